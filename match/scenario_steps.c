/* The steps of a scenario: moves to make, and what must then be so. What failed is said with the number of its step,
 * since a parsed JSON value knows its line no more. */
#include "match/scenario_run.h"
#include <stdlib.h>
#include <strings.h>

/* ---- JSON ------------------------------------------------------------------------------------------------------ */

/* Writes a value in short; NULL: nothing is there. */
static void put_value(struct pl_run *run, const json_t *value) {
    if (!value) {
        pl_put(&run->out, TR(run->lang, "nothing", "rien"));
        return;
    }
    char text[PL_SHOWN] = "";
    struct pl_out out = PL_OUT(text); /* cuts between letters */
    char *whole = json_dumps(value, JSON_ENCODE_ANY | JSON_COMPACT | JSON_SORT_KEYS);
    pl_put(&out, whole ? whole : "…");
    free(whole);
    pl_put(&run->out, text);
    if (out.cut)
        pl_put(&run->out, "…");
}

/* A seat written from 1 on; -1 after saying what would be right. */
static int seat_of(struct pl_run *run, const json_t *value, const char *what) {
    int players = run->game->players(&run->state);
    json_int_t seat = json_is_integer(value) ? json_integer_value(value) : 0;
    if (seat >= 1 && seat <= players)
        return (int)seat - 1;
    FAIL(run, "\"%s\" must be a seat from 1 to %d, not ", "« %s » doit être un siège de 1 à %d, et non ", what,
         players);
    put_value(run, value);
    return -1;
}

/* ---- Pointers (RFC 6901) --------------------------------------------------------------------------------------- */

/* Reads one reference token, "~1" as '/' and "~0" as '~', into `token`; returns what follows it, NULL if it is wrong.
 */
static const char *read_token(const char *at, char *token, size_t cap) {
    size_t n = 0;
    for (; *at && *at != '/'; at++) {
        char c = *at;
        if (c == '~') {
            at++;
            if (*at != '0' && *at != '1')
                return NULL;
            c = *at == '0' ? '~' : '/';
        }
        if (n + 1 >= cap)
            return NULL;
        token[n++] = c;
    }
    token[n] = '\0';
    return at;
}

/* The element of an array: digits without leading zeros. NULL if there is none. */
static json_t *element(const json_t *array, const char *token) {
    size_t digits = strspn(token, "0123456789");
    if (digits == 0 || digits > 9 || token[digits] || (token[0] == '0' && digits > 1))
        return NULL;
    return json_array_get(array, (size_t)strtoul(token, NULL, 10));
}

/* Follows `pointer` from `value`. *found is NULL if only the last step leads nowhere; that an earlier one does, or that
 * the pointer is none, is said and false. */
static bool follow(struct pl_run *run, json_t *value, const char *pointer, json_t **found) {
    if (*pointer && *pointer != '/')
        return FAIL(run, "\"%.*s\" is no JSON pointer: it must be empty or start with '/'",
                    "« %.*s » n'est pas un pointeur JSON : il doit être vide ou commencer par « / »", PL_SHOWN,
                    pointer);
    for (const char *at = pointer; *at;) {
        char token[256];
        if (!value)
            return FAIL(run, "%.*s: there is nothing at %.*s", "%.*s : il n'y a rien à %.*s", PL_SHOWN, pointer,
                        (int)(at - pointer < PL_SHOWN ? at - pointer : PL_SHOWN), pointer);
        at = read_token(at + 1, token, sizeof token);
        if (!at)
            return FAIL(run, "\"%.*s\" is no JSON pointer: after '~' comes 0 or 1",
                        "« %.*s » n'est pas un pointeur JSON : après « ~ » vient 0 ou 1", PL_SHOWN, pointer);
        value = json_is_object(value)  ? json_object_get(value, token)
                : json_is_array(value) ? element(value, token)
                                       : NULL;
    }
    *found = value;
    return true;
}

/* Are the values at all pointers of `wanted` as written? null: nothing is there. */
static bool expect_values(struct pl_run *run, const void *state, const json_t *wanted) {
    if (!json_is_object(wanted) || json_object_size(wanted) == 0)
        return FAIL(run, "\"expect\" must be an object of JSON pointers and values",
                    "« expect » doit être un objet de pointeurs JSON et de valeurs");
    struct pl_out out = pl_out_to(run->dump, sizeof run->dump);
    pl_dump(run->game, state, &out);
    json_error_t mistake;
    json_t *dump = out.cut ? NULL : json_loads(run->dump, JSON_REJECT_DUPLICATES, &mistake);
    if (!dump)
        return FAIL(run, "the dumped state is not JSON or too long", "l'état écrit n'est pas du JSON ou est trop long");
    bool fine = true;
    const char *pointer;
    json_t *value, *found = NULL;
    json_object_foreach((json_t *)wanted, pointer, value) {
        fine = follow(run, dump, pointer, &found);
        if (fine && (json_is_null(value) ? found && !json_is_null(found) : !found || !json_equal(found, value))) {
            fine = FAIL(run, "%.*s: expected ", "%.*s : attendu ", PL_SHOWN, pointer);
            put_value(run, json_is_null(value) ? NULL : value);
            pl_put(&run->out, TR(run->lang, ", found ", ", trouvé "));
            put_value(run, found);
        }
        if (!fine)
            break;
    }
    json_decref(dump);
    return fine;
}

/* ---- Moves ----------------------------------------------------------------------------------------------------- */

/* Whose turn: "it is the turn of …", "c'est … de jouer". */
static const char *mover(const struct pl_run *run, int seat, char *buffer, size_t cap) {
    struct pl_out out = pl_out_to(buffer, cap);
    if (seat == PL_CHANCE)
        pl_put(&out, TR(run->lang, "chance", "au hasard"));
    else
        pl_putf(&out, TR(run->lang, "seat %d", "au siège %d"), seat + 1);
    return buffer;
}

/* Is it the turn of `seat` (or PL_CHANCE, or PL_OVER)? If not, says whose it is. */
static bool is_turn(struct pl_run *run, int seat) {
    char a[32], b[32];
    int actor = run->game->actor(&run->state);
    if (actor == seat)
        return true;
    if (actor == PL_OVER)
        return FAIL(run, "the game is over", "la partie est finie");
    mover(run, actor, a, sizeof a);
    if (seat == PL_OVER)
        return FAIL(run, "the game is not over: it is the turn of %s", "la partie n'est pas finie : c'est %s de jouer",
                    a);
    return FAIL(run, "it is the turn of %s, not of %s", "c'est %s de jouer, et non %s", a,
                mover(run, seat, b, sizeof b));
}

/* Is a seat to move? */
static bool is_seat_turn(struct pl_run *run) {
    int actor = run->game->actor(&run->state);
    if (actor == PL_OVER)
        return FAIL(run, "the game is over", "la partie est finie");
    return actor >= 0 ||
           FAIL(run, "it is the turn of chance, not of a seat", "c'est au hasard de jouer, et non à un siège");
}

/* Makes a move or an outcome that has been read, and has the game check the whole position. */
static bool make(struct pl_run *run, int seat, pl_move move) {
    if (!pl_play(run->game, &run->state, seat, move, &run->notes))
        return FAIL(run, "the move was read but then refused", "le coup a été lu puis refusé");
    run->moved = true;
    struct pl_said wrong = run->game->check(&run->state);
    if (!wrong.phrase)
        return true;
    FAIL(run, "the position after it is not consistent: ", "la position qui suit n'est pas cohérente : ");
    pl_game_say(run->game, &run->state, &wrong, run->lang, &run->out);
    return false;
}

/* Reads a legal move of a seat that may decide; false after saying by which rule it is not legal. */
static bool read_legal(struct pl_run *run, int seat, const char *text, pl_move *move) {
    pl_copy(run->game, &run->other, &run->state);
    pl_turn_to(run->game, &run->other, seat);
    if (pl_read_move(run->game, &run->other, text, move))
        return true;
    char reason[1024] = "";
    struct pl_out out = PL_OUT(reason);
    const char *rule = pl_why_not(run->game, &run->other, seat, text, run->lang, &out);
    if (!rule)
        return FAIL(run, "\"%.*s\" is not a move written in full", "« %.*s » n'est pas un coup écrit en entier",
                    PL_SHOWN, text);
    return FAIL(run, "\"%.*s\" is not legal for seat %d: %s%s%s", "« %.*s » n'est pas légal pour le siège %d : %s%s%s",
                PL_SHOWN, text, seat + 1, rule, rule[0] ? TR(run->lang, ": ", " : ") : "", reason);
}

static bool step_chance(struct pl_run *run, json_t *step) {
    pl_move move;
    const char *text = pl_run_string(run, json_object_get(step, "chance"), "chance");
    if (!text || !is_turn(run, PL_CHANCE))
        return false;
    if (!pl_read_move(run->game, &run->state, text, &move))
        return FAIL(run, "\"%.*s\" is not a possible outcome", "« %.*s » n'est pas un résultat possible", PL_SHOWN,
                    text);
    return make(run, PL_CHANCE, move);
}

static bool step_play(struct pl_run *run, json_t *step) {
    pl_move move;
    const char *text = pl_run_string(run, json_object_get(step, "play"), "play");
    json_t *given = json_object_get(step, "seat");
    int seat = given && text ? seat_of(run, given, "seat") : run->game->actor(&run->state);
    if (!text || (given && seat < 0) || !is_seat_turn(run))
        return false;
    if (!(pl_deciding(run->game, &run->state) >> seat & 1))
        return is_turn(run, seat);
    return read_legal(run, seat, text, &move) && make(run, seat, move);
}

/* Must not be legal, for the rule given; and the gate must refuse it and leave every byte as it was. */
static bool step_refused(struct pl_run *run, json_t *step) {
    const struct pl_game *game = run->game;
    const char *text = pl_run_string(run, json_object_get(step, "refused"), "refused");
    json_t *given = json_object_get(step, "seat"), *wanted = json_object_get(step, "rule");
    if (!text)
        return false;
    /* "": words that are no move at all */
    const struct pl_rule *rule = NULL;
    bool none = json_is_string(wanted) && json_string_length(wanted) == 0;
    if (!none && !(rule = pl_run_rule(run, wanted, "rule")))
        return false;
    int seat = given ? seat_of(run, given, "seat") : game->actor(&run->state);
    if (seat < 0)
        return given ? false : is_seat_turn(run);
    char reason[1024] = "";
    struct pl_out out = PL_OUT(reason);
    pl_copy(game, &run->other, &run->state);
    pl_turn_to(game, &run->other, seat);
    const char *found = pl_why_not(game, &run->other, seat, text, run->lang, &out);
    if (!found)
        return FAIL(run, "\"%.*s\" is legal for seat %d", "« %.*s » est légal pour le siège %d", PL_SHOWN, text,
                    seat + 1);
    if (strcasecmp(found, rule ? rule->id : "") != 0)
        return FAIL(run, "\"%.*s\" is refused by \"%s\" (%s), not by \"%s\"",
                    "« %.*s » est refusé par « %s » (%s), et non par « %s »", PL_SHOWN, text, found, reason,
                    rule ? rule->id : "");
    pl_move move;
    if (!pl_read_wish(game, &run->other, seat, text, &move))
        return true; /* no move at all, or the game is over: there is nothing to try at the gate */
    pl_copy(game, &run->other, &run->state);
    if (pl_play(game, &run->other, seat, move, NULL))
        return FAIL(run, "\"%.*s\" has a reason against it (%s) but can be played",
                    "« %.*s » a une raison contre lui (%s) mais peut être joué", PL_SHOWN, text, reason);
    if (memcmp(&run->other, &run->state, game->state_size) != 0)
        return FAIL(run, "\"%.*s\" was refused but has changed the state", "« %.*s » a été refusé mais a changé l'état",
                    PL_SHOWN, text);
    return true;
}

/* Reads `list` as legal moves into `moves` (room for PL_MAX_MOVES); their number, or -1 after saying what is wrong. */
static int read_list(struct pl_run *run, const json_t *list, const char *what, pl_move *moves) {
    if (!json_is_array(list) || json_array_size(list) == 0 || json_array_size(list) > PL_MAX_MOVES) {
        FAIL(run, "\"%s\" must be a list of moves", "« %s » doit être une liste de coups", what);
        return -1;
    }
    if (!is_seat_turn(run))
        return -1;
    int n = (int)json_array_size(list);
    for (int i = 0; i < n; i++) {
        const char *text = pl_run_string(run, json_array_get(list, (size_t)i), what);
        if (!text || !read_legal(run, run->game->actor(&run->state), text, &moves[i]))
            return -1;
        for (int j = 0; j < i; j++)
            if (moves[j] == moves[i]) {
                FAIL(run, "\"%.*s\" stands twice", "« %.*s » y est deux fois", PL_SHOWN, text);
                return -1;
            }
    }
    return n;
}

static bool step_legal(struct pl_run *run, json_t *step) {
    pl_move named[PL_MAX_MOVES];
    return read_list(run, json_object_get(step, "legal"), "legal", named) >= 0;
}

static bool step_moves(struct pl_run *run, json_t *step) {
    pl_move named[PL_MAX_MOVES], moves[PL_MAX_MOVES];
    int count = read_list(run, json_object_get(step, "moves"), "moves", named);
    if (count < 0)
        return false;
    int n = run->game->moves(&run->state, moves), more = 0;
    for (int i = 0; i < n; i++) {
        int j = 0;
        while (j < count && named[j] != moves[i])
            j++;
        if (j < count)
            continue;
        if (more++ == 0)
            FAIL(run, "legal too: ", "légaux aussi : ");
        char notation[PL_MAX_NOTATION] = "";
        struct pl_out out = PL_OUT(notation);
        run->game->notate(&run->state, moves[i], &out);
        if (more <= 10)
            pl_putf(&run->out, "%s\"%s\"", more > 1 ? ", " : "", notation);
    }
    if (more > 10)
        pl_putf(&run->out, TR(run->lang, " and %d more", " et %d autres"), more - 10);
    return more == 0;
}

static bool step_chances(struct pl_run *run, json_t *step) {
    json_t *wanted = json_object_get(step, "chances"), *value;
    const char *text;
    if (!json_is_object(wanted) || json_object_size(wanted) == 0)
        return FAIL(run, "\"chances\" must be an object of outcomes and weights",
                    "« chances » doit être un objet de résultats et de poids");
    if (!is_turn(run, PL_CHANCE))
        return false;
    struct pl_chance chances[PL_MAX_CHANCES];
    int n = run->game->chances(&run->state, chances);
    json_object_foreach(wanted, text, value) {
        if (!json_is_integer(value) || json_integer_value(value) < 0)
            return FAIL(run, "the weight of \"%.*s\" must be a whole number, 0 if it is not possible",
                        "le poids de « %.*s » doit être un nombre entier, 0 s'il n'est pas possible", PL_SHOWN, text);
        pl_move move;
        int64_t weight = 0;
        bool possible = pl_read_move(run->game, &run->state, text, &move);
        for (int i = 0; possible && i < n; i++)
            if (chances[i].move == move)
                weight = chances[i].weight;
        if (weight != json_integer_value(value))
            return FAIL(run, "\"%.*s\": expected weight %lld, found %lld", "« %.*s » : poids attendu %lld, trouvé %lld",
                        PL_SHOWN, text, (long long)json_integer_value(value), (long long)weight);
    }
    return true;
}

/* ---- Expectations ---------------------------------------------------------------------------------------------- */

static bool step_expect(struct pl_run *run, json_t *step) {
    const json_t *view = json_object_get(step, "view"), *wanted = json_object_get(step, "expect");
    if (!view)
        return expect_values(run, &run->state, wanted);
    bool spectator = json_is_string(view) && strcmp(json_string_value(view), "spectator") == 0;
    int viewer = spectator ? PL_SPECTATOR : seat_of(run, view, "view");
    if (viewer < 0 && !spectator)
        return false;
    pl_view(run->game, &run->state, viewer, &run->other);
    return expect_values(run, &run->other, wanted);
}

static bool step_expect_rules(struct pl_run *run, json_t *step) {
    json_t *wanted = json_object_get(step, "expect_rules"), *value;
    size_t i;
    if (!json_is_array(wanted) || json_array_size(wanted) == 0)
        return FAIL(run, "\"expect_rules\" must be a list of rule ids",
                    "« expect_rules » doit être une liste de règles");
    if (!run->moved)
        return FAIL(run, "no move has been made yet", "aucun coup n'a encore été joué");
    json_array_foreach(wanted, i, value) {
        const struct pl_rule *rule = pl_run_rule(run, value, "expect_rules");
        if (!rule)
            return false;
        bool found = false;
        for (int k = 0; k < run->notes.count; k++) {
            const char *cited = pl_said_rule(run->game, &run->notes.note[k].said);
            found |= cited && strcasecmp(cited, rule->id) == 0;
        }
        if (found)
            continue;
        FAIL(run,
             "no note of the last move cites %s; cited:", "aucune note du dernier coup ne cite %s ; cités :", rule->id);
        for (int k = 0; k < run->notes.count; k++) {
            const char *cited = pl_said_rule(run->game, &run->notes.note[k].said);
            pl_putf(&run->out, " %s", cited ? cited : "-");
        }
        return false;
    }
    return true;
}

static bool step_actor(struct pl_run *run, json_t *step) {
    const json_t *wanted = json_object_get(step, "actor");
    const char *word = json_string_value(wanted);
    int actor;
    if (word && strcmp(word, "chance") == 0)
        actor = PL_CHANCE;
    else if (word && strcmp(word, "over") == 0)
        actor = PL_OVER;
    else if (word)
        return FAIL(run, "\"actor\" must be a seat, \"chance\" or \"over\"",
                    "« actor » doit être un siège, « chance » ou « over »");
    else if ((actor = seat_of(run, wanted, "actor")) < 0)
        return false;
    return is_turn(run, actor);
}

static bool check_winners(struct pl_run *run, const struct pl_result *result, const json_t *wanted) {
    uint32_t winners = 0;
    if (!json_is_array(wanted))
        return FAIL(run, "\"winners\" must be a list of seats", "« winners » doit être une liste de sièges");
    for (size_t i = 0; i < json_array_size(wanted); i++) {
        int seat = seat_of(run, json_array_get(wanted, i), "winners");
        if (seat < 0)
            return false;
        winners |= UINT32_C(1) << seat;
    }
    if (winners == result->winners)
        return true;
    FAIL(run, "winners: expected ", "gagnants : attendu ");
    put_value(run, wanted);
    pl_put(&run->out, TR(run->lang, ", found [", ", trouvé ["));
    for (int seat = 0, n = 0; seat < PL_MAX_SEATS; seat++)
        if (result->winners >> seat & 1)
            pl_putf(&run->out, "%s%d", n++ ? "," : "", seat + 1);
    pl_put(&run->out, "]");
    return false;
}

static bool check_scores(struct pl_run *run, const struct pl_result *result, const json_t *wanted) {
    int players = run->game->players(&run->state);
    if (!json_is_array(wanted) || json_array_size(wanted) != (size_t)players)
        return FAIL(run, "\"scores\" must be a list of %d numbers", "« scores » doit être une liste de %d nombres",
                    players);
    for (int i = 0; i < players; i++) {
        const json_t *score = json_array_get(wanted, (size_t)i);
        if (json_is_integer(score) && json_integer_value(score) == result->score[i])
            continue;
        FAIL(run, "score of seat %d: expected ", "points du siège %d : attendu ", i + 1);
        put_value(run, score);
        return FAIL(run, ", found %d", ", trouvé %d", (int)result->score[i]);
    }
    return true;
}

static bool step_result(struct pl_run *run, json_t *step) {
    static const char *const keys[] = {"ending", "winners", "scores", NULL};
    json_t *wanted = json_object_get(step, "result");
    if (!json_is_object(wanted) || json_object_size(wanted) == 0)
        return FAIL(run, "\"result\" must be an object of ending, winners, scores",
                    "« result » doit être un objet de ending, winners, scores");
    if (!pl_run_keys(&run->out, run->lang, wanted, keys) || !is_turn(run, PL_OVER))
        return false;
    struct pl_result result = {0};
    run->game->result(&run->state, &result);
    json_t *ending = json_object_get(wanted, "ending"), *winners = json_object_get(wanted, "winners"),
           *scores = json_object_get(wanted, "scores");
    const char *key = ending ? pl_run_string(run, ending, "ending") : NULL;
    const char *found = run->game->endings[result.ending].key;
    if (ending && !key)
        return false;
    if (key && strcmp(key, found) != 0)
        return FAIL(run, "ending: expected \"%.*s\", found \"%s\"", "fin : attendu « %.*s », trouvé « %s »", PL_SHOWN,
                    key, found);
    return (!winners || check_winners(run, &result, winners)) && (!scores || check_scores(run, &result, scores));
}

/* ---- The kinds of steps ------------------------------------------------------------------------------------------ */

static const struct step_kind {
    const char *key; /* the key that tells the kind */
    bool (*run)(struct pl_run *run, json_t *step);
    const char *keys[4];
} kinds[] = {
    {"chance", step_chance, {"chance"}},
    {"play", step_play, {"play", "seat"}},
    {"legal", step_legal, {"legal"}},
    {"refused", step_refused, {"refused", "rule", "seat"}},
    {"moves", step_moves, {"moves"}},
    {"chances", step_chances, {"chances"}},
    {"expect", step_expect, {"expect", "view"}},
    {"expect_rules", step_expect_rules, {"expect_rules"}},
    {"actor", step_actor, {"actor"}},
    {"result", step_result, {"result"}},
};
enum { KINDS = sizeof kinds / sizeof *kinds };

bool pl_run_step(struct pl_run *run, json_t *step, int number) {
    const struct step_kind *kind = NULL;
    for (int i = 0; i < KINDS && !kind; i++)
        if (json_object_get(step, kinds[i].key))
            kind = &kinds[i];
    pl_putf(&run->out, TR(run->lang, "step %d", "étape %d"), number);
    if (kind)
        pl_putf(&run->out, " (%s)", kind->key);
    pl_put(&run->out, TR(run->lang, ": ", " : "));
    if (!json_is_object(step))
        return FAIL(run, "a step must be an object", "une étape doit être un objet");
    if (!kind) {
        FAIL(run, "a step must have one of the keys", "une étape doit avoir l'une des clés");
        for (int i = 0; i < KINDS; i++)
            pl_putf(&run->out, "%s %s", i ? "," : "", kinds[i].key);
        return false;
    }
    return pl_run_keys(&run->out, run->lang, step, kind->keys) && kind->run(run, step);
}
