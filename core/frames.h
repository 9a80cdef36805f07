/* A stack of decision frames inside the flat state.
 *
 * A frame is one thing that is being decided: what, by whom, how far it has got, and up to six numbers whose names
 * depend on what is decided (core/decide.h has a row per kind of frame, with these names and their bounds). An event
 * inside an event pushes a frame; when it is finished it pops it, and whatever lay below goes on where it was. The
 * game's `actor` and `moves` look at the top frame only, so a card that makes somebody play another card needs no
 * special case anywhere.
 *
 *     pl_push(&s->frames, (struct pl_frame){.what = F_DISCARD, .seat = victim, .left = 2, .v[WHY] = card});
 *     …
 *     struct pl_frame *top = pl_top(&s->frames);
 *     if (--top->left == 0)
 *         pl_pop(&s->frames);
 *
 * A popped frame is cleared, so that equal positions are equal bytes.
 */
#ifndef PLATEAU_CORE_FRAMES_H
#define PLATEAU_CORE_FRAMES_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#define PL_FRAME_DEPTH 16
#define PL_FRAME_VALUES 6

struct pl_frame {
    uint8_t what; /* a kind of the game's own, from 1 on */
    int8_t seat;  /* who decides: a seat (or a side, or a role: then the game's `actor` translates), or PL_CHANCE */
    uint8_t step; /* how far: the game's own count */
    uint8_t left; /* how many are still to do */
    int16_t v[PL_FRAME_VALUES]; /* what about: named by the kind; those without a name are 0 */
};
static_assert(sizeof(struct pl_frame) == 4 + 2 * PL_FRAME_VALUES, "no padding: frames are compared as bytes");

struct pl_frames {
    uint8_t depth;
    uint8_t zero; /* keeps the frames aligned and the bytes defined */
    struct pl_frame at[PL_FRAME_DEPTH];
};

static inline struct pl_frame *pl_top(struct pl_frames *frames) {
    assert(frames->depth > 0);
    return &frames->at[frames->depth] - 1; /* one scaled index, not two */
}

static inline const struct pl_frame *pl_peek(const struct pl_frames *frames) {
    assert(frames->depth > 0);
    return &frames->at[frames->depth] - 1; /* one scaled index, not two */
}

static inline struct pl_frame *pl_push(struct pl_frames *frames, struct pl_frame frame) {
    assert(frames->depth < PL_FRAME_DEPTH);
    frames->at[frames->depth] = frame;
    return &frames->at[frames->depth++];
}

static inline void pl_pop(struct pl_frames *frames) {
    assert(frames->depth > 0);
    *pl_top(frames) = (struct pl_frame){0};
    frames->depth--;
}

/* Who decides, in a game whose frames speak of seats: a seat, PL_CHANCE, or PL_OVER (-2) when nothing is left. */
static inline int pl_frames_actor(const struct pl_frames *frames) {
    return frames->depth ? pl_peek(frames)->seat : -2;
}

/* What lies under this frame of the stack, or NULL. */
static inline const struct pl_frame *pl_below(const struct pl_frames *frames, const struct pl_frame *frame) {
    return frame > frames->at ? frame - 1 : NULL;
}

/* Is everything above the top frame cleared? For a game's check: a loaded stack may hold anything. */
static inline bool pl_frames_clean(const struct pl_frames *frames) {
    for (int i = frames->depth; i < PL_FRAME_DEPTH; i++) {
        if (memcmp(&frames->at[i], &(struct pl_frame){0}, sizeof(struct pl_frame)) != 0)
            return false;
    }
    return true;
}

#endif
