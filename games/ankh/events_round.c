/* Random events that come to each player in turn, to the draw pile, or to the whole city (section 21). */
#include "games/ankh/events.h"

/* ---- Flood ------------------------------------------------------------------------------------------------------ */

static unsigned flooded(const struct am_state *s) {
    unsigned areas = 0;
    for (int i = 0; i < 2; i++)
        if (am_places[s->roll[i] - 1].wet)
            areas |= am_bit(s->roll[i] - 1);
    return areas;
}

/* How many minions of the seat are allowed to stay in the area of that roll: four bits each. */
static int staying(const struct am_state *s, int seat, int roll) {
    return s->kept[seat] >> 4 * roll & 15;
}
static void stay(struct am_state *s, int seat, int area, struct pl_notes *notes) {
    NOTE(N_STAYS, seat, area);
    s->kept[seat] = (uint8_t)(s->kept[seat] + (s->roll[0] - 1 == area ? 1 : 1 << 4));
}

/* Minions of the seat in that area that have neither moved nor are allowed to stay. */
static int still_wet(const struct am_state *s, int seat, int area) {
    return s->area[area].minions[seat] - staying(s, seat, s->roll[0] - 1 != area);
}
/* Where it still has minions to move, and where these can go. */
static unsigned flood_origins(const struct am_state *s, int seat) {
    unsigned areas = 0;
    AM_EACH(area, flooded(s)) {
        if (still_wet(s, seat, area))
            areas |= am_bit(area);
    }
    return areas;
}
static unsigned flood_ends(const struct am_state *s, int from) {
    return am_places[from].adjacent & ~flooded(s); /* AM-13.31 */
}

/* AM-21.2 */
static bool flood_run(struct am_state *s, struct pl_frame *frame, struct pl_notes *notes) {
    (void)notes;
    for (; frame->step < s->players; frame->step++) {
        int seat = am_nth(s, frame->step);
        AM_EACH(area, flooded(s)) {
            if (still_wet(s, seat, area)) {
                frame->seat = (int8_t)seat;
                return true;
            }
        }
    }
    am_end_event(s);
    return false;
}

static int flood_moves(const struct am_state *s, const struct pl_frame *frame, pl_move *out) {
    int n = 0, seat = frame->seat;
    bool protects = am_small_gods(s, seat);
    bool gaspode = s->option[AM_OPT_GASPODE] == AM_GASPODE_EVENTS && am_holds(s, seat, AM_GASPODE);
    AM_EACH(from, flood_origins(s, seat)) {
        AM_EACH(to, flood_ends(s, from)) {
            out[n++] = PL_MOVE(AM_M_MOVE, from, to, seat);
        }
        if (protects)
            out[n++] = PL_MOVE(AM_M_PROTECT, from + 1, 0, 0);
        if (gaspode)
            out[n++] = PL_MOVE(AM_M_INTERRUPT, AM_GASPODE, from + 1, 0);
    }
    return n;
}

static void flood_apply(struct am_state *s, struct pl_frame *frame, pl_move move, struct pl_notes *notes) {
    int a = pl_a(move), b = pl_b(move), seat = frame->seat;
    if (pl_kind(move) == AM_M_MOVE) {
        NOTE(N_MOVES, seat, a, b);
        am_leave(s, seat, a);
        am_arrive(s, seat, b, false);
    } else if (pl_kind(move) == AM_M_PROTECT) {
        NOTE(N_PROTECTED, seat, a - 1);
        am_to_bank(s, seat, 3);
        stay(s, seat, a - 1, notes);
    } else {
        NOTE(N_INTERRUPT, seat, AM_GASPODE);
        am_discard(s, seat, AM_GASPODE);
        stay(s, seat, b - 1, notes);
    }
}

/* Of a minion that is there. */
static struct pl_said flood_why(const struct am_state *s, const struct pl_frame *frame, pl_move move) {
    int from = pl_a(move), to = pl_b(move);
    if (pl_c(move) != frame->seat)
        return SAY(W_ONLY_OWN);
    if (!(flood_origins(s, frame->seat) >> from & 1))
        return SAY(W_DRY, from);
    if (!(am_places[from].adjacent >> to & 1))
        return SAY(W_NOT_ADJACENT, from, to);
    return SAY(W_FLOODED, to);
}

static struct pl_asked flood_prompt(const struct am_state *s, const struct pl_frame *frame) {
    (void)s;
    return ASKS(FLOOD, frame->seat);
}

static bool flood_fits(const struct am_state *s, const struct pl_frame *frame, const struct pl_frame *above) {
    if (above || !am_rolled(s, 2) || frame->step >= s->players || frame->seat != am_nth(s, frame->step))
        return false;
    for (int seat = 0; seat < AM_SEATS; seat++) {
        if (s->flee[seat] || (staying(s, seat, 1) && s->roll[0] == s->roll[1]))
            return false;
        for (int roll = 0; roll < 2; roll++)
            if (staying(s, seat, roll) > s->area[s->roll[roll] - 1].minions[seat])
                return false;
    }
    return flood_origins(s, frame->seat);
}

const struct pl_decision am_event_flood = {.about = (const uint8_t[]){AM_M_MOVE, 0},
                                           .run = flood_run,
                                           .moves = flood_moves,
                                           .apply = flood_apply,
                                           .prompt = flood_prompt,
                                           .why = flood_why,
                                           .fits = flood_fits};

/* ---- Mysterious Murders! ---------------------------------------------------------------------------------------- */

/* AM-21.7: the seat whose turn it is rolls first. */
static bool murders_run(struct am_state *s, struct pl_frame *frame, struct pl_notes *notes) {
    (void)notes;
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
    am_end_event(s);
    return false;
}

static int murders_moves(const struct am_state *s, const struct pl_frame *frame, pl_move *out) {
    int n = 0, area = s->roll[0] - 1;
    (void)frame;
    for (int owner = 0; owner < AM_OWNERS; owner++)
        if (s->area[area].minions[owner])
            out[n++] = PL_MOVE(AM_M_REMOVE, area, owner, 0);
    return n;
}

static void murders_apply(struct am_state *s, struct pl_frame *frame, pl_move move, struct pl_notes *notes) {
    int area = pl_a(move), owner = pl_b(move), seat = frame->seat;
    s->roll[0] = 0;
    frame->step++;
    NOTE(N_MURDERS, seat, owner, area);
    am_remove(s, owner, area, am_answers_to_murder(s, owner == seat), notes);
}

/* Of a minion that is there. */
static struct pl_said murders_why(const struct am_state *s, const struct pl_frame *frame, pl_move move) {
    (void)s, (void)frame;
    return SAY(W_NOT_THERE, pl_a(move));
}

static struct pl_asked murders_prompt(const struct am_state *s, const struct pl_frame *frame) {
    return ASKS(MURDER, frame->seat, s->roll[0] - 1);
}

static bool murders_fit(const struct am_state *s, const struct pl_frame *frame, const struct pl_frame *above) {
    if (!am_nothing_kept(s) || !am_rolled(s, s->roll[0] != 0))
        return false;
    if (above)
        return !s->roll[0] && frame->step >= 1 && frame->step <= s->players && am_is_seat(s, frame->seat) &&
               (above->what == AM_F_REMOVE || above->what == AM_F_RELOCATE);
    if (frame->step >= s->players)
        return false;
    return s->roll[0] ? frame->seat == am_nth(s, frame->step) && s->area[s->roll[0] - 1].crowd
                      : frame->seat == PL_CHANCE;
}

const struct pl_decision am_event_murders = {.about = (const uint8_t[]){AM_M_REMOVE, 0},
                                             .run = murders_run,
                                             .moves = murders_moves,
                                             .apply = murders_apply,
                                             .prompt = murders_prompt,
                                             .why = murders_why,
                                             .fits = murders_fit};

/* ---- Subsidence ------------------------------------------------------------------------------------------------- */

/* AM-21.9. Settled is a bit for each building of the seat that is paid for. */
static unsigned unpaid(const struct am_state *s, const struct pl_frame *frame, int seat) {
    return s->built[seat] & ~(unsigned)frame->v[AM_V_SETTLED];
}

static bool subsidence_run(struct am_state *s, struct pl_frame *frame, struct pl_notes *notes) {
    for (; frame->step < s->players; frame->step++, frame->v[AM_V_SETTLED] = 0) {
        int seat = am_nth(s, frame->step);
        unsigned open = unpaid(s, frame, seat);
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
            am_take_building(s, area, notes);
        }
    }
    am_end_event(s);
    return false;
}

static int subsidence_moves(const struct am_state *s, const struct pl_frame *frame, pl_move *out) {
    int n = 0, seat = frame->seat;
    bool protects = am_small_gods(s, seat);
    AM_EACH(area, unpaid(s, frame, seat)) {
        out[n++] = PL_MOVE(AM_M_PAY, area + 1, 0, 0);
        if (s->option[AM_OPT_SUBSIDENCE])
            out[n++] = PL_MOVE(AM_M_RAZE, area, 0, 0);
        if (protects)
            out[n++] = PL_MOVE(AM_M_PROTECT, area + 1, 0, 0);
    }
    return n;
}

static void subsidence_apply(struct am_state *s, struct pl_frame *frame, pl_move move, struct pl_notes *notes) {
    int seat = frame->seat, area = pl_a(move) - 1;
    if (pl_kind(move) == AM_M_RAZE) {
        am_take_building(s, pl_a(move), notes);
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
    am_settle(frame, area);
}

static struct pl_asked subsidence_prompt(const struct am_state *s, const struct pl_frame *frame) {
    (void)s;
    return ASKS(SUBSIDENCE, frame->seat);
}

static bool subsidence_fits(const struct am_state *s, const struct pl_frame *frame, const struct pl_frame *above) {
    return !above && am_rolled(s, 0) && am_nothing_kept(s) && frame->step < s->players &&
           frame->seat == am_nth(s, frame->step) && unpaid(s, frame, frame->seat) && s->seat[frame->seat].money >= 2;
}

const struct pl_decision am_event_subsidence = {.run = subsidence_run,
                                                .moves = subsidence_moves,
                                                .apply = subsidence_apply,
                                                .prompt = subsidence_prompt,
                                                .fits = subsidence_fits};

/* ---- Demons, Trolls --------------------------------------------------------------------------------------------- */

/* AM-13.5, AM-13.8: who can keep it out of that area, or -1. */
static int guardian(const struct am_state *s, int area) {
    int seat = s->area[AM_SMALL_GODS].building - 1;
    bool mine = seat >= 0 && (s->here[seat] | s->built[seat]) & am_bit(area);
    return mine && am_small_gods(s, seat) ? seat : -1;
}

/* AM-21.8, AM-21.11. Settled is a bit for each roll that brings nobody. */
static bool arrivals_run(struct am_state *s, struct pl_frame *frame, struct pl_notes *notes) {
    bool trolls = frame->v[AM_V_EVENT] == AM_EV_TROLLS;
    int owner = trolls ? AM_TROLL : AM_DEMON, count = am_event_rows[frame->v[AM_V_EVENT]].dice;
    while (frame->step < count) {
        int i = frame->step++, area = s->roll[i] - 1, seat = guardian(s, area);
        if (seat >= 0 && !(trolls && s->option[AM_OPT_SMALL_GODS]) &&
            am_save(s, seat, area, trolls ? AM_SAVE_FROM_TROLL : AM_SAVE_FROM_DEMON, i))
            return true;
    }
    for (int i = 0; i < count; i++) {
        int area = s->roll[i] - 1;
        if (am_settled(frame, i))
            continue;
        NOTE(N_ENTERS, owner, area);
        am_arrive(s, owner, area, false);
        if (!trolls || (s->option[AM_OPT_TROLLS] && s->area[area].building)) /* AM-13.34 */
            am_set_trouble(s, area, true);
    }
    am_end_event(s);
    return false;
}

const struct pl_decision am_event_arrivals = {.run = arrivals_run, .fits = am_die_by_die_fits};

/* ---- Fog -------------------------------------------------------------------------------------------------------- */

/* AM-21.4: step counts the cards. */
enum { FOG_CARDS = 5 };
static bool fog_run(struct am_state *s, struct pl_frame *frame, struct pl_notes *notes) {
    (void)notes;
    if (frame->step < FOG_CARDS && am_pile(s)) {
        frame->seat = PL_CHANCE;
        return true;
    }
    am_end_event(s);
    return false;
}

static int fog_chances(const struct am_state *s, const struct pl_frame *frame, struct pl_chance *out) {
    (void)frame;
    return am_pile_chances(s, out);
}

static void fog_happens(struct am_state *s, struct pl_frame *frame, pl_move outcome, struct pl_notes *notes) {
    NOTE(N_FOG, pl_a(outcome));
    frame->step++;
    am_mill_card(s, pl_a(outcome));
    if (!am_pile(s) && !s->option[AM_OPT_EXHAUSTION])
        am_exhausted(s, notes);
}

static struct pl_asked fog_prompt(const struct am_state *s, const struct pl_frame *frame) {
    (void)s, (void)frame;
    return TELLS(P_FOG);
}

static bool fog_fits(const struct am_state *s, const struct pl_frame *frame, const struct pl_frame *above) {
    return frame->seat == PL_CHANCE && !above && frame->step < FOG_CARDS && am_pile(s) && am_rolled(s, 0) &&
           am_nothing_kept(s);
}

const struct pl_decision am_event_fog = {
    .run = fog_run, .chances = fog_chances, .happens = fog_happens, .prompt = fog_prompt, .fits = fog_fits};

/* ---- Riots ------------------------------------------------------------------------------------------------------ */

static bool riots_run(struct am_state *s, struct pl_frame *frame, struct pl_notes *notes) { /* AM-21.5 */
    (void)frame;
    if (pl_set_count(&s->trouble) >= 8) {
        am_finish(s, AM_END_RIOTS, -1, notes);
        return true;
    }
    NOTE(N_NO_RIOT);
    am_end_event(s);
    return false;
}

const struct pl_decision am_event_riots = {.run = riots_run}; /* nothing waits for it */
