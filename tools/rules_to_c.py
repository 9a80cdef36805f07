"""Makes the table of numbered rules of a game from its rules.md and rules.fr.md.

A rule is a list item that starts with its id ("- TD-3.5  text…"), continued on indented lines; it belongs to the last
`## ` heading. Both languages must have the same ids in the same order. Other text is for readers of the file only.
"""
import re
import sys

ITEM = re.compile(r"^- ([A-Z]{2}-[0-9]+(?:\.[0-9]+)*[a-z]?)\s+(.*)$")


def read(path):
    rules, section, current = [], "", None
    for line in open(path, encoding="utf-8"):
        line = line.rstrip()
        item = ITEM.match(line)
        if line.startswith("#"):
            section, current = line.lstrip("# "), None
        elif item:
            current = [item[2]]
            rules.append([item[1], section, current])
        elif current and line.startswith("  "):
            current.append(line.strip())
        else:
            current = None
    return [(rule, section, " ".join(text)) for rule, section, text in rules]


def quote(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def main():
    game, english, french, output = sys.argv[1:]
    en, fr = read(english), read(french)
    if [rule[0] for rule in en] != [rule[0] for rule in fr]:
        apart = set(r[0] for r in en) ^ set(r[0] for r in fr)
        sys.exit("%s and %s do not number the same rules in the same order: %s" % (english, french, sorted(apart)))
    ids = [rule[0] for rule in en]
    if len(set(ids)) != len(ids):
        sys.exit("%s numbers a rule twice: %s" % (english, sorted(i for i in set(ids) if ids.count(i) > 1)))
    with open(output, "w", encoding="utf-8") as out:
        out.write('#include "core/game.h"\n\nextern const struct pl_rule pl_rules_%s[];\n' % game)
        out.write("const struct pl_rule pl_rules_%s[] = {\n" % game)
        for (rule, section, text), (_, section_fr, text_fr) in zip(en, fr):
            out.write("    {%s,\n     {{%s, %s}},\n     {{%s,\n       %s}}},\n" % tuple(
                quote(x) for x in (rule, section, section_fr, text, text_fr)))
        out.write("    {0}};\n")


main()
