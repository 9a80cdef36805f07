/* `plateau soak`: plays a game over every number of players and a spread of options, checks the whole position after
 * every move, and says what was never reached: rules, roles, forms of moves, endings. */
#include "app/cli/soak.h"
#include "app/cli/report.h"
#include <stdlib.h>

enum { MAX_STEPS = 100000, EXPLAIN_EVERY = 16 };

/* ---- Setups ---------------------------------------------------------------------------------------------------- */

static void random_setup(const struct soak *soak, struct pl_rng *rng, struct pl_setup *setup) {
    const struct pl_game *game = soak->game;
    for (int i = 0; i < soak->options; i++) {
        const struct pl_option *option = &game->options[i];
        setup->option[i] = option->min + (int32_t)pl_rng_below(rng, (uint32_t)(option->max - option->min) + 1);
    }
    for (int seat = 0; soak->levels && seat < setup->players; seat++) /* one in three */
        if (pl_rng_below(rng, 3) == 0)
            setup->automa[seat] = (int8_t)(1 + pl_rng_below(rng, (uint32_t)soak->levels));
    int roles = soak->roles;
    if (!roles || pl_rng_below(rng, 2))
        return;
    uint64_t taken = 0;
    for (int seat = 0; seat < setup->players; seat++) {
        int role = (int)pl_rng_below(rng, (uint32_t)roles + 1) - 1; /* -1: any */
        if (role >= 0 && role < 64 && !(taken >> role & 1)) {
            setup->role[seat] = (int8_t)role;
            taken |= UINT64_C(1) << role;
        }
    }
}

/* The setup of game `number`: player counts in turn; for each the standard options, then each option at its least and
 * at its most, then as many random mixtures; then again. A setup the game does not admit gives way to another. */
static struct pl_setup setup_of(struct soak *soak, int64_t number, struct pl_rng *rng) {
    const struct pl_game *game = soak->game;
    int counts = soak->most - soak->least + 1;
    struct pl_setup standard = pl_setup_default(game, soak->least + (int)(number % counts)), setup = standard;
    int edges = 1 + 2 * soak->options;
    int variant = (int)(number / counts % (2 * edges));
    char why[256];
    struct pl_out out = PL_OUT(why);
    if (variant > 0 && variant < edges) {
        const struct pl_option *option = &game->options[(variant - 1) / 2];
        setup.option[(variant - 1) / 2] = variant % 2 ? option->min : option->max;
    }
    for (int tries = 0; tries < 100; tries++) {
        if (variant >= edges || tries) {
            setup = standard;
            random_setup(soak, rng, &setup);
        }
        if (pl_setup_check(game, &setup, PL_EN, &out))
            return setup;
        if (game->admits) {
            struct pl_said said = game->admits(&setup);
            soak_said(soak, &said, true);
        }
        soak->refused_setups++;
    }
    return standard;
}

/* ---- What was reached ------------------------------------------------------------------------------------------ */

static int rule_index(const struct soak *soak, const char *id) {
    for (int i = 0; id && i < soak->rules; i++)
        if (!strcmp(soak->game->rules[i].id, id))
            return i;
    return SOAK_NO_RULE;
}

static void rule_at_work(struct soak *soak, const char *id) {
    int rule = rule_index(soak, id);
    if (rule >= 0)
        soak->rule[rule].worked++;
}

static void cite(struct soak *soak, const char *id) {
    int rule = rule_index(soak, id);
    if (rule >= 0)
        soak->rule[rule].cited = true;
}

static void cite_phrase(struct soak *soak, int i) {
    const struct pl_phrase *phrase = &soak->game->phrases[i];
    bool some = phrase->rule && strchr(phrase->rule, '{');
    soak->phrase_rule[i] = some ? SOAK_SOME_RULE : (int16_t)rule_index(soak, phrase->rule);
    for (int rule = 0; rule < soak->rules; rule++)
        if (pl_phrase_cites(phrase, soak->game->rules[rule].id))
            soak->rule[rule].cited = true;
}

bool soak_said(struct soak *soak, const struct pl_said *said, bool refusal) {
    if (!said->phrase)
        return true;
    if (said->phrase < soak->game->phrases || said->phrase >= soak->game->phrases + soak->phrases)
        return false;
    int rule = soak->phrase_rule[said->phrase - soak->game->phrases];
    if (rule == SOAK_SOME_RULE)
        rule = rule_index(soak, pl_said_rule(soak->game, said));
    if (rule >= 0 && refusal)
        soak->rule[rule].refused++;
    else if (rule >= 0)
        soak->rule[rule].worked++;
    return true;
}

/* Does the notation have this form? Capitals are holes ("build Q,R keep=N"); everything else stands for itself. */
static bool has_form(const char *form, const char *notation) {
    while (*form) {
        if (*form >= 'A' && *form <= 'Z') {
            form += strspn(form, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789");
            size_t hole = strcspn(notation, " ,=");
            if (!hole)
                return false;
            notation += hole;
        } else if (*form++ != *notation++) {
            return false;
        }
    }
    return !*notation;
}

static void note_form(struct soak *soak, const char *notation) {
    const struct pl_game *game = soak->game;
    size_t word = strcspn(notation, " ");
    int found = -1;
    for (int i = 0; i < soak->forms; i++) {
        if (has_form(game->forms[i].form, notation)) {
            found = i;
            break;
        }
        if (found < 0 && strcspn(game->forms[i].form, " ") == word && !strncmp(game->forms[i].form, notation, word))
            found = i;
    }
    if (found < 0) {
        if (!soak->formless++)
            snprintf(soak->formless_example, sizeof soak->formless_example, "%s", notation);
        return;
    }
    soak->form[found]++;
    rule_at_work(soak, game->forms[found].rule);
}

/* ---- Playing --------------------------------------------------------------------------------------------------- */

/* One game being played, and where it is, for messages. */
struct round {
    struct soak *soak;
    const struct pl_setup *setup;
    int64_t number, step;
    char last[PL_MAX_NOTATION];
};

static bool breach(struct round *round, const char *en, const char *fr) {
    struct soak *soak = round->soak;
    if (soak->breaches < SOAK_BREACHES) {
        struct pl_out out = PL_OUT(soak->breach[soak->breaches]);
        pl_putf(&out, T(soak->args, "game %lld (%d players", "partie %lld (%d joueurs"), (long long)round->number,
                round->setup->players);
        for (int i = 0; i < soak->options; i++) {
            pl_putf(&out, ", %s=", soak->game->options[i].key);
            pl_option_write(&soak->game->options[i], round->setup->option[i], &out);
        }
        pl_putf(&out, T(soak->args, "), move %lld '%s': %s", "), coup %lld « %s » : %s"), (long long)round->step,
                round->last, T(soak->args, en, fr));
    }
    soak->breaches++;
    return false;
}

static bool choose_chance(struct round *round, const void *state, struct pl_rng *dice, pl_move *move) {
    struct pl_chance chances[PL_MAX_CHANCES];
    int n = round->soak->game->chances(state, chances);
    if (n < 1 || n > PL_MAX_CHANCES)
        return breach(round, "then chance has no outcome, or more than PL_MAX_CHANCES",
                      "ensuite le hasard n'a pas d'issue, ou plus de PL_MAX_CHANCES");
    uint64_t total = 0;
    for (int i = 0; i < n; i++) {
        if (!chances[i].weight)
            return breach(round, "then an outcome of chance has the weight 0",
                          "ensuite une issue du hasard a le poids 0");
        total += chances[i].weight;
    }
    if (total >> 31)
        return breach(round, "then the weights of chance add up to 2^31 or more",
                      "ensuite la somme des poids du hasard atteint 2^31");
    uint32_t ticket = pl_rng_below(dice, (uint32_t)total);
    int i = 0;
    while (ticket >= chances[i].weight)
        ticket -= chances[i++].weight;
    *move = chances[i].move;
    return true;
}

/* Asks about everything somebody might wish here, so that the rules that forbid come to word. */
static bool explain_all(struct round *round, const void *state) {
    struct soak *soak = round->soak;
    pl_move wishes[PL_MAX_WISHES];
    int parts = pl_wish_parts(soak->game);
    for (int k = 0; k < round->setup->players * parts; k++) {
        int seat = k / parts, n = pl_wishes(soak->game, state, seat, k % parts, wishes);
        if (n < 0 || n > PL_MAX_WISHES)
            return breach(round, "then there are more than PL_MAX_WISHES wishes",
                          "ensuite il y a plus de PL_MAX_WISHES souhaits");
        for (int i = 0; i < n; i++) {
            struct pl_said said = soak->game->explain(state, seat, wishes[i]);
            if (!soak_said(soak, &said, true))
                return breach(round, "then a refusal is not in the game's table of phrases",
                              "ensuite un refus n'est pas dans la table de phrases du jeu");
        }
    }
    return true;
}

static bool choose_move(struct round *round, const void *state, int seat, struct pl_rng *rng, pl_move *move) {
    struct soak *soak = round->soak;
    const struct pl_game *game = soak->game;
    pl_move moves[PL_MAX_MOVES];
    int n = game->moves(state, moves);
    if (n < 1)
        return breach(round, "then a seat is to move and has no move",
                      "ensuite un siège doit jouer et n'a pas de coup");
    if (n > PL_MAX_MOVES)
        return breach(round, "then there are more than PL_MAX_MOVES moves",
                      "ensuite il y a plus de PL_MAX_MOVES coups");
    if (n > soak->widest)
        soak->widest = n;
    if (round->step % EXPLAIN_EVERY == 0 && !explain_all(round, state))
        return false;
    if (soak->bot.kind == PL_BOT_RANDOM) {
        *move = moves[pl_rng_below(rng, (uint32_t)n)];
        return true;
    }
    union pl_any_state view;
    pl_view(game, state, seat, &view);
    *move = pl_bot_choose(&soak->bot, game, &view, seat, rng, NULL, NULL);
    return true;
}

static bool note_all(struct round *round, const struct pl_notes *notes) {
    struct soak *soak = round->soak;
    if (notes->dropped)
        return breach(round, "it makes more than PL_MAX_NOTES notes", "il donne plus de PL_MAX_NOTES notes");
    for (int i = 0; i < notes->count; i++)
        if (!soak_said(soak, &notes->note[i].said, false))
            return breach(round, "a note is not in the game's table of phrases",
                          "une note n'est pas dans la table de phrases du jeu");
    return true;
}

/* Notates, describes, makes and checks one move. */
static bool make_move(struct round *round, void *state, int actor, pl_move move, struct pl_notes *notes) {
    struct soak *soak = round->soak;
    const struct pl_game *game = soak->game;
    struct pl_out out = PL_OUT(round->last);
    game->notate(state, move, &out);
    if (out.cut)
        return breach(round, "its notation is longer than PL_MAX_NOTATION",
                      "sa notation est plus longue que PL_MAX_NOTATION");
    note_form(soak, round->last);
    struct pl_said said = game->describe(state, move, actor == PL_CHANCE ? PL_SPECTATOR : actor);
    struct pl_said wanted = game->prompt(state, actor == PL_CHANCE ? PL_SPECTATOR : actor);
    if (!soak_said(soak, &said, false) || !soak_said(soak, &wanted, false))
        return breach(round, "its description or prompt is not in the game's table of phrases",
                      "sa description ou sa demande n'est pas dans la table de phrases du jeu");
    notes->count = notes->dropped = 0;
    game->apply(state, move, notes);
    soak->moves++;
    round->step++;
    struct pl_said wrong = game->check(state);
    if (wrong.phrase) {
        char text[512];
        struct pl_out sentence = PL_OUT(text);
        pl_game_say(game, state, &wrong, soak->args->lang, &sentence);
        return breach(round, text, text);
    }
    return note_all(round, notes);
}

static void note_player(struct soak_count *count, uint32_t winners, int seat) {
    count->games++;
    if (winners >> seat & 1)
        count->wins += 1.0 / __builtin_popcount(winners);
}

static bool note_result(struct round *round, const void *state) {
    struct soak *soak = round->soak;
    const struct pl_game *game = soak->game;
    struct pl_result result;
    game->result(state, &result);
    if (result.ending < 0 || result.ending >= soak->endings)
        return breach(round, "the game ends in a way that is not in its table of endings",
                      "la partie finit d'une façon absente de la table des fins");
    if (result.winners >> round->setup->players)
        return breach(round, "an empty seat wins", "un siège vide gagne");
    soak->ending[result.ending]++;
    rule_at_work(soak, game->endings[result.ending].rule);
    struct pl_said said = game->prompt(state, PL_SPECTATOR);
    soak_said(soak, &said, false);
    for (int seat = 0; seat < round->setup->players; seat++) {
        int role = game->role(state, seat), level = round->setup->automa[seat] - 1;
        if (level >= 0 && level < SOAK_MOST)
            note_player(&soak->level[level], result.winners, seat);
        if (role < 0 || role >= soak->roles)
            continue;
        note_player(&soak->role[role], result.winners, seat);
    }
    return true;
}

/* Plays game `number`; false after a breach. */
static bool play(struct soak *soak, int64_t number, struct pl_notes *notes) {
    const struct pl_game *game = soak->game;
    struct pl_rng rng = pl_rng_seed(soak->seed, (uint64_t)number), order = pl_rng_seed(~soak->seed, (uint64_t)number);
    struct pl_setup setup = setup_of(soak, number, &rng);
    struct round round = {.soak = soak, .setup = &setup, .number = number + 1};
    union pl_any_state state;
    pl_new(game, &setup, &state);
    for (int actor; (actor = pl_any_actor(game, &state, &order)) != PL_OVER;) {
        if (cli_interrupted)
            return true;
        if (actor < PL_CHANCE || actor >= setup.players)
            return breach(&round, "then nobody at the table is to move", "ensuite personne à la table ne doit jouer");
        if (round.step >= MAX_STEPS)
            return breach(&round, "the game is longer than 100,000 moves", "la partie dépasse 100 000 coups");
        pl_move move = PL_NO_MOVE;
        if (actor == PL_CHANCE ? !choose_chance(&round, &state, &rng, &move)
                               : !choose_move(&round, &state, actor, &rng, &move))
            return false;
        if (!make_move(&round, &state, actor, move, notes))
            return false;
    }
    if (!note_result(&round, &state))
        return false;
    soak->games++;
    if (round.step > soak->longest)
        soak->longest = round.step;
    return true;
}

/* ---- The command ----------------------------------------------------------------------------------------------- */

#define COUNT(TABLE, MEMBER, MAX, OUT)                                                                                 \
    do {                                                                                                               \
        (OUT) = 0;                                                                                                     \
        while ((TABLE) && (OUT) < (MAX) && (TABLE)[OUT].MEMBER)                                                        \
            (OUT)++;                                                                                                   \
    } while (0)

static void take_stock(struct soak *soak) {
    const struct pl_game *game = soak->game;
    COUNT(game->options, key, PL_MAX_OPTIONS, soak->options);
    COUNT(game->roles, key, SOAK_MOST, soak->roles);
    COUNT(game->levels, key, SOAK_MOST, soak->levels);
    COUNT(game->endings, key, SOAK_MOST, soak->endings);
    COUNT(game->forms, form, SOAK_MOST, soak->forms);
    COUNT(game->rules, id, SOAK_RULES, soak->rules);
    COUNT(game->phrases, in[0], SOAK_PHRASES, soak->phrases);
    for (int i = 0; i < soak->phrases; i++)
        cite_phrase(soak, i);
    for (int i = 0; i < soak->forms; i++)
        cite(soak, game->forms[i].rule);
    for (int i = 0; i < soak->endings; i++)
        cite(soak, game->endings[i].rule);
}

static bool read_players(const struct cli_args *args, struct soak *soak) {
    soak->least = soak->game->min_players;
    soak->most = soak->game->max_players;
    const char *text = cli_get(args, "players");
    if (!text || !strcmp(text, "all"))
        return true;
    char *end;
    long players = strtol(text, &end, 10);
    if (end == text || *end || players < soak->least || players > soak->most) {
        cli_usage(args, "--players must be a number from %d to %d, or all, not '%s'",
                  "--players doit être un nombre de %d à %d, ou all, pas « %s »", soak->least, soak->most, text);
        return false;
    }
    soak->least = soak->most = (int)players;
    return true;
}

static int soak_game(struct cli_args *args, struct soak *soak, struct pl_notes *notes) {
    soak->args = args;
    soak->game = cli_game(args, args->word[0]);
    struct pl_setup setup;
    int64_t games = 2000;
    char why[256];
    struct pl_out error = PL_OUT(why);
    /* The least number of players stands in for --players, which here may also be "all". */
    struct cli_args seed_only = *args;
    for (int i = 0; i < seed_only.given; i++)
        if (!strcmp(seed_only.option[i].name, "players"))
            seed_only.option[i].name = "";
    if (!soak->game || !read_players(args, soak) ||
        !cli_setup(&seed_only, soak->game, (struct cli_company){.named = soak->least}, &setup, &soak->seed) ||
        !cli_int(args, "games", 1, 100000000, &games))
        return CLI_USAGE;
    const char *bot = cli_get(args, "bot");
    if (!pl_bot_read(bot ? bot : "random", args->lang, &soak->bot, &error))
        return cli_usage(args, "%s", "%s", why);
    take_stock(soak);
    cli_catch_interrupt();
    struct cli_progress progress = cli_progress_start(args->lang, games);
    int64_t number = 0;
    for (; number < games && !cli_interrupted && soak->breaches < SOAK_BREACHES; number++) {
        play(soak, number, notes);
        cli_progress_show(&progress, number);
    }
    cli_progress_end(&progress);
    int missing = soak_report(soak);
    fflush(stdout);
    if (soak->breaches)
        return CLI_FAILED;
    if (cli_interrupted) {
        cli_failed(args, "interrupted after %lld games", "interrompu après %lld parties", (long long)soak->games);
        return CLI_INTERRUPTED;
    }
    return missing && cli_get(args, "strict") ? CLI_FAILED : CLI_OK;
}

static int run(struct cli_args *args) {
    struct soak *soak = calloc(1, sizeof *soak);
    struct pl_notes *notes = calloc(1, sizeof *notes);
    int status = soak && notes ? soak_game(args, soak, notes)
                               : cli_failed(args, "there is not enough memory", "la mémoire ne suffit pas");
    free(notes);
    free(soak);
    return status;
}

static const struct cli_option options[] = {
    {"games", "N", PL_TEXT("how many games in all (2000)", "combien de parties en tout (2000)")},
    {"players", "N|all", PL_TEXT("number of players (all in turn)", "nombre de joueurs (tous, à tour de rôle)")},
    {"seed", "S", PL_TEXT("seed of the dice (a number)", "graine des dés (un nombre)")},
    {"bot", "BOT",
     PL_TEXT("who plays: random (standard), greedy, search:…", "qui joue : random (d'ordinaire), greedy, search:…")},
    {"strict", NULL, PL_TEXT("exit 1 if anything was not reached", "code 1 si quelque chose n'a pas été atteint")},
    {0}};

const struct cli_command cli_soak = {
    .name = "soak",
    .summary = PL_TEXT("play at random over all setups and say what was never reached",
                       "joue au hasard sur toutes les configurations et dit ce qui n'a jamais été atteint"),
    .usage = "GAME [--games N] [--players N|all] [--seed S] [--bot BOT] [--strict]",
    .details = PL_TEXT(
        "Plays games at every number of players, with each option at its least, standard and most, and with random "
        "mixtures of options, roles and automas. After every move the whole position is checked. Then says which "
        "rules, roles, "
        "forms of moves and endings came up how often, and which never did. Exit code 1 if a position was "
        "inconsistent, "
        "a seat had no move or a game did not end.",
        "Joue des parties à tous les nombres de joueurs, chaque option à son minimum, à sa valeur ordinaire et à son "
        "maximum, puis avec des mélanges d'options, de rôles et d'automas tirés au sort. Après chaque coup, toute la "
        "position est "
        "vérifiée. Dit ensuite quelles règles, quels rôles, quelles formes de coups et quelles fins sont apparus, "
        "combien de fois, et lesquels jamais. Code de sortie 1 si une position était incohérente, si un siège n'avait "
        "aucun coup ou si une partie ne finissait pas."),
    .options = options,
    .min_words = 1,
    .max_words = 1,
    .run = run};
