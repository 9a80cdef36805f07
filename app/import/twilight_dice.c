/* What a log prints of a roll, compared with what the rules make of the same die: modifiers, totals, success. */
#include "app/import/twilight_play.h"

enum { LONGEST_ROLL = 96 };

/* A roll as a log prints it: compared as text, and shown as text where it differs. */
static void put_modifier(struct pl_out *out, int modifier) {
    if (modifier)
        pl_putf(out, " (%+d)", modifier);
}

static void put_coup(struct pl_out *out, const int16_t *n) {
    pl_putf(out, "%s: %d [ + %d", n[0] ? "SUCCESS" : "FAILURE", n[1], n[2]);
    put_modifier(out, n[3]);
    pl_putf(out, " - %dx%d = %d ]", n[6], n[4], n[5]);
}

static void put_war(struct pl_out *out, const int16_t *n) {
    pl_putf(out, "%s: %d", n[0] ? "VICTORY" : "DEFEAT", n[1]);
    put_modifier(out, n[2]);
    pl_putf(out, " %s %d", n[0] ? ">=" : "<", n[3]);
}

static void put_space(struct pl_out *out, const int16_t *n) {
    pl_putf(out, "%d -- %s (Needed %d or less)", n[1], n[0] ? "Success!" : "Failed!", n[2]);
}

static void put_trap(struct pl_out *out, const int16_t *n) {
    pl_putf(out, "%d %s %d -- %s", n[1], n[0] ? "<=" : ">", n[2], n[0] ? "Trap Escaped" : "Trap Remains in Effect");
}

static void put_realignment(struct pl_out *out, const int16_t *n) {
    pl_putf(out, "%d", n[0]);
    put_modifier(out, n[1]);
    pl_putf(out, " = %d", n[2]);
}

static void put_roll(struct pl_out *out, enum log_kind kind, const int16_t *n) {
    switch (kind) {
    case LOG_COUP_DIE:
        put_coup(out, n);
        break;
    case LOG_WAR_DIE:
        put_war(out, n);
        break;
    case LOG_SPACE_DIE:
        put_space(out, n);
        break;
    case LOG_TRAP_DIE:
        put_trap(out, n);
        break;
    default: /* LOG_REALIGN_DIE */
        put_realignment(out, n);
        break;
    }
}

/* The numbers of a record as the rules give them for its die. */
static void by_the_rules(const struct ts_state *state, const struct log_record *record, int16_t n[LOG_NUMBERS]) {
    const struct pl_frame *roll = pl_peek(&state->frames);
    int die = record->n[1];
    switch (record->kind) {
    case LOG_COUP_DIE:
        n[2] = roll->v[1];
        n[3] = (int16_t)ts_coup_bonus(state, roll->step, roll->v[0]);
        n[4] = ts_lands[roll->v[0]].stability;
        n[5] = (int16_t)(die + n[2] + n[3] - 2 * n[4]);
        n[6] = 2;
        n[0] = n[5] > 0;
        break;
    case LOG_WAR_DIE:
        n[2] = (int16_t)-ts_war_penalty(state, roll->step, roll->v[0], roll->v[1]);
        n[3] = roll->v[1] == TS_BRUSH_WAR ? 3 : 4;
        n[0] = die + n[2] >= n[3];
        break;
    case LOG_SPACE_DIE:
        n[2] = (int16_t)ts_space_roll(state->space[roll->step] + 1);
        n[0] = die <= n[2];
        break;
    case LOG_TRAP_DIE:
        n[2] = 4; /* TS-13.6 */
        n[0] = die <= n[2];
        break;
    default: /* LOG_REALIGN_DIE */
        n[1] = (int16_t)ts_realign_bonus(state, record->side, roll->v[0], roll->step);
        n[2] = (int16_t)(n[0] + n[1]);
        break;
    }
}

/* With Iran-Contra in force the program that wrote the logs prints US dice of realignments that the USSR attempts
 * without the -1 that it applies. */
static bool is_scandal(const struct ts_state *state, const struct log_record *record, const int16_t n[LOG_NUMBERS]) {
    return record->kind == LOG_REALIGN_DIE && record->side == TS_US && pl_peek(&state->frames)->step == TS_SU &&
           ts_on(state, TS_FX_IRAN_CONTRA) && record->n[1] == n[1] + 1 && record->n[2] == n[2] + 1;
}

bool dice_agree(struct player *player, const struct node *node, int at) {
    const struct log_record *record = &player->log->record[at];
    int16_t n[LOG_NUMBERS];
    char there[LONGEST_ROLL], here[LONGEST_ROLL];
    struct pl_out log = PL_OUT(there), rules = PL_OUT(here);
    memcpy(n, record->n, sizeof n);
    by_the_rules(&node->state, record, n);
    put_roll(&log, record->kind, record->n);
    put_roll(&rules, record->kind, n);
    if (!strcmp(there, here) || is_scandal(&node->state, record, n))
        return true;
    fail_at(player, at, "the roll is '%s' in the log, '%s' by the rules",
            "le jet est « %s » dans le journal, « %s » selon les règles", there, here);
    return false;
}

static bool fail_operations(struct player *player, int at, int operations) {
    fail_at(player, at, "there are %d Operations in the log, %d by the rules",
            "il y a %d Points Opérationnels dans le journal, %d selon les règles", player->log->record[at].n[0],
            operations);
    return false;
}

bool space_agrees(struct player *player, const struct node *node, int at, int card) {
    int side = pl_peek(&node->state.frames)->seat, value = ts_card_value(&node->state, side, card);
    int told = player->log->record[at].n[0];
    return told == value || told == ts_cards[card].ops || fail_operations(player, at, value);
}

/* With the bonus for where the coup is attempted (TS-13.44): at the target that the log names next. */
static int coup_with_bonus(const struct player *player, const struct node *node, int at) {
    const struct log_record *record = &player->log->record[at + 1]; /* the last one is followed by one of no kind */
    while (record_class(record) == CLASS_TOTAL || record_class(record) == CLASS_LOOSE)
        record++;
    const struct pl_frame *ops = pl_peek(&node->state.frames);
    return record->kind == LOG_TARGET ? ts_ops_points(&node->state, ops, record->country) : ops->left;
}

/* Printed for influence and realignments, with modifiers for coups and the Space Race; some logs add the bonus to that
 * of a coup. What an event grants is not a card's number; modifiers move it by 1 at most. */
bool operations_agree(struct player *player, const struct node *node, int at) {
    const struct pl_frame *ops = pl_peek(&node->state.frames);
    const struct log_record *record = &player->log->record[at];
    int printed = ts_cards[ops->v[0]].ops, value = ops->left;
    bool coup = record->kind == LOG_COUP, granted = ops->v[1] != TS_G_CARD && ops->v[1] != TS_G_TAKEN;
    int slack = granted && !coup;
    if (record->n[0] == printed || (record->n[0] >= value - slack && record->n[0] <= value + slack) ||
        (coup && record->n[0] == coup_with_bonus(player, node, at)))
        return true;
    return fail_operations(player, at, coup ? value : printed);
}
