/* `plateau replay FILE --audit`: are the dice those that were promised? docs/dice.md. */
#include "app/cli/film.h"
#include <strings.h>

static void put_hex(const unsigned char *bytes, size_t size) {
    for (size_t i = 0; i < size; i++)
        printf("%02x", bytes[i]);
}

/* The moves were checked when the file was read. */
static void say_moves(const struct film *film) {
    int length = pl_match_length(film->match);
    bool one = length == 1 || (length == 0 && film->lang == PL_FR);
    printf(T(film, "Moves: %d %s legal.\n", "Coups : %d %s.\n"), length,
           one ? T(film, "move,", "coup, légal") : T(film, "moves, all of them", "coups, tous légaux"));
    printf("%s\n", pl_match_actor(film->match) == PL_OVER
                       ? T(film, "Result: the one in the file. The last position is the file's, too.",
                           "Résultat : celui du fichier. La dernière position est aussi celle du fichier.")
                       : T(film, "Result: the game is not over. The last position is the one in the file.",
                           "Résultat : la partie n'est pas finie. La dernière position est celle du fichier."));
    if (pl_match_origin(film->match)->friendly)
        printf("%s\n",
               T(film,
                 "Friendly: an upgrade changed the rules of this game after it was begun, and it went on with "
                 "new dice. The rolls from before were promised by a seed that the file does not hold.",
                 "Amicale : une mise à jour a changé les règles de cette partie après son début, et elle a "
                 "continué avec de nouveaux dés. Les tirages d'avant relevaient d'une graine que le fichier n'a "
                 "pas."));
}

static void say_dice(const struct film *film, const struct pl_audit *audit) {
    const struct pl_origin *origin = pl_match_origin(film->match);
    if (origin->table) {
        printf("%s", T(film, "Seed: ", "Graine : "));
        put_hex(origin->seed, sizeof origin->seed);
        printf("%s", T(film, "\nCommitment: ", "\nEngagement : "));
        put_hex(origin->commitment, sizeof origin->commitment);
        printf("%s\n", T(film, ", the hash of the seed", ", l'empreinte de la graine"));
        if (!cli_get(film->args, "commitment"))
            printf("%s\n", T(film,
                             "Is that what the table showed from the start? The file alone cannot tell: compare it, or "
                             "give it here with --commitment.",
                             "Est-ce bien ce que la table affichait dès le départ ? Le fichier seul ne peut le dire : "
                             "comparez, ou donnez-le ici avec --commitment."));
    } else {
        printf(T(film, "Seed: %llu. It was promised to nobody before the game.\n",
                 "Graine : %llu. Elle n'a été promise à personne avant la partie.\n"),
               (unsigned long long)pl_match_seed(film->match));
    }
    int checked = audit->rolls - audit->by_hand - audit->earlier;
    printf(T(film, "Rolls and draws: %d of %d checked, all as the seed gives them.\n",
             "Tirages : %d sur %d vérifiés, tous tels que la graine les donne.\n"),
           checked, audit->rolls);
    if (audit->earlier)
        printf(T(film, "Earlier dice: the first %d. Nothing vouches for these.\n",
                 "Dés d'avant : les %d premiers. Rien ne répond de ceux-là.\n"),
               audit->earlier);
    if (audit->by_hand)
        printf(T(film, "By hand: %d (the first is move %d). Nothing vouches for these.\n",
                 "À la main : %d (le premier est le coup %d). Rien ne répond de ceux-là.\n"),
               audit->by_hand, audit->first_by_hand);
}

/* What somebody noted when the game began. */
static bool promise_kept(const struct film *film) {
    const struct pl_origin *origin = pl_match_origin(film->match);
    const char *noted = cli_get(film->args, "commitment");
    char hex[2 * PL_COMMITMENT_BYTES + 1];
    struct pl_out out = PL_OUT(hex);
    for (size_t i = 0; i < PL_COMMITMENT_BYTES; i++)
        pl_putf(&out, "%02x", origin->commitment[i]);
    if (!noted || (origin->table && strcasecmp(noted, hex) == 0))
        return true;
    if (!origin->table)
        cli_failed(film->args, "%s: this game was promised nothing; --commitment is for games of a web table",
                   "%s : rien ne fut promis pour cette partie ; --commitment concerne les parties d'une table en ligne",
                   film->args->word[0]);
    else
        cli_failed(
            film->args, "%s: the file's commitment is %s, but what you noted is %s: these are not the promised dice",
            "%s : l'engagement du fichier est %s, mais ce que vous avez noté est %s : ce ne sont pas les dés promis",
            film->args->word[0], hex, noted);
    return false;
}

int film_audit(const struct film *film) {
    struct pl_audit audit;
    char text[1024] = "";
    struct pl_out out = PL_OUT(text);
    if (!promise_kept(film))
        return CLI_FAILED;
    /* Nothing good is said of a game whose dice are not right. */
    if (!pl_audit(film->match, film->lang, &audit, &out))
        return cli_failed(film->args, "%s: %s", "%s : %s", film->args->word[0], text);
    say_moves(film);
    say_dice(film, &audit);
    return CLI_OK;
}
