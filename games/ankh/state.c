/* The field table, and what can be worked out from it. */
#include "games/ankh/decide.h"

/* ---- Names in JSON ---------------------------------------------------------------------------------------------- */

const struct pl_keys am_card_keys = PL_KEYS(am_cards, AM_CARDS);

/* Areas by their number on the board. */
static const char *const area_numbers[AM_AREAS] = {"1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"};
const struct pl_keys am_area_keys = PL_KEYS_LIST(area_numbers, AM_AREAS);

static const struct pl_keys event_keys = PL_KEYS(am_event_rows, AM_EVENTS);

static const struct pl_keys option_keys = PL_KEYS(am_options, AM_OPTIONS);

static void write_stay(int i, struct pl_out *out) {
    pl_put(out, am_cards[am_stay[i]].key);
}
static int read_stay(const char *name) {
    for (int i = 0; i < 4; i++)
        if (strcmp(am_cards[am_stay[i]].key, name) == 0)
            return i;
    return -1;
}
static const struct pl_keys stay_keys = {.count = 4, .write = write_stay, .read = read_stay};

/* Values are one more than the card or event. */
static const struct pl_keys card_or_none = PL_KEYS_OR_NONE(am_cards, AM_CARDS);
static const struct pl_keys event_or_none = PL_KEYS_OR_NONE(am_event_rows, AM_EVENTS);

static const char *const person_names[] = {"none",        "lord_vetinari",   "lord_selachii",
                                           "lord_rust",   "lord_de_worde",   "dragon_king_of_arms",
                                           "chrysoprase", "commander_vimes", NULL};
static const char *const ending_names[] = {"none",  "vetinari",   "lord",  "dragon_king", "chrysoprase",
                                           "vimes", "exhaustion", "riots", NULL};

/* ---- Field table ------------------------------------------------------------------------------------------------ */

PL_DECISION_FIELDS(frame_fields, am_decisions, AM_FRAMES);

static const struct pl_field area_fields[] = {
    PL_ARRAY(struct am_area, minions, PL_U8, "minions of seats 1 to 4, trolls, demons", .max = AM_MINIONS),
    PL_FIELD(struct am_area, building, PL_U8, "seat, from 1, that has a building here; 0: none", .max = AM_SEATS),
    {0}};

static const struct pl_field seat_fields[] = {
    PL_FIELD(struct am_seat, person, PL_U8, "personality", .names = person_names, .max = AM_PERSONS),
    PL_FIELD(struct am_seat, money, PL_U16, "dollars", .max = 5000),
    PL_FIELD(struct am_seat, hand, PL_SET, "cards in hand; in a view those that are known", .keys = &am_card_keys,
             .max = AM_CARDS),
    PL_FIELD(struct am_seat, cards, PL_U8, "how many cards are in hand; counted anew in a loaded position",
             .max = AM_CARDS),
    PL_FIELD(struct am_seat, not_person, PL_U8, "bit per personality that it cannot have (AM-12.4)", .max = 127),
    PL_FIELD(struct am_seat, looked, PL_U8, "how many unused personalities it may know", .max = AM_PERSONS),
    PL_FIELD(struct am_seat, browns_least, PL_U8, "brown cards in hand, at least, as all can count", .max = AM_CARDS),
    PL_FIELD(struct am_seat, browns_most, PL_U8, "brown cards in hand, at most, as all can count", .max = AM_CARDS),
    PL_ARRAY(struct am_seat, known_least, PL_U8, "cards of its hand that each seat knows, at least", .max = AM_CARDS),
    PL_ARRAY(struct am_seat, known_most, PL_U8, "cards of its hand that each seat knows, at most", .max = AM_CARDS),
    PL_ARRAY(struct am_seat, rules_out, PL_U8, "by personality: bit per seat that, as it has seen, has it not",
             .max = 15),
    {0}};

const struct pl_field am_fields[] = {
    PL_FIELD(struct am_state, players, PL_U8, "number of players", .min = 2, .max = AM_SEATS),
    PL_ARRAY(struct am_state, option, PL_U8, "options (section 14)", .keys = &option_keys),
    PL_FIELD(struct am_state, turn, PL_U16, "turns begun"),
    PL_FIELD(struct am_state, active, PL_U8, "whose turn it is, from 0", .max = AM_SEATS - 1),
    PL_FIELD(struct am_state, played, PL_U8, "cards played this turn"),
    PL_FIELD(struct am_state, in_play, PL_U8, "card played last, not laid aside yet", .values = &card_or_none,
             .max = AM_CARDS),
    PL_FIELD(struct am_state, bank, PL_I16,
             "dollars in the bank; below 0 what it has paid out (AM-1.8); counted anew in a loaded position"),
    PL_STRUCTS(struct am_state, seat, seat_fields, "what each seat has"),
    PL_STRUCTS(struct am_state, area, area_fields, "what is in each area", .keys = &am_area_keys),
    PL_FIELD(struct am_state, trouble, PL_SET, "areas with a trouble marker", .keys = &am_area_keys, .max = AM_AREAS),
    PL_FIELD(struct am_state, lost, PL_SET, "areas whose City Area card is gone (AM-6.7)", .keys = &am_area_keys,
             .max = AM_AREAS),
    PL_FIELD(struct am_state, used, PL_SET, "areas whose power was used this turn", .keys = &am_area_keys,
             .max = AM_AREAS),
    PL_FIELD(struct am_state, fresh, PL_SET, "areas whose card was obtained this turn", .keys = &am_area_keys,
             .max = AM_AREAS),
    PL_FIELD(struct am_state, events, PL_SET, "events that have taken place", .keys = &event_keys, .max = AM_EVENTS),
    PL_FIELD(struct am_state, last_event, PL_U8, "the event that came last", .values = &event_or_none,
             .max = AM_EVENTS),
    PL_FIELD(struct am_state, discard, PL_SET, "the discard pile", .keys = &am_card_keys, .max = AM_CARDS),
    PL_FIELD(struct am_state, green, PL_U8, "green cards in the draw pile; counted anew in a loaded position",
             .max = AM_CARDS),
    PL_FIELD(struct am_state, brown, PL_U8, "brown cards in the draw pile; counted anew in a loaded position",
             .max = AM_CARDS),
    PL_ARRAY(struct am_state, table, PL_U8, "seat, from 1, before whom a loan or penalty lies", .keys = &stay_keys,
             .max = AM_SEATS),
    PL_ARRAY(struct am_state, track, PL_U16, "four bits per seat: in whose hands it knows the card may be (AM-12.2)",
             .keys = &am_card_keys),
    PL_FIELD(struct am_state, last, PL_U32, "the last move, as everybody saw it"),
    PL_ARRAY(struct am_state, roll, PL_U8, "areas rolled, from 1, by what is going on, or cards + 1 that are taken"),
    PL_ARRAY(struct am_state, kept, PL_U8, "minions of each seat that the event going on spares"),
    PL_ARRAY(struct am_state, flee, PL_U8, "minions of each seat to be placed after the event", .max = 2),
    PL_FIELD(struct am_state, ending, PL_U8, "how the game ended", .names = ending_names, .max = AM_ENDINGS),
    PL_FIELD(struct am_state, winners, PL_U8, "a bit per winning seat", .max = 15),
    {.name = "frames",
     .kind = PL_STRUCT,
     .offset = offsetof(struct am_state, frames),
     .stride = sizeof(struct pl_frames),
     .fields = frame_fields,
     .doc = "what is being decided"},
    {0}};

/* ---- What can be worked out ------------------------------------------------------------------------------------- */

static void derive_board(struct am_state *s) {
    memset(s->here, 0, sizeof s->here);
    memset(s->built, 0, sizeof s->built);
    for (int seat = 0; seat < AM_SEATS; seat++) {
        s->seat[seat].minions = seat < s->players ? AM_MINIONS : 0;
        s->seat[seat].buildings = seat < s->players ? AM_BUILDINGS : 0;
    }
    for (int i = 0; i < AM_AREAS; i++) {
        struct am_area *area = &s->area[i];
        area->crowd = 0;
        for (int owner = 0; owner < AM_OWNERS; owner++) {
            area->crowd = (uint8_t)(area->crowd + area->minions[owner]);
            if (area->minions[owner])
                s->here[owner] |= am_bit(i);
            if (owner < AM_SEATS)
                s->seat[owner].minions = (uint8_t)(s->seat[owner].minions - area->minions[owner]);
        }
        if (area->building) {
            s->built[area->building - 1] |= am_bit(i);
            s->seat[area->building - 1].buildings--;
        }
    }
}

/* What everybody knows of a hand never goes beyond the truth: a position that was made by hand need not say so. */
static void derive_bounds(struct am_state *s, int seat) {
    struct am_seat *me = &s->seat[seat];
    int browns = 0, known[AM_SEATS] = {0};
    PL_EACH(card, me->hand) {
        browns += !am_is_green(card);
        for (int other = 0; other < s->players; other++)
            known[other] += other != seat && am_tracked(s, other, card) >> seat & 1;
    }
    me->cards = (uint8_t)pl_set_count(&me->hand);
    me->browns_least = me->browns_least < browns ? me->browns_least : (uint8_t)browns;
    me->browns_most = me->browns_most > browns ? me->browns_most : (uint8_t)browns;
    me->browns_most = me->browns_most < me->cards ? me->browns_most : me->cards;
    for (int other = 0; other < AM_SEATS; other++) {
        uint8_t *least = &me->known_least[other], *most = &me->known_most[other];
        *least = *least < known[other] ? *least : (uint8_t)known[other];
        *most = *most > known[other] ? *most : (uint8_t)known[other];
        *most = *most < me->cards ? *most : me->cards;
    }
}

/* What a seat has seen cannot be untrue: whatever disagrees with a position made by hand is forgotten. */
static void derive_tracks(struct am_state *s) {
    for (int card = 0; card < AM_CARDS; card++) {
        int holder = -1;
        if (!s->track[card])
            continue;
        for (int seat = 0; seat < s->players; seat++)
            if (am_holds(s, seat, card))
                holder = seat;
        for (int seat = 0; seat < AM_SEATS; seat++)
            if (holder < 0 || seat >= s->players || !(am_tracked(s, seat, card) >> holder & 1))
                am_set_track(s, seat, card, 0);
    }
}

void am_derive(void *state) {
    struct am_state *s = state;
    struct pl_set all = {{~UINT64_C(0), (UINT64_C(1) << (AM_CARDS - 64)) - 1}};
    struct pl_set greens = {{(UINT64_C(1) << AM_GREEN) - 1, 0}};
    derive_board(s);
    derive_tracks(s);
    if (s->last_event && !pl_set_has(&s->events, s->last_event - 1)) /* so is an event that has not come */
        s->last_event = 0;
    s->deck = pl_set_minus(all, am_open_cards(s));
    s->dealt = 0;
    s->bank = (int16_t)am_coins(s);
    for (int seat = 0; seat < s->players; seat++) {
        derive_bounds(s, seat);
        s->bank = (int16_t)(s->bank - s->seat[seat].money);
        s->deck = pl_set_minus(s->deck, s->seat[seat].hand);
        s->dealt = (uint8_t)(s->dealt | (s->seat[seat].person ? 1u << seat : 0u));
    }
    struct pl_set green = pl_set_and(s->deck, greens);
    s->green = (uint8_t)pl_set_count(&green);
    s->brown = (uint8_t)(pl_set_count(&s->deck) - s->green);
}
