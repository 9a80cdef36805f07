/* La Tempête des Dieux: setup, the turn, the end, and the table of the game. */
#include "games/tempete/decide.h"

/* TD-1.3: populations 0×7 1×13 2×14 3×12 4×8 5×5; TD-7.1: of these 0×3 1×3 2×2 3×2 are sea. */
const uint8_t td_bag[2][TD_GROUNDS] = {{7, 13, 14, 12, 8, 5, 0, 0, 0, 0, 0, 0},
                                       {4, 10, 12, 10, 8, 5, 3, 3, 2, 2, 0, 0}};

/* ---- Setup ------------------------------------------------------------------------------------------------------ */

/* TD-1.1: the next seat without a god gets one by chance; then TD-1.8. */
static void deal_next(struct td_state *s) {
    for (int seat = 0; seat < s->players; seat++) {
        if (!s->god[seat].god) {
            *pl_top(&s->frames) = (struct pl_frame){.what = TD_F_GODS, .seat = PL_CHANCE, .v[0] = (int16_t)seat};
            return;
        }
    }
    *pl_top(&s->frames) = (struct pl_frame){.what = TD_F_FIRST, .seat = PL_CHANCE};
}

static void start(void *state, const struct pl_setup *setup) {
    struct td_state *s = state;
    s->players = (uint8_t)setup->players;
    s->radius = (uint8_t)setup->option[TD_OPT_RADIUS];
    s->sea = (uint8_t)setup->option[TD_OPT_SEA];
    s->powers = (uint8_t)setup->option[TD_OPT_POWERS];
    s->shamash = (uint8_t)setup->option[TD_OPT_SHAMASH];
    s->ialda = (uint8_t)setup->option[TD_OPT_IALDA];
    memcpy(s->bag, td_bag[s->sea], sizeof s->bag);
    for (int seat = 0; seat < s->players; seat++)
        s->god[seat] = (struct td_seat){.god = (uint8_t)(setup->role[seat] + 1), /* PL_ANY_ROLE: 0 */
                                        .community = TD_COMMUNITY,
                                        .limbo = TD_WORSHIPPERS - TD_COMMUNITY,
                                        .buildings = TD_BUILDINGS,
                                        .sanctuary = 1};
    s->wind = TD_ROSE; /* TD-1.7 */
    pl_push(&s->frames, (struct pl_frame){0});
    deal_next(s);
}

/* ---- The turn --------------------------------------------------------------------------------------------------- */

static uint8_t everybody(const struct td_state *s) {
    return (uint8_t)((1u << s->players) - 1);
}

/* Those of `among` who have the most. */
static uint8_t most(const struct td_state *s, uint8_t among, const int *points) {
    int best = -1;
    uint8_t winners = 0;
    for (int seat = 0; seat < s->players; seat++) {
        if (!(among >> seat & 1) || points[seat] < best)
            continue;
        if (points[seat] > best)
            winners = 0;
        best = points[seat];
        winners = (uint8_t)(winners | 1u << seat);
    }
    return winners;
}

/* TD-2.2: victory is looked at before step A; TD-6.7: the sanctuary first. */
void td_begin_turn(struct td_state *s, int seat, struct pl_notes *notes) {
    struct td_seat *god = &s->god[seat];
    s->seat = (uint8_t)seat;
    s->turn++;
    s->power_used = 0;
    s->used = s->taken = s->searched = s->explored = s->again = (struct pl_set){{0, 0}};
    NOTE(N_TURN, s->turn, seat);
    if (god->poised && !god->sanctuary && td_buildings_on_board(s, seat) >= 2) { /* TD-6.4 */
        NOTE(N_WON_SANCTUARY, seat);
        td_finish(s, TD_END_SANCTUARY, (uint8_t)(1u << seat));
        return;
    }
    if (s->witness == seat + 1) { /* TD-6.3: nobody has broken it for a whole round */
        int near[TD_SEATS];
        NOTE(N_WON_ENCIRCLED, 0);
        for (int i = 0; i < s->players; i++) {
            near[i] = td_belief(s, i, pl_hex_around[s->wind]);
            NOTE(N_NEAR_WIND, i, near[i]);
        }
        td_finish(s, TD_END_ENCIRCLED, most(s, everybody(s), near));
        return;
    }
    if (!s->witness && td_encircled(s)) { /* TD-6.1 */
        s->witness = (uint8_t)(seat + 1);
        NOTE(N_WITNESS, seat);
    }
    *pl_top(&s->frames) = (struct pl_frame){.what = TD_F_ROLL, .seat = PL_CHANCE};
}

void td_check_encirclement(struct td_state *s, struct pl_notes *notes) {
    if (s->witness && !td_encircled(s)) {
        s->witness = 0;
        NOTE(N_BROKEN, 0);
    }
}

/* TD-6.7: ties go to belief points on the whole board, then to the community, then are shared. */
void td_finish(struct td_state *s, enum td_ending ending, uint8_t winners) {
    int belief[TD_SEATS], community[TD_SEATS];
    for (int seat = 0; seat < s->players; seat++) {
        belief[seat] = td_belief(s, seat, s->tiles);
        community[seat] = s->god[seat].community;
    }
    s->winners = most(s, most(s, winners, belief), community);
    s->ending = (uint8_t)(ending + 1);
    while (s->frames.depth)
        pl_pop(&s->frames);
}

void td_exhaustion(struct td_state *s, struct pl_notes *notes) { /* TD-6.5 */
    NOTE(N_WON_EXHAUSTION, 0);
    td_finish(s, TD_END_EXHAUSTION, everybody(s));
}

/* ---- Before the first turn --------------------------------------------------------------------------------------- */

static int gods_chances(const struct td_state *s, const struct pl_frame *f, struct pl_chance *out) {
    unsigned dealt = 0;
    int n = 0;
    (void)f;
    for (int seat = 0; seat < s->players; seat++)
        dealt |= 1u << s->god[seat].god;
    for (int god = 0; god < TD_GODS; god++)
        if (!(dealt >> (god + 1) & 1))
            out[n++] = (struct pl_chance){PL_MOVE(TD_M_GOD, god, 0, 0), 1};
    return n;
}

static void gods_happens(struct td_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int seat = f->v[0];
    s->god[seat].god = (uint8_t)(pl_a(move) + 1);
    NOTE(N_GOD, seat, pl_a(move));
    deal_next(s);
}

static bool gods_fits(const struct td_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return td_alone(s, f, above) && f->v[0] < s->players && !s->god[f->v[0]].god;
}

static int first_chances(const struct td_state *s, const struct pl_frame *f, struct pl_chance *out) {
    (void)s, (void)f;
    for (int face = 0; face < TD_FACES; face++)
        out[face] = (struct pl_chance){PL_MOVE(TD_M_DIE, face, 0, 0), 1};
    return TD_FACES;
}

/* TD-1.8 */
static void first_happens(struct td_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int seat = f->v[0], face = pl_a(move);
    if (face != 0) {
        NOTE(N_FIRST_NO, seat, face);
        f->v[0] = (int16_t)((seat + 1) % s->players);
        return;
    }
    NOTE(N_FIRST, seat);
    td_begin_turn(s, seat, notes);
}

static bool first_fits(const struct td_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return td_alone(s, f, above) && f->v[0] < s->players;
}

#define SEAT_VALUE PL_VALUE(0, "for", "the seat", .max = TD_SEATS - 1)
static const struct pl_decision row_none = {.key = "none"};
static const struct pl_decision row_gods = {.key = "gods",
                                            .values = VALUES(SEAT_VALUE),
                                            .chances = gods_chances,
                                            .happens = gods_happens,
                                            .asks = PL_PHRASE(P_GODS),
                                            .fits = gods_fits};
static const struct pl_decision row_first = {.key = "first",
                                             .values = VALUES(SEAT_VALUE),
                                             .chances = first_chances,
                                             .happens = first_happens,
                                             .asks = PL_PHRASE(P_FIRST),
                                             .fits = first_fits};

/* ---- The decisions ----------------------------------------------------------------------------------------------- */

static const struct pl_decision *const rows[TD_FRAMES] = {
    &row_none,
    [TD_F_GODS] = &row_gods,
    [TD_F_FIRST] = &row_first,
    [TD_F_ROLL] = &td_row_roll,
    [TD_F_DIRECTION] = &td_row_direction,
    [TD_F_BLOW] = &td_row_blow,
    [TD_F_SETTLE] = &td_row_settle,
    [TD_F_CULT] = &td_row_cult,
    [TD_F_EXPLORE] = &td_row_explore,
    [TD_F_FOUND] = &td_row_found,
#define FRAME(NAME, ROW) [TD_F_##NAME] = &td_row_##ROW,
#include "games/tempete/gods.def"
};
const struct pl_decisions td_decisions = {.row = rows,
                                          .count = TD_FRAMES,
                                          .over = PL_PHRASE(P_OVER),
                                          .why_over = PL_PHRASE(P_OVER),
                                          .why_chance = PL_PHRASE(W_DICE),
                                          .why_other = PL_PHRASE(W_TURN)};

static int actor(const void *state) {
    const struct td_state *s = state;
    return s->frames.depth ? pl_peek(&s->frames)->seat : PL_OVER;
}

static int moves(const void *state, pl_move *out) {
    return pl_decide_moves(&td_decisions, state, out);
}

static int chances(const void *state, struct pl_chance *out) {
    return pl_decide_chances(&td_decisions, state, out);
}

static void apply(void *state, pl_move move, struct pl_notes *notes) {
    pl_decide_do(&td_decisions, state, move, notes);
}

static struct pl_said prompt(const void *state, int viewer) {
    return pl_decide_prompt(&td_decisions, state, viewer);
}

/* ---- The end ----------------------------------------------------------------------------------------------------- */

/* The points that decided: next to the wind (TD-6.3), else on the whole board. */
static struct pl_set where_it_counts(const struct td_state *s) {
    return s->ending - 1 == TD_END_ENCIRCLED ? pl_hex_around[s->wind] : s->tiles;
}

static void result(const void *state, struct pl_result *out) {
    const struct td_state *s = state;
    *out = (struct pl_result){.ending = s->ending - 1, .winners = s->winners};
    for (int seat = 0; seat < s->players; seat++)
        out->score[seat] = td_belief(s, seat, where_it_counts(s));
}

/* TD-6.6, and TD-7.3 for the markers; what nobody has is not listed, but for worshippers. */
static int score_lines(const void *state, struct pl_score_line *out) {
    static const int label[2][4] = {
        {TD_S_WORSHIPPERS_COUNT, TD_S_BUILDINGS_COUNT, TD_S_SANCTUARY_COUNTS, TD_S_MARKERS_COUNT},
        {TD_S_WORSHIPPERS_NEAR, TD_S_BUILDINGS_NEAR, TD_S_SANCTUARY_NEAR, TD_S_MARKERS_NEAR}};
    const struct td_state *s = state;
    struct pl_score_line line[4] = {0};
    int count = 0;
    for (int seat = 0; seat < s->players; seat++) {
        PL_EACH(cell, pl_set_and(s->held[seat], where_it_counts(s))) {
            const struct td_tile *tile = &s->tile[cell];
            line[0].points[seat] += tile->worshippers;
            line[1].points[seat] += td_works(tile) == TD_BUILDING ? 3 : 0;
            line[2].points[seat] += td_works(tile) == TD_SANCTUARY ? 10 : 0;
            line[3].points[seat] += td_works(tile) == TD_BUILDING ? td_markers(tile) : 0;
        }
    }
    for (int i = 0; i < 4; i++) {
        bool any = i == 0;
        for (int seat = 0; seat < s->players; seat++)
            any = any || line[i].points[seat];
        if (!any)
            continue;
        out[count] = line[i];
        out[count++].label = PL_SAY(&td_phrases[label[s->ending - 1 == TD_END_ENCIRCLED][i]]);
    }
    return count;
}

static int role(const void *state, int seat) {
    const struct td_state *s = state;
    return s->god[seat].god - 1;
}

static int players(const void *state) {
    return ((const struct td_state *)state)->players;
}

static int turn(const void *state) {
    return ((const struct td_state *)state)->turn;
}

extern const struct pl_game pl_game_tempete;
const struct pl_game pl_game_tempete = {
    .id = "tempete",
    .name = PL_TEXT("Storm of the Gods", "La Tempête des Dieux"),
    .pitch = PL_TEXT(
        "Gods found cults on land that the wind uncovers and takes away; the wind itself is besieged.",
        "Des dieux fondent leurs cultes sur des terres que le vent, Vaal Er Num, découvre et reprend ; et l'on assiège "
        "Vaal Er Num."),
    .rules_version = 2,
    .min_players = 2,
    .max_players = TD_SEATS,
    .min_minutes = 30,
    .max_minutes = 90,
    .state_size = sizeof(struct td_state),
    .fields = td_fields,
    .options = td_options,
    .roles = td_roles,
    .endings = td_endings,
    .forms = td_forms,
    .rules = pl_rules_tempete,
    .synonyms = td_synonyms,
    .phrases = td_phrases,
    .start = start,
    .actor = actor,
    .moves = moves,
    .chances = chances,
    .apply = apply,
    .result = result,
    .score_lines = score_lines,
    .notate = td_notate,
    .spell = td_spell,
    .describe = td_describe,
    .prompt = prompt,
    .wishes = td_wishes,
    .explain = td_explain,
    .name_thing = td_name,
    .derive = td_derive,
    .check = td_check,
    .evaluate = td_evaluate,
    .uses = td_uses,
    .role = role,
    .players = players,
    .turn = turn,
    .board = td_board,
    .zones = td_zones,
    .pieces = td_pieces,
    .touches = td_touches,
    .find_thing = td_find_thing,
    .art = td_art,
};
_Static_assert(sizeof(struct td_state) <= 1280, "the state stays small: a search copies it at every step");
