/* Replay files: whatever is in one, it is read or refused with a reason; what was read is written and read again. */
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
    pl_match_free(again);
    free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char message[1024] = "";
    struct pl_out error = PL_OUT(message);
    struct pl_match *match = pl_replay_read((const char *)data, size, size & 1 ? PL_FR : PL_EN, &error);
    FUZZ_CHECK(match || message[0], "refused without a reason");
    if (match)
        write_and_read_again(match);
    pl_match_free(match);
    return 0;
}
