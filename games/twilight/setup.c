/* The first position: of the whole game, or of the Late War scenario (section 2). */
#include "games/twilight/state.h"

/* ---- The Late War scenario (TS-2.9 to TS-2.12) ------------------------------------------------------------------ */

static const uint8_t late_war_start[TS_COUNTRIES][TS_SIDES] = {
#define START(COUNTRY, US, USSR) [TS_##COUNTRY] = {[TS_US] = (US), [TS_SU] = (USSR)},
#include "games/twilight/late_war.def"
#undef START
};

/* TS-2.12: what happened once has happened by 1975, but for four events that came later. */
static bool played_by_1975(int card) {
    bool later = card == TS_BEAR_TRAP || card == TS_PANAMA_CANAL_RETURNED || card == TS_CAMP_DAVID_ACCORDS ||
                 card == TS_JOHN_PAUL_II_ELECTED_POPE;
    return ts_cards[card].flags & TS_STARRED && ts_cards[card].era != TS_LATE && !later;
}

static void late_war(struct ts_state *s) {
    static const uint8_t effects[] = {TS_FX_US_JAPAN, TS_FX_NATO_READY, TS_FX_NATO, TS_FX_DE_GAULLE, TS_FX_FLOWER};
    for (int country = 0; country < TS_COUNTRIES; country++)
        for (int side = 0; side < TS_SIDES; side++)
            s->influence[side][country] = late_war_start[country][side];
    s->turn = 8;
    s->defcon = 4;
    s->vp = -4;
    s->space[TS_US] = 6;
    s->space[TS_SU] = 4;
    for (size_t i = 0; i < sizeof effects; i++) /* TS-2.11 */
        ts_effect_begin(s, effects[i]);
    for (int era = TS_EARLY; era <= TS_LATE; era++)
        PL_EACH(card, ts_era_cards(era, s->option[TS_OPT_OPTIONAL])) {
            pl_set_add(played_by_1975(card) ? &s->removed : &s->draw, card);
        }
}

/* ---- The whole game (TS-2.1 to TS-2.5) -------------------------------------------------------------------------- */

static void from_the_beginning(struct ts_state *s) {
    for (int country = 0; country < TS_COUNTRIES; country++) /* TS-2.2, TS-2.3 */
        for (int side = 0; side < TS_SIDES; side++)
            s->influence[side][country] = ts_lands[country].start[side];
    s->turn = 1; /* TS-2.5 */
    s->defcon = 5;
    s->draw = ts_era_cards(TS_EARLY, s->option[TS_OPT_OPTIONAL]); /* TS-2.1 */
}

void ts_start(void *state, const struct pl_setup *setup) {
    struct ts_state *s = state;
    for (int i = 0; i < TS_OPTIONS; i++)
        s->option[i] = (uint8_t)setup->option[i];
    s->flip = setup->role[0] == TS_US || setup->role[1] == TS_SU;
    bool late = ts_late_war(s);
    if (late)
        late_war(s);
    else
        from_the_beginning(s);
    if (s->option[TS_OPT_SETUP]) /* TS-2.7 */
        s->influence[TS_US][TS_CANADA] = 0;
    ts_derive(s);
    s->china = TS_SU; /* TS-2.5, TS-2.9 */
    s->china_up = 1;
    /* TS-2.9: in the Late War nothing is placed freely, only the handicap. */
    uint8_t first = late ? TS_PH_SETUP_MORE : TS_PH_SETUP;
    pl_push(&s->frames, (struct pl_frame){.what = TS_F_TURN, .step = first});
    pl_push(&s->frames, (struct pl_frame){.what = TS_F_DRAW, .seat = PL_CHANCE, .v[0] = TS_DEAL});
    ts_settle(s, NULL);
}

struct pl_said ts_admits(const struct pl_setup *setup) { /* TS-2.8 */
    bool same = setup->role[0] != PL_ANY_ROLE && setup->role[0] == setup->role[1];
    return same ? SAY(W_SAME_SIDE) : PL_NOTHING;
}
