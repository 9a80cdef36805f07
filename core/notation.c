/* Reading moves by matching: no game has a parser. And the answer to "why not?". */
#include "core/game.h"
#include <ctype.h>

/* Lower case, single spaces, none at the ends; a typographic apostrophe counts as a plain one. */
static void tidy(const char *text, char *out, size_t cap) {
    size_t n = 0;
    bool gap = false;
    for (; *text && n + 2 < cap; text++) {
        unsigned char c = (unsigned char)*text;
        if (isspace(c)) {
            gap = n > 0;
            continue;
        }
        if (gap)
            out[n++] = ' ';
        gap = false;
        if (c == 0xE2 && (unsigned char)text[1] == 0x80 && (unsigned char)text[2] == 0x99) {
            out[n++] = '\'';
            text += 2;
        } else {
            out[n++] = (char)tolower(c);
        }
    }
    out[n] = 0;
}

void pl_spell(const struct pl_game *game, const void *state, pl_move move, enum pl_lang lang, struct pl_out *out) {
    if (game->spell)
        game->spell(state, move, lang, out);
    else
        game->notate(state, move, out);
}

/* Ways to write a move: the spellings of the languages, and then the notation of files. */
enum { NOTATION = PL_LANGS, WAYS };

static void tidy_notation(const struct pl_game *game, const void *state, pl_move move, int way, char *out, size_t cap) {
    char text[PL_MAX_NOTATION] = "";
    struct pl_out to = PL_OUT(text);
    if (way == NOTATION)
        game->notate(state, move, &to);
    else
        game->spell(state, move, (enum pl_lang)way, &to);
    tidy(text, out, cap);
}

/* The first of the moves that is written so: in notation, as most texts are, else as people of some language spell it.
 */
static bool find_written(const struct pl_game *game, const void *state, const pl_move *moves, int count,
                         const char *wanted, pl_move *found) {
    char text[PL_MAX_NOTATION * 2];
    for (int way = NOTATION; way >= (game->spell ? 0 : NOTATION); way--)
        for (int i = 0; i < count; i++) {
            tidy_notation(game, state, moves[i], way, text, sizeof text);
            if (strcmp(wanted, text) == 0) {
                *found = moves[i];
                return true;
            }
        }
    return false;
}

/* Programs write moves as they were told them: then nothing needs to be made tidy. */
static bool find_exactly(const struct pl_game *game, const void *state, const pl_move *moves, int count,
                         const char *wanted, pl_move *found) {
    for (int i = 0; i < count; i++) {
        char text[PL_MAX_NOTATION] = "";
        struct pl_out out = PL_OUT(text);
        game->notate(state, moves[i], &out);
        if (strcmp(wanted, text) == 0) {
            *found = moves[i];
            return true;
        }
    }
    return false;
}

bool pl_read_move(const struct pl_game *game, const void *state, const char *text, pl_move *move) {
    char wanted[PL_MAX_NOTATION * 2];
    pl_move moves[PL_MAX_MOVES];
    _Static_assert(PL_MAX_CHANCES <= PL_MAX_MOVES, "outcomes of chance find room among moves");
    int actor = game->actor(state), count = 0;
    tidy(text, wanted, sizeof wanted);
    if (actor == PL_OVER)
        return false;
    if (actor == PL_CHANCE) {
        struct pl_chance chances[PL_MAX_CHANCES];
        count = game->chances(state, chances);
        for (int i = 0; i < count; i++)
            moves[i] = chances[i].move;
    } else {
        count = game->moves(state, moves);
    }
    return find_exactly(game, state, moves, count, text, move) || find_written(game, state, moves, count, wanted, move);
}

/* "build 1,0" stands for the first "build 1,0 keep=…", but "build 1" is no beginning of words. */
static bool find_begun(const struct pl_game *game, const void *state, const pl_move *moves, int count,
                       const char *wanted, pl_move *found) {
    char text[PL_MAX_NOTATION * 2];
    size_t length = strlen(wanted);
    for (int way = NOTATION; way >= (game->spell ? 0 : NOTATION); way--)
        for (int i = 0; i < count; i++) {
            tidy_notation(game, state, moves[i], way, text, sizeof text);
            if (strncmp(wanted, text, length) == 0 && text[length] == ' ') {
                *found = moves[i];
                return true;
            }
        }
    return false;
}

int pl_wish_parts(const struct pl_game *game) {
    return game->wishes_of ? UINT8_MAX + 1 : 1;
}

int pl_wishes(const struct pl_game *game, const void *state, int seat, int part, pl_move *out) {
    return game->wishes_of ? game->wishes_of(state, seat, part, out) : game->wishes(state, seat, out);
}

bool pl_read_wish(const struct pl_game *game, const void *state, int seat, const char *text, pl_move *move) {
    char wanted[PL_MAX_NOTATION * 2];
    pl_move wishes[PL_MAX_WISHES];
    tidy(text, wanted, sizeof wanted);
    for (int begun = 0; *wanted && begun < 2; begun++)
        for (int part = 0; part < pl_wish_parts(game); part++) {
            int count = pl_wishes(game, state, seat, part, wishes);
            if (begun ? find_begun(game, state, wishes, count, wanted, move)
                      : find_written(game, state, wishes, count, wanted, move))
                return true;
        }
    return false;
}

/* ---- Forms ------------------------------------------------------------------------------------------------------ */

/* Words in capitals stand for something to be filled in, so they are for people; all else is notation. */
static const struct pl_text blanks[] = {
    PL_TEXT("ACTION", "ACTION"),   PL_TEXT("AREA", "QUARTIER"), PL_TEXT("ASSET", "ATOUT"),
    PL_TEXT("BRANCH", "BRANCHE"),  PL_TEXT("CARD", "CARTE"),    PL_TEXT("CELL", "CASE"),
    PL_TEXT("CHIPS", "JETONS"),    PL_TEXT("COUNTRY", "PAYS"),  PL_TEXT("DIR", "DIR"),
    PL_TEXT("EVENT", "ÉVÉNEMENT"), PL_TEXT("FACE", "FACE"),     PL_TEXT("GOD", "DIEU"),
    PL_TEXT("GOOD", "RESSOURCE"),  PL_TEXT("KEY", "NOM"),       PL_TEXT("LEVEL", "NIVEAU"),
    PL_TEXT("POWER", "PUISSANCE"), PL_TEXT("REGION", "RÉGION"), PL_TEXT("SEAT", "SIÈGE")};

static const struct pl_text *blank(const char *word, size_t length) {
    for (size_t i = 0; i < sizeof blanks / sizeof blanks[0]; i++)
        if (strlen(blanks[i].in[PL_EN]) == length && !memcmp(blanks[i].in[PL_EN], word, length))
            return &blanks[i];
    return NULL;
}

bool pl_form_say(const struct pl_form *form, enum pl_lang lang, struct pl_out *out) {
    bool known = true;
    for (const char *at = form->form; *at;) {
        size_t capitals = strspn(at, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"), length = capitals ? capitals : 1;
        const struct pl_text *found = capitals > 1 ? blank(at, capitals) : NULL; /* one letter is a number: N, Q,R */
        known = known && (found || capitals <= 1);
        if (found)
            pl_put(out, found->in[lang]);
        else
            pl_putf(out, "%.*s", (int)length, at);
        at += length;
    }
    return known;
}

/* ---- Why not? --------------------------------------------------------------------------------------------------- */

static const char *why_over(const struct pl_game *game, const void *state, enum pl_lang lang, struct pl_out *out) {
    struct pl_result result;
    game->result(state, &result);
    const struct pl_ending *ending = &game->endings[result.ending];
    pl_putf(out, lang == PL_FR ? "la partie est finie (%s)" : "the game is over (%s)", ending->name.in[lang]);
    return ending->rule;
}

const char *pl_why_not(const struct pl_game *game, const void *state, int seat, const char *text, enum pl_lang lang,
                       struct pl_out *out) {
    pl_move move;
    union pl_any_state turned;
    int actor = game->actor(state);
    if (actor == PL_OVER)
        return why_over(game, state, lang, out);
    if (game->deciding && actor != seat) { /* of several who decide together, as that seat is asked; also anew */
        pl_copy(game, &turned, state);
        pl_turn_to(game, &turned, seat);
        state = &turned;
        actor = game->actor(state);
    }
    if (actor == seat && pl_read_move(game, state, text, &move))
        return NULL;
    if (!pl_read_wish(game, state, seat, text, &move)) {
        pl_putf(out,
                lang == PL_FR ? "« %.60s » n'est pas un coup ; les coups s'écrivent "
                              : "\"%.60s\" is not a move; moves are written ",
                text);
        for (const struct pl_form *form = game->forms; form->form; form++) {
            pl_put(out, form == game->forms ? "" : ", ");
            pl_form_say(form, lang, out);
        }
        return "";
    }
    struct pl_said why = game->explain(state, seat, move);
    if (!why.phrase)
        return NULL;
    pl_game_say(game, state, &why, lang, out);
    const char *rule = pl_said_rule(game, &why);
    return rule ? rule : "";
}
