/* Changes of tables: made in memory, stored, and only then told. While a change is under way nothing else happens to
 * the table; whatever is asked meanwhile waits. If the store says no, the table is loaded anew: it alone knows. */
#include "app/server/dice.h"
#include "app/server/hub_parts.h"
#include "app/server/position.h"
#include <sodium.h>
#include <stdlib.h>

enum {
    MOST_ROLLS = 4096, /* of chance in a row: more is a game that never ends */
    MOST_STEPS = 64,   /* of automas in one change: more is a pause for the others */
    GRAIN = 10         /* milliseconds: what is due within them is done together */
};

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

void table_turned_view(const struct table *table, int seat, union pl_any_state *view) {
    const struct pl_game *game = pl_match_game(table->match);
    pl_view(game, pl_match_state(table->match), seat, view);
    pl_turn_to(game, view, seat);
}

bool table_still_asks(const struct table *table, int seat, int64_t number) {
    const struct pl_game *game = pl_match_game(table->match);
    int asked = pl_match_asked_at(table->match);
    if (number >= table->row.change)
        return number == table->row.change;
    struct pl_sealed together = game->deciding ? game->deciding(pl_match_state(table->match)) : pl_seal_nobody();
    return pl_seal_asked(&together, seat) && (asked == 0 || number >= table->change_of[asked - 1]);
}

/* The move as the store keeps it; `state` is before it, turned to its seat. */
static struct pl_store_move written(const struct pl_game *game, const void *state, int seat, pl_move move) {
    struct pl_store_move written = {.seat = (int8_t)seat, .move = move};
    struct pl_out out = PL_OUT(written.notation);
    game->notate(state, move, &out);
    return written;
}

bool table_make(struct table *table, int seat, pl_move move) {
    const struct pl_game *game = pl_match_game(table->match);
    union pl_any_state turned;
    int actor = pl_match_actor(table->match);
    if (actor != seat && !(seat >= 0 && pl_match_awaited(table->match) >> seat & 1))
        return false;
    if (!room_for_made(table))
        return false;
    struct pl_store_move *made = &table->made[table->made_count];
    pl_copy(game, &turned, pl_match_state(table->match));
    pl_turn_to(game, &turned, seat);
    *made = written(game, &turned, seat, move);
    bool done =
        seat == PL_CHANCE ? pl_match_rolled(table->match, move, NULL) : pl_match_play(table->match, seat, move, NULL);
    if (done)
        made->position = pl_position(game, pl_match_state(table->match));
    table->made_count += done;
    return done;
}

/* Lets chance move; and automas, unless people are to follow them step by step. */
static bool roll(struct table *table) {
    const struct pl_game *game = pl_match_game(table->match);
    int steps = table->hub->pace && table->viewers ? 0 : MOST_STEPS, actor;
    for (int i = 0; i < MOST_ROLLS && (actor = pl_match_actor(table->match)) != PL_OVER; i++) {
        if (actor >= 0) {
            pl_move moves[PL_MAX_MOVES];
            if (!table->row.seat[actor].automa[0] || steps-- <= 0)
                break;
            game->moves(pl_match_state(table->match), moves);
            if (!table_make(table, actor, moves[0]))
                return false;
            continue;
        }
        struct pl_rng rng = pl_dice(table->row.seed, (uint64_t)pl_match_rolls(table->match));
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
    if (job->status == PL_STORE_OK && !remember(table, job->change.keep, number))
        job->status = PL_STORE_MEMORY;
    if (job->status != PL_STORE_OK) {
        if (job->client)
            answer_store(job->client, job->re, job->status);
        if (job->status >= PL_STORE_BUSY) /* a bot must not try again at once, for ever */
            table_failed(table, job->status, job->client);
        table_load(table);
        return;
    }
    table->told = false;
    table->changed = hub_now(hub);
    table->row.change = number;
    table->row.length = pl_match_length(table->match);
    if (job->change.rules_version) {
        table->row.rules_version = job->change.rules_version;
        table->row.friendly = table->row.friendly || job->change.friendly;
        table->new_seats = table->new_seats || job->change.friendly; /* the page shows it with the seats */
        table->befriended = false;
    }
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
        put_number(&out, "n", number);
        answer_end(job->client, &out);
    }
    table_settle(table, job->change.friendly ? 0 : job->change.keep);
}

void table_commit(struct table *table, int keep, struct client *asker, int64_t re) {
    struct job *job = hub_job(table->hub, JOB_CHANGE);
    if (!job || !roll(table)) {
        free(job);
        if (asker)
            answer_store(asker, re, PL_STORE_MEMORY);
        table_load(table);
        return;
    }
    const struct pl_store_move *moves = table->made; /* the job's from now on: a quiet table keeps none */
    table->made = NULL;
    table->made_room = 0;
    job->table = table->id;
    job->client = asker ? client_hold(asker) : NULL;
    job->re = re;
    job->done = committed;
    job->change = (struct pl_store_change){.table = table->id,
                                           .change = table->row.change,
                                           .length = table->row.length,
                                           .keep = keep,
                                           .anew = table->row.anew,
                                           .moves = moves,
                                           .count = table->made_count};
    table->made_count = 0;
    job->change.turn = pl_turn_of(pl_match_awaited(table->match));
    /* Only ever to newer ones: of two servers, the older leaves the number to the newer. */
    uint32_t today = pl_match_game(table->match)->rules_version;
    if (table->befriended || table->row.rules_version < today) {
        job->change.rules_version = today;
        job->change.friendly = table->befriended;
    }
    if (table->befriended) { /* do_friendly has given it new dice */
        memcpy(job->row.seed, table->row.seed, sizeof job->row.seed);
        memcpy(job->row.commitment, table->row.commitment, sizeof job->row.commitment);
        job->change.seed = job->row.seed;
        job->change.commitment = job->row.commitment;
    }
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

/* ---- Answers given anew ---- */

static void answered_anew(struct hub *hub, struct job *job) {
    struct table *table = table_find(hub, job->table);
    table->busy = false;
    if (job->status != PL_STORE_OK) {
        answer_store(job->client, job->re, job->status);
        if (job->status >= PL_STORE_BUSY)
            table_failed(table, job->status, job->client);
        table_load(table);
        return;
    }
    table->row.anew++;
    logs_drop(table);
    struct pl_out out = answer_begin(hub, "ok", job->re);
    put_number(&out, "n", table->row.change);
    answer_end(job->client, &out);
    table->settling = true;
    for (struct client *viewer = table->viewers; viewer; viewer = viewer->next_viewer)
        if (owns_seat(table, viewer, job->seat)) /* nobody else is told, by bytes or by time */
            say_state(table, viewer, job->change.keep);
    queue_run(&table->waiting);
    table_advance(table);
    table->settling = false;
    table_rest(table);
}

/* The moves from number `from` on, as they are now. NULL: memory is out. */
static struct pl_store_move *moves_from(const struct table *table, int from) {
    const struct pl_game *game = pl_match_game(table->match);
    int length = pl_match_length(table->match);
    struct pl_store_move *moves = calloc((size_t)(length - from), sizeof *moves);
    union pl_any_state state;
    pl_match_position(table->match, from, &state);
    for (int i = from; moves && i < length; i++) {
        struct pl_turn turn = pl_match_turn(table->match, i);
        pl_turn_to(game, &state, turn.seat);
        moves[i - from] = written(game, &state, turn.seat, turn.move);
        game->apply(&state, turn.move, NULL);
        moves[i - from].position = pl_position(game, &state);
    }
    return moves;
}

bool table_anew(struct table *table, int seat, pl_move move, struct client *asker, int64_t re) {
    int length = pl_match_length(table->match), at = pl_match_asked_at(table->match);
    if (!pl_match_answered(table->match, seat) || !pl_match_play(table->match, seat, move, NULL))
        return false;
    while (pl_match_turn(table->match, at).seat != seat)
        at++;
    struct pl_store_move *moves = moves_from(table, at);
    struct job *job = moves ? hub_job(table->hub, JOB_ANEW) : NULL;
    if (!job) {
        free(moves);
        answer_store(asker, re, PL_STORE_MEMORY);
        table_load(table);
        return true;
    }
    job->table = table->id;
    job->seat = seat;
    job->client = client_hold(asker);
    job->re = re;
    job->done = answered_anew;
    job->change = (struct pl_store_change){.table = table->id,
                                           .change = table->row.change,
                                           .length = length,
                                           .keep = at,
                                           .anew = table->row.anew,
                                           .moves = moves,
                                           .count = length - at};
    table->busy = true;
    hub_submit(table->hub, job);
    return true;
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
    if (!job->limited)
        answer_store(job->client, job->re, job->status);
    table_load(table);
    return NULL;
}

/* ---- What comes next -------------------------------------------------------------------------------------------- */

static void bot_moves(struct table *table, int64_t number, int seat, pl_move move) {
    table->thinking = 0;
    if (table->busy)
        return; /* what is under way goes on with table_advance */
    if (table->loaded && table->match && table_still_asks(table, seat, number) && table_make(table, seat, move))
        table_commit(table, table->row.length, NULL, -1);
    else
        table_advance(table);
    table_rest(table);
}

/* ---- Moves of bots that wait until people have seen the one before ---- */

void held_drop(struct table *table) {
    if (!table->held.waits)
        return;
    struct table **at = &table->hub->held;
    while (*at != table)
        at = &(*at)->held.next;
    *at = table->held.next;
    table->held.waits = false;
}

static void set_alarm(struct hub *hub, int64_t due) {
    if (hub->alarm && hub->alarm <= due)
        return;
    hub->alarm = due;
    hub->ports.alarm(hub->ports.context, due - hub_now(hub));
}

void hub_alarm(struct hub *hub) {
    int64_t now = hub_now(hub);
    struct table *list = hub->held;
    hub->held = NULL;
    hub->alarm = 0;
    for (struct table *table = list, *next; table; table = next) {
        next = table->held.next;
        if (table->held.due > now + GRAIN) {
            table->held.next = hub->held;
            hub->held = table;
            set_alarm(hub, table->held.due);
            continue;
        }
        table->held.waits = false;
        if (table->thinking == table->held.number)
            bot_moves(table, table->held.number, table->held.seat, table->held.move);
    }
}

/* Where something is hidden, that a bot had nothing to choose from may be nobody's business: it takes as long as if it
 * had. */
static int64_t pretends(const struct thought *thought) {
    pl_move moves[PL_MAX_MOVES];
    if (!thought->game->view || thought->bot.kind != PL_BOT_SEARCH || thought->game->moves(&thought->view, moves) != 1)
        return 0;
    return (int64_t)(thought->bot.seconds * 1000);
}

/* Lets the move wait for its time; false: it may be made now. It waits for `pretended` milliseconds at least. */
static bool hold(struct table *table, int seat, pl_move move, int64_t pretended) {
    struct hub *hub = table->hub;
    int64_t shortest = hub->pace * 2 / 3, now = hub_now(hub);
    if (!hub->pace || !table->viewers)
        return false;
    int64_t due = table->changed + shortest + randombytes_uniform((uint32_t)shortest + 1);
    if (due < table->changed + pretended)
        due = table->changed + pretended + randombytes_uniform(GRAIN);
    if (due <= now)
        return false;
    held_drop(table);
    table->held.waits = true;
    table->held.number = table->thinking;
    table->held.due = due;
    table->held.seat = seat;
    table->held.move = move;
    table->held.next = hub->held;
    hub->held = table;
    set_alarm(hub, due);
    return true;
}

static void thought_over(struct hub *hub, struct thought *thought) {
    struct table *table = table_find(hub, thought->table);
    if (table && table->thinking == thought->number && !hold(table, thought->seat, thought->move, pretends(thought)))
        bot_moves(table, thought->number, thought->seat, thought->move);
}

static bool thinks_already(const struct table *table, int seat) {
    return table->thinking && table->thinker == seat && table_still_asks(table, seat, table->thinking);
}

static void ask_bot(struct table *table, int seat) {
    char error[256];
    struct pl_out out = PL_OUT(error);
    if (thinks_already(table, seat))
        return;
    struct thought *thought = calloc(1, sizeof *thought);
    if (!thought) {
        table_failed(table, PL_STORE_MEMORY, NULL); /* the next tick asks again */
        return;
    }
    /* A bot of an older version that is no longer there must not stop the game. */
    if (!pl_bot_read(table->row.seat[seat].bot, PL_EN, &thought->bot, &out))
        thought->bot = (struct pl_bot){.kind = PL_BOT_GREEDY};
    thought->bot.threads = 1;
    thought->kind = THINK_MOVE;
    thought->done = thought_over;
    thought->table = table->id;
    thought->number = table->thinking = table->row.change;
    table->thinker = seat;
    thought->whose = table->row.owner ? table->row.owner : -table->id;
    thought->seat = seat;
    thought->game = pl_match_game(table->match);
    randombytes_buf(&thought->rng, sizeof thought->rng);
    pl_view(thought->game, pl_match_state(table->match), seat, &thought->view);
    hub_think(table->hub, thought);
}

/* The step of an automa, at the pace of a bot: people are to follow it, too. */
static void automa_moves(struct table *table, int seat) {
    pl_move moves[PL_MAX_MOVES];
    if (thinks_already(table, seat))
        return; /* it waits */
    pl_match_game(table->match)->moves(pl_match_state(table->match), moves);
    table->thinking = table->row.change;
    table->thinker = seat;
    if (hold(table, seat, moves[0], 0))
        return;
    table->thinking = 0;
    if (table_make(table, seat, moves[0]))
        table_commit(table, table->row.length, NULL, -1);
    else
        table_failed(table, PL_STORE_MEMORY, NULL); /* the next tick tries again */
}

/* Bots and automas among themselves play for whoever looks on, not on and on for nobody. */
static bool for_nobody(const struct table *table) {
    for (int i = 0; i < table->row.players; i++)
        if (table->row.seat[i].identity)
            return false;
    return !table->viewers;
}

/* The bot or the automa that the game waits for; of several that decide together, the first. -1: none. */
static int next_to_play(const struct table *table) {
    uint32_t awaited = pl_match_awaited(table->match);
    for (int i = 0; i < table->row.players; i++)
        if (awaited >> i & 1 && (table->row.seat[i].bot[0] || table->row.seat[i].automa[0]))
            return i;
    return -1;
}

void table_advance(struct table *table) {
    if (table->busy || !table->loaded || table->resting)
        return;
    if (table->heard > table->row.change) {
        table_load(table);
        return;
    }
    if (!table->match || table->row.state == PL_TABLE_FINISHED)
        return;
    if (table->row.state == PL_TABLE_WAITING)
        for (int i = 0; i < table->row.players; i++)
            if (seat_free(&table->row, i))
                return;
    int seat = next_to_play(table);
    if (table->row.state == PL_TABLE_WAITING || pl_match_actor(table->match) < 0 ||
        table->row.rules_version < pl_match_game(table->match)->rules_version)
        table_commit(table, table->row.length, NULL, -1);
    else if (seat >= 0 && table->row.seat[seat].automa[0] && !for_nobody(table))
        automa_moves(table, seat);
    else if (seat >= 0 && !for_nobody(table))
        ask_bot(table, seat);
}

/* Whoever looked at a table that waited for players may have to leave when it is a game that is not open to all. */
static void see_out(struct table *table) {
    for (struct client *viewer = table->viewers, *next; viewer; viewer = next) {
        next = viewer->next_viewer;
        if (may_watch(table, viewer))
            continue;
        answer_no(viewer, -1, "denied",
                  TR(viewer->lang, "This table is not open to spectators.",
                     "Cette table n'est pas ouverte aux spectateurs."));
        table_leave(viewer);
    }
}

void table_settle(struct table *table, int from) {
    table->settling = true;
    if (table->new_seats)
        see_out(table);
    for (struct client *viewer = table->viewers; viewer && table->match && table->new_seats;
         viewer = viewer->next_viewer)
        say_table(table, viewer, -1);
    for (struct client *viewer = table->viewers; viewer && !table->match; viewer = viewer->next_viewer)
        say_misfit(&(struct ask){.hub = table->hub, .client = viewer, .re = -1, .lang = viewer->lang}, table);
    if (table->match) {
        say_states(table, from);
        table->shown = table->row.change;
        table->shown_length = table->row.length;
    }
    table->new_seats = false;
    queue_run(&table->waiting);
    table_advance(table);
    table->settling = false;
    table_rest(table);
}
