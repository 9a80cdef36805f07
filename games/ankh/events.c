/* Random events (sections 10 and 21). An event's frame keeps: a = the event (-1: still to be drawn), left = dice
 * rolled, step = how far it has got, b = what has been settled. All dice first, then all answers, then what happens. */
#include "games/ankh/text.h"

static void end_event(struct am_state *s) {
    memset(s->roll, 0, sizeof s->roll);
    memset(s->kept, 0, sizeof s->kept);
    memset(s->flee, 0, sizeof s->flee);
    pl_pop(&s->frames);
}

static bool save(struct am_state *s, int seat, int area, enum am_saved what, int left) {
    unsigned answers = what == AM_SAVE_MINION ? am_answers_to_event(s) : AM_BY_SMALL_GODS;
    if (!am_asks(s, seat, answers))
        return false;
    pl_push(&s->frames, (struct pl_frame){.what = AM_F_SAVE,
                                          .seat = (int8_t)seat,
                                          .step = (uint8_t)answers,
                                          .left = (uint8_t)left,
                                          .v[0] = (int16_t)area,
                                          .v[1] = (int16_t)what});
    return true;
}

static void lose_building(struct am_state *s, int area, struct pl_notes *notes) {
    NOTE(N_LOSES_BUILDING, s->area[area].building - 1, area);
    am_lose_building(s, area);
}

/* AM-13.56: those who fled are placed, in turn order, one at a time. */
static bool someone_flees(struct am_state *s, int area) {
    for (int i = 0; i < s->players; i++) {
        int seat = am_nth(s, i);
        if (!s->flee[seat])
            continue;
        s->flee[seat]--;
        pl_push(&s->frames, (struct pl_frame){.what = AM_F_RELOCATE, .seat = (int8_t)seat, .v[0] = (int16_t)area});
        return true;
    }
    return false;
}

/* ---- Event by event: true if somebody has to decide, or chance -------------------------------------------------- */

/* AM-21.1. Steps 0 to 7: for each seat its minions, then its building; 8: it strikes; 9: who fled is placed. */
static bool run_dragon(struct am_state *s, struct pl_frame *frame, struct pl_notes *notes) {
    int area = s->roll[0] - 1;
    struct am_area *here = &s->area[area];
    for (; frame->step < 2 * s->players; frame->step++) {
        int seat = am_nth(s, frame->step / 2);
        bool asked = frame->step % 2 == 0
                         ? here->minions[seat] && save(s, seat, area, AM_SAVE_MINION, here->minions[seat])
                         : here->building == seat + 1 && save(s, seat, area, AM_SAVE_BUILDING, 0);
        if (asked) {
            frame->step++;
            return true;
        }
    }
    if (frame->step < 2 * AM_SEATS + 1) {
        frame->step = 2 * AM_SEATS + 1;
        for (int owner = 0; owner < AM_OWNERS; owner++) {
            int gone = here->minions[owner] - (owner < AM_SEATS ? s->kept[owner] : 0);
            if (gone)
                NOTE(N_DRAGON_TAKES, owner, area, gone);
            for (int i = 0; i < gone; i++)
                am_leave(s, owner, area);
        }
        if (here->building && !(frame->v[1] & 1))
            lose_building(s, area, notes);
        am_set_trouble(s, area, false); /* AM-13.9 */
    }
    if (someone_flees(s, area))
        return true;
    end_event(s);
    return false;
}

static unsigned flooded(const struct am_state *s) {
    unsigned areas = 0;
    for (int i = 0; i < 2; i++)
        if (am_places[s->roll[i] - 1].wet)
            areas |= am_bit(s->roll[i] - 1);
    return areas;
}

/* Minions of the seat in that area that have neither moved nor are allowed to stay; four bits per rolled area count
 * those that stay. */
static int still_wet(const struct am_state *s, int seat, int area) {
    int stay = s->roll[0] - 1 == area ? s->kept[seat] & 15 : s->kept[seat] >> 4;
    return s->area[area].minions[seat] - stay;
}

/* AM-21.2 */
static bool run_flood(struct am_state *s, struct pl_frame *frame) {
    for (; frame->step < s->players; frame->step++) {
        int seat = am_nth(s, frame->step);
        AM_EACH(area, flooded(s)) {
            if (still_wet(s, seat, area)) {
                frame->seat = (int8_t)seat;
                return true;
            }
        }
    }
    end_event(s);
    return false;
}

/* AM-21.3. Step 0: look; 1: the owner has answered; 2: the die is rolled again. `b` has a bit for each area whose
 * building is protected: it stays so should the fire come back (AM-13.57). */
static bool run_fire(struct am_state *s, struct pl_frame *frame, struct pl_notes *notes) {
    for (;;) {
        if (frame->step == 2) { /* AM-13.32 */
            if (!s->roll[1]) {
                frame->seat = PL_CHANCE;
                return true;
            }
            bool spreads = am_places[s->roll[0] - 1].adjacent >> (s->roll[1] - 1) & 1;
            s->roll[0] = s->roll[1];
            s->roll[1] = 0;
            frame->step = 0;
            if (!spreads)
                break;
        }
        int area = s->roll[0] - 1, owner = s->area[area].building - 1;
        if (owner < 0)
            break;
        if (frame->step == 0) {
            frame->step = 1;
            if (!(frame->v[1] >> area & 1) && save(s, owner, area, AM_SAVE_BUILDING, area))
                return true;
        }
        if (!(frame->v[1] >> area & 1))
            lose_building(s, area, notes);
        frame->step = 2;
    }
    end_event(s);
    return false;
}

/* AM-21.6, AM-21.12: bit i of b: the building of roll i is safe. */
static bool run_quake(struct am_state *s, struct pl_frame *frame, struct pl_notes *notes) {
    int rolls = s->roll[1] && s->roll[1] != s->roll[0] ? 2 : 1; /* AM-13.57 */
    while (frame->step < rolls) {
        int i = frame->step++, area = s->roll[i] - 1, owner = s->area[area].building - 1;
        if (owner >= 0 && save(s, owner, area, AM_SAVE_BUILDING, i))
            return true;
    }
    for (int i = 0; i < rolls; i++)
        if (s->area[s->roll[i] - 1].building && !(frame->v[1] >> i & 1))
            lose_building(s, s->roll[i] - 1, notes);
    end_event(s);
    return false;
}

/* AM-21.7: the seat whose turn it is rolls first; `left` is 0 until the die has been rolled. */
static bool run_murders(struct am_state *s, struct pl_frame *frame) {
    while (frame->step < s->players) {
        if (!s->roll[0]) {
            frame->seat = PL_CHANCE;
            return true;
        }
        if (s->area[s->roll[0] - 1].crowd) {
            frame->seat = (int8_t)am_nth(s, frame->step);
            return true;
        }
        s->roll[0] = 0;
        frame->step++;
    }
    end_event(s);
    return false;
}

/* AM-13.5, AM-13.8: who can keep it out of that area, or -1. */
static int guardian(const struct am_state *s, int area) {
    int seat = s->area[AM_SMALL_GODS].building - 1;
    bool mine = seat >= 0 && (s->here[seat] | s->built[seat]) & am_bit(area);
    return mine && am_small_gods(s, seat) ? seat : -1;
}

/* AM-21.8, AM-21.11 */
static bool run_arrivals(struct am_state *s, struct pl_frame *frame, struct pl_notes *notes) {
    bool trolls = frame->v[0] == AM_EV_TROLLS;
    int owner = trolls ? AM_TROLL : AM_DEMON, count = am_event_rows[frame->v[0]].dice;
    while (frame->step < count) {
        int i = frame->step++, area = s->roll[i] - 1, seat = guardian(s, area);
        if (seat >= 0 && !(trolls && s->option[AM_OPT_SMALL_GODS]) &&
            save(s, seat, area, trolls ? AM_SAVE_FROM_TROLL : AM_SAVE_FROM_DEMON, i))
            return true;
    }
    for (int i = 0; i < count; i++) {
        int area = s->roll[i] - 1;
        if (frame->v[1] >> i & 1)
            continue;
        NOTE(N_ENTERS, owner, area);
        am_arrive(s, owner, area, false);
        if (!trolls || (s->option[AM_OPT_TROLLS] && s->area[area].building)) /* AM-13.34 */
            am_set_trouble(s, area, true);
    }
    end_event(s);
    return false;
}

/* AM-21.9: `b` has a bit for each building of the seat that is paid for. */
static bool run_subsidence(struct am_state *s, struct pl_frame *frame, struct pl_notes *notes) {
    for (; frame->step < s->players; frame->step++, frame->v[1] = 0) {
        int seat = am_nth(s, frame->step);
        unsigned open = s->built[seat] & ~(unsigned)frame->v[1];
        int fee = 2 * __builtin_popcount(open);
        if (!open)
            continue;
        bool choice = s->option[AM_OPT_SUBSIDENCE] || s->seat[seat].money < fee || am_small_gods(s, seat);
        if (s->seat[seat].money >= 2 && choice) {
            frame->seat = (int8_t)seat;
            return true;
        }
        if (s->seat[seat].money >= fee) {
            NOTE(N_PAYS_FEE, seat, fee);
            am_to_bank(s, seat, fee);
            continue;
        }
        AM_EACH(area, open) {
            lose_building(s, area, notes);
        }
    }
    end_event(s);
    return false;
}

/* AM-21.10. Step 0: the card; 1: the minion; 2: it strikes; 3: who fled is placed. */
static bool run_johnson(struct am_state *s, struct pl_frame *frame, struct pl_notes *notes) {
    int area = s->roll[0] - 1, seat = s->area[area].building - 1;
    if (seat < 0 || (frame->step < 3 && am_areas(&s->lost) >> area & 1)) { /* AM-13.29 */
        NOTE(N_NO_CITY_CARD, area);
        end_event(s);
        return false;
    }
    if (frame->step == 0) {
        frame->step = 1;
        if (save(s, seat, area, AM_SAVE_CARD, 0))
            return true;
    }
    if (frame->step == 1) {
        frame->step = 2;
        if (s->area[area].minions[seat] && save(s, seat, area, AM_SAVE_MINION, 1))
            return true;
    }
    if (frame->step == 2) {
        frame->step = 3;
        if (!(frame->v[1] & 1)) {
            NOTE(N_CARD_LOST, seat, area);
            pl_set_add(&s->lost, area);
        }
        if (s->area[area].minions[seat] && !s->kept[seat]) {
            NOTE(N_REMOVED, seat, area);
            am_leave(s, seat, area);
        }
    }
    if (someone_flees(s, area))
        return true;
    end_event(s);
    return false;
}

/* AM-21.4: step counts the cards. */
static bool run_fog(struct am_state *s, struct pl_frame *frame) {
    if (frame->step < 5 && am_pile(s)) {
        frame->seat = PL_CHANCE;
        return true;
    }
    end_event(s);
    return false;
}

static bool event_run(struct am_state *s, struct pl_frame *frame, struct pl_notes *notes) {
    if (frame->v[0] < 0) {
        if (pl_set_count(&s->events) < AM_EVENTS)
            return true;
        NOTE(N_NO_EVENT);
        end_event(s);
        return false;
    }
    if (frame->left < am_event_rows[frame->v[0]].dice)
        return true;
    switch (frame->v[0]) {
    case AM_EV_DRAGON:
        return run_dragon(s, frame, notes);
    case AM_EV_FLOOD:
        return run_flood(s, frame);
    case AM_EV_FIRE:
        return run_fire(s, frame, notes);
    case AM_EV_FOG:
        return run_fog(s, frame);
    case AM_EV_RIOTS:
        if (pl_set_count(&s->trouble) >= 8) {
            am_finish(s, AM_END_RIOTS, -1, notes);
            return true;
        }
        NOTE(N_NO_RIOT);
        end_event(s);
        return false;
    case AM_EV_MURDERS:
        return run_murders(s, frame);
    case AM_EV_DEMONS:
    case AM_EV_TROLLS:
        return run_arrivals(s, frame, notes);
    case AM_EV_SUBSIDENCE:
        return run_subsidence(s, frame, notes);
    case AM_EV_JOHNSON:
        return run_johnson(s, frame, notes);
    default: /* AM_EV_EXPLOSION, AM_EV_EARTHQUAKE */
        return run_quake(s, frame, notes);
    }
}

/* ---- What can be decided ---------------------------------------------------------------------------------------- */

static int event_chances(const struct am_state *s, const struct pl_frame *frame, struct pl_chance *out) {
    int n = 0;
    if (frame->v[0] < 0) {
        for (int event = 0; event < AM_EVENTS; event++)
            if (!pl_set_has(&s->events, event))
                out[n++] = (struct pl_chance){PL_MOVE(AM_M_HAPPENS, event, 0, 0), 1};
        return n;
    }
    if (frame->v[0] == AM_EV_FOG)
        return am_pile_chances(s, out);
    for (int area = 0; area < AM_AREAS; area++)
        out[n++] = (struct pl_chance){PL_MOVE(AM_M_ROLL, area, 0, 0), 1};
    return n;
}

unsigned am_flood_origins(const struct am_state *s, int seat) {
    unsigned areas = 0;
    AM_EACH(area, flooded(s)) {
        if (still_wet(s, seat, area))
            areas |= am_bit(area);
    }
    return areas;
}
unsigned am_flood_ends(const struct am_state *s, int from) {
    return am_places[from].adjacent & ~flooded(s); /* AM-13.31 */
}

static int event_moves(const struct am_state *s, const struct pl_frame *frame, pl_move *out) {
    int n = 0, seat = frame->seat;
    bool protects = am_small_gods(s, seat);
    if (frame->v[0] == AM_EV_MURDERS) {
        int area = s->roll[0] - 1;
        for (int owner = 0; owner < AM_OWNERS; owner++)
            if (s->area[area].minions[owner])
                out[n++] = PL_MOVE(AM_M_REMOVE, area, owner, 0);
        return n;
    }
    if (frame->v[0] == AM_EV_SUBSIDENCE) {
        AM_EACH(area, s->built[seat] & ~(unsigned)frame->v[1]) {
            out[n++] = PL_MOVE(AM_M_PAY, area + 1, 0, 0);
            if (s->option[AM_OPT_SUBSIDENCE])
                out[n++] = PL_MOVE(AM_M_RAZE, area, 0, 0);
            if (protects)
                out[n++] = PL_MOVE(AM_M_PROTECT, area + 1, 0, 0);
        }
        return n;
    }
    bool gaspode = s->option[AM_OPT_GASPODE] == AM_GASPODE_EVENTS && am_holds(s, seat, AM_GASPODE);
    AM_EACH(from, am_flood_origins(s, seat)) {
        AM_EACH(to, am_flood_ends(s, from)) {
            out[n++] = PL_MOVE(AM_M_MOVE, from, to, seat);
        }
        if (protects)
            out[n++] = PL_MOVE(AM_M_PROTECT, from + 1, 0, 0);
        if (gaspode)
            out[n++] = PL_MOVE(AM_M_INTERRUPT, AM_GASPODE, from + 1, 0);
    }
    return n;
}

/* ---- What it does ----------------------------------------------------------------------------------------------- */

static void event_happens(struct am_state *s, struct pl_frame *frame, pl_move move, struct pl_notes *notes) {
    int a = pl_a(move);
    if (frame->v[0] < 0) {
        NOTE(N_HAPPENS, a);
        pl_set_add(&s->events, a);
        s->last_event = (uint8_t)(a + 1);
        frame->v[0] = (int16_t)a;
    } else if (frame->v[0] == AM_EV_FOG) {
        NOTE(N_FOG, a);
        frame->step++;
        am_mill_card(s, a);
        if (!am_pile(s) && !s->option[AM_OPT_EXHAUSTION])
            am_exhausted(s, notes);
    } else {
        NOTE(N_ROLLED, a);
        s->roll[frame->left] = (uint8_t)(a + 1); /* Fire: the first, then always the second */
        if (frame->left < am_event_rows[frame->v[0]].dice)
            frame->left++;
    }
}

static void stay_in_flood(struct am_state *s, int seat, int area, struct pl_notes *notes) {
    NOTE(N_STAYS, seat, area);
    s->kept[seat] = (uint8_t)(s->kept[seat] + (s->roll[0] - 1 == area ? 1 : 16));
}

static void apply_subsidence(struct am_state *s, struct pl_frame *frame, pl_move move, struct pl_notes *notes) {
    int seat = frame->seat, area = pl_a(move) - 1;
    if (pl_kind(move) == AM_M_RAZE) {
        lose_building(s, pl_a(move), notes);
        return;
    }
    if (area < 0)
        return; /* every move of this kind names an area */
    int fee = pl_kind(move) == AM_M_PAY ? 2 : 3;
    if (fee == 2)
        NOTE(N_PAYS_FEE, seat, fee);
    else
        NOTE(N_PROTECTED, seat, area);
    am_to_bank(s, seat, fee);
    frame->v[1] = (int16_t)(frame->v[1] | am_bit(area));
}

static void event_apply(struct am_state *s, struct pl_frame *frame, pl_move move, struct pl_notes *notes) {
    int a = pl_a(move), b = pl_b(move), seat = frame->seat;
    if (frame->v[0] == AM_EV_SUBSIDENCE) {
        apply_subsidence(s, frame, move, notes);
    } else if (frame->v[0] == AM_EV_MURDERS) {
        s->roll[0] = 0;
        frame->step++;
        NOTE(N_MURDERS, seat, b, a);
        am_remove(s, b, a, am_answers_to_murder(s, b == seat), notes);
    } else if (pl_kind(move) == AM_M_MOVE) {
        NOTE(N_MOVES, seat, a, b);
        am_leave(s, seat, a);
        am_arrive(s, seat, b, false);
    } else if (pl_kind(move) == AM_M_PROTECT) {
        NOTE(N_PROTECTED, seat, a - 1);
        am_to_bank(s, seat, 3);
        stay_in_flood(s, seat, a - 1, notes);
    } else {
        NOTE(N_INTERRUPT, seat, AM_GASPODE);
        am_discard(s, seat, AM_GASPODE);
        stay_in_flood(s, seat, b - 1, notes);
    }
}

static struct pl_asked event_prompt(const struct am_state *s, const struct pl_frame *frame) {
    int seat = frame->seat, event = frame->v[AM_V_EVENT];
    if (seat == PL_CHANCE)
        return event < 0 ? TOLD(P_EVENT) : event == AM_EV_FOG ? TOLD(P_FOG) : TOLD(P_ROLL);
    switch (event) {
    case AM_EV_FLOOD:
        return ASKS(FLOOD, seat);
    case AM_EV_MURDERS:
        return ASKS(MURDER, seat, s->roll[0] - 1);
    default:
        return ASKS(SUBSIDENCE, seat);
    }
}

static const struct pl_field event_values[] = {
    PL_VALUE(AM_V_EVENT, "event", "the event; -1: still to be drawn", .min = -1, .max = AM_EVENTS - 1),
    PL_VALUE(AM_V_SETTLED, "settled", "a bit for each area or die that is settled", .max = (1 << AM_AREAS) - 1),
    {0}};
const struct pl_decision am_row_event = {.key = "event",
                                         .values = event_values,
                                         .run = event_run,
                                         .moves = event_moves,
                                         .chances = event_chances,
                                         .apply = event_apply,
                                         .happens = event_happens,
                                         .prompt = event_prompt};
