/* How often somebody may do something: a little memory of keys (an address, a name, an identity) seen lately. It has
 * fixed room and forgets the key not seen for longest (but see limits_turn); a secret of its own keeps anybody from
 * aiming at a place in it.
 *
 * Times are milliseconds. */
#ifndef PLATEAU_SERVER_LIMITS_H
#define PLATEAU_SERVER_LIMITS_H

#include <stdbool.h>
#include <stdint.h>

struct limits;
struct limits *limits_new(void);
void limits_free(struct limits *limits);

/* So many at once, and so many a minute. 0: go ahead, it is counted; else how long to wait. */
int64_t limits_take(struct limits *limits, const char *what, const char *key, int64_t now, int at_once, int a_minute);
/* The same for so many of them together; of more than `at_once` it never is the time. */
int64_t limits_take_some(struct limits *limits, const char *what, const char *key, int64_t now, int64_t some,
                         int at_once, int a_minute);
/* The same without counting. */
int64_t limits_look(struct limits *limits, const char *what, const char *key, int64_t now, int at_once, int a_minute);

/* Attempts that may fail: `freely` at once, then a second between them, then two, four… up to `longest`. Each is
 * counted when it begins (else many could be begun before the first has failed), and taken back if it was a success. An
 * hour without any and all is forgotten. 0: go ahead, it is counted; else how long to wait. */
int64_t limits_try(struct limits *limits, const char *what, const char *key, int64_t now, int freely, int64_t longest);
/* How long limits_try would have one wait; counts nothing. */
int64_t limits_due(struct limits *limits, const char *what, const char *key, int64_t now, int freely, int64_t longest);
/* Attempts that many may make at the same `key`, where one of them must get their turn whatever the others do. `freely`
 * without waiting, whoever makes them; then each of them (`who`) waits on their own, from when they first asked: a
 * second, two, four… up to `longest` the more attempts there have been, and up to `own_longest` the more they made
 * themselves. Whoever has waited has one attempt; however many come meanwhile, those who wait are not forgotten. 0: go
 * ahead, it is counted; else how long to wait. */
int64_t limits_turn(struct limits *limits, const char *key, const char *who, int64_t now, int freely, int64_t longest,
                    int64_t own_longest);
/* It was a success: all attempts at the key are forgotten. */
void limits_turned(struct limits *limits, const char *key, const char *who, int64_t now);
void limits_succeeded(struct limits *limits, const char *what, const char *key, bool forget_failures);

#endif
