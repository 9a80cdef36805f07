/* What a viewer is told of a table. Everything is made from the viewer's view, in the viewer's language. */
#include "app/server/hub_parts.h"
#include "core/json.h"
#include "core/scene_change.h"
#include <sodium.h>
#include <stdlib.h>

#define SENTENCE 1024

static const char *state_word(enum pl_store_state state) {
    return state == PL_TABLE_FINISHED ? "finished" : state == PL_TABLE_RUNNING ? "running" : "waiting";
}

static void put_seats(const struct pl_store_table *row, const struct client *client, struct pl_out *out) {
    pl_put(out, ",\"seats\":[");
    for (int i = 0; i < row->players; i++) {
        const struct pl_store_seat *seat = &row->seat[i];
        pl_putf(out, "%s{\"name\":", i ? "," : "");
        put_json(out, seat->name);
        if (seat->bot[0])
            put_member(out, "bot", seat->bot);
        else
            pl_put(out, ",\"bot\":null");
        if (seat->automa[0])
            put_member(out, "automa", seat->automa);
        pl_putf(out, ",\"you\":%s,\"free\":%s,\"invited\":%s%s}",
                seat->identity && seat->identity == client->identity.id ? "true" : "false",
                seat_free(row, i) ? "true" : "false", seat->invited ? "true" : "false",
                may_replace(row, client, i) ? ",\"replace\":true" : "");
    }
    pl_put_char(out, ']');
}

static void put_hex_member(struct pl_out *out, const char *key, const unsigned char *bytes, size_t size) {
    char hex[2 * PL_COMMITMENT_BYTES + 1];
    sodium_bin2hex(hex, sizeof hex, bytes, size);
    put_member(out, key, hex);
}

/* Where the points come from. */
static void put_account(const struct pl_game *game, const void *state, int players, enum pl_lang lang,
                        struct pl_out *out) {
    struct pl_score_line lines[PL_MAX_SCORE_LINES];
    int count = game->score_lines && game->actor(state) == PL_OVER ? game->score_lines(state, lines) : 0;
    pl_json_begin(out, "lines", '[');
    for (int i = 0; i < count; i++) {
        char text[SENTENCE] = "";
        struct pl_out words = PL_OUT(text);
        pl_game_say(game, state, &lines[i].label, lang, &words);
        pl_json_begin(out, NULL, '{');
        pl_json_text(out, "label", text);
        const char *rule = pl_said_rule(game, &lines[i].label);
        if (rule)
            put_member(out, "rule", rule);
        pl_json_begin(out, "points", '[');
        for (int seat = 0; seat < players; seat++)
            pl_json_int(out, NULL, lines[i].points[seat]);
        pl_put(out, "]}");
    }
    pl_json_end(out, ']');
}

/* `state` is the last position, or NULL in lists. */
static void put_result(const struct pl_game *game, const struct pl_store_table *row, const void *state,
                       enum pl_lang lang, struct pl_out *out) {
    if (!row->has_result)
        return;
    const struct pl_ending *ending = &game->endings[row->result.ending];
    pl_json_begin(out, "result", '{');
    pl_json_text(out, "ending", ending->name.in[lang]);
    if (ending->rule)
        put_member(out, "rule", ending->rule);
    pl_json_begin(out, "winners", '[');
    for (int i = 0; i < row->players; i++)
        if (row->result.winners >> i & 1)
            pl_json_int(out, NULL, i);
    pl_json_end(out, ']');
    pl_json_begin(out, "scores", '[');
    for (int i = 0; i < row->players; i++)
        pl_json_int(out, NULL, row->result.score[i]);
    pl_json_end(out, ']');
    if (state)
        put_account(game, state, row->players, lang, out);
    /* Lists come without the seed, and a seed that is not to be seen yet is never written. */
    if (row->revealed && !sodium_is_zero(row->seed, sizeof row->seed))
        put_hex_member(out, "seed", row->seed, sizeof row->seed);
    pl_put_char(out, '}');
}

/* ---- The lobby's rows ------------------------------------------------------------------------------------------- */

void put_row(const struct pl_store_table *row, const struct client *client, struct pl_out *out) {
    int actor = 0;
    const struct pl_game *game = pl_game_find(row->game);
    pl_putf(out, "{\"id\":%lld", (long long)row->id);
    put_member(out, "game", row->game);
    put_member(out, "name", game ? game->name.in[client->lang] : row->game);
    put_member(out, "state", state_word(row->state));
    pl_putf(out, ",\"n\":%lld,\"length\":%d,\"players\":%d,\"created\":%lld,\"updated\":%lld", (long long)row->change,
            row->length, row->players, (long long)row->created, (long long)row->updated);
    put_seats(row, client, out);
    while (actor < row->players && !pl_turn_is(row->turn, actor))
        actor++;
    bool turn = row->state == PL_TABLE_RUNNING && actor < row->players, yours = false;
    for (int i = 0; i < row->players && turn; i++)
        yours =
            yours || (pl_turn_is(row->turn, i) && row->seat[i].identity == client->identity.id && !row->seat[i].bot[0]);
    if (turn)
        pl_putf(out, ",\"turn\":%d", actor);
    pl_putf(out, ",\"yours\":%s,\"owner\":%s", yours ? "true" : "false",
            row->owner && row->owner == client->identity.id ? "true" : "false");
    put_truth(out, "shown", row->shown);
    if (game)
        put_result(game, row, NULL, client->lang, out);
    pl_put_char(out, '}');
}

/* ---- The table, once -------------------------------------------------------------------------------------------- */

static void put_options(const struct table *table, enum pl_lang lang, struct pl_out *out) {
    const struct pl_option *options = pl_match_game(table->match)->options;
    const struct pl_setup *setup = pl_match_setup(table->match);
    pl_json_begin(out, "options", '[');
    for (int i = 0; options && options[i].key; i++) {
        char text[256];
        struct pl_out words = PL_OUT(text);
        pl_putf(&words, "%s%s", options[i].label.in[lang], TR(lang, ": ", " : "));
        pl_option_say(&options[i], setup->option[i], lang, &words);
        pl_json_text(out, NULL, text);
    }
    pl_json_end(out, ']');
}

/* What a new table with the same setup is made from: keys and names as `create` takes them. */
static void put_setup(const struct table *table, struct pl_out *out) {
    const struct pl_game *game = pl_match_game(table->match);
    const struct pl_setup *setup = pl_match_setup(table->match);
    pl_json_begin(out, "setup", '{');
    pl_json_begin(out, "options", '{');
    for (int i = 0; game->options && game->options[i].key; i++) {
        char text[64];
        struct pl_out words = PL_OUT(text);
        pl_option_write(&game->options[i], setup->option[i], &words);
        pl_json_text(out, game->options[i].key, text);
    }
    pl_json_end(out, '}');
    pl_json_begin(out, "roles", '[');
    for (int i = 0; i < setup->players; i++)
        pl_json_text(out, NULL, game->roles && setup->role[i] >= 0 ? game->roles[setup->role[i]].key : "any");
    pl_put(out, "]}");
}

void say_table(const struct table *table, struct client *client, int64_t re) {
    const struct pl_game *game = pl_match_game(table->match);
    const struct pl_store_table *row = &table->row;
    struct pl_out out = answer_begin(table->hub, "table", re);
    pl_putf(&out, ",\"table\":%lld,\"n\":%lld", (long long)table->id, (long long)row->change);
    put_member(&out, "game", game->id);
    put_member(&out, "name", game->name.in[client->lang]);
    put_member(&out, "state", state_word(row->state));
    pl_putf(&out, ",\"owner\":%s,\"open\":%s,\"spectators\":%s,\"friendly\":%s,\"hidden\":%s",
            row->owner == client->identity.id ? "true" : "false", row->open ? "true" : "false",
            row->spectators ? "true" : "false", row->friendly ? "true" : "false", game->view ? "true" : "false");
    put_truth(&out, "shown", row->shown);
    if (!row->shown) /* its dice were not ours: what is known of them is in the file */
        put_hex_member(&out, "commitment", row->commitment, sizeof row->commitment);
    put_seats(row, client, &out);
    put_options(table, client->lang, &out);
    put_setup(table, &out);
    pl_json_begin(&out, "you", '[');
    for (int i = 0; i < row->players; i++)
        if (owns_seat(table, client, i))
            pl_json_int(&out, NULL, i);
    pl_json_end(&out, ']');
    char scene[MAX_STILL];
    struct pl_out address = PL_OUT(scene);
    still_address(game, pl_match_setup(table->match), client->lang, &address);
    put_member(&out, "scene", scene);
    answer_end(client, &out);
}

/* ---- The state, after each change ------------------------------------------------------------------------------- */

bool seat_here(const struct table *table, int seat) {
    for (const struct client *viewer = table->viewers; viewer; viewer = viewer->next_viewer)
        if (owns_seat(table, viewer, seat))
            return true;
    return false;
}

struct sitting {
    const struct table *table;
    const struct client *client;
};

/* Who sits there, besides what the scene tells of the seat. */
static void put_sitting(void *context, int index, struct pl_out *out) {
    const struct sitting *sitting = context;
    const struct table *table = sitting->table;
    const struct pl_store_seat *seat = &table->row.seat[index];
    put_member(out, "player", seat->name);
    if (seat->bot[0])
        put_member(out, "bot", seat->bot);
    if (seat->automa[0])
        put_member(out, "automa", seat->automa);
    put_truth(out, "you", owns_seat(table, sitting->client, index));
    put_truth(out, "free", seat_free(&table->row, index));
    put_truth(out, "here", seat_here(table, index));
}

static bool same_setup(const struct pl_setup *a, const struct pl_setup *b) {
    return a->players == b->players && memcmp(a->option, b->option, sizeof a->option) == 0 &&
           memcmp(a->role, b->role, sizeof a->role) == 0 && memcmp(a->automa, b->automa, sizeof a->automa) == 0;
}

/* Tables with one setup have the same places and faces: the last few are kept. */
static struct laid *laid_for(const struct table *table, const void *view) {
    struct hub *hub = table->hub;
    const struct pl_game *game = pl_match_game(table->match);
    const struct pl_setup *setup = pl_match_setup(table->match);
    for (int i = 0; i < MAX_LAID; i++)
        if (hub->laid[i].game == game && same_setup(&hub->laid[i].setup, setup))
            return &hub->laid[i];
    struct laid *laid = &hub->laid[hub->next_laid++ % MAX_LAID];
    laid->game = game;
    laid->setup = *setup;
    pl_scene_make(game, view, PL_SPECTATOR, &laid->scene);
    return laid;
}

const struct pl_scene *table_scene(const struct table *table, const void *view, int viewer) {
    struct laid *laid = laid_for(table, view);
    pl_scene_make_pieces(laid->game, view, viewer, &laid->scene);
    return &laid->scene;
}

void put_scene(const struct table *table, const struct client *client, const void *view, int viewer,
               struct pl_out *out) {
    const struct pl_game *game = pl_match_game(table->match);
    struct sitting sitting = {.table = table, .client = client};
    pl_scene_pieces_members(game, view, table_scene(table, view, viewer), client->lang, put_sitting, &sitting, out);
}

/* ---- How a scene was when it was told ---- */

void sums_drop(struct table *table) {
    for (struct kept_sums *kept = table->sums, *next; kept; kept = next) {
        next = kept->next;
        free(kept->sums);
        free(kept);
    }
    table->sums = NULL;
}

void sums_tick(struct hub *hub) {
    int64_t now = hub_now(hub);
    if (now < hub->sums_swept + SUMS_KEPT)
        return;
    hub->sums_swept = now;
    for (int i = 0; i < BUCKETS; i++)
        for (struct table *table = hub->tables[i]; table; table = table->next)
            if (table->changed < now - SUMS_KEPT)
                sums_drop(table);
}

static struct kept_sums *find_sums(const struct table *table, int viewer, enum pl_lang lang) {
    struct kept_sums *kept = table->sums;
    while (kept && (kept->viewer != viewer || kept->lang != lang))
        kept = kept->next;
    return kept;
}

/* If memory is out they are not kept: then the next change is worked out from the history. */
static void keep_sums(struct table *table, int viewer, enum pl_lang lang, const struct pl_scene_sums *sums) {
    struct kept_sums *kept = find_sums(table, viewer, lang);
    if (!kept && (kept = calloc(1, sizeof *kept))) {
        kept->viewer = viewer;
        kept->lang = lang;
        kept->next = table->sums;
        table->sums = kept;
    }
    if (kept && (!kept->sums || kept->room < sums->pieces)) {
        free(kept->sums);
        kept->room = sums->pieces + 8; /* so that a few more need not be moved */
        kept->sums = malloc(PL_SCENE_SUMS_SIZE(kept->room));
    }
    if (!kept || !kept->sums)
        return;
    memcpy(kept->sums, sums, PL_SCENE_SUMS_SIZE(sums->pieces));
    kept->change = table->row.change;
}

/* As the position looked that was told last, to `viewer`. */
static const struct pl_scene_sums *sums_before(const struct table *table, struct laid *laid, int viewer,
                                               enum pl_lang lang) {
    const struct pl_game *game = laid->game;
    const struct kept_sums *kept = find_sums(table, viewer, lang);
    union pl_any_state before;
    if (kept && kept->sums && kept->change == table->row.change - 1)
        return kept->sums;
    pl_match_position(table->match, table->shown_length, &before);
    pl_view(game, &before, viewer, &before);
    pl_scene_make_pieces(game, &before, viewer, &laid->scene);
    pl_scene_sum(game, &before, &laid->scene, lang, table->hub->sums[0]);
    return table->hub->sums[0];
}

/* All of it. An answer given anew is told so, too, and changes how the table looks without a change of its own. */
static void put_whole(struct table *table, const struct client *client, const void *view, int viewer,
                      struct pl_out *out) {
    struct pl_scene_sums *now = table->hub->sums[1];
    put_scene(table, client, view, viewer, out);
    pl_scene_sum(pl_match_game(table->match), view, &laid_for(table, view)->scene, client->lang, now);
    keep_sums(table, viewer, client->lang, now);
}

/* What has changed since the position that was told last, which was seen by `seen_by`. */
static void put_change(struct table *table, int seen_by, const void *view, int viewer, enum pl_lang lang,
                       struct pl_out *out) {
    struct laid *laid = laid_for(table, view);
    const struct pl_scene_sums *before = sums_before(table, laid, seen_by, lang);
    struct pl_scene_sums *now = table->hub->sums[1];
    pl_scene_make_pieces(laid->game, view, viewer, &laid->scene);
    pl_scene_sum(laid->game, view, &laid->scene, lang, now);
    pl_scene_change_members(laid->game, before, view, &laid->scene, now, &table->hub->places, lang, out);
    keep_sums(table, viewer, lang, now);
}

static void put_undo(const struct table *table, const struct client *client, struct pl_out *out) {
    int length = pl_match_length(table->match), found = -1;
    if (table->row.state == PL_TABLE_RUNNING && length && pl_match_turn(table->match, length - 1).seat >= 0)
        for (int i = 0; i < table->row.players && found < 0; i++)
            if (owns_seat(table, client, i) && !table->row.seat[i].bot[0] && !pl_match_answered(table->match, i) &&
                pl_match_offers_undo(table->match, i))
                found = i;
    put_truth(out, "undo", found >= 0);
    if (found >= 0)
        put_number(out, "undoSeat", found);
}

/* Seats that answer at once: after their turn nothing can be taken back. */
static uint32_t bots_of(const struct pl_store_table *row) {
    uint32_t bots = 0;
    for (int i = 0; i < row->players; i++)
        bots |= row->seat[i].bot[0] ? 1u << i : 0;
    return bots;
}

/* How a page is told. Those for whom all of it is the same, and the language, get one text. */
struct telling {
    int viewer;  /* whose view it gets */
    int from;    /* the move that its log begins with */
    int seen_by; /* only what has changed since this seat's view of the last change, NOT_YET: everything */
};
#define NOT_YET PL_EVERYTHING /* who sees everything looks at a game that does not change any more */

/* Who shares a device gets everything anew with each seat: what the last one was told is not for the next. */
static struct telling telling_of(const struct table *table, const struct client *client, int from, bool whole) {
    struct telling telling = {.viewer = viewer_of(table, client), .from = from, .seen_by = NOT_YET};
    if (telling.viewer != client->seen_from && pl_match_game(table->match)->view && seats_owned(table, client) > 1)
        telling.from = 0;
    else if (!whole && client->knows == table->row.change - 1)
        telling.seen_by = client->seen_from;
    return telling;
}

static void told(const struct table *table, struct client *client, const struct telling *telling,
                 const struct pl_out *out) {
    client->seen_from = telling->viewer;
    client->knows = out->cut ? 0 : table->row.change;
}

static void put_seats_of(const char *key, unsigned seats, struct pl_out *out) {
    pl_putf(out, ",\"%s\":[", key);
    for (int i = 0, n = 0; i < PL_MAX_SEATS; i++)
        if (seats >> i & 1)
            pl_putf(out, "%s%d", n++ ? "," : "", i);
    pl_put_char(out, ']');
}

/* Where several decide together: who they are, and who of them has answered. */
static void put_asked(const struct table *table, struct pl_out *out) {
    uint32_t asked = pl_match_deciding(table->match), awaited = pl_match_awaited(table->match);
    const struct pl_game *game = pl_match_game(table->match);
    if (!game->deciding || !game->deciding(pl_match_state(table->match)).asked)
        return;
    put_seats_of("asked", asked, out);
    put_seats_of("answered", asked & ~awaited, out);
}

/* What the viewer may choose from: also whoever has answered a question that is put to several, as they were asked. */
static void put_moves(const struct table *table, const struct client *client, union pl_any_state *view, int viewer,
                      bool running, struct pl_out *out) {
    const struct pl_game *game = pl_match_game(table->match);
    bool anew = viewer >= 0 && pl_match_answered(table->match, viewer);
    if (anew) {
        char question[SENTENCE] = "";
        struct pl_out words = PL_OUT(question);
        pl_turn_to(game, view, viewer);
        pl_prompt(game, view, viewer, client->lang, &words);
        put_member(out, "question", question);
    }
    pl_put(out, ",\"moves\":");
    if (running && viewer >= 0 && game->actor(view) == viewer && !table->row.seat[viewer].bot[0])
        pl_moves_json(game, view, viewer, bots_of(&table->row), client->lang, out);
    else
        pl_put(out, "[]");
}

static struct pl_out write_state(struct table *table, const struct client *client, const struct telling *telling) {
    int viewer = telling->viewer, from = telling->from;
    struct hub *hub = table->hub;
    const struct pl_game *game = pl_match_game(table->match);
    bool running = table->row.state == PL_TABLE_RUNNING;
    union pl_any_state view;
    char prompt[SENTENCE] = "";
    struct pl_out words = PL_OUT(prompt);
    pl_view(game, pl_match_state(table->match), viewer, &view);
    int actor = game->actor(&view); /* of several who decide together, the viewer if it is one of them */
    pl_prompt(game, &view, viewer, client->lang, &words);
    struct pl_out out = answer_begin(hub, "state", -1);
    put_number(&out, "table", table->id);
    put_number(&out, "n", table->row.change);
    if (telling->seen_by != NOT_YET)
        put_number(&out, "base", table->row.change - 1);
    put_number(&out, "length", table->row.length);
    put_number(&out, "from", from);
    if (actor >= 0)
        put_number(&out, "actor", actor);
    else
        put_member(&out, "actor", actor == PL_CHANCE ? "chance" : "over");
    put_asked(table, &out);
    put_member(&out, "prompt", prompt);
    if (viewer >= 0)
        put_number(&out, "views", viewer);
    else
        pl_put(&out, ",\"views\":null");
    if (telling->seen_by != NOT_YET)
        put_change(table, telling->seen_by, &view, viewer, client->lang, &out);
    else
        put_whole(table, client, &view, viewer, &out);
    put_moves(table, client, &view, viewer, running, &out);
    if (from == 0)
        put_whole_log(table, viewer, client->lang, &out);
    else
        put_log(table, from, table->row.length, viewer, client->lang, &out);
    put_undo(table, client, &out);
    put_result(game, &table->row, pl_match_state(table->match), client->lang, &out);
    return out;
}

void say_state(struct table *table, struct client *client, int from) {
    struct telling telling = telling_of(table, client, from, true);
    struct pl_out out = write_state(table, client, &telling);
    answer_end(client, &out);
    told(table, client, &telling, &out);
}

/* The last state was told before the moves from `from` on, and nothing but these moves has changed since. */
static bool goes_on(const struct table *table, int from) {
    return table->shown && table->shown == table->row.change - 1 && table->shown_length == from && !table->new_seats;
}

/* A state is written once for all who see the same in the same language. A seat has one owner, and whoever sees the
 * table as a spectator owns none (or shares a device): so what is said of one's own seats, moves and undo is the same
 * for all of them, too. */
void say_states(struct table *table, int from) {
    bool whole = !goes_on(table, from);
    if (table->logs && table->logs->change != table->row.change)
        logs_drop(table);
    for (struct client *client = table->viewers; client; client = client->next_viewer)
        client->told = false;
    for (struct client *first = table->viewers; first; first = first->next_viewer) {
        if (first->told)
            continue;
        bool alone = seats_owned(table, first) > 1;
        struct telling telling = telling_of(table, first, from, whole);
        struct pl_out out = write_state(table, first, &telling);
        size_t length = out.len;
        answer_end(first, &out);
        told(table, first, &telling, &out);
        for (struct client *client = first->next_viewer; client && !alone; client = client->next_viewer) {
            if (client->told || client->lang != first->lang || seats_owned(table, client) > 1)
                continue;
            struct telling other = telling_of(table, client, from, whole);
            if (memcmp(&other, &telling, sizeof telling) != 0)
                continue;
            client->told = true;
            out.text[out.len = length] = '\0';
            answer_end(client, &out);
            told(table, client, &telling, &out);
        }
    }
}

void presence_changed(struct table *table) {
    table->presence = table->hub->presence = true;
}

static void say_presence(const struct table *table) {
    int watching = 0;
    for (const struct client *viewer = table->viewers; viewer; viewer = viewer->next_viewer)
        watching += !seats_owned(table, viewer);
    struct pl_out out = answer_begin(table->hub, "presence", -1);
    put_number(&out, "table", table->id);
    put_number(&out, "watching", watching);
    pl_json_begin(&out, "seats", '[');
    for (int i = 0; i < table->row.players; i++) {
        pl_json_begin(&out, NULL, '{');
        put_truth(&out, "here", seat_here(table, i));
        pl_json_end(&out, '}');
    }
    pl_json_end(&out, ']');
    size_t length = out.len;
    for (struct client *viewer = table->viewers; viewer; viewer = viewer->next_viewer) {
        out.text[out.len = length] = '\0';
        answer_end(viewer, &out);
    }
}

void presence_tick(struct hub *hub) {
    if (!hub->presence)
        return;
    hub->presence = false;
    for (int i = 0; i < BUCKETS; i++)
        for (struct table *table = hub->tables[i]; table; table = table->next) {
            if (!table->presence)
                continue;
            if (table->loaded && table->match) {
                table->presence = false;
                say_presence(table);
            } else {
                hub->presence = true; /* it is being loaded, or not shown at all */
            }
        }
}
