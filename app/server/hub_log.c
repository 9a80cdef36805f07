/* What a viewer reads of the moves made; and whole logs, which are kept as long as nothing happens. */
#include "app/server/hub_parts.h"
#include "core/json.h"
#include "match/tell.h"
#include <stdlib.h>

#define SENTENCE 1024

/* What a line of the log lights up: what it names and, in the first one of a move, what the move touched. A move of
 * somebody else may touch what nobody else may know of; what a sentence names its reader knows. */
static void put_things(const struct pl_sentence *told, int viewer, struct pl_out *out) {
    const struct pl_game *game = told->game;
    pl_touch touches[2 * PL_MAX_TOUCHES];
    int count = told->own ? 0 : pl_said_things(game, told->seen, &told->said, touches);
    if (told->first && game->touches && (!game->view || told->turn.seat == viewer || viewer == PL_EVERYTHING))
        count += game->touches(told->before, told->turn.move, touches + count);
    if (!count)
        return;
    pl_json_begin(out, "things", '[');
    for (int i = 0; i < count; i++)
        pl_json_int(out, NULL, touches[i]);
    pl_json_end(out, ']');
}

struct log {
    struct pl_out *out;
    int viewer;
    enum pl_lang lang;
};

static void put_told(void *context, const struct pl_sentence *told) {
    struct log *log = context;
    char text[SENTENCE] = "";
    struct pl_out words = PL_OUT(text);
    pl_sentence_say(told, log->lang, &words);
    pl_json_begin(log->out, NULL, '{');
    pl_json_int(log->out, "at", told->at);
    if (told->turn.seat >= 0)
        put_number(log->out, "seat", told->turn.seat);
    put_member(log->out, "text", text);
    const char *rule = told->own ? NULL : pl_said_rule(told->game, &told->said);
    if (rule)
        put_member(log->out, "rule", rule);
    put_things(told, log->viewer, log->out);
    pl_json_end(log->out, '}');
}

void put_log(const struct table *table, int from, int to, int viewer, enum pl_lang lang, struct pl_out *out) {
    struct log log = {.out = out, .viewer = viewer, .lang = lang};
    pl_json_begin(out, "log", '[');
    pl_tell(table->match, from, to, viewer, put_told, &log);
    pl_json_end(out, ']');
}

/* ---- Logs that are kept ---- */

void logs_drop(struct table *table) {
    for (struct kept_log *log = table->logs, *next; log; log = next) {
        next = log->next;
        table->hub->kept -= log->size;
        free(log);
    }
    table->logs = NULL;
}

static const struct kept_log *find_log(struct table *table, int viewer, enum pl_lang lang) {
    if (table->logs && table->logs->change != table->row.change)
        logs_drop(table);
    const struct kept_log *log = table->logs;
    while (log && (log->viewer != viewer || log->lang != lang))
        log = log->next;
    return log;
}

static void keep_log(struct table *table, int viewer, enum pl_lang lang, const char *text, size_t size) {
    struct hub *hub = table->hub;
    struct kept_log *log = size >= MIN_KEPT && hub->kept + size <= MAX_KEPT ? malloc(sizeof *log + size) : NULL;
    if (!log)
        return;
    *log = (struct kept_log){
        .next = table->logs, .viewer = viewer, .lang = lang, .change = table->row.change, .size = size};
    memcpy(log->text, text, size);
    table->logs = log;
    hub->kept += size;
}

void put_whole_log(struct table *table, int viewer, enum pl_lang lang, struct pl_out *out) {
    const struct kept_log *log = find_log(table, viewer, lang);
    size_t start = out->len;
    if (log) {
        pl_put_n(out, log->text, log->size);
        return;
    }
    put_log(table, 0, table->row.length, viewer, lang, out);
    if (!out->cut)
        keep_log(table, viewer, lang, out->text + start, out->len - start);
}
