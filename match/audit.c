/* Are the rolls of a match those of its dice? */
#include "match/match.h"
#include "match/tr.h"

static void put_hex(struct pl_out *out, const unsigned char *bytes, size_t size) {
    for (size_t i = 0; i < size; i++)
        pl_putf(out, "%02x", bytes[i]);
}

static bool audit_commitment(const struct pl_origin *origin, enum pl_lang lang, struct pl_out *out) {
    unsigned char hash[PL_COMMITMENT_BYTES];
    if (!origin->revealed) {
        pl_put(out, TR(lang,
                       "the seed of this game's dice is still secret: it is in the replay once the game is over, and "
                       "only then can the rolls be checked",
                       "la graine des dés de cette partie est encore secrète : elle figure dans l'enregistrement quand "
                       "la partie est finie, et alors seulement les tirages peuvent être vérifiés"));
        return false;
    }
    pl_dice_commit(origin->seed, hash);
    if (memcmp(hash, origin->commitment, sizeof hash) == 0)
        return true;
    pl_put(out, TR(lang, "the hash of the seed is ", "l'empreinte de la graine est "));
    put_hex(out, hash, sizeof hash);
    pl_put(out, TR(lang, ", but what was promised at the start is ", ", mais ce qui fut promis au départ est "));
    put_hex(out, origin->commitment, sizeof hash);
    return false;
}

/* `out` may be NULL. */
static bool audit_roll(const struct pl_match *match, const void *state, int index, int number, enum pl_lang lang,
                       struct pl_out *out) {
    const struct pl_game *game = pl_match_game(match);
    struct pl_turn turn = pl_match_turn(match, index);
    char rolled[PL_MAX_NOTATION] = "", told[PL_MAX_NOTATION] = "";
    struct pl_out a = PL_OUT(rolled), b = PL_OUT(told);
    struct pl_rng rng = pl_match_dice(match, (uint64_t)number);
    pl_move move = pl_draw(game, state, &rng);
    if (move == turn.move)
        return true;
    if (!out)
        return false;
    game->notate(state, move, &a);
    game->notate(state, turn.move, &b);
    pl_putf(out,
            TR(lang, "move %d (roll %d): the seed gives '%s', but the file has '%s'",
               "coup %d (tirage %d) : la graine donne « %s », mais le fichier a « %s »"),
            index + 1, number + 1, rolled, told);
    return false;
}

bool pl_audit(const struct pl_match *match, enum pl_lang lang, struct pl_audit *audit, struct pl_out *out) {
    const struct pl_game *game = pl_match_game(match);
    const struct pl_origin *origin = pl_match_origin((struct pl_match *)match); /* nothing is changed here */
    union pl_any_state state;
    *audit = (struct pl_audit){0};
    if (origin->table && !audit_commitment(origin, lang, out))
        return false;
    pl_match_position(match, 0, &state);
    for (int i = 0; i < pl_match_length(match); i++) {
        struct pl_turn turn = pl_match_turn(match, i);
        if (turn.by_hand) {
            if (origin->table) {
                pl_putf(out,
                        TR(lang, "move %d is a roll by hand, which there is none of at a web table",
                           "le coup %d est un tirage à la main, ce qui n'existe pas à une table en ligne"),
                        i + 1);
                return false;
            }
            if (!audit->by_hand++)
                audit->first_by_hand = i + 1;
        } else if (turn.seat == PL_CHANCE &&
                   !audit_roll(match, &state, i, audit->rolls, lang, origin->friendly ? NULL : out)) {
            if (!origin->friendly)
                return false;
            audit->earlier = audit->rolls + 1;
        }
        audit->rolls += turn.seat == PL_CHANCE;
        pl_repeat(game, &state, turn.seat, turn.move, NULL);
    }
    return true;
}
