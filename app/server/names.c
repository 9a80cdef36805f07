#include "app/server/names.h"
#include "match/lines.h"
#include "match/tr.h"
#include <stdint.h>
#include <string.h>

struct range {
    uint32_t first, last;
};

/* Unicode's control and format characters (Cc, Cf), its ends of lines and paragraphs, what it calls ignorable by
 * default, private use and what will never be a character. tests/test_serve_names.py compares. */
static const struct range hidden[] = {{0x0000, 0x001F},   {0x007F, 0x009F},   {0x00AD, 0x00AD},   {0x034F, 0x034F},
                                      {0x0600, 0x0605},   {0x061C, 0x061C},   {0x06DD, 0x06DD},   {0x070F, 0x070F},
                                      {0x0890, 0x0891},   {0x08E2, 0x08E2},   {0x115F, 0x1160},   {0x17B4, 0x17B5},
                                      {0x180B, 0x180F},   {0x200B, 0x200F},   {0x2028, 0x202E},   {0x2060, 0x206F},
                                      {0x3164, 0x3164},   {0xD800, 0xF8FF},   {0xFDD0, 0xFDEF},   {0xFE00, 0xFE0F},
                                      {0xFEFF, 0xFEFF},   {0xFFA0, 0xFFA0},   {0xFFF0, 0xFFFB},   {0xFFFE, 0xFFFF},
                                      {0x110BD, 0x110BD}, {0x110CD, 0x110CD}, {0x13430, 0x1343F}, {0x1BCA0, 0x1BCA3},
                                      {0x1D173, 0x1D17A}, {0xE0000, 0xE0FFF}, {0xF0000, 0x10FFFF}};
/* Blanks of any width, and the pattern of braille without dots. */
static const struct range blank[] = {{0x20, 0x20},     {0xA0, 0xA0},     {0x1680, 0x1680}, {0x2000, 0x200A},
                                     {0x202F, 0x202F}, {0x205F, 0x205F}, {0x2800, 0x2800}, {0x3000, 0x3000}};
/* Accents and points that are set on the letter before them; those of scripts that cannot do without count as letters.
 */
static const struct range mark[] = {{0x0300, 0x036F}, {0x0483, 0x0489}, {0x0591, 0x05BD}, {0x05BF, 0x05BF},
                                    {0x05C1, 0x05C2}, {0x05C4, 0x05C5}, {0x05C7, 0x05C7}, {0x0610, 0x061A},
                                    {0x064B, 0x065F}, {0x0670, 0x0670}, {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF},
                                    {0x20D0, 0x20FF}, {0x302A, 0x302D}, {0x3099, 0x309A}, {0xFE20, 0xFE2F}};
static const struct range picture[] = {{0x2190, 0x27BF}, {0x2900, 0x2BFF}, {0x1F000, 0x1FAFF}};

enum { MOST_MARKS = 4, JOINER = 0x200D, IN_COLOUR = 0xFE0F }; /* on one letter: more would reach into other lines */

static bool is_in(const struct range *ranges, size_t count, uint32_t code) {
    for (size_t i = 0; i < count; i++)
        if (code >= ranges[i].first && code <= ranges[i].last)
            return true;
    return false;
}
#define IS_IN(RANGES, CODE) is_in(RANGES, sizeof(RANGES) / sizeof *(RANGES), CODE)

/* The character at `text`, which has `size` bytes. */
static uint32_t decode(const char *text, size_t size) {
    unsigned char first = (unsigned char)text[0];
    uint32_t code = size == 1 ? first : first & (0xFFu >> (size + 1));
    for (size_t i = 1; i < size; i++)
        code = code << 6 | ((unsigned char)text[i] & 0x3Fu);
    return code;
}

/* Pictures may be told to be in colour, and be joined to one: there, and only there, what is hidden is seen. */
static bool belongs_to_picture(uint32_t code, uint32_t before, uint32_t after) {
    if (code == IN_COLOUR)
        return IS_IN(picture, before);
    return code == JOINER && (before == IN_COLOUR || IS_IN(picture, before)) && IS_IN(picture, after);
}

bool pl_name_shows(const char *name) {
    size_t length = strlen(name), size;
    uint32_t before = ' ', code;
    bool seen = false;
    int marks = 0;
    for (size_t at = 0; at < length; at += size, before = code) {
        size = pl_character(name + at, length - at);
        if (!size)
            return false;
        code = decode(name + at, size);
        size_t next = at + size < length ? pl_character(name + at + size, length - at - size) : 0;
        uint32_t after = next ? decode(name + at + size, next) : 0;
        if (IS_IN(hidden, code) && !belongs_to_picture(code, before, after))
            return false;
        marks = IS_IN(mark, code) ? marks + 1 : 0;
        if (marks > MOST_MARKS || (marks && IS_IN(blank, before)))
            return false;
        seen = seen || (!marks && !IS_IN(blank, code));
    }
    return seen || !length;
}

void pl_name_fold(const char *name, char *out) {
    size_t i = 0;
    for (; name[i]; i++) {
        unsigned char c = (unsigned char)name[i], before = i ? (unsigned char)name[i - 1] : 0;
        bool latin = before == 0xC3 && c >= 0x80 && c <= 0x9E && c != 0x97; /* À..Þ but not the times sign */
        bool ligature = before == 0xC5 && c == 0x92;                        /* Œ */
        out[i] = (char)((c >= 'A' && c <= 'Z') || latin ? c + 0x20 : ligature ? c + 1 : c);
    }
    out[i] = '\0';
}

const char *pl_name_no(enum pl_lang lang) {
    return TR(lang,
              "A name stands on one line and shows: without characters that cannot be seen or turn the text around.",
              "Un nom tient sur une ligne et se voit : sans caractères invisibles ni qui inversent le sens du texte.");
}
