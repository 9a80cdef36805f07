/* Changes of tables: made in memory, stored, and only then told. While a change is under way nothing else happens to
 * the table; whatever is asked meanwhile waits. If the store says no, the table is loaded anew: it alone knows. */
#include "app/server/dice.h"
#include "app/server/hub_parts.h"
#include <sodium.h>
#include <stdlib.h>

enum { MOST_ROLLS = 4096 }; /* of chance in a row: more is a game that never ends */

static bool room_for_made(struct table *table) {
    if (table->made_count < table->made_room)
        return true;
    int room = table->made_room ? table->made_room * 2 : 8;
    struct pl_store_move *made = realloc(table->made, (size_t)room * sizeof *made);
    if (!made)
        return false;
    table->made = made;
    table->made_room = room;
    return true;
}

bool table_make(struct table *table, int seat, pl_move move) {
    const struct pl_game *game = pl_match_game(table->match);
    if (!room_for_made(table))
        return false;
    struct pl_store_move *made = &table->made[table->made_count];
    *made = (struct pl_store_move){.seat = (int8_t)seat, .move = move};
    struct pl_out out = PL_OUT(made->notation);
    if (pl_match_actor(table->match) != seat)
        return false;
    game->notate(pl_match_state(table->match), move, &out);
    bool done =
        seat == PL_CHANCE ? pl_match_force(table->match, move, NULL) : pl_match_play(table->match, seat, move, NULL);
    table->made_count += done;
    return done;
}

static bool roll(struct table *table) {
    const struct pl_game *game = pl_match_game(table->match);
    uint64_t rolls = 0;
    if (pl_match_actor(table->match) != PL_CHANCE)
        return true;
    for (int i = 0; i < pl_match_length(table->match); i++)
        rolls += pl_match_turn(table->match, i).seat == PL_CHANCE;
    for (int i = 0; i < MOST_ROLLS && pl_match_actor(table->match) == PL_CHANCE; i++) {
        struct pl_rng rng = pl_dice(table->row.seed, rolls++);
        if (!table_make(table, PL_CHANCE, pl_draw(game, pl_match_state(table->match), &rng)))
            return false;
    }
    return true;
}

static bool remember(struct table *table, int from, int64_t change) {
    int length = pl_match_length(table->match);
    if (length > table->change_room) {
        int room = length + length / 2 + 32;
        int64_t *change_of = realloc(table->change_of, (size_t)room * sizeof *change_of);
        if (!change_of)
            return false;
        table->change_of = change_of;
        table->change_room = room;
    }
    for (int i = from; i < length; i++)
        table->change_of[i] = change;
    return true;
}

static void committed(struct hub *hub, struct job *job) {
    struct table *table = table_find(hub, job->table);
    table->busy = false;
    int64_t number = job->change.change + 1;
    if (job->status != PL_STORE_OK || !remember(table, job->change.keep, number)) {
        if (job->client)
            answer_store(job->client, job->re, job->status == PL_STORE_OK ? PL_STORE_MEMORY : job->status);
        table_load(table);
        return;
    }
    table->row.change = number;
    table->row.length = pl_match_length(table->match);
    if (job->change.state) {
        table->row.state = job->change.state;
        hub->lobby_changed = true;
        table->new_seats = true; /* waiting, running, over: the page shows it with the seats */
    }
    if (job->change.result) {
        table->row.has_result = table->row.revealed = true;
        table->row.result = job->result;
    }
    if (job->client) {
        struct pl_out out = answer_begin(hub, "ok", job->re);
        pl_putf(&out, ",\"n\":%lld", (long long)number);
        answer_end(job->client, &out);
    }
    table_settle(table, job->change.keep);
}

void table_commit(struct table *table, int keep, struct client *asker, int64_t re) {
    struct job *job = hub_job(table->hub, JOB_CHANGE);
    struct pl_store_move *moves = NULL;
    if (job && roll(table))
        moves = malloc(((size_t)table->made_count + 1) * sizeof *moves);
    if (!moves) {
        free(job);
        if (asker)
            answer_store(asker, re, PL_STORE_MEMORY);
        table_load(table);
        return;
    }
    if (table->made_count)
        memcpy(moves, table->made, (size_t)table->made_count * sizeof *moves);
    job->table = table->id;
    job->client = asker ? client_hold(asker) : NULL;
    job->re = re;
    job->done = committed;
    job->change = (struct pl_store_change){.table = table->id,
                                           .change = table->row.change,
                                           .length = table->row.length,
                                           .keep = keep,
                                           .moves = moves,
                                           .count = table->made_count};
    table->made_count = 0;
    if (pl_match_actor(table->match) == PL_OVER) {
        pl_match_game(table->match)->result(pl_match_state(table->match), &job->result);
        job->change.result = &job->result;
        job->change.state = PL_TABLE_FINISHED;
    } else if (table->row.state == PL_TABLE_WAITING) {
        job->change.state = PL_TABLE_RUNNING;
    }
    table->busy = true;
    hub_submit(table->hub, job);
}

void table_submit(struct table *table, struct job *job) {
    job->table = table->id;
    job->number = table->row.change;
    table->busy = true;
    hub_submit(table->hub, job);
}

struct table *table_freed(struct hub *hub, struct job *job) {
    struct table *table = table_find(hub, job->table);
    table->busy = false;
    if (job->status == PL_STORE_OK) {
        table->row.change = job->number;
        table->new_seats = true;
        hub->lobby_changed = true;
        return table;
    }
    answer_store(job->client, job->re, job->status);
    table_load(table);
    return NULL;
}

/* ---- What comes next -------------------------------------------------------------------------------------------- */

static void thought_over(struct hub *hub, struct thought *thought) {
    struct table *table = table_find(hub, thought->table);
    if (!table || table->thinking != thought->number)
        return;
    table->thinking = 0;
    if (table->busy)
        return; /* what is under way goes on with table_advance */
    if (table->loaded && table->match && table->row.change == thought->number &&
        table_make(table, thought->seat, thought->move))
        table_commit(table, table->row.length, NULL, -1);
    else
        table_advance(table);
    table_rest(table);
}

static void ask_bot(struct table *table, int seat) {
    char error[256];
    struct pl_out out = PL_OUT(error);
    struct thought *thought = table->thinking == table->row.change ? NULL : calloc(1, sizeof *thought);
    if (!thought)
        return;
    /* A bot of an older version that is no longer there must not stop the game. */
    if (!pl_bot_read(table->row.seat[seat].bot, PL_EN, &thought->bot, &out))
        thought->bot = (struct pl_bot){.kind = PL_BOT_GREEDY};
    thought->bot.threads = 1;
    thought->kind = THINK_MOVE;
    thought->done = thought_over;
    thought->table = table->id;
    thought->number = table->thinking = table->row.change;
    thought->seat = seat;
    thought->game = pl_match_game(table->match);
    randombytes_buf(&thought->rng, sizeof thought->rng);
    pl_view(thought->game, pl_match_state(table->match), seat, &thought->view);
    hub_think(table->hub, thought);
}

void table_advance(struct table *table) {
    if (table->busy || !table->loaded)
        return;
    if (table->again) {
        table_load(table);
        return;
    }
    if (!table->match || table->row.state == PL_TABLE_FINISHED)
        return;
    if (table->row.state == PL_TABLE_WAITING)
        for (int i = 0; i < table->row.players; i++)
            if (seat_free(&table->row.seat[i]))
                return;
    int actor = pl_match_actor(table->match);
    if (table->row.state == PL_TABLE_WAITING || actor < 0)
        table_commit(table, table->row.length, NULL, -1);
    else if (table->row.seat[actor].bot[0])
        ask_bot(table, actor);
}

void table_settle(struct table *table, int from) {
    table->settling = true;
    for (struct client *viewer = table->viewers; viewer && table->match; viewer = viewer->next_viewer) {
        if (table->new_seats)
            say_table(table, viewer, -1);
        say_state(table, viewer, from);
    }
    table->new_seats = false;
    queue_run(&table->waiting);
    table_advance(table);
    table->settling = false;
    table_rest(table);
}
