/* The thread that listens to what other servers on the same database do. */
#ifndef PLATEAU_SERVER_EAR_H
#define PLATEAU_SERVER_EAR_H

#include "app/server/store.h"

struct ear;

/* Listens to the database `where`; `wake` is called from the thread whenever something has been heard. NULL: `error`
 * says why. */
struct ear *ear_new(const char *where, enum pl_lang lang, void (*wake)(void *context), void *context,
                    struct pl_out *error);
/* What has been heard since, in order; to be freed. */
struct pl_notice *ear_fetch(struct ear *ear, int *count);
void ear_free(struct ear *ear); /* ends the thread; NULL is fine */

#endif
