/* Who sits where: free seats, invitations, and bots that play for somebody. */
#include "app/server/hub_parts.h"

static void seated(struct hub *hub, struct job *job) {
    struct table *table = table_freed(hub, job);
    if (!table)
        return;
    table->row.seat[job->seat] = job->who;
    struct pl_out out = answer_begin(hub, "ok", job->re);
    pl_putf(&out, ",\"table\":%lld,\"n\":%lld,\"seat\":%d", (long long)table->id, (long long)job->number, job->seat);
    answer_end(job->client, &out);
    table_settle(table, table->row.length);
}

void do_sit(const struct ask *ask) {
    struct table *table;
    int64_t seat;
    char name[PL_MAX_PLAYER_NAME];
    if (!ask_number(ask, "seat", 0, PL_MAX_SEATS - 1, &seat) || !ask_name(ask, name) || !ask_table(ask, &table))
        return;
    const struct pl_store_table *row = &table->row;
    bool owner = row->owner == ask->client->identity.id;
    struct job *job = NULL;
    if (seat >= row->players || !seat_free(&row->seat[seat]))
        NO(ask, "denied", "This seat is not free.", "Ce siège n'est pas libre.");
    else if (!row->open && !owner)
        NO(ask, "denied", "One sits down at this table by invitation.", "On s'assied à cette table sur invitation.");
    else if (row->seat[seat].invited && !owner)
        NO(ask, "denied", "Somebody has been invited to this seat.", "Quelqu'un est invité à ce siège.");
    else
        job = ask_job(ask, JOB_SEAT, seated);
    if (job) {
        job->seat = (int)seat;
        job->who.identity = ask->client->identity.id;
        strcpy(job->who.name, name);
        table_submit(table, job);
    }
    table_rest(table);
}

void do_bot(const struct ask *ask) {
    struct table *table;
    int seat;
    const char *spec = "";
    const json_t *member = json_object_get(ask->message, "bot");
    if ((!member || !json_is_null(member)) && !(spec = ask_text(ask, "bot", PL_MAX_BOT_SPEC)))
        return;
    if (*spec && !bot_offered(spec)) {
        NO(ask, "bad", "There is no such bot here.", "Ce robot n'existe pas ici.");
        return;
    }
    if (!ask_seat(ask, false, &table, &seat))
        return;
    struct job *job = ask_job(ask, JOB_SEAT, seated);
    if (job) {
        job->seat = seat;
        job->who = table->row.seat[seat];
        strcpy(job->who.bot, spec);
        table_submit(table, job);
    }
    table_rest(table);
}

/* ---- Invitations ------------------------------------------------------------------------------------------------ */

static void invited(struct hub *hub, struct job *job) {
    struct table *table = table_freed(hub, job);
    if (!table)
        return;
    table->row.seat[job->seat].invited = true;
    struct pl_out out = answer_begin(hub, "ok", job->re);
    pl_putf(&out, ",\"table\":%lld,\"seat\":%d,\"link\":\"/i/%s\"", (long long)table->id, job->seat, job->secret);
    answer_end(job->client, &out);
    table_settle(table, table->row.length);
}

void do_invite(const struct ask *ask) {
    struct table *table;
    int64_t seat;
    if (!ask_number(ask, "seat", 0, PL_MAX_SEATS - 1, &seat) || !ask_table(ask, &table))
        return;
    struct job *job = NULL;
    if (table->row.owner != ask->client->identity.id)
        NO(ask, "denied", "Only whoever made the table invites.", "Seul l'auteur de la table invite.");
    else if (seat >= table->row.players || !seat_free(&table->row.seat[seat]))
        NO(ask, "denied", "This seat is not free.", "Ce siège n'est pas libre.");
    else
        job = ask_job(ask, JOB_INVITE, invited);
    if (job) {
        job->seat = (int)seat;
        table_submit(table, job);
    }
    table_rest(table);
}

static void looked_up(struct hub *hub, struct job *job) {
    const struct pl_store_table *row = &job->row;
    struct client *client = job->client;
    if (job->status != PL_STORE_OK && job->status != PL_STORE_TAKEN) {
        answer_store(client, job->re, job->status);
        return;
    }
    const struct pl_game *game = pl_game_find(row->game);
    const char *host = "";
    bool mine = row->seat[job->seat].identity == client->identity.id;
    for (int i = 0; i < row->players; i++)
        if (row->owner && row->seat[i].identity == row->owner)
            host = row->seat[i].name;
    struct pl_out out = answer_begin(hub, "invitation", job->re);
    /* Whoever holds a used link that is not theirs learns no more than that. */
    pl_putf(&out, ",\"table\":%lld", job->status == PL_STORE_OK || mine ? (long long)row->id : 0);
    put_member(&out, "game", row->game);
    put_member(&out, "name", game ? game->name.in[client->lang] : row->game);
    pl_putf(&out, ",\"seat\":%d,\"players\":%d", job->seat, row->players);
    put_member(&out, "from", host);
    pl_putf(&out, ",\"used\":%s,\"yours\":%s", job->status == PL_STORE_TAKEN ? "true" : "false",
            mine ? "true" : "false");
    answer_end(client, &out);
}

void do_invitation(const struct ask *ask) {
    const char *secret = ask_text(ask, "secret", PL_SECRET_TEXT);
    struct job *job = secret ? ask_job(ask, JOB_INVITED, looked_up) : NULL;
    if (!job)
        return;
    strcpy(job->secret, secret);
    hub_submit(ask->hub, job);
}

static void accepted(struct hub *hub, struct job *job) {
    if (job->status != PL_STORE_OK) {
        answer_store(job->client, job->re, job->status);
        return;
    }
    struct pl_out out = answer_begin(hub, "ok", job->re);
    pl_putf(&out, ",\"table\":%lld,\"seat\":%d", (long long)job->table, job->seat);
    answer_end(job->client, &out);
    hub->lobby_changed = true;
    /* The store has changed the table behind the back of what is in memory. */
    struct table *table = table_find(hub, job->table);
    if (table && table->busy)
        table->again = true;
    else if (table && table->row.change < job->number)
        table_load(table);
}

void do_accept(const struct ask *ask) {
    char name[PL_MAX_PLAYER_NAME];
    const char *secret = ask_text(ask, "secret", PL_SECRET_TEXT);
    if (!secret || !ask_name(ask, name))
        return;
    struct job *job = ask_job(ask, JOB_ACCEPT, accepted);
    if (!job)
        return;
    strcpy(job->secret, secret);
    strcpy(job->text, name);
    hub_submit(ask->hub, job);
}
