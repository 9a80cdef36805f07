/* The commands that only look: at the position as a named viewer sees it, at the rules, at a bot's advice. */
#include "app/cli/protocol_session.h"
#include "core/scene_text.h"
#include <stdlib.h>

bool protocol_viewer(const char *text, int players, int *viewer) {
    if (strcmp(text, "everything") == 0) {
        *viewer = PL_EVERYTHING;
        return true;
    }
    if (strcmp(text, "spectator") == 0) {
        *viewer = PL_SPECTATOR;
        return true;
    }
    if (text[0] < '1' || text[0] > '0' + players || text[1])
        return false;
    *viewer = text[0] - '1';
    return true;
}

static_assert(PL_MAX_SEATS <= 9, "seats are single digits");

/* Takes the viewer off the rest; there is no default. */
static bool take_viewer(struct protocol *session, char **rest, int *viewer) {
    int players = session->game->players(&session->state);
    char *word = protocol_word(rest);
    if (protocol_viewer(word, players, viewer))
        return true;
    protocol_refuse(session,
                    TR(session->lang, "Who looks? Write everything, spectator or a seat from 1 to %d, not \"%.60s\".",
                       "Qui regarde ? Écrivez everything, spectator ou un siège de 1 à %d, pas « %.60s »."),
                    players, word);
    return false;
}

static bool take_last_viewer(struct protocol *session, char *rest, int *viewer) {
    if (!take_viewer(session, &rest, viewer))
        return false;
    return !*rest || protocol_refuse(session,
                                     TR(session->lang, "One viewer is enough: leave out \"%.60s\".",
                                        "Un seul regard suffit : retirez « %.60s »."),
                                     rest);
}

bool protocol_actor(struct protocol *session, char *rest) {
    (void)rest;
    int actor = session->game->actor(&session->state);
    if (actor < 0)
        pl_put(&session->body, actor == PL_CHANCE ? "chance" : "over");
    else
        pl_put_int(&session->body, actor + 1);
    return true;
}

static void put_seats(struct protocol *session, const char *word, uint32_t seats) {
    pl_put(&session->body, word);
    for (int i = 0; i < PL_MAX_SEATS; i++)
        if (seats >> i & 1)
            pl_putf(&session->body, " %d", i + 1);
    pl_put_char(&session->body, '\n');
}

bool protocol_deciding(struct protocol *session, char *rest) {
    (void)rest;
    uint32_t asked = pl_deciding(session->game, &session->state);
    put_seats(session, "asked", asked);
    put_seats(session, "answered", asked & ~pl_awaited(session->game, &session->state));
    return true;
}

bool protocol_prompt(struct protocol *session, char *rest) {
    int viewer;
    if (!take_last_viewer(session, rest, &viewer))
        return false;
    union pl_any_state view;
    pl_view(session->game, &session->state, viewer, &view);
    pl_prompt(session->game, &view, viewer, session->lang, &session->body);
    return true;
}

void protocol_put_legal(const struct pl_game *game, const void *state, struct pl_out *out) {
    int actor = game->actor(state);
    if (actor == PL_CHANCE) {
        struct pl_chance chances[PL_MAX_CHANCES];
        int n = game->chances(state, chances);
        for (int i = 0; i < n; i++) {
            game->notate(state, chances[i].move, out);
            pl_putf(out, "\t%u\n", (unsigned)chances[i].weight);
        }
    } else if (actor >= 0) {
        pl_move moves[PL_MAX_MOVES];
        int n = game->moves(state, moves);
        for (int i = 0; i < n; i++) {
            game->notate(state, moves[i], out);
            pl_put_char(out, '\n');
        }
    }
}

bool protocol_legal(struct protocol *session, char *rest) {
    const struct pl_game *game = session->game;
    int seat = game->actor(&session->state), players = game->players(&session->state);
    union pl_any_state turned;
    if (*rest) { /* of several who decide together */
        seat = rest[0] >= '1' && rest[0] <= '0' + players && !rest[1] ? rest[0] - '1' : PL_OVER;
        if (seat < 0 || !(pl_deciding(game, &session->state) >> seat & 1))
            return protocol_refuse(session,
                                   TR(session->lang,
                                      "\"%.60s\" is none of the seats that may decide: deciding lists them.",
                                      "« %.60s » n'est pas un siège qui peut décider : deciding les énumère."),
                                   rest);
    }
    if (session->game->actor(&session->state) == PL_OVER)
        return protocol_refuse(session, "%s",
                               TR(session->lang, "The game is over, no move is left; result says how it ended.",
                                  "La partie est finie, il n'y a plus de coup ; result dit comment."));
    if (!protocol_room(session, PROTOCOL_MAX_LEGAL))
        return false;
    pl_copy(game, &turned, &session->state);
    pl_turn_to(game, &turned, seat);
    protocol_put_legal(game, &turned, &session->body);
    return true;
}

bool protocol_notes(struct protocol *session, char *rest) {
    int viewer;
    if (!take_last_viewer(session, rest, &viewer))
        return false;
    for (int i = 0; i < session->notes.count; i++) {
        const struct pl_note *note = &session->notes.note[i];
        if (viewer != PL_EVERYTHING && !(note->audience & pl_reader(viewer)))
            continue;
        if (!protocol_room(session, 2048))
            return false;
        const char *rule = pl_said_rule(session->game, &note->said);
        pl_putf(&session->body, "%s ", rule ? rule : "-");
        pl_game_say(session->game, &session->state, &note->said, session->lang, &session->body);
        pl_put_char(&session->body, '\n');
    }
    return true;
}

bool protocol_dump(struct protocol *session, char *rest) {
    int viewer;
    if (!take_last_viewer(session, rest, &viewer) || !protocol_room(session, PL_MAX_JSON))
        return false;
    union pl_any_state view;
    pl_view(session->game, &session->state, viewer, &view);
    pl_dump(session->game, &view, &session->body);
    return true;
}

bool protocol_hash(struct protocol *session, char *rest) {
    (void)rest;
    pl_put_hex(&session->body, pl_hash(session->game, &session->state));
    return true;
}

bool protocol_result(struct protocol *session, char *rest) {
    (void)rest;
    const struct pl_game *game = session->game;
    if (game->actor(&session->state) != PL_OVER)
        return protocol_refuse(session, "%s",
                               TR(session->lang, "The game is not over; actor says who is to move.",
                                  "La partie n'est pas finie ; actor dit à qui de jouer."));
    struct pl_result result;
    game->result(&session->state, &result);
    int players = game->players(&session->state);
    pl_putf(&session->body, "ending %s\nwinners", game->endings[result.ending].key);
    for (int seat = 0; seat < players; seat++)
        if (result.winners >> seat & 1)
            pl_putf(&session->body, " %d", seat + 1);
    pl_put(&session->body, result.winners ? "\nscores" : " none\nscores");
    for (int seat = 0; seat < players; seat++)
        pl_putf(&session->body, " %d", (int)result.score[seat]);
    return true;
}

bool protocol_why(struct protocol *session, char *rest) {
    int seat, players = session->game->players(&session->state);
    char *word = protocol_word(&rest);
    if (!protocol_viewer(word, players, &seat) || seat < 0)
        return protocol_refuse(session,
                               TR(session->lang, "Whose move? Write a seat from 1 to %d, then the move.",
                                  "Le coup de qui ? Écrivez un siège de 1 à %d, puis le coup."),
                               players);
    if (!*rest)
        return protocol_refuse(
            session, "%s",
            TR(session->lang, "Which move? Write it after the seat.", "Quel coup ? Écrivez-le après le siège."));
    char sentence[2048] = "";
    struct pl_out why = PL_OUT(sentence);
    const char *rule = pl_why_not(session->game, &session->state, seat, rest, session->lang, &why);
    if (rule)
        pl_putf(&session->body, "%s ", *rule ? rule : "-");
    pl_put(&session->body, rule ? sentence : "legal");
    return true;
}

bool protocol_describe(struct protocol *session, char *rest) {
    int viewer;
    pl_move move;
    if (!take_viewer(session, &rest, &viewer))
        return false;
    if (!pl_read_move(session->game, &session->state, rest, &move))
        return protocol_refuse(session,
                               TR(session->lang, "\"%.60s\" is not possible now; legal lists what is.",
                                  "« %.60s » n'est pas possible maintenant ; legal énumère ce qui l'est."),
                               rest);
    pl_describe(session->game, &session->state, move, viewer, session->lang, &session->body);
    return true;
}

#define BOARD_ROOM (1 << 17)

bool protocol_board(struct protocol *session, char *rest) {
    int viewer;
    if (!take_last_viewer(session, rest, &viewer) || !protocol_room(session, BOARD_ROOM))
        return false;
    union pl_any_state view;
    struct pl_screen screen = {.lang = session->lang, .unicode = true, .columns = 100, .viewer = viewer};
    pl_view(session->game, &session->state, viewer, &view);
    pl_put_char(&session->body, '\n'); /* the "= " must not push the first line aside */
    pl_board(session->game, &view, &screen, &session->body);
    return true;
}

/* ---- go --------------------------------------------------------------------------------------------------------- */

/* A bot's luck is apart from the dice, which it must not foresee. */
#define BOT_LUCK UINT64_C(0xB07B07B07B07B07B)

/* A number with four decimals. By hand, since printf writes a decimal comma in some locales. */
static void put_decimal(struct pl_out *out, double value) {
    const double most = 9e14; /* ten thousand times this is still a whole number */
    value = value > most ? most : value > -most ? value : -most;
    long long units = (long long)(value * 10000 + (value < 0 ? -0.5 : 0.5));
    unsigned long long size = units < 0 ? -(unsigned long long)units : (unsigned long long)units;
    pl_putf(out, "%s%llu.%04llu", units < 0 ? "-" : "", size / 10000, size % 10000);
}

static void put_report(struct protocol *session, const void *view, const struct pl_bot_report *report) {
    struct pl_out *out = &session->body;
    pl_putf(out, "\niterations %lld\nseconds ", (long long)report->iterations);
    put_decimal(out, report->seconds);
    if (report->moves) {
        pl_put(out, "\nvalue ");
        put_decimal(out, report->rated[0].value);
    }
    for (int i = 0; i < report->moves; i++) {
        pl_put(out, "\nrated ");
        put_decimal(out, report->rated[i].value);
        pl_putf(out, " %lld ", (long long)report->rated[i].visits);
        session->game->notate(view, report->rated[i].move, out);
    }
}

bool protocol_go(struct protocol *session, char *rest) {
    const struct pl_game *game = session->game;
    int seat = game->actor(&session->state);
    struct pl_bot bot;
    struct pl_bot_report report;
    union pl_any_state view;
    if (seat < 0)
        return protocol_refuse(session, "%s",
                               seat == PL_OVER ? TR(session->lang, "The game is over: there is nothing to choose.",
                                                    "La partie est finie : il n'y a rien à choisir.")
                                               : TR(session->lang, "Chance is to move: roll, or chance OUTCOME.",
                                                    "C'est au hasard : roll, ou chance TIRAGE."));
    if (!pl_bot_read(rest, session->lang, &bot, &session->body))
        return false;
    if (session->iterations) {
        bot.threads = 1;
        bot.seconds = 0;
        if (bot.iterations == 0 || bot.iterations > session->iterations)
            bot.iterations = session->iterations;
    }
    pl_view(game, &session->state, seat, &view);
    struct pl_rng rng = pl_rng_seed(session->seed ^ BOT_LUCK, session->turns);
    pl_move move = pl_bot_choose(&bot, game, &view, seat, &rng, session->stop, &report);
    game->notate(&view, move, &session->body);
    put_report(session, &view, &report);
    return true;
}
