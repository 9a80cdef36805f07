"""Makes constant C rows of a game's effects: effects_to_c.py WORDS ROWS… HEADER SOURCE [HEADER-AS-INCLUDED [DEPFILE]]

WORDS declares what an effect may say, each of ROWS has effects: a .csv, or lines of `KEY effect` whose continuation is
indented and whose comments begin with #. The first file that ends with .h is HEADER. A wrong row is refused with file, line,
column and reason. The language: docs/effects.md.
"""
import bisect
import io
import re
import sys

from effect_rows import Reader
from effect_words import Words, Wrong, in_c, near

# ---- Reading the table -----------------------------------------------------------------------------------------------


def text_rows(path):
    """(key, place, text, places) of a plain table."""
    rows = []
    for number, line in enumerate(open(path, encoding="utf-8"), 1):
        line = re.sub(r"(^|\s)#.*", "", line.rstrip("\n"))
        if not line.strip():
            continue
        if line[0] in " \t":
            if not rows:
                raise Wrong((path, number, 1), "a row begins with its key, at the left")
            key, text = None, line
            at = 0
        else:
            key, text = re.match(r"(\S+)(.*)", line).groups()
            at = len(key)
            rows.append((key, (path, number, 1), [], []))
        rows[-1][2].append(text + " ")
        rows[-1][3].extend((number, at + i + 1) for i in range(len(text) + 1))
    return [(key, place, "".join(text), places) for key, place, text, places in rows]


def places_in(source):
    """Line and column of the character at an offset."""
    lines = [0] + [at + 1 for at, c in enumerate(source) if c == "\n"]

    def place(at):
        line = bisect.bisect_right(lines, at)
        return line, at - lines[line - 1] + 1
    return place


def table_rows(path, pattern):
    """(key, place, text, places) of what a pattern finds in a table of C."""
    source = open(path, encoding="utf-8").read()
    place = places_in(source)
    return [(match[1], (path, *place(match.start(1))), match[2], [place(i) for i in range(match.start(2), match.end(2) + 1)])
            for match in pattern.finditer(source)]


def csv_fields(path):
    """The rows of a CSV, each a list of (text, place of each character and of its end)."""
    source = open(path, encoding="utf-8", newline="").read().replace("\r", "")
    place = places_in(source)
    rows, fields, at = [], [], 0
    while at < len(source):
        field = re.compile(r'"((?:[^"]|"")*)"|([^",\n]*)').match(source, at)
        inside = range(field.start(1), field.end(1)) if field[1] is not None else range(*field.span(2))
        kept = [i for i in inside if source[i] != '"' or source[i - 1] != '"' or i == inside[0]]
        fields.append(("".join(source[i] for i in kept), [place(i) for i in [*kept, field.end()]]))
        at = field.end()
        if source[at : at + 1] not in (",", "\n", ""):
            raise Wrong((path, *place(at)), "a field is not closed")
        if source[at : at + 1] != ",":
            rows.append(fields)
            fields = []
        at += 1
    return rows


def csv_rows(path, columns):
    key_name, text_name = columns
    first, *rest = csv_fields(path)
    names = [text for text, _ in first]
    for name in columns:
        if name not in names:
            raise Wrong((path, 1, 1), "no column is called %s" % name)
    key_at, text_at = names.index(key_name), names.index(text_name)
    rows = []
    for number, fields in enumerate(rest, 2):
        if len(fields) != len(names):
            raise Wrong((path, number, 1), "%d fields instead of %d" % (len(fields), len(names)))
        rows.append((fields[key_at][0], (path, *fields[key_at][1][0]), *fields[text_at]))
    return rows


def table_of(words, path):
    """(key, place, text, places) of a file of effects."""
    if path.endswith(".csv"):
        return csv_rows(path, words.columns or ["card", "script"])
    return table_rows(path, words.table) if words.table else text_rows(path)


def read_rows(words, *paths):
    """(key, its place, text, block); every wrong row is reported."""
    rows, wrong, seen = [], [], {}
    for key, place, text, places in (row for path in paths for row in table_of(words, path)):
        try:
            if key.lower() not in words.keys.constant:
                raise Wrong(place, "no %s is called %s%s" % (words.keys.name, key, near(key, words.keys.words)))
            block = Reader(words, place[0], text, places).effect()
            clauses = seen.get(key.lower())
            if clauses and not (headed(block) and headed(clauses[3])):
                raise Wrong(place, "a second effect for %s; clauses that begin with a head may stand in several rows" % key)
            if clauses:
                clauses[3][-1:] = block
            else:
                seen[key.lower()] = [key, place, text.strip(), block]
                rows.append(seen[key.lower()])
        except Wrong as error:
            wrong.append(str(error))
    if wrong:
        sys.exit("\n".join(wrong))
    return rows


def headed(block):
    return block[0][0] == "PL_OP_EACH"


# ---- Writing it ------------------------------------------------------------------------------------------------------


class Writer:
    def __init__(self, words):
        self.words, self.low, self.up = words, words.prefix, words.prefix.upper()

    def word(self, word):
        return in_c(word.word)

    def constant(self, value):
        """A code, a flag or an argument as C."""
        if isinstance(value, tuple) and value[0] == "UP":
            return "PL_UP | %s" % self.constant(value[1])
        if isinstance(value, tuple):
            sort, word = value
            return "%s_%s_%s" % (self.up, sort, self.word(word).upper())
        if isinstance(value, list):
            return " | ".join(self.key(op, key) for op, key in value) or "0"
        return str(value)

    def key(self, op, key):
        return "%s_%s_%s" % (self.up, self.word(op).upper(), in_c(key).upper())

    def parameters(self, word):
        """(type and name, how to get it from the call) of each argument."""
        found = []
        for argument in word.arguments:
            at, name = argument.at, in_c(argument.name)
            parts = [part for part in argument.parts if part.what != "literal"]
            what = parts[0].what if len(parts) == 1 else "several"
            if what == "range":
                found.append(("int %s_least" % name, "pl_script_raw(call->op, %d)" % at))
                found.append(("int %s" % name, "pl_number(state, call, %d)" % (at + 1)))
            elif what == "number":
                found.append(("int %s" % name, "pl_number(state, call, %d)" % at))
            elif what == "set":
                found.append(("unsigned %s" % name, "pl_members(call, %d)" % at))
            elif what in ("several", "optional", "either"):
                found.append(("int %s_at" % name, str(at)))
            else:
                found.append(("int %s" % name, "pl_arg(call, %d)" % at))
        return found

    def functions(self):
        """(what it returns, name, const, parameters before the word's own, word) of each function of the game."""
        for op in self.words.ops.values():
            yield "void", "op", "", "", op
            if op.can:
                yield "bool", "can", "const ", "", op
        for value in self.words.values.values():
            yield "int", "value", "const ", "", value
        for word in [*self.words.each.values(), *self.words.heads.values()]:
            yield "bool", "each", "", ", int turn", word

    def header(self, out):
        words, low, up = self.words, self.low, self.up
        out.write("/* Made by the build from the game's effects (tools/effects_to_c.py). */\n")
        out.write("#ifndef PLATEAU_%s_EFFECTS_H\n#define PLATEAU_%s_EFFECTS_H\n\n" % (up, up))
        out.write('#include "core/script.h"\n\nstruct %s_state;\n\n' % low)
        for names in words.names.values():
            if names.own:
                out.write("enum { %s };\n" % ", ".join(names.constant.values()))
        codes = [("OP", op) for op in words.ops.values()]
        codes += [("EACH", word) for word in [*words.each.values(), *words.heads.values()]]
        out.write("enum {\n%s};\n" % "".join("    %s = %d,\n" % (self.constant(code), code[1].code) for code in codes))
        if words.values:
            out.write("enum {\n%s};\n" % "".join("    %s = %d,\n" % (self.constant(("VALUE", w)), w.code)
                                                for w in words.values.values()))
        for i, register in enumerate(words.registers):
            out.write("enum { %s_V_%s = %d };\n" % (up, in_c(register).upper(), i))
        for op in words.ops.values():
            keys = [(self.key(op, key), argument.at) for key, argument in op.keys.items()]
            keys += [(self.key(op, flag), bit) for flag, bit in op.flags.items()]
            if keys:
                out.write("enum { %s };\n" % ", ".join("%s = %d" % key for key in keys))
        out.write("\n")
        for returns, sort, const, extra, word in self.functions():
            own = "".join(", " + parameter for parameter, _ in self.parameters(word))
            out.write("%s %s_%s_%s(%sstruct %s_state *s, const struct pl_call *call%s%s);\n" % (
                returns, low, sort, self.word(word), const, low, extra, own))
        out.write("\n/* The row with which the effect begins; 0: no effect. */\n")
        out.write("extern const int16_t %s_effect_at[];\n" % low)
        out.write("/* Its first choice; 0: it asks for none. */\nextern const int16_t %s_effect_choice[];\n" % low)
        out.write("extern const struct pl_script %s_effects;\n" % low)
        out.write("/* Who chooses among branches; not needed where no effect has any. */\n")
        out.write("int %s_effect_choose(void *state, const struct pl_call *call, unsigned branches);\n\n#endif\n" % low)

    def calls(self, sort, words):
        lines = []
        for word in words:
            own = "".join(", " + how for _, how in self.parameters(word))
            extra = ", turn" if sort == "each" else ""
            call = "%s_%s_%s(state, call%s%s)" % (self.low, sort, self.word(word), extra, own)
            code = self.constant(("OP" if sort == "can" else sort.upper(), word))
            lines.append("    case %s:\n        %s%s;\n%s" % (
                code, "" if sort == "op" else "return ", call, "        break;\n" if sort == "op" else ""))
        return "".join(lines)

    def switch(self, out, head, on, sort, words, default):
        out.write("\nstatic %s {\n    switch (%s) {\n%s    default:\n        %s;\n    }\n}\n" % (
            head, on, self.calls(sort, words), default))

    def source(self, out, rows, included):
        words, low = self.words, self.low
        out.write("/* Made by the build from the game's effects (tools/effects_to_c.py). */\n")
        out.write('#include "%s"\n' % included)
        for name in words.includes:
            out.write('#include "%s"\n' % name)
        at, begins, choices, names = 1, [], [], {}
        out.write("\nstatic const struct pl_op rows[] = {\n    {PL_OP_END, 0, {0, 0, 0}},\n")
        for key, _, text, block in rows:
            begins.append("    [%s] = %d,\n" % (words.keys.constant[key.lower()], at))
            out.write("    /* %s: %s */\n" % (key, re.sub(r"\s+", " ", text).replace("*/", "* /").replace("/*", "/ *")))
            asks = [i for i, op in enumerate(block) if op[0] == "PL_OP_CHOOSE"]
            if asks:
                choices.append("    [%s] = %d,\n" % (words.keys.constant[key.lower()], at + asks[0]))
            for number, (code, flags, *values) in enumerate(block, at):
                if len(values) > 3 and values.pop():
                    names[number] = block[number - at][5]
                out.write("    {%s, %s, {%s}},\n" % (self.constant(code), self.constant(flags),
                                                     ", ".join(self.constant(value) for value in values)))
            at += len(block)
        if at > 0x3FFF:
            sys.exit("%d rows are too many" % at)
        out.write("};\n")
        for name, table in (("at", begins), ("choice", choices)):
            out.write("\nconst int16_t %s_effect_%s[%s] = {\n%s};\n" % (low, name, words.size, "".join(table) or "    0\n"))
        out.write("\nstatic const char *const names[%d] = {\n%s};\n" % (
            at, "".join('    [%d] = "%s",\n' % item for item in names.items())))
        can = [op for op in words.ops.values() if op.can]
        each = [*words.each.values(), *words.heads.values()]
        self.switch(out, "void run(void *state, const struct pl_call *call)", "call->op->code", "op", words.ops.values(), "break")
        if can:
            self.switch(out, "bool can(const void *state, const struct pl_call *call)", "call->op->code", "can", can, "return true")
        if words.values:
            self.switch(out, "int value(const void *state, const struct pl_call *call, int value)", "value", "value",
                        words.values.values(), "return 0")
        if each:
            self.switch(out, "bool each(void *state, const struct pl_call *call, int turn)", "call->op->code", "each", each, "return false")
        out.write("\nconst struct pl_script %s_effects = {\n    .rows = rows,\n    .count = %d,\n    .run = run,\n" % (low, at))
        for name, there in (("can", can), ("value", words.values), ("each", each)):
            if there:
                out.write("    .%s = %s,\n" % (name, name))
        out.write("    .branches = names,\n    .frames = %s_EFFECT_FRAMES,\n    .waits = %s_EFFECT_WAITS,\n" % (
            self.up, self.up))
        out.write("%s};\n" % ("    .choose = %s_effect_choose,\n" % low if choices else ""))


def main():
    end = next(at for at, path in enumerate(sys.argv) if path.endswith(".h"))
    header, source, *more = sys.argv[end:]
    included = more[0] if more else header
    try:
        words = Words(sys.argv[1])
        rows = read_rows(words, *sys.argv[2:end])
    except Wrong as error:
        sys.exit(str(error))
    texts = io.StringIO(), io.StringIO()
    writer = Writer(words)
    writer.header(texts[0])
    writer.source(texts[1], rows, included)
    for path, text in zip((header, source), texts):
        with open(path, "w", encoding="utf-8") as out:
            out.write(text.getvalue())
    if len(more) > 1:
        with open(more[1], "w", encoding="utf-8") as out:
            out.write("%s %s: %s\n" % (header, source, " ".join(words.read_from)))


if __name__ == "__main__":
    main()
