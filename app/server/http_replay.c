/* Files to take along: the replay of a finished game, and what a player knows of a running one. */
#include "app/server/server.h"
#include "match/tr.h"
#include "match/witness.h"
#include <stdlib.h>

#define TEXT "text/plain; charset=utf-8"

/* The table's game with who sits there and what may be known of its dice; NULL if it cannot be played again, or comes
 * out otherwise than it did. */
static struct pl_match *play_again(const struct job *job) {
    const struct pl_store_table *row = &job->row;
    char error[512] = "";
    struct pl_out out = PL_OUT(error);
    struct pl_match *match = pl_table_replay(row, &job->moves, PL_EN, &out);
    if (!match)
        return NULL;
    for (int i = 0; i < row->players; i++) {
        struct pl_seat *seat = pl_match_seat(match, i);
        if (seat->kind == PL_AUTOMA) /* by the setup */
            continue;
        seat->kind = row->seat[i].bot[0] ? PL_BOT : PL_HUMAN;
        PL_FIT(seat->name, row->seat[i].name);
        PL_FIT(seat->bot, row->seat[i].bot);
    }
    const struct pl_game *game = pl_match_game(match);
    struct pl_origin *origin = pl_match_origin(match);
    origin->table = true;
    origin->friendly = row->friendly;
    memcpy(origin->commitment, row->commitment, sizeof origin->commitment);
    if (row->state != PL_TABLE_FINISHED || !row->revealed)
        return match;
    origin->revealed = true;
    memcpy(origin->seed, row->seed, sizeof origin->seed);
    struct pl_result result = {0};
    if (pl_match_actor(match) == PL_OVER)
        game->result(pl_match_state(match), &result);
    if (!row->has_result || result.ending != row->result.ending || result.winners != row->result.winners ||
        memcmp(result.score, row->result.score, (size_t)row->players * sizeof *result.score) != 0) {
        pl_match_free(match);
        return NULL;
    }
    return match;
}

/* `viewer`: whose knowledge it holds while something is hidden; PL_EVERYTHING: the whole game. */
static char *write_file(const struct pl_match *match, int viewer, size_t *size) {
    char *text = NULL;
    bool fine = true;
    FILE *file = open_memstream(&text, size);
    if (!file)
        return NULL;
    if (viewer == PL_EVERYTHING)
        pl_replay_write(match, file);
    else
        fine = pl_witness_write(match, viewer, file);
    if (fclose(file) == 0 && fine)
        return text;
    free(text);
    return NULL;
}

/* From where this identity may look: the seat asked for, else its one seat, else as a spectator. Whoever shares a
 * device names the seat that has it now: the others' secrets are not to be had by chance. False: the seat asked for is
 * not its own. */
static bool find_viewer(const struct request *request, const struct pl_store_table *row, int *viewer) {
    int64_t who = request->identity.id;
    int own = 0;
    *viewer = PL_SPECTATOR;
    for (int i = 0; i < row->players && who; i++)
        if (row->seat[i].identity == who) {
            own++;
            *viewer = i;
        }
    if (own > 1)
        *viewer = PL_SPECTATOR;
    if (request->seat < 0)
        return true;
    *viewer = request->seat;
    return who && request->seat < row->players && row->seat[request->seat].identity == who;
}

static void answer_file(struct request *request, const struct job *job) {
    const struct pl_store_table *row = &job->row;
    if (row->shown) { /* as it came, what it says of its dice included */
        snprintf(request->file_name, sizeof request->file_name, "%s-%lld.txt", row->game, (long long)row->id);
        request_say(request, 200, TEXT, job->file);
        return;
    }
    struct pl_match *match = play_again(job);
    bool whole = match && (row->state == PL_TABLE_FINISHED || !pl_match_game(match)->view);
    int viewer = PL_EVERYTHING;
    size_t size = 0;
    char *text = NULL;
    if (match && !find_viewer(request, row, &viewer)) {
        request_say(request, 403, TEXT,
                    TR(request->lang, "This seat is not yours: a save holds what your own seat knows.",
                       "Ce siège n'est pas le vôtre : on n'enregistre que ce que sait son propre siège."));
    } else if (!match || !(text = write_file(match, whole ? PL_EVERYTHING : viewer, &size))) {
        request_say(request, 500, TEXT,
                    TR(request->lang, "This game cannot be played again by this version of Plateau.",
                       "Cette version de Plateau ne sait pas rejouer cette partie."));
    } else {
        snprintf(request->file_name, sizeof request->file_name, "%s-%lld%s.txt", row->game, (long long)row->id,
                 whole ? "" : "-seen");
        request_give(request, 200, TEXT, text, size);
    }
    pl_match_free(match);
}

static void loaded(struct hub *hub, struct job *job) {
    (void)hub;
    struct request *request = job->owner;
    if (job->status != PL_STORE_OK)
        request_say(request, job->status == PL_STORE_MISSING ? 404 : 503, TEXT,
                    pl_store_say(job->status, request->lang));
    else if (!pl_table_may_watch(&job->row, request->identity.id))
        request_say(request, 403, TEXT,
                    TR(request->lang, "This table is not open to spectators.",
                       "Cette table n'est pas ouverte aux spectateurs."));
    else if (job->row.state != PL_TABLE_FINISHED && !request->save)
        request_say(request, 403, TEXT,
                    TR(request->lang, "The replay is here when the game is over: until then it holds secrets.",
                       "L'enregistrement sera là quand la partie sera finie : d'ici là, il contient des secrets."));
    else {
        int64_t before = server_spent();
        answer_file(request, job);
        request_spent(request, server_spent() - before);
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
        job->with_file = true;
        hub_submit(hub, job);
    }
    request_drop(request);
}

/* The game is played again for it: that and the text are paid for like what sockets ask. */
void get_replay(struct request *request) {
    if (!request_may(request)) {
        request_say(request, 429, TEXT,
                    TR(request->lang, "Too much is being asked from your address at once: wait a few seconds.",
                       "On demande trop de choses à la fois depuis votre adresse : attendez quelques secondes."));
        return;
    }
    request_visit(request, known);
}
