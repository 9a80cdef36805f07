/* Programs that Plateau starts and ends itself. */
#ifndef PLATEAU_CLI_SPAWN_H
#define PLATEAU_CLI_SPAWN_H

#include <sys/types.h>

/* Starts the program `file` with `argv`; `in` (-1: ours) becomes its standard input and `out` its standard output. Its
 * process group is its own, so that Ctrl-C reaches Plateau only, which then ends it in good order. 0, or an errno. */
int cli_spawn(const char *file, char **argv, int in, int out, pid_t *pid);

#endif
