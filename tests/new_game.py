#!/usr/bin/env python3
"""A sixth game is one folder and one line. docs/adding-a-game.md is followed in a copy of the tree: its first commands
make a game of the template, the line is added, and the game is built and put to every check that a game gets without
further code. Built with clang -O0: the golden games and signatures of all other games must be the same there, too.

Usage: new_game.py
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile
import traceback

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
GAME, BUILD = "plop", "build-plop"
SETUP = ["meson", "setup", BUILD, "-Doptimization=0", "-Ddebug=false", "-Db_ndebug=true", "-Dserver=false"]
TARGETS = ["plateau", "tests/test_golden", "tests/test_contract", "tests/test_scene_" + GAME]


def run(*command, good=True, text=None, env=None):
    """What a command says; it must succeed, or must not."""
    done = subprocess.run(command, cwd=tree, input=text, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          env={**os.environ, "LC_ALL": "C.UTF-8", **(env or {})}, check=False)
    assert (done.returncode == 0) == good, f"{' '.join(command)}: {done.returncode}\n{done.stdout[-4000:]}"
    return done.stdout


def plateau(*words, **more):
    return run(BUILD + "/plateau", *words, **more)


def read(name):
    with open(os.path.join(tree, name), encoding="utf-8") as file:
        return file.read()


def copy_tree():
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "-z"], cwd=ROOT, capture_output=True, text=True,
                            check=True).stdout.split("\0")
    for name in listed:
        if name and os.path.exists(os.path.join(ROOT, name)):
            os.makedirs(os.path.dirname(os.path.join(tree, name)) or tree, exist_ok=True)
            shutil.copy2(os.path.join(ROOT, name), os.path.join(tree, name))
    run("git", "init", "-q")
    run("git", "add", "-A")
    run("git", "-c", "user.name=test", "-c", "user.email=test@localhost", "commit", "-qm", "before")


def test_a_folder_and_a_line():
    """The page's own first commands, and the line it asks for."""
    [commands] = re.findall(r"\*\*Copy the smallest game.\*\*\n\n   ```\n(.*?)   ```\n", read("docs/adding-a-game.md"), re.S)
    run("bash", "-euc", commands)
    games = read("games/meson.build")
    with open(os.path.join(tree, "games/meson.build"), "w", encoding="utf-8") as file:
        file.write(games.replace("  'template',\n", f"  '{GAME}',\n  'template',\n"))
    assert "template" not in "".join(read(f"games/{GAME}/{name}") for name in ("plop.c", "meson.build", "mutants.json"))


def test_it_is_built():
    run(*SETUP, env={"CC": "clang"})
    run("ninja", "-C", BUILD, *TARGETS)
    assert plateau("games").count(GAME) >= 1
    assert "XX-1.1" in plateau("rules", GAME, "XX-1.1")


def test_the_contract():
    said = run(BUILD + "/tests/test_contract", GAME, env={"PLATEAU_CONTRACT_GAMES": "2"})
    assert f"{GAME}: positions" in said and "tempete: positions" not in said, said
    run(BUILD + "/tests/test_scene_" + GAME)


def test_golden_games():
    """Its own is wanted until it is stored; storing it leaves those of all other games as gcc -O3 made them."""
    golden = BUILD + "/tests/test_golden"
    missing = run(golden, ".", good=False)
    failed = set(re.findall(r"\[  FAILED  \] ([a-z, ]+)$", missing, re.M))
    assert failed == {GAME, GAME + ", automas"}, missing
    run(golden, "--update", ".")
    run(golden, ".")
    assert re.search(r"^signature [0-9a-f]{16}$", read(f"games/{GAME}/golden.txt"), re.M)
    assert read(f"games/{GAME}/golden-automas.txt").startswith(f"# {GAME}, rules version 1, person,automa:")


def test_nothing_else_was_touched():
    changed = [line[3:] for line in run("git", "status", "--porcelain", "--untracked-files=normal").splitlines()]
    assert sorted(changed) == ["games/meson.build", f"games/{GAME}/"], changed
    assert run("git", "diff", "--numstat").split() == ["1", "0", "games/meson.build"]


def test_scenarios_and_coverage():
    folder = os.path.join("games", GAME, "scenarios")
    names = [os.path.join(folder, name) for name in sorted(os.listdir(os.path.join(tree, folder)))]
    assert " 0 failed" in plateau("scenario", "--coverage", GAME, *names)
    run(sys.executable, "tools/mutants.py", GAME, "--look")


def test_a_game_is_played():
    """In the terminal, by somebody who always takes the first move, against a bot."""
    said = plateau("play", GAME, "--players", "2", "--seats", "human,greedy", "--seed", "3", "--plain", text="1\n" * 500)
    assert re.search(r"(?i)game over|wins|won", said), said[-2000:]
    assert GAME in plateau("sim", GAME, "--games", "20", "--seats", "greedy,random")
    plateau("soak", GAME, "--games", "20")


def main():
    passed = failed = 0
    for name, test in list(globals().items()):
        if not name.startswith("test_"):
            continue
        try:
            test()
            passed += 1
        except Exception:  # whatever went wrong, the others are tried too
            failed += 1
            print(f"{name} FAILED", file=sys.stderr)
            traceback.print_exc()
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="new-game-") as tree:
        copy_tree()
        sys.exit(main())
