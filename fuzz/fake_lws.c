#include "fuzz/fake_lws.h"
#include "fuzz/fuzz.h"

/* ---- Requests ---------------------------------------------------------------------------------------------------- */

struct lws_context *lws_get_context(const struct lws *wsi) {
    return (struct lws_context *)wsi;
}
void *lws_context_user(struct lws_context *context) {
    return ((struct lws *)context)->server;
}

int lws_hdr_total_length(struct lws *wsi, enum lws_token_indexes h) {
    return wsi->header[h] ? (int)strlen(wsi->header[h]) : 0;
}

int lws_hdr_copy(struct lws *wsi, char *dest, int len, enum lws_token_indexes h) {
    int length = lws_hdr_total_length(wsi, h);
    dest[0] = '\0';
    if (length >= len)
        return -1;
    memcpy(dest, length ? wsi->header[h] : "", (size_t)length + 1);
    return length;
}

int lws_hdr_copy_fragment(struct lws *wsi, char *dest, int len, enum lws_token_indexes h, int frag_idx) {
    return frag_idx ? -1 : lws_hdr_copy(wsi, dest, len, h);
}

/* The one that is asked for says what scheme a proxy was asked by. */
int lws_hdr_custom_copy(struct lws *wsi, char *dst, int len, const char *name, int nlen) {
    FUZZ_CHECK(strncmp(name, "x-forwarded-proto:", (size_t)nlen) == 0, "another header");
    if (!wsi->scheme || (int)strlen(wsi->scheme) >= len)
        return -1;
    memcpy(dst, wsi->scheme, strlen(wsi->scheme) + 1);
    return (int)strlen(dst);
}

const char *lws_get_urlarg_by_name(struct lws *wsi, const char *name, char *buf, int len) {
    size_t length = strlen(name);
    if (strncmp(wsi->argument, name, length) != 0)
        return NULL;
    snprintf(buf, (size_t)len, "%s", wsi->argument + length);
    return buf;
}

/* ---- Answers ----------------------------------------------------------------------------------------------------- */

int lws_callback_on_writable(struct lws *wsi) {
    wsi->writable = true;
    return 1;
}

int lws_add_http_common_headers(struct lws *wsi, unsigned int code, const char *content_type, lws_filepos_t content_len,
                                unsigned char **p, unsigned char *end) {
    FUZZ_CHECK(code >= 200 && code < 600 && content_type && *p < end, "an answer without a status or a type");
    wsi->answers++;
    wsi->status = (int)code;
    wsi->promised = content_len;
    return 0;
}

int lws_add_http_header_by_name(struct lws *wsi, const unsigned char *name, const unsigned char *value, int length,
                                unsigned char **p, unsigned char *end) {
    for (int i = 0; i < length; i++)
        FUZZ_CHECK(value[i] >= ' ' && value[i] != 127, "a header that ends too soon");
    if (strcmp((const char *)name, "content-security-policy:") == 0)
        wsi->secure = true;
    if (end - *p < (ptrdiff_t)strlen((const char *)name) + length + 3)
        return 1;
    *p += (ptrdiff_t)strlen((const char *)name) + length + 3;
    return 0;
}

int lws_finalize_write_http_header(struct lws *wsi, unsigned char *start, unsigned char **p, unsigned char *end) {
    (void)start, (void)p, (void)end;
    FUZZ_CHECK(wsi->secure && wsi->answers == 1, "an answer without its headers, or a second one");
    return 0;
}

int lws_write(struct lws *wsi, unsigned char *buf, size_t len, enum lws_write_protocol protocol) {
    if (wsi->socket) {
        FUZZ_CHECK(protocol == LWS_WRITE_TEXT, "a page hears texts");
        fake_lws_heard(wsi, (const char *)buf, len);
        return (int)len;
    }
    wsi->written += len;
    FUZZ_CHECK(wsi->status != 304 || !len, "whoever has the text is not sent it");
    FUZZ_CHECK(wsi->answers == 1 && wsi->written <= wsi->promised, "more was written than promised");
    return (int)len;
}

/* Now and then the library keeps back a little of what it was given. */
int lws_partial_buffered(struct lws *wsi) {
    wsi->held = !wsi->held;
    return wsi->held;
}

/* ---- The line ---------------------------------------------------------------------------------------------------- */

void lws_set_timeout(struct lws *wsi, enum pending_timeout reason, int secs) {
    (void)secs;
    wsi->killed = wsi->killed || reason != NO_PENDING_TIMEOUT;
}
void lws_set_timer_usecs(struct lws *wsi, lws_usec_t usecs) {
    (void)wsi, (void)usecs;
}
const char *lws_get_peer_simple(struct lws *wsi, char *name, size_t namelen) {
    (void)wsi;
    snprintf(name, namelen, "127.0.0.1");
    return name;
}
lws_sockfd_type lws_get_socket_fd(struct lws *wsi) {
    (void)wsi;
    return -1;
}
void *lws_get_opaque_user_data(const struct lws *wsi) {
    return wsi->opaque;
}
void lws_set_opaque_user_data(struct lws *wsi, void *data) {
    wsi->opaque = data;
}
int lws_frame_is_binary(struct lws *wsi) {
    return wsi->binary;
}
int lws_is_final_fragment(struct lws *wsi) {
    return wsi->final;
}
size_t lws_remaining_packet_payload(struct lws *wsi) {
    return wsi->remaining;
}
void lws_explicit_bzero(void *p, size_t len) {
    explicit_bzero(p, len);
}

void lws_close_reason(struct lws *wsi, enum lws_close_status status, unsigned char *buf, size_t len) {
    (void)wsi, (void)status, (void)buf, (void)len; /* the fuzzer reads what is said before the line closes */
}
