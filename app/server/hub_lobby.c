/* Before a table: the welcome, the lobby, new tables, rules. */
#include "app/server/dice.h"
#include "app/server/hub_parts.h"
#include "app/server/names.h"
#include <strings.h>
#include <time.h>

#ifndef PLATEAU_VERSION
#define PLATEAU_VERSION "0"
#endif

const struct bot_offer bot_offers[] = {
    {"random", PL_TEXT("at random", "au hasard")},
    {"greedy", PL_TEXT("easy", "facile")},
    {"search:time=0.2", PL_TEXT("medium", "moyen")},
    {"search:time=1", PL_TEXT("strong", "fort")},
    {"search:time=3", PL_TEXT("strong and slow", "fort et lent")},
    {0},
};

bool bot_offered(const char *spec) {
    for (const struct bot_offer *offer = bot_offers; offer->spec; offer++)
        if (strcmp(offer->spec, spec) == 0)
            return true;
    return false;
}

/* ---- Welcome ---------------------------------------------------------------------------------------------------- */

/* `among`: its standard where several people play. */
static void put_option(const struct pl_option *option, int32_t among, enum pl_lang lang, struct pl_out *out) {
    char value[64];
    pl_put(out, "{\"key\":");
    put_json(out, option->key);
    put_member(out, "label", option->label.in[lang]);
    put_member(out, "help", option->help.in[lang]);
    pl_put(out, ",\"values\":[");
    for (int32_t i = option->min; i <= option->max && i - option->min < 100; i++) {
        struct pl_out words = PL_OUT(value);
        pl_option_write(option, i, &words);
        pl_put(out, i > option->min ? "," : "");
        put_json(out, value);
    }
    pl_put(out, "],\"words\":[");
    for (int32_t i = option->min; i <= option->max && i - option->min < 100; i++) {
        struct pl_out words = PL_OUT(value);
        pl_option_say(option, i, lang, &words);
        pl_put(out, i > option->min ? "," : "");
        put_json(out, value);
    }
    pl_put_char(out, ']');
    struct pl_out words = PL_OUT(value);
    pl_option_write(option, option->standard, &words);
    put_member(out, "standard", value);
    words = PL_OUT(value);
    pl_option_write(option, among, &words);
    put_member(out, "among", value);
    pl_put_char(out, '}');
}

/* "roles": those that it plays. */
static void put_level(const struct pl_game *game, const struct pl_level *level, bool first, enum pl_lang lang,
                      struct pl_out *out) {
    pl_put(out, first ? "{\"key\":" : ",{\"key\":");
    put_json(out, level->key);
    put_member(out, "name", level->name.in[lang]);
    put_member(out, "help", level->help.in[lang]);
    pl_put(out, ",\"roles\":[");
    for (int i = 0, n = 0; game->roles && game->roles[i].key; i++)
        if (!level->roles || level->roles >> i & 1) {
            pl_put(out, n++ ? "," : "");
            put_json(out, game->roles[i].key);
        }
    pl_put(out, "]}");
}

static void put_game(const struct pl_game *game, enum pl_lang lang, struct pl_out *out) {
    const struct pl_setup among = pl_setup_among(game, game->max_players, game->max_players);
    pl_put(out, "{\"id\":");
    put_json(out, game->id);
    put_member(out, "name", game->name.in[lang]);
    put_member(out, "pitch", game->pitch.in[lang]);
    pl_putf(out, ",\"players\":[%d,%d],\"minutes\":[%d,%d],\"hidden\":%s,\"options\":[", game->min_players,
            game->max_players, game->min_minutes, game->max_minutes, game->view ? "true" : "false");
    for (int i = 0; game->options && game->options[i].key; i++) {
        pl_put(out, i ? "," : "");
        put_option(&game->options[i], among.option[i], lang, out);
    }
    pl_put(out, "],\"roles\":[");
    for (int i = 0; game->roles && game->roles[i].key; i++) {
        pl_put(out, i ? ",{\"key\":" : "{\"key\":");
        put_json(out, game->roles[i].key);
        put_member(out, "name", game->roles[i].name.in[lang]);
        put_member(out, "help", game->roles[i].help.in[lang]);
        pl_put_char(out, '}');
    }
    pl_put(out, "],\"automas\":[");
    for (const struct pl_level *level = game->levels; level && level->key; level++)
        put_level(game, level, level == game->levels, lang, out);
    pl_put(out, "],\"bots\":[");
    for (const struct bot_offer *offer = bot_offers; offer->spec; offer++) {
        pl_put(out, offer > bot_offers ? ",{\"spec\":" : "{\"spec\":");
        put_json(out, offer->spec);
        put_member(out, "label", offer->label.in[lang]);
        pl_put_char(out, '}');
    }
    pl_put(out, "]}");
}

void do_hello(const struct ask *ask) {
    struct client *client = ask->client;
    if (json_object_get(ask->message, "lang")) {
        const char *name = ask_text(ask, "lang", 32);
        if (!name)
            return;
        pl_lang_read(name, &client->lang); /* a language that is not ours: the one before stays */
        client->knows = 0;                 /* what it has been told was in another one */
    }
    struct pl_out out = answer_begin(ask->hub, "welcome", ask->re);
    pl_putf(&out, ",\"you\":{\"id\":%lld,\"name\":", (long long)client->identity.id);
    put_json(&out, client->identity.name);
    pl_putf(&out, ",\"account\":%s}", client->identity.account ? "true" : "false");
    put_member(&out, "lang", client->lang == PL_FR ? "fr" : "en");
    put_member(&out, "version", PLATEAU_VERSION);
    pl_put(&out, ",\"games\":[");
    for (int i = 0; pl_games[i]; i++) {
        pl_put(&out, i ? "," : "");
        put_game(pl_games[i], client->lang, &out);
    }
    pl_put_char(&out, ']');
    answer_end(client, &out);
}

/* ---- The lobby -------------------------------------------------------------------------------------------------- */

static void put_list(const char *key, const struct pl_store_table *list, int count, struct client *client,
                     struct pl_out *out) {
    pl_putf(out, ",\"%s\":[", key);
    for (int i = 0; i < count; i++) {
        pl_put(out, i ? "," : "");
        put_row(&list[i], client, out);
    }
    pl_put_char(out, ']');
}

static bool somebody_here(struct hub *hub, int64_t id) {
    const struct table *table = table_find(hub, id);
    for (const struct client *viewer = table ? table->viewers : NULL; viewer; viewer = viewer->next_viewer)
        if (seats_owned(table, viewer))
            return true;
    return false;
}

/* What is worth watching: first where somebody is at the table, then where somebody has moved not long ago. */
static int pick_watched(struct hub *hub, struct pl_store_table *list, int count) {
    struct pl_store_table best[JOB_LIST];
    int64_t since = (int64_t)time(NULL) * 1000 - HOUR;
    int n = 0;
    for (int here = 1; here >= 0; here--)
        for (int i = 0; i < count; i++)
            if (somebody_here(hub, list[i].id) == here && (here || list[i].updated >= since))
                best[n++] = list[i];
    memcpy(list, best, (size_t)n * sizeof *best);
    return n;
}

static void listed(struct hub *hub, struct job *job) {
    struct client *client = job->client;
    struct job_lists *lists = job->lists;
    client->lobby_asked = false;
    if (job->status != PL_STORE_OK) {
        answer_store(client, job->re, job->status);
        return;
    }
    struct pl_out out = answer_begin(hub, "lobby", job->re);
    put_list("mine", lists->mine, lists->mine_count, client, &out);
    put_truth(&out, "more", lists->more);
    put_list("open", lists->open, lists->open_count, client, &out);
    lists->watch_count = pick_watched(hub, lists->watch, lists->watch_count);
    put_list("watch", lists->watch, lists->watch_count, client, &out);
    answer_end(client, &out);
}

void do_lobby(const struct ask *ask) {
    struct job *job = ask_job(ask, JOB_LISTS, listed);
    if (!job)
        return;
    table_leave(ask->client);
    ask->client->lobby = ask->client->lobby_asked = true;
    hub_submit(ask->hub, job);
}

static void listed_older(struct hub *hub, struct job *job) {
    if (job->status != PL_STORE_OK) {
        answer_store(job->client, job->re, job->status);
        return;
    }
    struct pl_out out = answer_begin(hub, "older", job->re);
    put_list("mine", job->lists->mine, job->lists->mine_count, job->client, &out);
    put_truth(&out, "more", job->lists->more);
    answer_end(job->client, &out);
}

void do_older(const struct ask *ask) {
    int64_t updated, table;
    if (!ask_number(ask, "updated", 1, (INT64_C(1) << 53) - 1, &updated) ||
        !ask_number(ask, "table", 1, (INT64_C(1) << 53) - 1, &table))
        return;
    struct job *job = ask_job(ask, JOB_OLDER, listed_older);
    if (!job)
        return;
    job->number = updated;
    job->table = table;
    hub_submit(ask->hub, job);
}

void lobby_tick(struct hub *hub) {
    bool changed = hub->lobby_changed;
    hub->lobby_changed = false;
    for (struct client *client = hub->clients; client; client = client->next) {
        client->lobby_due = client->lobby && (client->lobby_due || changed);
        if (!client->lobby_due || client->lobby_asked)
            continue;
        struct ask ask = {.hub = hub, .client = client, .re = -1, .lang = client->lang};
        struct job *job = ask_job(&ask, JOB_LISTS, listed);
        if (!job)
            return;
        job->patient = true;
        client->lobby_due = false;
        client->lobby_asked = true;
        hub_submit(hub, job);
    }
}

/* ---- New tables ------------------------------------------------------------------------------------------------- */

static void refuse_table(struct client *client, int64_t re, const char *en, const char *fr, int number) {
    char text[256];
    struct pl_out out = PL_OUT(text);
    pl_putf(&out, TR(client->lang, en, fr), number);
    answer_no(client, re, "limit", text);
}

static void created(struct hub *hub, struct job *job) {
    if (job->limited) {
        refuse_table(job->client, job->re, "You have %d unfinished tables, as many as one may have: finish some first.",
                     "Vous avez %d tables non terminées, le plus qu'on puisse avoir : terminez-en d'abord.",
                     JOB_MOST_TABLES);
        return;
    }
    if (job->status != PL_STORE_OK) {
        answer_store(job->client, job->re, job->status);
        return;
    }
    hub->lobby_changed = true;
    struct pl_out out = answer_begin(hub, "created", job->re);
    pl_putf(&out, ",\"table\":%lld,\"links\":{", (long long)job->row.id);
    for (int i = 0, n = 0; i < job->row.players; i++)
        if (job->invite >> i & 1)
            pl_putf(&out, "%s\"%d\":\"/i/%s\"", n++ ? "," : "", i, job->links[i]);
    pl_put_char(&out, '}');
    answer_end(job->client, &out);
}

static const char *seat_word(const struct ask *ask, int index) {
    const char *word = json_string_value(json_array_get(json_object_get(ask->message, "seats"), (size_t)index));
    return word ? word : "";
}

/* The name of one seat of several at the same device, if it has one of its own. */
static bool read_seat_name(const struct ask *ask, int index, const char **name) {
    const json_t *entry = json_array_get(json_object_get(ask->message, "names"), (size_t)index);
    const char *own = json_string_value(entry);
    bool fine = !entry || (own && strlen(own) < PL_MAX_PLAYER_NAME);
    if (fine && own && !pl_name_shows(own)) {
        answer_no(ask->client, ask->re, "bad", pl_name_no(ask->lang));
        return false;
    }
    if (!fine)
        NO(ask, "bad", "\"names\" holds a short name on one line for each seat, or \"\".",
           "« names » contient pour chaque siège un nom court sur une ligne, ou \"\".");
    if (fine && own && *own)
        *name = own;
    return fine;
}

static bool read_seat(const struct ask *ask, const char *name, int index, struct job *job) {
    const char *word = seat_word(ask, index);
    struct pl_store_seat *seat = &job->row.seat[index];
    if (strcmp(word, "me") == 0) {
        if (!read_seat_name(ask, index, &name))
            return false;
        seat->identity = ask->client->identity.id;
        PL_FIT(seat->name, name);
    } else if (strcmp(word, "friend") == 0) {
        job->invite |= 1u << index;
    } else if (strncmp(word, "bot:", 4) == 0 && bot_offered(word + 4)) {
        PL_FIT(seat->bot, word + 4);
    } else if (strcmp(word, "free") != 0 && !pl_automa_word(word)) { /* an automa is part of the setup */
        NO(ask, "bad",
           "A seat is \"me\", \"friend\", \"free\", \"automa:\" with one of its levels or \"bot:\" with one of the "
           "bots "
           "offered.",
           "Un siège est « me », « friend », « free », « automa: » avec l'un de ses niveaux ou « bot: » avec l'un des "
           "robots proposés.");
        return false;
    }
    return true;
}

static bool read_automas(const struct ask *ask, const struct pl_game *game, struct pl_setup *setup,
                         struct pl_out *error) {
    for (int i = 0; i < setup->players; i++) {
        const char *level = pl_automa_word(seat_word(ask, i));
        if (level && !pl_setup_automa(game, setup, i, level, ask->lang, error))
            return false;
    }
    return true;
}

static bool read_options(const struct ask *ask, const struct pl_game *game, struct pl_setup *setup) {
    char text[1024] = "", list[PL_MAX_ROLES_TEXT] = "";
    struct pl_out error = PL_OUT(text), roles = PL_OUT(list);
    json_t *options = json_object_get(ask->message, "options"), *value;
    const char *key;
    bool fine = true;
    json_object_foreach(options, key, value) {
        const char *word = json_string_value(value);
        fine = fine && pl_setup_option(game, setup, key, word ? word : "", ask->lang, &error);
    }
    size_t index;
    json_array_foreach(json_object_get(ask->message, "roles"), index, value)
        pl_putf(&roles, "%s%s", index ? "," : "", json_is_string(value) ? json_string_value(value) : "any");
    fine = fine && (!game->roles || !list[0] || pl_setup_roles(game, setup, list, ask->lang, &error));
    fine = fine && read_automas(ask, game, setup, &error) && pl_setup_check(game, setup, ask->lang, &error);
    if (!fine)
        answer_no(ask->client, ask->re, "bad", text);
    return fine;
}

/* Whoever is no bot and no automa is, or will be, somebody. */
static int count_people(const struct ask *ask) {
    int people = 0;
    for (int i = 0; i < (int)json_array_size(json_object_get(ask->message, "seats")); i++)
        people += strncmp(seat_word(ask, i), "bot:", 4) != 0 && !pl_automa_word(seat_word(ask, i));
    return people;
}

void do_create(const struct ask *ask) {
    char name[PL_MAX_PLAYER_NAME];
    const char *id = ask_text(ask, "game", PL_MAX_GAME_ID);
    if (!id || !ask_name(ask, name))
        return;
    const struct pl_game *game = pl_game_find(id);
    size_t players = json_array_size(json_object_get(ask->message, "seats"));
    if (!game) {
        NO(ask, "missing", "There is no such game here.", "Ce jeu n'existe pas ici.");
        return;
    }
    if (players < (size_t)game->min_players || players > (size_t)game->max_players) {
        char text[256];
        struct pl_out out = PL_OUT(text);
        pl_putf(&out,
                TR(ask->lang, "%s is for %d to %d players: name each seat in \"seats\".",
                   "%s se joue de %d à %d joueurs : nommez chaque siège dans « seats »."),
                game->name.in[ask->lang], game->min_players, game->max_players);
        answer_no(ask->client, ask->re, "bad", text);
        return;
    }
    char key[24];
    snprintf(key, sizeof key, "%lld", (long long)ask->client->identity.id);
    int64_t wait = limits_take(ask->hub->limits, "create", key, hub_now(ask->hub), TABLES_AT_ONCE, TABLES_A_MINUTE);
    if (wait) {
        refuse_table(ask->client, ask->re, "Too many new tables at once: wait %d s.",
                     "Trop de nouvelles tables à la fois : attendez %d s.", (int)(wait / 1000 + 1));
        return;
    }
    struct pl_setup setup = pl_setup_among(game, (int)players, count_people(ask));
    struct job *job = read_options(ask, game, &setup) ? ask_job(ask, JOB_CREATE, created) : NULL;
    if (!job)
        return;
    struct pl_store_table *row = &job->row;
    bool fine = pl_dice_new(row->seed, row->commitment);
    if (!fine)
        answer_store(ask->client, ask->re, PL_STORE_FAILED);
    for (int i = 0; fine && i < (int)players; i++)
        fine = read_seat(ask, name, i, job);
    if (fine && !(fine = pl_store_setup_write(game, &setup, row)))
        NO(ask, "bad", "These options are too many to be kept.",
           "Ces options sont trop nombreuses pour être conservées.");
    if (!fine) {
        client_drop(job->client);
        job_free(job);
        return;
    }
    row->owner = ask->client->identity.id;
    row->open = json_is_true(json_object_get(ask->message, "open"));
    row->spectators = json_is_true(json_object_get(ask->message, "spectators"));
    if (ask->hub->ports.spent)
        ask->hub->ports.spent(ask->hub->ports.context, ask->client->socket, TABLE_COST);
    hub_submit(ask->hub, job);
}

/* ---- Rules ------------------------------------------------------------------------------------------------------ */

void do_rules(const struct ask *ask) {
    const char *id = ask_text(ask, "game", PL_MAX_GAME_ID), *find = "";
    if (!id || (json_object_get(ask->message, "find") && !(find = ask_text(ask, "find", 100))))
        return;
    const struct pl_game *game = pl_game_find(id);
    if (!game) {
        NO(ask, "missing", "There is no such game here.", "Ce jeu n'existe pas ici.");
        return;
    }
    struct pl_out out = answer_begin(ask->hub, "rules", ask->re);
    put_member(&out, "game", game->id);
    pl_put(&out, ",\"synonyms\":[");
    for (const struct pl_synonym *word = game->synonyms; word && word->sought; word++) {
        pl_put(&out, word == game->synonyms ? "[" : ",[");
        put_json(&out, word->sought);
        pl_put_char(&out, ',');
        put_json(&out, word->said);
        pl_put_char(&out, ']');
    }
    pl_put(&out, "],\"sections\":[");
    const char *section = NULL;
    for (const struct pl_rule *rule = game->rules; rule->id; rule++) {
        const char *title = rule->section.in[ask->lang], *text = rule->text.in[ask->lang];
        if (*find && !strcasestr(rule->id, find) && !strcasestr(text, find) && !strcasestr(title, find))
            continue;
        if (!section || strcmp(section, title) != 0) {
            pl_put(&out, section ? "]},{\"title\":" : "{\"title\":");
            put_json(&out, title);
            pl_put(&out, ",\"rules\":[");
        } else {
            pl_put_char(&out, ',');
        }
        section = title;
        pl_put(&out, "{\"id\":");
        put_json(&out, rule->id);
        put_member(&out, "text", text);
        pl_put_char(&out, '}');
    }
    pl_put(&out, section ? "]}]" : "]");
    answer_end(ask->client, &out);
}

/* ---- Names ------------------------------------------------------------------------------------------------------ */

static void renamed(struct hub *hub, struct job *job) {
    (void)hub;
    if (job->status != PL_STORE_OK) {
        answer_store(job->client, job->re, job->status);
        return;
    }
    PL_FIT(job->client->identity.name, job->text);
    answer_ok(job->client, job->re);
}

void do_name(const struct ask *ask) {
    char name[PL_MAX_PLAYER_NAME];
    if (!ask_text(ask, "name", PL_MAX_PLAYER_NAME) || !ask_name(ask, name))
        return;
    struct job *job = ask_job(ask, JOB_RENAME, renamed);
    if (!job)
        return;
    PL_FIT(job->text, name);
    hub_submit(ask->hub, job);
}
