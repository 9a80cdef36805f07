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
    logs_drop(table);
    sums_drop(table);
    pl_match_free(table->match);
    pl_match_free(table->fitting);
    table->match = table->fitting = NULL;
    table->befriended = false;
    for (int lang = 0; lang < PL_LANGS; lang++) {
        free(table->broken[lang]);
        table->broken[lang] = NULL;
    }
    table->loaded = false;
    table->made_count = 0;
}

void table_rest(struct table *table) {
    if (!table->busy && !table->settling && !table->viewers && !table->waiting.first && !table->thinking)
        table_free(table);
}

void table_free(struct table *table) {
    held_drop(table);
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

int first_news(const struct table *table, int64_t since) {
    int at = table->row.length;
    while (at > 0 && table->change_of[at - 1] > since)
        at--;
    return at;
}

/* Tells the viewers once. */
static void say_away(struct table *table, enum pl_store_status status, const struct client *asker) {
    for (struct client *viewer = table->viewers; viewer && !table->told; viewer = viewer->next_viewer)
        if (viewer != asker)
            answer_store(viewer, -1, status);
    table->told = true;
}

void table_failed(struct table *table, enum pl_store_status status, const struct client *asker) {
    say_away(table, status, asker);
    table->resting = table->hub->resting = true;
}

/* What is not there will not come back; everything else is tried again as long as somebody looks. */
static void load_failed(struct table *table, enum pl_store_status status) {
    table->settling = true;
    table_failed(table, status, NULL);
    while (status == PL_STORE_MISSING && table->viewers)
        table_leave(table->viewers);
    queue_refuse(&table->waiting, status);
    table->settling = false;
}

void table_gone(struct table *table) {
    forget_match(table);
    table->settling = true;
    while (table->viewers) {
        struct client *viewer = table->viewers;
        answer_no(viewer, -1, "missing",
                  TR(viewer->lang, "This table has been given up.", "Cette table a été abandonnée."));
        table_leave(viewer);
    }
    queue_refuse(&table->waiting, PL_STORE_MISSING);
    table->settling = false;
    table_rest(table);
}

static void replay(struct table *table, const struct pl_store_moves *moves) {
    for (int lang = 0; lang < PL_LANGS && !table->match; lang++) { /* in all languages if it has to be explained */
        char text[512] = "";
        struct pl_out why = PL_OUT(text);
        int fits;
        pl_match_free(table->fitting);
        table->fitting = pl_table_replay_far(&table->row, moves, &fits, (enum pl_lang)lang, &why);
        if (table->fitting && fits == moves->count) {
            table->match = table->fitting;
            table->fitting = NULL;
        } else {
            table->broken[lang] = strdup(text);
        }
    }
}

static void loaded(struct hub *hub, struct job *job) {
    struct table *table = table_find(hub, job->table);
    table->busy = false;
    if (job->status == PL_STORE_OK && !note_changes(table, &job->moves))
        job->status = PL_STORE_MEMORY;
    if (job->status != PL_STORE_OK) {
        load_failed(table, job->status);
        table_rest(table);
        return;
    }
    table->told = table->told && table->resting; /* of a load that failed, but not of a change */
    table->row = job->row;
    replay(table, &job->moves);
    table->loaded = true;
    table->new_seats = true;
    table->changed = hub_now(hub);
    table_settle(table, first_news(table, table->shown));
}

void table_load(struct table *table) {
    struct job *job = hub_job(table->hub, JOB_LOAD);
    forget_match(table);
    table->heard = 0; /* what has been heard is in the store */
    if (!job) {
        load_failed(table, PL_STORE_MEMORY); /* the caller goes on with the table: only the tick frees it */
        return;
    }
    job->table = table->id;
    job->done = loaded;
    table->busy = true;
    hub_submit(table->hub, job);
}

void table_heard(struct table *table, int64_t number) {
    if (number > table->heard)
        table->heard = number;
    /* A table that is busy looks again when it is not. */
    if (!table->busy && table->loaded && table->heard > table->row.change)
        table_load(table);
}

static void wake(struct table *table) {
    table->resting = false;
    if (!table->busy && !table->loaded && table->viewers)
        table_load(table);
    else
        table_advance(table);
    table_rest(table);
}

void tables_tick(struct hub *hub) {
    if (!hub->resting)
        return;
    hub->resting = false; /* unless it fails again */
    for (int i = 0; i < BUCKETS; i++)
        for (struct table *table = hub->tables[i], *next; table; table = next) {
            next = table->next;
            if (table->resting)
                wake(table);
        }
}

void hub_logged_in(struct hub *hub, const struct job *job) {
    if (job->status != PL_STORE_OK)
        return;
    for (int i = 0; i < job->adopted.count; i++) { /* behind the back of what is in memory */
        struct table *table = table_find(hub, job->adopted.table[i].table);
        hub->lobby_changed = true;
        if (table)
            table_heard(table, job->adopted.table[i].change);
    }
    /* The session is over: pages that were opened with it come back with the browser's new cookie, if it is theirs. */
    for (struct client *client = hub->clients; client && job->left; client = client->next)
        if (client->identity.id == job->left && !client->gone)
            hub->ports.close(hub->ports.context, client->socket);
}

void hub_notice(struct hub *hub, const struct pl_notice *notice) {
    if (notice->kind == PL_NOTICE_CHANGE) {
        struct table *table = table_find(hub, notice->table);
        hub->lobby_changed = hub->lobby_changed || notice->listed;
        if (table)
            table_heard(table, notice->change);
        return;
    }
    bool ready = notice->kind == PL_NOTICE_READY;
    if (!ready && hub->deaf)
        return; /* another attempt in vain */
    hub->deaf = !ready;
    hub->lobby_changed = hub->lobby_changed || ready;
    for (int i = 0; i < BUCKETS; i++)
        for (struct table *table = hub->tables[i]; table; table = table->next) {
            if (ready) {
                table->told = false;           /* whatever fails from now on is another failure */
                table_heard(table, INT64_MAX); /* changes may have been missed */
            } else {
                say_away(table, PL_STORE_OFFLINE, NULL); /* what others do is not seen here any more */
            }
        }
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
    if (!ask_any_table(ask, found))
        return false;
    if ((*found)->match)
        return true;
    say_misfit(ask, *found);
    table_rest(*found);
    return false;
}

bool ask_any_table(const struct ask *ask, struct table **found) {
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
    else if (numbered && !table_still_asks(*table, *seat, number))
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

bool seat_free(const struct pl_store_table *row, int seat) {
    const struct pl_store_seat *who = &row->seat[seat];
    return !row->shown && !who->identity && !who->bot[0] && !who->automa[0];
}

bool owns_seat(const struct table *table, const struct client *client, int seat) {
    return seat >= 0 && seat < table->row.players && client->identity.id &&
           table->row.seat[seat].identity == client->identity.id;
}

bool may_watch(const struct table *table, const struct client *client) {
    return pl_table_may_watch(&table->row, client->identity.id);
}

int seats_owned(const struct table *table, const struct client *client) {
    int own = 0;
    for (int i = 0; i < table->row.players; i++)
        own += owns_seat(table, client, i);
    return own;
}

int viewer_of(const struct table *table, const struct client *client) {
    int actor = pl_match_actor(table->match), first = 0, own = seats_owned(table, client), looks = client->looks_as - 1;
    bool decides = looks >= 0 && pl_match_deciding(table->match) >> looks & 1;
    if (table->row.shown)
        return PL_EVERYTHING; /* whoever has brought the file has it all */
    if (!own)
        return PL_SPECTATOR;
    /* Where people share a device nobody's secrets are even sent before the right one says that it looks. */
    if (own > 1 && actor != PL_OVER && pl_match_game(table->match)->view)
        return decides && owns_seat(table, client, looks) ? looks : PL_SPECTATOR;
    if (owns_seat(table, client, actor))
        return actor;
    while (!owns_seat(table, client, first))
        first++;
    return first;
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
    presence_changed(table);
    table_rest(table);
}
