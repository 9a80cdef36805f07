/* The texts of the cards (section 20): how each begins, and those that concern only who plays them, the board and the
 * die. Texts that are about another player are in text_players.c. */
#include "games/ankh/text.h"
#include "games/ankh/state.h"

/* ---- How a text begins ------------------------------------------------------------------------------------------ */

static int add_seats(const struct am_state *s, int seat, unsigned which, pl_move *out) {
    int n = 0;
    for (int other = 0; other < s->players; other++)
        if (other != seat && which >> other & 1)
            out[n++] = PL_MOVE(AM_M_TARGET, other, 0, 0);
    return n;
}

/* Other seats that have cards, money, buildings or minions on the board, as bits. */
static unsigned others_with(const struct am_state *s, int seat, bool (*has)(const struct am_state *, int)) {
    unsigned which = 0;
    for (int other = 0; other < s->players; other++)
        if (other != seat && has(s, other))
            which |= 1u << other;
    return which;
}
static bool has_cards(const struct am_state *s, int seat) {
    return s->seat[seat].cards;
}
static bool has_money(const struct am_state *s, int seat) {
    return s->seat[seat].money;
}
static bool has_buildings(const struct am_state *s, int seat) {
    return s->built[seat];
}
static bool has_minions(const struct am_state *s, int seat) {
    return s->here[seat];
}
static bool has_anything(const struct am_state *s, int seat) {
    return s->seat[seat].money || s->seat[seat].cards;
}
static bool is_there(const struct am_state *s, int seat) {
    return seat < s->players;
}

/* Which other seats this text can choose; 0 for texts that choose nobody. */
unsigned am_text_targets(const struct am_state *s, int seat, int text) {
    const struct am_seat *me = &s->seat[seat];
    switch (text) {
    case AM_T_BEG:
    case AM_T_CABLE:
    case AM_T_STANLEY:
        return others_with(s, seat, has_cards);
    case AM_T_CHAIR:
        return others_with(s, seat, me->cards ? is_there : has_cards);
    case AM_T_FOOL:
        return others_with(s, seat, is_there);
    case AM_T_BRIGADE:
        return others_with(s, seat, has_buildings); /* AM-13.42 */
    case AM_T_ROB:
        return others_with(s, seat, has_money);
    case AM_T_ROSIE:
        return me->cards ? others_with(s, seat, is_there) : 0;
    case AM_T_COSMO:
        return me->money >= 2 ? others_with(s, seat, is_there) : 0; /* AM-13.26 */
    case AM_T_BURLEIGH:                                             /* AM-13.54 */
        return me->money >= 2 && am_text_victims(s, seat, text) ? others_with(s, seat, is_there) : 0;
    case AM_T_HOBSON:
        return me->money >= 2 && s->here[seat] ? others_with(s, seat, is_there) : 0;
    default:
        return 0;
    }
}

/* Areas where the text can put a minion; 0 for other texts. */
unsigned am_text_places(const struct am_state *s, int seat, int text) {
    switch (text) {
    case AM_T_TUNNEL:
        return AM_ALL_AREAS;
    case AM_T_VALET:
        return s->built[seat];
    case AM_T_WIZARD:
    case AM_T_WIZARDS:
        return am_bit(AM_UNREAL_ESTATE) | am_places[AM_UNREAL_ESTATE].adjacent;
    case AM_T_GNU:
        return am_areas(&s->trouble);
    default:
        return 0;
    }
}

/* Buildings that can be bought (AM-20.71, AM-20.89). */
unsigned am_text_wares(const struct am_state *s, int seat, int text) {
    unsigned trouble = am_areas(&s->trouble), wares = 0;
    if (text != AM_T_BUY && text != AM_T_GRAB)
        return 0;
    AM_EACH(area, am_all_built(s) & ~(unsigned)s->built[seat] & (text == AM_T_GRAB ? trouble : ~trouble)) {
        if (am_cost(s, area) <= s->seat[seat].money)
            wares |= am_bit(area);
    }
    return wares;
}

/* Areas that can get a trouble marker (AM-13.22). */
unsigned am_text_stirs(const struct am_state *s, int text) {
    unsigned trouble = am_areas(&s->trouble), areas = AM_ALL_AREAS;
    if (text == AM_T_MOB) {
        areas = 0;
        AM_EACH(area, trouble) {
            areas |= am_places[area].adjacent;
        }
    } else if (text != AM_T_HIX) {
        return 0;
    }
    return areas & ~trouble & (s->option[AM_OPT_TROUBLE] ? am_peopled(s) : AM_ALL_AREAS);
}

/* AM-20.81: areas with a marker and somebody to count. */
unsigned am_text_counts(const struct am_state *s, int text) {
    return text == AM_T_SLANT ? am_areas(&s->trouble) & am_peopled(s) : 0;
}

/* May the text be used just so, without anything to choose? Only if it brings something (AM-3.10). */
bool am_text_usable(const struct am_state *s, int seat, int text) {
    struct pl_set cards;
    switch (text) {
    case AM_T_LEVY:
        return others_with(s, seat, has_money);
    case AM_T_SANCTUARY:
        return others_with(s, seat, has_anything);
    case AM_T_ISLE:
        return s->area[AM_ISLE_OF_GODS].crowd;
    case AM_T_DOUBLE:
        cards = s->option[AM_OPT_ASK] ? s->seat[seat].hand : am_playable(s, seat); /* AM-14.15 */
        return !pl_set_empty(&cards);
    case AM_T_MONKS:
        return !pl_set_empty(&s->discard);
    case AM_T_NEWS:
        return am_areas(&s->trouble);
    case AM_T_RATES:
        return am_all_built(s);
    case AM_T_ALCHEMY:
        return am_refill_count(s, seat);
    case AM_T_AUDIT:
        return others_with(s, seat, has_minions);
    case AM_T_GARGOYLES:
        return s->built[seat];
    case AM_T_LOAN:
    case AM_T_DIBBLER:
    case AM_T_CAKE:
    case AM_T_DRAW2:
    case AM_T_DRAW3:
    case AM_T_DRAW4:
    case AM_T_HERENOW:
    case AM_T_ZORGO:
    case AM_T_CARCER:
    case AM_T_ERROL:
        return true;
    default:
        return false;
    }
}

bool am_text_discards(int text) {
    return text == AM_T_SELL1 || text == AM_T_SELL2 || text == AM_T_DISCARD || text == AM_T_ALCHEMY;
}

/* Areas from which `owner`'s minion can be moved by the text, and then to where. */
unsigned am_text_origins(const struct am_state *s, int seat, int text, int owner) {
    switch (text) {
    case AM_T_SHOVE:
        return owner == seat ? 0 : s->here[owner];
    case AM_T_FLEE:
        return owner == seat ? s->here[seat] & am_areas(&s->trouble) : 0;
    case AM_T_CARRY:
    case AM_T_HOBSON:
        return owner == seat ? s->here[seat] : 0;
    default:
        return 0;
    }
}
unsigned am_text_ends(int text, int from) {
    if (text == AM_T_SHOVE || text == AM_T_FLEE)
        return am_places[from].adjacent;
    return AM_ALL_AREAS & ~(unsigned)am_bit(from);
}

/* Areas with minions that the text can remove; whose is in am_text_may_remove. */
unsigned am_text_victims(const struct am_state *s, int seat, int text) {
    unsigned others = 0;
    switch (text) {
    case AM_T_DEAN:
        return am_peopled(s) & am_bit(AM_UNREAL_ESTATE);
    case AM_T_ERROL:
        return am_peopled(s) & am_areas(&s->trouble);
    case AM_T_BURLEIGH:
    case AM_T_COSMO:
        for (int owner = 0; owner < AM_OWNERS; owner++)
            if (owner != seat)
                others |= s->here[owner];
        return others & am_areas(&s->trouble);
    default:
        return 0;
    }
}

int am_move_moves(const struct am_state *s, int seat, int text, pl_move *out) {
    int n = 0;
    for (int owner = 0; owner < AM_OWNERS; owner++)
        AM_EACH(from, am_text_origins(s, seat, text, owner)) {
            AM_EACH(to, am_text_ends(text, from)) {
                out[n++] = PL_MOVE(AM_M_MOVE, from, to, owner);
            }
        }
    return n;
}

int am_removal_moves(const struct am_state *s, unsigned areas, unsigned but, pl_move *out) {
    int n = 0;
    AM_EACH(area, areas) {
        for (int owner = 0; owner < AM_OWNERS; owner++)
            if (!(but >> owner & 1) && s->area[area].minions[owner])
                out[n++] = PL_MOVE(AM_M_REMOVE, area, owner, 0);
    }
    return n;
}

int am_hand_moves(const struct am_state *s, int seat, int kind, pl_move *out) {
    return am_list_cards(s->seat[seat].hand, kind, out);
}

static int hubert_moves(const struct am_state *s, int seat, pl_move *out) {
    int n = 0;
    for (int giver = 0; giver < s->players; giver++)
        for (int receiver = 0; receiver < s->players; receiver++)
            if (giver != seat && receiver != seat && giver != receiver && s->seat[giver].money)
                out[n++] = PL_MOVE(AM_M_TARGET, giver, receiver + 1, 0);
    return n;
}

/* Is there any way to begin this text? The same questions as below, without writing anything. */
static bool can_begin(const struct am_state *s, int seat, int text) {
    unsigned bits = 0;
    pl_move some[AM_SEATS * AM_SEATS];
    switch (text) {
    case AM_T_SHOVE:
        for (int owner = 0; owner < AM_OWNERS; owner++)
            bits |= owner == seat ? 0u : s->here[owner];
        return bits;
    case AM_T_FLEE:
    case AM_T_CARRY:
        return am_text_origins(s, seat, text, seat);
    case AM_T_TUNNEL:
    case AM_T_WIZARD:
    case AM_T_WIZARDS:
        return true;
    case AM_T_VALET:
    case AM_T_GNU: /* with an empty supply: from elsewhere (AM-4.3) */
        bits = am_text_places(s, seat, text);
        return bits && (s->seat[seat].minions || (bits & (bits - 1)) || s->here[seat] & ~bits);
    case AM_T_BUY:
    case AM_T_GRAB:
        return am_text_wares(s, seat, text);
    case AM_T_HALF:
        return am_sites(s, seat, 2);
    case AM_T_DEAN:
        return am_text_victims(s, seat, text);
    case AM_T_BURSAR:
        bits = am_peopled(s);
        return bits & (bits - 1);
    case AM_T_HIX:
    case AM_T_MOB:
        return am_text_stirs(s, text);
    case AM_T_SLANT:
        return am_text_counts(s, text);
    case AM_T_SELL1:
    case AM_T_SELL2:
    case AM_T_DISCARD:
        return s->seat[seat].cards;
    case AM_T_ALCHEMY:
        return s->seat[seat].cards || am_text_usable(s, seat, text);
    case AM_T_HUBERT:
        return hubert_moves(s, seat, some);
    default:
        return am_text_usable(s, seat, text) || am_text_targets(s, seat, text);
    }
}

int am_text_opening(const struct am_state *s, int seat, int card, pl_move *out) {
    int n = 0, text = am_cards[card].text;
    if (!out)
        return can_begin(s, seat, text);
    switch (text) {
    case AM_T_SHOVE:
    case AM_T_FLEE:
    case AM_T_CARRY:
        return am_move_moves(s, seat, text, out);
    case AM_T_TUNNEL:
    case AM_T_WIZARD:
    case AM_T_WIZARDS:
    case AM_T_VALET:
    case AM_T_GNU:
        return am_place_moves(s, seat, am_text_places(s, seat, text), out);
    case AM_T_BUY:
    case AM_T_GRAB:
        return am_site_moves(s, seat, am_text_wares(s, seat, text), AM_M_BUY, out);
    case AM_T_HALF:
        return am_site_moves(s, seat, am_sites(s, seat, 2), AM_M_BUILD, out);
    case AM_T_DEAN:
        return am_removal_moves(s, am_text_victims(s, seat, text), 0, out);
    case AM_T_BURSAR:
        return can_begin(s, seat, text) ? am_swap_moves(s, AM_ALL_AREAS, out) : 0;
    case AM_T_HIX:
    case AM_T_MOB:
        AM_EACH(area, am_text_stirs(s, text)) {
            out[n++] = PL_MOVE(AM_M_STIR, area, 0, 0);
        }
        return n;
    case AM_T_SLANT:
        AM_EACH(area, am_text_counts(s, text)) {
            out[n++] = PL_MOVE(AM_M_COUNT, area, 0, 0);
        }
        return n;
    case AM_T_HUBERT:
        return hubert_moves(s, seat, out);
    default:
        if (am_text_usable(s, seat, text))
            out[n++] = PL_MOVE(AM_M_USE, 0, 0, 0);
        if (am_text_discards(text))
            n += am_hand_moves(s, seat, AM_M_DISCARD, out + n);
        return n + add_seats(s, seat, am_text_targets(s, seat, text), out + n);
    }
}

int am_swap_moves(const struct am_state *s, unsigned areas, pl_move *out) {
    int n = 0;
    AM_EACH(area, areas) {
        for (int owner = 0; owner < AM_OWNERS; owner++)
            if (s->area[area].minions[owner])
                out[n++] = PL_MOVE(AM_M_SWAP, area, owner, 0);
    }
    return n;
}

/* ---- What it does at once, and what it leaves to be done -------------------------------------------------------- */

static void earn(struct am_state *s, int seat, int sum, struct pl_notes *notes) {
    sum = am_from_bank(s, seat, sum);
    SAY(N_EARNS, seat, sum);
}

void am_end_text(struct am_state *s) {
    s->roll[0] = s->roll[1] = 0;
    pl_pop(&s->frames);
}

void am_move_minion(struct am_state *s, int owner, int from, int to, struct pl_notes *notes) {
    SAY(N_MOVES, owner, from, to);
    am_leave(s, owner, from);
    am_arrive(s, owner, to, false);
}

void am_text_removes(struct am_state *s, int seat, int owner, int area, struct pl_notes *notes) {
    unsigned answers = owner == seat ? am_answers_to_self() : am_answers_to_player(true);
    if (notes && owner < AM_SEATS && am_asks(s, owner, answers))
        SAY(N_REMOVES, seat, owner, area);
    am_remove(s, owner, area, answers, notes);
}

static void take_loan(struct am_state *s, int seat, int card, struct pl_notes *notes) { /* AM-9.1 */
    int sum = am_from_bank(s, seat, 10);
    SAY(N_LOAN, seat, sum);
    s->table[card == am_stay[0] ? 0 : 1] = (uint8_t)(seat + 1);
    s->in_play = 0;
}

static void sell(struct am_state *s, int seat, int card, int sum, struct pl_notes *notes) {
    SAY(N_DISCARDS, seat, card);
    am_discard(s, seat, card);
    if (sum)
        earn(s, seat, sum, notes);
}

/* The texts that are done with one move; false: there is more to do. */
static bool done_at_once(struct am_state *s, int seat, int card, pl_move move, struct pl_notes *notes) {
    int a = pl_a(move), b = pl_b(move), text = am_cards[card].text;
    switch (text) {
    case AM_T_LOAN:
        take_loan(s, seat, card, notes);
        return true;
    case AM_T_ISLE:
        earn(s, seat, s->area[AM_ISLE_OF_GODS].crowd, notes);
        return true;
    case AM_T_NEWS:
        earn(s, seat, pl_set_count(&s->trouble), notes);
        return true;
    case AM_T_RATES:
        earn(s, seat, __builtin_popcount(am_all_built(s)), notes);
        return true;
    case AM_T_SLANT:
        SAY(N_COUNTS, seat, a);
        earn(s, seat, 2 * s->area[a].crowd, notes);
        return true;
    case AM_T_DRAW2:
    case AM_T_DRAW3:
    case AM_T_DRAW4:
        am_draw_cards(s, seat, text == AM_T_DRAW2 ? 2 : text == AM_T_DRAW3 ? 3 : 4);
        return true;
    case AM_T_GARGOYLES:
        am_draw_cards(s, seat, __builtin_popcount(s->built[seat]));
        return true;
    case AM_T_DOUBLE:
        pl_push(&s->frames, (struct pl_frame){.what = AM_F_PLAY,
                                              .seat = (int8_t)seat,
                                              .step = s->option[AM_OPT_COMMIT] ? AM_CHOOSE_NONE : AM_CHOOSE_FIRST,
                                              .left = 2});
        return true;
    case AM_T_DISCARD:
        sell(s, seat, a, 0, notes);
        return true;
    case AM_T_FLEE:
    case AM_T_CARRY:
        am_move_minion(s, seat, a, b, notes);
        return true;
    case AM_T_TUNNEL:
    case AM_T_VALET:
    case AM_T_WIZARD:
    case AM_T_GNU:
        am_place(s, seat, a, b, text == AM_T_TUNNEL, notes); /* AM-5.4 */
        return true;
    case AM_T_HALF:
        am_build(s, seat, a, b, 2, notes);
        return true;
    case AM_T_DEAN:
        am_text_removes(s, seat, b, a, notes);
        return true;
    case AM_T_HIX:
    case AM_T_MOB:
        SAY(N_STIRS, seat, a);
        am_set_trouble(s, a, true);
        return true;
    default:
        return false;
    }
}

void am_text_begin(struct am_state *s, int card, pl_move move, struct pl_notes *notes) {
    int seat = pl_peek(&s->frames)->seat, a = pl_a(move), b = pl_b(move), text = am_cards[card].text;
    SAY(N_TEXT, seat, card);
    if (done_at_once(s, seat, card, move, notes))
        return;
    struct pl_frame *frame =
        pl_push(&s->frames, (struct pl_frame){.what = AM_F_TEXT, .seat = (int8_t)seat, .v[0] = (int16_t)card});
    if (pl_kind(move) == AM_M_TARGET) {
        frame->v[1] = (int16_t)(a | b << 4); /* Hubert: and who receives */
        SAY(N_CHOOSES, seat, a);
    }
    switch (text) {
    case AM_T_SHOVE:
        frame->v[1] = (int16_t)(a | b << 4 | pl_c(move) << 8);
        break;
    case AM_T_BURSAR:
        SAY(N_PICKS, seat, b, a);
        frame->v[1] = (int16_t)(a | b << 4);
        break;
    case AM_T_BUY:
    case AM_T_GRAB:
        frame->v[1] = (int16_t)(a | b << 4);
        break;
    case AM_T_WIZARDS:
        am_place(s, seat, a, b, false, notes);
        break;
    case AM_T_SELL1:
    case AM_T_SELL2:
        sell(s, seat, a, text == AM_T_SELL2 ? 2 : 1, notes);
        break;
    case AM_T_ALCHEMY:
        frame->step = 3;
        if (pl_kind(move) == AM_M_DISCARD) {
            frame->step = 1;
            sell(s, seat, a, 0, notes);
        }
        break;
    case AM_T_LEVY:
    case AM_T_SANCTUARY:
    case AM_T_AUDIT:
        frame->step = 1; /* the next player in turn order */
        break;
    }
}

/* ---- The rest of a text, step by step --------------------------------------------------------------------------- */

/* Rolls that are still to come, or what is drawn: chance's part of a text. */
int am_text_chances(const struct am_state *s, struct pl_chance *out) {
    const struct pl_frame *frame = pl_peek(&s->frames);
    int n = 0;
    switch (am_cards[frame->v[0]].text) {
    case AM_T_CAKE:
    case AM_T_ZORGO:
        for (int person = 0; person < AM_PERSONS; person++)
            if (am_unused_persons(s) >> person & 1)
                out[n++] = (struct pl_chance){PL_MOVE(AM_M_PERSON, person, 0, 0), 1};
        return n;
    case AM_T_MONKS:
        PL_EACH(card, s->discard) {
            out[n++] = (struct pl_chance){PL_MOVE(AM_M_DRAW, card, 0, 0), 1};
        }
        return n;
    case AM_T_STANLEY:
        PL_EACH(card, s->seat[frame->v[1]].hand) {
            if (card + 1 != s->roll[0])
                out[n++] = (struct pl_chance){PL_MOVE(AM_M_DRAW, card, 0, 0), 1};
        }
        return n;
    default:
        for (int area = 0; area < AM_AREAS; area++)
            out[n++] = (struct pl_chance){PL_MOVE(AM_M_ROLL, area, 0, 0), 1};
        return n;
    }
}

/* AM-20.60, AM-13.20: areas where Carcer may strike now; `but` gets the owners spared. */
unsigned am_carcer_areas(const struct am_state *s, const struct pl_frame *frame) {
    unsigned areas = 0, there = 0;
    if (frame->step == 2 || frame->step == 4)
        areas |= am_bit(s->roll[0] - 1);
    if (frame->step == 3 || frame->step == 4)
        areas |= am_bit(s->roll[1] - 1);
    for (int owner = 0; owner < AM_OWNERS; owner++)
        if (!(frame->left >> owner & 1) || owner >= AM_SEATS)
            there |= s->here[owner];
    return areas & there;
}

static bool run_carcer(struct am_state *s, struct pl_frame *frame) {
    bool one = s->option[AM_OPT_CARCER];
    if (frame->step < 2) {
        frame->seat = PL_CHANCE;
        return true;
    }
    frame->seat = (int8_t)s->active;
    if (one && frame->step == 2)
        frame->step = 4;
    for (int last = one ? 4 : 3; frame->step <= last; frame->step++)
        if (am_carcer_areas(s, frame))
            return true;
    am_end_text(s);
    return false;
}

/* Texts that wait for their player or for the die; false: done with. */
static bool run_own(struct am_state *s, struct pl_notes *notes) {
    struct pl_frame *frame = pl_top(&s->frames);
    int seat = s->active;
    switch (am_cards[frame->v[0]].text) {
    case AM_T_WIZARDS:
        return true;
    case AM_T_SELL1:
    case AM_T_SELL2:
        if (s->seat[seat].cards)
            return true;
        am_end_text(s);
        return false;
    case AM_T_ALCHEMY:
        if (frame->step < 3 && s->seat[seat].cards)
            return true;
        am_end_text(s);
        am_draw_cards(s, seat, am_refill_count(s, seat)); /* AM-13.49 */
        return false;
    case AM_T_CARCER:
        return run_carcer(s, frame);
    case AM_T_MONKS:
        if (frame->step < 4 && !pl_set_empty(&s->discard)) {
            frame->seat = PL_CHANCE;
            return true;
        }
        am_end_text(s);
        return false;
    case AM_T_CAKE:
    case AM_T_ZORGO:
        frame->seat = PL_CHANCE;
        return true;
    case AM_T_DIBBLER:
    case AM_T_ERROL:
        if (frame->step == 0)
            frame->seat = PL_CHANCE;
        return true;
    default:
        return am_text_run_players(s, notes);
    }
}

bool am_text_run(struct am_state *s, struct pl_notes *notes) {
    return run_own(s, notes);
}

int am_text_moves(const struct am_state *s, pl_move *out) {
    const struct pl_frame *frame = pl_peek(&s->frames);
    int n = 0, seat = frame->seat, text = am_cards[frame->v[0]].text;
    switch (text) {
    case AM_T_WIZARDS:
        n = am_place_moves(s, seat, am_text_places(s, seat, text), out);
        out[n++] = PL_MOVE(AM_M_SKIP, 0, 0, 0);
        return n;
    case AM_T_SELL1:
    case AM_T_SELL2:
    case AM_T_ALCHEMY:
        n = am_hand_moves(s, seat, AM_M_DISCARD, out);
        out[n++] = PL_MOVE(text == AM_T_ALCHEMY ? AM_M_USE : AM_M_SKIP, 0, 0, 0);
        return n;
    case AM_T_CARCER:
        return am_removal_moves(s, am_carcer_areas(s, frame), frame->left & 15u, out);
    case AM_T_DIBBLER:
        if (s->seat[seat].money >= 2)
            out[n++] = PL_MOVE(AM_M_PAY, 0, 0, 0);
        return n + am_removal_moves(s, s->here[seat], ~(1u << seat), out + n);
    case AM_T_ERROL:
        if (frame->step == 1)
            return am_removal_moves(s, am_text_victims(s, seat, text), 0, out);
        return am_removal_moves(s, s->here[seat], ~(1u << seat), out);
    default:
        return am_text_moves_players(s, out);
    }
}

/* The die of CMOT Dibbler, Here'n'Now and Errol. */
static void apply_roll(struct am_state *s, int face, struct pl_notes *notes) {
    struct pl_frame *frame = pl_top(&s->frames);
    int seat = s->active, text = am_cards[frame->v[0]].text;
    SAY(N_ROLLS, seat, face);
    frame->seat = (int8_t)seat;
    if (text == AM_T_CARCER) {
        s->roll[frame->step++] = (uint8_t)face;
        return;
    }
    bool good = face >= 7, bad = face == 1;
    frame->step = good ? 1 : 3;
    if (text == AM_T_DIBBLER && good) {
        earn(s, seat, 4, notes);
    } else if (text == AM_T_DIBBLER && bad && !s->here[seat] && s->seat[seat].money < 2) { /* AM-13.41 */
        SAY(N_PAYS, seat, s->seat[seat].money);
        am_to_bank(s, seat, s->seat[seat].money);
    } else if ((text == AM_T_DIBBLER || s->here[seat]) && bad) {
        return;
    } else if (text == AM_T_ERROL && good && am_text_victims(s, seat, text)) {
        return;
    } else if (text == AM_T_HERENOW && good && others_with(s, seat, has_money)) {
        return;
    } else {
        SAY(N_NOTHING);
    }
    am_end_text(s);
}

static void apply_chance(struct am_state *s, pl_move move, struct pl_notes *notes) {
    struct pl_frame *frame = pl_top(&s->frames);
    int seat = s->active, a = pl_a(move);
    switch (am_cards[frame->v[0]].text) {
    case AM_T_MONKS:
        frame->step++;
        SAY(N_FETCHES, seat, a);
        pl_set_drop(&s->discard, a);
        am_gain_openly(s, seat, a);
        break;
    case AM_T_CAKE:
        SAY(N_LOOKS_AT_PERSONS, seat);
        for (int person = 0; person < AM_PERSONS; person++)
            if (person != a && am_unused_persons(s) >> person & 1)
                pl_note_to(notes, (uint8_t)(1u << seat), PL_SAY(&am_phrases[AM_N_SEES_PERSON], person));
        am_see_unused(s, seat, a);
        am_end_text(s);
        break;
    case AM_T_ZORGO:
        SAY(N_CHANGES_PERSON, seat);
        pl_note_to(notes, (uint8_t)(1u << seat), PL_SAY(&am_phrases[AM_N_NEW_PERSON], a));
        am_change_person(s, seat, a);
        am_end_text(s);
        break;
    case AM_T_STANLEY:
        am_stanley_draws(s, a, notes);
        break;
    default:
        apply_roll(s, a + 1, notes);
        break;
    }
}

void am_text_apply(struct am_state *s, pl_move move, struct pl_notes *notes) {
    struct pl_frame *frame = pl_top(&s->frames);
    int a = pl_a(move), b = pl_b(move), seat = frame->seat, text = am_cards[frame->v[0]].text;
    if (seat == PL_CHANCE) {
        apply_chance(s, move, notes);
        return;
    }
    switch (text) {
    case AM_T_WIZARDS:
        am_end_text(s);
        if (pl_kind(move) == AM_M_SKIP) {
            SAY(N_STOPS, seat);
            return;
        }
        am_place(s, seat, a, b, false, notes);
        break;
    case AM_T_SELL1:
    case AM_T_SELL2:
        if (pl_kind(move) == AM_M_SKIP) {
            SAY(N_STOPS, seat);
            am_end_text(s);
        } else {
            sell(s, seat, a, text == AM_T_SELL2 ? 2 : 1, notes);
        }
        break;
    case AM_T_ALCHEMY:
        frame->step = (uint8_t)(pl_kind(move) == AM_M_USE ? 3 : frame->step + 1);
        if (pl_kind(move) == AM_M_DISCARD)
            sell(s, seat, a, 0, notes);
        else
            SAY(N_STOPS, seat);
        break;
    case AM_T_CARCER:
        frame->step++;
        am_text_removes(s, seat, b, a, notes);
        break;
    case AM_T_DIBBLER:
    case AM_T_ERROL:
        am_end_text(s);
        if (pl_kind(move) == AM_M_PAY) {
            SAY(N_PAYS, seat, 2);
            am_to_bank(s, seat, 2);
        } else {
            am_text_removes(s, seat, b, a, notes);
        }
        break;
    default:
        am_text_apply_players(s, move, notes);
        break;
    }
}
