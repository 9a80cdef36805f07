/* The commands that set a game going and move in it. Each works everything out before it changes the session. */
#include "app/cli/protocol_session.h"
#include <errno.h>
#include <jansson.h>
#include <stdlib.h>

void protocol_start(struct protocol *session, const struct pl_game *game, const void *state, uint64_t seed) {
    union pl_any_state first;
    pl_copy(game, &first, state);
    session->game = game;
    session->seed = seed;
    pl_copy(game, &session->start, &first);
    pl_copy(game, &session->state, &first);
    session->notes.count = session->notes.dropped = 0;
    session->turns = 0;
}

/* ---- new -------------------------------------------------------------------------------------------------------- */

static const struct pl_game *find_game(struct protocol *session, const char *id) {
    const struct pl_game *game = pl_game_find(id);
    if (game)
        return game;
    protocol_refuse(session,
                    TR(session->lang, "There is no game \"%.60s\"; games lists them.",
                       "Il n'y a pas de jeu « %.60s » ; games les énumère."),
                    id);
    return NULL;
}

/* Whole numbers without sign. */
static bool read_number(const char *text, uint64_t max, uint64_t *value) {
    if (*text < '0' || *text > '9')
        return false;
    char *end;
    errno = 0;
    unsigned long long number = strtoull(text, &end, 10);
    if (*end || errno || number > max)
        return false;
    *value = number;
    return true;
}

static bool read_seed(struct protocol *session, const char *text, uint64_t *seed) {
    return read_number(text, UINT64_MAX, seed) ||
           protocol_refuse(session,
                           TR(session->lang,
                              "\"%.40s\" is no seed: it is a whole number from 0 to 18446744073709551615.",
                              "« %.40s » n'est pas une graine : c'est un nombre entier de 0 à 18446744073709551615."),
                           text);
}

struct wanted {
    const char *players, *seed, *roles, *seats;
    int options;
    struct {
        const char *key, *value;
    } option[PL_MAX_OPTIONS];
};

/* Cuts "players=3 radius=5 …" into its parts. */
static bool read_wanted(struct protocol *session, char *rest, struct wanted *wanted) {
    *wanted = (struct wanted){0};
    while (*rest) {
        char *key = protocol_word(&rest), *value = strchr(key, '=');
        if (!value || value == key || !value[1])
            return protocol_refuse(session,
                                   TR(session->lang, "\"%.60s\" is no setting: write KEY=VALUE, as in players=3.",
                                      "« %.60s » n'est pas un réglage : écrivez CLÉ=VALEUR, par exemple players=3."),
                                   key);
        *value++ = 0;
        if (strcmp(key, "players") == 0) {
            wanted->players = value;
        } else if (strcmp(key, "seed") == 0) {
            wanted->seed = value;
        } else if (strcmp(key, "roles") == 0) {
            wanted->roles = value;
        } else if (strcmp(key, "seats") == 0) {
            wanted->seats = value;
        } else if (wanted->options == PL_MAX_OPTIONS) {
            return protocol_refuse(session, "%s",
                                   TR(session->lang, "These are more options than any game has; give each once.",
                                      "C'est plus d'options qu'aucun jeu n'en a ; donnez chacune une fois."));
        } else {
            wanted->option[wanted->options].key = key;
            wanted->option[wanted->options++].value = value;
        }
    }
    return true;
}

static bool read_setup(struct protocol *session, const struct pl_game *game, const struct wanted *wanted,
                       struct pl_setup *setup, uint64_t *seed) {
    uint64_t players = (uint64_t)game->min_players;
    if (wanted->players &&
        (!read_number(wanted->players, (uint64_t)game->max_players, &players) || (int)players < game->min_players))
        return protocol_refuse(session,
                               TR(session->lang, "players=%.40s: it must be a number from %d to %d.",
                                  "players=%.40s : il faut un nombre de %d à %d."),
                               wanted->players, game->min_players, game->max_players);
    if (wanted->seed && !read_seed(session, wanted->seed, seed))
        return false;
    *setup = pl_setup_default(game, (int)players);
    for (int i = 0; i < wanted->options; i++)
        if (!pl_setup_option(game, setup, wanted->option[i].key, wanted->option[i].value, session->lang,
                             &session->body))
            return false;
    if (wanted->roles && !pl_setup_roles(game, setup, wanted->roles, session->lang, &session->body))
        return false;
    if (wanted->seats && !pl_setup_seats(game, setup, wanted->seats, session->lang, &session->body))
        return false;
    return pl_setup_check(game, setup, session->lang, &session->body);
}

bool protocol_new_game(struct protocol *session, char *rest) {
    const struct pl_game *game = find_game(session, protocol_word(&rest));
    struct wanted wanted;
    if (!game || !read_wanted(session, rest, &wanted))
        return false;
    struct pl_setup setup;
    union pl_any_state state;
    uint64_t seeds = session->seeds, seed = pl_mix64(&seeds);
    if (!read_setup(session, game, &wanted, &setup, &seed))
        return false;
    if (!pl_new(game, &setup, &state))
        return protocol_refuse(
            session, "%s", TR(session->lang, "This setup is not possible.", "Cette mise en place n'est pas possible."));
    session->seeds = seeds;
    protocol_start(session, game, &state, seed);
    pl_putf(&session->body, "%s players=%d seed=%llu", game->id, setup.players, (unsigned long long)seed);
    for (int i = 0; game->options && game->options[i].key; i++) {
        pl_putf(&session->body, " %s=", game->options[i].key);
        pl_option_write(&game->options[i], setup.option[i], &session->body);
    }
    for (int seat = 0; game->roles && seat < setup.players; seat++)
        pl_putf(&session->body, "%s%s",
                seat ? "," : " roles=", setup.role[seat] == PL_ANY_ROLE ? "any" : game->roles[setup.role[seat]].key);
    if (game->levels) {
        pl_put(&session->body, " seats=");
        pl_setup_seats_write(game, &setup, &session->body);
    }
    return true;
}

/* ---- position --------------------------------------------------------------------------------------------------- */

/* A state, or a state file {"game": …, "state": …}, which names its game. */
static bool load(struct protocol *session, const json_t *json, bool patch) {
    const struct pl_game *game = session->game;
    const json_t *id = json_object_get(json, "game"), *state = json_object_get(json, "state");
    if (json_is_string(id) && state && json_object_size(json) == 2) {
        game = find_game(session, json_string_value(id));
        if (!game)
            return false;
        json = state;
    }
    if (!game || (patch && game != session->game))
        return protocol_refuse(session, "%s",
                               TR(session->lang,
                                  "Of which game? Start one first (new GAME), or write {\"game\": …, \"state\": …}.",
                                  "De quel jeu ? Commencez-en un (new JEU), ou écrivez {\"game\": …, \"state\": …}."));
    union pl_any_state work;
    if (patch)
        pl_copy(game, &work, &session->state);
    if (!pl_load_json(game, json, patch, &work, session->lang, &session->body))
        return false;
    protocol_start(session, game, &work, session->seed);
    pl_putf(&session->body, "%s %016llx", game->id, (unsigned long long)pl_hash(game, &session->state));
    return true;
}

bool protocol_position(struct protocol *session, char *rest) {
    bool patch = strncmp(rest, "patch", 5) == 0 && (rest[5] == ' ' || rest[5] == '\t');
    if (patch)
        protocol_word(&rest);
    json_error_t mistake;
    json_t *json = json_loads(rest, JSON_REJECT_DUPLICATES, &mistake);
    if (!json)
        return protocol_refuse(session,
                               TR(session->lang, "Byte %d is not JSON: %s. The whole state stands on one line.",
                                  "L'octet %d n'est pas du JSON : %s. L'état entier tient sur une ligne."),
                               mistake.position, mistake.text);
    bool fine = load(session, json, patch);
    json_decref(json);
    return fine;
}

/* ---- Moves ------------------------------------------------------------------------------------------------------ */

static void put_turn(struct protocol *session, const void *before, struct protocol_turn turn) {
    if (turn.seat == PL_CHANCE)
        pl_put(&session->body, "* ");
    else
        pl_putf(&session->body, "%d ", turn.seat + 1);
    union pl_any_state turned;
    pl_copy(session->game, &turned, before);
    pl_turn_to(session->game, &turned, turn.seat);
    session->game->notate(&turned, turn.move, &session->body);
}

/* Room for one more move; false leaves everything as it was. */
static bool reserve(struct protocol *session) {
    if (session->turns < session->room)
        return true;
    size_t room = session->room ? session->room * 2 : 64;
    struct protocol_turn *turn = realloc(session->turn, room * sizeof *turn);
    if (!turn)
        return protocol_refuse(session, "%s", TR(session->lang, "Memory is out.", "La mémoire est épuisée."));
    session->turn = turn;
    session->room = room;
    return true;
}

static bool make(struct protocol *session, int seat, pl_move move) {
    if (!reserve(session))
        return false;
    struct protocol_turn turn = {.seat = (int8_t)seat, .move = move};
    put_turn(session, &session->state, turn);
    if (!pl_play(session->game, &session->state, seat, move, &session->notes))
        return protocol_refuse(session, "%s", TR(session->lang, "This move is not legal.", "Ce coup n'est pas légal."));
    session->turn[session->turns++] = turn;
    return true;
}

static bool refuse_turn(struct protocol *session) {
    int actor = session->game->actor(&session->state);
    if (actor == PL_OVER)
        return protocol_refuse(
            session, "%s",
            TR(session->lang, "The game is over; result says how.", "La partie est finie ; result dit comment."));
    if (actor == PL_CHANCE)
        return protocol_refuse(session, "%s",
                               TR(session->lang,
                                  "Chance is to move: roll, or chance OUTCOME with one that legal lists.",
                                  "C'est au hasard : roll, ou chance TIRAGE avec l'un de ceux que legal énumère."));
    return protocol_refuse(session,
                           TR(session->lang, "Seat %d is to move: play MOVE with one that legal lists.",
                              "C'est au siège %d : play COUP avec l'un de ceux que legal énumère."),
                           actor + 1);
}

bool protocol_play(struct protocol *session, char *rest) {
    const struct pl_game *game = session->game;
    int actor = game->actor(&session->state), seat = actor;
    pl_move move;
    if (actor < 0)
        return refuse_turn(session);
    union pl_any_state turned;
    pl_copy(game, &turned, &session->state);
    /* A seat may stand before the move; a notation that itself starts with a number comes first. */
    bool found = pl_read_move(game, &turned, rest, &move);
    uint64_t number;
    char *space = strpbrk(rest, " \t");
    if (!found && space) {
        *space = 0;
        bool numbered = read_number(rest, (uint64_t)game->players(&session->state), &number) && number > 0;
        *space = ' ';
        if (numbered) {
            seat = (int)number - 1;
            rest = space + strspn(space, " \t");
            pl_turn_to(game, &turned, seat); /* any of those who decide together, again and again */
            found = game->actor(&turned) == seat && pl_read_move(game, &turned, rest, &move);
        }
    }
    if (game->actor(&turned) != seat)
        return refuse_turn(session);
    if (found)
        return make(session, seat, move);
    char sentence[1024] = "";
    struct pl_out why = PL_OUT(sentence);
    const char *rule = pl_why_not(game, &turned, seat, rest, session->lang, &why);
    if (!rule)
        return protocol_refuse(session,
                               TR(session->lang, "\"%.60s\" is only the beginning of a move; legal lists them whole.",
                                  "« %.60s » n'est que le début d'un coup ; legal les énumère entiers."),
                               rest);
    struct pl_out *out = protocol_refusal(session);
    pl_putf(out, "%s%s", rule, *rule ? TR(session->lang, ": ", " : ") : "");
    pl_put(out, sentence);
    return false;
}

bool protocol_chance(struct protocol *session, char *rest) {
    pl_move move;
    if (session->game->actor(&session->state) != PL_CHANCE)
        return refuse_turn(session);
    if (!pl_read_move(session->game, &session->state, rest, &move))
        return protocol_refuse(session,
                               TR(session->lang, "\"%.60s\" cannot come up now; legal lists what can.",
                                  "« %.60s » ne peut pas sortir maintenant ; legal énumère ce qui le peut."),
                               rest);
    return make(session, PL_CHANCE, move);
}

bool protocol_seed(struct protocol *session, char *rest) {
    if (*rest && !read_seed(session, rest, &session->seed))
        return false;
    pl_putf(&session->body, "%llu", (unsigned long long)session->seed);
    return true;
}

/* As in a match: roll number k depends on the seed and k only (match/match.h). */
bool protocol_roll(struct protocol *session, char *rest) {
    (void)rest;
    if (session->game->actor(&session->state) != PL_CHANCE)
        return refuse_turn(session);
    uint64_t rolls = 0;
    for (size_t i = 0; i < session->turns; i++)
        rolls += session->turn[i].seat == PL_CHANCE;
    struct pl_rng rng = pl_rng_seed(session->seed, rolls);
    return make(session, PL_CHANCE, pl_draw(session->game, &session->state, &rng));
}

/* Plays the moves again but the last. A session is a referee's: it undoes anything, unlike a match. */
bool protocol_undo(struct protocol *session, char *rest) {
    (void)rest;
    if (session->turns == 0)
        return protocol_refuse(
            session, "%s", TR(session->lang, "There is no move to take back.", "Il n'y a pas de coup à reprendre."));
    union pl_any_state state;
    pl_copy(session->game, &state, &session->start);
    session->notes.count = session->notes.dropped = 0;
    for (size_t i = 0; i + 1 < session->turns; i++)
        pl_play(session->game, &state, session->turn[i].seat, session->turn[i].move, &session->notes);
    put_turn(session, &state, session->turn[session->turns - 1]);
    pl_copy(session->game, &session->state, &state);
    session->turns--;
    return true;
}

bool protocol_history(struct protocol *session, char *rest) {
    (void)rest;
    union pl_any_state state;
    pl_copy(session->game, &state, &session->start);
    if (!protocol_room(session, session->turns * (PL_MAX_NOTATION + 8)))
        return false;
    for (size_t i = 0; i < session->turns; i++) {
        put_turn(session, &state, session->turn[i]);
        pl_put_char(&session->body, '\n');
        pl_repeat(session->game, &state, session->turn[i].seat, session->turn[i].move, NULL);
    }
    return true;
}
