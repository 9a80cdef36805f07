/* What a soak counts, between playing (soak.c) and telling (soak_report.c). */
#ifndef PLATEAU_CLI_SOAK_H
#define PLATEAU_CLI_SOAK_H

#include "app/cli/args.h"

enum { SOAK_RULES = 1024, SOAK_PHRASES = 4096, SOAK_MOST = 128, SOAK_BREACHES = 10 };

/* Of a phrase: it cites no rule; which one depends on what is said. */
enum { SOAK_NO_RULE = -1, SOAK_SOME_RULE = -2 };

struct soak {
    const struct cli_args *args;
    const struct pl_game *game;
    struct pl_bot bot;
    uint64_t seed;
    int least, most; /* players */

    int options, roles, levels, endings, forms, rules, phrases; /* sizes of the game's tables */
    int16_t phrase_rule[SOAK_PHRASES];                          /* index of the rule a phrase cites, or one of these */

    int64_t games, moves, longest, refused_setups;
    int widest;
    struct {
        bool cited;              /* by a phrase, a form or an ending */
        int64_t worked, refused; /* how often at work in a move, a note or an ending; given as a reason why not */
    } rule[SOAK_RULES];
    struct soak_count {
        int64_t games;
        double wins;
    } role[SOAK_MOST], level[SOAK_MOST];
    int64_t ending[SOAK_MOST], form[SOAK_MOST];
    int64_t formless; /* moves that no form describes */
    char formless_example[PL_MAX_NOTATION];

    int breaches;
    char breach[SOAK_BREACHES][1024];
};

/* Counts a sentence; false if it is none of the game's phrases. */
bool soak_said(struct soak *soak, const struct pl_said *said, bool refusal);

/* Tells all of it on standard output; returns how many things were never reached. */
int soak_report(const struct soak *soak);

#endif
