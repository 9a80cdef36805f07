"""A cell of the tables that tools/worldorder_cards.py reads, and how what is wrong in it is said."""
import re

from effect_words import Wrong, near


class Cell:
    """The text of a cell and how far it was read; what is wrong in it is said with its place."""

    def __init__(self, path, text, places):
        self.path, self.text, self.places, self.at = path, text, places, 0

    def wrong(self, reason, at=None):
        at = min(self.at if at is None else at, len(self.places) - 1)
        raise Wrong((self.path, *self.places[at]), reason)

    def match(self, pattern):
        self.at += len(re.compile(r"\s*").match(self.text, self.at)[0])
        return re.compile(pattern).match(self.text, self.at)

    def take(self, pattern):
        found = self.match(pattern)
        if found:
            self.at = found.end()
        return found

    def ended(self):
        return not self.match(".")

    def here(self):
        found = self.match(r"[A-Za-z0-9_$]+|.")
        return "`%s`" % found[0] if found else "the end"

    def expect(self, literal, example):
        if not self.take(re.escape(literal)):
            self.wrong("`%s` is missing before %s; write %s" % (literal, self.here(), example))

    def done(self, example):
        if not self.ended():
            self.wrong("%s cannot stand here; write %s" % (self.here(), example))

    def number(self, least, most, what):
        start = self.match("") and self.at
        found = self.take(r"\d+")
        if not found:
            self.wrong("%s is a number, not %s" % (what, self.here()))
        if not least <= int(found[0]) <= most:
            self.wrong("%s lies between %d and %d" % (what, least, most), start)
        return int(found[0])

    def word(self, words, what):
        """One of some words; returns it as it stands in the list."""
        found = self.match(r"[A-Za-z]\w*")
        folded = {word.lower(): word for word in words}
        if not found or found[0].lower() not in folded:
            hint = near(found[0] if found else "", words)
            self.wrong("no %s is called %s%s" % (what, self.here(), hint or "; there are " + ", ".join(words)))
        self.at = found.end()
        return folded[found[0].lower()]


class Row:
    """A row of a table: its cells by the names of their columns."""

    def __init__(self, path, names, fields):
        self.path = path
        self.cells = {name: Cell(path, text, places) for name, (text, places) in zip(names, fields)}

    def __getitem__(self, name):
        return self.cells[name]

    def text(self, name):
        return self.cells[name].text.strip()

    def begin(self, name):
        cell = self.cells[name]
        cell.at = 0
        return cell

    def wrong(self, name, reason):
        self.cells[name].wrong(reason, 0)
