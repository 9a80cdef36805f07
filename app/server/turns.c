#include "app/server/turns.h"

enum { MOST_SHARES = 100 }; /* the shortest search is more than this part of the longest */

/* Each thought has a round: that of the last one taken, or one more than the last of the same person that waits. A
 * queue is sorted by rounds, and within a round by arrival. */
void turns_add(struct turns *turns, struct thought *thought) {
    bool hint = thought->kind != THINK_MOVE;
    struct thought **at = hint ? &turns->hint : &turns->move;
    thought->round = turns->round[hint];
    for (const struct thought *other = *at; other; other = other->next)
        if (other->whose == thought->whose && other->round >= thought->round)
            thought->round = other->round + 1;
    while (*at && (*at)->round <= thought->round)
        at = &(*at)->next;
    thought->next = *at;
    *at = thought;
}

/* As many people as wait share the time, and as many thoughts as somebody has waiting share theirs. In the order of the
 * queue a person's first comes before their others, so that one with no earlier of the same person is a new person. */
static double share(const struct thought *first) {
    int people = 1, own = 1;
    for (const struct thought *one = first->next; one && people * own < MOST_SHARES; one = one->next) {
        bool known = one->whose == first->whose;
        own += known;
        for (const struct thought *other = first->next; other != one && !known; other = other->next)
            known = other->whose == one->whose;
        people += !known;
    }
    return 1.0 / ((double)people * own);
}

struct thought *turns_take(struct turns *turns) {
    bool hint = turns->hint && !(turns->move && turns->hints >= THREE_HINTS);
    struct thought **queue = hint ? &turns->hint : &turns->move, *thought = *queue;
    if (!thought)
        return NULL;
    turns->hints = hint && turns->move ? turns->hints + 1 : 0;
    turns->round[hint] = thought->round;
    double seconds = thought->bot.seconds * share(thought);
    if (thought->bot.seconds > SHORTEST_SEARCH)
        thought->bot.seconds = seconds > SHORTEST_SEARCH ? seconds : SHORTEST_SEARCH;
    *queue = thought->next;
    thought->next = NULL;
    return thought;
}
