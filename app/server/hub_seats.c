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
    if (seat >= row->players || !seat_free(row, (int)seat))
        NO(ask, "denied", "This seat is not free.", "Ce siège n'est pas libre.");
    else if (!row->open && !owner)
        NO(ask, "denied", "One sits down at this table by invitation.", "On s'assied à cette table sur invitation.");
    else if (row->seat[seat].invited && !owner)
        NO(ask, "denied", "Somebody has been invited to this seat.", "Quelqu'un est invité à ce siège.");
    else if (seats_owned(table, ask->client) && !owner)
        NO(ask, "denied", "You have a seat at this table already: the others are for others.",
           "Vous avez déjà un siège à cette table : les autres sont pour d'autres.");
    else
        job = ask_job(ask, JOB_SEAT, seated);
    if (job) {
        job->seat = (int)seat;
        job->who.identity = ask->client->identity.id;
        PL_FIT(job->who.name, name);
        table_submit(table, job);
    }
    table_rest(table);
}

/* ---- Bots in place of people ------------------------------------------------------------------------------------ */

/* Whose absence stops the game, and for how long it has to: a day, as with games by post. */
#define PATIENCE (INT64_C(24) * 3600 * 1000)

/* Of somebody who has vanished decides whoever made the table; of that one, or where that one has left, the others. */
bool may_replace(const struct pl_store_table *row, const struct client *client, int seat) {
    int64_t me = client->identity.id, vanished = row->seat[seat].identity;
    bool plays = false;
    if (!vanished || vanished == me || row->state != PL_TABLE_RUNNING)
        return false;
    for (int i = 0; i < row->players; i++)
        plays = plays || row->seat[i].identity == me;
    return row->owner == me || (plays && (!row->owner || row->owner == vanished));
}

static bool may_seat_bot(const struct ask *ask, const struct table *table, int seat, bool away, int64_t *patience) {
    const struct pl_store_table *row = &table->row;
    bool inside = seat < row->players, owner = row->owner == ask->client->identity.id;
    const char *en = NULL, *fr = NULL;
    *patience = 0;
    if (row->state == PL_TABLE_FINISHED)
        en = "The game is over.", fr = "La partie est finie.";
    else if (inside && row->seat[seat].automa[0])
        en = "An automa plays this seat, from the first move to the last.",
        fr = "Un automa tient ce siège, du premier coup au dernier.";
    else if (owns_seat(table, ask->client, seat) ||
             (inside && owner && row->state == PL_TABLE_WAITING && !row->seat[seat].identity))
        return true;
    else if (!inside || !away || !may_replace(row, ask->client, seat))
        en = "This seat is not yours.", fr = "Ce siège n'est pas le vôtre.";
    else if (row->seat[seat].bot[0])
        en = "A bot plays this seat already.", fr = "Un robot joue déjà ce siège.";
    else if (!(pl_match_awaited(table->match) >> seat & 1))
        en = "Nobody waits for this seat now.", fr = "Personne n'attend ce siège maintenant.";
    else if (seat_here(table, seat))
        en = "Whoever has this seat is here.", fr = "La personne qui a ce siège est là.";
    if (en)
        answer_no(ask->client, ask->re, "denied", TR(ask->lang, en, fr));
    *patience = en ? 0 : PATIENCE;
    return !en;
}

static void bot_seated(struct hub *hub, struct job *job) {
    if (job->limited)
        answer_no(job->client, job->re, "denied",
                  TR(job->client->lang,
                     "A bot can take the seat of somebody who has been away for a day: wait a little.",
                     "Un robot peut prendre le siège de quelqu'un d'absent depuis un jour : attendez encore un peu."));
    seated(hub, job);
}

void do_bot(const struct ask *ask) {
    struct table *table;
    int64_t seat, patience;
    const char *spec = "";
    const json_t *member = json_object_get(ask->message, "bot");
    if ((!member || !json_is_null(member)) && !(spec = ask_text(ask, "bot", PL_MAX_BOT_SPEC)))
        return;
    if (*spec && !bot_offered(spec)) {
        NO(ask, "bad", "There is no such bot here.", "Ce robot n'existe pas ici.");
        return;
    }
    if (!ask_number(ask, "seat", 0, PL_MAX_SEATS - 1, &seat) || !ask_table(ask, &table))
        return;
    struct job *job = may_seat_bot(ask, table, (int)seat, *spec, &patience) ? ask_job(ask, JOB_SEAT, bot_seated) : NULL;
    if (job) {
        job->seat = (int)seat;
        job->patience = patience;
        job->who = table->row.seat[seat];
        job->who.invited = false; /* a link that is out for it ends */
        PL_FIT(job->who.bot, spec);
        table_submit(table, job);
    }
    table_rest(table);
}

/* ---- Leaving for good ------------------------------------------------------------------------------------------- */

static void has_left(struct hub *hub, struct job *job) {
    struct table *table = table_freed(hub, job);
    if (!table)
        return;
    struct pl_out out = answer_begin(hub, "ok", job->re);
    pl_putf(&out, ",\"table\":%lld,\"gone\":%s", (long long)table->id, job->gone ? "true" : "false");
    answer_end(job->client, &out);
    table->settling = true; /* not to be freed */
    if (job->client->table == table)
        table_leave(job->client);
    table->settling = false;
    if (job->gone)
        table_gone(table);
    else
        table_load(table); /* several seats may have changed */
}

/* Also where the moves do not fit the rules of today: what cannot be played can be given up. */
void do_leave(const struct ask *ask) {
    struct table *table;
    if (!ask_any_table(ask, &table))
        return;
    struct job *job = NULL;
    if (table->row.state == PL_TABLE_FINISHED && !table->row.shown)
        NO(ask, "denied", "The game is over: there is nothing to leave.",
           "La partie est finie : il n'y a rien à quitter.");
    else if (!seats_owned(table, ask->client) && table->row.owner != ask->client->identity.id)
        NO(ask, "denied", "You have no seat at this table.", "Vous n'avez pas de siège à cette table.");
    else
        job = ask_job(ask, JOB_LEAVE, has_left);
    if (job)
        table_submit(table, job);
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
    else if (seat >= table->row.players || !seat_free(&table->row, (int)seat))
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
    PL_FIT(job->secret, secret);
    hub_submit(ask->hub, job);
}

static void accepted(struct hub *hub, struct job *job) {
    if (job->status == PL_STORE_TAKEN) {
        answer_no(job->client, job->re, "denied",
                  TR(job->client->lang, "This invitation has been used.", "Cette invitation a déjà servi."));
        return;
    }
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
    if (table)
        table_heard(table, job->number);
}

void do_accept(const struct ask *ask) {
    char name[PL_MAX_PLAYER_NAME];
    const char *secret = ask_text(ask, "secret", PL_SECRET_TEXT);
    if (!secret || !ask_name(ask, name))
        return;
    struct job *job = ask_job(ask, JOB_ACCEPT, accepted);
    if (!job)
        return;
    PL_FIT(job->secret, secret);
    PL_FIT(job->text, name);
    hub_submit(ask->hub, job);
}
