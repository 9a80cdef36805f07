/* Files of games, replays and witness files: whatever is in one, it is read or refused with a reason; what was read can
 * be shown, and a replay is written and read again. */
#include "core/draw.h"
#include "core/scene_text.h"
#include "fuzz/fuzz.h"
#include <stdlib.h>

static void write_and_read_again(const struct pl_match *match) {
    char *text = NULL, message[1024] = "";
    size_t length = 0;
    struct pl_out error = PL_OUT(message);
    FILE *file = open_memstream(&text, &length);
    FUZZ_CHECK(file, "no memory");
    pl_replay_write(match, file);
    fclose(file);
    struct pl_match *again = pl_replay_read(text, length, PL_EN, &error);
    FUZZ_CHECK(again, message);
    FUZZ_CHECK(pl_match_length(again) == pl_match_length(match), "another length");
    FUZZ_CHECK(memcmp(pl_match_state(again), pl_match_state(match), pl_match_game(match)->state_size) == 0,
               "another position");
    struct pl_audit a, b;
    char told[2][1024] = {"", ""};
    struct pl_out out[2] = {PL_OUT(told[0]), PL_OUT(told[1])};
    bool fair = pl_audit(match, PL_EN, &a, &out[0]);
    FUZZ_CHECK(fair == pl_audit(again, PL_EN, &b, &out[1]) && a.rolls == b.rolls && a.by_hand == b.by_hand &&
                   strcmp(told[0], told[1]) == 0,
               "another audit");
    FUZZ_CHECK(fair == !told[0][0], "an audit fails without a reason, or passes with one");
    pl_match_free(again);
    free(text);
}

/* A view from a file is shown like one from a game. */
static void show(const struct pl_witness *witness) {
    const struct pl_game *game = witness->game;
    enum { ROOM = 1 << 16 };
    char *text = malloc(ROOM), *svg = malloc(PL_MAX_SVG);
    struct pl_scene *scene = malloc(sizeof *scene);
    FUZZ_CHECK(text && svg && scene, "no memory");
    struct pl_screen screen = {.lang = PL_FR, .unicode = true, .columns = 80, .viewer = witness->viewer};
    struct pl_drawing drawing = {.lang = PL_EN, .viewer = witness->viewer};
    struct pl_out out = pl_out_to(text, ROOM);
    pl_board(game, &witness->view, &screen, &out);
    out = pl_out_to(text, ROOM);
    pl_prompt(game, &witness->view, witness->viewer, PL_EN, &out);
    out = pl_out_to(svg, PL_MAX_SVG);
    FUZZ_CHECK(!game->zones || pl_scene_svg(game, &witness->view, &drawing, scene, &out), "no picture");
    for (int i = 0; i < witness->count; i++)
        FUZZ_CHECK(witness->told[i].text[PL_EN] && witness->told[i].text[PL_FR] && witness->told[i].notation,
                   "a move without words");
    free(scene);
    free(svg);
    free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char message[1024] = "";
    struct pl_out error = PL_OUT(message);
    enum pl_lang lang = size & 1 ? PL_FR : PL_EN;
    if (pl_is_witness((const char *)data, size)) {
        struct pl_witness *witness = pl_witness_read((const char *)data, size, lang, &error);
        FUZZ_CHECK(witness || message[0], "refused without a reason");
        if (witness)
            show(witness);
        pl_witness_free(witness);
        return 0;
    }
    struct pl_match *match = pl_replay_read((const char *)data, size, lang, &error);
    FUZZ_CHECK(match || message[0], "refused without a reason");
    if (match)
        write_and_read_again(match);
    pl_match_free(match);
    return 0;
}
