/* Is a text well-formed XML, of the plain kind we write? Returns NULL, or what is wrong; *at is where. Knows elements,
 * attributes and the five entities; no declarations, comments or sections, since we write none. */
#ifndef PLATEAU_TESTS_XML_H
#define PLATEAU_TESTS_XML_H

#include <stdbool.h>
#include <string.h>

enum { XML_DEPTH = 64, XML_NAME = 32, XML_ATTRIBUTES = 32 };

static inline size_t xml_name(const char *at) {
    static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    static const char more[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789:-";
    return strspn(at, letters) ? strspn(at, more) : 0;
}

/* One character of text or of a value: plain UTF-8 or an entity. Returns its length, 0 if it is wrong. */
static inline size_t xml_character(const char *at) {
    static const char *const entities[] = {"&amp;", "&lt;", "&gt;", "&quot;", "&apos;"};
    unsigned char c = (unsigned char)*at;
    if (c == '&') {
        for (int i = 0; i < 5; i++)
            if (strncmp(at, entities[i], strlen(entities[i])) == 0)
                return strlen(entities[i]);
        return 0;
    }
    if (c < 0x80)
        return c >= ' ' || c == '\n' ? 1 : 0;
    size_t length = c >= 0xF0 ? 4 : c >= 0xE0 ? 3 : c >= 0xC2 ? 2 : 0;
    for (size_t i = 1; i < length; i++)
        if (((unsigned char)at[i] & 0xC0) != 0x80)
            return 0;
    return length;
}

/* The attributes of a start tag, up to its end. */
static inline const char *xml_attributes(const char **at) {
    const char *name[XML_ATTRIBUTES];
    size_t length[XML_ATTRIBUTES];
    int n = 0;
    while (**at == ' ' || **at == '\n') {
        *at += strspn(*at, " \n");
        if (**at == '/' || **at == '>')
            break;
        if (n == XML_ATTRIBUTES || !(length[n] = xml_name(*at)))
            return "an attribute without a name";
        name[n] = *at;
        for (int i = 0; i < n; i++)
            if (length[i] == length[n] && strncmp(name[i], name[n], length[n]) == 0)
                return "an attribute given twice";
        *at += length[n++];
        if (**at != '=')
            return "an attribute without a value";
        char quote = *++*at;
        if (quote != '"' && quote != '\'')
            return "a value without quotes";
        for (++*at; **at && **at != quote;) {
            size_t step = **at == '<' ? 0 : xml_character(*at);
            if (!step)
                return "a value with a character that may not be there";
            *at += step;
        }
        if (!**at)
            return "a value without end";
        ++*at;
    }
    return NULL;
}

static inline const char *xml_wrong(const char *text, const char **at) {
    char open[XML_DEPTH][XML_NAME];
    int depth = 0, roots = 0;
    for (*at = text; **at;) {
        if (**at != '<') {
            size_t step = **at == '>' ? 0 : xml_character(*at);
            if (!step)
                return "a character that may not be there";
            if (!depth && **at != '\n')
                return "text outside of all elements";
            *at += step;
            continue;
        }
        bool end = (*at)[1] == '/';
        *at += end ? 2 : 1;
        size_t length = xml_name(*at);
        if (!length || length >= XML_NAME)
            return "a tag without a name";
        if (end) {
            if (!depth || strlen(open[depth - 1]) != length || strncmp(open[depth - 1], *at, length) != 0)
                return "an end tag of something else";
            depth--;
            *at += length;
        } else {
            if (depth == XML_DEPTH || (!depth && roots++))
                return "too deep, or a second root";
            memcpy(open[depth], *at, length);
            open[depth++][length] = 0;
            *at += length;
            const char *wrong = xml_attributes(at);
            if (wrong)
                return wrong;
            if (**at == '/') {
                depth--;
                ++*at;
            }
        }
        if (**at != '>')
            return "a tag without end";
        ++*at;
    }
    return depth ? "an element without end" : roots ? NULL : "nothing at all";
}

#endif
