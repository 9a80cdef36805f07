/* Discworld: Ankh-Morpork: setup and the table of the game; what happens is in the files that state.h lists. */
#include "games/ankh/art.h"
#include "games/ankh/scene.h"
#include "games/ankh/text.h"

/* ---- Setup ------------------------------------------------------------------------------------------------------ */

static struct pl_said admits(const struct pl_setup *setup) { /* AM-2.1 */
    for (int seat = 0; seat < setup->players; seat++)
        if (setup->players == 2 && setup->role[seat] == AM_CHRYSOPRASE)
            return SAY(W_CHRYSOPRASE);
    return PL_NOTHING;
}

static void among_people(struct pl_setup *setup) { /* AM-14.15 */
    setup->option[AM_OPT_ASK] = 1;
}

/* AM-2.4: the next seat without a personality gets one by chance. */
static void deal_next(struct am_state *s) {
    struct pl_frame *frame = pl_top(&s->frames);
    for (int seat = 0; seat < s->players; seat++) {
        if (!s->seat[seat].person) {
            *frame = (struct pl_frame){.what = AM_F_PERSON, .seat = PL_CHANCE, .v[AM_V_SEAT] = (int16_t)seat};
            return;
        }
    }
    pl_pop(&s->frames);
}

static void start(void *state, const struct pl_setup *setup) {
    static const uint8_t home[] = {AM_DOLLY_SISTERS, AM_THE_SCOURS, AM_THE_SHADES};
    struct am_state *s = state;
    s->players = (uint8_t)setup->players;
    for (int i = 0; i < AM_OPTIONS; i++)
        s->option[i] = (uint8_t)setup->option[i];
    for (int seat = 0; seat < s->players; seat++)
        s->seat[seat].person = (uint8_t)(setup->role[seat] + 1); /* PL_ANY_ROLE: 0 */
    am_derive(s);
    for (int seat = 0; seat < s->players; seat++) {
        am_from_bank(s, seat, 10); /* AM-2.3 */
        for (int i = 0; i < 3; i++)
            am_arrive(s, seat, home[i], false); /* AM-2.2 */
    }
    pl_push(&s->frames, (struct pl_frame){.what = AM_F_FIRST, .seat = PL_CHANCE});
    for (int seat = s->players - 1; seat >= 0; seat--)
        am_draw_cards(s, seat, AM_HAND); /* AM-2.6 */
    pl_push(&s->frames, (struct pl_frame){0});
    deal_next(s);
}

/* ---- The interface ---------------------------------------------------------------------------------------------- */

static int actor(const void *state) {
    const struct am_state *s = state;
    return s->frames.depth ? pl_peek(&s->frames)->seat : PL_OVER;
}

/* ---- Chance at the start, and drawing cards ---------------------------------------------------------------------- */

static int person_chances(const struct am_state *s, const struct pl_frame *f, struct pl_chance *out) {
    int n = 0;
    (void)f;
    AM_EACH(person, am_unused_persons(s)) {
        out[n++] = (struct pl_chance){PL_MOVE(AM_M_PERSON, person, 0, 0), 1};
    }
    return n;
}
static void person_happens(struct am_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int seat = f->v[AM_V_SEAT];
    NOTE(N_PERSON, seat);
    pl_note_to(notes, (uint8_t)(1u << seat), SAY(N_NEW_PERSON, pl_a(move)));
    s->seat[seat].person = (uint8_t)(pl_a(move) + 1);
    s->dealt = (uint8_t)(s->dealt | 1u << seat);
    deal_next(s);
}
static struct pl_asked person_prompt(const struct am_state *s, const struct pl_frame *f) {
    (void)s;
    return TELLS(P_PERSON, f->v[AM_V_SEAT]);
}

static int first_chances(const struct am_state *s, const struct pl_frame *f, struct pl_chance *out) { /* AM-2.8 */
    (void)f;
    for (int seat = 0; seat < s->players; seat++)
        out[seat] = (struct pl_chance){PL_MOVE(AM_M_FIRST, seat, 0, 0), 1};
    return s->players;
}
static void first_happens(struct am_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    (void)f;
    NOTE(N_FIRST, pl_a(move));
    am_begin_turn(s, pl_a(move), notes);
}

static bool draw_run(struct am_state *s, struct pl_frame *f, struct pl_notes *notes) {
    (void)f;
    if (!am_pile(s)) /* AM-14.8: a draw that cannot be met */
        am_exhausted(s, notes);
    return true;
}
static int draw_chances(const struct am_state *s, const struct pl_frame *f, struct pl_chance *out) {
    (void)f;
    return am_pile_chances(s, out);
}
static void draw_happens(struct am_state *s, struct pl_frame *frame, pl_move move, struct pl_notes *notes) {
    int seat = frame->v[AM_V_SEAT], card = pl_a(move);
    NOTE(N_DRAWS, seat);
    pl_note_to(notes, (uint8_t)(1u << seat), SAY(N_DRAWN, card));
    am_gain_card(s, seat, card);
    if (--frame->left == 0)
        pl_pop(&s->frames);
    if (!am_pile(s) && !s->option[AM_OPT_EXHAUSTION])
        am_exhausted(s, notes); /* AM-11.3 */
}

static struct pl_asked draw_prompt(const struct am_state *s, const struct pl_frame *f) {
    (void)s;
    return TELLS(P_DRAW, f->v[AM_V_SEAT], f->left);
}
static bool draw_fits(const struct am_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return (!above || above->what == AM_F_DRAW || above->what == AM_F_PERSON) && am_is_seat(s, f->v[AM_V_SEAT]) &&
           f->left && f->left <= AM_CARDS && am_pile(s) && !f->step;
}

static const struct pl_field seat_value[] = {PL_VALUE(AM_V_SEAT, "for", "who gets it", .max = AM_SEATS - 1), {0}};
static const struct pl_decision row_none = {.key = "none"};
static const struct pl_decision row_person = {.key = "person",
                                              .values = seat_value,
                                              .chances = person_chances,
                                              .happens = person_happens,
                                              .prompt = person_prompt};
static const struct pl_decision row_first = {
    .key = "first", .chances = first_chances, .happens = first_happens, .asks = &am_phrases[AM_P_FIRST]};
static const struct pl_decision row_draw = {.key = "draw",
                                            .values = seat_value,
                                            .run = draw_run,
                                            .chances = draw_chances,
                                            .happens = draw_happens,
                                            .prompt = draw_prompt,
                                            .fits = draw_fits};

/* ---- The decisions ----------------------------------------------------------------------------------------------- */

static const struct pl_decision *const rows[AM_FRAMES] = {[0] = &row_none,
                                                          [AM_F_PERSON] = &row_person,
                                                          [AM_F_DRAW] = &row_draw,
                                                          [AM_F_FIRST] = &row_first,
                                                          [AM_F_TURN] = &am_row_turn,
                                                          [AM_F_PLAY] = &am_row_play,
                                                          [AM_F_CARD] = &am_row_card,
                                                          [AM_F_TEXT] = &am_row_text,
                                                          [AM_F_REMOVE] = &am_row_remove,
                                                          [AM_F_ASK] = &am_row_ask,
                                                          [AM_F_RELOCATE] = &am_row_relocate,
                                                          [AM_F_UNREAL] = &am_row_unreal,
                                                          [AM_F_EVENT] = &am_row_event,
                                                          [AM_F_SAVE] = &am_row_save};

/* The frame of a text has the row of that text. */
static const struct pl_decision *row_of(const struct pl_frame *f) {
    int card = f->v[AM_V_CARD];
    if (f->what != AM_F_TEXT || card < 0 || card >= AM_CARDS || !am_text(card)->then.key)
        return NULL;
    return &am_text(card)->then;
}

const struct pl_decisions am_decisions = {.row = rows,
                                          .count = AM_FRAMES,
                                          .of = row_of,
                                          .why = am_why,
                                          .over = PL_PHRASE(P_OVER),
                                          .why_over = PL_PHRASE(W_OVER),
                                          .why_chance = PL_PHRASE(W_CHANCE),
                                          .why_other = PL_PHRASE(W_NOT_YOU)};

static struct pl_said explain(const void *state, int seat, pl_move move) {
    return pl_decide_explain(&am_decisions, state, seat, move);
}

int am_moves(const void *state, pl_move *out) {
    return pl_decide_moves(&am_decisions, state, out);
}

static int chances(const void *state, struct pl_chance *out) {
    return pl_decide_chances(&am_decisions, state, out);
}

struct pl_said am_prompt(const void *state, int viewer) {
    const struct am_state *s = state;
    const struct pl_frame *top = s->frames.depth ? pl_peek(&s->frames) : NULL;
    if (top && top->what == AM_F_TEXT && top->seat == PL_CHANCE)
        return SAY(P_CHANCE, top->v[AM_V_CARD]);
    return pl_decide_prompt(&am_decisions, s, viewer);
}

/* The move as everybody sees it: cards that are drawn, given or taken out of sight, and personalities, are left out. */
static pl_move as_seen(const struct pl_frame *frame, pl_move move) {
    switch (pl_kind(move)) {
    case AM_M_DRAW:
    case AM_M_CHOOSE:
        return frame->what == AM_F_EVENT || (frame->what == AM_F_TEXT && am_text(frame->v[AM_V_CARD])->open)
                   ? move
                   : pl_kind(move);
    case AM_M_NAME:
        return frame->step == AM_CHOOSE_SECOND ? AM_M_NAME : move;
    case AM_M_PERSON:
    case AM_M_GIVE:
        return pl_kind(move);
    default:
        return move;
    }
}

void am_apply(void *state, pl_move move, struct pl_notes *notes) {
    struct am_state *s = state;
    s->last = as_seen(pl_peek(&s->frames), move);
    pl_decide_apply(&am_decisions, s, move, notes);
}

static int role(const void *state, int seat) {
    const struct am_state *s = state;
    return s->seat[seat].person - 1;
}

static int players(const void *state) {
    return ((const struct am_state *)state)->players;
}

static int turn(const void *state) {
    return ((const struct am_state *)state)->turn;
}

extern const struct pl_game pl_game_ankh;
const struct pl_game pl_game_ankh = {
    .id = "ankh",
    .name = PL_TEXT("Discworld: Ankh-Morpork", "Disque-Monde : Ankh-Morpork"),
    .pitch = PL_TEXT("The Patrician has left, and everybody has a secret plan for the city: minions, guilds, dragons "
                     "and a good deal of trouble.",
                     "Le Patricien est parti et chacun a un plan secret pour la cité : des agents, des guildes, des "
                     "dragons et pas mal de Chaos."),
    .rules_version = 2,
    .min_players = 2,
    .max_players = AM_SEATS,
    .min_minutes = 30,
    .max_minutes = 75,
    .state_size = sizeof(struct am_state),
    .fields = am_fields,
    .options = am_options,
    .roles = am_roles,
    .endings = am_endings,
    .forms = am_forms,
    .rules = pl_rules_ankh,
    .synonyms = am_synonyms,
    .phrases = am_phrases,
    .admits = admits,
    .among_people = among_people,
    .start = start,
    .actor = actor,
    .moves = am_moves,
    .chances = chances,
    .apply = am_apply,
    .result = am_result,
    .score_lines = am_score_lines,
    .view = am_view,
    .determinize = am_determinize,
    .notate = am_notate,
    .describe = am_describe,
    .prompt = am_prompt,
    .wishes = am_wishes,
    .explain = explain,
    .name_thing = am_name,
    .derive = am_derive,
    .check = am_check,
    .evaluate = am_evaluate,
    .uses = am_uses,
    .sight = {.decisions = 8, .lead = 1500},
    .role = role,
    .players = players,
    .turn = turn,
    .board = am_board,
    .zones = am_zones,
    .pieces = am_pieces,
    .touches = am_touches,
    .find_thing = am_find_thing,
    .art = am_art,
};
