/* The table of bots, their settings as text, and the way from a question to the bot that answers it. */
#include "bots/bots.h"
#include "bots/internal.h"
#include <string.h>

const struct pl_bot_info pl_bot_infos[PL_BOT_KINDS] = {
    [PL_BOT_RANDOM] = {.id = "random",
                       .help = PL_TEXT("plays any legal move, all equally likely",
                                       "joue n'importe quel coup légal, tous avec la même probabilité"),
                       .settings = PL_TEXT("none", "aucun")},
    [PL_BOT_GREEDY] = {.id = "greedy",
                       .help = PL_TEXT("looks one move ahead and takes what stands best then",
                                       "regarde un coup en avant et prend la meilleure position"),
                       .settings = PL_TEXT("none", "aucun")},
    [PL_BOT_SEARCH] = {.id = "search",
                       .help = PL_TEXT("plays many games in its head (Monte-Carlo tree search) and takes what won most",
                                       "joue de nombreuses parties en pensée (recherche arborescente Monte-Carlo) et "
                                       "prend ce qui gagne le plus"),
                       .settings = PL_TEXT("time=SECONDS, iterations=N, threads=N, rollout=N",
                                           "time=SECONDES, iterations=N, threads=N, rollout=N")},
};

/* ---- Settings as text ------------------------------------------------------------------------------------------ */

#define MAX_ITERATIONS INT64_C(1000000000000)
#define MAX_SECONDS 86400
#define MAX_THREADS 64
#define MAX_ROLLOUT 100000
#define MICROS 1000000

/* A piece of the text that is read: no copies, so no limit on its length. */
struct span {
    const char *at;
    size_t len;
};

static bool span_is(struct span span, const char *word) {
    return strlen(word) == span.len && memcmp(span.at, word, span.len) == 0;
}

/* The piece up to `end` or to the end of `rest`; takes it and the separator off `rest`. */
static struct span take(struct span *rest, char end) {
    const char *found = memchr(rest->at, end, rest->len);
    struct span piece = {rest->at, found ? (size_t)(found - rest->at) : rest->len};
    size_t used = piece.len + (found ? 1 : 0);
    rest->at += used;
    rest->len -= used;
    return piece;
}

/* Reads a number with up to `places` decimals as a whole number of its smallest unit. By hand, since the C library's
 * functions read a decimal comma in some locales. */
static bool read_number(struct span text, int places, int64_t max, int64_t *out) {
    int64_t value = 0;
    int digits = 0, decimals = -1;
    for (size_t i = 0; i < text.len; i++) {
        char c = text.at[i];
        if (c == '.' && places > 0 && decimals < 0 && digits > 0) {
            decimals = 0;
            continue;
        }
        if (c < '0' || c > '9' || decimals == places)
            return false;
        digits++;
        if (decimals >= 0)
            decimals++;
        value = value * 10 + (c - '0');
        if (value > max)
            return false;
    }
    if (!digits || decimals == 0)
        return false;
    for (int i = decimals < 0 ? 0 : decimals; i < places; i++) {
        value *= 10;
        if (value > max)
            return false;
    }
    *out = value;
    return true;
}

static void put_span(struct pl_out *out, struct span span) {
    /* A message that repeats a whole file somebody passed by mistake helps nobody. */
    const size_t enough = 40;
    pl_put_n(out, span.at, span.len < enough ? span.len : enough);
    if (span.len > enough)
        pl_put(out, "…");
}

static bool wrong(struct pl_out *error, enum pl_lang lang, struct span span, const char *en, const char *fr) {
    pl_put(error, lang == PL_FR ? "« " : "\"");
    put_span(error, span);
    pl_put(error, lang == PL_FR ? " » " : "\" ");
    pl_put(error, lang == PL_FR ? fr : en);
    return false;
}

static bool read_setting(struct span setting, enum pl_lang lang, struct pl_bot *bot, struct pl_out *error) {
    struct span value = setting;
    struct span key = take(&value, '=');
    int64_t number = 0;
    if (span_is(key, "time")) {
        if (bot->seconds > 0)
            return wrong(error, lang, setting, "gives the time a second time: give it once.",
                         "donne le temps une seconde fois : donnez-le une seule fois.");
        if (!read_number(value, 6, (int64_t)MAX_SECONDS * MICROS, &number) || number < 1)
            return wrong(error, lang, setting,
                         "is no time: give the seconds per decision, more than 0 and up to 86400, with a decimal "
                         "point and up to six decimals, as in time=0.2.",
                         "n'est pas un temps : donnez les secondes par décision, plus de 0 et jusqu'à 86400, avec un "
                         "point décimal et six décimales au plus, par exemple time=0.2.");
        bot->seconds = (double)number / MICROS;
        return true;
    }
    if (span_is(key, "iterations")) {
        if (bot->iterations)
            return wrong(error, lang, setting, "gives the iterations a second time: give them once.",
                         "donne les itérations une seconde fois : donnez-les une seule fois.");
        if (!read_number(value, 0, MAX_ITERATIONS, &number) || number < 1)
            return wrong(error, lang, setting,
                         "is no number of iterations: give a whole number from 1 to 1000000000000, as in "
                         "iterations=5000.",
                         "n'est pas un nombre d'itérations : donnez un entier de 1 à 1000000000000, par exemple "
                         "iterations=5000.");
        bot->iterations = number;
        return true;
    }
    if (span_is(key, "threads")) {
        if (bot->threads)
            return wrong(error, lang, setting, "gives the threads a second time: give them once.",
                         "donne les fils d'exécution une seconde fois : donnez-les une seule fois.");
        if (!read_number(value, 0, MAX_THREADS, &number) || number < 1)
            return wrong(
                error, lang, setting, "is no number of threads: give a whole number from 1 to 64, as in threads=2.",
                "n'est pas un nombre de fils d'exécution : donnez un entier de 1 à 64, par exemple threads=2.");
        bot->threads = (int)number;
        return true;
    }
    if (span_is(key, "rollout")) {
        if (bot->rollout)
            return wrong(error, lang, setting, "gives the rollout a second time: give it once.",
                         "donne le nombre rollout une seconde fois : donnez-le une seule fois.");
        if (!read_number(value, 0, MAX_ROLLOUT, &number) || number < 1)
            return wrong(error, lang, setting,
                         "is no length of a rollout: give the decisions to play before evaluating, a whole number from "
                         "1 to 100000, as in rollout=40, or leave it out to play to the end.",
                         "n'est pas une longueur de simulation : donnez les décisions à jouer avant d'évaluer, un "
                         "entier de 1 à 100000, par exemple rollout=40, ou rien pour jouer jusqu'à la fin.");
        bot->rollout = (int)number;
        return true;
    }
    return wrong(error, lang, setting,
                 "is no setting of search: there are time=SECONDS, iterations=N, threads=N and rollout=N, as in "
                 "search:time=0.2:threads=2.",
                 "n'est pas un réglage de search : il y a time=SECONDES, iterations=N, threads=N et rollout=N, par "
                 "exemple search:time=0.2:threads=2.");
}

bool pl_bot_read(const char *text, enum pl_lang lang, struct pl_bot *bot, struct pl_out *error) {
    struct span rest = {text, strlen(text)};
    bool settings = memchr(rest.at, ':', rest.len) != NULL;
    struct span name = take(&rest, ':');
    int kind = 0;
    while (kind < PL_BOT_KINDS && !span_is(name, pl_bot_infos[kind].id))
        kind++;
    if (kind == PL_BOT_KINDS)
        return wrong(error, lang, name, "is no bot: there are random, greedy and search (as in search:time=0.2).",
                     "n'est pas un robot : il y a random, greedy et search (par exemple search:time=0.2).");
    if (settings && kind != PL_BOT_SEARCH)
        return wrong(error, lang, (struct span){text, strlen(text)},
                     "gives settings to a bot that has none: write its name only.",
                     "donne des réglages à un robot qui n'en a pas : écrivez seulement son nom.");
    struct pl_bot read = {.kind = (enum pl_bot_kind)kind};
    while (settings) {
        settings = memchr(rest.at, ':', rest.len) != NULL;
        if (!read_setting(take(&rest, ':'), lang, &read, error))
            return false;
    }
    if (!read.threads)
        read.threads = 1;
    *bot = read;
    return true;
}

void pl_bot_write(const struct pl_bot *bot, struct pl_out *out) {
    pl_put(out, pl_bot_infos[bot->kind].id);
    if (bot->kind != PL_BOT_SEARCH)
        return;
    if (bot->iterations > 0) {
        pl_put(out, ":iterations=");
        pl_put_int(out, bot->iterations);
    }
    if (bot->seconds > 0) {
        int64_t micros = (int64_t)(bot->seconds * MICROS + 0.5);
        char decimals[8] = ".";
        int64_t rest = micros % MICROS;
        int len = 1;
        for (int64_t unit = MICROS / 10; rest > 0; unit /= 10) {
            decimals[len++] = (char)('0' + rest / unit);
            rest %= unit;
        }
        decimals[len] = '\0';
        pl_put(out, ":time=");
        pl_put_int(out, micros / MICROS);
        if (len > 1)
            pl_put(out, decimals);
    }
    if (bot->threads > 1) {
        pl_put(out, ":threads=");
        pl_put_int(out, bot->threads);
    }
    if (bot->rollout > 0) {
        pl_put(out, ":rollout=");
        pl_put_int(out, bot->rollout);
    }
}

/* ---- Choosing -------------------------------------------------------------------------------------------------- */

#define RATED ((int)(sizeof(((struct pl_bot_report *)0)->rated) / sizeof(((struct pl_bot_report *)0)->rated[0])))

void bot_rate(struct pl_bot_report *report, pl_move move, int64_t visits, double value) {
    int at = report->moves;
    while (at > 0 && (report->rated[at - 1].visits < visits ||
                      (report->rated[at - 1].visits == visits && report->rated[at - 1].value < value)))
        at--;
    if (at == RATED)
        return;
    if (report->moves < RATED)
        report->moves++;
    for (int i = report->moves - 1; i > at; i--)
        report->rated[i] = report->rated[i - 1];
    report->rated[at].move = move;
    report->rated[at].visits = visits;
    report->rated[at].value = value;
}

/* Among moves rated alike the bot chose one: that is shown as the best. If it is not on the list, the whole list is
 * rated like it, and it takes the place of the last. */
static void put_first(struct pl_bot_report *report, pl_move choice) {
    if (!report->moves)
        return;
    int at = 0;
    while (at < report->moves - 1 && report->rated[at].move != choice)
        at++;
    __typeof__(report->rated[0]) best = report->rated[at];
    best.move = choice;
    for (; at > 0; at--)
        report->rated[at] = report->rated[at - 1];
    report->rated[0] = best;
}

pl_move pl_bot_choose(const struct pl_bot *bot, const struct pl_game *game, const void *view, int seat,
                      struct pl_rng *rng, const atomic_bool *stop, struct pl_bot_report *report) {
    struct pl_bot_report own;
    if (!report)
        report = &own;
    *report = (struct pl_bot_report){0};
    if (game->actor(view) != seat)
        return PL_NO_MOVE;

    /* Blanked once more: even a caller who passes the truth by mistake makes no bot cheat. */
    union pl_any_state seen;
    pl_view(game, view, seat, &seen);
    pl_move moves[PL_MAX_MOVES];
    int count = game->moves(&seen, moves);
    if (count == 1)
        return moves[0];
    struct bot_call call = {.game = game,
                            .view = &seen,
                            .seat = seat,
                            .players = game->players(&seen),
                            .count = count,
                            .moves = moves,
                            .rng = rng,
                            .stop = stop,
                            .report = report};
    pl_move choice = PL_NO_MOVE;
    switch (bot->kind) {
    case PL_BOT_GREEDY:
        choice = bot_greedy(&call);
        break;
    case PL_BOT_SEARCH:
        choice = bot_search(&call, bot, &search_standard);
        break;
    case PL_BOT_RANDOM:
    case PL_BOT_KINDS:
        return moves[pl_rng_below(rng, (uint32_t)count)];
    }
    put_first(report, choice);
    return choice;
}
