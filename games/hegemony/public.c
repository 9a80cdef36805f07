/* Public companies open and close with policy 1, and workers move into those that open (HG-9.1). */
#include "games/hegemony/automa.h"
#include "games/hegemony/politics.h"

enum { ROW = 3, ROW_COST = 60 }; /* HG-2.5, HG-9.1b */
enum { OPENING, CLOSING };       /* steps of OPEN; left: how many companies */
enum { OPEN_FREE };

int hg_open_public(const struct hg_state *s) {
    return __builtin_popcount(hg_companies_of(s, HG_S));
}

static bool closed(const struct hg_state *s, int place) {
    return s->place[place].card && s->place[place].flags & HG_CLOSED;
}

static void open_place(struct hg_state *s, int place, int wage, struct pl_notes *notes) {
    hg_open_company(s, place, s->place[place].card - 1);
    s->place[place].flags |= HG_NEW;
    if (wage > s->place[place].wage)
        s->place[place].wage = (uint8_t)wage;
    NOTE(N_OPENS, place);
}

/* HG-9.1e: whoever works there becomes unemployed, committed or not. */
static void close_place(struct hg_state *s, int place, struct pl_notes *notes) {
    hg_empty_company(s, place);
    s->place[place] = (struct hg_place){.card = s->place[place].card, .flags = HG_CLOSED};
    NOTE(N_CLOSES, place);
}

/* ---- Without a State player: whole rows (HG-9.1b, HG-9.1d) --------------------------------------------------------
 */

static void change_rows(struct hg_state *s, int rows, int how, struct pl_notes *notes) {
    for (int row = 0; row < rows; row++) {
        int first = HG_PLACE_P + row * ROW;
        if (hg_there(s, first))
            continue;
        if (!(how & HG_MOVE_FREE))
            hg_owe(s, HG_S, ROW_COST, HG_NOBODY, notes);
        for (int place = first; place < first + ROW; place++)
            open_place(s, place, 0, notes);
    }
    for (int row = ROW - 1; row >= rows; row--) {
        int first = HG_PLACE_P + row * ROW;
        if (!hg_there(s, first))
            continue;
        for (int place = first; place < first + ROW; place++)
            close_place(s, place, notes);
        hg_earn(s, HG_S, ROW_COST, notes);
    }
    hg_check_unions(s, notes);
}

/* HG-9.1g: with what is left of the cards. */
void hg_public_change(struct hg_state *s, int how, struct pl_notes *notes) {
    int want = hg_public_companies(s), there = 0;
    if (!hg_with_state(s)) {
        change_rows(s, want / ROW, how, notes);
        return;
    }
    PL_EACH_BIT(place, HG_ALL_P) {
        there += s->place[place].card != 0;
    }
    int more = (want < there ? want : there) - hg_open_public(s);
    if (!more)
        return;
    struct pl_frame *f = hg_push(s, HG_F_OPEN, HG_S);
    f->step = more > 0 ? OPENING : CLOSING;
    f->left = (uint8_t)(more > 0 ? more : -more);
    f->v[OPEN_FREE] = (how & HG_MOVE_FREE) != 0;
}

/* ---- The State picks them (HG-9.1a, HG-9.1d) ----------------------------------------------------------------------
 */

/* Face-down cards of one kind are alike. */
static bool first_of_kind(const struct hg_state *s, int place) {
    for (int other = HG_PLACE_P; other < place; other++)
        if (closed(s, other) && s->place[other].card == s->place[place].card)
            return false;
    return true;
}

static int open_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    for (int place = HG_PLACE_P; place < HG_PLACE_F; place++) {
        int row = s->place[place].card - 1;
        if (f->step == CLOSING && hg_there(s, place))
            out[n++] = PL_MOVE(HG_M_OPEN, place, row, 0);
        if (f->step == CLOSING || !closed(s, place) || !first_of_kind(s, place))
            continue;
        for (int wage = hg_minimum_wage(s); wage < HG_LEVELS; wage++)
            out[n++] = PL_MOVE(HG_M_OPEN, place, row, wage);
    }
    return n;
}

static void open_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int place = pl_a(move), cost = hg_companies[pl_b(move)].cost;
    f->left--;
    if (f->step == OPENING) {
        if (!f->v[OPEN_FREE])
            hg_owe(s, HG_S, cost, HG_NOBODY, notes); /* HG-9.1f */
        open_place(s, place, pl_c(move), notes);
    } else {
        close_place(s, place, notes);
        hg_earn(s, HG_S, cost, notes);
        hg_check_unions(s, notes);
    }
}

static bool open_run(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    if (f->left)
        return hg_several(s, f, notes);
    pl_pop(&s->frames);
    return false;
}

static struct pl_asked open_prompt(const struct hg_state *s, const struct pl_frame *f) {
    (void)s;
    return f->step == OPENING ? ASKS(OPEN, f->seat, f->left) : ASKS(CLOSE, f->seat, f->left);
}

static struct pl_said open_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    int place = pl_a(move);
    if (pl_kind(move) != HG_M_OPEN)
        return PL_NOTHING;
    if (place < HG_PLACE_P || place >= HG_PLACE_F || !s->place[place].card)
        return SAY(W_NOT_PUBLIC);
    if (f->step == OPENING && !closed(s, place))
        return SAY(W_IS_OPEN, place);
    if (f->step == CLOSING && closed(s, place))
        return SAY(W_IS_CLOSED, place);
    return f->step == OPENING ? SAY(W_WAGE_TOO_LOW, hg_minimum_wage(s) + 1) : PL_NOTHING;
}

static bool open_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    const struct pl_frame *below = pl_below(&s->frames, f);
    if (above || f->seat != HG_S || !hg_with_state(s) || f->step > CLOSING || !f->left || !below ||
        below->what != HG_F_POLICY)
        return false;
    int is_open = hg_open_public(s), is_closed = 0;
    PL_EACH_BIT(place, HG_ALL_P) {
        is_closed += closed(s, place);
    }
    return f->left <= (f->step == OPENING ? is_closed : is_open);
}

static int open_touches(const struct hg_state *s, const struct pl_frame *f, pl_move move, pl_touch *out) {
    (void)f;
    return hg_find_thing(s, "place", pl_a(move), out);
}

const struct pl_decision hg_row_open = {.key = "open",
                                        .values = VALUES(PL_VALUE(OPEN_FREE, "free", "it costs nothing", .max = 1)),
                                        .about = KINDS(HG_M_OPEN),
                                        .moves = open_moves,
                                        .apply = open_apply,
                                        .run = open_run,
                                        .prompt = open_prompt,
                                        .why = open_why,
                                        .not_now = PL_PHRASE(W_NO_OPENING),
                                        .fits = open_fits,
                                        .touches = open_touches};

/* ---- Who moves in (HG-9.1c) ----------------------------------------------------------------------------------------
 */

bool hg_public_can_fill(const struct hg_state *s, int place, int role) {
    return s->place[place].flags & HG_NEW && hg_can_staff(s, place, role);
}

static uint32_t can_fill(const struct hg_state *s, int role) {
    uint32_t places = 0;
    PL_EACH_BIT(place, HG_ALL_P) {
        if (hg_public_can_fill(s, place, role))
            places |= 1u << place;
    }
    return places;
}

/* S decides; without it M if it could move in, else W. */
bool hg_public_staffing(struct hg_state *s, struct pl_notes *notes) {
    bool of_m = can_fill(s, HG_M) != 0;
    if (!of_m && !can_fill(s, HG_W))
        return false;
    int role = hg_with_state(s) ? HG_S : of_m ? HG_M : HG_W;
    if (hg_is_automa(s, role))
        hg_automa_hire_public(s, role, notes);
    else
        hg_push(s, HG_F_STAFF, role);
    return true;
}

static int staff_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    (void)f;
    for (int role = HG_W; role <= HG_M; role++)
        PL_EACH_BIT(place, can_fill(s, role)) {
            out[n++] = PL_MOVE(HG_M_STAFF, place, role + 1, 0);
        }
    return n;
}

static void staff_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    (void)f;
    pl_pop(&s->frames);
    hg_staff(s, pl_a(move), pl_b(move) - 1, true, notes);
}

static bool staff_run(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    return hg_several(s, f, notes);
}

static struct pl_said staff_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    int place = pl_a(move), role = pl_b(move) - 1;
    (void)f;
    if (pl_kind(move) != HG_M_STAFF || place >= HG_PLACES || role < HG_W || role > HG_M)
        return PL_NOTHING;
    return s->place[place].flags & HG_NEW ? SAY(W_CANNOT_FILL, place, role) : SAY(W_NOT_NEW);
}

static bool staff_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    const struct pl_frame *below = pl_below(&s->frames, f);
    bool of_m = can_fill(s, HG_M) != 0;
    return !above && !f->step && !f->left && below && below->what == HG_F_POLICY && (of_m || can_fill(s, HG_W)) &&
           f->seat == (hg_with_state(s) ? HG_S
                       : of_m           ? HG_M
                                        : HG_W) &&
           !hg_is_automa(s, f->seat);
}

static int staff_touches(const struct hg_state *s, const struct pl_frame *f, pl_move move, pl_touch *out) {
    (void)f;
    return hg_find_thing(s, "place", pl_a(move), out);
}

const struct pl_decision hg_row_staff = {.key = "staff",
                                         .about = KINDS(HG_M_STAFF),
                                         .moves = staff_moves,
                                         .apply = staff_apply,
                                         .run = staff_run,
                                         .asks = PL_PHRASE(ASKS_STAFF),
                                         .tells = PL_PHRASE(TELLS_STAFF),
                                         .why = staff_why,
                                         .not_now = PL_PHRASE(W_NO_OPENING),
                                         .fits = staff_fits,
                                         .touches = staff_touches};
