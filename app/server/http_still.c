/* /scene/GAME/LANG/SETUP: what stands still at a table, told once and kept by browsers. */
#include "app/server/server.h"
#include "app/server/still.h"
#include "match/tr.h"
#include <sodium.h>
#include <stdlib.h>

#define TEXT "text/plain; charset=utf-8"

/* The hash of the text, in quotes: the same for the same text, whichever server says it. */
static void put_tag(const char *text, size_t size, char tag[MAX_TAG]) {
    unsigned char hash[16];
    crypto_generichash(hash, sizeof hash, (const unsigned char *)text, size, NULL, 0);
    tag[0] = '"';
    sodium_bin2hex(tag + 1, 2 * sizeof hash + 1, hash, sizeof hash);
    memcpy(tag + 1 + 2 * sizeof hash, "\"", 2);
}

/* The browser has it: it says so in a list of tags. */
static bool has_it(struct request *request) {
    char known[512];
    return lws_hdr_copy(request->wsi, known, sizeof known, WSI_TOKEN_HTTP_IF_NONE_MATCH) > 0 &&
           strstr(known, request->tag);
}

/* It is made each time, which costs a fraction of a millisecond: that is paid for like what sockets ask. */
void get_still(struct request *request) {
    struct still still;
    size_t size = 0;
    if (!still_read(request->path, &still)) {
        request_say(request, 404, TEXT,
                    TR(request->lang, "No game is set up like this.", "Aucune partie n'est préparée ainsi."));
        return;
    }
    if (!request_may(request)) {
        request_say(request, 429, TEXT,
                    TR(request->lang, "Too much is being asked from your address at once: wait a few seconds.",
                       "On demande trop de choses à la fois depuis votre adresse : attendez quelques secondes."));
        return;
    }
    int64_t before = server_spent();
    char *text = still_text(&still, &size);
    if (!text) {
        request_say(request, 503, TEXT, pl_store_say(PL_STORE_MEMORY, request->lang));
        return;
    }
    put_tag(text, size, request->tag);
    if (has_it(request)) {
        free(text);
        request_answer(request, 304, JSON, "", 0);
    } else {
        request_give(request, 200, JSON, text, size);
    }
    request_spent(request, server_spent() - before);
}
