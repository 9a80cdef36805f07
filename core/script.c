/* Runs effects (core/script.h). */
#include "core/script.h"

static struct pl_frames *stack(const struct pl_script *script, void *state) {
    return (struct pl_frames *)((char *)state + script->frames);
}

static struct pl_call call_at(const struct pl_script *script, struct pl_cursor *cursor, int at) {
    return (struct pl_call){.script = script, .op = &script->rows[at], .cursor = cursor};
}

/* ---- Rows ------------------------------------------------------------------------------------------------------- */

/* The row after the one at `at` and its arguments. */
static int after(const struct pl_op *rows, int at) {
    do
        at++;
    while (rows[at].code == PL_OP_MORE || rows[at].code == PL_OP_VALUE);
    return at;
}

/* Is nothing left to do from here on? */
static bool is_over(const struct pl_op *rows, int at) {
    for (;;) {
        const struct pl_op *op = &rows[at];
        if (op->code == PL_OP_JUMP)
            at += op->v[0];
        else if (op->code == PL_OP_BRANCH && !op->v[2])
            at += op->v[1];
        else
            return op->code == PL_OP_END;
    }
}

/* The row at which a branch begins. */
static int branch_at(const struct pl_op *rows, int choose, int branch) {
    int at = choose + 1;
    while (branch--)
        at += rows[at].v[0];
    return at;
}

/* ---- Numbers and conditions ------------------------------------------------------------------------------------- */

int pl_number(const void *state, const struct pl_call *call, int slot) {
    int base = pl_script_raw(call->op, slot), what = pl_script_raw(call->op, slot + 2);
    if (!what)
        return base;
    int factors = pl_script_raw(call->op, slot + 1), times = factors / 128, per = factors % 128;
    int counted = what & PL_REGISTER ? call->cursor->v[what & (PL_REGISTERS - 1)]
                                     : call->script->value(state, call, what & ~PL_UP);
    counted *= times;
    return base + (what & PL_UP ? counted + per - 1 : counted) / per;
}

static int side_of(const struct pl_script *script, const void *state, struct pl_cursor *cursor, int at) {
    struct pl_call call = call_at(script, cursor, at);
    return call.op->flags ? script->value(state, &call, call.op->flags) : pl_number(state, &call, 0);
}

static bool holds(const struct pl_script *script, const void *state, struct pl_cursor *cursor, int at) {
    const struct pl_op *rows = script->rows;
    int left_at = at + 1, right_at = left_at + 1;
    int left = side_of(script, state, cursor, left_at);
    enum pl_compare compare = rows[at].flags;
    if (compare == PL_TRUE || compare == PL_FALSE)
        return (compare == PL_TRUE) == (left != 0);
    while (rows[right_at].code == PL_OP_MORE)
        right_at++;
    int right = side_of(script, state, cursor, right_at);
    switch (compare) {
    case PL_EQUAL:
        return left == right;
    case PL_UNEQUAL:
        return left != right;
    case PL_LESS:
        return left < right;
    case PL_AT_MOST:
        return left <= right;
    case PL_MORE:
        return left > right;
    default:
        return left >= right;
    }
}

/* ---- What is possible ------------------------------------------------------------------------------------------- */

static bool can(const struct pl_script *script, const void *state, struct pl_cursor *cursor, int at) {
    struct pl_call call = call_at(script, cursor, at);
    return !script->can || script->can(state, &call);
}

/* Goes from step to step until one decides. `optional`: the body of a `may` counts as well. */
static bool can_from(const struct pl_script *script, const void *state, struct pl_cursor *cursor, int at) {
    const struct pl_op *rows = script->rows;
    for (;;) {
        const struct pl_op *op = &rows[at];
        switch (op->code) {
        case PL_OP_END:
        case PL_OP_BRANCH:
        case PL_OP_BACK:
            return false;
        case PL_OP_NOTHING:
            return true;
        case PL_OP_JUMP:
            at += op->v[0];
            break;
        case PL_OP_IF:
            at = holds(script, state, cursor, at) ? after(rows, at) : at + op->v[0];
            break;
        case PL_OP_GATE:
            if (can(script, state, cursor, at + 1))
                return true;
            at += op->v[0];
            break;
        case PL_OP_CHOOSE:
            cursor->at = (int16_t)at;
            if (pl_script_branches(script, state, *cursor) & ((1u << PL_BRANCHES) - 1))
                return true;
            if (!(op->flags & PL_MAY))
                return false;
            at += op->v[0];
            break;
        case PL_OP_REPEAT:
            at = side_of(script, state, cursor, at + 1) > 0 ? after(rows, at) : at + op->v[0];
            break;
        case PL_OP_EACH:
            at = after(rows, at + 1);
            break;
        default:
            return can(script, state, cursor, at);
        }
    }
}

bool pl_script_can(const struct pl_script *script, const void *state, struct pl_cursor cursor) {
    return can_from(script, state, &cursor, cursor.at);
}

unsigned pl_script_branches(const struct pl_script *script, const void *state, struct pl_cursor cursor) {
    const struct pl_op *op = &script->rows[cursor.at];
    unsigned taken = op->v[2] > 1 ? cursor.turns[op->flags & PL_LEVEL ? 1 : 0] : 0, open = 0;
    for (int i = 0, at = cursor.at + 1; i < op->v[1]; at += script->rows[at].v[0], i++) {
        struct pl_cursor inside = cursor;
        if (!(taken >> i & 1) && can_from(script, state, &inside, at + 1))
            open |= 1u << i;
    }
    return open && op->flags & PL_MAY ? open | 1u << PL_DECLINE : open;
}

/* ---- Running ---------------------------------------------------------------------------------------------------- */

/* Which branches of a choice of several were taken. */
static uint8_t *taken_of(struct pl_cursor *cursor, const struct pl_op *choose) {
    return &cursor->turns[choose->flags & PL_LEVEL ? 1 : 0];
}

/* Into the branch, or past the choice. */
static void enter(const struct pl_script *script, struct pl_cursor *cursor, int branch) {
    const struct pl_op *op = &script->rows[cursor->at];
    uint8_t *taken = taken_of(cursor, op);
    if (branch == PL_DECLINE) {
        if (op->v[2] > 1)
            *taken = 0;
        cursor->at = (int16_t)(cursor->at + op->v[0]);
        return;
    }
    if (op->v[2] > 1)
        *taken = (uint8_t)(*taken | 1 << branch);
    cursor->at = (int16_t)(branch_at(script->rows, cursor->at, branch) + 1);
}

/* Goes past a choice in which nothing can be done, takes the only branch, or asks. False: it asks. */
static bool chosen(const struct pl_script *script, void *state, struct pl_cursor *cursor, struct pl_notes *notes) {
    const struct pl_op *op = &script->rows[cursor->at];
    bool settled = op->flags & PL_SETTLED;
    unsigned open = settled ? (1u << op->v[1]) - 1 : pl_script_branches(script, state, *cursor);
    int branch = open ? __builtin_ctz(open) : PL_DECLINE;
    if (settled || open & (open - 1)) {
        struct pl_call call = call_at(script, cursor, cursor->at);
        call.notes = notes;
        branch = script->choose(state, &call, open);
        if (branch == PL_ASKED)
            return false;
    }
    enter(script, cursor, branch);
    return true;
}

/* A branch has ended: out of the choice, or back to it for another one. */
static void leave(const struct pl_script *script, struct pl_cursor *cursor) {
    const struct pl_op *end = &script->rows[cursor->at], *op = end - end->v[2];
    if (end->v[2]) {
        uint8_t *taken = taken_of(cursor, op);
        if (__builtin_popcount(*taken) < op->v[2]) {
            cursor->at = (int16_t)(cursor->at - end->v[2]);
            return;
        }
        *taken = 0;
    }
    cursor->at = (int16_t)(cursor->at + end->v[1]);
}

/* Into the body of a repeat once more, or past it. None runs more often than its count can say. */
static void repeat(const struct pl_script *script, void *state, struct pl_cursor *cursor, struct pl_notes *notes) {
    const struct pl_op *op = &script->rows[cursor->at];
    uint8_t *turns = &cursor->turns[op->flags];
    struct pl_call call = call_at(script, cursor, cursor->at + 1);
    bool counted = op->code == PL_OP_REPEAT;
    call.notes = notes;
    if (*turns == UINT8_MAX ||
        !(counted ? *turns < side_of(script, state, cursor, cursor->at + 1) : script->each(state, &call, *turns))) {
        *turns = 0;
        cursor->at = (int16_t)(cursor->at + op->v[0]);
        return;
    }
    ++*turns;
    cursor->at = (int16_t)after(script->rows, counted ? cursor->at : cursor->at + 1);
}

/* Lays the cursor below the frames that were pushed since the stack was `depth` high. */
static void wait_below(const struct pl_script *script, struct pl_frames *frames, int depth,
                       const struct pl_cursor *cursor) {
    if (frames->depth == PL_FRAME_DEPTH) /* a real game never comes near that depth; a loaded one may */
        return;
    memmove(&frames->at[depth + 1], &frames->at[depth], (size_t)(frames->depth - depth) * sizeof *frames->at);
    frames->at[depth] = pl_script_frame(script->waits, 0, cursor);
    frames->depth++;
}

/* One of the interpreter's own rows. False: it asks. */
static bool control(const struct pl_script *script, void *state, struct pl_cursor *cursor, struct pl_notes *notes) {
    const struct pl_op *op = &script->rows[cursor->at];
    switch (op->code) {
    case PL_OP_JUMP:
        cursor->at = (int16_t)(cursor->at + op->v[0]);
        break;
    case PL_OP_IF:
        cursor->at = (int16_t)(holds(script, state, cursor, cursor->at) ? after(script->rows, cursor->at)
                                                                        : cursor->at + op->v[0]);
        break;
    case PL_OP_CHOOSE:
        return chosen(script, state, cursor, notes);
    case PL_OP_BRANCH:
        leave(script, cursor);
        break;
    case PL_OP_GATE:
        cursor->at = (int16_t)(cursor->at + (can(script, state, cursor, cursor->at + 1) ? 1 : op->v[0]));
        break;
    case PL_OP_REPEAT:
    case PL_OP_EACH:
        repeat(script, state, cursor, notes);
        break;
    case PL_OP_BACK:
        cursor->at = (int16_t)(cursor->at - op->v[0]);
        break;
    default: /* PL_OP_NOTHING */
        cursor->at++;
        break;
    }
    return true;
}

void pl_script_run(const struct pl_script *script, void *state, struct pl_cursor cursor, struct pl_notes *notes) {
    const struct pl_op *rows = script->rows;
    struct pl_frames *frames = stack(script, state);
    struct pl_call call = {.script = script, .cursor = &cursor, .notes = notes};
    while (rows[cursor.at].code != PL_OP_END) {
        if (rows[cursor.at].code < PL_OP_GAME) {
            if (!control(script, state, &cursor, notes))
                return;
            continue;
        }
        int depth = frames->depth;
        call.op = &rows[cursor.at];
        if (!script->can || script->can(state, &call))
            script->run(state, &call);
        cursor.at = (int16_t)after(rows, cursor.at);
        if (frames->depth > depth) {
            if (!is_over(rows, cursor.at))
                wait_below(script, frames, depth, &cursor);
            return;
        }
    }
}

void pl_script_take(const struct pl_script *script, void *state, struct pl_cursor cursor, int branch,
                    struct pl_notes *notes) {
    enter(script, &cursor, branch);
    pl_script_run(script, state, cursor, notes);
}

/* ---- Looking at an effect ---------------------------------------------------------------------------------------- */

const char *pl_script_branch_name(const struct pl_script *script, int at, int branch) {
    return script->branches[branch_at(script->rows, at, branch)];
}

bool pl_script_fits(const struct pl_script *script, struct pl_cursor cursor, bool choosing) {
    if (cursor.at <= 0 || cursor.at >= script->count)
        return false;
    int code = script->rows[cursor.at].code;
    if (choosing)
        return code == PL_OP_CHOOSE;
    return code != PL_OP_MORE && code != PL_OP_VALUE && !is_over(script->rows, cursor.at);
}
