"""Writes core/hex.h's tables: the cells of the largest board in rings from the centre, with their neighbours."""
import sys

RADIUS = 6
DIRS = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]  # N NE' SE' S SO' NO', TD-1.6

cells = [(0, 0)]
for ring in range(1, RADIUS + 1):
    q, r = 0, -ring  # start north of the centre and walk around clockwise
    for dq, dr in [DIRS[2], DIRS[3], DIRS[4], DIRS[5], DIRS[0], DIRS[1]]:
        for _ in range(ring):
            cells.append((q, r))
            q, r = q + dq, r + dr
index = {cell: i for i, cell in enumerate(cells)}

with open(sys.argv[1], "w") as out:
    out.write('#include "core/hex.h"\n\nconst struct pl_hex_cell pl_hex[PL_HEX_CELLS] = {\n')
    around = []
    for q, r in cells:
        near = [index.get((q + dq, r + dr), 255) for dq, dr in DIRS]
        ring = max(abs(q), abs(r), abs(q + r))
        out.write("    {%d, %d, %d, {%s}},\n" % (q, r, ring, ", ".join(map(str, near))))
        around.append(sum(1 << n for n in near if n != 255))
    out.write("};\n\nconst struct pl_set pl_hex_around[PL_HEX_CELLS] = {\n")
    for bits in around:
        out.write("    {{UINT64_C(0x%x), UINT64_C(0x%x)}},\n" % (bits & (2**64 - 1), bits >> 64))
    out.write("};\n\nint pl_hex_at(int q, int r) {\n    static const unsigned char at[13][13] = {\n")
    for q in range(-6, 7):
        out.write("        {%s},\n" % ", ".join(str(index.get((q, r), 255)) for r in range(-6, 7)))
    out.write("    };\n    if (q < -6 || q > 6 || r < -6 || r > 6)\n        return PL_HEX_NONE;\n")
    out.write("    return at[q + 6][r + 6];\n}\n")
