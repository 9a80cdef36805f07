/* Phrases with holes; the syntax is in text.h. */
#include "core/text.h"
#include <string.h>

static bool singular(int32_t n, enum pl_lang lang) {
    return lang == PL_FR ? n >= -1 && n <= 1 : n == 1;
}

static bool is_plural(int32_t thing, enum pl_lang lang, pl_namer *namer, const void *context) {
    char answer[8] = "";
    struct pl_out out = PL_OUT(answer);
    if (namer)
        namer(context, "plural", thing, lang, &out);
    return out.len > 0;
}

/* One hole, the text between its braces. */
static void fill(const struct pl_said *said, const char *hole, size_t len, enum pl_lang lang, pl_namer *namer,
                 const void *context, struct pl_out *out) {
    int index = hole[0] - '0';
    if (len == 0 || index < 0 || index >= PL_ARGS)
        return;
    int32_t value = said->arg[index];
    if (len == 1) {
        pl_put_int(out, value);
        return;
    }
    const char *rest = hole + 2, *end = hole + len;
    if (hole[1] == ':') {
        char type[24] = {0};
        size_t n = (size_t)(end - rest) < sizeof type - 1 ? (size_t)(end - rest) : sizeof type - 1;
        memcpy(type, rest, n);
        if (namer)
            namer(context, type, value, lang, out);
        return;
    }
    const char *bar = memchr(rest, '|', (size_t)(end - rest));
    if (!bar)
        return;
    if (hole[1] == '|') {
        pl_put_int(out, value);
        pl_put_char(out, ' ');
    }
    if (hole[1] == '/' ? !is_plural(value, lang, namer, context) : singular(value, lang))
        pl_put_n(out, rest, (size_t)(bar - rest));
    else
        pl_put_n(out, bar + 1, (size_t)(end - bar - 1));
}

void pl_say(const struct pl_said *said, enum pl_lang lang, pl_namer *namer, const void *context, struct pl_out *out) {
    if (!said->phrase)
        return;
    const char *text = said->phrase->in[lang];
    while (*text) {
        const char *open = strchr(text, '{');
        const char *close = open ? strchr(open, '}') : NULL;
        if (!close) {
            pl_put(out, text);
            return;
        }
        pl_put_n(out, text, (size_t)(open - text));
        fill(said, open + 1, (size_t)(close - open - 1), lang, namer, context, out);
        text = close + 1;
    }
}
