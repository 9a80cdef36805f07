/* Totals of the log and of the engine, compared. */
#include "app/import/twilight_play.h"
#include <stdarg.h>

/* ---- Kinds of records ------------------------------------------------------------------------------------------ */

enum record_class record_class(const struct log_record *record) {
    switch (record->kind) {
    case LOG_HEADLINE_PHASE:
    case LOG_ROUND:
        return CLASS_HEADING;
    case LOG_INFLUENCE:
    case LOG_VP:
    case LOG_SCORE:
    case LOG_DEFCON:
    case LOG_MILITARY:
    case LOG_BOX:
        return CLASS_TOTAL;
    case LOG_CLEANUP:
    case LOG_FINAL:
    case LOG_IN_PLAY:
    case LOG_OUT_OF_PLAY:
    case LOG_RESHUFFLE:
    case LOG_WINS:
    case LOG_GIVES_UP:
        return CLASS_LOOSE;
    default:
        return CLASS_ACT;
    }
}

bool happens_by_itself(const struct log_record *record) {
    return record->kind == LOG_EVENT || record->kind == LOG_REVEALS || record->kind == LOG_NOTHING ||
           record->kind == LOG_WAR;
}

int first_open(const struct player *player, const struct node *node) {
    const struct part *part = &player->part[node->part];
    for (int i = 0; i < part->end - part->start; i++)
        if (!ticked(&node->done, i))
            return part->start + i;
    return part->end;
}

bool log_goes_on(const struct player *player, const struct node *node) {
    return node->part + 1 < player->parts || first_open(player, node) < player->part[node->part].end;
}

/* ---- Saying what is wrong -------------------------------------------------------------------------------------- */

static void keep_failure(struct player *player, int at, const char *en, const char *fr, va_list list) {
    if (player->fail_found && at <= player->fail_at)
        return;
    bool french = player->report->lang == PL_FR;
    int last = player->log->records - 1;
    struct pl_out out = PL_OUT(player->failure);
    pl_putf(&out, french ? "ligne %d : " : "line %d: ", player->log->record[at < last ? at : last].line);
    vsnprintf(player->failure + out.len, sizeof player->failure - out.len, french ? fr : en, list);
    player->fail_at = at;
    player->fail_found = true;
}

void fail(struct player *player, const struct node *node, const char *en, const char *fr, ...) {
    int at = first_open(player, node);
    const struct part *part = &player->part[node->part];
    if (at == part->end && at > part->start)
        at--; /* nothing of the part is open: its last line */
    va_list list;
    va_start(list, fr);
    keep_failure(player, at, en, fr, list);
    va_end(list);
}

void fail_at(struct player *player, int at, const char *en, const char *fr, ...) {
    va_list list;
    va_start(list, fr);
    keep_failure(player, at, en, fr, list);
    va_end(list);
}

const char *score_text(int score, enum pl_lang lang, char text[24]) {
    if (!score)
        return lang == PL_FR ? "nul" : "even";
    snprintf(text, 24, "%s %d",
             score > 0       ? lang == PL_FR ? "États-Unis" : "US"
             : lang == PL_FR ? "URSS"
                             : "USSR",
             score > 0 ? score : -score);
    return text;
}

static const char *side_name(int side, enum pl_lang lang) {
    return side == TS_US ? lang == PL_FR ? "les États-Unis" : "the US" : lang == PL_FR ? "l'URSS" : "the USSR";
}

/* "France is [3][0] in the log, [2][0] by the rules". */
static void fail_total(struct player *player, struct node *node, const struct log_record *record,
                       const struct ts_state *engine) {
    enum pl_lang lang = player->report->lang;
    char there[24], here[24];
    switch (record->kind) {
    case LOG_INFLUENCE:
        fail(player, node, "%s is [%d][%d] in the log, [%d][%d] by the rules",
             "%s est à [%d][%d] dans le journal, à [%d][%d] selon les règles", ts_lands[record->country].name.in[lang],
             record->n[1], record->n[2], engine->influence[TS_US][record->country],
             engine->influence[TS_SU][record->country]);
        break;
    case LOG_VP:
    case LOG_SCORE: {
        int gains = record->kind == LOG_VP;
        int gain = !gains ? 0 : record->side == TS_US ? record->n[0] : -record->n[0];
        int change = engine->vp + node->totals.ahead - node->totals.score;
        fail(player, node,
             "the log has a change of %+d VP and the score %s, the rules give a change of %+d and the score %s (+ is "
             "for "
             "the US)",
             "le journal donne une variation de %+d PV et le score %s, les règles une variation de %+d et le score %s "
             "(+ "
             "pour les États-Unis)",
             gain, score_text(record->n[gains], lang, there), change,
             score_text(engine->vp + node->totals.ahead, lang, here));
        break;
    }
    case LOG_DEFCON:
        fail(player, node, "DEFCON is %d in the log, %d by the rules",
             "DEFCON est à %d dans le journal, à %d selon les règles", record->n[0], engine->defcon);
        break;
    case LOG_MILITARY:
        fail(player, node, "Military Operations of %s are %d in the log, %d by the rules",
             "Opérations Militaires pour %s : %d dans le journal, %d selon les règles", side_name(record->side, lang),
             record->n[0], engine->milops[record->side]);
        break;
    default: /* LOG_BOX */
        fail(player, node, "%s: box %d of the Space Race in the log, %d by the rules",
             "%s : case %d de la course à l'espace dans le journal, %d selon les règles", side_name(record->side, lang),
             record->n[0], engine->space[record->side]);
        break;
    }
}

/* ---- Ticking off ----------------------------------------------------------------------------------------------- */

void totals_of(const struct ts_state *state, struct totals *totals) {
    memset(totals, 0, sizeof *totals);
    memcpy(totals->influence, state->influence, sizeof totals->influence);
    totals->score = state->vp;
    totals->defcon = (int8_t)state->defcon;
    for (int side = 0; side < TS_SIDES; side++) {
        totals->military[side] = (int8_t)state->milops[side];
        totals->box[side] = (int8_t)state->space[side];
    }
}

static int signed_gain(const struct log_record *record) {
    return record->kind == LOG_SCORE ? 0 : record->side == TS_US ? record->n[0] : -record->n[0];
}
static bool is_score(const struct log_record *record) {
    return record->kind == LOG_VP || record->kind == LOG_SCORE;
}
static int printed_score(const struct log_record *record) {
    return record->n[record->kind == LOG_VP];
}

static int vp_change(const struct node *node, const struct ts_state *engine) {
    return engine->vp + node->totals.ahead - node->totals.score;
}

static void tick_total(struct node *node, int i) {
    tick(&node->done, i);
    node->checked++;
}

static bool tick_influence(struct player *player, struct node *node, int i) {
    const struct log_record *record = &player->log->record[player->part[node->part].start + i];
    uint8_t *influence = &node->totals.influence[record->side][record->country];
    *influence = (uint8_t)(*influence + record->n[0]);
    if (record->n[1] != record->n[3] || record->n[2] != record->n[4]) {
        fail(player, node, "%s is [%d][%d] in the log, [%d][%d] by the rules",
             "%s est à [%d][%d] dans le journal, à [%d][%d] selon les règles",
             ts_lands[record->country].name.in[player->report->lang], record->n[1], record->n[2], record->n[3],
             record->n[4]);
        return false;
    }
    tick_total(node, i);
    return true;
}

/* The log was cut off, and no act stands behind record `i`: the engine has perhaps gone on, to a second headline or an
 * event, of which nothing is told. */
static bool before_untold(const struct player *player, const struct node *node, int i) {
    const struct part *part = &player->part[node->part];
    if (!player->cut || node->part + 1 < player->parts || !part->turn)
        return false;
    for (int at = part->start + i; at < part->end; at++)
        if (record_class(&player->log->record[at]) == CLASS_ACT)
            return false;
    return true;
}

/* Does this line, or it and others of the same country before `limit`, say what the engine has done? */
static bool agree_influence(struct player *player, struct node *node, int i, int limit, const struct ts_state *engine,
                            bool *ok) {
    const struct log_record *records = &player->log->record[player->part[node->part].start];
    const struct log_record *record = &records[i];
    int difference =
        engine->influence[record->side][record->country] - node->totals.influence[record->side][record->country];
    int change = record->n[0];
    if ((change >= 0 && difference >= change) || (change < 0 && difference <= change)) {
        *ok = tick_influence(player, node, i);
        return true;
    }
    /* Put there and taken away again, or the other way round, between two decisions. */
    int sum = 0;
    for (int k = i; k < limit && player->closing; k++)
        if (!ticked(&node->done, k) && records[k].kind == LOG_INFLUENCE && records[k].side == record->side &&
            records[k].country == record->country) {
            sum += records[k].n[0];
            if (k > i && sum == difference) {
                *ok = tick_influence(player, node, i);
                return true;
            }
        }
    if (player->part[node->part].round || !before_untold(player, node, i))
        return false;
    *ok = tick_influence(player, node, i);
    return true;
}

/* The program that wrote the logs lets the USSR keep the point for Japan, next to the USA, when Shuttle Diplomacy
 * denies it Japan: it counts 1 VP more for the USSR. */
static bool shuttle_quirk(const struct player *player, const struct node *node, const struct log_record *record,
                          const struct ts_state *engine) {
    const struct part *part = &player->part[node->part];
    bool asia = false, shuttle = false;
    for (int at = part->start; at < part->end; at++) {
        const struct log_record *other = &player->log->record[at];
        asia |= other->kind == LOG_EVENT && other->card == TS_ASIA_SCORING;
        shuttle |= other->kind == LOG_OUT_OF_PLAY && other->card == TS_SHUTTLE_DIPLOMACY;
    }
    return asia && shuttle && ts_controls(engine, TS_SU, TS_JAPAN) &&
           vp_change(node, engine) == signed_gain(record) + 1;
}

static bool score_explained(const struct player *player, const struct node *node, int limit,
                            const struct ts_state *engine);

/* A score may be printed that has not caught up: it lacks the gain of that very line, or what the end of the turn
 * before changed without being told. */
static bool lags_behind(const struct player *player, struct totals *totals, const struct log_record *record) {
    int gain = signed_gain(record), behind = totals->score + gain - printed_score(record);
    if (!player->lags || !behind || (behind != gain && behind != totals->untold))
        return false;
    if (!totals->lags++) {
        totals->lag_line = record->line;
        totals->lag_printed = (int16_t)printed_score(record);
        totals->lag_score = (int16_t)(totals->score + gain);
    }
    return true;
}

/* The gain is the engine's; so must be the score. */
static bool tick_score(const struct player *player, struct node *node, int i) {
    const struct log_record *record = &player->log->record[player->part[node->part].start + i];
    int score = node->totals.score + signed_gain(record);
    if (score == printed_score(record))
        node->totals.untold = 0;
    else if (!lags_behind(player, &node->totals, record))
        return false;
    node->totals.score = (int16_t)score;
    tick_total(node, i);
    return true;
}

/* The game ends at 20 VP (TS-9.5): whether a log counts on or stops there does not matter. */
static bool beyond_twenty(const struct node *node, const struct log_record *record, const struct ts_state *engine) {
    int printed = printed_score(record) - node->totals.ahead;
    if (!ts_over(engine) || engine->ending != TS_END_VP + 1)
        return false;
    return engine->vp > 0 ? printed >= 20 : printed <= -20;
}

static bool agree_score(struct player *player, struct node *node, int i, int limit, const struct ts_state *engine) {
    const struct part *part = &player->part[node->part];
    const struct log_record *records = &player->log->record[part->start];
    int change = vp_change(node, engine), sum = 0, length = part->end - part->start;
    if (beyond_twenty(node, &records[i], engine)) {
        node->totals.score = (int16_t)(engine->vp + node->totals.ahead);
        tick_total(node, i);
        return true;
    }
    if (!signed_gain(&records[i])) /* nothing was gained; whatever the engine has gone on to do is told later */
        return score_explained(player, node, length, engine) && tick_score(player, node, i);
    /* Alone, or with others that the engine has already got to. */
    for (int k = i; k < limit; k++) {
        if (ticked(&node->done, k) || !is_score(&records[k]))
            continue;
        sum += signed_gain(&records[k]);
        bool undone = k > i && !change && !player->closing; /* gained and lost again, but perhaps all still to come */
        if ((sum == change && !undone) || (k > i && beyond_twenty(node, &records[k], engine)))
            return tick_score(player, node, i);
    }
    bool headlines = player->cut && node->part + 1 == player->parts && part->turn && !part->round;
    if (headlines || before_untold(player, node, i))
        return tick_score(player, node, i);
    if (!shuttle_quirk(player, node, &records[i], engine) || !tick_score(player, node, i))
        return false;
    node->totals.ahead = (int8_t)(node->totals.score - engine->vp);
    player->quirk_line = records[i].line;
    return true;
}

static bool agree_defcon(struct player *player, struct node *node, int i, int limit, const struct ts_state *engine) {
    const struct part *part = &player->part[node->part];
    const struct log_record *records = &player->log->record[part->start];
    bool reached = !part->round && before_untold(player, node, i);
    for (int k = i; k < limit && !reached; k++) /* it may have moved on between two decisions */
        reached = !ticked(&node->done, k) && records[k].kind == LOG_DEFCON && records[k].n[0] == engine->defcon;
    if (!reached)
        return false;
    node->totals.defcon = (int8_t)records[i].n[0];
    node->totals.defcon_open = false;
    tick_total(node, i);
    return true;
}

/* Two wars of one side in the headlines: the second has begun when the first is told. */
static bool goes_further(const struct player *player, const struct node *node, int i, const struct ts_state *engine) {
    const struct part *part = &player->part[node->part];
    const struct log_record *records = &player->log->record[part->start];
    int side = records[i].side;
    for (int k = i + 1; !part->round && k < part->end - part->start; k++)
        if (!ticked(&node->done, k) && records[k].kind == LOG_MILITARY && records[k].side == side &&
            records[k].n[0] == engine->milops[side])
            return records[i].n[0] > node->totals.military[side] && records[i].n[0] <= engine->milops[side];
    return false;
}

/* Ticks one total off if the engine has reached it. */
static bool agree_total(struct player *player, struct node *node, int i, int limit, const struct ts_state *engine,
                        bool *ok) {
    const struct log_record *record = &player->log->record[player->part[node->part].start + i];
    switch (record->kind) {
    case LOG_INFLUENCE:
        return agree_influence(player, node, i, limit, engine, ok);
    case LOG_VP:
    case LOG_SCORE:
        return agree_score(player, node, i, limit, engine);
    case LOG_DEFCON:
        return agree_defcon(player, node, i, limit, engine);
    case LOG_MILITARY:
        if (engine->milops[record->side] != record->n[0] && !goes_further(player, node, i, engine))
            return false;
        node->totals.military[record->side] = (int8_t)record->n[0];
        tick_total(node, i);
        return true;
    default: /* LOG_BOX */
        if (engine->space[record->side] != record->n[0])
            return false;
        node->totals.box[record->side] = (int8_t)record->n[0];
        tick_total(node, i);
        return true;
    }
}

/* ---- Differences that are still explained ---------------------------------------------------------------------- */

static bool influence_explained(const struct player *player, const struct node *node, int limit, int side, int country,
                                int difference) {
    const struct log_record *records = &player->log->record[player->part[node->part].start];
    int sum = 0;
    for (int i = 0; i < limit; i++)
        if (!ticked(&node->done, i) && records[i].kind == LOG_INFLUENCE && records[i].side == side &&
            records[i].country == country && (records[i].n[0] > 0) == (difference > 0))
            sum += records[i].n[0];
    return difference > 0 ? sum >= difference : sum <= difference;
}

/* What ends the game (20 VP, DEFCON 1, Wargames) is not always printed, nor is what comes where a log was cut off. */
static bool ends_here(const struct player *player, const struct node *node, const struct ts_state *engine) {
    return (ts_over(engine) || player->cut) && node->part + 1 == player->parts;
}

/* Some of the gains that are left make up the change. */
static bool score_explained(const struct player *player, const struct node *node, int limit,
                            const struct ts_state *engine) {
    const struct log_record *records = &player->log->record[player->part[node->part].start];
    int change = vp_change(node, engine), gain[8], gains = 0;
    if (!change || ends_here(player, node, engine))
        return true;
    for (int i = 0; i < limit && gains < 8; i++)
        if (!ticked(&node->done, i) && records[i].kind == LOG_VP) {
            gain[gains++] = signed_gain(&records[i]);
            if (beyond_twenty(node, &records[i], engine) || shuttle_quirk(player, node, &records[i], engine))
                return true;
        }
    for (unsigned some = 1; some < 1u << gains; some++) {
        int sum = 0;
        for (int i = 0; i < gains; i++)
            sum += some >> i & 1 ? gain[i] : 0;
        if (sum == change)
            return true;
    }
    return false;
}

static bool number_explained(const struct player *player, const struct node *node, int limit, enum log_kind kind,
                             int side, int number) {
    const struct log_record *records = &player->log->record[player->part[node->part].start];
    for (int i = 0; i < limit; i++)
        if (!ticked(&node->done, i) && records[i].kind == kind && records[i].side == side && records[i].n[0] == number)
            return true;
    return false;
}

/* The record that tells this total otherwise, or the first open one. */
static int told_otherwise(const struct player *player, const struct node *node, enum log_kind kind, int side) {
    const struct part *part = &player->part[node->part];
    for (int at = part->start; at < part->end; at++)
        if (!ticked(&node->done, at - part->start) && player->log->record[at].kind == kind &&
            player->log->record[at].side == side)
            return at;
    int open = first_open(player, node);
    return open == part->end && open > part->start ? open - 1 : open;
}

/* What a log says of a total: at this record, or until then. */
static int number_told(const struct player *player, int at, enum log_kind kind, int before) {
    return player->log->record[at].kind == kind ? player->log->record[at].n[0] : before;
}

/* By records of the part up to `limit`. The first difference that is not is told, if `tell`. */
static bool explained_up_to(struct player *player, struct node *node, int limit, const struct ts_state *engine,
                            bool tell) {
    const struct totals *totals = &node->totals;
    enum pl_lang lang = player->report->lang;
    if (player->cut && node->part + 1 == player->parts)
        return true;
    for (int side = 0; side < TS_SIDES; side++)
        for (int country = 0; country < TS_COUNTRIES; country++) {
            int difference = engine->influence[side][country] - totals->influence[side][country];
            if (!difference || influence_explained(player, node, limit, side, country, difference))
                continue;
            if (tell)
                fail(player, node, "%s is [%d][%d] in the log, [%d][%d] by the rules",
                     "%s est à [%d][%d] dans le journal, à [%d][%d] selon les règles", ts_lands[country].name.in[lang],
                     totals->influence[TS_US][country], totals->influence[TS_SU][country],
                     engine->influence[TS_US][country], engine->influence[TS_SU][country]);
            return false;
        }
    if (!score_explained(player, node, limit, engine)) {
        char there[24], here[24];
        if (tell)
            fail(player, node, "the score is %s in the log, %s by the rules",
                 "le score est %s dans le journal, %s selon les règles", score_text(totals->score, lang, there),
                 score_text(engine->vp + totals->ahead, lang, here));
        return false;
    }
    if (engine->defcon != totals->defcon && !totals->defcon_open && !ends_here(player, node, engine) &&
        !number_explained(player, node, limit, LOG_DEFCON, -1, engine->defcon)) {
        int at = told_otherwise(player, node, LOG_DEFCON, -1);
        if (tell)
            fail_at(player, at, "DEFCON is %d in the log, %d by the rules",
                    "DEFCON est à %d dans le journal, à %d selon les règles",
                    number_told(player, at, LOG_DEFCON, totals->defcon), engine->defcon);
        return false;
    }
    for (int side = 0; side < TS_SIDES; side++) {
        if (engine->milops[side] != totals->military[side] &&
            !number_explained(player, node, limit, LOG_MILITARY, side, engine->milops[side])) {
            int at = told_otherwise(player, node, LOG_MILITARY, side);
            if (tell)
                fail_at(player, at, "Military Operations of %s are %d in the log, %d by the rules",
                        "Opérations Militaires pour %s : %d dans le journal, %d selon les règles",
                        side_name(side, lang), number_told(player, at, LOG_MILITARY, totals->military[side]),
                        engine->milops[side]);
            return false;
        }
        if (engine->space[side] != totals->box[side] &&
            !number_explained(player, node, limit, LOG_BOX, side, engine->space[side])) {
            int at = told_otherwise(player, node, LOG_BOX, side);
            if (tell)
                fail_at(player, at, "%s: box %d of the Space Race in the log, %d by the rules",
                        "%s : case %d de la course à l'espace dans le journal, %d selon les règles",
                        side_name(side, lang), number_told(player, at, LOG_BOX, totals->box[side]),
                        engine->space[side]);
            return false;
        }
    }
    return true;
}

bool explained(struct player *player, struct node *node, const struct ts_state *engine, bool tell) {
    const struct part *part = &player->part[node->part];
    return explained_up_to(player, node, part->end - part->start, engine, tell);
}

/* ---- Going on -------------------------------------------------------------------------------------------------- */

/* One pass over the totals before the next act; its place, or the end of the part, in *limit. True: something was
 * ticked off. Totals behind acts that happen by themselves may be of the engine's last step, too. */
static bool pass(struct player *player, struct node *node, const struct ts_state *engine, int *limit, bool *ok) {
    const struct part *part = &player->part[node->part];
    const struct log_record *records = &player->log->record[part->start];
    int length = part->end - part->start;
    *limit = length;
    for (int i = 0; i < length; i++)
        if (!ticked(&node->done, i) && record_class(&records[i]) == CLASS_ACT) {
            *limit = i;
            break;
        }
    int reach = *limit;
    while (reach < length && (ticked(&node->done, reach) || record_class(&records[reach]) != CLASS_ACT ||
                              happens_by_itself(&records[reach])))
        reach++;
    for (int i = 0; i < *limit; i++) {
        if (ticked(&node->done, i))
            continue;
        enum record_class class = record_class(&records[i]);
        if (class == CLASS_LOOSE)
            tick(&node->done, i);
        else if (class == CLASS_TOTAL && agree_total(player, node, i, reach, engine, ok))
            return true;
    }
    return false;
}

bool agree(struct player *player, struct node *node, const struct ts_state *engine) {
    const struct part *part = &player->part[node->part];
    for (;;) {
        int limit;
        bool ok = true;
        if (pass(player, node, engine, &limit, &ok)) {
            if (!ok)
                return false;
            continue;
        }
        /* Something has happened that is told only behind an event that happens by itself. */
        bool further = limit < part->end - part->start &&
                       happens_by_itself(&player->log->record[part->start + limit]) &&
                       !explained_up_to(player, node, limit, engine, false);
        if (!further)
            return true;
        tick(&node->done, limit);
    }
}

bool is_declined(const struct player *player, const struct part *part, int at) {
    int kind = player->log->record[at].kind;
    if (kind != LOG_PLACE && kind != LOG_COUP && kind != LOG_REALIGN)
        return false;
    for (at++; at < part->end; at++) {
        const struct log_record *record = &player->log->record[at];
        if (record_class(record) == CLASS_ACT)
            return kind == LOG_PLACE || record->kind != LOG_TARGET;
        if (kind == LOG_PLACE && record->kind == LOG_INFLUENCE)
            return false;
    }
    return true;
}

bool finish_part(struct player *player, struct node *node, const struct ts_state *engine, bool discards) {
    const struct part *part = &player->part[node->part];
    for (;;) {
        if (!agree(player, node, engine))
            return false;
        int at = first_open(player, node);
        if (at == part->end)
            break;
        const struct log_record *record = &player->log->record[at];
        enum record_class class = record_class(record);
        if (class == CLASS_ACT && (happens_by_itself(record) || is_declined(player, part, at))) {
            tick(&node->done, at - part->start);
            continue;
        }
        if (discards && (record->kind == LOG_DISCARDS || is_score(record)))
            break;
        if (class == CLASS_TOTAL)
            fail_total(player, node, record, engine);
        else
            fail(player, node, "this cannot happen here by the rules", "cela ne peut pas arriver ici selon les règles");
        return false;
    }
    return explained_up_to(player, node, 0, engine, true);
}

int military_vp(const struct ts_state *held) {
    int missing[TS_SIDES];
    for (int side = 0; side < TS_SIDES; side++)
        missing[side] = held->milops[side] < held->defcon ? held->defcon - held->milops[side] : 0;
    return missing[TS_SU] - missing[TS_US];
}

void agree_turn_end(struct player *player, struct node *node, int checked) {
    const struct part *part = &player->part[node->part];
    int then = checked + node->totals.ahead, now = node->state.vp + node->totals.ahead;
    int change = now - node->totals.score;
    for (int i = 0; i < part->end - part->start; i++) {
        const struct log_record *record = &player->log->record[part->start + i];
        if (ticked(&node->done, i) || !is_score(record))
            continue;
        int printed = printed_score(record), score = node->totals.score + signed_gain(record);
        if (printed == then || printed == now || (score == then && lags_behind(player, &node->totals, record))) {
            tick_total(node, i);
            change = 0;
        }
    }
    if (change)
        node->totals.untold = (int16_t)change;
    node->totals.score = (int16_t)now;
    for (int side = 0; side < TS_SIDES; side++)
        node->totals.military[side] = (int8_t)node->state.milops[side];
}

bool agree_winner(struct player *player, struct node *node) {
    const struct log_record *records = player->log->record;
    for (int at = 0; at < player->log->records; at++) {
        int side = records[at].side;
        if (records[at].kind != LOG_WINS || side < 0 || !ts_over(&node->state) || records[at].n[0])
            continue;
        if (node->state.winner != side + 1) {
            enum pl_lang lang = player->report->lang;
            fail(player, node, "%s wins in the log, %s by the rules",
                 "dans le journal, %s gagne ; selon les règles, %s", side_name(side, lang),
                 node->state.winner ? side_name(node->state.winner - 1, lang)
                 : lang == PL_FR    ? "personne"
                                    : "nobody");
            return false;
        }
        node->checked++;
    }
    return true;
}
