/* What stands beside the map: DEFCON, turn, action rounds, military operations, Space Race, victory points, dice. */
#include "games/twilight/scene.h"

/* Each track is one zone with its boxes painted on it, unless a box can be chosen or has something to tell. */
enum { LEFT = 6, WIDE = 372, MIDDLE = LEFT + WIDE / 2 };
enum { SCORE_Y = 25, TURN_Y = 71, DEFCON_Y = 117, SPACE_Y = 175, TRACK_H = 42, SPACE_H = 66 };
enum { TURN_W = 182, ROUNDS_W = 186, DEFCON_W = 142, MILOPS_W = 152, DICE_W = 70 };
enum { TURN_STEP = 18, ROUND_STEP = 19, MILOPS_STEP = 24, SCORE_STEP = 9, DEFCON_STEP = 27, SPACE_STEP = 41 };
enum { DEFCON_X = LEFT + DEFCON_W / 2 };

/* ---- Zones ------------------------------------------------------------------------------------------------------ */

static void defcon_zones(struct pl_scene *scene) {
    static const enum ts_phrase_name texts[] = {TS_S_DEFCON_1, TS_S_DEFCON_2, TS_S_DEFCON_3, TS_S_DEFCON_4,
                                                TS_S_DEFCON_5};
    static const char *const looks[] = {"defcon-1", "defcon-2", "defcon-3", "defcon-4", "defcon-5"};
    ts_put_zone(scene, ts_zone(Z_DEFCON, "track", SAY(S_DEFCON), SAY(S_DEFCON)), DEFCON_X, DEFCON_Y, DEFCON_W, TRACK_H);
    for (int level = 5; level >= 1; level--) {
        struct pl_zone zone = ts_zone(Z_DEFCON + level, looks[level - 1], PL_NOTHING, SAY(S_DEFCON_LEVEL, level));
        zone.text = PL_SAY(&ts_phrases[texts[level - 1]], 0);
        ts_put_zone(scene, zone, DEFCON_X + (3 - level) * DEFCON_STEP, DEFCON_Y + 8, 25, 23);
    }
}

/* What a box needs, and what it gives: VP for the first and for the second side, or an ability (TS-6.12, TS-6.13). */
static struct pl_said space_text(int box) {
    static const enum ts_phrase_name abilities[9] = {
        [2] = TS_S_SPACE_2, [4] = TS_S_SPACE_4, [6] = TS_S_SPACE_6, [8] = TS_S_SPACE_8};
    int needed = ts_space_needed(box), roll = ts_space_roll(box);
    if (abilities[box])
        return PL_SAY(&ts_phrases[abilities[box]], needed, roll);
    return SAY(S_SPACE_NEEDS, needed, roll, ts_space_points[box][0], ts_space_points[box][1]);
}

static void space_zones(struct pl_scene *scene) {
    static const char *const looks[] = {"space-0", "space-1", "space-2", "space-3", "space-4",
                                        "space-5", "space-6", "space-7", "space-8"};
    struct pl_zone track = ts_zone(Z_SPACE_RACE, "track", SAY(S_SPACE), SAY(S_SPACE));
    ts_put_zone(scene, track, MIDDLE, SPACE_Y, WIDE, SPACE_H);
    for (int box = 0; box <= 8; box++) {
        struct pl_said title = box ? SAY(S_SPACE_BOX, box) : SAY(S_SPACE_START);
        struct pl_zone zone = ts_zone(Z_SPACE + box, looks[box], PL_NOTHING, title);
        zone.text = box ? space_text(box) : PL_NOTHING;
        ts_put_zone(scene, zone, MIDDLE + (box - 4) * SPACE_STEP, SPACE_Y + 8, 39, 42);
    }
}

void ts_table_zones(const struct ts_state *s, struct pl_scene *scene) {
    struct pl_zone turn = ts_zone(Z_TURN, "turns", SAY(S_TURN), SAY(S_TURN));
    turn.text = SAY(S_TURN_TEXT);
    ts_put_zone(scene, turn, LEFT + TURN_W / 2, TURN_Y, TURN_W, TRACK_H);
    ts_put_zone(scene, ts_zone(Z_ROUNDS, "rounds", SAY(S_ROUNDS), SAY(S_ROUNDS)), LEFT + WIDE - ROUNDS_W / 2, TURN_Y,
                ROUNDS_W, TRACK_H);
    ts_put_zone(scene, ts_zone(Z_MILOPS, "milops", SAY(S_MILOPS_LABEL), SAY(S_MILOPS)),
                LEFT + DEFCON_W + 4 + MILOPS_W / 2, DEFCON_Y, MILOPS_W, TRACK_H);
    ts_put_zone(scene, ts_zone(Z_DICE, "track", SAY(S_DICE_LABEL), SAY(S_DICE)), LEFT + WIDE - DICE_W / 2, DEFCON_Y,
                DICE_W, TRACK_H);
    struct pl_zone score = ts_zone(Z_SCORE, "score", SAY(S_SCORE), SAY(S_SCORE));
    score.text = ts_late_war(s) ? SAY(S_SCORE_LATE) : SAY(S_SCORE_TEXT);
    ts_put_zone(scene, score, MIDDLE, SCORE_Y, WIDE, TRACK_H);
    defcon_zones(scene);
    space_zones(scene);
}

/* ---- Pieces ----------------------------------------------------------------------------------------------------- */

static void put_calendar(const struct ts_state *s, struct pl_scene *scene) {
    int turn = s->turn < 1 ? 1 : s->turn;
    struct pl_spot when = {(2 * turn - 11) * TURN_STEP / 2, 9, 20};
    pl_piece(scene, pl_piece_at(P_TURN, Z_TURN, "here", PL_NOBODY, when, SAY(S_TURN_IS, turn)));
    struct pl_spot round = {s->round ? (s->round - 4) * ROUND_STEP + 5 : -77, 9, s->round ? 21 : 30};
    pl_piece(scene, s->round ? ts_side_piece(s, P_ROUND, Z_ROUNDS, "phasing", s->phasing, round,
                                             SAY(S_ROUND_IS, s->round, s->phasing))
                             : pl_piece_at(P_ROUND, Z_ROUNDS, "here", PL_NOBODY, round, SAY(S_HEADLINE_PHASE)));
}

static void put_defcon(const struct ts_state *s, struct pl_scene *scene) {
    pl_piece(scene, pl_piece_at(P_DEFCON, Z_DEFCON + s->defcon, "defcon", PL_NOBODY, (struct pl_spot){0, 0, 27},
                                SAY(S_DEFCON_IS, s->defcon)));
}

static void put_score(const struct ts_state *s, struct pl_scene *scene) {
    int vp = s->vp < -20 ? -20 : s->vp > 20 ? 20 : s->vp, side = vp > 0 ? TS_US : TS_SU;
    struct pl_spot spot = {vp * SCORE_STEP, 8, 25};
    struct pl_piece piece = pl_piece_at(P_SCORE, Z_SCORE, "vp", PL_NOBODY, spot, SAY(S_SCORE_EVEN));
    if (s->vp)
        piece = ts_side_piece(s, P_SCORE, Z_SCORE, "vp", side, spot, SAY(S_SCORE_IS, s->vp < 0 ? -s->vp : s->vp, side));
    piece.count = (int16_t)(s->vp < 0 ? -s->vp : s->vp);
    pl_piece(scene, piece);
}

/* Markers of both sides, the US on the left. */
static void put_both(const struct ts_state *s, struct pl_scene *scene) {
    static const char *const looks[TS_SIDES] = {"soviet-held", "american-held"};
    for (int side = 0; side < TS_SIDES; side++) {
        int way = side == TS_US ? -1 : 1;
        struct pl_spot milops = {(2 * s->milops[side] - 5) * MILOPS_STEP / 2 + 6 * way, 9, 17};
        struct pl_piece piece = ts_side_piece(s, P_MILOPS + side, Z_MILOPS, looks[side], side, milops,
                                              SAY(S_MILOPS_ARE, side, s->milops[side]));
        pl_piece(scene, piece);
        pl_piece(scene, ts_side_piece(s, P_SPACE + side, Z_SPACE + s->space[side], looks[side], side,
                                      (struct pl_spot){9 * way, 14, 19}, SAY(S_SPACE_IS, side, s->space[side])));
    }
}

static void put_dice(const struct ts_state *s, struct pl_scene *scene) {
    static const char *const looks[] = {"die-1", "die-2", "die-3", "die-4", "die-5", "die-6"};
    for (int side = 0; side < TS_SIDES; side++) {
        int die = s->dice[side];
        struct pl_spot spot = {side == TS_US ? -14 : 14, 8, 22};
        if (die >= 1 && die <= 6)
            pl_piece(scene, ts_side_piece(s, P_DIE + side, Z_DICE, looks[die - 1], side, spot, SAY(S_DIE, side, die)));
    }
}

void ts_table_pieces(const struct ts_state *s, struct pl_scene *scene) {
    put_calendar(s, scene);
    put_defcon(s, scene);
    put_score(s, scene);
    struct pl_spot needed = {(2 * s->defcon - 5) * MILOPS_STEP / 2, 9, 25}; /* TS-3.9 */
    pl_piece(scene, pl_piece_at(P_NEEDED, Z_MILOPS, "needed", PL_NOBODY, needed, SAY(S_MILOPS_NEEDED, s->defcon)));
    put_both(s, scene);
    put_dice(s, scene);
}
