/* The search: one decision of the engine after the other as the log tells it, and back to an earlier one where
 * something was open and turns out not to agree. */
#include "app/import/twilight_play.h"
#include <stdlib.h>

enum {
    MOST_STEPS = 20000,
    MOST_NODES = 8192, /* decisions and rolls of one game: a long one has about a thousand */
    MOST_PLANS = 40,
    AT_END = 90
};

/* ---- Parts ----------------------------------------------------------------------------------------------------- */

static int part_key(int turn, int round, int side) {
    return turn * 1000 + round * 10 + side;
}

static bool cut_into_parts(struct player *player) {
    const struct log *log = player->log;
    player->part = calloc((size_t)log->records + 1, sizeof *player->part);
    if (!player->part)
        return false;
    player->parts = 1;
    for (int at = 0; at < log->records; at++) {
        const struct log_record *record = &log->record[at];
        if (record_class(record) == CLASS_HEADING) {
            struct part *part = &player->part[player->parts++];
            *part = (struct part){.start = at, .turn = record->n[0]};
            if (record->kind == LOG_ROUND) {
                part->round = record->n[1];
                part->side = record->side;
                part->card = record->card;
            }
        }
        player->part[player->parts - 1].end = at + 1;
    }
    for (int i = 0; i < player->parts; i++) {
        const struct part *part = &player->part[i];
        if (part->end - part->start > PART_RECORDS) {
            import_fail(player->report, log->record[part->start].line, "more than %d lines are of one round",
                        "plus de %d lignes sont d'une même manche", PART_RECORDS);
            return false;
        }
    }
    return true;
}

/* Where the engine is, in the order of parts. */
static int position(const struct ts_state *state) {
    if (ts_over(state))
        return INT32_MAX;
    const struct pl_frame *turn = &state->frames.at[0];
    if (state->turn == 1 && state->round == 0 &&
        (turn->step <= TS_PH_SETUP_MORE || pl_peek(&state->frames)->what == TS_F_DRAW))
        return 0;
    if (turn->what == TS_F_TURN && turn->step >= TS_PH_END)
        return part_key(state->turn, AT_END, 0);
    if (state->turn == 1 && state->round == 0 && pl_peek(&state->frames)->what == TS_F_PICK &&
        pl_peek(&state->frames)->step == TS_P_HANDICAP)
        return 0;
    return part_key(state->turn, state->round, state->round ? state->phasing : 0);
}

static int key_of(const struct part *part) {
    return part->turn ? part_key(part->turn, part->round, part->round ? part->side : 0) : 0;
}

/* ---- Making a move ---------------------------------------------------------------------------------------------- */

/* In place of the course of the turn: a frame that asks somebody, so that nothing goes on by itself. */
static struct pl_frame hold(struct ts_state *state) {
    struct pl_frame turn = state->frames.at[0];
    state->frames.at[0] = (struct pl_frame){.what = TS_F_HEADLINE, .seat = TS_SU};
    return turn;
}

void play_held(const struct player *player, struct ts_state *state, pl_move move) {
    struct pl_frame turn = hold(state);
    player->game->apply(state, move, NULL);
    /* Both headlines are of one part. */
    while (!ts_over(state) && state->frames.depth == 1 && (turn.step == TS_PH_REVEAL || turn.step == TS_PH_RESOLVE)) {
        state->frames.at[0] = turn;
        ts_turn_run(state, &state->frames.at[0], NULL);
        turn = hold(state);
        if (turn.step == TS_PH_ROUND)
            break;
        ts_settle(state, NULL);
    }
    if (!ts_over(state))
        state->frames.at[0] = turn;
}

/* ---- From part to part ------------------------------------------------------------------------------------------ */

/* The log breaks off: what the engine does after its last line cannot be compared. */
static bool breaks_off(const struct player *player) {
    for (int at = player->part[player->parts - 1].start; at < player->log->records; at++)
        if (player->log->record[at].kind == LOG_FINAL || player->log->record[at].kind == LOG_WINS)
            return false;
    return true;
}

/* The log has no further round of this turn: what is left of the part is about the end of the turn. */
static bool is_last_of_turn(const struct player *player, int part) {
    return part + 1 == player->parts || player->part[part + 1].turn != player->part[part].turn;
}

static bool enter_part(struct player *player, struct node *node) {
    node->part++;
    node->done = (struct ticks){{0, 0}};
    if (player->part[node->part].turn)
        tick(&node->done, 0); /* its heading */
    return agree(player, node, &node->state);
}

static void fail_over(struct player *player, const struct node *node) {
    enum pl_lang lang = player->report->lang;
    char cards[256] = "";
    struct pl_out out = PL_OUT(cards);
    for (int side = 0; node->state.ending == TS_END_HELD + 1 && side < TS_SIDES; side++)
        PL_EACH(card, pl_set_and(node->state.hand[side], ts_scoring_cards))
    pl_putf(&out, ", %s", ts_cards[card].name.in[lang]);
    fail(player, node, "the game is over by the rules (%s%s), but the log goes on",
         "selon les règles la partie est finie (%s%s), mais le journal continue",
         ts_endings[node->state.ending - 1].name.in[lang], cards);
}

/* Goes to the part of the log that the engine has reached. Rounds on the way are those that nobody could play: there
 * the engine was as it is in `held`, with the score `checked` after the check of Military Operations. */
static bool reach_part(struct player *player, struct node *node, const struct ts_state *held, int checked) {
    int here = position(&node->state);
    node->absent = false;
    while (node->part + 1 < player->parts && key_of(&player->part[node->part + 1]) < here) {
        const struct part *next = &player->part[node->part + 1];
        const char *en = "the log has turn %d, round %d here; by the rules it is not played";
        const char *fr = "le journal en est ici au tour %d, manche %d ; selon les règles, elle n'est pas jouée";
        if (!enter_part(player, node))
            return false;
        if (ts_over(&node->state) && (next->card || !next->round)) {
            fail_over(player, node);
            return false;
        }
        if (next->card || !next->round) {
            fail(player, node, en, fr, next->turn, next->round);
            return false;
        }
        agree_turn_end(player, node, checked); /* final scoring may be told under a round that nobody had */
        if (!finish_part(player, node, held, is_last_of_turn(player, node->part)))
            return false;
    }
    if (ts_over(&node->state))
        return true;
    if (node->part + 1 < player->parts && key_of(&player->part[node->part + 1]) == here)
        return enter_part(player, node) && explained(player, node, &node->state, true);
    int what = pl_peek(&node->state.frames)->what;
    node->absent = what == TS_F_ROUND || what == TS_F_TRAP;
    return true;
}

static bool leave_part(struct player *player, const struct node *from, pl_move move, struct node *to);

/* Plays one of the choices of `from` and compares what comes of it. */
static bool step(struct player *player, const struct node *from, const struct choice *choice, struct node *to) {
    struct ts_state before = from->state;
    *to = *from;
    to->expanded = false;
    to->choices = to->next = 0;
    for (int w = 0; w < 2; w++)
        to->done.w[w] |= choice->ticks.w[w];
    bool last = !log_goes_on(player, to);
    if (pl_kind(choice->move) == TS_M_CHOOSE && pl_peek(&before.frames)->v[0] == TS_HOW_I_LEARNED_TO_STOP_WORRYING) {
        to->totals.defcon_open = true;
        for (int at = player->part[to->part].start; at < player->part[to->part].end; at++)
            if (player->log->record[at].kind == LOG_DEFCON)
                to->totals.defcon_open = false;
    }
    player->game->apply(&to->state, choice->move, NULL);
    player->steps++;
    if (last)
        return true; /* and nothing is left to compare with */
    if (position(&before) != position(&to->state)) {
        player->closing = true;
        bool ok = leave_part(player, from, choice->move, to);
        player->closing = false;
        return ok;
    }
    if (!agree(player, to, &to->state))
        return false;
    return (!log_goes_on(player, to) && breaks_off(player)) || explained(player, to, &to->state, true);
}

/* The move has ended its part of the log, perhaps the turn or the game. */
static bool leave_part(struct player *player, const struct node *from, pl_move move, struct node *to) {
    const struct ts_state *before = &from->state, *after = &to->state;
    struct ts_state held = *before;
    int turn_end = part_key(before->turn, AT_END, 0);
    play_held(player, &held, move);
    bool turn_ends = after->turn != before->turn || position(after) == turn_end || (ts_over(after) && !ts_over(&held));
    if (!agree(player, to, &held))
        return false;
    if (!log_goes_on(player, to) && breaks_off(player))
        return true;
    bool last = turn_ends || is_last_of_turn(player, from->part);
    if (!from->absent && position(before) != turn_end && !finish_part(player, to, &held, last))
        return false;
    int checked = held.vp + military_vp(&held);
    if (turn_ends) {
        agree_turn_end(player, to, checked);
        held.vp = after->vp;
        memcpy(held.milops, after->milops, sizeof held.milops);
    }
    if (after->turn != before->turn || ts_over(after)) /* what was left for the end of the turn */
        if (!finish_part(player, to, &held, false))
            return false;
    player->closing = false;
    return reach_part(player, to, &held, checked) && agree_winner(player, to);
}

/* ---- The search ------------------------------------------------------------------------------------------------- */

static struct node *push(struct player *player) {
    return player->nodes < MOST_NODES ? &player->node[player->nodes++] : NULL;
}

static void forbid(struct player *player, int at, int side, struct pl_set cards) {
    if (pl_set_empty(&cards) || player->fail_at < player->lesson.from)
        return;
    player->lesson = (struct lesson){.from = player->fail_at, .at = at, .side = side, .cards = cards};
}

/* Nothing agreed. True: the hands can be dealt otherwise, with what the failure that came furthest has taught. */
static bool dealt_otherwise(struct player *player) {
    bool any = false;
    PL_EACH(card, player->lesson.cards)
    any |= plan_forbid(player->plan, player->lesson.at, player->lesson.side, card);
    return any;
}

/* What nothing agrees with may be due to cards that were dealt as fillers. A trapped side passed or played a scoring
 * card, the log says, but it holds cards that it would have to discard; or it has so many scoring cards that it would
 * have to play one; or there are higher cards than the one that Missile Envy took. Those must be elsewhere. */
static void learn(struct player *player, struct node *node) {
    const struct pl_frame *frame = pl_peek(&node->state.frames);
    const struct part *part = &player->part[node->part];
    if (frame->what == TS_F_CARD && frame->step == TS_C_GIVE) {
        for (int at = part->start; at < part->end; at++) {
            const struct log_record *record = &player->log->record[at];
            if (record->kind == LOG_REVEALS && record->side == frame->seat &&
                pl_set_has(&node->state.hand[frame->seat], record->card))
                forbid(player, at, frame->seat, ts_card_options(&node->state, frame));
        }
        return;
    }
    if (frame->what != TS_F_TRAP && frame->what != TS_F_ROUND)
        return;
    int at = part->start;
    if (node->absent)
        at = node->part + 1 < player->parts ? player->part[node->part + 1].start : player->log->records;
    bool plays = !node->absent && part->card, discards = plays && !ts_is_scoring(part->card);
    if (discards && ts_must_score(&node->state, frame->seat))
        forbid(player, at, frame->seat, pl_set_and(node->state.hand[frame->seat], ts_scoring_cards));
    else if (!discards && frame->what == TS_F_TRAP)
        forbid(player, at, frame->seat, ts_trap_discards(&node->state, frame->seat));
}

/* The last lines only begin something: an event, a war, Operations. Whatever totals they have agree. */
static bool breaks_off_here(struct player *player, const struct node *node) {
    const struct part *part = &player->part[node->part];
    if (node->part + 1 < player->parts || !breaks_off(player))
        return false;
    if (first_open(player, node) == part->end) /* only the heading of a round */
        return pl_peek(&node->state.frames)->what == TS_F_ROUND && (node->choices > 1 || !part->card);
    struct node then = *node;
    for (;;) {
        if (!agree(player, &then, &then.state))
            return false;
        int open = first_open(player, &then);
        if (open == part->end)
            return !node->choices && explained(player, &then, &then.state, false);
        const struct log_record *record = &player->log->record[open];
        int kind = record->kind;
        if (open + 1 == part->end && (kind == LOG_PLACE || kind == LOG_COUP || kind == LOG_REALIGN ||
                                      kind == LOG_REALIGN_DIE || kind == LOG_HEADLINES))
            return true;
        if (record_class(record) != CLASS_ACT || !happens_by_itself(record))
            return false;
        tick(&then.done, open - part->start);
    }
}

/* Everything has been ticked off, but not everything that was told has been played: the card of the last round, or
 * passing in it before final scoring. */
static bool still_to_play(const struct player *player, const struct node *node) {
    const struct part *part = &player->part[node->part];
    if (ts_over(&node->state) || pl_peek(&node->state.frames)->what != TS_F_ROUND ||
        position(&node->state) != key_of(part))
        return false;
    if (part->card)
        return node->done.w[0] == 1 && !node->done.w[1];
    for (int at = part->start; at < part->end; at++)
        if (player->log->record[at].kind == LOG_FINAL)
            return ts_may_pass(&node->state, pl_peek(&node->state.frames)->seat);
    return false;
}

/* True: the last node agrees with the whole log. */
static bool search(struct player *player) {
    while (player->nodes) {
        struct node *node = &player->node[player->nodes - 1];
        if (!node->expanded) {
            if (!log_goes_on(player, node) && !still_to_play(player, node))
                return true;
            if (ts_over(&node->state)) {
                fail_over(player, node);
            } else {
                choose(player, node);
                if (breaks_off_here(player, node))
                    return true;
                if (!node->choices && node->absent && node->part + 1 < player->parts) {
                    const struct part *next = &player->part[node->part + 1];
                    fail_at(player, next->start,
                            "the log goes on with turn %d, round %d; by the rules it is turn %d, round %d",
                            "le journal continue au tour %d, manche %d ; selon les règles, c'est le tour %d, manche %d",
                            next->turn, next->round, node->state.turn, node->state.round);
                    learn(player, node);
                } else if (!node->choices) {
                    fail(player, node, "the rules allow nothing that this line could mean",
                         "les règles ne permettent rien que cette ligne puisse signifier");
                    learn(player, node);
                }
            }
        }
        if (player->steps > MOST_STEPS)
            return false;
        if (node->next == node->choices) {
            player->nodes--;
            continue;
        }
        node->next++;
        struct node *to = push(player);
        if (!to)
            return false;
        const struct choice *choice = &node->choice[node->next - 1];
        if (!step(player, node, choice, to))
            player->nodes--;
    }
    return false;
}

/* ---- The match -------------------------------------------------------------------------------------------------- */

static bool make_setup(const struct pl_game *game, const struct log *log, struct pl_setup *setup,
                       struct import_report *report) {
    *setup = pl_setup_default(game, 2);
    setup->option[TS_OPT_OPTIONAL] = log->optional;
    setup->option[TS_OPT_HANDICAP] = log->handicap;
    setup->option[TS_OPT_ENVY_VALUE] = 1; /* as the program does that wrote the logs (docs/import.md) */
    setup->option[TS_OPT_ENVY_SPACE] = 1;
    setup->option[TS_OPT_RESHUFFLE] = 1;
    setup->role[0] = TS_SU;
    setup->role[1] = TS_US;
    const struct pl_option *handicap = &game->options[TS_OPT_HANDICAP];
    if (log->handicap < handicap->min || log->handicap > handicap->max) {
        import_fail(report, 0, "a handicap of %+d influence for the US is not possible here (%d to %d)",
                    "un handicap de %+d influence pour les États-Unis n'est pas possible ici (%d à %d)", log->handicap,
                    handicap->min, handicap->max);
        return false;
    }
    return true;
}

static struct pl_match *make_match(const struct player *player, const struct pl_setup *setup) {
    struct pl_match *match = pl_match_new(player->game, setup, 0);
    for (int side = 0; match && side < TS_SIDES; side++) {
        struct pl_seat *seat = pl_match_seat(match, side);
        seat->kind = PL_HUMAN;
        memcpy(seat->name, player->log->player[side], sizeof seat->name);
    }
    for (int i = 0; match && i + 1 < player->nodes; i++) {
        const struct node *node = &player->node[i];
        pl_move move = node->choice[node->next - 1].move;
        int actor = pl_match_actor(match);
        bool ok = actor == PL_CHANCE ? pl_match_force(match, move, NULL) : pl_match_play(match, actor, move, NULL);
        if (!ok) {
            pl_match_free(match);
            return NULL;
        }
    }
    return match;
}

/* Deals and plays until everything agrees or nothing more can be learnt. */
static bool play_through(struct player *player, const struct pl_setup *setup) {
    for (int plans = 0; plans < MOST_PLANS; plans++) {
        player->fail_found = false;
        player->lesson = (struct lesson){0};
        player->nodes = 1;
        player->steps = 0;
        struct node *root = player->node;
        memset(root, 0, sizeof *root);
        pl_new(player->game, setup, &root->state);
        totals_of(&root->state, &root->totals);
        if (search(player))
            return true;
        if (!dealt_otherwise(player))
            return false;
    }
    return false;
}

/* A line of influence whose totals are not what the lines up to it come to is wrong by itself. If there is one where
 * the failure is, that is the reason. */
static void fail_sum(struct player *player) {
    int part = player->parts - 1;
    while (part && player->part[part].start > player->fail_at)
        part--;
    for (int at = player->fail_at; player->fail_found && at < player->part[part].end; at++) {
        const struct log_record *record = &player->log->record[at];
        if (record->kind != LOG_INFLUENCE || (record->n[1] == record->n[3] && record->n[2] == record->n[4]))
            continue;
        player->fail_at = at - 1;
        fail_at(player, at, "%s is [%d][%d] in the log, [%d][%d] by the rules",
                "%s est à [%d][%d] dans le journal, à [%d][%d] selon les règles",
                ts_lands[record->country].name.in[player->report->lang], record->n[1], record->n[2], record->n[3],
                record->n[4]);
        return;
    }
}

/* As the log is; or it was cut off in the middle of something; or it has scores that have not caught up. What is wrong
 * is told as the first of these finds it. */
static bool play_in_some_way(struct player *player, const struct pl_setup *setup) {
    if (play_through(player, setup))
        return true;
    char failure[sizeof player->failure];
    int fail_at = player->fail_at;
    memcpy(failure, player->failure, sizeof failure);
    int kind = player->fail_at < player->log->records ? player->log->record[player->fail_at].kind : LOG_KINDS;
    bool score = kind == LOG_VP || kind == LOG_SCORE;
    for (int way = 0; way < 3; way++) {
        bool late = breaks_off(player) && player->fail_at >= player->part[player->parts - 1].start;
        player->lags = way > 0;
        player->cut = way != 1;
        if ((score || !player->lags) && (late || !player->cut) && play_through(player, setup))
            return true;
    }
    player->fail_at = fail_at;
    player->fail_found = failure[0];
    memcpy(player->failure, failure, sizeof failure);
    return false;
}

static void note_lag(struct player *player) {
    const struct totals *totals = &player->node[player->nodes - 1].totals;
    enum pl_lang lang = player->report->lang;
    char there[24], here[24];
    if (totals->lags)
        import_note(player->report, totals->lag_line,
                    "the score is %s in the log, %s by the rules: it has not caught up there; such lines: %d",
                    "le score est %s dans le journal, %s selon les règles : il y est en retard ; lignes de ce genre : "
                    "%d",
                    score_text(totals->lag_printed, lang, there), score_text(totals->lag_score, lang, here),
                    totals->lags);
}

struct pl_match *play_log(const struct log *log, struct plan *plan, struct import_report *report) {
    struct player player = {.game = pl_game_find("twilight"), .log = log, .plan = plan, .report = report};
    struct pl_match *match = NULL;
    struct pl_setup setup;
    if (!make_setup(player.game, log, &setup, report) || !cut_into_parts(&player)) {
        free(player.part);
        return NULL;
    }
    player.node = calloc(MOST_NODES, sizeof *player.node); /* room that is not used costs nothing */
    if (!player.node) {
        import_fail(report, 0, "out of memory", "plus de mémoire");
        free(player.part);
        return NULL;
    }
    bool found = play_in_some_way(&player, &setup);
    if (found) {
        report->checked = player.node[player.nodes - 1].checked;
        match = make_match(&player, &setup);
        note_lag(&player);
        if (player.quirk_line)
            import_note(
                report, player.quirk_line,
                "Asia is scored with Shuttle Diplomacy on Japan: the log keeps 1 VP for the USSR that the rules "
                "do not give; from here on its score is off by that",
                "l'Asie est décomptée avec la Diplomatie de la navette sur le Japon : le journal laisse à l'URSS "
                "1 PV que les règles ne donnent pas ; son score est décalé d'autant à partir d'ici");
    }
    if (!match) {
        fail_sum(&player);
        if (player.steps > MOST_STEPS && !found)
            import_note(report, 0, "the search was given up", "la recherche a été abandonnée");
        import_fail(report, 0, "%s", "%s", player.fail_found ? player.failure : "?");
    }
    free(player.node);
    free(player.part);
    return match;
}
