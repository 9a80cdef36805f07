/* The results of a simulation for other programs: JSON, a table of games as CSV, and files that appear whole. */
#include "app/cli/sim.h"
#include <errno.h>
#include <fcntl.h>
#include <jansson.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- Files ----------------------------------------------------------------------------------------------------- */

static bool refuse(const struct cli_args *args, const char *path, const char *en, const char *fr) {
    cli_usage(args, "%s cannot be written: %s", "impossible d'écrire %s : %s", path, T(args, en, fr));
    return false;
}

static bool refuse_errno(const struct cli_args *args, const char *path, int error) {
    switch (error) {
    case ENOENT:
    case ENOTDIR:
        return refuse(args, path, "its folder does not exist", "son dossier n'existe pas");
    case EACCES:
    case EPERM:
        return refuse(args, path, "you may not write there", "vous n'avez pas le droit d'y écrire");
    case EISDIR:
        return refuse(args, path, "it is a folder; name a file in it", "c'est un dossier ; nommez un fichier dedans");
    case ENAMETOOLONG:
        return refuse(args, path, "its name is too long", "son nom est trop long");
    default:
        return refuse(args, path, strerror(error), strerror(error));
    }
}

bool sim_file_open(const struct cli_args *args, struct sim_file *file, const char *path) {
    *file = (struct sim_file){.path = path};
    if (!path)
        return true;
    if (!*path)
        return refuse(args, "\"\"", "a file needs a name", "un fichier doit avoir un nom");
    if (!strcmp(path, "-")) {
        file->file = stdout;
        return true;
    }
    struct stat info;
    bool there = stat(path, &info) == 0;
    if (there && S_ISDIR(info.st_mode))
        return refuse_errno(args, path, EISDIR);
    if (there && !S_ISREG(info.st_mode)) { /* a pipe or a device: nothing to rename */
        file->file = fopen(path, "w");
        return file->file || refuse_errno(args, path, errno);
    }
    /* A link is followed: what it points to is replaced, not the link. */
    char *real = there ? realpath(path, NULL) : NULL;
    int length = snprintf(file->target, sizeof file->target, "%s", real ? real : path);
    free(real);
    if (length < 0 || (size_t)length + sizeof ".XXXXXX" > sizeof file->temp)
        return refuse_errno(args, path, ENAMETOOLONG);
    if (there && access(file->target, W_OK) != 0)
        return refuse_errno(args, path, errno);
    memcpy(file->temp, file->target, (size_t)length);
    memcpy(file->temp + length, ".XXXXXX", sizeof ".XXXXXX");
    int fd = mkstemp(file->temp);
    if (fd < 0) {
        int error = errno;
        file->temp[0] = '\0';
        return refuse_errno(args, path, error);
    }
    mode_t mask = umask(0);
    umask(mask);
    fchmod(fd, there ? info.st_mode & 0777 : 0666 & ~mask); /* mkstemp's file is for its owner only */
    file->file = fdopen(fd, "w");
    if (file->file)
        return true;
    int error = errno;
    close(fd);
    unlink(file->temp);
    return refuse_errno(args, path, error);
}

bool sim_file_close(const struct cli_args *args, struct sim_file *file, bool keep) {
    if (!file->file)
        return true;
    bool good = !ferror(file->file) && fflush(file->file) == 0;
    if (file->file != stdout) {
        if (keep && file->temp[0])
            good = fsync(fileno(file->file)) == 0 && good;
        good = fclose(file->file) == 0 && good;
    }
    file->file = NULL;
    if (file->temp[0] && keep && good)
        good = rename(file->temp, file->target) == 0;
    int error = errno;
    if (file->temp[0] && !(keep && good))
        unlink(file->temp);
    if (keep && !good)
        cli_failed(args, "%s was not written: %s", "%s n'a pas été écrit : %s", file->path, strerror(error));
    return good || !keep;
}

/* ---- JSON ------------------------------------------------------------------------------------------------------ */

static json_t *interval_json(struct sim_interval interval) {
    return json_pack("[ff]", interval.low, interval.high);
}

static json_t *spread_json(const struct sim_spread *spread) {
    return json_pack("{sfsosfsisfsfsfsi}", "mean", spread->mean, "mean_95", interval_json(spread->mean95), "deviation",
                     spread->deviation, "min", (int)spread->min, "quarter_1", spread->quarter1, "median",
                     spread->median, "quarter_3", spread->quarter3, "max", (int)spread->max);
}

static void add_group(json_t *to, json_t *who, const struct sim_group *group) {
    json_t *fared =
        json_pack("{sIsfsfsoso}", "games", (json_int_t)group->games, "wins", group->wins, "win_rate", group->rate,
                  "win_rate_95", interval_json(group->rate95), "score", spread_json(&group->score));
    json_object_update(who, fared);
    json_decref(fared);
    json_array_append_new(to, who);
}

static json_t *seed_json(uint64_t seed) {
    char text[24];
    snprintf(text, sizeof text, "%llu", (unsigned long long)seed);
    return json_string(text); /* as text: many readers of JSON round large numbers */
}

static json_t *setup_json(const struct sim_plan *plan) {
    const struct pl_game *game = plan->game;
    json_t *options = json_object(), *roles = json_array(), *seats = json_array();
    for (int i = 0; game->options && game->options[i].key; i++) {
        char value[64];
        struct pl_out out = PL_OUT(value);
        pl_option_write(&game->options[i], plan->setup.option[i], &out);
        json_object_set_new(options, game->options[i].key,
                            game->options[i].names ? json_string(value) : json_integer(plan->setup.option[i]));
    }
    for (int i = 0; i < plan->setup.players; i++) {
        int8_t role = plan->setup.role[i];
        json_array_append_new(roles, json_string(role == PL_ANY_ROLE ? "any" : game->roles[role].key));
        json_array_append_new(seats, json_string(plan->spec[i]));
    }
    return json_pack("{sssisisososo}", "game", game->id, "rules_version", (int)game->rules_version, "players",
                     plan->setup.players, "options", options, "roles", roles, "seats", seats);
}

void sim_write_json(const struct sim_plan *plan, const struct sim_summary *summary, const struct sim_effects *effects,
                    FILE *file) {
    const struct pl_game *game = plan->game;
    char command[SIM_MAX_COMMAND];
    struct pl_out out = PL_OUT(command);
    sim_command(plan, summary->games, &out);
    json_t *root = setup_json(plan);
    json_t *run =
        json_pack("{sbsosIsIsIsbsbsssIsI}", "rotate", !plan->fixed, "seed", seed_json(plan->seed), "first",
                  (json_int_t)plan->first, "games", (json_int_t)summary->games, "games_asked",
                  (json_int_t)summary->asked, "interrupted", summary->interrupted, "repeatable", plan->repeatable,
                  "command", command, "shared_wins", (json_int_t)summary->shared, "draws", (json_int_t)summary->drawn);
    json_object_update(root, run);
    json_decref(run);

    json_t *players = json_array(), *seats = json_array(), *roles = json_array(), *endings = json_array();
    for (int i = 0; i < plan->setup.players; i++) {
        add_group(players, json_pack("{siss}", "player", i + 1, "bot", plan->spec[i]), &summary->player[i]);
        add_group(seats, json_pack("{si}", "seat", i + 1), &summary->seat[i]);
    }
    for (int i = 0; i < summary->roles; i++)
        if (summary->role[i].games)
            add_group(roles, json_pack("{ss}", "role", game->roles[i].key), &summary->role[i]);
    for (int i = 0; i < summary->endings; i++)
        json_array_append_new(
            endings,
            json_pack("{sssssIsfso}", "ending", game->endings[i].key, "rule",
                      game->endings[i].rule ? game->endings[i].rule : "", "games", (json_int_t)summary->ending[i],
                      "share", summary->games ? (double)summary->ending[i] / (double)summary->games : 0.0, "share_95",
                      interval_json(sim_wilson((double)summary->ending[i], summary->games))));
    json_object_set_new(root, "by_player", players);
    json_object_set_new(root, "by_seat", seats);
    json_object_set_new(root, "by_role", roles);
    json_object_set_new(root, "endings", endings);
    if (effects)
        json_object_set_new(root, "effects", sim_effects_json(plan, effects));
    json_object_set_new(root, "length",
                        json_pack("{sosososo}", "turns", spread_json(&summary->turns), "decisions",
                                  spread_json(&summary->decisions), "forced", spread_json(&summary->forced), "chance",
                                  spread_json(&summary->chances)));
    json_dumpf(root, file, JSON_INDENT(2) | JSON_REAL_PRECISION(9));
    fputc('\n', file);
    json_decref(root);
}

/* ---- CSV ------------------------------------------------------------------------------------------------------- */

/* RFC 4180: whatever holds a comma, a quote or a line end stands in quotes. */
static void csv_text(FILE *file, const char *text) {
    if (!strpbrk(text, ",\"\r\n")) {
        fputs(text, file);
        return;
    }
    fputc('"', file);
    for (; *text; text++) {
        if (*text == '"')
            fputc('"', file);
        fputc(*text, file);
    }
    fputc('"', file);
}

void sim_write_csv(const struct sim_plan *plan, const struct sim_row *rows, int64_t games, FILE *file) {
    const struct pl_game *game = plan->game;
    fputs("game,seed", file);
    for (int seat = 1; seat <= plan->setup.players; seat++)
        fprintf(file, ",seat%d_player,seat%d_bot,seat%d_role,seat%d_score,seat%d_win", seat, seat, seat, seat, seat);
    fputs(",ending,turns,decisions,forced,chance\n", file);
    for (int64_t i = 0; i < games; i++) {
        const struct sim_row *row = &rows[i];
        int64_t number = plan->first + i;
        fprintf(file, "%lld,%llu", (long long)number, (unsigned long long)sim_game_seed(plan, number));
        for (int seat = 0; seat < plan->setup.players; seat++) {
            int player = sim_player_at(plan, number, seat);
            fprintf(file, ",%d,", player + 1);
            csv_text(file, plan->spec[player]);
            fputc(',', file);
            csv_text(file, row->role[seat] >= 0 ? game->roles[row->role[seat]].key : "");
            fprintf(file, ",%d,%.6g", (int)row->score[seat], sim_share(row, seat));
        }
        fputc(',', file);
        csv_text(file, game->endings[row->ending].key);
        fprintf(file, ",%d,%d,%d,%d\n", (int)row->turns, (int)row->decisions, (int)row->forced, (int)row->chances);
    }
}
