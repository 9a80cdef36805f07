"""The rules of the house that no compiler knows: each function names what it looks for.

Usage: house_rules.py BUILD/libplateau.a
"""
import os
import re
import subprocess
import sys


def files(*patterns):
    out = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", *patterns], capture_output=True, text=True, check=True)
    return [name for name in out.stdout.split("\n") if name]


def of_games(*endings):
    """What games are made of, without their tests."""
    return files(*["games/*/" + ending for ending in endings], *[":!games/*/tests/*"])


def text(name):
    return open(name, encoding="utf-8").read()


def without_comments(source):
    return re.sub(r"//[^\n]*|/\*.*?\*/", lambda m: "\n" * m[0].count("\n"), source, flags=re.S)


def find(names, pattern, why):
    return ["%s:%d: %s" % (name, source[: match.start()].count("\n") + 1, why)
            for name in names
            for source in [without_comments(text(name))]
            for match in re.finditer(pattern, source)]


def no_allocation_in_games():
    return find(of_games("*.c", "*.h"), r"\b(malloc|calloc|realloc|strdup|alloca|free)\s*\(", "games never allocate")


def no_printing_in_the_library():
    library = files("core/*.c", "match/*.c", "bots/*.c") + of_games("*.c")
    return find(library, r"\b(printf|puts|putchar|perror|abort|exit)\s*\(|\bstd(out|err)\b", "the library never prints or exits")


def no_mutable_globals():
    """What of the built library lies in writable memory; constant tables with addresses in them (.data.rel.ro) do not."""
    table = subprocess.run(["objdump", "-t", library], capture_output=True, text=True, check=True).stdout
    if "pl_new" not in table:
        return ["%s does not look like the library" % library]
    return ["%s: a global that changes" % line.split()[-1] for line in table.split("\n")
            if re.search(r"\s(\.data|\.data\.local|\.bss|\.tdata|\.tbss|\*COM\*)\s", line)
            and line.split()[-1] not in (".data", ".bss", ".tdata", ".tbss")]


def no_clock_in_games():
    return find(of_games("*.c") + files("core/*.c"), r"\b(clock_gettime|time|rand|random|srand|gettimeofday)\s*\(", "games read no clock and no foreign dice")


def no_long_files():
    return ["%s: %d lines; is there a seam?" % (name, lines) for name in files("*.c", "*.h", "*.py", "*.ts", "*.tsx")
            for lines in [text(name).count("\n")] if lines > 1000]


def no_loose_ends():
    marks = re.compile(r"\b(TO" r"DO|FIX" r"ME|X" r"XX)\b")
    return ["%s: a loose end: %s" % (name, mark[0]) for name in files("*.c", "*.h", "*.py", "*.md", "*.sh", "run", "test")
            for mark in [marks.search(text(name))] if mark]


def readme_map_is_true():
    """Every folder the README's map names exists, and every folder of ours is named."""
    named = set(re.findall(r"(?m)^\| `([a-z/]+)/` \|", text("README.md")))
    there = {name.split("/")[0] for name in files() if "/" in name and not name.startswith(".")}
    tops = {name.split("/")[0] for name in named}
    return ["README.md: the map names %s/, which is not there" % name for name in sorted(tops - there)] + \
        ["README.md: the map does not name %s/" % name for name in sorted(there - tops)]


def links_lead_somewhere():
    """Relative links of the documentation."""
    return ["%s: a link to %s, which is not there" % (name, target)
            for name in files("*.md")
            for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text(name))
            if not os.path.exists(os.path.join(os.path.dirname(name), target))]


def no_sleeping_in_tests():
    return find(files("tests/*.c", "games/*/tests/*.c", "tests/*.py"), r"\b(sleep|usleep|nanosleep)\s*\(", "tests never sleep")


def macros(names):
    """(file, line, name, body) of every macro."""
    return [(name, source[: match.start()].count("\n") + 1, match[1], match[2].replace("\\\n", "\n"))
            for name in names
            for source in [without_comments(text(name))]
            for match in re.finditer(r"(?m)^[ \t]*#[ \t]*define[ \t]+(\w+)((?:[^\n]*\\\n)*[^\n]*)", source)]




def no_hidden_returns():
    """A macro that leaves the function or the loop it stands in. One that defines functions (static …) may return, and so
    may the rows of a table that are read as the cases of a switch, where the macro stands in it."""
    return ["%s:%d: %s hides a jump" % (name, line, macro) for name, line, macro, body in macros(files("*.c", "*.h"))
            for body in [re.sub(r'"(\\.|[^"\\])*"', '""', body)]
            if re.search(r"\b(return|break|continue|goto)\b", body) and not re.match(r"(\([^)]*\))?\s*(static|extern|case \w+(##\w+)*:\s*return)\b", body)]


def short_words_mean_one_thing():
    """SAY and NOTE (core/phrases.h), TR (match/tr.h), T (app/cli/args.h), NO (app/server/hub_parts.h)."""
    homes = {}
    for name, line, macro, body in macros(files("*.c", "*.h")):
        if macro in ("SAY", "SAID", "NOTE", "NO", "TR", "T"):
            homes.setdefault(macro, []).append("%s:%d" % (name, line))
    return ["%s: %s means something else in %s" % (other, macro, places[0]) for macro, places in homes.items() for other in places[1:]]


library = sys.argv[1]
breaches = [breach for check in (no_allocation_in_games, no_printing_in_the_library, no_mutable_globals, no_clock_in_games,
                                 no_long_files, no_loose_ends, readme_map_is_true, links_lead_somewhere,
                                 no_sleeping_in_tests, no_hidden_returns, short_words_mean_one_thing) for breach in check()]
print("\n".join(breaches))
sys.exit(1 if breaches else 0)
