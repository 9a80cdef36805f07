/* World Order: whose decision it is, and the table of the game. Frames speak of powers; here they become seats. */
#include "games/worldorder/decide.h"

/* ---- The decisions ---------------------------------------------------------------------------------------------- */

static const struct pl_decision none = {.key = "none"};
static const struct pl_decision *const rows[WO_FRAMES] = {&none,
#define ROW(FRAME, NAME) [WO_F_##FRAME] = &wo_row_##NAME,
                                                          WO_FRAME_KINDS(ROW)
#undef ROW
};

static int actor(const void *state) {
    const struct wo_state *s = state;
    if (!s->frames.depth)
        return PL_OVER;
    int power = pl_peek(&s->frames)->seat;
    return power == PL_CHANCE ? PL_CHANCE : wo_seat(s, power);
}

const struct pl_decisions wo_decisions = {.row = rows,
                                          .count = WO_FRAMES,
                                          .actor = actor,
                                          .why = wo_why,
                                          .over = PL_PHRASE(P_OVER),
                                          .why_over = PL_PHRASE(W_OVER),
                                          .why_chance = PL_PHRASE(W_CHANCE),
                                          .why_other = PL_PHRASE(W_NOT_YOU)};

void wo_go_on(struct wo_state *s, struct pl_notes *notes) {
    pl_decide_run(&wo_decisions, s, notes);
}

int wo_moves(const void *state, pl_move *out) {
    return pl_decide_moves(&wo_decisions, state, out);
}

static int chances(const void *state, struct pl_chance *out) {
    return pl_decide_chances(&wo_decisions, state, out);
}

/* What is sealed leaves no trace, in whatever order it comes, until the last answer is in: then all of it is seen, six
 * bits for each bid. */
static pl_move sealed_as_seen(const struct wo_state *s, int power, pl_move move) {
    unsigned waiting = s->sealed.asked & ~(unsigned)s->sealed.answered, bids = 0;
    if (waiting & ~(1u << power))
        return s->last;
    for (int other = 0; pl_kind(move) == WO_M_BID && other < WO_POWERS; other++)
        bids |= (other == power ? pl_a(move) + 1u : s->power[other].bid) << 6 * other;
    return pl_kind(move) | bids << 8;
}

/* The move as everybody sees it: cards drawn by people, and cards face down, are left out (WO-1.4). */
static pl_move as_seen(const struct wo_state *s, pl_move move) {
    const struct pl_frame *f = pl_peek(&s->frames);
    switch (pl_kind(move)) {
    case WO_M_DRAW:
        return wo_is_human(s, f->v[0]) ? WO_M_DRAW : move;
    case WO_M_ASSET:
    case WO_M_SELL:
    case WO_M_DOWN:
        return pl_kind(move);
    case WO_M_GIVE_BACK:
    case WO_M_BID:
        return sealed_as_seen(s, f->seat, move);
    default:
        return move;
    }
}

static void apply(void *state, pl_move move, struct pl_notes *notes) {
    struct wo_state *s = state;
    s->last = as_seen(s, move);
    pl_decide_apply(&wo_decisions, s, move, notes);
}

static struct pl_said prompt(const void *state, int viewer) {
    return pl_decide_prompt(&wo_decisions, state, viewer);
}

static struct pl_said explain(const void *state, int seat, pl_move move) {
    return pl_decide_explain(&wo_decisions, state, seat, move);
}

static void start(void *state, const struct pl_setup *setup) {
    wo_start(state, setup);
    wo_go_on(state, NULL);
}

/* ---- Deciding at the same time ----------------------------------------------------------------------------------- */

/* A bit per power becomes a bit per seat. */
static uint8_t seats_of(const struct wo_state *s, unsigned powers) {
    unsigned seats = 0;
    PL_EACH_BIT(power, powers) {
        seats |= wo_seat_bit(s, power);
    }
    return (uint8_t)seats;
}

/* Rows say which powers are asked. One power that is asked alone decides like anybody else. */
static struct pl_sealed deciding(const void *state) {
    const struct wo_state *s = state;
    struct pl_sealed powers = pl_decide_deciding(&wo_decisions, s);
    return (struct pl_sealed){seats_of(s, powers.asked), seats_of(s, powers.answered)};
}

static void turn_to(void *state, int seat) {
    struct wo_state *s = state;
    pl_decide_turn_to(&wo_decisions, s, seat == PL_SPECTATOR ? PL_SPECTATOR : s->power_of[seat] - 1);
}

/* ---- Who is who -------------------------------------------------------------------------------------------------- */

static int role(const void *state, int seat) {
    return wo_seat_power(state, seat); /* the numbers beyond the seats are NPC powers */
}

static int automa(const void *state, int seat) {
    int kind = ((const struct wo_state *)state)->seat_kind[seat];
    return kind >= WO_NORMAL ? kind - WO_NORMAL : -1;
}

static int players(const void *state) {
    return ((const struct wo_state *)state)->players;
}

/* Card turns begun. */
static int turn(const void *state) {
    const struct wo_state *s = state;
    int turns = s->round ? (s->round - 1) * WO_TURNS * s->players : 0;
    for (int power = 0; power < WO_POWERS; power++)
        turns += s->power[power].turns;
    return turns;
}

/* ---- The interface ---------------------------------------------------------------------------------------------- */

extern const struct pl_game pl_game_worldorder;
const struct pl_game pl_game_worldorder = {
    .id = "worldorder",
    .name = PL_TEXT("World Order", "World Order"),
    .pitch = PL_TEXT("Four great powers, six rounds: allies, trade, armies and influence in a world where crises come "
                     "faster than plans.",
                     "Quatre grandes puissances, six manches : alliés, commerce, armées et influence dans un monde où "
                     "les crises vont plus vite que les plans."),
    .rules_version = 1,
    .card_set = &wo_card_set,
    .min_players = 2,
    .max_players = WO_SEATS,
    .min_minutes = 120,
    .max_minutes = 240,
    .state_size = sizeof(struct wo_state),
    .fields = wo_fields,
    .options = wo_options,
    .roles = wo_roles,
    .levels = wo_levels,
    .colours = wo_colours,
    .endings = wo_endings,
    .forms = wo_forms,
    .rules = pl_rules_worldorder,
    .synonyms = wo_synonyms,
    .phrases = wo_phrases,
    .admits = wo_admits,
    .start = start,
    .actor = actor,
    .deciding = deciding,
    .turn_to = turn_to,
    .moves = wo_moves,
    .chances = chances,
    .apply = apply,
    .result = wo_result,
    .score_lines = wo_score_lines,
    .view = wo_view,
    .determinize = wo_determinize,
    .notate = wo_notate,
    .describe = wo_describe,
    .prompt = prompt,
    .wishes_of = wo_wishes_of,
    .explain = explain,
    .name_thing = wo_name,
    .derive = wo_derive,
    .check = wo_check,
    .evaluate = wo_evaluate,
    .sight = {.decisions = 8, .lead = 250},
    .uses = wo_uses,
    .role = role,
    .automa = automa,
    .players = players,
    .turn = turn,
    .zones = wo_zones,
    .pieces = wo_pieces,
    .touches = wo_touches,
    .find_thing = wo_find_thing,
    .art = wo_art,
};
