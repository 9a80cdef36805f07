/* Which moves the next records can mean. Mostly there is one; where the log leaves something open there are several,
 * the likeliest first. */
#include "app/import/twilight_play.h"

struct chooser {
    struct player *player;
    struct node *node;
    const struct part *part;
    const struct log_record *records; /* of the part */
    int length;
    const struct pl_frame *frame; /* what is asked */
    pl_move legal[PL_MAX_MOVES];
    int legals;
};

static const struct ticks no_ticks = {{0, 0}};

static bool is_legal(const struct chooser *chooser, pl_move move) {
    for (int i = 0; i < chooser->legals; i++)
        if (chooser->legal[i] == move)
            return true;
    return false;
}

static bool offer(struct chooser *chooser, pl_move move, struct ticks ticks) {
    struct node *node = chooser->node;
    if (!is_legal(chooser, move) || node->choices == CHOICES)
        return false;
    for (int i = 0; i < node->choices; i++)
        if (node->choice[i].move == move)
            return false;
    node->choice[node->choices++] = (struct choice){.move = move, .ticks = ticks};
    return true;
}

static void offer_stop(struct chooser *chooser) {
    offer(chooser, PL_MOVE(TS_M_STOP, 0, 0, 0), no_ticks);
}

/* ---- Looking ahead --------------------------------------------------------------------------------------------- */

static bool open_act(const struct chooser *chooser, int i) {
    return !ticked(&chooser->node->done, i) && record_class(&chooser->records[i]) == CLASS_ACT;
}

/* The next act after record `i`, ticked off or not; or the length of the part. */
static int act_after(const struct chooser *chooser, int i) {
    for (i++; i < chooser->length; i++)
        if (record_class(&chooser->records[i]) == CLASS_ACT)
            return i;
    return chooser->length;
}

#define KIND(NAME) (UINT64_C(1) << LOG_##NAME)

/* The first open act of one of these kinds, or -1. Acts that happen by themselves may stand before it; they are ticked
 * off with it. */
static int find_from(const struct chooser *chooser, int from, uint64_t kinds, struct ticks *ticks) {
    for (int i = from; i < chooser->length; i++) {
        const struct log_record *record = &chooser->records[i];
        if (!open_act(chooser, i))
            continue;
        if (kinds >> record->kind & 1) {
            tick(ticks, i);
            return i;
        }
        if (!happens_by_itself(record) && !is_declined(chooser->player, chooser->part, chooser->part->start + i))
            return -1;
        tick(ticks, i);
    }
    return -1;
}
static int find(const struct chooser *chooser, uint64_t kinds, struct ticks *ticks) {
    *ticks = no_ticks;
    return find_from(chooser, 0, kinds, ticks);
}

/* Would what this move does be in the log? */
static bool would_agree(const struct chooser *chooser, pl_move move) {
    struct ts_state state = chooser->node->state;
    play_held(chooser->player, &state, move);
    return explained(chooser->player, chooser->node, &state, false);
}

/* The first country in lines of influence from record `from` on for which the move is legal and in the log. Lines
 * behind acts that happen by themselves count, too. */
static bool offer_lines(struct chooser *chooser, enum ts_kind kind, int from, struct ticks ticks) {
    for (int i = from; i < chooser->length; i++) {
        const struct log_record *record = &chooser->records[i];
        if (open_act(chooser, i) && !ticked(&ticks, i)) {
            if (!happens_by_itself(record))
                return false;
            tick(&ticks, i);
        }
        if (ticked(&chooser->node->done, i) || record->kind != LOG_INFLUENCE)
            continue;
        pl_move move = PL_MOVE(kind, record->country, 0, 0);
        if (is_legal(chooser, move) && would_agree(chooser, move))
            return offer(chooser, move, ticks);
    }
    return false;
}

/* ---- Action rounds --------------------------------------------------------------------------------------------- */

static void offer_mode(struct chooser *chooser, int card, enum ts_mode mode, struct ticks ticks) {
    offer(chooser, PL_MOVE(TS_M_PLAY, card, mode, 0), ticks);
}

/* The ways in which a card can have been played, by the act that follows `after`. */
static void offer_modes(struct chooser *chooser, int card, int after, struct ticks ticks) {
    int next = after;
    do
        next = act_after(chooser, next);
    while (next < chooser->length && chooser->records[next].kind == LOG_PLAYS);
    int kind = next < chooser->length ? chooser->records[next].kind : LOG_KINDS;
    switch (kind) {
    case LOG_EVENT:
        if (chooser->records[next].card == card)
            tick(&ticks, next);
        offer_mode(chooser, card, TS_BY_EVENT, ticks);
        offer_mode(chooser, card, TS_BY_EVENT_FIRST, ticks);
        offer_mode(chooser, card, TS_BY_OPS, ticks);
        break;
    case LOG_SPACE:
        tick(&ticks, next);
        if (space_agrees(chooser->player, chooser->node, chooser->part->start + next, card))
            offer_mode(chooser, card, TS_BY_SPACE, ticks);
        break;
    case LOG_PLACE:
    case LOG_COUP:
    case LOG_REALIGN:
        offer_mode(chooser, card, TS_BY_OPS, ticks);
        offer_mode(chooser, card, TS_BY_EVENT_FIRST, ticks);
        offer_mode(chooser, card, TS_BY_EVENT, ticks);
        break;
    default:
        offer_mode(chooser, card, TS_BY_EVENT, ticks);
        offer_mode(chooser, card, TS_BY_OPS, ticks);
        offer_mode(chooser, card, TS_BY_EVENT_FIRST, ticks);
        offer_mode(chooser, card, TS_BY_SPACE, ticks);
        break;
    }
}

/* "US plays X" is sometimes told twice. */
static void tick_again(const struct chooser *chooser, int i, struct ticks *ticks) {
    for (int k = i + 1; k < chooser->length; k++)
        if (chooser->records[k].kind == LOG_PLAYS && chooser->records[k].card == chooser->records[i].card)
            tick(ticks, k);
}

static void offer_un(struct chooser *chooser) {
    struct ticks ticks;
    int i = find(chooser, KIND(PLAYS), &ticks);
    if (i < 0)
        return;
    tick_again(chooser, i, &ticks);
    offer(chooser, PL_MOVE(TS_M_UN, chooser->records[i].card, 0, 0), ticks);
}

/* The Cuban Missile Crisis is bought off: told as influence removed, wherever it may be. */
static void offer_cancel(struct chooser *chooser) {
    for (int i = 0; i < chooser->length; i++) {
        const struct log_record *record = &chooser->records[i];
        if (ticked(&chooser->node->done, i) || record->kind != LOG_INFLUENCE || record->n[0] != -2)
            continue;
        pl_move move = PL_MOVE(TS_M_CANCEL, record->country, 0, 0);
        if (record->side == chooser->frame->seat && is_legal(chooser, move))
            offer(chooser, move, no_ticks);
    }
}

static const char *where_is(const struct ts_state *state, int card, enum pl_lang lang) {
    bool french = lang == PL_FR;
    if (pl_set_has(&state->hand[TS_SU], card))
        return french ? "dans la main de l'URSS" : "in the hand of the USSR";
    if (pl_set_has(&state->hand[TS_US], card))
        return french ? "dans la main des États-Unis" : "in the hand of the US";
    if (pl_set_has(&state->discard, card))
        return french ? "dans la défausse" : "in the discard pile";
    if (pl_set_has(&state->removed, card))
        return french ? "hors du jeu" : "out of the game";
    if (pl_set_has(&state->draw, card))
        return french ? "dans la pioche" : "in the draw pile";
    return french ? "ailleurs" : "elsewhere";
}

/* No way to play the card of the round. */
static void fail_card(struct chooser *chooser, int card) {
    const struct ts_state *state = &chooser->node->state;
    enum pl_lang lang = chooser->player->report->lang;
    const char *name = ts_cards[card].name.in[lang];
    bool at_hand = card == TS_CHINA ? state->china == chooser->frame->seat && state->china_up
                                    : pl_set_has(&state->hand[chooser->frame->seat], card);
    if (at_hand)
        fail(chooser->player, chooser->node, "%s cannot be played like this by the rules",
             "selon les règles, %s ne peut pas être jouée ainsi", name);
    else if (card == TS_CHINA)
        fail(chooser->player, chooser->node, "%s is not at hand, or lies face down",
             "%s n'est pas en main, ou face cachée", name);
    else
        fail(chooser->player, chooser->node, "%s cannot be in that hand: it is %s",
             "%s ne peut pas être dans cette main : elle est %s", name, where_is(state, card, lang));
}

static void choose_round(struct chooser *chooser) {
    struct ticks ticks = no_ticks;
    int card = chooser->part->card;
    if (chooser->node->absent || !card) {
        if (!chooser->node->absent)
            offer_cancel(chooser);
        offer(chooser, PL_MOVE(TS_M_PASS, 0, 0, 0), no_ticks);
        /* Or it was over before the card was named: We Will Bury You (TS-13.29). */
        for (int i = 0; !chooser->node->choices && i < chooser->legals; i++) {
            struct ts_state state = chooser->node->state;
            play_held(chooser->player, &state, chooser->legal[i]);
            if (ts_over(&state) && explained(chooser->player, chooser->node, &state, false))
                offer(chooser, chooser->legal[i], no_ticks);
        }
        return;
    }
    int i = find(chooser, KIND(DISCARDS), &ticks);
    if (chooser->frame->what == TS_F_TRAP && i >= 0)
        offer(chooser, PL_MOVE(TS_M_DISCARD, card, 0, 0), ticks);
    if (card == TS_UN_INTERVENTION)
        offer_un(chooser);
    offer_modes(chooser, card, -1, no_ticks);
    if (!chooser->node->choices)
        fail_card(chooser, card);
    offer_cancel(chooser);
}

static void choose_headline(struct chooser *chooser) {
    for (int i = 0; i < chooser->length; i++) {
        const struct log_record *record = &chooser->records[i];
        struct ticks ticks = no_ticks;
        if (record->kind != LOG_HEADLINES || record->side != chooser->frame->seat)
            continue;
        tick(&ticks, i);
        if (!offer(chooser, PL_MOVE(TS_M_HEADLINE, record->card, 0, 0), ticks))
            fail_card(chooser, record->card);
        return;
    }
    offer(chooser, PL_MOVE(TS_M_HEADLINE, 0, 0, 0), no_ticks);
}

/* Grain Sales: the card shown is played or given back. */
static void choose_grain(struct chooser *chooser) {
    struct ticks ticks;
    int i = find(chooser, KIND(PLAYS) | KIND(RETURNS), &ticks);
    if (i < 0)
        return;
    if (chooser->records[i].kind == LOG_RETURNS) {
        offer(chooser, PL_MOVE(TS_M_RETURN, 0, 0, 0), ticks);
        return;
    }
    tick_again(chooser, i, &ticks);
    if (chooser->frame->v[0] == TS_UN_INTERVENTION) { /* it goes with a card of the US (TS-13.9) */
        int k = i;
        do
            k = find_from(chooser, k + 1, KIND(PLAYS), &ticks);
        while (k >= 0 && chooser->records[k].card == TS_UN_INTERVENTION);
        if (k >= 0)
            offer(chooser, PL_MOVE(TS_M_UN, chooser->records[k].card, 0, 0), ticks);
    }
    for (int k = i + 1; k < chooser->length; k++)
        if (chooser->records[k].kind == LOG_EVENT && chooser->records[k].card == TS_UN_INTERVENTION)
            offer(chooser, PL_MOVE(TS_M_UN, chooser->frame->v[0], 0, 0), ticks);
    offer_modes(chooser, chooser->frame->v[0], i, ticks);
}

/* ---- Operations ------------------------------------------------------------------------------------------------ */

/* A target that follows the announcement at `i`. */
static bool offer_target(struct chooser *chooser, enum ts_kind kind, int i, struct ticks ticks) {
    int target = act_after(chooser, i);
    if (target == chooser->length || chooser->records[target].kind != LOG_TARGET)
        return false;
    tick(&ticks, target);
    return offer(chooser, PL_MOVE(kind, chooser->records[target].country, 0, 0), ticks);
}

static void begin_ops(struct chooser *chooser) {
    static const uint64_t announcements = KIND(PLACE) | KIND(COUP) | KIND(REALIGN) | KIND(SPACE);
    struct ticks ticks;
    int i = find(chooser, announcements, &ticks);
    while (i >= 0 && is_declined(chooser->player, chooser->part, chooser->part->start + i)) {
        offer(chooser, PL_MOVE(TS_M_STOP, 0, 0, 0), ticks); /* or it was of somebody who could not conduct them */
        i = find_from(chooser, i + 1, announcements, &ticks);
    }
    if (i >= 0 && !operations_agree(chooser->player, chooser->node, chooser->part->start + i))
        return;
    switch (i < 0 ? LOG_KINDS : (int)chooser->records[i].kind) {
    case LOG_PLACE:
        offer_lines(chooser, TS_M_INFLUENCE, i, ticks);
        break;
    case LOG_COUP:
        offer_target(chooser, TS_M_COUP, i, ticks);
        break;
    case LOG_REALIGN:
        offer_target(chooser, TS_M_REALIGN, i, ticks);
        break;
    case LOG_SPACE:
        offer(chooser, PL_MOVE(TS_M_PLAY, chooser->frame->v[0], TS_BY_SPACE, 0), ticks);
        break;
    default:
        break;
    }
}

static void choose_ops(struct chooser *chooser) {
    struct ticks ticks;
    /* The crisis goes before a coup, and nothing else needs it gone. */
    if (ts_threatened(&chooser->node->state, chooser->frame->seat))
        offer_cancel(chooser);
    switch (chooser->frame->step & 3) { /* what has been begun: ops.c */
    case 0:
        begin_ops(chooser);
        break;
    case 1:
        offer_lines(chooser, TS_M_INFLUENCE, 0, no_ticks);
        break;
    default: {
        int i = find(chooser, KIND(TARGET), &ticks);
        if (i >= 0)
            offer(chooser, PL_MOVE(TS_M_REALIGN, chooser->records[i].country, 0, 0), ticks);
        break;
    }
    }
    offer_stop(chooser);
}

/* ---- Events ---------------------------------------------------------------------------------------------------- */

static void choose_pick(struct chooser *chooser) {
    struct ticks ticks;
    int pick = chooser->frame->step;
    if (pick == TS_P_INDO_PAKISTANI || pick == TS_P_IRAN_IRAQ || pick == TS_P_BRUSH) {
        for (int i = 0; i < chooser->length; i++)
            if (open_act(chooser, i) && chooser->records[i].kind == LOG_WAR) {
                ticks = no_ticks;
                find_from(chooser, 0, KIND(WAR), &ticks);
                offer(chooser, PL_MOVE(TS_M_PICK, chooser->records[i].country, 0, 0), ticks);
                return;
            }
        return;
    }
    /* Countries that are still empty come first: the handicap goes only where there is influence (TS-2.4). */
    if (pick == TS_P_SETUP_US || pick == TS_P_SETUP_SU)
        for (int i = 0; i < chooser->length && !chooser->node->choices; i++) {
            const struct log_record *record = &chooser->records[i];
            if (!ticked(&chooser->node->done, i) && record->kind == LOG_INFLUENCE &&
                record->side == chooser->frame->seat &&
                !chooser->node->state.influence[chooser->frame->seat][record->country])
                offer(chooser, PL_MOVE(TS_M_PICK, record->country, 0, 0), no_ticks);
        }
    bool told = chooser->node->choices || offer_lines(chooser, TS_M_PICK, 0, no_ticks);
    offer_stop(chooser);
    if (told)
        return;
    /* A country where nothing changes, or one that Shuttle Diplomacy leaves out. */
    for (int i = 0; i < chooser->legals; i++)
        if (pl_kind(chooser->legal[i]) == TS_M_PICK && would_agree(chooser, chooser->legal[i]))
            offer(chooser, chooser->legal[i], no_ticks);
}

static void choose_branch(struct chooser *chooser) {
    struct ticks ticks = no_ticks;
    int card = chooser->frame->v[0], wanted = -1;
    if (card == TS_OLYMPIC_GAMES) {
        int i = find(chooser, KIND(OLYMPICS), &ticks);
        if (i >= 0)
            wanted = chooser->records[i].n[0] ? 0 : 1;
    } else if (card == TS_CHERNOBYL) {
        int i = find(chooser, KIND(REGION), &ticks);
        if (i >= 0)
            wanted = chooser->records[i].region;
    } else if (card == TS_HOW_I_LEARNED_TO_STOP_WORRYING) {
        offer(chooser, PL_MOVE(TS_M_CHOOSE, chooser->node->state.defcon - 1, 0, 0), no_ticks);
    }
    if (wanted >= 0) {
        offer(chooser, PL_MOVE(TS_M_CHOOSE, wanted, 0, 0), ticks);
        return;
    }
    for (int i = 0; i < chooser->legals; i++)
        offer(chooser, chooser->legal[i], no_ticks);
}

/* A card of a hand or a pile. */
static void choose_card(struct chooser *chooser) {
    struct ticks ticks = no_ticks;
    enum ts_kind kind = ts_card_kind(chooser->frame);
    int wanted = LOG_DISCARDS;
    if (chooser->frame->step == TS_C_GIVE || chooser->frame->step == TS_C_SALT)
        wanted = LOG_REVEALS;
    else if (chooser->frame->step == TS_C_STAR_WARS)
        wanted = LOG_EVENT;
    int from = 0;
    for (int i = 0; wanted == LOG_EVENT && i < chooser->length; i++) /* events before it are not what it picks */
        if (chooser->records[i].kind == LOG_EVENT && chooser->records[i].card == TS_STAR_WARS)
            from = i;
    for (int i = from; i < chooser->length; i++) {
        const struct log_record *record = &chooser->records[i];
        if (!open_act(chooser, i))
            continue;
        tick(&ticks, i);
        if (record->kind == wanted && offer(chooser, PL_MOVE(kind, record->card, 0, 0), ticks))
            break;
        if (!happens_by_itself(record))
            break;
    }
    offer_stop(chooser);
    if (chooser->node->choices || chooser->frame->step != TS_C_STAR_WARS)
        return;
    /* A card whose event cannot happen, or that ends the game at once, is not named. */
    for (int possible = 0; possible < 2; possible++)
        for (int i = 0; i < chooser->legals; i++)
            if (ts_event_possible(&chooser->node->state, pl_a(chooser->legal[i]), TS_US) == (bool)possible &&
                would_agree(chooser, chooser->legal[i]))
                offer(chooser, chooser->legal[i], no_ticks);
}

/* ---- Chance ---------------------------------------------------------------------------------------------------- */

static void offer_die(struct chooser *chooser, enum log_kind kind) {
    struct ticks ticks;
    int i = find(chooser, UINT64_C(1) << kind, &ticks);
    if (i >= 0 && dice_agree(chooser->player, chooser->node, chooser->part->start + i))
        offer(chooser, PL_MOVE(TS_M_DIE, chooser->records[i].n[1], 0, 0), ticks);
}

static void offer_realignment(struct chooser *chooser) {
    struct ticks ticks;
    int die[TS_SIDES] = {0, 0};
    int i = find(chooser, KIND(REALIGN_DIE), &ticks);
    int k = i < 0 ? -1 : find_from(chooser, i + 1, KIND(REALIGN_DIE), &ticks);
    if (k < 0 || !dice_agree(chooser->player, chooser->node, chooser->part->start + i) ||
        !dice_agree(chooser->player, chooser->node, chooser->part->start + k))
        return;
    die[chooser->records[i].side] = chooser->records[i].n[0];
    die[chooser->records[k].side] = chooser->records[k].n[0];
    offer(chooser, PL_MOVE(TS_M_DICE, die[TS_SU], die[TS_US], 0), ticks);
}

/* Dice that are not printed: one roll for each outcome is enough. */
static void offer_outcomes(struct chooser *chooser) {
    int seen[3], outcomes = 0;
    for (int i = 0; i < chooser->legals && outcomes < 3; i++) {
        struct ts_state state = chooser->node->state;
        play_held(chooser->player, &state, chooser->legal[i]);
        int outcome = 16 * state.vp + state.frames.depth; /* the winner of a Summit has something to choose */
        bool new = true;
        for (int k = 0; k < outcomes; k++)
            new &= seen[k] != outcome;
        if (!new)
            continue;
        seen[outcomes++] = outcome;
        offer(chooser, chooser->legal[i], no_ticks);
    }
}

static void offer_random(struct chooser *chooser) {
    struct ticks ticks = no_ticks;
    for (int i = 0; i < chooser->length; i++) {
        const struct log_record *record = &chooser->records[i];
        if (!open_act(chooser, i))
            continue;
        tick(&ticks, i);
        bool it = record->kind == (chooser->frame->v[0] == TS_GRAIN_SALES_TO_SOVIETS ? LOG_REVEALS : LOG_DISCARDS);
        if (it && record->side == chooser->frame->v[1]) {
            if (!offer(chooser, PL_MOVE(TS_M_RANDOM, record->card, 0, 0), ticks))
                fail_card(chooser, record->card);
            return;
        }
        if (!happens_by_itself(record))
            return;
    }
}

/* The moment of a draw: after everything that has been ticked off. */
static int now(const struct chooser *chooser) {
    int last = -1;
    for (int i = 0; i < chooser->length; i++)
        if (ticked(&chooser->node->done, i))
            last = i;
    return chooser->part->start + last + 1;
}

static void choose_chance(struct chooser *chooser) {
    switch (chooser->frame->what) {
    case TS_F_DRAW: {
        int card = plan_draw(chooser->player->plan, &chooser->node->state, now(chooser));
        offer(chooser, PL_MOVE(TS_M_DRAW, card, 0, 0), no_ticks);
        break;
    }
    case TS_F_RANDOM:
        offer_random(chooser);
        break;
    case TS_F_COUP:
        offer_die(chooser, LOG_COUP_DIE);
        break;
    case TS_F_WAR:
        offer_die(chooser, LOG_WAR_DIE);
        break;
    case TS_F_SPACE:
        offer_die(chooser, LOG_SPACE_DIE);
        break;
    case TS_F_TRAP_ROLL:
        offer_die(chooser, LOG_TRAP_DIE);
        break;
    case TS_F_REALIGN:
        offer_realignment(chooser);
        break;
    default: /* Olympic Games, Summit */
        offer_outcomes(chooser);
        break;
    }
}

void choose(struct player *player, struct node *node) {
    struct chooser chooser = {.player = player, .node = node, .part = &player->part[node->part]};
    const struct ts_state *state = &node->state;
    chooser.records = &player->log->record[chooser.part->start];
    chooser.length = chooser.part->end - chooser.part->start;
    chooser.frame = pl_peek(&state->frames);
    node->choices = node->next = 0;
    node->expanded = true;
    if (player->game->actor(state) == PL_CHANCE) {
        struct pl_chance chance[PL_MAX_CHANCES];
        chooser.legals = player->game->chances(state, chance);
        for (int i = 0; i < chooser.legals; i++)
            chooser.legal[i] = chance[i].move;
        choose_chance(&chooser);
        return;
    }
    chooser.legals = player->game->moves(state, chooser.legal);
    switch (chooser.frame->what) {
    case TS_F_ROUND:
    case TS_F_TRAP:
        choose_round(&chooser);
        break;
    case TS_F_HEADLINE:
        choose_headline(&chooser);
        break;
    case TS_F_GRAIN:
        choose_grain(&chooser);
        break;
    case TS_F_OPS:
        choose_ops(&chooser);
        break;
    case TS_F_PICK:
        choose_pick(&chooser);
        break;
    case TS_F_CHOICE:
        choose_branch(&chooser);
        break;
    default: /* TS_F_CARD */
        choose_card(&chooser);
        break;
    }
}
