/* Scenario files: whatever is in one, it runs or is refused with a reason. */
#include "fuzz/fuzz.h"
#include "match/scenario.h"

static void report(void *context, const char *name, const char *failure) {
    (void)context;
    FUZZ_CHECK(name, "a scenario without a name");
    FUZZ_CHECK(!failure || failure[0], "failed without a reason");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char message[1024] = "";
    struct pl_out error = PL_OUT(message);
    struct pl_scenario_listener listener = {.report = report};
    bool fine = pl_scenario_run((const char *)data, size, size & 1 ? PL_FR : PL_EN, &listener, &error);
    FUZZ_CHECK(fine || message[0], "refused without a reason");
    return 0;
}
