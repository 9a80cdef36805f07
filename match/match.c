/* A match keeps its start, its moves, where they have led, and the position before the last move of a seat: what a
 * server tells of a change and what undo looks at is from there on. Every earlier position is worked out by playing the
 * moves again. A server holds thousands of idle tables, so a snapshot per move is not worth its memory. */
#include "match/match.h"
#include "match/tr.h"
#include <limits.h>
#include <stdlib.h>

/* A turn in 5 bytes instead of the 8 of struct pl_turn. */
struct __attribute__((packed)) kept_turn {
    signed seat : 7;       /* or PL_CHANCE, or BY_HAND */
    unsigned decision : 1; /* a seat's, with an alternative */
    pl_move move;
};
enum { BY_HAND = -3 }; /* chance, but not by the match's dice */

struct pl_match {
    const struct pl_game *game;
    struct pl_setup setup;
    uint64_t seed;
    struct pl_origin origin;
    struct pl_seat seat[PL_MAX_SEATS];
    struct kept_turn *turn;
    int length, capacity;
    int rolls;     /* moves of chance among them */
    int marked_at; /* how many moves led to the position in marked() */
    alignas(16) unsigned char state[];
};

static size_t stride(const struct pl_game *game) {
    return (game->state_size + 15) / 16 * 16;
}

/* The position before the last move of a seat; at first, the start. */
static unsigned char *marked(struct pl_match *match) {
    return match->state + stride(match->game);
}

static void mark(struct pl_match *match) {
    pl_copy(match->game, marked(match), match->state);
    match->marked_at = match->length;
}

/* How many worlds are tried to find out whether a move showed its seat something. A thing that is one of two is missed
 * by one world with probability 1/2, so by all of them with 2^-32. */
#define WORLDS 32
#define WORLDS_SEED UINT64_C(0x756E646F) /* fixed: the same undo is always answered alike */

struct pl_match *pl_match_new(const struct pl_game *game, const struct pl_setup *setup, uint64_t seed) {
    struct pl_match *match = calloc(1, sizeof *match + 2 * stride(game));
    if (!match)
        return NULL;
    if (!pl_new(game, setup, match->state)) {
        free(match);
        return NULL;
    }
    match->game = game;
    match->setup = *setup;
    match->seed = seed;
    mark(match);
    return match;
}

void pl_match_free(struct pl_match *match) {
    if (!match)
        return;
    free(match->turn);
    free(match);
}

const struct pl_game *pl_match_game(const struct pl_match *match) {
    return match->game;
}

const struct pl_setup *pl_match_setup(const struct pl_match *match) {
    return &match->setup;
}

uint64_t pl_match_seed(const struct pl_match *match) {
    return match->seed;
}

struct pl_origin *pl_match_origin(struct pl_match *match) {
    return &match->origin;
}

struct pl_seat *pl_match_seat(struct pl_match *match, int seat) {
    return seat >= 0 && seat < match->setup.players ? &match->seat[seat] : NULL;
}

const void *pl_match_state(const struct pl_match *match) {
    return match->state;
}

int pl_match_actor(const struct pl_match *match) {
    return match->game->actor(match->state);
}

int pl_match_length(const struct pl_match *match) {
    return match->length;
}

int pl_match_rolls(const struct pl_match *match) {
    return match->rolls;
}

struct pl_turn pl_match_turn(const struct pl_match *match, int index) {
    if (index < 0 || index >= match->length)
        return (struct pl_turn){.seat = PL_OVER, .move = PL_NO_MOVE};
    bool by_hand = match->turn[index].seat == BY_HAND;
    return (struct pl_turn){
        .seat = by_hand ? PL_CHANCE : match->turn[index].seat, .by_hand = by_hand, .move = match->turn[index].move};
}

void pl_match_position(const struct pl_match *match, int index, void *state) {
    if (index >= match->length) {
        pl_copy(match->game, state, match->state);
        return;
    }
    int at = 0;
    if (index >= match->marked_at) {
        pl_copy(match->game, state, match->state + stride(match->game));
        at = match->marked_at;
    } else {
        pl_new(match->game, &match->setup, state);
    }
    for (; at < index; at++)
        match->game->apply(state, match->turn[at].move, NULL);
}

/* ---- Moves ----------------------------------------------------------------------------------------------------- */

/* Room for one more turn; false leaves the match as it was. */
static bool reserve(struct pl_match *match) {
    if (match->length < match->capacity)
        return true;
    if (match->capacity > INT_MAX / 2)
        return false;
    int capacity = match->capacity ? match->capacity + match->capacity / 2 : 32;
    struct kept_turn *turn = realloc(match->turn, (size_t)capacity * sizeof *turn);
    if (!turn)
        return false;
    match->turn = turn;
    match->capacity = capacity;
    return true;
}

/* The room comes first: once the gate has let the move through, nothing can fail any more. */
static bool make(struct pl_match *match, int seat, pl_move move, struct pl_notes *notes) {
    const struct pl_game *game = match->game;
    pl_move options[PL_MAX_MOVES];
    if (!reserve(match))
        return false;
    bool decision = false;
    if (seat >= 0 && game->actor(match->state) == seat) {
        decision = game->moves(match->state, options) > 1;
        mark(match); /* right even if the gate refuses */
    }
    if (!pl_play(game, match->state, seat == BY_HAND ? PL_CHANCE : seat, move, notes))
        return false;
    match->turn[match->length++] = (struct kept_turn){.seat = seat, .decision = decision, .move = move};
    match->rolls += seat < 0;
    return true;
}

bool pl_match_play(struct pl_match *match, int seat, pl_move move, struct pl_notes *notes) {
    return seat >= 0 && seat < match->setup.players && make(match, seat, move, notes);
}

bool pl_match_roll(struct pl_match *match, struct pl_notes *notes) {
    if (pl_match_actor(match) != PL_CHANCE)
        return false;
    if (match->origin.table && !match->origin.revealed)
        return false;
    struct pl_rng rng = pl_match_dice(match, (uint64_t)match->rolls);
    return make(match, PL_CHANCE, pl_draw(match->game, match->state, &rng), notes);
}

bool pl_match_force(struct pl_match *match, pl_move outcome, struct pl_notes *notes) {
    return make(match, BY_HAND, outcome, notes);
}

bool pl_match_rolled(struct pl_match *match, pl_move outcome, struct pl_notes *notes) {
    return make(match, PL_CHANCE, outcome, notes);
}

struct pl_rng pl_match_dice(const struct pl_match *match, uint64_t number) {
    return match->origin.table ? pl_dice(match->origin.seed, number) : pl_rng_seed(match->seed, number);
}

void pl_match_new_dice(struct pl_match *match, uint64_t seed) {
    for (int i = 0; i < match->length; i++)
        if (match->turn[i].seat == PL_CHANCE)
            match->turn[i].seat = BY_HAND;
    match->origin = (struct pl_origin){.friendly = match->origin.friendly};
    match->seed = seed;
}

/* ---- Undo ------------------------------------------------------------------------------------------------------ */

enum obstacle { FREE, NO_SEAT, NO_DECISION, CHANCE_MOVED, OTHER_DECIDED, SHOWN };

struct undo {
    enum obstacle obstacle;
    int back_to;  /* the move that is taken back first */
    int8_t other; /* the seat that has decided since */
};

/* Does `move` show `viewer` something it could not know before it was made? The worlds that agree with all the viewer
 * knew are made from `before`; if the same move leads to another view in one of them, the view tells them apart. For a
 * forced move of another seat, that it was forced may be just what the viewer cannot know. Only for games that hide
 * something. */
static bool shows(const struct pl_game *game, const void *before, const void *after, pl_move move, int viewer) {
    union pl_any_state known, seen, world;
    pl_move options[PL_MAX_MOVES];
    int mover = game->actor(before);
    pl_view(game, before, viewer, &known);
    pl_view(game, after, viewer, &seen);
    for (uint64_t i = 0; i < WORLDS; i++) {
        struct pl_rng rng = pl_rng_seed(WORLDS_SEED, i);
        pl_copy(game, &world, &known); /* as pl_determinize does, with one view for all */
        if (game->determinize)
            game->determinize(&world, viewer, &rng);
        if (mover != viewer && game->moves(&world, options) != 1)
            return true;
        if (!pl_play(game, &world, mover, move, NULL))
            return true;
        pl_view(game, &world, viewer, &world);
        if (memcmp(&world, &seen, game->state_size) != 0)
            return true;
    }
    return false;
}

/* Finds the last decision of `seat` with an alternative, and what has come first since. */
static struct undo last_decision(const struct pl_match *match, int seat) {
    const struct kept_turn *turn = match->turn;
    int at = match->length - 1;
    while (at >= 0 && !(turn[at].seat == seat && turn[at].decision))
        at--;
    if (at < 0)
        return (struct undo){.obstacle = NO_DECISION};
    for (int i = at + 1; i < match->length; i++) {
        if (turn[i].seat < 0)
            return (struct undo){.obstacle = CHANCE_MOVED, .back_to = at};
        if (turn[i].decision)
            return (struct undo){.obstacle = OTHER_DECIDED, .back_to = at, .other = (int8_t)turn[i].seat};
    }
    return (struct undo){.obstacle = FREE, .back_to = at};
}

static struct undo look_back(const struct pl_match *match, int seat) {
    if (seat < 0 || seat >= match->setup.players)
        return (struct undo){.obstacle = NO_SEAT};
    struct undo undo = last_decision(match, seat);
    if (undo.obstacle != FREE || !match->game->view)
        return undo;
    union pl_any_state before, after;
    pl_match_position(match, undo.back_to, &before);
    for (int i = undo.back_to; i < match->length; i++) {
        pl_copy(match->game, &after, &before);
        match->game->apply(&after, match->turn[i].move, NULL);
        if (shows(match->game, &before, &after, match->turn[i].move, seat)) {
            undo.obstacle = SHOWN;
            return undo;
        }
        pl_copy(match->game, &before, &after);
    }
    return undo;
}

/* Where something is hidden, `secret`, it may be hidden just whether another seat had a choice: one reason for all. */
static void say_obstacle(const struct undo *undo, int seat, bool secret, enum pl_lang lang, struct pl_out *out) {
    if (secret && undo->obstacle >= CHANCE_MOVED) {
        pl_put(out, TR(lang, "The last choice cannot be taken back: something has been decided or shown since.",
                       "Le dernier choix ne peut plus être repris : quelque chose a été décidé ou révélé depuis."));
        return;
    }
    switch (undo->obstacle) {
    case FREE:
        break;
    case NO_SEAT:
        pl_putf(out, TR(lang, "This match has no seat %d.", "Cette partie n'a pas de siège %d."), seat + 1);
        break;
    case NO_DECISION:
        pl_putf(out,
                TR(lang, "There is nothing to take back: seat %d has made no choice yet.",
                   "Il n'y a rien à reprendre : le siège %d n'a encore fait aucun choix."),
                seat + 1);
        break;
    case CHANCE_MOVED:
        pl_put(out, TR(lang, "The last choice cannot be taken back: chance has decided something since.",
                       "Le dernier choix ne peut plus être repris : le hasard a parlé depuis."));
        break;
    case OTHER_DECIDED:
        pl_putf(out,
                TR(lang, "The last choice cannot be taken back: seat %d has made a choice since.",
                   "Le dernier choix ne peut plus être repris : le siège %d a fait un choix depuis."),
                undo->other + 1);
        break;
    case SHOWN:
        pl_put(out, TR(lang, "The last choice cannot be taken back: it has shown something that was hidden before.",
                       "Le dernier choix ne peut plus être repris : il a révélé ce qui était caché jusque-là."));
        break;
    }
}

bool pl_match_undo(struct pl_match *match, int seat, enum pl_lang lang, struct pl_out *out) {
    struct undo undo = look_back(match, seat);
    if (undo.obstacle != FREE) {
        if (out)
            say_obstacle(&undo, seat, match->game->view != NULL, lang, out);
        return false;
    }
    union pl_any_state state; /* pl_match_position reads the match, so it must not write into it */
    pl_match_position(match, undo.back_to, &state);
    pl_copy(match->game, match->state, &state);
    match->length = undo.back_to; /* no chance among what goes: `rolls` stays */
    mark(match);
    return true;
}

bool pl_match_can_undo(const struct pl_match *match, int seat) {
    return look_back(match, seat).obstacle == FREE;
}
