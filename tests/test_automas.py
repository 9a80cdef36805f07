#!/usr/bin/env python3
"""Automas from outside: `play`, `sim`, `engine`, `replay`, `games` and `soak` with seats that the rulebook plays.

What is not about one game is tried with every game that has automas, so a new game is tested here without a new line.
"""
import csv
import json
import os
import re
import tempfile

from driver import Engine, games, main, run


def levels():
    """The levels of each game that has automas."""
    found = {}
    for game, *_ in games():
        told = run("games", game).stdout
        part = re.search(r"^Automas .*?\n(.*?)\n\n", told, re.S | re.M)
        if part:
            found[game] = re.findall(r"^  ([a-z-]+) ", part.group(1), re.M)
    return found


def solo(game):
    """One person, and automas on all other seats."""
    least = {name: low for name, low, _ in games()}[game]
    return ",".join(["person"] + [f"automa:{levels()[game][0]}"] * (least - 1))


def test_the_template_has_two_levels():
    assert levels()["template"] == ["easy", "hard"], levels()
    assert "Automa (difficile)" in run("games", "template", "--lang", "fr").stdout


def test_one_person_plays_to_the_end_and_keeps_the_game():
    for game in levels():
        with tempfile.TemporaryDirectory() as folder:
            file = os.path.join(folder, "game.txt")
            done = run("play", game, "--seats", solo(game), "--seed", "4", "--plain", text="1\n" * 2000 + f"save {file}\n")
            assert done.returncode == 0, done.stderr
            assert "Game over" in done.stdout and "Automa" in done.stdout
            said = re.search(r"Game over.*", done.stdout, re.S).group()
            assert re.search(r"Automa \(\w+\) +-?\d+", said), said
            with open(file) as kept:
                text = kept.read()
            assert text.startswith("plateau replay 3\n") and f"\nseat 2 automa {levels()[game][0]}\n" in text
            shown = run("replay", file)
            assert shown.returncode == 0 and re.search(r"^ +2 +\S.*, Automa", shown.stdout, re.M), shown.stdout
            assert run("replay", file, "--audit").returncode == 0
            again = run("play", game, "--load", file, "--plain", text="quit\n")
            assert again.returncode == 0 and "Automa" in again.stdout
            other = run("play", game, "--load", file, "--seats", "person,greedy", "--plain", text="quit\n")
            assert other.returncode == 2 and "stays that" in other.stderr, other.stderr


def test_undo_stops_at_chance():
    done = run("play", "template", "--seats", "person,automa:easy", "--seed", "4", "--plain",
               text="keep\nundo\nbid 1\nundo\nquit\n")
    assert done.stdout.count("cannot be taken back") == 2, done.stdout


def test_words_that_are_refused():
    for command, seats, why in (("play", "person:easy,automa", "only automas and bots have a level"),
                                ("play", "human:1,automa", "only automas and bots have a level"),
                                ("play", "person,automa:nice", 'no automa "nice"; there is automa:easy, automa:hard'),
                                ("play", "automa,automa,person,automa", "no more than 2 automas may play"),
                                ("play", "person,automat", "automat"),
                                ("sim", "automa,automa,automa", "no more than 2 automas may play"),
                                ("sim", "greedy,automa:nice", "no automa"),
                                ("sim", "person,automa", "nobody can play by hand")):
        done = run(command, "template", "--seats", seats, text="")
        assert done.returncode == 2 and why in done.stderr, (command, seats, done.stderr)
    assert "n'a pas d'automa" in run("sim", "tempete", "--seats", "random,automa", "--lang", "fr").stderr


def test_simulated_automas_are_players():
    with tempfile.TemporaryDirectory() as folder:
        out = {kind: os.path.join(folder, "out." + kind) for kind in ("json", "csv", "html")}
        done = run("sim", "template", "--games", "600", "--seats", "greedy,automa,automa:hard", "--seed", "5",
                   *(word for kind in out for word in ("--" + kind, out[kind])))
        assert done.returncode == 0 and "2 Automa (easy)" in done.stdout and "3 Automa (hard)" in done.stdout
        with open(out["json"]) as file:
            told = json.load(file)
        assert told["seats"] == ["greedy", "automa:easy", "automa:hard"]
        players = told["by_player"]
        assert [p["games"] for p in players] == [600] * 3
        assert abs(sum(p["win_rate"] for p in players) - 1) < 1e-6
        with open(out["csv"]) as file:
            rows = list(csv.DictReader(file))
        for number, row in enumerate(rows):  # each moves on by one seat every game, with its level
            seats = [row[f"seat{seat}_bot"] for seat in (1, 2, 3)]
            turned = told["seats"][-(number % 3):] + told["seats"][:-(number % 3)] if number % 3 else told["seats"]
            assert seats == turned, (number, seats)
        with open(out["html"]) as file:
            assert "Automa (hard)" in file.read()
        again = re.search(r"plateau sim .*", told["command"]).group().split()[1:]
        with tempfile.TemporaryDirectory() as other:
            second = os.path.join(other, "again.json")
            assert run(*again, "--json", second).returncode == 0
            with open(second) as file:
                assert json.load(file)["by_player"] == players
    alone = run("sim", "template", "--games", "50", "--seats", "automa:easy,automa:hard", "--seed", "5")
    assert alone.returncode == 0 and re.search(r"decisions +0.0", alone.stdout), alone.stdout


def test_the_engine_knows_them():
    for game in levels():
        with Engine() as engine:
            seats = solo(game)
            told = engine.ask(f"new {game} seed=3 seats={seats}")
            assert f" seats={seats}" in told, told
            assert engine.ask("new " + told).endswith(f"seats={seats}")  # it understands its own answer
            while (actor := engine.ask("actor")) != "over":
                moves = engine.ask("legal").split("\n")
                if actor == "chance":
                    engine.ask("roll")
                    continue
                assert actor == "1" or len(moves) == 1, (actor, moves)
                engine.ask("play " + moves[0])
            assert engine.ask("result")
    with Engine() as engine:
        for wrong in ("automa:none", "person,person,person", "bot,automa", "person:easy", "automa,,automa"):
            engine.refused("new template seats=" + wrong)
        engine.refused("new tempete seats=automa")
        assert "seats" not in engine.ask("new tempete seed=1")


def test_soak_reaches_every_level():
    for game in levels():
        done = run("soak", game, "--games", "400", "--seed", "1")
        assert done.returncode == 0 and "No breach" in done.stdout, done.stdout
        part = re.search(r"^Automas\n(.*?)\n\n", done.stdout, re.S | re.M).group(1)
        assert len(part.split("\n")) == 1 + len(levels()[game]) and " 0 " not in part, part


def test_old_positions_load():
    """A position of the time before automas."""
    old = {"players": 2, "rounds": 3, "chips": 8, "round": 1, "pot": 2, "discard": [],
           "seat": [{"chips": 7, "card": 0, "bid": 0, "seen": 0, "last_card": 0, "last_bid": 0}] * 2,
           "frames": {"depth": 1, "at": [{"what": "deal", "seat": -1, "step": 0, "left": 0}]}}
    with Engine() as engine:
        engine.ask("position " + json.dumps({"game": "template", "state": old}))
        before = engine.ask("hash")
        engine.ask("new template players=2 rounds=3 chips=8")
        assert engine.ask("hash") == before
        engine.ask("new template players=2 rounds=3 chips=8 seats=person,automa")
        assert engine.ask("hash") != before


if __name__ == "__main__":
    main(globals())
