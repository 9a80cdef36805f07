/* Do the frames fit the position? What may stand in each of them is said in its row (decide.h); here is what the stack
 * as a whole must be. Part of check.c. */
#include "games/worldorder/check.h"
#include "games/worldorder/flow.h"

static bool asks(const struct pl_frame *f) {
    const struct pl_decision *row = wo_decisions.row[f->what];
    return f->seat >= 0 && row && row->moves;
}

/* What may lie on the frame at the bottom while it waits at a step, in which phase. What is pushed as a step ends lies
 * on the next one; a step that is not here never waits. */
static const struct {
    uint8_t phase, other; /* another phase that it may be in, too */
    uint8_t above[24];    /* ended by 0 */
} course[WO_STEP_COUNT] = {
    [WO_STEP_POWERS] = {WO_SETUP, WO_SETUP, {WO_F_POWER}},
    [WO_STEP_STACKS] = {WO_SETUP, WO_SETUP, {WO_F_COUNTRY}},
    [WO_STEP_BOARD] = {WO_SETUP, WO_SETUP, {WO_F_MARKET}},
    [WO_STEP_ASSETS] = {WO_SETUP, WO_SETUP, {WO_F_DEAL, WO_F_DEAL_EVENT}},
    [WO_STEP_HANDS] = {WO_SETUP, WO_SETUP, {WO_F_KEEP_ASSETS, WO_F_DRAW}},
    [WO_STEP_DRAW] = {WO_PREPARATION, WO_PREPARATION, {WO_F_DRAW}},
    [WO_STEP_COUNTRIES] = {WO_PREPARATION, WO_PREPARATION, {WO_F_COUNTRY}},
    [WO_STEP_PLACES] = {WO_PREPARATION, WO_PREPARATION, {WO_F_PLACE}},
    [WO_STEP_FOCI] = {WO_PREPARATION,
                      WO_PREPARATION,
                      {WO_F_FOCUS, WO_F_COUNTRY, WO_F_ACT, WO_F_DECISION, WO_F_AUTO_REGION}},
    [WO_STEP_TURNS] = {WO_ACTION, WO_ACTION, {WO_F_AUTO,   WO_F_TURN,     WO_F_AUTOMA,    WO_F_EFFECT,     WO_F_IMPROVE,
                                              WO_F_ENGAGE, WO_F_TRADE,    WO_F_INVEST,    WO_F_MOVE,       WO_F_BASE,
                                              WO_F_GROWTH, WO_F_PRODUCE,  WO_F_RAISE,     WO_F_SLOT,       WO_F_SETTLE,
                                              WO_F_TOKEN,  WO_F_SP_READY, WO_F_BASE_ARMY, WO_F_GROWTH_PAY, WO_F_CONVERT,
                                              WO_F_COUNTRY}},
    [WO_STEP_RESEARCH] = {WO_RESEARCH, WO_RESEARCH, {WO_F_RESEARCH, WO_F_AUTOMA}},
    [WO_STEP_INFLUENCE] = {WO_RESEARCH, WO_RESEARCH, {WO_F_MARKET}},
    [WO_STEP_EVENTS] = {WO_INFLUENCE, WO_EVENT_PHASE, {WO_F_AUTO, WO_F_EVENTS}},
    [WO_STEP_RETURNS] = {WO_EVENT_PHASE, WO_AFTERMATH, {WO_F_CASH, WO_F_EVENTS}},
    [WO_STEP_PROSPERITY] = {WO_AFTERMATH, WO_AFTERMATH, {WO_F_PROSPER}},
    [WO_STEP_DEFENSE] = {WO_AFTERMATH, WO_AFTERMATH, {WO_F_DEFEND}},
};

/* WO-4.2: in each preparation from the second round on one country of a region goes under its stack. */
static bool put_away_fits(const struct wo_state *s, int region) {
    const struct pl_frame *flow = &s->frames.at[0];
    int rounds = s->round - 1, step = flow->v[WO_FLOW_STEP];
    bool before = step == WO_STEP_DRAW || (step == WO_STEP_COUNTRIES && region >= flow->v[WO_FLOW_NEXT]);
    return s->region[region].bottom_n <= rounds - (s->phase == WO_PREPARATION && before);
}

/* What is laid out region by region, and dealt power by power, has come as far as the step says. */
static bool dealt_so_far(const struct wo_state *s) {
    const struct pl_frame *flow = &s->frames.at[0], *f = &s->frames.at[1];
    int step = flow->v[WO_FLOW_STEP], next = flow->v[WO_FLOW_NEXT];
    if ((step == WO_STEP_STACKS || step == WO_STEP_COUNTRIES) && (next < 1 || f->v[0] != next - 1))
        return false;
    if (s->phase != WO_SETUP || step > WO_STEP_ASSETS)
        return true;
    bool dealing = f->what == WO_F_DEAL;
    for (int i = 0; i < s->players; i++) {
        const struct wo_power *p = &s->power[s->order[i]];
        bool has = p->dealt, turn = dealing && i == next - 1, done = dealing && i < next - 1;
        bool all = __builtin_popcount(p->dealt) == 3; /* WO-3.8 */
        if (p->kept || (!turn && (has != (done && p->kind == WO_HUMAN) || (has && !all))))
            return false;
    }
    return dealing ? next >= 1 && next <= s->players && s->order[next - 1] == f->v[0] : step != WO_STEP_ASSETS || !next;
}

/* WO-1.2, WO-1.3: the step at the bottom, the phase and the round agree, and what lies on it belongs to it. */
static bool course_fits(const struct wo_state *s) {
    const struct pl_frame *flow = &s->frames.at[0];
    int step = flow->v[WO_FLOW_STEP];
    bool setup = s->phase == WO_SETUP, first = s->round == 1;
    if (step < 0 || step >= WO_STEP_COUNT || s->frames.depth < 2)
        return false;
    bool phase = s->phase == course[step].phase || s->phase == course[step].other;
    if (!phase || (setup && !first) || (s->phase == WO_PREPARATION && first))
        return false;
    for (const uint8_t *above = course[step].above; *above; above++)
        if (*above == s->frames.at[1].what)
            return dealt_so_far(s);
    return false;
}

/* Who is asked is played by somebody: NPC powers never are. */
static bool powers_fit(const struct wo_state *s) {
    for (int i = 0; i < s->frames.depth; i++) {
        const struct pl_frame *f = &s->frames.at[i];
        if (f->what >= WO_FRAMES || f->seat < PL_CHANCE || f->seat >= WO_POWERS ||
            (asks(f) && (wo_is_npc(s, f->seat) || wo_seat(s, f->seat) < 0)))
            return false;
        if (i && f[-1].what == WO_F_TURN && (f->what == WO_F_DOWN || f->what == WO_F_TAKE || f->what == WO_F_CHOICE) &&
            f->seat != f[-1].seat)
            return false;
    }
    return true;
}

/* WO-15.6, WO-3.8: what is sealed belongs to the question on top. */
static bool sealed_fits(const struct wo_state *s) {
    const struct pl_frame *f = pl_peek(&s->frames);
    bool together = wo_decisions.row[f->what]->sealed;
    if (!pl_seal_fits(&s->sealed, WO_POWERS) || together != (s->sealed.asked != 0))
        return false;
    PL_EACH_BIT(power, s->sealed.asked) {
        if (!wo_is_human(s, power))
            return false;
    }
    return !together || pl_seal_waits(&s->sealed, f->seat);
}

/* A Trade that is being made has its frame, or what a text does with it afterwards. */
static bool trade_fits(const struct wo_state *s) {
    static const struct wo_trade none;
    bool traded = false;
    for (int i = 0; i < s->frames.depth; i++)
        traded |= s->frames.at[i].what == WO_F_TRADE || s->frames.at[i].what == WO_F_EFFECT ||
                  s->frames.at[i].what == WO_F_SPLIT;
    return traded || memcmp(&s->trade, &none, sizeof none) == 0;
}

/* Somebody can move. */
static bool goes_on(const struct wo_state *s) {
    const struct pl_frame *f = pl_peek(&s->frames);
    const struct pl_decision *row = pl_decision(&wo_decisions, f);
    pl_move moves[PL_MAX_MOVES];
    struct pl_chance chances[PL_MAX_CHANCES];
    if (f->seat == PL_CHANCE)
        return row->chances && row->chances(s, f, chances) > 0;
    return row->moves && row->moves(s, f, moves) > 0;
}

struct pl_said wo_check_frames(const struct wo_state *s) {
    const struct pl_frames *frames = &s->frames;
    if (frames->depth == 0) {
        bool over = s->ending && s->winners && !(s->winners >> s->players) && s->phase == WO_OVER;
        return over && pl_frames_clean(frames) && !s->sealed.asked && !s->sealed.answered ? PL_NOTHING : SAY(C_ENDING);
    }
    if (s->ending || s->winners)
        return SAY(C_ENDING);
    if (frames->depth > PL_FRAME_DEPTH || !powers_fit(s) || frames->at[0].what != WO_F_FLOW)
        return SAY(C_FRAMES);
    int wrong = pl_decide_check(&wo_decisions, s);
    if (wrong >= 0)
        return SAY(C_FRAME, wrong, wrong < frames->depth ? frames->at[wrong].what : 0);
    for (int i = 1; i < frames->depth; i++)
        if (frames->at[i].what == WO_F_FLOW)
            return SAY(C_FRAMES);
    if (!course_fits(s))
        return SAY(C_ROUND);
    for (int region = 0; region < WO_REGIONS; region++)
        if (!put_away_fits(s, region))
            return SAY(C_STACK, region);
    if (!sealed_fits(s))
        return SAY(C_SEALED);
    if (!trade_fits(s))
        return SAY(C_TRADE);
    return goes_on(s) ? PL_NOTHING : SAY(C_STUCK, pl_peek(frames)->what);
}
