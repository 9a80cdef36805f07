/* Random events that take pieces where the die says (section 21), and who may save them. */
#include "games/ankh/events.h"

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

/* ---- The Dragon ------------------------------------------------------------------------------------------------- */

/* AM-21.1. For each seat, in turn, a step for its minions and one for its building; then it strikes, and who fled is
 * placed. */
enum { DRAGON_STRUCK = 2 * AM_SEATS + 1 };
static bool dragon_run(struct am_state *s, struct pl_frame *frame, struct pl_notes *notes) {
    int area = s->roll[0] - 1;
    struct am_area *here = &s->area[area];
    for (; frame->step < 2 * s->players; frame->step++) {
        int seat = am_nth(s, frame->step / 2);
        bool asked = frame->step % 2 == 0
                         ? here->minions[seat] && am_save(s, seat, area, AM_SAVE_MINION, here->minions[seat])
                         : here->building == seat + 1 && am_save(s, seat, area, AM_SAVE_BUILDING, 0);
        if (asked) {
            frame->step++;
            return true;
        }
    }
    if (frame->step != DRAGON_STRUCK) {
        frame->step = DRAGON_STRUCK;
        for (int owner = 0; owner < AM_OWNERS; owner++) {
            int gone = here->minions[owner] - (owner < AM_SEATS ? s->kept[owner] : 0);
            if (gone)
                NOTE(N_DRAGON_TAKES, owner, area, gone);
            for (int i = 0; i < gone; i++)
                am_leave(s, owner, area);
        }
        if (here->building && !am_settled(frame, 0))
            am_take_building(s, area, notes);
        am_set_trouble(s, area, false); /* AM-13.9 */
    }
    if (am_someone_flees(s, area))
        return true;
    am_end_event(s);
    return false;
}

static bool dragon_fits(const struct am_state *s, const struct pl_frame *frame, const struct pl_frame *above) {
    bool saving = above && above->what == AM_F_SAVE, placing = above && above->what == AM_F_RELOCATE;
    int area = s->roll[0] - 1;
    if (!am_rolled(s, 1) || !(saving || placing) || above->v[AM_V_AREA] != area || !kept_fits(s, area, placing))
        return false;
    bool step = placing ? frame->step == DRAGON_STRUCK : frame->step >= 1 && frame->step <= 2 * s->players;
    bool building = saving && above->v[AM_V_SAVED] == AM_SAVE_BUILDING;
    return step && (!building || !above->left) && !(frame->v[AM_V_SETTLED] >> 1);
}

const struct pl_decision am_event_dragon = {.run = dragon_run, .fits = dragon_fits};

/* ---- Fire ------------------------------------------------------------------------------------------------------- */

/* AM-21.3. Settled is a bit for each area whose building is protected: it stays so should the fire come back
 * (AM-13.57). */
enum { FIRE_COMES, FIRE_ANSWERED, FIRE_SPREADS };
static bool fire_run(struct am_state *s, struct pl_frame *frame, struct pl_notes *notes) {
    for (;;) {
        if (frame->step == FIRE_SPREADS) { /* AM-13.32 */
            if (!s->roll[1]) {
                frame->seat = PL_CHANCE;
                return true;
            }
            bool spreads = am_places[s->roll[0] - 1].adjacent >> (s->roll[1] - 1) & 1;
            s->roll[0] = s->roll[1];
            s->roll[1] = 0;
            frame->step = FIRE_COMES;
            if (!spreads)
                break;
        }
        int area = s->roll[0] - 1, owner = s->area[area].building - 1;
        if (owner < 0)
            break;
        if (frame->step == FIRE_COMES) {
            frame->step = FIRE_ANSWERED;
            if (!am_settled(frame, area) && am_save(s, owner, area, AM_SAVE_BUILDING, area))
                return true;
        }
        if (!am_settled(frame, area))
            am_take_building(s, area, notes);
        frame->step = FIRE_SPREADS;
    }
    am_end_event(s);
    return false;
}

static bool fire_fits(const struct am_state *s, const struct pl_frame *frame, const struct pl_frame *above) {
    int area = s->roll[0] - 1;
    if (!am_rolled(s, 1) || !am_nothing_kept(s))
        return false;
    if (!above)
        return frame->seat == PL_CHANCE && frame->step == FIRE_SPREADS;
    return above->what == AM_F_SAVE && frame->step == FIRE_ANSWERED && !am_settled(frame, area) &&
           above->v[AM_V_AREA] == area && above->left == area;
}

const struct pl_decision am_event_fire = {.run = fire_run, .fits = fire_fits};

/* ---- Explosion, Earthquake -------------------------------------------------------------------------------------- */

/* AM-21.6, AM-21.12: explosion and earthquake. Settled is a bit for each roll whose building is safe. */
static bool quake_run(struct am_state *s, struct pl_frame *frame, struct pl_notes *notes) {
    int rolls = s->roll[1] && s->roll[1] != s->roll[0] ? 2 : 1; /* AM-13.57 */
    while (frame->step < rolls) {
        int i = frame->step++, area = s->roll[i] - 1, owner = s->area[area].building - 1;
        if (owner >= 0 && am_save(s, owner, area, AM_SAVE_BUILDING, i))
            return true;
    }
    for (int i = 0; i < rolls; i++)
        if (s->area[s->roll[i] - 1].building && !am_settled(frame, i))
            am_take_building(s, s->roll[i] - 1, notes);
    am_end_event(s);
    return false;
}

const struct pl_decision am_event_quake = {.run = quake_run, .fits = am_die_by_die_fits};

/* ---- Bloody Stupid Johnson -------------------------------------------------------------------------------------- */

/* AM-21.10: the City Area card, then the minion; then it strikes, and who fled is placed. */
enum { JOHNSON_CARD, JOHNSON_MINION, JOHNSON_STRIKES, JOHNSON_STRUCK };
static bool johnson_run(struct am_state *s, struct pl_frame *frame, struct pl_notes *notes) {
    int area = s->roll[0] - 1, seat = s->area[area].building - 1;
    if (seat < 0 || (frame->step < JOHNSON_STRUCK && am_areas(&s->lost) >> area & 1)) { /* AM-13.29 */
        NOTE(N_NO_CITY_CARD, area);
        am_end_event(s);
        return false;
    }
    if (frame->step == JOHNSON_CARD) {
        frame->step = JOHNSON_MINION;
        if (am_save(s, seat, area, AM_SAVE_CARD, 0))
            return true;
    }
    if (frame->step == JOHNSON_MINION) {
        frame->step = JOHNSON_STRIKES;
        if (s->area[area].minions[seat] && am_save(s, seat, area, AM_SAVE_MINION, 1))
            return true;
    }
    if (frame->step == JOHNSON_STRIKES) {
        frame->step = JOHNSON_STRUCK;
        if (!am_settled(frame, 0)) {
            NOTE(N_CARD_LOST, seat, area);
            pl_set_add(&s->lost, area);
        }
        if (s->area[area].minions[seat] && !s->kept[seat]) {
            NOTE(N_REMOVED, seat, area);
            am_leave(s, seat, area);
        }
    }
    if (am_someone_flees(s, area))
        return true;
    am_end_event(s);
    return false;
}

static bool johnson_fits(const struct am_state *s, const struct pl_frame *frame, const struct pl_frame *above) {
    bool saving = above && above->what == AM_F_SAVE, placing = above && above->what == AM_F_RELOCATE;
    int area = s->roll[0] - 1, seat = am_rolled(s, 1) ? s->area[area].building - 1 : -1;
    if (seat < 0 || !(saving || placing) || above->seat != seat || above->v[AM_V_AREA] != area ||
        !kept_fits(s, area, placing) || frame->v[AM_V_SETTLED] >> 1)
        return false;
    if (placing)
        return frame->step == JOHNSON_STRUCK;
    return above->v[AM_V_SAVED] != AM_SAVE_BUILDING && frame->step >= JOHNSON_MINION &&
           frame->step <= JOHNSON_STRIKES && !pl_set_has(&s->lost, area);
}

const struct pl_decision am_event_johnson = {.run = johnson_run, .fits = johnson_fits};
