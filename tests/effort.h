/* How much of a long test is done. The sanitizers make everything several times slower and look for other mistakes than
 * the plain build, which plays all the games: under them a part of the games will do. */
#ifndef PLATEAU_TESTS_EFFORT_H
#define PLATEAU_TESTS_EFFORT_H

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SANITIZED 1
#endif
#endif
#if defined(SANITIZED) || defined(__SANITIZE_ADDRESS__)
#define EFFORT(games) ((games) / 3)
#else
#define EFFORT(games) (games)
#endif

#endif
