/* Twilight Struggle: whose move, the end, and the table of the game. */
#include "games/twilight/events.h"

/* ---- The decisions ---------------------------------------------------------------------------------------------- */

static const struct pl_decision none = {.key = "none"};
static const struct pl_decision *const rows[TS_FRAMES] = {&none,
#define ROW(FRAME, NAME) [TS_F_##FRAME] = &ts_row_##NAME.is,
                                                          TS_FRAME_KINDS(ROW)
#undef ROW
};
static const struct ts_row *const choices[TS_CARD_CHOICES] = {
#define CHOICE(NAME, ROW) [TS_C_##NAME] = &ts_row_##ROW,
#include "games/twilight/cards.def"
};

static int actor(const void *state) {
    const struct ts_state *s = state;
    if (!s->frames.depth)
        return PL_OVER;
    int side = pl_peek(&s->frames)->seat;
    return side == PL_CHANCE ? PL_CHANCE : ts_seat(s, side);
}

/* The frame of a draw, a card at random, a branch or a choice of cards has the row of the card that it is for. */
static const struct pl_decision *row_of(const struct pl_frame *f) {
    enum { BY_CARD = 1 << TS_F_DRAW | 1 << TS_F_RANDOM | 1 << TS_F_CHOICE | 1 << TS_F_CARD };
    if (!(BY_CARD >> f->what & 1)) /* asked several times a step */
        return NULL;
    const struct ts_event *event;
    switch (f->what) {
    case TS_F_DRAW:
        return f->v[0] == TS_ASIDE ? &ts_row_aside.is : NULL;
    case TS_F_RANDOM:
    case TS_F_CHOICE:
        event = ts_is_card(f->v[0]) ? ts_events[f->v[0]] : &ts_event_none;
        return event->asks && event->asks->what == f->what ? &event->asks->is : NULL;
    default: /* TS_F_CARD */
        return f->step < TS_CARD_CHOICES ? &choices[f->step]->is : NULL;
    }
}

const struct pl_decisions ts_decisions = {.row = rows,
                                          .count = TS_FRAMES,
                                          .of = row_of,
                                          .actor = actor,
                                          .over = PL_PHRASE(Q_OVER),
                                          .why_over = PL_PHRASE(W_OVER),
                                          .why_other = PL_PHRASE(W_NOT_YOU)};

void ts_settle(struct ts_state *s, struct pl_notes *notes) {
    pl_decide_run(&ts_decisions, s, notes);
}

int ts_moves(const void *state, pl_move *out) {
    return pl_decide_moves(&ts_decisions, state, out);
}

int ts_chances(const void *state, struct pl_chance *out) {
    return pl_decide_chances(&ts_decisions, state, out);
}

static void apply(void *state, pl_move move, struct pl_notes *notes) {
    pl_decide_apply(&ts_decisions, state, move, notes);
}

static struct pl_said prompt(const void *state, int viewer) {
    return pl_decide_prompt(&ts_decisions, state, viewer);
}

struct pl_sealed ts_deciding(const void *state) {
    return pl_decide_deciding(&ts_decisions, state);
}

/* ---- The end ---------------------------------------------------------------------------------------------------- */

static void result(const void *state, struct pl_result *out) {
    const struct ts_state *s = state;
    *out = (struct pl_result){.ending = s->ending - 1};
    if (s->winner)
        out->winners = 1u << ts_seat(s, s->winner - 1);
    for (int side = 0; side < TS_SIDES; side++)
        out->score[ts_seat(s, side)] = ts_lead(s, side);
}

static struct pl_score_line line(const struct ts_state *s, struct pl_said label, int vp) {
    struct pl_score_line line = {.label = label};
    line.points[ts_seat(s, TS_US)] = vp;
    line.points[ts_seat(s, TS_SU)] = -vp;
    return line;
}

/* TS-1.2: one track for both, so what one side has the other lacks. */
static int score_lines(const void *state, struct pl_score_line *out) {
    const struct ts_state *s = state;
    int n = 1, track = s->vp;
    if (s->ending - 1 == TS_END_FINAL) { /* TS-9.8 */
        for (int region = 0; region < TS_REGIONS; region++) {
            int net = ts_region_net(s, region, true, -1);
            out[n++] = line(s, SAY(L_REGION, region), net);
            track -= net;
        }
        int china = s->china == TS_US ? 1 : -1;
        out[n++] = line(s, SAY(L_CHINA), china);
        track -= china;
    } else if (s->ending - 1 == TS_END_WARGAMES) { /* TS-13.35 */
        int gift = s->gift_to == TS_US ? s->gift : -s->gift;
        out[n++] = line(s, SAY(L_GIFT), gift);
        track -= gift;
    }
    out[0] = line(s, SAY(L_TRACK), track);
    return n;
}

static int role(const void *state, int seat) {
    return ts_side(state, seat);
}

static int players(const void *state) {
    (void)state;
    return TS_SIDES;
}

static int turn(const void *state) {
    return ((const struct ts_state *)state)->turn;
}

extern const struct pl_game pl_game_twilight;
const struct pl_game pl_game_twilight = {
    .id = "twilight",
    .name = PL_TEXT("Twilight Struggle", "Twilight Struggle"),
    .pitch =
        PL_TEXT("Forty-five years of cold war in ten turns: influence, coups, and a hand full of your rival's events.",
                "Quarante-cinq ans de guerre froide en dix tours : influence, coups d'État, et une main remplie "
                "d'événements adverses."),
    .rules_version = 2,
    .min_players = TS_SIDES,
    .max_players = TS_SIDES,
    .min_minutes = 120,
    .max_minutes = 180,
    .state_size = sizeof(struct ts_state),
    .fields = ts_fields,
    .options = ts_options,
    .roles = ts_roles,
    .colours = ts_colours,
    .endings = ts_endings,
    .forms = ts_forms,
    .rules = pl_rules_twilight,
    .synonyms = ts_synonyms,
    .phrases = ts_phrases,
    .admits = ts_admits,
    .start = ts_start,
    .actor = actor,
    .deciding = ts_deciding,
    .turn_to = ts_turn_to,
    .moves = ts_moves,
    .chances = ts_chances,
    .apply = apply,
    .result = result,
    .score_lines = score_lines,
    .view = ts_view,
    .determinize = ts_determinize,
    .notate = ts_notate,
    .describe = ts_describe,
    .prompt = prompt,
    .wishes = ts_wishes,
    .explain = ts_explain,
    .name_thing = ts_name,
    .derive = ts_derive,
    .check = ts_check,
    .evaluate = ts_evaluate,
    .uses = ts_uses,
    .sight = {.decisions = 5, .lead = 600},
    .role = role,
    .players = players,
    .turn = turn,
    .board = ts_board,
    .zones = ts_zones,
    .pieces = ts_pieces,
    .touches = ts_touches,
    .find_thing = ts_find_thing,
    .art = ts_art,
};
_Static_assert(sizeof(struct ts_state) <= 1024, "the state stays within 1 KiB");
_Static_assert(offsetof(struct ts_state, present) - offsetof(struct ts_state, zero) ==
                   sizeof((struct ts_state *)0)->zero,
               "no padding before what is derived");
