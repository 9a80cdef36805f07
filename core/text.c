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

void pl_put_n(struct pl_out *out, const char *text, size_t len) {
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

void pl_put(struct pl_out *out, const char *text) {
    pl_put_n(out, text, strlen(text));
}

void pl_put_char(struct pl_out *out, char c) {
    pl_put_n(out, &c, 1);
}

void pl_put_int(struct pl_out *out, int64_t value) {
    char digits[20];
    int n = 0;
    uint64_t rest = value < 0 ? -(uint64_t)value : (uint64_t)value;
    do
        digits[n++] = (char)('0' + rest % 10);
    while ((rest /= 10));
    if (value < 0)
        pl_put_char(out, '-');
    while (n)
        pl_put_char(out, digits[--n]);
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

int pl_width(const char *utf8) {
    int width = 0;
    for (; *utf8; utf8++)
        width += ((unsigned char)*utf8 & 0xC0) != 0x80;
    return width;
}
