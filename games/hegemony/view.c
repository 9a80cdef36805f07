/* What a viewer sees, and dealing anew what it does not know (HG-4.7).
 *
 * - Hands: others see how many cards. A view has no hand of others: all that is neither gone nor in the viewer's own
 *   hand may be there. Dealt again at random, as likely as there are copies.
 * - Hidden Agendas of people: a view has as many, as the lowest ones, and which one is kept nowhere. Those that are
 *   shown all know.
 * - Influence committed: a view has that it is; dealt again it is anything the role has.
 * - Events that the State looked at and put back: others know how many lie there; they may be any of the deck.
 *
 * Decks are sets and AI cards are seen as they are drawn, so the rest of them hides nothing. */
#include "games/hegemony/words.h"

/* ---- Views ------------------------------------------------------------------------------------------------------- */

static bool shown(const struct hg_state *s, int role) {
    return s->goal[role][0] && !s->goal[role][1] && s->goal_done[role] >> (s->goal[role][0] - 1) & 1;
}

/* HG-17.1 */
static void hide_goals(struct hg_state *s, int role) {
    if (shown(s, role))
        return;
    for (int i = 0; i < 2; i++)
        if (s->goal[role][i])
            s->goal[role][i] = (uint8_t)(i + 1);
}

/* HG-19.8: which these are stays in the deck, as far as others know. */
static void hide_events(struct hg_state *s) {
    for (int i = 0; i < s->event_top_n; i++) {
        s->event_deck |= 1u << (s->event_top[i] - 1) % HG_EVENTS;
        s->event_top[i] = 1;
    }
}

void hg_view(void *state, int viewer) {
    struct hg_state *s = state;
    int own = hg_role_at(s, viewer);
    for (int role = 0; role < HG_ROLES; role++) {
        if (role == own)
            continue;
        s->hand[role] = (struct pl_copies){0, 0};
        hide_goals(s, role);
        if (pl_seal_answered(&s->sealed, role) && s->seal[role])
            s->seal[role] = 1;
    }
    if (own != HG_S)
        hide_events(s);
}

/* ---- Worlds ------------------------------------------------------------------------------------------------------ */

/* One card of the pack, as likely as there are copies. */
static int take_copy(const struct pl_copies *deck, struct pl_rng *rng) {
    int n = (int)pl_rng_below(rng, (uint32_t)pl_copies_count(deck)), kind = 0;
    while (n >= pl_copies_of(deck, kind))
        n -= pl_copies_of(deck, kind++);
    return kind;
}

static void deal_hand(struct hg_state *s, int role, struct pl_rng *rng) {
    struct pl_copies deck = hg_deck_of(s, role);
    int left = pl_copies_count(&deck);
    for (int n = s->hand_n[role] - pl_copies_count(&s->hand[role]); n > 0 && left > 0; n--, left--) {
        int card = take_copy(&deck, rng);
        pl_copies_drop(&deck, card);
        pl_copies_add(&s->hand[role], card);
    }
}

/* Of two that are dealt and not yet chosen from the smaller comes first; after an answer either does. */
static void deal_goals(struct hg_state *s, int role, struct pl_rng *rng) {
    uint8_t *goal = s->goal[role];
    if (!goal[0] || shown(s, role))
        return;
    goal[0] = (uint8_t)(1 + pl_rng_below(rng, HG_GOALS_EACH));
    if (!goal[1])
        return;
    goal[1] = (uint8_t)(1 + pl_rng_below(rng, HG_GOALS_EACH - 1));
    goal[1] = (uint8_t)(goal[1] + (goal[1] >= goal[0]));
    if (!pl_seal_answered(&s->sealed, role) && goal[1] < goal[0]) {
        uint8_t first = goal[1];
        goal[1] = goal[0];
        goal[0] = first;
    }
}

static void deal_events(struct hg_state *s, struct pl_rng *rng) {
    for (int i = 0; i < s->event_top_n && s->event_deck; i++) {
        struct pl_set deck = {{s->event_deck, 0}};
        int event = pl_set_random(deck, rng);
        s->event_deck &= ~(1u << event);
        s->event_top[i] = (uint8_t)(event + 1);
    }
}

void hg_determinize(void *view, int viewer, struct pl_rng *rng) {
    struct hg_state *s = view;
    int own = hg_role_at(s, viewer);
    for (int role = 0; role < HG_ROLES; role++) {
        if (role == own || !hg_in_game(s, role))
            continue;
        deal_hand(s, role, rng);
        deal_goals(s, role, rng);
        if (pl_seal_answered(&s->sealed, role) && s->seal[role])
            s->seal[role] = (uint8_t)(1 + pl_rng_below(rng, s->influence[role] + 1u));
    }
    if (own != HG_S)
        deal_events(s, rng);
}
