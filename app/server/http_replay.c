/* Files to take along: the replay of a finished game, and pictures of games. */
#include "app/server/server.h"
#include "core/draw.h"
#include "match/tr.h"
#include <stdlib.h>

#define TEXT "text/plain; charset=utf-8"

/* ---- Replays ---------------------------------------------------------------------------------------------------- */

static char *write_replay(const struct job *job, size_t *size) {
    const struct pl_store_table *row = &job->row;
    char error[512] = "", *text = NULL;
    struct pl_out out = PL_OUT(error);
    struct pl_match *match = pl_table_replay(row, &job->moves, PL_EN, &out);
    FILE *file = match ? open_memstream(&text, size) : NULL;
    if (file) {
        for (int i = 0; i < row->players; i++) {
            struct pl_seat *seat = pl_match_seat(match, i);
            seat->kind = row->seat[i].bot[0] ? PL_BOT : PL_HUMAN;
            strcpy(seat->name, row->seat[i].name);
            strcpy(seat->bot, row->seat[i].bot);
        }
        pl_replay_write(match, file);
        if (fclose(file) != 0) {
            free(text);
            text = NULL;
        }
    }
    pl_match_free(match);
    return text;
}

static bool may_see(const struct pl_store_table *row, int64_t identity) {
    if (row->spectators || row->owner == identity)
        return true;
    for (int i = 0; i < row->players; i++)
        if (row->seat[i].identity == identity)
            return true;
    return false;
}

static void loaded(struct hub *hub, struct job *job) {
    (void)hub;
    struct request *request = job->owner;
    size_t size = 0;
    if (job->status != PL_STORE_OK) {
        request_say(request, job->status == PL_STORE_MISSING ? 404 : 503, TEXT,
                    pl_store_say(job->status, request->lang));
    } else if (!may_see(&job->row, request->identity.id)) {
        request_say(request, 403, TEXT,
                    TR(request->lang, "This table is not open to spectators.",
                       "Cette table n'est pas ouverte aux spectateurs."));
    } else if (job->row.state != PL_TABLE_FINISHED) {
        request_say(request, 403, TEXT,
                    TR(request->lang, "The replay is here when the game is over: until then it holds secrets.",
                       "L'enregistrement sera là quand la partie sera finie : d'ici là, il contient des secrets."));
    } else if (!(request->owned = write_replay(job, &size))) {
        request_say(request, 500, TEXT,
                    TR(request->lang, "This game cannot be played again by this version of Plateau.",
                       "Cette version de Plateau ne sait pas rejouer cette partie."));
    } else {
        snprintf(request->file_name, sizeof request->file_name, "%s-%lld.txt", job->row.game, (long long)job->row.id);
        request_answer(request, 200, TEXT, request->owned, size);
    }
    request_drop(request);
}

static void known(struct hub *hub, struct job *visit) {
    struct request *request = visit->owner;
    if (visit->status == PL_STORE_OK)
        request->identity = visit->identity;
    struct job *job = request_job(request, JOB_LOAD, loaded);
    if (job) {
        job->table = request->table;
        hub_submit(hub, job);
    }
    request_drop(request);
}

void get_replay(struct request *request) {
    struct job *job = request_job(request, JOB_VISIT, known);
    if (!job)
        return;
    strcpy(job->cookie, request->cookie);
    hub_submit(request->server->hub, job);
}

/* ---- Pictures --------------------------------------------------------------------------------------------------- */

/* Some way into a game between greedy bots, always the same. */
static void play_some(const struct pl_game *game, void *state) {
    const struct pl_bot bot = {.kind = PL_BOT_GREEDY};
    struct pl_rng dice = pl_rng_seed(48, 0), luck = pl_rng_seed(48, 1);
    union pl_any_state view;
    for (int i = 0, actor; i < 60 && (actor = game->actor(state)) != PL_OVER; i++) {
        union pl_any_state before;
        pl_copy(game, &before, state);
        if (actor == PL_CHANCE) {
            pl_play(game, state, PL_CHANCE, pl_draw(game, state, &dice), NULL);
        } else {
            pl_view(game, state, actor, &view);
            pl_play(game, state, actor, pl_bot_choose(&bot, game, &view, actor, &luck, NULL, NULL), NULL);
        }
        if (game->actor(state) == PL_OVER) { /* a short game: the picture is of its last moment but one */
            pl_copy(game, state, &before);
            return;
        }
    }
}

static bool draw(struct server *server, int index) {
    const struct pl_game *game = pl_games[index];
    struct pl_scene *scene = malloc(sizeof *scene);
    char *text = malloc(PL_MAX_SVG);
    union pl_any_state state;
    struct pl_setup setup = pl_setup_default(game, game->max_players < 4 ? game->max_players : 4);
    struct pl_drawing drawing = {.lang = PL_EN, .viewer = PL_SPECTATOR, .bare = true};
    struct pl_out out = pl_out_to(text, text ? PL_MAX_SVG : 0);
    bool done = scene && text && pl_new(game, &setup, &state);
    if (done) {
        play_some(game, &state);
        done = pl_scene_svg(game, &state, &drawing, scene, &out);
    }
    if (done) {
        server->thumb[index] = strdup(text);
        server->thumb_size[index] = out.len;
    }
    free(scene);
    free(text);
    return done && server->thumb[index];
}

void get_thumb(struct request *request, const char *name) {
    struct server *server = request->server;
    for (int i = 0; pl_games[i] && i < MAX_GAMES; i++) {
        size_t length = strlen(pl_games[i]->id);
        if (strncmp(name, pl_games[i]->id, length) != 0 || strcmp(name + length, ".svg") != 0)
            continue;
        if (!server->thumb[i] && !draw(server, i))
            break;
        request->keep = true;
        request_answer(request, 200, "image/svg+xml", server->thumb[i], server->thumb_size[i]);
        return;
    }
    request_say(request, 404, TEXT, TR(request->lang, "There is no such picture.", "Cette image n'existe pas."));
}
