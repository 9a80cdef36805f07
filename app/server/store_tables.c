/* Tables: making, loading and listing them, their seats and invitations. */
#include "app/server/store_sql.h"
#include <inttypes.h>
#include <sodium.h>
#include <stdlib.h>

#define SEED_HEX (2 * PL_SEED_BYTES + 1)
#define COMMITMENT_HEX (2 * PL_COMMITMENT_BYTES + 1)

/* ---- Making ---------------------------------------------------------------------------------------------------- */

static bool is_seat(const struct pl_store_seat *seat) {
    return sql_text_fits(seat->name, sizeof seat->name) && sql_text_fits(seat->bot, sizeof seat->bot) &&
           sql_text_fits(seat->automa, sizeof seat->automa) && seat->identity >= 0;
}

static bool is_table(const struct pl_store_table *table) {
    bool good = table->players >= 1 && table->players <= PL_MAX_SEATS && table->game[0] && table->owner >= 0 &&
                sql_text_fits(table->game, sizeof table->game) &&
                sql_text_fits(table->options, sizeof table->options) &&
                sql_text_fits(table->roles, sizeof table->roles);
    for (int i = 0; good && i < table->players; i++)
        good = is_seat(&table->seat[i]);
    return good;
}

enum pl_store_status sql_add_table(struct pl_store *store, const struct pl_store_table *table) {
    char seed[SEED_HEX], commitment[COMMITMENT_HEX];
    sodium_bin2hex(seed, sizeof seed, table->seed, sizeof table->seed);
    sodium_bin2hex(commitment, sizeof commitment, table->commitment, sizeof table->commitment);
    enum pl_store_status status =
        RUN(store, TABLE_ADD, NULL, NULL, NULL, NUM(table->id), TXT(table->game), NUM(table->rules_version),
            NUM(table->players), TXT(table->options), TXT(table->roles), NUM(table->owner), NUM(table->created),
            NUM(table->state), NUM(table->open), NUM(table->spectators), TXT(seed), TXT(commitment),
            NUM(table->revealed), NUM(table->shown));
    sodium_memzero(seed, sizeof seed);
    if (status == PL_STORE_OK)
        status = RUN(store, HEAD_ADD, NULL, NULL, NULL, NUM(table->id), NUM(table->created));
    for (int i = 0; i < table->players && status == PL_STORE_OK; i++) {
        const struct pl_store_seat *seat = &table->seat[i];
        status = RUN(store, SEAT_ADD, NULL, NULL, NULL, NUM(table->id), NUM(i), NUM(seat->identity), TXT(seat->name),
                     TXT(seat->bot), TXT(seat->automa));
    }
    return status == PL_STORE_OK ? sql_notify(store, table->id, 1) : status;
}

bool sql_new_table(const struct pl_store_table *table, struct pl_store_table *made) {
    if (!is_table(table) || table->state < 0 || table->state > PL_TABLE_RUNNING)
        return false;
    *made = *table;
    made->id = sql_new_id();
    made->change = 1;
    made->length = 0;
    made->created = made->updated = sql_now();
    made->state = table->state ? table->state : PL_TABLE_WAITING;
    made->friendly = made->shown = made->has_result = false;
    made->result = (struct pl_result){0};
    return true;
}

enum pl_store_status pl_store_create(struct pl_store *store, struct pl_store_table *table) {
    struct pl_store_table made;
    if (!sql_new_table(table, &made))
        return PL_STORE_REFUSED;
    enum pl_store_status status = store->driver->begin(store, true);
    if (status == PL_STORE_OK)
        status = sql_end(store, sql_add_table(store, &made));
    if (status == PL_STORE_OK)
        *table = made;
    return status;
}

/* ---- Reading --------------------------------------------------------------------------------------------------- */

struct reading {
    struct pl_store_table *out;
    int cap, count;
};

static void read_bytes(unsigned char *out, size_t size, const char *hex) {
    memset(out, 0, size);
    sodium_hex2bin(out, size, hex, strlen(hex), NULL, NULL, NULL);
}

static void read_result(struct pl_store_table *table, const struct sql_row *row) {
    table->has_result = row->number(row, 15) >= 0;
    if (!table->has_result)
        return;
    table->result.ending = (int)row->number(row, 15);
    table->result.winners = (uint32_t)row->number(row, 16);
    const char *scores = row->text(row, 17);
    for (int i = 0; i < PL_MAX_SEATS; i++) {
        char *end;
        table->result.score[i] = (int32_t)strtol(scores, &end, 10);
        scores = *end == ',' ? end + 1 : end;
    }
}

static void read_table(struct pl_store_table *table, const struct sql_row *row) {
    *table = (struct pl_store_table){
        .id = row->number(row, 0),
        .rules_version = (uint32_t)row->number(row, 2),
        .friendly = row->number(row, 3) != 0,
        .players = (int)row->number(row, 4),
        .owner = row->number(row, 7),
        .created = row->number(row, 8),
        .state = (enum pl_store_state)row->number(row, 9),
        .open = row->number(row, 10) != 0,
        .spectators = row->number(row, 11) != 0,
        .revealed = row->number(row, 14) != 0,
        .change = row->number(row, 18),
        .length = (int)row->number(row, 19),
        .updated = row->number(row, 20),
        .turn = (int)row->number(row, 26),
        .shown = row->number(row, 27) != 0,
        .anew = row->number(row, 29),
    };
    sql_copy(table->game, sizeof table->game, row->text(row, 1));
    sql_copy(table->options, sizeof table->options, row->text(row, 5));
    sql_copy(table->roles, sizeof table->roles, row->text(row, 6));
    read_bytes(table->seed, sizeof table->seed, row->text(row, 12));
    read_bytes(table->commitment, sizeof table->commitment, row->text(row, 13));
    read_result(table, row);
}

/* One row per seat; a new id begins a new table. */
static void read_row(void *context, const struct sql_row *row) {
    struct reading *reading = context;
    if (!reading->count || reading->out[reading->count - 1].id != row->number(row, 0)) {
        if (reading->count == reading->cap)
            return;
        read_table(&reading->out[reading->count++], row);
    }
    struct pl_store_table *table = &reading->out[reading->count - 1];
    int64_t index = row->number(row, 21);
    if (index < 0 || index >= PL_MAX_SEATS)
        return;
    struct pl_store_seat *seat = &table->seat[index];
    seat->identity = row->number(row, 22);
    sql_copy(seat->name, sizeof seat->name, row->text(row, 23));
    sql_copy(seat->bot, sizeof seat->bot, row->text(row, 24));
    seat->invited = row->number(row, 25) != 0;
    sql_copy(seat->automa, sizeof seat->automa, row->text(row, 28));
}

struct reading_moves {
    struct pl_store_moves *moves;
    int cap;
    bool out_of_memory;
};

static void read_move(void *context, const struct sql_row *row) {
    struct reading_moves *reading = context;
    struct pl_store_moves *moves = reading->moves;
    if (moves->count == reading->cap) {
        int cap = reading->cap ? reading->cap * 2 : 256;
        struct pl_store_move *more = realloc(moves->move, (size_t)cap * sizeof *more);
        if (!more) {
            reading->out_of_memory = true;
            return;
        }
        moves->move = more;
        reading->cap = cap;
    }
    struct pl_store_move *move = &moves->move[moves->count++];
    *move = (struct pl_store_move){
        .number = (int)row->number(row, 0),
        .seat = (int8_t)row->number(row, 1),
        .move = (pl_move)row->number(row, 2),
        .made = row->number(row, 4),
        .change = row->number(row, 5),
        .position = row->number(row, 6),
    };
    sql_copy(move->notation, sizeof move->notation, row->text(row, 3));
}

void pl_store_moves_free(struct pl_store_moves *moves) {
    free(moves->move);
    *moves = (struct pl_store_moves){0};
}

static enum pl_store_status load(struct pl_store *store, int64_t id, int64_t since, struct pl_store_table *table,
                                 struct pl_store_moves *moves) {
    struct reading reading = {.out = table, .cap = 1};
    enum pl_store_status status = RUN(store, TABLE_GET, read_row, &reading, NULL, NUM(id));
    if (status == PL_STORE_OK && !reading.count)
        return PL_STORE_MISSING;
    if (status != PL_STORE_OK || !moves)
        return status;
    struct reading_moves list = {.moves = moves};
    status = RUN(store, MOVES_GET, read_move, &list, NULL, NUM(id), NUM(since));
    return list.out_of_memory ? PL_STORE_MEMORY : status;
}

enum pl_store_status pl_store_load(struct pl_store *store, int64_t id, int64_t since, struct pl_store_table *table,
                                   struct pl_store_moves *moves) {
    *table = (struct pl_store_table){0};
    if (moves)
        *moves = (struct pl_store_moves){0};
    if (!moves) /* one question needs no transaction */
        return load(store, id, since, table, NULL);
    enum pl_store_status status = store->driver->begin(store, false);
    if (status == PL_STORE_OK)
        status = sql_end(store, load(store, id, since, table, moves));
    if (status != PL_STORE_OK)
        pl_store_moves_free(moves);
    return status;
}

enum pl_store_status pl_store_tables(struct pl_store *store, const struct pl_store_query *query,
                                     struct pl_store_table *out, int cap, int *count) {
    struct reading reading = {.out = out, .cap = cap};
    bool first = !query->after_time && !query->after_id;
    struct sql_value time = NUM(first ? INT64_MAX : query->after_time), id = NUM(query->after_id);
    *count = 0;
    enum pl_store_status status;
    switch (query->list) {
    case PL_LIST_MINE:
        status = RUN(store, LIST_MINE, read_row, &reading, NULL, time, id, NUM(query->identity), NUM(cap));
        break;
    case PL_LIST_UNFINISHED:
        status = RUN(store, LIST_UNFINISHED, read_row, &reading, NULL, time, id, NUM(query->identity), NUM(cap));
        break;
    case PL_LIST_FINISHED:
        status = RUN(store, LIST_FINISHED, read_row, &reading, NULL, time, id, NUM(query->identity), NUM(cap));
        break;
    case PL_LIST_OPEN:
        status = RUN(store, LIST_OPEN, read_row, &reading, NULL, time, id, NUM(cap));
        break;
    case PL_LIST_WATCH:
        status = RUN(store, LIST_WATCH, read_row, &reading, NULL, time, id, NUM(cap));
        break;
    case PL_LIST_RUNNING:
        status = RUN(store, LIST_RUNNING, read_row, &reading, NULL, time, id, NUM(cap));
        break;
    default:
        return PL_STORE_REFUSED;
    }
    if (status == PL_STORE_OK)
        *count = reading.count;
    return status;
}

static void read_number(void *context, const struct sql_row *row) {
    *(int64_t *)context = row->number(row, 0);
}

enum pl_store_status pl_store_unfinished(struct pl_store *store, int64_t identity, int64_t *count) {
    *count = 0;
    return RUN(store, TABLES_UNFINISHED, read_number, count, NULL, NUM(identity));
}

enum pl_store_status pl_store_turn(struct pl_store *store, int64_t table, int64_t change, int turn) {
    enum pl_store_status status = store->driver->begin(store, true);
    if (status != PL_STORE_OK)
        return status;
    return sql_end(store, RUN(store, HEAD_TURN, NULL, NULL, NULL, NUM(turn), NUM(table), NUM(change)));
}

/* ---- Seats and doors ------------------------------------------------------------------------------------------- */

/* Ends a transaction that would change *change from `before`. */
static enum pl_store_status end_change(struct pl_store *store, enum pl_store_status status, int64_t *change,
                                       int64_t before) {
    status = sql_end(store, status);
    if (status != PL_STORE_OK)
        *change = before;
    return status;
}

enum pl_store_status pl_store_seat(struct pl_store *store, int64_t table, int64_t *change, int seat,
                                   const struct pl_store_seat *who) {
    int64_t before = *change, changed = 0;
    if (seat < 0 || seat >= PL_MAX_SEATS || !is_seat(who))
        return PL_STORE_REFUSED;
    enum pl_store_status status = store->driver->begin(store, true);
    if (status != PL_STORE_OK)
        return status;
    status = sql_bump(store, table, change);
    if (status == PL_STORE_OK)
        status = RUN(store, SEAT_SET, NULL, NULL, &changed, NUM(who->identity), TXT(who->name), TXT(who->bot),
                     NUM(table), NUM(seat));
    if (status == PL_STORE_OK && !changed)
        status = PL_STORE_REFUSED; /* the table has no such seat */
    return end_change(store, status, change, before);
}

struct owner {
    int64_t state, identity;
    bool shown;
};
static void read_owner(void *context, const struct sql_row *row) {
    *(struct owner *)context = (struct owner){row->number(row, 0), row->number(row, 1), row->number(row, 2) != 0};
}

enum pl_store_status sql_drop_table(struct pl_store *store, int64_t table) {
    enum pl_store_status status = RUN(store, DROP_MOVES, NULL, NULL, NULL, NUM(table));
    if (status == PL_STORE_OK)
        status = RUN(store, DROP_FILE, NULL, NULL, NULL, NUM(table));
    if (status == PL_STORE_OK)
        status = RUN(store, DROP_HEAD, NULL, NULL, NULL, NUM(table));
    if (status == PL_STORE_OK)
        status = RUN(store, DROP_SEATS, NULL, NULL, NULL, NUM(table));
    if (status == PL_STORE_OK)
        status = RUN(store, DROP_TABLE, NULL, NULL, NULL, NUM(table));
    return status;
}

static enum pl_store_status leave(struct pl_store *store, int64_t table, int64_t identity, const char *bot,
                                  bool *gone) {
    struct owner owner = {0};
    int64_t seats = 0, owned = 0, people = 0;
    enum pl_store_status status = RUN(store, TABLE_OWNER, read_owner, &owner, NULL, NUM(table));
    bool waits = owner.state == PL_TABLE_WAITING, shown = owner.shown && owner.identity == identity;
    if (status == PL_STORE_OK && owner.state == PL_TABLE_FINISHED && !shown)
        return PL_STORE_REFUSED;
    if (status == PL_STORE_OK && (shown || (waits && owner.identity == identity))) {
        *gone = true;
        return sql_drop_table(store, table);
    }
    if (status == PL_STORE_OK)
        status = waits ? RUN(store, SEATS_FREE, NULL, NULL, &seats, NUM(table), NUM(identity))
                       : RUN(store, SEATS_GIVE, NULL, NULL, &seats, TXT(bot), NUM(table), NUM(identity));
    if (status == PL_STORE_OK)
        status = RUN(store, TABLE_DISOWN, NULL, NULL, &owned, NUM(table), NUM(identity));
    if (status == PL_STORE_OK && !seats && !owned)
        return PL_STORE_REFUSED;
    if (status == PL_STORE_OK)
        status = RUN(store, SEATS_PEOPLE, read_number, &people, NULL, NUM(table));
    *gone = status == PL_STORE_OK && !waits && !people;
    return *gone ? sql_drop_table(store, table) : status;
}

enum pl_store_status pl_store_leave(struct pl_store *store, int64_t table, int64_t *change, int64_t identity,
                                    const char *bot, bool *gone) {
    int64_t before = *change;
    *gone = false;
    if (identity <= 0 || !bot[0] || !sql_text_fits(bot, PL_MAX_BOT_SPEC))
        return PL_STORE_REFUSED;
    enum pl_store_status status = store->driver->begin(store, true);
    if (status != PL_STORE_OK)
        return status;
    status = sql_bump(store, table, change);
    if (status == PL_STORE_OK)
        status = leave(store, table, identity, bot, gone);
    status = end_change(store, status, change, before);
    *gone = *gone && status == PL_STORE_OK;
    return status;
}

enum pl_store_status pl_store_invite(struct pl_store *store, int64_t table, int64_t *change, int seat,
                                     char secret[PL_SECRET_TEXT]) {
    char hash[PL_SECRET_HASH];
    int64_t before = *change, changed = 0;
    secret[0] = '\0';
    if (seat < 0 || seat >= PL_MAX_SEATS)
        return PL_STORE_REFUSED;
    if (!pl_secret_new(secret))
        return sql_fail(store, PL_STORE_FAILED, "no source of randomness");
    pl_secret_hash(secret, hash);
    enum pl_store_status status = store->driver->begin(store, true);
    if (status != PL_STORE_OK) {
        secret[0] = '\0';
        return status;
    }
    status = sql_bump(store, table, change);
    if (status == PL_STORE_OK)
        status = RUN(store, SEAT_INVITE, NULL, NULL, &changed, TXT(hash), NUM(table), NUM(seat));
    if (status == PL_STORE_OK && !changed)
        status = PL_STORE_TAKEN;
    status = end_change(store, status, change, before);
    if (status != PL_STORE_OK)
        secret[0] = '\0';
    return status;
}

struct invitation {
    int64_t table, used, identity, change;
    int seat;
};
static void read_invitation(void *context, const struct sql_row *row) {
    *(struct invitation *)context = (struct invitation){
        .table = row->number(row, 0),
        .seat = (int)row->number(row, 1),
        .used = row->number(row, 2),
        .identity = row->number(row, 3),
        .change = row->number(row, 4),
    };
}
static enum pl_store_status find_invitation(struct pl_store *store, const char *hash, struct invitation *invitation) {
    *invitation = (struct invitation){0};
    enum pl_store_status status = RUN(store, INVITATION, read_invitation, invitation, NULL, TXT(hash));
    return status == PL_STORE_OK && !invitation->table ? PL_STORE_MISSING : status;
}

enum pl_store_status pl_store_invitation(struct pl_store *store, const char *secret, int64_t *table, int *seat) {
    char hash[PL_SECRET_HASH];
    struct invitation invitation;
    pl_secret_hash(secret, hash);
    enum pl_store_status status = find_invitation(store, hash, &invitation);
    *table = invitation.table;
    *seat = invitation.seat;
    return status == PL_STORE_OK && invitation.used ? PL_STORE_TAKEN : status;
}

/* The table's head is taken first, as in every change: whoever has it decides, and the next one finds the invitation
 * used. */
static enum pl_store_status accept(struct pl_store *store, const char *hash, int64_t identity, const char *name,
                                   struct invitation *found) {
    int64_t changed = 0;
    enum pl_store_status status = find_invitation(store, hash, found);
    if (status != PL_STORE_OK || found->used)
        return status != PL_STORE_OK ? status : found->identity == identity ? PL_STORE_OK : PL_STORE_TAKEN;
    status = RUN(store, HEAD_TAKE, read_number, &found->change, NULL, NUM(sql_now()), NUM(found->table));
    if (status == PL_STORE_OK)
        status = RUN(store, SEAT_ACCEPT, NULL, NULL, &changed, NUM(identity), TXT(name), TXT(hash));
    if (status == PL_STORE_OK && !changed)
        return PL_STORE_TAKEN;
    return status == PL_STORE_OK ? sql_notify(store, found->table, found->change) : status;
}

enum pl_store_status pl_store_accept(struct pl_store *store, const char *secret, int64_t identity, const char *name,
                                     int64_t *table, int *seat, int64_t *change) {
    char hash[PL_SECRET_HASH];
    struct invitation found = {0};
    if (identity <= 0 || !sql_text_fits(name, PL_MAX_PLAYER_NAME))
        return PL_STORE_REFUSED;
    pl_secret_hash(secret, hash);
    enum pl_store_status status = store->driver->begin(store, true);
    if (status == PL_STORE_OK)
        status = sql_end(store, accept(store, hash, identity, name, &found));
    if (status == PL_STORE_OK) {
        *table = found.table;
        *seat = found.seat;
        *change = found.change;
    }
    return status;
}
