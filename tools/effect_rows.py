"""Reads the text of an effect and makes its operations (core/script.h). Used by effects_to_c.py; docs/effects.md describes
the language.

A block is a list of rows [code, flags, v0, v1, v2]; every distance in it is relative, so blocks are put together as they are.
"""
from effect_arguments import Arguments
from effect_words import WORD, near

COMPARE = {"==": "PL_EQUAL", "!=": "PL_UNEQUAL", "<": "PL_LESS", "<=": "PL_AT_MOST", ">": "PL_MORE", ">=": "PL_AT_LEAST"}
MANY = {"twice": 2, "thrice": 3}
TAKE = {"two": 2, "three": 3}
LEVELS, BRANCHES, OFTEN = 2, 8, 255
OURS = ["may", "if", "else", "nothing", "times", *MANY, *TAKE]


def row(code, flags=0, *values):
    return [code, flags, *values, *[0] * (3 - len(values))]


def rows_of(code, flags, slots):
    """A row and, where it has more than three arguments, those that follow it."""
    rows = [row(code, flags, *slots[:3])]
    return rows + [row("PL_OP_MORE", 0, *slots[at : at + 3]) for at in range(3, len(slots), 3)]


def choice(branches, may, take, level):
    """branches: (name, block). A PL_OP_BRANCH stands before each and after the last."""
    end = 2 + sum(1 + len(block) for _, block in branches)
    flags = "PL_MAY" if may else "0"
    rows = [row("PL_OP_CHOOSE", flags + (" | PL_LEVEL" if level and take > 1 else ""), end, len(branches), take)]
    for name, block in [*branches, ("", [])]:
        at = len(rows)
        rows.append([*row("PL_OP_BRANCH", 0, 1 + len(block), end - at, at if take > 1 else 0), name])
        rows += block
    return rows


class Reader(Arguments):
    """Reads one effect. Its parts return blocks; what begins with a gate is ("gate", block) until its group is known."""

    def __init__(self, words, path, text, places):
        super().__init__(words, path, text, places)
        self.level = 0
        self.asks = []  # (word, row, place) of each word that must be the last
        self.in_if = False  # the next `else` is that of an `if`

    # ---- Clauses

    def effect(self):
        start = self.match("") and self.at
        block = self.clause()
        while self.take("//"):
            block += self.clause()
        if self.match("."):
            self.wrong("%s here: the clauses of an effect stand between `//`" % self.here()
                       if self.text[self.at] == ":" else "%s cannot stand here" % self.here())
        if self.words.choices is not None and sum(op[0] == "PL_OP_CHOOSE" for op in block) > self.words.choices:
            self.wrong("more than %d choice%s" % (self.words.choices, "s"[: self.words.choices != 1]), start)
        block.append(row("PL_OP_END"))
        for op, line, at in self.asks:
            self.must_end(op, block, next(i for i, other in enumerate(block) if other is line), at)
        return block

    def must_end(self, op, block, at, start):
        """Where nothing remembers how far an effect has come, what asks comes last."""
        at += 1
        while block[at][0] in ("PL_OP_MORE", "PL_OP_JUMP", "PL_OP_BRANCH"):
            at += {"PL_OP_MORE": 1, "PL_OP_JUMP": block[at][2], "PL_OP_BRANCH": block[at][3]}[block[at][0]]
        if block[at][0] != "PL_OP_END":
            self.wrong("nothing can be done after `%s`" % op.word, start)

    def clause(self):
        if self.take(r"if\b(?!\s*\[)"):
            tests = self.condition()
            self.expect(":", "after the condition")
            body, other = self.steps(), []
            if self.take(r"//\s*else\s*:"):
                other = self.steps()
            return self.guarded(tests, body, other)
        word = self.match(r"(%s)(?![-+])" % WORD)
        if word and word[1] in self.words.values and word[1] not in self.words.ops:
            tests = self.condition()
            self.expect(":", "after the condition")
            return self.guarded(tests, self.steps(), [])
        head = self.match(r"(%s)(\([^()]*\))?(\[[^\]]*\])?\s*:" % WORD)
        if word and word[1] in self.words.heads and (head or word[1] not in self.words.ops):
            return self.headed(self.words.heads[word[1]])
        if head:
            self.wrong("no clause begins with `%s`%s" % (head[1], near(head[1], self.words.heads)))
        return self.steps()

    def headed(self, head):
        self.take(WORD)
        slots = self.call(head)
        tests = []
        if self.take(r"\["):
            tests = self.condition()
            self.expect("]", "after the condition")
        self.expect(":", "after `%s`" % head.word)
        return self.each(head, slots, lambda: self.guarded(tests, self.steps(head.splits), []))

    def each(self, word, slots, body):
        return self.looped("PL_OP_EACH", rows_of(("EACH", word), 0, slots), body)

    def looped(self, code, first, body):
        if self.level == LEVELS:
            self.wrong("repeats stand in one another at most %d deep" % LEVELS)
        level = self.level
        self.level += 1
        block = first + body()
        self.level -= 1
        return [row(code, level, len(block) + 2), *block, row("PL_OP_BACK", level, len(block) + 1)]

    # ---- Steps

    def steps(self, settled=False):
        """a; b | c: one block, or a choice."""
        branches = self.branches(False)
        if len(branches) == 1 and not branches[0][0]:
            return branches[0][1]
        block = choice(branches, False, 1, 0)
        if settled:
            block[0][1] = "PL_SETTLED"
        return block

    def branches(self, inside):
        """What stands between the `|`: (name, block)."""
        found, start = [], self.at
        while True:
            name = inside and self.take(r"([a-z_][a-z0-9_]*)\s*:")
            found.append((name[1] if name else "", self.sequence()))
            if not self.take(r"\|"):
                break
        if len(found) > BRANCHES:
            self.wrong("more than %d branches" % BRANCHES, start)
        named = [name for name, _ in found if name]
        if named and (len(named) < len(found) or len(set(named)) < len(named)):
            self.wrong("either every branch has a name of its own or none has", start)
        return found

    def group(self):
        """( a | b ): the branches."""
        start = self.at
        self.expect("(", "here")
        outside, self.in_if = self.in_if, False
        found = self.branches(True)
        self.in_if = outside
        if not self.take(r"\)"):
            if self.match("."):
                self.wrong("%s cannot stand here; `)` or `;` or `|` is expected" % self.here())
            self.wrong("this `(` is never closed", start)
        return found

    def sequence(self):
        block, gates = [], []
        while True:
            start = len(block)
            step = self.step()
            if step[0] == "gate":
                gates.append(start)
                step = step[1]
            block += step
            if not self.take(";"):
                break
        for at in gates:
            block[at][2] = len(block) - at
        return block

    def step(self):
        start = self.match("") and self.at
        word = self.match(WORD)
        word = word[0] if word else ""
        if self.match(r"\("):
            branches = self.group()
            return branches[0][1] if len(branches) == 1 and not branches[0][0] else choice(branches, False, 1, 0)
        if self.match("@"):
            return self.for_each()
        if word == "may":
            return self.optional()
        if word == "if":
            return self.conditional()
        if word == "else":
            self.wrong("`else` without an `if` before it")
        if word == "nothing":
            self.take(WORD)
            return [row("PL_OP_NOTHING")]
        if word in TAKE and self.match(WORD + r"\s*\("):
            return self.several(TAKE[word], start)
        if word in MANY or word == "times":
            return self.repeated(word)
        if not word:
            self.wrong("a step is missing before %s" % self.here())
        return self.operation()

    def optional(self):
        self.take("may")
        branches = self.group() if self.match(r"\(") else [("", self.plain_step())]
        return choice(branches, True, 1, 0)

    def plain_step(self):
        """A step whose gate, if it is one, is its own."""
        step = self.step()
        if step[0] != "gate":
            return step
        step[1][0][2] = len(step[1])
        return step[1]

    def several(self, count, start):
        self.take(WORD)
        if self.level == LEVELS:
            self.wrong("repeats stand in one another at most %d deep" % LEVELS, start)
        level = self.level
        self.level += 1
        branches = self.group()
        self.level -= 1
        if len(branches) <= count:
            self.wrong("%d of %d is no choice" % (count, len(branches)), start)
        return choice(branches, False, count, level)

    def repeated(self, word):
        self.take(WORD)
        how_often = [MANY.get(word, 0), 0, 0]
        if word == "times":
            self.expect("(", "after `times`")
            start = self.match("") and self.at
            how_often = self.number()
            if not 0 < how_often[0] + (how_often[2] != 0) <= OFTEN:
                self.wrong("a repeat runs 1 to %d times" % OFTEN, start)
            self.expect(")", "after the number")
        return self.looped("PL_OP_REPEAT", [row("PL_OP_VALUE", 0, *how_often)], self.plain_step)

    def for_each(self):
        start = self.at
        self.take("@")
        word = self.words.each.get("@")
        if not word:
            self.wrong("`@` is not declared", start)
        slots = self.members(word.arguments[0].parts[0].names, ",")
        return self.each(word, slots, self.plain_step)

    def conditional(self):
        self.take("if")
        self.expect("[", "after `if`")
        tests = self.condition()
        self.expect("]", "after the condition")
        self.in_if = True
        body = self.plain_step()
        self.in_if = False
        return self.guarded(tests, body, self.plain_step() if self.take(r"else\b") else [])

    def guarded(self, tests, body, other):
        """Tests in a row: where one does not hold, on to `other`."""
        if other:
            body = body + [row("PL_OP_JUMP", 0, len(other) + 1)]
        end = sum(len(test) for test in tests) + len(body)
        at, block = 0, []
        for test in tests:
            test[0][2] = end - at
            at += len(test)
            block += test
        return block + body + other

    # ---- Operations

    def operation(self):
        start = self.at
        signed = self.match(r"(?:%s)[-+](?=\s*[(\dA-Za-z$])" % WORD)
        found = self.match(WORD)
        word = signed[0] if signed and signed[0] in self.words.ops else found[0]
        op = self.words.ops.get(word) or self.words.each.get(word)
        if not op:
            known = [*self.words.ops, *self.words.each, *OURS]
            shown = signed[0] if signed else word
            if word in self.words.heads:
                self.wrong("`%s` begins a clause; it cannot stand inside one" % word)
            self.wrong("no operation is called `%s`%s" % (shown, near(shown, known)), start)
        self.at += len(word)
        slots, flags = self.call(op), 0
        slots, flags = self.brackets(op, slots)
        if op.sort == "each":
            return self.each(op, slots, self.plain_step)
        block = rows_of(("OP", op), flags, slots)
        if op.last:
            self.asks.append((op, block[0], start))
        if op.then:
            test = [row("PL_OP_IF", "PL_TRUE"), row("PL_OP_VALUE", ("VALUE", op.then))]
            return block + self.guarded([test], self.plain_step(), [])
        at = self.match("") and self.at
        if not self.in_if and self.take(r"else\b"):
            if not op.can:
                self.wrong("`else` after `%s`, which can always be done" % word, at)
            other = self.plain_step()
            return [row("PL_OP_GATE", 0, len(block) + 2), *block, row("PL_OP_JUMP", 0, len(other) + 1), *other]
        if op.gate:
            return ("gate", [row("PL_OP_GATE"), *block])
        return block

    def call(self, word):
        """The arguments in parentheses, or behind the sign; what stands in all the slots of the word."""
        slots = []
        if all(a.optional for a in word.arguments) and not self.match(r"\("):
            return [slot for argument in [*word.arguments, *word.keys.values()] for slot in argument.absent()]
        takes = "`%s` takes %s" % (word.word, ", ".join("%s %s" % (a.kind, a.name) for a in word.arguments) or "nothing")
        bare = word.word[-1] in "+-" and not self.match(r"\(")
        if word.arguments and not bare:
            self.expect("(", "after `%s`: %s" % (word.word, takes))
        for number, argument in enumerate(word.arguments):
            if argument.optional and self.match(r"\)"):
                slots += argument.absent()
                continue
            if number and not self.take(","):
                self.wrong("%s here: %s" % (self.here(), takes))
            if self.match(r"\)"):
                self.wrong("an argument is missing: %s" % takes)
            slots += self.parts(argument.parts)
        if word.arguments and not bare and not self.take(r"\)"):
            self.wrong("%s here: %s" % (self.here(), takes))
        if not word.arguments and self.match(r"\("):
            self.wrong(takes)
        return slots + [slot for key in word.keys.values() for slot in key.absent()]

    def brackets(self, op, slots):
        flags, seen = [], set()
        if not self.take(r"\["):
            return slots, 0
        while True:
            start = self.match("") and self.at
            found = self.take(WORD)
            key = found[0] if found else ""
            if key not in op.keys and key not in op.flags:
                self.wrong("`%s` has no `%s`%s" % (op.word, key, near(key, [*op.keys, *op.flags])), start)
            if key in seen:
                self.wrong("`%s` stands here twice" % key, start)
            seen.add(key)
            if key in op.flags:
                flags.append((op, key))
                if self.match("="):
                    self.wrong("`%s` has no value" % key)
            else:
                self.expect("=", "after `%s`" % key)
                value = self.parts(op.keys[key].parts)
                slots[op.keys[key].at : op.keys[key].at + len(value)] = value
            if not self.take(","):
                break
        self.expect("]", "after the words in brackets")
        return slots, flags

    # ---- Conditions

    def condition(self):
        """test & test …: a block for each."""
        tests = [self.test()]
        while self.take("&"):
            tests.append(self.test())
        return tests

    def test(self):
        negated = self.take("!")
        left = self.side()
        compare = self.take("==|!=|<=|>=|<|>")
        if compare and negated:
            self.wrong("`!` before a comparison")
        if compare:
            return [row("PL_OP_IF", COMPARE[compare[0]]), *left, *self.side()]
        return [row("PL_OP_IF", "PL_FALSE" if negated else "PL_TRUE"), *left]

    def side(self):
        found = self.match(WORD)
        value = self.words.values.get(found[0]) if found else None
        if not value and found and found[0] not in self.words.registers:
            self.wrong("no value is called `%s`%s" % (found[0], near(found[0], [*self.words.values, *self.words.registers])))
        if not value or not value.arguments:
            return [row("PL_OP_VALUE", 0, *self.number())]
        self.take(WORD)
        return rows_of("PL_OP_VALUE", ("VALUE", value), self.call(value))
