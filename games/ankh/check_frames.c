/* Do the frames fit together and the position? Every number in them that is used without another look is checked here.
 */
#include "games/ankh/text.h"

static bool is_seat(const struct am_state *s, int seat) {
    return seat >= 0 && seat < s->players;
}
static bool is_other(const struct am_state *s, int seat) {
    return is_seat(s, seat) && seat != s->active;
}
static bool is_area(int area) {
    return area >= 0 && area < AM_AREAS;
}
static bool is_there(const struct am_state *s, int area, int owner) {
    return is_area(area) && owner >= 0 && owner < AM_OWNERS && s->area[area].minions[owner];
}

/* ---- The dice and what an event has settled ------------------------------------------------------------------------
 */

static bool rolled(const struct am_state *s, int count) {
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

static bool others_have_money(const struct am_state *s) {
    for (int seat = 0; seat < s->players; seat++)
        if (seat != s->active && s->seat[seat].money)
            return true;
    return false;
}

static bool knows_hand(const struct am_state *s, int seat) {
    PL_EACH(card, s->seat[seat].hand) {
        if (am_tracked(s, s->active, card) != 1u << seat)
            return false;
    }
    return s->seat[seat].cards;
}

static bool is_taken(const struct am_state *s, int card, int seat) { /* by Stanley, who has seen it */
    return card >= 1 && card <= AM_CARDS && am_holds(s, seat, card - 1) &&
           am_tracked(s, s->active, card - 1) == 1u << seat;
}

static bool stanley_fits(const struct am_state *s, const struct pl_frame *f, bool asking) {
    if (!is_other(s, f->v[1]) || s->roll[2] || s->roll[3] || (s->roll[0] && !is_taken(s, s->roll[0], f->v[1])) ||
        (s->roll[1] && !is_taken(s, s->roll[1], f->v[1])))
        return false;
    if (f->step == 2)
        return f->seat == s->active && s->roll[0] && s->roll[0] < s->roll[1];
    if (f->step != 1 || s->roll[1] || (s->roll[0] && (asking || s->seat[f->v[1]].cards < 2)))
        return false;
    return asking || (f->seat == PL_CHANCE && s->seat[f->v[1]].cards);
}

static bool buy_fits(const struct am_state *s, const struct pl_frame *f) {
    int area = f->v[1] & 15, from = f->v[1] >> 4, seat = s->active;
    if (f->v[1] < 0 || !is_area(area) || !s->area[area].building || s->area[area].building == seat + 1 ||
        s->seat[seat].money < am_cost(s, area))
        return false;
    return from ? from <= AM_AREAS && s->area[from - 1].building == seat + 1 : s->seat[seat].buildings;
}

static bool bursar_fits(const struct am_state *s, const struct pl_frame *f, bool asking) {
    int first = f->v[1] & 15, second = f->v[1] >> 7 & 15;
    if (f->v[1] < 0 || f->v[1] >> 14 || !is_there(s, first, f->v[1] >> 4 & 7))
        return false;
    if (f->step == 0)
        return !asking && f->seat == s->active && f->v[1] >> 7 == 0;
    return asking && f->step <= s->players && first != second && is_there(s, second, f->v[1] >> 11 & 7);
}

static bool carcer_fits(const struct am_state *s, const struct pl_frame *f, bool above) {
    if (!rolled(s, f->step < 2 ? f->step : 2))
        return false;
    if (f->step < 2)
        return !above && f->seat == PL_CHANCE;
    if (above)
        return f->seat == s->active && f->step >= 3 && f->step <= 5;
    return f->seat == s->active && f->step <= 4 && am_carcer_areas(s, f);
}

/* A text that goes round the table: the seat whose turn it is in it, or the one after it. */
static bool round_fits(const struct am_state *s, const struct pl_frame *f, bool above, bool has) {
    if (above)
        return f->step >= 1 && f->step <= s->players && is_other(s, f->seat);
    return f->step >= 1 && f->step < s->players && f->seat == am_nth(s, f->step) && !(f->left >> f->seat & 1) && has;
}

/* Texts with one target: those that only wait for its answer, and those that go on. `asking`: AM_F_ASK lies above. */
static bool targeted_fits(const struct am_state *s, const struct pl_frame *f, bool asking) {
    const struct am_seat *me = &s->seat[s->active];
    int text = am_cards[f->v[0]].text;
    bool first = f->step == 1 && asking, mine = f->seat == s->active && !asking;
    switch (text) {
    case AM_T_SHOVE:
        return first && f->v[1] >= 0 && f->v[1] >> 11 == 0 && is_area(f->v[1] >> 4 & 15) &&
               is_there(s, f->v[1] & 15, f->v[1] >> 8) && (f->v[1] & 15) != (f->v[1] >> 4 & 15);
    case AM_T_HUBERT:
        return first && f->v[1] >= 0 && is_other(s, f->v[1] & 15) && is_other(s, (f->v[1] >> 4) - 1) &&
               (f->v[1] & 15) != (f->v[1] >> 4) - 1;
    case AM_T_BUY:
    case AM_T_GRAB:
        return first && buy_fits(s, f);
    case AM_T_HERENOW:
        if (f->step == 1)
            return mine && others_have_money(s);
        if (f->step == 3)
            return mine && s->here[s->active];
        return f->step == 4 ? asking && is_other(s, f->v[1]) : !f->step && !asking && f->seat == PL_CHANCE;
    case AM_T_STANLEY:
        return stanley_fits(s, f, asking);
    default:
        break;
    }
    if (!is_other(s, f->v[1]))
        return false;
    switch (text) {
    case AM_T_ROB:
    case AM_T_CHAIR:
        return first;
    case AM_T_ROSIE:
        return me->cards && (first || (f->step == 1 && mine));
    case AM_T_COSMO:
        return (first && me->money >= 2) ||
               (f->step == 2 && f->seat == f->v[1] && !asking && am_text_victims(s, s->active, text));
    case AM_T_CABLE:
        return first || (f->step == 2 && mine && knows_hand(s, f->v[1]));
    case AM_T_BEG:
        return f->step < 2 && f->seat == f->v[1] && !asking && s->seat[f->v[1]].cards;
    case AM_T_FOOL:
        return f->step == 0 && f->seat == f->v[1] && !asking;
    case AM_T_BRIGADE:
        return f->step == 0 ? f->seat == f->v[1] && !asking : f->step == 1 && mine && s->built[f->v[1]];
    case AM_T_BURLEIGH:
        return f->step == 1 && mine && am_text_victims(s, s->active, text);
    default: /* AM_T_HOBSON */
        return f->step == 1 && mine && s->here[s->active];
    }
}

/* `above`: what lies on top of it, or 0. */
static bool text_fits(const struct am_state *s, const struct pl_frame *f, int above) {
    int seat = s->active, text = f->v[0] >= 0 && f->v[0] < AM_CARDS ? am_cards[f->v[0]].text : AM_T_NONE;
    bool asking = above == AM_F_ASK, removing = above == AM_F_REMOVE || above == AM_F_RELOCATE;
    bool mine = f->seat == seat && !above, chance = f->seat == PL_CHANCE && !above;
    if (s->in_play != f->v[0] + 1 || !nothing_kept(s) || f->left >> 5 || f->left >> seat & 1)
        return false;
    if (text == AM_T_CARCER)
        return !asking && carcer_fits(s, f, removing);
    if (removing && text != AM_T_AUDIT)
        return false;
    if (text != AM_T_STANLEY && !rolled(s, 0))
        return false;
    switch (text) {
    case AM_T_LEVY:
        return asking && f->step >= 1 && f->step < s->players && f->v[1] == 1;
    case AM_T_SANCTUARY:
        return round_fits(s, f, asking, is_seat(s, f->seat) && (s->seat[f->seat].money || s->seat[f->seat].cards)) &&
               !asking;
    case AM_T_AUDIT:
        return !asking && round_fits(s, f, removing, is_seat(s, f->seat) && s->here[f->seat]);
    case AM_T_BURSAR:
        return bursar_fits(s, f, asking);
    case AM_T_WIZARDS:
        return mine;
    case AM_T_SELL1:
    case AM_T_SELL2:
        return mine && s->seat[seat].cards;
    case AM_T_ALCHEMY:
        return mine && s->seat[seat].cards && (f->step == 1 || f->step == 2);
    case AM_T_MONKS:
        return chance && f->step < 4 && !pl_set_empty(&s->discard);
    case AM_T_CAKE:
    case AM_T_ZORGO:
        return chance;
    case AM_T_DIBBLER:
        return f->step == 0 ? chance : f->step == 3 && mine && (s->here[seat] || s->seat[seat].money >= 2);
    case AM_T_ERROL:
        if (f->step == 1)
            return mine && am_text_victims(s, seat, text);
        return f->step == 0 ? chance : f->step == 3 && mine && s->here[seat];
    case AM_T_BEG:
    case AM_T_SHOVE:
    case AM_T_FOOL:
    case AM_T_BRIGADE:
    case AM_T_HERENOW:
    case AM_T_ROB:
    case AM_T_ROSIE:
    case AM_T_COSMO:
    case AM_T_BURLEIGH:
    case AM_T_CABLE:
    case AM_T_CHAIR:
    case AM_T_BUY:
    case AM_T_GRAB:
    case AM_T_STANLEY:
    case AM_T_HOBSON:
    case AM_T_HUBERT:
        return (asking || !above) && targeted_fits(s, f, asking);
    default:
        return false;
    }
}

/* ---- Events ------------------------------------------------------------------------------------------------------ */

static bool flood_fits(const struct am_state *s, const struct pl_frame *f) {
    if (!is_seat(s, f->seat) || f->step >= s->players || f->seat != am_nth(s, f->step))
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
        return chance && pl_set_count(&s->events) < AM_EVENTS && rolled(s, 0) && nothing_kept(s) && !f->step &&
               !f->left && !f->v[1];
    if (f->v[0] < 0 || f->v[0] >= AM_EVENTS || !pl_set_has(&s->events, f->v[0]) ||
        f->left > am_event_rows[f->v[0]].dice)
        return false;
    if ((f->v[0] == AM_EV_TROLLS && s->here[AM_TROLL]) || (f->v[0] == AM_EV_DEMONS && s->here[AM_DEMON]))
        return false;
    if (f->left < am_event_rows[f->v[0]].dice)
        return chance && rolled(s, f->left) && nothing_kept(s) && !f->step && !f->v[1];
    bool step = f->step < s->players;
    switch (f->v[0]) {
    case AM_EV_FOG:
        return chance && f->step < 5 && am_pile(s) && rolled(s, 0) && nothing_kept(s);
    case AM_EV_MURDERS:
        if (!nothing_kept(s) || !rolled(s, s->roll[0] != 0))
            return false;
        if (above)
            return !s->roll[0] && f->step >= 1 && f->step <= s->players && is_seat(s, f->seat) &&
                   (above == AM_F_REMOVE || above == AM_F_RELOCATE);
        return step && (s->roll[0] ? f->seat == am_nth(s, f->step) && s->area[s->roll[0] - 1].crowd : chance);
    case AM_EV_SUBSIDENCE:
        return !above && rolled(s, 0) && nothing_kept(s) && step && f->seat == am_nth(s, f->step) &&
               s->built[f->seat] & ~(unsigned)f->v[1] && f->v[1] >= 0 && s->seat[f->seat].money >= 2;
    case AM_EV_FLOOD:
        return !above && rolled(s, 2) && flood_fits(s, f);
    case AM_EV_RIOTS:
        return false;
    case AM_EV_FIRE:
        if (!rolled(s, 1) || f->v[1] < 0 || f->v[1] >> AM_AREAS)
            return false;
        return above ? answered_fits(s, f, above) : chance && f->step == 2 && nothing_kept(s);
    default:
        return above && rolled(s, am_event_rows[f->v[0]].dice) && answered_fits(s, f, above);
    }
}

/* ---- Answers ----------------------------------------------------------------------------------------------------- */

static bool save_fits(const struct am_state *s, const struct pl_frame *f) {
    if (!is_seat(s, f->seat) || !is_area(f->v[0]))
        return false;
    int rest = s->area[f->v[0]].minions[f->seat] - s->kept[f->seat] - s->flee[f->seat];
    switch (f->v[1]) {
    case AM_SAVE_MINION:
        return f->left >= 1 && f->left <= rest;
    case AM_SAVE_BUILDING:
        return s->area[f->v[0]].building == f->seat + 1 && f->left < AM_AREAS;
    case AM_SAVE_CARD:
        return s->area[f->v[0]].building == f->seat + 1 && f->left == 0;
    default:
        return (f->v[1] == AM_SAVE_FROM_DEMON || f->v[1] == AM_SAVE_FROM_TROLL) && f->left < 4;
    }
}

static bool answer_fits(const struct am_state *s, const struct pl_frame *f, const struct pl_frame *below) {
    switch (f->what) {
    case AM_F_REMOVE:
        return is_seat(s, f->seat) && is_there(s, f->v[0], f->seat) && !(f->step >> 5) && !f->left && !f->v[1];
    case AM_F_RELOCATE:
        return is_seat(s, f->seat) && is_area(f->v[0]) && s->seat[f->seat].minions && !f->step && !f->left && !f->v[1];
    case AM_F_ASK:
        return is_other(s, f->seat) && !(f->step & ~(unsigned)(AM_BY_GASPODE | AM_BY_SONKY)) && !f->left && !f->v[0] &&
               !f->v[1] && below->what == AM_F_TEXT;
    default: /* AM_F_SAVE */
        return below->what == AM_F_EVENT && !(f->step >> 5) && save_fits(s, f);
    }
}

/* ---- The stack --------------------------------------------------------------------------------------------------- */

static bool draw_fits(const struct am_state *s, const struct pl_frame *f) {
    return f->seat == PL_CHANCE && is_seat(s, f->v[0]) && f->left && f->left <= AM_CARDS && am_pile(s) && !f->step &&
           !f->v[1];
}

/* AM-2.4, AM-2.6, AM-2.8: cards for every seat wait, and personalities on top of them. */
static bool setup_fits(const struct am_state *s) {
    const struct pl_frames *f = &s->frames;
    int dealt = __builtin_popcount(s->dealt), last = f->depth - 1;
    bool persons = f->at[last].what == AM_F_PERSON;
    if (f->at[0].seat != PL_CHANCE || f->at[0].step || f->at[0].left || f->at[0].v[0] || f->at[0].v[1])
        return false;
    if (persons && (f->at[last].seat != PL_CHANCE || !is_seat(s, f->at[last].v[0]) || s->dealt >> f->at[last].v[0] & 1))
        return false;
    if (persons == (dealt == s->players) || s->in_play || s->played)
        return false;
    for (int i = 1; i <= last - persons; i++)
        if (f->at[i].what != AM_F_DRAW || !draw_fits(s, &f->at[i]) || f->at[i].left > AM_HAND)
            return false;
    return last - persons <= s->players;
}

static bool play_fits(const struct am_state *s, const struct pl_frame *f) {
    bool early = !s->option[AM_OPT_COMMIT], two = f->left == 2;
    if (f->seat != s->active || f->left < 1 || f->left > 2 || f->v[0] < 0 || f->v[0] > AM_CARDS || f->v[1] < 0 ||
        f->v[1] > AM_CARDS)
        return false;
    if ((f->v[0] && pl_set_has(&am_interrupts, f->v[0] - 1)) || (f->v[1] && pl_set_has(&am_interrupts, f->v[1] - 1)))
        return false;
    switch (f->step) {
    case AM_CHOOSE_NONE:
        return !f->v[0] && !f->v[1] && !(early && two);
    case AM_CHOOSE_FIRST:
        return early && two && !f->v[0] && !f->v[1];
    case AM_CHOOSE_SECOND:
        return early && two && f->v[0] && !f->v[1];
    default:
        return f->step == AM_CHOSEN && early && !two && !f->v[0] && f->v[1];
    }
}

/* The card is in play, or became a loan or a penalty; those below are done with and wait for a double play to end. */
static bool card_fits(const struct am_state *s, const struct pl_frame *f, bool topmost) {
    if (f->seat != s->active || f->v[0] < 0 || f->v[0] >= AM_CARDS || f->step > AM_SYMBOLS || f->left || f->v[1] ||
        pl_set_has(&am_interrupts, f->v[0]))
        return false;
    int symbol = f->step < AM_SYMBOLS ? am_cards[f->v[0]].symbol[f->step] : AM_NO_SYMBOL;
    if (!topmost)
        return am_cards[f->v[0]].text == AM_T_DOUBLE && symbol == AM_NO_SYMBOL;
    if (s->in_play == f->v[0] + 1)
        return true;
    for (int i = 0; i < 4; i++)
        if (am_stay[i] == f->v[0] && s->table[i])
            return !s->in_play && f->step > 0;
    return false;
}

static bool turn_fits(const struct am_state *s) {
    const struct pl_frames *f = &s->frames;
    int last = f->depth - 1, top = last, cards = -1;
    const struct pl_frame *turn = &f->at[0];
    if (s->dealt != (1u << s->players) - 1 || turn->seat != s->active || turn->left || turn->v[0] || turn->v[1])
        return false;
    /* What lies on top of the boundaries: an action, with an answer above it. */
    while (top > 0 && !am_boundary(&f->at[top]))
        top--;
    for (int i = 1; i <= top; i++)
        if (f->at[i].what == AM_F_CARD)
            cards = i;
    for (int i = 1; i <= top; i++)
        if (f->at[i].what == AM_F_PLAY ? !play_fits(s, &f->at[i])
                                       : f->at[i].what != AM_F_CARD || !card_fits(s, &f->at[i], i == cards && i == top))
            return false;
    if (last - top > 2 || (top > 0 && (turn->step != AM_AFTER || !s->played)) ||
        (turn->step == AM_BEFORE && (s->played || s->in_play)))
        return false;
    const struct pl_frame *action = &f->at[top + 1], *answer = &f->at[top + 2];
    int count = last - top, above = count == 2 ? answer->what : 0;
    if (turn->step == AM_REFILL)
        return last == 1 && action->what == AM_F_DRAW && draw_fits(s, action) && action->v[0] == s->active &&
               !s->in_play;
    if (turn->step > AM_REFILL)
        return false;
    if (count == 0)
        return (f->at[top].what != AM_F_CARD || f->at[top].step < AM_SYMBOLS) && rolled(s, 0) && nothing_kept(s);
    bool calm = rolled(s, 0) && nothing_kept(s);
    switch (action->what) {
    case AM_F_UNREAL:
        if (action->seat != s->active || action->step || action->left || action->v[0] || action->v[1] || !calm)
            return false;
        return count == 1
                   ? s->seat[s->active].cards
                   : above == AM_F_DRAW && draw_fits(s, answer) && answer->v[0] == s->active && answer->left == 1;
    case AM_F_DRAW:
        return count == 1 && calm && top > 0 && draw_fits(s, action) && action->v[0] == s->active;
    case AM_F_TEXT:
        return top > 0 && text_fits(s, action, above) && (count == 1 || answer_fits(s, answer, action));
    case AM_F_EVENT:
        return top > 0 && event_fits(s, action, above) && (count == 1 || answer_fits(s, answer, action));
    case AM_F_REMOVE:
    case AM_F_RELOCATE:
        return count == 1 && calm && top > 0 && answer_fits(s, action, &f->at[top]);
    default:
        return false;
    }
}

struct pl_said am_check_frames(const struct am_state *s) {
    const struct pl_frames *f = &s->frames;
    struct pl_said wrong = PL_SAY(&am_phrases[AM_C_FRAMES]);
    if (!pl_frames_clean(f))
        return wrong;
    if (f->depth == 0) {
        bool over = s->ending && s->winners && !(s->winners >> s->players) && rolled(s, 0) && nothing_kept(s) &&
                    s->dealt == (1u << s->players) - 1;
        return over ? PL_NOTHING : PL_SAY(&am_phrases[AM_C_ENDING]);
    }
    if (s->ending || s->winners)
        return PL_SAY(&am_phrases[AM_C_ENDING]);
    bool fits = f->at[0].what == AM_F_FIRST ? setup_fits(s) : f->at[0].what == AM_F_TURN && turn_fits(s);
    return fits ? PL_NOTHING : wrong;
}
