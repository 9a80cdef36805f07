/* Do the frames fit the position? What may stand in each of them is said in its row (decide.h); here is what the stack
 * as a whole must be. Part of check.c. */
#include "games/worldorder/check.h"

static bool asks(const struct pl_frame *f) {
    const struct pl_decision *row = wo_decisions.row[f->what];
    return f->seat >= 0 && row && row->moves;
}

/* Who is asked is played by somebody: NPC powers never are. */
static bool powers_fit(const struct wo_state *s) {
    for (int i = 0; i < s->frames.depth; i++) {
        const struct pl_frame *f = &s->frames.at[i];
        if (f->what >= WO_FRAMES || f->seat < PL_CHANCE || f->seat >= WO_POWERS ||
            (asks(f) && (wo_is_npc(s, f->seat) || wo_seat(s, f->seat) < 0)))
            return false;
    }
    return true;
}

/* WO-15.6, WO-3.8: what is sealed belongs to the question on top. */
static bool sealed_fits(const struct wo_state *s) {
    const struct pl_frame *f = pl_peek(&s->frames);
    bool together = wo_decisions.row[f->what]->sealed;
    if (!pl_seal_fits(&s->sealed, WO_POWERS) || together != (s->sealed.asked != 0))
        return false;
    PL_EACH_BIT(power, s->sealed.asked) {
        if (!wo_is_human(s, power))
            return false;
    }
    return !together || pl_seal_waits(&s->sealed, f->seat);
}

/* A Trade that is being made has its frame. */
static bool trade_fits(const struct wo_state *s) {
    static const struct wo_trade none;
    bool traded = false;
    for (int i = 0; i < s->frames.depth; i++)
        traded |= s->frames.at[i].what == WO_F_TRADE || s->frames.at[i].what == WO_F_EFFECT ||
                  s->frames.at[i].what == WO_F_SPLIT || s->frames.at[i].what == WO_F_AUTOMA;
    return traded || memcmp(&s->trade, &none, sizeof none) == 0;
}

/* Somebody can move. */
static bool goes_on(const struct wo_state *s) {
    const struct pl_frame *f = pl_peek(&s->frames);
    const struct pl_decision *row = pl_decision(&wo_decisions, f);
    pl_move moves[PL_MAX_MOVES];
    struct pl_chance chances[PL_MAX_CHANCES];
    if (f->seat == PL_CHANCE)
        return row->chances && row->chances(s, f, chances) > 0;
    return row->moves && row->moves(s, f, moves) > 0;
}

struct pl_said wo_check_frames(const struct wo_state *s) {
    const struct pl_frames *frames = &s->frames;
    if (frames->depth == 0) {
        bool over = s->ending && s->winners && !(s->winners >> s->players) && s->phase == WO_OVER;
        return over && pl_frames_clean(frames) && !s->sealed.asked && !s->sealed.answered ? PL_NOTHING : SAY(C_ENDING);
    }
    if (s->ending || s->winners)
        return SAY(C_ENDING);
    if (frames->depth > PL_FRAME_DEPTH || !powers_fit(s) || frames->at[0].what != WO_F_FLOW)
        return SAY(C_FRAMES);
    int wrong = pl_decide_check(&wo_decisions, s);
    if (wrong >= 0)
        return SAY(C_FRAME, wrong, wrong < frames->depth ? frames->at[wrong].what : 0);
    for (int i = 1; i < frames->depth; i++)
        if (frames->at[i].what == WO_F_FLOW)
            return SAY(C_FRAMES);
    if (!sealed_fits(s))
        return SAY(C_SEALED);
    if (!trade_fits(s))
        return SAY(C_TRADE);
    return goes_on(s) ? PL_NOTHING : SAY(C_STUCK, pl_peek(frames)->what);
}
