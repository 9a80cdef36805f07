#include "app/server/limits.h"
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PLACES = 2048, TURNS = 16384, WAYS = 4, HOUR = 3600 * 1000, MINUTE = 60 * 1000 };

struct entry {
    uint64_t key; /* 0: free */
    int64_t seen; /* when it was last counted */
    int64_t used; /* limits_take: what has not faded yet, in parts of MINUTE; limits_try: attempts */
};
struct limits {
    unsigned char secret[crypto_shorthash_KEYBYTES];
    struct entry entry[PLACES][WAYS];
    struct entry turn[TURNS][WAYS]; /* of limits_turn, its `seen` is when their turn comes */
};

struct limits *limits_new(void) {
    struct limits *limits = calloc(1, sizeof *limits);
    if (limits)
        randombytes_buf(limits->secret, sizeof limits->secret);
    return limits;
}

void limits_free(struct limits *limits) {
    free(limits);
}

static uint64_t hash(const struct limits *limits, const char *what, const char *key) {
    unsigned char text[512], out[crypto_shorthash_BYTES];
    size_t first = strnlen(what, 64), second = strlen(key);
    uint64_t value;
    if (second > sizeof text - 65)
        second = sizeof text - 65;
    memcpy(text, what, first);
    text[first] = '\0';
    memcpy(text + first + 1, key, second);
    crypto_shorthash(out, text, first + 1 + second, limits->secret);
    memcpy(&value, out, sizeof value);
    return value ? value : 1;
}

static struct entry *find(struct limits *limits, const char *what, const char *key) {
    uint64_t value = hash(limits, what, key);
    struct entry *place = limits->entry[value % PLACES], *oldest = place;
    for (int i = 0; i < WAYS; i++) {
        if (place[i].key == value)
            return &place[i];
        if (place[i].seen < oldest->seen)
            oldest = &place[i];
    }
    *oldest = (struct entry){.key = value};
    return oldest;
}

/* A bucket that a use fills by MINUTE and that empties by `a_minute` each millisecond. */
static int64_t bucket(struct entry *entry, int64_t now, int64_t some, int at_once, int a_minute, bool count) {
    int64_t used = entry->used - (now - entry->seen) * a_minute, over;
    if (used < 0 || !entry->seen)
        used = 0;
    over = used + (some - at_once) * MINUTE;
    if (over > 0)
        return over / a_minute + 1;
    if (count) {
        entry->used = used + some * MINUTE;
        entry->seen = now;
    }
    return 0;
}

int64_t limits_take(struct limits *limits, const char *what, const char *key, int64_t now, int at_once, int a_minute) {
    return bucket(find(limits, what, key), now, 1, at_once, a_minute, true);
}

int64_t limits_take_some(struct limits *limits, const char *what, const char *key, int64_t now, int64_t some,
                         int at_once, int a_minute) {
    return bucket(find(limits, what, key), now, some, at_once, a_minute, true);
}

int64_t limits_look(struct limits *limits, const char *what, const char *key, int64_t now, int at_once, int a_minute) {
    return bucket(find(limits, what, key), now, 1, at_once, a_minute, false);
}

/* After so many more attempts than are free: a second, two, four… */
static int64_t pause_after(int64_t beyond, int64_t longest) {
    if (beyond < 0)
        return 0;
    return beyond > 20 || (INT64_C(1000) << beyond) > longest ? longest : INT64_C(1000) << beyond;
}

static int64_t due(struct entry *entry, int64_t now, int freely, int64_t longest) {
    if (now - entry->seen > HOUR)
        entry->used = 0;
    int64_t pause = pause_after(entry->used - freely, longest);
    return entry->seen + pause > now && pause ? entry->seen + pause - now : 0;
}

int64_t limits_due(struct limits *limits, const char *what, const char *key, int64_t now, int freely, int64_t longest) {
    return due(find(limits, what, key), now, freely, longest);
}

int64_t limits_try(struct limits *limits, const char *what, const char *key, int64_t now, int freely, int64_t longest) {
    struct entry *entry = find(limits, what, key);
    int64_t wait = due(entry, now, freely, longest);
    if (wait)
        return wait;
    entry->used++;
    entry->seen = now;
    return 0;
}

/* The entry of one of many at a key. Whoever waits keeps their place however many come after them, or those could make
 * them wait for ever; who has not come for a minute when it was their turn makes room. NULL: there is none. */
static struct entry *find_turn(struct limits *limits, const char *key, const char *who, int64_t now) {
    char both[384];
    snprintf(both, sizeof both, "%.128s\n%.128s", key, who);
    uint64_t value = hash(limits, "turn of", both);
    struct entry *place = limits->turn[value % TURNS], *first = place;
    for (int i = 0; i < WAYS; i++) {
        if (place[i].key == value)
            return &place[i];
        if (place[i].seen < first->seen)
            first = &place[i];
    }
    if (first->key && first->seen && first->seen + MINUTE > now)
        return NULL;
    *first = (struct entry){.key = value};
    return first;
}

int64_t limits_turn(struct limits *limits, const char *key, const char *who, int64_t now, int freely, int64_t longest,
                    int64_t own_longest) {
    struct entry *turn = find_turn(limits, key, who, now), *all = find(limits, "turn", key);
    if (now - all->seen > HOUR)
        all->used = 0;
    if (turn && now - turn->seen > HOUR)
        turn->used = turn->seen = 0;
    int64_t pause = pause_after(all->used - freely, longest);
    if (pause && !turn)
        return pause; /* all places are taken: they ask again as if for the first time */
    if (pause && !turn->seen)
        turn->seen = now + pause; /* the first time they ask */
    if (pause && turn->seen > now)
        return turn->seen - now;
    all->used++;
    all->seen = now;
    if (pause) {
        int64_t own = pause_after(turn->used++ - 1, own_longest);
        turn->seen = now + (own > pause ? own : pause);
    } else if (turn) {
        turn->seen = 0;
    }
    return 0;
}

void limits_turned(struct limits *limits, const char *key, const char *who, int64_t now) {
    struct entry *turn = find_turn(limits, key, who, now);
    find(limits, "turn", key)->used = 0;
    if (turn)
        turn->used = turn->seen = 0;
}

void limits_succeeded(struct limits *limits, const char *what, const char *key, bool forget_failures) {
    struct entry *entry = find(limits, what, key);
    entry->used = forget_failures || !entry->used ? 0 : entry->used - 1;
}
