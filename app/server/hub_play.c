/* At a table: looking, moving, asking. */
#include "app/server/hub_parts.h"
#include <sodium.h>
#include <stdlib.h>

/* ---- Looking ---------------------------------------------------------------------------------------------------- */

void do_open(const struct ask *ask) {
    struct table *table;
    int64_t since = 0;
    if ((json_object_get(ask->message, "since") && !ask_number(ask, "since", 0, (INT64_C(1) << 53) - 1, &since)) ||
        !ask_any_table(ask, &table))
        return;
    ask->client->lobby = false;
    if (ask->client->table != table)
        ask->client->looks_as = 0;
    ask->client->knows = 0;
    ask->client->seen_from = PL_EVERYTHING; /* nobody is shown that: it has been shown nothing yet */
    table_watch(table, ask->client);
    if (!table->match) { /* one can look on until somebody has decided */
        say_misfit(ask, table);
        return;
    }
    say_table(table, ask->client, ask->re);
    say_state(table, ask->client, first_news(table, since));
    presence_changed(table);
    table_advance(table);
}

void do_close(const struct ask *ask) {
    int64_t id;
    if (!ask_number(ask, "table", 1, (INT64_C(1) << 53) - 1, &id))
        return;
    if (ask->client->table && ask->client->table->id == id)
        table_leave(ask->client);
    answer_ok(ask->client, ask->re);
}

/* Somebody at a shared device says who sits in front of it. */
void do_look(const struct ask *ask) {
    struct table *table;
    int seat;
    if (!ask_seat(ask, false, &table, &seat))
        return;
    ask->client->looks_as = seat + 1;
    answer_ok(ask->client, ask->re);
    if (ask->client->table == table)
        say_state(table, ask->client, table->row.length);
    table_rest(table);
}

void do_past(const struct ask *ask) {
    struct table *table;
    int64_t at;
    if (!ask_number(ask, "at", 0, 1 << 20, &at) || !ask_table(ask, &table))
        return;
    const struct pl_game *game = pl_match_game(table->match);
    if (at > table->row.length)
        at = table->row.length;
    int viewer = viewer_of(table, ask->client);
    /* A finished game has no secrets left. */
    int sees = table->row.state == PL_TABLE_FINISHED ? PL_EVERYTHING : viewer;
    union pl_any_state view;
    pl_match_position(table->match, (int)at, &view);
    int actor = game->actor(&view);
    pl_view(game, &view, sees, &view);
    struct pl_out out = answer_begin(ask->hub, "past", ask->re);
    pl_putf(&out, ",\"table\":%lld,\"at\":%d,\"length\":%d", (long long)table->id, (int)at, table->row.length);
    if (actor >= 0)
        pl_putf(&out, ",\"actor\":%d", actor);
    else
        put_member(&out, "actor", actor == PL_CHANCE ? "chance" : "over");
    char prompt[1024] = "";
    struct pl_out words = PL_OUT(prompt);
    pl_prompt(game, &view, sees, ask->lang, &words);
    put_member(&out, "prompt", prompt);
    put_scene(table, ask->client, &view, sees, &out);
    put_log(table, at > 0 ? (int)at - 1 : 0, (int)at, sees, ask->lang, &out);
    answer_end(ask->client, &out);
    table_rest(table);
}

/* ---- Moving ----------------------------------------------------------------------------------------------------- */

static void refuse_move(const struct ask *ask, const struct table *table, int seat, const char *move) {
    const struct pl_game *game = pl_match_game(table->match);
    union pl_any_state view;
    char text[1024] = "";
    struct pl_out why = PL_OUT(text);
    table_turned_view(table, seat, &view); /* the reason must not tell more than the seat may know */
    const char *rule = pl_why_not(game, &view, seat, move, ask->lang, &why);
    if (!rule)
        pl_put(&why, TR(ask->lang, "This is only the beginning of a move.", "Ce n'est que le début d'un coup."));
    struct pl_out out = answer_begin(ask->hub, "no", ask->re);
    put_member(&out, "code", "illegal");
    put_member(&out, "text", text);
    if (rule && *rule)
        put_member(&out, "rule", rule);
    answer_end(ask->client, &out);
}

static bool bot_plays(const struct ask *ask, struct table *table, int seat) {
    if (!table->row.seat[seat].bot[0])
        return false;
    NO(ask, "denied", "A bot plays this seat for you: take it back first.",
       "Un robot joue ce siège pour vous : reprenez-le d'abord.");
    table_rest(table);
    return true;
}

/* Makes the move written `text` and stores it; false if it cannot be made. */
static bool play(const struct ask *ask, struct table *table, int seat, const char *text) {
    union pl_any_state view;
    pl_move move;
    /* A legal move is the same in the seat's view: what does not stand there is not even tried. */
    table_turned_view(table, seat, &view);
    if (!(pl_match_deciding(table->match) >> seat & 1) ||
        !pl_read_move(pl_match_game(table->match), &view, text, &move))
        return false;
    if (pl_match_answered(table->match, seat))
        return table_anew(table, seat, move, ask->client, ask->re);
    if (!table_make(table, seat, move))
        return false;
    table_commit(table, table->row.length, ask->client, ask->re);
    return true;
}

void do_play(const struct ask *ask) {
    struct table *table;
    int seat;
    const char *text = ask_text(ask, "move", PL_MAX_NOTATION);
    if (!text || !ask_seat(ask, true, &table, &seat) || bot_plays(ask, table, seat))
        return;
    bool together = pl_match_game(table->match)->deciding;
    if (!play(ask, table, seat, text))
        refuse_move(ask, table, seat, text);
    else if (together && seats_owned(table, ask->client) > 1)
        ask->client->looks_as =
            0; /* whoever decides together with others at one device has done so: nobody looks now */
    table_rest(table);
}

void do_undo(const struct ask *ask) {
    struct table *table;
    int seat;
    char text[512] = "";
    struct pl_out why = PL_OUT(text);
    if (!ask_seat(ask, true, &table, &seat) || bot_plays(ask, table, seat))
        return;
    if (table->row.state == PL_TABLE_FINISHED)
        NO(ask, "denied", "The game is over.", "La partie est finie.");
    else if (pl_match_answered(table->match, seat))
        NO(ask, "denied", "Your answer counts once all have answered: until then, choose again instead.",
           "Votre réponse compte quand tous ont répondu : jusque-là, choisissez plutôt à nouveau.");
    else if (pl_match_undo(table->match, seat, ask->lang, &why))
        table_commit(table, pl_match_length(table->match), ask->client, ask->re);
    else
        answer_no(ask->client, ask->re, "denied", text);
    table_rest(table);
}

/* ---- Asking ----------------------------------------------------------------------------------------------------- */

static void hinted(struct hub *hub, struct thought *thought) {
    struct client *client = thought->client;
    char text[1024] = "", notation[PL_MAX_NOTATION] = "";
    struct pl_out words = PL_OUT(text), move = PL_OUT(notation);
    thought->game->notate(&thought->view, thought->move, &move);
    pl_describe(thought->game, &thought->view, thought->move, thought->seat, client->lang, &words);
    struct pl_out out = answer_begin(hub, "hint", thought->re);
    pl_putf(&out, ",\"table\":%lld,\"n\":%lld,\"seat\":%d", (long long)thought->table, (long long)thought->number,
            thought->seat);
    put_member(&out, "move", notation);
    put_member(&out, "text", text);
    double value = thought->report.moves > 0 ? thought->report.rated[0].value : -1;
    if (value >= 0 && value <= 1) /* by hand: printf writes a decimal comma in some locales */
        pl_putf(&out, ",\"value\":%d.%03d", (int)(value * 1000 + 0.5) / 1000, (int)(value * 1000 + 0.5) % 1000);
    answer_end(client, &out);
}

void do_hint(const struct ask *ask) {
    struct table *table;
    int seat;
    if (!ask_seat(ask, true, &table, &seat))
        return;
    struct client *client = ask->client;
    struct thought *thought = NULL;
    if (!(pl_match_deciding(table->match) >> seat & 1))
        NO(ask, "denied", "There is nothing to choose for this seat now.",
           "Il n'y a rien à choisir pour ce siège maintenant.");
    else if (client->thoughts >= MAX_THOUGHTS)
        NO(ask, "limit", "One hint after the other.", "Un conseil après l'autre.");
    else if (!(thought = calloc(1, sizeof *thought)))
        answer_store(client, ask->re, PL_STORE_MEMORY);
    if (thought) {
        thought->kind = THINK_HINT;
        thought->done = hinted;
        thought->client = client_hold(client);
        client->thoughts++;
        thought->re = ask->re;
        thought->table = table->id;
        thought->number = table->row.change;
        thought->whose = client->identity.id;
        thought->seat = seat;
        thought->game = pl_match_game(table->match);
        char nothing[64];
        struct pl_out unheard = PL_OUT(nothing); /* these words are right */
        pl_bot_read("search:time=1", PL_EN, &thought->bot, &unheard);
        randombytes_buf(&thought->rng, sizeof thought->rng);
        table_turned_view(table, seat, &thought->view);
        hub_think(ask->hub, thought);
    }
    table_rest(table);
}

struct reasons {
    const struct ask *ask;
    const struct pl_game *game;
    const void *view;
    int seat, count;
    struct pl_out *out;
};

/* `move` is the wish in words, where one is meant. */
static void put_reason(struct reasons *reasons, const char *move, const char *rule, const char *text) {
    pl_put(reasons->out, reasons->count++ ? ",{\"text\":" : "{\"text\":");
    put_json(reasons->out, text);
    put_member(reasons->out, "rule", rule ? rule : "");
    if (*move)
        put_member(reasons->out, "move", move);
    pl_put_char(reasons->out, '}');
}

/* Why can nothing be done with this thing? */
static void why_thing(struct reasons *reasons, pl_touch thing) {
    const struct pl_game *game = reasons->game;
    enum pl_lang lang = reasons->ask->lang;
    struct pl_refusal list[PL_MAX_REFUSALS];
    int count = pl_refusals(game, reasons->view, reasons->seat, thing, list);
    for (int i = 0; i < count; i++) {
        char text[1024] = "", wish[1024] = "";
        struct pl_out words = PL_OUT(text), move = PL_OUT(wish);
        if (list[i].wish != PL_NO_MOVE)
            pl_describe(game, reasons->view, list[i].wish, reasons->seat, lang, &move);
        else
            pl_put(&words, TR(lang, "To be decided now: ", "À décider maintenant : "));
        pl_game_say(game, reasons->view, &list[i].why, lang, &words);
        put_reason(reasons, wish, pl_said_rule(game, &list[i].why), text);
    }
}

static int zone_of(const struct table *table, const struct reasons *reasons, pl_touch thing) {
    const struct pl_scene *scene = table_scene(table, reasons->view, reasons->seat);
    for (int i = 0; thing & PL_TOUCH_PIECE && i < scene->pieces; i++)
        if (scene->piece[i].id == (thing & ~PL_TOUCH_PIECE))
            return scene->piece[i].zone;
    return -1;
}

void do_why(const struct ask *ask) {
    struct table *table;
    int seat;
    int64_t thing = 0;
    const char *wish = NULL;
    if (json_object_get(ask->message, "move") ? !(wish = ask_text(ask, "move", PL_MAX_NOTATION))
                                              : !ask_number(ask, "touch", 0, UINT16_MAX, &thing))
        return;
    if (!ask_seat(ask, false, &table, &seat))
        return;
    const struct pl_game *game = pl_match_game(table->match);
    union pl_any_state view;
    table_turned_view(table, seat, &view);
    struct pl_out out = answer_begin(ask->hub, "why", ask->re);
    struct reasons reasons = {.ask = ask, .game = game, .view = &view, .seat = seat, .out = &out};
    pl_put(&out, ",\"list\":[");
    if (wish) {
        char text[1024] = "";
        struct pl_out words = PL_OUT(text);
        const char *rule = pl_why_not(game, &view, seat, wish, ask->lang, &words);
        if (rule)
            put_reason(&reasons, wish, rule, text);
    } else {
        why_thing(&reasons, (pl_touch)thing);
        int zone = reasons.count ? -1 : zone_of(table, &reasons, (pl_touch)thing);
        if (zone >= 0)
            why_thing(&reasons, (pl_touch)zone);
    }
    pl_put_char(&out, ']');
    answer_end(ask->client, &out);
    table_rest(table);
}
