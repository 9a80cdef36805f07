/* A decision has one home: a constant row for each kind of frame (core/frames.h) says what may be chosen, what that
 * does, what is said of it and what may stand in the frame. The game's `moves`, `chances`, `apply`, `prompt`, `wishes`,
 * `explain`, `touches` and the frames' part of `check` and of the field table fall out of the rows.
 *
 * A game has this header know its state, which has a member `frames`, and then writes its decisions. Everything a
 * frame needs to remember has a name:
 *
 *     #define PL_STATE struct state
 *     #include "core/decide.h"
 *
 *     enum { GIVE_TO, GIVE_KIND };                                     // what frame->v holds: to whom, which kind
 *     static const struct pl_field give_values[] = {PL_VALUE(GIVE_TO, "to", "the seat that gets it", .max = 3),
 *                                                   PL_VALUE(GIVE_KIND, "kind", "of these cards", .max = 5),
 *                                                   {0}};
 *     static int give_moves(const struct state *s, const struct pl_frame *f, pl_move *out) {
 *         return list_cards(s->hand[f->seat].of_kind[f->v[GIVE_KIND]], M_GIVE, out);
 *     }
 *     static void give_apply(struct state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
 *         int from = f->seat, to = f->v[GIVE_TO];
 *         pl_pop(&s->frames);                                          // from here on `f` is another frame, or none
 *         pass_card(s, from, to, pl_a(move), notes);
 *     }
 *     static const struct pl_decision give = {
 *         .key = "give", .values = give_values, .about = (const uint8_t[]){M_GIVE, 0},
 *         .asks = &phrases[P_GIVE], .tells = &phrases[P_GIVES], .not_now = &phrases[P_NOBODY_ASKS],
 *         .moves = give_moves, .apply = give_apply, .why = give_why, .fits = give_fits, .touches = give_touches};
 *
 *     static const struct pl_decision *const rows[] = {[F_NONE] = &none, [F_TURN] = &turn, [F_GIVE] = &give};
 *
 * Who decides is public: no frame may be there, and no `run` may stop, only because a secret is true; a seat that has
 * nothing to give is either asked like any other or skipped for a reason that everybody sees. tests/test_contract.c
 * looks for it. */
#ifndef PLATEAU_CORE_DECIDE_H
#define PLATEAU_CORE_DECIDE_H

#include "core/game.h"

#ifndef PL_STATE
#error "define PL_STATE, the game's state, before including core/decide.h"
#endif

/* A question in both voices: what its decider reads and what everybody else does, of the same arguments. */
struct pl_asked {
    const struct pl_phrase *asks, *tells; /* tells NULL: the same */
    int32_t arg[PL_ARGS];
};

/* A row. What is NULL or 0 is not needed; `f` is the frame on top of the stack, whose row this is. A function that
 * changes the stack must not use `f` afterwards unless it only pushed. */
struct pl_decision {
    const char *key;               /* what it is called in JSON */
    const struct pl_field *values; /* names and bounds of f->v, in order, ended by {0} */
    const uint8_t *about;          /* kinds of moves that are made here and nowhere else, ended by 0 */

    /* What may be chosen. Without `moves`: the wishes of this row that `why` has nothing against, so that a small game
     * writes legality once; where speed matters, list them directly. */
    int (*moves)(const PL_STATE *s, const struct pl_frame *f, pl_move *out);
    int (*chances)(const PL_STATE *s, const struct pl_frame *f, struct pl_chance *out);
    /* What it does; it takes the frame off when it is finished. `happens`: the same for an outcome of chance, NULL:
     * `apply` does both. */
    void (*apply)(PL_STATE *s, struct pl_frame *f, pl_move move, struct pl_notes *notes);
    void (*happens)(PL_STATE *s, struct pl_frame *f, pl_move outcome, struct pl_notes *notes);
    /* Asked whenever the frame comes to the top: does what happens by itself and returns true if the frame, still on
     * top, now waits for its seat or for chance; false if it pushed or popped. NULL: it waits. */
    bool (*run)(PL_STATE *s, struct pl_frame *f, struct pl_notes *notes);

    /* Where the frame asks several at the same time (core/sealed.h): who is asked and who has answered. f->seat is the
     * one of them it is turned to, at first and after each answer pl_decide_next. `apply` is an answer of f->seat;
     * `reopen` clears what `seat` has answered, pl_seal_reopen included; `first`: which seat comes first in the game's
     * order, NULL: seat 0. */
    struct pl_sealed (*sealed)(const PL_STATE *s, const struct pl_frame *f);
    void (*reopen)(PL_STATE *s, struct pl_frame *f, int seat);
    int (*first)(const PL_STATE *s, const struct pl_frame *f);

    /* What is wanted, of {0}: f->seat, {1} to {3}: its first values; or `prompt`, where that is not enough. */
    const struct pl_phrase *asks, *tells;
    struct pl_asked (*prompt)(const PL_STATE *s, const struct pl_frame *f);

    /* What `seat` may wish to do here, now or at another time, possible or not. */
    int (*wishes)(const PL_STATE *s, int seat, pl_move *out);
    /* Why a move that is not in the list cannot be made. PL_NOTHING: for the reason of the row that is about it. */
    struct pl_said (*why)(const PL_STATE *s, const struct pl_frame *f, pl_move move);
    const struct pl_phrase *not_now; /* why what this row is about cannot be done while something else is decided */

    /* Can the frame be there? `above`: what lies on it, NULL on top (pl_below: what lies under it). Bounds of values
     * have been looked at. Whatever passes can be played on safely. */
    bool (*fits)(const PL_STATE *s, const struct pl_frame *f, const struct pl_frame *above);
    /* Which things of the table a move of these kinds is about. */
    int (*touches)(const PL_STATE *s, const struct pl_frame *f, pl_move move, pl_touch *out);
};

/* All decisions of a game. */
struct pl_decisions {
    const struct pl_decision *const *row; /* by frame->what; the first, of no frame, is called "none" */
    int count;
    /* Where kinds of a frame are told apart further, by a card that it names, say: the row of this frame, or NULL for
     * row[what]. Must be safe for any values. */
    const struct pl_decision *(*of)(const struct pl_frame *f);
    int (*actor)(const void *state); /* as in struct pl_game; NULL: frames speak of seats */
    /* Why a move that is not in the list cannot be made, by its kind, where the row on top has no reason: for kinds
     * that many decisions ask for. NULL: the `not_now` of the row that is about it. */
    struct pl_said (*why)(const PL_STATE *s, const struct pl_frame *f, pl_move move);
    const struct pl_phrase *over; /* the prompt once the game is over */
    const struct pl_phrase
        *why_over; /* reasons that have nothing to do with the move; {0}: who decides, {1}: the seat */
    const struct pl_phrase *why_chance, *why_other;
};

/* PL_VALUE(index, name, doc, .min, .max, .names…): a named value of a frame. */
#define PL_VALUE(INDEX, NAME, DOC, ...)                                                                                \
    {                                                                                                                  \
        .name = (NAME), .kind = PL_I16, .offset = offsetof(struct pl_frame, v) + sizeof(int16_t) * (INDEX),            \
        .doc = (DOC), __VA_ARGS__                                                                                      \
    }

/* The fields of struct pl_frames, written by the keys of the rows and the names of their values; COUNT: of rows. */
#define PL_DECISION_FIELDS(NAME, DECISIONS, COUNT)                                                                     \
    static void NAME##_write(int what, struct pl_out *out) {                                                           \
        pl_put(out, (DECISIONS).row[what] ? (DECISIONS).row[what]->key : "");                                          \
    }                                                                                                                  \
    static int NAME##_read(const char *key) {                                                                          \
        return pl_decision_read(&(DECISIONS), key);                                                                    \
    }                                                                                                                  \
    static const struct pl_field *NAME##_named(const void *frame) {                                                    \
        return pl_decision_values(&(DECISIONS), frame);                                                                \
    }                                                                                                                  \
    static const struct pl_keys NAME##_keys = {.count = (COUNT), .write = NAME##_write, .read = NAME##_read};          \
    static const struct pl_field NAME##_frame[] = {                                                                    \
        PL_FIELD(struct pl_frame, what, PL_U8, "what is decided", .values = &NAME##_keys, .max = (COUNT)-1),           \
        PL_FIELD(struct pl_frame, seat, PL_I8, "who decides (-1: chance)", .min = -1, .max = 7),                       \
        PL_FIELD(struct pl_frame, step, PL_U8, "how far it has got"),                                                  \
        PL_FIELD(struct pl_frame, left, PL_U8, "how many are still to do"),                                            \
        PL_ARRAY(struct pl_frame, v, PL_VALUES, "what about", .named = NAME##_named),                                  \
        {0}};                                                                                                          \
    static const struct pl_field NAME[] = {                                                                            \
        PL_FIELD(struct pl_frames, depth, PL_U8, "frames in use", .max = PL_FRAME_DEPTH),                              \
        PL_ARRAY(struct pl_frames, at, PL_STRUCT, "the frames, oldest first", .fields = NAME##_frame),                 \
        {0}}

/* ---- The rows at work: short and here, so that a step costs no more than the call of its row ------------------- */

static inline const struct pl_decision *pl_decision(const struct pl_decisions *all, const struct pl_frame *f) {
    const struct pl_decision *row = all->of ? all->of(f) : NULL;
    return row ? row : all->row[f->what];
}

static inline bool pl_decision_is_about(const struct pl_decision *row, pl_move move) {
    for (const uint8_t *kind = row->about; kind && *kind; kind++)
        if (*kind == pl_kind(move))
            return true;
    return false;
}

static inline int pl_decision_read(const struct pl_decisions *all, const char *key) {
    for (int what = 0; what < all->count; what++)
        if (all->row[what] && strcmp(all->row[what]->key, key) == 0)
            return what;
    return -1;
}

static inline const struct pl_field *pl_decision_values(const struct pl_decisions *all, const void *frame) {
    static const struct pl_field none[] = {{0}};
    const struct pl_frame *f = frame;
    const struct pl_decision *row = f->what < all->count && all->row[f->what] ? pl_decision(all, f) : NULL;
    return row && row->values ? row->values : none;
}

static inline int pl_decide_actor(const struct pl_decisions *all, const PL_STATE *s) {
    return all->actor ? all->actor(s) : pl_frames_actor(&s->frames);
}

static inline struct pl_sealed pl_decide_deciding(const struct pl_decisions *all, const PL_STATE *s) {
    const struct pl_frame *f = s->frames.depth ? pl_peek(&s->frames) : NULL;
    const struct pl_decision *row = f ? pl_decision(all, f) : NULL;
    return row && row->sealed ? row->sealed(s, f) : pl_seal_nobody();
}

/* Turns the frame on top to the first of those who have not answered. */
static inline void pl_decide_next(const struct pl_decisions *all, PL_STATE *s) {
    struct pl_frame *f = pl_top(&s->frames);
    const struct pl_decision *row = pl_decision(all, f);
    struct pl_sealed sealed = row->sealed(s, f);
    f->seat = (int8_t)pl_seal_next(&sealed, row->first ? row->first(s, f) : 0);
}

static inline void pl_decide_turn_to(const struct pl_decisions *all, PL_STATE *s, int seat) {
    struct pl_frame *f = pl_top(&s->frames);
    if (seat == PL_SPECTATOR) {
        pl_decide_next(all, s);
        return;
    }
    pl_decision(all, f)->reopen(s, f, seat);
    f->seat = (int8_t)seat;
}

/* Apart, so that listing moves costs nothing but the call where rows list them. */
__attribute__((noinline, unused)) static int pl_decide_by_wishes(const struct pl_decisions *all, const PL_STATE *s,
                                                                 pl_move *out) {
    const struct pl_frame *f = pl_peek(&s->frames);
    const struct pl_decision *row = pl_decision(all, f);
    int count = row->wishes(s, pl_decide_actor(all, s), out), n = 0;
    for (int i = 0; i < count; i++)
        if (!row->why(s, f, out[i]).phrase)
            out[n++] = out[i];
    return n;
}

static inline int pl_decide_moves(const struct pl_decisions *all, const PL_STATE *s, pl_move *out) {
    const struct pl_frame *f = pl_peek(&s->frames);
    const struct pl_decision *row = pl_decision(all, f);
    return row->moves ? row->moves(s, f, out) : pl_decide_by_wishes(all, s, out);
}

static inline int pl_decide_chances(const struct pl_decisions *all, const PL_STATE *s, struct pl_chance *out) {
    const struct pl_frame *f = pl_peek(&s->frames);
    return pl_decision(all, f)->chances(s, f, out);
}

/* Goes on until a frame waits, or the game is over. */
static inline void pl_decide_run(const struct pl_decisions *all, PL_STATE *s, struct pl_notes *notes) {
    while (s->frames.depth) {
        struct pl_frame *f = pl_top(&s->frames);
        const struct pl_decision *row = pl_decision(all, f);
        if (!row->run || row->run(s, f, notes))
            return;
    }
}

/* The move alone: all there is to do in a game whose rows have no `run`. */
static inline void pl_decide_do(const struct pl_decisions *all, PL_STATE *s, pl_move move, struct pl_notes *notes) {
    struct pl_frame *f = pl_top(&s->frames);
    const struct pl_decision *row = pl_decision(all, f);
    (f->seat == PL_CHANCE && row->happens ? row->happens : row->apply)(s, f, move, notes);
}

static inline void pl_decide_apply(const struct pl_decisions *all, PL_STATE *s, pl_move move, struct pl_notes *notes) {
    pl_decide_do(all, s, move, notes);
    pl_decide_run(all, s, notes);
}

static inline struct pl_said pl_decide_prompt(const struct pl_decisions *all, const PL_STATE *s, int viewer) {
    if (!s->frames.depth)
        return PL_SAY(all->over);
    const struct pl_frame *f = pl_peek(&s->frames);
    const struct pl_decision *row = pl_decision(all, f);
    struct pl_asked asked = {row->asks, row->tells, {f->seat, f->v[0], f->v[1], f->v[2]}};
    if (row->prompt)
        asked = row->prompt(s, f);
    struct pl_said said = {.phrase = asked.asks};
    memcpy(said.arg, asked.arg, sizeof said.arg);
    if (asked.tells && f->seat != PL_CHANCE && viewer != pl_decide_actor(all, s))
        said.phrase = asked.tells;
    return said;
}

/* The row that moves of this kind are made in: the one on top, or else another; NULL if none is about them. */
static inline const struct pl_decision *pl_decision_about(const struct pl_decisions *all, const struct pl_frame *f,
                                                          pl_move move) {
    const struct pl_decision *top = pl_decision(all, f);
    if (pl_decision_is_about(top, move))
        return top;
    for (int what = 0; what < all->count; what++)
        if (all->row[what] && pl_decision_is_about(all->row[what], move))
            return all->row[what];
    return NULL;
}

static inline bool pl_decide_offers(const struct pl_decisions *all, const PL_STATE *s, pl_move move) {
    pl_move moves[PL_MAX_MOVES];
    int count = pl_decide_moves(all, s, moves);
    for (int i = 0; i < count; i++)
        if (moves[i] == move)
            return true;
    return false;
}

static inline struct pl_said pl_decide_explain(const struct pl_decisions *all, const PL_STATE *s, int seat,
                                               pl_move move) {
    if (!s->frames.depth)
        return PL_SAY(all->why_over);
    const struct pl_frame *f = pl_peek(&s->frames);
    const struct pl_decision *row = pl_decision(all, f);
    int actor = pl_decide_actor(all, s);
    if (actor == PL_CHANCE && all->why_chance)
        return PL_SAY(all->why_chance);
    if (actor != seat)
        return PL_SAY(all->why_other, actor, seat);
    bool here = pl_decision_is_about(row, move);
    if (row->moves && pl_decide_offers(all, s, move))
        return PL_NOTHING;
    struct pl_said why = row->why ? row->why(s, f, move) : PL_NOTHING;
    if (why.phrase || (here && !row->moves))
        return why;
    if (all->why)
        return all->why(s, f, move);
    const struct pl_decision *about = pl_decision_about(all, f, move);
    return about ? PL_SAY(about->not_now) : PL_NOTHING;
}

static inline int pl_decide_wishes(const struct pl_decisions *all, const PL_STATE *s, int seat, pl_move *out) {
    int n = 0;
    for (int what = 0; what < all->count; what++)
        if (all->row[what] && all->row[what]->wishes)
            n += all->row[what]->wishes(s, seat, out + n);
    return n;
}

/* The same of one kind: only rows that are about it are asked, so that each has the whole room. */
static inline int pl_decide_wishes_of(const struct pl_decisions *all, const PL_STATE *s, int seat, int kind,
                                      pl_move *out) {
    int n = 0;
    for (int what = 0; what < all->count; what++) {
        const struct pl_decision *row = all->row[what];
        if (!row || !row->wishes || !pl_decision_is_about(row, PL_MOVE(kind, 0, 0, 0)))
            continue;
        int from = n, count = from + row->wishes(s, seat, out + from);
        for (int i = from; i < count; i++)
            if (pl_kind(out[i]) == kind)
                out[n++] = out[i];
    }
    return n;
}

static inline int pl_decide_touches(const struct pl_decisions *all, const PL_STATE *s, pl_move move, pl_touch *out) {
    const struct pl_frame *f = pl_peek(&s->frames);
    const struct pl_decision *about = pl_decision_about(all, f, move);
    return about && about->touches ? about->touches(s, f, move, out) : 0;
}

/* The frames of a loaded state: the number of the first that cannot be there, -1 if all can. */
static inline int pl_decide_check(const struct pl_decisions *all, const PL_STATE *s) {
    const struct pl_frames *frames = &s->frames;
    for (int i = 0; i < frames->depth; i++) {
        const struct pl_frame *f = &frames->at[i], *above = i + 1 < frames->depth ? f + 1 : NULL;
        if (f->what == 0 || f->what >= all->count || !all->row[f->what])
            return i;
        const struct pl_decision *row = pl_decision(all, f);
        bool decided = row->moves || row->wishes, rolled = row->chances != NULL;
        bool who = f->seat == PL_CHANCE ? rolled || !decided : decided || !rolled;
        if (!who || !pl_values_fit(row->values, f->v, PL_FRAME_VALUES, offsetof(struct pl_frame, v)) ||
            (row->fits && !row->fits(s, f, above)))
            return i;
    }
    return pl_frames_clean(frames) ? -1 : frames->depth;
}

#endif
