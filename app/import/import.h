/* Games that people have played elsewhere, made into replays.
 *
 * An importer reads a log that another program wrote, plays it through the engine of its game and compares every total
 * the log prints with the engine's. What comes out is a match like any other, to be saved as a replay file.
 *
 * This is the one front end that knows games from the inside: an importer includes its game's headers, since it has to
 * find the cards, dice and choices that the log does not tell. The importer of another game is a file of its own and a
 * line in the table of import.c.
 */
#ifndef PLATEAU_IMPORT_IMPORT_H
#define PLATEAU_IMPORT_IMPORT_H

#include "match/match.h"

#define IMPORT_MAX_NOTES 24

/* What there is to say about an import. Whoever calls fills in `lang` and leaves the rest zero. */
struct import_report {
    enum pl_lang lang;
    bool failed;
    char error[1024];   /* why it failed: the first disagreement, with its line */
    int notes, dropped; /* things worth knowing that are no disagreement */
    char note[IMPORT_MAX_NOTES][320];
    int lines;   /* of the log that say something */
    int checked; /* printed totals that were compared with the engine */
};

struct importer {
    const char *game;      /* id of the game */
    struct pl_text source; /* what it reads, for help */
    /* NULL after an error; else the match, to be freed. */
    struct pl_match *(*run)(const char *text, size_t length, struct import_report *report);
};
extern const struct importer importers[]; /* ended by {0} */
const struct importer *importer_find(const char *game);

/* Says why the import fails; only the first time counts. `line` 0: no single line is to blame. */
__attribute__((format(printf, 3, 5), format(printf, 4, 5))) void import_fail(struct import_report *report, int line,
                                                                             const char *en, const char *fr, ...);
__attribute__((format(printf, 3, 5), format(printf, 4, 5))) void import_note(struct import_report *report, int line,
                                                                             const char *en, const char *fr, ...);

struct pl_match *import_twilight(const char *text, size_t length, struct import_report *report);

#endif
