"""What the effects of a game may say: reads the declarations of its words (effects.words). docs/effects.md describes them.

Used by effects_to_c.py. A mistake is a Wrong with file, line, column and reason.
"""
import csv
import difflib
import os
import re

WORD = r"[A-Za-z_][A-Za-z0-9_]*|\$"
REGISTERS, SET_NAMES, FLAGS, SET_BITS = 4, 11, 8, 15


class Wrong(Exception):
    def __init__(self, place, reason):
        super().__init__("%s:%d:%d: %s" % (*place, reason))
        self.place = place


def near(word, words):
    """ "; did you mean …?", or nothing."""
    folded = {w.lower(): w for w in words}
    close = difflib.get_close_matches(word.lower(), folded, 1, 0.6)
    return "; did you mean %s?" % folded[close[0]] if close else ""


def in_c(word):
    """A word as part of a name in C."""
    return re.sub(r"\W", "", word.replace("$", "money").replace("@", "at").replace("+", "_plus").replace("-", "_minus"))


class Names:
    """A set of names and what each is in C."""

    def __init__(self, name, constants, own):
        self.name, self.own = name, own  # own: the build makes the enumeration
        self.hold(constants)

    def hold(self, constants):
        self.constant = {word.lower(): constant for word, constant in constants}
        self.words = list(dict(constants))
        self.longest = sorted(self.constant, key=len, reverse=True)


def slots_of(parts):
    return sum(part.slots for part in parts)


class Atom:
    """A part of a kind of argument that fills slots. An optional part has one slot more, which says whether it is there;
    alternatives have one more that says which it is, and as many others as the longest needs."""
    SLOTS = {"int": 1, "number": 3, "range": 4, "name": 1, "set": 1, "register": 1, "op": 1, "literal": 0, "optional": 1,
             "either": 1}

    def __init__(self, what, names=None, text=None, parts=None, options=None):
        self.what, self.names, self.text, self.parts, self.options = what, names, text, parts or [], options or []
        self.slots = self.SLOTS[what] + slots_of(self.parts) + max([0, *map(slots_of, self.options)])

    def absent(self):
        """What stands in its slots if it is left out."""
        if self.what == "optional":
            return [0] + [slot for part in self.parts for slot in part.absent()]
        return ["PL_NONE" if self.what in ("name", "op", "register", "either") else 0] * self.slots


class Argument:
    def __init__(self, kind, name, parts):
        self.kind, self.name, self.parts = kind, name, parts
        self.slots = slots_of(parts)
        self.at = 0  # its first slot
        self.optional = False

    def absent(self):
        return [slot for part in self.parts for slot in part.absent()]


class Word:
    """An operation, a value, a repeat or the head of a clause."""

    def __init__(self, sort, word):
        self.sort, self.word = sort, word
        self.gate = self.can = self.splits = self.last = False
        self.arguments, self.keys, self.flags, self.then = [], {}, {}, None
        self.slots, self.code = 0, 0

    def place(self):
        for argument in self.arguments + list(self.keys.values()):
            argument.at = self.slots
            self.slots += argument.slots


class Words:
    def __init__(self, path):
        self.path, self.prefix, self.keys, self.columns, self.includes = path, "", None, None, []
        self.size, self.read_from, self.choices = 0, [], None
        self.filled, self.table = set(), None
        self.names, self.kinds, self.registers = {}, {}, []
        self.ops, self.values, self.each, self.heads = {}, {}, {}, {}
        self.lines = []  # of the declaration that is being read: (number, text)
        for number, line in enumerate(open(path, encoding="utf-8"), 1):
            text = re.sub(r"(^|\s)#.*", "", line.rstrip("\n"))
            if not text[:1].isspace():
                self.read_lines()
            if text.strip():
                self.lines.append((number, text))
        self.read_lines()
        if not self.prefix or not self.keys:
            raise Wrong((path, 1, 1), "`prefix` and `rows` are missing")
        for code, word in enumerate([*self.ops.values(), *self.each.values(), *self.heads.values()], 16):
            word.code = code
        for code, word in enumerate(self.values.values(), 1):
            word.code = code

    def read_lines(self):
        """A declaration with the lines that continue it."""
        if self.lines:
            self.read(" ".join(text.strip() for _, text in self.lines))
        self.lines = []

    def wrong(self, text, reason):
        for number, line in self.lines:
            if text and text in line:
                raise Wrong((self.path, number, line.index(text) + 1), reason)
        raise Wrong((self.path, self.lines[0][0], 1), reason)

    def read(self, line):
        verb, _, rest = line.strip().partition(" ")
        reader = getattr(self, "read_" + verb, None)
        if not reader:
            self.wrong(verb, "`%s` is no declaration" % verb)
        reader(rest.strip())

    # ---- Names

    def read_prefix(self, rest):
        self.prefix = rest

    def read_include(self, rest):
        self.includes.append(rest)

    def read_rows(self, rest):
        """rows NAME [HOW-MANY]: the number in C where its constants come from elsewhere"""
        name, _, self.size = rest.partition(" ")
        if name not in self.names:
            self.wrong(name, "no names are called %s" % name)
        self.keys = self.names[name]
        self.size = self.size.strip() or len(self.keys.words)

    def read_choices(self, rest):
        """How many choices an effect may have, where the game remembers less than the cursor."""
        self.choices = int(rest) if rest.isdigit() else self.wrong(rest, "a number is expected, not `%s`" % rest)

    def read_table(self, rest):
        """table PATTERN: the rows are what it finds in their file, its groups a key and an effect"""
        try:
            self.table = re.compile(rest, re.M | re.S)
        except re.error as error:
            self.wrong(rest, "no pattern: %s" % error)
        if self.table.groups != 2:
            self.wrong(rest, "the pattern of a table has two groups: key and effect")

    def read_columns(self, rest):
        self.columns = rest.split()

    def read_registers(self, rest):
        self.registers = [word.rstrip("?") for word in rest.split()]
        self.filled = {word for word in rest.split() if word[-1] != "?"}  # those that hold something from the start
        if len(self.registers) > REGISTERS:
            self.wrong(rest, "a cursor has %d registers" % REGISTERS)

    def read_names(self, rest):
        """names NAME [PREFIX_] = words | names NAME [PREFIX_] from FILE pattern-or-column; a second line adds to them"""
        match = re.match(r"(\w+)(?:\s+(\w+_))?\s+(=|from)\s*(.*)", rest)
        if not match:
            self.wrong(rest, "write `names country TS_ from countries.def PATTERN` or `names side TS_ = us su`")
        name, prefix, how, what = match.groups()
        words = what.split() if how == "=" else self.words_from(*what.split(None, 1))
        if not words:
            self.wrong(what, "no names in %s" % what)
        own = not prefix
        prefix = prefix or "%s_%s_" % (self.prefix.upper(), name.upper())
        constants = [(word, prefix + re.sub(r"\W+", "_", word.replace("$", "money")).upper()) for word in dict.fromkeys(words)]
        if name in self.names:
            before = self.names[name]
            before.hold([*zip(before.words, before.constant.values()), *constants])
        else:
            self.names[name] = Names(name, constants, own)

    def words_from(self, path, pattern=""):
        """A column of a CSV, or whatever the pattern finds in a file; both lie beside this one."""
        path = os.path.join(os.path.dirname(self.path), path)
        try:
            source = open(path, encoding="utf-8", newline="")
        except OSError as error:
            self.wrong(os.path.basename(path), "%s: %s" % (path, error.strerror))
        self.read_from.append(path)
        with source:
            if path.endswith(".csv"):
                return [row[pattern] for row in csv.DictReader(source)]
            try:
                return re.findall(pattern, source.read(), re.M)
            except re.error as error:
                self.wrong(pattern, "no pattern: %s" % error)

    # ---- Kinds of arguments

    def read_kind(self, rest):
        name, _, pattern = rest.partition("=")
        options = [self.parts(option) for option in re.split(r"\s\|\s", pattern.strip())]
        self.kinds[name.strip()] = options[0] if len(options) == 1 else [Atom("either", options=options)]

    def parts(self, pattern):
        tokens, parts, stack = re.findall(r"\"[^\"]+\"|\[|\]|[^\s\[\]]+", pattern), [], []
        for token in tokens:
            if token == "[":
                stack.append(parts)
                parts = []
            elif token == "]":
                inner, parts = parts, stack.pop()
                parts.append(Atom("optional", parts=inner))
            else:
                parts += self.atoms(token)
        return parts

    def atoms(self, token):
        if token[0] == '"':
            return [Atom("literal", text=token[1:-1])]
        if token in self.kinds:
            return self.kinds[token]
        if token in ("int", "number", "range", "op", "register"):
            return [Atom(token)]
        if token in self.names:
            return [Atom("name", self.names[token])]
        if token.endswith("+") and token[:-1] in self.names:
            names = self.names[token[:-1]]
            if len(names.words) > SET_BITS or (self.registers and len(names.words) > SET_NAMES):
                self.wrong(token, "a set holds at most %d names (%d beside registers); %s has %d" %
                           (SET_BITS, SET_NAMES, names.name, len(names.words)))
            return [Atom("set", names)]
        self.wrong(token, "no kind of argument is called %s%s" % (token, near(token, [*self.kinds, *self.names])))

    # ---- Words

    def read_op(self, rest):
        """op [gate] [can] [last] word(kind name, …)[kind key, flag] [if value]"""
        self.word("op", rest, self.ops)

    def read_value(self, rest):
        self.word("value", rest, self.values)

    def read_each(self, rest):
        self.word("each", rest, self.each)

    def read_head(self, rest):
        self.word("head", rest, self.heads)

    def word(self, sort, rest, table):
        rest, _, then = rest.partition(" if ")
        marks = re.match(r"(?:(?:gate|can|splits|last) +)*", rest)[0]
        match = re.match(r"((?:%s|@)[-+]?)\s*(?:\((.*?)\))?\s*(?:\[(.*)\])?$" % WORD, rest[len(marks) :].strip())
        if not match:
            self.wrong(rest, "write `%s word(kind name, …)[kind key, flag]`" % sort)
        word = Word(sort, match[1])
        for mark in marks.split():
            setattr(word, mark, True)
        word.can = word.can or word.gate
        for other in (self.ops, self.each) if sort in ("op", "each") else (table,):
            if word.word in other:
                self.wrong(match[1], "%s is declared twice" % match[1])
        word.arguments = [self.argument(text) for text in (match[2] or "").split(",") if text.strip()]
        for text in (match[3] or "").split(","):
            if len(text.split()) == 1:
                word.flags[text.strip()] = 1 << len(word.flags)
            elif text.strip():
                key = self.argument(text)
                word.keys[key.name] = key
        if len(word.flags) > FLAGS:
            self.wrong(rest, "%s has more than %d flags" % (word.word, FLAGS))
        if then.strip():
            word.then = self.values.get(then.strip()) or self.wrong(then, "no value is called %s" % then.strip())
        word.place()
        table[word.word] = word

    def argument(self, text):
        fields = text.split()
        if len(fields) != 2:
            self.wrong(text.strip(), "an argument is a kind and a name, as in `country where`")
        argument = Argument(fields[0], fields[1], self.atoms(fields[0].rstrip("?")))
        argument.optional = fields[0].endswith("?")
        return argument
