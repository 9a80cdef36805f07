#!/usr/bin/env python3
"""`plateau import`: logs of real games become replays that verify, and whatever does not agree is told with its line.

Usage: test_import.py PROGRAM. Standard library only. The real games lie beside the project; without them that part is
skipped with a message.
"""
import difflib
import glob
import os
import random
import re
import subprocess
import tempfile

from driver import PROGRAM, main, run

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


TOOL = os.path.join(os.path.dirname(PROGRAM), "tests", "log_tool")  # writes logs: tests/log_writer.c


def tool(*words):
    done = subprocess.run([TOOL, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done
    return done.stdout


def real_games():
    games = sorted(glob.glob(os.path.join(LOGS, "game_*.txt")))
    if not games:
        print("skipped: the logs of real games are not beside the project")
    return games


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


def two_headlines():
    """A first turn of plain plays, and headlines of the second one that both move DEFCON and the score by themselves."""
    rounds = [("De Gaulle Leads France*", "Coup (3 Ops):", ["Target: Iran", "SUCCESS: 4 [ + 3 - 2x2 = 3 ]",
               "US -3 in Iran [0][0]", "USSR Military Ops to 3", "DEFCON degrades to 4"]),
              ("NATO*", "Coup (4 Ops):", ["Target: Iraq", "FAILURE: 1 [ + 4 - 2x3 = -1 ]", "US Military Ops to 4",
               "DEFCON degrades to 3"])]
    poland, britain = 4, 5
    for ussr, soviet, us, american in (("Fidel*", 2, "Marshall Plan*", 4), ("Blockade*", 1, "Containment*", 3),
                                       ("Nasser*", 1, "US/Japan Mutual Defense Pact*", 4),
                                       ("COMECON*", 3, "Truman Doctrine*", 1), ("Suez Crisis*", 3, "CIA Created*", 1)):
        poland, britain = poland + soviet, britain + american
        rounds.append((ussr, "Place Influence (%d Ops):" % soviet, ["USSR +%d in Poland [0][%d]" % (soviet, poland)]))
        rounds.append((us, "Place Influence (%d Ops):" % american, ["US +%d in UK [%d][0]" % (american, britain)]))
    text = SMALL[: SMALL.index("Turn 1,")] + """Turn 1, Headline Phase: Vietnam Revolts* & Formosan Resolution*:
USSR Headlines Vietnam Revolts*
US Headlines Formosan Resolution*

Event: Formosan Resolution*

Event: Vietnam Revolts*
USSR +2 in Vietnam [0][2]

"""
    for i, (card, first, lines) in enumerate(rounds):
        text += "Turn 1, %s AR%d: %s: %s\n%s\n\n" % ("US" if i % 2 else "USSR", i // 2 + 1, card, first, "\n".join(lines))
    return text + """Turn 2, Headline Phase: Nuclear Test Ban & Duck and Cover: DEFCON improves to 4
USSR Headlines Nuclear Test Ban
US Headlines Duck and Cover

Event: Nuclear Test Ban
USSR gains 2 VP. Score is USSR 2.
DEFCON improves to 5

Event: Duck and Cover
DEFCON degrades to 4
US gains 1 VP. Score is USSR 1.
"""


def test_a_log_may_end_between_two_headlines():
    text = two_headlines()
    for part in ("Event: Duck", "DEFCON improves to 5", "USSR gains 2 VP", ""):
        done = imported(text[: text.index(part)] if part else text)
        assert done.returncode == 0 and "The log ends before the game does" in done.stdout, (part, done)
    wrong = text.replace("Score is USSR 2", "Score is USSR 3")
    assert line_of(wrong, "USSR gains 2 VP") in refused(wrong)


def test_a_score_may_lag_behind():
    # It lacks the gain of its own line, and has caught up in the next.
    text = two_headlines()
    late = text.replace("USSR gains 2 VP. Score is USSR 2.", "USSR gains 2 VP. Score is even.")
    done = imported(late)
    assert done.returncode == 0 and line_of(late, "USSR gains 2 VP").strip(":") in done.stdout, done
    # It lacks what the end of the turn before changed: at DEFCON 3 the USSR misses 1 military operation.
    text = text.replace("SUCCESS: 4 [ + 3", "SUCCESS: 4 [ + 2").replace("Coup (3 Ops)", "Coup (2 Ops)")
    text = text.replace("2x2 = 3 ]", "2x2 = 2 ]").replace("US -3 in Iran [0][0]", "US -2 in Iran [1][0]")
    text = text.replace("De Gaulle Leads France*", "Fidel*", 1).replace("AR2: Fidel*", "AR2: Warsaw Pact Formed*")
    text = text.replace("Formed*: Place Influence (2 Ops)", "Formed*: Place Influence (3 Ops)")
    text = text.replace("USSR Military Ops to 3", "USSR Military Ops to 2")
    right = text.replace("Score is USSR 1", "Score is even").replace("Score is USSR 2", "Score is USSR 1")
    done = imported(right)
    assert done.returncode == 0 and "caught up" not in done.stdout, done
    late = text.replace("Score is USSR 1", "Score is even")
    done = imported(late)
    assert done.returncode == 0 and line_of(late, "USSR gains 2 VP").strip(":") in done.stdout, done
    # So may the line that tells that change.
    told = right.replace("\nTurn 2,", "\nUS gains 1 VP. Score is %s.\n\nTurn 2,")
    for score, lags in (("US 1", False), ("even", True)):
        done = imported(told % score)
        assert done.returncode == 0 and ("caught up" in done.stdout) == lags, (score, done)
    assert line_of(told, "US gains 1 VP") in refused(told % "US 2")
    # Anything else is a disagreement.
    wrong = text.replace("Score is USSR 2", "Score is USSR 4")
    assert line_of(wrong, "USSR gains 2 VP") in refused(wrong)


def test_a_coup_is_announced_with_or_without_the_bonus():
    log_of = """Turn 1, Headline Phase: Vietnam Revolts* & Containment*:
USSR Headlines Vietnam Revolts*
US Headlines Containment*

Event: Containment*

Event: Vietnam Revolts*
USSR +2 in Vietnam [0][2]

Turn 1, USSR AR1: The China Card: Coup (%d Ops):
Target: Philippines
SUCCESS: 1 [ + 6 - 2x2 = 3 ]
US -1 in Philippines [0][0]
USSR +2 in Philippines [0][2]
USSR Military Ops to 5
"""
    for operations, agrees in ((4, True), (6, True), (3, False), (5, False), (7, False)):
        text = SMALL[: SMALL.index("Turn 1,")] + log_of % operations
        if agrees:
            done = imported(text)
            assert done.returncode == 0 and "no disagreement" in done.stdout, (operations, done)
        else:
            assert line_of(text, "Turn 1, USSR AR1") in refused(text), operations


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


def test_written_games():
    """Games of bots with all kinds of options, endings and habits of logs, whole and cut off anywhere."""
    folder = path("written")
    os.mkdir(folder)
    tool("play", "4200", folder, "80")
    chance = random.Random(4)
    for game in sorted(os.listdir(folder)):
        with open(os.path.join(folder, game), encoding="utf-8", newline="") as file:
            text = file.read()
        done = imported(text)
        assert done.returncode == 0 and "no disagreement" in done.stdout, (game, done)
        lines = text.split("\n")
        cut = chance.randrange(25, len(lines))
        # And where points are told before the card that the round is about: We Will Bury You, Flower Power.
        owed = [i + 1 for i, line in enumerate(lines) if re.match(r"Turn \d+, US AR\d: [^:]*: USSR gains", line)]
        for cut in [cut] + owed:
            done = imported("\n".join(lines[:cut]) + "\n")
            assert done.returncode == 0, (game, cut, done)
    shown = run("replay", path("replay.txt"), "--lang", "en")
    assert shown.returncode == 0, shown


def test_the_region_of_chernobyl_may_be_left_out():
    """Some logs run the choice into the next line; then any region that fits what follows will do (TS-20.94)."""
    regions = "europe|asia|middle_east|africa|central_america|south_america"
    found = set()
    folder = path("chernobyl")
    os.mkdir(folder)
    tool("play", "5100", folder, "80")
    for game in sorted(os.listdir(folder)):
        with open(os.path.join(folder, game), encoding="utf-8", newline="") as file:
            text = file.read()
        left_out, count = re.subn(r"(US chooses )[A-Z][A-Za-z ]*", r"\1Chernobyl* is now in play.", text)
        if not count:
            continue
        done = imported(left_out)
        assert done.returncode == 0 and "no disagreement" in done.stdout, (game, done)
        with open(path("replay.txt"), encoding="utf-8") as file:
            found.update(re.findall(r"choose (%s)\b" % regions, file.read()))
    assert len(found) > 1, found  # not always the first one


def a_written_game():
    folder = path("one")
    os.makedirs(folder, exist_ok=True)
    tool("play", "4203", folder, "1")
    with open(os.path.join(folder, "4203.txt"), encoding="utf-8", newline="") as file:
        return file.read()


# Numbers that nothing else in the log depends on: a die that leads to the same, the value of a card for another use.
FREE = re.compile(r"Die roll: |VICTORY|DEFEAT|Trap Roll| rolls \d$|Ops\):|Cleanup")


def wrong_numbers(text, count, chance):
    """Copies of a log with one printed number changed, each with the number of its line."""
    lines = text.split("\n")
    first = next(i for i, line in enumerate(lines) if line.startswith("Turn 1, Headline"))
    places = [(i, number) for i, line in enumerate(lines) for number in re.finditer(r"(?<=[ \[+=])\d+", line)
              if i > first and not FREE.search(line) and not line.startswith("Turn")]
    for i, number in chance.sample(places, count):
        line = lines[i]
        value = int(number.group())
        value += 1 if value == 0 else chance.choice((-1, 1))
        yield i + 1, "\n".join(lines[:i] + [line[:number.start()] + str(value) + line[number.end():]] + lines[i + 1:])


def test_one_wrong_number_is_found():
    chance = random.Random(8)
    texts = [a_written_game()]
    for game in real_games()[:6]:
        with open(game, encoding="utf-8") as file:
            texts.append(file.read())
    exact = changes = 0
    for text in texts:
        for line, wrong in wrong_numbers(text, 20, chance):
            done = imported(wrong)
            if done.returncode == 0:  # a score without the gain of its line is a habit of such logs
                habit = "line %d: the score is .* in the log, .* by the rules: it has not caught up" % line
                assert re.search(habit, done.stdout), (line, done)
                continue
            said = refused(wrong)
            told = re.search(r"line (\d+):", said)
            assert told, said
            changes += 1
            exact += int(told.group(1)) == line
            # Nearly always the very line; else the one where what follows from it cannot be right any more.
            assert abs(int(told.group(1)) - line) < 60, (line, said, wrong.split("\n")[line - 1])
    assert exact >= 0.9 * changes, (exact, changes)


def test_both_values_of_a_roll_are_told():
    text = a_written_game()
    roll = re.search(r"(SUCCESS|FAILURE): \d \[ \+ (\d) - 2x\d = (-?\d+) \]", text)
    wrong = text[:roll.start(2)] + str(int(roll.group(2)) + 1) + text[roll.end(2):]
    said = refused(wrong)
    assert line_of(text, roll.group()) in said and roll.group() in said, said


def test_a_wrong_card_is_found():
    text = a_written_game()
    card = re.search(r"Turn 1, US AR2: ([^:]*):", text)
    other = re.search(r"Turn 1, US AR1: ([^:]*):", text)
    wrong = text[:card.start(1)] + other.group(1) + text[card.end(1):]
    assert "line %d:" % (text[:card.start()].count("\n") + 1) in refused(wrong)


def test_real_games():
    for game in real_games():
        done = run("import", "twilight", game, "-o", path("real.txt"), "--lang", "en")
        assert done.returncode == 0 and "no disagreement" in done.stdout, (game, done)
        shown = run("replay", path("real.txt"), "--lang", "en")
        assert shown.returncode == 0, (game, shown)


def parts(text):
    """A log as its headings, each with what stands under it in any order. What is left out of comparisons: how long
    the players had, effects that begin and end, the end of turns and of the game."""
    found = [["SETUP"]]
    for line in text.replace("\r", "").split("\n"):
        heading = re.match(r"(Turn \d+, (?:Headline Phase|US AR\d|USSR AR\d): [^:]*:) ?(.*)", line)
        if heading:
            found.append([heading.group(1)])
            line = heading.group(2)
        if line.strip(": ") and not re.match(r"SETUP|Time per|.* in play\.$|Turn \d+, Cleanup", line):
            found[-1].append(line)
    return [part[:1] + sorted(part[1:]) for part in found]


def test_real_games_and_back():
    """Imported and written again, every round is what it was, down to each die and total; but for Operations that
    were announced and not conducted."""
    for game in real_games():
        done = run("import", "twilight", game, "-o", path("real.txt"), "--lang", "en")
        assert done.returncode == 0, (game, done)
        with open(game, encoding="utf-8") as file:
            there = parts(file.read())
        here = parts(tool("replay", path("real.txt")))
        whole = min(len(there), len(here)) - 1  # how the last round of a log ends is another matter
        assert whole >= len(there) - 2, (game, len(there), len(here))
        for one, other in zip(there[:whole], here[:whole]):
            lines = [line for line in difflib.ndiff(one, other) if line[0] in "+-"]
            assert all(line == "- Coup (3 Ops):" for line in lines), (game, one[0], lines)


if __name__ == "__main__":
    main(globals())
