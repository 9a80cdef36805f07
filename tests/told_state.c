#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "tests/told_state.h"
#include <string.h>

static json_int_t id_of(const json_t *piece) {
    return json_integer_value(json_object_get(piece, "id"));
}

/* Where the piece stands in the list, -1: nowhere. */
static int place_of(const json_t *pieces, json_int_t id) {
    for (size_t i = 0; i < json_array_size(pieces); i++)
        if (id_of(json_array_get(pieces, i)) == id)
            return (int)i;
    return -1;
}

static void take_away(json_t *pieces, json_int_t id) {
    json_array_remove(pieces, (size_t)place_of(pieces, id));
}

static json_t *pieces_now(const json_t *known, const json_t *told) {
    json_t *pieces = json_copy(json_object_get(known, "pieces")), *one;
    size_t i;
    json_array_foreach(json_object_get(told, "gone"), i, one) {
        if (place_of(pieces, json_integer_value(one)) < 0)
            fail_msg("piece %lld is gone, and was not there", (long long)json_integer_value(one));
        take_away(pieces, json_integer_value(one));
    }
    json_array_foreach(json_object_get(told, "changed"), i,
                       one) if (json_object_get(one, "after") && place_of(pieces, id_of(one)) >= 0)
        take_away(pieces, id_of(one));
    json_array_foreach(json_object_get(told, "changed"), i, one) {
        json_t *piece = json_copy(one), *after = json_object_get(one, "after");
        json_int_t before = after ? json_integer_value(after) : id_of(one);
        int at = place_of(pieces, before);
        if (at < 0 && !(after && before == -1))
            fail_msg("piece %lld is told by %lld, which is not there", (long long)id_of(one), (long long)before);
        json_object_del(piece, "after");
        if (after)
            json_array_insert_new(pieces, (size_t)(at + 1), piece);
        else
            json_array_set_new(pieces, (size_t)at, piece);
    }
    return pieces;
}

/* Who sits there is told with the table; what a seat is and has is told anew as a whole. */
static json_t *seats_now(const json_t *known, const json_t *told) {
    json_t *seats = json_deep_copy(json_object_get(known, "seats")), *one, *value;
    const char *key;
    size_t i;
    json_array_foreach(json_object_get(told, "seats"), i, one) {
        json_t *seat = json_array_get(seats, (size_t)json_integer_value(json_object_get(one, "seat")));
        assert_non_null(seat);
        json_object_del(seat, "colour");
        json_object_foreach(one, key, value) if (strcmp(key, "seat") != 0) json_object_set(seat, key, value);
    }
    return seats;
}

json_t *told_whole(const json_t *known, json_t *told) {
    json_t *base = json_object_get(told, "base");
    if (!base)
        return json_incref(told);
    if (!known || !json_equal(json_object_get(known, "n"), base) ||
        !json_equal(json_object_get(known, "table"), json_object_get(told, "table")))
        fail_msg("told what has changed since %lld, which the page does not have", (long long)json_integer_value(base));
    assert_null(json_object_get(told, "pieces"));
    json_t *state = json_copy(told);
    json_object_del(state, "base");
    json_object_del(state, "gone");
    json_object_del(state, "changed");
    json_object_set_new(state, "pieces", pieces_now(known, told));
    json_object_set_new(state, "seats", seats_now(known, told));
    json_t *powers =
        json_object_get(told, "powers"); /* those that nobody plays: told whole if anything of them changed */
    if (!powers && json_object_get(known, "powers"))
        json_object_set(state, "powers", json_object_get(known, "powers"));
    else if (powers && !json_array_size(powers))
        json_object_del(state, "powers");
    if (!json_object_get(told, "stats"))
        json_object_set(state, "stats", json_object_get(known, "stats"));
    return state;
}
