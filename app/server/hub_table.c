/* Tables in memory: found or loaded, watched, and freed when nobody needs them. */
#include "app/server/hub_parts.h"
#include <sodium.h>
#include <stdlib.h>

static struct table **place_of(struct hub *hub, int64_t id) {
    struct table **at = &hub->tables[(uint64_t)id % BUCKETS];
    while (*at && (*at)->id != id)
        at = &(*at)->next;
    return at;
}

struct table *table_find(struct hub *hub, int64_t id) {
    return *place_of(hub, id);
}

static void forget_match(struct table *table) {
    pl_match_free(table->match);
    table->match = NULL;
    table->loaded = false;
    table->made_count = 0;
}

void table_rest(struct table *table) {
    if (!table->busy && !table->settling && !table->viewers && !table->waiting.first && !table->thinking)
        table_free(table);
}

void table_free(struct table *table) {
    queue_clear(&table->waiting);
    *place_of(table->hub, table->id) = table->next;
    table->hub->live--;
    forget_match(table);
    free(table->change_of);
    free(table->made);
    sodium_memzero(table, sizeof *table);
    free(table);
}

/* ---- Loading ---------------------------------------------------------------------------------------------------- */

static bool note_changes(struct table *table, const struct pl_store_moves *moves) {
    int room = moves->count + 32;
    int64_t *change_of = realloc(table->change_of, (size_t)room * sizeof *change_of);
    if (!change_of)
        return false;
    table->change_of = change_of;
    table->change_room = room;
    for (int i = 0; i < moves->count; i++)
        change_of[i] = moves->move[i].change;
    return true;
}

static void loaded(struct hub *hub, struct job *job) {
    struct table *table = table_find(hub, job->table);
    table->busy = false;
    if (job->status == PL_STORE_OK && !note_changes(table, &job->moves))
        job->status = PL_STORE_MEMORY;
    if (job->status != PL_STORE_OK) {
        table->settling = true;
        for (struct client *viewer = table->viewers; viewer; viewer = viewer->next_viewer)
            answer_store(viewer, -1, job->status);
        while (table->viewers) /* they must open it again */
            table_leave(table->viewers);
        queue_refuse(&table->waiting, job->status);
        table->settling = false;
        table_rest(table);
        return;
    }
    struct pl_out why = PL_OUT(table->broken);
    table->broken[0] = '\0';
    table->row = job->row;
    table->match = pl_table_replay(&job->row, &job->moves, PL_EN, &why);
    table->loaded = true;
    table->new_seats = true;
    table_settle(table, 0);
}

void table_load(struct table *table) {
    struct job *job = hub_job(table->hub, JOB_LOAD);
    forget_match(table);
    table->again = false;
    if (!job) {
        queue_refuse(&table->waiting, PL_STORE_MEMORY);
        return;
    }
    job->table = table->id;
    job->done = loaded;
    table->busy = true;
    hub_submit(table->hub, job);
}

/* The table, made (and being loaded) if it is not in memory. NULL: memory is out. */
static struct table *get_table(struct hub *hub, int64_t id) {
    struct table *table = table_find(hub, id);
    if (!table) {
        table = calloc(1, sizeof *table);
        if (!table)
            return NULL;
        table->hub = hub;
        table->id = id;
        *place_of(hub, id) = table;
        hub->live++;
    }
    if (!table->loaded && !table->busy)
        table_load(table);
    return table;
}

/* ---- Asking for one --------------------------------------------------------------------------------------------- */

bool ask_table(const struct ask *ask, struct table **found) {
    int64_t id;
    if (!ask_number(ask, "table", 1, (INT64_C(1) << 53) - 1, &id))
        return false;
    struct table *table = get_table(ask->hub, id);
    if (!table) {
        answer_store(ask->client, ask->re, PL_STORE_MEMORY);
        return false;
    }
    if (table->busy) {
        if (!queue_add(&table->waiting, ask->client, ask->message, MAX_DEFERRED))
            NO(ask, "busy", "Too much is asked of this table at once: try again.",
               "On demande trop à cette table à la fois : réessayez.");
        return false;
    }
    if (!may_watch(table, ask->client)) {
        NO(ask, "denied", "This table is not open to spectators.", "Cette table n'est pas ouverte aux spectateurs.");
        table_rest(table);
        return false;
    }
    if (!table->match) {
        char text[800];
        struct pl_out out = PL_OUT(text);
        pl_putf(&out,
                TR(ask->lang, "This table cannot be shown by this version of Plateau: %s. Nothing of it is lost.",
                   "Cette version de Plateau ne peut pas montrer cette table : %s. Rien n'en est perdu."),
                table->broken);
        answer_no(ask->client, ask->re, "rules", text);
        table_rest(table);
        return false;
    }
    *found = table;
    return true;
}

bool ask_seat(const struct ask *ask, bool numbered, struct table **table, int *seat) {
    int64_t number = 0, index;
    if (!ask_number(ask, "seat", 0, PL_MAX_SEATS - 1, &index) ||
        (numbered && !ask_number(ask, "n", 0, (INT64_C(1) << 53) - 1, &number)) || !ask_table(ask, table))
        return false;
    *seat = (int)index;
    if (!owns_seat(*table, ask->client, *seat))
        NO(ask, "denied", "This seat is not yours.", "Ce siège n'est pas le vôtre.");
    else if (numbered && number != (*table)->row.change)
        NO(ask, "stale", "The table has moved on since.", "La table a changé depuis.");
    else if (numbered && (*table)->row.state == PL_TABLE_WAITING)
        NO(ask, "denied", "The game begins when every seat is taken.",
           "La partie commence quand tous les sièges sont pris.");
    else
        return true;
    table_rest(*table);
    return false;
}

/* ---- Who may what ----------------------------------------------------------------------------------------------- */

bool seat_free(const struct pl_store_seat *seat) {
    return !seat->identity && !seat->bot[0];
}

bool owns_seat(const struct table *table, const struct client *client, int seat) {
    return seat >= 0 && seat < table->row.players && client->identity.id &&
           table->row.seat[seat].identity == client->identity.id;
}

bool may_watch(const struct table *table, const struct client *client) {
    const struct pl_store_table *row = &table->row;
    if (row->spectators || row->owner == client->identity.id || (row->open && row->state == PL_TABLE_WAITING))
        return true;
    for (int i = 0; i < row->players; i++)
        if (owns_seat(table, client, i))
            return true;
    return false;
}

int viewer_of(const struct table *table, const struct client *client) {
    int actor = pl_match_actor(table->match);
    if (owns_seat(table, client, actor))
        return actor;
    for (int i = 0; i < table->row.players; i++)
        if (owns_seat(table, client, i))
            return i;
    return PL_SPECTATOR;
}

/* ---- Viewers ---------------------------------------------------------------------------------------------------- */

void table_watch(struct table *table, struct client *client) {
    if (client->table == table)
        return;
    table_leave(client);
    client->table = table;
    client->next_viewer = table->viewers;
    table->viewers = client;
}

void table_leave(struct client *client) {
    struct table *table = client->table;
    if (!table)
        return;
    struct client **at = &table->viewers;
    while (*at != client)
        at = &(*at)->next_viewer;
    *at = client->next_viewer;
    client->next_viewer = NULL;
    client->table = NULL;
    if (table->match)
        say_presence(table);
    table_rest(table);
}
