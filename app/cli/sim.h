/* A simulation in parts: the plan (sim.c), playing it (sim_run.c), what came out (sim_summary.c), and the ways to write
 * that down: on the terminal (sim.c), as JSON and CSV (sim_files.c), as a page (sim_html.c, sim_plot.c). */
#ifndef PLATEAU_CLI_SIM_H
#define PLATEAU_CLI_SIM_H

#include "app/cli/args.h"
#include "app/cli/sim_stats.h"
#include <stdio.h>

#define SIM_MAX_GAMES 10000000 /* a game's row takes 48 bytes of memory */
#define SIM_MAX_ROLES 64
#define SIM_MAX_ENDINGS 32
#define SIM_MAX_COMMAND 4096

struct sim_plan {
    const struct pl_game *game;
    struct pl_setup setup; /* of game 1: roles belong to seats, automas to players */
    uint64_t seed;
    int64_t first, games; /* numbers first … first + games - 1; game k depends on the seed and k only */
    int threads;
    bool fixed;      /* player p always sits on seat p */
    bool effects;    /* counts which effects are used and which are left */
    bool repeatable; /* no player looks at a clock or is an outside program */
    struct cli_player player[PL_MAX_SEATS];
    const char *spec[PL_MAX_SEATS]; /* the players as they were named */
    enum pl_lang lang;
};

/* One finished game. */
struct sim_row {
    bool done;
    int8_t ending;
    uint8_t winners; /* bit per seat */
    int8_t role[PL_MAX_SEATS];
    int32_t score[PL_MAX_SEATS];
    int32_t turns, decisions, forced, chances;
};

/* The player on a seat in game `number`: with every game each player moves on by one seat. */
static inline int sim_player_at(const struct sim_plan *plan, int64_t number, int seat) {
    int n = plan->setup.players;
    return plan->fixed ? seat : (int)((seat + n - (number - 1) % n) % n);
}

/* The setup of game `number`: an automa moves on like any other player. */
static inline struct pl_setup sim_setup_of(const struct sim_plan *plan, int64_t number) {
    struct pl_setup setup = plan->setup;
    for (int seat = 0; seat < setup.players; seat++)
        setup.automa[seat] = plan->setup.automa[sim_player_at(plan, number, seat)];
    return setup;
}

/* The player as people call it: "greedy", "Automa (easy)". */
static inline const char *sim_called(const struct sim_plan *plan, int player) {
    int level = plan->setup.automa[player] - 1;
    return level < 0 ? plan->spec[player] : plan->game->levels[level].name.in[plan->lang];
}

static inline double sim_share(const struct sim_row *row, int seat) {
    return row->winners >> seat & 1 ? 1.0 / __builtin_popcount(row->winners) : 0.0;
}

/* How often each player used an effect, [1], and how often it left it, [0]. */
#define SIM_MAX_EFFECTS 160
struct sim_effect {
    struct pl_said what;
    int64_t times[PL_MAX_SEATS][2];
};
struct sim_effects {
    int count; /* sorted; one too many is dropped */
    struct sim_effect at[SIM_MAX_EFFECTS + 1];
};
/* Counts what the move of `player` does with what it is offered. The game has `uses`. */
void sim_effects_note(struct sim_effects *effects, const struct pl_game *game, const void *state, pl_move move,
                      int player);
void sim_effects_add(struct sim_effects *to, const struct sim_effects *from);
void sim_print_effects(const struct sim_plan *plan, const struct sim_effects *effects);
struct json_t *sim_effects_json(const struct sim_plan *plan, const struct sim_effects *effects);

/* The seed of one game: chance uses its stream 0, player p (from 0) its stream p + 1. */
uint64_t sim_game_seed(const struct sim_plan *plan, int64_t number);

/* Plays the games into `rows` (plan->games of them, zeroed). Returns how many are complete from the first on: all of
 * them, or less after Ctrl-C or a failure, which `error` then describes. `effects` (NULL unless the plan wants them)
 * gets those of all games, and none if some are missing: what a broken-off game has shown is not told. */
int64_t sim_run(const struct sim_plan *plan, struct sim_row *rows, struct sim_effects *effects, struct pl_out *error);

/* How one player, seat or role fared. */
struct sim_group {
    int64_t games;
    double wins, rate; /* shared wins count as shares */
    struct sim_interval rate95;
    struct sim_spread score;
};

struct sim_summary {
    int64_t asked, games;
    bool interrupted;
    int64_t shared, drawn; /* games with several winners, with none */
    int roles, endings;
    struct sim_group player[PL_MAX_SEATS], seat[PL_MAX_SEATS], role[SIM_MAX_ROLES];
    int64_t ending[SIM_MAX_ENDINGS];
    struct sim_spread turns, decisions, forced, chances;
    struct sim_histogram turns_histogram;
};

/* False if memory is out. */
bool sim_summarise(const struct sim_plan *plan, const struct sim_row *rows, int64_t games, struct sim_summary *summary);

/* The command that repeats what is in the summary. */
void sim_command(const struct sim_plan *plan, int64_t games, struct pl_out *out);

/* ---- Files ----------------------------------------------------------------------------------------------------- */

/* A file that appears whole or not at all: written under another name beside it, then renamed. */
struct sim_file {
    const char *path; /* NULL: not asked for; "-": standard output */
    char temp[4096], target[4096];
    FILE *file;
};
/* Opens it, before anything is simulated; false after saying why it cannot be written. */
bool sim_file_open(const struct cli_args *args, struct sim_file *file, const char *path);
/* Makes it appear, or drops it if `keep` is false; false after saying what went wrong. */
bool sim_file_close(const struct cli_args *args, struct sim_file *file, bool keep);

/* `effects` may be NULL. */
void sim_write_json(const struct sim_plan *plan, const struct sim_summary *summary, const struct sim_effects *effects,
                    FILE *file);
void sim_write_csv(const struct sim_plan *plan, const struct sim_row *rows, int64_t games, FILE *file);
void sim_write_html(const struct sim_plan *plan, const struct sim_summary *summary, FILE *file);

/* ---- Plots (SVG within the page) ------------------------------------------------------------------------------- */

/* One row of a plot of rates: "name   93.2% (91.5–94.6%)" over a line with a dot and its interval. */
struct sim_bar {
    char name[CLI_MAX_WORDS];
    double value;
    struct sim_interval interval;
};
void sim_escape(FILE *file, const char *text); /* for HTML */
void sim_plot_rates(FILE *file, enum pl_lang lang, const char *title, const struct sim_bar *bars, int count,
                    double expected);
void sim_plot_shares(FILE *file, enum pl_lang lang, const char *title, const struct sim_bar *bars, int count);
void sim_plot_histogram(FILE *file, enum pl_lang lang, const char *title, const char *unit,
                        const struct sim_histogram *histogram, const struct sim_spread *spread);
struct sim_box {
    char name[CLI_MAX_WORDS];
    const struct sim_spread *spread;
};
void sim_plot_boxes(FILE *file, enum pl_lang lang, const char *title, const struct sim_box *boxes, int count);

#endif
