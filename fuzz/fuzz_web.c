/* The web table as its visitors meet it: requests, sockets, pieces of messages, work that comes back early, late or
 * after its asker has gone. Every answer is well formed, and when all have left nothing is kept.
 *
 * An input is lines, the first letter of each says what happens:
 *
 *     C… O… H… A… U…    the next request's cookie, origin, host, accepted language, browser
 *     I…                and which texts it has, by their ETags
 *     R… Y…             and what a proxy says: for whom, by which scheme
 *     G…  P…  E…        gets this path; posts this to /session; brings this file (| ends a line of it)
 *     W   Q             opens a WebSocket; closes it
 *     N                 the next line speaks for another of the sockets
 *     M…  F…  B…        a message, a piece of one that goes on, something binary
 *     J   T   S   K     a job is done; a thought; everything; a second has passed
 *     X                 the visitor of the last request does not wait for the answer
 *     V…  L…  Z…        the next request's method, if it is not GET; how long it says its body is; a body that comes
 *                       with whatever was asked last, whether it may have one or not
 *     D                 answers are read slowly from now on: one write a line; or no longer
 *
 * In what is said, $T is the table that was made last, $N the change last heard of, $L the link last heard of, $K and
 * $O are cookies of two people who are there already. */
#include "fuzz/fake_lws.h"
#include "fuzz/fuzz.h"
#include "tests/hub_world.h"
#include <jansson.h>

enum { SOCKETS = 4, MAX_LINES_READ = 150, MAX_TEXT = 20000 };

struct page {
    struct lws wsi;
    void *socket; /* NULL: not open */
};

struct visit { /* everything of one input */
    struct world world;
    struct server server;
    struct page page[SOCKETS];
    int at;
    bool slow;
    char method[16], announced[32];
    char cookie[512], origin[300], host[300], lang[64], browser[200], known[600], forwarded[300], scheme[16];
    struct lws request;
    void *http;
    long long table, change;
    int64_t spent;
    char link[PL_SECRET_TEXT];
};

/* What every input starts with: a database in which two people are known. */
static struct start {
    bool made;
    struct world world; /* its folder */
    char cookie[2][PL_SECRET_TEXT];
    unsigned char *data;
    size_t size;
} start;

/* ---- What is heard ----------------------------------------------------------------------------------------------- */

static struct visit *visiting;

void fake_lws_heard(struct lws *wsi, const char *text, size_t length) {
    json_error_t mistake;
    json_t *message = json_loadb(text, length, JSON_REJECT_DUPLICATES, &mistake);
    const char *kind = json_string_value(json_object_get(message, "is"));
    FUZZ_CHECK(kind, "what a page hears is no message");
    FUZZ_CHECK(strcmp(kind, "no") != 0 || json_string_length(json_object_get(message, "text")), "no reason");
    FUZZ_CHECK(wsi->socket, "nobody is there any more");
    const json_t *change = json_object_get(message, "n"), *link = json_object_get(message, "link");
    if (strcmp(kind, "created") == 0) {
        visiting->table = json_integer_value(json_object_get(message, "table"));
        void *first = json_object_iter(json_object_get(message, "links"));
        link = first ? json_object_iter_value(first) : NULL;
    }
    const json_t *mine = json_array_get(json_object_get(message, "mine"), 0); /* what was brought is not told */
    if (mine)
        visiting->table = json_integer_value(json_object_get(mine, "id"));
    if (strcmp(kind, "state") == 0) {
        const json_t *base = json_object_get(message, "base"), *table = json_object_get(message, "table");
        FUZZ_CHECK(!base || (json_integer_value(base) == wsi->state && json_integer_value(table) == wsi->state_of),
                   "told what has changed since a state that this page does not have");
        FUZZ_CHECK(!base == !!json_object_get(message, "pieces"), "a state is told as a whole, or what has changed");
        wsi->state = json_integer_value(change);
        wsi->state_of = json_integer_value(table);
    }
    if (change)
        visiting->change = json_integer_value(change);
    if (link && json_string_length(link) > 3)
        snprintf(visiting->link, sizeof visiting->link, "%s", json_string_value(link) + 3);
    json_decref(message);
}

int64_t server_now(void) {
    return visiting->world.now;
}

int64_t server_spent(void) { /* as if every look at the clock took a while: purses run empty */
    return visiting->world.now * 1000 + visiting->spent++ * 2000;
}

void pump_soon(struct server *server) {
    server->pumping = true;
}

static void sent(struct world *world, void *socket, const char *text, size_t length) {
    socket_send(&visiting->server, socket, text, length);
    (void)world;
}
static void closed(struct world *world, void *socket) {
    socket_close(&visiting->server, socket);
    (void)world;
}

/* ---- Sockets ----------------------------------------------------------------------------------------------------- */

static void hang_up(struct page *page) {
    if (!page->socket)
        return;
    page->wsi.socket = NULL;
    socket_callback(&page->wsi, LWS_CALLBACK_CLOSED, page->socket, NULL, 0);
    free(page->socket);
    *page = (struct page){0};
}

/* Everything that can be written is; a line that the server wants to end is ended. */
static void flush(struct visit *visit) {
    for (int i = 0; i < SOCKETS; i++) {
        struct page *page = &visit->page[i];
        while (page->socket && page->wsi.writable && !page->wsi.killed) {
            page->wsi.writable = false;
            if (socket_callback(&page->wsi, LWS_CALLBACK_SERVER_WRITEABLE, page->socket, NULL, 0) != 0)
                page->wsi.killed = true;
        }
        if (page->wsi.killed)
            hang_up(page);
    }
}

static void set_headers(struct visit *visit, struct lws *wsi) {
    *wsi = (struct lws){.server = &visit->server, .argument = ""};
    wsi->header[WSI_TOKEN_HTTP_COOKIE] = visit->cookie;
    wsi->header[WSI_TOKEN_ORIGIN] = visit->origin;
    wsi->header[WSI_TOKEN_HOST] = visit->host;
    wsi->header[WSI_TOKEN_HTTP_ACCEPT_LANGUAGE] = visit->lang;
    wsi->header[WSI_TOKEN_HTTP_USER_AGENT] = visit->browser;
    wsi->header[WSI_TOKEN_HTTP_IF_NONE_MATCH] = visit->known;
    wsi->header[WSI_TOKEN_X_FORWARDED_FOR] = visit->forwarded;
    wsi->scheme = visit->scheme;
}

static void open_page(struct visit *visit) {
    struct page *page = &visit->page[visit->at];
    hang_up(page);
    set_headers(visit, &page->wsi);
    page->wsi.header[WSI_TOKEN_GET_URI] = "/ws";
    if (socket_callback(&page->wsi, LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION, NULL, NULL, 0) != 0)
        return;
    page->socket = page->wsi.socket = calloc(1, socket_size());
    FUZZ_CHECK(page->socket, "no memory");
    if (socket_callback(&page->wsi, LWS_CALLBACK_ESTABLISHED, page->socket, NULL, 0) != 0)
        hang_up(page);
}

static void speak(struct visit *visit, const char *text, size_t length, bool final, bool binary) {
    struct page *page = &visit->page[visit->at];
    if (!page->socket)
        return;
    visit->world.now += 40;
    page->wsi.final = final;
    page->wsi.binary = binary;
    /* The library hands over a frame in parts of at most 4096 bytes. */
    do {
        size_t part = length < 4096 ? length : 4096;
        char *exact = malloc(part ? part : 1); /* so that a sanitizer sees a read beyond it */
        FUZZ_CHECK(exact, "no memory");
        memcpy(exact, text, part);
        page->wsi.remaining = length - part;
        int wrong = socket_callback(&page->wsi, LWS_CALLBACK_RECEIVE, page->socket, exact, part);
        free(exact);
        if (wrong) {
            hang_up(page);
            return;
        }
        text += part;
        length -= part;
    } while (length);
}

/* ---- Requests ---------------------------------------------------------------------------------------------------- */

static void end_request(struct visit *visit) {
    if (!visit->http)
        return;
    FUZZ_CHECK(visit->request.answers <= 1 && visit->request.written <= visit->request.promised, "answered twice");
    http_callback(&visit->request, LWS_CALLBACK_CLOSED_HTTP, visit->http, NULL, 0);
    free(visit->http);
    visit->http = NULL;
}

static void write_answer(struct visit *visit) {
    bool more = true;
    while (visit->http && visit->request.writable && more) {
        visit->request.writable = false;
        if (http_callback(&visit->request, LWS_CALLBACK_HTTP_WRITEABLE, visit->http, NULL, 0) != 0)
            end_request(visit);
        more = !visit->slow;
    }
}

/* Libwebsockets hands a body to whatever announced one, before, while and after it is answered. */
static void send_body(struct visit *visit, char *text, size_t length) {
    if (!visit->http)
        return;
    if (http_callback(&visit->request, LWS_CALLBACK_HTTP_BODY, visit->http, text, length) != 0 ||
        http_callback(&visit->request, LWS_CALLBACK_HTTP_BODY_COMPLETION, visit->http, NULL, 0) != 0)
        end_request(visit);
}

static enum lws_token_indexes read_method(const struct visit *visit) {
    return strcmp(visit->method, "PUT") == 0       ? WSI_TOKEN_PUT_URI
           : strcmp(visit->method, "PATCH") == 0   ? WSI_TOKEN_PATCH_URI
           : strcmp(visit->method, "DELETE") == 0  ? WSI_TOKEN_DELETE_URI
           : strcmp(visit->method, "OPTIONS") == 0 ? WSI_TOKEN_OPTIONS_URI
           : strcmp(visit->method, "HEAD") == 0    ? WSI_TOKEN_HEAD_URI
           : strcmp(visit->method, "POST") == 0    ? WSI_TOKEN_POST_URI
                                                   : WSI_TOKEN_GET_URI;
}

/* `post`: where to; NULL: `text` is a path to get. */
static void request(struct visit *visit, char *text, size_t length, const char *post) {
    end_request(visit);
    visit->http = calloc(1, http_size());
    FUZZ_CHECK(visit->http, "no memory");
    set_headers(visit, &visit->request);
    char *question = post ? NULL : strchr(text, '?');
    if (question) {
        *question = '\0';
        visit->request.argument = question + 1;
    }
    char size[24];
    snprintf(size, sizeof size, "%zu", length);
    enum lws_token_indexes method = post ? WSI_TOKEN_POST_URI : read_method(visit);
    visit->request.header[method] = post ? post : text;
    visit->request.header[WSI_TOKEN_HTTP_CONTENT_LENGTH] = post ? size : visit->announced[0] ? visit->announced : NULL;
    int wrong = http_callback(&visit->request, LWS_CALLBACK_HTTP, visit->http, (void *)(post ? post : text), length);
    if (!wrong && post)
        wrong = http_callback(&visit->request, LWS_CALLBACK_HTTP_BODY, visit->http, text, length);
    if (!wrong && post)
        wrong = http_callback(&visit->request, LWS_CALLBACK_HTTP_BODY_COMPLETION, visit->http, NULL, 0);
    visit->request.header[WSI_TOKEN_HTTP_CONTENT_LENGTH] = visit->request.header[method] = NULL;
    visit->request.argument = "";
    visit->method[0] = visit->announced[0] = '\0';
    if (wrong)
        end_request(visit);
}

/* ---- Inputs ------------------------------------------------------------------------------------------------------ */

static void keep(char *room, size_t size, const char *text) {
    pl_fit(room, size, text);
}

/* The line with its dollars replaced; its length. */
static size_t expand(const struct visit *visit, const char *text, size_t length, char out[MAX_TEXT]) {
    struct pl_out words = pl_out_to(out, MAX_TEXT);
    for (size_t i = 0; i < length; i++) {
        char next = text[i] == '$' && i + 1 < length ? text[i + 1] : '\0';
        if (next == 'T')
            pl_putf(&words, "%lld", visit->table);
        else if (next == 'N')
            pl_putf(&words, "%lld", visit->change);
        else if (next == 'L')
            pl_put(&words, visit->link);
        else if (next == 'K' || next == 'O')
            pl_put(&words, start.cookie[next == 'O']);
        else
            pl_put_char(&words, text[i]);
        i += next && strchr("TNLKO", next);
    }
    return words.len;
}

static void settle(struct visit *visit) {
    while (world_job(&visit->world) || world_thought(&visit->world))
        ;
}

static void act(struct visit *visit, char what, char *text, size_t length) {
    switch (what) {
    case 'C':
        keep(visit->cookie, sizeof visit->cookie, text);
        break;
    case 'O':
        keep(visit->origin, sizeof visit->origin, text);
        break;
    case 'H':
        keep(visit->host, sizeof visit->host, text);
        break;
    case 'A':
        keep(visit->lang, sizeof visit->lang, text);
        break;
    case 'U':
        keep(visit->browser, sizeof visit->browser, text);
        break;
    case 'I':
        keep(visit->known, sizeof visit->known, text);
        break;
    case 'R':
        keep(visit->forwarded, sizeof visit->forwarded, text);
        break;
    case 'Y':
        keep(visit->scheme, sizeof visit->scheme, text);
        break;
    case 'G':
        request(visit, text, strlen(text), NULL);
        break;
    case 'P':
        request(visit, text, length, "/session");
        break;
    case 'E':
        for (size_t i = 0; i < length; i++)
            text[i] = text[i] == '|' ? '\n' : text[i];
        request(visit, text, length, "/file");
        break;
    case 'X':
        end_request(visit);
        break;
    case 'V':
        keep(visit->method, sizeof visit->method, text);
        break;
    case 'L':
        keep(visit->announced, sizeof visit->announced, text);
        break;
    case 'Z':
        send_body(visit, text, length);
        break;
    case 'D':
        visit->slow = !visit->slow;
        break;
    case 'W':
        open_page(visit);
        break;
    case 'Q':
        hang_up(&visit->page[visit->at]);
        break;
    case 'N':
        visit->at = (visit->at + 1) % SOCKETS;
        break;
    case 'M':
    case 'F':
    case 'B':
        speak(visit, text, length, what != 'F', what == 'B');
        break;
    case 'J':
        world_job(&visit->world);
        break;
    case 'T':
        world_thought(&visit->world);
        break;
    case 'S':
        settle(visit);
        break;
    case 'K':
        visit->world.now += 1000;
        hub_tick(visit->world.hub);
        sockets_pump(&visit->server);
        break;
    default:
        break;
    }
    flush(visit);
    write_answer(visit);
}

static void clear_away(void) {
    world_remove(&start.world);
    free(start.data);
}

static void make_start(void) {
    start.made = true;
    atexit(clear_away);
    world_seed(1);
    FUZZ_CHECK(world_make(&start.world) && world_open(&start.world), "no database");
    for (int i = 0; i < 2; i++) {
        struct pl_store_identity identity;
        FUZZ_CHECK(pl_store_guest(start.world.store, i ? "Ben" : "Anna", "", &identity, start.cookie[i]) == PL_STORE_OK,
                   "no guest");
    }
    world_close(&start.world);
    FILE *file = fopen(start.world.file, "rb");
    start.data = file ? malloc(1 << 20) : NULL;
    start.size = start.data ? fread(start.data, 1, 1 << 20, file) : 0;
    FUZZ_CHECK(start.size > 0 && fclose(file) == 0, "no database");
}

static void open_world(struct visit *visit) {
    if (!start.made)
        make_start();
    world_seed(2);
    visit->world = start.world;
    visit->world.now = 1000;
    visit->world.sent = sent;
    visit->world.closed = closed;
    world_empty(&visit->world);
    FILE *file = fopen(visit->world.file, "wb");
    FUZZ_CHECK(file && fwrite(start.data, 1, start.size, file) == start.size && fclose(file) == 0, "no database");
    FUZZ_CHECK(world_open(&visit->world), "no hub");
    visit->server.hub = visit->world.hub;
    visit->server.limits = limits_new();
    visit->server.most_files = 1 << 20;
    FUZZ_CHECK(visit->server.limits, "no memory");
    keep(visit->host, sizeof visit->host, "localhost:8080");
    keep(visit->origin, sizeof visit->origin, "http://localhost:8080");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static struct visit visit;
    static char text[MAX_TEXT];
    visit = (struct visit){0};
    visiting = &visit;
    open_world(&visit);
    const char *at = (const char *)data, *end = at + size;
    for (int lines = 0; at < end && lines < MAX_LINES_READ; lines++) {
        const char *newline = memchr(at, '\n', (size_t)(end - at));
        size_t length = (size_t)((newline ? newline : end) - at);
        if (length) {
            size_t whole = expand(&visit, at + 1, length - 1, text);
            act(&visit, *at, text, whole);
        }
        at += length + 1;
    }
    settle(&visit);
    flush(&visit);
    visit.slow = false;
    write_answer(&visit);
    end_request(&visit);
    for (int i = 0; i < SOCKETS; i++)
        hang_up(&visit.page[i]);
    settle(&visit);
    FUZZ_CHECK(hub_live_tables(visit.world.hub) == 0, "all have left, and a table is still in memory");
    FUZZ_CHECK(pl_store_check(visit.world.store) == PL_STORE_OK, "the database does not fit together");
    world_close(&visit.world);
    limits_free(visit.server.limits);
    budget_end(&visit.server.budget);
    for (int i = 0; i < MAX_GAMES; i++)
        for (int lang = 0; lang < PL_LANGS; lang++)
            for (int dark = 0; dark < 2; dark++)
                free(visit.server.thumb[i][lang][dark].svg);
    return 0;
}
