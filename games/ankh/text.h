/* The texts of the cards (section 20). Each text is one row: how it begins, what that does, and, where it takes more
 * than one move, its decision (core/decide.h), all side by side in the file that has it. cards.def names the row of
 * each. */
#ifndef PLATEAU_ANKH_TEXT_H
#define PLATEAU_ANKH_TEXT_H

#include "games/ankh/decide.h"
#include "games/ankh_effects.h"

#define KINDS(...)                                                                                                     \
    (const uint8_t[]) {                                                                                                \
        __VA_ARGS__, 0                                                                                                 \
    }

#define AM_CARD_VALUE PL_VALUE(AM_V_CARD, "card", "the card in play", .values = &am_card_keys, .max = AM_CARDS - 1)
extern const struct pl_field am_card_value[], am_target_values[]; /* nothing more; and the player */

struct am_text_row {
    /* How it begins: the kinds of moves, and what can be chosen. A text may be used only if it brings something
     * (AM-3.10). */
    const uint8_t *begins;
    bool (*usable)(const struct am_state *s, int seat);      /* just so, without anything to choose? */
    unsigned (*targets)(const struct am_state *s, int seat); /* other seats it can choose, as bits */
    unsigned (*places)(const struct am_state *s, int seat);  /* areas where it can put a minion */
    unsigned (*wares)(const struct am_state *s, int seat);   /* areas whose building it can buy */
    unsigned (*stirs)(const struct am_state *s);             /* areas that can get a trouble marker */
    bool (*possible)(const struct am_state *s, int seat);    /* with `opening`: can it begin at all? */
    int (*opening)(const struct am_state *s, int seat, pl_move *out);
    /* What the first move does. If there is a decision its frame lies on top, with card and target. */
    void (*begin)(struct am_state *s, int seat, int card, pl_move move, struct pl_notes *notes);
    struct pl_decision then; /* what it goes on with; no key: it is done at once */

    /* Where it differs from other texts with such moves; PL_NOTHING: it does not. */
    struct pl_said (*why)(const struct am_state *s, const struct pl_frame *f, pl_move move);
    struct pl_said (*says)(const struct am_state *s, const struct pl_frame *f, pl_move move, int viewer);
    struct pl_asked (*asked)(const struct am_state *s, const struct pl_frame *f,
                             int seat); /* of who may interrupt it */
    /* Of what only some may see in its frame or rolls: hides it, deals it anew (section 12). */
    void (*blank)(struct am_state *s, const struct pl_frame *f, int viewer);
    void (*deal)(struct am_state *s, const struct pl_frame *f, struct pl_rng *rng);
    bool (*poor)(const struct am_state *s, const struct pl_frame *f); /* asked only for Wallace Sonky? */
    uint8_t fee;                                                      /* dollars that whoever plays it pays to begin */
    uint8_t demand;                                                   /* dollars it asks for */
    bool open;    /* the cards it draws or chooses are seen by all */
    bool by_hand; /* whether it can begin depends on the hand, a secret */
    bool rolls;   /* it keeps something in `roll` while it is asked about */
    bool removes; /* it goes on after a removal */
    bool twice;   /* it lets two cards be played */
};

#define TEXT(NAME, ROW, ...) extern const struct am_text_row am_text_##ROW;
#include "games/ankh/cards.def"
extern const struct am_text_row *const am_text_rows[AM_TEXTS];
static inline const struct am_text_row *am_text(int card) {
    return am_text_rows[am_cards[card].text];
}
/* A symbol is one operation of the card's effect (cards.def), and the frame's step counts them. */
static inline const struct pl_op *am_row_of(int card, int i) {
    return &am_effects.rows[am_effect_at[card] + i];
}

static inline enum am_symbol am_symbol_of(const struct pl_op *row) {
    static_assert((int)AM_OP_MINION == (int)PL_OP_GAME && AM_OP_INTERRUPT - AM_OP_MINION == AM_INTERRUPT - AM_MINION,
                  "in order");
    return row->code < PL_OP_GAME ? AM_NO_SYMBOL : row->code - PL_OP_GAME + AM_MINION;
}

/* Where an AM_F_CARD stands. */
static inline enum am_symbol am_symbol_due(const struct pl_frame *frame) {
    return am_symbol_of(am_row_of(frame->v[AM_V_CARD], frame->step));
}

/* The text that may be begun or is being done, or one that is none. */
const struct am_text_row *am_text_now(const struct pl_frame *frame);
/* Does it ask, now, for moves of this kind? */
bool am_text_asks(const struct pl_frame *frame, int kind);
bool am_has_kind(const uint8_t *kinds, int kind);

/* ---- For the rows ----------------------------------------------------------------------------------------------- */

/* Other seats that have cards, money, buildings or minions on the board, as bits. */
unsigned am_others_with(const struct am_state *s, int seat, bool (*has)(const struct am_state *, int));
bool am_has_cards(const struct am_state *s, int seat);
bool am_has_money(const struct am_state *s, int seat);
bool am_sits(const struct am_state *s, int seat);
bool am_always(const struct am_state *s, int seat);

/* Minions in these areas but for those of the owners `but` (bits). */
int am_removal_moves(const struct am_state *s, unsigned areas, unsigned but, pl_move *out);
int am_hand_moves(const struct am_state *s, int seat, int kind, pl_move *out);
int am_own_minion_moves(const struct am_state *s, int seat, pl_move *out); /* AM_M_REMOVE */
int am_move_anywhere(const struct am_state *s, int seat, pl_move *out);    /* one's own minions, AM_M_MOVE */
unsigned am_others_in_trouble(const struct am_state *s, int seat);
int am_die_chances(const struct am_state *s, const struct pl_frame *f, struct pl_chance *out);

void am_end_text(struct am_state *s);
void am_earn(struct am_state *s, int seat, int sum, struct pl_notes *notes);
void am_pay_to(struct am_state *s, int from, int to, int sum, struct pl_notes *notes);
void am_sell(struct am_state *s, int seat, int card, int sum, struct pl_notes *notes);
void am_give_card(struct am_state *s, int from, int to, int card, struct pl_notes *notes);
/* A text has `seat` remove a minion: its owner is asked first if need be. */
void am_text_removes(struct am_state *s, int seat, int owner, int area, struct pl_notes *notes);
void am_move_minion(struct am_state *s, int owner, int from, int to, struct pl_notes *notes);

/* Whom a text is about may answer, once, before it strikes. False: it was asked just now, or the text is over because
 * somebody refused it. */
bool am_strikes(struct am_state *s, struct pl_frame *f, int whom, unsigned answers);
int am_sonky_move(const struct am_state *s, int seat, pl_move *out);
/* If the move is Wallace Sonky: his player is spared (AM-13.15), and a text with one target is over. */
bool am_sonky_spares(struct am_state *s, struct pl_frame *f, pl_move move, bool one_target, struct pl_notes *notes);
static inline bool am_spared(const struct pl_frame *frame, int seat) {
    return frame->left >> seat & 1;
}
/* Who rolls is on top again, with the face that came up. */
int am_rolled_face(struct am_state *s, struct pl_frame *f, pl_move outcome, struct pl_notes *notes);

/* ---- Do frames fit? ---------------------------------------------------------------------------------------------- */

bool am_rolled(const struct am_state *s, int count); /* so many dice, and no more */
static inline bool am_is_seat(const struct am_state *s, int seat) {
    return seat >= 0 && seat < s->players;
}
static inline bool am_is_other(const struct am_state *s, int seat) {
    return am_is_seat(s, seat) && seat != s->active;
}
static inline bool am_is_there(const struct am_state *s, int area, int owner) {
    return area >= 0 && area < AM_AREAS && owner >= 0 && owner < AM_OWNERS && s->area[area].minions[owner];
}
static inline bool am_asking(const struct pl_frame *above) {
    return above && above->what == AM_F_ASK;
}
/* Its player decides, or chance, and nothing lies above. */
static inline bool am_mine(const struct am_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && f->seat == s->active;
}
static inline bool am_chance(const struct pl_frame *f, const struct pl_frame *above) {
    return !above && f->seat == PL_CHANCE;
}
/* Its target is being asked about it. */
static inline bool am_first_asked(const struct pl_frame *f, const struct pl_frame *above) {
    return f->step == 1 && am_asking(above);
}
bool am_target_asked(const struct am_state *s, const struct pl_frame *f, const struct pl_frame *above);

#endif
