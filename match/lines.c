#include "match/lines.h"
#include <string.h>

size_t pl_character(const char *text, size_t length) {
    const unsigned char *s = (const unsigned char *)text;
    if (length == 0)
        return 0;
    if (s[0] < 0x80)
        return (s[0] >= 0x20 && s[0] != 0x7F) || s[0] == '\t';
    size_t size = s[0] >= 0xF0 ? 4 : s[0] >= 0xE0 ? 3 : 2;
    if (s[0] < 0xC2 || s[0] > 0xF4 || size > length)
        return 0;
    uint32_t code = s[0] & (0xFFu >> (size + 1));
    for (size_t i = 1; i < size; i++) {
        if ((s[i] & 0xC0) != 0x80)
            return 0;
        code = code << 6 | (s[i] & 0x3Fu);
    }
    static const uint32_t least[] = {0, 0, 0xA0, 0x800, 0x10000};
    return code >= least[size] && code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF) ? size : 0;
}

/* Passes the line as it stands; false after saying what is wrong with it. */
static bool pass(struct pl_lines *lines, const char **found, size_t *size_found) {
    const char *start = lines->text + lines->at;
    const char *stop = memchr(start, '\n', lines->length - lines->at);
    size_t length = stop ? (size_t)(stop - start) : lines->length - lines->at;
    lines->line++;
    for (size_t i = 0; i < length;) {
        size_t size = pl_character(start + i, length - i);
        unsigned code = (unsigned char)start[i];
        if (!size && code == '\r' && i + 1 == length)
            return WRONG(
                lines, "it ends in a carriage return (CRLF); a line of a replay ends in a line feed only",
                "elle finit par un retour chariot (CRLF) ; une ligne d'enregistrement finit par un seul saut de "
                "ligne");
        if (!size)
            return WRONG(
                lines, "byte %zu (0x%02x) is no text; a replay is UTF-8 text without control characters",
                "l'octet %zu (0x%02x) n'est pas du texte ; un enregistrement est du texte UTF-8 sans caractère "
                "de commande",
                i + 1, code);
        i += size;
    }
    lines->at += length + (stop != NULL);
    *found = start;
    *size_found = length;
    return true;
}

/* Fetches it into `words`. */
static bool fetch(struct pl_lines *lines) {
    const char *start;
    size_t length;
    if (!pass(lines, &start, &length))
        return false;
    if (length >= PL_MAX_LINE)
        return WRONG(lines, "it is %zu bytes long; at most %d are allowed",
                     "elle fait %zu octets ; %d au plus sont permis", length, PL_MAX_LINE - 1);
    memcpy(lines->words, start, length);
    lines->words[length] = '\0';
    return true;
}

static bool blank(char c) {
    return c == ' ' || c == '\t';
}

/* Takes the comment and outer blanks off. A comment starts at a '#' that begins the line or follows a blank; the line
 * of a seat has none, since a name may be "Anna #2". */
static void strip(char *words) {
    size_t start = strspn(words, " \t");
    memmove(words, words + start, strlen(words + start) + 1);
    size_t length = strlen(words);
    bool seat = strncmp(words, "seat", 4) == 0 && blank(words[4]);
    for (size_t i = 0; !seat && i < length; i++)
        if (words[i] == '#' && (i == 0 || blank(words[i - 1])))
            length = i;
    while (length > 0 && blank(words[length - 1]))
        length--;
    words[length] = '\0';
}

bool pl_lines_next(struct pl_lines *lines) {
    while (lines->at < lines->length) {
        if (!fetch(lines))
            return false;
        strip(lines->words);
        if (lines->words[0])
            return true;
    }
    lines->line++;
    lines->ended = true;
    lines->words[0] = '\0';
    return true;
}

bool pl_lines_raw(struct pl_lines *lines, char **start, size_t *length) {
    const char *found = lines->text;
    *length = 0;
    lines->ended = lines->at >= lines->length;
    if (lines->ended)
        lines->line++;
    else if (!pass(lines, &found, length))
        return false;
    *start = (char *)found; /* whoever may write into the text may write here */
    return true;
}

char *pl_split_word(char *words) {
    char *rest = words + strcspn(words, " \t");
    if (*rest)
        *rest++ = '\0';
    return rest + strspn(rest, " \t");
}

bool pl_read_number(const char *text, uint64_t max, uint64_t *out) {
    uint64_t value = 0;
    if (!*text)
        return false;
    for (; *text; text++) {
        if (*text < '0' || *text > '9')
            return false;
        uint64_t digit = (uint64_t)(*text - '0');
        if (digit > max || value > (max - digit) / 10)
            return false;
        value = value * 10 + digit;
    }
    *out = value;
    return true;
}
