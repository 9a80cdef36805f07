/* The line protocol of `plateau engine` (docs/engine.md) without its pipes: one function takes a line and leaves an
 * answer in memory, so that tests and the fuzzer speak to it directly.
 *
 *     struct protocol *session = protocol_new(PL_EN, seed);
 *     while (… && protocol_line(session, line, length, NULL))
 *         send(protocol_answer(session, &length), length);
 *     protocol_free(session);
 */
#ifndef PLATEAU_CLI_PROTOCOL_H
#define PLATEAU_CLI_PROTOCOL_H

#include "plateau.h"

#define PROTOCOL_VERSION 1
#define PROTOCOL_MAX_LINE (1 << 20) /* bytes of a line without its end */

struct protocol;

/* `seed` is where the seeds of games come from that are started without one. NULL: memory is out. */
struct protocol *protocol_new(enum pl_lang lang, uint64_t seed);
void protocol_free(struct protocol *session);

/* Lets no search take more than this, whatever `go` asks for (the fuzzer must stay fast). */
void protocol_limit(struct protocol *session, int64_t iterations);

/* Handles one line (without its end). A line that is refused changes nothing but the answer. `stop` (may be NULL) ends
 * a search when somebody sets it. False: the line was `quit`; its answer is there like any other. */
bool protocol_line(struct protocol *session, const char *line, size_t length, const atomic_bool *stop);
/* Instead of protocol_line for a line longer than PROTOCOL_MAX_LINE, which nobody has kept. */
void protocol_long_line(struct protocol *session);

/* The answer to the last line, ended by its empty line; "" where none is due (empty lines, comments, `stop`). It is
 * good until the next line. */
const char *protocol_answer(const struct protocol *session, size_t *length);

/* Is this line a `go`, which may take long, or the `stop` that cuts it short? */
bool protocol_is_go(const char *line, size_t length);
bool protocol_is_stop(const char *line, size_t length);

/* Reads who looks: "everything", "spectator" or a seat's number from 1; false if it is none of them. */
bool protocol_viewer(const char *text, int players, int *viewer);
/* Writes the legal moves, or the outcomes of chance each with a tab and its weight, one a line. */
void protocol_put_legal(const struct pl_game *game, const void *state, struct pl_out *out);
#define PROTOCOL_MAX_LEGAL ((PL_MAX_MOVES + PL_MAX_CHANCES) * (PL_MAX_NOTATION + 16))

#endif
