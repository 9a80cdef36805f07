"""Empty definitions of what the headers promise and no source has yet: pending.py OUT HEADERS… -- SOURCES…"""
import re
import subprocess
import sys

at = sys.argv.index("--")
out, headers, sources = sys.argv[1], sys.argv[2:at], sys.argv[at + 1:]


def plain(path):
    text = open(path, encoding="utf-8").read()
    text = re.sub(r"/\*.*?\*/", " ", text, flags=re.S)
    return re.sub(r"//[^\n]*", "", text)


head = "\n".join(plain(p) for p in headers if "_effects" not in p)
steps = re.search(r"define WO_STEPS\(X\)(?:[^\n\\]|\\.|\\\n)*", head)
steps = steps[0] if steps else ""
kinds_text = re.search(r"define WO_FRAME_KINDS\(X\)(?:[^\n\\]|\\.|\\\n)*", head)[0]
kinds = re.findall(r"X\(([A-Z_]+), ([a-z_]+)\)", kinds_text)
head = re.sub(r"^[ \t]*#(?:[^\n\\]|\\.|\\\n)*", "", head, flags=re.M)
run = subprocess.run(["gcc", "-E", "-P", "-I.", "-I" + sources[0][:sources[0].rindex("games/worldorder")], *sources], capture_output=True, text=True)
code = run.stdout
generated = "\n".join(plain(p[:-1] + "c") for p in headers if "_effects" in p)
lines = ["/* What is still to be written. */", "#pragma GCC diagnostic ignored \"-Wunused-parameter\"",
         "#pragma GCC diagnostic ignored \"-Wmissing-prototypes\""]
once = any('#include "games/worldorder_effects.h"' in open(p, encoding="utf-8").read() for p in headers)
lines += ['#include "%s"' % p[p.rindex("games/worldorder"):] for p in headers if not (once and "_effects" in p)]
lines += ["__attribute__((unused)) static bool gone(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {",
          "    pl_pop(&s->frames);", "    return false;", "}"]
for _, name in kinds:
    if not re.search(r"\bwo_row_%s\s*=" % name, code):
        lines.append('const struct pl_decision wo_row_%s = {.key = "%s", .run = gone};' % (name, name))
for name in re.findall(r"X\([A-Z_]+, ([a-z_]+)\)", steps):
    if not re.search(r"\bwo_step_%s\([^;{}]*\)\s*\{" % name, code):
        lines.append("void wo_step_%s(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {\n    wo_step_on(f);\n}" % name)
for kind, name, args in re.findall(r"^((?:[a-z_0-9]+ )+\*?)(wo_\w+)\(([^;{]*?)\);", head, flags=re.M | re.S):
    if kind.startswith(("static", "return", "typedef")):
        continue
    if not re.search(r"\b%s\([^;{}]*\)\s*\{" % name, code):
        kind = kind.strip()
        body = "" if kind == "void" else "    return (%s){0};\n" % kind
        lines.append("%s %s(%s) {\n%s}" % (kind, name, " ".join(args.split()), body))
for kind, names in re.findall(r"^extern (const [\w ]*?[\w\*]) ?((?:wo_[^;=(]*))(?:;)", head, flags=re.M):
    for name in names.split(","):
        name = name.strip()
        base = name.split("[")[0]
        if not base.startswith("wo_") or base.startswith("wo_row_") or re.search(r"\b%s(\[[^\]]*\])*\s*=" % base, code + generated):
            continue
        value = (" = {{0}}" if "struct" in kind and "*" not in kind else " = {0}") if name.endswith("[]") else ""
        lines.append("%s %s%s;" % (kind, name, value))
open(out, "w", encoding="utf-8").write("\n".join(lines) + "\n")
