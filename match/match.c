/* A match keeps its start, its moves, where they have led, and the position before the last move of a seat: what a
 * server tells of a change and what undo looks at is from there on. Every earlier position is worked out by playing the
 * moves again. A server holds thousands of idle tables, so a snapshot per move is not worth its memory. */
#include "match/match.h"
#include "match/tr.h"
#include <limits.h>
#include <stdlib.h>

/* A turn in 5 bytes instead of the 8 of struct pl_turn. */
struct __attribute__((packed)) kept_turn {
    signed seat : 6;       /* or PL_CHANCE, or BY_HAND */
    unsigned decision : 1; /* a seat's, with an alternative */
    unsigned together : 1; /* an answer to a question that was put to several */
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
#define WORLDS_OFFERED 8 /* before an undo is offered; whoever then asks for it is answered by all of them */
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
    for (int i = 0; i < setup->players; i++)
        match->seat[i].kind = setup->automa[i] ? PL_AUTOMA : PL_HUMAN;
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

uint32_t pl_match_deciding(const struct pl_match *match) {
    return pl_deciding(match->game, match->state);
}

uint32_t pl_match_awaited(const struct pl_match *match) {
    return pl_awaited(match->game, match->state);
}

bool pl_match_answered(const struct pl_match *match, int seat) {
    return pl_has_answered(match->game, match->state, seat);
}

int pl_match_asked_at(const struct pl_match *match) {
    uint32_t answered = pl_match_deciding(match) & ~pl_match_awaited(match);
    return match->length - __builtin_popcount(answered);
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
        pl_repeat(match->game, state, match->turn[at].seat, match->turn[at].move, NULL);
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

/* Where `seat`, which has answered the question that is asked, has done so. */
static int answer_of(const struct pl_match *match, int seat) {
    int at = match->length - 1;
    while (match->turn[at].seat != seat)
        at--;
    return at;
}

/* The answer takes the place of the one before: the match is as if it had been given at once. */
static bool answer_anew(struct pl_match *match, int seat, pl_move move, struct pl_notes *notes) {
    int at = answer_of(match, seat);
    if (!pl_play(match->game, match->state, seat, move, notes))
        return false;
    if (match->marked_at > at)
        pl_play(match->game, marked(match), seat, move, NULL);
    match->turn[at].move = move;
    return true;
}

static bool has_choice(const struct pl_match *match, int seat) {
    pl_move options[PL_MAX_MOVES];
    union pl_any_state turned;
    if (match->game->actor(match->state) == seat)
        return match->game->moves(match->state, options) > 1;
    pl_copy(match->game, &turned, match->state);
    pl_turn_to(match->game, &turned, seat);
    return match->game->moves(&turned, options) > 1;
}

/* The room comes first: once the gate has let the move through, nothing can fail any more. */
static bool make(struct pl_match *match, int seat, pl_move move, struct pl_notes *notes) {
    const struct pl_game *game = match->game;
    struct kept_turn turn = {.seat = seat, .move = move};
    if (seat >= 0 && pl_match_answered(match, seat))
        return answer_anew(match, seat, move, notes);
    if (!reserve(match))
        return false;
    if (seat >= 0 && pl_match_awaited(match) >> seat & 1) {
        turn.decision = has_choice(match, seat);
        struct pl_sealed asked = game->deciding ? game->deciding(match->state) : pl_seal_nobody();
        turn.together = pl_seal_several(&asked);
        mark(match); /* right even if the gate refuses */
    }
    if (!pl_play(game, match->state, seat == BY_HAND ? PL_CHANCE : seat, move, notes))
        return false;
    match->turn[match->length++] = turn;
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

bool pl_match_automa(struct pl_match *match, struct pl_notes *notes) {
    pl_move step[PL_MAX_MOVES];
    int actor = pl_match_actor(match);
    if (pl_automa(match->game, match->state, actor) < 0)
        return false;
    match->game->moves(match->state, step);
    return make(match, actor, step[0], notes);
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

enum obstacle { FREE, NO_SEAT, NO_DECISION, CHANCE_MOVED, OTHER_DECIDED, SHOWN, ALL_IN };

struct undo {
    enum obstacle obstacle;
    int back_to;  /* the move that is taken back first */
    int8_t other; /* the seat that has decided since */
};

/* Does `move` show `viewer` something it could not know before it was made? The worlds that agree with all the viewer
 * knew are made from `before`; if the same move leads to another view in one of them, the view tells them apart. For a
 * forced move of another seat, that it was forced may be just what the viewer cannot know; of an automa it is known,
 * but in another world its rules may prescribe another one. Only for games that hide something. */
static bool shows(const struct pl_game *game, const void *before, const void *after, int mover, pl_move move,
                  int viewer, int worlds) {
    union pl_any_state known, seen, world;
    pl_move options[PL_MAX_MOVES];
    bool automa = pl_automa(game, before, mover) >= 0;
    pl_view(game, before, viewer, &known);
    pl_view(game, after, viewer, &seen);
    for (uint64_t i = 0; i < (uint64_t)worlds; i++) {
        struct pl_rng rng = pl_rng_seed(WORLDS_SEED, i);
        pl_copy(game, &world, &known); /* as pl_determinize does, with one view for all */
        if (game->determinize)
            game->determinize(&world, viewer, &rng);
        pl_move made = move;
        pl_turn_to(game, &world, mover);
        /* The viewer's own moves are the same in all worlds, so the move needs no gate; those of others are not. */
        if (mover != viewer && (game->moves(&world, options) != 1 || (!automa && options[0] != move)))
            return true;
        if (mover != viewer)
            made = options[0];
        game->apply(&world, made, NULL);
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
    if (turn[at].together && at < pl_match_asked_at(match))
        return (struct undo){.obstacle = ALL_IN, .back_to = at};
    for (int i = at + 1; i < match->length; i++) {
        if (turn[i].seat < 0)
            return (struct undo){.obstacle = CHANCE_MOVED, .back_to = at};
        if (turn[i].decision)
            return (struct undo){.obstacle = OTHER_DECIDED, .back_to = at, .other = (int8_t)turn[i].seat};
    }
    return (struct undo){.obstacle = FREE, .back_to = at};
}

/* Has `seat` answered, where it had a choice, and are others still to answer? */
static bool is_sealed(const struct pl_match *match, int seat) {
    return pl_match_answered(match, seat) && match->turn[answer_of(match, seat)].decision;
}

static struct undo look_back(const struct pl_match *match, int seat, int worlds) {
    if (seat < 0 || seat >= match->setup.players)
        return (struct undo){.obstacle = NO_SEAT};
    if (is_sealed(match, seat))
        return (struct undo){.obstacle = FREE, .back_to = answer_of(match, seat)};
    struct undo undo = last_decision(match, seat);
    if (undo.obstacle != FREE || !match->game->view)
        return undo;
    union pl_any_state before, after;
    pl_match_position(match, undo.back_to, &before);
    for (int i = undo.back_to; i < match->length; i++) {
        pl_copy(match->game, &after, &before);
        int mover = match->turn[i].seat;
        pl_repeat(match->game, &after, mover, match->turn[i].move, NULL);
        if (shows(match->game, &before, &after, mover, match->turn[i].move, seat, worlds)) {
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
    case ALL_IN:
        pl_put(out, TR(lang, "The last choice cannot be taken back: all have answered.",
                       "Le dernier choix ne peut plus être repris : tous ont répondu."));
        break;
    }
}

/* Takes an answer out of the middle: what the others have answered stays. */
static void withdraw(struct pl_match *match, int seat) {
    int at = answer_of(match, seat);
    match->game->turn_to(match->state, seat);
    match->game->turn_to(match->state, PL_SPECTATOR);
    match->length--;
    memmove(&match->turn[at], &match->turn[at + 1], (size_t)(match->length - at) * sizeof *match->turn);
    mark(match);
}

bool pl_match_undo(struct pl_match *match, int seat, enum pl_lang lang, struct pl_out *out) {
    struct undo undo = look_back(match, seat, WORLDS);
    if (undo.obstacle != FREE) {
        if (out)
            say_obstacle(&undo, seat, match->game->view != NULL, lang, out);
        return false;
    }
    if (is_sealed(match, seat)) {
        withdraw(match, seat);
        return true;
    }
    union pl_any_state state; /* pl_match_position reads the match, so it must not write into it */
    pl_match_position(match, undo.back_to, &state);
    pl_copy(match->game, match->state, &state);
    match->length = undo.back_to; /* no chance among what goes: `rolls` stays */
    mark(match);
    return true;
}

bool pl_match_can_undo(const struct pl_match *match, int seat) {
    return look_back(match, seat, WORLDS).obstacle == FREE;
}

bool pl_match_offers_undo(const struct pl_match *match, int seat) {
    return look_back(match, seat, WORLDS_OFFERED).obstacle == FREE;
}
