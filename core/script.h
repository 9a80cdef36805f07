/* Effects as rows.
 *
 * What a card does is a row of a table, read as the card reads:
 *
 *     NASSER                  add(SU, Egypt, 2); remove_half(US, Egypt)
 *     WARSAW_PACT_FORMED      begin(nato_ready); (remove: pick(warsaw_remove, 4) | add: pick(warsaw_add, 5))
 *     NEW_AGENDA              draw(3); may (discard(2); play_again)
 *
 * The build reads the table (tools/effects_to_c.py), refuses a wrong row with file, line and column, and writes each
 * row as a run of the fixed-size operations below. docs/effects.md describes the language and the file in which a game
 * declares its own words; for every word the game has one function:
 *
 *     void ts_op_add(struct ts_state *s, const struct pl_call *call, int side, int country, int n) {
 *         ts_add(s, side, country, n, call->notes);
 *     }
 *
 * To begin an effect, run it from its first row; what the game has to remember while it runs stands in the cursor:
 *
 *     pl_script_run(&ts_effects, s, (struct pl_cursor){.at = ts_effect_at[card], .v[TS_V_OWN] = side}, notes);
 *
 * An operation that has to wait (for a decision, for chance, for another card's effect) pushes its frames and returns.
 * The cursor is then laid into a frame of its own below them; when that frame is on top again the game pops it and
 * runs on. Before the last operation the cursor is already gone, so an effect that ends with a decision leaves nothing
 * behind. Effects inside effects need no special case, and a state stays flat: a cursor is 12 bytes, no pointer.
 *
 *     static bool effect_run(struct ts_state *s, struct pl_frame *f, struct pl_notes *notes) {
 *         struct pl_cursor cursor = pl_script_cursor(f);
 *         pl_pop(&s->frames);
 *         pl_script_run(&ts_effects, s, cursor, notes);
 *         return false;
 *     }
 *
 * The row of this kind of frame (core/decide.h) has `.run = effect_run`, and PL_SCRIPT_VALUES as names of its values.
 */
#ifndef PLATEAU_CORE_SCRIPT_H
#define PLATEAU_CORE_SCRIPT_H

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "core/frames.h"

struct pl_notes;

/* One operation: a word of the game with its arguments, or one of the interpreter's own (below PL_OP_GAME). */
struct pl_op {
    uint8_t code;
    uint8_t flags; /* the words in its brackets that have no value: exact, anywhere, free */
    int16_t v[3];  /* its arguments; more of them in the PL_OP_MORE rows that follow */
};
static_assert(sizeof(struct pl_op) == 8, "rows are small");

enum {
    PL_OP_END,     /* the effect is over */
    PL_OP_MORE,    /* arguments of the row before it */
    PL_OP_VALUE,   /* a side of a comparison: flags = the game's value, or 0: a number; v = its arguments */
    PL_OP_IF,      /* flags = enum pl_compare; v = rows to go if it does not hold. Two PL_OP_VALUE follow */
    PL_OP_JUMP,    /* v = rows to go */
    PL_OP_CHOOSE,  /* flags: PL_MAY, …; v = rows to its end, branches, how many different ones are taken */
    PL_OP_BRANCH,  /* v = rows to the next branch (or the end), to the end, back to the choice (0: one is enough) */
    PL_OP_GATE,    /* v = rows to go if the operation that follows cannot be done: `pay`, `… else` */
    PL_OP_REPEAT,  /* flags = level; v = rows to its end. One PL_OP_VALUE follows: how often */
    PL_OP_EACH,    /* flags = level; v = rows to its end. A word of the game follows: it says whether once more */
    PL_OP_BACK,    /* flags = level; v = rows back to the PL_OP_REPEAT or PL_OP_EACH */
    PL_OP_NOTHING, /* a branch that does nothing */
    PL_OP_GAME = 16
};
enum pl_compare { PL_TRUE, PL_FALSE, PL_EQUAL, PL_UNEQUAL, PL_LESS, PL_AT_MOST, PL_MORE, PL_AT_LEAST };
/* Flags of PL_OP_CHOOSE. */
enum {
    PL_MAY = 1,     /* it may be declined */
    PL_LEVEL = 2,   /* the inner of two choices of several */
    PL_SETTLED = 4, /* the game knows the branch: whether others are possible does not matter */
};

enum { PL_REGISTERS = 4, PL_SET_REGISTERS = 11 };
/* What an argument may be besides a number. */
enum {
    PL_NONE = -1,         /* a name that was left out */
    PL_REGISTER = 0x4000, /* what is in this register and those after it; in sets the bits from PL_SET_REGISTERS on */
    PL_UP = 0x2000        /* with what a number counts: a part of it is rounded up */
};

/* How far an effect has come. */
struct pl_cursor {
    int16_t at;              /* the row to be run next; 0: over */
    uint8_t turns[2];        /* of the outer and the inner repeat; of a choice of several: the branches taken */
    int16_t v[PL_REGISTERS]; /* what the game remembers: whose effect it is, what was picked */
};
static_assert(sizeof(struct pl_cursor) == 2 * PL_FRAME_VALUES, "a cursor fits into a frame");

/* A branch that may be chosen is a bit; so is declining what stands behind `may`. */
enum { PL_BRANCHES = 8, PL_DECLINE = PL_BRANCHES };

struct pl_call {
    const struct pl_script *script;
    const struct pl_op *op;
    struct pl_cursor *cursor; /* the game's registers may be changed */
    struct pl_notes *notes;
};

/* The effects of a game. All but the last four are written by the build. */
struct pl_script {
    const struct pl_op *rows;
    int16_t count;
    void (*run)(void *state, const struct pl_call *call);       /* one operation */
    bool (*can)(const void *state, const struct pl_call *call); /* is there anything for it to do? */
    int (*value)(const void *state, const struct pl_call *call, int value);
    bool (*each)(void *state, const struct pl_call *call, int turn); /* once more? It ran `turn` times before */
    const char *const *branches; /* of a row that begins a branch: its name, or NULL */
    /* of the game's own */
    size_t frames; /* where in the state its struct pl_frames is */
    uint8_t waits; /* the kind of frame in which a cursor waits */
    /* Somebody is to choose among these branches: pushes a frame that holds the cursor and returns PL_ASKED, or says
     * which it is if that is settled. Not called for a single branch that must be taken. */
    int (*choose)(void *state, const struct pl_call *call, unsigned branches);
};
enum { PL_ASKED = -1 };

/* Runs on from the cursor until something waits or the effect is over. */
void pl_script_run(const struct pl_script *script, void *state, struct pl_cursor cursor, struct pl_notes *notes);

/* Could it do anything if it began here? What counts is the first step that is not under `may`. */
bool pl_script_can(const struct pl_script *script, const void *state, struct pl_cursor cursor);

/* The cursor is at a choice: the branches open to it, one bit each; its answer. */
unsigned pl_script_branches(const struct pl_script *script, const void *state, struct pl_cursor cursor);
void pl_script_take(const struct pl_script *script, void *state, struct pl_cursor cursor, int branch,
                    struct pl_notes *notes);
const char *pl_script_branch_name(const struct pl_script *script, int at, int branch); /* or NULL */

/* May a cursor that was loaded be here? For a game's check. */
bool pl_script_fits(const struct pl_script *script, struct pl_cursor cursor, bool choosing);

/* ---- A cursor in a frame --------------------------------------------------------------------------------------- */

static inline struct pl_frame pl_script_frame(uint8_t what, int seat, const struct pl_cursor *cursor) {
    struct pl_frame frame = {.what = what, .seat = (int8_t)seat};
    memcpy(frame.v, cursor, sizeof *cursor);
    return frame;
}
static inline struct pl_cursor pl_script_cursor(const struct pl_frame *frame) {
    struct pl_cursor cursor;
    memcpy(&cursor, frame->v, sizeof cursor);
    return cursor;
}

/* The names of the cursor's own numbers in a frame, for the row of its decision (core/decide.h); those of the registers
 * follow: they are the frame's values from PL_SCRIPT_REGISTERS on. */
#define PL_SCRIPT_VALUES                                                                                               \
    PL_VALUE(0, "row", "the operation to be run next", .min = 1, .max = INT16_MAX),                                    \
        PL_VALUE(1, "turns", "how far its repeats have got", .min = INT16_MIN, .max = INT16_MAX)
enum { PL_SCRIPT_REGISTERS = 2 };

/* ---- Arguments, for the functions of a game's words ------------------------------------------------------------ */

static inline int pl_script_raw(const struct pl_op *op, int slot) {
    return op[slot / 3].v[slot % 3];
}
static inline bool pl_flag(const struct pl_call *call, int flag) {
    return call->op->flags & flag;
}
/* A number as it stands, a name, or what is in a register. */
static inline int pl_arg(const struct pl_call *call, int slot) {
    int raw = pl_script_raw(call->op, slot);
    return raw >= PL_REGISTER ? call->cursor->v[raw - PL_REGISTER] : raw;
}
/* A set of names as bits, with what is in the registers it names. */
static inline unsigned pl_members(const struct pl_call *call, int slot) {
    unsigned raw = (unsigned)pl_script_raw(call->op, slot), set = raw & ((1u << PL_SET_REGISTERS) - 1);
    for (int i = 0; i < PL_REGISTERS; i++)
        if (raw >> (PL_SET_REGISTERS + i) & 1 && call->cursor->v[i] >= 0)
            set |= 1u << call->cursor->v[i];
    return set;
}
/* A number that may count something: 3, n, population, 2+trade_unions, 5*imported, revenue/2. */
int pl_number(const void *state, const struct pl_call *call, int slot);

#endif
