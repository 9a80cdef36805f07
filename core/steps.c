/* Kinds of moves that differ only in a number. */
#include "core/steps.h"
#include <ctype.h>
#include <stdlib.h>

/* Splits a notation at its one number. False: it has none, or several. */
static bool split(const char *notation, struct pl_steps *step) {
    const char *found = NULL, *end = NULL;
    for (const char *word = notation; *word; word += strcspn(word, " "), word += *word == ' ') {
        const char *digits = word + (*word == '-');
        size_t length = strspn(digits, "0123456789");
        if (!length || (digits[length] && digits[length] != ' '))
            continue;
        if (found)
            return false;
        found = word;
        end = digits + length;
    }
    if (!found)
        return false;
    size_t before = (size_t)(found - notation);
    memcpy(step->before, notation, before);
    step->before[before] = 0;
    step->least = step->most = (int32_t)strtol(found, NULL, 10);
    return PL_FIT(step->after, end);
}

static bool touch_alike(const struct pl_game *game, const void *view, pl_move a, pl_move b) {
    pl_touch first[PL_MAX_TOUCHES], second[PL_MAX_TOUCHES];
    int n = game->touches ? game->touches(view, a, first) : 0, m = game->touches ? game->touches(view, b, second) : 0;
    return n == m && memcmp(first, second, (size_t)n * sizeof *first) == 0;
}

/* Do two sentences say the same but for their numbers? */
static bool said_alike(const char *a, int32_t of_a, const char *b, int32_t of_b) {
    bool numbered = false;
    while (*a && *b) {
        if (isdigit((unsigned char)*a) && isdigit((unsigned char)*b)) {
            char *after_a, *after_b;
            long in_a = strtol(a, &after_a, 10), in_b = strtol(b, &after_b, 10);
            bool this = in_a == labs(of_a) && in_b == labs(of_b);
            if (!this && in_a != in_b)
                return false;
            numbered = numbered || this;
            a = after_a;
            b = after_b;
        } else if (*a++ != *b++) {
            return false;
        }
    }
    return *a == *b && numbered;
}

static void sentence(const struct pl_game *game, const void *view, pl_move move, enum pl_lang lang, char *text,
                     size_t room) {
    struct pl_out out = pl_out_to(text, room);
    pl_describe(game, view, move, game->actor(view), lang, &out);
}

/* None and one are often said otherwise ("bid nothing", "1 point"): they belong to a kind by their notation alone. */
static bool same_kind(const struct pl_game *game, const void *view, pl_move a, int32_t of_a, pl_move b, int32_t of_b,
                      enum pl_lang lang) {
    char first[512], second[512];
    if (!touch_alike(game, view, a, b))
        return false;
    if (of_a < 2 || of_b < 2)
        return true;
    sentence(game, view, a, lang, first, sizeof first);
    sentence(game, view, b, lang, second, sizeof second);
    return said_alike(first, of_a, second, of_b);
}

int pl_steps(const struct pl_game *game, const void *view, const pl_move *moves, int n, enum pl_lang lang,
             struct pl_steps *out, int room, int8_t *of) {
    struct pl_steps one;
    int kinds = 0;
    memset(of, -1, (size_t)n * sizeof *of);
    for (int i = 0; i < n && kinds < room; i++) {
        char notation[PL_MAX_NOTATION];
        struct pl_out words = PL_OUT(notation);
        game->notate(view, moves[n - 1 - i], &words); /* from the last, the largest number, which is said in full */
        if (of[n - 1 - i] >= 0 || !split(notation, &one))
            continue;
        struct pl_steps *kind = &out[kinds];
        *kind = one;
        kind->count = 0;
        for (int j = n - 1 - i; j >= 0; j--) {
            words = PL_OUT(notation);
            game->notate(view, moves[j], &words);
            if (of[j] >= 0 || !split(notation, &one) || strcmp(one.before, kind->before) != 0 ||
                strcmp(one.after, kind->after) != 0 ||
                (j != n - 1 - i && !same_kind(game, view, moves[n - 1 - i], kind->most, moves[j], one.least, lang)))
                continue;
            of[j] = (int8_t)kinds;
            kind->least = one.least < kind->least ? one.least : kind->least;
            kind->most = one.least > kind->most ? one.least : kind->most;
            kind->count++;
        }
        if (kind->count >= PL_FEW_STEPS) {
            kinds++;
            continue;
        }
        for (int j = 0; j < n; j++)
            of[j] = (int8_t)(of[j] == kinds ? -1 : of[j]);
    }
    return kinds;
}
