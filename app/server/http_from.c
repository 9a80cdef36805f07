/* Where a request comes from. Behind a proxy on this machine every line is local; what it says of the visitor is
 * believed, and only of such a proxy. It has to set X-Forwarded-For and X-Forwarded-Proto itself, whatever the visitor
 * sent. */
#include "app/server/server.h"
#include <arpa/inet.h>
#include <strings.h>

bool is_local(const char *address) {
    return strncmp(address, "127.", 4) == 0 || strcmp(address, "::1") == 0 || strncmp(address, "::ffff:127.", 11) == 0;
}

/* The value of one header, "" if there is none. */
static void read_forwarded(struct lws *wsi, enum lws_token_indexes token, char *value, size_t size) {
    if (lws_hdr_copy(wsi, value, (int)size, token) <= 0)
        value[0] = '\0';
}

void shorten_address(char address[MAX_ADDRESS]) {
    unsigned char bytes[16];
    static const unsigned char mapped[12] = {[10] = 255, [11] = 255};
    if (inet_pton(AF_INET6, address, bytes) != 1)
        return;
    if (memcmp(bytes, mapped, sizeof mapped) == 0) { /* version 4 in other words */
        inet_ntop(AF_INET, bytes + 12, address, MAX_ADDRESS);
        return;
    }
    if (is_local(address))
        return;
    memset(bytes + 8, 0, 8);
    inet_ntop(AF_INET6, bytes, address, MAX_ADDRESS);
}

void read_address(struct lws *wsi, char address[MAX_ADDRESS]) {
    char list[512], *last;
    unsigned char bytes[16];
    address[0] = '\0';
    lws_get_peer_simple(wsi, address, MAX_ADDRESS);
    if (is_local(address)) {
        read_forwarded(wsi, WSI_TOKEN_X_FORWARDED_FOR, list, sizeof list);
        last = strrchr(list, ','); /* the one that our proxy has seen; the others are hearsay */
        last = last ? last + 1 : list;
        last += strspn(last, " ");
        last[strcspn(last, " ")] = '\0';
        if (strlen(last) < MAX_ADDRESS &&
            (inet_pton(AF_INET, last, bytes) == 1 || inet_pton(AF_INET6, last, bytes) == 1))
            memcpy(address, last, strlen(last) + 1);
    }
    shorten_address(address);
}

bool is_https(struct lws *wsi) {
    static const char name[] = "x-forwarded-proto:";
    char address[MAX_ADDRESS] = "", value[16] = "";
    lws_get_peer_simple(wsi, address, sizeof address);
    int length = lws_hdr_custom_copy(wsi, value, sizeof value, name, (int)sizeof name - 1);
    return is_local(address) && length > 0 && strcasecmp(value, "https") == 0;
}
