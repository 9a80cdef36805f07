#!/bin/sh
# The sources of the game that compile: pending.sh SOURCE-ROOT BUILD-ROOT. Phrases that are said and not written yet are
# the first one, by a header that phrases.h includes.
cd "$1" || exit 1
python3 - "$2/games/worldorder_pending_phrases.h" <<'PY'
import glob, re, sys
said, told = set(), set()
for path in glob.glob("games/worldorder/*.c"):
    text = open(path, encoding="utf-8").read()
    said |= set(re.findall(r"\b(?:NOTE|SAY|PL_PHRASE|TELLS)\(\s*([A-Z0-9_]+)", text))
    for name in re.findall(r"\bASKS\(\s*([A-Z0-9_]+)", text):
        said |= {"ASKS_" + name, "TELLS_" + name}
    for a, b in re.findall(r"\bASKED\(\s*([A-Z0-9_]+),\s*([A-Z0-9_]+)", text):
        said |= {a, b}
    said |= set(re.findall(r"\b((?:ASKS|TELLS)_[A-Z0-9_]+)", text))
    said |= {name[3:] for name in re.findall(r"\bWO_[NWDPLS]_[A-Z0-9_]+", text)}
for path in glob.glob("games/worldorder/phrases_*.h"):
    text = open(path, encoding="utf-8").read()
    for question, name in re.findall(r"\b(PL_QUESTION\(X,|X\()\s*([A-Z0-9_]+)", text):
        told |= {"ASKS_" + name, "TELLS_" + name} if "Q" in question else {name}
said -= {"NAME"}
header = "".join("#define WO_%s 0\n" % name for name in sorted(said - told))
try:
    old = open(sys.argv[1]).read()
except OSError:
    old = None
if old != header:
    open(sys.argv[1], "w").write(header)
PY
for file in games/worldorder/*.c; do
    case $file in
    */scene*) how='-O2 -c -o /dev/null' ;;
    *) how=-fsyntax-only ;;
    esac
    gcc -std=gnu17 -Wall -Wextra -Werror -Wshadow -Wvla $how -I. -I"$2" "$file" 2>/dev/null && echo "${file##*/}"
done
