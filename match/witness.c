/* Witness files: written from views only, and read without trusting a byte. A view cannot be checked by the game's own
 * `check`, which is about whole positions. So beside the view stands one of the whole positions that agree with it,
 * dealt from the view alone: the reader checks that one and sees for itself that it looks like the view. */
#include "match/witness.h"
#include "match/replay_header.h"
#include "match/tell.h"
#include <inttypes.h>
#include <stdlib.h>

#define MAGIC "plateau witness "
#define FORMAT "1"
#define AUTOMAS "2" /* the same, and a seat may be an automa's */
#define SENTENCE 1024
#define DEAL_SEED UINT64_C(0x7769746E657373) /* fixed: the same view is always written alike */

/* ---- Writing --------------------------------------------------------------------------------------------------- */

struct writing {
    FILE *file;
    int viewer;
};

/* Who moved, and what if it was the viewer. */
static void write_turn(const struct pl_sentence *told, const struct writing *writing) {
    struct pl_turn turn = told->turn;
    if (turn.seat == PL_CHANCE)
        fputs(turn.by_hand ? "!" : "*", writing->file);
    else
        fprintf(writing->file, "%d", turn.seat + 1);
    if (turn.seat == writing->viewer && turn.seat >= 0) {
        char notation[PL_MAX_NOTATION] = "";
        struct pl_out out = PL_OUT(notation);
        told->game->notate(told->before, turn.move, &out);
        fprintf(writing->file, " %s", notation);
    }
    fputc('\n', writing->file);
}

/* The same sentence in each language, a line each. */
static void write_told(void *context, const struct pl_sentence *told) {
    static const char *const words[PL_LANGS] = {[PL_EN] = "en", [PL_FR] = "fr"};
    const struct writing *writing = context;
    if (told->first)
        write_turn(told, writing);
    for (int lang = 0; lang < PL_LANGS; lang++) {
        char text[SENTENCE] = "";
        struct pl_out out = PL_OUT(text);
        pl_sentence_say(told, (enum pl_lang)lang, &out);
        fprintf(writing->file, "  %s %s\n", words[lang], text);
    }
}

bool pl_witness_write(const struct pl_match *match, int viewer, FILE *file) {
    const struct pl_game *game = pl_match_game(match);
    union pl_any_state view, world, again;
    struct pl_rng rng = pl_rng_seed(DEAL_SEED, 0);
    pl_view(game, pl_match_state(match), viewer, &view);
    pl_determinize(game, &view, viewer, &rng, &world);
    pl_view(game, &world, viewer, &again);
    char *json = malloc(PL_MAX_JSON);
    if (!json || game->check(&world).phrase || memcmp(&view, &again, game->state_size) != 0) {
        free(json);
        return false;
    }
    enum pl_header_form form = pl_header_form(match, false);
    pl_header_write(match, form == PL_AUTOMA_HEADER ? MAGIC AUTOMAS : MAGIC FORMAT, form, file);
    if (viewer == PL_SPECTATOR)
        fputs("viewer spectator\nmoves\n", file);
    else
        fprintf(file, "viewer %d\nmoves\n", viewer + 1);
    struct writing writing = {.file = file, .viewer = viewer};
    pl_tell(match, 0, pl_match_length(match), viewer, write_told, &writing);
    struct pl_out out = pl_out_to(json, PL_MAX_JSON);
    pl_dump(game, &view, &out);
    fprintf(file, "position %s\n", json);
    out = pl_out_to(json, PL_MAX_JSON);
    pl_dump(game, &world, &out);
    fprintf(file, "# One of the positions that agree with it, dealt at random: not the truth.\npossible %s\n", json);
    fprintf(file, "end %016" PRIx64 "\n", pl_hash(game, &view));
    free(json);
    return true;
}

/* ---- Reading --------------------------------------------------------------------------------------------------- */

struct reader {
    struct pl_lines lines;
    struct pl_witness *witness;
    int room;
    char *words, *rest; /* the line at hand: its first word and what follows */
};

bool pl_is_witness(const char *text, size_t length) {
    return length >= strlen(MAGIC) && memcmp(text, MAGIC, strlen(MAGIC)) == 0;
}

static bool read_magic(struct pl_lines *r, enum pl_header_form *form) {
    if (!pl_is_witness(r->text, r->length)) {
        r->line = 1;
        return WRONG(r, "this is no witness file of Plateau: its first line is not '" MAGIC FORMAT "'",
                     "ce n'est pas un témoignage de Plateau : la première ligne n'est pas « " MAGIC FORMAT " »");
    }
    if (!pl_lines_next(r))
        return false;
    bool automas = strcmp(r->words, MAGIC AUTOMAS) == 0;
    *form = automas ? PL_AUTOMA_HEADER : PL_TABLE_HEADER;
    return automas || strcmp(r->words, MAGIC FORMAT) == 0 ||
           WRONG(r, "this program reads witness files of format " FORMAT " and " AUTOMAS ", not '%s'",
                 "ce programme lit les témoignages au format " FORMAT " et " AUTOMAS ", et non « %s »", r->words);
}

static bool read_viewer(struct pl_lines *r, struct pl_witness *witness) {
    const char *rest = pl_header_expect(r, "viewer N");
    uint64_t seat = 0;
    if (!rest)
        return false;
    witness->viewer = PL_SPECTATOR;
    if (strcmp(rest, "spectator") == 0)
        return true;
    if (!pl_read_number(rest, (uint64_t)witness->setup.players, &seat) || seat == 0)
        return WRONG(r, "the viewer is 'spectator' or a seat from 1 to %d, not '%s'",
                     "qui regarde est « spectator » ou un siège de 1 à %d, et non « %s »", witness->setup.players,
                     rest);
    witness->viewer = (int)seat - 1;
    return true;
}

/* The next line of any length, split after its first word. */
static bool next_line(struct reader *reader) {
    struct pl_lines *r = &reader->lines;
    size_t length;
    do {
        if (!pl_lines_raw(r, &reader->words, &length))
            return false;
        if (r->ended)
            return WRONG(r, "the file ends without its last line, 'end HASH': something is missing",
                         "le fichier s'arrête sans sa dernière ligne, « end EMPREINTE » : il en manque une partie");
        reader->words[length] = '\0'; /* our own copy, and what is behind has been read */
        reader->words += strspn(reader->words, " \t");
    } while (!*reader->words || *reader->words == '#');
    reader->rest = pl_split_word(reader->words);
    return true;
}

static struct pl_told *new_told(struct reader *reader) {
    struct pl_witness *witness = reader->witness;
    if (witness->count == reader->room) {
        int room = reader->room ? reader->room * 2 : 64;
        struct pl_told *told = realloc(witness->told, (size_t)room * sizeof *told);
        if (!told) {
            WRONG(&reader->lines, "memory is out", "la mémoire est épuisée");
            return NULL;
        }
        witness->told = told;
        reader->room = room;
    }
    return &witness->told[witness->count++];
}

/* A move (the line at hand) with its sentences; the line at hand is then the one after it. */
static bool read_move(struct reader *reader) {
    struct pl_lines *r = &reader->lines;
    struct pl_witness *witness = reader->witness;
    bool chance = strcmp(reader->words, "*") == 0 || strcmp(reader->words, "!") == 0;
    uint64_t seat = 0;
    if (!chance && (!pl_read_number(reader->words, (uint64_t)witness->setup.players, &seat) || seat == 0))
        return WRONG(r,
                     "a move starts with a seat from 1 to %d or with * for chance, and what follows the moves with "
                     "'position'; not '%.60s'",
                     "un coup commence par un siège de 1 à %d ou par * pour le hasard, et la suite des coups par "
                     "« position » ; et non « %.60s »",
                     witness->setup.players, reader->words);
    const struct pl_told move = {
        .move = witness->length++, .seat = chance ? PL_CHANCE : (int8_t)(seat - 1), .notation = reader->rest};
    if (*move.notation && move.seat != witness->viewer)
        return WRONG(r, "only the viewer's own moves are written out, not '%.60s'",
                     "seuls les coups de qui regarde sont écrits, et non « %.60s »", move.notation);
    int sentences = 0;
    for (;; sentences++) {
        if (!next_line(reader))
            return false;
        if (strcmp(reader->words, "en") != 0)
            break;
        struct pl_told *told = new_told(reader);
        if (!told)
            return false;
        *told = move;
        told->text[PL_EN] = reader->rest;
        if (!next_line(reader))
            return false;
        if (strcmp(reader->words, "fr") != 0)
            return WRONG(r, "here should stand the sentence in French, 'fr …', not '%.60s'",
                         "ici devrait se trouver la phrase en français, « fr … », et non « %.60s »", reader->words);
        told->text[PL_FR] = reader->rest;
    }
    return sentences ||
           WRONG(r, "here should stand what was told of the move, 'en …', not '%.60s'",
                 "ici devrait se trouver ce qui fut dit du coup, « en … », et non « %.60s »", reader->words);
}

static bool expect(const struct reader *reader, const char *word) {
    return strcmp(reader->words, word) == 0 ||
           WRONG(&reader->lines, "'%s' should stand here, not '%.60s'",
                 "ici devrait se trouver « %s », et non « %.60s »", word, reader->words);
}

/* The position: a whole one that passes the game's check and looks, to the viewer, as the file says. */
static bool read_position(struct reader *reader) {
    struct pl_lines *r = &reader->lines;
    struct pl_witness *witness = reader->witness;
    const struct pl_game *game = witness->game;
    char reason[1024] = "", hash[20];
    struct pl_out why = PL_OUT(reason);
    union pl_any_state world = {0};
    if (!expect(reader, "position"))
        return false;
    const char *position = reader->rest;
    if (!next_line(reader) || !expect(reader, "possible"))
        return false;
    if (!pl_load(game, reader->rest, false, &world, r->lang, &why))
        return WRONG(r, "this is no position of the game: %s", "ce n'est pas une position du jeu : %s", reason);
    if (game->players(&world) != witness->setup.players)
        return WRONG(r, "the position has %d players, the game %d", "la position a %d joueurs, la partie %d",
                     game->players(&world), witness->setup.players);
    pl_view(game, &world, witness->viewer, &witness->view);
    char *json = malloc(PL_MAX_JSON);
    if (!json)
        return WRONG(r, "memory is out", "la mémoire est épuisée");
    struct pl_out out = pl_out_to(json, PL_MAX_JSON);
    pl_dump(game, &witness->view, &out);
    bool same = strcmp(json, position) == 0;
    free(json);
    if (!same)
        return WRONG(r, "the position that the viewer sees is not a view of this one: one of the two lines is damaged",
                     "la position que voit qui regarde n'est pas une vue de celle-ci : une des deux lignes est abîmée");
    if (!next_line(reader) || !expect(reader, "end"))
        return false;
    out = PL_OUT(hash);
    pl_putf(&out, "%016" PRIx64, pl_hash(game, &witness->view));
    if (strcmp(hash, reader->rest) != 0)
        return WRONG(r, "the position has the hash %s, not '%.60s': a line before this one is damaged",
                     "la position a l'empreinte %s, et non « %.60s » : une ligne plus haut est abîmée", hash,
                     reader->rest);
    if (!pl_lines_next(r))
        return false;
    return r->ended || WRONG(r, "nothing may follow 'end', but here stands '%s'",
                             "rien ne peut suivre « end », mais on y trouve « %s »", r->words);
}

static bool read_all(struct reader *reader) {
    struct pl_lines *r = &reader->lines;
    struct pl_witness *witness = reader->witness;
    struct pl_header header;
    enum pl_header_form form;
    if (!read_magic(r, &form) || !pl_header_read(r, form, &header))
        return false;
    if (header.origin.revealed)
        return WRONG(r, "a witness file knows no seed: 'secret' should stand in its place",
                     "un témoignage ne connaît pas de graine : « secret » devrait se trouver à sa place");
    witness->game = header.game;
    witness->setup = header.setup;
    witness->origin = header.origin;
    memcpy(witness->seat, header.seat, sizeof header.seat);
    if (!read_viewer(r, witness) || !pl_header_moves(r) || !next_line(reader))
        return false;
    while (strcmp(reader->words, "position") != 0)
        if (!read_move(reader))
            return false;
    return read_position(reader);
}

struct pl_witness *pl_witness_read(const char *text, size_t length, enum pl_lang lang, struct pl_out *error) {
    struct pl_witness *witness = calloc(1, sizeof *witness);
    char *copy = malloc(length + 1);
    if (!witness || !copy) {
        pl_put(error, TR(lang, "line 1: memory is out", "ligne 1 : la mémoire est épuisée"));
        free(copy);
        free(witness);
        return NULL;
    }
    if (length)
        memcpy(copy, text, length);
    copy[length] = '\0';
    witness->text = copy;
    struct reader reader = {.lines = {.text = copy, .length = length, .lang = lang, .error = error},
                            .witness = witness};
    if (read_all(&reader))
        return witness;
    pl_witness_free(witness);
    return NULL;
}

void pl_witness_free(struct pl_witness *witness) {
    if (!witness)
        return;
    free(witness->told);
    free(witness->text);
    free(witness);
}
