/* The contract of what is hidden: views and the worlds dealt from them. */
#include "tests/contract.h"
#include <jansson.h>

enum { WORLDS = 4, COMPARED = 10 };

static void same_moves(const struct trial *trial, const void *a, const void *b, const char *what) {
    pl_move x[PL_MAX_MOVES], y[PL_MAX_MOVES];
    int n = trial->game->moves(a, x), m = trial->game->moves(b, y);
    HOLD(trial, n == m && memcmp(x, y, (size_t)n * sizeof *x) == 0, "%s: %d and %d legal moves, or other ones", what, n,
         m);
}

static void same_sentence(const struct trial *trial, const void *a, struct pl_said x, const void *b, struct pl_said y,
                          const char *what) {
    char text[2][1024] = {"", ""};
    struct pl_out out[2] = {PL_OUT(text[0]), PL_OUT(text[1])};
    pl_game_say(trial->game, a, &x, PL_EN, &out[0]);
    pl_game_say(trial->game, b, &y, PL_EN, &out[1]);
    HOLD(trial, strcmp(text[0], text[1]) == 0, "%s: \"%s\" or \"%s\", depending on what is hidden", what, text[0],
         text[1]);
}

static void check_view(const struct trial *trial, int viewer, void *view) {
    static char json[PL_MAX_JSON];
    const struct pl_game *game = trial->game;
    union pl_any_state twice;
    pl_view(game, &trial->state, viewer, view);
    pl_view(game, view, viewer, &twice);
    trial_same(trial, view, &twice, "a view and the view of the view");
    HOLD(trial, game->actor(view) == game->actor(&trial->state), "who is to move is hidden from %d", viewer);
    HOLD(trial, game->players(view) == trial->setup.players, "the number of players is hidden from %d", viewer);
    for (int seat = 0; seat < trial->setup.players; seat++)
        HOLD(trial, pl_automa(game, view, seat) == pl_automa(game, &trial->state, seat),
             "that seat %d is an automa is hidden from %d", seat + 1, viewer);
    struct pl_out out = PL_OUT(json);
    pl_dump(game, view, &out);
    json_error_t mistake;
    json_t *parsed = json_loads(json, JSON_REJECT_DUPLICATES, &mistake);
    HOLD(trial, parsed && !out.cut, "a view's dump is not JSON: %s", mistake.text);
    json_decref(parsed);
    same_sentence(trial, &trial->state, game->prompt(&trial->state, viewer), view, game->prompt(view, viewer),
                  "prompt");
    pl_view(game, &trial->state, PL_EVERYTHING, &twice);
    trial_same(trial, &trial->state, &twice, "the position and the view of everything");
}

/* ---- Nothing is told that cannot be seen ----------------------------------------------------------------------- */

struct outcome {
    pl_move move;
    struct pl_notes notes;
    union pl_any_state state, seen;
};

static void same_notes(const struct trial *trial, int viewer, const struct outcome *a, const struct outcome *b) {
    int i = 0, j = 0;
    for (;; i++, j++) {
        unsigned bit = pl_reader(viewer);
        while (i < a->notes.count && !(a->notes.note[i].audience & bit))
            i++;
        while (j < b->notes.count && !(b->notes.note[j].audience & bit))
            j++;
        HOLD(trial, (i < a->notes.count) == (j < b->notes.count),
             "%d reads more notes after one of two moves that look alike", viewer);
        if (i >= a->notes.count)
            return;
        same_sentence(trial, &a->state, a->notes.note[i].said, &b->state, b->notes.note[j].said, "note");
    }
}

/* What a seat is told about a move, before and after, must not depend on what is hidden from it. */
static void check_words(struct trial *trial, int seat, const void *world) {
    static struct outcome here, there;
    const struct pl_game *game = trial->game;
    pl_move moves[PL_MAX_MOVES];
    int actor = game->actor(world), n = trial_choices(trial, world, moves);
    for (int i = 0; i < n && i < COMPARED; i++) {
        pl_move move = moves[(i + trial->step) % n];
        pl_copy(game, &here.state, &trial->state);
        pl_copy(game, &there.state, world);
        if (!pl_play(game, &here.state, actor, move, &here.notes) ||
            !pl_play(game, &there.state, actor, move, &there.notes))
            continue; /* possible in one of the worlds only */
        contract_asked(trial, seat, &here.state, &there.state);
        same_sentence(trial, &trial->state, game->describe(&trial->state, move, seat), world,
                      game->describe(world, move, seat), "describe");
        pl_view(game, &here.state, seat, &here.seen);
        pl_view(game, &there.state, seat, &there.seen);
        if (memcmp(&here.seen, &there.seen, game->state_size) == 0)
            same_notes(trial, seat, &here, &there);
    }
}

/* Two moves after which a viewer sees the same must have been told to that viewer in the same words. */
static void check_told(struct trial *trial) {
    static struct outcome outcome[COMPARED];
    const struct pl_game *game = trial->game;
    pl_move moves[PL_MAX_MOVES];
    int actor = game->actor(&trial->state), n = trial_choices(trial, &trial->state, moves);
    int start = (int)pl_rng_below(&trial->rng, (uint32_t)n), compared = n < COMPARED ? n : COMPARED;
    for (int i = 0; i < compared; i++) {
        outcome[i].move = moves[(start + i) % n];
        pl_copy(game, &outcome[i].state, &trial->state);
        pl_play(game, &outcome[i].state, actor, outcome[i].move, &outcome[i].notes);
    }
    for (int viewer = PL_SPECTATOR; viewer < trial->setup.players; viewer++) {
        if (viewer == actor && actor != PL_CHANCE)
            continue;
        for (int i = 0; i < compared; i++) {
            pl_view(game, &outcome[i].state, viewer, &outcome[i].seen);
            for (int j = 0; j < i; j++) {
                if (memcmp(&outcome[i].seen, &outcome[j].seen, game->state_size) != 0)
                    continue;
                same_sentence(trial, &trial->state, game->describe(&trial->state, outcome[i].move, viewer),
                              &trial->state, game->describe(&trial->state, outcome[j].move, viewer), "describe");
                same_notes(trial, viewer, &outcome[i], &outcome[j]);
            }
        }
    }
}

/* ---- All of it --------------------------------------------------------------------------------------------------- */

/* What a seat may wish in the truth, and why not. */
struct reasons {
    int count;
    pl_move wish[CONTRACT_WISHES];
    struct pl_said why[CONTRACT_WISHES];
};

static void find_reasons(const struct trial *trial, int seat, struct reasons *reasons) {
    const struct pl_game *game = trial->game;
    reasons->count = contract_wishes(trial, &trial->state, seat, reasons->wish);
    for (int i = 0; i < reasons->count; i++)
        reasons->why[i] = game->explain(&trial->state, seat, reasons->wish[i]);
}

/* They are the same in the seat's view and in a dealt world. */
static void same_reasons(const struct trial *trial, int seat, const struct reasons *truth, const void *other,
                         const char *what) {
    const struct pl_game *game = trial->game;
    static pl_move wish[CONTRACT_WISHES];
    static struct heard heard; /* pairs of equal sentences that were compared in these two positions */
    int n = contract_wishes(trial, other, seat, wish);
    HOLD(trial, n == truth->count && memcmp(wish, truth->wish, (size_t)n * sizeof *wish) == 0, "%s: other wishes",
         what);
    heard_nothing(&heard);
    for (int i = 0; i < n; i++) {
        struct pl_said a = truth->why[i], b = game->explain(other, seat, wish[i]);
        HOLD(trial, a.phrase == b.phrase, "%s: another reason why not", what);
        if (!a.phrase || (memcmp(a.arg, b.arg, sizeof a.arg) == 0 && heard_before(&heard, a)))
            continue;
        same_sentence(trial, &trial->state, a, other, b, what);
    }
}

static void check_world(struct trial *trial, int seat, const struct reasons *reasons, const void *view,
                        const void *world) {
    const struct pl_game *game = trial->game;
    union pl_any_state seen;
    struct pl_said wrong = game->check(world);
    if (wrong.phrase) {
        char text[512] = "";
        struct pl_out out = PL_OUT(text);
        pl_game_say(game, world, &wrong, PL_EN, &out);
        trial_failed(trial, __FILE__, __LINE__, "a world dealt for viewer %d fails check: %s", seat, text);
    }
    pl_view(game, world, seat, &seen);
    trial_same(trial, view, &seen, "what a viewer sees before and after dealing the unknown again");
    int actor = game->actor(&trial->state);
    HOLD(trial, game->actor(world) == actor, "dealing the unknown again changes who is to move");
    if (actor >= 0 && actor == seat)
        same_moves(trial, &trial->state, world, "the truth and a dealt world");
    if (actor != PL_OVER && game->view) {
        check_words(trial, seat, world);
        if (seat != PL_SPECTATOR) /* who has no wishes */
            same_reasons(trial, seat, reasons, world, "the truth and a dealt world");
    }
}

/* Counts, byte by byte, where something was hidden and where the worlds dealt differ. */
static void count_varied(const struct trial *trial, const union pl_any_state *view, const union pl_any_state *world) {
    for (size_t b = 0; b < trial->game->state_size; b++) {
        bool varied = false;
        for (int i = 1; i < WORLDS; i++)
            varied = varied || world[i].bytes[b] != world[0].bytes[b];
        trial->counts->hidden[b] += view->bytes[b] != trial->state.bytes[b];
        trial->counts->varied[b] += varied;
    }
}

static void deal_worlds(struct trial *trial, int viewer, const void *view, union pl_any_state *world) {
    union pl_any_state again;
    static struct reasons reasons;
    if (viewer != PL_SPECTATOR && trial->game->view && trial->game->actor(&trial->state) != PL_OVER) {
        find_reasons(trial, viewer, &reasons);
        same_reasons(trial, viewer, &reasons, view, "the truth and the seat's view");
    }
    for (int i = 0; i < WORLDS; i++) {
        struct pl_rng rng = trial->rng;
        pl_determinize(trial->game, &trial->state, viewer, &trial->rng, &world[i]);
        pl_determinize(trial->game, view, viewer, &rng, &again);
        trial_same(trial, &world[i], &again, "a world dealt from the truth and from the view");
        check_world(trial, viewer, &reasons, view, &world[i]);
        trial->counts->worlds++;
    }
}

void contract_hidden(struct trial *trial) {
    const struct pl_game *game = trial->game;
    union pl_any_state view, public, world[WORLDS], again;
    check_view(trial, PL_SPECTATOR, &public);
    deal_worlds(trial, PL_SPECTATOR, &public, world);
    int seats = game->view ? trial->setup.players : 1; /* where nothing is hidden, one seat stands for all */
    for (int seat = 0; seat < seats; seat++) {
        struct trial turned = *trial; /* as the view of a seat that is asked together with others is */
        if (pl_awaited(game, &trial->state) >> seat & 1)
            pl_turn_to(game, &turned.state, seat);
        check_view(&turned, seat, &view);
        pl_view(game, &view, PL_SPECTATOR, &again);
        trial_same(trial, &public, &again, "what a spectator sees of the truth and of a seat's view");
        pl_view(game, &trial->state, seat, &again);
        trial_same(trial, &view, &again, "what a seat sees of the truth and of the truth turned to it");
        if (game->actor(&turned.state) == seat)
            same_moves(&turned, &turned.state, &view, "the truth and the seat's view");
        deal_worlds(&turned, seat, &view, world);
        count_varied(&turned, &view, world);
        trial->rng = turned.rng;
    }
    if (game->view && game->actor(&trial->state) != PL_OVER)
        check_told(trial);
}
