/* Golden playthroughs: every answer of the interface over one seeded game, as text, games/GAME/golden.txt,
 * with the game's behaviour signature as its last line; of a game with automas another one, golden-automas.txt, in
 * which the rulebook plays against one who plays at random. An intended change is taken over with
 *
 *     test_golden --update [SOURCE]
 *
 * and shows in the diff what it did. A game without a file fails. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "core/scene_text.h"
#include "tests/source.h"
#include <cmocka.h>

/* A long game shows its beginning and its end; what lies between is in the hashes. */
enum { SHOWN_FIRST = 36, SHOWN_LAST = 10, SIGNED_GAMES = 1000 };

static const char *const langs[PL_LANGS] = {[PL_EN] = "en", [PL_FR] = "fr"};

struct play {
    const struct pl_game *game;
    union pl_any_state state;
    FILE *file;
};

static void put_said(const struct play *p, const char *what, struct pl_said said) {
    for (int lang = 0; lang < PL_LANGS; lang++) {
        char text[1024] = "";
        struct pl_out out = PL_OUT(text);
        pl_game_say(p->game, &p->state, &said, (enum pl_lang)lang, &out);
        fprintf(p->file, "  %s %s: %s\n", what, langs[lang], text);
    }
}

static void put_notation(const struct play *p, const char *before, pl_move move) {
    char text[PL_MAX_NOTATION] = "";
    struct pl_out out = PL_OUT(text);
    p->game->notate(&p->state, move, &out);
    fprintf(p->file, "%s%s", before, text);
}

static void put_dump(const struct play *p, const char *what) {
    static char json[PL_MAX_JSON];
    struct pl_out out = PL_OUT(json);
    pl_dump(p->game, &p->state, &out);
    fprintf(p->file, "%s: %s\n", what, json);
}

static void put_board(const struct play *p, int viewer, enum pl_lang lang) {
    static char text[PL_MAX_JSON];
    union pl_any_state view;
    struct pl_screen screen = {.lang = lang, .unicode = true, .columns = 100, .viewer = viewer};
    struct pl_out out = PL_OUT(text);
    pl_view(p->game, &p->state, viewer, &view);
    pl_board(p->game, &view, &screen, &out);
    fprintf(p->file, "board for %d %s:\n%s", viewer, langs[lang], text);
}

static void put_choices(const struct play *p, int actor) {
    if (actor == PL_CHANCE) {
        struct pl_chance chances[PL_MAX_CHANCES];
        int n = p->game->chances(&p->state, chances);
        fprintf(p->file, "  chances:");
        for (int i = 0; i < n; i++) {
            put_notation(p, i ? " | " : " ", chances[i].move);
            fprintf(p->file, " x%u", chances[i].weight);
        }
    } else {
        pl_move moves[PL_MAX_MOVES];
        int n = p->game->moves(&p->state, moves);
        fprintf(p->file, "  moves:");
        for (int i = 0; i < n; i++)
            put_notation(p, i ? " | " : " ", moves[i]);
    }
    fprintf(p->file, "\n");
}

/* One wish that is refused, another one at each step. */
static void put_refusal(const struct play *p, int seat, int step) {
    enum { MOST = 8 * PL_MAX_WISHES };
    static pl_move wishes[MOST]; /* of all kinds */
    int n = 0;
    for (int part = 0; part < pl_wish_parts(p->game) && n <= MOST - PL_MAX_WISHES; part++)
        n += pl_wishes(p->game, &p->state, seat, part, wishes + n);
    for (int i = 0; i < n; i++) {
        pl_move wish = wishes[(i + step * 7) % n];
        struct pl_said why = p->game->explain(&p->state, seat, wish);
        if (!why.phrase)
            continue;
        put_notation(p, "  not ", wish);
        const char *rule = pl_said_rule(p->game, &why);
        fprintf(p->file, ": %s\n", rule ? rule : "-");
        put_said(p, "  why", why);
        return;
    }
}

static void put_known(const struct play *p) {
    int players = p->game->players(&p->state);
    int32_t points[PL_MAX_SEATS] = {0};
    p->game->evaluate(&p->state, points);
    fprintf(p->file, "  turn %d, hash %016llx, points", p->game->turn(&p->state),
            (unsigned long long)pl_hash(p->game, &p->state));
    for (int seat = 0; seat < players; seat++)
        fprintf(p->file, " %d", (int)points[seat]);
    if (p->game->view) {
        fprintf(p->file, ", views");
        for (int viewer = PL_SPECTATOR; viewer < players; viewer++) {
            union pl_any_state view;
            pl_view(p->game, &p->state, viewer, &view);
            fprintf(p->file, " %016llx", (unsigned long long)pl_hash(p->game, &view));
        }
    }
    fprintf(p->file, "\n");
}

static void put_step(struct play *p, int step, struct pl_rng *rng, bool shown) {
    static struct pl_notes notes;
    pl_move moves[PL_MAX_MOVES], move;
    int actor = p->game->actor(&p->state);
    if (actor == PL_CHANCE)
        move = pl_draw(p->game, &p->state, rng);
    else
        move = moves[pl_rng_below(rng, (uint32_t)p->game->moves(&p->state, moves))];
    if (shown) {
        fprintf(p->file, "step %d, %s%.0d\n", step, actor == PL_CHANCE ? "chance" : "seat ",
                actor == PL_CHANCE ? 0 : actor + 1);
        put_known(p);
        put_said(p, "prompt", p->game->prompt(&p->state, actor));
        put_choices(p, actor);
        if (actor != PL_CHANCE)
            put_refusal(p, actor, step);
        put_notation(p, "  plays ", move);
        fprintf(p->file, "\n");
        put_said(p, "  is", p->game->describe(&p->state, move, PL_EVERYTHING));
        if (p->game->view)
            put_said(p, "  seen", p->game->describe(&p->state, move, PL_SPECTATOR));
    }
    assert_true(pl_play(p->game, &p->state, actor, move, &notes));
    for (int i = 0; shown && i < notes.count; i++) {
        const char *rule = pl_said_rule(p->game, &notes.note[i].said);
        fprintf(p->file, "  note for %02x, %s\n", notes.note[i].audience, rule ? rule : "-");
        put_said(p, "  note", notes.note[i].said);
    }
}

/* The whole game; its state is then the last. */
static void put_game(struct play *p, const struct pl_setup *setup) {
    struct play count = *p;
    struct pl_rng rng = pl_rng_seed(1, 0), same = rng;
    struct pl_result result;
    int steps = 0;
    assert_true(pl_new(p->game, setup, &p->state));
    pl_copy(p->game, &count.state, &p->state);
    for (; p->game->actor(&count.state) != PL_OVER; steps++)
        put_step(&count, steps, &same, false);
    put_dump(p, "start");
    for (int i = 0; i < steps; i++) {
        if (i == SHOWN_FIRST && steps > SHOWN_FIRST + SHOWN_LAST)
            fprintf(p->file, "… %d steps …\n", steps - SHOWN_FIRST - SHOWN_LAST);
        put_step(p, i, &rng, i < SHOWN_FIRST || i >= steps - SHOWN_LAST);
        if (i == SHOWN_FIRST / 2) {
            put_board(p, PL_SPECTATOR, PL_EN);
            put_board(p, 0, PL_FR);
        }
    }
    fprintf(p->file, "over\n");
    put_known(p);
    put_said(p, "prompt", p->game->prompt(&p->state, PL_SPECTATOR));
    put_board(p, PL_EVERYTHING, PL_EN);
    put_dump(p, "end");
    p->game->result(&p->state, &result);
    fprintf(p->file, "result: %s, winners %x, scores", p->game->endings[result.ending].key, result.winners);
    for (int seat = 0; seat < setup->players; seat++)
        fprintf(p->file, " %d", (int)result.score[seat]);
    fprintf(p->file, "\n");
}

static void put_golden(const struct pl_game *game, FILE *file) {
    struct play p = {.game = game, .file = file};
    struct pl_setup setup = pl_setup_default(game, game->min_players);
    char ignored[256], text[64] = "";
    struct pl_out error = PL_OUT(ignored), out = PL_OUT(text);
    /* Tempête leaves them off; what they do and say is to be seen here all the same (TD-7.2). */
    pl_setup_option(game, &setup, "powers", "on", PL_EN, &error);
    fprintf(file, "# %s, rules version %u, %d players, seed 1\n", game->id, game->rules_version, setup.players);
    put_game(&p, &setup);
    pl_put_hex(&out, pl_signature(game, SIGNED_GAMES));
    fprintf(file, "signature %s\n", text);
}

/* One person, and an automa of each level as far as the game seats so many together; else all of one level. */
static struct pl_setup setup_with_automas(const struct pl_game *game) {
    char why[512];
    struct pl_out out = PL_OUT(why);
    int levels = 0;
    while (game->levels[levels].key)
        levels++;
    for (int one = 0; levels && one <= levels; one++) /* 0: each in turn */
        for (int players = game->max_players; players >= game->min_players && players > 1; players--) {
            struct pl_setup setup = pl_setup_default(game, players);
            for (int seat = 1; seat < players; seat++)
                setup.automa[seat] = (int8_t)(one ? one : 1 + (seat - 1) % levels);
            if (players <= levels + 1 + (one > 0) && pl_setup_check(game, &setup, PL_EN, &out))
                return setup;
        }
    fail_msg("%s seats no person with automas", game->id);
    return pl_setup_default(game, game->min_players);
}

static void put_golden_automas(const struct pl_game *game, FILE *file) {
    struct play p = {.game = game, .file = file};
    struct pl_setup setup = setup_with_automas(game);
    char seats[256] = "";
    struct pl_out out = PL_OUT(seats);
    pl_setup_seats_write(game, &setup, &out);
    fprintf(file, "# %s, rules version %u, %s, seed 1\n", game->id, game->rules_version, seats);
    put_game(&p, &setup);
}

/* ---- Comparing ------------------------------------------------------------------------------------------------- */

static const char *root;
static bool update;

static char *slurp(const char *path) {
    FILE *file = fopen(path, "rb");
    if (!file)
        return NULL;
    size_t cap = 1 << 22, n;
    char *text = malloc(cap);
    assert_non_null(text);
    n = fread(text, 1, cap - 1, file);
    text[n] = 0;
    fclose(file);
    return text;
}

/* Compares with the stored file, or stores. Fails with the first line that differs. */
static void compare(const char *path, const char *text) {
    if (update) {
        FILE *file = fopen(path, "wb");
        if (!file)
            fail_msg("%s cannot be written", path);
        fputs(text, file);
        assert_int_equal(fclose(file), 0);
        return;
    }
    char *stored = slurp(path);
    if (!stored)
        fail_msg("%s is missing: run test_golden --update and look at what it wrote", path);
    const char *a = stored, *b = text;
    for (int line = 1; *a || *b; line++) {
        size_t m = strcspn(a, "\n"), n = strcspn(b, "\n");
        if (m != n || memcmp(a, b, m) != 0)
            fail_msg("%s:%d: stored\n%.*s\nnow\n%.*s", path, line, (int)(m < 1500 ? m : 1500), a,
                     (int)(n < 1500 ? n : 1500), b);
        a += m + (a[m] == '\n');
        b += n + (b[n] == '\n');
    }
    free(stored);
}

static void hold(const struct pl_game *game, const char *name, void (*put)(const struct pl_game *game, FILE *file)) {
    char path[1024], *text = NULL;
    size_t size = 0;
    FILE *file = open_memstream(&text, &size);
    assert_non_null(file);
    put(game, file);
    fclose(file);
    snprintf(path, sizeof path, "%s/games/%s/%s", root, game->id, name);
    compare(path, text);
    free(text);
}

static void playthrough(void **state) {
    hold(*state, "golden.txt", put_golden);
}

static void playthrough_with_automas(void **state) {
    hold(*state, "golden-automas.txt", put_golden_automas);
}

int main(int argc, char **argv) {
    enum { MOST = 32, NAME = 64 };
    static struct CMUnitTest tests[2 * MOST];
    static char names[MOST][NAME];
    size_t n = 0;
    root = source_root(argc, argv);
    for (int i = 1; i < argc; i++)
        update = update || strcmp(argv[i], "--update") == 0;
    for (int g = 0; pl_games[g] && g < MOST; g++) {
        const struct pl_game *game = pl_games[g];
        tests[n++] = (struct CMUnitTest){game->id, playthrough, NULL, NULL, (void *)game};
        if (!game->levels)
            continue;
        snprintf(names[g], NAME, "%s, automas", game->id);
        tests[n++] = (struct CMUnitTest){names[g], playthrough_with_automas, NULL, NULL, (void *)game};
    }
    return _cmocka_run_group_tests("golden", tests, n, NULL, NULL);
}
