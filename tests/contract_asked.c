/* Who decides is public, so nobody may be asked only because a secret is true: that a question came up at all would
 * tell it. Two worlds that look alike to a viewer go on by the same move; if somebody is asked in one and not in the
 * other, and one of the answers leads to what the other world looks like without it, then the question told a secret.
 */
#include "tests/contract.h"

/* Where a game keeps what is being decided, and what merely repeats which move was made last. */
static const struct pl_field *field(const struct pl_game *game, const char *name) {
    for (const struct pl_field *f = game->fields; f->kind; f++)
        if (strcmp(f->name, name) == 0)
            return f;
    return NULL;
}

/* Fast games ask only who can answer: what this tells is the price of the option, and its rule says so. There the check
 * must find it, or it would find nothing anywhere. */
static const struct {
    const char *game, *option;
    int value;
} fast[] = {{"ankh", "ask", 0}}; /* AM-14.15 */

static bool tells_by_rule(const struct trial *trial) {
    for (size_t i = 0; i < sizeof fast / sizeof *fast; i++)
        for (int o = 0; strcmp(trial->game->id, fast[i].game) == 0 && trial->game->options[o].key; o++)
            if (strcmp(trial->game->options[o].key, fast[i].option) == 0)
                return trial->setup.option[o] == fast[i].value;
    return false;
}

bool contract_tells(const struct pl_game *game) {
    for (size_t i = 0; i < sizeof fast / sizeof *fast; i++)
        if (strcmp(game->id, fast[i].game) == 0)
            return true;
    return false;
}

static bool same_question(const struct pl_game *game, const void *a, const void *b) {
    const struct pl_field *at = field(game, "frames");
    const struct pl_frames *x = (const struct pl_frames *)((const unsigned char *)a + (at ? at->offset : 0));
    const struct pl_frames *y = (const struct pl_frames *)((const unsigned char *)b + (at ? at->offset : 0));
    if (!at || game->actor(a) != game->actor(b) || x->depth != y->depth)
        return !at && game->actor(a) == game->actor(b);
    for (int i = 0; i < x->depth; i++)
        if (x->at[i].what != y->at[i].what)
            return false;
    return true;
}

/* What the viewer sees, without the record of the last move. */
static void looks(const struct pl_game *game, const void *state, int viewer, union pl_any_state *out) {
    memset(out, 0, sizeof *out);
    pl_view(game, state, viewer, out);
    const struct pl_field *last = field(game, "last");
    if (last && last->kind == PL_U32)
        memset(out->bytes + last->offset, 0, sizeof(uint32_t));
}

static void needless(struct trial *trial, int viewer, const void *asked, const void *other) {
    const struct pl_game *game = trial->game;
    pl_move moves[PL_MAX_MOVES];
    union pl_any_state after, here, there;
    int actor = game->actor(asked), n = actor < 0 ? 0 : game->moves(asked, moves);
    looks(game, other, viewer, &there);
    for (int i = 0; i < n; i++) {
        char text[PL_MAX_NOTATION] = "";
        struct pl_out out = PL_OUT(text);
        pl_copy(game, &after, asked);
        game->apply(&after, moves[i], NULL);
        looks(game, &after, viewer, &here);
        trial->counts->answers++;
        if (memcmp(&here, &there, sizeof here) != 0)
            continue;
        trial->counts->told++;
        if (tells_by_rule(trial))
            return;
        game->notate(asked, moves[i], &out);
        HOLD(trial, false,
             "viewer %d learns a secret: seat %d is asked in one world only, and \"%s\" is as if it were not", viewer,
             actor, text);
    }
}

void contract_asked(struct trial *trial, int viewer, const void *a, const void *b) {
    if (same_question(trial->game, a, b))
        return;
    trial->counts->questions++;
    needless(trial, viewer, a, b);
    needless(trial, viewer, b, a);
}
