/* One connection of a page: plain sockets, and as much of RFC 6455 as a client needs that speaks text. */
#include "app/cli/load.h"
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

enum { TEXT = 1, CLOSE = 8, PING = 9, PONG = 10 };
enum { READ_AT_ONCE = 65536, KEPT_ROOM = 16384, LONGEST = 64 << 20 };

/* ---- Buffers ---------------------------------------------------------------------------------------------------- */

static bool reserve(struct load_buffer *buffer, size_t more) {
    size_t wanted = buffer->size + more + 1;
    if (wanted <= buffer->room)
        return true;
    size_t room = buffer->room ? buffer->room : 1024;
    while (room < wanted)
        room *= 2;
    char *text = room <= LONGEST ? realloc(buffer->text, room) : NULL;
    if (!text)
        return false;
    buffer->text = text;
    buffer->room = room;
    return true;
}

static bool append(struct load_buffer *buffer, const char *bytes, size_t size) {
    if (!reserve(buffer, size))
        return false;
    memcpy(buffer->text + buffer->size, bytes, size);
    buffer->size += size;
    return true;
}

/* Two thousand pages: a buffer that was needed once is not kept. */
static void clear(struct load_buffer *buffer) {
    buffer->size = 0;
    if (buffer->room <= KEPT_ROOM)
        return;
    free(buffer->text);
    *buffer = (struct load_buffer){0};
}

static void forget(struct load_buffer *buffer) {
    free(buffer->text);
    *buffer = (struct load_buffer){0};
}

/* ---- Coming and going ------------------------------------------------------------------------------------------- */

bool load_line_open(struct load_line *line, const struct load_server *server) {
    int on = 1;
    *line = (struct load_line){.fd = socket(server->address.ss_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0)};
    if (line->fd < 0)
        return false;
    setsockopt(line->fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    if (connect(line->fd, (const struct sockaddr *)&server->address, server->address_size) == 0 || errno == EINPROGRESS)
        return true;
    int problem = errno;
    load_line_close(line);
    errno = problem;
    return false;
}

void load_line_close(struct load_line *line) {
    if (line->fd >= 0)
        close(line->fd);
    forget(&line->in);
    forget(&line->parts);
    forget(&line->out);
    *line = (struct load_line){.fd = -1};
}

/* ---- Out -------------------------------------------------------------------------------------------------------- */

bool load_line_flush(struct load_line *line) {
    while (line->sent < line->out.size) {
        ssize_t n = send(line->fd, line->out.text + line->sent, line->out.size - line->sent, MSG_NOSIGNAL);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return errno == EAGAIN || errno == ENOTCONN || errno == EINPROGRESS;
        line->sent += (size_t)n;
    }
    line->sent = 0;
    clear(&line->out);
    return true;
}

bool load_line_write(struct load_line *line, const char *bytes, size_t size) {
    return line->fd >= 0 && append(&line->out, bytes, size) && load_line_flush(line);
}

static bool write_frame(struct load_line *line, int kind, const char *text, size_t size, uint32_t mask) {
    unsigned char head[14] = {(unsigned char)(0x80 | kind)}, key[4];
    size_t length = 2;
    if (line->fd < 0)
        return false;
    if (size < 126) {
        head[1] = (unsigned char)(0x80 | size);
    } else {
        int bytes = size < 65536 ? 2 : 8;
        head[1] = (unsigned char)(0x80 | (bytes == 2 ? 126 : 127));
        for (int i = bytes - 1; i >= 0; i--)
            head[length++] = (unsigned char)((uint64_t)size >> (8 * i));
    }
    for (int i = 0; i < 4; i++)
        head[length++] = key[i] = (unsigned char)(mask >> (8 * i));
    if (!append(&line->out, (const char *)head, length) || !reserve(&line->out, size))
        return false;
    for (size_t i = 0; i < size; i++)
        line->out.text[line->out.size++] = (char)((unsigned char)text[i] ^ key[i % 4]);
    return load_line_flush(line);
}

bool load_line_say(struct load_line *line, const char *text, size_t size, uint32_t mask) {
    return write_frame(line, TEXT, text, size, mask);
}

/* ---- In --------------------------------------------------------------------------------------------------------- */

/* The size of the first `size` bytes' frame, with its head; *body is where its content begins. 0: more must come. */
static size_t frame_size(const unsigned char *bytes, size_t size, size_t *body) {
    if (size < 2)
        return 0;
    uint64_t length = bytes[1] & 127;
    *body = 2;
    if (length >= 126) {
        size_t wide = length == 126 ? 2 : 8;
        if (size < 2 + wide)
            return 0;
        length = 0;
        for (size_t i = 0; i < wide; i++)
            length = length << 8 | bytes[2 + i];
        *body = 2 + wide;
    }
    if (length > LONGEST || size - *body < length)
        return 0;
    return *body + (size_t)length;
}

/* One whole frame. */
static bool take_frame(struct load_line *line, char *frame, size_t body, size_t whole, load_hear *hear, void *context) {
    int kind = frame[0] & 15;
    bool last = frame[0] & 0x80;
    if (kind == CLOSE)
        return false;
    if (kind == PING)
        return write_frame(line, PONG, frame + body, whole - body, 0x5F3759DFu);
    if (kind == PONG)
        return true;
    if (last && !line->parts.size) {
        char after = frame[whole]; /* the frame behind it begins here */
        frame[whole] = '\0';
        hear(context, frame + body, whole - body);
        if (line->fd < 0)
            return true;
        frame[whole] = after;
        return true;
    }
    if (!append(&line->parts, frame + body, whole - body))
        return false;
    if (last) {
        struct load_buffer message = line->parts;
        line->parts = (struct load_buffer){0};
        message.text[message.size] = '\0';
        hear(context, message.text, message.size);
        forget(&message);
    }
    return true;
}

/* The head of an HTTP answer; what follows it is a WebSocket if the server agrees. */
static size_t take_head(struct load_line *line, load_hear *hear, void *context) {
    line->in.text[line->in.size] = '\0';
    char *end = strstr(line->in.text, "\r\n\r\n");
    if (!end)
        return 0;
    size_t size = (size_t)(end - line->in.text) + 4;
    end[2] = '\0';
    line->upgraded = strncmp(line->in.text, "HTTP/1.1 101", 12) == 0;
    hear(context, line->in.text, size - 2);
    return size;
}

/* Everything that is whole in `in`. */
static bool take(struct load_line *line, load_hear *hear, void *context) {
    size_t at = 0;
    while (at < line->in.size) {
        size_t body = 0, whole;
        if (line->upgraded) {
            whole = frame_size((unsigned char *)line->in.text + at, line->in.size - at, &body);
            if (whole && !take_frame(line, line->in.text + at, body, whole, hear, context))
                return false;
        } else {
            whole = take_head(line, hear, context);
            if (whole && line->fd >= 0 && !line->upgraded)
                return true; /* the rest of a page, which nobody reads */
        }
        if (line->fd < 0)
            return true;
        if (!whole)
            break;
        at += whole;
    }
    line->in.size -= at;
    if (!line->in.size)
        clear(&line->in);
    else if (at)
        memmove(line->in.text, line->in.text + at, line->in.size);
    return true;
}

bool load_line_read(struct load_line *line, load_hear *hear, void *context) {
    if (!reserve(&line->in, READ_AT_ONCE / 4))
        return false;
    ssize_t n = recv(line->fd, line->in.text + line->in.size, line->in.room - line->in.size - 1, 0);
    if (n < 0)
        return errno == EAGAIN || errno == EINTR;
    if (n == 0)
        return false;
    line->in.size += (size_t)n;
    return take(line, hear, context);
}
