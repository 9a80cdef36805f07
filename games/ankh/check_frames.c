/* Do the frames fit together and the position? What may stand in each of them is said in its row (decide.h); here is
 * what the stack as a whole must be. */
#include "games/ankh/events.h"

/* ---- The dice ---------------------------------------------------------------------------------------------------- */

bool am_rolled(const struct am_state *s, int count) {
    for (int i = 0; i < 4; i++)
        if (i < count ? s->roll[i] < 1 || s->roll[i] > AM_AREAS : s->roll[i])
            return false;
    return true;
}

/* ---- Texts ------------------------------------------------------------------------------------------------------- */

/* What all texts have in common; the rest stands in their rows. */
static bool text_fits(const struct am_state *s, const struct pl_frame *f, int above) {
    const struct am_text_row *text = am_text(f->v[AM_V_CARD]);
    bool removing = above == AM_F_REMOVE || above == AM_F_RELOCATE;
    return s->in_play == f->v[AM_V_CARD] + 1 && am_nothing_kept(s) && !(f->left >> 5) && !(f->left >> s->active & 1) &&
           (!removing || text->removes) && (text->rolls || am_rolled(s, 0));
}

/* ---- The stack --------------------------------------------------------------------------------------------------- */

/* AM-2.4, AM-2.6, AM-2.8: cards for every seat wait, and personalities on top of them. */
static bool setup_fits(const struct am_state *s) {
    const struct pl_frames *f = &s->frames;
    int dealt = __builtin_popcount(s->dealt), last = f->depth - 1;
    bool persons = f->at[last].what == AM_F_PERSON;
    if (f->at[0].step || f->at[0].left)
        return false;
    if (persons && (!am_is_seat(s, f->at[last].v[AM_V_SEAT]) || s->dealt >> f->at[last].v[AM_V_SEAT] & 1))
        return false;
    if (persons == (dealt == s->players) || s->in_play || s->played)
        return false;
    for (int i = 1; i <= last - persons; i++)
        if (f->at[i].what != AM_F_DRAW || f->at[i].left > AM_HAND)
            return false;
    return last - persons <= s->players;
}

/* An action on top of the boundaries of a turn, and perhaps an answer to it or what it led to. */
static bool action_fits(const struct am_state *s, const struct pl_frame *action, const struct pl_frame *answer) {
    bool calm = am_rolled(s, 0) && am_nothing_kept(s), upon = action - 1 > s->frames.at;
    int above = answer ? answer->what : 0;
    bool answered = above == AM_F_REMOVE || above == AM_F_RELOCATE || above == AM_F_ASK || above == AM_F_SAVE;
    switch (action->what) {
    case AM_F_UNREAL:
        return calm && (!answer || (above == AM_F_DRAW && answer->v[AM_V_SEAT] == s->active && answer->left == 1));
    case AM_F_DRAW:
        return !answer && calm && upon && action->v[AM_V_SEAT] == s->active;
    case AM_F_TEXT:
        return upon && (!answer || answered) && text_fits(s, action, above);
    case AM_F_EVENT:
        return upon && (!answer || answered);
    case AM_F_REMOVE:
    case AM_F_RELOCATE:
        return !answer && calm && upon;
    default:
        return false;
    }
}

static bool turn_fits(const struct am_state *s) {
    const struct pl_frames *f = &s->frames;
    const struct pl_frame *turn = &f->at[0];
    int last = f->depth - 1, top = last;
    if (s->dealt != (1u << s->players) - 1 || turn->seat != s->active || turn->left || turn->step > AM_REFILL)
        return false;
    while (top > 0 && !am_boundary(&f->at[top]))
        top--;
    for (int i = 1; i <= top; i++)
        if (f->at[i].what != AM_F_PLAY && f->at[i].what != AM_F_CARD)
            return false;
    if (last - top > 2 || (top > 0 && (turn->step != AM_AFTER || !s->played)) ||
        (turn->step == AM_BEFORE && (s->played || s->in_play)))
        return false;
    const struct pl_frame *action = &f->at[top + 1];
    if (turn->step == AM_REFILL)
        return last == 1 && action->what == AM_F_DRAW && action->v[AM_V_SEAT] == s->active && !s->in_play;
    if (last == top)
        return (f->at[top].what != AM_F_CARD || f->at[top].step < AM_SYMBOLS) && am_rolled(s, 0) && am_nothing_kept(s);
    return action_fits(s, action, last - top == 2 ? action + 1 : NULL);
}

struct pl_said am_check_frames(const struct am_state *s) {
    const struct pl_frames *f = &s->frames;
    struct pl_said wrong = SAY(C_FRAMES);
    if (pl_decide_check(&am_decisions, s) >= 0)
        return wrong;
    if (f->depth == 0) {
        bool over = s->ending && s->winners && !(s->winners >> s->players) && am_rolled(s, 0) && am_nothing_kept(s) &&
                    s->dealt == (1u << s->players) - 1;
        return over ? PL_NOTHING : SAY(C_ENDING);
    }
    if (s->ending || s->winners)
        return SAY(C_ENDING);
    bool fits = f->at[0].what == AM_F_FIRST ? setup_fits(s) : f->at[0].what == AM_F_TURN && turn_fits(s);
    return fits ? PL_NOTHING : wrong;
}
