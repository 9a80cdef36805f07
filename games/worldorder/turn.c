/* Card turns (WO-5): a card face up, or face down for money, an asset or the executive order. */
#include "games/worldorder/actions.h"
#include "games/worldorder/flow.h"

enum { SELL_MONEY = 10 };
/* How the present play of a turn came about. */
enum turn_step { OWN, GRANTED, ADVANTAGE }; /* the turn itself; "one more card"; Strategic Advantage (WO-32.7) */
enum { TURN_ADVANTAGE };                    /* 1: that one has been offered in this turn */

/* ---- Questions --------------------------------------------------------------------------------------------------- */

/* WO-25.4: may one more card only be played face up? */
static bool only_face_up(const struct wo_state *s, const struct pl_frame *f) {
    return f->step != OWN && s->option[WO_OPT_EXTRA_PLAY];
}

static unsigned unused_assets(const struct wo_state *s, int power) {
    return s->power[power].kept & ~(unsigned)s->power[power].used;
}

static bool order_left(const struct wo_state *s, int power) {
    return s->option[WO_OPT_ORDERS] && !s->power[power].ordered;
}

static int once_flag(int growth) {
    return growth == WO_REDUCED_BUREAUCRACY  ? WO_ONCE_BUREAUCRACY
           : growth == WO_KNOWLEDGE_TRANSFER ? WO_ONCE_TRANSFER
                                             : 0;
}

/* WO-6.7.4: before the first card of a turn, if a card to play will be left. */
static bool may_use_ability(const struct wo_state *s, const struct pl_frame *f, int growth) {
    int power = f->seat, flag = once_flag(growth);
    if (!flag || f->step != OWN || !wo_ability(s, power, growth) || s->power[power].once & flag)
        return false;
    if (growth == WO_REDUCED_BUREAUCRACY)
        return wo_can_draw(s, power) || s->power[power].hand_n > 1;
    struct pl_set ready = wo_ready_allies(s, power);
    return wo_can_draw(s, power) && !pl_set_empty(&ready);
}

/* ---- A card goes face down (WO-5.3, WO-5.4) ---------------------------------------------------------------------- */

static void put_down(struct wo_state *s, int power, int face, struct pl_notes *notes) {
    struct wo_power *p = &s->power[power];
    int card = wo_hand_card(s, power, face);
    pl_set_drop(&p->hand, card); /* whoever has seen it come into the hand knows: in hand or down (`sure`) */
    p->hand_n--;
    pl_set_add(&p->down, card);
    p->down_n++;
    NOTE(N_DOWN, power);
    wo_tell(s, power, SAY(N_DOWN_CARD, face), notes);
}

enum { DOWN_FOR, FOR_ORDER = WO_ASSETS }; /* the asset used, or the executive order */

static int down_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    return wo_face_moves(s->power[f->seat].hand, WO_M_DOWN, out);
}

static void down_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int power = f->seat, what = f->v[DOWN_FOR];
    pl_pop(&s->frames);
    put_down(s, power, pl_a(move), notes);
    wo_effect(s, power, what == FOR_ORDER ? wo_order_effect : wo_assets[what].effect, -1, notes);
}

/* With a single card in hand it is clear to everybody which one goes down. */
static bool down_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    struct pl_set hand = s->power[f->seat].hand;
    if (s->power[f->seat].hand_n > 1)
        return true;
    down_apply(s, f, PL_MOVE(WO_M_DOWN, wo_face_of[pl_set_pop(&hand)], 0, 0), notes);
    return false;
}

static struct pl_asked down_prompt(const struct wo_state *s, const struct pl_frame *f) {
    (void)s;
    if (f->v[DOWN_FOR] == FOR_ORDER)
        return ASKS(DOWN_ORDER, f->seat);
    return ASKS(DOWN, f->seat, f->v[DOWN_FOR]);
}

static struct pl_said down_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    (void)s, (void)f;
    return pl_kind(move) == WO_M_DOWN ? SAY(W_NOT_IN_HAND, pl_a(move)) : PL_NOTHING;
}

static bool down_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    int what = f->v[DOWN_FOR];
    const struct wo_power *p = &s->power[f->seat];
    bool paid =
        what == FOR_ORDER ? p->ordered : what / WO_ASSETS_EACH == f->seat && p->used >> what % WO_ASSETS_EACH & 1;
    return !above && wo_is_human(s, f->seat) && !f->step && !f->left && paid && p->hand_n && !pl_set_empty(&p->hand);
}

static void down_key_write(int what, struct pl_out *out) {
    pl_put(out, what == FOR_ORDER ? "executive-order" : wo_assets[what].key);
}
static int down_key_read(const char *key) {
    for (int asset = 0; asset < WO_ASSETS; asset++)
        if (strcmp(wo_assets[asset].key, key) == 0)
            return asset;
    return strcmp(key, "executive-order") == 0 ? FOR_ORDER : -1;
}
static const struct pl_keys down_keys = {.count = FOR_ORDER + 1, .write = down_key_write, .read = down_key_read};

const struct pl_decision wo_row_down = {
    .key = "down",
    .values = VALUES(PL_VALUE(DOWN_FOR, "for", "what is used for it", .values = &down_keys, .max = FOR_ORDER)),
    .about = KINDS(WO_M_DOWN),
    .moves = down_moves,
    .apply = down_apply,
    .run = down_run,
    .prompt = down_prompt,
    .why = down_why,
    .not_now = PL_PHRASE(W_DOWN_LATER),
    .fits = down_fits};

/* ---- The turn ---------------------------------------------------------------------------------------------------- */

void wo_play_again(struct wo_state *s, int power) {
    s->power[power].plays++;
}

static int turn_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    int power = f->seat, n = 0;
    const struct wo_power *p = &s->power[power];
    for (int i = 0, faces = wo_face_moves(p->hand, WO_M_PLAY, out); i < faces; i++)
        if (wo_can_effect(s, power, wo_faces[pl_a(out[i])].effect)) /* WO-5.2, WO-6.9.1 */
            out[n++] = out[i];
    bool face_up = n > 0;
    if (!only_face_up(s, f)) {
        PL_EACH_BIT(i, unused_assets(s, power)) { /* WO-5.4 */
            if (wo_can_effect(s, power, wo_assets[power * WO_ASSETS_EACH + i].effect))
                out[n++] = PL_MOVE(WO_M_USE_ASSET, power * WO_ASSETS_EACH + i, 0, 0);
        }
        if (order_left(s, power) && wo_can_effect(s, power, wo_order_effect)) /* WO-34.1 */
            out[n++] = PL_MOVE(WO_M_ORDER, 0, 0, 0);
        n += wo_face_moves(p->hand, WO_M_SELL, out + n); /* WO-5.3 */
    }
    for (int growth = WO_REDUCED_BUREAUCRACY; growth <= WO_KNOWLEDGE_TRANSFER; growth++)
        if (may_use_ability(s, f, growth))
            out[n++] = PL_MOVE(WO_M_ABILITY, growth, 0, 0);
    if (f->step == ADVANTAGE || (only_face_up(s, f) && !face_up))
        out[n++] = PL_MOVE(WO_M_PASS, 0, 0, 0);
    return n;
}

static void play_face_up(struct wo_state *s, int power, int face, struct pl_notes *notes) {
    int card = wo_hand_card(s, power, face);
    bool market = face >= WO_START_FACES;
    NOTE(N_PLAYS, power, face, market ? 31 : 30, 1 + face - (market ? WO_START_FACES : 0));
    wo_hand_lose(s, power, card);
    pl_set_add(&s->power[power].played, card);
    wo_effect(s, power, wo_faces[face].effect, card, notes);
}

static void use_ability(struct wo_state *s, int power, int growth, struct pl_notes *notes) {
    NOTE(N_ABILITY, power, growth);
    s->power[power].once |= (uint8_t)once_flag(growth);
    wo_effect(s, power, wo_growths[growth].effect, -1, notes);
}

/* WO-33 begins with the assets of the EU. */
static int asset_rule(int asset) {
    int first[WO_POWERS] = {[WO_USA] = 6, [WO_EU] = 1, [WO_RUS] = 11, [WO_CHN] = 16};
    return first[asset / WO_ASSETS_EACH] + asset % WO_ASSETS_EACH;
}

static void turn_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int power = f->seat, a = pl_a(move);
    struct wo_power *p = &s->power[power];
    if (pl_kind(move) == WO_M_ABILITY) {
        use_ability(s, power, a, notes);
        return;
    }
    p->plays--;
    f->step = GRANTED; /* whatever follows */
    switch (pl_kind(move)) {
    case WO_M_PLAY:
        play_face_up(s, power, a, notes);
        break;
    case WO_M_SELL:
        put_down(s, power, a, notes);
        wo_money(s, power, SELL_MONEY, notes);
        break;
    case WO_M_USE_ASSET:
        NOTE(N_ASSET, power, a, asset_rule(a));
        p->used |= (uint8_t)(1u << a % WO_ASSETS_EACH);
        wo_push(s, WO_F_DOWN, power)->v[DOWN_FOR] = (int16_t)a;
        break;
    case WO_M_ORDER:
        NOTE(N_ORDER, power);
        p->ordered = 1;
        wo_push(s, WO_F_DOWN, power)->v[DOWN_FOR] = FOR_ORDER;
        break;
    default: /* WO_M_PASS */
        NOTE(N_NO_MORE, power);
        p->plays = 0;
        break;
    }
}

/* WO-5.6: cards that were granted come first, then the one of Strategic Advantage (WO-32.7). */
static bool turn_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    struct wo_power *p = &s->power[f->seat];
    if (!p->plays && p->turns == 1 && !f->v[TURN_ADVANTAGE] && wo_ability(s, f->seat, WO_STRATEGIC_ADVANTAGE)) {
        f->v[TURN_ADVANTAGE] = 1;
        f->step = ADVANTAGE;
        p->plays = 1;
    }
    if (p->plays && p->hand_n)
        return true;
    if (p->plays && f->step != ADVANTAGE) /* WO-5.7 */
        NOTE(N_PASSES, f->seat);
    p->plays = 0;
    pl_pop(&s->frames);
    return false;
}

static struct pl_asked turn_prompt(const struct wo_state *s, const struct pl_frame *f) {
    if (f->step == ADVANTAGE)
        return ASKS(ADVANTAGE, f->seat);
    if (f->step == GRANTED)
        return ASKS(ONE_MORE, f->seat);
    return ASKS(TURN, f->seat, s->power[f->seat].turns);
}

static struct pl_said why_ability(const struct wo_state *s, const struct pl_frame *f, int growth) {
    if (growth >= WO_GROWTHS)
        return PL_NOTHING;
    if (!wo_has_growth(s, f->seat, growth))
        return SAY(W_NO_GROWTH, growth);
    if (!once_flag(growth))
        return SAY(W_NO_TURN_ABILITY, growth);
    if (!wo_ability(s, f->seat, growth))
        return SAY(W_ABILITY_LATER, growth, wo_growths[growth].level);
    if (s->power[f->seat].once & once_flag(growth))
        return SAY(W_ABILITY_USED, growth);
    return f->step != OWN ? SAY(W_ABILITY_BEFORE) : SAY(W_ABILITY_EMPTY);
}

static struct pl_said why_asset(const struct wo_state *s, const struct pl_frame *f, int asset) {
    int own = asset % WO_ASSETS_EACH;
    if (asset / WO_ASSETS_EACH != f->seat || !(s->power[f->seat].kept >> own & 1))
        return SAY(W_NOT_KEPT, asset);
    return s->power[f->seat].used >> own & 1 ? SAY(W_ASSET_USED, asset) : SAY(W_ASSET_IDLE, asset);
}

static struct pl_said turn_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    int a = pl_a(move), kind = pl_kind(move);
    bool card = kind == WO_M_PLAY || kind == WO_M_SELL;
    if (kind == WO_M_ABILITY)
        return why_ability(s, f, a);
    if (kind == WO_M_PASS)
        return f->step == OWN ? SAY(W_MUST_PLAY) : SAY(W_MUST_PLAY_MORE);
    if (card && wo_hand_card(s, f->seat, a) < 0)
        return SAY(W_NOT_IN_HAND, a);
    if (kind == WO_M_PLAY)
        return SAY(W_CARD_IDLE, a);
    if ((card || kind == WO_M_USE_ASSET || kind == WO_M_ORDER) && only_face_up(s, f))
        return SAY(W_FACE_UP);
    if (kind == WO_M_USE_ASSET)
        return why_asset(s, f, a);
    if (kind == WO_M_ORDER)
        return !s->option[WO_OPT_ORDERS] ? SAY(W_NO_ORDERS)
               : order_left(s, f->seat)  ? SAY(W_ORDER_IDLE)
                                         : SAY(W_ORDERED);
    return PL_NOTHING;
}

static bool turn_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    const struct wo_power *p = &s->power[f->seat];
    bool hand = p->hand_n && !pl_set_empty(&p->hand) && p->plays;
    return wo_is_human(s, f->seat) && f == &s->frames.at[1] && wo_at_step(s, WO_STEP_TURNS) && f->step <= ADVANTAGE &&
           !f->left && (above || hand);
}

const struct pl_decision wo_row_turn = {
    .key = "turn",
    .values = VALUES(PL_VALUE(TURN_ADVANTAGE, "advantage", "1: Strategic Advantage has given its card", .max = 1)),
    .about = KINDS(WO_M_PLAY, WO_M_SELL, WO_M_USE_ASSET, WO_M_ORDER, WO_M_ABILITY, WO_M_PASS),
    .moves = turn_moves,
    .apply = turn_apply,
    .run = turn_run,
    .prompt = turn_prompt,
    .why = turn_why,
    .not_now = PL_PHRASE(W_TURN_LATER),
    .fits = turn_fits};
