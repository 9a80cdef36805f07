/* Hegemony: whose decision it is, and the table of the game. Frames speak of roles; here they become seats. */
#include "games/hegemony/words.h"

/* ---- The decisions ---------------------------------------------------------------------------------------------- */

static const struct pl_decision none = {.key = "none"};
static const struct pl_decision *const rows[HG_FRAMES] = {&none,
#define ROW(FRAME, NAME) [HG_F_##FRAME] = &hg_row_##NAME,
                                                          HG_FRAME_KINDS(ROW)
#undef ROW
};

static int actor(const void *state) {
    const struct hg_state *s = state;
    if (!s->frames.depth)
        return PL_OVER;
    int role = pl_peek(&s->frames)->seat;
    return role == PL_CHANCE ? PL_CHANCE : s->seat_of[role];
}

const struct pl_decisions hg_decisions = {.row = rows,
                                          .count = HG_FRAMES,
                                          .actor = actor,
                                          .why = hg_why,
                                          .over = PL_PHRASE(P_OVER),
                                          .why_over = PL_PHRASE(W_OVER),
                                          .why_chance = PL_PHRASE(W_CHANCE),
                                          .why_other = PL_PHRASE(W_NOT_YOU)};

static int moves(const void *state, pl_move *out) {
    return pl_decide_moves(&hg_decisions, state, out);
}

static int chances(const void *state, struct pl_chance *out) {
    return pl_decide_chances(&hg_decisions, state, out);
}

/* HG-17.3: hidden agendas that are fulfilled now show themselves once all that a move does is done. */
static void apply(void *state, pl_move move, struct pl_notes *notes) {
    struct hg_state *s = state;
    pl_decide_apply(&hg_decisions, s, move, notes);
    if (s->frames.depth)
        hg_check_goals(s, notes);
}

static struct pl_said prompt(const void *state, int viewer) {
    return pl_decide_prompt(&hg_decisions, state, viewer);
}

static struct pl_said explain(const void *state, int seat, pl_move move) {
    return pl_decide_explain(&hg_decisions, state, seat, move);
}

static void start(void *state, const struct pl_setup *setup) {
    hg_start(state, setup);
    pl_decide_run(&hg_decisions, state, NULL);
}

/* ---- Deciding at the same time ----------------------------------------------------------------------------------- */

/* A bit per role becomes a bit per seat. */
static uint8_t seats_of(const struct hg_state *s, unsigned roles) {
    unsigned seats = 0;
    PL_EACH_BIT(role, roles) {
        seats |= 1u << s->seat_of[role];
    }
    return (uint8_t)seats;
}

static struct pl_sealed deciding(const void *state) {
    const struct hg_state *s = state;
    struct pl_sealed roles = pl_decide_deciding(&hg_decisions, s);
    return (struct pl_sealed){seats_of(s, roles.asked), seats_of(s, roles.answered)};
}

static void turn_to(void *state, int seat) {
    pl_decide_turn_to(&hg_decisions, state, seat == PL_SPECTATOR ? PL_SPECTATOR : hg_role_at(state, seat));
}

/* ---- Who is who -------------------------------------------------------------------------------------------------- */

static int role(const void *state, int seat) {
    return hg_role_at(state, seat);
}

/* Until roles are dealt the frame at the bottom knows which seats the rules play. */
static int automa(const void *state, int seat) {
    const struct hg_state *s = state;
    int of = hg_role_at(s, seat);
    if (of >= 0)
        return of < HG_CLASSES ? s->automa[of].mode - 1 : -1;
    return s->frames.depth && seat >= 0 && seat < HG_SEATS ? s->frames.at[0].v[HG_FLOW_AUTOMA + seat] - 1 : -1;
}

static int players(const void *state) {
    return ((const struct hg_state *)state)->players;
}

/* HG-4.3: five turns of everybody in each round. */
static int turn(const void *state) {
    const struct hg_state *s = state;
    int each = HG_TURNS * s->players, before = s->round ? (s->round - 1) * each : 0;
    if (!s->frames.depth)
        return before + each;
    const struct pl_frame *flow = &s->frames.at[0];
    int step = flow->v[HG_FLOW_STEP];
    return before + (step == HG_STEP_TURNS ? flow->v[HG_FLOW_NEXT] : step > HG_STEP_TURNS ? each : 0);
}

/* ---- The interface ---------------------------------------------------------------------------------------------- */

extern const struct pl_rule pl_rules_hegemony[];
extern const struct pl_game pl_game_hegemony;
const struct pl_game pl_game_hegemony = {
    .id = "hegemony",
    .name = PL_TEXT("Hegemony", "Hégémonie"),
    .pitch = PL_TEXT("Workers, middle class, capitalists and the State share one country: laws, wages, strikes and "
                     "elections, and each wants something else of them.",
                     "Classe ouvrière, classe moyenne, capitalistes et État partagent un pays : lois, salaires, grèves "
                     "et élections, et chacun en attend autre chose."),
    .rules_version = 1,
    .min_players = 2,
    .max_players = HG_SEATS,
    .min_minutes = 120,
    .max_minutes = 240,
    .state_size = sizeof(struct hg_state),
    .fields = hg_fields,
    .options = hg_options,
    .roles = hg_roles,
    .levels = hg_levels,
    .colours = hg_colours,
    .endings = hg_endings,
    .forms = hg_forms,
    .rules = pl_rules_hegemony,
    .synonyms = hg_synonyms,
    .phrases = hg_phrases,
    .admits = hg_admits,
    .start = start,
    .actor = actor,
    .deciding = deciding,
    .turn_to = turn_to,
    .moves = moves,
    .chances = chances,
    .apply = apply,
    .result = hg_result,
    .score_lines = hg_score_lines,
    .view = hg_view,
    .determinize = hg_determinize,
    .notate = hg_notate,
    .describe = hg_describe,
    .prompt = prompt,
    .wishes_of = hg_wishes_of,
    .explain = explain,
    .name_thing = hg_name,
    .derive = hg_derive,
    .check = hg_check,
    .evaluate = hg_evaluate,
    .sight = {.decisions = 25, .lead = 250},
    .role = role,
    .automa = automa,
    .players = players,
    .turn = turn,
    .zones = hg_zones,
    .pieces = hg_pieces,
    .touches = hg_touches,
    .find_thing = hg_find_thing,
    .art = hg_art,
};
