/* Votes and elections (HG-8.2 to HG-8.4): sides, five cubes, sealed Influence, what comes of it. */
#include "games/hegemony/automa.h"
#include "games/hegemony/politics.h"

enum { NO_SIDE, FOR, AGAINST };
enum { FORCED = 2 }; /* Influence that Public Pressure asks for (HG-52.11) */

int hg_proposer(const struct hg_state *s) {
    return hg_bill_role(s->bill[s->vote - 1]);
}

static int section_thing(const struct hg_state *s) {
    return HG_A_SECTION(s->vote - 1, hg_bill_section(s->bill[s->vote - 1]));
}

/* ---- The bag ----------------------------------------------------------------------------------------------------- */

static int half(int n) { /* rounded up */
    return (n + 1) / 2;
}

void hg_refill_bag(struct hg_state *s, struct pl_notes *notes) { /* HG-8.2a */
    int of_m = half(s->population[HG_M]), companies = half(s->operational[0]), added[HG_CLASSES];
    of_m = of_m > companies ? of_m : companies;
    added[HG_W] = hg_add_cubes(s, HG_W, half(s->population[HG_W]));
    added[HG_M] = hg_add_cubes(s, HG_M, hg_in_game(s, HG_M) ? of_m : HG_DRAWN);
    added[HG_C] = hg_add_cubes(s, HG_C, half(s->operational[1]));
    NOTE(N_REFILL, added[HG_W], added[HG_M], added[HG_C]);
}

static int in_bag(const struct hg_state *s) {
    return s->bag[HG_W] + s->bag[HG_M] + s->bag[HG_C];
}

void hg_draw_cubes(struct hg_state *s, int n, struct pl_notes *notes) {
    bool few = s->option[HG_OPT_REFILL] ? in_bag(s) == 0 : in_bag(s) < HG_DRAWN; /* HG-8.3g, HG-19.12 */
    if (few) {
        hg_refill_bag(s, notes);
        hg_refill_bag(s, notes);
    }
    hg_show_cubes(s, n);
}

void hg_show_cubes(struct hg_state *s, int n) {
    hg_push(s, HG_F_CUBES, PL_CHANCE)->left = (uint8_t)n;
}

void hg_cubes_back(struct hg_state *s) {
    for (int role = 0; role < HG_CLASSES; role++) {
        s->bag[role] = (uint8_t)(s->bag[role] + s->shown[role]);
        s->shown[role] = 0;
    }
}

static int cubes_chances(const struct hg_state *s, const struct pl_frame *f, struct pl_chance *out) {
    int n = 0;
    (void)f;
    for (int role = 0; role < HG_CLASSES; role++)
        if (s->bag[role])
            out[n++] = (struct pl_chance){PL_MOVE(HG_M_CUBE, role, 0, 0), s->bag[role]};
    return n;
}

static void cubes_happens(struct hg_state *s, struct pl_frame *f, pl_move outcome, struct pl_notes *notes) {
    int role = pl_a(outcome);
    s->bag[role]--;
    s->shown[role]++;
    f->left--;
    NOTE(N_CUBE, role);
}

static bool cubes_run(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    (void)notes;
    if (f->left && in_bag(s))
        return true;
    pl_pop(&s->frames);
    return false;
}

static bool cubes_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && f->seat == PL_CHANCE && !f->step && f->left && in_bag(s);
}

const struct pl_decision hg_row_cubes = {.key = "cubes",
                                         .chances = cubes_chances,
                                         .happens = cubes_happens,
                                         .run = cubes_run,
                                         .asks = PL_PHRASE(P_CUBES),
                                         .fits = cubes_fits};

/* ---- A vote ------------------------------------------------------------------------------------------------------ */

enum { VOTE_SIDES, VOTE_CUBES = HG_ROLES, VOTE_SEAL, VOTE_AUTOMAS, VOTE_COUNT };

void hg_vote(struct hg_state *s, int policy, bool immediate, struct pl_notes *notes) {
    s->vote = (uint8_t)(policy + 1);
    s->vote_flags = (uint8_t)((s->vote_flags & (HG_VOTE_DRAWN | HG_VOTE_FORCED | HG_VOTE_LAST)) |
                              (immediate ? HG_VOTE_IMMEDIATE : 0));
    NOTE(N_VOTE, hg_proposer(s), section_thing(s));
    hg_push(s, HG_F_VOTE, PL_CHANCE);
}

static void takes_side(struct hg_state *s, int role, int side, struct pl_notes *notes) {
    s->side[role] = (uint8_t)side;
    if (side == FOR)
        NOTE(N_FOR, role);
    else
        NOTE(N_AGAINST, role);
}

/* HG-8.3a. True: it is asked. */
static bool ask_side(struct hg_state *s, int role, struct pl_notes *notes) {
    if (!hg_in_game(s, role))
        return false;
    if (role == hg_proposer(s) || (role == HG_S && s->vote_flags & HG_VOTE_FORCED)) {
        takes_side(s, role, FOR, notes);
    } else if (role == HG_S && !s->influence[HG_S]) {
        NOTE(N_NO_SIDE, role);
    } else if (hg_is_automa(s, role)) {
        takes_side(s, role, hg_automa_side(s, role, s->vote - 1), notes);
    } else {
        hg_push(s, HG_F_SIDE, role);
        return true;
    }
    return false;
}

static bool is_forced(const struct hg_state *s, int role) {
    return role == HG_S && s->vote_flags & HG_VOTE_FORCED;
}

/* Who commits Influence in secret: people who have any. */
static unsigned sealers(const struct hg_state *s) {
    unsigned roles = 0;
    for (int role = 0; role < HG_ROLES; role++)
        if (hg_person(s, role) && s->side[role] && s->influence[role] && !is_forced(s, role))
            roles |= 1u << role;
    return roles;
}

static void seal(struct hg_state *s) {
    unsigned asked = sealers(s);
    if (is_forced(s, HG_S) && s->influence[HG_S])
        s->seal[HG_S] = (uint8_t)(1 + (s->influence[HG_S] < FORCED ? s->influence[HG_S] : FORCED));
    if (!asked)
        return;
    pl_seal_ask(&s->sealed, asked);
    hg_push(s, HG_F_SEAL, pl_seal_next(&s->sealed, HG_W));
}

static bool any_automa(const struct hg_state *s) {
    return s->automa[HG_W].mode | s->automa[HG_M].mode | s->automa[HG_C].mode;
}

/* HG-8.3d. Of a class that nobody plays no cube counts (HG-8.3b). */
static bool count_votes(const struct hg_state *s, struct pl_notes *notes) {
    int votes[3] = {0};
    for (int role = 0; role < HG_ROLES; role++)
        if (s->side[role])
            votes[s->side[role]] += (role < HG_CLASSES ? s->shown[role] : 0) + (s->seal[role] ? s->seal[role] - 1 : 0);
    bool passed = votes[FOR] >= votes[AGAINST];
    if (passed)
        NOTE(N_PASSES, section_thing(s), votes[FOR], votes[AGAINST]);
    else
        NOTE(N_FAILS, section_thing(s), votes[FOR], votes[AGAINST]);
    return passed;
}

static void reward(struct hg_state *s, struct pl_notes *notes) { /* HG-8.3h, HG-8.3i */
    int proposer = hg_proposer(s);
    s->bills_passed[proposer]++;
    hg_vp(s, proposer, 3, HG_BY_BILLS, notes);
    for (int role = 0; role < HG_ROLES; role++) {
        bool voted = s->seal[role] > 1 || (role < HG_CLASSES && s->shown[role]);
        if (role != proposer && s->side[role] == FOR && voted)
            hg_vp(s, role, 1, HG_BY_SUPPORT, notes);
    }
}

/* HG-8.3e, HG-8.3f: only cubes of the losing side come back. */
static void clear_table(struct hg_state *s, bool passed) {
    for (int role = 0; role < HG_ROLES; role++) {
        int spent = s->seal[role] ? s->seal[role] - 1 : 0;
        hg_spend_influence(s, role, spent < s->influence[role] ? spent : s->influence[role]);
        if (role < HG_CLASSES && s->side[role] != (passed ? AGAINST : FOR)) {
            s->cubes[role] = (uint8_t)(s->cubes[role] + s->shown[role]);
            s->shown[role] = 0;
        }
        s->seal[role] = s->side[role] = 0;
    }
    hg_cubes_back(s);
}

static void decide(struct hg_state *s, struct pl_notes *notes) {
    int policy = s->vote - 1, section = hg_bill_section(s->bill[policy]);
    bool immediate = s->vote_flags & HG_VOTE_IMMEDIATE;
    for (int role = 0; role < HG_ROLES; role++)
        if (s->seal[role] > 1)
            NOTE(N_COMMITTED, role, s->seal[role] - 1);
    bool passed = count_votes(s, notes);
    if (passed)
        reward(s, notes);
    clear_table(s, passed);
    s->bill[policy] = s->vote = s->vote_flags = 0;
    pl_pop(&s->frames);
    if (passed)
        hg_set_policy(s, policy, section, notes);
    hg_automa_bill_voted(s, policy, immediate, passed);
}

static bool vote_run(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int step = f->step++;
    switch (step) {
    case VOTE_CUBES:
        if (!(s->vote_flags & HG_VOTE_DRAWN))
            hg_draw_cubes(s, HG_DRAWN, notes);
        break;
    case VOTE_SEAL:
        seal(s);
        break;
    case VOTE_AUTOMAS: /* HG-24.5b: what they know is public */
        if (any_automa(s))
            hg_automa_commit(s, notes);
        break;
    case VOTE_COUNT:
        decide(s, notes);
        break;
    default:
        ask_side(s, step, notes);
        break;
    }
    return false;
}

static bool vote_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    if (!above || !s->vote || s->vote > HG_POLICIES || !s->bill[s->vote - 1] || f->seat != PL_CHANCE || f->left)
        return false;
    return f->step && f->step <= VOTE_COUNT;
}

const struct pl_decision hg_row_vote = {.key = "vote", .run = vote_run, .fits = vote_fits};

/* ---- Sides ------------------------------------------------------------------------------------------------------- */

static int side_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    (void)s;
    (void)f;
    out[0] = PL_MOVE(HG_M_SIDE, FOR, 0, 0);
    out[1] = PL_MOVE(HG_M_SIDE, AGAINST, 0, 0);
    return 2;
}

static void side_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int role = f->seat;
    pl_pop(&s->frames);
    takes_side(s, role, pl_a(move), notes);
}

static struct pl_asked side_prompt(const struct hg_state *s, const struct pl_frame *f) {
    return ASKS(SIDE, f->seat, section_thing(s), hg_proposer(s));
}

static bool in_vote(const struct hg_state *s, const struct pl_frame *f, int step) {
    const struct pl_frame *below = pl_below(&s->frames, f);
    return s->vote && s->vote <= HG_POLICIES && s->bill[s->vote - 1] && below && below->what == HG_F_VOTE &&
           below->step == step;
}

static bool side_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && hg_person(s, f->seat) && in_vote(s, f, f->seat + 1) && !s->side[f->seat] && !f->step && !f->left;
}

const struct pl_decision hg_row_side = {.key = "side",
                                        .about = KINDS(HG_M_SIDE),
                                        .moves = side_moves,
                                        .apply = side_apply,
                                        .prompt = side_prompt,
                                        .not_now = PL_PHRASE(W_NO_VOTE_NOW),
                                        .fits = side_fits};

/* ---- Influence, in secret (HG-8.3c) ------------------------------------------------------------------------------ */

static struct pl_sealed seal_sealed(const struct hg_state *s, const struct pl_frame *f) {
    (void)f;
    return s->sealed;
}

static void seal_reopen(struct hg_state *s, struct pl_frame *f, int role) {
    (void)f;
    pl_seal_reopen(&s->sealed, role);
    s->seal[role] = 0;
}

static int seal_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    for (int n = 0; n <= s->influence[f->seat]; n++)
        out[n] = PL_MOVE(HG_M_INFLUENCE, n, 0, 0);
    return s->influence[f->seat] + 1;
}

static void seal_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int role = f->seat;
    s->seal[role] = (uint8_t)(pl_a(move) + 1);
    NOTE(N_SEALED, role);
    if (notes)
        pl_note_to(notes, (uint8_t)(1u << s->seat_of[role]), SAY(N_OWN_SEAL, pl_a(move)));
    if (pl_seal_answer(&s->sealed, role))
        pl_pop(&s->frames);
    else
        f->seat = (int8_t)pl_seal_next(&s->sealed, HG_W);
}

static struct pl_asked seal_prompt(const struct hg_state *s, const struct pl_frame *f) {
    bool last = __builtin_popcount(s->sealed.asked & ~s->sealed.answered) < 2;
    int role = f->seat, most = s->influence[role];
    return last ? ASKED(ASKS_SEAL, TELLS_SEAL, role, section_thing(s), most)
                : ASKED(ASKS_SEAL, TELLS_SEALS, role, section_thing(s), most);
}

static struct pl_said seal_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    return pl_kind(move) == HG_M_INFLUENCE ? SAY(W_INFLUENCE, f->seat, s->influence[f->seat]) : PL_NOTHING;
}

static bool seal_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    if (above || f->step || f->left || !in_vote(s, f, VOTE_AUTOMAS) || !pl_seal_waits(&s->sealed, f->seat) ||
        s->sealed.asked != sealers(s))
        return false;
    PL_EACH_BIT(role, s->sealed.asked) {
        if ((s->seal[role] != 0) != pl_seal_answered(&s->sealed, role) || s->seal[role] > s->influence[role] + 1)
            return false;
    }
    return true;
}

const struct pl_decision hg_row_seal = {.key = "seal",
                                        .about = KINDS(HG_M_INFLUENCE),
                                        .moves = seal_moves,
                                        .apply = seal_apply,
                                        .sealed = seal_sealed,
                                        .reopen = seal_reopen,
                                        .prompt = seal_prompt,
                                        .why = seal_why,
                                        .not_now = PL_PHRASE(W_NO_VOTE_NOW),
                                        .fits = seal_fits};
