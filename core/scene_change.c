/* The difference of two scenes as JSON. What is summed up is what games say (phrases and their arguments), not the text
 * it becomes: equal words say the same as long as the game goes on, which tests/test_served.c holds every game to. */
#include "core/scene_change.h"
#include "core/json.h"
#include <assert.h>

struct pair {
    const struct pl_game *game;
    const void *view;
    const struct pl_scene *scene;
    const struct pl_scene_sums *was, *is;
    struct pl_scene_places *places;
    enum pl_lang lang;
    int from, was_end, is_end; /* find_middle */
};

/* ---- Checksums -------------------------------------------------------------------------------------------------- */

/* Two words at a time: the halves of a product of 128 bits, in which each bit of both has its part. */
static uint64_t add(uint64_t sum, uint64_t a, uint64_t b) {
    unsigned __int128 product =
        (unsigned __int128)(sum ^ a ^ UINT64_C(0x9E3779B97F4A7C15)) * (b ^ UINT64_C(0xD6E8FEB86659FD93));
    return (uint64_t)product ^ (uint64_t)(product >> 64);
}

static uint64_t add_text(uint64_t sum, const char *text, size_t length) {
    for (size_t size; length; text += size, length -= size) {
        uint64_t word[2] = {0};
        size = length < sizeof word ? length : sizeof word;
        memcpy(word, text, size);
        sum = add(sum, word[0], word[1]);
    }
    return sum;
}

/* `which` of the texts it is. */
static uint64_t add_words(uint64_t sum, uint64_t which, const struct pl_said *said) {
    uint64_t arg[PL_ARGS / 2];
    static_assert(sizeof arg == sizeof said->arg && PL_ARGS == 6, "all arguments count");
    if (!said->phrase)
        return sum;
    memcpy(arg, said->arg, sizeof arg);
    sum = add(sum + which, (uint64_t)(uintptr_t)said->phrase, arg[0]);
    return add(sum, arg[1], arg[2]);
}

static uint64_t four(int a, int b, int c, int d) {
    return (uint64_t)(uint16_t)a << 48 | (uint64_t)(uint16_t)b << 32 | (uint64_t)(uint16_t)c << 16 | (uint16_t)d;
}

static uint64_t sum_of_piece(const struct pl_piece *piece) {
    enum { LABEL = 1, TITLE, TEXT };
    static_assert(sizeof *piece == 32 + PL_MAX_BADGES * sizeof(char *) + 3 * sizeof piece->label,
                  "add the new member, too");
    uint64_t sum = add((uint64_t)(uintptr_t)piece->look, four(piece->zone, piece->seat, piece->face, piece->count),
                       four(piece->dx, piece->dy, piece->size, piece->turn));
    for (int i = 0; i < PL_MAX_BADGES && piece->badge[i]; i++)
        sum = add(sum, (uint64_t)(uintptr_t)piece->badge[i], (uint64_t)i);
    sum = add_words(sum, LABEL, &piece->label);
    sum = add_words(sum, TITLE, &piece->title);
    sum = add_words(sum, TEXT, &piece->text);
    return (uint64_t)piece->id << 48 | sum >> 16;
}

static uint64_t sum_of_stats(const struct pl_scene *scene, int seat, uint64_t sum) {
    for (int i = 0; i < scene->stats; i++)
        if (scene->stat[i].seat == seat)
            sum = add_words(add(sum, (uint32_t)scene->stat[i].value, 0), 0, &scene->stat[i].label);
    return sum;
}

void pl_scene_sum(const struct pl_game *game, const void *view, const struct pl_scene *scene, enum pl_lang lang,
                  struct pl_scene_sums *sums) {
    int players = game->players(view);
    *sums = (struct pl_scene_sums){
        .pieces = (uint16_t)scene->pieces, .players = (uint16_t)players, .powers = (uint16_t)scene->powers};
    for (int i = 0; i < scene->pieces; i++)
        sums->piece[i] = sum_of_piece(&scene->piece[i]);
    /* Its name, mark and colour, too: games may call a seat otherwise once its role is known. */
    for (int seat = 0; seat < players + scene->powers && seat < PL_MAX_SEATS; seat++) {
        char text[512];
        struct pl_out out = PL_OUT(text);
        pl_scene_name_members(game, view, seat, lang, &out);
        sums->seat[seat] = sum_of_stats(scene, seat, add_text(out.len, text, out.len));
    }
    sums->stats = sum_of_stats(scene, PL_NOBODY, 0);
}

/* ---- Pieces ----------------------------------------------------------------------------------------------------- */

static int id_of(const struct pl_scene_sums *sums, int i) {
    return (int)(sums->piece[i] >> 48);
}

/* Where the two lists differ in pieces or in their order: not before `from`, and not from `was_end` and `is_end` on. */
static void find_middle(struct pair *pair) {
    const struct pl_scene_sums *was = pair->was, *is = pair->is;
    int from = 0, was_end = was->pieces, is_end = is->pieces;
    while (from < was_end && from < is_end && id_of(was, from) == id_of(is, from))
        from++;
    while (was_end > from && is_end > from && id_of(was, was_end - 1) == id_of(is, is_end - 1)) {
        was_end--;
        is_end--;
    }
    pair->from = from;
    pair->was_end = was_end;
    pair->is_end = is_end;
}

/* Writes where pieces between these ends stand in both lists, or, `clear`, forgets it again. */
static void note_places(const struct pair *pair, bool clear) {
    for (int i = pair->from; i < pair->was_end; i++)
        pair->places->then[id_of(pair->was, i)] = (uint16_t)(clear ? 0 : i + 1);
    for (int i = pair->from; i < pair->is_end; i++)
        pair->places->now[id_of(pair->is, i)] = (uint16_t)(clear ? 0 : i + 1);
    for (int i = pair->from; clear && i < pair->was_end; i++)
        pair->places->moved[i] = false;
}

static int now_at(const struct pair *pair, int then) {
    return pair->places->now[id_of(pair->was, then)] - 1;
}

static void put_gone(const struct pair *pair, struct pl_out *out) {
    bool any = false;
    for (int i = pair->from; i < pair->was_end; i++) {
        if (now_at(pair, i) >= 0)
            continue;
        if (!any)
            pl_json_begin(out, "gone", '[');
        pl_json_int(out, NULL, id_of(pair->was, i));
        any = true;
    }
    if (any)
        pl_json_end(out, ']');
}

/* Goes on to the next old piece that may have kept its place. */
static int next_kept(const struct pair *pair, int at) {
    while (at < pair->was_end && (pair->places->moved[at] || now_at(pair, at) < 0))
        at++;
    return at;
}

/* Does the piece that stands at `i` now still follow the one it followed? `at` goes through the old list: where the two
 * lists part, the piece that is further from its old place has moved and the others have kept theirs. */
static bool kept_place(const struct pair *pair, int i, int *at) {
    int then = pair->places->then[id_of(pair->is, i)] - 1;
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

/* The piece that stands at `i` now; `kept`: in its old place. */
static void put_piece(const struct pair *pair, int i, bool kept, bool first, struct pl_out *out) {
    if (first)
        pl_json_begin(out, "changed", '[');
    pl_json_begin(out, NULL, '{');
    if (!kept)
        pl_json_int(out, "after", i ? id_of(pair->is, i - 1) : -1);
    pl_scene_piece_members(pair->game, pair->view, pair->scene, &pair->scene->piece[i], pair->lang, out);
    pl_json_end(out, '}');
}

static void put_changed(const struct pair *pair, struct pl_out *out) {
    const uint64_t *was = pair->was->piece, *is = pair->is->piece;
    int told = 0, at = pair->from, shift = pair->was_end - pair->is_end;
    for (int i = 0; i < pair->from; i++)
        if (was[i] != is[i])
            put_piece(pair, i, true, !told++, out);
    for (int i = pair->from; i < pair->is_end; i++) {
        bool kept = kept_place(pair, i, &at);
        if (!kept || was[at - 1] != is[i])
            put_piece(pair, i, kept, !told++, out);
    }
    for (int i = pair->is_end; i < pair->is->pieces; i++)
        if (was[i + shift] != is[i])
            put_piece(pair, i, true, !told++, out);
    if (told)
        pl_json_end(out, ']');
}

/* ---- Seats and stats -------------------------------------------------------------------------------------------- */

/* Powers that nobody plays: all of them, if one has changed. */
static void put_powers(const struct pair *pair, struct pl_out *out) {
    int players = pair->is->players;
    bool same = pair->was->powers == pair->is->powers;
    for (int i = 0; same && i < pair->is->powers; i++)
        same = pair->was->seat[players + i] == pair->is->seat[players + i];
    if (same)
        return;
    pl_json_begin(out, "powers", '[');
    for (int i = 0; i < pair->is->powers; i++) {
        pl_json_begin(out, NULL, '{');
        pl_scene_seat_members(pair->game, pair->view, pair->scene, players + i, pair->lang, out);
        pl_json_end(out, '}');
    }
    pl_json_end(out, ']');
}

static void put_seats(const struct pair *pair, struct pl_out *out) {
    bool any = false;
    for (int seat = 0; seat < pair->is->players; seat++) {
        if (pair->was->seat[seat] == pair->is->seat[seat])
            continue;
        if (!any)
            pl_json_begin(out, "seats", '[');
        any = true;
        pl_json_begin(out, NULL, '{');
        pl_json_int(out, "seat", seat);
        pl_scene_seat_members(pair->game, pair->view, pair->scene, seat, pair->lang, out);
        pl_json_end(out, '}');
    }
    if (any)
        pl_json_end(out, ']');
}

void pl_scene_change_members(const struct pl_game *game, const struct pl_scene_sums *was, const void *view,
                             const struct pl_scene *is, const struct pl_scene_sums *now, struct pl_scene_places *places,
                             enum pl_lang lang, struct pl_out *out) {
    struct pair pair = {.game = game, .view = view, .scene = is, .was = was, .is = now, .places = places, .lang = lang};
    find_middle(&pair);
    note_places(&pair, false);
    put_gone(&pair, out);
    put_changed(&pair, out);
    note_places(&pair, true);
    put_seats(&pair, out);
    put_powers(&pair, out);
    if (was->stats != now->stats) {
        pl_json_key(out, "stats");
        pl_scene_stats_json(game, view, is, PL_NOBODY, lang, out);
    }
}
