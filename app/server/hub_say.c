/* What a viewer is told of a table. Everything is made from the viewer's view, in the viewer's language. */
#include "app/server/hub_parts.h"
#include "match/tell.h"
#include <sodium.h>
#include <stdlib.h>

#define SENTENCE 1024

/* Takes the braces off an object that was written at `start`, so that its members become members of what is around. */
static void unwrap(struct pl_out *out, size_t start) {
    if (out->cut || out->len < start + 2)
        return;
    out->text[start] = ',';
    out->text[--out->len] = '\0';
    if (out->len == start + 1) /* it had none */
        out->text[--out->len] = '\0';
}

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
    pl_put(out, ",\"lines\":[");
    for (int i = 0; i < count; i++) {
        char text[SENTENCE] = "";
        struct pl_out words = PL_OUT(text);
        pl_game_say(game, state, &lines[i].label, lang, &words);
        pl_put(out, i ? ",{\"label\":" : "{\"label\":");
        put_json(out, text);
        if (lines[i].label.phrase->rule)
            put_member(out, "rule", lines[i].label.phrase->rule);
        for (int seat = 0; seat < players; seat++)
            pl_putf(out, "%s%d", seat ? "," : ",\"points\":[", (int)lines[i].points[seat]);
        pl_put(out, "]}");
    }
    pl_put_char(out, ']');
}

/* `state` is the last position, or NULL in lists. */
static void put_result(const struct pl_game *game, const struct pl_store_table *row, const void *state,
                       enum pl_lang lang, struct pl_out *out) {
    if (!row->has_result)
        return;
    const struct pl_ending *ending = &game->endings[row->result.ending];
    pl_put(out, ",\"result\":{\"ending\":");
    put_json(out, ending->name.in[lang]);
    if (ending->rule)
        put_member(out, "rule", ending->rule);
    pl_put(out, ",\"winners\":[");
    for (int i = 0, n = 0; i < row->players; i++)
        if (row->result.winners >> i & 1)
            pl_putf(out, "%s%d", n++ ? "," : "", i);
    pl_put(out, "],\"scores\":[");
    for (int i = 0; i < row->players; i++)
        pl_putf(out, "%s%d", i ? "," : "", (int)row->result.score[i]);
    pl_put_char(out, ']');
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
    pl_put(out, ",\"options\":[");
    for (int i = 0; options && options[i].key; i++) {
        char text[256];
        struct pl_out words = PL_OUT(text);
        pl_putf(&words, "%s%s", options[i].label.in[lang], TR(lang, ": ", " : "));
        pl_option_say(&options[i], setup->option[i], lang, &words);
        pl_put(out, i ? "," : "");
        put_json(out, text);
    }
    pl_put_char(out, ']');
}

/* What a new table with the same setup is made from: keys and names as `create` takes them. */
static void put_setup(const struct table *table, struct pl_out *out) {
    const struct pl_game *game = pl_match_game(table->match);
    const struct pl_setup *setup = pl_match_setup(table->match);
    pl_put(out, ",\"setup\":{\"options\":{");
    for (int i = 0; game->options && game->options[i].key; i++) {
        char text[64];
        struct pl_out words = PL_OUT(text);
        pl_option_write(&game->options[i], setup->option[i], &words);
        pl_put(out, i ? "," : "");
        put_json(out, game->options[i].key);
        pl_put_char(out, ':');
        put_json(out, text);
    }
    pl_put(out, "},\"roles\":[");
    for (int i = 0; i < setup->players; i++) {
        pl_put(out, i ? "," : "");
        put_json(out, game->roles && setup->role[i] >= 0 ? game->roles[setup->role[i]].key : "any");
    }
    pl_put(out, "]}");
}

void say_table(const struct table *table, struct client *client, int64_t re) {
    struct hub *hub = table->hub;
    const struct pl_game *game = pl_match_game(table->match);
    const struct pl_store_table *row = &table->row;
    struct pl_out out = answer_begin(hub, "table", re);
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
    pl_put(&out, ",\"you\":[");
    for (int i = 0, n = 0; i < row->players; i++)
        if (owns_seat(table, client, i))
            pl_putf(&out, "%s%d", n++ ? "," : "", i);
    pl_put_char(&out, ']');
    union pl_any_state view;
    pl_view(game, pl_match_state(table->match), PL_SPECTATOR, &view);
    pl_scene_make(game, &view, PL_SPECTATOR, &hub->scene);
    size_t start = out.len;
    pl_scene_zones_json(game, &view, &hub->scene, client->lang, &out);
    unwrap(&out, start);
    pl_put(&out, ",\"art\":");
    pl_scene_art_json(game, &out);
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
    pl_put(out, "\"player\":");
    put_json(out, seat->name);
    if (seat->bot[0])
        put_member(out, "bot", seat->bot);
    if (seat->automa[0])
        put_member(out, "automa", seat->automa);
    put_truth(out, "you", owns_seat(table, sitting->client, index));
    put_truth(out, "free", seat_free(&table->row, index));
    put_truth(out, "here", seat_here(table, index));
    pl_put_char(out, ',');
}

void put_scene(const struct table *table, const struct client *client, const void *view, int viewer,
               struct pl_out *out) {
    struct hub *hub = table->hub;
    const struct pl_game *game = pl_match_game(table->match);
    struct sitting sitting = {.table = table, .client = client};
    pl_scene_make(game, view, viewer, &hub->scene);
    pl_put_char(out, ',');
    pl_scene_pieces_members(game, view, &hub->scene, client->lang, put_sitting, &sitting, out);
}

/* What a line of the log lights up: what it names and, in the first one of a move, what the move touched. A move of
 * somebody else may touch what nobody else may know of; what a sentence names its reader knows. */
static void put_things(const struct pl_sentence *told, int viewer, struct pl_out *out) {
    const struct pl_game *game = told->game;
    pl_touch touches[2 * PL_MAX_TOUCHES];
    int count = told->own ? 0 : pl_said_things(game, told->seen, &told->said, touches);
    if (told->first && game->touches && (!game->view || told->turn.seat == viewer || viewer == PL_EVERYTHING))
        count += game->touches(told->before, told->turn.move, touches + count);
    if (!count)
        return;
    for (int i = 0; i < count; i++) {
        pl_put(out, i ? "," : ",\"things\":[");
        pl_put_int(out, touches[i]);
    }
    pl_put_char(out, ']');
}

struct log {
    struct pl_out *out;
    int viewer;
    enum pl_lang lang;
    bool any;
};

static void put_told(void *context, const struct pl_sentence *told) {
    struct log *log = context;
    char text[SENTENCE] = "";
    struct pl_out words = PL_OUT(text);
    pl_sentence_say(told, log->lang, &words);
    pl_put(log->out, log->any ? ",{\"at\":" : "{\"at\":");
    pl_put_int(log->out, told->at);
    if (told->turn.seat >= 0)
        put_number(log->out, "seat", told->turn.seat);
    put_member(log->out, "text", text);
    if (!told->own && told->said.phrase && told->said.phrase->rule)
        put_member(log->out, "rule", told->said.phrase->rule);
    put_things(told, log->viewer, log->out);
    pl_put_char(log->out, '}');
    log->any = true;
}

void put_log(const struct table *table, int from, int to, int viewer, enum pl_lang lang, struct pl_out *out) {
    struct log log = {.out = out, .viewer = viewer, .lang = lang};
    pl_put(out, ",\"log\":[");
    pl_tell(table->match, from, to, viewer, put_told, &log);
    pl_put_char(out, ']');
}

/* ---- Logs that are kept ---- */

void logs_drop(struct table *table) {
    for (struct kept_log *log = table->logs, *next; log; log = next) {
        next = log->next;
        table->hub->kept -= log->size;
        free(log);
    }
    table->logs = NULL;
}

static const struct kept_log *find_log(struct table *table, int viewer, enum pl_lang lang) {
    if (table->logs && table->logs->change != table->row.change)
        logs_drop(table);
    const struct kept_log *log = table->logs;
    while (log && (log->viewer != viewer || log->lang != lang))
        log = log->next;
    return log;
}

static void keep_log(struct table *table, int viewer, enum pl_lang lang, const char *text, size_t size) {
    struct hub *hub = table->hub;
    struct kept_log *log = size >= MIN_KEPT && hub->kept + size <= MAX_KEPT ? malloc(sizeof *log + size) : NULL;
    if (!log)
        return;
    *log = (struct kept_log){
        .next = table->logs, .viewer = viewer, .lang = lang, .change = table->row.change, .size = size};
    memcpy(log->text, text, size);
    table->logs = log;
    hub->kept += size;
}

static void put_whole_log(struct table *table, int viewer, enum pl_lang lang, struct pl_out *out) {
    const struct kept_log *log = find_log(table, viewer, lang);
    size_t start = out->len;
    if (log) {
        pl_put_n(out, log->text, log->size);
        return;
    }
    put_log(table, 0, table->row.length, viewer, lang, out);
    if (!out->cut)
        keep_log(table, viewer, lang, out->text + start, out->len - start);
}

static void put_undo(const struct table *table, const struct client *client, struct pl_out *out) {
    int length = pl_match_length(table->match), found = -1;
    if (table->row.state == PL_TABLE_RUNNING && length && pl_match_turn(table->match, length - 1).seat >= 0)
        for (int i = 0; i < table->row.players && found < 0; i++)
            if (owns_seat(table, client, i) && !table->row.seat[i].bot[0] && !pl_match_answered(table->match, i) &&
                pl_match_can_undo(table->match, i))
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

/* From which move on the log is told. Who shares a device reads the whole log anew with each seat: what the last one
 * was told is not for the next. */
static int news_from(const struct table *table, struct client *client, int viewer, int from) {
    bool anew = viewer != client->seen_from && pl_match_game(table->match)->view && seats_owned(table, client) > 1;
    client->seen_from = viewer;
    return anew ? 0 : from;
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

static struct pl_out write_state(struct table *table, const struct client *client, int viewer, int from) {
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
    put_scene(table, client, &view, viewer, &out);
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
    int viewer = viewer_of(table, client);
    struct pl_out out = write_state(table, client, viewer, news_from(table, client, viewer, from));
    answer_end(client, &out);
}

/* A state is written once for all who see the same in the same language. A seat has one owner, and whoever sees the
 * table as a spectator owns none (or shares a device): so what is said of one's own seats, moves and undo is the same
 * for all of them, too. */
void say_states(struct table *table, int from) {
    if (table->logs && table->logs->change != table->row.change)
        logs_drop(table);
    for (struct client *client = table->viewers; client; client = client->next_viewer)
        client->told = false;
    for (struct client *first = table->viewers; first; first = first->next_viewer) {
        if (first->told)
            continue;
        int viewer = viewer_of(table, first), since = news_from(table, first, viewer, from);
        bool alone = seats_owned(table, first) > 1;
        struct pl_out out = write_state(table, first, viewer, since);
        size_t length = out.len;
        answer_end(first, &out);
        for (struct client *client = first->next_viewer; client && !alone; client = client->next_viewer) {
            if (client->told || client->lang != first->lang || viewer_of(table, client) != viewer ||
                seats_owned(table, client) > 1)
                continue;
            client->told = true;
            out.text[out.len = length] = '\0';
            answer_end(client, &out);
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
    pl_putf(&out, ",\"table\":%lld,\"watching\":%d,\"seats\":[", (long long)table->id, watching);
    for (int i = 0; i < table->row.players; i++)
        pl_putf(&out, "%s{\"here\":%s}", i ? "," : "", seat_here(table, i) ? "true" : "false");
    pl_put_char(&out, ']');
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
