/* Phrases with holes; the syntax is in text.h. */
#include "core/game.h"
#include <ctype.h>
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
    if (len == 1 || hole[1] == '+') {
        pl_put_int(out, value + (len == 3 ? hole[2] - '0' : 0));
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

/* Sentences and rules alike. */
static void say_text(const struct pl_said *said, const char *text, enum pl_lang lang, pl_namer *namer,
                     const void *context, struct pl_out *out) {
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

void pl_say(const struct pl_said *said, enum pl_lang lang, pl_namer *namer, const void *context, struct pl_out *out) {
    if (!said->phrase)
        return;
    say_text(said, said->phrase->in[lang], lang, namer, context, out);
}

const char *pl_said_rule(const struct pl_game *game, const struct pl_said *said) {
    const char *id = said->phrase ? said->phrase->rule : NULL;
    if (!id || !strchr(id, '{'))
        return id;
    char filled[32];
    struct pl_out out = PL_OUT(filled);
    say_text(said, id, PL_EN, NULL, NULL, &out);
    const struct pl_rule *rule = pl_rule_find(game, filled);
    return rule ? rule->id : NULL;
}

bool pl_phrase_cites(const struct pl_phrase *phrase, const char *id) {
    const char *cited = phrase->rule;
    for (; cited && *cited && *id; cited++) {
        if (*cited != '{') {
            if (*cited != *id++)
                return false;
            continue;
        }
        if (!isdigit((unsigned char)*id))
            return false;
        while (isdigit((unsigned char)*id))
            id++;
        cited += strcspn(cited, "}");
    }
    return cited && !*cited && !*id;
}
