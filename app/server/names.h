/* What may be a name: others see it in lists, logs and sentences, and must be able to tell whose it is. */
#ifndef PLATEAU_SERVER_NAMES_H
#define PLATEAU_SERVER_NAMES_H

#include "core/game.h"
#include <stdbool.h>

/* Something of the name is to be seen, nothing in it is invisible, and nothing turns the line around or leaves it. No
 * name at all ("") is fine, too. */
bool pl_name_shows(const char *name);
/* The name without its capitals, as far as French and English have any: two accounts must not differ in them alone.
 * `out` has room for the name. */
void pl_name_fold(const char *name, char *out);
/* A sentence for whoever chose another. */
const char *pl_name_no(enum pl_lang lang);

#endif
