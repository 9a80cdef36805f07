#include "app/server/limits.h"
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

enum { PLACES = 2048, WAYS = 4, HOUR = 3600 * 1000, MINUTE = 60 * 1000 };

struct entry {
    uint64_t key; /* 0: free */
    int64_t seen; /* when it was last counted */
    int64_t used; /* limits_take: what has not faded yet, in parts of MINUTE; limits_try: attempts */
};
struct limits {
    unsigned char secret[crypto_shorthash_KEYBYTES];
    struct entry entry[PLACES][WAYS];
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
    size_t first = strnlen(what, 64), second = strnlen(key, sizeof text - 65);
    uint64_t value;
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

int64_t limits_try(struct limits *limits, const char *what, const char *key, int64_t now, int freely, int64_t longest) {
    struct entry *entry = find(limits, what, key);
    if (now - entry->seen > HOUR)
        entry->used = 0;
    int64_t beyond = entry->used - freely, pause = 0;
    if (beyond >= 0)
        pause = beyond > 20 || (INT64_C(1000) << beyond) > longest ? longest : INT64_C(1000) << beyond;
    if (entry->seen + pause > now && pause)
        return entry->seen + pause - now;
    entry->used++;
    entry->seen = now;
    return 0;
}

void limits_succeeded(struct limits *limits, const char *what, const char *key, bool forget_failures) {
    struct entry *entry = find(limits, what, key);
    entry->used = forget_failures || !entry->used ? 0 : entry->used - 1;
}
