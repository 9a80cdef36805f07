"""What the language of effects takes and what it refuses (tools/effects_to_c.py, docs/effects.md): every kind of mistake is
refused with its line, its column and a reason; the cards and events of World Order and the cards of Hegemony are taken.

Usage: test_effects.py [PLATEAU], which is not needed.
"""
import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(ROOT, "tools"))
from effect_words import Words, Wrong  # noqa: E402
from effects_to_c import read_rows  # noqa: E402

TOOL = os.path.join(ROOT, "tools", "effects_to_c.py")
DATA = os.path.join(ROOT, "tests", "effects")
FOLDER = tempfile.TemporaryDirectory()
failures = []

WORDS = """prefix t
names card = a b c
names colour = red green blue
names region = r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12
registers it n X?
rows card
kind price = colour number ["each"]
kind some = number | "all"
value counted
value stock(colour of)
op say(int what)
op number(number n)
op span(range n)
op name(colour one, colour other)
op set(colour+ of)
op price(price what)
op some(some what)
op VP+(number n)
op ask(register into)
op copy(op what)
op plain
op keys [colour only, number most, exact]
op can take(colour of)
op gate pay(colour of)
op offer if counted
each @(colour+ whom)
each once_for(int n)
head won
head lost(colour by)
head splits ranked
"""


def run(words, rows, suffix):
    """What is said of them; nothing if they are taken."""
    paths = [os.path.join(FOLDER.name, name) for name in ("words", "rows" + suffix)]
    for path, text in zip(paths, (words, rows)):
        with open(path, "w", encoding="utf-8") as out:
            out.write(text)
    try:
        read_rows(Words(paths[0]), paths[1])
    except (SystemExit, Wrong) as error:
        return str(error).replace(FOLDER.name + os.sep, "")
    return ""


def expect(rows, message, words=WORDS, suffix=".txt"):
    """message None: taken. Else what is said, one line a mistake."""
    said = run(words, rows, suffix)
    if said.strip() != (message or ""):
        failures.append("%r\n  want %s\n  got  %s" % (rows if words is WORDS else words[-60:], message, said))


def the_tool_writes_all_or_nothing():
    for rows, good in (("a plain\n", True), ("a plain\nb plian\n", False)):
        with tempfile.TemporaryDirectory() as folder:
            paths = [os.path.join(folder, name) for name in ("words", "rows.txt", "out.h", "out.c")]
            for path, text in zip(paths, (WORDS, rows)):
                with open(path, "w", encoding="utf-8") as out:
                    out.write(text)
            result = subprocess.run([sys.executable, TOOL, *paths], capture_output=True, text=True)
            if (result.returncode == 0, result.stderr == "", *map(os.path.exists, paths[2:])) != (good,) * 4:
                failures.append("%r: %d %s" % (rows, result.returncode, result.stderr))


def wrong(effect, column, reason):
    """An effect of card a that is refused; columns count from the first letter of the effect."""
    expect("a " + effect + "\n", "rows.txt:1:%d: %s" % (column + 2, reason))


def taken(effect):
    expect("a " + effect + "\n", None)


def what_is_taken():
    for effect in ("say(1); say(-2)", "number(n); number(2+counted); number(5*counted); number(counted/2 up); number(1+2*n)",
                   "span(2); span(1..3); span(0..counted)", "name(RED, it)", "set(red+blue|it)".replace("|", "+"), "VP+3; VP+n; VP+(2)",
                   "price(red 2); price(blue counted each)", "some(3); some(all)", "ask(it)", "ask(X); number(X); name(red, X); if[X>1] plain", "copy(take)", "plain",
                   "keys; keys[exact]; keys[only=red, most=n, exact]", "may plain; plain", "may (plain | say(1))",
                   "(plain | say(1); (plain | nothing))", "(one: plain | other: say(1))", "two(plain | say(1) | say(2))",
                   "twice(plain); thrice plain; times(n) plain; times(2+counted)(plain; say(1))",
                   "if[counted] plain else say(1); if[!counted] plain", "if[stock(red)>=1 & n==2 & counted<stock(it)] plain",
                   "take(red) else say(1)", "pay(red); say(1)", "offer plain", "@red,blue say(1)", "once_for(2)(say(1))",
                   "won: plain // lost(red)[n>1]: say(1) // if counted: plain // else: say(1) // counted>=3: plain",
                   "ranked: say(1) | say(2)", "may pay(red)", "if[counted] (take(red) else plain) else say(1)"):
        taken(effect)
    expect("a say(1);   # to be\n  say(2)    # continued\n# a remark\nb say(3)\n", None)
    expect('card,script\na,"say(1); name(red, blue)"\nb,say(2)\n', None, suffix=".csv")
    expect("a won: say(1)\na lost(red): say(2)\n", None)  # clauses of one effect may stand in several rows


def steps_that_are_refused():
    wrong("sya(1)", 1, "no operation is called `sya`; did you mean say?")
    wrong("say(1); xyzzy", 9, "no operation is called `xyzzy`")
    wrong("VP-3", 1, "no operation is called `VP-`; did you mean VP+?")
    wrong("", 1, "a step is missing before the end")
    wrong("say(1);", 8, "a step is missing before the end")
    wrong("say(1); ; plain", 9, "a step is missing before `;`")
    wrong("say(1) |", 9, "a step is missing before the end")
    wrong("| say(1)", 1, "a step is missing before `|`")
    wrong("may", 4, "a step is missing before the end")
    wrong("()", 2, "a step is missing before `)`")
    wrong("say(1) say(2)", 8, "`say` cannot stand here")
    wrong("say(1), say(2)", 7, "`,` cannot stand here")
    wrong("(say(1); plain", 1, "this `(` is never closed")
    wrong("(say(1) , plain)", 9, "`,` cannot stand here; `)` or `;` or `|` is expected")
    wrong("say(1))", 7, "`)` cannot stand here")
    wrong("plain; won", 8, "`won` begins a clause; it cannot stand inside one")
    wrong("offer", 6, "a step is missing before the end")
    wrong("plain else say(1)", 7, "`else` after `plain`, which can always be done")
    wrong("say(1); else say(2)", 9, "`else` without an `if` before it")
    wrong("twice(twice(twice(plain)))", 18, "repeats stand in one another at most 2 deep")
    wrong("won: twice(@red plain)", 17, "repeats stand in one another at most 2 deep")
    wrong("two(plain | say(1))", 1, "2 of 2 is no choice")
    wrong("(one: plain | say(1))", 2, "either every branch has a name of its own or none has")
    wrong("(one: plain | one: say(1))", 2, "either every branch has a name of its own or none has")
    wrong("(%s)" % " | ".join(["plain"] * 9), 2, "more than 8 branches")


def arguments_that_are_refused():
    wrong("say", 4, "`(` is missing after `say`: `say` takes int what")
    wrong("say()", 5, "an argument is missing: `say` takes int what")
    wrong("say(x)", 5, "a number is expected, not `x`")
    wrong("say(1, 2)", 6, "`,` here: `say` takes int what")
    wrong("say(1", 6, "the end here: `say` takes int what")
    wrong("say(10000)", 5, "10000 is too large: at most 9999")
    wrong("name(red)", 9, "`)` here: `name` takes colour one, colour other")
    wrong("name(red, gren)", 11, "no colour is called `gren`; did you mean green?")
    wrong("name(red, r1)", 11, "no colour is called `r1`")
    wrong("plain(1)", 6, "`plain` takes nothing")
    wrong("number(coutned)", 8, "`coutned` is no number; did you mean counted?")
    wrong("number(stock)", 8, "`stock` is no number")
    wrong("number(200*counted)", 12, "a factor lies between 1 and 127")
    wrong("number(counted/0)", 17, "a divisor lies between 1 and 127")
    wrong("span(3..1)", 9, "1 is less than 3")
    wrong("set(red+red)", 9, "red stands here twice")
    wrong("set(red+green|blue)", 14, "`+` and `|` in one set")
    wrong("set(red+)", 9, "no colour is called `)`")
    wrong("price(3)", 7, "no colour is called `3`")
    wrong("price(red)", 10, "a number is expected, not `)`")
    wrong("price(red 2 eech)", 13, "`eech` here: `price` takes price what")
    wrong("some(any)", 6, "`all` is missing here")
    wrong("VP+x", 4, "`x` is no number; did you mean X?")
    wrong("ask(red)", 5, "no register is called `red`; there are it, n, X")
    wrong("number(X); ask(X)", 8, "nothing has been put into `X` yet")
    wrong("name(red, X)", 11, "nothing has been put into `X` yet")
    wrong("set(red+X)", 9, "nothing has been put into `X` yet")
    wrong("if[X>1] ask(X)", 4, "nothing has been put into `X` yet")
    wrong("copy(won)", 6, "no operation is called `won`")
    wrong("@red,pink say(1)", 6, "no colour is called `pink`")
    wrong("keys[onli=red]", 6, "`keys` has no `onli`; did you mean only?")
    wrong("keys[only]", 10, "`=` is missing after `only`")
    wrong("keys[exact=1]", 11, "`exact` has no value")
    wrong("keys[exact, exact]", 13, "`exact` stands here twice")
    wrong("keys[exact", 11, "`]` is missing after the words in brackets")
    wrong("plain[exact]", 7, "`plain` has no `exact`")
    wrong("times(256) plain", 7, "a repeat runs 1 to 255 times")
    wrong("times(0) plain", 7, "a repeat runs 1 to 255 times")
    wrong("times(2 plain", 9, "`)` is missing after the number")


def conditions_and_clauses_that_are_refused():
    wrong("if counted plain", 12, "`:` is missing after the condition")
    wrong("plain; if counted plain", 11, "`[` is missing after `if`")
    wrong("if[counted plain", 12, "`]` is missing after the condition")
    wrong("if[conted] plain", 4, "no value is called `conted`; did you mean counted?")
    wrong("if[stock>1] plain", 9, "`(` is missing after `stock`: `stock` takes colour of")
    wrong("if[stock(pink)] plain", 10, "no colour is called `pink`")
    wrong("if[!n>2] plain", 7, "`!` before a comparison")
    wrong("if[n>] plain", 6, "a number is expected, not `]`")
    wrong("if[n=2] plain", 5, "`]` is missing after the condition")
    wrong("wun: plain", 1, "no clause begins with `wun`; did you mean won?")
    wrong("plain: say(1)", 1, "no clause begins with `plain`")
    wrong("won plain", 5, "`:` is missing after `won`")
    wrong("won: plain // lost: plain", 19, "`(` is missing after `lost`: `lost` takes colour by")
    wrong("won[n>1: plain", 8, "`]` is missing after the condition")
    wrong("won: plain //", 14, "a step is missing before the end")
    wrong("else: plain", 1, "no clause begins with `else`")


def tables_that_are_refused():
    expect("d say(1)\n", "rows.txt:1:1: no card is called d")
    expect("a say(1)\na say(2)\n", "rows.txt:2:1: a second effect for a; clauses that begin with a head may stand in several rows")
    expect("  say(1)\n", "rows.txt:1:1: a row begins with its key, at the left")
    expect("a say(1);\n  sya(2)\nb plain(2)\n", "rows.txt:2:3: no operation is called `sya`; did you mean say?\n"
           "rows.txt:3:8: `plain` takes nothing")  # all of them, not the first alone
    expect('card,script\na,"say(1); name(red, ""blue"")"\n', 'rows.csv:2:22: no colour is called `"`', suffix=".csv")
    expect('card,script\nb,plain\na,"say(1);\nsya(1)"\n', "rows.csv:4:1: no operation is called `sya`; did you mean say?", suffix=".csv")
    expect("card,text\na,plain\n", "rows.csv:1:1: no column is called script", suffix=".csv")
    expect("card,script\na,plain,plain\n", "rows.csv:2:1: 3 fields instead of 2", suffix=".csv")
    expect('card,script\na,"plain\n', "rows.csv:2:3: a field is not closed", suffix=".csv")


def effects_in_a_table_of_c():
    """A pattern finds key and effect in a file of other things."""
    words = WORDS + 'table ^CARD\\((\\w+),\\s*"([^"]*)"\\)\n'
    expect('/* cards */\nCARD(a, "say(1)")\nCARD(b,\n     "plain")\n', None, words, ".def")
    expect('CARD(a, "say(1)")\nCARD(b,\n     "plain; sya(1)")\n', "rows.def:3:14: no operation is called `sya`; did you mean say?", words, ".def")
    expect('CARD(d, "plain")\n', "rows.def:1:6: no card is called d", words, ".def")


def what_a_game_may_forbid():
    """Words that must come last, and more choices than it remembers."""
    words = WORDS + "op last tail\nchoices 1\n"
    for effect in ("tail", "plain; tail", "(plain | tail)", "plain; (tail | (plain; tail))", "if[counted] tail else tail", "may tail"):
        expect("a %s\n" % effect, None, words)
    for effect, column in (("tail; plain", 1), ("(tail | plain); say(1)", 2), ("twice tail", 7), ("won: tail", 6),
                           ("if[counted] tail; plain", 13)):
        expect("a %s\n" % effect, "rows.txt:1:%d: nothing can be done after `tail`" % (column + 2), words)
    expect("a may plain; may plain\n", "rows.txt:1:3: more than 1 choice", words)


def rows_in_several_files():
    """Each file its own rows; names that a second line adds."""
    paths = [os.path.join(FOLDER.name, name) for name in ("words", "rows.txt", "more.csv")]
    more = 'card,script\nb,say(2)\nd,%s\n'
    for effect, want in (("plain", ""), ("plian", "more.csv:3:3: no operation is called `plian`; did you mean plain?")):
        for path, text in zip(paths, (WORDS + "names card from more.csv card\n", "a plain\n", more % effect)):
            with open(path, "w", encoding="utf-8") as out:
                out.write(text)
        try:
            words = Words(paths[0])
            rows = read_rows(words, *paths[1:])
            said = "" if [row[0] for row in rows] == ["a", "b", "d"] and words.keys.words == ["a", "b", "c", "d"] else "%s" % rows
        except (SystemExit, Wrong) as error:
            said = str(error).replace(FOLDER.name + os.sep, "")
        if said != want:
            failures.append("several files: want %s\n  got  %s" % (want, said))


def declarations_that_are_refused():
    def declared(line, column, reason, at=len(WORDS.split("\n"))):
        expect("a plain\n", "words:%d:%d: %s" % (at, column, reason), WORDS + line + "\n")

    declared("oops plain", 1, "`oops` is no declaration")
    declared("op plain", 4, "plain is declared twice")
    declared("op other(color where)", 10, "no kind of argument is called color; did you mean colour?")
    declared("op other(colour)", 10, "an argument is a kind and a name, as in `country where`")
    declared("op other(", 4, "write `op word(kind name, …)[kind key, flag]`")
    declared("op other [a1, a2, a3, a4, a5, a6, a7, a8, a9]", 4, "other has more than 8 flags")
    declared("op other(region+ where)", 10, "a set holds at most 15 names (11 beside registers); region has 12")
    declared("op other if some", 13, "no value is called some")
    declared("op other [colour only,\n    color most]", 5, "no kind of argument is called color; did you mean colour?", len(WORDS.split("\n")) + 1)
    declared("registers a b c d e", 11, "a cursor has 4 registers")
    declared("names thing", 7, "write `names country TS_ from countries.def PATTERN` or `names side TS_ = us su`")
    declared("table (a", 7, "no pattern: missing ), unterminated subpattern at position 0")
    declared("table (a)", 7, "the pattern of a table has two groups: key and effect")
    declared("choices many", 9, "a number is expected, not `many`")
    declared("names thing = ", 1, "no names in")
    declared("names thing from words (", 24, "no pattern: missing ), unterminated subpattern at position 0")
    declared("rows thing", 6, "no names are called thing")
    said = run(WORDS + "names thing from nowhere.def X\n", "a plain\n", ".txt")
    if not re.search(r"words:%d:18: .*nowhere.def: No such file" % len(WORDS.split("\n")), said):
        failures.append("a file of names that is not there: %s" % said)
    expect("a plain\n", "words:1:1: `prefix` and `rows` are missing", "prefix t\n")


def compiled(words, rows, folder):
    """The rows of a table by their key, and that a C compiler takes them."""
    paths = [os.path.join(DATA, words), os.path.join(DATA, rows), os.path.join(folder, "e.h"), os.path.join(folder, "e.c")]
    result = subprocess.run([sys.executable, TOOL, *paths, "e.h"], capture_output=True, text=True)
    if result.returncode:
        failures.append(result.stderr)
        return []
    text = open(paths[3], encoding="utf-8").read()
    prefix = re.search(r"(\w+)_effect_at", text)[1].upper()
    with open(paths[3], "w", encoding="utf-8") as out:
        out.write("enum { %s_EFFECT_FRAMES, %s_EFFECT_WAITS };\n%s" % (prefix, prefix, text))
    command = ["cc", "-std=gnu17", "-Wall", "-Wextra", "-Werror", "-fsyntax-only", "-I", ROOT, "-I", folder, paths[3]]
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode:
        failures.append(result.stderr)
    return re.findall(r"(?m)^    /\* ([^:]+):", text)


def other_games_fit():
    """65 rows of World Order for 64 cards (one has two), its 60 events, and the 127 cards of Hegemony."""
    with tempfile.TemporaryDirectory() as folder:
        for words, rows, count in (("worldorder.words", "worldorder.csv", 64), ("worldorder_events.words", "worldorder_events.csv", 60),
                                   ("hegemony.words", "hegemony.txt", 127)):
            found = compiled(words, rows, folder)
            if len(found) != count:
                failures.append("%s: %d effects instead of %d" % (rows, len(found), count))


def main():
    passed = failed = 0
    for part in (the_tool_writes_all_or_nothing, what_is_taken, steps_that_are_refused, arguments_that_are_refused, conditions_and_clauses_that_are_refused,
                 tables_that_are_refused, effects_in_a_table_of_c, what_a_game_may_forbid, rows_in_several_files, declarations_that_are_refused, other_games_fit):
        before = len(failures)
        part()
        passed += len(failures) == before
        failed += len(failures) != before
    print("\n".join([*failures, f"{passed} passed, {failed} failed"]))
    sys.exit(1 if failed else 0)


main()
