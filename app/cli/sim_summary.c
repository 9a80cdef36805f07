/* From the rows of the games to rates, means and spreads. */
#include "app/cli/sim.h"
#include <stdlib.h>

enum by { BY_PLAYER, BY_SEAT, BY_ROLE };

/* Who fared how: all rows in which `which` (a player, seat or role) took part. */
static struct sim_group group_of(const struct sim_plan *plan, const struct sim_row *rows, int64_t games, enum by by,
                                 int which, int32_t *scratch) {
    struct sim_group group = {0};
    for (int64_t i = 0; i < games; i++)
        for (int seat = 0; seat < plan->setup.players; seat++) {
            int is = by == BY_SEAT   ? seat
                     : by == BY_ROLE ? rows[i].role[seat]
                                     : sim_player_at(plan, plan->first + i, seat);
            if (is != which)
                continue;
            scratch[group.games++] = rows[i].score[seat];
            group.wins += sim_share(&rows[i], seat);
        }
    group.rate = group.games ? group.wins / (double)group.games : 0;
    group.rate95 = sim_wilson(group.wins, group.games);
    group.score = sim_spread_of(scratch, group.games);
    return group;
}

static struct sim_spread lengths(const struct sim_row *rows, int64_t games, size_t offset, int32_t *scratch) {
    for (int64_t i = 0; i < games; i++)
        memcpy(&scratch[i], (const char *)&rows[i] + offset, sizeof scratch[i]);
    return sim_spread_of(scratch, games);
}

bool sim_summarise(const struct sim_plan *plan, const struct sim_row *rows, int64_t games,
                   struct sim_summary *summary) {
    const struct pl_game *game = plan->game;
    *summary = (struct sim_summary){.asked = plan->games, .games = games, .interrupted = games < plan->games};
    int32_t *scratch = malloc((size_t)(games ? games : 1) * PL_MAX_SEATS * sizeof *scratch);
    if (!scratch)
        return false;
    while (game->roles && game->roles[summary->roles].key && summary->roles < SIM_MAX_ROLES)
        summary->roles++;
    while (game->endings[summary->endings].key && summary->endings < SIM_MAX_ENDINGS)
        summary->endings++;
    for (int i = 0; i < plan->setup.players; i++) {
        summary->player[i] = group_of(plan, rows, games, BY_PLAYER, i, scratch);
        summary->seat[i] = group_of(plan, rows, games, BY_SEAT, i, scratch);
    }
    for (int i = 0; i < summary->roles; i++)
        summary->role[i] = group_of(plan, rows, games, BY_ROLE, i, scratch);
    for (int64_t i = 0; i < games; i++) {
        if (rows[i].ending >= 0 && rows[i].ending < summary->endings)
            summary->ending[rows[i].ending]++;
        int winners = __builtin_popcount(rows[i].winners);
        summary->shared += winners > 1;
        summary->drawn += winners == 0;
    }
    summary->decisions = lengths(rows, games, offsetof(struct sim_row, decisions), scratch);
    summary->forced = lengths(rows, games, offsetof(struct sim_row, forced), scratch);
    summary->chances = lengths(rows, games, offsetof(struct sim_row, chances), scratch);
    summary->turns = lengths(rows, games, offsetof(struct sim_row, turns), scratch);
    summary->turns_histogram = sim_histogram_of(scratch, games); /* sorted by the line above */
    free(scratch);
    return true;
}
