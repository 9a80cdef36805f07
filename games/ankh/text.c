/* What all texts of cards have in common: how they begin, and what their rows are made of. The texts themselves are in
 * text_once.c (done with one move), text_own.c (about who plays them and the die), text_target.c (about one player) and
 * text_all.c (about more). */
#include "games/ankh/text.h"

const struct am_text_row am_text_none = {0};
const struct am_text_row *const am_text_rows[AM_TEXTS] = {
#define TEXT(NAME, ROW, ...) [AM_T_##NAME] = &am_text_##ROW,
#include "games/ankh/cards.def"
};

const struct pl_field am_card_value[] = {AM_CARD_VALUE, {0}};
const struct pl_field am_target_values[] = {
    AM_CARD_VALUE, PL_VALUE(AM_V_TARGET, "target", "the player it is about", .max = AM_SEATS - 1), {0}};

static bool never_fits(const struct am_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    (void)s, (void)f, (void)above;
    return false;
}
const struct pl_decision am_row_text = {.key = "text", .values = am_card_value, .fits = never_fits};

bool am_has_kind(const uint8_t *kinds, int kind) {
    for (; kinds && *kinds; kinds++)
        if (*kinds == kind)
            return true;
    return false;
}

const struct am_text_row *am_text_now(const struct pl_frame *frame) {
    bool scroll = frame->what == AM_F_CARD && am_symbol_due(frame) == AM_SCROLL;
    return scroll || frame->what == AM_F_TEXT ? am_text(frame->v[AM_V_CARD]) : &am_text_none;
}

bool am_text_asks(const struct pl_frame *frame, int kind) {
    const struct am_text_row *text = am_text_now(frame);
    return am_has_kind(frame->what == AM_F_TEXT ? text->then.about : text->begins, kind);
}

/* ---- How a text begins ------------------------------------------------------------------------------------------ */

/* With an empty supply a minion comes from elsewhere (AM-4.3). */
static bool can_place(const struct am_state *s, int seat, unsigned bits) {
    return bits && (s->seat[seat].minions || (bits & (bits - 1)) || s->here[seat] & ~bits);
}

/* Is there any way to begin this text? The same questions as below, without writing anything. */
static bool can_begin(const struct am_state *s, int seat, const struct am_text_row *text) {
    if (text->opening)
        return text->possible(s, seat);
    if (text->places)
        return can_place(s, seat, text->places(s, seat));
    if (text->wares)
        return text->wares(s, seat);
    if (text->stirs)
        return text->stirs(s);
    return (text->usable && text->usable(s, seat)) || (text->targets && text->targets(s, seat)) ||
           (s->seat[seat].cards && am_has_kind(text->begins, AM_M_DISCARD));
}

int am_text_opening(const struct am_state *s, int seat, int card, pl_move *out) {
    const struct am_text_row *text = am_text(card);
    int n = 0;
    if (!out)
        return can_begin(s, seat, text);
    if (text->opening)
        return text->possible(s, seat) ? text->opening(s, seat, out) : 0;
    if (text->places)
        return am_place_moves(s, seat, text->places(s, seat), out);
    if (text->wares)
        return am_site_moves(s, seat, text->wares(s, seat), AM_M_BUY, out);
    AM_EACH(area, text->stirs ? text->stirs(s) : 0) {
        out[n++] = PL_MOVE(AM_M_STIR, area, 0, 0);
    }
    if (text->usable && text->usable(s, seat))
        out[n++] = PL_MOVE(AM_M_USE, 0, 0, 0);
    if (am_has_kind(text->begins, AM_M_DISCARD))
        n += am_hand_moves(s, seat, AM_M_DISCARD, out + n);
    AM_EACH(other, text->targets ? text->targets(s, seat) : 0) {
        out[n++] = PL_MOVE(AM_M_TARGET, other, 0, 0);
    }
    return n;
}

void am_text_begin(struct am_state *s, int card, pl_move move, struct pl_notes *notes) {
    const struct am_text_row *text = am_text(card);
    int seat = pl_peek(&s->frames)->seat;
    NOTE(N_TEXT, seat, card);
    if (text->then.key) {
        struct pl_frame *frame = pl_push(
            &s->frames, (struct pl_frame){.what = AM_F_TEXT, .seat = (int8_t)seat, .v[AM_V_CARD] = (int16_t)card});
        if (pl_kind(move) == AM_M_TARGET) {
            frame->v[AM_V_TARGET] = pl_a(move);
            NOTE(N_CHOOSES, seat, pl_a(move));
        }
    }
    if (text->begin)
        text->begin(s, seat, card, move, notes);
}

bool am_cannot_pay(const struct am_state *s, const struct pl_frame *frame) {
    const struct am_text_row *text = frame->what == AM_F_TEXT ? am_text(frame->v[AM_V_CARD]) : &am_text_none;
    return text->poor && text->poor(s, frame);
}

/* ---- Who is there to choose ------------------------------------------------------------------------------------- */

unsigned am_others_with(const struct am_state *s, int seat, bool (*has)(const struct am_state *, int)) {
    unsigned which = 0;
    for (int other = 0; other < s->players; other++)
        if (other != seat && has(s, other))
            which |= 1u << other;
    return which;
}
bool am_has_cards(const struct am_state *s, int seat) {
    return s->seat[seat].cards;
}
bool am_has_money(const struct am_state *s, int seat) {
    return s->seat[seat].money;
}
bool am_sits(const struct am_state *s, int seat) {
    return seat < s->players;
}
bool am_always(const struct am_state *s, int seat) {
    (void)s, (void)seat;
    return true;
}

/* ---- Lists of moves --------------------------------------------------------------------------------------------- */

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
    return pl_set_moves(s->seat[seat].hand, kind, out);
}

int am_own_minion_moves(const struct am_state *s, int seat, pl_move *out) {
    return am_removal_moves(s, s->here[seat], ~(1u << seat), out);
}

int am_move_anywhere(const struct am_state *s, int seat, pl_move *out) {
    int n = 0;
    AM_EACH(from, s->here[seat]) {
        AM_EACH(to, AM_ALL_AREAS & ~(unsigned)am_bit(from)) {
            out[n++] = PL_MOVE(AM_M_MOVE, from, to, seat);
        }
    }
    return n;
}

unsigned am_others_in_trouble(const struct am_state *s, int seat) {
    unsigned others = 0;
    for (int owner = 0; owner < AM_OWNERS; owner++)
        if (owner != seat)
            others |= s->here[owner];
    return others & am_areas(&s->trouble);
}

int am_die_chances(const struct am_state *s, const struct pl_frame *f, struct pl_chance *out) {
    int n = 0;
    (void)s, (void)f;
    for (int area = 0; area < AM_AREAS; area++)
        out[n++] = (struct pl_chance){PL_MOVE(AM_M_ROLL, area, 0, 0), 1};
    return n;
}

/* ---- What texts do ---------------------------------------------------------------------------------------------- */

void am_end_text(struct am_state *s) {
    s->roll[0] = s->roll[1] = 0;
    pl_pop(&s->frames);
}

void am_earn(struct am_state *s, int seat, int sum, struct pl_notes *notes) {
    sum = am_from_bank(s, seat, sum);
    NOTE(N_EARNS, seat, sum);
}

void am_pay_to(struct am_state *s, int from, int to, int sum, struct pl_notes *notes) {
    sum = am_give_money(s, from, to, sum);
    NOTE(N_GIVES_MONEY, from, to, sum);
}

void am_sell(struct am_state *s, int seat, int card, int sum, struct pl_notes *notes) {
    NOTE(N_DISCARDS, seat, card);
    am_discard(s, seat, card);
    if (sum)
        am_earn(s, seat, sum, notes);
}

void am_give_card(struct am_state *s, int from, int to, int card, struct pl_notes *notes) {
    NOTE(N_GIVES_CARD, from, to);
    pl_note_to(notes, (uint8_t)(1u << from | 1u << to), SAY(N_GIVEN, from, to, card));
    am_pass_card(s, from, to, card);
}

void am_move_minion(struct am_state *s, int owner, int from, int to, struct pl_notes *notes) {
    NOTE(N_MOVES, owner, from, to);
    am_leave(s, owner, from);
    am_arrive(s, owner, to, false);
}

void am_text_removes(struct am_state *s, int seat, int owner, int area, struct pl_notes *notes) {
    unsigned answers = owner == seat ? am_answers_to_self() : am_answers_to_player(true);
    if (notes && owner < AM_SEATS && am_asks(s, owner, answers))
        NOTE(N_REMOVES, seat, owner, area);
    am_remove(s, owner, area, answers, notes);
}

int am_rolled_face(struct am_state *s, struct pl_frame *f, pl_move outcome, struct pl_notes *notes) {
    int face = pl_a(outcome) + 1;
    NOTE(N_ROLLS, s->active, face);
    f->seat = (int8_t)s->active;
    return face;
}

/* ---- Answers to a text ------------------------------------------------------------------------------------------- */

bool am_strikes(struct am_state *s, struct pl_frame *f, int whom, unsigned answers) {
    if (f->step == 0) {
        f->step = 1;
        if (whom < AM_SEATS && am_ask(s, whom, answers))
            return false;
    }
    if (!f->left)
        return true;
    am_end_text(s);
    return false;
}

int am_sonky_move(const struct am_state *s, int seat, pl_move *out) {
    if (!am_holds(s, seat, AM_WALLACE_SONKY))
        return 0;
    out[0] = PL_MOVE(AM_M_INTERRUPT, AM_WALLACE_SONKY, 0, 0);
    return 1;
}

bool am_sonky_spares(struct am_state *s, struct pl_frame *f, pl_move move, bool one_target, struct pl_notes *notes) {
    int seat = f->seat;
    if (pl_kind(move) != AM_M_INTERRUPT)
        return false;
    NOTE(N_INTERRUPT, seat, AM_WALLACE_SONKY);
    am_discard(s, seat, AM_WALLACE_SONKY);
    f->left |= (uint8_t)(1u << seat);
    if (one_target)
        am_end_text(s);
    return true;
}

bool am_target_asked(const struct am_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return am_first_asked(f, above) && am_is_other(s, f->v[AM_V_TARGET]);
}
