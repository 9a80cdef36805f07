/* Cubes that cards draw from the bag and take out of it: Fake News and Interest Groups (HG-30.21, HG-30.25). */
#include "games/hegemony/cards.h"

enum { FAKE_NEWS, DRAWING, EXCHANGE }; /* step; DRAWING is chance's */
enum { DROP_ROLE, DROP_N, DROP_BEGUN };

int hg_rival_cubes(const struct hg_state *s, int role) {
    int n = 0;
    for (int class = 0; class < HG_CLASSES; class ++)
        n += class == role ? 0 : s->bag[class];
    return n;
}

static struct pl_frame *push(struct hg_state *s, int seat, int role, int step, int n) {
    struct pl_frame *f = hg_push(s, HG_F_DROP, seat);
    f->step = (uint8_t)step;
    f->v[DROP_ROLE] = (int16_t)role;
    f->v[DROP_N] = (int16_t)n;
    return f;
}

void hg_fake_news(struct hg_state *s, int role, int drawn, int dropped) {
    push(s, role, role, FAKE_NEWS, dropped);
    hg_show_cubes(s, drawn); /* HG-19.12: what is there */
}

void hg_interest_groups(struct hg_state *s, int role, int n) {
    push(s, PL_CHANCE, role, DRAWING, n);
}

static int rivals_shown(const struct hg_state *s, int role) {
    int n = 0;
    for (int class = 0; class < HG_CLASSES; class ++)
        n += class == role ? 0 : s->shown[class];
    return n;
}

static int drop_chances(const struct hg_state *s, const struct pl_frame *f, struct pl_chance *out) {
    int n = 0;
    (void)f;
    for (int class = 0; class < HG_CLASSES; class ++)
        if (s->bag[class])
            out[n++] = (struct pl_chance){PL_MOVE(HG_M_CUBE, class, 0, 0), s->bag[class]};
    return n;
}

static void drop_happens(struct hg_state *s, struct pl_frame *f, pl_move outcome, struct pl_notes *notes) {
    int class = pl_a(outcome);
    (void)f;
    s->bag[class]--;
    s->shown[class]++;
    NOTE(N_CUBE, class);
}

static int drop_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    for (int class = 0; class < HG_CLASSES; class ++)
        if (s->shown[class] && (f->step == FAKE_NEWS || class != f->seat))
            out[n++] = PL_MOVE(HG_M_CUBES, class, 1, 0);
    if (f->step == FAKE_NEWS && f->v[DROP_BEGUN])
        out[n++] = PL_MOVE(HG_M_DONE, 0, 0, 0);
    return n;
}

static void finish(struct hg_state *s) {
    pl_pop(&s->frames);
    hg_cubes_back(s);
}

static void drop_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int class = pl_a(move), role = f->seat;
    if (pl_kind(move) == HG_M_DONE) {
        finish(s);
        return;
    }
    s->shown[class]--;
    s->cubes[class]++;
    if (f->step == EXCHANGE) { /* one of its own goes into the bag instead */
        s->cubes[role]--;
        s->bag[role]++;
        NOTE(N_CUBE_EXCHANGED, role, class);
    } else {
        NOTE(N_CUBE_DROPPED, role, class);
    }
    f->v[DROP_BEGUN] = 1;
    f->v[DROP_N]--;
}

/* Drawing goes on until enough belong to rivals; then as many are exchanged as the own supply allows. */
static bool drawing_over(struct hg_state *s, struct pl_frame *f) {
    int role = f->v[DROP_ROLE], shown = rivals_shown(s, role), own = s->cubes[role];
    if (shown < f->v[DROP_N] && hg_rival_cubes(s, role))
        return false;
    f->step = EXCHANGE;
    f->seat = (int8_t)role;
    f->v[DROP_N] = (int16_t)(shown < own ? shown : own);
    return true;
}

static bool drop_run(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    pl_move moves[PL_MAX_MOVES];
    if (f->step == DRAWING && !drawing_over(s, f))
        return true;
    if (f->v[DROP_N] <= 0 || !(s->shown[HG_W] + s->shown[HG_M] + s->shown[HG_C])) {
        finish(s);
        return false;
    }
    int n = drop_moves(s, f, moves);
    if (n > 1)
        return true;
    if (n)
        drop_apply(s, f, moves[0], notes);
    else
        finish(s);
    return false;
}

static struct pl_asked drop_prompt(const struct hg_state *s, const struct pl_frame *f) {
    (void)s;
    if (f->seat == PL_CHANCE)
        return TELLS(P_INTERESTS, f->v[DROP_ROLE]);
    return f->step == EXCHANGE ? ASKS(EXCHANGE, f->seat, f->v[DROP_N]) : ASKS(DROP, f->seat, f->v[DROP_N]);
}

static struct pl_said drop_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    (void)s, (void)f;
    return pl_kind(move) == HG_M_CUBES || pl_kind(move) == HG_M_DONE ? SAY(W_NOT_DROPPED) : PL_NOTHING;
}

static bool drop_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    int role = f->v[DROP_ROLE];
    if (f->left || f->step > EXCHANGE || role >= HG_CLASSES || !hg_person(s, role) || f->v[DROP_N] < 1)
        return false;
    if (above)
        return f->step == FAKE_NEWS && f->seat == role && above->what == HG_F_CUBES;
    if (f->step == DRAWING)
        return f->seat == PL_CHANCE && hg_rival_cubes(s, role) && rivals_shown(s, role) < f->v[DROP_N];
    pl_move moves[PL_MAX_MOVES];
    return f->seat == role && drop_moves(s, f, moves) &&
           (f->step == FAKE_NEWS || (f->v[DROP_N] <= s->cubes[role] && f->v[DROP_N] <= rivals_shown(s, role)));
}

const struct pl_decision hg_row_drop = {.key = "drop",
                                        .values = VALUES(ROLE_VALUE(DROP_ROLE),
                                                         PL_VALUE(DROP_N, "n", "how many cubes", .max = 8),
                                                         PL_VALUE(DROP_BEGUN, "begun", "1: one has gone", .max = 1)),
                                        .about = KINDS(HG_M_CUBES),
                                        .moves = drop_moves,
                                        .chances = drop_chances,
                                        .apply = drop_apply,
                                        .happens = drop_happens,
                                        .run = drop_run,
                                        .prompt = drop_prompt,
                                        .why = drop_why,
                                        .not_now = PL_PHRASE(W_CARD_LATER),
                                        .fits = drop_fits};
