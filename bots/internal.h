/* What the files of bots/ share with one another (and with their test). Nobody else includes it. */
#ifndef PLATEAU_BOTS_INTERNAL_H
#define PLATEAU_BOTS_INTERNAL_H

#include "bots/bots.h"

/* One question to a bot: the legal moves (at least two) are listed already. */
struct bot_call {
    const struct pl_game *game;
    const void *view; /* the seat's view: all that a bot may look at */
    int seat;
    int players;
    int count;
    const pl_move *moves;
    struct pl_rng *rng;
    const atomic_bool *stop;      /* may be NULL */
    struct pl_bot_report *report; /* never NULL, zeroed */
};

/* How the search weighs things; docs/bots.md says where the standard values come from. */
struct search_knobs {
    double explore;          /* weight of the exploration term */
    double first_play;       /* a move not yet tried is worth this much less than the average of those tried */
    double sharpness;        /* how much the evaluation tells the prior of a move; 0: all moves alike */
    double margin;           /* share of the reward that is the margin of points, the rest is the win */
    int tournament;          /* moves drawn for one choice of a playout; 1: plainly at random */
    int sighted_tournament;  /* the same in a game that is judged by sight */
    uint32_t sighted_visits; /* there a move begins as if it had been tried so often, with what it looks worth */
    uint32_t most_nodes;     /* of all trees together */
};
extern const struct search_knobs search_standard;

pl_move bot_greedy(const struct bot_call *call);
pl_move bot_search(const struct bot_call *call, const struct pl_bot *bot, const struct search_knobs *knobs);

/* Puts a move among the best of the report if it belongs there. */
void bot_rate(struct pl_bot_report *report, pl_move move, int64_t visits, double value);

/* A bot's view of a decided game or of one in the middle: the seat's points less those of its best opponent. */
int64_t bot_lead(const int32_t *points, int players, int seat);

/* ---- The tree (tree.c) ----------------------------------------------------------------------------------------- */

/* Rewards are whole numbers, so that sums do not depend on their order or on the compiler. */
#define BOT_WIN (INT64_C(1) << 20)

struct tree;

/* NULL if memory is out. The view and the knobs must outlive the tree. */
struct tree *tree_new(const struct bot_call *call, const struct search_knobs *knobs, int rollout, uint32_t most_nodes,
                      struct pl_rng rng);
void tree_free(struct tree *tree);
/* One iteration: deals the unknown, walks down, adds a node, plays out and records the result. */
void tree_iterate(struct tree *tree);
int64_t tree_iterations(const struct tree *tree);

struct tree_stats {
    int64_t visits, reward, wins; /* reward: with the margin of points; wins: shares of the win alone */
    double prior;
};
/* What the tree knows of a move of the root; zeros if it knows nothing. */
struct tree_stats tree_root(const struct tree *tree, pl_move move);

/* ---- Small things ---------------------------------------------------------------------------------------------- */

/* Draws one of `count` outcomes by weight; returns its index. */
static inline int bot_draw(const struct pl_chance *chances, int count, struct pl_rng *rng) {
    uint32_t total = 0;
    for (int i = 0; i < count; i++)
        total += chances[i].weight;
    uint32_t at = pl_rng_below(rng, total);
    int i = 0;
    while (at >= chances[i].weight)
        at -= chances[i++].weight;
    return i;
}

#endif
