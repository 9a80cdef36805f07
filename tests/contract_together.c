/* The contract of deciding at the same time: in whatever order the answers come and however often they change, the
 * position after the last is the same, and until then nobody sees more of another's than that it is there. */
#include "tests/contract.h"

enum { TRIED = 8 };

struct answer {
    union pl_any_state state;
    struct pl_notes notes;
};

static int turned_moves(const struct trial *trial, const void *state, int seat, pl_move *moves) {
    union pl_any_state turned;
    pl_copy(trial->game, &turned, state);
    pl_turn_to(trial->game, &turned, seat);
    HOLD(trial, trial->game->actor(&turned) == seat, "a state turned to seat %d is another's to decide", seat + 1);
    return trial->game->moves(&turned, moves);
}

static pl_move any_move(struct trial *trial, const void *state, int seat) {
    pl_move moves[PL_MAX_MOVES];
    int n = turned_moves(trial, state, seat, moves);
    return moves[pl_rng_below(&trial->rng, (uint32_t)n)];
}

static void answers(const struct trial *trial, void *state, int seat, pl_move move, struct pl_notes *notes) {
    HOLD(trial, pl_play(trial->game, state, seat, move, notes), "the answer of seat %d is refused", seat + 1);
}

/* Who is asked is public, and there is a question as long as somebody has not answered. */
static void check_asked(const struct trial *trial, struct pl_sealed asked) {
    const struct pl_game *game = trial->game;
    int actor = game->actor(&trial->state);
    union pl_any_state view;
    HOLD(trial, game->view && game->turn_to, "several decide at the same time in a game that hides nothing");
    HOLD(trial, pl_seal_fits(&asked, trial->setup.players), "asked %#x, answered %#x", asked.asked, asked.answered);
    HOLD(trial, pl_seal_waits(&asked, actor), "the actor, seat %d, is not awaited", actor + 1);
    for (int viewer = PL_SPECTATOR; viewer < trial->setup.players; viewer++) {
        pl_view(game, &trial->state, viewer, &view);
        struct pl_sealed seen = game->deciding(&view);
        HOLD(trial, seen.asked == asked.asked && seen.answered == asked.answered,
             "who is asked and who has answered is hidden from %d", viewer);
    }
    pl_copy(game, &view, &trial->state);
    game->turn_to(&view, PL_SPECTATOR);
    HOLD(trial, game->deciding(&view).answered == asked.answered, "turning to the first takes an answer back");
}

/* What is on offer to a seat is the same in its view, and nothing else gets through the gate. */
static void check_offer(struct trial *trial, int seat) {
    const struct pl_game *game = trial->game;
    pl_move moves[PL_MAX_MOVES], seen[PL_MAX_MOVES];
    union pl_any_state view;
    int n = turned_moves(trial, &trial->state, seat, moves);
    pl_view(game, &trial->state, seat, &view);
    int m = turned_moves(trial, &view, seat, seen);
    HOLD(trial, n >= 1 && n == m && memcmp(moves, seen, (size_t)n * sizeof *moves) == 0,
         "the moves of seat %d, %d of them, are not those in its view, %d", seat + 1, n, m);
    pl_copy(game, &view, &trial->state);
    for (int i = 0; i < 20; i++) {
        pl_move wild = moves[pl_rng_below(&trial->rng, (uint32_t)n)] ^ 1u << pl_rng_below(&trial->rng, 32);
        bool listed = false;
        for (int k = 0; k < n; k++)
            listed = listed || moves[k] == wild;
        HOLD(trial, listed || !pl_play(game, &view, seat, wild, NULL), "an answer that is not on offer is let through");
        if (!listed)
            trial_same(trial, &trial->state, &view, "the position before and after a refused answer");
    }
}

static void same_notes(const struct trial *trial, int viewer, const struct pl_notes *a, const struct pl_notes *b) {
    unsigned bit = viewer == PL_SPECTATOR ? 0x80u : 1u << viewer;
    int read[2] = {0, 0};
    const struct pl_notes *both[2] = {a, b};
    const struct pl_said *said[2][PL_MAX_NOTES];
    for (int k = 0; k < 2; k++)
        for (int i = 0; i < both[k]->count; i++)
            if (both[k]->note[i].audience & bit)
                said[k][read[k]++] = &both[k]->note[i].said;
    HOLD(trial, read[0] == read[1], "%d is told more of one answer than of another", viewer);
    for (int i = 0; i < read[0]; i++)
        HOLD(trial,
             said[0][i]->phrase == said[1][i]->phrase &&
                 memcmp(said[0][i]->arg, said[1][i]->arg, sizeof said[0][i]->arg) == 0,
             "%d is told different things of two sealed answers", viewer);
}

/* Two answers look alike to everybody else: in the view and in the notes. */
static void check_alike(const struct trial *trial, int seat, const struct answer *a, const struct answer *b) {
    const struct pl_game *game = trial->game;
    union pl_any_state x, y;
    for (int viewer = PL_SPECTATOR; viewer < trial->setup.players; viewer++) {
        if (viewer == seat)
            continue;
        pl_view(game, &a->state, viewer, &x);
        pl_view(game, &b->state, viewer, &y);
        trial_same(trial, &x, &y, "what another sees of two sealed answers");
        same_notes(trial, viewer, &a->notes, &b->notes);
    }
}

/* An answer given anew is as if it had been given at once, and the others are told nothing; taken back, as if it had
 * never been. */
static void check_anew(const struct trial *trial, int seat, const struct answer *first, const struct answer *second,
                       pl_move move) {
    static struct pl_notes notes;
    union pl_any_state anew, fresh;
    pl_copy(trial->game, &anew, &first->state);
    answers(trial, &anew, seat, move, &notes);
    trial_same(trial, &anew, &second->state, "an answer given anew and one given at once");
    for (int i = 0; i < notes.count; i++)
        HOLD(trial, notes.note[i].audience == 1u << seat, "the others are told that an answer was changed");
    pl_turn_to(trial->game, &anew, seat);
    pl_copy(trial->game, &fresh, &trial->state);
    pl_turn_to(trial->game, &fresh, seat);
    trial_same(trial, &anew, &fresh, "an answer taken back and none given");
}

static void check_finals(const struct trial *trial, int seat, bool last) {
    pl_move moves[PL_MAX_MOVES];
    bool final[PL_MAX_MOVES];
    union pl_any_state view;
    pl_view(trial->game, &trial->state, seat, &view);
    pl_turn_to(trial->game, &view, seat);
    int n = trial->game->moves(&view, moves);
    uint32_t others = pl_awaited(trial->game, &trial->state) & ~(1u << seat);
    pl_finals(trial->game, &view, seat, 0, moves, n, final);
    for (int i = 0; i < n; i++)
        HOLD(trial, final[i] == (last && n > 1), "an answer is%s final, and is%s the last to come in",
             final[i] ? "" : " not", last ? "" : " not");
    pl_finals(trial->game, &view, seat, others, moves, n, final);
    for (int i = 0; i < n; i++)
        HOLD(trial, final[i] == (n > 1), "where only bots are still to answer, an answer is not final");
}

static void check_answers(struct trial *trial, int seat) {
    static struct answer tried[2];
    const struct pl_game *game = trial->game;
    pl_move moves[PL_MAX_MOVES];
    int n = turned_moves(trial, &trial->state, seat, moves);
    uint32_t others = pl_awaited(game, &trial->state) & ~(1u << seat);
    check_finals(trial, seat, !others);
    for (int i = 0; others && i < n && i < TRIED; i++) {
        struct answer *now = &tried[i % 2], *before = &tried[(i + 1) % 2];
        pl_move move = moves[(i + trial->step) % n];
        pl_copy(game, &now->state, &trial->state);
        answers(trial, &now->state, seat, move, &now->notes);
        HOLD(trial, pl_has_answered(game, &now->state, seat), "an answer is not there");
        HOLD(trial, pl_awaited(game, &now->state) == others, "an answer changes who else is awaited");
        if (i == 0)
            continue;
        if (!pl_has_answered(game, &trial->state, seat)) /* then the notes are for it alone anyway */
            check_alike(trial, seat, before, now);
        check_anew(trial, seat, before, now, move);
    }
}

/* All who are missing answer, seats from `first` on and then round; with a detour each if `again`. */
static void all_answer(struct trial *trial, void *state, const pl_move *answer, int first, int step, bool again) {
    int players = trial->setup.players;
    uint32_t missing = pl_awaited(trial->game, &trial->state);
    for (int i = 0; i < players; i++) {
        int seat = ((first + step * i) % players + players) % players;
        if (!(missing >> seat & 1))
            continue;
        bool last = pl_awaited(trial->game, state) == 1u << seat;
        if (again && !last)
            answers(trial, state, seat, any_move(trial, state, seat), NULL);
        answers(trial, state, seat, answer[seat], NULL);
    }
}

static void check_order(struct trial *trial) {
    union pl_any_state once, other;
    pl_move answer[PL_MAX_SEATS] = {PL_NO_MOVE};
    int players = trial->setup.players;
    for (int seat = 0; seat < players; seat++)
        if (pl_awaited(trial->game, &trial->state) >> seat & 1)
            answer[seat] = any_move(trial, &trial->state, seat);
    pl_copy(trial->game, &once, &trial->state);
    all_answer(trial, &once, answer, 0, 1, false);
    for (int first = 0; first < players; first++)
        for (int step = -1; step <= 1; step += 2) {
            pl_copy(trial->game, &other, &trial->state);
            all_answer(trial, &other, answer, first, step, true);
            trial_same(trial, &once, &other, "the position after the same answers in another order");
        }
}

void contract_together(struct trial *trial) {
    const struct pl_game *game = trial->game;
    struct pl_sealed asked = game->deciding ? game->deciding(&trial->state) : pl_seal_nobody();
    HOLD(trial, !game->deciding == !game->turn_to, "deciding without turn_to, or the other way round");
    if (!asked.asked) {
        HOLD(trial, !asked.answered, "answers without a question");
        return;
    }
    trial->counts->questions++;
    check_asked(trial, asked);
    for (int seat = 0; seat < trial->setup.players; seat++) {
        if (!pl_seal_asked(&asked, seat))
            continue;
        check_offer(trial, seat);
        check_answers(trial, seat);
    }
    check_order(trial);
    /* The same where somebody else than the first in order has answered. */
    int seats[PL_MAX_SEATS], missing = 0;
    for (int seat = 0; seat < trial->setup.players; seat++)
        if (pl_seal_waits(&asked, seat))
            seats[missing++] = seat;
    if (missing < 2)
        return;
    struct trial half = *trial;
    if (pl_rng_below(&half.rng, 4) != 0) /* it takes as long as all the rest */
        return;
    int seat = seats[pl_rng_below(&half.rng, (uint32_t)missing)];
    answers(trial, &half.state, seat, any_move(&half, &half.state, seat), NULL);
    contract_light(&half);
    contract_thorough(&half);
    contract_hidden(&half);
    contract_together(&half);
}
