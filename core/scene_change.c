/* The difference of two scenes as JSON. What is compared is what games say (phrases and their arguments), not the text
 * it becomes: equal words say the same as long as the game goes on, which tests/test_served.c holds every game to. */
#include "core/scene_change.h"
#include "core/json.h"
#include <assert.h>

/* Of one view each. */
struct pair {
    const struct pl_game *game;
    const void *before, *now;
    const struct pl_scene *was, *is;
    struct pl_scene_places *places;
    enum pl_lang lang;
};

/* ---- Pieces ----------------------------------------------------------------------------------------------------- */

static bool same_words(const struct pl_said *a, const struct pl_said *b) {
    return a->phrase == b->phrase && memcmp(a->arg, b->arg, sizeof a->arg) == 0;
}

static bool same_piece(const struct pl_piece *a, const struct pl_piece *b) {
    static_assert(sizeof *a == 32 + PL_MAX_BADGES * sizeof(char *) + 3 * sizeof a->label,
                  "compare the new member, too");
    size_t words = offsetof(struct pl_piece, badge); /* from here on there is nothing between the members */
    return a->id == b->id && a->zone == b->zone && a->seat == b->seat && a->face == b->face && a->look == b->look &&
           a->count == b->count && a->dx == b->dx && a->dy == b->dy && a->size == b->size && a->turn == b->turn &&
           memcmp((const char *)a + words, (const char *)b + words, sizeof *a - words) == 0;
}

/* Writes where pieces stand in both lists, or, `clear`, forgets it again. */
static void note_places(const struct pair *pair, bool clear) {
    for (int i = 0; i < pair->was->pieces; i++)
        pair->places->then[pair->was->piece[i].id] = (uint16_t)(clear ? 0 : i + 1);
    for (int i = 0; i < pair->is->pieces; i++)
        pair->places->now[pair->is->piece[i].id] = (uint16_t)(clear ? 0 : i + 1);
    if (clear)
        memset(pair->places->moved, 0, sizeof pair->places->moved);
}

static int now_at(const struct pair *pair, int then) {
    return pair->places->now[pair->was->piece[then].id] - 1;
}

static void put_gone(const struct pair *pair, struct pl_out *out) {
    bool any = false;
    for (int i = 0; i < pair->was->pieces; i++) {
        if (now_at(pair, i) >= 0)
            continue;
        if (!any)
            pl_json_begin(out, "gone", '[');
        pl_json_int(out, NULL, pair->was->piece[i].id);
        any = true;
    }
    if (any)
        pl_json_end(out, ']');
}

/* Goes on to the next old piece that may have kept its place. */
static int next_kept(const struct pair *pair, int at) {
    while (at < pair->was->pieces && (pair->places->moved[at] || now_at(pair, at) < 0))
        at++;
    return at;
}

/* Does the piece that stands at `i` now still follow the one it followed? `at` goes through the old list: where the two
 * lists part, the piece that is further from its old place has moved and the others have kept theirs. */
static bool kept_place(const struct pair *pair, int i, int *at) {
    int then = pair->places->then[pair->is->piece[i].id] - 1;
    *at = next_kept(pair, *at);
    while (then > *at && now_at(pair, *at) - i > then - *at) {
        pair->places->moved[*at] = true;
        *at = next_kept(pair, *at);
    }
    if (then == *at) {
        ++*at;
        return true;
    }
    if (then >= 0)
        pair->places->moved[then] = true;
    return false;
}

static void put_changed(const struct pair *pair, struct pl_out *out) {
    bool any = false;
    for (int i = 0, at = 0; i < pair->is->pieces; i++) {
        const struct pl_piece *piece = &pair->is->piece[i];
        bool kept = kept_place(pair, i, &at);
        if (kept && same_piece(&pair->was->piece[at - 1], piece))
            continue;
        if (!any)
            pl_json_begin(out, "changed", '[');
        any = true;
        pl_json_begin(out, NULL, '{');
        if (!kept)
            pl_json_int(out, "after", i ? pair->is->piece[i - 1].id : -1);
        pl_scene_piece_members(pair->game, pair->now, pair->is, piece, pair->lang, out);
        pl_json_end(out, '}');
    }
    if (any)
        pl_json_end(out, ']');
}

/* ---- Seats and stats -------------------------------------------------------------------------------------------- */

/* The stats of one seat, or of nobody. */
static bool same_stats(const struct pair *pair, int seat) {
    const struct pl_scene *was = pair->was, *is = pair->is;
    for (int i = 0, k = 0;; i++, k++) {
        while (i < was->stats && was->stat[i].seat != seat)
            i++;
        while (k < is->stats && is->stat[k].seat != seat)
            k++;
        if (i >= was->stats || k >= is->stats)
            return i >= was->stats && k >= is->stats;
        if (was->stat[i].value != is->stat[k].value || !same_words(&was->stat[i].label, &is->stat[k].label))
            return false;
    }
}

/* Its name, mark and colour: games may call a seat otherwise once its role is known. */
static bool same_name(const struct pair *pair, int seat) {
    char text[2][512];
    struct pl_out then = PL_OUT(text[0]), now = PL_OUT(text[1]);
    pl_scene_name_members(pair->game, pair->before, seat, pair->lang, &then);
    pl_scene_name_members(pair->game, pair->now, seat, pair->lang, &now);
    return !then.cut && !now.cut && strcmp(text[0], text[1]) == 0;
}

/* Powers that nobody plays: all of them, if one has changed. */
static void put_powers(const struct pair *pair, struct pl_out *out) {
    int players = pair->game->players(pair->now);
    bool same = pair->was->powers == pair->is->powers;
    for (int i = 0; same && i < pair->is->powers; i++)
        same = same_stats(pair, players + i) && same_name(pair, players + i);
    if (same)
        return;
    pl_json_begin(out, "powers", '[');
    for (int i = 0; i < pair->is->powers; i++) {
        pl_json_begin(out, NULL, '{');
        pl_scene_seat_members(pair->game, pair->now, pair->is, players + i, pair->lang, out);
        pl_json_end(out, '}');
    }
    pl_json_end(out, ']');
}

static void put_seats(const struct pair *pair, struct pl_out *out) {
    bool any = false;
    int players = pair->game->players(pair->now);
    for (int seat = 0; seat < players; seat++) {
        if (same_stats(pair, seat) && same_name(pair, seat))
            continue;
        if (!any)
            pl_json_begin(out, "seats", '[');
        any = true;
        pl_json_begin(out, NULL, '{');
        pl_json_int(out, "seat", seat);
        pl_scene_seat_members(pair->game, pair->now, pair->is, seat, pair->lang, out);
        pl_json_end(out, '}');
    }
    if (any)
        pl_json_end(out, ']');
}

void pl_scene_change_members(const struct pl_game *game, const void *before, const struct pl_scene *was,
                             const void *now, const struct pl_scene *is, struct pl_scene_places *places,
                             enum pl_lang lang, struct pl_out *out) {
    const struct pair pair = {
        .game = game, .before = before, .now = now, .was = was, .is = is, .places = places, .lang = lang};
    note_places(&pair, false);
    put_gone(&pair, out);
    put_changed(&pair, out);
    note_places(&pair, true);
    put_seats(&pair, out);
    put_powers(&pair, out);
    if (!same_stats(&pair, PL_NOBODY)) {
        pl_json_key(out, "stats");
        pl_scene_stats_json(game, now, is, PL_NOBODY, lang, out);
    }
}
