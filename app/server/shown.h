/* A game from a file, to be looked at: a replay that somebody brings becomes a finished table that nobody plays at.
 *
 *     struct job *job = hub_job(hub, JOB_SHOW);
 *     job->file = text;                                   // owned by the job, ended by '\0'
 *     if (pl_shown_read(job, PL_FR, &error))              // slow: the pool of bots does it (THINK_FILE)
 *         hub_submit(hub, job);                           // … job->row.id is the table
 */
#ifndef PLATEAU_SERVER_SHOWN_H
#define PLATEAU_SERVER_SHOWN_H

#include "app/server/job.h"

#define PL_MAX_SHOWN_FILE (512 * 1024) /* bytes of a file */
#define PL_MAX_SHOWN_MOVES 6000        /* moves in it: the longest games have some thousand */

/* Reads job->file into job->row and job->moves, and takes the comments out of it. False: `error` says what is wrong
 * with it, and nothing is in the job but the file. */
bool pl_shown_read(struct job *job, enum pl_lang lang, struct pl_out *error);

#endif
