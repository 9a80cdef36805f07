/* Bots: players that see only what their seat may see.
 *
 *     struct pl_bot bot;
 *     if (!pl_bot_read("search:time=0.2:threads=2", PL_EN, &bot, &error)) …
 *     pl_move move = pl_bot_choose(&bot, game, view, seat, &rng, NULL, &report);
 *
 * A bot is a small value (its kind and its settings), free to copy; what it needs while thinking it allocates and
 * frees within the call. `view` is the seat's view (pl_view), never the truth, so a bot cannot cheat.
 */
#ifndef PLATEAU_BOTS_BOTS_H
#define PLATEAU_BOTS_BOTS_H

#include "core/game.h"
#include <stdatomic.h>

enum pl_bot_kind { PL_BOT_RANDOM, PL_BOT_GREEDY, PL_BOT_SEARCH, PL_BOT_KINDS };

struct pl_bot {
    enum pl_bot_kind kind;
    /* search */
    int64_t iterations; /* 0: no limit */
    double seconds;     /* 0: no limit; without any limit 0.2 s */
    int threads;        /* 1..64; a fixed number of iterations with one thread gives the same move everywhere */
    int rollout;        /* decisions played out before the position is evaluated; 0: the game is played to its end */
};

/* What a bot says about its choice. */
struct pl_bot_report {
    int64_t iterations;
    double seconds;
    int moves; /* how many were rated, best first; 0: not rated */
    struct {
        pl_move move;
        int64_t visits;
        double value; /* expected share of the win, 0..1 (search); points (greedy) */
    } rated[8];
};

struct pl_bot_info {
    const char *id;
    struct pl_text help, settings;
};
extern const struct pl_bot_info pl_bot_infos[PL_BOT_KINDS];

/* Reads "random", "greedy", "search", "search:iterations=2000", "search:time=0.5:threads=2".
 * False: `error` says what would be right. */
bool pl_bot_read(const char *text, enum pl_lang lang, struct pl_bot *bot, struct pl_out *error);
void pl_bot_write(const struct pl_bot *bot, struct pl_out *out);

/* Chooses a legal move of `seat`, which must be to move in `view`. `stop` (may be NULL): set by somebody else, it
 * makes a search answer at once with the best so far. `report` may be NULL. */
pl_move pl_bot_choose(const struct pl_bot *bot, const struct pl_game *game, const void *view, int seat,
                      struct pl_rng *rng, const atomic_bool *stop, struct pl_bot_report *report);

#endif
