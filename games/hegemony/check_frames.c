/* Do the frames fit the position? What may stand in each of them is said in its row (decide.h); here is what the stack
 * as a whole must be. Part of check.c. */
#include "games/hegemony/decide.h"
#include "games/hegemony/words.h"

static bool asks(const struct pl_frame *f) {
    const struct pl_decision *row = hg_decisions.row[f->what];
    return f->seat >= 0 && row && row->moves;
}

/* HG-1.1: the phase in which the frame at the bottom waits at a step. */
static bool phase_fits(const struct hg_state *s) {
    int step = s->frames.at[0].v[HG_FLOW_STEP];
    if (step < 0 || step >= HG_STEP_COUNT)
        return false;
    switch ((enum hg_phase)s->phase) {
    case HG_SETUP:
        return step <= HG_STEP_ROUND && s->round == 1;
    case HG_PREPARATION:
        return step >= HG_STEP_ROUND && step <= HG_STEP_TURNS && s->round > 1;
    case HG_ACTION:
        return step >= HG_STEP_TURNS && step <= HG_STEP_PRODUCTION;
    case HG_PRODUCTION:
        return step >= HG_STEP_PRODUCTION && step <= HG_STEP_ELECTIONS;
    case HG_ELECTIONS:
        return step >= HG_STEP_ELECTIONS && step <= HG_STEP_SCORING;
    default:
        return s->phase == HG_SCORING && step >= HG_STEP_SCORING;
    }
}

/* Who is asked has a role in the game and a seat. */
static bool roles_fit(const struct hg_state *s) {
    for (int i = 0; i < s->frames.depth; i++) {
        const struct pl_frame *f = &s->frames.at[i];
        if (f->what >= HG_FRAMES || f->seat < PL_CHANCE || f->seat >= HG_ROLES)
            return false;
        if (asks(f) && (!hg_in_game(s, f->seat) || s->seat_of[f->seat] >= s->players))
            return false;
    }
    return true;
}

/* HG-8.3c, HG-17.1: what is sealed belongs to the question on top. */
static bool sealed_fits(const struct hg_state *s) {
    const struct pl_frame *f = pl_peek(&s->frames);
    bool together = hg_decisions.row[f->what]->sealed;
    if (!pl_seal_fits(&s->sealed, HG_ROLES) || together != (s->sealed.asked != 0))
        return false;
    PL_EACH_BIT(role, s->sealed.asked) {
        if (!hg_person(s, role))
            return false;
    }
    return !together || pl_seal_waits(&s->sealed, f->seat);
}

/* Somebody can move. */
static bool goes_on(const struct hg_state *s) {
    const struct pl_frame *f = pl_peek(&s->frames);
    const struct pl_decision *row = pl_decision(&hg_decisions, f);
    pl_move moves[PL_MAX_MOVES];
    struct pl_chance chances[PL_MAX_CHANCES];
    if (f->seat == PL_CHANCE)
        return row->chances && row->chances(s, f, chances) > 0;
    return row->moves && row->moves(s, f, moves) > 0;
}

struct pl_said hg_check_frames(const struct hg_state *s) {
    const struct pl_frames *frames = &s->frames;
    if (frames->depth == 0) {
        bool over = s->ending && s->winners && !(s->winners >> s->players) && s->phase == HG_OVER;
        return over && pl_frames_clean(frames) && !s->sealed.asked && !s->sealed.answered ? PL_NOTHING : SAY(C_ENDING);
    }
    if (s->ending || s->winners)
        return SAY(C_ENDING);
    if (frames->depth < 2 || frames->depth > PL_FRAME_DEPTH || !roles_fit(s) || frames->at[0].what != HG_F_FLOW)
        return SAY(C_FRAMES);
    for (int i = 1; i < frames->depth; i++)
        if (frames->at[i].what == HG_F_FLOW)
            return SAY(C_FRAMES);
    if (!phase_fits(s))
        return SAY(C_ROUND);
    int wrong = pl_decide_check(&hg_decisions, s);
    if (wrong >= 0)
        return SAY(C_FRAME, wrong, wrong < frames->depth ? frames->at[wrong].what : 0);
    if (!sealed_fits(s))
        return SAY(C_SEALED);
    return goes_on(s) ? PL_NOTHING : SAY(C_STUCK, pl_peek(frames)->what);
}
