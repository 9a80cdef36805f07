/* Effect cards (WO-43): which are active now, and what the rest of the game asks them. One AND tells whether any card
 * in play has to do with a question; only then its rows are read. */
#include "games/worldorder/events.h"

/* ---- Active cards (WO-16.4) ---------------------------------------------------------------------------------------
 */

enum { NOT_PLACED = 0, ENDLESS = 7, GONE = 255 };

/* A card for so many rounds begins with the next one; `fx_last` is its last, so the first follows. */
static bool is_on(const struct wo_state *s, int effect) {
    const struct wo_effect_row *card = &wo_effect_cards[effect];
    int last = s->fx_last[effect];
    if (last == NOT_PLACED || last == GONE)
        return false;
    if (card->duration == WO_LASTS_ROUNDS)
        return s->round <= last && s->round > last - card->rounds;
    return card->duration != WO_LASTS_NOW || s->round <= last;
}

uint16_t wo_effects_on(const struct wo_state *s) {
    unsigned on = 0;
    for (int effect = 0; effect < WO_EFFECTS; effect++)
        on |= (unsigned)is_on(s, effect) << effect;
    return (uint16_t)on;
}

/* Its last round. Cards dealt with the setup count as placed before round 1. */
static int last_round(const struct wo_state *s, const struct wo_effect_row *card) {
    if (card->duration != WO_LASTS_ROUNDS && card->duration != WO_LASTS_NOW)
        return ENDLESS;
    return (s->phase == WO_SETUP ? 0 : s->round) + card->rounds;
}

void wo_add_effect(struct wo_state *s, int effect, struct pl_notes *notes) {
    if (s->fx_last[effect] != NOT_PLACED) { /* WO-16.5 */
        NOTE(N_EFFECT_AGAIN, effect);
        return;
    }
    s->fx_last[effect] = (uint8_t)last_round(s, &wo_effect_cards[effect]);
    s->fx_on = wo_effects_on(s);
    NOTE(N_EFFECT, effect);
}

void wo_drop_effect(struct wo_state *s, int effect, struct pl_notes *notes) {
    if (s->fx_last[effect] == NOT_PLACED || s->fx_last[effect] == GONE)
        return;
    s->fx_last[effect] = GONE;
    s->fx_on = wo_effects_on(s);
    NOTE(N_EFFECT_GONE, effect);
}

void wo_effects_begin_round(struct wo_state *s) {
    for (int effect = 0; effect < WO_EFFECTS; effect++) {
        int duration = wo_effect_cards[effect].duration;
        bool timed = duration == WO_LASTS_ROUNDS || duration == WO_LASTS_NOW;
        if (timed && s->fx_last[effect] != NOT_PLACED && s->round > s->fx_last[effect])
            s->fx_last[effect] = GONE;
    }
    s->fx_on = wo_effects_on(s);
}

/* ---- Their rows ---------------------------------------------------------------------------------------------------
 */

/* A walk over the rows of a hook on the cards in play. */
struct walk {
    unsigned cards;
    uint8_t hook, next;
};

static struct walk rows_of(const struct wo_state *s, enum wo_hook hook) {
    return (struct walk){.cards = s->fx_on & wo_hook_mask[hook], .hook = (uint8_t)hook};
}

static const struct wo_hook_row *row_of_cards(struct walk *walk) {
    while (walk->cards) {
        const struct wo_effect_row *card = &wo_effect_cards[__builtin_ctz(walk->cards)];
        while (walk->next < card->hooks)
            if (card->hook[walk->next++].hook == walk->hook)
                return &card->hook[walk->next - 1];
        walk->cards &= walk->cards - 1;
        walk->next = 0;
    }
    return NULL;
}

static inline const struct wo_hook_row *next_row(struct walk *walk) {
    return walk->cards ? row_of_cards(walk) : NULL;
}

static bool is(int named, int asked) {
    return named == asked || named == WO_ANY;
}

/* Both powers of a pair, in either order. */
static bool is_pair(const struct wo_hook_row *row, int a, int b) {
    return (is(row->a, a) && is(row->b, b)) || (is(row->a, b) && is(row->b, a));
}

/* The sum of what the rows about `a` say. */
static int sum(const struct wo_state *s, enum wo_hook hook, int a) {
    struct walk walk = rows_of(s, hook);
    int n = 0;
    for (const struct wo_hook_row *row; (row = next_row(&walk));)
        n += is(row->a, a) ? row->n : 0;
    return n;
}

/* The same of those about `a` and `b`. */
static int sum_of_two(const struct wo_state *s, enum wo_hook hook, int a, int b) {
    struct walk walk = rows_of(s, hook);
    int n = 0;
    for (const struct wo_hook_row *row; (row = next_row(&walk));)
        n += is(row->a, a) && is(row->b, b) ? row->n : 0;
    return n;
}

/* WO-24.3: whichever version of the country is in the game. */
static bool is_country(int named, int asked) {
    const struct wo_country *card = &wo_countries[asked];
    return named == asked || card->instead == named || (card->starts >= 0 && card->twin == named);
}

/* ---- Questions ----------------------------------------------------------------------------------------------------
 */

int wo_hook_threat_loss(const struct wo_state *s, int loser, int by) {
    struct walk walk = rows_of(s, WO_HOOK_THREAT_LOSS);
    for (const struct wo_hook_row *row; (row = next_row(&walk));)
        if (is_pair(row, loser, by))
            return row->n;
    return 2; /* WO-10.6 */
}

bool wo_hooked_no_threat(const struct wo_state *s, int a, int b) {
    struct walk walk = rows_of(s, WO_HOOK_NO_THREAT);
    for (const struct wo_hook_row *row; (row = next_row(&walk));)
        if (is_pair(row, a, b))
            return true;
    return false;
}

bool wo_hooked_unrefuse(const struct wo_state *s, int country, int power) {
    struct walk walk = rows_of(s, WO_HOOK_UNREFUSE);
    for (const struct wo_hook_row *row; (row = next_row(&walk));)
        if (is_country(row->a, country) && is(row->b, power))
            return true;
    return false;
}

int wo_hooked_extra_buy(const struct wo_state *s, int country, int good) {
    struct walk walk = rows_of(s, WO_HOOK_EXTRA_BUY);
    int n = 0;
    for (const struct wo_hook_row *row; (row = next_row(&walk));)
        n += is_country(row->a, country) && is(row->b, good) ? row->n : 0;
    return n;
}

int wo_hook_export_price(const struct wo_state *s, int good) {
    struct walk walk = rows_of(s, WO_HOOK_EXPORT_PRICE);
    for (const struct wo_hook_row *row; (row = next_row(&walk));)
        if (is(row->a, good))
            return row->n;
    return wo_goods[good].sell;
}

int wo_hook_import_more(const struct wo_state *s, int good) {
    return sum(s, WO_HOOK_IMPORT_PRICE, good);
}

int wo_hook_focus_ready(const struct wo_state *s, int power) {
    return sum(s, WO_HOOK_FOCUS_READY, power);
}

/* `a` would import from a commerce card of `b`. Named for one good only, `a` alone is meant. */
bool wo_hook_no_commerce(const struct wo_state *s, int a, int b, int good) {
    struct walk walk = rows_of(s, WO_HOOK_NO_COMMERCE);
    for (const struct wo_hook_row *row; (row = next_row(&walk));)
        if (row->n < 0 ? is_pair(row, a, b) : is(row->a, a) && is(row->b, b) && row->n == good)
            return true;
    return false;
}

bool wo_hook_prod_locked(const struct wo_state *s, int power, int good) {
    struct walk walk = rows_of(s, WO_HOOK_PROD_LOCKED);
    for (const struct wo_hook_row *row; (row = next_row(&walk));)
        if (is(row->a, power) && is(row->b, good))
            return true;
    return false;
}

int wo_hooked_defense(const struct wo_state *s, int power, int region) {
    return sum_of_two(s, WO_HOOK_DEFENSE, power, region);
}

int wo_hook_exports(const struct wo_state *s, int power) {
    return sum(s, WO_HOOK_EXPORTS, power);
}

void wo_hook_prep_gain(struct wo_state *s, int power, struct pl_notes *notes) {
    struct walk walk = rows_of(s, WO_HOOK_PREP_GAIN);
    for (const struct wo_hook_row *row; (row = next_row(&walk));)
        if (is(row->a, power) && !wo_is_npc(s, power))
            wo_gain(s, power, row->b, row->n, notes);
}

int wo_hook_first_engage(const struct wo_state *s, int power, int region) {
    return s->power[power].once & WO_ONCE_ENGAGED_AFRICA ? 0 : -sum(s, WO_HOOK_FIRST_ENGAGE, region);
}
