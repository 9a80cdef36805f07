/* What the rows of decisions (core/decide.h) need that does not depend on a game's state. */
#include "core/field_value.h"

bool pl_values_fit(const struct pl_field *named, const int16_t *v, int count, size_t offset) {
    unsigned seen = 0;
    for (; named && named->kind; named++) {
        size_t index = (named->offset - offset) / sizeof *v;
        int64_t min, max;
        pl_field_bounds(named, &min, &max);
        if (v[index] < min || v[index] > max)
            return false;
        seen |= 1u << index;
    }
    for (int i = 0; i < count; i++)
        if (!(seen >> i & 1) && v[i])
            return false;
    return true;
}
