/* The engine's protocol: any lines; every answer is well formed, and a refusal changes nothing. */
#include "app/cli/protocol.h"
#include "fuzz/fuzz.h"

#define ITERATIONS 4 /* of a search */
#define MAX_LINES 200

/* An answer starts with "= " or "? ", holds no empty line and ends in one. */
static void check_answer(const char *answer, size_t length) {
    if (length == 0)
        return;
    FUZZ_CHECK(length >= 4, "a short answer");
    FUZZ_CHECK((answer[0] == '=' || answer[0] == '?') && answer[1] == ' ', "an answer that starts wrongly");
    FUZZ_CHECK(memcmp(answer + length - 2, "\n\n", 2) == 0, "an answer that does not end");
    FUZZ_CHECK(memmem(answer, length - 1, "\n\n", 2) == NULL, "an empty line within an answer");
    FUZZ_CHECK(answer[0] == '=' || length > 4, "a refusal without a reason");
}

/* Everything a session can tell about its position and its past. */
static uint64_t position(struct protocol *session) {
    static const char *const questions[] = {"hash", "actor", "deciding", "history", "seed"};
    uint64_t hash = 0;
    for (size_t q = 0; q < sizeof questions / sizeof questions[0]; q++) {
        size_t length;
        protocol_line(session, questions[q], strlen(questions[q]), NULL);
        const char *answer = protocol_answer(session, &length);
        for (size_t i = 0; answer[0] == '=' && i < length; i++)
            hash = (hash ^ (unsigned char)answer[i]) * UINT64_C(0x100000001B3);
    }
    return hash;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct protocol *session = protocol_new(PL_EN, 1);
    FUZZ_CHECK(session, "no memory");
    protocol_limit(session, ITERATIONS);
    const char *at = (const char *)data, *end = at + size;
    bool more = true;
    uint64_t before = position(session);
    for (int lines = 0; more && at < end && lines < MAX_LINES; lines++) {
        const char *newline = memchr(at, '\n', (size_t)(end - at));
        size_t length = (size_t)((newline ? newline : end) - at), got;
        more = protocol_line(session, at, length, NULL);
        const char *answer = protocol_answer(session, &got);
        check_answer(answer, got);
        bool refused = answer[0] != '=';
        uint64_t after = position(session);
        FUZZ_CHECK(!refused || after == before, "refused, but changed");
        before = after;
        at += length + 1;
    }
    protocol_free(session);
    return 0;
}
