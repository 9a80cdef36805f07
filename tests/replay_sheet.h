/* A replay torn into lines, to be damaged one by one. Include after cmocka.h. */
#ifndef PLATEAU_TESTS_REPLAY_SHEET_H
#define PLATEAU_TESTS_REPLAY_SHEET_H

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* The text in lines, to be damaged; every line with its line feed. */
struct sheet {
    int count;
    char *line[4000];
};

static inline void tear(struct sheet *sheet, const char *text) {
    sheet->count = 0;
    while (*text) {
        size_t length = strcspn(text, "\n") + 1;
        assert_true(sheet->count < 4000);
        sheet->line[sheet->count++] = strndup(text, length);
        text += length;
    }
}

static inline char *glue(const struct sheet *sheet) {
    size_t length = 1;
    for (int i = 0; i < sheet->count; i++)
        length += strlen(sheet->line[i]);
    char *text = malloc(length), *at = text;
    assert_non_null(text);
    *at = '\0';
    for (int i = 0; i < sheet->count; i++)
        at = stpcpy(at, sheet->line[i]);
    return text;
}

static inline void drop(struct sheet *sheet) {
    for (int i = 0; i < sheet->count; i++)
        free(sheet->line[i]);
}

static inline bool starts(const char *text, const char *with) {
    return strncmp(text, with, strlen(with)) == 0;
}

#endif
