/* Names as logs write them: those of the engine's tables, but for some spellings of the logs' own. */
#include "app/import/twilight_log.h"
#include <ctype.h>

enum { LONGEST_NAME = 80 };

/* Small letters and digits only: '"We Will Bury You"*' becomes "wewillburyyou". */
static void squeeze(const char *name, size_t length, char out[LONGEST_NAME]) {
    size_t n = 0;
    for (size_t i = 0; i < length && n + 1 < LONGEST_NAME; i++)
        if (isalnum((unsigned char)name[i]))
            out[n++] = (char)tolower((unsigned char)name[i]);
    out[n] = '\0';
}

/* The engine's keys are the usual names in small letters; its English names may be longer. */
static bool is_name(const char *squeezed, const char *key, const char *name) {
    char other[LONGEST_NAME];
    squeeze(key, strlen(key), other);
    if (!strcmp(squeezed, other))
        return true;
    squeeze(name, strlen(name), other);
    return !strcmp(squeezed, other);
}

struct alias {
    const char *name;
    int thing;
};
static int alias_find(const struct alias *aliases, const char *squeezed) {
    for (; aliases->name; aliases++)
        if (!strcmp(aliases->name, squeezed))
            return aliases->thing;
    return -1;
}

int log_card(const char *name, size_t length) {
    static const struct alias aliases[] = {{"mideastscoring", TS_MIDDLE_EAST_SCORING},
                                           {"asknotwhatyourcountry", TS_ASK_NOT_WHAT_YOUR_COUNTRY},
                                           {"onesmallstepforman", TS_ONE_SMALL_STEP},
                                           {"chinacard", TS_CHINA},
                                           {"voiceofamerica", TS_THE_VOICE_OF_AMERICA},
                                           {"cambridgefive", TS_THE_CAMBRIDGE_FIVE},
                                           {"reformer", TS_THE_REFORMER},
                                           {"ironlady", TS_THE_IRON_LADY},
                                           {"evilempire", TS_AN_EVIL_EMPIRE},
                                           {"seasiascoring", TS_SOUTHEAST_ASIA_SCORING},
                                           {"capturednaziscientists", TS_CAPTURED_NAZI_SCIENTIST},
                                           {"usjapanmutualdefensepact", TS_US_JAPAN_MUTUAL_DEFENSE_PACT},
                                           {"colonialrearguard", TS_COLONIAL_REAR_GUARDS},
                                           {"romanianabdiction", TS_ROMANIAN_ABDICATION},
                                           {NULL, 0}};
    char squeezed[LONGEST_NAME];
    squeeze(name, length, squeezed);
    for (int card = 1; card < TS_CARDS; card++)
        if (is_name(squeezed, ts_cards[card].key, ts_cards[card].name.in[PL_EN]))
            return card;
    return alias_find(aliases, squeezed);
}

int log_country(const char *name, size_t length) {
    static const struct alias aliases[] = {{"uk", TS_UNITED_KINGDOM},
                                           {"spain", TS_SPAIN_PORTUGAL},
                                           {"laos", TS_LAOS_CAMBODIA},
                                           {"southeastafricanstates", TS_SE_AFRICAN_STATES},
                                           {"southeasternafricanstates", TS_SE_AFRICAN_STATES},
                                           {"dominicanrep", TS_DOMINICAN_REPUBLIC},
                                           {"congozaire", TS_ZAIRE},
                                           {NULL, 0}};
    char squeezed[LONGEST_NAME];
    squeeze(name, length, squeezed);
    for (int country = 0; country < TS_COUNTRIES; country++)
        if (is_name(squeezed, ts_lands[country].key, ts_lands[country].name.in[PL_EN]))
            return country;
    return alias_find(aliases, squeezed);
}

int log_region(const char *name, size_t length) {
    static const struct alias aliases[] = {{"mideast", TS_MIDDLE_EAST}, {NULL, 0}};
    char squeezed[LONGEST_NAME];
    squeeze(name, length, squeezed);
    for (int region = 0; region < TS_REGIONS; region++)
        if (is_name(squeezed, ts_region_keys[region], ts_region_names[region].in[PL_EN]))
            return region;
    return alias_find(aliases, squeezed);
}
