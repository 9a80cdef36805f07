/* What the engine notes, as lines of a log. */
#include "tests/log_writer.h"
#include <stdarg.h>

/* ---- Names ------------------------------------------------------------------------------------------------------ */

static const char *card_name(int card) {
    static const struct {
        int card;
        const char *name;
    } own[] = {{TS_MIDDLE_EAST_SCORING, "Mideast Scoring"},
               {TS_HOW_I_LEARNED_TO_STOP_WORRYING, "How I Learned To Stop Worrying*"},
               {TS_WE_WILL_BURY_YOU, "\"We Will Bury You\"*"},
               {TS_LONE_GUNMAN, "\"Lone Gunman\"*"},
               {TS_GRAIN_SALES_TO_SOVIETS, "Grain Sales To Soviets"},
               {TS_NIXON_PLAYS_THE_CHINA_CARD, "Nixon Plays The China Card*"},
               {TS_ASK_NOT_WHAT_YOUR_COUNTRY, "\"Ask Not What Your Country...\"*"},
               {TS_ALLIANCE_FOR_PROGRESS, "Alliance For Progress*"},
               {TS_ONE_SMALL_STEP, "\"One Small Step...\""},
               {TS_AN_EVIL_EMPIRE, "\"An Evil Empire\"*"},
               {TS_AWACS_SALE_TO_SAUDIS, "AWACS Sale To Saudis*"},
               {TS_OAS_FOUNDED, "OAS Founded"}};
    for (size_t i = 0; i < sizeof own / sizeof own[0]; i++)
        if (own[i].card == card)
            return own[i].name;
    return ts_cards[card].name.in[PL_EN];
}

/* Goes behind the name, unless it has one. */
static const char *star(int card) {
    const char *name = card_name(card);
    bool has = name[strlen(name) - 1] == '*' || card == TS_OAS_FOUNDED;
    return ts_cards[card].flags & TS_STARRED && !has ? "*" : "";
}
#define CARD(NUMBER) card_name(NUMBER), star(NUMBER)

static const char *country_name(int country) {
    return country == TS_UNITED_KINGDOM ? "UK" : ts_lands[country].name.in[PL_EN];
}

static const char *side_name(int side) {
    return side == TS_US ? "US" : "USSR";
}

/* ---- Lines ------------------------------------------------------------------------------------------------------ */

static void end_line(struct log_writer *w) {
    fputs(w->habits.crlf ? "\r\n" : "\n", w->file);
}

/* Begins a line, or goes on behind a heading. */
static void begin_line(struct log_writer *w) {
    if (w->heading)
        fputc(' ', w->file);
    else if (w->begun)
        end_line(w);
    w->heading = w->gap = false;
    w->begun = true;
    w->lines++;
}

static void flush(struct log_writer *w) {
    for (int i = 0; i < w->pendings; i++) {
        int side = w->pending[i].side, country = w->pending[i].country;
        w->board[side][country] += w->pending[i].change;
        begin_line(w);
        fprintf(w->file, "%s %+d in %s [%d][%d]", side_name(side), w->pending[i].change, country_name(country),
                w->board[TS_US][country], w->board[TS_SU][country]);
    }
    w->pendings = 0;
}

__attribute__((format(printf, 2, 3))) static void put(struct log_writer *w, const char *format, ...) {
    flush(w);
    begin_line(w);
    va_list list;
    va_start(list, format);
    vfprintf(w->file, format, list);
    va_end(list);
}

static void put_gap(struct log_writer *w) {
    flush(w);
    if (!w->lines || w->gap)
        return;
    end_line(w);
    w->gap = true;
}

/* A part of the log begins: an empty line, then a heading. */
__attribute__((format(printf, 2, 3))) static void put_heading(struct log_writer *w, const char *format, ...) {
    flush(w);
    if (w->begun)
        end_line(w);
    if (w->begun && !w->gap)
        end_line(w);
    va_list list;
    va_start(list, format);
    vfprintf(w->file, format, list);
    va_end(list);
    w->begun = w->heading = true;
    w->gap = false;
    w->lines = 0;
}

static void change(struct log_writer *w, int side, int country, int by) {
    for (int i = 0; i < w->pendings; i++)
        if (w->pending[i].side == side && w->pending[i].country == country && (w->pending[i].change > 0) == (by > 0)) {
            w->pending[i].change += by;
            return;
        }
    if (w->pendings == LOG_PENDING)
        flush(w);
    w->pending[w->pendings].side = side;
    w->pending[w->pendings].country = country;
    w->pending[w->pendings++].change = by;
}

/* ---- Totals ----------------------------------------------------------------------------------------------------- */

static void put_score(struct log_writer *w, int side, int gain) {
    char gained[32] = "No VP awarded.";
    if (gain)
        snprintf(gained, sizeof gained, "%s gains %d VP.", side_name(side), gain);
    if (w->score)
        put(w, "%s Score is %s %d.", gained, side_name(w->score > 0 ? TS_US : TS_SU),
            w->score > 0 ? w->score : -w->score);
    else
        put(w, "%s Score is even.", gained);
    w->vp_lines++;
}

static void put_military(struct log_writer *w) {
    if (!w->military)
        return;
    int side = w->military - 1;
    w->military = 0;
    put(w, "%s Military Ops to %d", side_name(side), w->operations);
}

/* A region that is worth nothing to anybody is told, too. */
static void put_no_score(struct log_writer *w) {
    if (w->scoring && !w->vp_lines)
        put_score(w, TS_US, 0);
    w->scoring = false;
}

/* What a side is asked, or nothing once the game is over. */
static int asked(const struct ts_state *state) {
    return state->frames.depth ? pl_peek(&state->frames)->what : 0;
}

/* ---- Headings --------------------------------------------------------------------------------------------------- */

static void put_note(struct log_writer *w, const struct pl_said *said);

static void put_notes(struct log_writer *w, const struct pl_said *said, int count) {
    for (int i = 0; i < count; i++)
        put_note(w, &said[i]);
}

static void put_round(struct log_writer *w, int card) {
    w->awaiting = false;
    w->round_card = card;
    put_heading(w, "Turn %d, %s AR%d: %s%s:", w->turn, side_name(w->side), w->round, card ? card_name(card) : "",
                card ? star(card) : "");
    int helds = w->helds;
    w->helds = 0;
    put_notes(w, w->held, helds);
}

/* A round that nobody could play: told or not. */
static void skip_round(struct log_writer *w) {
    if (!w->awaiting)
        return;
    w->awaiting = false;
    if (!w->helds && !w->habits.empty_round)
        return;
    if (!w->helds && w->habits.bare_round)
        put_heading(w, "Turn %d, %s AR%d", w->turn, side_name(w->side), w->round);
    else
        put_round(w, TS_NO_CARD);
    w->heading = false;
}

static void put_headlines(struct log_writer *w, const int card[TS_SIDES]) {
    w->between = false;
    int first = card[w->picked_first], second = card[ts_other(w->picked_first)];
    put_heading(w, "Turn %d, Headline Phase: %s%s%s%s%s:", w->turn, first ? card_name(first) : "",
                first ? star(first) : "", first && second ? " & " : "", second ? card_name(second) : "",
                second ? star(second) : "");
    put_notes(w, w->opening, w->openings);
    w->openings = 0;
    for (int i = 0; i < TS_SIDES; i++) {
        int side = i ? ts_other(w->picked_first) : w->picked_first;
        if (card[side])
            put(w, "%s Headlines %s%s", side_name(side), CARD(card[side]));
    }
}

/* ---- Operations ------------------------------------------------------------------------------------------------- */

/* The move begins Operations: what they are announced as. */
static void announce(struct log_writer *w) {
    const struct pl_frame *ops = pl_peek(&w->before.frames);
    int kind = pl_kind(w->move);
    bool begins = kind == TS_M_INFLUENCE || kind == TS_M_COUP || kind == TS_M_REALIGN;
    if (ops->what != TS_F_OPS || !begins || ops->step & 3)
        return;
    if (ops->v[1] == TS_G_CARD || ops->v[1] == TS_G_CHE_AGAIN)
        put_gap(w);
    int printed = ts_cards[ops->v[0]].ops; /* only a coup is told with what modifiers make of it */
    if (kind == TS_M_COUP)
        put(w, "Coup (%d Ops):", ops->left);
    else
        put(w, "%s (%d Ops):", kind == TS_M_INFLUENCE ? "Place Influence" : "Realignment", printed);
}

static void put_coup(struct log_writer *w, int die) {
    const struct pl_frame *coup = pl_peek(&w->before.frames);
    int bonus = ts_coup_bonus(&w->before, coup->step, coup->v[0]), stability = ts_lands[coup->v[0]].stability;
    int result = die + coup->v[1] + bonus - 2 * stability;
    char modifier[16] = "";
    if (bonus)
        snprintf(modifier, sizeof modifier, "(%+d)  ", bonus);
    put(w, "%s: %d [ + %d %s- 2x%d = %d ]", result > 0 ? "SUCCESS" : "FAILURE", die, coup->v[1], modifier, stability,
        result);
}

/* The US die of a realignment that the USSR attempts is printed without Iran-Contra. */
static void put_realignment(struct log_writer *w, int side, int die, int total) {
    const struct pl_frame *roll = pl_peek(&w->before.frames);
    if (side == TS_US && roll->step == TS_SU && ts_on(&w->before, TS_FX_IRAN_CONTRA))
        total++;
    if (total == die)
        put(w, "%s rolls %d", side_name(side), die);
    else
        put(w, "%s rolls %d (%+d) = %d", side_name(side), die, total - die, total);
}

static void put_war(struct log_writer *w, int die, int total, bool won) {
    const struct pl_frame *war = pl_peek(&w->before.frames);
    char modifier[16] = "";
    if (total != die)
        snprintf(modifier, sizeof modifier, "(%d)  ", total - die);
    put(w, "%s: %d %s%s %d", won ? "VICTORY" : "DEFEAT", die, modifier, won ? ">=" : "<",
        war->v[1] == TS_BRUSH_WAR ? 3 : 4);
}

/* ---- Notes ------------------------------------------------------------------------------------------------------ */

static void put_event(struct log_writer *w, int card) {
    put_no_score(w);
    bool own_block = card == w->resolving || (card == w->round_card && w->lines);
    if (own_block)
        put_gap(w);
    w->resolving = TS_NO_CARD;
    put(w, "Event: %s%s", CARD(card));
    if (card == TS_WARSAW_PACT_FORMED || card == TS_SOUTH_AFRICAN_UNREST)
        put(w, "Event: %s%s", CARD(card));
    w->scoring = ts_is_scoring(card) || card == TS_ALLIANCE_FOR_PROGRESS;
    w->vp_lines = 0;
}

/* Military Operations stand behind what the dice brought about. */
static bool goes_before_military(int phrase) {
    return phrase == TS_N_MORE || phrase == TS_N_LESS || phrase == TS_N_VP || phrase == TS_N_COUP ||
           phrase == TS_N_COUP_ROLL || phrase == TS_N_WAR || phrase == TS_N_WAR_WON || phrase == TS_N_WAR_LOST ||
           phrase == TS_N_MILOPS;
}

static void put_note(struct log_writer *w, const struct pl_said *said) {
    const int32_t *n = said->arg;
    int phrase = (int)(said->phrase - ts_phrases);
    if (!goes_before_military(phrase))
        put_military(w);
    switch (phrase) {
    case TS_N_MORE:
        change(w, n[0], n[1], n[2]);
        break;
    case TS_N_LESS:
        change(w, n[0], n[1], -n[2]);
        break;
    case TS_N_VP:
        w->score = n[2];
        put_score(w, n[0], n[1]);
        break;
    case TS_N_DEGRADES:
        put(w, "DEFCON degrades to %d", n[0]);
        break;
    case TS_N_IMPROVES:
        put(w, "DEFCON improves to %d", n[0]);
        break;
    case TS_N_MILOPS:
        w->operations = n[1];
        if (!w->military)
            put(w, "%s Military Ops to %d", side_name(n[0]), n[1]);
        break;
    case TS_N_SPACE_BOX:
        put(w, "%s advances to %d in the Space Race.", side_name(n[0]), n[1]);
        break;
    case TS_N_RESHUFFLE:
        put(w, "*RESHUFFLE*");
        break;
    case TS_N_RESOLVES:
        w->resolving = n[1];
        break;
    case TS_N_NORAD:
        put_gap(w);
        break;
    case TS_N_DISCARDS:
    case TS_N_DISCARDS_PILE:
        if (pl_peek(&w->before.frames)->what == TS_F_CARD && pl_peek(&w->before.frames)->step == TS_C_HELD)
            put_gap(w);
        put(w, "%s discards %s%s", side_name(n[0]), CARD(n[1]));
        break;
    case TS_N_PLAYS_SPACE:
        put(w, "Space Race (%d Ops):", ts_card_value(&w->before, n[0], n[1]));
        break;
    case TS_N_UN:
        put(w, "Event: UN Intervention");
        put(w, "%s plays %s%s", side_name(n[0]), CARD(n[1]));
        break;
    case TS_N_RETURNS:
        put(w, "US returns %s%s to USSR", CARD(n[1]));
        break;
    case TS_N_COUP:
    case TS_N_REALIGN:
        put(w, "Target: %s", country_name(n[1]));
        break;
    case TS_N_COUP_ROLL:
        put_coup(w, n[1]);
        break;
    case TS_N_REALIGN_ROLL:
        put_realignment(w, n[0], n[1], n[2]);
        break;
    case TS_N_WAR:
        put(w, "War in %s", country_name(n[1]));
        w->military = n[0] + 1;
        break;
    case TS_N_WAR_WON:
    case TS_N_WAR_LOST:
        put_war(w, n[2], n[3], said->phrase - ts_phrases == TS_N_WAR_WON);
        break;
    case TS_N_SPACE_WORKS:
        put(w, "Die roll: %d -- Success! (Needed %d or less)", n[1], n[2]);
        break;
    case TS_N_SPACE_FAILS:
        put(w, "Die roll: %d -- Failed! (Needed %d or less)", n[1], n[2]);
        break;
    case TS_N_TRAP_ENDS:
        put(w, "Trap Roll: %d <= 4 -- Trap Escaped", n[1]);
        break;
    case TS_N_TRAP_HOLDS:
        put(w, "Trap Roll: %d > 4 -- Trap Remains in Effect", n[1]);
        break;
    case TS_N_SHUTTLE_ENDS:
        put(w, "Shuttle Diplomacy is no longer in play.");
        break;
    case TS_N_EVENT:
        put_event(w, n[0]);
        break;
    case TS_N_NO_EVENT:
        if (n[0] == TS_SPECIAL_RELATIONSHIP)
            put_event(w, n[0]);
        break;
    case TS_N_CHERNOBYL:
        put(w, "US chooses %s", ts_region_names[n[0]].in[PL_EN]);
        break;
    case TS_N_PARTICIPATES:
        put(w, "%s chooses to participate in the Olympics", side_name(n[0]));
        break;
    case TS_N_BOYCOTTS:
        put(w, "%s chooses to boycott the Olympics", side_name(n[0]));
        break;
    case TS_N_NOTHING_TO_SHOW:
        put(w, "%s has no cards to reveal", side_name(n[0]));
        break;
    case TS_N_SHOWS:
        put(w, "%s reveals %s%s", side_name(n[0]), CARD(n[1]));
        if (asked(&w->after) == TS_F_GRAIN)
            put(w, "%s reveals %s%s from hand", side_name(n[0]), CARD(n[1]));
        break;
    case TS_N_GIVES:
    case TS_N_TAKES:
        put(w, "%s reveals %s%s", side_name(n[0]), CARD(n[1]));
        break;
    default:
        break;
    }
}

/* ---- The course of the game ------------------------------------------------------------------------------------- */

/* Effects that began or ended with the move. */
static void put_effects(struct log_writer *w) {
    if (w->awaiting || w->between || ts_over(&w->after))
        return;
    for (int effect = 0; effect < TS_EFFECTS; effect++) {
        bool was = ts_on(&w->before, effect), is = ts_on(&w->after, effect);
        bool own = effect == TS_FX_NATO_READY || effect == TS_FX_SHUTTLE || effect == TS_FX_ENVY_SU ||
                   effect == TS_FX_ENVY_US || effect == TS_FX_AMES || effect == TS_FX_NORTH_SEA_ROUND;
        if (was != is && !own)
            put(w, "%s%s is %s in play.", CARD(ts_effect_card(effect)), is ? "now" : "no longer");
    }
}

/* The turn is over: what the move brought about after its last round. */
static void put_turn_end(struct log_writer *w, const struct pl_said *said, int count) {
    flush(w);
    bool told = false;
    for (int i = 0; i < count; i++)
        if (said[i].phrase == &ts_phrases[TS_N_VP]) {
            w->score = said[i].arg[2];
            if (!w->habits.penalties)
                continue;
            if (w->habits.cleanup)
                put_heading(w, "Turn 9, Cleanup:");
            else
                put_gap(w);
            put_score(w, said[i].arg[0], said[i].arg[1]);
            told = true;
        }
    if (w->habits.cleanup && !told)
        put_heading(w, "Turn 9, Cleanup");
    w->heading = false;
    for (int effect = 0; effect < TS_LASTING && w->habits.expiry; effect++)
        if (ts_on(&w->before, effect) && effect != TS_FX_AMES && effect != TS_FX_NORTH_SEA_ROUND) {
            if (!told)
                put_gap(w);
            told = true;
            put(w, "%s%s is no longer in play.", CARD(ts_effect_card(effect)));
        }
}

static void put_final(struct log_writer *w) {
    int gain = w->after.vp - w->score;
    w->score = w->after.vp;
    put_gap(w);
    if (w->habits.final_mark)
        put_heading(w, ": :");
    if (w->habits.final_score)
        put_score(w, gain > 0 ? TS_US : TS_SU, gain > 0 ? gain : -gain);
    w->heading = false;
}

static void keep(struct pl_said *list, int *count, const struct pl_said *said) {
    if (*count < LOG_NOTES)
        list[(*count)++] = *said;
}

/* The move opens a round or headline phase, or is made in one. */
static void open_part(struct log_writer *w) {
    const struct pl_frame *frame = pl_peek(&w->before.frames);
    int kind = pl_kind(w->move);
    bool plays = kind == TS_M_PLAY || kind == TS_M_UN || kind == TS_M_DISCARD || kind == TS_M_PASS;
    if (w->awaiting && (frame->what == TS_F_ROUND || frame->what == TS_F_TRAP) && plays) {
        int card = kind == TS_M_PASS ? TS_NO_CARD : kind == TS_M_UN ? TS_UN_INTERVENTION : pl_a(w->move);
        put_round(w, card);
    }
    if (frame->what == TS_F_GRAIN && kind != TS_M_RETURN)
        for (int i = 0; i < 2; i++)
            put(w, "US plays %s%s", CARD(frame->v[0]));
    announce(w);
    if (kind == TS_M_COUP && frame->v[1] != TS_G_JUNTA && frame->v[1] != TS_G_TEAR && frame->v[1] != TS_G_ORTEGA)
        w->military = frame->seat + 1;
    if (kind == TS_M_HEADLINE && w->before.headlined[TS_SU] + w->before.headlined[TS_US] == 0)
        w->picked_first = frame->seat;
}

/* Notes of the end of a turn that stand in a row from `from` on; the turn that begins next is noted after them. */
static int turn_end(struct log_writer *w, const struct pl_notes *notes, int from) {
    int i = from;
    struct pl_said said[PL_MAX_NOTES];
    for (; i < notes->count; i++) {
        int phrase = (int)(notes->note[i].said.phrase - ts_phrases);
        if (phrase == TS_N_TURN || phrase == TS_N_FINAL || phrase == TS_N_HELD_SCORING)
            break;
        said[i - from] = notes->note[i].said;
    }
    put_turn_end(w, said, i - from);
    return i;
}

/* Is the rest of the notes about the end of a turn? What a round brings about is noted before it. */
static bool is_turn_end(const struct log_writer *w, const struct pl_notes *notes, int i) {
    int phrase = (int)(notes->note[i].said.phrase - ts_phrases);
    if (phrase == TS_N_MILOPS_MISSING)
        return true;
    bool checks = phrase == TS_N_TURN || phrase == TS_N_FINAL || phrase == TS_N_HELD_SCORING;
    return checks && !w->between;
}

void log_move(struct log_writer *w, const struct ts_state *before, pl_move move, const struct pl_notes *notes,
              const struct ts_state *after) {
    int headline[TS_SIDES] = {0, 0};
    bool ends =
        w->habits.short_end && ts_over(after) && after->ending != TS_END_FINAL + 1 && pl_kind(move) != TS_M_INFLUENCE;
    w->before = *before;
    w->after = *after;
    w->move = move;
    open_part(w);
    for (int i = 0; i < notes->count && !ends; i++) {
        const struct pl_said *said = &notes->note[i].said;
        int phrase = (int)(said->phrase - ts_phrases);
        if (phrase == TS_N_ROUND) {
            put_military(w);
            put_no_score(w);
            skip_round(w);
            put_gap(w);
            w->awaiting = true;
            w->side = said->arg[0];
            w->round = said->arg[1];
            w->helds = 0;
        } else if (is_turn_end(w, notes, i)) {
            put_military(w);
            put_no_score(w);
            skip_round(w);
            if (phrase == TS_N_MILOPS_MISSING || phrase == TS_N_TURN)
                w->between = true;
            i = turn_end(w, notes, i) - 1;
            if (i + 1 < notes->count && notes->note[i + 1].said.phrase == &ts_phrases[TS_N_HELD_SCORING])
                break;
            w->between = true;
        } else if (phrase == TS_N_TURN) {
            w->turn = said->arg[0];
            w->openings = 0;
        } else if (phrase == TS_N_FINAL) {
            put_final(w);
        } else if (phrase == TS_N_HEADLINE) {
            headline[said->arg[0]] = said->arg[1];
            bool more = i + 1 < notes->count && notes->note[i + 1].said.phrase == &ts_phrases[TS_N_HEADLINE];
            if (!more)
                put_headlines(w, headline);
        } else if (w->awaiting) {
            keep(w->held, &w->helds, said);
        } else if (w->between && phrase != TS_N_DISCARDS) {
            keep(w->opening, &w->openings, said);
        } else {
            put_note(w, said);
        }
    }
    bool dice = pl_kind(move) == TS_M_DIE || pl_kind(move) == TS_M_DICE;
    if (dice) {
        flush(w);
        put_military(w);
    }
    if (asked(after) && asked(after) != TS_F_PICK)
        put_no_score(w);
    put_effects(w);
}

void log_begin(struct log_writer *w, FILE *file, const struct ts_state *start, const char *ussr, const char *us,
               const struct log_habits *habits) {
    memset(w, 0, sizeof *w);
    w->file = file;
    w->habits = *habits;
    for (int side = 0; side < TS_SIDES; side++)
        for (int country = 0; country < TS_COUNTRIES; country++)
            w->board[side][country] = start->influence[side][country];
    put(w, "SETUP: : %s will play as USSR.", ussr);
    put(w, "%s will play as USA.", us);
    int handicap = ts_handicap(start);
    if (handicap)
        put(w, "Handicap influence: %s +%d", side_name(handicap > 0), handicap > 0 ? handicap : -handicap);
    put(w, "Scenario: Standard");
    if (start->option[TS_OPT_OPTIONAL])
        put(w, "Optional Cards Added");
    put(w, "Time per Player: 45 Minutes");
    w->turn = 1;
}

void log_end(struct log_writer *w) {
    flush(w);
    if (ts_over(&w->after) && w->habits.winner && w->after.winner && w->after.ending == TS_END_FINAL + 1)
        put(w, "%s wins by Final Scoring", side_name(w->after.winner - 1));
    else if (ts_over(&w->after) && w->habits.winner && w->after.winner && w->after.ending == TS_END_VP + 1)
        put(w, "%s wins by Victory Points", side_name(w->after.winner - 1));
    end_line(w);
}
