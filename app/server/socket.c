/* One WebSocket of a page: pieces of messages in, a queue of messages out. */
#include "app/server/server.h"
#include "match/tr.h"
#include <linux/sockios.h>
#include <linux/tcp.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <sys/ioctl.h>

struct message {
    struct message *next;
    size_t size;
    unsigned char room[]; /* LWS_PRE bytes for the frame's head, then the text */
};

/* What was said and waits: its address has cost the others enough for now, or its socket has not read its answers. */
struct waiting {
    struct waiting *next;
    struct socket *socket;
    size_t size;
    char text[];
};

struct socket {
    struct lws *wsi;
    struct server *server;
    struct socket *next, **link;
    struct client *client;
    char address[MAX_ADDRESS];
    struct message *first, **last;
    struct purse *purse; /* its address's; NULL: it was refused */
    size_t pending;
    int waits;     /* messages of it that wait */
    int64_t wrote; /* when something could last be written */
    int refused;   /* messages since then for which there was no room, but for those of the first seconds */
    bool closing;
    char *in; /* the message so far */
    size_t in_size;
    int pieces;
    uint64_t before, least, frame; /* bytes: see is_unmasked */
};

size_t socket_size(void) {
    return sizeof(struct socket);
}

/* ---- The hub's ports -------------------------------------------------------------------------------------------- */

static void cut(struct socket *socket) {
    socket->closing = true;
    lws_set_timeout(socket->wsi, PENDING_TIMEOUT_CLOSE_SEND, LWS_TO_KILL_ASYNC);
}

/* Whoever does not read is cut, and gets everything anew on coming back: at once beyond MAX_PENDING, and earlier where
 * the sockets of one address, or all together, let too much pile up. */
static bool too_slow(const struct socket *socket, size_t length) {
    const struct server *server = socket->server;
    bool crowd = socket->purse && (socket->purse->pending + length > MAX_PENDING_OF_ADDRESS ||
                                   server->pending + length > MAX_PENDING_OF_ALL);
    return socket->pending + length > MAX_PENDING || (crowd && socket->pending > FAIR_PENDING);
}

void socket_send(void *context, void *data, const char *text, size_t length) {
    (void)context;
    struct socket *socket = data;
    if (socket->closing)
        return;
    struct message *message = too_slow(socket, length) ? NULL : malloc(sizeof *message + LWS_PRE + length);
    if (!message) { /* it does not read, or memory is out */
        cut(socket);
        return;
    }
    message->next = NULL;
    message->size = length;
    memcpy(message->room + LWS_PRE, text, length);
    if (!socket->first)
        socket->last = &socket->first;
    *socket->last = message;
    socket->last = &message->next;
    socket->pending += length;
    socket->server->pending += length;
    if (socket->purse) {
        socket->purse->pending += length;
        purse_spend(socket->purse, server_now(), (int64_t)(length / BYTES_A_MICROSECOND));
    }
    lws_callback_on_writable(socket->wsi);
}

void socket_spent(void *context, void *data, int64_t microseconds) {
    (void)context;
    struct socket *socket = data;
    if (socket->purse)
        purse_spend(socket->purse, server_now(), microseconds);
}

void socket_close(void *context, void *data) {
    (void)context;
    struct socket *socket = data;
    socket->closing = true;
    lws_callback_on_writable(socket->wsi);
}

/* ---- Whose turn it is ------------------------------------------------------------------------------------------- */

struct purse *purse_of(struct server *server, const char *address, const char *cookie) {
    char key[PURSE_KEY];
    /* Whom a proxy on this machine does not name is told from the others by the cookie. */
    snprintf(key, sizeof key, "%s %s", address, is_local(address) ? cookie : "");
    return purse_take(&server->budget, key, server_now());
}

/* Nothing is answered to whoever has not read what was answered before. */
static bool may_run(const struct socket *socket) {
    return socket->pending <= FAIR_PENDING && socket->purse->pending <= MAX_PENDING_OF_ADDRESS / 2 &&
           purse_open(socket->purse, server_now());
}

static void run(struct socket *socket, const char *text, size_t length) {
    int64_t before = server_spent();
    hub_message(socket->client, text, length);
    purse_spend(socket->purse, server_now(), server_spent() - before);
}

static void let_wait(struct socket *socket, const char *text, size_t length) {
    struct purse *purse = socket->purse;
    bool room = socket->waits < MAX_WAITING && purse->waits + length <= MAX_WAITING_OF_ADDRESS;
    struct waiting *waiting = room ? malloc(sizeof *waiting + length) : NULL;
    bool stuck = socket->pending > FAIR_PENDING && server_now() - socket->wrote > STUCK_SECONDS * INT64_C(1000);
    if (!waiting && stuck && socket->refused++ == MAX_REFUSED) {
        cut(socket); /* it goes on asking and does not read */
        return;
    }
    if (!waiting) {
        hub_overload(socket->client, text, length);
        return;
    }
    *waiting = (struct waiting){.socket = socket, .size = length};
    if (length)
        memcpy(waiting->text, text, length);
    if (!purse->first)
        purse->last = &purse->first;
    *purse->last = waiting;
    purse->last = &waiting->next;
    purse->waits += length;
    socket->waits++;
    pump_soon(socket->server);
}

static void said(struct socket *socket, const char *text, size_t length) {
    if (!socket->waits && may_run(socket))
        run(socket, text, length);
    else
        let_wait(socket, text, length);
}

static struct waiting *take_waiting(struct purse *purse, struct waiting **at) {
    struct waiting *waiting = *at;
    *at = waiting->next;
    if (!waiting->next)
        purse->last = at;
    purse->waits -= waiting->size;
    waiting->socket->waits--;
    return waiting;
}

static void drop_waiting(struct socket *socket) {
    for (struct waiting **at = &socket->purse->first; *at;)
        if ((*at)->socket == socket)
            free(take_waiting(socket->purse, at));
        else
            at = &(*at)->next;
}

/* One message of this purse; false: none can be handled now. */
static bool pump_purse(struct purse *purse) {
    for (struct waiting **at = &purse->first; *at && purse_open(purse, server_now()); at = &(*at)->next) {
        struct socket *socket = (*at)->socket;
        if (!socket->closing && !may_run(socket))
            continue; /* nor can what it said later: the order stays */
        struct waiting *waiting = take_waiting(purse, at);
        if (!socket->closing)
            run(socket, waiting->text, waiting->size);
        free(waiting);
        return true;
    }
    return false;
}

/* One message of each address in turn. Not for long: then whoever has come meanwhile is looked after. */
void sockets_pump(struct server *server) {
    int64_t end = server_spent() + PUMP_WORK;
    bool more = true, left = false;
    while (more && server_spent() < end) {
        more = false;
        for (struct purse *purse = server->budget.purses; purse; purse = purse->next)
            if (purse->first)
                more = pump_purse(purse) || more;
    }
    for (const struct purse *purse = server->budget.purses; purse; purse = purse->next)
        left = left || purse->first;
    if (left)
        pump_soon(server);
}

/* ---- Coming and going ------------------------------------------------------------------------------------------- */

static bool too_many(struct lws *wsi) {
    char address[MAX_ADDRESS] = "";
    int count = 0;
    read_address(wsi, address);
    for (const struct socket *socket = server_of(wsi)->sockets; socket; socket = socket->next)
        count += socket->client && strcmp(socket->address, address) == 0;
    return count >= server_of(wsi)->most_sockets && !is_local(address);
}

static bool admitted(struct lws *wsi) {
    char path[8];
    return lws_hdr_copy(wsi, path, sizeof path, WSI_TOKEN_GET_URI) > 0 && strcmp(path, "/ws") == 0 && speaks_http(wsi);
}

/* A page cannot read why its socket was not opened: it is opened, told why, and closed. Nobody has joined then. */
static bool refused(struct socket *socket) {
    char word[16] = "", text[512];
    struct pl_out out = PL_OUT(text);
    enum pl_lang lang = PL_EN;
    bool stranger = !same_origin(socket->wsi, true);
    if (!stranger && !too_many(socket->wsi))
        return false;
    if (lws_hdr_copy_fragment(socket->wsi, word, sizeof word, WSI_TOKEN_HTTP_ACCEPT_LANGUAGE, 0) > 0)
        pl_lang_read(word, &lang);
    pl_putf(&out, "{\"is\":\"no\",\"code\":\"%s\",\"text\":\"%s\"}", stranger ? "denied" : "limit",
            stranger ? TR(lang,
                          "Only the page of this server may connect here. A proxy before it has to pass on the host's "
                          "name (Host) and the scheme (X-Forwarded-Proto).",
                          "Seule la page de ce serveur peut se connecter ici. Un proxy placé devant doit transmettre "
                          "le nom d'hôte (Host) et le protocole (X-Forwarded-Proto).")
                     : TR(lang, "Too many pages are open from your address: close some.",
                          "Trop de pages sont ouvertes depuis votre adresse : fermez-en quelques-unes."));
    socket_send(socket->server, socket, text, strlen(text));
    socket_close(socket->server, socket);
    return true;
}

/* Bytes that have come in on the line, read or not; 0: not known. */
static uint64_t bytes_come(int line) {
    struct tcp_info info = {0};
    socklen_t size = sizeof info;
    if (getsockopt(line, IPPROTO_TCP, TCP_INFO, &info, &size) != 0 ||
        size < offsetof(struct tcp_info, tcpi_bytes_received) + sizeof info.tcpi_bytes_received)
        return 0;
    return info.tcpi_bytes_received;
}

/* How many bytes the library has read from the line; 0: not known. It takes two questions, how many have come and how
 * many of them still wait, and more may come between the two: `generous` asks in the order in which the answer can only
 * be too large, else it can only be too small. */
static uint64_t bytes_read(struct lws *wsi, bool generous) {
    int line = lws_get_socket_fd(wsi), waiting = 0;
    uint64_t come = generous ? 0 : bytes_come(line);
    if (ioctl(line, SIOCINQ, &waiting) != 0)
        return 0;
    if (generous)
        come = bytes_come(line);
    return come > (uint64_t)waiting ? come - (uint64_t)waiting : 0;
}

static int open_socket(struct lws *wsi, struct socket *socket) {
    char cookie[PL_SECRET_TEXT];
    read_cookie(wsi, COOKIE, cookie);
    *socket =
        (struct socket){.wsi = wsi, .server = server_of(wsi), .before = bytes_read(wsi, false), .wrote = server_now()};
    read_address(wsi, socket->address);
    struct server *server = socket->server;
    socket->next = server->sockets;
    socket->link = &server->sockets;
    if (socket->next)
        socket->next->link = &socket->next;
    server->sockets = socket;
    if (refused(socket))
        return 0;
    socket->purse = purse_of(server, socket->address, cookie);
    if (!socket->purse)
        return -1;
    socket->client = hub_join(server->hub, socket, cookie);
    return socket->client ? 0 : -1;
}

static void close_socket(struct socket *socket) {
    if (!socket->server)
        return;
    *socket->link = socket->next;
    if (socket->next)
        socket->next->link = socket->link;
    socket->closing = true;
    if (socket->client)
        hub_leave(socket->client);
    for (struct message *message = socket->first, *next; message; message = next) {
        next = message->next;
        free(message);
    }
    socket->server->pending -= socket->pending;
    if (socket->purse) {
        socket->purse->pending -= socket->pending;
        drop_waiting(socket);
        purse_drop(socket->purse);
    }
    free(socket->in);
    *socket = (struct socket){0};
}

/* ---- In and out ------------------------------------------------------------------------------------------------- */

/* A client masks its frames (RFC 6455, 5.1), and the library neither cares nor tells. But a mask has four bytes: if
 * fewer bytes came than the frames so far have with their masks, one had none. A page that masks them all is never
 * taken for one that does not. */
static bool is_unmasked(struct socket *socket, size_t length) {
    socket->frame += length;
    if (lws_remaining_packet_payload(socket->wsi))
        return false;
    socket->least += 2 + (socket->frame > 125 ? 2 : 0) + (socket->frame > 65535 ? 6 : 0) + 4 + socket->frame;
    socket->frame = 0;
    uint64_t now = bytes_read(socket->wsi, true);
    return socket->before && now && now < socket->before + socket->least;
}

static int receive(struct socket *socket, const char *text, size_t length) {
    struct lws *wsi = socket->wsi;
    if (socket->closing)
        return 0;
    if (is_unmasked(socket, length)) {
        lws_close_reason(wsi, LWS_CLOSE_STATUS_PROTOCOL_ERR, NULL, 0);
        return -1;
    }
    if (lws_frame_is_binary(wsi) || socket->in_size + length > HUB_MAX_MESSAGE || socket->pieces++ > MAX_PIECES) {
        static const char no[] = "{\"is\":\"no\",\"code\":\"limit\",\"text\":\"A message is JSON text of at most 16384 "
                                 "bytes. / Un message est un texte JSON d'au plus 16384 octets.\"}";
        socket_send(socket->server, socket, no, sizeof no - 1);
        socket_close(socket->server, socket);
        return 0;
    }
    bool whole = lws_is_final_fragment(wsi) && !lws_remaining_packet_payload(wsi);
    socket->pieces = whole ? 0 : socket->pieces;
    if (whole && !socket->in_size) {
        said(socket, text, length);
        return 0;
    }
    char *in = realloc(socket->in, socket->in_size + length + 1);
    if (!in)
        return -1;
    if (length)
        memcpy(in + socket->in_size, text, length);
    socket->in = in;
    socket->in_size += length;
    if (!whole)
        return 0;
    size_t size = socket->in_size;
    socket->in = NULL;
    socket->in_size = 0;
    said(socket, in, size);
    free(in);
    return 0;
}

static int transmit(struct socket *socket) {
    struct message *message = socket->first;
    if (message) {
        socket->first = message->next;
        socket->pending -= message->size;
        socket->server->pending -= message->size;
        if (socket->purse)
            socket->purse->pending -= message->size;
        socket->wrote = server_now();
        socket->refused = 0;
        int sent = lws_write(socket->wsi, message->room + LWS_PRE, message->size, LWS_WRITE_TEXT);
        bool failed = sent < (int)message->size;
        free(message);
        if (failed)
            return -1;
    }
    if (socket->first)
        lws_callback_on_writable(socket->wsi);
    else if (socket->closing)
        return -1;
    return 0;
}

int socket_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in, size_t length) {
    struct socket *socket = user;
    switch (reason) {
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
        return admitted(wsi) ? 0 : -1;
    case LWS_CALLBACK_ESTABLISHED:
        return open_socket(wsi, socket);
    case LWS_CALLBACK_RECEIVE:
        return receive(socket, in, length);
    case LWS_CALLBACK_SERVER_WRITEABLE:
        return transmit(socket);
    case LWS_CALLBACK_CLOSED:
        close_socket(socket);
        return 0;
    default:
        return 0;
    }
}
