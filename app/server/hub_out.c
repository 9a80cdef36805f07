/* Answers as JSON, written into the hub's one buffer. */
#include "app/server/hub_parts.h"
#include "core/json.h"

struct pl_out hub_out(struct hub *hub) {
    return pl_out_to(hub->room, ROOM);
}

void put_json(struct pl_out *out, const char *text) {
    pl_put_json(out, text);
}

void put_member(struct pl_out *out, const char *key, const char *text) {
    pl_json_text(out, key, text);
}

void put_number(struct pl_out *out, const char *key, int64_t value) {
    pl_json_int(out, key, value);
}

void put_truth(struct pl_out *out, const char *key, bool value) {
    pl_json_truth(out, key, value);
}

struct pl_out answer_begin(struct hub *hub, const char *kind, int64_t re) {
    struct pl_out out = hub_out(hub);
    pl_put(&out, "{\"is\":\"");
    pl_put(&out, kind);
    pl_put_char(&out, '"');
    if (re >= 0)
        put_number(&out, "re", re);
    return out;
}

void answer_end(struct client *client, struct pl_out *out) {
    struct hub *hub = client->hub;
    pl_put_char(out, '}');
    if (!client->gone && !out->cut)
        hub->ports.send(hub->ports.context, client->socket, out->text, out->len);
}

void answer_ok(struct client *client, int64_t re) {
    struct pl_out out = answer_begin(client->hub, "ok", re);
    answer_end(client, &out);
}

void answer_no(struct client *client, int64_t re, const char *code, const char *text) {
    struct pl_out out = answer_begin(client->hub, "no", re);
    put_member(&out, "code", code);
    put_member(&out, "text", text);
    answer_end(client, &out);
}

void answer_store(struct client *client, int64_t re, enum pl_store_status status) {
    const char *code = status == PL_STORE_STALE     ? "stale"
                       : status == PL_STORE_MISSING ? "missing"
                       : status == PL_STORE_TAKEN   ? "denied"
                       : status == PL_STORE_REFUSED ? "bad"
                       : status == PL_STORE_BUSY    ? "busy"
                                                    : "store";
    answer_no(client, re, code, pl_store_say(status, client->lang));
}
