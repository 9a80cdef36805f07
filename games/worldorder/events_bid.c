/* Auctions (WO-15.10 to WO-15.26): sealed bids, numbers drawn for automas and NPC powers, totals and ties. */
#include "games/worldorder/actions.h"
#include "games/worldorder/events_parts.h"

/* ---- Bids (WO-15.10) ----------------------------------------------------------------------------------------------
 */

static unsigned persons(const struct wo_state *s, const struct wo_event_row *event) {
    unsigned asked = 0;
    PL_EACH_BIT(power, wo_event_powers(event)) {
        asked |= (unsigned)wo_is_human(s, power) << power;
    }
    return asked;
}

void wo_event_bid(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    unsigned asked = persons(s, wo_event_now(s));
    (void)notes;
    wo_event_step(f, EV_REVEAL);
    if (!asked)
        return;
    pl_seal_ask(&s->sealed, asked);
    wo_push(s, WO_F_BID, pl_seal_next(&s->sealed, wo_nth(s, 0)));
}

static struct pl_sealed bid_sealed(const struct wo_state *s, const struct pl_frame *f) {
    (void)f;
    return s->sealed;
}

static void bid_reopen(struct wo_state *s, struct pl_frame *f, int power) {
    (void)f;
    pl_seal_reopen(&s->sealed, power);
    s->power[power].bid = 0;
}

static int bid_first(const struct wo_state *s, const struct pl_frame *f) {
    (void)f;
    return wo_nth(s, 0);
}

static int bid_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    int most = wo_feasible(s, f->seat, wo_event_now(s));
    for (int bid = 0; bid <= most; bid++)
        out[bid] = PL_MOVE(WO_M_BID, bid, 0, 0);
    return most + 1;
}

static void bid_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int power = f->seat, bid = pl_a(move);
    s->power[power].bid = (uint8_t)(bid + 1);
    NOTE(N_SEALED, power);
    if (notes)
        pl_note_to(notes, wo_seat_bit(s, power), SAY(N_OWN_BID, bid));
    if (pl_seal_answer(&s->sealed, power))
        pl_pop(&s->frames);
    else
        f->seat = (int8_t)pl_seal_next(&s->sealed, wo_nth(s, 0));
}

static struct pl_asked bid_prompt(const struct wo_state *s, const struct pl_frame *f) {
    int most = wo_feasible(s, f->seat, wo_event_now(s)), event = s->ev_now - 1;
    bool last = __builtin_popcount(s->sealed.asked & ~s->sealed.answered) < 2;
    return last ? ASKED(ASKS_BID, TELLS_BID, f->seat, event, most) : ASKED(ASKS_BID, TELLS_BIDS, f->seat, event, most);
}

static struct pl_said bid_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    if (pl_kind(move) != WO_M_BID)
        return PL_NOTHING;
    return SAY(W_BID_TOO_MUCH, f->seat, wo_feasible(s, f->seat, wo_event_now(s)));
}

static bool bid_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    const struct pl_frame *below = pl_below(&s->frames, f);
    if (above || !below || below->what != WO_F_EVENT || below->step != EV_REVEAL || !s->ev_now || f->step || f->left)
        return false;
    const struct wo_event_row *event = wo_event_now(s);
    if (!wo_is_bid(event) || s->sealed.asked != persons(s, event) || !pl_seal_waits(&s->sealed, f->seat))
        return false;
    PL_EACH_BIT(power, s->sealed.asked) {
        int bid = s->power[power].bid - 1;
        if ((bid >= 0) != pl_seal_answered(&s->sealed, power) || bid > wo_feasible(s, power, event))
            return false;
    }
    return true;
}

const struct pl_decision wo_row_bid = {.key = "bid",
                                       .about = KINDS(WO_M_BID),
                                       .moves = bid_moves,
                                       .apply = bid_apply,
                                       .sealed = bid_sealed,
                                       .reopen = bid_reopen,
                                       .first = bid_first,
                                       .prompt = bid_prompt,
                                       .why = bid_why,
                                       .not_now = PL_PHRASE(W_NO_AUCTION),
                                       .fits = bid_fits};

/* From here on `paid` has everybody's cubes; nothing is sealed any more. */
void wo_event_reveal(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    PL_EACH_BIT(power, persons(s, wo_event_now(s))) {
        struct wo_power *p = &s->power[power];
        p->paid = (uint8_t)(p->bid ? p->bid - 1 : 0);
        p->bid = 0;
        NOTE(N_BID, power, p->paid);
    }
    wo_event_step(f, EV_DRAW);
}

int wo_event_cubes(const struct wo_state *s, int power) {
    const struct pl_frame *top = s->frames.depth ? pl_peek(&s->frames) : NULL;
    bool sealed = top && top->what == WO_F_BID;
    return s->ev_now && !sealed ? s->power[power].paid : -1;
}

/* ---- Bid cards (WO-37) --------------------------------------------------------------------------------------------
 */

enum { CARD_POWER }; /* for whom, WO_POWERS: the unknown number */
enum { BY_NUMBER = 1, BY_SYMBOL };

void wo_draw_bidcard(struct wo_state *s, int power) {
    struct pl_frame *f = wo_push(s, WO_F_BIDCARD, PL_CHANCE);
    f->v[CARD_POWER] = (int16_t)power;
}

int wo_event_cards(const struct wo_event_row *event, int power) {
    const struct wo_npc_line *line = &event->npc[power];
    if (line->kind == BY_SYMBOL)
        return line->lo + line->hi;
    return line->kind == BY_NUMBER ? line->hi - line->lo + 1 : 0;
}

int wo_event_odds(const struct wo_event_row *event, int power, int number) {
    const struct wo_npc_line *line = &event->npc[power];
    if (line->kind == BY_SYMBOL)
        return number == 1 ? line->lo : number == 0 ? line->hi : 0;
    return line->kind == BY_NUMBER && number >= line->lo && number <= line->hi;
}

/* Ticks stand on card 1 and others, crosses on card 0 and others: one of each kind stands for all of them. */
static int bidcard_chances(const struct wo_state *s, const struct pl_frame *f, struct pl_chance *out) {
    const struct wo_event_row *event = wo_event_now(s);
    int power = f->v[CARD_POWER], n = 0;
    for (int card = 0; card < WO_BID_CARDS; card++) {
        int number = wo_bid_number[card], weight;
        if (power == WO_POWERS)
            weight = number >= event->lo && number <= event->hi;
        else
            weight = wo_event_odds(event, power, number);
        if (weight)
            out[n++] = (struct pl_chance){PL_MOVE(WO_M_BIDCARD, card, 0, 0), (uint32_t)weight};
    }
    return n;
}

static void bidcard_happens(struct wo_state *s, struct pl_frame *f, pl_move outcome, struct pl_notes *notes) {
    const struct wo_event_row *event = wo_event_now(s);
    int power = f->v[CARD_POWER], drawn = wo_bid_number[pl_a(outcome)];
    pl_pop(&s->frames);
    if (power == WO_POWERS) {
        s->ev_number = (uint8_t)(drawn + event->add + 1);
        NOTE(N_EVENT_NUMBER, drawn, event->add, drawn + event->add);
        return;
    }
    s->ev_drawn[power] = (uint8_t)(drawn + 1);
    if (event->npc[power].kind == BY_NUMBER)
        NOTE(N_DRAWS_NUMBER, power, drawn);
    else if (drawn)
        NOTE(N_DRAWS_TICK, power);
    else
        NOTE(N_DRAWS_CROSS, power);
    (wo_is_bid(event) ? wo_drew_bid : wo_drew_answer)(s, power, drawn, notes);
}

static struct pl_asked bidcard_prompt(const struct wo_state *s, const struct pl_frame *f) {
    if (f->v[CARD_POWER] == WO_POWERS)
        return TELLS(P_NUMBER, s->ev_now - 1);
    return TELLS(P_BIDCARD, f->v[CARD_POWER], s->ev_now - 1);
}

static bool bidcard_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    const struct pl_frame *below = pl_below(&s->frames, f);
    if (above || !below || below->what != WO_F_EVENT || !s->ev_now || f->seat != PL_CHANCE || f->step || f->left)
        return false;
    const struct wo_event_row *event = wo_event_now(s);
    int power = f->v[CARD_POWER];
    if (power == WO_POWERS)
        return event->type == WO_OPPOSED && below->step == EV_PAY;
    return wo_in_event(event, power) && !wo_is_human(s, power) && wo_event_cards(event, power) &&
           below->step == (wo_is_bid(event) ? EV_DRAW : EV_ASK) && event->type < WO_CHECK;
}

const struct pl_decision wo_row_bidcard = {
    .key = "bidcard",
    .values = VALUES(PL_VALUE(CARD_POWER, "power", "for whom; 4: the unknown number", .max = WO_POWERS)),
    .chances = bidcard_chances,
    .happens = bidcard_happens,
    .prompt = bidcard_prompt,
    .fits = bidcard_fits};

/* WO-23.17: an automa that cannot pay its number does not take part. */
void wo_drew_bid(struct wo_state *s, int power, int drawn, struct pl_notes *notes) {
    uint8_t units[4] = {0};
    s->power[power].paid = (uint8_t)drawn;
    if (!drawn || !wo_is_automa(s, power) || wo_automa_mix(s, power, wo_event_now(s), drawn, units) >= 0)
        return;
    s->power[power].paid = 0;
    NOTE(N_EVENT_CANNOT, power, s->ev_now - 1);
}

/* ---- After the draws ----------------------------------------------------------------------------------------------
 */

/* WO-15.13, WO-15.25: nobody has staked anything. */
static void nobody_bids(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    const struct wo_event_row *event = wo_event_now(s);
    if (event->fail_on_zero) {
        s->ev_winner = 1;
        NOTE(N_NOBODY_FAILS, s->ev_now - 1);
    } else {
        NOTE(N_NOBODY_BIDS, s->ev_now - 1);
    }
    wo_event_step(f, event->fail_on_zero ? EV_OUTCOME : EV_END);
}

void wo_event_draw(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    const struct wo_event_row *event = wo_event_now(s);
    int cubes = 0;
    while (f->v[EV_PLACE] < WO_POWERS) {
        int power = wo_subject(s, f->v[EV_PLACE]++);
        if (!wo_in_event(event, power) || wo_is_human(s, power) || !wo_event_cards(event, power))
            continue;
        wo_draw_bidcard(s, power);
        return;
    }
    for (int power = 0; power < WO_POWERS; power++)
        cubes += s->power[power].paid;
    if (!cubes) {
        nobody_bids(s, f, notes);
        return;
    }
    wo_event_step(f, EV_PAY);
    if (event->type == WO_OPPOSED)
        wo_draw_bidcard(s, WO_POWERS);
}

/* ---- Totals and ties ----------------------------------------------------------------------------------------------
 */

/* WO-15.15. For an NPC power its bracket stands for the modifiers (WO-20.5); an automa that stays out has none
 * (WO-23.14). */
int wo_event_total(const struct wo_state *s, int camp) {
    const struct wo_event_row *event = wo_event_now(s);
    int total = 0, by = event->modifier.power;
    PL_EACH_BIT(power, event->camp[camp]) {
        total += s->power[power].paid;
        if (wo_is_npc(s, power))
            total += event->npc[power].bracket;
        else if (power == by && (s->power[power].paid || wo_is_human(s, power)))
            total += wo_event_modifier(s);
    }
    return total;
}

/* WO-15.19, WO-15.20: what is compared, in order. An NPC power has influence but no VP and no money (WO-20.9). */
enum { TIE_INFLUENCE, TIE_VP, TIE_MONEY, TIE_START, TIE_CHAIN };
static int tie_value(const struct wo_state *s, int power, unsigned regions, int criterion) {
    int n = 0;
    switch (criterion) {
    case TIE_INFLUENCE:
        PL_EACH_BIT(region, regions) {
            n += wo_infl(s, region, power);
        }
        return n;
    case TIE_VP:
        return wo_is_npc(s, power) ? INT16_MIN : s->vp_before[power];
    case TIE_MONEY:
        return wo_is_npc(s, power) ? -1 : s->power[power].money;
    default:
        return wo_powers[power].money; /* always the player board's: all differ */
    }
}

/* Of these camps the one with the single power that comes first. `by`: which comparison decided. */
static int camp_by_tie(const struct wo_state *s, const uint8_t *camp, unsigned camps, unsigned regions, int *by) {
    for (int criterion = 0; criterion < TIE_CHAIN; criterion++) {
        int best = INT16_MIN - 1;
        unsigned first = 0;
        PL_EACH_BIT(c, camps) {
            PL_EACH_BIT(power, camp[c]) {
                int value = tie_value(s, power, regions, criterion);
                first = value > best ? 1u << c : value == best ? first | 1u << c : first;
                best = value > best ? value : best;
            }
        }
        camps = first;
        *by = criterion;
        if (!(camps & (camps - 1)))
            break;
    }
    return __builtin_ctz(camps);
}

int wo_tie_break(const struct wo_state *s, unsigned powers, unsigned regions) {
    const uint8_t alone[WO_POWERS] = {1, 2, 4, 8};
    int by = 0;
    return camp_by_tie(s, alone, powers, regions, &by);
}

/* The card's own rule first, then the chain. */
static int break_tie(const struct wo_state *s, const struct wo_event_row *event, unsigned camps,
                     struct pl_notes *notes) {
    int by = 0, named = event->tie >= 0 ? wo_camp_of(event, event->tie) : -1;
    if (named >= 0 && camps >> named & 1) {
        NOTE(N_TIE_CARD, event->camp[named], s->ev_now - 1);
        return named;
    }
    int camp = camp_by_tie(s, event->camp, camps, event->regions, &by);
    if (by == TIE_INFLUENCE)
        NOTE(N_TIE_INFLUENCE, event->camp[camp]);
    else if (by == TIE_VP)
        NOTE(N_TIE_VP, event->camp[camp]);
    else if (by == TIE_MONEY)
        NOTE(N_TIE_MONEY, event->camp[camp]);
    else
        NOTE(N_TIE_START, event->camp[camp]);
    return camp;
}

static int winning_camp(const struct wo_state *s, const struct wo_event_row *event, struct pl_notes *notes) {
    int best = INT16_MIN;
    unsigned camps = 0;
    for (int camp = 0; camp < event->camps; camp++) {
        int total = wo_event_total(s, camp);
        NOTE(N_CAMP_TOTAL, event->camp[camp], total);
        camps = total > best ? 1u << camp : total == best ? camps | 1u << camp : camps;
        best = total > best ? total : best;
    }
    return camps & (camps - 1) ? break_tie(s, event, camps, notes) : __builtin_ctz(camps);
}

/* WO-15.23: a bit per camp that exceeds the number. */
static unsigned successes(const struct wo_state *s, const struct wo_event_row *event, struct pl_notes *notes) {
    unsigned won = 0;
    for (int camp = 0; camp < event->camps; camp++) {
        int total = wo_event_total(s, camp), number = s->ev_number - 1;
        if (total > number)
            NOTE(N_BID_SUCCESS, event->camp[camp], total, number);
        else
            NOTE(N_BID_FAILURE, event->camp[camp], total, number);
        won |= (unsigned)(total > number) << camp;
    }
    return won;
}

/* WO-15.17, WO-15.24: winners half their cubes, losers all of them; NPC powers never (WO-20.8). */
static void gain_smart_power(struct wo_state *s, int power, bool won, struct pl_notes *notes) {
    int gain = won ? s->power[power].paid / 2 : s->power[power].paid;
    if (wo_is_npc(s, power) || !gain)
        return;
    s->power[power].sp = (uint8_t)(s->power[power].sp + gain);
    if (won)
        NOTE(N_SP_WON, power, WO_AMOUNT(WO_SP, gain));
    else
        NOTE(N_SP_LOST, power, WO_AMOUNT(WO_SP, gain));
}

void wo_event_reward(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    const struct wo_event_row *event = wo_event_now(s);
    unsigned won;
    wo_event_step(f, EV_OUTCOME);
    if (event->type == WO_OPPOSED) {
        won = successes(s, event, notes);
        s->ev_winner = (uint8_t)(1 + won);
    } else {
        int camp = winning_camp(s, event, notes);
        won = 1u << camp;
        s->ev_winner = (uint8_t)(1 + camp);
        NOTE(N_CAMP_WINS, event->camp[camp]);
    }
    for (int i = 0; i < WO_POWERS; i++) {
        int power = wo_subject(s, i);
        if (wo_in_event(event, power))
            gain_smart_power(s, power, won >> wo_camp_of(event, power) & 1, notes);
    }
}
