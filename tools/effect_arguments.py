"""Reads the arguments of an effect's words: numbers, names, sets. Used by effect_rows.py.

An argument becomes the values of its slots: numbers, C constants, or (sort, word) for the code of a word.
"""
import re

from effect_words import WORD, Wrong, near

MOST = 9999


class Arguments:
    """A text and how far it has been read. `places` gives line and column of every character."""

    def __init__(self, words, path, text, places):
        self.words, self.path, self.text, self.places = words, path, text, places
        self.at = 0
        self.filled = set(words.filled)  # registers that hold something by now

    # ---- Characters

    def wrong(self, reason, at=None):
        at = min(self.at if at is None else at, len(self.places) - 1)
        raise Wrong((self.path, *self.places[at]), reason)

    def match(self, pattern):
        """Goes past blanks; does the pattern stand there?"""
        self.at += len(re.compile(r"\s*").match(self.text, self.at)[0])
        return re.compile(pattern).match(self.text, self.at)

    def take(self, pattern):
        found = self.match(pattern)
        if found:
            self.at = found.end()
        return found

    def expect(self, literal, why):
        if not self.take(re.escape(literal)):
            self.wrong("`%s` is missing %s" % (literal, why))

    def here(self):
        """What stands here, for a message."""
        found = self.match(r"[A-Za-z0-9_$]+|.")
        return "`%s`" % found[0] if found else "the end"

    # ---- Arguments

    def parts(self, parts):
        return [slot for part in parts for slot in self.part(part)]

    def part(self, part):
        if part.what == "literal":
            self.expect(part.text, "here")
            return []
        if part.what == "optional":
            start = self.match("") and self.at
            try:
                return [1, *self.parts(part.parts)]
            except Wrong:
                if part.parts[0].what == "literal" and self.text.startswith(part.parts[0].text, start):
                    raise
                self.at = start
                return part.absent()
        if part.what == "either":
            return self.either(part)
        reader = {"int": lambda: [self.integer()], "number": self.number, "range": self.range, "op": self.an_op,
                  "name": lambda: [self.name(part.names)], "set": lambda: self.members(part.names, "+|"),
                  "register": self.fill}
        return reader[part.what]()

    def either(self, part):
        """The first alternative that fits; if none does, what was wrong with the one that came furthest."""
        start, best = self.match("") and self.at, None
        for which, option in enumerate(part.options):
            self.at = start
            try:
                slots = [which, *self.parts(option)]
                if self.match(r"[,)\]]"):
                    return slots + [0] * (part.slots - len(slots))
                self.wrong("%s here" % self.here())
            except Wrong as error:
                if not best or error.place >= best.place:
                    best = error
        raise best

    def fill(self):
        """The register that a word puts something into."""
        found = self.match(r"[A-Za-z_]\w*")
        if not found or found[0] not in self.words.registers:
            self.wrong("no register is called %s; there are %s" % (self.here(), ", ".join(self.words.registers)))
        self.at = found.end()
        self.filled.add(found[0])
        return [self.words.registers.index(found[0])]

    def read_register(self, word, at):
        if word not in self.filled:
            self.wrong("nothing has been put into `%s` yet" % word, at)
        return self.words.registers.index(word)

    def integer(self):
        start = self.match("") and self.at
        found = self.take(r"[-+]?\d+")
        if not found:
            self.wrong("a number is expected, not %s" % self.here())
        if abs(int(found[0])) > MOST:
            self.wrong("%s is too large: at most %d" % (found[0], MOST), start)
        return int(found[0])

    def counter(self):
        start = self.match("") and self.at
        found = self.take(r"[A-Za-z_]\w*")
        if not found:
            self.wrong("a number is expected, not %s" % self.here())
        if found[0] in self.words.registers:
            return "PL_REGISTER + %d" % self.read_register(found[0], start)
        value = self.words.values.get(found[0])
        if not value or value.arguments:
            known = self.words.registers + [v.word for v in self.words.values.values() if not v.arguments]
            self.wrong("`%s` is no number%s" % (found[0], near(found[0], known)), start)
        return ("VALUE", value)

    def number(self):
        """3 · n · population · 2+trade_unions · 5*imported · revenue/2 up"""
        base, times = 0, 1
        if self.match(r"[-+]?\d"):
            first = self.integer()
            if self.take(r"\*"):
                times = first
            elif self.take(r"\+"):
                base = first
                if self.match(r"\d"):
                    times = self.integer()
                    self.expect("*", "after the number")
            else:
                return [first, 0, 0]
        if not 0 < times < 128:
            self.wrong("a factor lies between 1 and 127")
        what, per = self.counter(), 1
        if self.take(r"/(?!/)"):
            per = self.integer()
            if not 0 < per < 128:
                self.wrong("a divisor lies between 1 and 127")
            if self.take(r"up\b"):
                what = ("UP", what)
        return [base, 128 * times + per, what]

    def range(self):
        if self.match(r"\d+\s*\.\."):
            least = self.integer()
            self.expect("..", "here")
            start = self.match("") and self.at
            most = self.number()
            if not most[2] and most[0] < least:
                self.wrong("%d is less than %d" % (most[0], least), start)
            return [least, *most]
        return ["PL_NONE", *self.number()]

    def an_op(self):
        found = self.match(WORD)
        if not found or found[0] not in self.words.ops:
            self.wrong("no operation is called %s%s" % (self.here(), near(found[0] if found else "", self.words.ops)))
        self.take(WORD)
        return [("OP", self.words.ops[found[0]])]

    def word_of(self, names):
        """The name or register that stands here, the longest if one begins another; its place is left behind it."""
        self.match("")
        rest = self.text[self.at :]
        for word in names.longest:
            if rest.lower().startswith(word) and not re.match(r"[A-Za-z_]", rest[len(word) :]):
                self.at += len(word)
                return names.constant[word]
        found = self.match(r"[A-Za-z_]\w*")
        if found and found[0] in self.words.registers:
            self.at = found.end()
            return self.read_register(found[0], found.start())
        shown = found[0] if found else ""
        self.wrong("no %s is called %s%s" % (names.name, self.here(), near(shown, names.words)))

    def name(self, names):
        word = self.word_of(names)
        return "PL_REGISTER + %d" % word if isinstance(word, int) else word

    def members(self, names, separators):
        members, used = [], ""
        while True:
            start = self.match("") and self.at
            word = self.word_of(names)
            member = "1u << (PL_SET_REGISTERS + %d)" % word if isinstance(word, int) else "1u << " + word
            if member in members:
                self.wrong("%s stands here twice" % self.text[start : self.at], start)
            members.append(member)
            mark = self.match("[%s]" % re.escape(separators))
            if not mark or (used and mark[0] != used):
                if mark:
                    self.wrong("`%s` and `%s` in one set" % (used, mark[0]))
                return ["(int16_t)(%s)" % " | ".join(members)]
            used = mark[0]
            self.take("[%s]" % re.escape(separators))
