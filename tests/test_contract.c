/* One generic test that holds every game of the list to the contract of core/game.h, over thousands of random positions
 * at every player count and a spread of options. PLATEAU_CONTRACT_GAMES sets the number of games per player count. */
#include "tests/contract.h"
#include "tests/effort.h"
#include <stdio.h>
#include <stdlib.h>

enum {
    STANDARD_GAMES = EFFORT(24),
    LONGEST = 200000,
    OPENING = 40,
    ONE_IN = 24,
    FEWEST_POSITIONS = 2000,
    MOST_POSITIONS = EFFORT(9000)
}; /* by number of players: long games are played less often */

_Noreturn void trial_failed(const struct trial *trial, const char *file, int line, const char *format, ...) {
    static char dump[PL_MAX_JSON];
    char what[2048];
    va_list list;
    va_start(list, format);
    vsnprintf(what, sizeof what, format, list);
    va_end(list);
    struct pl_out out = PL_OUT(dump);
    pl_dump(trial->game, &trial->state, &out);
    print_error("%s:%d: %s, %d players, game %d, step %d: %s\n", file, line, trial->game->id, trial->setup.players,
                trial->number, trial->step, what);
    for (int i = 0; trial->game->options && trial->game->options[i].key; i++)
        print_error("  option %s=%d\n", trial->game->options[i].key, (int)trial->setup.option[i]);
    for (int i = 0; i < trial->setup.players; i++)
        if (trial->setup.automa[i])
            print_error("  seat %d is automa:%s\n", i + 1, trial->game->levels[trial->setup.automa[i] - 1].key);
    print_error("  %s\n", dump);
    fail();
    abort();
}

struct pl_setup trial_setup(const struct pl_game *game, int players, int number, struct pl_rng *rng) {
    struct pl_setup setup = pl_setup_default(game, players);
    for (int tries = 0; number > 0 && tries < 100; tries++) {
        struct pl_setup wild = setup;
        char reason[256];
        struct pl_out error = PL_OUT(reason);
        int roles = 0;
        for (int i = 0; game->options && game->options[i].key; i++) {
            const struct pl_option *o = &game->options[i];
            wild.option[i] = o->min + (int32_t)pl_rng_below(rng, (uint32_t)(o->max - o->min) + 1);
        }
        while (game->roles && game->roles[roles].key)
            roles++;
        for (int i = 0; roles && number % 3 == 0 && i < players; i++)
            wild.role[i] = (int8_t)((int)pl_rng_below(rng, (uint32_t)roles + 1) - 1);
        int levels = 0;
        while (game->levels && game->levels[levels].key)
            levels++;
        for (int i = 0; levels && number % 2 && i < players; i++) /* every other game has some */
            wild.automa[i] = (int8_t)pl_rng_below(rng, (uint32_t)levels + 1);
        if (pl_setup_check(game, &wild, PL_EN, &error))
            return wild;
    }
    return setup;
}

int trial_choices(const struct trial *trial, const void *state, pl_move *out) {
    if (trial->game->actor(state) != PL_CHANCE)
        return trial->game->moves(state, out);
    struct pl_chance chances[PL_MAX_CHANCES];
    int n = trial->game->chances(state, chances);
    for (int i = 0; i < n; i++)
        out[i] = chances[i].move;
    return n;
}

void heard_nothing(struct heard *heard) {
    heard->list++;
}

bool heard_before(struct heard *heard, struct pl_said said) {
    uint64_t hash = (uint64_t)(uintptr_t)said.phrase;
    for (int i = 0; i < PL_ARGS; i++)
        hash = (hash ^ (uint32_t)said.arg[i]) * UINT64_C(0x9E3779B97F4A7C15);
    size_t place = hash >> 53;
    bool before = heard->at[place].list == heard->list && heard->at[place].said.phrase == said.phrase &&
                  memcmp(heard->at[place].said.arg, said.arg, sizeof said.arg) == 0;
    heard->at[place].list = heard->list;
    heard->at[place].said = said;
    return before;
}

/* What was said of the position that is being looked at; a sentence comes again with every wish it refuses. */
static struct heard now;

void trial_said(const struct trial *trial, const void *state, struct pl_said said, const char *what) {
    bool own = false;
    HOLD(trial, said.phrase, "%s: nothing is said", what);
    for (const struct pl_phrase *p = trial->game->phrases; p->in[PL_EN]; p++)
        own = own || p == said.phrase;
    HOLD(trial, own, "%s: \"%s\" is not in the table of phrases", what, said.phrase->in[PL_EN]);
    if (state == &trial->state && heard_before(&now, said))
        return;
    const char *rule = pl_said_rule(trial->game, &said);
    HOLD(trial, !said.phrase->rule || (rule && pl_rule_find(trial->game, rule) && pl_phrase_cites(said.phrase, rule)),
         "%s: \"%s\" cites %s, which is no rule here", what, said.phrase->in[PL_EN], said.phrase->rule);
    for (int lang = 0; lang < PL_LANGS; lang++) {
        char text[1024] = "";
        struct pl_out out = PL_OUT(text);
        pl_game_say(trial->game, state, &said, (enum pl_lang)lang, &out);
        HOLD(trial, out.len > 0 && !out.cut, "%s: \"%s\" is empty or too long", what, text);
        HOLD(trial, !strpbrk(text, "{}\n"), "%s: a hole is not filled in \"%s\"", what, text);
        HOLD(trial, text[0] != ' ' && text[out.len - 1] != ' ', "%s: a hole came out empty in \"%s\"", what, text);
        HOLD(trial, !strstr(text, "  "), "%s: a hole came out empty in \"%s\"", what, text);
    }
}

void trial_same(const struct trial *trial, const void *a, const void *b, const char *what) {
    static char lines[PL_MAX_JSON];
    if (memcmp(a, b, trial->game->state_size) == 0)
        return;
    struct pl_out out = PL_OUT(lines);
    int n = pl_diff(trial->game, a, b, &out);
    trial_failed(trial, __FILE__, __LINE__, "%s: %d described values differ%s\n%.1500s", what, n,
                 n ? "" : "; bytes outside the field table do", lines);
}

/* Makes one random step by the safe call and checks what only a step can show. */
static void step(struct trial *trial) {
    const struct pl_game *game = trial->game;
    static struct pl_notes notes;
    union pl_any_state before, quiet;
    pl_move choices[PL_MAX_MOVES], move;
    int actor = game->actor(&trial->state), turn = game->turn(&trial->state);
    pl_copy(game, &before, &trial->state);
    int n = trial_choices(trial, &trial->state, choices);
    move = actor == PL_CHANCE ? pl_draw(game, &trial->state, &trial->rng)
                              : choices[pl_rng_below(&trial->rng, (uint32_t)n)];
    pl_copy(game, &quiet, &before);
    game->apply(&quiet, move, NULL);
    notes.count = notes.dropped = 77; /* pl_play must empty them */
    HOLD(trial, pl_play(game, &trial->state, actor, move, &notes), "pl_play refuses a listed move");
    heard_nothing(&now);
    trial->step++;
    trial_same(trial, &trial->state, &quiet, "apply with notes and apply without");
    HOLD(trial, notes.dropped == 0, "%d notes of one move were dropped", notes.dropped);
    for (int i = 0; i < notes.count; i++) {
        trial_said(trial, &trial->state, notes.note[i].said, "note");
        HOLD(trial, notes.note[i].audience, "a note that nobody may read");
    }
    HOLD(trial, pl_hash(game, &before) != pl_hash(game, &trial->state), "a move leaves the hash as it was");
    HOLD(trial, game->turn(&trial->state) >= turn, "turns are counted backwards");
}

/* The lines of the account add up to the score and each cites a rule. */
static void account(const struct trial *trial, const struct pl_result *result) {
    const struct pl_game *game = trial->game;
    struct pl_score_line lines[PL_MAX_SCORE_LINES + 1] = {0};
    if (!game->score_lines)
        return;
    lines[PL_MAX_SCORE_LINES].points[0] = 12345;
    int count = game->score_lines(&trial->state, lines);
    HOLD(trial, count >= 0 && count <= PL_MAX_SCORE_LINES, "%d lines of score", count);
    HOLD(trial, lines[PL_MAX_SCORE_LINES].points[0] == 12345, "score_lines writes beyond its room");
    for (int i = 0; i < count; i++) {
        trial_said(trial, &trial->state, lines[i].label, "score line");
        HOLD(trial, pl_said_rule(trial->game, &lines[i].label), "score line %d cites no rule", i);
    }
    for (int seat = 0; seat < trial->setup.players; seat++) {
        int64_t sum = 0;
        for (int i = 0; i < count; i++)
            sum += lines[i].points[seat];
        HOLD(trial, sum == result->score[seat], "seat %d: the lines add up to %lld, the score is %d", seat + 1,
             (long long)sum, (int)result->score[seat]);
    }
}

static void ending(struct trial *trial) {
    struct pl_result result = {.ending = -1};
    int endings = 0;
    trial->game->result(&trial->state, &result);
    while (trial->game->endings[endings].key)
        endings++;
    HOLD(trial, result.ending >= 0 && result.ending < endings, "ending %d is not in the table", result.ending);
    HOLD(trial, result.winners >> trial->setup.players == 0, "winners %#x: not all of them sit here", result.winners);
    account(trial, &result);
    trial->counts->ended[result.ending]++;
    trial_said(trial, &trial->state, trial->game->prompt(&trial->state, PL_SPECTATOR), "prompt at the end");
    pl_move move = PL_MOVE(1, 0, 0, 0);
    HOLD(trial, !pl_play(trial->game, &trial->state, 0, move, NULL), "a move was made after the end");
    HOLD(trial, !pl_play(trial->game, &trial->state, PL_OVER, move, NULL), "a move was made after the end");
}

/* Goes on from one world that agrees with what a seat knows: it must be a position like any other. */
static void play_on_elsewhere(const struct trial *trial, int seat) {
    struct trial other = *trial;
    int limit = trial->step + LONGEST;
    pl_determinize(trial->game, &trial->state, seat, &other.rng, &other.state);
    for (; other.step < limit && pl_step_random(other.game, &other.state, &other.rng, NULL); other.step++) {
        struct pl_said wrong = other.game->check(&other.state);
        HOLD(&other, !wrong.phrase, "playing on from a determinized world goes wrong: %s", wrong.phrase->in[PL_EN]);
    }
    HOLD(&other, other.game->actor(&other.state) == PL_OVER, "a determinized world was not played to its end");
}

static void one_game(struct trial *trial) {
    const struct pl_game *game = trial->game;
    trial->step = 0;
    HOLD(trial, pl_new(game, &trial->setup, &trial->state), "a checked setup does not start");
    heard_nothing(&now);
    int elsewhere = (int)pl_rng_below(&trial->rng, 60);
    while (game->actor(&trial->state) != PL_OVER) {
        trial->counts->positions++;
        contract_light(trial);
        if (trial->step < OPENING || pl_rng_below(&trial->rng, ONE_IN) == 0) {
            trial->counts->thorough++;
            contract_thorough(trial);
            contract_hidden(trial);
        }
        struct trial apart = *trial; /* with random numbers of its own: the game stays what it was */
        contract_together(&apart);
        if (trial->step == elsewhere)
            play_on_elsewhere(trial, (int)pl_rng_below(&trial->rng, (uint32_t)trial->setup.players));
        step(trial);
        HOLD(trial, trial->step < LONGEST, "the game does not end");
    }
    contract_light(trial);
    contract_hidden(trial);
    ending(trial);
}

static int games_per_count(void) {
    const char *text = getenv("PLATEAU_CONTRACT_GAMES");
    int n = text ? atoi(text) : 0;
    return n > 0 ? n : STANDARD_GAMES;
}

/* What is hidden really varies: every byte that is often hidden is dealt anew, and differently, often enough. */
static void check_varied(const struct pl_game *game, const struct counts *counts) {
    int bytes = 0;
    for (size_t b = 0; b < game->state_size; b++) {
        if (counts->hidden[b] < 100)
            continue;
        bytes++;
        if (counts->varied[b] * 5 < counts->hidden[b])
            fail_msg("%s: byte %zu of the state is hidden in %ld views, but dealt variously in only %ld", game->id, b,
                     counts->hidden[b], counts->varied[b]);
    }
    if (game->view && !bytes)
        fail_msg("%s has a view that hides nothing", game->id);
    if (game->view)
        print_message(
            "    %s: %ld worlds dealt; %d bytes of the state are hidden from somebody, and all of them vary\n",
            game->id, counts->worlds, bytes);
    if (game->view)
        print_message("    %s: %ld times somebody was asked in one of two worlds only; %ld answers tried\n", game->id,
                      counts->questions, counts->answers);
    assert_int_equal(counts->told > 0, contract_tells(game));
}

static void contract_positions(void **state) {
    const struct pl_game *game = *state;
    static struct counts counts;
    memset(&counts, 0, sizeof counts);
    struct trial trial = {.game = game, .counts = &counts};
    for (int players = game->min_players; players <= game->max_players; players++) {
        long enough = counts.positions + FEWEST_POSITIONS, most = counts.positions + MOST_POSITIONS;
        bool asked = getenv("PLATEAU_CONTRACT_GAMES") != NULL;
        for (trial.number = 0;
             (trial.number < games_per_count() && (asked || counts.positions < most)) || counts.positions < enough;
             trial.number++) {
            trial.rng = pl_rng_seed(UINT64_C(0xC0), (uint64_t)players * 100000 + (uint64_t)trial.number);
            trial.setup = trial_setup(game, players, trial.number, &trial.rng);
            one_game(&trial);
        }
    }
    print_message("    %s: %ld positions, %ld of them thoroughly; %ld refusals explained", game->id, counts.positions,
                  counts.thorough, counts.refusals);
    for (int i = 0; game->endings[i].key; i++)
        print_message("%s%s %ld", i ? ", " : "; endings: ", game->endings[i].key, counts.ended[i]);
    print_message("\n");
    assert_true(counts.thorough >= EFFORT(1000) && counts.refusals >= 1000);
    assert_true(!game->deciding || counts.questions >= EFFORT(100));
    check_varied(game, &counts);
}

/* A seed gives the same game, whatever was played before. */
static void contract_repeats(void **state) {
    const struct pl_game *game = *state;
    uint64_t hash[2];
    for (int i = 0; i < 2; i++) {
        union pl_any_state s;
        struct pl_setup setup = pl_setup_default(game, game->max_players);
        struct pl_rng rng = pl_rng_seed(7, 7);
        memset(&s, 0xA5 * i, sizeof s); /* what was in the memory does not matter */
        assert_true(pl_new(game, &setup, &s));
        while (pl_step_random(game, &s, &rng, NULL))
            ;
        hash[i] = pl_hash(game, &s);
        for (size_t b = game->state_size; b < sizeof s; b++)
            assert_int_equal(s.bytes[b], (unsigned char)(0xA5 * i)); /* nothing beyond the state was touched */
    }
    assert_true(hash[0] == hash[1]);
}

/* An argument that is a game's id: that game alone. */
static const struct pl_game *only(int argc, char **argv) {
    const struct pl_game *found = NULL;
    for (int i = 1; i < argc && !found; i++)
        found = pl_game_find(argv[i]);
    return found;
}

int main(int argc, char **argv) {
    const struct pl_game *alone = only(argc, argv);
    static struct CMUnitTest tests[4 * 32];
    static char names[4 * 32][64];
    static const struct {
        const char *name;
        CMUnitTestFunction run;
    } parts[] = {{"tables", contract_tables},
                 {"setups", contract_setups},
                 {"positions", contract_positions},
                 {"repeats", contract_repeats}};
    size_t n = 0;
    for (const struct pl_game *const *game = pl_games; *game && n + 4 <= 128; game++) {
        for (int i = 0; i < 4 && (!alone || *game == alone); i++, n++) {
            snprintf(names[n], sizeof names[n], "%s: %s", (*game)->id, parts[i].name);
            tests[n] = (struct CMUnitTest){names[n], parts[i].run, NULL, NULL, (void *)*game};
        }
    }
    return _cmocka_run_group_tests("contract", tests, n, NULL, NULL);
}
