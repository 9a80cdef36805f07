/* The list of importers, and what they say. */
#include "app/import/import.h"
#include <stdarg.h>

const struct importer importers[] = {{"twilight",
                                      PL_TEXT("logs of Twilight Struggle as text (docs/import.md)",
                                              "journaux de Twilight Struggle en texte (docs/import.md)"),
                                      import_twilight},
                                     {0}};

const struct importer *importer_find(const char *game) {
    for (const struct importer *importer = importers; importer->game; importer++)
        if (!strcmp(importer->game, game))
            return importer;
    return NULL;
}

static void say(char *to, size_t room, enum pl_lang lang, int line, const char *format, va_list list) {
    struct pl_out out = pl_out_to(to, room);
    if (line)
        pl_putf(&out, lang == PL_FR ? "ligne %d : " : "line %d: ", line);
    vsnprintf(to + out.len, room - out.len, format, list);
}

void import_fail(struct import_report *report, int line, const char *en, const char *fr, ...) {
    if (report->failed)
        return;
    va_list list;
    va_start(list, fr);
    report->failed = true;
    say(report->error, sizeof report->error, report->lang, line, report->lang == PL_FR ? fr : en, list);
    va_end(list);
}

void import_note(struct import_report *report, int line, const char *en, const char *fr, ...) {
    if (report->notes == IMPORT_MAX_NOTES) {
        report->dropped++;
        return;
    }
    va_list list;
    va_start(list, fr);
    say(report->note[report->notes++], sizeof report->note[0], report->lang, line, report->lang == PL_FR ? fr : en,
        list);
    va_end(list);
}
