#include "app/cli/words.h"
#include <ctype.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

/* The letters of Latin-1 that our two languages use, by the second byte of their UTF-8 form (the first is 0xC3). */
static char plain_letter(unsigned char second) {
    static const char letters[] = "aaaaaaaceeeeiiiidnooooo*ouuuuyts";
    unsigned int i = second & 0x1Fu;
    return letters[i];
}

static void put_letter(char *out, size_t cap, size_t *length, char c) {
    if (*length + 1 < cap)
        out[(*length)++] = c;
}

static void fold(const char *text, bool spaces, char *out, size_t cap) {
    size_t length = 0;
    for (const unsigned char *p = (const unsigned char *)text; *p; p++) {
        if (p[0] == 0xC3 && (p[1] & 0xC0) == 0x80) {
            char c = plain_letter(*++p);
            put_letter(out, cap, &length, c);
            if ((*p & 0x1F) == 0x06) /* æ */
                put_letter(out, cap, &length, 'e');
        } else if (p[0] == 0xC5 && (p[1] == 0x92 || p[1] == 0x93)) { /* Œ œ */
            p++;
            put_letter(out, cap, &length, 'o');
            put_letter(out, cap, &length, 'e');
        } else if (p[0] == 0xE2 && p[1] == 0x80 && p[2] == 0x99) { /* ’ */
            p += 2;
            put_letter(out, cap, &length, '\'');
        } else if (p[0] == 0xC2 && p[1] == 0xA0) { /* no-break space */
            p++;
            if (spaces)
                put_letter(out, cap, &length, ' ');
        } else if (spaces || !isspace(*p)) {
            put_letter(out, cap, &length, (char)tolower(*p));
        }
    }
    if (cap)
        out[length] = '\0';
}

void cli_fold(const char *text, char *out, size_t cap) {
    fold(text, true, out, cap);
}

void cli_squeeze(const char *text, char *out, size_t cap) {
    fold(text, false, out, cap);
}

/* Bytes of the letter at `p`; 0: it is none, or steers a terminal. */
static size_t letter_at(const unsigned char *p) {
    if (*p < 0x80)
        return *p >= ' ' && *p != 0x7F;
    size_t length = *p >= 0xF0 ? 4 : *p >= 0xE0 ? 3 : 2;
    static const uint32_t least[] = {0, 0, 0xA0, 0x800, 0x10000}; /* up to 0x9F they steer terminals */
    uint32_t letter = *p & (0x7Fu >> length);
    if (*p < 0xC2 || *p > 0xF4)
        return 0;
    for (size_t i = 1; i < length; i++) {
        if ((p[i] & 0xC0) != 0x80)
            return 0;
        letter = letter << 6 | (p[i] & 0x3Fu);
    }
    bool surrogate = letter >= 0xD800 && letter < 0xE000,
         turns = (letter >= 0x2028 && letter <= 0x202E) || (letter >= 0x2066 && letter <= 0x2069);
    return letter < least[length] || letter > 0x10FFFF || surrogate || turns ? 0 : length;
}

void cli_cite(const char *text, char *out, size_t cap) {
    static const char more[] = "…";
    size_t length = 0;
    for (const unsigned char *p = (const unsigned char *)text; *p;) {
        size_t size = letter_at(p);
        if (length + (size ? size : 1) + sizeof more > cap) {
            memcpy(out + length, more, sizeof more);
            return;
        }
        if (size)
            memcpy(out + length, p, size);
        else
            out[length] = '?';
        length += size ? size : 1;
        p += size ? size : 1;
    }
    out[length] = '\0';
}

void cli_capital(const char *text, char *out, size_t cap) {
    snprintf(out, cap, "%s", text);
    unsigned char *p = (unsigned char *)out;
    if (p[0] == 0xC3 && p[1] >= 0xA0 && p[1] != 0xB7) /* à to þ; their capitals lie 32 below */
        p[1] = (unsigned char)(p[1] - 0x20);
    else
        p[0] = (unsigned char)toupper(p[0]);
}

#define LONGEST 64

int cli_distance(const char *a, const char *b) {
    int row[3][LONGEST + 1];
    int la = (int)strnlen(a, LONGEST), lb = (int)strnlen(b, LONGEST);
    for (int j = 0; j <= lb; j++)
        row[0][j] = j;
    for (int i = 1; i <= la; i++) {
        int *now = row[i % 3];
        const int *before = row[(i + 2) % 3], *older = row[(i + 1) % 3];
        now[0] = i;
        for (int j = 1; j <= lb; j++) {
            int best = before[j - 1] + (a[i - 1] != b[j - 1]);
            if (before[j] + 1 < best)
                best = before[j] + 1;
            if (now[j - 1] + 1 < best)
                best = now[j - 1] + 1;
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] && older[j - 2] + 1 < best)
                best = older[j - 2] + 1;
            now[j] = best;
        }
    }
    return row[la % 3][lb];
}

const char *cli_nearest(const char *word, const char *const *names, int count) {
    char wanted[LONGEST] = "", name[LONGEST] = "";
    cli_fold(word, wanted, sizeof wanted);
    size_t length = strlen(wanted);
    const char *best = NULL;
    int least = length < 4 ? 2 : length < 8 ? 3 : 4; /* this far is no longer near */
    for (int i = 0; i < count; i++) {
        cli_fold(names[i], name, sizeof name);
        int distance = cli_distance(wanted, name);
        if (length >= 2 && !strncmp(wanted, name, length)) /* "tem" surely means "tempete" */
            distance = 1;
        if (distance < least) {
            least = distance;
            best = names[i];
        }
    }
    return best;
}

/* Bytes up to the next place where a line may be broken: never before ":", "$" or "»" nor after "«", which French keeps
 * apart by a space. */
static size_t unbreakable(const char *text) {
    size_t length = strcspn(text, " \n");
    for (;;) {
        const char *next = text + length;
        if (*next != ' ' || next[1] == ' ')
            return length;
        size_t more = strcspn(next + 1, " \n");
        bool mark = (more == 1 && strchr(":;?!%", next[1])) || (next[1] == '$' && !isdigit((unsigned char)next[2]));
        bool closing = !strncmp(next + 1, "»", 2);
        bool opening = length >= 2 && !strncmp(next - 2, "«", 2);
        if (!mark && !closing && !opening)
            return length;
        length += 1 + more;
    }
}

void cli_wrap(FILE *file, const char *text, int at, int indent, int columns) {
    int column = at;
    bool start = true; /* nothing of the text is on this line yet */
    bool first = true; /* this is the line the caller has begun */
    while (*text) {
        if (*text == '\n') {
            fputc('\n', file);
            column = 0;
            text++;
            start = true;
            first = false;
            /* A line of the text that is indented by itself keeps its indent; its rest follows it. */
            while (*text == ' ') {
                fputc(' ', file);
                column++;
                text++;
            }
            continue;
        }
        if (*text == ' ') {
            text++;
            continue;
        }
        size_t length = unbreakable(text);
        char word[256];
        snprintf(word, sizeof word, "%.*s", (int)length, text);
        int width = pl_width(word);
        if (!start && column + 1 + width > columns) {
            fprintf(file, "\n%*s", indent, "");
            column = indent;
            start = true;
            first = false;
        }
        if (start && !first && column < indent) {
            fprintf(file, "%*s", indent - column, "");
            column = indent;
        }
        if (!start) {
            fputc(' ', file);
            column++;
        }
        fwrite(text, 1, length, file);
        column += width;
        text += length;
        start = false;
    }
    fputc('\n', file);
}

void cli_pad(FILE *file, const char *text, int width) {
    fputs(text, file);
    int missing = width - pl_width(text);
    if (missing > 0)
        fprintf(file, "%*s", missing, "");
}

int cli_columns(void) {
    struct winsize size;
    if (isatty(STDOUT_FILENO) && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col >= 40)
        return size.ws_col;
    const char *columns = getenv("COLUMNS");
    int n = columns ? atoi(columns) : 0;
    return n >= 40 && n <= 1000 ? n : 80;
}
