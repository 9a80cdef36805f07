/* After an upgrade: games that are the same under the rules of today go on under them; of the others nothing is changed
 * until somebody who plays there says so. */
#include "app/server/dice.h"
#include "app/server/hub_parts.h"
#include <stdio.h>
#include <stdlib.h>

static bool has_seat(const struct table *table, const struct client *client) {
    for (int i = 0; i < table->row.players; i++)
        if (owns_seat(table, client, i))
            return true;
    return false;
}

static bool may_befriend(const struct table *table, const struct client *client) {
    return table->fitting && table->row.state == PL_TABLE_RUNNING && has_seat(table, client);
}

void say_misfit(const struct ask *ask, const struct table *table) {
    const struct pl_store_table *row = &table->row;
    bool offer = may_befriend(table, ask->client);
    int keep = table->fitting ? pl_match_length(table->fitting) : 0;
    char text[1024];
    struct pl_out words = PL_OUT(text);
    pl_putf(&words,
            TR(ask->lang, "This game cannot go on as it is: %s. All of it is kept until its players decide.",
               "Cette partie ne peut pas continuer telle quelle : %s. Tout en est conservé jusqu'à ce que ses joueurs "
               "décident."),
            table->broken[ask->lang] ? table->broken[ask->lang] : "?");
    if (table->fitting && row->state == PL_TABLE_RUNNING)
        pl_putf(
            &words,
            TR(ask->lang,
               " Whoever plays here can have it go on from there as a friendly game, with %d of its %d moves.",
               " Ceux qui y jouent peuvent la continuer à partir de là en partie amicale, avec %d de ses %d coups."),
            keep, row->length);
    struct pl_out out = answer_begin(ask->hub, "no", ask->re);
    put_member(&out, "code", "rules");
    put_member(&out, "text", text);
    pl_putf(&out, ",\"table\":%lld,\"n\":%lld,\"keep\":%d,\"length\":%d,\"friendly\":%s", (long long)table->id,
            (long long)row->change, keep, row->length, offer ? "true" : "false");
    answer_end(ask->client, &out);
}

void do_friendly(const struct ask *ask) {
    struct table *table;
    int64_t number;
    if (!ask_number(ask, "n", 0, (INT64_C(1) << 53) - 1, &number) || !ask_any_table(ask, &table))
        return;
    if (!has_seat(table, ask->client)) {
        NO(ask, "denied", "Only whoever plays here decides that.", "Seuls ceux qui jouent ici en décident.");
    } else if (number != table->row.change || table->match) {
        NO(ask, "stale", "The table has moved on since.", "La table a changé depuis.");
    } else if (!may_befriend(table, ask->client)) {
        say_misfit(ask, table);
    } else if (!pl_dice_new(table->row.seed, table->row.commitment)) { /* the rolls that are dropped are known */
        answer_store(ask->client, ask->re, PL_STORE_FAILED);
    } else {
        table->match = table->fitting;
        table->fitting = NULL;
        table->befriended = true;
        table_commit(table, pl_match_length(table->match), ask->client, ask->re);
    }
    table_rest(table);
}

/* ---- At the start ----------------------------------------------------------------------------------------------- */

static void replayed(struct hub *hub, struct job *job) {
    const struct job_rules *rules = job->rules;
    hub->upgrade.after_time = rules->after_time;
    hub->upgrade.after_id = rules->after_id;
    hub->upgrade.replayed += rules->replayed;
    hub->upgrade.renewed += rules->renewed_count;
    hub->upgrade.differing += rules->differing;
    for (int i = 0; i < rules->renewed_count; i++) { /* behind the back of what is in memory */
        struct table *table = table_find(hub, rules->renewed[i].table);
        if (table)
            table_heard(table, rules->renewed[i].change);
    }
    hub->upgrade.due = job->status != PL_STORE_OK || rules->more;
    if (job->status != PL_STORE_OK)
        return; /* the next tick tries again */
    upgrade_tick(hub);
    if (!rules->more && hub->upgrade.renewed + hub->upgrade.differing)
        fprintf(
            stderr,
            "plateau serve: %d running games replayed: %d go on under newer rules, %d wait for their players' word\n",
            hub->upgrade.replayed, hub->upgrade.renewed, hub->upgrade.differing);
}

void upgrade_tick(struct hub *hub) {
    struct job_rules *rules = hub->upgrade.due ? calloc(1, sizeof *rules) : NULL;
    struct job *job = rules ? hub_job(hub, JOB_RULES) : NULL;
    if (!job) {
        free(rules);
        return;
    }
    rules->after_time = hub->upgrade.after_time;
    rules->after_id = hub->upgrade.after_id;
    job->rules = rules;
    job->done = replayed;
    hub->upgrade.due = false;
    hub_submit(hub, job);
}

void hub_upgrade(struct hub *hub) {
    hub->upgrade.due = true;
    upgrade_tick(hub);
}
