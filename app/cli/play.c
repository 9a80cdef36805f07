#include "app/cli/play.h"
#include "app/cli/think.h"
#include "app/cli/words.h"
#include <stdlib.h>
#include <strings.h>

/* Who sits opposite if nobody else is named. */
#define USUAL_BOT "search:time=0.5"

int table_humans(const struct table *table) {
    int count = 0;
    for (int i = 0; i < pl_match_setup(table->match)->players; i++)
        count += table->player[i].human;
    return count;
}

uint32_t table_yours(const struct table *table) {
    uint32_t yours = 0;
    for (int i = 0; i < pl_match_setup(table->match)->players; i++)
        yours |= (uint32_t)table->player[i].human << i;
    return yours;
}

bool table_has_secrets(const struct table *table) {
    return table->game->view && table_humans(table) > 1;
}

/* ---- Seats ----------------------------------------------------------------------------------------------------- */

static void end_processes(struct table *table) {
    for (int i = 0; i < PL_MAX_SEATS; i++) {
        if (table->process[i])
            cli_process_end(table->process[i]);
        table->process[i] = NULL;
    }
}

/* Writes who plays into the match, so that a saved game remembers. */
static void write_seats(struct table *table) {
    for (int i = 0; i < pl_match_setup(table->match)->players; i++) {
        struct pl_seat *seat = pl_match_seat(table->match, i);
        const struct cli_player *player = &table->player[i];
        seat->kind = player->human ? PL_HUMAN : player->automa ? PL_AUTOMA : PL_BOT;
        snprintf(seat->bot, sizeof seat->bot, "%s", seat->kind == PL_BOT ? player->spec : "");
    }
}

static void usual_bot(struct cli_player *player, enum pl_lang lang) {
    char message[256];
    struct pl_out error = PL_OUT(message);
    *player = (struct cli_player){.spec = USUAL_BOT};
    pl_bot_read(USUAL_BOT, lang, &player->bot, &error);
}

/* Reads who played from a saved game. A program named there is not started: a file from somebody else must not run
 * commands here. */
static void read_seats(struct table *table) {
    for (int i = 0; i < pl_match_setup(table->match)->players; i++) {
        const struct pl_seat *seat = pl_match_seat(table->match, i);
        struct cli_player *player = &table->player[i];
        char message[256];
        struct pl_out error = PL_OUT(message);
        *player = (struct cli_player){.human = seat->kind == PL_HUMAN, .automa = seat->kind == PL_AUTOMA};
        if (player->automa) {
            const struct pl_setup *setup = pl_match_setup(table->match);
            snprintf(player->spec, sizeof player->spec, "automa:%s", table->game->levels[setup->automa[i] - 1].key);
        } else if (player->human) {
            snprintf(player->spec, sizeof player->spec, "human");
        } else if (pl_bot_read(seat->bot, table->lang, &player->bot, &error)) {
            snprintf(player->spec, sizeof player->spec, "%s", seat->bot);
        } else {
            printf(
                T(table, "Seat %d was played by %s; %s plays it now. Name it with --seats to bring it back.\n",
                  "Le siège %d était tenu par %s ; %s le tient à présent. Nommez-le avec --seats pour le rappeler.\n"),
                i + 1, seat->bot, USUAL_BOT);
            usual_bot(player, table->lang);
        }
    }
}

void table_take(struct table *table, struct pl_match *match, bool seats) {
    end_processes(table);
    pl_match_free(table->match);
    table->match = match;
    table->game = pl_match_game(match);
    if (pl_match_origin(match)->table && !pl_match_origin(match)->revealed) {
        pl_match_new_dice(match, cli_fresh_seed());
        printf("%s\n", T(table, "The seed of its web table is secret: the game goes on here with dice of its own.",
                         "La graine de sa table en ligne est secrète : la partie continue ici avec ses propres dés."));
    }
    if (seats)
        read_seats(table);
    write_seats(table);
    int length = pl_match_length(match);
    for (int i = 0; i < PL_MAX_SEATS; i++)
        table->told[i] = length;
    table->told_all = length;
    memset(table->asked, 0, sizeof table->asked);
    table->saved = length ? length : -1; /* it comes from a file, or there is nothing to lose */
    table->shown = -1;
    table->viewer = PL_SPECTATOR;
    if (table_humans(table) == 1)
        for (int i = 0; i < pl_match_setup(match)->players; i++)
            if (table->player[i].human)
                table->viewer = i;
}

bool table_interrupted(struct table *table) {
    if (!cli_interrupted)
        return false;
    table->breaks++;
    if (cli_interrupted == SIGINT && table->breaks < 2 && table->terminal.interactive && table_humans(table)) {
        cli_interrupted = 0;
        return false;
    }
    table->leaving = true;
    return true;
}

bool table_thought(struct table *table, enum cli_thought thought) {
    if (thought == CLI_THOUGHT_NOT)
        table->breaks++; /* the Ctrl-C that cut it short, before the one that is to be seen now */
    if (thought == CLI_THOUGHT_CUT)
        cli_interrupted = SIGINT;
    return table_interrupted(table);
}

/* ---- Moves ----------------------------------------------------------------------------------------------------- */

static void after_move(struct table *table, int mover) {
    if (!table_has_secrets(table) || mover == table->viewer)
        table_tell(table);
}

static bool ask_process(struct table *table, const void *view, int seat, pl_move *move) {
    char message[512];
    struct pl_out error = pl_out_to(message, sizeof message);
    if (!table->process[seat])
        table->process[seat] = cli_process_start(table->player[seat].command, table->lang, &error);
    if (table->process[seat] &&
        cli_process_choose(table->process[seat], table->game, view, seat, move, table->lang, &error))
        return true;
    if (!cli_interrupted)
        cli_failed(table->args, "seat %d (%s): %s", "siège %d (%s) : %s", seat + 1, table->player[seat].spec, message);
    return false;
}

/* A program that fails does not cost the people at the table their game: a bot of ours takes its seat. False: there are
 * no people, so the failure is what they want to know. */
static bool replace_process(struct table *table, int seat) {
    if (!table_humans(table))
        return false;
    if (table->process[seat])
        cli_process_end(table->process[seat]);
    table->process[seat] = NULL;
    usual_bot(&table->player[seat], table->lang);
    write_seats(table);
    printf(T(table, "%s takes seat %d.\n", "%s prend le siège %d.\n"), USUAL_BOT, seat + 1);
    return true;
}

/* Hurried by Ctrl-C, a bot decides in a moment until somebody is asked again. */
static struct pl_bot hurried(const struct table *table, const struct pl_bot *bot) {
    const double moment = 0.1;
    struct pl_bot quick = *bot;
    if (table->breaks && (quick.seconds <= 0 || quick.seconds > moment))
        quick.seconds = moment;
    return quick;
}

static void say_hurried(const struct table *table) {
    cli_wrap(stdout,
             T(table, "Ctrl-C: the bots play at once until you are asked; Ctrl-C again ends the game.",
               "Ctrl-C : les robots jouent aussitôt jusqu'à votre tour ; encore Ctrl-C finit la partie."),
             0, 0, table->terminal.columns);
    fflush(stdout);
}

/* True if the bot has moved or has been replaced. False: interrupted, or an outside bot has failed. */
static bool bot_moves(struct table *table, int seat) {
    const struct cli_player *player = &table->player[seat];
    union pl_any_state view;
    pl_move move;
    struct pl_notes notes;
    pl_view(table->game, pl_match_state(table->match), seat, &view);
    if (player->command) {
        /* A program cannot be hurried: Ctrl-C gives its seat to a bot that can. */
        if (!ask_process(table, &view, seat, &move))
            return !table_interrupted(table) && replace_process(table, seat);
    } else {
        char name[128];
        struct pl_out out = pl_out_to(name, sizeof name);
        cli_seat_name(table->game, &view, seat, false, table->lang, &out);
        /* From the seed and how far the game has got: a game that is loaded goes on as it would have. */
        struct pl_rng rng =
            pl_rng_seed(pl_match_seed(table->match) ^ UINT64_C(0x626F7473), (uint64_t)pl_match_length(table->match));
        struct pl_bot bot = hurried(table, &player->bot);
        enum cli_thought thought = cli_think(&table->terminal, name, &bot, table->game, &view, seat, &rng, &move, NULL);
        if (table_thought(table, thought))
            return false;
        if (thought == CLI_THOUGHT_CUT)
            say_hurried(table);
    }
    if (!pl_match_play(table->match, seat, move, &notes)) {
        cli_failed(table->args, "seat %d chose an illegal move", "le siège %d a choisi un coup illégal", seat + 1);
        return false;
    }
    after_move(table, seat);
    return true;
}

/* Would the only move let chance or somebody else go on, so that a choice that can be taken back now could not be
 * afterwards? A script does not change its mind: only a terminal is asked. */
static bool is_last_chance(const struct table *table, const struct choice *choice) {
    if (!table->terminal.interactive || !pl_match_can_undo(table->match, choice->seat))
        return false;
    union pl_any_state after;
    pl_copy(table->game, &after, pl_match_state(table->match));
    table->game->apply(&after, choice->move[0], NULL);
    int next = table->game->actor(&after);
    /* Whoever is asked next can still take it back: at the end of the game, rolling real dice, or as a friend at the
     * same keyboard. */
    if (next == PL_OVER || next == choice->seat || (next == PL_CHANCE && table->dice_by_hand))
        return false;
    return next == PL_CHANCE || !table_is_human(table, next) || table_has_secrets(table);
}

/* A human's only move is made for it, unless it is the last moment to think better of the choice before. */
static bool forced_move(struct table *table, const struct choice *choice) {
    if (table->ask_forced || choice->count != 1)
        return false;
    struct pl_notes notes;
    pl_move move;
    if (is_last_chance(table, choice)) {
        if (table_confirm(table, choice, &move) == CHOSEN && pl_match_play(table->match, choice->seat, move, &notes))
            after_move(table, choice->seat);
        return true;
    }
    if (!pl_match_play(table->match, choice->seat, choice->move[0], &notes))
        return false;
    printf("%s  %s%s%s\n", cli_dim(&table->terminal),
           T(table, "(the only move, played for you: ", "(le seul coup, joué pour vous : "), choice->notation[0], ")");
    fputs(cli_normal(&table->terminal), stdout);
    after_move(table, choice->seat);
    return true;
}

static void human_moves(struct table *table, struct choice *choice) {
    table_choice(table, choice);
    table_hand_over(table, choice->seat);
    if (table->leaving)
        return;
    table_tell(table);
    if (forced_move(table, choice))
        return;
    if (table->shown != pl_match_length(table->match))
        table_show_turn(table, choice);
    table_show_moves(table, choice, false);
    pl_move move;
    struct pl_notes notes;
    if (table_ask(table, choice, &move) == CHOSEN && pl_match_play(table->match, choice->seat, move, &notes))
        after_move(table, choice->seat);
}

static void chance_moves(struct table *table, struct choice *choice) {
    struct pl_notes notes;
    table_choice(table, choice);
    if (!table->dice_by_hand || choice->count == 1) {
        pl_match_roll(table->match, &notes);
    } else {
        pl_move move;
        table_show_moves(table, choice, false);
        if (table_ask(table, choice, &move) != CHOSEN || !pl_match_force(table->match, move, &notes))
            return;
    }
    after_move(table, PL_CHANCE);
}

static void automa_moves(struct table *table, int seat) {
    struct pl_notes notes;
    if (pl_match_automa(table->match, &notes))
        after_move(table, seat);
    else
        table->leaving = true; /* memory is out */
}

/* ---- The course of the game ------------------------------------------------------------------------------------ */

/* Shows how it ended and lets people look back, save or take the last move back. */
static void finish(struct table *table, struct choice *choice) {
    if (table_has_secrets(table)) {
        table->viewer = PL_SPECTATOR;
        for (int i = 0; i < PL_MAX_SEATS; i++)
            if (table->told[i] > table->told_all)
                table->told_all = table->told[i];
    }
    table_tell(table);
    table_show_board(table);
    fputc('\n', stdout);
    cli_tell_result(stdout, &table->terminal, table->game, pl_match_state(table->match), table_yours(table));
    if (table_humans(table) == 0 && !table->terminal.interactive) {
        table->leaving = true;
        return;
    }
    table_choice(table, choice);
    cli_wrap(
        stdout,
        T(table, "save FILE keeps the game; log, board, undo and quit (or Enter) work as before.",
          "enregistrer FICHIER garde la partie ; journal, plateau, annuler et quitter (ou Entrée) marchent encore."),
        0, 0, table->terminal.columns);
    pl_move move;
    table_ask(table, choice, &move);
}

static bool play_on(struct table *table) {
    struct choice *choice = calloc(1, sizeof *choice);
    if (!choice)
        return false;
    bool good = true;
    while (!table->leaving && good) {
        int actor = pl_match_actor(table->match);
        if (table_interrupted(table))
            break;
        if (actor == PL_OVER)
            finish(table, choice);
        else if (actor == PL_CHANCE)
            chance_moves(table, choice);
        else if (table_is_human(table, actor))
            human_moves(table, choice);
        else if (table->player[actor].automa)
            automa_moves(table, actor);
        else
            good = bot_moves(table, actor) || cli_interrupted;
    }
    free(choice);
    int length = pl_match_length(table->match);
    if (table->saved != length && pl_match_actor(table->match) != PL_OVER)
        printf("%s\n", T(table, "The game was not saved.", "La partie n'a pas été enregistrée."));
    return good;
}

/* The bot or the automa on that seat. */
static const char *called(const struct table *table, int seat) {
    int level = pl_match_setup(table->match)->automa[seat] - 1;
    return level < 0 ? table->player[seat].spec : table->game->levels[level].name.in[table->lang];
}

static void welcome(struct table *table) {
    int players = pl_match_setup(table->match)->players;
    printf("%s%s%s", cli_bold(&table->terminal), table->game->name.in[table->lang], cli_normal(&table->terminal));
    for (int i = 0; i < players; i++)
        printf("%s%s", i ? ", " : T(table, ": ", " : "),
               table->player[i].human ? T(table, "you", "vous") : called(table, i));
    if (pl_match_origin(table->match)->table)
        printf("%s\n", T(table, ". The dice are those of its web table.", ". Les dés sont ceux de sa table en ligne."));
    else
        printf(T(table, ". Seed %llu.\n", ". Graine %llu.\n"), (unsigned long long)pl_match_seed(table->match));
    if (table_humans(table))
        printf("%s\n", T(table, "help lists what can be typed besides moves.",
                         "aide énumère ce qui peut être tapé en plus des coups."));
}

/* ---- The command ----------------------------------------------------------------------------------------------- */

/* The saved game, or NULL with the exit code in *status. */
static struct pl_match *load_match(struct table *table, const char *path, int *status) {
    static const char *const clash[] = {"players", "option", "roles", "seed"};
    struct cli_args *args = table->args;
    for (int i = 0; i < 4; i++)
        if (cli_get(args, clash[i])) {
            *status = cli_usage(args, "--%s does not go with --load: the saved game brings its own; leave --%s out",
                                "--%s ne va pas avec --load : la partie enregistrée apporte le sien ; omettez --%s",
                                clash[i], clash[i]);
            return NULL;
        }
    char message[1024];
    struct pl_out error = pl_out_to(message, sizeof message);
    struct pl_match *match = pl_replay_load(path, args->lang, &error);
    if (!match) {
        *status = cli_failed(args, "%s", "%s", message);
    } else if (pl_match_game(match) != table->game) {
        *status = cli_usage(args, "%s is a game of %s; write: plateau play %s --load %s",
                            "%s est une partie de %s ; écrivez : plateau play %s --load %s", path,
                            pl_match_game(match)->name.in[args->lang], pl_match_game(match)->id, path);
        pl_match_free(match);
        match = NULL;
    }
    return match;
}

static struct pl_match *new_match(struct table *table, int named, int *status) {
    struct pl_setup setup;
    uint64_t seed;
    int people = named ? 0 : 1;
    for (int i = 0; i < named; i++)
        people += table->player[i].human;
    *status = CLI_USAGE;
    if (!cli_setup(table->args, table->game, (struct cli_company){table->player, named, people}, &setup, &seed))
        return NULL;
    struct pl_match *match = pl_match_new(table->game, &setup, seed);
    if (!match) {
        *status = cli_failed(table->args, "out of memory", "mémoire épuisée");
        return NULL;
    }
    if (named)
        return match;
    table->player[0] = (struct cli_player){.human = true, .spec = "human"};
    for (int i = 1; i < setup.players; i++)
        usual_bot(&table->player[i], table->lang);
    return match;
}

/* The match, new or from a file, and who sits at it. Returns CLI_OK or the exit code. */
static int set_up(struct table *table, const char *seats, const char *path) {
    struct cli_args *args = table->args;
    int status = CLI_OK, named = 0;
    if (seats && (named = cli_players(args, seats, true, table->player)) < 0)
        return CLI_USAGE;
    struct pl_match *match = path ? load_match(table, path, &status) : new_match(table, named, &status);
    if (!match)
        return status;
    int players = pl_match_setup(match)->players;
    if (seats && named != players) {
        pl_match_free(match);
        return cli_usage(args, "--seats names %d players and the saved game has %d",
                         "--seats nomme %d joueurs et la partie enregistrée en a %d", named, players);
    }
    for (int i = 0; i < players && seats && path; i++) { /* who is an automa is part of the game */
        int level = pl_match_setup(match)->automa[i] - 1;
        const char *key = level < 0 ? "" : table->game->levels[level].key, *named_level = "";
        if (table->player[i].automa)
            named_level = pl_automa_word(table->player[i].spec);
        if (table->player[i].automa == (level >= 0) && (!*named_level || !strcasecmp(named_level, key)))
            continue;
        pl_match_free(match);
        return cli_usage(args, "seat %d of the saved game is %s%s, and stays that",
                         "le siège %d de la partie enregistrée est %s%s, et le reste", i + 1,
                         level < 0 ? T(args, "no automa", "sans automa") : "automa:", key);
    }
    table_take(table, match, path && !seats);
    return CLI_OK;
}

static int run(struct cli_args *args) {
    const char *dice = cli_get(args, "dice");
    bool no_colour = cli_get(args, "no-colour") || cli_get(args, "no-color");
    struct table table = {.args = args, .lang = args->lang, .ask_forced = cli_get(args, "ask-forced") != NULL};
    table.game = cli_game(args, args->word[0]);
    if (!table.game)
        return CLI_USAGE;
    if (dice && strcmp(dice, "hand") != 0 && strcmp(dice, "auto") != 0)
        return cli_usage(args, "--dice is auto or hand, not '%s'", "--dice vaut auto ou hand, pas « %s »", dice);
    table.dice_by_hand = dice && !strcmp(dice, "hand");
    int status = set_up(&table, cli_get(args, "seats"), cli_get(args, "load"));
    if (status != CLI_OK)
        return status;
    cli_terminal_open(&table.terminal, args->lang, cli_get(args, "plain") != NULL, no_colour);
    cli_catch_interrupt();
    welcome(&table);
    bool good = play_on(&table);
    cli_terminal_close(&table.terminal);
    end_processes(&table);
    pl_match_free(table.match);
    if (cli_interrupted)
        return CLI_INTERRUPTED;
    return good ? CLI_OK : CLI_FAILED;
}

static const struct cli_option options[] = {
    CLI_SETUP_OPTIONS,
    {"seats", "A,B,…",
     PL_TEXT("who plays: person, random, greedy, search:time=0.5, automa:LEVEL, exec:COMMAND (default: you "
             "against " USUAL_BOT ")",
             "qui joue : person, random, greedy, search:time=0.5, automa:NIVEAU, exec:COMMANDE (par défaut : vous "
             "contre " USUAL_BOT ")")},
    {"load", "FILE", PL_TEXT("go on with a saved game", "reprend une partie enregistrée")},
    {"dice", "auto|hand",
     PL_TEXT("hand: you roll real dice and type what they show",
             "hand : vous lancez de vrais dés et tapez leur résultat")},
    {"ask-forced", NULL, PL_TEXT("ask even where there is only one move", "demande même s'il n'y a qu'un coup")},
    {"plain", NULL, PL_TEXT("neither colour nor Unicode", "ni couleur ni Unicode")},
    {"no-colour", NULL,
     PL_TEXT("no colour (also: --no-color, NO_COLOR)", "sans couleur (aussi : --no-color, NO_COLOR)")},
    {"no-color", NULL, PL_TEXT("the same", "idem")},
    {0}};

const struct cli_command cli_play = {
    .name = "play",
    .summary = PL_TEXT("play in the terminal", "joue dans le terminal"),
    .usage = "GAME [options]",
    .details =
        PL_TEXT("Plays a game in the terminal, against bots, programs or friends at the same keyboard. Moves are "
                "chosen by number or by text; `help` at the prompt lists what else can be typed (undo, hint, why, "
                "save, load, rules…).",
                "Joue une partie dans le terminal, contre des robots, des programmes ou des amis au même clavier. "
                "Un coup se choisit par son numéro ou par son texte ; `aide` énumère ce qui peut être tapé d'autre "
                "(annuler, conseil, pourquoi, enregistrer, charger, règles…)."),
    .options = options,
    .min_words = 1,
    .max_words = 1,
    .run = run};
