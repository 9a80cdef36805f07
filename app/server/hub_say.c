/* What a viewer is told of a table. Everything is made from the viewer's view, in the viewer's language. */
#include "app/server/hub_parts.h"
#include <sodium.h>

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
        pl_putf(out, ",\"you\":%s,\"free\":%s,\"invited\":%s}",
                seat->identity && seat->identity == client->identity.id ? "true" : "false",
                seat_free(seat) ? "true" : "false", seat->invited ? "true" : "false");
    }
    pl_put_char(out, ']');
}

static void put_hex_member(struct pl_out *out, const char *key, const unsigned char *bytes, size_t size) {
    char hex[2 * PL_COMMITMENT_BYTES + 1];
    sodium_bin2hex(hex, sizeof hex, bytes, size);
    put_member(out, key, hex);
}

static void put_result(const struct pl_game *game, const struct pl_store_table *row, enum pl_lang lang,
                       struct pl_out *out) {
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
    /* Lists come without the seed, and a seed that is not to be seen yet is never written. */
    if (row->revealed && !sodium_is_zero(row->seed, sizeof row->seed))
        put_hex_member(out, "seed", row->seed, sizeof row->seed);
    pl_put_char(out, '}');
}

/* ---- The lobby's rows ------------------------------------------------------------------------------------------- */

void put_row(const struct pl_store_table *row, const struct client *client, int actor, struct pl_out *out) {
    const struct pl_game *game = pl_game_find(row->game);
    pl_putf(out, "{\"id\":%lld", (long long)row->id);
    put_member(out, "game", row->game);
    put_member(out, "name", game ? game->name.in[client->lang] : row->game);
    put_member(out, "state", state_word(row->state));
    pl_putf(out, ",\"n\":%lld,\"length\":%d,\"players\":%d,\"created\":%lld,\"updated\":%lld", (long long)row->change,
            row->length, row->players, (long long)row->created, (long long)row->updated);
    put_seats(row, client, out);
    bool turn = row->state == PL_TABLE_RUNNING && actor >= 0 && actor < row->players;
    bool yours = turn && row->seat[actor].identity == client->identity.id && !row->seat[actor].bot[0];
    if (turn)
        pl_putf(out, ",\"turn\":%d", actor);
    pl_putf(out, ",\"yours\":%s", yours ? "true" : "false");
    if (game)
        put_result(game, row, client->lang, out);
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
        pl_option_write(&options[i], setup->option[i], &words);
        pl_put(out, i ? "," : "");
        put_json(out, text);
    }
    pl_put_char(out, ']');
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
    put_hex_member(&out, "commitment", row->commitment, sizeof row->commitment);
    put_seats(row, client, &out);
    put_options(table, client->lang, &out);
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

static bool seat_here(const struct table *table, int seat) {
    for (const struct client *viewer = table->viewers; viewer; viewer = viewer->next_viewer)
        if (owns_seat(table, viewer, seat))
            return true;
    return false;
}

static void put_sitting(const struct table *table, const struct client *client, int index, struct pl_out *out) {
    const struct pl_store_seat *seat = &table->row.seat[index];
    if (seat->bot[0])
        put_member(out, "bot", seat->bot);
    pl_putf(out, ",\"you\":%s,\"free\":%s,\"here\":%s", owns_seat(table, client, index) ? "true" : "false",
            seat_free(seat) ? "true" : "false", seat_here(table, index) ? "true" : "false");
}

/* Who sits there, written into each seat of the scene. Within a JSON string no quote stands without a backslash, so
 * that what is looked for here is what it seems to be. */
void put_scene(const struct table *table, const struct client *client, const void *view, int viewer,
               struct pl_out *out) {
    static const char seats[] = ",\"seats\":[", seat[] = "{\"name\":";
    struct hub *hub = table->hub;
    const struct pl_game *game = pl_match_game(table->match);
    const struct pl_store_table *row = &table->row;
    struct pl_out tail = pl_out_to(hub->tail, TAIL);
    size_t start = out->len;
    pl_scene_make(game, view, viewer, &hub->scene);
    pl_scene_pieces_json(game, view, &hub->scene, client->lang, out);
    unwrap(out, start);
    char *cut = strstr(out->text + start, seats);
    if (!cut)
        return;
    pl_put(&tail, cut);
    out->len = (size_t)(cut - out->text);
    *cut = '\0';
    const char *at = tail.text;
    for (int i = 0; i < row->players; i++) {
        const char *found = strstr(at, seat);
        if (!found)
            break;
        pl_put_n(out, at, (size_t)(found - at));
        pl_put(out, "{\"player\":");
        put_json(out, row->seat[i].name);
        put_sitting(table, client, i, out);
        pl_put_char(out, ',');
        at = found + 1;
    }
    pl_put(out, at);
}

static bool may_read(const struct pl_note *note, int viewer) {
    return viewer >= 0 ? note->audience >> viewer & 1 : note->audience == PL_PUBLIC;
}

/* What the move touched, for hovering. A move of somebody else may touch what nobody else may know of. */
static void put_things(const struct pl_game *game, const void *before, struct pl_turn turn, int viewer,
                       struct pl_out *out) {
    pl_touch touches[PL_MAX_TOUCHES];
    if (!game->touches || (game->view && turn.seat != viewer))
        return;
    int count = game->touches(before, turn.move, touches);
    pl_put(out, ",\"things\":[");
    for (int i = 0; i < count; i++)
        pl_putf(out, "%s%u", i ? "," : "", (unsigned)touches[i]);
    pl_put_char(out, ']');
}

static void put_entry(struct pl_out *out, bool *any, int at, int seat, const char *text, const char *rule) {
    pl_putf(out, "%s{\"at\":%d", *any ? "," : "", at);
    if (seat >= 0)
        pl_putf(out, ",\"seat\":%d", seat);
    put_member(out, "text", text);
    if (rule)
        put_member(out, "rule", rule);
    *any = true;
}

/* One move: its notes, which say what came of it; where there are none to read, the move's own sentence. */
static void put_told(const struct pl_game *game, const void *before, const void *after, struct pl_turn turn, int at,
                     const struct pl_notes *notes, int viewer, enum pl_lang lang, struct pl_out *out, bool *any) {
    union pl_any_state seen;
    char text[SENTENCE];
    bool said = false;
    pl_view(game, after, viewer, &seen);
    for (int i = 0; i < notes->count; i++) {
        if (!may_read(&notes->note[i], viewer))
            continue;
        struct pl_out words = pl_out_to(text, sizeof text);
        pl_game_say(game, &seen, &notes->note[i].said, lang, &words);
        put_entry(out, any, at, turn.seat, text, notes->note[i].said.phrase ? notes->note[i].said.phrase->rule : NULL);
        if (!said)
            put_things(game, before, turn, viewer, out);
        pl_put_char(out, '}');
        said = true;
    }
    if (said)
        return;
    struct pl_out words = pl_out_to(text, sizeof text);
    pl_view(game, before, viewer, &seen);
    if (turn.seat >= 0) {
        game->name_thing(&seen, "seat", turn.seat, lang, &words);
        pl_put(&words, TR(lang, ": ", " : "));
    }
    pl_describe(game, &seen, turn.move, viewer, lang, &words);
    put_entry(out, any, at, turn.seat, text, NULL);
    put_things(game, before, turn, viewer, out);
    pl_put_char(out, '}');
}

void put_log(const struct table *table, int from, int to, int viewer, enum pl_lang lang, struct pl_out *out) {
    const struct pl_game *game = pl_match_game(table->match);
    union pl_any_state before, after;
    struct pl_notes notes;
    bool any = false;
    pl_put(out, ",\"log\":[");
    if (from < to)
        pl_match_position(table->match, from, &before);
    for (int i = from; i < to; i++) {
        struct pl_turn turn = pl_match_turn(table->match, i);
        pl_copy(game, &after, &before);
        if (!pl_play(game, &after, turn.seat, turn.move, &notes))
            break;
        put_told(game, &before, &after, turn, i, &notes, viewer, lang, out, &any);
        pl_copy(game, &before, &after);
    }
    pl_put_char(out, ']');
}

static void put_undo(const struct table *table, const struct client *client, struct pl_out *out) {
    int length = pl_match_length(table->match), found = -1;
    if (table->row.state == PL_TABLE_RUNNING && length && pl_match_turn(table->match, length - 1).seat >= 0)
        for (int i = 0; i < table->row.players && found < 0; i++)
            if (owns_seat(table, client, i) && !table->row.seat[i].bot[0] && pl_match_can_undo(table->match, i))
                found = i;
    pl_putf(out, ",\"undo\":%s", found >= 0 ? "true" : "false");
    if (found >= 0)
        pl_putf(out, ",\"undoSeat\":%d", found);
}

void say_state(const struct table *table, struct client *client, int from) {
    struct hub *hub = table->hub;
    const struct pl_game *game = pl_match_game(table->match);
    int viewer = viewer_of(table, client), actor = pl_match_actor(table->match);
    bool running = table->row.state == PL_TABLE_RUNNING;
    union pl_any_state view;
    char prompt[SENTENCE] = "";
    struct pl_out words = PL_OUT(prompt);
    pl_view(game, pl_match_state(table->match), viewer, &view);
    pl_prompt(game, &view, viewer, client->lang, &words);
    struct pl_out out = answer_begin(hub, "state", -1);
    pl_putf(&out, ",\"table\":%lld,\"n\":%lld,\"length\":%d,\"from\":%d", (long long)table->id,
            (long long)table->row.change, table->row.length, from);
    if (actor >= 0)
        pl_putf(&out, ",\"actor\":%d", actor);
    else
        put_member(&out, "actor", actor == PL_CHANCE ? "chance" : "over");
    put_member(&out, "prompt", prompt);
    if (viewer >= 0)
        pl_putf(&out, ",\"views\":%d", viewer);
    else
        pl_put(&out, ",\"views\":null");
    put_scene(table, client, &view, viewer, &out);
    pl_put(&out, ",\"moves\":");
    if (running && actor >= 0 && actor == viewer && !table->row.seat[actor].bot[0])
        pl_moves_json(game, &view, viewer, client->lang, &out);
    else
        pl_put(&out, "[]");
    put_log(table, from, table->row.length, viewer, client->lang, &out);
    put_undo(table, client, &out);
    put_result(game, &table->row, client->lang, &out);
    answer_end(client, &out);
}

void say_presence(const struct table *table) {
    int watching = 0;
    for (const struct client *viewer = table->viewers; viewer; viewer = viewer->next_viewer)
        watching += viewer_of(table, viewer) == PL_SPECTATOR;
    for (struct client *viewer = table->viewers; viewer; viewer = viewer->next_viewer) {
        struct pl_out out = answer_begin(table->hub, "presence", -1);
        pl_putf(&out, ",\"table\":%lld,\"watching\":%d,\"seats\":[", (long long)table->id, watching);
        for (int i = 0; i < table->row.players; i++)
            pl_putf(&out, "%s{\"here\":%s}", i ? "," : "", seat_here(table, i) ? "true" : "false");
        pl_put_char(&out, ']');
        answer_end(viewer, &out);
    }
}
