/* The one game interface.
 *
 * A game is a constant `struct pl_game`: tables of data and a handful of functions over a flat state. Everything else
 * in Plateau (matches, bots, the command line, the web table, the tests) knows games only through it. This header is
 * the contract; `tests/test_contract.c` holds every game to it over thousands of random positions.
 *
 * A whole random game:
 *
 *     const struct pl_game *game = pl_game_find("tempete");
 *     struct pl_setup setup = pl_setup_default(game, 2);
 *     union pl_any_state state;
 *     struct pl_rng rng = pl_rng_seed(42, 0);
 *     pl_new(game, &setup, &state);
 *     while (pl_step_random(game, &state, &rng, NULL))
 *         ;
 *     struct pl_result result;
 *     game->result(&state, &result);
 *
 * A bot that knows only what its seat may know:
 *
 *     pl_view(game, &state, seat, &view);                  // what the seat sees
 *     int n = game->moves(&view, moves);                   // its own legal moves are the same in the view
 *     pl_determinize(game, &view, seat, &rng, &world);     // one world that agrees with it
 */
#ifndef PLATEAU_CORE_GAME_H
#define PLATEAU_CORE_GAME_H

#include "core/fields.h"
#include "core/frames.h"
#include "core/move.h"
#include "core/rng.h"
#include "core/scene.h"
#include "core/sealed.h"
#include "core/text.h"
#include <stdalign.h>
#include <string.h>

/* Limits that let callers keep everything on the stack. A contract test watches them. */
#define PL_MAX_SEATS 6
#define PL_MAX_MOVES 512   /* legal moves of one decision */
#define PL_MAX_CHANCES 128 /* outcomes of one chance event */
#define PL_MAX_WISHES 8192 /* moves somebody may wish for; of one kind, if the game lists them so */
#define PL_MAX_NOTES 256   /* notes of one move */
#define PL_MAX_USES 64     /* effects that one move uses or leaves */
#define PL_MAX_OPTIONS 48
#define PL_MAX_SCORE_LINES 24
#define PL_MAX_STATE 4096  /* bytes of a state */
#define PL_MAX_NOTATION 64 /* bytes of a move's notation with its NUL */
#define PL_MAX_JSON 65536  /* bytes of a dumped state with its NUL */

/* Who moves next: a seat 0 .. players-1, or one of these. */
enum { PL_CHANCE = -1, PL_OVER = -2 };
/* Who looks: a seat, or one of these. There is no default: every call that shows something takes a viewer. */
enum { PL_SPECTATOR = -1, PL_EVERYTHING = -2 };

/* Storage for a state of any game, to be used where the game is known only at run time. */
union pl_any_state {
    alignas(16) unsigned char bytes[PL_MAX_STATE];
};

/* ---- Tables of a game ------------------------------------------------------------------------------------------ */

/* An option of the setup: an integer min..max; with `names`, written by name (names[0] is min), and with `words`, told
 * to people in these (words[0] is min). */
struct pl_option {
    const char *key;
    struct pl_text label, help;
    int32_t min, max, standard;
    const char *const *names;
    const struct pl_text *words;
};

/* A role a seat can have (a god, a side, a class). */
struct pl_role {
    const char *key;
    struct pl_text name, help;
    struct pl_text called; /* the name as a sentence needs it, with its article ("you are …"); NULL: the name */
};

/* A way in which the rulebook itself plays a seat, as an automa: one that wants an easy game, one that is hard to beat.
 * An automa is a player like any other. Its draws are moves of chance; wherever its seat is to move there is exactly
 * one move, the one that its rules prescribe, worked out from what they let it read. So log, undo, replay and search
 * need to know nothing of it. core/automa.h helps to write one. */
struct pl_level {
    const char *key;           /* "easy": `--seats person,automa:easy` */
    struct pl_text name, help; /* "Automa (easy)", as it stands beside the names of players */
    uint32_t roles;            /* bit per role that is played so (of at most 32); 0: all */
};

/* A way a game can end, with the rule that says so. */
struct pl_ending {
    const char *key, *rule;
    struct pl_text name;
};

/* A form of notation, for help and for messages: "build Q,R keep=N". */
struct pl_form {
    const char *form, *rule;
    struct pl_text help;
};

/* A numbered rule, made from the game's rules.md and rules.fr.md by the build. */
struct pl_rule {
    const char *id;
    struct pl_text section, text;
};

/* A word that people look for in the rules, and what these say instead; both as they are compared: small letters
 * without accents. What begins with `sought` is found where `said` stands, too. */
struct pl_synonym {
    const char *sought, *said;
};

/* ---- What goes in and comes out -------------------------------------------------------------------------------- */

enum { PL_ANY_ROLE = -1 };

/* Everything that is fixed before the first move. */
struct pl_setup {
    int players;
    int32_t option[PL_MAX_OPTIONS]; /* in the order of the game's option table */
    int8_t role[PL_MAX_SEATS];   /* index in the role table, or PL_ANY_ROLE: the game decides, by chance if need be */
    int8_t automa[PL_MAX_SEATS]; /* index in the table of levels plus 1: an automa; 0: a person or a bot */
};

struct pl_result {
    int ending;                  /* index in the ending table */
    uint32_t winners;            /* bit per seat; more than one: shared; none: a draw */
    int32_t score[PL_MAX_SEATS]; /* points by the game's own count */
};

/* A line of the account of the points: what they are for (the phrase cites the rule), and how many each seat has. */
struct pl_score_line {
    struct pl_said label;
    int32_t points[PL_MAX_SEATS];
};

/* What a move brought about, as sentences: the log, and the proof of which rules were at work. */
struct pl_note {
    struct pl_said said;
    uint8_t audience; /* a bit per seat that may read it, and PL_WATCHERS */
};
struct pl_notes {
    int count, dropped;
    struct pl_note note[PL_MAX_NOTES];
};
#define PL_WATCHERS 0x80u /* whoever has no seat */
#define PL_PUBLIC 0xFFu   /* everybody; without the bit of a seat: all others */
/* The bit of `viewer`: a seat or PL_SPECTATOR. */
static inline unsigned pl_reader(int viewer) {
    return viewer >= 0 ? 1u << viewer : PL_WATCHERS;
}

/* An effect that could be used, and whether a move does: for reports of what players do with what they are offered. */
struct pl_use {
    struct pl_said what;
    bool used;
};

/* How a board is drawn on a terminal. */
struct pl_screen {
    enum pl_lang lang;
    bool colour, unicode;
    int columns;
    int viewer;
};

/* ---- The interface --------------------------------------------------------------------------------------------- */

/* In all functions `state` points to state_size bytes of this game. They read no clock, keep no memory of their own
 * and never allocate. A state holds no pointers; unused bytes are zero, so equal positions are equal bytes. */
struct pl_game {
    const char *id;           /* its folder's name: lower-case letters */
    struct pl_text name;      /* "La Tempête des Dieux" */
    struct pl_text pitch;     /* one sentence for the list of games */
    uint32_t rules_version;   /* raised whenever an old replay could be played differently */
    const uint32_t *card_set; /* hash of cards that whoever owns the box may type in before building; files of games
                               * name it. NULL: there are none */
    int min_players, max_players;
    int min_minutes, max_minutes; /* how long a game usually takes, with few players who know it and with many */
    size_t state_size;

    const struct pl_field *fields;     /* ended by {0} */
    const struct pl_option *options;   /* ended by {0}; may be NULL */
    const struct pl_role *roles;       /* ended by {0}; may be NULL */
    const struct pl_level *levels;     /* of its automas, the usual one first; ended by {0}; NULL: it has none */
    const char *const *colours;        /* "#rrggbb" by role, ended by NULL, if the sides of a game have their colours
                                        * whoever plays them; NULL: a seat has the colour of its number */
    const struct pl_ending *endings;   /* ended by {0} */
    const struct pl_form *forms;       /* ended by {0} */
    const struct pl_rule *rules;       /* ended by {0} */
    const struct pl_synonym *synonyms; /* ended by {0}; may be NULL */
    const struct pl_phrase *phrases;   /* every phrase the game says, ended by {0} */

    /* May these options, roles and automas go together? PL_NOTHING, or the reason why not. NULL: always. A game with
     * automas admits one person and automas, if there are as many as the game needs players. */
    struct pl_said (*admits)(const struct pl_setup *setup);
    /* Changes a standard setup to what is standard where several people play, rather than one against bots. NULL: the
     * same. */
    void (*among_people)(struct pl_setup *setup);
    /* Makes the first position in zeroed memory. `setup` has been checked. */
    void (*start)(void *state, const struct pl_setup *setup);
    /* Who moves: a seat, PL_CHANCE or PL_OVER. Public knowledge: the same in every view, but that the view of a seat
     * which may decide at the same time as others is turned to that seat. */
    int (*actor)(const void *state);
    /* Where several decide at the same time (core/sealed.h): who is asked, and who has answered. All zero where one
     * decides alone. Somebody who is asked has not answered; `actor` is one of these, the first in the game's own
     * order. One move is an answer; the last one to come in ends the question. In which order they come makes no
     * difference to the position after the last, and whatever a seat answers looks alike to the others until then.
     * Public knowledge. NULL: it never happens. */
    struct pl_sealed (*deciding)(const void *state);
    /* Turns such a state to `seat`, which is asked: it has not answered (any more), and `actor` is that seat, so
     * `moves`, `apply`, `notate`, `describe` and all the others speak of it. PL_SPECTATOR: to the first in the game's
     * own order of those who have not answered; takes no answer back. NULL exactly if `deciding` is. */
    void (*turn_to)(void *state, int seat);
    /* The legal moves of the actor, each once, never none; the same for that seat's view of the state.
     * Returns their number. Called only when a seat is to move. `out` has room for PL_MAX_MOVES. */
    int (*moves)(const void *state, pl_move *out);
    /* The outcomes of the chance event to come, each once, all weights > 0, their sum below 2^31. Returns their number.
     * Called only when chance is to move. `out` has room for PL_MAX_CHANCES. */
    int (*chances)(const void *state, struct pl_chance *out);
    /* Makes a move that is legal (or a possible outcome). Trusts its caller; everybody else calls pl_play.
     * `notes` may be NULL: then nothing is noted. */
    void (*apply)(void *state, pl_move move, struct pl_notes *notes);
    /* How it ended. Called only when the game is over. */
    void (*result)(const void *state, struct pl_result *out);
    /* Explains the score: lines whose points add up, seat by seat, to the score of `result`. Returns their number;
     * `out` has room for PL_MAX_SCORE_LINES. Called only when the game is over. NULL: the score says all there is. */
    int (*score_lines)(const void *state, struct pl_score_line *out);

    /* Blanks, in place, whatever `viewer` (a seat or PL_SPECTATOR) may not know. Blanking twice changes nothing more.
     * NULL: nothing is hidden. */
    void (*view)(void *state, int viewer);
    /* Fills the blanks of a view (a seat's or PL_SPECTATOR's), in place, with one of the worlds that agree with all the
     * viewer has seen, each as likely as it should be. Sees nothing but the view. NULL exactly if `view` is. */
    void (*determinize)(void *view, int viewer, struct pl_rng *rng);

    /* Writes the move: short, stable, the same in all languages, different for different legal moves. */
    void (*notate)(const void *state, pl_move move, struct pl_out *out);
    /* The same as people of a language see and type it, where they would not write what files have: letters of a
     * compass, names of cells. Different for different legal moves, too; no notation and no spelling of one is that of
     * another in any language, since whoever types may use all of them. NULL: as `notate`. */
    void (*spell)(const void *state, pl_move move, enum pl_lang lang, struct pl_out *out);
    /* The move as a sentence for `viewer`, who may not be allowed to know all of it. `state` is before the move. Asked
     * of wishes of the seat to move, too, which may not be possible. */
    struct pl_said (*describe)(const void *state, pl_move move, int viewer);
    /* What is wanted now, and of whom. */
    struct pl_said (*prompt)(const void *state, int viewer);
    /* Moves that `seat` might wish to make now, legal or not, each once; `out` has room for PL_MAX_WISHES. */
    int (*wishes)(const void *state, int seat, pl_move *out);
    /* The same for one kind of move (pl_kind), in a game where they are too many for one list: each kind has room for
     * PL_MAX_WISHES. Nothing for a kind that is none. A game has either this or `wishes`; who wants them all calls
     * pl_wishes. */
    int (*wishes_of)(const void *state, int seat, int kind, pl_move *out);
    /* Why `seat` cannot make this move now: PL_NOTHING if it can. Agrees with `moves` on every wish. Wishes and reasons
     * are the same in the seat's view: they tell nothing of what is hidden from it. */
    struct pl_said (*explain)(const void *state, int seat, pl_move move);
    /* Names things in phrases: "seat", and the game's own types. */
    pl_namer *name_thing;

    /* Rebuilds what `fields` leaves out after a load. Must be safe for whatever the field table lets in.
     * NULL: nothing to rebuild. */
    void (*derive)(void *state);
    /* Is the whole position consistent? PL_NOTHING, or what is wrong. Run after each move in debug builds and on
     * every loaded state; a state that passes can be played on safely. Called on full states, not on views. */
    struct pl_said (*check)(const void *state);

    /* The prospects of each seat in points, for the greedy bot and the search. Higher is better; only differences
     * count. Integers, so that bots decide alike everywhere. Sees full states (a determinized world). */
    void (*evaluate)(const void *state, int32_t *points);
    /* For a game in which random playouts to the end tell nothing: the search lets a playout go on for `decisions`,
     * each for what looks best of a few moves, and then goes by `evaluate`. Who has gained `lead` points on the best
     * other by then counts as winning three games of four. All 0: playouts go to the end. */
    struct {
        int decisions;
        int32_t lead;
    } sight;
    /* The effects that this legal move of the seat to move uses, and those it leaves although they could have been
     * used and this was the time; what stays possible is neither. The same `what` for the same effect, always. Returns
     * their number; `out` has room for PL_MAX_USES. NULL: the game does not tell. */
    int (*uses)(const void *state, pl_move move, struct pl_use *out);
    /* Index in the role table of what the seat is, or -1 if not known (yet, or in this view). */
    int (*role)(const void *state, int seat);
    /* Index in the table of levels of how the rulebook plays the seat, or -1: a person or a bot does. Public and fixed
     * from the start. NULL exactly if `levels` is. */
    int (*automa)(const void *state, int seat);
    int (*players)(const void *state);
    /* Turns begun so far, for statistics. */
    int (*turn)(const void *state);
    /* Draws the board for a terminal: everything a player must see to decide. `view` is the viewer's view. NULL: the
     * scene is told in words (core/scene_text.h). */
    void (*board)(const void *view, const struct pl_screen *screen, struct pl_out *out);

    /* The table as things to draw (core/scene.h). Zones depend on the setup only; pieces and stats are those of one
     * viewer's view. `touches` lists what a move (or a wish) is about, most important first, and returns their number;
     * `out` has room for PL_MAX_TOUCHES. All may be NULL in a game that is not drawn. */
    void (*zones)(const void *state, struct pl_scene *scene);
    void (*pieces)(const void *view, int viewer, struct pl_scene *scene);
    int (*touches)(const void *state, pl_move move, pl_touch *out);
    /* Where a thing that phrases name ("cell", "card", …) is to be seen in this view: true and *out if it is on the
     * table. Lines of a log light up what they speak of. NULL: names stay mere words. */
    bool (*find_thing)(const void *view, const char *type, int32_t value, pl_touch *out);
    const struct pl_art *art; /* ended by {0} */
};

/* ---- Finding games --------------------------------------------------------------------------------------------- */

extern const struct pl_game *const pl_games[];      /* ended by NULL; the template comes last */
const struct pl_game *pl_game_find(const char *id); /* NULL if there is none */

/* ---- The safe calls -------------------------------------------------------------------------------------------- */

struct pl_setup pl_setup_default(const struct pl_game *game, int players);
/* The same where `people` of the players are people, not bots. */
struct pl_setup pl_setup_among(const struct pl_game *game, int players, int people);
/* Sets option `key` from text; false: `error` says what would be right. */
bool pl_setup_option(const struct pl_game *game, struct pl_setup *setup, const char *key, const char *value,
                     enum pl_lang lang, struct pl_out *error);
/* Sets the roles from "shamash,any,daikoe" (seats in order; missing ones are any). */
bool pl_setup_roles(const struct pl_game *game, struct pl_setup *setup, const char *list, enum pl_lang lang,
                    struct pl_out *error);
/* The level that a word for a player names: "easy" of "automa:easy", "" (the usual one) of "automa". NULL: the word is
 * not about an automa. */
const char *pl_automa_word(const char *word);
/* Lets an automa of that level play the seat; false: `error` says which there are. */
bool pl_setup_automa(const struct pl_game *game, struct pl_setup *setup, int seat, const char *level, enum pl_lang lang,
                     struct pl_out *error);
/* The same from "person,automa:easy" (seats in order; missing ones are persons, as is whoever a bot plays for), and the
 * list as it is read. */
bool pl_setup_seats(const struct pl_game *game, struct pl_setup *setup, const char *list, enum pl_lang lang,
                    struct pl_out *error);
void pl_setup_seats_write(const struct pl_game *game, const struct pl_setup *setup, struct pl_out *out);
/* May the seat, as it is set up, have this role? For a game that gives roles by chance. */
bool pl_setup_may_be(const struct pl_game *game, const struct pl_setup *setup, int seat, int role);
/* Writes an option's value by name or number. */
void pl_option_write(const struct pl_option *option, int32_t value, struct pl_out *out);
/* The value as people read it: by its `words`, "on" and "off" as yes and no, or as it is written. */
void pl_option_say(const struct pl_option *option, int32_t value, enum pl_lang lang, struct pl_out *out);
bool pl_setup_check(const struct pl_game *game, const struct pl_setup *setup, enum pl_lang lang, struct pl_out *error);

/* Makes the first position; false (and nothing written) if pl_setup_check would refuse. */
bool pl_new(const struct pl_game *game, const struct pl_setup *setup, void *state);

static inline void pl_copy(const struct pl_game *game, void *to, const void *from) {
    memcpy(to, from, game->state_size);
}

/* Who may decide now. A bit per seat; none: chance is to move, or the game is over. Where several are asked together,
 * those who have answered may still answer anew. */
uint32_t pl_deciding(const struct pl_game *game, const void *state);
/* Those of them whose answer is missing: the game waits for them. */
uint32_t pl_awaited(const struct pl_game *game, const void *state);
/* Have several been asked together, and has `seat` answered? Then it may answer anew. */
bool pl_has_answered(const struct pl_game *game, const void *state, int seat);
/* Turns a state (or a view) in which `seat` may decide to that seat, taking its answer back; any other stays as it is.
 */
void pl_turn_to(const struct pl_game *game, void *state, int seat);

/* Whose answer comes next where those who are asked together answer as it happens: one of those the game waits for,
 * drawn at random, to whom the state is turned. Where there is only one of them nothing is drawn. */
int pl_any_actor(const struct pl_game *game, void *state, struct pl_rng *rng);

/* The one gate: makes the move if `seat` may decide now (or chance is to move, for PL_CHANCE) and the move is in its
 * list. Whoever has answered a question put to several answers it anew: as if it had answered so at once, and the notes
 * are only its own. Otherwise returns false and leaves every byte of the state as it was. `notes` (may be NULL) is
 * emptied first. */
bool pl_play(const struct pl_game *game, void *state, int seat, pl_move move, struct pl_notes *notes);

/* The level of the automa that plays the seat, or -1. */
static inline int pl_automa(const struct pl_game *game, const void *state, int seat) {
    return game->automa && seat >= 0 ? game->automa(state, seat) : -1;
}

/* Makes a move of `seat` (or PL_CHANCE) that has been through the gate before, as when a game is played again. */
static inline void pl_repeat(const struct pl_game *game, void *state, int seat, pl_move move, struct pl_notes *notes) {
    if (game->turn_to && seat >= 0 && game->actor(state) != seat)
        game->turn_to(state, seat);
    game->apply(state, move, notes);
}

/* Draws one outcome of the chance event to come, by weight. */
pl_move pl_draw(const struct pl_game *game, const void *state, struct pl_rng *rng);
/* Makes one random step, of chance or of the seat to move (uniform); false when the game is over.
 * `options` (may be NULL) gets the number of moves there were to choose from, 0 for chance. */
bool pl_step_random(const struct pl_game *game, void *state, struct pl_rng *rng, int *options);

/* What `viewer` sees (PL_EVERYTHING: all), turned to it if its answer is awaited. `out` may be `state`. */
void pl_view(const struct pl_game *game, const void *state, int viewer, void *out);
/* One world that agrees with what `viewer` (a seat or PL_SPECTATOR) knows. `state` may be its view or the truth: only
 * the view is used. */
void pl_determinize(const struct pl_game *game, const void *state, int viewer, struct pl_rng *rng, void *out);

/* The move as people of that language see and type it. */
void pl_spell(const struct pl_game *game, const void *state, pl_move move, enum pl_lang lang, struct pl_out *out);
/* Finds the legal move (or outcome of chance) written `text`, in notation or spelled in any language; spaces and case
 * do not matter. */
bool pl_read_move(const struct pl_game *game, const void *state, const char *text, pl_move *move);
/* The wishes of `seat`, part by part: all in one, or a part for each kind of move. `out` has room for PL_MAX_WISHES.
 *
 *     for (int part = 0; part < pl_wish_parts(game); part++)
 *         for (int i = 0, n = pl_wishes(game, state, seat, part, wishes); i < n; i++) … */
int pl_wish_parts(const struct pl_game *game);
int pl_wishes(const struct pl_game *game, const void *state, int seat, int part, pl_move *out);
/* As pl_read_move over the wishes of `seat`; a unique beginning of a notation is enough. */
bool pl_read_wish(const struct pl_game *game, const void *state, int seat, const char *text, pl_move *move);

/* Why is `text` not possible for `seat`? Writes one sentence, and returns the rule's id ("" where no single rule
 * forbids it: words that are no move at all); NULL if it is possible. */
const char *pl_why_not(const struct pl_game *game, const void *state, int seat, const char *text, enum pl_lang lang,
                       struct pl_out *out);

/* Writes a form of notation for people: "coup COUNTRY", "coup PAYS". False: a word in capitals has no translation. */
bool pl_form_say(const struct pl_form *form, enum pl_lang lang, struct pl_out *out);

/* Why can `seat` do nothing with this thing of the table (a zone or a piece, core/scene.h)? The refused wishes about
 * it, each sentence once: those of kinds that are on offer elsewhere first, then of other kinds that are being decided.
 * What one reason forbids altogether is left out; if nothing else is left, `why` is the prompt and `wish` PL_NO_MOVE.
 * Returns their number; 0: nothing is wished with this thing, or the game is over. */
#define PL_MAX_REFUSALS 24
struct pl_refusal {
    pl_move wish;
    struct pl_said why;
};
int pl_refusals(const struct pl_game *game, const void *state, int seat, pl_touch thing, struct pl_refusal *out);

/* Sentences. */
void pl_game_say(const struct pl_game *game, const void *state, const struct pl_said *said, enum pl_lang lang,
                 struct pl_out *out);
void pl_describe(const struct pl_game *game, const void *state, pl_move move, int viewer, enum pl_lang lang,
                 struct pl_out *out);
void pl_prompt(const struct pl_game *game, const void *state, int viewer, enum pl_lang lang, struct pl_out *out);

/* JSON. */
void pl_dump(const struct pl_game *game, const void *state, struct pl_out *out);
/* Loads a whole state (patch false) or changes the one in `state` (patch true), then derives and checks it. False:
 * `error` says what is wrong and the state is untouched. */
bool pl_load(const struct pl_game *game, const char *json, bool patch, void *state, enum pl_lang lang,
             struct pl_out *error);
bool pl_load_json(const struct pl_game *game, const struct json_t *json, bool patch, void *state, enum pl_lang lang,
                  struct pl_out *error);

uint64_t pl_hash(const struct pl_game *game, const void *state);
int pl_diff(const struct pl_game *game, const void *a, const void *b, struct pl_out *out);

/* The behaviour signature: a hash over every position's choice in `games` random games of each player count. */
uint64_t pl_signature(const struct pl_game *game, int games);

/* Which of the `count` moves that `seat` may make now cannot be taken back once they are made? Chance decides next, the
 * game is over, something hidden is shown, or a seat of `quick` (a bit per seat that answers at once, like a bot)
 * decides next, be it after the steps of automas. Where several decide together an answer is final once nobody but
 * seats of `quick` is missing: until then it may be given anew. A lone move is never final: there was nothing to
 * choose. Works from the seat's view alone, so the answers tell nothing of what is hidden from it; what a move shows is
 * tried in a few worlds, so a rare one may be missed. */
void pl_finals(const struct pl_game *game, const void *view, int seat, uint32_t quick, const pl_move *moves, int count,
               bool *final);

/* A rule by id (case does not matter), or NULL. */
const struct pl_rule *pl_rule_find(const struct pl_game *game, const char *id);
/* The id of the rule that a sentence cites, its holes filled; NULL: none. */
const char *pl_said_rule(const struct pl_game *game, const struct pl_said *said);
/* Can sentences of this phrase cite the rule? */
bool pl_phrase_cites(const struct pl_phrase *phrase, const char *id);

/* ---- For games ------------------------------------------------------------------------------------------------- */

static inline void pl_note_to(struct pl_notes *notes, uint8_t audience, struct pl_said said) {
    if (!notes)
        return;
    if (notes->count < PL_MAX_NOTES)
        notes->note[notes->count++] = (struct pl_note){.said = said, .audience = audience};
    else
        notes->dropped++;
}
/* PL_NOTE(notes, &phrase, args…): one sentence everybody may read. */
#define PL_NOTE(NOTES, ...)                                                                                            \
    do {                                                                                                               \
        if (NOTES)                                                                                                     \
            pl_note_to((NOTES), PL_PUBLIC, PL_SAY(__VA_ARGS__));                                                       \
    } while (0)

#endif
