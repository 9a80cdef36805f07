/* Field tables: dump, load, patch, diff and hash over a small structure that has every kind of field. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "core/fields.h"
#include "core/frames.h"
#include "core/set.h"
#include <cmocka.h>
#include <jansson.h>

struct part {
    uint8_t size;
    int16_t shift;
};

struct thing {
    uint8_t small;
    int8_t tilt;
    uint16_t medium;
    int16_t slope;
    uint32_t large;
    int32_t wide;
    int8_t humour; /* named, signed and without bounds of its own */
    uint8_t mood, flags;
    uint8_t row[3];
    uint8_t map[4];
    struct part part[3];
    struct pl_set set;
    struct pl_frames frames;
};

static const char *const moods[] = {"calm", "angry", NULL};
static const char *const places[] = {"north", "east", "south", "west"};

static void write_place(int index, struct pl_out *out) {
    pl_put(out, index < 4 ? places[index] : "nowhere");
}
static int read_place(const char *name) {
    for (int i = 0; i < 4; i++)
        if (strcmp(places[i], name) == 0)
            return i;
    return -1;
}
static const struct pl_keys place_keys = {.count = 4, .write = write_place, .read = read_place};

#define PL_STATE struct thing
#include "core/decide.h"

enum { ASK_HOW_MUCH, ASK_WHERE };
static const struct pl_field ask_values[] = {PL_VALUE(ASK_HOW_MUCH, "how_much", "an amount"),
                                             PL_VALUE(ASK_WHERE, "where", "a place", .values = &place_keys, .max = 3),
                                             {0}};
static const struct pl_decision row_none = {.key = "none"}, row_ask = {.key = "ask", .values = ask_values};
static const struct pl_decision *const rows[] = {&row_none, &row_ask};
static const struct pl_decisions decisions = {.row = rows, .count = 2};
PL_DECISION_FIELDS(frames_fields, decisions, 2);
static const struct pl_field part_fields[] = {
    PL_FIELD(struct part, size, PL_U8, "size"), PL_FIELD(struct part, shift, PL_I16, "shift"), {0}};
static const struct pl_field fields[] = {
    PL_FIELD(struct thing, small, PL_U8, "small", .min = 1, .max = 9),
    PL_FIELD(struct thing, tilt, PL_I8, "tilt"),
    PL_FIELD(struct thing, medium, PL_U16, "medium"),
    PL_FIELD(struct thing, slope, PL_I16, "slope"),
    PL_FIELD(struct thing, large, PL_U32, "large"),
    PL_FIELD(struct thing, wide, PL_I32, "wide"),
    PL_FIELD(struct thing, mood, PL_U8, "mood", .max = 1, .names = moods),
    PL_FIELD(struct thing, humour, PL_I8, "humour", .names = moods),
    {.name = "low", .kind = PL_U8, .offset = offsetof(struct thing, flags), .bits = 3, .doc = "bits 0-2"},
    {.name = "high", .kind = PL_U8, .offset = offsetof(struct thing, flags), .shift = 3, .bits = 5, .doc = "bits 3-7"},
    PL_ARRAY(struct thing, row, PL_U8, "row"),
    PL_ARRAY(struct thing, map, PL_U8, "map", .keys = &place_keys),
    PL_STRUCTS(struct thing, part, part_fields, "parts"),
    PL_FIELD(struct thing, set, PL_SET, "set", .max = 4, .keys = &place_keys),
    PL_FIELD(struct thing, frames, PL_STRUCT, "frames", .fields = frames_fields),
    {0}};

static struct thing sample(void) {
    struct thing t;
    memset(&t, 0, sizeof t);
    t.small = 3;
    t.tilt = -128;
    t.medium = 65535;
    t.slope = -32768;
    t.large = UINT32_MAX;
    t.wide = INT32_MIN;
    t.mood = 1;
    t.humour = 1;
    t.flags = 5 | 17 << 3;
    t.row[1] = 7;
    t.map[2] = 9;
    t.part[1] = (struct part){.size = 4, .shift = -1};
    pl_set_add(&t.set, 0);
    pl_set_add(&t.set, 3);
    pl_push(&t.frames, (struct pl_frame){.what = 1, .seat = -1, .v = {-300, 2}});
    return t;
}

static bool load(struct thing *t, const char *text, bool patch, enum pl_lang lang, char *reason, size_t size) {
    struct pl_out error = pl_out_to(reason, size);
    json_t *json = json_loads(text, 0, NULL);
    assert_non_null(json);
    bool fine = pl_fields_load(fields, t, json, patch, lang, &error);
    json_decref(json);
    return fine;
}

static void a_dump_is_json_and_loads_back(void **state) {
    (void)state;
    char text[2048], reason[256];
    struct pl_out out = PL_OUT(text);
    struct thing t = sample(), back;
    pl_fields_dump(fields, &t, &out);
    assert_string_equal(
        text, "{\"small\":3,\"tilt\":-128,\"medium\":65535,\"slope\":-32768,\"large\":4294967295,\"wide\":-2147483648,"
              "\"mood\":\"angry\",\"humour\":\"angry\",\"low\":5,\"high\":17,\"row\":[0,7,0],\"map\":{\"south\":9},"
              "\"part\":[{\"size\":0,\"shift\":0},{\"size\":4,\"shift\":-1}],\"set\":[\"north\",\"west\"],"
              "\"frames\":{\"depth\":1,\"at\":[{\"what\":\"ask\",\"seat\":-1,\"step\":0,\"left\":0,\"how_much\":-300,"
              "\"where\":\"south\"}]}}");
    memset(&back, 0, sizeof back);
    assert_true(load(&back, text, false, PL_EN, reason, sizeof reason));
    assert_memory_equal(&t, &back, sizeof t);
    assert_true(pl_fields_hash(fields, &t, 0) == pl_fields_hash(fields, &back, 0));
    /* Over something else: what the dump leaves out is cleared. */
    struct thing full;
    memset(&full, 0, sizeof full);
    memset(full.map, 1, sizeof full.map);
    full.part[2].size = 8;
    full.frames.at[5].what = 1;
    pl_set_add(&full.set, 1);
    assert_true(load(&full, text, false, PL_EN, reason, sizeof reason));
    assert_memory_equal(&t, &full, sizeof t);
}

static void a_patch_changes_only_what_it_names(void **state) {
    (void)state;
    char reason[256];
    struct thing t = sample(), want = sample();
    assert_true(load(&t, "{}", true, PL_EN, reason, sizeof reason));
    assert_memory_equal(&t, &want, sizeof t);
    assert_true(
        load(&t,
             "{\"small\":9,\"row\":{\"2\":5},\"part\":{\"1\":{\"shift\":2}},\"map\":{\"west\":1,\"south\":null},"
             "\"mood\":\"calm\",\"high\":1,\"set\":[\"east\"]}",
             true, PL_EN, reason, sizeof reason));
    want.small = 9;
    want.row[2] = 5;
    want.part[1].shift = 2;
    want.map[3] = 1;
    want.map[2] = 0;
    want.mood = 0;
    want.flags = 5 | 1 << 3; /* its neighbours' bits stay */
    want.set = (struct pl_set){{2, 0}};
    assert_memory_equal(&t, &want, sizeof t);
}

/* A value keeps what it was unless it is named; under another kind of frame it has another name, or none and is 0. */
static void values_are_named_by_the_kind(void **state) {
    (void)state;
    char reason[256];
    struct thing t = sample(), want = sample();
    assert_true(load(&t, "{\"frames\":{\"at\":[{\"where\":\"west\"}]}}", true, PL_EN, reason, sizeof reason));
    want.frames.at[0].v[ASK_WHERE] = 3;
    assert_memory_equal(&t, &want, sizeof t);
    assert_true(load(&t, "{\"frames\":{\"at\":[{\"what\":\"none\"}]}}", true, PL_EN, reason, sizeof reason));
    want.frames.at[0].what = 0;
    want.frames.at[0].v[ASK_HOW_MUCH] = want.frames.at[0].v[ASK_WHERE] = 0;
    assert_memory_equal(&t, &want, sizeof t);
    /* A whole frame says them all. */
    const char *const given = "{\"what\":\"ask\",\"seat\":0,\"step\":0,\"left\":0,\"how_much\":7%s}";
    char text[256];
    struct pl_frame frame = {.v = {1, 2, 3, 4, 5, 6}};
    for (int whole = 0; whole < 2; whole++) {
        struct pl_out out = PL_OUT(text), error = pl_out_to(reason, sizeof reason);
        pl_putf(&out, given, whole ? ",\"where\":1" : "");
        json_t *json = json_loads(text, 0, NULL);
        assert_int_equal(pl_fields_load(frames_fields_frame, &frame, json, false, PL_EN, &error), whole);
        json_decref(json);
        assert_string_equal(reason, whole ? "" : "/where: is missing");
    }
    assert_memory_equal(&frame, (&(struct pl_frame){.what = 1, .v = {7, 1}}), sizeof frame);
}

static void wrong(const char *text, bool patch, const char *place, const char *en) {
    char reason[256];
    for (int lang = 0; lang < PL_LANGS; lang++) {
        struct thing t = sample();
        assert_false(load(&t, text, patch, (enum pl_lang)lang, reason, sizeof reason));
        if (strncmp(reason, place, strlen(place)) != 0)
            fail_msg("%s: \"%s\" does not begin with %s", text, reason, place);
        if (lang == PL_EN && !strstr(reason, en))
            fail_msg("%s: \"%s\" does not say \"%s\"", text, reason, en);
        if (lang == PL_FR && strstr(reason, en) && strcmp(en, "9") != 0)
            fail_msg("%s: \"%s\" is not French", text, reason);
    }
}

static void errors_name_the_place(void **state) {
    (void)state;
    wrong("{\"small\":10}", true, "/small", "a whole number from 1 to 9");
    wrong("{\"small\":0}", true, "/small", "a whole number from 1 to 9");
    wrong("{\"small\":1.5}", true, "/small", "a whole number");
    wrong("{\"small\":\"3\"}", true, "/small", "a whole number");
    wrong("{\"small\":null}", true, "/small", "a whole number");
    wrong("{\"tilt\":128}", true, "/tilt", "from -128 to 127");
    wrong("{\"medium\":65536}", true, "/medium", "from 0 to 65535");
    wrong("{\"large\":-1}", true, "/large", "from 0 to 4294967295");
    wrong("{\"wide\":2147483648}", true, "/wide", "from -2147483648 to 2147483647");
    wrong("{\"mood\":\"merry\"}", true, "/mood", "\"calm\" or \"angry\"");
    wrong("{\"low\":8}", true, "/low", "from 0 to 7");
    wrong("{\"row\":[1,2,256]}", true, "/row/2", "from 0 to 255");
    wrong("{\"row\":[1,2,3,4]}", true, "/row", "too many");
    wrong("{\"row\":{\"3\":1}}", true, "/row/3", "no such place");
    wrong("{\"row\":{\"-1\":1}}", true, "/row/-1", "no such place");
    wrong("{\"row\":7}", true, "/row", "must be a list");
    wrong("{\"map\":{\"up\":1}}", true, "/map/up", "no such place");
    wrong("{\"map\":[1]}", true, "/map", "must be an object");
    wrong("{\"part\":{\"1\":{\"size\":999}}}", true, "/part/1/size", "from 0 to 255");
    wrong("{\"part\":[{\"weight\":1}]}", true, "/part/0/weight", "not a field");
    wrong("{\"set\":[\"up\"]}", true, "/set/0", "not one of the things");
    wrong("{\"set\":[4]}", true, "/set/0", "not one of the things");
    wrong("{\"set\":[\"east\",\"east\"]}", true, "/set/1", "twice");
    wrong("{\"set\":{}}", true, "/set", "must be a list");
    wrong("{\"frames\":{\"depth\":17}}", true, "/frames/depth", "from 0 to 16");
    wrong("{\"frames\":{\"at\":[{\"how_much\":40000}]}}", true, "/frames/at/0/how_much", "from -32768 to 32767");
    wrong("{\"frames\":{\"at\":[{\"where\":\"up\"}]}}", true, "/frames/at/0/where", "\"north\" or \"east\"");
    wrong("{\"frames\":{\"at\":[{\"what\":\"none\",\"where\":\"east\"}]}}", true, "/frames/at/0/where", "not a field");
    wrong("{\"frames\":{\"at\":[{\"what\":\"tell\"}]}}", true, "/frames/at/0/what", "\"none\" or \"ask\"");
    wrong("{\"frames\":{\"at\":[{\"what\":2}]}}", true, "/frames/at/0/what", "\"none\" or \"ask\"");
    wrong("{\"nonsense\":1}", true, "/nonsense", "not a field");
    wrong("[]", true, "", "must be an object");
    wrong("{\"small\":1}", false, "/tilt", "is missing");
}

/* A field that came later: kept games keep their hash, and files without it load as if it were zero. */
static void fields_may_come_later(void **state) {
    (void)state;
    struct grown {
        uint8_t old, first, last, level[2];
    };
    static const struct pl_field before[] = {
        PL_FIELD(struct grown, old, PL_U8, "old"), PL_FIELD(struct grown, last, PL_U8, "last"), {0}};
    static const struct pl_field after[] = {PL_FIELD(struct grown, old, PL_U8, "old"),
                                            PL_FIELD(struct grown, first, PL_U8, "first", .later = true),
                                            PL_ARRAY(struct grown, level, PL_U8, "level", .later = true),
                                            PL_FIELD(struct grown, last, PL_U8, "last"),
                                            {0}};
    struct grown plain = {.old = 3, .last = 4}, made;
    uint64_t hash[6];
    assert_true(pl_fields_hash(before, &plain, 0) == pl_fields_hash(after, &plain, 0));
    for (int i = 0; i < 6; i++) { /* and where they are set, all are told apart */
        made = plain;
        ((uint8_t *)&made)[i == 0 ? 1 : i < 3 ? 2 + i : i == 3 ? 1 : i - 1] = i < 3 ? 4 : 5;
        hash[i] = pl_fields_hash(after, &made, 0);
        for (int j = 0; j < i; j++)
            assert_true(hash[i] != hash[j]);
    }
    char reason[256] = "";
    struct pl_out error = PL_OUT(reason);
    json_t *old = json_pack("{sisi}", "old", 3, "last", 4), *bad = json_pack("{sisi}", "first", 3, "last", 4);
    made = (struct grown){0};
    assert_true(pl_fields_load(after, &made, old, false, PL_EN, &error));
    assert_memory_equal(&made, &plain, sizeof made);
    assert_false(pl_fields_load(after, &made, bad, false, PL_EN, &error));
    assert_non_null(strstr(reason, "/old"));
    json_decref(old);
    json_decref(bad);
}

static void differences_are_listed(void **state) {
    (void)state;
    char lines[1024] = "";
    struct pl_out out = PL_OUT(lines);
    struct thing a = sample(), b = sample();
    assert_int_equal(pl_fields_diff(fields, &a, &b, &out), 0);
    assert_string_equal(lines, "");
    b.mood = 0;
    b.map[2] = 8;
    b.part[1].shift = 6;
    pl_set_drop(&b.set, 0);
    pl_pop(&b.frames);
    assert_int_equal(pl_fields_diff(fields, &a, &b, &out), 9);
    assert_string_equal(lines, "/mood: \"angry\" -> \"calm\"\n"
                               "/map/south: 9 -> 8\n"
                               "/part/1/shift: -1 -> 6\n"
                               "/set: [\"north\",\"west\"] -> [\"west\"]\n"
                               "/frames/depth: 1 -> 0\n"
                               "/frames/at/0/what: \"ask\" -> \"none\"\n"
                               "/frames/at/0/seat: -1 -> 0\n"
                               "/frames/at/0/how_much: -300 -> 0\n"
                               "/frames/at/0/where: \"south\" -> \"north\"\n");
}

/* Any one described bit changes the hash; bytes outside the table do not. */
static void the_hash_sees_what_is_described(void **state) {
    (void)state;
    struct thing a = sample();
    uint64_t hash = pl_fields_hash(fields, &a, 0);
    int seen = 0;
    for (size_t i = 0; i < sizeof a; i++) {
        for (int bit = 0; bit < 8; bit++) {
            struct thing b = a;
            char lines[256];
            struct pl_out out = PL_OUT(lines);
            ((unsigned char *)&b)[i] ^= (unsigned char)(1 << bit);
            bool described = pl_fields_diff(fields, &a, &b, &out) > 0;
            seen += described;
            assert_int_equal(pl_fields_hash(fields, &b, 0) != hash, described);
        }
    }
    /* everything but padding and the byte of the frames that is always zero */
    assert_int_equal(seen, 8 * (1 + 1 + 2 + 2 + 4 + 4 + 1 + 1 + 1 + 3 + 4 + 3 * 3 + 16 + 1 + 16 * 16));
    assert_true(hash != pl_fields_hash(fields, &a, 1));
    /* Two values that change places are another position. */
    struct thing c = a;
    c.row[1] = 0;
    c.row[0] = 7;
    assert_true(pl_fields_hash(fields, &c, 0) != hash);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_dump_is_json_and_loads_back),   cmocka_unit_test(a_patch_changes_only_what_it_names),
        cmocka_unit_test(values_are_named_by_the_kind),    cmocka_unit_test(errors_name_the_place),
        cmocka_unit_test(fields_may_come_later),           cmocka_unit_test(differences_are_listed),
        cmocka_unit_test(the_hash_sees_what_is_described),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
