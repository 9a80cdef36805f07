/* What the files of events share. The event of a card is said by the words in its row of cards.def; what these do not
 * say is a struct ts_event, named in the same row. */
#ifndef PLATEAU_TWILIGHT_EVENTS_H
#define PLATEAU_TWILIGHT_EVENTS_H

#include "games/twilight/decide.h"
#include "games/twilight_effects.h"

struct ts_event {
    /* Happens for `side`, which resolves it; `player` has played it. */
    void (*happens)(struct ts_state *s, int side, int player, struct pl_notes *notes);
    bool (*possible)(const struct ts_state *s, int side); /* TS-13.38; NULL: always */
    const struct ts_row *asks; /* of TS_F_CHOICE or TS_F_RANDOM: what it has a side, or chance, decide */
};
#define WORDS(EFFECT)
#define WORDS_AND(EVENT_NAME, EFFECT) extern const struct ts_event ts_event_##EVENT_NAME;
#define DOES(EVENT_NAME) extern const struct ts_event ts_event_##EVENT_NAME;
#define SCORES
#define CARD(NUMBER, NAME, WHAT, ...) WHAT
#include "games/twilight/cards.def"
#undef WORDS
#undef WORDS_AND
#undef DOES
#undef SCORES
extern const struct ts_event ts_event_none;
extern const struct ts_event *const ts_events[TS_CARDS]; /* events.c */

/* The head of an event's function, with what else its row has; most need only a part of what they are told. */
#define EVENT(NAME, ...)                                                                                               \
    static void NAME##_happens(struct ts_state *s, int side, int player, struct pl_notes *notes);                      \
    const struct ts_event ts_event_##NAME = {.happens = NAME##_happens, __VA_ARGS__};                                  \
    static void NAME##_happens(struct ts_state *s, __attribute__((unused)) int side,                                   \
                               __attribute__((unused)) int player, __attribute__((unused)) struct pl_notes *notes)

/* effects.c: the event of a card that has words in cards.def; how many branches it asks for (0: none), their keys, and
 * what the chosen one does. */
void ts_effect(struct ts_state *s, int card, int side, struct pl_notes *notes);
int ts_effect_choices(int card);
const char *ts_effect_choice_key(int card, int branch);
void ts_effect_chosen(struct ts_state *s, int card, int side, int branch, struct pl_notes *notes);

void ts_push_choice(struct ts_state *s, int card, int side);
/* Operations that an event grants, with its own printed value or another. */
void ts_push_grant(struct ts_state *s, int card, int side, enum ts_grant grant, int value);
void ts_push_cards(struct ts_state *s, int card, int side, enum ts_card_choice choice);
void ts_push_random(struct ts_state *s, int card, int victim, int count);
void ts_push_draw(struct ts_state *s, int to, int count);

/* ---- Rows of one kind ------------------------------------------------------------------------------------------- */

/* One of several branches of a card; what it does is `apply`. */
int ts_choice_moves(const struct ts_state *s, const struct pl_frame *f, pl_move *out);
void ts_choice_apply(struct ts_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes); /* by words */
bool ts_choice_fits(const struct ts_state *s, const struct pl_frame *f, const struct pl_frame *above);
#define CHOICE_ROW(...)                                                                                                \
    {                                                                                                                  \
        .key = "choice", .values = VALUES(CARD_VALUE(0)), .about = KINDS(TS_M_CHOOSE), .asks = PL_PHRASE(Q_CHOICE),    \
        .tells = PL_PHRASE(Q_WAIT_CARD), .not_now = PL_PHRASE(W_NOT_NOW), .fits = ts_choice_fits, __VA_ARGS__          \
    }

/* Cards of a hand or a pile; which, is the row's `cards`, and what becomes of one is `apply`. */
int ts_cards_moves(const struct ts_state *s, const struct pl_frame *f, pl_move *out);
struct pl_said ts_cards_why(const struct ts_state *s, const struct pl_frame *f, pl_move move);
#define CARDS_ROW(...)                                                                                                 \
    {                                                                                                                  \
        .key = "card", .values = VALUES(CARD_VALUE(0)), .about = KINDS(TS_M_DISCARD, TS_M_TAKE, TS_M_GIVE, TS_M_STOP), \
        .moves = ts_cards_moves, .not_now = PL_PHRASE(W_NOT_NOW), .fits = ts_cards_fits, __VA_ARGS__                   \
    }
bool ts_cards_fits(const struct ts_state *s, const struct pl_frame *f, const struct pl_frame *above);
struct pl_set ts_whole_hand(const struct ts_state *s, const struct pl_frame *f);
void ts_discard_from(struct ts_state *s, int side, int card, struct pl_notes *notes);
void ts_show_hand(struct ts_state *s, int side, struct pl_notes *notes); /* TS-11.3 */

/* Cards of a hand at random; what becomes of one is `happens`. */
bool ts_random_run(struct ts_state *s, struct pl_frame *f, struct pl_notes *notes);
int ts_random_chances(const struct ts_state *s, const struct pl_frame *f, struct pl_chance *out);
struct pl_asked ts_random_prompt(const struct ts_state *s, const struct pl_frame *f);
bool ts_random_fits(const struct ts_state *s, const struct pl_frame *f, const struct pl_frame *above);
#define RANDOM_ROW(...)                                                                                                \
    {                                                                                                                  \
        .key = "random", .values = VALUES(CARD_VALUE(0), SIDE_VALUE(1, "victim", "whose hand")), .run = ts_random_run, \
        .chances = ts_random_chances, .prompt = ts_random_prompt, .fits = ts_random_fits, __VA_ARGS__                  \
    }

#endif
