/* Text to records. */
#include "app/import/twilight_log.h"
#include <ctype.h>
#include <stdlib.h>

/* ---- Forms of lines -------------------------------------------------------------------------------------------- */

/* In a form stand
 *   %s  a side: US, USA or USSR          %d  a number, signed or not
 *   %k  the name of a card               %c  of a country           %r  of a region
 *   %*  anything, perhaps nothing
 * A blank stands for any number of blanks, also none; small and capital letters are the same. */
struct form {
    const char *form;
    enum log_kind kind;
    int8_t first; /* goes before the numbers, unless it is NONE */
};
enum { NONE = -1 };

static const struct form forms[] = {
    {"%s %d in %c [%d] [%d]", LOG_INFLUENCE, NONE},
    {"Target: %c", LOG_TARGET, NONE},
    {"SUCCESS: %d [ + %d - %d x %d = %d ]", LOG_COUP_DIE, 1},
    {"SUCCESS: %d [ + %d (%d) - %d x %d = %d ]", LOG_COUP_DIE, 1},
    {"FAILURE: %d [ + %d - %d x %d = %d ]", LOG_COUP_DIE, 0},
    {"FAILURE: %d [ + %d (%d) - %d x %d = %d ]", LOG_COUP_DIE, 0},
    {"%s rolls %d", LOG_REALIGN_DIE, NONE},
    {"%s rolls %d (%d) = %d", LOG_REALIGN_DIE, NONE},
    {"Die roll: %d -- Success! (Needed %d or less)", LOG_SPACE_DIE, 1},
    {"Die roll: %d -- Failed! (Needed %d or less)", LOG_SPACE_DIE, 0},
    {"%s advances to %d in the Space Race", LOG_BOX, NONE},
    {"War in %c", LOG_WAR, NONE},
    {"VICTORY: %d >= %d", LOG_WAR_DIE, 1},
    {"VICTORY: %d (%d) >= %d", LOG_WAR_DIE, 1},
    {"DEFEAT: %d < %d", LOG_WAR_DIE, 0},
    {"DEFEAT: %d (%d) < %d", LOG_WAR_DIE, 0},
    {"Trap Roll: %d <= %d -- Trap Escaped", LOG_TRAP_DIE, 1},
    {"Trap Roll: %d > %d -- Trap Remains in Effect", LOG_TRAP_DIE, 0},
    {"%s gains %d VP. Score is %s %d", LOG_VP, NONE},
    {"%s gains %d VP. Score is even", LOG_VP, NONE},
    {"No VP awarded. Score is %s %d", LOG_SCORE, NONE},
    {"No VP awarded. Score is even", LOG_SCORE, NONE},
    {"Score is %s %d", LOG_SCORE, NONE},
    {"Score is even", LOG_SCORE, NONE},
    {"DEFCON degrades to %d", LOG_DEFCON, NONE},
    {"DEFCON improves to %d", LOG_DEFCON, NONE},
    {"DEFCON is %d", LOG_DEFCON, NONE},
    {"%s Military Ops to %d", LOG_MILITARY, NONE},
    {"Event: %k", LOG_EVENT, NONE},
    {"Place Influence (%d Ops)", LOG_PLACE, NONE},
    {"Place Influence (%d Op)", LOG_PLACE, NONE},
    {"Coup (%d Ops)", LOG_COUP, NONE},
    {"Coup (%d Op)", LOG_COUP, NONE},
    {"Realignment (%d Ops)", LOG_REALIGN, NONE},
    {"Realignment (%d Op)", LOG_REALIGN, NONE},
    {"Space Race (%d Ops)", LOG_SPACE, NONE},
    {"Space Race (%d Op)", LOG_SPACE, NONE},
    {"%s Headlines %k", LOG_HEADLINES, NONE},
    {"%s discards %k", LOG_DISCARDS, NONE},
    {"%s reveals %k from hand", LOG_REVEALS, NONE},
    {"%s reveals %k", LOG_REVEALS, NONE},
    {"%s returns %k to %s", LOG_RETURNS, NONE},
    {"%s plays %k", LOG_PLAYS, NONE},
    {"%s has no cards%*", LOG_NOTHING, NONE},
    {"%s chooses to participate%*", LOG_OLYMPICS, 1},
    {"%s chooses to boycott%*", LOG_OLYMPICS, 0},
    {"%s participates in the Olympics", LOG_OLYMPICS, 1},
    {"%s boycotts the Olympics", LOG_OLYMPICS, 0},
    {"%s chooses %k is now in play", LOG_IN_PLAY, NONE}, /* some logs leave the region out: any that fits will do */
    {"%s chooses %r", LOG_REGION, NONE},
    {"%k is now in play", LOG_IN_PLAY, NONE},
    {"%k is no longer in play", LOG_OUT_OF_PLAY, NONE},
    {"*RESHUFFLE*", LOG_RESHUFFLE, NONE},
    {"%s wins%*", LOG_WINS, NONE},
    {"%*wins by %*", LOG_WINS, NONE},
    {"%*wins", LOG_WINS, NONE},
    {"Game over%*", LOG_WINS, NONE},
    {"%*draw", LOG_WINS, NONE},
    {"%*resigns%*", LOG_GIVES_UP, NONE},
    {"%*resigned%*", LOG_GIVES_UP, NONE},
    {"%*concedes%*", LOG_GIVES_UP, NONE},
    {"%*forfeits%*", LOG_GIVES_UP, NONE},
    {"%*forfeited%*", LOG_GIVES_UP, NONE},
    {"%*out of time%*", LOG_GIVES_UP, NONE},
    {"%*timed out%*", LOG_GIVES_UP, NONE},
};

/* What a line has in the places of a form. */
struct filled {
    int sides, numbers;
    int side[2];
    int number[LOG_NUMBERS];
    const char *name;
    size_t name_length;
    char name_type; /* 'k', 'c', 'r' or 0 */
};

static bool read_side(const char **text, int *side) {
    static const struct {
        const char *word;
        int side;
    } words[] = {{"USSR", TS_SU}, {"USA", TS_US}, {"US", TS_US}};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        size_t length = strlen(words[i].word);
        if (!strncasecmp(*text, words[i].word, length) && !isalnum((unsigned char)(*text)[length])) {
            *side = words[i].side;
            *text += length;
            return true;
        }
    }
    return false;
}

static bool read_number(const char **text, int *number) {
    const char *p = *text;
    bool minus = *p == '-';
    if (*p == '+' || *p == '-')
        p++;
    while (*p == ' ')
        p++;
    if (!isdigit((unsigned char)*p))
        return false;
    long value = 0;
    for (; isdigit((unsigned char)*p); p++)
        value = value < 10000 ? value * 10 + (*p - '0') : value;
    *number = (int)(minus ? -value : value);
    *text = p;
    return true;
}

/* Does `text` have this form? What follows the form may be a full stop or a colon. */
static bool has_form(const char *form, const char *text, struct filled *filled) {
    for (; *form; form++) {
        if (*form == ' ') {
            while (*text == ' ')
                text++;
        } else if (*form != '%') {
            if (tolower((unsigned char)*form) != tolower((unsigned char)*text))
                return false;
            text++;
        } else if (*++form == 's') {
            if (filled->sides == 2 || !read_side(&text, &filled->side[filled->sides++]))
                return false;
        } else if (*form == 'd') {
            if (filled->numbers == LOG_NUMBERS || !read_number(&text, &filled->number[filled->numbers++]))
                return false;
        } else { /* as short a text as will do */
            struct filled before = *filled;
            for (size_t length = 0;; length++) {
                *filled = before;
                if (*form != '*') {
                    filled->name = text;
                    filled->name_length = length;
                    filled->name_type = *form;
                }
                if ((*form == '*' || length > 0) && has_form(form + 1, text + length, filled))
                    return true;
                if (!text[length])
                    return false;
            }
        }
    }
    while (*text == ' ' || *text == '.' || *text == ':')
        text++;
    return !*text;
}

/* ---- Reading --------------------------------------------------------------------------------------------------- */

enum { LONGEST_LINE = 1024 };

struct reader {
    struct log *log;
    struct import_report *report;
    int room; /* for records */
    int line;
    bool gap;     /* an empty line has just been read */
    bool began;   /* the setup has been seen */
    bool playing; /* a turn has begun */
};

static struct log_record *add(struct reader *reader, enum log_kind kind) {
    struct log *log = reader->log;
    if (log->records + 2 > reader->room) {
        int room = reader->room ? 2 * reader->room : 1024;
        struct log_record *more = realloc(log->record, (size_t)room * sizeof *more);
        if (!more)
            return NULL;
        log->record = more;
        reader->room = room;
    }
    struct log_record *record = &log->record[log->records++];
    *record = (struct log_record){.line = reader->line, .kind = (uint8_t)kind, .side = -1, .country = -1, .region = -1};
    record->gap = reader->gap;
    reader->gap = false;
    log->record[log->records] = (struct log_record){.line = reader->line, .kind = LOG_KINDS, .side = -1};
    return record;
}

static bool out_of_memory(struct reader *reader) {
    import_fail(reader->report, 0, "out of memory", "plus de mémoire");
    return false;
}

/* Brings numbers that some forms leave out to their places. */
static void arrange(struct log_record *record, const struct form *form, const struct filled *filled) {
    int n = 0;
    if (form->first != NONE)
        record->n[n++] = form->first;
    for (int i = 0; i < filled->numbers && n < LOG_NUMBERS; i++)
        record->n[n++] = (int16_t)filled->number[i];
    const int *number = filled->number;
    switch (record->kind) {
    case LOG_COUP_DIE: { /* the modifier may be left out */
        bool modified = filled->numbers == 6;
        record->n[3] = (int16_t)(modified ? number[2] : 0);
        record->n[4] = (int16_t)number[3 + modified];
        record->n[5] = (int16_t)number[4 + modified];
        record->n[6] = (int16_t)number[2 + modified];
        break;
    }
    case LOG_REALIGN_DIE:
        if (filled->numbers == 1)
            record->n[2] = record->n[0];
        break;
    case LOG_WAR_DIE:
        if (filled->numbers == 2) {
            record->n[2] = 0;
            record->n[3] = (int16_t)number[1];
        }
        break;
    case LOG_VP:
    case LOG_SCORE: { /* the score is the last number, of the last side; none: it is even */
        int gains = record->kind == LOG_VP;
        int score = filled->numbers > gains ? filled->number[gains] : 0;
        record->n[gains] = (int16_t)(filled->sides > gains && filled->side[gains] == TS_SU ? -score : score);
        if (!gains)
            record->side = -1;
        break;
    }
    default:
        break;
    }
}

static bool name_of(struct reader *reader, struct log_record *record, const struct filled *filled) {
    int thing = -1;
    int length = (int)filled->name_length;
    struct import_report *report = reader->report;
    switch (filled->name_type) {
    case 'k':
        thing = log_card(filled->name, filled->name_length);
        if (thing < 0 && record->kind != LOG_IN_PLAY && record->kind != LOG_OUT_OF_PLAY)
            import_fail(report, reader->line, "there is no card '%.*s'", "il n'y a pas de carte « %.*s »", length,
                        filled->name);
        record->card = thing < 0 ? TS_NO_CARD : (uint8_t)thing;
        break;
    case 'c':
        thing = log_country(filled->name, filled->name_length);
        if (thing < 0)
            import_fail(report, reader->line, "there is no country '%.*s'", "il n'y a pas de pays « %.*s »", length,
                        filled->name);
        record->country = (int8_t)thing;
        break;
    case 'r':
        thing = log_region(filled->name, filled->name_length);
        if (thing < 0)
            import_fail(report, reader->line, "there is no region '%.*s'", "il n'y a pas de région « %.*s »", length,
                        filled->name);
        record->region = (int8_t)thing;
        break;
    default:
        break;
    }
    return !report->failed;
}

/* Does a line about the winner name a reason that the log shows anyway? */
static bool says_why(const char *text) {
    static const char *const reasons[] = {"final scoring", "victory point", "defcon", "nuclear", "europe",
                                          "wargames",      "forfeit",       "resign", "time"};
    for (size_t i = 0; i < sizeof reasons / sizeof reasons[0]; i++)
        if (strcasestr(text, reasons[i]))
            return true;
    return false;
}

/* Whatever can stand after a heading or on a line of its own. */
static bool read_body(struct reader *reader, const char *text) {
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
        struct filled filled = {0};
        if (!has_form(forms[i].form, text, &filled))
            continue;
        struct log_record *record = add(reader, forms[i].kind);
        if (!record)
            return out_of_memory(reader);
        if (filled.sides)
            record->side = (int8_t)filled.side[0];
        if (record->kind == LOG_WINS)
            record->n[0] = !says_why(text);
        arrange(record, &forms[i], &filled);
        return name_of(reader, record, &filled);
    }
    import_note(reader->report, reader->line, "not understood, left out: %.160s", "incompris, laissé de côté : %.160s",
                text);
    return true;
}

static void keep_name(struct reader *reader, int side, const char *name, size_t length) {
    while (length && *name == ' ') {
        name++;
        length--;
    }
    char *to = reader->log->player[side];
    struct pl_out out = pl_out_to(to, PL_MAX_PLAYER_NAME);
    pl_put_n(&out, name, length);
}

static bool read_setup(struct reader *reader, const char *text) {
    static const struct {
        const char *form;
        int side;
    } names[] = {{" will play as USSR", TS_SU}, {" will play as USA", TS_US}, {" will play as US", TS_US}};
    struct log *log = reader->log;
    size_t length = strlen(text);
    while (length && (text[length - 1] == '.' || text[length - 1] == ' '))
        length--;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        size_t tail = strlen(names[i].form);
        if (length > tail && !strncasecmp(text + length - tail, names[i].form, tail)) {
            keep_name(reader, names[i].side, text, length - tail);
            return true;
        }
    }
    struct filled filled = {0};
    if (has_form("Handicap influence: %s %d", text, &filled) ||
        (filled = (struct filled){0}, has_form("Additional Influence from bidding: %s %d", text, &filled))) {
        log->handicap = filled.side[0] == TS_US ? filled.number[0] : -filled.number[0];
        return true;
    }
    if (has_form("Optional Cards Added%*", text, &filled)) {
        log->optional = true;
        return true;
    }
    filled = (struct filled){0};
    if (has_form("Scenario: %k", text, &filled)) { /* no card, but a name */
        if (filled.name_length != strlen("Standard") || strncasecmp(filled.name, "Standard", filled.name_length) != 0) {
            import_fail(reader->report, reader->line, "the scenario '%s' is not read from logs, only Standard",
                        "le scénario « %s » n'est pas joué ici, seulement Standard", filled.name);
            return false;
        }
        return true;
    }
    filled = (struct filled){0};
    if (has_form("Time per Player: %*", text, &filled) || has_form("Optional Cards%*", text, &filled) ||
        has_form("Handicap influence: %*", text, &filled) || has_form("%*bids %*", text, &filled))
        return true;
    return read_body(reader, text);
}

/* What comes behind a colon and blanks. */
static const char *behind(const char *text) {
    while (*text == ' ')
        text++;
    if (*text == ':')
        text++;
    while (*text == ' ')
        text++;
    return text;
}

/* "Turn 3, Headline Phase: A & B: …". The cards are told again by "… Headlines …". */
static bool read_headline_phase(struct reader *reader, const char *text, int turn) {
    struct log_record *record = add(reader, LOG_HEADLINE_PHASE);
    if (!record)
        return out_of_memory(reader);
    record->n[0] = (int16_t)turn;
    text = behind(text);
    const char *colon = strchr(text, ':');
    if (!colon)
        return true;
    const char *rest = behind(colon);
    return !*rest || read_body(reader, rest);
}

/* "Turn 3, US AR4: CARD: …" */
static bool read_round(struct reader *reader, const char *text, int turn, int side) {
    int round;
    while (*text == ' ')
        text++;
    if (!read_number(&text, &round)) {
        import_fail(reader->report, reader->line, "the number of the action round is missing",
                    "le numéro de la manche manque");
        return false;
    }
    struct log_record *record = add(reader, LOG_ROUND);
    if (!record)
        return out_of_memory(reader);
    record->side = (int8_t)side;
    record->n[0] = (int16_t)turn;
    record->n[1] = (int16_t)round;
    text = behind(text);
    const char *colon = strchr(text, ':');
    size_t length = colon ? (size_t)(colon - text) : strlen(text);
    while (length && text[length - 1] == ' ')
        length--;
    if (length) {
        int card = log_card(text, length);
        if (card < 0) {
            import_fail(reader->report, reader->line, "there is no card '%.*s'", "il n'y a pas de carte « %.*s »",
                        (int)length, text);
            return false;
        }
        record->card = (uint8_t)card;
    }
    const char *rest = colon ? behind(colon) : "";
    return !*rest || read_body(reader, rest);
}

/* A heading and what stands behind it on the same line; *known is false if it is none. */
static bool read_heading(struct reader *reader, const char *text, bool *known) {
    const char *rest = text;
    int turn = 0, side;
    *known = true;
    if (!strncasecmp(text, "Turn ", 5) && (rest = text + 5, read_number(&rest, &turn)) && *rest == ',') {
        rest++;
        while (*rest == ' ')
            rest++;
        if (turn < 1 || turn > 10) {
            import_fail(reader->report, reader->line, "there is no turn %d", "il n'y a pas de tour %d", turn);
            return false;
        }
        if (!strncasecmp(rest, "Cleanup", 7)) {
            if (!add(reader, LOG_CLEANUP))
                return out_of_memory(reader);
            rest = behind(behind(rest + 7));
            return !*rest || read_body(reader, rest);
        }
        reader->began = reader->playing = true;
        if (!strncasecmp(rest, "Headline Phase", 14))
            return read_headline_phase(reader, rest + 14, turn);
        if (read_side(&rest, &side)) {
            while (*rest == ' ')
                rest++;
            if (!strncasecmp(rest, "AR", 2))
                return read_round(reader, rest + 2, turn, side);
        }
    } else if (text[0] == ':' && reader->playing) {
        if (!add(reader, LOG_FINAL))
            return out_of_memory(reader);
        rest = behind(behind(text));
        return !*rest || read_body(reader, rest);
    }
    *known = false;
    return true;
}

static bool read_line(struct reader *reader, const char *text) {
    reader->log->lines++;
    if (!strncasecmp(text, "SETUP", 5) && (text[5] == ':' || text[5] == ' ')) {
        reader->began = true;
        const char *rest = behind(behind(text + 5));
        return !*rest || read_setup(reader, rest);
    }
    bool known;
    if (!read_heading(reader, text, &known) || known)
        return !reader->report->failed;
    if (!reader->playing && strstr(text, " will play as "))
        reader->began = true;
    if (!reader->began) {
        import_fail(
            reader->report, reader->line,
            "this is no log of Twilight Struggle: it should begin with 'SETUP:', not with '%.60s'",
            "ce n'est pas un journal de Twilight Struggle : il devrait commencer par « SETUP: », pas par « %.60s »",
            text);
        return false;
    }
    return reader->playing ? read_body(reader, text) : read_setup(reader, text);
}

/* Copies a line with plain signs for typographic ones and single blanks. False: it cannot be text. */
static bool plain(const char *line, size_t length, char *out) {
    static const struct {
        const char *sign;
        char plain;
    } signs[] = {{"\u00A0", ' '},  {"\u202F", ' '},  {"\u2212", '-'}, {"\u2013", '-'}, {"\u2014", '-'},
                 {"\u2018", '\''}, {"\u2019", '\''}, {"\u201C", '"'}, {"\u201D", '"'}, {"\uFEFF", ' '}};
    size_t n = 0;
    for (size_t i = 0; i < length && n + 1 < LONGEST_LINE; i++) {
        char c = line[i];
        for (size_t k = 0; k < sizeof signs / sizeof signs[0]; k++) {
            size_t bytes = strlen(signs[k].sign);
            if (i + bytes <= length && !memcmp(line + i, signs[k].sign, bytes)) {
                c = signs[k].plain;
                i += bytes - 1;
                break;
            }
        }
        if (c == '\t' || c == '\r' || c == '\f' || c == '\v')
            c = ' ';
        if ((unsigned char)c < ' ' || c == 0x7F)
            return false;
        if (c != ' ' || (n && out[n - 1] != ' '))
            out[n++] = c;
    }
    while (n && out[n - 1] == ' ')
        n--;
    out[n] = '\0';
    return true;
}

/* What the changes of influence come to in the order of the lines, beside what is printed. */
static void add_up(struct log *log) {
    int16_t influence[TS_SIDES][TS_COUNTRIES];
    for (int side = 0; side < TS_SIDES; side++)
        for (int country = 0; country < TS_COUNTRIES; country++)
            influence[side][country] = ts_lands[country].start[side];
    for (int i = 0; i < log->records; i++) {
        struct log_record *record = &log->record[i];
        if (record->kind != LOG_INFLUENCE || record->country < 0)
            continue;
        influence[record->side][record->country] = (int16_t)(influence[record->side][record->country] + record->n[0]);
        record->n[3] = influence[TS_US][record->country];
        record->n[4] = influence[TS_SU][record->country];
    }
}

bool log_read(struct log *log, const char *text, size_t length, struct import_report *report) {
    struct reader reader = {.log = log, .report = report};
    *log = (struct log){0};
    for (size_t at = 0; at < length && !report->failed;) {
        char line[LONGEST_LINE] = "";
        const char *end = memchr(text + at, '\n', length - at);
        size_t bytes = end ? (size_t)(end - text) - at : length - at;
        reader.line++;
        if (!plain(text + at, bytes, line))
            import_fail(report, reader.line, "this is no text", "ce n'est pas du texte");
        else if (!*line)
            reader.gap = true;
        else
            read_line(&reader, line);
        at += bytes + 1;
    }
    add_up(log);
    log->last = reader.line;
    report->lines = log->lines;
    if (!report->failed && !reader.playing)
        import_fail(report, 0, "this is no log of Twilight Struggle: no turn begins in it",
                    "ce n'est pas un journal de Twilight Struggle : aucun tour n'y commence");
    for (int i = 0; i < log->records; i++)
        log->optional |= (ts_cards[log->record[i].card].flags & TS_OPTIONAL) != 0;
    return !report->failed;
}

void log_free(struct log *log) {
    free(log->record);
    *log = (struct log){0};
}
