/* Bluff: a tiny complete game to copy (docs/adding-a-game.md). It fills every callback of `struct pl_game` and has one
 * of everything a big game needs: options, chance, hidden cards, secret bids, an event inside an event, private notes,
 * two endings, an automa. Read it from top to bottom; the contract it keeps stands in core/game.h.
 *
 * Beside this file: rules.md and rules.fr.md, the rules that ids like TP-2.4 point to; phrases.h, its sentences;
 * automas.h, what the rulebook does when it plays a seat itself; scene.h, how it is drawn; scenarios/, a test for every
 * rule. */
#include "core/automa.h"
#include "core/deck.h"
#include "core/game.h"
#include "core/sealed.h"
#include "core/sheet.h"
#include "games/template/phrases.h"

extern const struct pl_rule pl_rules_template[]; /* made from rules.md and rules.fr.md by the build */
extern const struct pl_game pl_game_template;

enum { SEATS = 4, CARDS = 12, SPY = 1, LIMIT = 4 };                    /* TP-1.1, TP-3.3 */
enum { DECISION_MIN = 3, DECISION_MAX = 8, AUTOMAS = 2 };              /* TP-6.1, TP-6.2 */
enum { OPTION_ROUNDS, OPTION_CHIPS };                                  /* the order of the option table */
enum { ENDING_ROUNDS, ENDING_BROKE };                                  /* the order of the ending table */
enum { PERSON, EASY, HARD };                                           /* the order of the table of levels, from 1 on */
enum { M_CARD = 1, M_KEEP, M_SWAP, M_PEEK, M_BID, M_DECISION, M_LOT }; /* kinds of moves: 0 is never one */
/* What a frame decides: each has a row below, in which stands all there is to say about it. DEAL, KEEP and BID are the
 * stages of a round and lie at the bottom of the stack, one at a time; a swap lays PEEK and DRAW on top of KEEP. `step`
 * counts the seats that are done. BID asks all people at the same time. Where there are automas, RULE_BID is a stage,
 * too, and what chance decides for one lies on its KEEP (DECIDE) or PEEK (LOT). No frame: the game is over. */
enum { F_NONE, F_DEAL, F_KEEP, F_DRAW, F_PEEK, F_BID, F_RULE_BID, F_DECIDE, F_LOT, F_KINDS };
enum { KEEP_BY, PEEK_WHOM = 0 }; /* what these frames hold for an automa */

/* Ids of zones and pieces, most of them + seat. A card in a hand is called after its holder: an id must not tell what
 * the card is. */
enum { Z_TABLE = 1, Z_DECK, Z_ASIDE, Z_POT, Z_BID = 10, Z_HAND = 20, Z_CHIPS = 30, Z_ROUND = 40, Z_LAST = 50 };
enum { P_DECK = 1, P_POT, P_ROUND, P_HELD = 10, P_BID = 20, P_ASIDE = 30, P_CHIPS = 50, P_LAST_BID = 60 };

/* ---- The state: flat, no pointers, every byte accounted for ---------------------------------------------------- */

struct seat {
    uint8_t chips;
    uint8_t card; /* 0: none, or unknown in a view */
    uint8_t bid;  /* chips bid plus 1; 0: none yet, or unknown in a view */
    uint8_t seen; /* bit per seat whose present card this seat has looked at */
    /* What the last showdown showed: what has been seen stays in the state, since views are all that a bot knows. */
    uint8_t last_card, last_bid;
    uint8_t automa; /* PERSON (or bot), EASY, HARD */
    uint8_t least;  /* what an automa has kept is at least this, as everybody can tell (TP-6.2); 0: nobody knows */
};

struct state {
    struct pl_set discard; /* cards laid aside face up */
    struct pl_set deck;    /* worked out by derive: whatever is neither laid aside nor in a hand */
    struct pl_frames frames;
    uint8_t players, rounds, chips; /* as set up */
    uint8_t round, pot;
    struct seat seat[SEATS];
    struct pl_sealed bids; /* who is asked for a bid, and who has made one */
    uint8_t zero[7];       /* no padding anywhere: equal positions are equal bytes */
};
static_assert(sizeof(struct state) == 32 + sizeof(struct pl_frames) + 7 + SEATS * sizeof(struct seat) + 7, "padding");

#define PL_STATE struct state
#include "core/decide.h"

/* ---- Words: every sentence once, in both languages, with the rule it speaks of --------------------------------- */

#define PL_PHRASE(NAME) (&phrases[NAME])
#include "core/phrases.h"
#define AS_NAME(NAME, RULE, EN, FR) NAME,
enum { TP_PHRASES(AS_NAME) };
#define AS_PHRASE(NAME, RULE, EN, FR) {RULE, {EN, FR}},
static const struct pl_phrase phrases[] = {TP_PHRASES(AS_PHRASE){0}};

/* Names the things of the phrases' holes: {0:seat}, {1:card}… */
static void name(const void *state, const char *type, int32_t value, enum pl_lang lang, struct pl_out *out) {
    (void)state;
    if (!strcmp(type, "mark")) /* what marks the seat's things besides their colour */
        pl_put_int(out, value + 1);
    else if (!strcmp(type, "seat"))
        pl_putf(out, "%s %d", lang == PL_FR ? "Joueur" : "Player", value + 1);
    else if (!strcmp(type, "card") && value == SPY)
        pl_put(out, lang == PL_FR ? "l'Espion (1)" : "the Spy (1)");
    else if (!strcmp(type, "card"))
        pl_putf(out, lang == PL_FR ? "la carte %d" : "card %d", value);
}

/* ---- Questions about a state ----------------------------------------------------------------------------------- */

/* TP-2.3: the seat that comes `step`-th in this round, and back. */
static int nth(const struct state *s, int step) {
    return (s->round - 1 + step) % s->players;
}
static int place(const struct state *s, int seat) {
    return (seat - (s->round - 1) % s->players + s->players) % s->players;
}

static int most(const struct state *s, int seat) { /* TP-3.2, TP-3.3 */
    return s->seat[seat].chips < LIMIT ? s->seat[seat].chips : LIMIT;
}

/* Who holds a card and who has bid is public, so a view can be asked as well as the truth. */
static bool holds(const struct state *s, int seat) {
    if (s->frames.depth == 0)
        return false;
    if (s->frames.at[0].what == F_DEAL)
        return place(s, seat) < s->frames.at[0].step;
    return !(pl_peek(&s->frames)->what == F_DRAW && s->frames.at[0].seat == seat);
}

/* TP-6.4: people bid first, then automas, both in turn. The `step`-th of them, or -1. */
static int bidder(const struct state *s, bool automa, int step) {
    for (int i = 0; i < s->players; i++)
        if ((s->seat[nth(s, i)].automa != PERSON) == automa && step-- == 0)
            return nth(s, i);
    return -1;
}

static bool has_bid(const struct state *s, int seat) {
    const struct pl_frame *stage = &s->frames.at[0];
    if (s->frames.depth == 0 || stage->what != F_RULE_BID)
        return pl_seal_answered(&s->bids, seat);
    for (int i = 0; i < s->players; i++)
        if (i >= stage->step && bidder(s, true, i) == seat)
            return false;
    return true;
}

/* Whom the chance event to come is about. */
static int chance_for(const struct state *s) {
    const struct pl_frame *top = pl_peek(&s->frames);
    return top->what == F_DEAL ? nth(s, top->step) : s->frames.at[0].seat;
}

static int actor(const void *state) {
    return pl_frames_actor(&((const struct state *)state)->frames);
}
static int players(const void *state) {
    return ((const struct state *)state)->players;
}
static int turn(const void *state) {
    return ((const struct state *)state)->round;
}
static int role(const void *state, int seat) {
    (void)state, (void)seat;
    return -1; /* there are no roles */
}

static int automa(const void *state, int seat) {
    return ((const struct state *)state)->seat[seat].automa - 1;
}

static void derive(void *state) {
    struct state *s = state;
    s->deck = (struct pl_set){{((UINT64_C(1) << CARDS) - 1) << 1, 0}}; /* 1..CARDS */
    s->deck = pl_set_minus(s->deck, s->discard);
    for (int i = 0; i < SEATS; i++)
        pl_set_drop(&s->deck, s->seat[i].card); /* 0 is no card and not in the deck either */
}

/* ---- The course of the game ------------------------------------------------------------------------------------ */

static void begin_round(struct state *s, struct pl_notes *notes) { /* TP-2.1, TP-2.2 */
    s->round++;
    for (int i = 0; i < s->players; i++)
        s->seat[i].chips--;
    s->pot = s->players;
    NOTE(P_ANTE, s->round);
    pl_push(&s->frames, (struct pl_frame){.what = F_DEAL, .seat = PL_CHANCE});
}

static void end_round(struct state *s, struct pl_notes *notes) {
    int best = 0;
    for (int i = 0; i < s->players; i++) {
        int sum = s->seat[i].card + s->seat[i].bid, top = s->seat[best].card + s->seat[best].bid;
        if (sum > top || (sum == top && s->seat[i].card > s->seat[best].card)) /* TP-4.2 */
            best = i;
        NOTE(P_SHOWS, i, s->seat[i].card, s->seat[i].bid - 1);
        if (s->seat[i].automa)
            NOTE(s->seat[i].automa == EASY ? P_BID_EASY : P_BID_HARD, i);
        s->seat[i].last_card = s->seat[i].card;
        s->seat[i].last_bid = s->seat[i].bid - 1;
        s->seat[i].chips -= s->seat[i].bid - 1;
        s->pot += s->seat[i].bid - 1;
    }
    NOTE(P_WINS, best, s->pot);
    s->seat[best].chips += s->pot; /* TP-4.1 */
    s->pot = 0;
    s->discard = (struct pl_set){0}; /* TP-4.3 */
    bool over = s->round == s->rounds;
    if (over)
        NOTE(P_LAST);
    for (int i = 0; i < s->players; i++) {
        s->seat[i].card = s->seat[i].bid = s->seat[i].seen = s->seat[i].least = 0;
        if (s->seat[i].chips == 0) { /* TP-5.2 */
            NOTE(P_BROKE, i);
            over = true;
        }
    }
    derive(s);
    if (!over)
        begin_round(s, notes);
}

static unsigned people(const struct state *s) { /* bit per seat */
    unsigned seats = 0;
    for (int i = 0; i < s->players; i++)
        seats |= s->seat[i].automa == PERSON ? 1u << i : 0;
    return seats;
}

/* One seat more has its card, or has kept or swapped: the next seat, or the next stage. */
static void advance(struct state *s) {
    struct pl_frame *top = pl_top(&s->frames), stage = {.what = top->what, .step = (uint8_t)(top->step + 1)};
    pl_pop(&s->frames);
    if (stage.step == s->players)
        stage = (struct pl_frame){.what = stage.what == F_DEAL ? F_KEEP : F_BID};
    stage.seat = (int8_t)(stage.what == F_DEAL ? PL_CHANCE : nth(s, stage.step));
    if (stage.what == F_BID && people(s)) {
        stage.seat = (int8_t)bidder(s, false, 0);
        pl_seal_ask(&s->bids, people(s));
    } else if (stage.what == F_BID) {
        stage.what = F_RULE_BID; /* and its seat is the first in any case */
    }
    pl_push(&s->frames, stage);
}

/* TP-6.4: the `step`-th automa bids; after the last one the round ends. */
static void go_on_bidding(struct state *s, int step, struct pl_notes *notes) {
    int seat = bidder(s, true, step);
    pl_pop(&s->frames);
    if (seat >= 0)
        pl_push(&s->frames, (struct pl_frame){.what = F_RULE_BID, .seat = (int8_t)seat, .step = (uint8_t)step});
    else
        end_round(s, notes);
}

/* ---- The decisions: a row for each kind of frame (core/decide.h) ------------------------------------------------ */

/* All frames but the stages and an automa's decision card lie on the seat's own KEEP, because a card was laid aside. */
static bool swapping(const struct state *s, const struct pl_frame *f, const struct pl_frame *above) {
    const struct pl_frame *stage = &s->frames.at[0];
    bool last = !above || above->what == F_DRAW || above->what == F_LOT;
    return f != stage && stage->what == F_KEEP && !pl_set_empty(&s->discard) && last;
}

static bool stage_fits(const struct state *s, const struct pl_frame *f, const struct pl_frame *above) {
    bool alone = !above || (f->what == F_KEEP && (above->what == F_DRAW || above->what == F_PEEK));
    int seat = f->what == F_RULE_BID ? bidder(s, true, f->step) : f->step < s->players ? nth(s, f->step) : -1;
    return f == &s->frames.at[0] && f->seat >= 0 && f->seat == seat && alone;
}

static int touch_held(int seat, pl_touch *out) {
    out[0] = (pl_touch)((P_HELD + seat) | PL_TOUCH_PIECE);
    return 1;
}

static void make_bid(struct state *s, int seat, int chips, struct pl_notes *notes) {
    s->seat[seat].bid = (uint8_t)(chips + 1);
    NOTE(P_SECRET_BID, seat);
}

#include "games/template/automas.h"

/* TP-2.2: chance deals a card to each seat in turn; TP-2.4: and one to whoever swaps. The deck is a set: its order is
 * decided only now. */
static int card_chances(const struct state *s, const struct pl_frame *f, struct pl_chance *out) {
    (void)f;
    return pl_set_chances(s->deck, M_CARD, out);
}

static void card_happens(struct state *s, struct pl_frame *f, pl_move outcome, struct pl_notes *notes) {
    int seat = chance_for(s), card = pl_a(outcome);
    s->seat[seat].card = (uint8_t)card;
    pl_set_drop(&s->deck, card);
    NOTE(P_SOME_CARD, seat);
    pl_note_to(notes, (uint8_t)(1u << seat), SAY(P_LOOKS, seat, card)); /* TP-2.2: for its holder only */
    if (f->what == F_DRAW)
        pl_pop(&s->frames);
    if (s->frames.depth == 1) /* otherwise the Spy is still to look */
        advance(s);
}

static struct pl_asked card_prompt(const struct state *s, const struct pl_frame *f) {
    (void)f;
    return (struct pl_asked){.asks = &phrases[P_CHANCE_CARD], .arg = {chance_for(s)}};
}

static int card_touches(const struct state *s, const struct pl_frame *f, pl_move move, pl_touch *out) {
    (void)f, (void)move;
    out[0] = (pl_touch)(Z_HAND + chance_for(s));
    out[1] = Z_DECK;
    return 2;
}

static bool deal_fits(const struct state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return f == &s->frames.at[0] && f->step < s->players && !above;
}

static bool draw_fits(const struct state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return swapping(s, f, above) && !above;
}

static const struct pl_decision row_deal = {.key = "deal",
                                            .about = (const uint8_t[]){M_CARD, 0},
                                            .chances = card_chances,
                                            .apply = card_happens,
                                            .prompt = card_prompt,
                                            .fits = deal_fits,
                                            .touches = card_touches};

static const struct pl_decision row_draw = {.key = "draw",
                                            .about = (const uint8_t[]){M_CARD, 0},
                                            .chances = card_chances,
                                            .apply = card_happens,
                                            .prompt = card_prompt,
                                            .fits = draw_fits,
                                            .touches = card_touches};

/* TP-2.4: keep the card or swap it. Legality is written once here: what may be wished and `why` has nothing against. A
 * game whose decisions are many lists its moves directly instead, for speed; the contract test holds both together. */
static int keep_wishes(const struct state *s, int seat, pl_move *out) {
    (void)s, (void)seat;
    out[0] = PL_MOVE(M_KEEP, 0, 0, 0);
    out[1] = PL_MOVE(M_SWAP, 0, 0, 0);
    return 2;
}

static struct pl_said keep_why(const struct state *s, const struct pl_frame *f, pl_move move) {
    bool rules = s->seat[f->seat].automa && (pl_kind(move) == M_KEEP || pl_kind(move) == M_SWAP);
    if (rules && (pl_kind(move) == M_KEEP) != keeps(s, f->seat, f->v[KEEP_BY]))
        return SAY(P_RULES_KEEP, f->seat);
    return PL_NOTHING;
}

static bool keep_fits(const struct state *s, const struct pl_frame *f, const struct pl_frame *above) {
    if (above && above->what == F_DECIDE)
        above = NULL;
    else if (f->seat >= 0 && f->seat < s->players && (s->seat[f->seat].automa != PERSON) != (f->v[KEEP_BY] != 0))
        return false;
    return stage_fits(s, f, above) && (!f->v[KEEP_BY] || f->v[KEEP_BY] >= DECISION_MIN);
}

static void keep_apply(struct state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int seat = f->seat, card = s->seat[seat].card, by = f->v[KEEP_BY], level = s->seat[seat].automa;
    if (level)
        NOTE(level == EASY ? (by % 2 ? P_ODD : P_EVEN) : card < by ? P_LOWER : P_NOT_LOWER, seat, by);
    if (pl_kind(move) == M_KEEP) {
        s->seat[seat].least = (uint8_t)(level == HARD ? by : 0);
        NOTE(P_KEEPS, seat);
        advance(s);
        return;
    }
    NOTE(P_SWAPS, seat, card);
    pl_set_add(&s->discard, card);
    s->seat[seat].card = 0;
    for (int i = 0; i < s->players; i++)
        s->seat[i].seen &= (uint8_t) ~(1u << seat); /* whoever had looked at it does not know the new one */
    /* What is pushed last happens first: draw, then (TP-2.5) look, then the next seat keeps or swaps. */
    if (card == SPY)
        pl_push(&s->frames, (struct pl_frame){.what = F_PEEK, .seat = (int8_t)seat});
    pl_push(&s->frames, (struct pl_frame){.what = F_DRAW, .seat = PL_CHANCE});
}

static int keep_touches(const struct state *s, const struct pl_frame *f, pl_move move, pl_touch *out) {
    int n = 0;
    if (pl_kind(move) == M_SWAP)
        out[n++] = Z_DECK; /* and the card, as for keeping it */
    (void)f;
    return n + touch_held(actor(s), out + n);
}

static const struct pl_decision row_keep = {.key = "keep",
                                            .values = keep_values,
                                            .about = (const uint8_t[]){M_KEEP, M_SWAP, 0},
                                            .apply = keep_apply,
                                            .run = keep_run,
                                            .asks = &phrases[ASKS_KEEP],
                                            .tells = &phrases[TELLS_KEEP],
                                            .wishes = keep_wishes,
                                            .why = keep_why,
                                            .not_now = &phrases[P_BID_NOW],
                                            .fits = keep_fits,
                                            .touches = keep_touches};

/* TP-2.5: whoever lays the Spy aside looks at another player's card. */
static int peek_wishes(const struct state *s, int seat, pl_move *out) {
    (void)s, (void)seat;
    for (int i = 0; i < SEATS; i++)
        out[i] = PL_MOVE(M_PEEK, i, 0, 0);
    return SEATS;
}

static struct pl_said peek_why(const struct state *s, const struct pl_frame *f, pl_move move) {
    int whom = pl_a(move);
    if (pl_kind(move) == M_KEEP || pl_kind(move) == M_SWAP)
        return SAY(P_PEEK_FIRST);
    if (pl_kind(move) != M_PEEK)
        return PL_NOTHING;
    if (whom >= s->players)
        return SAY(P_NO_SEAT, whom + 1);
    if (s->seat[f->seat].automa && whom + 1 != f->v[PEEK_WHOM])
        return SAY(P_RULES_PEEK, f->seat);
    return whom == f->seat ? SAY(P_NOT_OWN) : PL_NOTHING;
}

static void peek_apply(struct state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int seat = f->seat, whom = pl_a(move);
    s->seat[seat].seen |= (uint8_t)(1u << whom);
    NOTE(P_PEEKS, seat, whom);
    pl_note_to(notes, (uint8_t)(1u << seat), SAY(P_SEES, whom, s->seat[whom].card));
    pl_pop(&s->frames);
    advance(s);
}

static bool peek_fits(const struct state *s, const struct pl_frame *f, const struct pl_frame *above) {
    int whom = f->v[PEEK_WHOM] - 1;
    if (!swapping(s, f, above) || f != &s->frames.at[1] || f->seat != s->frames.at[0].seat ||
        !pl_set_has(&s->discard, SPY))
        return false;
    if (above || s->seat[f->seat].automa == PERSON)
        return whom < 0;
    struct pl_set allowed = looked_at(s, f->seat, NULL);
    return whom >= 0 && pl_set_has(&allowed, whom);
}

static int peek_touches(const struct state *s, const struct pl_frame *f, pl_move move, pl_touch *out) {
    (void)s, (void)f;
    return touch_held(pl_a(move), out);
}

static const struct pl_decision row_peek = {.key = "peek",
                                            .values = peek_values,
                                            .about = (const uint8_t[]){M_PEEK, 0},
                                            .apply = peek_apply,
                                            .run = peek_run,
                                            .asks = &phrases[ASKS_PEEK],
                                            .tells = &phrases[TELLS_PEEK],
                                            .wishes = peek_wishes,
                                            .why = peek_why,
                                            .not_now = &phrases[P_NO_SPY],
                                            .fits = peek_fits,
                                            .touches = peek_touches};

/* TP-3.1: all bid at the same time, and may bid anew until all bids are in. */
static struct pl_sealed bid_sealed(const struct state *s, const struct pl_frame *f) {
    (void)f;
    return s->bids;
}

static void bid_reopen(struct state *s, struct pl_frame *f, int seat) {
    pl_seal_reopen(&s->bids, seat);
    s->seat[seat].bid = 0;
    f->step = (uint8_t)pl_seal_count(&s->bids);
}

static int bid_first(const struct state *s, const struct pl_frame *f) {
    (void)f;
    return nth(s, 0);
}

static struct pl_asked bid_prompt(const struct state *s, const struct pl_frame *f) {
    bool last = f->step == __builtin_popcount(s->bids.asked) - 1;
    return last ? ASKS(BID, f->seat) : ASKED(ASKS_BID, TELLS_BIDS, f->seat);
}

static int bid_wishes(const struct state *s, int seat, pl_move *out) {
    (void)s, (void)seat;
    for (int chips = 0; chips <= LIMIT + 1; chips++)
        out[chips] = PL_MOVE(M_BID, chips, 0, 0);
    return LIMIT + 2;
}

static struct pl_said bid_why(const struct state *s, const struct pl_frame *f, pl_move move) {
    int chips = s->seat[f->seat].chips;
    if (pl_kind(move) != M_BID)
        return PL_NOTHING;
    if (pl_a(move) > LIMIT)
        return SAY(P_TOO_MUCH, LIMIT);
    return pl_a(move) > chips ? SAY(P_TOO_POOR, f->seat, chips) : PL_NOTHING;
}

static void bid_apply(struct state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    make_bid(s, f->seat, pl_a(move), notes);
    if (pl_seal_answer(&s->bids, f->seat)) {
        go_on_bidding(s, 0, notes);
        return;
    }
    f->step++;
    f->seat = (int8_t)pl_seal_next(&s->bids, nth(s, 0));
}

/* Any of those who have not bid may be turned to. */
static bool bid_fits(const struct state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return f == &s->frames.at[0] && !above && pl_seal_waits(&s->bids, f->seat) && f->step == pl_seal_count(&s->bids) &&
           s->bids.asked == people(s);
}

static int bid_touches(const struct state *s, const struct pl_frame *f, pl_move move, pl_touch *out) {
    (void)f, (void)move;
    out[0] = (pl_touch)(Z_BID + actor(s));
    return 1;
}

static const struct pl_decision row_bid = {.key = "bid",
                                           .about = (const uint8_t[]){M_BID, 0},
                                           .apply = bid_apply,
                                           .sealed = bid_sealed,
                                           .reopen = bid_reopen,
                                           .first = bid_first,
                                           .prompt = bid_prompt,
                                           .wishes = bid_wishes,
                                           .why = bid_why,
                                           .not_now = &phrases[P_CARDS_FIRST],
                                           .fits = bid_fits,
                                           .touches = bid_touches};

static const struct pl_decision row_none = {.key = "none"};
static const struct pl_decision *const rows[F_KINDS] = {
    [F_NONE] = &row_none,         [F_DEAL] = &row_deal,     [F_KEEP] = &row_keep,
    [F_DRAW] = &row_draw,         [F_PEEK] = &row_peek,     [F_BID] = &row_bid,
    [F_RULE_BID] = &row_rule_bid, [F_DECIDE] = &row_decide, [F_LOT] = &row_lot};
static const struct pl_decisions decisions = {.row = rows,
                                              .count = F_KINDS,
                                              .over = &phrases[P_OVER],
                                              .why_over = &phrases[P_OVER],
                                              .why_other = &phrases[P_NOT_YOU]};

/* What the rows give, as the interface wants it. */
static struct pl_sealed deciding(const void *state) {
    return pl_decide_deciding(&decisions, state);
}
static void turn_to(void *state, int seat) {
    pl_decide_turn_to(&decisions, state, seat);
}
static int moves(const void *state, pl_move *out) {
    return pl_decide_moves(&decisions, state, out);
}
static int chances(const void *state, struct pl_chance *out) {
    return pl_decide_chances(&decisions, state, out);
}
static void apply(void *state, pl_move move, struct pl_notes *notes) {
    pl_decide_apply(&decisions, state, move, notes);
}
static struct pl_said prompt(const void *state, int viewer) {
    return pl_decide_prompt(&decisions, state, viewer);
}
static int wishes_of(const void *state, int seat, int kind, pl_move *out) {
    return pl_decide_wishes_of(&decisions, state, seat, kind, out);
}
static struct pl_said explain(const void *state, int seat, pl_move move) {
    return pl_decide_explain(&decisions, state, seat, move);
}
static int touches(const void *state, pl_move move, pl_touch *out) {
    return pl_decide_touches(&decisions, state, move, out);
}

/* ---- Setup and result ------------------------------------------------------------------------------------------ */

static struct pl_said admits(const struct pl_setup *setup) { /* TP-1.3, TP-6.1 */
    int rounds = setup->option[OPTION_ROUNDS], chips = setup->option[OPTION_CHIPS], automas = 0;
    for (int i = 0; i < setup->players; i++)
        automas += setup->automa[i] != PERSON;
    if (automas > AUTOMAS)
        return SAY(P_MANY_AUTOMAS, AUTOMAS);
    return rounds > chips ? SAY(P_TOO_LONG, rounds, chips) : PL_NOTHING;
}

static void start(void *state, const struct pl_setup *setup) {
    struct state *s = state;
    s->players = (uint8_t)setup->players;
    s->rounds = (uint8_t)setup->option[OPTION_ROUNDS];
    s->chips = (uint8_t)setup->option[OPTION_CHIPS];
    for (int i = 0; i < s->players; i++) {
        s->seat[i].chips = s->chips; /* TP-1.2 */
        s->seat[i].automa = (uint8_t)setup->automa[i];
    }
    derive(s);
    begin_round(s, NULL);
}

static void result(const void *state, struct pl_result *out) {
    const struct state *s = state;
    *out = (struct pl_result){.ending = ENDING_ROUNDS};
    int top = 0;
    for (int i = 0; i < s->players; i++) {
        out->score[i] = s->seat[i].chips;
        top = s->seat[i].chips > top ? s->seat[i].chips : top;
        if (s->seat[i].chips == 0 && s->round < s->rounds)
            out->ending = ENDING_BROKE;
    }
    for (int i = 0; i < s->players; i++) /* TP-5.3 */
        if (out->score[i] == top)
            out->winners |= 1u << i;
}

/* TP-5.3: the points are chips, some from the start and the rest won or lost at showdowns. */
static int score_lines(const void *state, struct pl_score_line *out) {
    const struct state *s = state;
    out[0] = (struct pl_score_line){.label = SAY(S_FROM_START)};
    out[1] = (struct pl_score_line){.label = SAY(S_FROM_POTS)};
    for (int i = 0; i < s->players; i++) {
        out[0].points[i] = s->chips;
        out[1].points[i] = s->seat[i].chips - s->chips;
    }
    return 2;
}

/* ---- Moves in words -------------------------------------------------------------------------------------------- */

static void notate(const void *state, pl_move move, struct pl_out *out) {
    (void)state;
    switch (pl_kind(move)) {
    case M_CARD:
        pl_putf(out, "card %d", pl_a(move));
        break;
    case M_KEEP:
        pl_put(out, "keep");
        break;
    case M_SWAP:
        pl_put(out, "swap");
        break;
    case M_PEEK:
        pl_putf(out, "peek %d", pl_a(move) + 1);
        break;
    case M_BID:
        pl_putf(out, "bid %d", pl_a(move));
        break;
    case M_DECISION:
        pl_putf(out, "decision %d", pl_a(move));
        break;
    case M_LOT:
        pl_putf(out, "lot %d", pl_a(move) + 1);
        break;
    }
}

static struct pl_said describe(const void *state, pl_move move, int viewer) {
    const struct state *s = state;
    int seat = actor(s), a = pl_a(move);
    int whose = seat == PL_CHANCE ? chance_for(s) : seat;
    bool knows = viewer == whose || viewer == PL_EVERYTHING; /* everybody else hears only that something happened */
    switch (pl_kind(move)) {
    case M_CARD:
        return knows ? SAY(P_CARD, whose, a) : SAY(P_SOME_CARD, whose);
    case M_KEEP:
        return SAY(P_KEEPS, seat);
    case M_SWAP:
        return knows ? SAY(P_SWAPS, seat, s->seat[seat].card) : SAY(P_SWAPS_SOME, seat);
    case M_PEEK:
        return SAY(P_PEEKS, seat, a);
    case M_DECISION:
        return SAY(P_DECISION, whose, a);
    case M_LOT:
        return SAY(P_LOT, whose, a);
    default:
        return knows ? SAY(P_BIDS, seat, a) : SAY(P_SECRET_BID, seat);
    }
}

/* ---- What a seat may know -------------------------------------------------------------------------------------- */

static void view(void *state, int viewer) {
    struct state *s = state;
    for (int i = 0; i < s->players; i++) {
        if (i == viewer)
            continue;
        s->seat[i].bid = 0; /* TP-3.1; those of people stay secret while automas bid */
        if (viewer == PL_SPECTATOR || !(s->seat[viewer].seen >> i & 1))
            s->seat[i].card = 0; /* TP-2.2, TP-2.5 */
    }
    derive(s); /* the deck as well: in a view it is whatever the viewer has not seen */
}

/* A card of the deck that is at least `least`, each as likely. */
static void deal(struct state *s, int seat, int least, struct pl_rng *rng) {
    struct pl_set low = {{(UINT64_C(1) << least) - 1, 0}}, from = pl_set_minus(s->deck, low);
    uint32_t skip = pl_rng_below(rng, (uint32_t)pl_set_count(&from));
    PL_EACH(card, from) {
        if (skip-- == 0)
            s->seat[seat].card = (uint8_t)card;
    }
    pl_set_drop(&s->deck, s->seat[seat].card);
}

/* Whoever must have a high card is dealt one first, the highest first of all: then however many cards there are to
 * choose from later does not depend on what has been dealt before, so all worlds are as likely. An automa's bid follows
 * from its card. */
static void determinize(void *state, int seat, struct pl_rng *rng) {
    struct state *s = state;
    for (int i = 0; i < s->players; i++)
        if (i != seat && has_bid(s, i) && !s->seat[i].automa)
            s->seat[i].bid = (uint8_t)(1 + pl_rng_below(rng, (uint32_t)most(s, i) + 1));
    for (int least = DECISION_MAX; least >= 0; least--)
        for (int i = 0; i < s->players; i++)
            if (s->seat[i].least == least && !s->seat[i].card && holds(s, i))
                deal(s, i, least, rng);
    for (int i = 0; i < s->players; i++)
        if (has_bid(s, i) && s->seat[i].automa)
            s->seat[i].bid = (uint8_t)(1 + rule_bid(s, i));
}

/* ---- Consistency: whatever passes can be played on safely ------------------------------------------------------ */

/* How many cards can have been laid aside by now (TP-2.4): so the deck never runs out. */
static int most_discarded(const struct state *s) {
    const struct pl_frame *stage = &s->frames.at[0];
    bool swaps = s->frames.depth > 1 && s->frames.at[1].what != F_DECIDE;
    return stage->what == F_BID || stage->what == F_RULE_BID ? s->players
           : stage->what == F_KEEP                           ? stage->step + swaps
                                                             : 0;
}

static struct pl_said check(const void *state) {
    const struct state *s = state;
    struct pl_set used = s->discard;
    int chips = s->pot;
    bool over = s->frames.depth == 0, broke = false;
    if (s->round > s->rounds || s->rounds > s->chips)
        return SAY(BAD_ROUND);
    bool bidding = !over && s->frames.at[0].what == F_BID;
    if (pl_decide_check(&decisions, s) >= 0 || (!bidding && s->bids.asked) || !pl_seal_fits(&s->bids, s->players))
        return SAY(BAD_FRAMES);
    for (int i = 0; i < SEATS; i++) {
        const struct seat *seat = &s->seat[i];
        if (i >= s->players) {
            if (seat->chips || seat->card || seat->bid || seat->seen || seat->last_card || seat->last_bid ||
                seat->automa)
                return SAY(BAD_EMPTY, i);
            continue;
        }
        chips += seat->chips;
        broke = broke || seat->chips == 0;
        if ((seat->card != 0) != holds(s, i))
            return SAY(BAD_HANDS, i);
        if (seat->card && pl_set_has(&used, seat->card))
            return SAY(BAD_CARDS);
        if (seat->card)
            pl_set_add(&used, seat->card);
        if ((seat->bid != 0) != has_bid(s, i) || seat->bid > most(s, i) + 1)
            return SAY(BAD_BIDS, i);
        for (int j = 0; j < SEATS; j++)
            if (seat->seen >> j & 1 && (j == i || j >= s->players || !holds(s, j)))
                return SAY(BAD_SEEN, i);
    }
    if (pl_set_has(&used, 0) || pl_set_count(&s->discard) > most_discarded(s))
        return SAY(BAD_CARDS);
    if (chips != s->players * s->chips || s->pot != (over ? 0 : s->players))
        return SAY(BAD_CHIPS);
    if (!automas_fit(s))
        return SAY(BAD_AUTOMAS);
    return over && s->round < s->rounds && !broke ? SAY(BAD_FRAMES) : PL_NOTHING;
}

/* ---- For bots and for the terminal ----------------------------------------------------------------------------- */

/* A hundred points a chip, and of the pot a share by strength of card and bid. */
static void evaluate(const void *state, int32_t *points) {
    const struct state *s = state;
    int32_t strength[SEATS], sum = 0, pot = s->pot;
    for (int i = 0; i < s->players; i++) {
        int bid = s->seat[i].bid ? s->seat[i].bid - 1 : 0;
        int card = s->seat[i].card ? s->seat[i].card : (CARDS + 1) / 2; /* still to come: an average one */
        strength[i] = (card + bid) * (card + bid);
        sum += strength[i];
        pot += bid;
        points[i] = 100 * (s->seat[i].chips - bid);
    }
    for (int i = 0; i < s->players; i++)
        points[i] += 100 * pot * strength[i] / sum;
}

static void board(const void *state, const struct pl_screen *screen, struct pl_out *out) {
    const struct state *s = state;
    bool fr = screen->lang == PL_FR;
    pl_putf(out, fr ? "Manche %d sur %d   pot : %d   écartées :" : "Round %d of %d   pot: %d   laid aside:", s->round,
            s->rounds, s->pot);
    PL_EACH(card, s->discard) {
        pl_putf(out, " %d", card);
    }
    pl_put(out, pl_set_empty(&s->discard) ? " -\n" : "\n");
    for (int i = 0; i < s->players; i++) {
        const struct seat *seat = &s->seat[i];
        bool now = actor(s) == i;
        if (screen->colour && now)
            pl_put(out, "\x1b[1m");
        pl_put(out, !now ? "  " : screen->unicode ? "▸ " : "> ");
        name(s, "seat", i, screen->lang, out);
        pl_putf(out, fr ? "   jetons %2d   carte " : "   chips %2d   card ", seat->chips);
        if (seat->card)
            pl_putf(out, "[%2d]", seat->card);
        else
            pl_put(out, !holds(s, i) ? " -- " : screen->unicode ? "[▒▒]" : "[##]");
        if (seat->bid)
            pl_putf(out, fr ? "   mise %d" : "   bid %d", seat->bid - 1);
        else if (has_bid(s, i))
            pl_put(out, fr ? "   mise secrète" : "   secret bid");
        if (seat->automa)
            pl_putf(out, "   %s", levels[seat->automa - 1].name.in[screen->lang]);
        if (seat->last_card)
            pl_putf(out, fr ? "   (avant : %d + %d)" : "   (before: %d + %d)", seat->last_card, seat->last_bid);
        pl_put(out, screen->colour && now ? "\x1b[0m\n" : "\n");
    }
}

/* ---- For pages and pictures ------------------------------------------------------------------------------------- */

#include "games/template/scene.h"

/* ---- The tables and the game ----------------------------------------------------------------------------------- */

/* The field table gives dump, load, patch, diff and hash. What derive rebuilds (the deck) is left out. */
PL_DECISION_FIELDS(frames_fields, decisions, F_KINDS);
static const char *const player_names[] = {"person", "easy", "hard", NULL};
PL_SEALED_FIELDS(sealed_fields);
static const struct pl_field seat_fields[] = {
    PL_FIELD(struct seat, chips, PL_U8, "chips in hand"),
    PL_FIELD(struct seat, card, PL_U8, "card held; 0: none or unknown", .max = CARDS),
    PL_FIELD(struct seat, bid, PL_U8, "chips bid plus 1; 0: none or unknown", .max = LIMIT + 1),
    PL_FIELD(struct seat, seen, PL_U8, "bit per seat whose card it has looked at", .max = 15),
    PL_FIELD(struct seat, last_card, PL_U8, "card shown in the last showdown", .max = CARDS),
    PL_FIELD(struct seat, last_bid, PL_U8, "chips bid in the last showdown", .max = LIMIT),
    PL_FIELD(struct seat, automa, PL_U8, "who plays it", .names = player_names, .max = HARD, .later = true),
    PL_FIELD(struct seat, least, PL_U8, "the least that the card of an automa can be; 0: unknown", .max = DECISION_MAX,
             .later = true),
    {0}};
static const struct pl_field fields[] = {
    PL_FIELD(struct state, players, PL_U8, "players", .min = 2, .max = SEATS),
    PL_FIELD(struct state, rounds, PL_U8, "rounds to play", .min = 1, .max = 6),
    PL_FIELD(struct state, chips, PL_U8, "chips to start with", .min = 3, .max = 12),
    PL_FIELD(struct state, round, PL_U8, "round, from 1", .min = 1, .max = 6),
    PL_FIELD(struct state, pot, PL_U8, "chips in the pot"),
    PL_FIELD(struct state, discard, PL_SET, "cards laid aside face up", .max = CARDS + 1),
    PL_STRUCTS(struct state, seat, seat_fields, "what each seat has"),
    PL_FIELD(struct state, frames, PL_STRUCT, "what is being decided", .fields = frames_fields),
    PL_SEALED_FIELD(struct state, bids, sealed_fields, "who is asked for a bid, and who has made one"),
    {0}};

static const struct pl_option options[] = {
    {.key = "rounds",
     .label = PL_TEXT("rounds", "manches"),
     .help = PL_TEXT("how many rounds are played (TP-5.1)", "nombre de manches à jouer (TP-5.1)"),
     .min = 1,
     .max = 6,
     .standard = 3},
    {.key = "chips",
     .label = PL_TEXT("chips", "jetons"),
     .help = PL_TEXT("chips of each player at the start (TP-1.2)", "jetons de chaque joueur au départ (TP-1.2)"),
     .min = 3,
     .max = 12,
     .standard = 8},
    {0}};
static const struct pl_ending endings[] = {
    {"rounds", "TP-5.1", PL_TEXT("the last round was played", "la dernière manche a été jouée")},
    {"broke", "TP-5.2", PL_TEXT("a player had no chips left", "un joueur n'avait plus de jetons")},
    {0}};
static const struct pl_form forms[] = {
    {"keep", "TP-2.4", PL_TEXT("keep your card", "garder votre carte")},
    {"swap", "TP-2.4", PL_TEXT("lay your card aside and draw another", "écarter votre carte et en tirer une autre")},
    {"peek SEAT", "TP-2.5", PL_TEXT("look at that player's card", "regarder la carte de ce joueur")},
    {"bid CHIPS", "TP-3.1", PL_TEXT("bid that many chips in secret", "miser en secret ce nombre de jetons")},
    {"card N", "TP-2.2", PL_TEXT("chance: this card is drawn", "hasard : cette carte est tirée")},
    {"decision N", "TP-6.2", PL_TEXT("chance: an automa's decision card", "hasard : la carte de décision d'un automa")},
    {"lot SEAT", "TP-6.3",
     PL_TEXT("chance: at whose card an automa looks", "hasard : de qui un automa regarde la carte")},
    {0}};

const struct pl_game pl_game_template = {
    .id = "template",
    .name = PL_TEXT("Bluff", "Bluff"),
    .pitch = PL_TEXT("A hidden card, secret bids and a dash of nerve: who bids too much?",
                     "Une carte cachée, des mises secrètes et du sang-froid : qui misera trop ?"),
    .rules_version = 1,
    .min_players = 2,
    .max_players = SEATS,
    .min_minutes = 5,
    .max_minutes = 10,
    .state_size = sizeof(struct state),
    .fields = fields,
    .options = options,
    .levels = levels,
    .roles = NULL, /* seats differ in nothing but their place */
    .endings = endings,
    .forms = forms,
    .rules = pl_rules_template,
    .phrases = phrases,
    .admits = admits,
    .start = start,
    .actor = actor,
    .deciding = deciding,
    .turn_to = turn_to,
    .moves = moves,
    .chances = chances,
    .apply = apply,
    .result = result,
    .score_lines = score_lines,
    .view = view,
    .determinize = determinize,
    .notate = notate,
    .describe = describe,
    .prompt = prompt,
    .wishes_of = wishes_of,
    .explain = explain,
    .name_thing = name,
    .derive = derive,
    .check = check,
    .evaluate = evaluate,
    .role = role,
    .automa = automa,
    .players = players,
    .turn = turn,
    .board = board,
    .zones = zones,
    .pieces = pieces,
    .touches = touches,
    .find_thing = find_thing,
    .art = art,
};
