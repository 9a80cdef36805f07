/* Which phrase goes with what: moves as sentences for a viewer, and what is wanted now. */
#include "games/ankh/scene.h"

/* ---- Moves ------------------------------------------------------------------------------------------------------ */

static int text_of(const struct pl_frame *frame) {
    return frame->what == AM_F_TEXT || frame->what == AM_F_CARD ? am_cards[frame->v[0]].text : AM_T_NONE;
}

/* Outcomes of chance: who else may know which card or personality it was? */
static struct pl_said describe_chance(const struct am_state *s, const struct pl_frame *frame, pl_move move,
                                      int viewer) {
    int a = pl_a(move), text = text_of(frame);
    int whose = frame->what == AM_F_TEXT ? s->active : frame->v[0];
    bool knows = viewer == PL_EVERYTHING || viewer == whose;
    switch (pl_kind(move)) {
    case AM_M_FIRST:
        return SAID(D_FIRST, a);
    case AM_M_PERSON:
        if (text == AM_T_CAKE)
            return viewer == PL_EVERYTHING ? SAID(D_UNSEEN, a) : SAID(D_UNSEEN_SOME);
        return knows ? SAID(D_PERSON, whose, a) : SAID(D_SOME_PERSON, whose);
    case AM_M_DRAW:
        if (frame->what == AM_F_EVENT)
            return SAID(D_FOG, a);
        if (text == AM_T_MONKS)
            return SAID(D_FETCH, whose, a);
        if (text == AM_T_STANLEY)
            return knows || viewer == frame->v[1] ? SAID(D_TAKEN, frame->v[1], a) : SAID(D_TAKEN_SOME, frame->v[1]);
        return knows ? SAID(D_DRAW, whose, a) : SAID(D_DRAW_SOME, whose);
    case AM_M_HAPPENS:
        return SAID(D_HAPPENS, a);
    default:
        return SAID(D_ROLL, a);
    }
}

static struct pl_said describe_power(pl_move move) {
    int area = pl_a(move), what = pl_b(move), from = pl_c(move);
    switch (area) {
    case AM_DOLLY_SISTERS:
    case AM_DIMWELL:
        return from ? SAID(D_POWER_LIFT, area, what, from - 1) : SAID(D_POWER_PLACE, area, what);
    case AM_THE_SCOURS:
        return SAID(D_POWER_SELL, what);
    case AM_THE_SHADES:
        return SAID(D_POWER_STIR, what);
    case AM_ISLE_OF_GODS:
        return SAID(D_POWER_CALM, what);
    default:
        return SAID(D_POWER, area);
    }
}

static struct pl_said describe_skip(const struct pl_frame *frame) {
    if (frame->what == AM_F_TURN)
        return SAID(D_PASS);
    if (frame->what == AM_F_PLAY && frame->step == AM_CHOOSE_SECOND)
        return SAID(D_NO_SECOND);
    if (frame->what == AM_F_PLAY)
        return SAID(D_NO_CARD);
    if (frame->what == AM_F_CARD && frame->step < AM_SYMBOLS)
        return am_cards[frame->v[0]].symbol[frame->step] == AM_SCROLL
                   ? SAID(D_SKIP_SCROLL)
                   : SAID(D_SKIP, am_cards[frame->v[0]].symbol[frame->step]);
    int text = text_of(frame);
    return text == AM_T_BRIGADE ? SAID(D_SKIP_RAZE) : text == AM_T_BURSAR ? SAID(D_SKIP_SWAP) : SAID(D_SKIP_TEXT);
}

static int sum_asked(const struct pl_frame *frame) {
    switch (text_of(frame)) {
    case AM_T_SANCTUARY:
        return 1;
    case AM_T_DIBBLER:
        return 2;
    default:
        return 5;
    }
}

static struct pl_said describe_building(const struct am_state *s, const struct pl_frame *frame, pl_move move) {
    int area = pl_a(move), from = pl_b(move), cost = am_cost(s, area);
    if (text_of(frame) == AM_T_HALF)
        cost = (cost + 1) / 2;
    if (pl_kind(move) == AM_M_BUILD)
        return from ? SAID(D_BUILD_FROM, area, cost, from - 1) : SAID(D_BUILD, area, cost);
    int seller = s->area[area].building - 1;
    return from ? SAID(D_BUY_FROM, area, seller, cost, from - 1) : SAID(D_BUY, area, seller, cost);
}

/* A card that only some may know: given or chosen out of sight. */
static struct pl_said describe_card(const struct am_state *s, const struct pl_frame *frame, pl_move move, int viewer) {
    int card = pl_a(move), text = text_of(frame);
    bool party = viewer == PL_EVERYTHING || viewer == frame->seat || viewer == s->active;
    if (text == AM_T_ROSIE || text == AM_T_STANLEY)
        party = party || viewer == frame->v[1];
    switch (pl_kind(move)) {
    case AM_M_GIVE:
        return party ? SAID(D_GIVE, card) : SAID(D_GIVE_SOME);
    case AM_M_CHOOSE:
        return party || text == AM_T_CABLE ? SAID(D_CHOOSE, card) : SAID(D_CHOOSE_SOME);
    default:
        return SAID(D_DISCARD, card);
    }
}

/* AM-13.18: the first of two cards is shown, the second is not. */
static struct pl_said describe_choice(const struct pl_frame *frame, int card, int viewer) {
    if (frame->what != AM_F_PLAY || frame->step != AM_CHOOSE_SECOND)
        return SAID(D_NAME, card);
    return viewer == PL_EVERYTHING || viewer == frame->seat ? SAID(D_NAME_SECOND, card) : SAID(D_NAME_SOME);
}

struct pl_said am_describe(const void *state, pl_move move, int viewer) {
    const struct am_state *s = state;
    const struct pl_frame *frame = pl_peek(&s->frames);
    int a = pl_a(move), b = pl_b(move), c = pl_c(move);
    switch (pl_kind(move)) {
    case AM_M_PLAY:
        return SAID(D_PLAY, a);
    case AM_M_NAME:
        return describe_choice(frame, a, viewer);
    case AM_M_SKIP:
        return describe_skip(frame);
    case AM_M_END:
        return SAID(D_END);
    case AM_M_EVENT:
        return SAID(D_EVENT);
    case AM_M_POWER:
        return describe_power(move);
    case AM_M_TAKE:
        return SAID(D_TAKE, frame->v[0] == AM_THE_CLACKS ? s->option[AM_OPT_CLACKS] : am_cards[frame->v[0]].money);
    case AM_M_USE:
        return text_of(frame) == AM_T_ALCHEMY ? SAID(D_REFILL) : SAID(D_USE);
    case AM_M_PLACE:
        return b ? SAID(D_PLACE_FROM, a, b - 1) : SAID(D_PLACE, a);
    case AM_M_BUILD:
    case AM_M_BUY:
        return describe_building(s, frame, move);
    case AM_M_REMOVE:
        return frame->what == AM_F_CARD && text_of(frame) != AM_T_DEAN ? SAID(D_ASSASSINATE, a, b)
                                                                       : SAID(D_REMOVE, a, b);
    case AM_M_CALM:
        return SAID(D_CALM, a);
    case AM_M_STIR:
        return SAID(D_STIR, a);
    case AM_M_COUNT:
        return SAID(D_COUNT, a, 2 * s->area[a].crowd);
    case AM_M_MOVE:
        return SAID(D_MOVE, a, b, c);
    case AM_M_SWAP:
        return frame->what == AM_F_TEXT ? SAID(D_SWAP_WITH, a, b) : SAID(D_SWAP, a, b);
    case AM_M_RAZE:
        return SAID(D_RAZE, a);
    case AM_M_TARGET:
        return b ? SAID(D_HUBERT, a, b - 1) : SAID(D_TARGET, a);
    case AM_M_GIVE:
    case AM_M_DISCARD:
    case AM_M_CHOOSE:
        return describe_card(s, frame, move, viewer);
    case AM_M_PAY:
        return a ? SAID(D_PAY_FOR, a - 1) : SAID(D_PAY, sum_asked(frame));
    case AM_M_REFUSE:
        return SAID(D_REFUSE);
    case AM_M_INTERRUPT:
        return b ? SAID(D_INTERRUPT_IN, a, b - 1) : SAID(D_INTERRUPT, a);
    case AM_M_PROTECT:
        return SAID(D_PROTECT, a ? a - 1 : frame->v[0]);
    case AM_M_LET:
        return SAID(D_LET);
    default:
        return describe_chance(s, frame, move, viewer);
    }
}

/* ---- What is wanted --------------------------------------------------------------------------------------------- */

/* A symbol that can do nothing is not asked for: there is something else to do, a power or perhaps Doctor Mossy Lawn
 * (AM-3.10). */
static struct pl_said prompt_symbol(const struct am_state *s, const struct pl_frame *frame) {
    int seat = frame->seat, card = frame->v[0];
    int symbol = frame->step < AM_SYMBOLS ? am_cards[card].symbol[frame->step] : AM_NO_SYMBOL;
    if (am_idle(s))
        return am_powers(s, seat) ? SAID(P_IDLE_POWER, seat, card, symbol) : SAID(P_IDLE, seat, card, symbol);
    switch (symbol) {
    case AM_MINION:
        return SAID(P_MINION, seat, card, symbol);
    case AM_BUILDING:
        return SAID(P_BUILDING, seat, card, symbol);
    case AM_KILL:
        return SAID(P_KILL, seat, card, symbol);
    case AM_CALM:
        return SAID(P_CALM, seat, card, symbol);
    case AM_MONEY:
        return SAID(P_MONEY, seat, card, symbol);
    case AM_EVENT:
        return SAID(P_RANDOM, seat, card, symbol);
    default:
        return SAID(P_SCROLL, seat, card, symbol);
    }
}

static struct pl_said prompt_event(const struct am_state *s, const struct pl_frame *frame) {
    int seat = frame->seat;
    if (seat == PL_CHANCE)
        return frame->v[0] < 0 ? SAID(P_EVENT) : frame->v[0] == AM_EV_FOG ? SAID(P_FOG) : SAID(P_ROLL);
    switch (frame->v[0]) {
    case AM_EV_FLOOD:
        return SAID(P_FLOOD, seat);
    case AM_EV_MURDERS:
        return SAID(P_MURDER, seat, s->roll[0] - 1);
    default:
        return SAID(P_SUBSIDENCE, seat);
    }
}

/* What is behind it: the event that takes place, or else the card another player has in play. */
static struct pl_said prompt_removal(const struct am_state *s, const struct pl_frame *frame) {
    int event = am_event_now(s), seat = frame->seat, area = frame->v[0];
    if (event >= 0)
        return SAID(P_REMOVE_EVENT, seat, area, event);
    if (!s->in_play || seat == s->active)
        return SAID(P_REMOVE, seat, area);
    return SAID(P_REMOVE_CARD, seat, area, s->in_play - 1, s->active);
}

static struct pl_said prompt_save(const struct am_state *s, const struct pl_frame *frame) {
    int seat = frame->seat, area = frame->v[0], event = am_event_now(s);
    switch (frame->v[1]) {
    case AM_SAVE_MINION:
        return SAID(P_SAVE_MINION, seat, area, event, frame->left);
    case AM_SAVE_BUILDING:
        return SAID(P_SAVE_BUILDING, seat, area, event);
    case AM_SAVE_CARD:
        return SAID(P_SAVE_CARD, seat, area, event);
    default:
        return SAID(P_SAVE_ENTRY, seat, area, frame->v[1] == AM_SAVE_FROM_TROLL ? AM_TROLL : AM_DEMON);
    }
}

/* Whether its player holds a card to play is nobody else's business: the same words for both. Without a power to use
 * there is one, or the turn would have gone on (AM-13.16). */
static struct pl_said prompt_turn(const struct am_state *s, const struct pl_frame *frame) {
    bool powers = am_powers(s, frame->seat);
    if (frame->step != AM_BEFORE)
        return powers ? SAID(P_END, frame->seat) : SAID(P_END_ONLY, frame->seat);
    return powers ? SAID(P_PLAY, frame->seat) : SAID(P_PLAY_ONLY, frame->seat);
}

static struct pl_said prompt_play(const struct pl_frame *frame) {
    if (frame->step == AM_CHOOSE_FIRST)
        return SAID(P_NAME, frame->seat);
    if (frame->step == AM_CHOOSE_SECOND)
        return SAID(P_NAME_SECOND, frame->seat);
    if (frame->step == AM_CHOSEN)
        return SAID(P_SECOND, frame->seat);
    return frame->left == 2 ? SAID(P_TWO, frame->seat) : SAID(P_AGAIN, frame->seat);
}

/* A text that has come to other players: what is wanted of that one, as the words on the card speak to who plays it. */
static struct pl_said prompt_target(const struct am_state *s, const struct pl_frame *frame) {
    int seat = frame->seat, card = frame->v[0], active = s->active, cards = s->seat[seat].cards;
    switch (am_cards[card].text) {
    case AM_T_BEG:
        return SAID(P_GIVE_CARDS, seat, card, active, cards < 2 - frame->step ? cards : 2 - frame->step);
    case AM_T_SANCTUARY:
        return SAID(P_GIVE_EITHER, seat, card, active);
    case AM_T_FOOL:
        return am_cannot_pay(s, frame) ? SAID(P_FINE_POOR, seat, card, active) : SAID(P_FINE, seat, card, active);
    case AM_T_BRIGADE:
        return am_cannot_pay(s, frame) ? SAID(P_RANSOM_POOR, seat, card, active) : SAID(P_RANSOM, seat, card, active);
    case AM_T_COSMO:
        return SAID(P_HIRED, seat, card, active);
    default: /* AM_T_AUDIT */
        return SAID(P_GIVE_UP, seat, card);
    }
}

/* The rest of a text that has begun. */
static struct pl_said prompt_text(const struct am_state *s, const struct pl_frame *frame) {
    int seat = frame->seat, card = frame->v[0], target = frame->v[1];
    if (seat != s->active)
        return prompt_target(s, frame);
    switch (am_cards[card].text) {
    case AM_T_BRIGADE:
        return SAID(P_RAZE, seat, card, target);
    case AM_T_ROSIE:
        return SAID(P_GIVE_CARDS, seat, card, target, 1);
    case AM_T_BURLEIGH:
        return SAID(P_KILL, seat, card, AM_KILL);
    case AM_T_HOBSON:
        return SAID(P_CARRY, seat, card);
    case AM_T_HERENOW:
        return frame->step == 1 ? SAID(P_ROB, seat, card) : SAID(P_GIVE_UP, seat, card);
    case AM_T_DIBBLER:
        return s->seat[seat].money >= 2 ? SAID(P_DIBBLER, seat, card) : SAID(P_GIVE_UP, seat, card);
    case AM_T_ERROL:
        return frame->step == 1 ? SAID(P_ERROL, seat, card) : SAID(P_GIVE_UP, seat, card);
    case AM_T_CARCER:
        if (frame->step == 4 && s->roll[0] != s->roll[1])
            return SAID(P_CARCER_EITHER, seat, card, s->roll[0] - 1, s->roll[1] - 1);
        return SAID(P_CARCER, seat, card, s->roll[frame->step == 3] - 1);
    case AM_T_CABLE:
        return SAID(P_CABLE, seat, card, target);
    case AM_T_WIZARDS:
        return SAID(P_WIZARDS, seat, card);
    case AM_T_SELL1:
    case AM_T_SELL2:
        return SAID(P_SELL, seat, card, am_cards[card].text == AM_T_SELL2 ? 2 : 1);
    case AM_T_ALCHEMY:
        return SAID(P_ALCHEMY, seat, card, 3 - frame->step);
    case AM_T_BURSAR:
        return SAID(P_BURSAR, seat, card, target >> 4 & 7, target & 15);
    default: /* AM_T_STANLEY */
        return SAID(P_STANLEY, seat, card, target);
    }
}

/* A text that is about to hit: which minion or building, where it is one; else the card says it all. */
static struct pl_said prompt_ask(const struct am_state *s, const struct pl_frame *frame) {
    const struct pl_frame *below = &s->frames.at[s->frames.depth - 2];
    int seat = frame->seat, card = below->v[0], b = below->v[1];
    switch (am_cards[card].text) {
    case AM_T_SHOVE:
        return SAID(P_ASK_MOVE, seat, card, b & 15, b >> 4 & 15);
    case AM_T_BURSAR: {
        bool first = (b >> 4 & 7) == seat;
        int one = b & 15, other = b >> AM_FIRST_BITS & 15;
        return SAID(P_ASK_SWAP, seat, card, first ? one : other, first ? other : one);
    }
    case AM_T_BUY:
    case AM_T_GRAB:
        return SAID(P_ASK_BUY, seat, card, b & 15, s->active);
    default:
        return SAID(P_ASK, seat, card, s->active);
    }
}

static struct pl_said wanted(const struct am_state *s, const struct pl_frame *frame) {
    int seat = frame->seat, a = frame->v[0];
    switch (frame->what) {
    case AM_F_PERSON:
        return SAID(P_PERSON, a);
    case AM_F_DRAW:
        return SAID(P_DRAW, a, frame->left);
    case AM_F_FIRST:
        return SAID(P_FIRST);
    case AM_F_TURN:
        return prompt_turn(s, frame);
    case AM_F_PLAY:
        return prompt_play(frame);
    case AM_F_CARD:
        return prompt_symbol(s, frame);
    case AM_F_TEXT:
        return seat == PL_CHANCE ? SAID(P_CHANCE, a) : prompt_text(s, frame);
    case AM_F_REMOVE:
        return prompt_removal(s, frame);
    case AM_F_ASK:
        return prompt_ask(s, frame);
    case AM_F_RELOCATE:
        return SAID(P_RELOCATE, seat, a);
    case AM_F_UNREAL:
        return SAID(P_UNREAL, seat);
    case AM_F_EVENT:
        return prompt_event(s, frame);
    default:
        return prompt_save(s, frame);
    }
}

/* What everybody else reads instead, of the same arguments. */
#define OTHERS(ASKED, TOLD) [AM_P_##ASKED - AM_P_PLAY] = AM_O_##TOLD
static const uint16_t others[] = {OTHERS(PLAY, PLAY),
                                  OTHERS(PLAY_ONLY, PLAY),
                                  OTHERS(TWO, AGAIN),
                                  OTHERS(AGAIN, AGAIN),
                                  OTHERS(NAME, NAME),
                                  OTHERS(NAME_SECOND, NAME_SECOND),
                                  OTHERS(SECOND, SECOND),
                                  OTHERS(END, END),
                                  OTHERS(END_ONLY, END),
                                  OTHERS(IDLE_POWER, IDLE),
                                  OTHERS(IDLE, IDLE),
                                  OTHERS(MINION, SYMBOL),
                                  OTHERS(BUILDING, SYMBOL),
                                  OTHERS(KILL, SYMBOL),
                                  OTHERS(CALM, SYMBOL),
                                  OTHERS(MONEY, SYMBOL),
                                  OTHERS(SCROLL, SYMBOL),
                                  OTHERS(RANDOM, SYMBOL),
                                  OTHERS(REMOVE, REMOVE),
                                  OTHERS(REMOVE_CARD, REMOVE_CARD),
                                  OTHERS(REMOVE_EVENT, SAVE_MINION),
                                  OTHERS(ASK, ASK),
                                  OTHERS(ASK_MOVE, ASK_MOVE),
                                  OTHERS(ASK_SWAP, ASK_SWAP),
                                  OTHERS(ASK_BUY, ASK_BUY),
                                  OTHERS(RELOCATE, RELOCATE),
                                  OTHERS(UNREAL, UNREAL),
                                  OTHERS(SAVE_MINION, SAVE_MINION),
                                  OTHERS(SAVE_BUILDING, SAVE_BUILDING),
                                  OTHERS(SAVE_CARD, SAVE_CARD),
                                  OTHERS(SAVE_ENTRY, SAVE_ENTRY),
                                  OTHERS(FLOOD, FLOOD),
                                  OTHERS(MURDER, MURDER),
                                  OTHERS(SUBSIDENCE, SUBSIDENCE),
                                  OTHERS(GIVE_CARDS, GIVE_CARDS),
                                  OTHERS(GIVE_EITHER, GIVE_EITHER),
                                  OTHERS(GIVE_UP, GIVE_UP),
                                  OTHERS(FINE, FINE),
                                  OTHERS(FINE_POOR, FINE_POOR),
                                  OTHERS(RANSOM, RANSOM),
                                  OTHERS(RANSOM_POOR, RANSOM_POOR),
                                  OTHERS(RAZE, RAZE),
                                  OTHERS(HIRED, HIRED),
                                  OTHERS(CARRY, CARRY),
                                  OTHERS(ROB, ROB),
                                  OTHERS(DIBBLER, DIBBLER),
                                  OTHERS(ERROL, ERROL),
                                  OTHERS(CARCER, CARCER),
                                  OTHERS(CARCER_EITHER, CARCER_EITHER),
                                  OTHERS(CABLE, CABLE),
                                  OTHERS(STANLEY, STANLEY),
                                  OTHERS(WIZARDS, WIZARDS),
                                  OTHERS(SELL, SELL),
                                  OTHERS(ALCHEMY, ALCHEMY),
                                  OTHERS(BURSAR, BURSAR)};
#undef OTHERS

/* Only who is asked is spoken to: the words of a card, and "your minion", would tell anybody else something untrue. */
struct pl_said am_prompt(const void *state, int viewer) {
    const struct am_state *s = state;
    if (!s->frames.depth)
        return SAID(P_OVER);
    const struct pl_frame *frame = pl_peek(&s->frames);
    struct pl_said said = wanted(s, frame);
    ptrdiff_t phrase = said.phrase - am_phrases;
    if (frame->seat != PL_CHANCE && frame->seat != viewer && phrase >= AM_P_PLAY)
        said.phrase = &am_phrases[others[phrase - AM_P_PLAY]];
    return said;
}
