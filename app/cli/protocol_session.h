/* What the files of the line protocol share; nobody else includes this. */
#ifndef PLATEAU_CLI_PROTOCOL_SESSION_H
#define PLATEAU_CLI_PROTOCOL_SESSION_H

#include "app/cli/protocol.h"
#include "match/tr.h"

struct protocol_turn {
    int8_t seat;
    pl_move move;
};

struct protocol {
    enum pl_lang lang;
    uint64_t seeds;             /* makes the seeds of games that are started without one */
    int64_t iterations;         /* protocol_limit; 0: none */
    const atomic_bool *stop;    /* of the line being handled */
    const struct pl_game *game; /* NULL: no game yet */
    uint64_t seed;              /* of the dice */
    union pl_any_state start, state;
    struct pl_notes notes; /* of the last move */
    struct protocol_turn *turn;
    size_t turns, room; /* moves made since `start`, and how many fit */
    char *line;         /* the line being handled, ended by NUL */
    size_t line_room;
    struct pl_out body, answer; /* what the command says, and that as it is sent */
};

/* One command: `run` gets the rest of the line and writes to session->body; false means refused. */
enum protocol_rest { REST_NONE, REST_MAY, REST_MUST };
struct protocol_command {
    const char *name, *usage;
    struct pl_text help;
    enum protocol_rest rest; /* what may follow the name */
    bool game;               /* needs a game */
    bool (*run)(struct protocol *session, char *rest);
};

/* Makes room in the body for `more` bytes. False (memory is out) after having refused. */
bool protocol_room(struct protocol *session, size_t more);
/* Empties the body for a refusal. */
struct pl_out *protocol_refusal(struct protocol *session);
static inline bool protocol_refused(void) {
    return false;
}
/* protocol_refuse(session, format, …): says why not (in up to 1000 bytes); its value is false, for `return`. */
#define protocol_refuse(SESSION, ...) (pl_putf(protocol_refusal(SESSION), __VA_ARGS__), protocol_refused())
/* Takes the next word off `*rest`; "" at the end. */
char *protocol_word(char **rest);
/* Starts from this position with no moves made. `state` may be that of the session. */
void protocol_start(struct protocol *session, const struct pl_game *game, const void *state, uint64_t seed);

/* The commands that set the game going and move in it, and those that only look. */
bool protocol_new_game(struct protocol *session, char *rest);
bool protocol_position(struct protocol *session, char *rest);
bool protocol_seed(struct protocol *session, char *rest);
bool protocol_play(struct protocol *session, char *rest);
bool protocol_chance(struct protocol *session, char *rest);
bool protocol_roll(struct protocol *session, char *rest);
bool protocol_undo(struct protocol *session, char *rest);
bool protocol_history(struct protocol *session, char *rest);

bool protocol_actor(struct protocol *session, char *rest);
bool protocol_deciding(struct protocol *session, char *rest);
bool protocol_prompt(struct protocol *session, char *rest);
bool protocol_legal(struct protocol *session, char *rest);
bool protocol_notes(struct protocol *session, char *rest);
bool protocol_dump(struct protocol *session, char *rest);
bool protocol_hash(struct protocol *session, char *rest);
bool protocol_result(struct protocol *session, char *rest);
bool protocol_why(struct protocol *session, char *rest);
bool protocol_describe(struct protocol *session, char *rest);
bool protocol_board(struct protocol *session, char *rest);
bool protocol_go(struct protocol *session, char *rest);

#endif
