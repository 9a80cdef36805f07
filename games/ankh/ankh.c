/* Discworld: Ankh-Morpork: setup and the table of the game; what happens is in the files that state.h lists. */
#include "games/ankh/art.h"
#include "games/ankh/scene.h"

#define SAY(PHRASE, ...) PL_NOTE(notes, &am_phrases[AM_##PHRASE], __VA_ARGS__)

/* ---- Setup ------------------------------------------------------------------------------------------------------ */

static struct pl_said admits(const struct pl_setup *setup) { /* AM-2.1 */
    for (int seat = 0; seat < setup->players; seat++)
        if (setup->players == 2 && setup->role[seat] == AM_CHRYSOPRASE)
            return PL_SAY(&am_phrases[AM_W_CHRYSOPRASE]);
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
            *frame = (struct pl_frame){.what = AM_F_PERSON, .seat = PL_CHANCE, .a = (int16_t)seat};
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

int am_moves(const void *state, pl_move *out) {
    const struct am_state *s = state;
    switch (pl_peek(&s->frames)->what) {
    case AM_F_TEXT:
        return am_text_moves(s, out);
    case AM_F_EVENT:
        return am_event_moves(s, out);
    case AM_F_REMOVE:
    case AM_F_ASK:
    case AM_F_RELOCATE:
    case AM_F_SAVE:
        return am_answer_moves(s, out);
    default:
        return am_turn_moves(s, out);
    }
}

static int chances(const void *state, struct pl_chance *out) {
    const struct am_state *s = state;
    int n = 0;
    switch (pl_peek(&s->frames)->what) {
    case AM_F_PERSON:
        for (int person = 0; person < AM_PERSONS; person++)
            if (am_unused_persons(s) >> person & 1)
                out[n++] = (struct pl_chance){PL_MOVE(AM_M_PERSON, person, 0, 0), 1};
        return n;
    case AM_F_FIRST: /* AM-2.8 */
        for (int seat = 0; seat < s->players; seat++)
            out[n++] = (struct pl_chance){PL_MOVE(AM_M_FIRST, seat, 0, 0), 1};
        return n;
    case AM_F_DRAW:
        return am_pile_chances(s, out);
    case AM_F_EVENT:
        return am_event_chances(s, out);
    default:
        return am_text_chances(s, out);
    }
}

static void draw_card(struct am_state *s, int card, struct pl_notes *notes) {
    struct pl_frame *frame = pl_top(&s->frames);
    int seat = frame->a;
    SAY(N_DRAWS, seat);
    pl_note_to(notes, (uint8_t)(1u << seat), PL_SAY(&am_phrases[AM_N_DRAWN], card));
    am_gain_card(s, seat, card);
    if (--frame->left == 0)
        pl_pop(&s->frames);
    if (!am_pile(s) && !s->option[AM_OPT_EXHAUSTION])
        am_exhausted(s, notes); /* AM-11.3 */
}

/* The move as everybody sees it: cards that are drawn, given or taken out of sight, and personalities, are left out. */
static pl_move as_seen(const struct pl_frame *frame, pl_move move) {
    int text = frame->what == AM_F_TEXT ? am_cards[frame->a].text : AM_T_NONE;
    switch (pl_kind(move)) {
    case AM_M_DRAW:
        return frame->what == AM_F_EVENT || text == AM_T_MONKS ? move : AM_M_DRAW;
    case AM_M_CHOOSE:
        return text == AM_T_CABLE ? move : AM_M_CHOOSE;
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
    struct pl_frame *frame = pl_top(&s->frames);
    s->last = as_seen(frame, move);
    switch (frame->what) {
    case AM_F_PERSON:
        SAY(N_PERSON, frame->a);
        pl_note_to(notes, (uint8_t)(1u << frame->a), PL_SAY(&am_phrases[AM_N_NEW_PERSON], pl_a(move)));
        s->seat[frame->a].person = (uint8_t)(pl_a(move) + 1);
        s->dealt = (uint8_t)(s->dealt | 1u << frame->a);
        deal_next(s);
        break;
    case AM_F_FIRST:
        SAY(N_FIRST, pl_a(move));
        am_begin_turn(s, pl_a(move), notes);
        break;
    case AM_F_DRAW:
        draw_card(s, pl_a(move), notes);
        break;
    case AM_F_TEXT:
        am_text_apply(s, move, notes);
        break;
    case AM_F_EVENT:
        am_event_apply(s, move, notes);
        break;
    case AM_F_REMOVE:
    case AM_F_ASK:
    case AM_F_RELOCATE:
    case AM_F_SAVE:
        am_answer_apply(s, move, notes);
        break;
    default:
        am_turn_apply(s, move, notes);
        break;
    }
    am_run(s, notes);
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
    .explain = am_explain,
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
