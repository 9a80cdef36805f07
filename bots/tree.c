/* The tree of the search: single-observer information-set Monte-Carlo tree search.
 *
 * A node stands for what the seat has seen since the position that was asked about, whatever the hidden cards are: each
 * iteration deals those anew and walks down through the moves that are legal in its own world. The children of a node
 * lie side by side; they are made when the node is reached for the second time.
 *
 * Where nothing is hidden, a child is a move (or an outcome of chance) and the position after it in one. Where
 * something is, the two are apart: the moves keep the count of what they brought, and a position is a child found by
 * what the seat would see in it. A card that another draws in secret thus leads to one and the same node whatever it
 * is, and the seat cannot plan to act upon what it will not know.
 *
 * A child's sum of rewards is that of the seat that chose it (its mover), which is all that seat needs to choose the
 * best one: every seat maximises for itself, so any number of players can sit at the table.
 */
#include "bots/internal.h"
#include <math.h>
#include <stdlib.h>

#define MAX_DEPTH 512
#define FIRST_ROOM 4096
#define ROOT 0u
#define POSITION (-3) /* in place of a mover: this child is a position, its `move` a hash of the seat's view of it */

struct node {
    int64_t reward; /* sum over the visits, for the mover */
    pl_move move;
    uint32_t first; /* its children are first .. first + count - 1 */
    uint32_t visits;
    uint32_t available; /* how often it could have been chosen; kept only where something is hidden */
    float prior;
    uint16_t count;
    int8_t mover;  /* a seat, PL_CHANCE or POSITION */
    uint8_t spare; /* log2 of the room for children where it is more than count, else 0 */
};

/* What a move has brought its mover in all playouts so far, wherever in the game it was made. */
struct fame {
    int64_t reward;
    int64_t times;
};
#define FAMES 4096
#define MAX_FAME (INT64_C(1) << 14)
#define MAX_CHOICES 1024
#define MEASURED 64 /* playouts to the end before others are cut off */
/* A game's sight.lead is what may be gained within a few decisions; a lead that wins the game takes several of them. */
#define SIGHTED_LEADS 4

struct tree {
    const struct pl_game *game;
    const struct search_knobs *knobs;
    const void *view;
    int seat, players;
    int rollout;  /* decisions of a playout before it is cut off; 0: to the end */
    bool sighted; /* playouts go by the evaluation (game->sight) */
    bool hidden;
    struct pl_rng rng;

    struct node *nodes;
    uint32_t used, room, most;
    int64_t iterations;
    int64_t wins[PL_MAX_MOVES]; /* of the root's children: shares of the win alone */
    int64_t ends, leads;        /* playouts that reached the end, and the sum of the leads in points there */

    /* of the iteration that is under way */
    union pl_any_state state, trial;
    int64_t reward[PL_MAX_SEATS], share[PL_MAX_SEATS];
    int32_t before[PL_MAX_SEATS]; /* points at the root in this world */
    int depth;
    uint32_t path[MAX_DEPTH + PL_MAX_SEATS];
    /* of the node that is looked at: what can be chosen, and which child that is (counted from the first) */
    pl_move moves[PL_MAX_MOVES];
    struct pl_chance chances[PL_MAX_CHANCES];
    uint16_t child[PL_MAX_MOVES];
    /* of the playout: the choices made in it */
    int choices;
    struct {
        uint16_t fame;
        int8_t mover;
    } choice[MAX_CHOICES];
    struct fame fame[FAMES];
};

/* ---- Memory ---------------------------------------------------------------------------------------------------- */

/* Room for `count` more nodes, side by side. False: the tree is as large as it may get. Moves all nodes. */
static bool make_room(struct tree *tree, uint32_t count) {
    if (tree->room - tree->used >= count)
        return true;
    uint32_t room = tree->room;
    while (room - tree->used < count) {
        if (room > tree->most / 2)
            return false;
        room *= 2;
    }
    struct node *nodes = realloc(tree->nodes, room * sizeof *nodes);
    if (!nodes) {
        tree->most = tree->room;
        return false;
    }
    tree->nodes = nodes;
    tree->room = room;
    return true;
}

struct tree *tree_new(const struct bot_call *call, const struct search_knobs *knobs, int rollout, uint32_t most_nodes,
                      struct pl_rng rng) {
    if (most_nodes < FIRST_ROOM)
        return NULL;
    struct tree *tree = malloc(sizeof *tree);
    struct node *nodes = malloc(FIRST_ROOM * sizeof *nodes);
    if (!tree || !nodes) {
        free(tree);
        free(nodes);
        return NULL;
    }
    tree->game = call->game;
    tree->knobs = knobs;
    tree->view = call->view;
    tree->seat = call->seat;
    tree->players = call->players;
    tree->sighted = call->game->sight.decisions > 0;
    tree->rollout = rollout || !tree->sighted ? rollout : call->game->sight.decisions;
    tree->hidden = call->game->determinize != NULL;
    tree->rng = rng;
    tree->nodes = nodes;
    tree->used = 1;
    tree->room = FIRST_ROOM;
    tree->most = most_nodes;
    tree->iterations = 0;
    tree->ends = tree->leads = 0;
    memset(tree->wins, 0, sizeof tree->wins);
    for (int i = 0; i < FAMES; i++)
        tree->fame[i] = (struct fame){.reward = BOT_WIN / call->players, .times = 1};
    nodes[ROOT] = (struct node){.mover = PL_CHANCE};
    return tree;
}

void tree_free(struct tree *tree) {
    if (!tree)
        return;
    free(tree->nodes);
    free(tree);
}

/* ---- Leads ------------------------------------------------------------------------------------------------------ */

/* How a lead weighs, between 0 and twice BOT_WIN: none half of it, one of `usual` three quarters. */
static int64_t weight_of_lead(int64_t lead, int64_t usual) {
    int64_t size = (lead < 0 ? -lead : lead) + usual;
    return 1 + BOT_WIN + BOT_WIN * lead / size;
}

/* In a game that is judged by sight: the weight of what a seat has gained since the root. Which hands were dealt to
 * this world makes no difference then. */
static int64_t weight_of_gain(const struct tree *tree, int seat, int64_t lead) {
    return weight_of_lead(lead - bot_lead(tree->before, tree->players, seat), tree->game->sight.lead + 1);
}

/* ---- Children -------------------------------------------------------------------------------------------------- */

/* Visits that a node has before any iteration came to it (knobs->sighted_visits). */
static uint32_t visits_at_first(const struct tree *tree, int mover) {
    return tree->sighted && mover >= 0 ? tree->knobs->sighted_visits : 0;
}

/* How good each move looks at first sight, between 0 (worst) and 1 (best): the lead in points after it. A win is above
 * every other move, a defeat is level with the worst. `worth`: the same as a reward, if judged by sight. */
static void first_sight(struct tree *tree, int mover, int count, double *look, int64_t *worth) {
    const struct pl_game *game = tree->game;
    int64_t lead[PL_MAX_MOVES], high = INT64_MIN, low = INT64_MAX;
    bool won[PL_MAX_MOVES], lost[PL_MAX_MOVES];
    for (int i = 0; i < count; i++) {
        int32_t points[PL_MAX_SEATS] = {0};
        won[i] = lost[i] = false;
        pl_copy(game, &tree->trial, &tree->state);
        game->apply(&tree->trial, tree->moves[i], NULL);
        if (game->actor(&tree->trial) == PL_OVER) {
            struct pl_result result = {0};
            game->result(&tree->trial, &result);
            won[i] = result.winners >> mover & 1;
            lost[i] = result.winners && !won[i];
            worth[i] = won[i] ? BOT_WIN : 0;
            if (won[i] || lost[i])
                continue;
        }
        game->evaluate(&tree->trial, points);
        lead[i] = bot_lead(points, tree->players, mover);
        if (tree->sighted)
            worth[i] = weight_of_gain(tree, mover, lead[i]) / tree->players;
        if (lead[i] > high)
            high = lead[i];
        if (lead[i] < low)
            low = lead[i];
    }
    for (int i = 0; i < count; i++) {
        if (won[i])
            look[i] = 1.5;
        else if (lost[i])
            look[i] = 0;
        else
            look[i] = high > low ? (double)(lead[i] - low) / (double)(high - low) : 1;
    }
}

/* Fills in new children from `from` on, with priors that sum to 1 over the whole list. */
static void fill(struct tree *tree, struct node *to, int mover, int count) {
    double look[PL_MAX_MOVES], sum = 0;
    int64_t worth[PL_MAX_MOVES];
    uint32_t visits = visits_at_first(tree, mover);
    bool sighted = mover != PL_CHANCE && (visits || tree->knobs->sharpness > 0);
    if (sighted)
        first_sight(tree, mover, count, look, worth);
    for (int i = 0; i < count; i++) {
        double weight = 1;
        if (sighted) {
            double behind = 1 + tree->knobs->sharpness * (1.5 - look[i]);
            weight = 1 / (behind * behind);
        }
        /* A breath of chance, so that moves which look alike are not tried in the order of the list. */
        if (mover != PL_CHANCE)
            weight *= 1 + pl_rng_below(&tree->rng, 1024) / 65536.0;
        look[i] = weight;
        sum += weight;
    }
    for (int i = 0; i < count; i++)
        to[i] = (struct node){.move = tree->moves[i],
                              .mover = (int8_t)mover,
                              .visits = visits,
                              .reward = visits ? worth[i] * visits : 0,
                              .prior = (float)(look[i] / sum)};
}

/* Makes place for more children of a node, moving those it has if need be. */
static bool widen(struct tree *tree, uint32_t node, int more) {
    struct node *parent = &tree->nodes[node];
    int needed = parent->count + more;
    if (needed <= (parent->spare ? 1 << parent->spare : parent->count))
        return true;
    if (needed > UINT16_MAX / 2)
        return false;
    int spare = 2;
    while (1 << spare < needed)
        spare++;
    if (!make_room(tree, UINT32_C(1) << spare))
        return false;
    parent = &tree->nodes[node];
    memcpy(&tree->nodes[tree->used], &tree->nodes[parent->first], parent->count * sizeof(struct node));
    parent->first = tree->used;
    parent->spare = (uint8_t)spare;
    tree->used += UINT32_C(1) << spare;
    return true;
}

/* In this world the node has moves that no world before had. */
static bool add_moves(struct tree *tree, uint32_t node, int mover, int missing, int count) {
    if (!widen(tree, node, missing))
        return false;
    struct node fresh[PL_MAX_MOVES];
    struct node *parent = &tree->nodes[node];
    fill(tree, fresh, mover, count);
    for (int i = 0; i < count; i++)
        if (tree->child[i] == UINT16_MAX) {
            tree->child[i] = parent->count;
            tree->nodes[parent->first + parent->count++] = fresh[i];
        }
    return true;
}

/* Finds the child of each of the `count` moves listed, making those that are missing. False: no room for them. */
static bool find_children(struct tree *tree, uint32_t node, int mover, int count) {
    struct node *parent = &tree->nodes[node];
    if (!parent->count) {
        if (!make_room(tree, (uint32_t)count))
            return false;
        parent = &tree->nodes[node];
        parent->first = tree->used;
        parent->count = (uint16_t)count;
        tree->used += (uint32_t)count;
        fill(tree, &tree->nodes[parent->first], mover, count);
        for (int i = 0; i < count; i++)
            tree->child[i] = (uint16_t)i;
        return true;
    }
    const struct node *children = &tree->nodes[parent->first];
    int known = 0, next = 0;
    for (int i = 0; i < count; i++) {
        /* The list mostly comes in the same order: look where the last one was found, then all around. */
        int tries = parent->count;
        tree->child[i] = UINT16_MAX;
        for (; tries > 0; tries--, next++) {
            if (next >= parent->count)
                next = 0;
            if (children[next].move == tree->moves[i] && children[next].mover == mover) {
                tree->child[i] = (uint16_t)next++;
                known++;
                break;
            }
        }
    }
    return known == count || add_moves(tree, node, mover, count - known, count);
}

/* What the seat would see now, as a number. States are zero wherever they are not used, so equal views are equal
 * bytes; only equality matters, so the byte order does not. */
static uint32_t look_around(struct tree *tree) {
    const struct pl_game *game = tree->game;
    size_t size = (game->state_size + 7) & ~(size_t)7;
    uint64_t hash = 0, word;
    memset(&tree->trial.bytes[size - 8], 0, 8);
    pl_copy(game, &tree->trial, &tree->state);
    game->view(&tree->trial, tree->seat);
    for (size_t i = 0; i < size; i += sizeof word) {
        memcpy(&word, &tree->trial.bytes[i], sizeof word);
        hash = (hash ^ word) * UINT64_C(0x9E3779B97F4A7C15);
        hash ^= hash >> 32;
    }
    return (uint32_t)(hash >> 16);
}

/* The child of `node` that stands for the present position as the seat sees it. False: no room for it. */
static bool find_position(struct tree *tree, uint32_t node, uint32_t *out) {
    uint32_t seen = look_around(tree);
    const struct node *parent = &tree->nodes[node];
    for (uint32_t i = parent->first; i < parent->first + parent->count; i++)
        if (tree->nodes[i].mover == POSITION && tree->nodes[i].move == seen) {
            *out = i;
            return true;
        }
    if (!widen(tree, node, 1))
        return false;
    *out = tree->nodes[node].first + tree->nodes[node].count++;
    tree->nodes[*out] = (struct node){.move = seen, .mover = POSITION};
    return true;
}

/* The child that promises most: what it has brought so far, and a bonus for what looks good and has been tried little
 * (the rule known as PUCT), counting only the times when it could have been chosen. */
static int select_child(struct tree *tree, uint32_t node, int count) {
    struct node *children = &tree->nodes[tree->nodes[node].first];
    int64_t visits = 0, reward = 0;
    double priors = 0;
    for (int i = 0; i < count; i++) {
        const struct node *c = &children[tree->child[i]];
        visits += c->visits;
        reward += c->reward;
        priors += (double)c->prior;
    }
    double mean = visits ? (double)reward / (double)visits : (double)BOT_WIN / 2;
    double untried = mean - tree->knobs->first_play * (double)BOT_WIN;
    double bonus = tree->knobs->explore * (double)BOT_WIN / priors;
    double all = sqrt((double)(visits + 1));
    double best = 0;
    int chosen = -1;
    for (int i = 0; i < count; i++) {
        struct node *c = &children[tree->child[i]];
        if (tree->hidden)
            all = sqrt((double)++c->available);
        double value = c->visits ? (double)c->reward / (double)c->visits : untried;
        value += bonus * (double)c->prior * all / (double)(1 + c->visits);
        if (chosen < 0 || value > best) {
            best = value;
            chosen = i;
        }
    }
    return chosen;
}

/* ---- Playing out ----------------------------------------------------------------------------------------------- */

static uint16_t fame_of(pl_move move, int mover) {
    return (uint16_t)((move * UINT32_C(0x9E3779B1) + (uint32_t)mover * UINT32_C(0x85EBCA6B)) >> 20);
}

/* Of a few moves drawn at random, the one that has brought most so far. */
static int choose_move(struct tree *tree, int count, int mover) {
    int best = (int)pl_rng_below(&tree->rng, (uint32_t)count);
    if (tree->knobs->tournament <= 1)
        return best;
    uint16_t at = fame_of(tree->moves[best], mover);
    for (int i = 1; i < tree->knobs->tournament; i++) {
        int other = (int)pl_rng_below(&tree->rng, (uint32_t)count);
        uint16_t there = fame_of(tree->moves[other], mover);
        const struct fame *a = &tree->fame[at], *b = &tree->fame[there];
        if (b->reward * a->times > a->reward * b->times) {
            best = other;
            at = there;
        }
    }
    if (tree->choices < MAX_CHOICES) {
        tree->choice[tree->choices].fame = at;
        tree->choice[tree->choices++].mover = (int8_t)mover;
    }
    return best;
}

/* Of a few moves drawn at random, the one after which its mover stands best. */
static int choose_by_sight(struct tree *tree, int count, int mover) {
    const struct pl_game *game = tree->game;
    int64_t most = INT64_MIN;
    int best = 0, draws = tree->knobs->sighted_tournament;
    if (count < draws)
        draws = count;
    for (int i = 0; i < draws; i++) {
        /* None twice: what has been drawn changes places with the i-th. */
        int at = i + (int)pl_rng_below(&tree->rng, (uint32_t)(count - i));
        pl_move move = tree->moves[at];
        tree->moves[at] = tree->moves[i];
        tree->moves[i] = move;
        int32_t points[PL_MAX_SEATS] = {0};
        pl_copy(game, &tree->trial, &tree->state);
        game->apply(&tree->trial, move, NULL);
        game->evaluate(&tree->trial, points);
        int64_t lead = bot_lead(points, tree->players, mover);
        if (game->actor(&tree->trial) == PL_OVER) {
            struct pl_result result = {0};
            game->result(&tree->trial, &result);
            if (result.winners)
                lead += result.winners >> mover & 1 ? INT32_MAX : -(int64_t)INT32_MAX;
        }
        if (lead > most) {
            most = lead;
            best = i;
        }
    }
    return best;
}

static void spread_fame(struct tree *tree) {
    for (int i = 0; i < tree->choices; i++) {
        struct fame *fame = &tree->fame[tree->choice[i].fame];
        fame->reward += tree->reward[tree->choice[i].mover];
        if (++fame->times == MAX_FAME) {
            fame->reward /= 2;
            fame->times /= 2;
        }
    }
}

/* Plays at random to the end, or for `rollout` decisions that have an alternative. */
static void play_out(struct tree *tree) {
    const struct pl_game *game = tree->game;
    void *state = &tree->state;
    bool cut = tree->rollout && (tree->sighted || tree->ends >= MEASURED);
    int left = cut ? tree->rollout : INT32_MAX;
    for (;;) {
        int who = game->actor(state);
        if (who == PL_CHANCE) {
            int count = game->chances(state, tree->chances);
            int at = count > 1 ? bot_draw(tree->chances, count, &tree->rng) : 0;
            game->apply(state, tree->chances[at].move, NULL);
        } else if (who == PL_OVER) {
            return;
        } else {
            int count = game->moves(state, tree->moves);
            int at = 0;
            if (count > 1) {
                if (left-- == 0)
                    return;
                at = tree->sighted ? choose_by_sight(tree, count, who) : choose_move(tree, count, who);
            }
            game->apply(state, tree->moves[at], NULL);
        }
    }
}

/* Share of the win and reward of each seat in a game that is over. */
static void settle(struct tree *tree) {
    struct pl_result result = {0};
    tree->game->result(&tree->state, &result);
    uint32_t winners = result.winners ? result.winners : (1u << tree->players) - 1;
    int64_t share = BOT_WIN / __builtin_popcount(winners);
    int64_t weight = (int64_t)(tree->knobs->margin * 1024);
    for (int i = 0; i < tree->players; i++) {
        tree->share[i] = winners >> i & 1 ? share : 0;
        tree->reward[i] = tree->share[i];
        if (!weight)
            continue;
        /* The margin as a part of the points it was made of: between -1 and 1 whatever the game's scale. */
        int64_t lead = bot_lead(result.score, tree->players, i);
        int64_t own = result.score[i], other = own - lead;
        int64_t size = (own < 0 ? -own : own) + (other < 0 ? -other : other) + 1;
        int64_t margin = BOT_WIN / 2 + BOT_WIN / 2 * lead / size;
        tree->reward[i] = (tree->share[i] * (1024 - weight) + margin * weight) / 1024;
    }
}

/* What a lead in points is worth differs from game to game: the first playouts go to the end to measure it. */
static void measure(struct tree *tree) {
    int32_t points[PL_MAX_SEATS] = {0};
    tree->game->evaluate(&tree->state, points);
    int64_t lead = bot_lead(points, tree->players, tree->seat);
    tree->leads += lead < 0 ? -lead : lead;
    tree->ends++;
}

static void share_out(const struct tree *tree, const int64_t *weight, int64_t *out) {
    int64_t sum = 0;
    for (int i = 0; i < tree->players; i++)
        sum += weight[i];
    for (int i = 0; i < tree->players; i++)
        out[i] = BOT_WIN * weight[i] / sum;
}

/* The shares in a game that was cut off, by its evaluation. Whoever leads by as much as is usual at the end gets half
 * as much again as an equal share, whoever is behind by as much gets half of it. In a game that is judged by sight the
 * reward is for the lead gained since the root: which hands were dealt to this world makes no difference then. */
static void estimate(struct tree *tree) {
    int32_t points[PL_MAX_SEATS] = {0};
    int64_t weight[PL_MAX_SEATS], gain[PL_MAX_SEATS];
    int64_t usual = tree->sighted ? SIGHTED_LEADS * tree->game->sight.lead : tree->leads / tree->ends + 1;
    tree->game->evaluate(&tree->state, points);
    for (int i = 0; i < tree->players; i++) {
        int64_t lead = bot_lead(points, tree->players, i);
        weight[i] = weight_of_lead(lead, usual);
        if (tree->sighted)
            gain[i] = weight_of_gain(tree, i, lead);
    }
    share_out(tree, weight, tree->share);
    share_out(tree, tree->sighted ? gain : weight, tree->reward);
}

/* ---- One iteration --------------------------------------------------------------------------------------------- */

static int list(struct tree *tree, int who) {
    if (who != PL_CHANCE)
        return tree->game->moves(&tree->state, tree->moves);
    int count = tree->game->chances(&tree->state, tree->chances);
    for (int i = 0; i < count; i++)
        tree->moves[i] = tree->chances[i].move;
    return count;
}

/* What has been chosen at one node, in the order of the path: one move, or one of each seat that decides together with
 * others. Places are counted from the node's first child, since children move to make place for more. */
struct picks {
    int count;
    bool choice; /* some of them had an alternative */
    uint16_t child[PL_MAX_SEATS];
};

static void put_on_path(struct tree *tree, uint32_t node, const struct picks *picks) {
    for (int i = 0; i < picks->count; i++)
        tree->path[tree->depth++] = tree->nodes[node].first + picks->child[i];
}

/* Chooses among the `count` moves listed, and makes it. False: no room for them in the tree. */
static bool pick(struct tree *tree, uint32_t node, int who, int count, struct picks *picks) {
    if (!find_children(tree, node, who, count))
        return false;
    int at = who == PL_CHANCE ? bot_draw(tree->chances, count, &tree->rng) : select_child(tree, node, count);
    picks->choice = picks->choice || count > 1;
    picks->child[picks->count++] = tree->child[at];
    tree->game->apply(&tree->state, tree->moves[at], NULL);
    return true;
}

/* Have some answered a question put to several, and others not yet? */
static bool half_answered(const struct tree *tree) {
    return tree->game->deciding && tree->game->deciding(&tree->state).answered;
}

/* Whoever decides at the same time as others chooses at the same node, from what all knew before anybody had answered:
 * nobody can plan upon an answer that is still sealed, neither the seat that asks nor those it thinks for. */
static bool pick_together(struct tree *tree, uint32_t node, struct picks *picks) {
    while (half_answered(tree)) {
        int who = tree->game->actor(&tree->state);
        if (!pick(tree, node, who, list(tree, who), picks))
            return false;
    }
    return true;
}

static void walk_down(struct tree *tree) {
    const struct pl_game *game = tree->game;
    uint32_t node = ROOT;
    tree->depth = 0;
    while (tree->depth + 1 < MAX_DEPTH) {
        struct picks picks = {0};
        int who = game->actor(&tree->state);
        if (who == PL_OVER)
            return;
        int count = list(tree, who);
        /* What is forced needs no node. Where something is hidden it does: the same move may be a choice in another
         * world, and then this one must be told from it. */
        if (count == 1 && !tree->hidden) {
            game->apply(&tree->state, tree->moves[0], NULL);
            continue;
        }
        uint32_t position = node;
        bool room = pick(tree, node, who, count, &picks) && pick_together(tree, node, &picks) &&
                    (!tree->hidden || find_position(tree, node, &position));
        put_on_path(tree, node, &picks);
        if (!room)
            return;
        if (tree->hidden)
            tree->path[tree->depth++] = node = position;
        else
            node = tree->path[tree->depth - 1];
        if (tree->nodes[node].visits == visits_at_first(tree, tree->nodes[node].mover) && picks.choice)
            return;
    }
}

/* Forgets what the others have answered to the question that is asked: what they will answer is looked for in the tree,
 * and whether they have done so already makes no difference. */
static void reopen(struct tree *tree) {
    const struct pl_game *game = tree->game;
    struct pl_sealed asked = game->deciding ? game->deciding(&tree->state) : pl_seal_nobody();
    for (int i = 0; i < tree->players; i++)
        if (pl_seal_answered(&asked, i))
            game->turn_to(&tree->state, i);
    if (asked.answered)
        game->turn_to(&tree->state, tree->seat);
}

void tree_iterate(struct tree *tree) {
    const struct pl_game *game = tree->game;
    pl_copy(game, &tree->state, tree->view);
    if (tree->hidden)
        game->determinize(&tree->state, tree->seat, &tree->rng);
    reopen(tree);
    if (tree->sighted)
        game->evaluate(&tree->state, tree->before);
    walk_down(tree);
    tree->choices = 0;
    play_out(tree);
    if (game->actor(&tree->state) == PL_OVER) {
        settle(tree);
        if (tree->rollout && !tree->sighted && tree->ends < MEASURED)
            measure(tree);
    } else {
        estimate(tree);
    }
    for (int i = 0; i < tree->depth; i++) {
        struct node *node = &tree->nodes[tree->path[i]];
        node->visits++;
        if (node->mover >= 0)
            node->reward += tree->reward[node->mover];
    }
    spread_fame(tree);
    if (tree->depth > 0) {
        uint32_t at = tree->path[0] - tree->nodes[ROOT].first;
        if (at < PL_MAX_MOVES)
            tree->wins[at] += tree->share[tree->seat];
    }
    tree->iterations++;
}

int64_t tree_iterations(const struct tree *tree) {
    return tree->iterations;
}

struct tree_stats tree_root(const struct tree *tree, pl_move move) {
    const struct node *root = &tree->nodes[ROOT];
    for (uint32_t i = 0; i < root->count && i < PL_MAX_MOVES; i++) {
        const struct node *child = &tree->nodes[root->first + i];
        uint32_t visits = child->visits - visits_at_first(tree, child->mover);
        if (child->move == move && child->mover == tree->seat)
            return (struct tree_stats){visits, child->reward, tree->wins[i], (double)child->prior};
    }
    return (struct tree_stats){0};
}
