/* The decisions of Twilight Struggle as rows: core/decide.h for this game's state, and what its files share to write
 * them. Everything about one kind of frame stands in one place: the file that has its row. */
#ifndef PLATEAU_TWILIGHT_DECIDE_H
#define PLATEAU_TWILIGHT_DECIDE_H

#include "games/twilight/state.h"

#define PL_STATE struct ts_state
#include "core/decide.h"

struct ts_outlook; /* value.h */

struct ts_row {
    struct pl_decision is;
    /* What is still to come of it is worth to the US (value.c); NULL: nothing. */
    int (*worth)(const struct ts_outlook *o, const struct pl_frame *f);
    /* How a move of it reads where its kind does not tell all; PL_NOTHING: as its kind does (tell.c). */
    struct pl_said (*says)(const struct ts_state *s, const struct pl_frame *f, pl_move move, int viewer);
    uint8_t what; /* the kind of frame, in the row of one card */
    /* TS_F_CARD: which cards, what is done with one, must one be chosen? For which card, and by which side (TS_NEUTRAL:
     * either). */
    struct pl_set (*cards)(const struct ts_state *s, const struct pl_frame *f);
    enum ts_kind kind;
    bool must;
    uint8_t card, side;
    const char *const *branches; /* TS_F_CHOICE: their keys, ended by NULL */
};

#define ROW(FRAME, NAME) extern const struct ts_row ts_row_##NAME;
TS_FRAME_KINDS(ROW)
#undef ROW
#define CHOICE(NAME, ROW) extern const struct ts_row ts_row_##ROW;
#include "games/twilight/cards.def"
extern const struct ts_row ts_row_aside;       /* of TS_F_DRAW, for TS_ASIDE */
extern const struct pl_decisions ts_decisions; /* twilight.c */
static inline const struct ts_row *ts_row(const struct pl_frame *f) {
    return (const struct ts_row *)(const void *)pl_decision(&ts_decisions, f);
}

/* ---- Writing a row ---------------------------------------------------------------------------------------------- */

#define KINDS(...)                                                                                                     \
    (const uint8_t[]) {                                                                                                \
        __VA_ARGS__, 0                                                                                                 \
    }
/* The names of what a frame holds. */
extern const struct pl_keys ts_card_keys, ts_country_keys;
extern const char *const ts_side_names[];
#define VALUES(...)                                                                                                    \
    (const struct pl_field[]) {                                                                                        \
        __VA_ARGS__, {                                                                                                 \
            0                                                                                                          \
        }                                                                                                              \
    }
#define CARD_VALUE(INDEX) PL_VALUE(INDEX, "card", "the card", .values = &ts_card_keys, .max = TS_CARDS - 1)
#define COUNTRY_VALUE PL_VALUE(0, "country", "where", .values = &ts_country_keys, .max = TS_COUNTRIES - 1)
#define SIDE_VALUE(INDEX, NAME, DOC) PL_VALUE(INDEX, NAME, DOC, .names = ts_side_names, .max = TS_US)
#define GRANT_VALUE PL_VALUE(1, "grant", "how the Operations were come by", .max = TS_GRANTS - 1)

/* A move for each member of a set, added to those that are there. */
static inline int ts_add_each(pl_move *out, int n, enum ts_kind kind, struct pl_set things) {
    for (int word = 0; word < 2; word++)
        for (uint64_t rest = things.w[word]; rest; rest &= rest - 1)
            out[n++] = PL_MOVE(kind, 64 * word + __builtin_ctzll(rest), 0, 0);
    return n;
}
static inline int ts_card_chances(struct pl_chance *out, enum ts_kind kind, struct pl_set cards) {
    int n = 0;
    for (int word = 0; word < 2; word++)
        for (uint64_t rest = cards.w[word]; rest; rest &= rest - 1)
            out[n++] = (struct pl_chance){PL_MOVE(kind, 64 * word + __builtin_ctzll(rest), 0, 0), 1};
    return n;
}
int ts_add_places(const struct ts_state *s, int side, pl_move *out, int n);                 /* play.c */
static inline int ts_add_cancels(const struct ts_state *s, int side, pl_move *out, int n) { /* TS-13.14 */
    return ts_threatened(s, side) ? ts_add_places(s, side, out, n) : n;
}

/* ---- What rows share --------------------------------------------------------------------------------------------- */

/* A card of the draw pile (turn.c). */
#define DRAW_VALUES                                                                                                    \
    VALUES(PL_VALUE(0, "to", "side; 2: both hands; 3: set aside", .max = TS_ASIDE),                                    \
           SIDE_VALUE(1, "hand", "whose hand, of both"))
bool ts_draw_run(struct ts_state *s, struct pl_frame *draw, struct pl_notes *notes);
int ts_draw_chances(const struct ts_state *s, const struct pl_frame *draw, struct pl_chance *out);

/* Dice (dice.c). They are on the table, and the frame of the roll is done. */
int ts_one_die(const struct ts_state *s, const struct pl_frame *f, struct pl_chance *out);
int ts_rolled_one(struct ts_state *s, int side, pl_move move);

/* What is touched (scene.c). */
int ts_touch_defcon(int level, pl_touch *out);
int ts_touch_region(int region, pl_touch *out);
int ts_touch_roll(const struct ts_state *s, const struct pl_frame *f, pl_move move, pl_touch *out);

/* ---- Do frames fit? ---------------------------------------------------------------------------------------------- */

static inline bool ts_is_card(int card) {
    return card >= 1 && card < TS_CARDS;
}
static inline bool ts_is_side(int side) {
    return side == TS_SU || side == TS_US;
}
/* A die, or two, of the side in `step`. */
static inline bool ts_rolls(const struct pl_frame *f, const struct pl_frame *above) {
    return !above && ts_is_side(f->step);
}
static inline bool ts_nothing_counted(const struct pl_frame *f) {
    return !f->step && !f->left;
}
/* What happens by itself never waits on top. */
static inline bool ts_by_itself(const struct pl_frame *f, const struct pl_frame *above) {
    return above && ts_nothing_counted(f) && f->seat == 0;
}

/* ---- Reasons that several decisions share (why.c) ---------------------------------------------------------------- */

struct pl_said ts_why_space(const struct ts_state *s, int side, int card);
struct pl_said ts_why_use(const struct ts_state *s, int side, int card, enum ts_mode mode);
struct pl_said ts_why_cancel(const struct ts_state *s, int side, int country);

#endif
