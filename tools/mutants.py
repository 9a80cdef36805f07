#!/usr/bin/env python3
"""Do a game's scenarios notice broken rules?

    tools/mutants.py GAME [RULE…]
    tools/mutants.py GAME --look      only: does every mistake fit the code, and has every rule one?

games/GAME/mutants.json lists plausible mistakes: in `file`, the text `find` becomes `replace`, and that breaks `rule`.
Each is made in turn in a copy of the tree, the program is built and runs the scenarios that name the rule: at least one
must fail. Prints a line per mistake that no scenario noticed, and last "N killed, N survived". Exit 1 if one survived,
if one cannot be made or built, or if a rule has none.
"""
import argparse
import concurrent.futures
import json
import pathlib
import queue
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
TIMEOUT = 30  # seconds for the scenarios of one rule; a mistake that makes them run for ever is noticed, too


class Tree:
    """A copy of the tree with a build, in which one file at a time is wrong."""

    def __init__(self, path):
        self.path, self.wrong = path, None
        shutil.copytree(ROOT, path, ignore=shutil.ignore_patterns(".git", "build*", "__pycache__"))
        self.call("meson", "setup", "build", "-Dtests=false", "-Dwerror=false", "--buildtype=plain")

    def call(self, *command):
        done = subprocess.run(command, cwd=self.path, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode:
            raise RuntimeError("%s:\n%s" % (" ".join(command), done.stdout[-2000:]))

    def put(self, file, text):
        """Makes `file` read `text`, and every other as it should be."""
        if self.wrong and self.wrong != file:
            (self.path / self.wrong).write_text((ROOT / self.wrong).read_text())
        (self.path / file).write_text(text)
        self.wrong = file

    def build(self):
        self.call("ninja", "-C", "build", "plateau")

    def passes(self, scenarios):
        try:
            done = subprocess.run(["build/plateau", "scenario", scenarios], cwd=self.path, timeout=TIMEOUT,
                                  stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        except subprocess.TimeoutExpired:
            return False
        return done.returncode == 0


def read_rules(game):
    text = (ROOT / "games" / game / "rules.md").read_text()
    return re.findall(r"^- ([A-Z]{2}-[0-9]+(?:\.[0-9]+)*[a-z]?)\s", text, re.M)


def write_scenarios(game, folder):
    """One scenario file per rule: those that name it."""
    by_rule = {}
    for path in sorted((ROOT / "games" / game / "scenarios").glob("*.json")):
        for scenario in json.loads(path.read_text())["scenarios"]:
            for rule in scenario["rules"]:
                by_rule.setdefault(rule, []).append(scenario)
    files = {}
    for rule, scenarios in by_rule.items():
        files[rule] = folder / (rule + ".json")
        files[rule].write_text(json.dumps({"game": game, "scenarios": scenarios}))
    return files


def show(mutant):
    return "%s %s: %s" % (mutant["rule"], mutant["file"], json.dumps(mutant["replace"], ensure_ascii=False))


def misfit(mutant):
    """Why the mistake cannot be made, or None."""
    times = (ROOT / mutant["file"]).read_text().count(mutant["find"])
    return None if times == 1 else "stands %d times in %s: %s" % (times, mutant["file"], mutant["find"])


def judge(tree, mutant, scenarios):
    """"killed", "survived", or what is wrong with the mutant itself."""
    right = (ROOT / mutant["file"]).read_text()
    if misfit(mutant):
        return misfit(mutant)
    tree.put(mutant["file"], right.replace(mutant["find"], mutant["replace"]))
    try:
        tree.build()
    except RuntimeError as error:
        return "cannot be built: %s" % error
    return "survived" if tree.passes(scenarios) else "killed"


def run(game, mutants, jobs, folder):
    scenarios = write_scenarios(game, folder)
    pool = queue.Queue()
    for i in range(jobs):
        tree = Tree(folder / ("tree%d" % i))
        tree.build()
        pool.put(tree)
    tree = pool.queue[0]
    for rule in sorted({mutant["rule"] for mutant in mutants}):
        if rule not in scenarios:
            sys.exit("%s: no scenario names this rule" % rule)
        if not tree.passes(scenarios[rule]):
            sys.exit("%s: its scenarios fail without any mistake" % rule)

    done = 0

    def one(mutant):
        nonlocal done
        tree = pool.get()
        try:
            return judge(tree, mutant, scenarios[mutant["rule"]])
        finally:
            pool.put(tree)
            done += 1
            if sys.stderr.isatty():
                print("\r%d of %d" % (done, len(mutants)), end="", file=sys.stderr, flush=True)

    # Mistakes in the same file one after the other: then nothing else is built again.
    order = sorted(range(len(mutants)), key=lambda i: mutants[i]["file"])
    with concurrent.futures.ThreadPoolExecutor(jobs) as threads:
        verdicts = dict(zip(order, threads.map(lambda i: one(mutants[i]), order)))
    if sys.stderr.isatty():
        print("\r", end="", file=sys.stderr)
    return [verdicts[i] for i in range(len(mutants))]


def main():
    parser = argparse.ArgumentParser(description="checks that a game's scenarios notice broken rules")
    parser.add_argument("game", help="a game with a file games/GAME/mutants.json")
    parser.add_argument("rules", nargs="*", metavar="RULE", help="only mistakes against these rules")
    parser.add_argument("--jobs", type=int, default=2, help="builds at a time (%(default)s)")
    parser.add_argument("--look", action="store_true", help="build and run nothing")
    args = parser.parse_args()
    path = ROOT / "games" / args.game / "mutants.json"
    if not path.exists():
        parser.error("there is no %s" % path.relative_to(ROOT))
    mutants = json.loads(path.read_text())
    known = read_rules(args.game)
    strange = [rule for rule in args.rules + [mutant["rule"] for mutant in mutants] if rule not in known]
    if strange:
        parser.error("%s has no rule %s" % (args.game, ", ".join(strange)))
    bare = [rule for rule in args.rules or known if rule not in {mutant["rule"] for mutant in mutants}]
    if args.rules:
        mutants = [mutant for mutant in mutants if mutant["rule"] in args.rules]
    if args.look:
        useless = ["%s: %s" % (show(mutant), misfit(mutant)) for mutant in mutants if misfit(mutant)]
        print("\n".join(useless + ["%s: no mistake is listed for this rule" % rule for rule in bare]))
        return 1 if useless or bare else 0
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        verdicts = run(args.game, mutants, max(1, args.jobs), pathlib.Path(folder))
    for rule in bare:
        print("%s: no mistake is listed for this rule" % rule)
    for mutant, verdict in zip(mutants, verdicts):
        if verdict == "survived":
            print("survived: %s" % show(mutant))
        elif verdict != "killed":
            print("useless: %s: %s" % (show(mutant), verdict))
    killed = verdicts.count("killed")
    print("%d killed, %d survived" % (killed, verdicts.count("survived")))
    return 0 if killed == len(mutants) and not bare else 1


if __name__ == "__main__":
    sys.exit(main())
