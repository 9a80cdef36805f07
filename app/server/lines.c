/* Who is connected, whatever for: no address has so many lines that none are left for the others. */
#include "app/server/server.h"
#include <netdb.h>
#include <stdlib.h>
#include <sys/socket.h>

struct line {
    struct line *next, **link;
    char address[MAX_ADDRESS];
};

static void write_address(const struct sockaddr_storage *peer, socklen_t size, char address[MAX_ADDRESS]) {
    if (getnameinfo((const struct sockaddr *)peer, size, address, MAX_ADDRESS, NULL, 0, NI_NUMERICHOST) != 0)
        address[0] = '\0';
    shorten_address(address);
}

/* The lowest free number is the one a new line gets: if that is high, hardly any is left. Whoever comes then is sent
 * away at once. With none at all accept() would fail and be tried again for ever; and the database needs some. */
static bool is_full(struct server *server, int file) {
    if (file < server->most_descriptors - SPARE_FILES)
        return false;
    int64_t now = server_now();
    if (!server->full_said || now - server->full_said > FULL_SAID_SECONDS * INT64_C(1000)) {
        server->full_said = now;
        fprintf(stderr, "plateau serve: all %d file descriptors are in use, visitors are sent away (ulimit -n)\n",
                server->most_descriptors);
    }
    return true;
}

bool line_admitted(struct server *server, const struct lws_filter_network_conn_args *visitor) {
    char address[MAX_ADDRESS];
    int count = 0;
    write_address(&visitor->cli_addr, visitor->clilen, address);
    if (is_full(server, visitor->accept_fd))
        return false;
    for (const struct line *line = server->lines; line; line = line->next)
        count += strcmp(line->address, address) == 0;
    return count < server->most_sockets + MORE_LINES || is_local(address);
}

void line_opened(struct lws *wsi) {
    struct server *server = server_of(wsi);
    struct sockaddr_storage peer = {0};
    socklen_t size = sizeof peer;
    struct line *line = calloc(1, sizeof *line);
    if (!line || getpeername(lws_get_socket_fd(wsi), (struct sockaddr *)&peer, &size) != 0) {
        free(line); /* not counted: it has gone already */
        return;
    }
    write_address(&peer, size, line->address);
    line->next = server->lines;
    line->link = &server->lines;
    if (line->next)
        line->next->link = &line->next;
    server->lines = line;
    lws_set_opaque_user_data(wsi, line);
}

void line_closed(struct lws *wsi) {
    struct line *line = lws_get_opaque_user_data(wsi);
    if (!line)
        return;
    lws_set_opaque_user_data(wsi, NULL);
    *line->link = line->next;
    if (line->next)
        line->next->link = line->link;
    free(line);
}
