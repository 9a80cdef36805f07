#!/usr/bin/env python3
"""`plateau import`: logs of real games become replays that verify, and whatever does not agree is told with its line.

Usage: test_import.py PROGRAM. Standard library only. The real games lie beside the project; without them that part is
skipped with a message.
"""
import glob
import os
import tempfile

from driver import main, run

HERE = tempfile.TemporaryDirectory(prefix="plateau-import-")
LOGS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "shared", "games", "twilight", "logs")

# A game of our own making, up to the first action rounds.
SMALL = """SETUP: : Anna will play as USSR.
Ben will play as USA.
Handicap influence: US +2
Scenario: Standard
Optional Cards Added
Time per Player: 45 Minutes
USSR +4 in Poland [0][4]
USSR +1 in East Germany [0][4]
USSR +1 in Yugoslavia [0][1]
US +4 in West Germany [4][0]
US +3 in Italy [3][0]
US +2 in Iran [3][0]

Turn 1, Headline Phase: Nasser* & Duck and Cover:
USSR Headlines Nasser*
US Headlines Duck and Cover
Event: Duck and Cover
DEFCON degrades to 4
US gains 1 VP. Score is US 1.

Event: Nasser*
USSR +2 in Egypt [0][2]

Turn 1, USSR AR1: Fidel*: Place Influence (2 Ops):
USSR +2 in Iraq [0][3]

Turn 1, US AR1: NATO*: Place Influence (4 Ops):
US +2 in Egypt [2][2]
US +1 in Pakistan [1][0]
"""


def path(name):
    return os.path.join(HERE.name, name)


def log(text, name="log.txt"):
    with open(path(name), "w", encoding="utf-8", newline="") as file:
        file.write(text)
    return path(name)


def imported(text):
    return run("import", "twilight", log(text), "-o", path("replay.txt"), "--lang", "en")


def refused(text):
    """What is said of a log that cannot be imported; nothing is written."""
    if os.path.exists(path("replay.txt")):
        os.remove(path("replay.txt"))
    done = imported(text)
    assert done.returncode not in (0, 2) and not done.stdout, done
    assert not os.path.exists(path("replay.txt"))
    return done.stderr


def line_of(text, part):
    return "line %d:" % (text[: text.index(part)].count("\n") + 1)


def test_a_small_log_becomes_a_replay_that_verifies():
    done = imported(SMALL)
    assert done.returncode == 0 and "no disagreement" in done.stdout, done
    shown = run("replay", path("replay.txt"), "--lang", "en")
    assert shown.returncode == 0, shown


def test_line_ends_of_other_systems():
    assert imported(SMALL.replace("\n", "\r\n")).returncode == 0


def test_a_log_may_end_anywhere():
    for part in ("US gains 1 VP", "Turn 1, USSR AR1", "US +1 in Pakistan"):
        done = imported(SMALL[: SMALL.index(part)])
        assert done.returncode == 0 and "The log ends before the game does" in done.stdout, (part, done)


def test_the_first_disagreement_is_told_with_both_values():
    wrong = SMALL.replace("[0][3]", "[0][4]")
    said = refused(wrong)
    assert line_of(wrong, "USSR +2 in Iraq") in said and "[0][4]" in said and "[0][3]" in said, said
    wrong = SMALL.replace("DEFCON degrades to 4", "DEFCON degrades to 3")
    said = refused(wrong)
    assert line_of(wrong, "DEFCON degrades") in said and "3" in said and "4" in said, said
    wrong = SMALL.replace("Score is US 1", "Score is US 2")
    said = refused(wrong)
    assert line_of(wrong, "US gains 1 VP") in said, said


def test_what_is_not_understood_is_told():
    wrong = SMALL.replace("NATO*: Place", "Nato Treaty: Place")
    assert line_of(wrong, "Turn 1, US AR1") in refused(wrong)
    wrong = SMALL.replace("in Pakistan", "in Atlantis")
    assert line_of(wrong, "US +1 in Atlantis") in refused(wrong)


def test_what_the_rules_forbid_is_refused():
    wrong = SMALL.replace("US +1 in Pakistan [1][0]", "US +1 in Chile [1][0]")  # no access
    assert "line " in refused(wrong)


def test_no_log_at_all():
    assert refused("Dear diary,\ntoday nothing happened.\n")
    assert refused("")
    done = run("import", "twilight", path("nothing.txt"), "--lang", "en")
    assert done.returncode != 0 and "nothing.txt" in done.stderr, done
    done = run("import", "tempete", log(SMALL), "--lang", "en")
    assert done.returncode == 2 and "twilight" in done.stderr, done


def test_real_games():
    games = sorted(glob.glob(os.path.join(LOGS, "game_*.txt")))
    if not games:
        print("skipped: the logs of real games are not beside the project")
        return
    for game in games:
        done = run("import", "twilight", game, "-o", path("real.txt"), "--lang", "en")
        assert done.returncode == 0 and "no disagreement" in done.stdout, (game, done)
        shown = run("replay", path("real.txt"), "--lang", "en")
        assert shown.returncode == 0, (game, shown)


if __name__ == "__main__":
    main(globals())
