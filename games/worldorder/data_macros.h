/* What data.c and data_countries.c share to read the .def files. */
#ifndef PLATEAU_WORLDORDER_DATA_MACROS_H
#define PLATEAU_WORLDORDER_DATA_MACROS_H

#define VALUES(...)                                                                                                    \
    { __VA_ARGS__ }
#define COUNT(...) (sizeof((const uint8_t[]){__VA_ARGS__}) / sizeof(uint8_t))

/* A bit per power: FLAGS(USA, EU), FLAGS(NOBODY). */
enum { BIT_NOBODY = 0, BIT_USA = 1 << WO_USA, BIT_EU = 1 << WO_EU, BIT_RUS = 1 << WO_RUS, BIT_CHN = 1 << WO_CHN };
#define FIFTH(A, B, C, D, E, ...) E
#define FLAGS(...) FIFTH(__VA_ARGS__, FLAGS4, FLAGS3, FLAGS2, FLAGS1, )(__VA_ARGS__)
#define FLAGS1(A) BIT_##A
#define FLAGS2(A, B) BIT_##A | BIT_##B
#define FLAGS3(A, B, C) BIT_##A | BIT_##B | BIT_##C
#define FLAGS4(A, B, C, D) BIT_##A | BIT_##B | BIT_##C | BIT_##D

#endif
