#!/usr/bin/env python3
"""A small outside bot for Plateau, and Plateau's bots for an outside program (docs/engine.md).

    plateau sim tempete --games 10 --seats "exec:python3 examples/bot.py,random"
    python3 examples/bot.py --serve build/plateau [GAME]
"""
import itertools
import json
import subprocess
import sys

# Kinds of moves, the dearest first; what is not named comes last.
LIKES = "sanctuary build storm destroy bless madden occupy convert settle explore wind done end leave".split()


def choose(view, legal):
    """The first move of the dearest kind. A better bot would look at the view, which is all it may know."""
    return min(legal, key=lambda move: (LIKES + [move.split()[0]]).index(move.split()[0]))


def take_seat():
    """Answers Plateau's questions on standard input, a line each."""
    view, legal = None, []
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "view":
            view = json.loads(rest)
        elif word == "legal":
            legal = [next(sys.stdin).strip() for _ in range(int(rest))]
        elif word == "end":
            print(choose(view, legal), flush=True)
        elif word == "quit":
            break


def serve(program, game="tempete"):
    """Plays seat 1 itself and asks Plateau's greedy bot for every other seat."""
    pipe = subprocess.PIPE
    with subprocess.Popen([program, "engine"], stdin=pipe, stdout=pipe, encoding="utf-8") as engine:
        def ask(command):
            print(command, file=engine.stdin, flush=True)
            answer = "".join(itertools.takewhile(lambda line: line != "\n", engine.stdout))
            if not answer.startswith("= "):
                sys.exit(f"{command}: {answer.strip()}")
            return answer[2:].strip().split("\n")

        print(ask(f"new {game} players=2 seed=1")[0])
        while (actor := ask("actor")[0]) != "over":
            if actor == "chance":
                ask("roll")
            elif actor == "1":
                ask("play " + choose(json.loads(ask("dump 1")[0]), ask("legal")))
            else:
                ask("play " + ask("go greedy")[0])
        print("\n".join(ask("result")))


if __name__ == "__main__":
    take_seat() if not sys.argv[1:] else serve(*sys.argv[2:]) if sys.argv[1:-1] else sys.exit(__doc__)
