#include "core/text.h"
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

bool pl_lang_read(const char *name, enum pl_lang *lang) {
    static const char *const codes[PL_LANGS] = {[PL_EN] = "en", [PL_FR] = "fr"};
    for (int i = 0; name && i < PL_LANGS; i++) {
        if (strncasecmp(name, codes[i], 2) == 0 && !(name[2] && name[2] != '_' && name[2] != '-' && name[2] != '.')) {
            *lang = (enum pl_lang)i;
            return true;
        }
    }
    return false;
}

struct pl_out pl_out_to(char *buffer, size_t cap) {
    if (cap)
        buffer[0] = 0;
    return (struct pl_out){.text = buffer, .cap = cap};
}

/* Cuts back to a whole UTF-8 character, so that a full buffer never ends in half a letter. */
static size_t whole_characters(const char *text, size_t len) {
    size_t end = len;
    while (end > 0 && ((unsigned char)text[end - 1] & 0xC0) == 0x80)
        end--;
    if (end == 0)
        return len;
    unsigned char lead = (unsigned char)text[end - 1];
    size_t need = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    return len - (end - 1) < need ? end - 1 : len;
}

extern inline void pl_put_n(struct pl_out *out, const char *text, size_t len);
extern inline void pl_put(struct pl_out *out, const char *text);
extern inline void pl_put_char(struct pl_out *out, char c);

void pl_put_last(struct pl_out *out, const char *text, size_t len) {
    if (out->cap == 0 || out->cut) {
        out->cut |= len > 0;
        return;
    }
    size_t room = out->cap - 1 - out->len;
    if (len > room) {
        len = whole_characters(text, room);
        out->cut = true;
    }
    memcpy(out->text + out->len, text, len);
    out->len += len;
    out->text[out->len] = 0;
}

void pl_put_int(struct pl_out *out, int64_t value) {
    char text[20]; /* a sign and 19 digits, or 20 digits that no int64_t has */
    size_t start = sizeof text;
    uint64_t rest = value < 0 ? -(uint64_t)value : (uint64_t)value;
    do
        text[--start] = (char)('0' + rest % 10);
    while ((rest /= 10));
    if (value < 0)
        text[--start] = '-';
    pl_put_n(out, text + start, sizeof text - start);
}

void pl_put_json(struct pl_out *out, const char *text) {
    static const bool special[256] = {[0 ... 31] = true, ['"'] = true, ['\\'] = true};
    pl_put_char(out, '"');
    for (const char *at = text; *at;) {
        size_t plain = 0;
        while (!special[(unsigned char)at[plain]])
            plain++;
        pl_put_n(out, at, plain);
        at += plain;
        if (*at == '"' || *at == '\\') {
            pl_put_char(out, '\\');
            pl_put_char(out, *at++);
        } else if (*at) {
            static const char digits[] = "0123456789abcdef";
            unsigned char c = (unsigned char)*at++;
            char escape[] = {'\\', 'u', '0', '0', digits[c >> 4], digits[c & 15], 0};
            pl_put(out, escape);
        }
    }
    pl_put_char(out, '"');
}

void pl_put_hex(struct pl_out *out, uint64_t value) {
    for (int shift = 60; shift >= 0; shift -= 4)
        pl_put_char(out, "0123456789abcdef"[value >> shift & 15]);
}

void pl_putf(struct pl_out *out, const char *format, ...) {
    char buffer[1024];
    va_list list;
    va_start(list, format);
    int n = vsnprintf(buffer, sizeof buffer, format, list);
    va_end(list);
    if (n < 0)
        return;
    if ((size_t)n >= sizeof buffer) {
        pl_put_n(out, buffer, whole_characters(buffer, sizeof buffer - 1));
        out->cut = true;
    } else {
        pl_put_n(out, buffer, (size_t)n);
    }
}

bool pl_fit(char *to, size_t room, const char *from) {
    size_t size = strlen(from) + 1;
    bool fits = size <= room;
    if (fits)
        memcpy(to, from, size);
    else if (room)
        to[0] = '\0';
    return fits;
}

int pl_width(const char *utf8) {
    int width = 0;
    for (; *utf8; utf8++)
        width += ((unsigned char)*utf8 & 0xC0) != 0x80;
    return width;
}
