/* The contract of one position: moves and chance, notation, words, explanations, the gate, JSON. */
#include "core/scene_text.h"
#include "tests/contract.h"
#include <ctype.h>
#include <strings.h>

static void check_chances(const struct trial *trial) {
    struct pl_chance chances[PL_MAX_CHANCES];
    int n = trial->game->chances(&trial->state, chances);
    uint64_t sum = 0;
    HOLD(trial, n >= 1 && n <= PL_MAX_CHANCES, "%d outcomes of chance", n);
    for (int i = 0; i < n; i++) {
        HOLD(trial, pl_kind(chances[i].move), "outcome %d has no kind", i);
        HOLD(trial, chances[i].weight > 0, "outcome %d has no weight", i);
        sum += chances[i].weight;
        for (int j = 0; j < i; j++)
            HOLD(trial, chances[i].move != chances[j].move, "outcome %#x is listed twice", chances[i].move);
    }
    HOLD(trial, sum < UINT64_C(1) << 31, "weights sum up to %llu", (unsigned long long)sum);
}

static void check_moves(const struct trial *trial) {
    pl_move moves[PL_MAX_MOVES];
    int n = trial->game->moves(&trial->state, moves);
    HOLD(trial, n >= 1 && n <= PL_MAX_MOVES, "%d legal moves", n);
    HOLD(trial, n == 1 || pl_automa(trial->game, &trial->state, trial->game->actor(&trial->state)) < 0,
         "an automa has %d moves: its rules prescribe one", n);
    for (int i = 0; i < n; i++) {
        HOLD(trial, pl_kind(moves[i]), "move %d has no kind", i);
        for (int j = 0; j < i; j++)
            HOLD(trial, moves[i] != moves[j], "move %#x is listed twice", moves[i]);
    }
}

/* At every position of every game. */
void contract_light(struct trial *trial) {
    const struct pl_game *game = trial->game;
    union pl_any_state before;
    pl_copy(game, &before, &trial->state);
    int actor = game->actor(&trial->state);
    HOLD(trial, actor == PL_CHANCE || actor == PL_OVER || (actor >= 0 && actor < trial->setup.players),
         "%d is to move, who is neither a seat nor chance", actor);
    if (actor == PL_CHANCE)
        check_chances(trial);
    else if (actor != PL_OVER)
        check_moves(trial);
    struct pl_said wrong = game->check(&trial->state);
    if (wrong.phrase) {
        char text[512] = "";
        struct pl_out out = PL_OUT(text);
        pl_game_say(game, &trial->state, &wrong, PL_EN, &out);
        trial_failed(trial, __FILE__, __LINE__, "check: %s", text);
    }
    HOLD(trial, game->players(&trial->state) == trial->setup.players, "the number of players has changed");
    trial_same(trial, &before, &trial->state, "the position before and after looking at it");
}

/* ---- Notation and words ---------------------------------------------------------------------------------------- */

static bool has_form(const struct pl_game *game, const char *notation) {
    size_t word = strcspn(notation, " ");
    for (const struct pl_form *form = game->forms; form->form; form++)
        if (strcspn(form->form, " ") == word && strncmp(form->form, notation, word) == 0)
            return true;
    return false;
}

/* As it is written, and shouted with spaces. */
static void check_read_back(const struct trial *trial, const char *text, pl_move move) {
    char loud[PL_MAX_NOTATION + 4] = "  ";
    pl_move found[2] = {PL_NO_MOVE, PL_NO_MOVE};
    for (size_t c = 0; text[c]; c++)
        loud[c + 2] = (char)toupper((unsigned char)text[c]);
    HOLD(trial, pl_read_move(trial->game, &trial->state, text, &found[0]) && found[0] == move,
         "\"%s\" is not read back", text);
    HOLD(trial, pl_read_move(trial->game, &trial->state, loud, &found[1]) && found[1] == move,
         "\"%s\" is not read back", loud);
}

/* As people write it: short, read back, and like no other move that is written in whatever way. */
static void check_spelling(const struct trial *trial, pl_move move) {
    for (enum pl_lang lang = 0; lang < PL_LANGS; lang++) {
        char text[PL_MAX_NOTATION * 4];
        struct pl_out out = PL_OUT(text);
        pl_spell(trial->game, &trial->state, move, lang, &out);
        HOLD(trial, out.len > 0 && out.len < PL_MAX_NOTATION, "spelling \"%s\" is %zu bytes long", text, out.len);
        HOLD(trial, has_form(trial->game, text), "spelling \"%s\" begins like none of the forms", text);
        check_read_back(trial, text, move);
    }
}

/* What a move uses or leaves has a name, and is told once; looking changes nothing. */
static void check_uses(const struct trial *trial, pl_move move) {
    struct pl_use uses[PL_MAX_USES];
    union pl_any_state before = trial->state;
    int count = trial->game->uses(&trial->state, move, uses);
    HOLD(trial, count >= 0 && count <= PL_MAX_USES, "a move uses and leaves %d effects", count);
    for (int i = 0; i < count; i++) {
        trial_said(trial, &trial->state, uses[i].what, "an effect");
        for (int j = 0; j < i; j++)
            HOLD(trial, memcmp(&uses[i].what, &uses[j].what, sizeof uses[i].what) != 0, "an effect is told twice");
    }
    trial_same(trial, &before, &trial->state, "the position before and after asking what is used");
}

static void check_notation(const struct trial *trial) {
    static char text[PL_MAX_MOVES][PL_MAX_NOTATION * 4];
    const struct pl_game *game = trial->game;
    pl_move moves[PL_MAX_MOVES];
    int n = trial_choices(trial, &trial->state, moves);
    for (int i = 0; i < n; i++) {
        struct pl_out out = pl_out_to(text[i], sizeof text[i]);
        game->notate(&trial->state, moves[i], &out);
        HOLD(trial, out.len > 0 && out.len < PL_MAX_NOTATION, "notation \"%s\" is %zu bytes long", text[i], out.len);
        HOLD(trial,
             text[i][0] != ' ' && text[i][out.len - 1] != ' ' && !strpbrk(text[i], "#\n\"\\") && !strstr(text[i], "  "),
             "notation \"%s\" cannot stand in a replay", text[i]);
        HOLD(trial, has_form(game, text[i]), "notation \"%s\" begins like none of the forms", text[i]);
        for (int j = 0; j < i; j++)
            HOLD(trial, strcasecmp(text[i], text[j]) != 0, "two moves are both written \"%s\"", text[i]);
        if (n <= 16 || (i + trial->step) % 8 == 0) {
            check_read_back(trial, text[i], moves[i]);
            if (game->spell)
                check_spelling(trial, moves[i]);
            if (game->uses && game->actor(&trial->state) >= 0)
                check_uses(trial, moves[i]);
        }
        int last = game->view ? trial->setup.players : 0; /* where nothing is hidden, one seat stands for all */
        for (int viewer = PL_EVERYTHING; viewer <= last && viewer < trial->setup.players; viewer++)
            trial_said(trial, &trial->state, game->describe(&trial->state, moves[i], viewer), text[i]);
    }
    pl_move none;
    HOLD(trial, !pl_read_move(game, &trial->state, "", &none), "no words at all are read as a move");
}

static void check_looks(const struct trial *trial) {
    static char board[PL_MAX_JSON];
    const struct pl_game *game = trial->game;
    int roles = 0;
    while (game->roles && game->roles[roles].key)
        roles++;
    for (int seat = 0; seat < trial->setup.players; seat++)
        HOLD(trial, game->role(&trial->state, seat) >= -1 && game->role(&trial->state, seat) < roles,
             "role out of table");
    for (int seat = 0; seat < trial->setup.players; seat++)
        HOLD(trial, pl_automa(game, &trial->state, seat) == trial->setup.automa[seat] - 1,
             "seat %d is not the automa that it was set up as", seat + 1);
    for (int viewer = PL_EVERYTHING; viewer < trial->setup.players; viewer++) {
        union pl_any_state view;
        trial_said(trial, &trial->state, game->prompt(&trial->state, viewer), "prompt");
        pl_view(game, &trial->state, viewer, &view);
        trial_said(trial, &view, game->prompt(&view, viewer), "prompt in the view");
        int look = (trial->step + viewer) & 7;
        struct pl_screen screen = {look & 1 ? PL_FR : PL_EN, look & 2, look & 4, 80, viewer};
        struct pl_out out = pl_out_to(board, sizeof board);
        pl_board(game, &view, &screen, &out);
        HOLD(trial, out.len > 0 && !out.cut, "the board is empty or too large");
        HOLD(trial, screen.colour || !strchr(board, '\x1b'), "a board without colour has colours");
    }
    int32_t points[PL_MAX_SEATS + 1] = {[PL_MAX_SEATS] = 12345};
    game->evaluate(&trial->state, points);
    HOLD(trial, points[PL_MAX_SEATS] == 12345, "evaluate writes beyond the seats");
}

/* ---- Why not --------------------------------------------------------------------------------------------------- */

static bool listed(const pl_move *moves, int n, pl_move move) {
    for (int i = 0; i < n; i++)
        if (moves[i] == move)
            return true;
    return false;
}

/* What is told of a thing that somebody points at: each sentence once, and either refused wishes of the kinds that are
 * being decided or, alone, the prompt. */
static void check_thing(const struct trial *trial, int seat, pl_touch thing) {
    const struct pl_game *game = trial->game;
    struct pl_refusal list[PL_MAX_REFUSALS];
    int count = pl_refusals(game, &trial->state, seat, thing, list);
    HOLD(trial, count >= 1 && count <= PL_MAX_REFUSALS, "%d reasons why nothing can be done with %#x", count, thing);
    bool decides = game->actor(&trial->state) == seat;
    HOLD(trial, decides || (count == 1 && list[0].wish == PL_NO_MOVE), "reasons for a seat that does not decide");
    for (int i = 0; i < count; i++) {
        HOLD(trial, list[i].why.phrase, "a reason that says nothing");
        HOLD(trial, list[i].wish != PL_NO_MOVE || count == 1, "the prompt among other reasons");
        if (list[i].wish == PL_NO_MOVE)
            continue;
        struct pl_said why = game->explain(&trial->state, seat, list[i].wish);
        HOLD(trial, why.phrase == list[i].why.phrase, "another reason than that of the wish");
        for (int j = 0; j < i; j++)
            HOLD(trial, list[j].why.phrase != why.phrase || memcmp(list[j].why.arg, why.arg, sizeof why.arg) != 0,
                 "a reason is given twice");
    }
}

static void check_touched(const struct trial *trial, int seat, pl_move wish) {
    pl_touch things[PL_MAX_TOUCHES];
    int count = trial->game->touches ? trial->game->touches(&trial->state, wish, things) : 0;
    for (int i = 0; i < count; i++)
        check_thing(trial, seat, things[i]);
}

static void check_refusal(const struct trial *trial, int seat, pl_move wish, struct pl_said why) {
    const struct pl_game *game = trial->game;
    char notation[PL_MAX_NOTATION * 4] = "";
    struct pl_out out = PL_OUT(notation);
    game->notate(&trial->state, wish, &out);
    HOLD(trial, out.len > 0 && out.len < PL_MAX_NOTATION, "a wish is written \"%s\"", notation);
    trial_said(trial, &trial->state, why, notation);
    if (game->actor(&trial->state) == seat)
        trial_said(trial, &trial->state, game->describe(&trial->state, wish, seat), notation);
    HOLD(trial, why.phrase->rule && pl_rule_find(game, why.phrase->rule), "\"%s\" is refused without a rule", notation);
    trial->counts->refusals++;
}

/* The way by words: what is refused as a move is refused as text, for the same reason. */
static void check_why_not(const struct trial *trial, int seat, pl_move wish, struct pl_said why) {
    char notation[PL_MAX_NOTATION] = "", sentence[1024] = "";
    struct pl_out out = PL_OUT(notation), said = PL_OUT(sentence);
    pl_move read;
    trial->game->notate(&trial->state, wish, &out);
    union pl_any_state turned; /* whoever decides together with others is told of its own moves */
    pl_copy(trial->game, &turned, &trial->state);
    pl_turn_to(trial->game, &turned, seat);
    if (trial->game->actor(&turned) == seat && pl_read_move(trial->game, &turned, notation, &read))
        return; /* it is possible so, or another move that is written alike is */
    if (trial->game->actor(&turned) == seat)
        why = trial->game->explain(&turned, seat, wish);
    const char *rule = pl_why_not(trial->game, &trial->state, seat, notation, PL_FR, &said);
    HOLD(trial, rule && said.len > 0, "pl_why_not has nothing to say about \"%s\"", notation);
    HOLD(trial,
         !pl_read_wish(trial->game, &trial->state, seat, notation, &read) || read != wish ||
             strcmp(rule, why.phrase->rule) == 0,
         "\"%s\" is refused by %s and by %s", notation, rule, why.phrase->rule);
}

int contract_wishes(const struct trial *trial, const void *state, int seat, pl_move wishes[CONTRACT_WISHES]) {
    static pl_move part[PL_MAX_WISHES];
    int count = 0;
    for (int p = 0; p < pl_wish_parts(trial->game); p++) {
        int n = pl_wishes(trial->game, state, seat, p, part);
        HOLD(trial, n >= 0 && n <= PL_MAX_WISHES, "%d wishes", n);
        for (int i = 0; i < n && trial->game->wishes_of; i++)
            HOLD(trial, pl_kind(part[i]) == p, "a wish %#x among those of kind %d", part[i], p);
        HOLD(trial, count + n <= CONTRACT_WISHES, "more wishes than this test has room for");
        memcpy(wishes + count, part, (size_t)n * sizeof *part);
        count += n;
    }
    return count;
}

static void check_wishes(const struct trial *trial) {
    static pl_move wishes[CONTRACT_WISHES];
    const struct pl_game *game = trial->game;
    pl_move moves[PL_MAX_MOVES];
    int actor = game->actor(&trial->state);
    for (int seat = 0; seat < trial->setup.players; seat++) {
        int legal = seat == actor ? game->moves(&trial->state, moves) : 0;
        int n = contract_wishes(trial, &trial->state, seat, wishes), found = 0;
        for (int i = 0; i < n; i++) {
            bool can = listed(moves, legal, wishes[i]);
            struct pl_said why = game->explain(&trial->state, seat, wishes[i]);
            HOLD(trial, can == !why.phrase, "seat %d, wish %#x: moves and explain do not agree (%s)", seat + 1,
                 wishes[i], why.phrase ? why.phrase->in[PL_EN] : "no reason");
            found += can;
            for (int j = n < 512 ? 0 : i; j < i; j++) /* each once; long lists by the number found below */
                HOLD(trial, wishes[i] != wishes[j], "wish %#x is listed twice", wishes[i]);
            if (why.phrase && (n < 64 || i % 37 == trial->step % 37))
                check_refusal(trial, seat, wishes[i], why);
            if (why.phrase && (n < 64 ? i % 8 == trial->step % 8 : i == trial->step * 7 % n))
                check_why_not(trial, seat, wishes[i], why);
            if (why.phrase && i == trial->step * 11 % n)
                check_touched(trial, seat, wishes[i]);
        }
        HOLD(trial, found == legal, "%d legal moves of seat %d are not wished for, or are twice", legal - found,
             seat + 1);
        for (int i = 0; i < legal; i++)
            HOLD(trial, !game->explain(&trial->state, seat, moves[i]).phrase, "a legal move is explained away");
    }
}

/* ---- The gate -------------------------------------------------------------------------------------------------- */

static void must_refuse(struct trial *trial, int seat, pl_move move, const char *what) {
    union pl_any_state before;
    pl_copy(trial->game, &before, &trial->state);
    HOLD(trial, !pl_play(trial->game, &trial->state, seat, move, NULL), "%s is let through", what);
    trial_same(trial, &before, &trial->state, "the position before and after a refusal");
}

static void check_gate(struct trial *trial) {
    pl_move moves[PL_MAX_MOVES];
    int actor = trial->game->actor(&trial->state), n = trial_choices(trial, &trial->state, moves);
    uint32_t deciding = pl_deciding(trial->game, &trial->state);
    for (int seat = -3; seat <= PL_MAX_SEATS; seat++) {
        pl_move move = seat == actor ? PL_NO_MOVE : moves[pl_rng_below(&trial->rng, (uint32_t)n)];
        if (seat != actor && !(seat >= 0 && deciding >> seat & 1)) /* of these see contract_together.c */
            must_refuse(trial, seat, move, "a move of the wrong seat");
    }
    must_refuse(trial, actor, PL_NO_MOVE, "no move");
    for (int i = 0; i < 20; i++) {
        pl_move wild = moves[pl_rng_below(&trial->rng, (uint32_t)n)] ^ 1u << pl_rng_below(&trial->rng, 32);
        if (!listed(moves, n, wild))
            must_refuse(trial, actor, wild, "a move that is not on offer");
    }
}

/* ---- JSON ------------------------------------------------------------------------------------------------------ */

static void check_json(const struct trial *trial) {
    static char json[PL_MAX_JSON], reason[1024];
    const struct pl_game *game = trial->game;
    union pl_any_state loaded;
    struct pl_out out = PL_OUT(json), error = PL_OUT(reason);
    pl_dump(game, &trial->state, &out);
    HOLD(trial, !out.cut, "the dump does not fit");
    memset(&loaded, 0xEE, sizeof loaded);
    HOLD(trial, pl_load(game, json, false, &loaded, PL_EN, &error), "the dump cannot be loaded: %s", reason);
    trial_same(trial, &trial->state, &loaded, "the position and its dump loaded");
    HOLD(trial, pl_hash(game, &loaded) == pl_hash(game, &trial->state), "the hash changes by dumping and loading");
    HOLD(trial, pl_load(game, "{}", true, &loaded, PL_EN, &error), "an empty patch is refused: %s", reason);
    trial_same(trial, &trial->state, &loaded, "the position and itself patched with {}");
    HOLD(trial, pl_load(game, json, true, &loaded, PL_EN, &error), "its own dump is refused as a patch: %s", reason);
    trial_same(trial, &trial->state, &loaded, "the position and itself patched with its dump");
    HOLD(trial, !pl_load(game, "{\"nonsense\":1}", true, &loaded, PL_FR, &error) && reason[0], "nonsense is loaded");
    trial_same(trial, &trial->state, &loaded, "the position and itself after a refused patch");
    struct pl_out none = PL_OUT(reason);
    HOLD(trial, pl_diff(game, &trial->state, &loaded, &none) == 0, "a position differs from itself: %s", reason);
}

/* At every position of the opening, and at some of the rest. */
void contract_thorough(struct trial *trial) {
    union pl_any_state before;
    pl_copy(trial->game, &before, &trial->state);
    check_notation(trial);
    check_looks(trial);
    check_wishes(trial);
    check_json(trial);
    trial_same(trial, &before, &trial->state, "the position before and after looking at it");
    check_gate(trial);
}
