/* Which effects the players of a simulation used, and which they left: `plateau sim --effects`. */
#include "app/cli/report.h"
#include "app/cli/sim.h"
#include <jansson.h>
#include <stdlib.h>

static int compare(const struct pl_said *a, const struct pl_said *b) {
    if (a->phrase != b->phrase) /* of one table, in its order */
        return a->phrase < b->phrase ? -1 : 1;
    return memcmp(a->arg, b->arg, sizeof a->arg);
}

static struct sim_effect *effect_of(struct sim_effects *effects, const struct pl_said *what) {
    int low = 0, high = effects->count;
    while (low < high) {
        int middle = (low + high) / 2, order = compare(what, &effects->at[middle].what);
        if (!order)
            return &effects->at[middle];
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    if (effects->count == SIM_MAX_EFFECTS)
        return NULL;
    memmove(&effects->at[low + 1], &effects->at[low], (size_t)(effects->count - low) * sizeof *effects->at);
    effects->at[low] = (struct sim_effect){.what = *what};
    effects->count++;
    return &effects->at[low];
}

void sim_effects_note(struct sim_effects *effects, const struct pl_game *game, const void *state, pl_move move,
                      int player) {
    struct pl_use uses[PL_MAX_USES];
    int count = game->uses(state, move, uses);
    for (int i = 0; i < count; i++) {
        struct sim_effect *effect = effect_of(effects, &uses[i].what);
        if (effect)
            effect->times[player][uses[i].used]++;
    }
}

void sim_effects_add(struct sim_effects *to, const struct sim_effects *from) {
    for (int i = 0; i < from->count; i++) {
        struct sim_effect *effect = effect_of(to, &from->at[i].what);
        for (int player = 0; effect && player < PL_MAX_SEATS; player++)
            for (int used = 0; used < 2; used++)
                effect->times[player][used] += from->at[i].times[player][used];
    }
}

/* ---- Telling --------------------------------------------------------------------------------------------------- */

static void put_what(const struct sim_plan *plan, const struct pl_said *what, struct pl_out *out) {
    union pl_any_state state;
    pl_new(plan->game, &plan->setup, &state);
    pl_game_say(plan->game, &state, what, plan->lang, out);
}

/* Players of one kind are told as one: the first of them. */
static int first_like(const struct sim_plan *plan, int player) {
    int first = 0;
    while (strcmp(plan->spec[first], plan->spec[player]) != 0)
        first++;
    return first;
}

static void times_of(const struct sim_plan *plan, const struct sim_effect *effect, int kind, int64_t times[2]) {
    times[0] = times[1] = 0;
    for (int player = 0; player < plan->setup.players; player++)
        for (int used = 0; used < 2 && first_like(plan, player) == kind; used++)
            times[used] += effect->times[player][used];
}

void sim_print_effects(const struct sim_plan *plan, const struct sim_effects *effects) {
    enum pl_lang lang = plan->lang;
    for (int kind = 0; kind < plan->setup.players; kind++) {
        if (first_like(plan, kind) != kind)
            continue;
        static struct cli_table table; /* too large for some stacks; only the main thread is left by now */
        char head[PL_MAX_BOT_SPEC + 32];
        snprintf(head, sizeof head, lang == PL_FR ? "Effets, %s" : "Effects, %s", plan->spec[kind]);
        table = (struct cli_table){.left[0] = true};
        cli_table_row(&table);
        cli_table_cell(&table, head);
        cli_table_cell(&table, lang == PL_FR ? "utilisé" : "used");
        cli_table_cell(&table, lang == PL_FR ? "laissé" : "left");
        cli_table_cell(&table, lang == PL_FR ? "part" : "share");
        cli_table_cell(&table, lang == PL_FR ? "intervalle à 95 %" : "95% interval");
        for (int i = 0; i < effects->count; i++) {
            char text[256] = "";
            struct pl_out out = PL_OUT(text);
            int64_t times[2];
            times_of(plan, &effects->at[i], kind, times);
            if (!(times[0] + times[1]))
                continue;
            struct sim_interval interval = sim_wilson((double)times[1], times[0] + times[1]);
            put_what(plan, &effects->at[i].what, &out);
            cli_table_row(&table);
            cli_table_cell(&table, text);
            cli_table_cell(&table, cli_number_count(lang, times[1]).text);
            cli_table_cell(&table, cli_number_count(lang, times[0]).text);
            cli_table_cell(&table, cli_number_percent(lang, (double)times[1] / (double)(times[0] + times[1]), 1).text);
            cli_table_cell(&table, cli_number_percents(lang, interval.low, interval.high, 1).text);
        }
        fputc('\n', stdout);
        cli_table_print(&table, stdout);
    }
}

struct json_t *sim_effects_json(const struct sim_plan *plan, const struct sim_effects *effects) {
    json_t *list = json_array();
    for (int i = 0; i < effects->count; i++)
        for (int player = 0; player < plan->setup.players; player++) {
            const int64_t *times = effects->at[i].times[player];
            char text[256] = "";
            struct pl_out out = PL_OUT(text);
            const char *rule = pl_said_rule(plan->game, &effects->at[i].what);
            put_what(plan, &effects->at[i].what, &out);
            if (times[0] + times[1])
                json_array_append_new(list, json_pack("{sssssisIsI}", "effect", text, "rule", rule ? rule : "",
                                                      "player", player + 1, "used", (json_int_t)times[1], "left",
                                                      (json_int_t)times[0]));
        }
    return list;
}
