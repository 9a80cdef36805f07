/* A real game for the mock server: one match, driven by lines, each answered by one line of JSON.
 *
 *     cc -std=gnu17 -D_GNU_SOURCE -I.. -o /tmp/mock-table mock/table.c ../build/libplateau.a -ljansson -lpthread -lm
 */
#include "core/scene_json.h"
#include "include/plateau.h"
#include <stdio.h>
#include <stdlib.h>

static char buffer[4 * PL_MAX_SCENE_JSON];
static struct pl_out out;
static struct pl_match *match;
static struct pl_scene scene;
static enum pl_lang lang;

static void put_json(const char *text) {
    pl_put_char(&out, '"');
    for (; *text; text++) {
        if (*text == '"' || *text == '\\')
            pl_put_char(&out, '\\');
        pl_put_char(&out, (unsigned char)*text < ' ' ? ' ' : *text);
    }
    pl_put_char(&out, '"');
}
static void put_key(const char *key, const char *text) {
    pl_putf(&out, "\"%s\":", key);
    put_json(text ? text : "");
}

static void put_game(const struct pl_game *game) {
    pl_put(&out, "{");
    put_key("id", game->id);
    pl_put(&out, ",");
    put_key("name", game->name.in[lang]);
    pl_put(&out, ",");
    put_key("pitch", game->pitch.in[lang]);
    pl_putf(&out, ",\"players\":[%d,%d],\"hidden\":%s,\"options\":[", game->min_players, game->max_players,
            game->view ? "true" : "false");
    for (const struct pl_option *option = game->options; option && option->key; option++) {
        pl_put(&out, option == game->options ? "{" : ",{");
        put_key("key", option->key);
        pl_put(&out, ",");
        put_key("label", option->label.in[lang]);
        pl_put(&out, ",");
        put_key("help", option->help.in[lang]);
        pl_put(&out, ",\"values\":[");
        char value[64];
        for (int32_t v = option->min; v <= option->max; v++) {
            struct pl_out word = PL_OUT(value);
            pl_option_write(option, v, &word);
            pl_put(&out, v == option->min ? "" : ",");
            put_json(value);
        }
        struct pl_out word = PL_OUT(value);
        pl_option_write(option, option->standard, &word);
        pl_put(&out, "],");
        put_key("standard", value);
        pl_put(&out, "}");
    }
    pl_put(&out, "],\"roles\":[");
    for (const struct pl_role *role = game->roles; role && role->key; role++) {
        pl_put(&out, role == game->roles ? "{" : ",{");
        put_key("key", role->key);
        pl_put(&out, ",");
        put_key("name", role->name.in[lang]);
        pl_put(&out, ",");
        put_key("help", role->help.in[lang]);
        pl_put(&out, "}");
    }
    pl_put(&out, "]}");
}

static void games(void) {
    pl_put(&out, "[");
    for (int i = 0; pl_games[i]; i++) {
        pl_put(&out, i ? "," : "");
        put_game(pl_games[i]);
    }
    pl_put(&out, "]");
}

static void rules(const char *id) {
    const struct pl_game *game = pl_game_find(id);
    const char *section = NULL;
    pl_put(&out, "[");
    for (const struct pl_rule *rule = game ? game->rules : NULL; rule && rule->id; rule++) {
        if (!section || strcmp(section, rule->section.in[lang])) {
            pl_put(&out, section ? "]},{" : "{");
            section = rule->section.in[lang];
            put_key("title", section);
            pl_put(&out, ",\"rules\":[");
        } else {
            pl_put(&out, ",");
        }
        pl_put(&out, "{");
        put_key("id", rule->id);
        pl_put(&out, ",");
        put_key("text", rule->text.in[lang]);
        pl_put(&out, "}");
    }
    pl_put(&out, section ? "]}]" : "]");
}

static bool may_read(const struct pl_note *note, int viewer) {
    return viewer >= 0 ? note->audience >> viewer & 1 : note->audience == PL_PUBLIC;
}

static void put_line(int at, const char *rule, const char *text, bool *first) {
    pl_putf(&out, "%s{\"at\":%d,", *first ? "" : ",", at);
    put_key("text", text);
    if (rule) {
        pl_put(&out, ",");
        put_key("rule", rule);
    }
    pl_put(&out, "}");
    *first = false;
}

static void put_log(int viewer, int from, int to) {
    const struct pl_game *game = pl_match_game(match);
    union pl_any_state before, seen;
    struct pl_notes notes;
    bool first = true;
    char text[1024];
    pl_match_position(match, from, &before);
    pl_put(&out, "\"log\":[");
    for (int i = from; i < to; i++) {
        struct pl_turn turn = pl_match_turn(match, i);
        bool said = false;
        struct pl_out words = PL_OUT(text);
        pl_view(game, &before, viewer, &seen);
        if (turn.seat >= 0) {
            game->name_thing(&seen, "seat", turn.seat, lang, &words);
            pl_put(&words, lang == PL_FR ? " : " : ": ");
        }
        pl_describe(game, &seen, turn.move, viewer, lang, &words);
        pl_play(game, &before, turn.seat, turn.move, &notes);
        pl_view(game, &before, viewer, &seen);
        for (int k = 0; k < notes.count; k++)
            said |= may_read(&notes.note[k], viewer);
        if (!said)
            put_line(i, NULL, text, &first);
        for (int k = 0; k < notes.count; k++) {
            if (!may_read(&notes.note[k], viewer))
                continue;
            words = PL_OUT(text);
            pl_game_say(game, &seen, &notes.note[k].said, lang, &words);
            put_line(i, notes.note[k].said.phrase->rule, text, &first);
        }
    }
    pl_put(&out, "]");
}

static void state(int viewer, int at, int from) {
    const struct pl_game *game = pl_match_game(match);
    int length = pl_match_length(match);
    union pl_any_state view;
    char text[1024];
    struct pl_out words = PL_OUT(text);
    if (at < 0 || at > length)
        at = length;
    pl_match_position(match, at, &view);
    pl_view(game, &view, viewer, &view);
    int actor = game->actor(&view);
    pl_prompt(game, &view, viewer, lang, &words);
    pl_putf(&out, "{\"length\":%d,\"actor\":", length);
    pl_put(&out, actor == PL_CHANCE ? "\"chance\"" : actor == PL_OVER ? "\"over\"" : "");
    if (actor >= 0)
        pl_put_int(&out, actor);
    pl_put(&out, ",");
    put_key("prompt", text);
    pl_put(&out, ",\"moves\":");
    pl_moves_json(game, &view, viewer, lang, &out);
    pl_putf(&out, ",\"undo\":%s,\"scene\":", viewer >= 0 && pl_match_can_undo(match, viewer) ? "true" : "false");
    pl_scene_make(game, &view, viewer, &scene);
    pl_scene_pieces_json(game, &view, &scene, lang, &out);
    if (actor == PL_OVER) {
        struct pl_result result;
        game->result(&view, &result);
        pl_put(&out, ",\"result\":{");
        put_key("ending", game->endings[result.ending].name.in[lang]);
        pl_put(&out, ",");
        put_key("rule", game->endings[result.ending].rule);
        pl_put(&out, ",\"winners\":[");
        const char *comma = "";
        for (int seat = 0; seat < game->players(&view); seat++) {
            if (result.winners >> seat & 1) {
                pl_putf(&out, "%s%d", comma, seat);
                comma = ",";
            }
        }
        pl_put(&out, "],\"scores\":[");
        for (int seat = 0; seat < game->players(&view); seat++)
            pl_putf(&out, "%s%d", seat ? "," : "", (int)result.score[seat]);
        pl_putf(&out, "],\"seed\":\"%016llx\"}", (unsigned long long)pl_match_seed(match));
    }
    pl_put(&out, ",");
    put_log(viewer, from < at ? from : at, at);
    pl_put(&out, "}");
}

static void table(int viewer) {
    const struct pl_game *game = pl_match_game(match);
    union pl_any_state view;
    pl_view(game, pl_match_state(match), viewer, &view);
    pl_scene_make(game, &view, viewer, &scene);
    pl_put(&out, "{\"scene\":");
    pl_scene_zones_json(game, &view, &scene, lang, &out);
    pl_put(&out, ",\"art\":");
    pl_scene_art_json(game, &out);
    pl_put(&out, "}");
}

static void why(int seat, int touch) {
    const struct pl_game *game = pl_match_game(match);
    static pl_move wishes[PL_MAX_WISHES];
    int n = game->wishes(pl_match_state(match), seat, wishes), told = 0;
    pl_put(&out, "[");
    for (int i = 0; i < n && told < 8; i++) {
        pl_touch touched[PL_MAX_TOUCHES];
        int count = game->touches(pl_match_state(match), wishes[i], touched);
        for (int k = 0; k < count; k++) {
            if (touched[k] != touch)
                continue;
            struct pl_said said = game->explain(pl_match_state(match), seat, wishes[i]);
            if (!said.phrase)
                break;
            char text[512];
            struct pl_out words = PL_OUT(text);
            pl_put(&out, told++ ? ",{" : "{");
            game->notate(pl_match_state(match), wishes[i], &words);
            put_key("move", text);
            words = PL_OUT(text);
            pl_game_say(game, pl_match_state(match), &said, lang, &words);
            pl_put(&out, ",");
            put_key("text", text);
            pl_put(&out, ",");
            put_key("rule", said.phrase->rule);
            pl_put(&out, "}");
            break;
        }
    }
    pl_put(&out, "]");
}

static bool begin(char *line) {
    char id[32], roles[128];
    int players, used;
    long long seed;
    char error[256];
    struct pl_out words = PL_OUT(error);
    if (sscanf(line, "%31s %d %lld %127s%n", id, &players, &seed, roles, &used) < 4)
        return false;
    const struct pl_game *game = pl_game_find(id);
    struct pl_setup setup = pl_setup_default(game, players);
    pl_setup_roles(game, &setup, roles, lang, &words);
    for (char *word = strtok(line + used, " \n"); word; word = strtok(NULL, " \n")) {
        char *value = strchr(word, '=');
        *value++ = 0;
        pl_setup_option(game, &setup, word, value, lang, &words);
    }
    match = pl_match_new(game, &setup, (uint64_t)seed);
    return match;
}

static bool choose(int seat, const char *spec, bool play) {
    const struct pl_game *game = pl_match_game(match);
    struct pl_bot bot;
    struct pl_rng rng = pl_rng_seed((uint64_t)pl_match_length(match), 7);
    union pl_any_state view;
    char text[512];
    struct pl_out words = PL_OUT(text);
    struct pl_bot_report report = {0};
    if (pl_match_actor(match) != seat || !pl_bot_read(spec, lang, &bot, &words))
        return false;
    pl_view(game, pl_match_state(match), seat, &view);
    pl_move move = pl_bot_choose(&bot, game, &view, seat, &rng, NULL, &report);
    if (play)
        return pl_match_play(match, seat, move, NULL);
    game->notate(&view, move, &words);
    pl_put(&out, "{");
    put_key("move", text);
    words = PL_OUT(text);
    pl_describe(game, &view, move, seat, lang, &words);
    pl_put(&out, ",");
    put_key("text", text);
    pl_putf(&out, ",\"value\":%.3f}", report.moves ? report.rated[0].value : 0);
    return true;
}

static bool played(int seat, const char *text) {
    pl_move move;
    return pl_match_actor(match) == seat && pl_read_move(pl_match_game(match), pl_match_state(match), text, &move) &&
           pl_match_play(match, seat, move, NULL);
}

static void answer(char *line) {
    char word[16] = "", tongue[4] = "", rest[256] = "";
    int a = 0, b = 0, c = 0;
    line[strcspn(line, "\n")] = 0;
    sscanf(line, "%3s %15s %d %d %d", tongue, word, &a, &b, &c);
    sscanf(line, "%*s %*s %*d %255[^\n]", rest);
    lang = tongue[0] == 'f' ? PL_FR : PL_EN;
    bool ok = true, said = true;
    if (!strcmp(word, "games"))
        games();
    else if (!strcmp(word, "rules"))
        rules(strrchr(line, ' ') + 1);
    else if (!strcmp(word, "table"))
        table(a);
    else if (!strcmp(word, "state"))
        state(a, b, c);
    else if (!strcmp(word, "why"))
        why(a, b);
    else if (!strcmp(word, "hint"))
        ok = choose(a, "search:iterations=600", false);
    else
        said = false;
    if (!said && !strcmp(word, "new"))
        ok = begin(strstr(line, "new ") + 4);
    else if (!said && !strcmp(word, "play"))
        ok = played(a, rest);
    else if (!said && !strcmp(word, "undo"))
        ok = pl_match_undo(match, a, lang, NULL);
    else if (!said && !strcmp(word, "roll"))
        ok = pl_match_roll(match, NULL);
    else if (!said && !strcmp(word, "bot"))
        ok = choose(a, rest, true);
    if (!said || !ok)
        pl_put(&out, ok ? "true" : "false");
}

int main(void) {
    static char line[4096];
    while (fgets(line, sizeof line, stdin)) {
        out = pl_out_to(buffer, sizeof buffer);
        answer(line);
        puts(buffer);
        fflush(stdout);
    }
    return 0;
}
