#!/usr/bin/env python3
"""`plateau engine` with every command, and outside bots that take a seat.

What is not about one game is tried with every game of the list, so a new game is tested here without a new line.
"""
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time

from driver import PATIENCE, PROGRAM, ROOT, Engine, games, main, run

BOT = os.path.join(ROOT, "examples", "bot.py")
VIEWER_COMMANDS = ["dump", "prompt", "board", "notes", "describe"]


def outcomes(engine):
    return [line.split("\t") for line in engine.ask("legal").split("\n")]


def step(engine, dice):
    """One random move, half of the chances forced; false at the end."""
    actor = engine.ask("actor")
    if actor == "over":
        return False
    if actor == "chance":
        if dice.random() < 0.5:
            engine.ask("roll")
        else:
            move = dice.choice(outcomes(engine))[0]
            assert engine.ask("chance " + move) == "* " + move
    else:
        move = dice.choice(engine.ask("legal").split("\n"))
        with_seat = dice.random() < 0.5
        assert engine.ask(f"play {actor} {move}" if with_seat else f"play {move}") == f"{actor} {move}"
    return True


def everything(engine):
    """All that may not change when a line is refused."""
    return [engine.raw(line) for line in ("dump everything", "hash", "history", "actor", "seed", "notes everything")]


def to_decision(engine):
    """Goes on until a seat has more than one move."""
    for _ in range(10000):
        actor = engine.ask("actor")
        moves = engine.ask("legal").split("\n")
        if actor == "chance":
            engine.ask("roll")
        elif len(moves) == 1:
            engine.ask("play " + moves[0])
        else:
            return int(actor), moves
    raise AssertionError("no decision")


# ---- The engine ------------------------------------------------------------------------------------------------------

def test_program_commands():
    with Engine() as engine:
        words = engine.ask("plateau").split()
        assert words[0] == "plateau" and words[2:] == ["protocol", "1"], words
        usages = [line.split(": ")[0] for line in engine.ask("help").split("\n")]
        names = {usage.split()[0] for usage in usages}
        for name in ("plateau help games new position actor prompt legal play chance roll undo dump hash result why "
                     "describe board go stop lang quit").split():
            assert name in names, name
            assert engine.ask("help " + name).startswith(name)
        engine.refused("help nonsense")
        assert ("tempete", 2, 6) in games()
        assert "help" in engine.refused("nonsense")
        assert engine.ask("lang fr") == "fr"
        assert "énumère" in engine.refused("nonsense")
        assert "langue" in engine.refused("lang xx")
        assert engine.ask("lang en") == "en"
        engine.send("\n   \n# a comment\nstop\n")  # none of these has an answer
        assert engine.raw("  \t lang   en \r\n".encode()) == "= en"
        assert engine.raw("quit") == "= "
        assert engine.process.wait(PATIENCE) == 0


def test_no_game_yet():
    with Engine() as engine:
        for line in ("actor", "prompt 1", "legal", "play x", "chance x", "roll", "undo", "history", "notes 1", "seed",
                     "dump everything", "hash", "result", "why 1 x", "describe 1 x", "board 1", "go random"):
            assert "new" in engine.refused(line), line
        assert "new" in engine.refused("position {}")


def test_new():
    with Engine() as engine:
        for game, least, most in games():
            for players in range(least, most + 1):
                answer = engine.ask(f"new {game} seed=7 players={players}")
                assert answer.startswith(f"{game} players={players} seed=7"), answer
                assert engine.ask("new " + answer) == answer  # the answer is itself a setup
            assert engine.ask("new " + game).split()[2] != engine.ask("new " + game).split()[2]  # seeds of their own
            before = everything(engine)
            for wrong in (f"players={most + 1}", f"players={least - 1}", "players=x", "players", "seed=-1", "seed=x",
                          "seed=99999999999999999999", "nonsense=1", "roles=nonsense", "=", "players="):
                engine.refused(f"new {game} {wrong}")
            assert "games" in engine.refused("new nonsense")
            engine.refused("new")
            assert everything(engine) == before


def test_options():
    with Engine() as engine:
        assert " radius=5 " in engine.ask("new tempete radius=5 players=3 roles=any,shamash") + " "
        assert engine.ask("new tempete roles=any,shamash").endswith("roles=any,shamash")
        assert "radius" in engine.refused("new tempete radius=99")


def test_whole_games():
    for game, least, most in games():
        for players in sorted({least, most}):
            dice = random.Random(f"{game} {players}")
            with Engine() as engine:
                engine.ask(f"new {game} players={players} seed={players}")
                start, count, seen = everything(engine), 0, set()
                while step(engine, dice):
                    count += 1
                    seen.add(engine.ask("hash"))
                assert len(seen) > count / 2
                lines = engine.ask("result").split("\n")
                assert [line.split()[0] for line in lines] == ["ending", "winners", "scores"], lines
                assert len(lines[2].split()) == players + 1
                for line in ("legal", "roll", "play end", "chance x", "go random"):
                    engine.refused(line)
                assert engine.ask("actor") == "over"
                history, final = engine.ask("history"), engine.ask("hash")
                assert len(history.split("\n")) == count
                replay(game, players, history, final)
                for _ in range(count):
                    engine.ask("undo")
                assert everything(engine) == start
                engine.refused("undo")


def replay(game, players, history, final):
    """The moves alone lead to the same end, whatever the seed."""
    with Engine() as engine:
        engine.ask(f"new {game} players={players} seed=99")
        for line in history.split("\n"):
            who, move = line.split(" ", 1)
            engine.ask(f"chance {move}" if who == "*" else f"play {who} {move}")
        assert engine.ask("hash") == final


def test_looking_changes_nothing():
    for game, least, _ in games():
        dice = random.Random(game)
        with Engine() as engine:
            engine.ask(f"new {game} seed=3")
            going = True
            for _ in range(40):
                if not going:
                    break
                before = everything(engine)
                for viewer in ("everything", "spectator", "1", str(least)):
                    json.loads(engine.ask("dump " + viewer))
                    assert engine.ask("board " + viewer)
                    engine.ask("notes " + viewer)
                    if engine.ask("actor") != "over":
                        assert engine.ask("prompt " + viewer)
                        first = engine.ask("legal").split("\n")[0].split("\t")[0]
                        assert engine.ask(f"describe {viewer} {first}")
                assert everything(engine) == before
                going = step(engine, dice)


def test_views_never_default():
    with Engine() as engine:
        for game, _, most in games():
            engine.ask(f"new {game} seed=1 players={most}")
            to_decision(engine)
            for command in VIEWER_COMMANDS:
                for viewer in ("", " 0", f" {most + 1}", " -1", " all", " 1x", " Everything"):
                    engine.refused(command + viewer + (" x" if command == "describe" else ""))
            engine.refused("dump 1 2")


def test_views_hide():
    """In the game with hidden cards, no view shows what another has."""
    with Engine() as engine:
        engine.ask("new template seed=1")
        to_decision(engine)
        dumps = {viewer: engine.ask("dump " + viewer) for viewer in ("everything", "spectator", "1", "2")}
        assert len(set(dumps.values())) == 4
        assert all(seat["card"] for seat in json.loads(dumps["everything"])["seat"])


def test_chance():
    for game, _, _ in games():
        with Engine() as engine:
            engine.ask(f"new {game} seed=5")
            while engine.ask("actor") != "chance":
                engine.ask("play " + engine.ask("legal").split("\n")[0])
            possible = outcomes(engine)
            assert all(int(weight) > 0 for _, weight in possible)
            assert len({move for move, _ in possible}) == len(possible)
            before = everything(engine)
            for line in ("chance nonsense", "play " + possible[0][0], "go random", "chance"):
                engine.refused(line)
            assert everything(engine) == before
            reached = set()
            for move, _ in possible:
                engine.ask("chance " + move.upper())
                reached.add(engine.ask("hash"))
                engine.ask("undo")
            assert everything(engine) == before
            assert len(reached) == len(possible)


def test_refusals_change_nothing():
    wrong = ["play", "play nonsense", "play 1 nonsense", "play 9 nonsense", "play 2", "roll x", "chance x", "undo x",
             "position", "position {", "position {}", "position []", "position 1", "position patch", "position patch {",
             'position patch {"nonsense": 1}', 'position {"game": "nonsense", "state": {}}',
             'position {"game": "template", "state": {}}', "position patch " + "[" * 5000, "go", "go nonsense",
             "go search:time=x", "go exec:ls", "why", "why 1", "why 0 x", "why x y", "describe 1",
             "describe 1 nonsense", "seed x", "result", "new", "lang", "hash x", "dump", "\x01\x02",
             "plateau x", "%s%n%s%n", "play %s%n" * 50,
             "x" * 70000, "play " + "é" * 40000, "new " + "tempete " * 1000, "quit now"]
    raw = [b"\xff\xfe\n", b"play \x00\n", b"\x00\n", b"play \xc3\n", b"lang \xed\xa0\x80\n", b"\xc0\x80\n"]
    for game, _, _ in games():
        with Engine() as engine:
            engine.ask(f"new {game} seed=11")
            seat, moves = to_decision(engine)
            before = everything(engine)
            for line in wrong + raw + [f"play {3 - seat} {moves[0]}", f"chance {moves[0]}"]:
                sentence = engine.refused(line)
                assert all(ord(c) >= 32 for c in sentence), sentence
            assert everything(engine) == before
            engine.ask("play " + moves[0])


def test_long_lines():
    with Engine() as engine:
        engine.ask("new tempete seed=1")
        before = everything(engine)
        assert "1048576" in engine.refused("x" * (3 << 20))
        assert "1048576" in engine.refused("hash" + " " * ((1 << 20) + 1) + "x")
        engine.send("#" * (1 << 20) + "\n")  # as long as may be: a comment, no answer
        assert everything(engine) == before


def test_why():
    with Engine() as engine:
        engine.ask("new tempete seed=2")
        seat, moves = to_decision(engine)
        assert engine.ask(f"why {seat} {moves[0]}") == "legal"
        rule, sentence = engine.ask(f"why {seat} sanctuary 1,0").split(" ", 1)
        assert rule.startswith("TD-") and sentence
        assert engine.ask(f"why {seat} nonsense").startswith("- ")
        english = engine.ask(f"why {seat} sanctuary 1,0")
        assert rule in engine.refused("play sanctuary 1,0")
        engine.ask("lang fr")
        assert engine.ask(f"why {seat} sanctuary 1,0") != english


def test_position():
    for game, least, most in games():
        dice = random.Random(game)
        with Engine() as engine, Engine() as other:
            engine.ask(f"new {game} seed=4 players={most}")
            for _ in range(25):
                step(engine, dice)
            dump = engine.ask("dump everything")
            other.refused("position " + dump)
            other.ask(f'position {{"game": "{game}", "state": {dump}}}')
            assert other.ask("dump everything") == dump
            other.ask("new template seed=9" if game != "template" else "new tempete seed=9")
            other.ask(f'position {{"game": "{game}", "state": {dump}}}')
            assert other.ask("history") == "" and other.refused("undo")
            other.ask("position " + dump)
            assert other.ask("hash") == engine.ask("hash")
            other.ask("position patch {}")
            for _ in range(60):  # both go on alike
                if engine.ask("actor") == "over":
                    break
                assert engine.ask("actor") == other.ask("actor") and engine.ask("legal") == other.ask("legal")
                move = engine.ask("legal").split("\n")[0].split("\t")[0]
                verb = "chance" if engine.ask("actor") == "chance" else "play"
                assert engine.ask(f"{verb} {move}") == other.ask(f"{verb} {move}")
            assert engine.ask("hash") == other.ask("hash")


def test_patch():
    with Engine() as engine:
        engine.ask("new template seed=1 chips=8")
        to_decision(engine)
        before = engine.ask("hash")
        pot = json.loads(engine.ask("dump everything"))["pot"]
        engine.refused('position patch {"pot": -1}')
        state = json.loads(engine.ask("dump everything"))
        engine.ask("position patch " + json.dumps({"seat": state["seat"], "pot": pot}))
        assert engine.ask("hash") == before


def test_same_seed():
    for game, _, _ in games():
        told = []
        for seed in (21, 21, 22):
            with Engine() as engine:
                engine.ask(f"new {game} seed={seed}")
                for _ in range(30):
                    actor = engine.ask("actor")
                    if actor == "over":
                        break
                    if actor == "chance":
                        engine.ask("roll")
                    else:
                        engine.ask("play " + engine.ask("go search:iterations=30").split("\n")[0])
                told.append((engine.ask("history"), engine.ask("hash")))
        assert told[0] == told[1] and told[0] != told[2]


def test_dice_are_the_seeds():
    """Undoing and thinking change no roll; another seed does."""
    with Engine() as engine:
        engine.ask("new tempete seed=1")
        first = [engine.ask("roll") for _ in range(1)]
        engine.ask("undo")
        assert [engine.ask("roll")] == first
        rolls = set()
        for seed in range(40):
            engine.ask("undo")
            assert engine.ask(f"seed {seed}") == str(seed)
            rolls.add(engine.ask("roll"))
        assert len(rolls) > 1


def test_decisions_change_no_roll():
    """Roll number k is the same after one decision or two, with the same cards left."""
    for seed in range(8):
        told = set()
        for decisions in (["swap"], ["keep", "swap"]):
            with Engine() as engine:
                engine.ask(f"new template seed={seed}")
                engine.ask("chance card 3")
                engine.ask("chance card 5")
                for move in decisions:
                    engine.ask("play " + move)
                told.add((engine.ask("legal"), engine.ask("roll")))
        assert len(told) == 1, told


def test_go():
    for game, _, _ in games():
        with Engine() as engine:
            engine.ask(f"new {game} seed=8")
            seat, moves = to_decision(engine)
            before = everything(engine)
            for bot in ("random", "greedy", "search:iterations=200", "search:time=0.05",
                        "search:iterations=50:threads=2"):
                lines = engine.ask("go " + bot).split("\n")
                assert lines[0] in moves, lines
                assert [line.split()[0] for line in lines[1:3]] == ["iterations", "seconds"]
                if bot == "search:iterations=200":
                    assert int(lines[1].split()[1]) == 200
                    assert 0 <= float(lines[3].split()[1]) <= 1
                    assert all(line.split(" ", 3)[3] in moves for line in lines[4:])
                    again = engine.ask("go " + bot).split("\n")
                    assert again[:2] == lines[:2] and again[3:] == lines[3:]
            assert everything(engine) == before


def test_stop():
    with Engine() as engine:
        engine.ask("new tempete seed=6")
        _, moves = to_decision(engine)
        before, began = engine.ask("hash"), time.monotonic()
        engine.send("go search:time=3600\n")
        assert not engine.poller.poll(0)
        engine.send("stop\n")
        assert engine.receive().split("\n")[0][2:] in moves
        engine.send("go search:time=3600\nhash\nactor\nstop\nplateau\n")  # all at once; others wait their turn
        assert engine.receive().split("\n")[0][2:] in moves
        assert engine.receive() == "= " + before
        assert engine.receive().startswith("= ")
        assert engine.receive().startswith("= plateau")
        engine.send("stop\nstop\nhash\n")
        assert engine.receive() == "= " + before
        assert time.monotonic() - began < PATIENCE / 2, "stop takes too long"


def test_end_of_input():
    for text, answers in ((b"", 0), (b"plateau", 1), (b"new tempete seed=1\nactor\nhash", 3), (b"quit\nplateau\n", 1)):
        done = subprocess.run([PROGRAM, "engine"], input=text, capture_output=True, timeout=PATIENCE)
        assert done.returncode == 0 and not done.stderr, done
        assert done.stdout.count(b"\n\n") == answers, done.stdout
    engine = Engine()
    engine.ask("new template seed=1")
    _, moves = to_decision(engine)
    engine.send("go search:iterations=500")
    lines = engine.close().decode().split("\n")  # the search is finished, not dropped
    assert lines[0][2:] in moves and lines[1] == "iterations 500", lines


def test_nobody_reads():
    """A search whose answer nobody can read any more ends the program."""
    engine = Engine()
    engine.ask("new tempete seed=6")
    to_decision(engine)
    engine.send("go search:time=3600\n")
    engine.process.stdout.close()
    try:
        engine.process.wait(PATIENCE)
    finally:
        engine.process.kill()
        engine.process.stdin.close()


# ---- The documentation -----------------------------------------------------------------------------------------------

def documented_session():
    """The session of docs/engine.md as pairs of what is sent and what is answered."""
    with open(os.path.join(ROOT, "docs", "engine.md"), encoding="utf-8") as file:
        block = file.read().split("### A session", 1)[1].split("```\n")[1]
    pairs = [part.split("\n", 1) for part in re.split(r"^> ", block, flags=re.M)[1:]]
    assert all(answer.endswith("\n\n") for _, answer in pairs), "an answer does not end with an empty line"
    return [(line, answer[:-2]) for line, answer in pairs]


def without_luck(line, answer):
    """An answer without what may change: times, and what a search thinks of moves."""
    lines = [re.sub(r"^seconds \d+\.\d{4}$", "seconds", text) for text in answer.split("\n")]
    if line.startswith("go search"):
        lines = sorted(re.sub(r"^(rated|value) \d\.\d{4}( \d+)?", r"\1", text) for text in lines)
    return lines


def test_documented_session():
    session = documented_session()
    assert len(session) > 10 and any(line.startswith("go search") for line, _ in session), session
    with Engine() as engine:
        for line, answer in session:
            assert without_luck(line, engine.raw(line)) == without_luck(line, answer), (line, answer)


def test_order_of_rated_moves():
    """The chosen move first, then by visits, then by value, as the documentation says."""
    for game, _, _ in games():
        with Engine() as engine:
            engine.ask(f"new {game} seed=8")
            for _ in range(12):
                to_decision(engine)
                for bot in ("greedy", "search:iterations=300"):
                    lines = engine.ask("go " + bot).split("\n")
                    rated = [line.split(" ", 3)[1:] for line in lines if line.startswith("rated ")]
                    keys = [(int(visits), float(value)) for value, visits, _ in rated]
                    assert rated and rated[0][2] == lines[0] and "value " + rated[0][0] == lines[3], lines
                    assert [k[0] for k in keys] == sorted((k[0] for k in keys), reverse=True), lines
                    assert keys[1:] == sorted(keys[1:], reverse=True), lines
                engine.ask("play " + lines[0])
                if engine.ask("actor") == "over":
                    break


# ---- Outside bots ----------------------------------------------------------------------------------------------------

def sim(command, game="template", env=None):
    return run("sim", game, "--games", "4", "--threads", "1", "--seed", "1", "--seats", f"exec:{command},random",
               "--lang", "en", env=env)


def test_example_bot_takes_a_seat():
    for game, _, _ in games():
        done = sim("python3 examples/bot.py", game)
        assert done.returncode == 0, done.stderr


def test_deciding_together():
    """Each is told what it may answer, in any order and anew; why not and legal agree for whoever has answered, too."""
    with Engine() as engine:
        engine.ask("new template players=3 seed=3 rounds=1 chips=8")
        while len(engine.ask("deciding").split("\n")[0].split()) < 4:
            engine.ask("roll" if engine.ask("actor") == "chance" else "play keep")
        assert engine.ask("deciding") == "asked 1 2 3\nanswered", engine.ask("deciding")
        for answer in ("3 bid 4", "3 bid 0", "1 bid 2"):
            assert engine.ask("play " + answer) == answer
        assert engine.ask("deciding") == "asked 1 2 3\nanswered 1 3"
        for seat in (1, 2, 3):
            for move in engine.ask(f"legal {seat}").split("\n"):
                assert engine.ask(f"why {seat} {move}") == "legal", (seat, move)
            assert engine.ask(f"why {seat} keep").startswith("TP-2.4"), seat
        engine.refused("legal 4")
        engine.refused("play 3 keep")


def test_example_bot_is_short():
    with open(BOT, encoding="utf-8") as file:
        assert len(file.readlines()) < 60


def test_example_bot_is_served():
    for game, _, _ in games():
        done = subprocess.run([sys.executable, BOT, "--serve", PROGRAM, game], capture_output=True, text=True,
                              timeout=PATIENCE)
        assert done.returncode == 0 and "winners" in done.stdout, done
    done = subprocess.run([sys.executable, BOT, "--serve", PROGRAM, "nonsense"], capture_output=True, text=True,
                          timeout=PATIENCE)
    assert done.returncode != 0 and "nonsense" in done.stderr


def bot_script(folder, answer):
    """A bot that runs `answer` at the end of each question; `n` is the number of moves."""
    path = os.path.join(folder, "bot.py")
    with open(path, "w", encoding="utf-8") as file:
        file.write("import sys\nn = 0\nfor line in sys.stdin:\n    word = line.split()\n"
                   "    if word[0] == 'legal': n = int(word[1])\n    if word[0] == 'quit': break\n"
                   f"    if word == ['end']: {answer}\n")
    return f"python3 {path}"


def test_numbers_are_moves():
    with tempfile.TemporaryDirectory() as folder:
        done = sim(bot_script(folder, "print(n, flush=True)"))
        assert done.returncode == 0, done.stderr


def test_bad_bots():
    cases = [("print('nonsense', flush=True)", "not a legal move"), ("print(n + 1, flush=True)", "not a legal move"),
             ("print(0, flush=True)", "not a legal move"), ("print('', flush=True)", "not a legal move"),
             ("sys.exit(0)", "has ended"), ("pass", "no answer within"), ("print(1)", "no answer within"),
             ("print('1\\n1', flush=True)", "one"), ("print('x' * 100000, flush=True)", "one")]
    for answer, message in cases:
        with tempfile.TemporaryDirectory() as folder:
            # A bot that must be heard may take its time to start on a busy machine.
            patience = "1" if message == "no answer within" else str(PATIENCE // 2)
            done = sim(bot_script(folder, answer), env={"PLATEAU_PATIENCE": patience})
            assert done.returncode == 1 and message in done.stderr, (answer, done)
    for command, message in (("true", "has ended"), ("no-such-program-at-all", "has ended"),
                             ("echo hello; cat >/dev/null", "")):
        done = sim(command, env={"PLATEAU_PATIENCE": str(PATIENCE // 2)})
        assert done.returncode == 1 and message in done.stderr, (command, done)


def test_question():
    """What a bot is sent: its own view, and exactly the legal moves."""
    with tempfile.TemporaryDirectory() as folder:
        log = os.path.join(folder, "log")
        done = sim(f"tee {log} | " + bot_script(folder, "print(1, flush=True)"))
        assert done.returncode == 0, done.stderr
        with open(log, encoding="utf-8") as file:
            lines = file.read().split("\n")
        assert lines[-2:] == ["quit", ""]
        at = 0
        while lines[at] != "quit":
            word, game, seat = lines[at].split()
            assert (word, game) == ("choose", "template") and seat in ("1", "2")
            view = json.loads(lines[at + 1].removeprefix("view "))
            hidden = view["seat"][2 - int(seat)]
            mine = view["seat"][int(seat) - 1]
            assert mine["card"] and (not hidden["card"] or mine["seen"]), "a bot sees the other's card"
            count = int(lines[at + 2].removeprefix("legal "))
            assert count > 0 and lines[at + 3 + count] == "end"
            at += count + 4


if __name__ == "__main__":
    main(globals())
