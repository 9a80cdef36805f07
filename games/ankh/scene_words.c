/* What the table shows besides the pieces, worked out for page and terminal alike, and the names of the scene's own
 * things: the neighbours of an area, the symbols of a card, what a personality wants. */
#include "games/ankh/scene.h"
#include "games/ankh/text.h"

/* ---- What is going on ------------------------------------------------------------------------------------------- */

static const struct pl_frame *find_frame(const struct am_state *s, int what) {
    for (int i = s->frames.depth - 1; i >= 0; i--)
        if (s->frames.at[i].what == what)
            return &s->frames.at[i];
    return NULL;
}

int am_event_now(const struct am_state *s) {
    const struct pl_frame *frame = find_frame(s, AM_F_EVENT);
    return frame ? frame->v[AM_V_EVENT] : -1;
}

int am_dice(const struct am_state *s) {
    const struct pl_frame *text = find_frame(s, AM_F_TEXT);
    int count = 0;
    if (text && am_text(text->v[AM_V_CARD])->blank) /* cards are kept there */
        return 0;
    while (count < 4 && s->roll[count])
        count++;
    return count;
}

int am_last_roll(const struct am_state *s) {
    return pl_kind(s->last) == AM_M_ROLL && pl_a(s->last) < AM_AREAS ? pl_a(s->last) + 1 : 0;
}

/* The card stands at the next symbol while something else goes on; at "play another card" it has made room for that
 * play. */
int am_symbol_now(const struct am_state *s) {
    if (!s->in_play)
        return -1;
    int card = s->in_play - 1, last = 0;
    while (am_symbol(card, last + 1))
        last++;
    for (int i = s->frames.depth - 1; i >= 0; i--) {
        const struct pl_frame *frame = &s->frames.at[i];
        if (frame->what == AM_F_CARD && frame->v[AM_V_CARD] == card)
            return frame->step - (i < s->frames.depth - 1);
        if (frame->what == AM_F_PLAY && am_symbol(card, last) == AM_AGAIN)
            return last;
    }
    return -1;
}

enum am_prospect am_prospect(const struct am_state *s, int viewer, int seat, int person) {
    for (int other = 0; other < s->players; other++) {
        if (s->seat[other].person == person + 1)
            return other == seat ? AM_IS : AM_IS_NOT;
    }
    bool out = s->seat[seat].person || s->seat[seat].not_person >> person & 1;
    if (viewer >= 0)
        out = out || s->seat[viewer].rules_out[person] >> seat & 1;
    return out ? AM_IS_NOT : AM_MAY_BE;
}

/* Of what was seen a view keeps only what its viewer saw; a card in a hand that is shown needs no guess. */
struct pl_set am_perhaps(const struct am_state *view, int seat) {
    struct pl_set cards = {{0, 0}};
    for (int card = 0; card < AM_CARDS; card++) {
        unsigned hands = 0;
        bool shown = false;
        for (int other = 0; other < view->players; other++) {
            hands |= am_tracked(view, other, card);
            shown = shown || am_holds(view, other, card);
        }
        if (!shown && hands >> seat & 1)
            pl_set_add(&cards, card);
    }
    return cards;
}

/* ---- Symbols and names ------------------------------------------------------------------------------------------ */

const char *am_symbol_look(const struct am_state *s, int card, int i) {
    static const char *const looks[] = {
        [AM_MINION] = "place-minion", [AM_BUILDING] = "build", [AM_KILL] = "kill",
        [AM_CALM] = "calm",           [AM_MONEY] = NULL,       [AM_SCROLL] = "scroll",
        [AM_EVENT] = "event",         [AM_AGAIN] = "again",    [AM_INTERRUPT] = "interrupt"};
    static const char *const coins[] = {"money-one", "money-two", "money-three", "money-four", "money-five"};
    int symbol = am_symbol(card, i);
    return symbol == AM_MONEY ? coins[am_card_money(s, card) - 1] : looks[symbol];
}

int am_card_money(const struct am_state *s, int card) { /* AM-14.12 */
    return card == AM_THE_CLACKS ? s->option[AM_OPT_CLACKS] : am_printed_money(card);
}

/* A comma, or the word before the last of `count` things; nothing before the first. */
static void put_between(int i, int count, enum pl_lang lang, struct pl_out *out) {
    if (i > 0)
        pl_put(out, i < count - 1 ? ", " : lang == PL_FR ? " et " : " and ");
}

static void put_neighbours(int area, enum pl_lang lang, struct pl_out *out) {
    int i = 0, count = __builtin_popcount(am_places[area].adjacent);
    AM_EACH(near, am_places[area].adjacent) {
        put_between(i++, count, lang, out);
        pl_putf(out, "%s (%d)", am_places[near].name.in[lang], near + 1);
    }
}

static void put_symbols(const struct am_state *s, int card, enum pl_lang lang, struct pl_out *out) {
    if (!am_symbol(card, 0))
        pl_put(out, am_phrases[AM_S_NO_SYMBOL].in[lang]);
    for (int i = 0; am_symbol(card, i); i++) {
        pl_put(out, i ? ", " : "");
        struct pl_said coins = SAY(S_TAKE, am_card_money(s, card));
        if (am_symbol(card, i) == AM_MONEY)
            pl_say(&coins, lang, NULL, NULL, out);
        else
            am_name(s, "symbol", am_symbol(card, i), lang, out);
    }
}

static void put_goal(const struct am_state *s, int person, enum pl_lang lang, struct pl_out *out) {
    static const uint16_t wants[AM_PERSONS] = {
        [AM_VETINARI] = AM_S_WANT_AREAS,   [AM_SELACHII] = AM_S_WANT_CONTROL,    [AM_RUST] = AM_S_WANT_CONTROL,
        [AM_DE_WORDE] = AM_S_WANT_CONTROL, [AM_DRAGON_KING] = AM_S_WANT_TROUBLE, [AM_CHRYSOPRASE] = AM_S_WANT_MONEY,
        [AM_VIMES] = AM_S_WANT_END,
    };
    int sides = s->players < 3 && person == AM_CHRYSOPRASE ? 3 : s->players; /* who is not played still has a card */
    struct pl_said goal = PL_SAY(&am_phrases[wants[person]], am_goals[person][sides - 2]);
    pl_say(&goal, lang, NULL, NULL, out);
}

static void put_perhaps(const struct am_state *s, int seat, enum pl_lang lang, struct pl_out *out) {
    bool first = true;
    PL_EACH(card, am_perhaps(s, seat)) {
        pl_put(out, first ? "" : ", ");
        pl_put(out, am_cards[card].name.in[lang]);
        first = false;
    }
}

bool am_scene_name(const void *state, const char *type, int32_t value, enum pl_lang lang, struct pl_out *out) {
    const struct am_state *s = state;
    if (strcmp(type, "neighbours") == 0 && value >= 0 && value < AM_AREAS)
        put_neighbours(value, lang, out);
    else if (strcmp(type, "symbols") == 0 && value >= 0 && value < AM_CARDS)
        put_symbols(s, value, lang, out);
    else if (strcmp(type, "perhaps") == 0 && value >= 0 && value < s->players)
        put_perhaps(s, value, lang, out);
    else if (strcmp(type, "wants") == 0 && value >= 0 && value < AM_PERSONS)
        put_goal(s, value, lang, out);
    else
        return false;
    return true;
}
