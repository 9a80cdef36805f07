/* Do the frames fit together and the position? What may stand in each of them is said in its row (decide.h); here is
 * what the stack as a whole must be, and events. */
#include "games/ankh/text.h"

/* ---- The dice and what an event has settled -----------------------------------------------------------------------
 */

bool am_rolled(const struct am_state *s, int count) {
    for (int i = 0; i < 4; i++)
        if (i < count ? s->roll[i] < 1 || s->roll[i] > AM_AREAS : s->roll[i])
            return false;
    return true;
}

static bool nothing_kept(const struct am_state *s) {
    static const uint8_t none[AM_SEATS] = {0};
    return memcmp(s->kept, none, sizeof none) == 0 && memcmp(s->flee, none, sizeof none) == 0;
}

/* Minions that stay and that flee from one area: no more than there are, or can be placed once it has struck. */
static bool kept_fits(const struct am_state *s, int area, bool struck) {
    for (int seat = 0; seat < AM_SEATS; seat++) {
        int here = s->area[area].minions[seat];
        if (s->flee[seat] > 2 || s->kept[seat] > here || (!struck && s->kept[seat] + s->flee[seat] > here) ||
            (struck && s->flee[seat] > s->seat[seat].minions))
            return false;
    }
    return true;
}

/* ---- Texts ------------------------------------------------------------------------------------------------------- */

/* What all texts have in common; the rest stands in their rows. */
static bool text_fits(const struct am_state *s, const struct pl_frame *f, int above) {
    const struct am_text_row *text = am_text(f->v[AM_V_CARD]);
    bool removing = above == AM_F_REMOVE || above == AM_F_RELOCATE;
    return s->in_play == f->v[AM_V_CARD] + 1 && nothing_kept(s) && !(f->left >> 5) && !(f->left >> s->active & 1) &&
           (!removing || text->removes) && (text->rolls || am_rolled(s, 0));
}

/* ---- Events ------------------------------------------------------------------------------------------------------ */

static bool flood_fits(const struct am_state *s, const struct pl_frame *f) {
    if (!am_is_seat(s, f->seat) || f->step >= s->players || f->seat != am_nth(s, f->step))
        return false;
    for (int seat = 0; seat < AM_SEATS; seat++)
        if (s->flee[seat] || (s->kept[seat] & 15) > s->area[s->roll[0] - 1].minions[seat] ||
            (s->kept[seat] >> 4 && s->roll[0] == s->roll[1]) ||
            s->kept[seat] >> 4 > s->area[s->roll[1] - 1].minions[seat])
            return false;
    return am_flood_origins(s, f->seat);
}

/* An event in which nobody decides but in answers: one lies above, or who fled is placed. */
static bool answered_fits(const struct am_state *s, const struct pl_frame *f, int above) {
    int area = s->roll[0] - 1;
    bool saving = above == AM_F_SAVE, placing = above == AM_F_RELOCATE;
    const struct pl_frame *top = pl_peek(&s->frames);
    switch (f->v[0]) {
    case AM_EV_DRAGON:
        return (saving || placing) && top->v[0] == area && kept_fits(s, area, placing) &&
               (top->v[1] != AM_SAVE_BUILDING || !top->left) &&
               (placing ? f->step == 2 * AM_SEATS + 1 : f->step >= 1 && f->step <= 2 * s->players) && !(f->v[1] >> 1);
    case AM_EV_JOHNSON: {
        int seat = s->area[area].building - 1;
        return seat >= 0 && (saving || placing) && top->seat == seat && top->v[0] == area &&
               top->v[1] != AM_SAVE_BUILDING && kept_fits(s, area, placing) &&
               (placing ? f->step == 3 : f->step >= 1 && f->step <= 2 && !pl_set_has(&s->lost, area)) &&
               !(f->v[1] >> 1);
    }
    case AM_EV_FIRE:
        return saving && f->step == 1 && !(f->v[1] >> area & 1) && top->v[0] == area && top->left == area &&
               nothing_kept(s);
    default: /* explosion, earthquake, demons, trolls */
        return saving && f->step >= 1 && f->step <= am_event_rows[f->v[0]].dice && !(f->v[1] >> 4) && f->v[1] >= 0 &&
               nothing_kept(s) && top->left < am_event_rows[f->v[0]].dice;
    }
}

static bool event_fits(const struct am_state *s, const struct pl_frame *f, int above) {
    bool chance = f->seat == PL_CHANCE && !above;
    if (f->v[0] == -1)
        return chance && pl_set_count(&s->events) < AM_EVENTS && am_rolled(s, 0) && nothing_kept(s) && !f->step &&
               !f->left && !f->v[1];
    if (f->v[0] < 0 || f->v[0] >= AM_EVENTS || !pl_set_has(&s->events, f->v[0]) ||
        f->left > am_event_rows[f->v[0]].dice)
        return false;
    if ((f->v[0] == AM_EV_TROLLS && s->here[AM_TROLL]) || (f->v[0] == AM_EV_DEMONS && s->here[AM_DEMON]))
        return false;
    if (f->left < am_event_rows[f->v[0]].dice)
        return chance && am_rolled(s, f->left) && nothing_kept(s) && !f->step && !f->v[1];
    bool step = f->step < s->players;
    switch (f->v[0]) {
    case AM_EV_FOG:
        return chance && f->step < 5 && am_pile(s) && am_rolled(s, 0) && nothing_kept(s);
    case AM_EV_MURDERS:
        if (!nothing_kept(s) || !am_rolled(s, s->roll[0] != 0))
            return false;
        if (above)
            return !s->roll[0] && f->step >= 1 && f->step <= s->players && am_is_seat(s, f->seat) &&
                   (above == AM_F_REMOVE || above == AM_F_RELOCATE);
        return step && (s->roll[0] ? f->seat == am_nth(s, f->step) && s->area[s->roll[0] - 1].crowd : chance);
    case AM_EV_SUBSIDENCE:
        return !above && am_rolled(s, 0) && nothing_kept(s) && step && f->seat == am_nth(s, f->step) &&
               s->built[f->seat] & ~(unsigned)f->v[1] && f->v[1] >= 0 && s->seat[f->seat].money >= 2;
    case AM_EV_FLOOD:
        return !above && am_rolled(s, 2) && flood_fits(s, f);
    case AM_EV_RIOTS:
        return false;
    case AM_EV_FIRE:
        if (!am_rolled(s, 1) || f->v[1] < 0 || f->v[1] >> AM_AREAS)
            return false;
        return above ? answered_fits(s, f, above) : chance && f->step == 2 && nothing_kept(s);
    default:
        return above && am_rolled(s, am_event_rows[f->v[0]].dice) && answered_fits(s, f, above);
    }
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
    bool calm = am_rolled(s, 0) && nothing_kept(s), upon = action - 1 > s->frames.at;
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
        return upon && (!answer || answered) && event_fits(s, action, above);
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
        return (f->at[top].what != AM_F_CARD || f->at[top].step < AM_SYMBOLS) && am_rolled(s, 0) && nothing_kept(s);
    return action_fits(s, action, last - top == 2 ? action + 1 : NULL);
}

struct pl_said am_check_frames(const struct am_state *s) {
    const struct pl_frames *f = &s->frames;
    struct pl_said wrong = SAY(C_FRAMES);
    if (pl_decide_check(&am_decisions, s) >= 0)
        return wrong;
    if (f->depth == 0) {
        bool over = s->ending && s->winners && !(s->winners >> s->players) && am_rolled(s, 0) && nothing_kept(s) &&
                    s->dealt == (1u << s->players) - 1;
        return over ? PL_NOTHING : SAY(C_ENDING);
    }
    if (s->ending || s->winners)
        return SAY(C_ENDING);
    bool fits = f->at[0].what == AM_F_FIRST ? setup_fits(s) : f->at[0].what == AM_F_TURN && turn_fits(s);
    return fits ? PL_NOTHING : wrong;
}
