/* The texts of cards that are about other players: who must give, pay, choose or lose something. A seat that Wallace
 * Sonky spares (AM-13.15) is a bit of the frame's `left`; a text with one target then ends. */
#include "games/ankh/text.h"

/* ---- Going on until somebody has to decide ---------------------------------------------------------------------- */

static bool spared(const struct pl_frame *frame, int seat) {
    return frame->left >> seat & 1;
}

static void give(struct am_state *s, int from, int to, int sum, struct pl_notes *notes) {
    sum = am_give_money(s, from, to, sum);
    SAY(N_GIVES_MONEY, from, to, sum);
}

/* AM-20.1: each other player gives $2. `b`: the one whose turn it is to give has been asked. */
static bool run_levy(struct am_state *s, struct pl_frame *frame, struct pl_notes *notes) {
    for (; frame->step < s->players; frame->step++, frame->v[1] = 0) {
        int seat = am_nth(s, frame->step);
        if (!s->seat[seat].money)
            continue;
        if (!frame->v[1]) {
            frame->v[1] = 1;
            if (am_ask(s, seat, AM_BY_SONKY))
                return true;
        }
        if (!spared(frame, seat))
            give(s, seat, s->active, 2, notes);
    }
    am_end_text(s);
    return false;
}

/* Each other player in turn order has to do something. */
static bool run_round(struct am_state *s, struct pl_frame *frame) {
    bool audit = am_cards[frame->v[0]].text == AM_T_AUDIT;
    for (; frame->step < s->players; frame->step++) {
        int seat = am_nth(s, frame->step);
        const struct am_seat *who = &s->seat[seat];
        if (!spared(frame, seat) && (audit ? s->here[seat] : who->money || who->cards)) {
            frame->seat = (int8_t)seat;
            return true;
        }
    }
    am_end_text(s);
    return false;
}

static void burden(struct am_state *s, int card, int seat, struct pl_notes *notes) { /* AM-9.2 */
    SAY(N_PENALTY, seat, card);
    s->table[card == am_stay[2] ? 2 : 3] = (uint8_t)(seat + 1);
    s->in_play = 0;
}

bool am_cannot_pay(const struct am_state *s, const struct pl_frame *frame) {
    int text = frame->what == AM_F_TEXT ? am_cards[frame->v[0]].text : AM_T_NONE;
    return (text == AM_T_FOOL || text == AM_T_BRIGADE) && frame->step == 0 && s->seat[frame->v[1]].money < 5;
}

/* $5 or else: the one who cannot pay is asked only for Wallace Sonky. */
static bool run_threat(struct am_state *s, struct pl_frame *frame, struct pl_notes *notes) {
    int target = frame->v[1], card = frame->v[0];
    bool fool = am_cards[card].text == AM_T_FOOL;
    if (frame->step == 0) {
        if (s->seat[target].money >= 5 || am_asks(s, target, AM_BY_SONKY)) {
            frame->seat = (int8_t)target;
            return true;
        }
        frame->step = 1;
    }
    if (!fool && s->built[target]) {
        frame->seat = (int8_t)s->active;
        return true;
    }
    am_end_text(s);
    if (fool)
        burden(s, card, target, notes);
    return false;
}

static void buy(struct am_state *s, const struct pl_frame *frame, struct pl_notes *notes) { /* AM-13.21 */
    int area = frame->v[1] & 15, from = frame->v[1] >> 4, seller = s->area[area].building - 1;
    SAY(N_BUYS, s->active, seller, area);
    if (from)
        SAY(N_REBUILDS, s->active, from - 1);
    if (from)
        am_lose_building(s, from - 1);
    give(s, s->active, seller, am_cost(s, area), notes);
    am_lose_building(s, area);
    am_put_building(s, s->active, area);
}

/* AM-5.5, AM-13.24 */
static void swap(struct am_state *s, const struct pl_frame *frame, struct pl_notes *notes) {
    int area[2] = {frame->v[1] & 15, frame->v[1] >> AM_FIRST_BITS & 15};
    int owner[2] = {frame->v[1] >> 4 & 7, frame->v[1] >> (AM_FIRST_BITS + 4) & 7};
    SAY(N_SWAPS, owner[0], area[0], owner[1], area[1]);
    for (int i = 0; i < 2; i++)
        am_leave(s, owner[i], area[i]);
    for (int i = 0; i < 2; i++)
        am_arrive(s, owner[i], area[1 - i], true);
    for (int i = 0; i < 2; i++)
        am_set_trouble(s, area[i], s->area[area[i]].crowd >= 2);
}

static bool run_bursar(struct am_state *s, struct pl_frame *frame, struct pl_notes *notes) {
    int owner[2] = {frame->v[1] >> 4 & 7, frame->v[1] >> (AM_FIRST_BITS + 4) & 7};
    if (frame->step == 0)
        return true;                                   /* the second minion is still to be chosen */
    while (frame->step < s->players && !frame->left) { /* AM-13.59 */
        int seat = am_nth(s, frame->step++);
        if ((seat == owner[0] || seat == owner[1]) && am_ask(s, seat, AM_BY_GASPODE | AM_BY_SONKY))
            return true;
    }
    if (!frame->left)
        swap(s, frame, notes);
    am_end_text(s);
    return false;
}

/* What a text with one target does to it once nothing speaks against it; true: somebody has to decide. */
static bool strike(struct am_state *s, struct pl_frame *frame, struct pl_notes *notes) {
    int target = frame->v[1] & 15, seat = s->active;
    switch (am_cards[frame->v[0]].text) {
    case AM_T_SHOVE:
        am_move_minion(s, frame->v[1] >> 8, target, frame->v[1] >> 4 & 15, notes);
        break;
    case AM_T_ROB:
    case AM_T_HERENOW:
        give(s, target, seat, 3, notes);
        break;
    case AM_T_HUBERT:
        give(s, target, (frame->v[1] >> 4) - 1, 3, notes);
        break;
    case AM_T_CHAIR:
        SAY(N_SWAPS_HANDS, seat, target);
        am_swap_hands(s, seat, target);
        break;
    case AM_T_BUY:
    case AM_T_GRAB:
        buy(s, frame, notes);
        break;
    case AM_T_COSMO:
        give(s, seat, target, 2, notes);
        frame->step = 2;
        if (!am_text_victims(s, seat, AM_T_COSMO)) /* AM-13.47 */
            break;
        frame->seat = (int8_t)target;
        return true;
    case AM_T_CABLE:
        SAY(N_LOOKS_AT_HAND, seat, target);
        am_look_at_hand(s, seat, target);
        frame->step = 2;
        frame->seat = (int8_t)seat;
        return true;
    case AM_T_STANLEY:
        frame->seat = PL_CHANCE;
        return true;
    default: /* AM_T_ROSIE: the card is chosen now */
        frame->seat = (int8_t)seat;
        return true;
    }
    am_end_text(s);
    return false;
}

/* Whom a text with one target is about, and how that one may answer. */
static int subject(const struct am_state *s, const struct pl_frame *frame, unsigned *answers) {
    *answers = AM_BY_SONKY;
    switch (am_cards[frame->v[0]].text) {
    case AM_T_SHOVE:
        *answers |= AM_BY_GASPODE;
        return frame->v[1] >> 8;
    case AM_T_BUY:
    case AM_T_GRAB:
        return s->area[frame->v[1] & 15].building - 1;
    default:
        return frame->v[1] & 15;
    }
}

bool am_text_run_players(struct am_state *s, struct pl_notes *notes) {
    struct pl_frame *frame = pl_top(&s->frames);
    int text = am_cards[frame->v[0]].text;
    unsigned answers;
    switch (text) {
    case AM_T_LEVY:
        return run_levy(s, frame, notes);
    case AM_T_SANCTUARY:
    case AM_T_AUDIT:
        return run_round(s, frame);
    case AM_T_FOOL:
    case AM_T_BRIGADE:
        return run_threat(s, frame, notes);
    case AM_T_BURSAR:
        return run_bursar(s, frame, notes);
    case AM_T_BEG:
        frame->seat = (int8_t)frame->v[1];
        if (frame->step < 2 && s->seat[frame->v[1]].cards)
            return true;
        am_end_text(s);
        return false;
    case AM_T_BURLEIGH:
    case AM_T_HOBSON: /* AM-13.54 */
        if (frame->step++ == 0)
            give(s, s->active, frame->v[1], 2, notes);
        return true;
    case AM_T_HERENOW:
        if (frame->step == 0)
            frame->seat = PL_CHANCE;
        if (frame->step == 0 || frame->step == 1 || frame->step == 3)
            return true;
        break;
    default:
        break;
    }
    if (frame->step >= 2 && text != AM_T_HERENOW)
        return true;
    if (frame->step == 0 || frame->step == 2) {
        frame->step = text == AM_T_HERENOW ? 4 : 1;
        int seat = subject(s, frame, &answers);
        if (seat < AM_SEATS && am_ask(s, seat, answers))
            return true;
    }
    if (!frame->left)
        return strike(s, frame, notes);
    am_end_text(s);
    return false;
}

/* ---- The moves -------------------------------------------------------------------------------------------------- */

static int sonky_move(const struct am_state *s, int seat, pl_move *out) {
    if (!am_holds(s, seat, AM_WALLACE_SONKY))
        return 0;
    out[0] = PL_MOVE(AM_M_INTERRUPT, AM_WALLACE_SONKY, 0, 0);
    return 1;
}

int am_text_moves_players(const struct am_state *s, pl_move *out) {
    const struct pl_frame *frame = pl_peek(&s->frames);
    int n = 0, seat = frame->seat, text = am_cards[frame->v[0]].text;
    switch (text) {
    case AM_T_SANCTUARY:
        if (s->seat[seat].money)
            out[n++] = PL_MOVE(AM_M_PAY, 0, 0, 0);
        n += am_hand_moves(s, seat, AM_M_GIVE, out + n);
        return n + sonky_move(s, seat, out + n);
    case AM_T_AUDIT:
        n += am_removal_moves(s, s->here[seat], ~(1u << seat), out + n);
        return n + sonky_move(s, seat, out + n);
    case AM_T_BEG:
        n += am_hand_moves(s, seat, AM_M_GIVE, out + n);
        return frame->step ? n : n + sonky_move(s, seat, out + n);
    case AM_T_FOOL:
    case AM_T_BRIGADE:
        if (frame->step) {
            AM_EACH(area, s->built[frame->v[1]]) {
                out[n++] = PL_MOVE(AM_M_RAZE, area, 0, 0);
            }
            out[n++] = PL_MOVE(AM_M_SKIP, 0, 0, 0);
            return n;
        }
        if (s->seat[seat].money >= 5)
            out[n++] = PL_MOVE(AM_M_PAY, 0, 0, 0);
        n += sonky_move(s, seat, out + n);
        out[n++] = PL_MOVE(AM_M_REFUSE, 0, 0, 0);
        return n;
    case AM_T_HERENOW:
        if (frame->step == 3)
            return am_removal_moves(s, s->here[seat], ~(1u << seat), out);
        for (int other = 0; other < s->players; other++)
            if (other != seat && s->seat[other].money)
                out[n++] = PL_MOVE(AM_M_TARGET, other, 0, 0);
        return n;
    case AM_T_ROSIE:
        return am_hand_moves(s, seat, AM_M_GIVE, out);
    case AM_T_COSMO:
    case AM_T_BURLEIGH:
        return am_removal_moves(s, am_text_victims(s, s->active, text), 1u << s->active, out);
    case AM_T_HOBSON:
        return am_move_moves(s, seat, text, out);
    case AM_T_BURSAR:
        n = am_swap_moves(s, AM_ALL_AREAS & ~(unsigned)am_bit(frame->v[1] & 15), out);
        out[n++] = PL_MOVE(AM_M_SKIP, 0, 0, 0);
        return n;
    case AM_T_CABLE:
        return am_hand_moves(s, frame->v[1], AM_M_CHOOSE, out);
    default: /* AM_T_STANLEY */
        out[n++] = PL_MOVE(AM_M_CHOOSE, s->roll[0] - 1, 0, 0);
        out[n++] = PL_MOVE(AM_M_CHOOSE, s->roll[1] - 1, 0, 0);
        return n;
    }
}

/* ---- What they do ----------------------------------------------------------------------------------------------- */

static void give_card(struct am_state *s, int from, int to, int card, struct pl_notes *notes) {
    SAY(N_GIVES_CARD, from, to);
    pl_note_to(notes, (uint8_t)(1u << from | 1u << to), PL_SAY(&am_phrases[AM_N_GIVEN], from, to, card));
    am_pass_card(s, from, to, card);
}

/* AM-20.83: two cards at random, seen by both; a lone card is taken. */
void am_stanley_draws(struct am_state *s, int card, struct pl_notes *notes) {
    struct pl_frame *frame = pl_top(&s->frames);
    int target = frame->v[1], seat = s->active;
    if (s->seat[target].cards == 1) {
        am_end_text(s);
        give_card(s, target, seat, card, notes);
        return;
    }
    pl_note_to(notes, (uint8_t)(1u << seat | 1u << target), PL_SAY(&am_phrases[AM_N_TAKEN], seat, target, card));
    am_look_at_card(s, seat, target, card);
    if (!s->roll[0]) {
        SAY(N_TAKES_CARDS, seat, target);
        s->roll[0] = (uint8_t)(card + 1);
        return;
    }
    /* In order, so that equal positions are equal bytes. */
    s->roll[1] = s->roll[0] > card + 1 ? s->roll[0] : (uint8_t)(card + 1);
    s->roll[0] = s->roll[0] > card + 1 ? (uint8_t)(card + 1) : s->roll[0];
    frame->step = 2;
    frame->seat = (int8_t)seat;
}

static void answer_sonky(struct am_state *s, int seat, struct pl_notes *notes) {
    struct pl_frame *frame = pl_top(&s->frames);
    SAY(N_INTERRUPT, seat, AM_WALLACE_SONKY);
    am_discard(s, seat, AM_WALLACE_SONKY);
    frame->left |= (uint8_t)(1u << seat);
    if (am_cards[frame->v[0]].text != AM_T_SANCTUARY && am_cards[frame->v[0]].text != AM_T_AUDIT)
        am_end_text(s);
}

static void apply_threat(struct am_state *s, int seat, pl_move move, struct pl_notes *notes) {
    struct pl_frame *frame = pl_top(&s->frames);
    switch (pl_kind(move)) {
    case AM_M_PAY:
        am_end_text(s);
        give(s, seat, s->active, 5, notes);
        break;
    case AM_M_REFUSE:
        SAY(N_REFUSES, seat);
        frame->step = 1;
        break;
    case AM_M_RAZE:
        SAY(N_LOSES_BUILDING, frame->v[1], pl_a(move));
        am_end_text(s);
        am_lose_building(s, pl_a(move));
        break;
    default:
        SAY(N_SPARES, seat, frame->v[1]);
        am_end_text(s);
        break;
    }
}

void am_text_apply_players(struct am_state *s, pl_move move, struct pl_notes *notes) {
    struct pl_frame *frame = pl_top(&s->frames);
    int a = pl_a(move), b = pl_b(move), seat = frame->seat, active = s->active, target = frame->v[1];
    if (pl_kind(move) == AM_M_INTERRUPT) {
        answer_sonky(s, seat, notes);
        return;
    }
    switch (am_cards[frame->v[0]].text) {
    case AM_T_SANCTUARY:
        frame->step++;
        if (pl_kind(move) == AM_M_PAY)
            give(s, seat, active, 1, notes);
        else
            give_card(s, seat, active, a, notes);
        break;
    case AM_T_AUDIT:
        frame->step++;
        am_text_removes(s, seat, seat, a, notes);
        break;
    case AM_T_BEG:
        frame->step++;
        give_card(s, seat, active, a, notes);
        break;
    case AM_T_FOOL:
    case AM_T_BRIGADE:
        apply_threat(s, seat, move, notes);
        break;
    case AM_T_HERENOW:
        if (pl_kind(move) == AM_M_TARGET) {
            SAY(N_CHOOSES, seat, a);
            frame->v[1] = (int16_t)a;
            frame->step = 2;
            break;
        }
        am_end_text(s);
        am_text_removes(s, seat, seat, a, notes);
        break;
    case AM_T_ROSIE:
        am_end_text(s);
        give_card(s, active, target, a, notes);
        give(s, target, active, 2, notes);
        break;
    case AM_T_COSMO:
    case AM_T_BURLEIGH:
        am_end_text(s);
        am_text_removes(s, seat, b, a, notes);
        break;
    case AM_T_HOBSON:
        am_end_text(s);
        am_move_minion(s, seat, a, b, notes);
        break;
    case AM_T_BURSAR:
        if (pl_kind(move) == AM_M_SKIP) {
            SAY(N_SWAPS_NOTHING, seat);
            am_end_text(s);
            break;
        }
        SAY(N_PICKS, seat, b, a);
        frame->v[1] = (int16_t)(frame->v[1] | a << AM_FIRST_BITS | b << (AM_FIRST_BITS + 4));
        frame->step = 1;
        break;
    case AM_T_CABLE:
        SAY(N_LOSES_CARD, target, a);
        am_end_text(s);
        am_discard(s, target, a);
        break;
    default: /* AM_T_STANLEY */
        am_end_text(s);
        give_card(s, target, active, a, notes);
        break;
    }
}
