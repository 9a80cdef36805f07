/* The events board: the row of three, targeted events, what waits, effects in play; and the event at hand: who takes
 * part, what may be paid, what is bid and drawn, what it would add. */
#include "games/worldorder/scene.h"
#include "games/worldorder_effects.h"

enum { ROW_CARD = 142, TARGET_CARD = 100, NOW_CARD = 262, TICKET_W = 148 };

/* ---- Cards ------------------------------------------------------------------------------------------------------- */

static struct pl_piece event_piece(int event, int zone, struct pl_spot spot) {
    struct pl_piece piece = pl_piece_at(P_EVENT + event, zone, NULL, PL_NOBODY, spot, PL_NOTHING);
    piece.face = (uint16_t)(FACE_EVENT + event);
    return piece;
}

static void put_ticket(struct pl_scene *scene, int id, int zone, int face, int x, int y) {
    struct pl_piece piece = pl_piece_at(id, zone, "ticket", PL_NOBODY, (struct pl_spot){x, y, TICKET_W}, PL_NOTHING);
    piece.face = (uint16_t)face;
    if (face >= FACE_EFFECT)
        piece.look = "ticket-effect";
    pl_piece(scene, piece);
}

/* The event at hand is drawn large in the middle, and nowhere else. */
static int at_hand(const struct wo_state *s) {
    const struct pl_frame *top = s->frames.depth ? pl_peek(&s->frames) : NULL;
    if (s->ev_now)
        return s->ev_now - 1;
    return top && top->what == WO_F_TARGETED && top->seat >= 0 ? s->ev_target[top->seat] - 1 : -1;
}

static void put_row(const struct wo_state *s, struct pl_scene *scene, int now) {
    for (int slot = 0; slot < WO_SLOTS; slot++)
        if (s->ev_row[slot] && s->ev_row[slot] - 1 != now)
            pl_piece(scene, event_piece(s->ev_row[slot] - 1, Z_ROW + slot, (struct pl_spot){0, 9, ROW_CARD}));
    for (int power = 0; power < WO_POWERS; power++)
        if (s->ev_target[power] && s->ev_target[power] - 1 != now)
            pl_piece(scene,
                     event_piece(s->ev_target[power] - 1, Z_TARGET + power, (struct pl_spot){0, 9, TARGET_CARD}));
    for (int i = 0; i < (int)(sizeof s->ev_queue / sizeof *s->ev_queue); i++)
        if (s->ev_queue[i] && s->ev_queue[i] - 1 != now)
            put_ticket(scene, P_EVENT + s->ev_queue[i] - 1, Z_QUEUE, FACE_EVENT + s->ev_queue[i] - 1, 0,
                       -38 + (i < 6 ? 20 * i : 100));
    for (int effect = 0, i = 0; effect < WO_EFFECTS; effect++) {
        if (!(wo_effects_on(s) >> effect & 1))
            continue;
        put_ticket(scene, P_EFFECT + effect, Z_EFFECTS, FACE_EFFECT + effect, i % 2 ? 76 : -76,
                   -38 + 20 * (i / 2 < 5 ? i / 2 : 5));
        i++;
    }
}

/* ---- Who takes part ---------------------------------------------------------------------------------------------- */

static void put_line(struct pl_scene *scene, int id, int y, const char *look, struct pl_said said) {
    pl_piece(scene, wo_text(id, Z_CAMPS, look, -84, y, said, said));
}

/* What a power does or has done, as everybody may know. */
static struct pl_said will_draw(const struct wo_npc_line *line) {
    return line->bracket ? SAY(S_WILL_DRAW_MORE, line->lo, line->hi, line->bracket)
                         : SAY(S_WILL_DRAW, line->lo, line->hi);
}

static struct pl_said bid_of(const struct wo_state *s, const struct wo_event_row *event, int power) {
    const struct wo_npc_line *line = &event->npc[power];
    int cubes = wo_event_cubes(s, power);
    if (pl_seal_answered(&s->sealed, power))
        return SAY(S_HAS_BID);
    if (wo_is_human(s, power))
        return cubes < 0 ? SAY(S_MAY_BID, wo_feasible(s, power, event)) : SAY(S_CUBES_BID, cubes);
    if (!s->ev_drawn[power])
        return line->kind ? will_draw(line) : SAY(S_DRAWS_NOTHING);
    bool more = line->bracket && wo_is_npc(s, power);
    return more ? SAY(S_HAS_DRAWN_MORE, s->ev_drawn[power] - 1, line->bracket)
                : SAY(S_HAS_DRAWN, s->ev_drawn[power] - 1);
}

static struct pl_said answer_of(const struct wo_state *s, const struct wo_event_row *event, int power) {
    const struct wo_npc_line *line = &event->npc[power];
    int answer = s->ev_now ? s->power[power].answer : 0;
    if (answer)
        return answer == 1 ? SAY(S_ANSWERED_NO) : SAY(S_ANSWERED_YES, s->power[power].paid);
    if (wo_is_human(s, power) || (!line->kind && wo_is_automa(s, power)))
        return SAY(S_TAKES_PART);
    if (!line->kind)
        return SAY(S_DRAWS_NOTHING);
    return line->kind == 2 ? SAY(S_TICKS, line->lo, line->lo + line->hi) : will_draw(line);
}

static struct pl_said line_of(const struct wo_state *s, const struct wo_event_row *event, int power) {
    bool bids = event->type == WO_AUCTION || event->type == WO_OPPOSED;
    return bids ? bid_of(s, event, power) : answer_of(s, event, power);
}

/* Powers of a camp stand together, under its name; a camp of several acts jointly (WO-15.12). */
static int put_camp(const struct wo_state *s, struct pl_scene *scene, const struct wo_event_row *event, unsigned powers,
                    int camp, int y) {
    bool joint = powers & (powers - 1), bids = event->type == WO_AUCTION || event->type == WO_OPPOSED;
    if (bids || joint) {
        put_line(scene, P_CAMP + 20 + camp, y, "b12l", joint ? SAY(S_JOINT, (int)powers) : SAY(S_CAMP, (int)powers));
        y += 20;
    }
    PL_EACH_BIT(power, powers) {
        struct pl_piece tag = pl_piece_at(P_CAMP + 2 * power, Z_CAMPS, wo_tag_looks[power], PL_NOBODY,
                                          (struct pl_spot){-122, y, 26}, SAY(S_SHORT, power));
        tag.label = SAY(S_CODE, power);
        pl_piece(scene, tag);
        struct pl_said line = line_of(s, event, power);
        pl_piece(scene, wo_text(P_CAMP + 2 * power + 1, Z_CAMPS, "t12l", -52, y, line, line));
        y += 22;
    }
    return y + 6;
}

/* What each bid that `power` can make would cost it: the cheapest and the dearest mix. */
static void put_prices(const struct wo_state *s, struct pl_scene *scene, int now, int power, int y) {
    const struct wo_event_row *event = &wo_events[now];
    struct wo_event_price price;
    if (power < 0 || !wo_is_human(s, power) || !(wo_event_powers(event) >> power & 1))
        return;
    for (int bid = 1; wo_event_price(s, power, event, bid, &price) && y < 70; bid++, y += 19)
        put_line(scene, P_PRICES + bid, y, "t12l",
                 price.money_least == price.money_most ? SAY(S_BID_COSTS, bid, price.money_least)
                                                       : SAY(S_BID_COSTS_TO, bid, price.money_least, price.money_most));
}

static void put_camps(const struct wo_state *s, struct pl_scene *scene, int now, int viewer) {
    const struct wo_event_row *event = &wo_events[now];
    int y = -158;
    if (event->camps)
        for (int camp = 0; camp < event->camps; camp++)
            y = put_camp(s, scene, event, event->camp[camp], camp, y);
    else
        y = put_camp(s, scene, event, wo_event_powers(event), 0, y);
    if (event->type == WO_OPPOSED)
        put_line(scene, P_NUMBER, y, "b12l",
                 s->ev_number ? SAY(S_NUMBER_IS, s->ev_number - 1)
                              : SAY(S_NUMBER_WILL_BE, event->lo + event->add, event->hi + event->add));
    int modifier = s->ev_now ? wo_event_modifier(s) : 0;
    y += event->type == WO_OPPOSED ? 22 : 0;
    if (event->modifier.power >= 0)
        put_line(scene, P_NUMBER + 1, y, "t12l", SAY(S_MODIFIER, event->modifier.power, modifier));
    y += event->modifier.power >= 0 ? 22 : 0;
    if (event->type == WO_AUCTION || event->type == WO_OPPOSED)
        put_prices(s, scene, now, viewer >= 0 && viewer < s->players ? s->power_of[viewer] - 1 : wo_decider(s), y + 6);
}

/* ---- What is paid, what comes of it ------------------------------------------------------------------------------ */

static void put_elements(const struct wo_state *s, struct pl_scene *scene, int now) {
    const struct wo_event_row *event = &wo_events[now];
    (void)s;
    for (int i = 0; i < event->elements; i++) {
        const struct wo_element *element = &event->element[i];
        const char *look = element->good == WO_MONEY ? "good-money"
                           : element->good == WO_SP  ? "good-sp"
                                                     : wo_good_looks[element->good];
        pl_piece(scene, pl_piece_at(P_ELEMENT + 2 * i, Z_ELEMENT + i, look, PL_NOBODY, (struct pl_spot){0, -6, 34},
                                    SAY(S_ELEMENT_IS, WO_AMOUNT(element->good, element->unit), element->most)));
        pl_piece(scene, wo_text(P_ELEMENT + 2 * i + 1, Z_ELEMENT + i, "t12", 0, 36,
                                element->good == WO_MONEY ? SAY(S_MOST_MONEY, element->most, element->unit)
                                                          : SAY(S_MOST, element->most),
                                SAY(S_ELEMENT_IS, WO_AMOUNT(element->good, element->unit), element->most)));
    }
}

/* The cards that the words of its outcome name: as tickets below what it says of powers. */
static void put_additions(const struct wo_state *s, struct pl_scene *scene, int now) {
    int n = 0;
    (void)s;
    for (const struct pl_op *op = wo_effects.rows + wo_effect_at[wo_events[now].outcome];
         op->code != PL_OP_END && n < 4; op++) {
        int faces[4] = {0}, count = 0;
        if (op->code == WO_OP_ADD) {
            faces[count++] = op->v[0] ? FACE_EFFECT + op->v[1] : FACE_EVENT + op->v[1];
        } else if (op->code == WO_OP_SLOT_RANDOM) {
            for (int slot = 0; slot < 4 && pl_script_raw(op, slot) != PL_NONE; slot++)
                faces[count++] = FACE_EVENT + pl_script_raw(op, slot);
        }
        for (int i = 0; i < count && n < 4; i++, n++) {
            put_ticket(scene, P_ADDS + n, Z_CAMPS, faces[i], -62, 108 + 20 * n);
            if (!n)
                put_line(scene, P_NUMBER + 2, 88, "b12l", SAY(S_MAY_ADD));
        }
    }
}

static void put_now(const struct wo_state *s, struct pl_scene *scene, int now, int viewer) {
    const struct wo_event_row *event = &wo_events[now];
    pl_piece(scene, event_piece(now, Z_NOW, (struct pl_spot){0, 12, NOW_CARD}));
    pl_piece(scene, wo_text(P_NOW_TYPE, Z_CAMPS, "heading", -84, -178, SAY(S_TYPE_IS, event->type, now),
                            SAY(S_TYPE_IS, event->type, now)));
    put_camps(s, scene, now, viewer);
    put_elements(s, scene, now);
    put_additions(s, scene, now);
}

void wo_put_events(const struct wo_state *s, int viewer, struct pl_scene *scene) {
    const struct pl_frame *keep = s->frames.depth ? pl_peek(&s->frames) : NULL;
    if (keep && keep->what == WO_F_KEEP_EVENT) { /* both large, side by side */
        int before = s->ev_target[keep->seat] - 1;
        put_row(s, scene, before);
        pl_piece(scene, event_piece(keep->v[0], Z_NOW, (struct pl_spot){0, 12, NOW_CARD}));
        pl_piece(scene, event_piece(before, Z_CAMPS, (struct pl_spot){0, 12, NOW_CARD}));
        return;
    }
    int now = at_hand(s);
    put_row(s, scene, now);
    if (now >= 0)
        put_now(s, scene, now, viewer);
}
