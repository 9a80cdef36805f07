/* The pages and their tables: everybody comes in, sits down, and then random legal moves are made at the rate that is
 * wanted. Messages are looked through for the few members that matter: within a JSON string no quote stands without a
 * backslash, so that what is found is what it seems to be. */
#include "app/cli/load.h"
#include "app/cli/report.h"
#include <errno.h>
#include <math.h>
#include <stdarg.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <unistd.h>

enum { AT_ONCE = 64, OPEN_AT_ONCE = 16, EVENTS = 256, CREATE = 1, ACCEPT, OPEN, PLAY };
#define PATIENCE 30.0        /* seconds without any news */
#define PACE (1.0 / 18)      /* seconds between the moves of one page: the server lets 20 messages a second pass */
#define MOST_BEHIND 0.05     /* seconds of moves that are made up for */
#define FIRST_BUCKET 1e-6    /* seconds */
#define BUCKETS_PER_TEN 230. /* 1% each */

struct board {
    long long id; /* 0: none yet */
    int first, count, players;
    int accepts;    /* invitations that are not accepted yet */
    int opened;     /* pages that have been told to look */
    bool asked, ok; /* a move is under way; its answer has come */
    long long n;    /* the change it will be */
    int actor;      /* who makes it */
    int waiting;    /* pages that have not seen it */
    double sent;
    bool queued, dead, laid;
};
struct page {
    struct play *play;
    struct board *board;
    struct load_line line;
    enum { AWAY, VISITING, VISITED, UPGRADING, GREETING, HERE } phase;
    char cookie[LOAD_SECRET];
    double free_at; /* when it may move again */
    long long n;    /* of the state it has; -1: none */
    int actor;
    unsigned awaited; /* a bit per seat; more than one where several decide together */
    bool over, can_move, wants_out;
    char move[2 * PL_MAX_NOTATION]; /* one of its legal moves, as it stands in JSON */
};
struct play {
    struct load_run *run;
    int epoll;
    struct page *page;
    struct board *board;
    int *ready; /* a ring of boards where somebody can move */
    int first_ready, ready_count;
    int here, laid, under_way;
    bool measuring;
    int64_t news;
    struct pl_rng rng;
};

/* ---- Times ------------------------------------------------------------------------------------------------------ */

void load_times_add(struct load_times *times, double seconds) {
    int bucket = seconds > FIRST_BUCKET ? (int)(log10(seconds / FIRST_BUCKET) * BUCKETS_PER_TEN) : 0;
    times->bucket[bucket < LOAD_BUCKETS ? bucket : LOAD_BUCKETS - 1]++;
    times->count++;
    times->sum += seconds;
    if (seconds > times->most)
        times->most = seconds;
}

double load_times_share(const struct load_times *times, double share) {
    int64_t left = (int64_t)ceil(share * (double)times->count);
    for (int i = 0; i < LOAD_BUCKETS; i++)
        if ((left -= times->bucket[i]) <= 0) {
            double edge = FIRST_BUCKET * pow(10, (i + 1) / BUCKETS_PER_TEN);
            return edge < times->most ? edge : times->most;
        }
    return times->most;
}

/* ---- Pages ------------------------------------------------------------------------------------------------------ */

static void listen_to(struct page *page, int operation) {
    struct epoll_event event = {.events = EPOLLIN | (page->line.out.size ? EPOLLOUT : 0), .data.ptr = page};
    page->wants_out = page->line.out.size > 0;
    epoll_ctl(page->play->epoll, operation, page->line.fd, &event);
}

__attribute__((format(printf, 2, 3))) static void trouble(struct play *play, const char *format, ...) {
    struct load_run *run = play->run;
    if (run->trouble[0])
        return;
    va_list list;
    va_start(list, format);
    vsnprintf(run->trouble, sizeof run->trouble, format, list);
    va_end(list);
}

static void lose(struct page *page, const char *why) {
    struct play *play = page->play;
    if (page->line.fd < 0 && page->phase == AWAY)
        return;
    trouble(play, "%s", why);
    play->run->errors++;
    page->board->dead = true;
    if (page->phase != HERE)
        play->under_way--;
    page->phase = AWAY;
    load_line_close(&page->line);
}

__attribute__((format(printf, 2, 3))) static void say(struct page *page, const char *format, ...) {
    char text[1024];
    va_list list;
    va_start(list, format);
    int size = vsnprintf(text, sizeof text, format, list);
    va_end(list);
    if (page->phase == AWAY)
        return;
    if (!load_line_say(&page->line, text, (size_t)size, (uint32_t)pl_rng_next(&page->play->rng)))
        lose(page, strerror(errno));
    else if (page->line.out.size && !page->wants_out)
        listen_to(page, EPOLL_CTL_MOD);
}

static long long number(const char *text, const char *key) {
    const char *found = strstr(text, key);
    return found ? strtoll(found + strlen(key), NULL, 10) : -1;
}

/* Begins to connect: first for the cookie, then for the WebSocket. */
static void reach(struct page *page) {
    struct play *play = page->play;
    const struct load_server *server = play->run->server;
    char text[1024];
    struct pl_out out = PL_OUT(text);
    bool again = page->phase == VISITED;
    page->phase = again ? UPGRADING : VISITING;
    if (again)
        pl_putf(&out,
                "GET /ws HTTP/1.1\r\nHost: %s\r\nOrigin: http://%s\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Key: cGxhdGVhdSBsb2FkIHRlc3Q=\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Protocol: plateau-1\r\nCookie: plateau=%s\r\n\r\n",
                server->host, server->host, page->cookie);
    else
        pl_putf(&out, "GET / HTTP/1.1\r\nHost: %s\r\nUser-Agent: plateau load\r\nConnection: close\r\n\r\n",
                server->host);
    if (!load_line_open(&page->line, server) || !load_line_write(&page->line, out.text, out.len))
        lose(page, strerror(errno));
    else
        listen_to(page, EPOLL_CTL_ADD);
}

static void read_cookie(struct page *page, const char *head) {
    const char *found = strcasestr(head, "\nset-cookie: plateau=");
    size_t size = found ? strcspn(found + 21, ";\r\n") : 0;
    if (!size || size >= sizeof page->cookie) {
        lose(page, head);
        return;
    }
    memcpy(page->cookie, found + 21, size);
    page->cookie[size] = '\0';
    page->phase = VISITED;
}

/* ---- Tables ----------------------------------------------------------------------------------------------------- */

static struct page *page_at(const struct board *board, const struct play *play, int index) {
    return &play->page[board->first + index * play->run->tables];
}

/* Whose the seat is: with too few pages one has several, with too many the last only watch. */
static struct page *owner_of(const struct board *board, const struct play *play, int seat) {
    return page_at(board, play, seat % board->count);
}

/* A new table: its first page makes it and invites the others. */
static void lay(struct play *play, struct board *board) {
    char text[256] = "";
    struct pl_out seats = PL_OUT(text);
    for (int i = 0; i < board->players; i++)
        pl_putf(&seats, "%s\"%s\"", i ? "," : "", i % board->count == 0 ? "me" : "friend");
    board->id = 0;
    board->laid = board->asked = false;
    for (int i = 0; i < board->count; i++)
        page_at(board, play, i)->n = -1;
    say(page_at(board, play, 0),
        "{\"do\":\"create\",\"id\":%d,\"game\":\"%s\",\"name\":\"Plateau\",\"spectators\":true,\"seats\":[%s]}", CREATE,
        play->run->game->id, text);
}

/* The next page looks at the table: a few at a time, since a table that is being loaded lets only so many wait. */
static void open_next(struct play *play, struct board *board) {
    if (board->opened < board->count)
        say(page_at(board, play, board->opened++), "{\"do\":\"open\",\"id\":%d,\"table\":%lld}", OPEN, board->id);
}

static void open_first(struct play *play, struct board *board) {
    board->opened = 0;
    for (int i = 0; i < OPEN_AT_ONCE; i++)
        open_next(play, board);
}

static void created(struct play *play, struct board *board, const char *text) {
    board->id = number(text, "\"table\":");
    board->accepts = 0;
    for (int i = 0; i < board->players; i++) {
        char key[24];
        snprintf(key, sizeof key, "\"%d\":\"/i/", i);
        const char *link = strstr(text, key);
        if (!link)
            continue;
        link += strlen(key);
        board->accepts++;
        say(owner_of(board, play, i), "{\"do\":\"accept\",\"id\":%d,\"secret\":\"%.*s\",\"name\":\"Plateau\"}", ACCEPT,
            (int)strcspn(link, "\""), link);
    }
    if (!board->accepts)
        open_first(play, board);
}

/* Who is to move; of several who are asked together, any of those who have not answered. */
static int whose_turn(struct play *play, const struct page *page) {
    unsigned awaited = page->awaited;
    if (!awaited)
        return page->actor;
    for (uint32_t skip = pl_rng_below(&play->rng, (uint32_t)__builtin_popcount(awaited)); skip; skip--)
        awaited &= awaited - 1;
    return __builtin_ctz(awaited);
}

/* Everybody has the same state: the next move can be made, or the game is over. */
static void look(struct play *play, struct board *board) {
    const struct page *first = page_at(board, play, 0);
    if (board->dead || board->asked || !board->id || first->n < 0)
        return;
    for (int i = 1; i < board->count; i++)
        if (page_at(board, play, i)->n != first->n)
            return;
    if (first->over) {
        play->run->over++;
        if (play->measuring)
            lay(play, board);
        return;
    }
    if (first->actor < 0 || board->queued)
        return;
    board->actor = whose_turn(play, first);
    if (!owner_of(board, play, board->actor)->can_move)
        return;
    play->laid += !board->laid;
    board->laid = board->queued = true;
    play->ready[(play->first_ready + play->ready_count++) % play->run->tables] = (int)(board - play->board);
}

static void answered(struct play *play, struct board *board) {
    if (!board->ok || board->waiting)
        return;
    board->asked = false;
    look(play, board);
}

/* ---- Messages --------------------------------------------------------------------------------------------------- */

static void choose(struct page *page, const char *text) {
    const char *at = strstr(text, ",\"moves\":["), *end = at ? strstr(at, ",\"log\":[") : NULL, *move = NULL;
    page->can_move = false;
    for (uint32_t seen = 0; end && (at = strstr(at, "{\"m\":\"")) && at < end;) {
        at += 6;
        if (pl_rng_below(&page->play->rng, ++seen) == 0)
            move = at;
    }
    size_t size = 0;
    while (move && move[size] != '"')
        size += move[size] == '\\' ? 2 : 1;
    if (!move || size >= sizeof page->move)
        return;
    memcpy(page->move, move, size);
    page->move[size] = '\0';
    page->can_move = true;
}

/* A bit per seat of a list of seats. */
static unsigned seats_in(const char *text, const char *key) {
    unsigned seats = 0;
    for (const char *at = strstr(text, key); at && (at = strpbrk(at, "0123456789]")) && *at != ']'; at++)
        seats |= 1u << (*at - '0');
    return seats;
}

static void hear_state(struct page *page, const char *text) {
    struct play *play = page->play;
    struct board *board = page->board;
    if (number(text, "\"table\":") != board->id)
        return; /* the game before */
    page->n = number(text, "\"n\":");
    page->over = strstr(text, "\"actor\":\"over\"") != NULL;
    page->actor = (int)number(text, "\"actor\":");
    page->awaited = seats_in(text, "\"asked\":[") & ~seats_in(text, "\"answered\":[");
    choose(page, text);
    if (board->asked && page->n == board->n) {
        if (play->measuring)
            load_times_add(&play->run->state, cli_clock() - board->sent);
        board->waiting--;
        answered(play, board);
    } else {
        look(play, board);
    }
}

static void hear_ok(struct page *page, const char *text) {
    struct play *play = page->play;
    struct board *board = page->board;
    long long re = number(text, "\"re\":");
    if (re == ACCEPT && --board->accepts == 0) {
        open_first(play, board);
    } else if (re == PLAY && board->asked) {
        if (play->measuring) {
            load_times_add(&play->run->ok, cli_clock() - board->sent);
            play->run->moves++;
        }
        board->ok = true;
        answered(play, board);
    }
}

/* What is refused is asked anew from where the table stands. */
static void hear_no(struct page *page, const char *text) {
    struct play *play = page->play;
    struct board *board = page->board;
    trouble(play, "%s", text);
    play->run->refused++;
    if (number(text, "\"re\":") != PLAY || !board->asked) {
        board->dead = true;
        return;
    }
    board->asked = false;
    page->n = -1;
    say(page, "{\"do\":\"open\",\"id\":%d,\"table\":%lld}", OPEN, board->id);
}

static void hear(void *context, char *text, size_t size) {
    struct page *page = context;
    struct play *play = page->play;
    (void)size;
    play->news++;
    if (page->phase == VISITING) {
        read_cookie(page, text);
    } else if (page->phase == UPGRADING) {
        if (!page->line.upgraded) {
            lose(page, text);
            return;
        }
        page->phase = GREETING;
        say(page, "{\"do\":\"hello\",\"lang\":\"%s\"}", play->run->args->lang == PL_FR ? "fr" : "en");
    } else if (strncmp(text, "{\"is\":\"state\"", 13) == 0) {
        hear_state(page, text);
    } else if (strncmp(text, "{\"is\":\"ok\"", 10) == 0) {
        hear_ok(page, text);
    } else if (strncmp(text, "{\"is\":\"created\"", 15) == 0) {
        created(play, page->board, text);
    } else if (strncmp(text, "{\"is\":\"table\",\"re\"", 18) == 0) {
        open_next(play, page->board);
    } else if (strncmp(text, "{\"is\":\"no\"", 10) == 0) {
        hear_no(page, text);
    } else if (strncmp(text, "{\"is\":\"welcome\"", 15) == 0 && page->phase == GREETING) {
        page->phase = HERE;
        play->here++;
        play->under_way--;
    }
}

static void attend(struct page *page, uint32_t events) {
    bool fine = page->line.fd >= 0;
    if (fine && events & EPOLLOUT)
        fine = load_line_flush(&page->line);
    if (fine && events & (EPOLLIN | EPOLLHUP | EPOLLERR))
        fine = load_line_read(&page->line, hear, page);
    if (page->phase == VISITED) {
        load_line_close(&page->line);
        reach(page);
    } else if (!fine) {
        lose(page, "the server has closed the line");
    } else if (page->line.fd >= 0 && page->wants_out != (page->line.out.size > 0)) {
        listen_to(page, EPOLL_CTL_MOD);
    }
}

static void pump(struct play *play, int milliseconds) {
    struct epoll_event event[EVENTS];
    int count = epoll_wait(play->epoll, event, EVENTS, milliseconds);
    for (int i = 0; i < count; i++)
        attend(event[i].data.ptr, event[i].events);
}

/* ---- The three parts of a run ----------------------------------------------------------------------------------- */

/* Waits for news; false if there was none for too long, or somebody pressed Ctrl-C. */
static bool wait_for_news(struct play *play, double *deadline) {
    int64_t before = play->news;
    pump(play, 100);
    if (play->news != before)
        *deadline = cli_clock() + PATIENCE;
    return cli_clock() < *deadline && !cli_interrupted && !play->run->errors && !play->run->refused;
}

static bool connect_all(struct play *play) {
    double start = cli_clock(), deadline = start + PATIENCE;
    int next = 0;
    while (play->here < play->run->clients) {
        for (; next < play->run->clients && play->under_way < AT_ONCE; next++) {
            play->under_way++;
            reach(&play->page[next]);
        }
        if (!wait_for_news(play, &deadline))
            return false;
    }
    play->run->connecting = cli_clock() - start;
    return true;
}

static bool lay_all(struct play *play) {
    double start = cli_clock(), deadline = start + PATIENCE;
    int next = 0;
    while (play->laid < play->run->tables) {
        for (; next < play->run->tables && next - play->laid < AT_ONCE; next++)
            lay(play, &play->board[next]);
        if (!wait_for_news(play, &deadline))
            return false;
    }
    play->run->laying = cli_clock() - start;
    return true;
}

/* Makes the move of the board that has been ready for longest. False: none can move now. */
static bool move_one(struct play *play, double now) {
    for (int tries = play->ready_count; tries > 0; tries--) {
        struct board *board = &play->board[play->ready[play->first_ready]];
        play->first_ready = (play->first_ready + 1) % play->run->tables;
        play->ready_count--;
        board->queued = false;
        if (board->dead)
            continue;
        int actor = board->actor;
        struct page *page = owner_of(board, play, actor);
        if (page->free_at > now) {
            board->queued = true;
            play->ready[(play->first_ready + play->ready_count++) % play->run->tables] = (int)(board - play->board);
            continue;
        }
        page->free_at = now + PACE;
        board->asked = true;
        board->ok = false;
        board->waiting = board->count;
        board->n = page->n + 1;
        board->sent = cli_clock();
        say(page, "{\"do\":\"play\",\"id\":%d,\"table\":%lld,\"n\":%lld,\"seat\":%d,\"move\":\"%s\"}", PLAY, board->id,
            page->n, actor, page->move);
        return true;
    }
    return false;
}

static double own_cpu(void) {
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
           (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
}

static int still_asked(const struct play *play) {
    int count = 0;
    for (int i = 0; i < play->run->tables; i++)
        count += play->board[i].asked && !play->board[i].dead;
    return count;
}

static void play_on(struct play *play) {
    struct load_run *run = play->run;
    double start = cli_clock(), due = start, now, cpu = own_cpu();
    run->before = load_server_usage(run->server);
    play->measuring = true;
    while ((now = cli_clock()) - start < run->seconds && !cli_interrupted) {
        if (now - due > MOST_BEHIND)
            due = now - MOST_BEHIND;
        while ((run->rate == 0 || due <= now) && move_one(play, now))
            due += run->rate > 0 ? 1 / run->rate : 0;
        pump(play, 1);
    }
    run->after = load_server_usage(run->server);
    run->client_cpu = own_cpu() - cpu;
    run->playing = cli_clock() - start;
    /* Late answers count as well. */
    for (double end = cli_clock() + PATIENCE; still_asked(play) && cli_clock() < end && !cli_interrupted;)
        pump(play, 100);
    play->measuring = false;
    int lost = cli_interrupted ? 0 : still_asked(play);
    if (lost)
        trouble(play, "%s", T(run->args, "moves without an answer", "des coups sans réponse"));
    run->errors += lost;
}

/* ---- The run ---------------------------------------------------------------------------------------------------- */

static void seat_all(struct play *play) {
    const struct load_run *run = play->run;
    for (int i = 0; i < run->tables; i++) {
        struct board *board = &play->board[i];
        board->first = i;
        board->count = (run->clients - i + run->tables - 1) / run->tables;
        board->players = board->count < run->game->min_players   ? run->game->min_players
                         : board->count > run->game->max_players ? run->game->max_players
                                                                 : board->count;
    }
    for (int i = 0; i < run->clients; i++)
        play->page[i] = (struct page){.play = play, .board = &play->board[i % run->tables], .line.fd = -1, .n = -1};
}

static bool go(struct play *play) {
    struct load_run *run = play->run;
    run->start = load_server_usage(run->server);
    if (!connect_all(play))
        return false;
    run->connected = load_server_usage(run->server);
    if (!lay_all(play))
        return false;
    run->idle = load_server_usage(run->server);
    play_on(play);
    return true;
}

bool load_run(struct load_run *run) {
    struct play play = {.run = run, .epoll = epoll_create1(EPOLL_CLOEXEC), .rng = pl_rng_seed(cli_fresh_seed(), 0)};
    play.page = calloc((size_t)run->clients, sizeof *play.page);
    play.board = calloc((size_t)run->tables, sizeof *play.board);
    play.ready = calloc((size_t)run->tables, sizeof *play.ready);
    bool done = false;
    if (play.epoll < 0 || !play.page || !play.board || !play.ready) {
        cli_failed(run->args, "there is not enough memory", "la mémoire ne suffit pas");
    } else {
        seat_all(&play);
        done = go(&play);
        for (int i = 0; i < run->clients; i++)
            load_line_close(&play.page[i].line);
        if (!done && !cli_interrupted)
            cli_failed(run->args, "not everybody could sit down (%d of %d pages, %d of %d tables): %s",
                       "tout le monde n'a pas pu s'asseoir (%d pages sur %d, %d tables sur %d) : %s", play.here,
                       run->clients, play.laid, run->tables,
                       run->trouble[0]
                           ? run->trouble
                           : T(run->args, "the server does not answer any more", "le serveur ne répond plus"));
    }
    if (play.epoll >= 0)
        close(play.epoll);
    free(play.page);
    free(play.board);
    free(play.ready);
    return done;
}
