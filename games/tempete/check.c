/* Is a whole position consistent? Whatever passes can be played on. */
#include "games/tempete/decide.h"

/* TD-1.2: nothing of a god is ever lost. */
static struct pl_said check_seat(const struct td_state *s, int seat) {
    const struct td_seat *god = &s->god[seat];
    int worshippers = god->community + god->limbo, buildings = god->buildings, sanctuaries = god->sanctuary;
    PL_EACH(cell, s->held[seat]) {
        worshippers += s->tile[cell].worshippers;
        buildings += td_works(&s->tile[cell]) == TD_BUILDING;
        sanctuaries += td_works(&s->tile[cell]) == TD_SANCTUARY;
    }
    if (worshippers != TD_WORSHIPPERS)
        return SAY(C_WORSHIPPERS, seat, worshippers);
    if (buildings != TD_BUILDINGS)
        return SAY(C_BUILDINGS, seat, buildings);
    if (sanctuaries != 1)
        return SAY(C_SANCTUARY, seat, sanctuaries);
    return PL_NOTHING;
}

/* TD-1.3: the 59 tiles are in the bag, on the board or out of the game. */
static struct pl_said check_tiles(const struct td_state *s) {
    int count[TD_GROUNDS];
    for (int i = 0; i < TD_GROUNDS; i++)
        count[i] = s->bag[i] + s->gone[i];
    PL_EACH(cell, s->tiles)
    count[s->tile[cell].ground - 1]++;
    for (int i = 0; i < TD_GROUNDS; i++)
        if (count[i] != td_bag[s->sea][i])
            return SAY(C_TILES, i + 1, count[i], td_bag[s->sea][i]);
    return PL_NOTHING;
}

/* Where may a tile lie that nobody holds? Under the wind, in a wind move, emptied by it, or just explored. */
static bool may_be_free(const struct td_state *s, int cell) {
    const struct pl_frame *top = s->frames.depth ? pl_peek(&s->frames) : NULL;
    return cell == s->wind || pl_set_has(&s->laid, cell) || cell + 1 == s->emptied ||
           (top && top->what == TD_F_FOUND && top->v[0] == cell);
}

static struct pl_said check_tile(const struct td_state *s, int cell) {
    const struct td_tile *tile = &s->tile[cell];
    if (!tile->ground) {
        if (tile->owner || tile->worshippers || tile->works)
            return SAY(C_TILE, cell);
        return PL_NOTHING;
    }
    if (cell >= td_cells(s))
        return SAY(C_OFF_LAND, cell);
    if (cell == TD_ROSE)
        return SAY(C_ROSE, 0);
    if (tile->owner > s->players)
        return SAY(C_SEAT, 0);
    int population = td_population(tile);
    enum td_works works = td_works(tile);
    bool wrong = !tile->owner && (tile->worshippers || tile->works || (!s->ending && !may_be_free(s, cell)));
    wrong |= (works != TD_BUILDING && td_markers(tile)) || (works == TD_SANCTUARY && population != 5);
    wrong |= works == TD_BUILDING && (population < 1 || population > 4);
    /* A razed tile waits for the end of the turn (TD-5.7); nothing else is held by nobody. */
    wrong |= tile->owner && !tile->worshippers && !works && tile->owner != s->seat + 1;
    wrong |= tile->owner && pl_set_has(&s->laid, cell);
    if (wrong)
        return SAY(C_TILE, cell);
    return PL_NOTHING;
}

static struct pl_said check_sets(const struct td_state *s) {
    const struct pl_set *sets[] = {&s->laid, &s->used, &s->taken, &s->explored, &s->again};
    for (int i = 0; i < 5; i++) {
        struct pl_set stray = pl_set_minus(*sets[i], s->tiles);
        PL_EACH(cell, stray)
        return SAY(C_SETS, cell);
    }
    PL_EACH(cell, s->searched)
    if (cell == TD_ROSE || cell >= td_cells(s))
        return SAY(C_SETS, cell);
    if (s->emptied && (!s->tile[s->emptied - 1].ground || s->tile[s->emptied - 1].owner))
        return SAY(C_SETS, s->emptied - 1);
    return PL_NOTHING;
}

static struct pl_said check_frames(const struct td_state *s) {
    int depth = s->frames.depth;
    bool over = s->ending != 0;
    if (over != (depth == 0) || over != (s->winners != 0) || s->winners >> s->players)
        return SAY(C_OVER, 0);
    if (pl_decide_check(&td_decisions, s) >= 0)
        return SAY(C_FRAMES, 0);
    if (depth == 0)
        return PL_NOTHING;
    const struct pl_frame *base = &s->frames.at[0];
    /* A witness has seen an encirclement, and until the wind is done nothing can have broken it (TD-6.2). */
    if (s->witness && base->what <= TD_F_BLOW && !td_encircled(s))
        return SAY(C_WITNESS, 0);
    /* Leftovers of step A belong to step A. */
    bool in_step_a = base->what == TD_F_BLOW || base->what == TD_F_SETTLE;
    if (!in_step_a && (!pl_set_empty(&s->laid) || s->emptied))
        return SAY(C_FRAMES, 0);
    if (base->what != TD_F_GODS)
        for (int seat = 0; seat < s->players; seat++)
            if (!s->god[seat].god)
                return SAY(C_GODS, seat + 1);
    return PL_NOTHING;
}

static struct pl_said check_seats(const struct td_state *s) {
    if (s->players < 2 || s->players > TD_SEATS)
        return SAY(C_PLAYERS, 0);
    if (!s->face != !s->strength)
        return SAY(C_ROLL, 0);
    if (s->seat >= s->players || s->witness > s->players)
        return SAY(C_SEAT, 0);
    unsigned dealt = 0;
    for (int seat = 0; seat < TD_SEATS; seat++) {
        const struct td_seat *god = &s->god[seat];
        if (seat >= s->players) {
            if (memcmp(god, &(struct td_seat){0}, sizeof *god) != 0)
                return SAY(C_SEAT, 0);
            continue;
        }
        if (god->god && dealt & 1u << god->god)
            return SAY(C_GODS, seat + 1);
        dealt |= 1u << god->god;
    }
    return PL_NOTHING;
}

struct pl_said td_check(const void *state) {
    const struct td_state *s = state;
    struct pl_said wrong = check_seats(s);
    for (int cell = 0; cell < PL_HEX_CELLS && !wrong.phrase; cell++)
        wrong = check_tile(s, cell);
    for (int seat = 0; seat < s->players && !wrong.phrase; seat++)
        wrong = check_seat(s, seat);
    if (!wrong.phrase)
        wrong = check_tiles(s);
    if (!wrong.phrase)
        wrong = check_sets(s);
    bool wind_fits =
        s->wind < td_cells(s) && !s->tile[s->wind].owner && (s->wind == TD_ROSE || s->tile[s->wind].ground);
    if (!wrong.phrase && !wind_fits)
        return SAY(C_WIND, 0);
    if (!wrong.phrase)
        wrong = check_frames(s);
    return wrong;
}
