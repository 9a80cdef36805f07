"""Tests of `plateau sim`, `plateau bench` and `plateau soak`: test_sim.py PROGRAM [GAME]"""
import csv
import glob
import html.parser
import json
import math
import os
import re
import shlex
import signal
import subprocess
import sys
import tempfile

PROGRAM = sys.argv[1]
GAME = sys.argv[2] if len(sys.argv) > 2 else "tempete"
TESTS = []


def test(function):
    TESTS.append(function)
    return function


def run(*args, status=0, timeout=120):
    """Runs the program; the exit code must be as expected."""
    env = dict(os.environ, LC_ALL="C.UTF-8")
    done = subprocess.run([PROGRAM, *map(str, args)], capture_output=True, text=True, encoding="utf-8",
                          timeout=timeout, env=env, stdin=subprocess.DEVNULL)
    assert done.returncode == status, "%s: exit code %d, not %d\n%s%s" % (
        args, done.returncode, status, done.stdout, done.stderr)
    return done


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def simulate(folder, *args, name="out", status=0):
    """Runs a simulation with all three files; returns the JSON, the rows of the CSV, the page and the text."""
    paths = [os.path.join(folder, name + end) for end in (".json", ".csv", ".html")]
    done = run("sim", GAME, "--json", paths[0], "--csv", paths[1], "--html", paths[2], *args, status=status)
    with open(paths[1], encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    return json.loads(read(paths[0])), rows, read(paths[2]), done.stdout


def close(a, b, tolerance=1e-6):
    return abs(a - b) <= tolerance * max(1, abs(a), abs(b))


def wilson(wins, n, z=1.959963984540054):
    p = wins / n
    middle, half = p + z * z / (2 * n), z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    return (middle - half) / (1 + z * z / n), (middle + half) / (1 + z * z / n)


class Page(html.parser.HTMLParser):
    """Checks that elements are nested properly and that nothing refers to the outside."""
    VOID = {"meta", "br", "line", "circle", "rect", "path"}

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.stack, self.seen, self.attributes, self.text = [], [], [], []
        self.feed(text)
        self.close()
        assert not self.stack, "left open: %s" % self.stack

    def handle_starttag(self, tag, attrs):
        self.seen.append(tag)
        self.attributes += attrs
        if tag not in self.VOID or tag == "rect":
            self.stack.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.seen.append(tag)
        self.attributes += attrs

    def handle_endtag(self, tag):
        assert self.stack and self.stack[-1] == tag, "</%s> closes %s" % (tag, self.stack[-3:])
        self.stack.pop()

    def handle_data(self, data):
        self.text.append(data)


# ---- sim ---------------------------------------------------------------------------------------------------------


@test
def threads_do_not_matter(folder):
    args = ["--games", 60, "--seats", "greedy,random,random", "--seed", 7]
    one = simulate(folder, *args, "--threads", 1, name="one")
    two = simulate(folder, *args, "--threads", 2, name="two")
    for part in range(4):
        assert one[part] == two[part]
    other = simulate(folder, *args[:-1], 8, name="other")
    assert one[1] != other[1], "another seed gives the same games"


@test
def a_run_can_be_split(folder):
    whole = simulate(folder, "--games", 20, "--seed", 3)[1]
    first = simulate(folder, "--games", 8, "--seed", 3)[1]
    rest = simulate(folder, "--games", 12, "--first", 9, "--seed", 3)[1]
    assert first + rest == whole


@test
def players_change_seats(folder):
    args = ["--games", 30, "--seats", "greedy,random,random", "--seed", 5]
    rows = simulate(folder, *args)[1]
    for row in rows:
        players = [row["seat%d_player" % seat] for seat in (1, 2, 3)]
        assert sorted(players) == ["1", "2", "3"]
        assert players[(int(row["game"]) - 1) % 3] == "1", "player 1 moves on by one seat a game"
        assert row["seat%d_bot" % (players.index("1") + 1)] == "greedy"
    fixed = simulate(folder, *args, "--fixed")
    assert all(row["seat1_player"] == "1" and row["seat1_bot"] == "greedy" for row in fixed[1])
    assert fixed[0]["rotate"] is False and "--fixed" in fixed[0]["command"]
    assert simulate(folder, *args, "--rotate")[1] == rows


@test
def the_numbers_are_those_of_the_games(folder):
    players = 3
    results, rows, _, _ = simulate(folder, "--games", 200, "--players", players, "--seed", 11)
    assert results["games"] == len(rows) == 200 and results["players"] == players
    assert [int(row["game"]) for row in rows] == list(range(1, 201))
    assert len({row["seed"] for row in rows}) == 200
    for row in rows:
        shares = [float(row["seat%d_win" % seat]) for seat in range(1, players + 1)]
        assert close(sum(shares), 1, 1e-4) or sum(shares) == 0
    for kind, key in (("by_player", "player"), ("by_seat", "seat"), ("by_role", "role")):
        for group in results[kind]:
            scores, wins = [], 0
            for row in rows:
                for seat in range(1, players + 1):
                    who = {"player": row["seat%d_player" % seat], "seat": str(seat),
                           "role": row["seat%d_role" % seat]}[key]
                    if who == str(group[key]):
                        scores.append(int(row["seat%d_score" % seat]))
                        wins += float(row["seat%d_win" % seat])
            n = len(scores)
            assert group["games"] == n > 0
            assert close(group["wins"], wins, 1e-4)
            assert close(group["win_rate"], wins / n, 1e-4)
            for mine, theirs in zip(wilson(wins, n), group["win_rate_95"]):
                assert close(mine, theirs, 1e-4), (mine, theirs)
            mean = sum(scores) / n
            deviation = math.sqrt(sum((score - mean) ** 2 for score in scores) / (n - 1))
            score = group["score"]
            assert close(score["mean"], mean) and close(score["deviation"], deviation)
            assert (score["min"], score["max"]) == (min(scores), max(scores))
            half = (score["mean_95"][1] - score["mean_95"][0]) / 2
            assert 1.9599 <= half * math.sqrt(n) / deviation <= 2.1 if deviation else half == 0
    assert sum(ending["games"] for ending in results["endings"]) == 200
    for ending in results["endings"]:
        assert ending["games"] == sum(row["ending"] == ending["ending"] for row in rows)
    for length, column in (("turns", "turns"), ("decisions", "decisions"), ("forced", "forced"), ("chance", "chance")):
        values = sorted(int(row[column]) for row in rows)
        spread = results["length"][length]
        assert close(spread["mean"], sum(values) / 200)
        assert close(spread["median"], (values[99] + values[100]) / 2)
        assert (spread["min"], spread["max"]) == (values[0], values[-1])


@test
def intervals_hold_their_mean(folder):
    for games in (1, 2, 3, 50):
        results = simulate(folder, "--games", games, "--seed", 2)[0]
        for group in results["by_player"] + results["by_seat"] + results["by_role"]:
            low, high = group["win_rate_95"]
            assert 0 <= low <= group["win_rate"] <= high <= 1 and low < high
            low, high = group["score"]["mean_95"]
            assert low <= group["score"]["mean"] <= high
        for ending in results["endings"]:
            low, high = ending["share_95"]
            assert 0 <= low <= ending["share"] <= high <= 1
        for spread in results["length"].values():
            assert spread["mean_95"][0] <= spread["mean"] <= spread["mean_95"][1]


@test
def the_command_repeats_the_run(folder):
    first = simulate(folder, "--games", 25, "--seats", "random,greedy", "--seed", 99)
    words = shlex.split(first[0]["command"])
    assert words[:3] == ["plateau", "sim", GAME]
    path = os.path.join(folder, "again.csv")
    run(*words[1:], "--csv", path)
    assert read(path) == read(os.path.join(folder, "out.csv"))
    fresh = simulate(folder, "--games", 3)
    again = simulate(folder, *shlex.split(fresh[0]["command"])[3:])
    assert fresh[1] == again[1], "a run without --seed can be repeated by the seed it tells"


@test
def the_page_stands_alone(folder):
    args = ["--games", 120, "--seats", "greedy,random", "--seed", 4]
    pages = {lang: simulate(folder, *args, "--lang", lang, name=lang)[2] for lang in ("en", "fr")}
    for lang, text in pages.items():
        page = Page(text)
        assert ("lang", lang) in page.attributes
        assert {"title", "h1", "svg", "table", "figcaption"} <= set(page.seen)
        assert page.seen.count("svg") >= 5
        assert not {"script", "link", "img", "iframe", "object", "image", "use"} & set(page.seen)
        names = {name for name, _ in page.attributes}
        assert not names & {"src", "href", "xlink:href", "style", "onclick", "onload"}, names
        for foreign in ("http:", "https:", "//", "url(", "@import"):
            assert foreign not in text, foreign
        assert "prefers-color-scheme:dark" in text and "width=device-width" in text
        words = "".join(page.text)
        assert "plateau sim %s --games 120 --seats greedy,random --seed 4" % GAME in words
        assert not re.search(r"\bnan\b|\binf\b", words)
        for name, value in page.attributes:
            if name in ("x", "y", "x1", "x2", "y1", "y2", "cx", "cy", "width", "height"):
                assert re.fullmatch(r"-?\d+", value), (name, value)
                assert -20 <= int(value) <= 2000, (name, value)
    assert "Wins by player" in pages["en"] and "95% interval" in pages["en"]
    assert "Victoires par joueur" in pages["fr"] and "intervalle à 95\u00a0%" in pages["fr"]


@test
def odd_names_do_not_break_the_page(folder):
    path = os.path.join(folder, "odd.html")
    # The program cannot be started or answers nonsense: what matters here is that nothing half written stays.
    run("sim", GAME, "--games", 2, "--seats", "random,exec:echo '<b>\"&' #", "--html", path, status=1)
    assert not os.path.exists(path) and glob.glob(os.path.join(folder, "*")) == []


@test
def outside_programs_play(folder):
    bot = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "examples", "bot.py")
    player = "exec:%s %s" % (sys.executable, bot)
    results, rows, page, _ = simulate(folder, "--games", 4, "--seats", player + ",random", "--seed", 1, "--threads", 2)
    assert len(rows) == 4 and results["repeatable"] is False
    assert results["by_player"][0]["bot"] == player
    Page(page)
    assert shlex.split(results["command"])[6] == player + ",random"


@test
def standard_output_can_be_a_file(folder):
    done = run("sim", GAME, "--games", 5, "--seed", 1, "--json", "-")
    assert json.loads(done.stdout)["games"] == 5
    done = run("sim", GAME, "--games", 5, "--seed", 1, "--csv", "-", "--json", os.path.join(folder, "x.json"))
    assert len(list(csv.reader(done.stdout.splitlines()))) == 6


@test
def the_report_is_in_both_languages(_):
    english = run("sim", GAME, "--games", 5, "--seed", 1, "--lang", "en").stdout
    french = run("sim", GAME, "--games", 5, "--seed", 1, "--lang", "fr").stdout
    assert "mean score" in english and "Players move on by one seat" in english
    assert "score moyen" in french and "avancent d'un siège" in french


def worked(process):
    """Seconds of a processor that it has had: on a busy machine that is not the time that has passed."""
    with open(f"/proc/{process}/stat", encoding="utf-8") as file:
        own, system = file.read().rsplit(")", 1)[1].split()[11:13]
    return (int(own) + int(system)) / os.sysconf("SC_CLK_TCK")


def interrupted(folder, *args):
    """Starts a simulation, presses Ctrl-C once it plays, and returns its exit code and messages."""
    csv_path = os.path.join(folder, "out.csv")
    child = subprocess.Popen([PROGRAM, "sim", GAME, "--csv", csv_path, "--json", os.path.join(folder, "out.json"),
                              "--html", os.path.join(folder, "out.html"), *map(str, args)], stdout=subprocess.PIPE,
                             stderr=subprocess.PIPE, text=True, encoding="utf-8", env=dict(os.environ, LC_ALL="C"))
    for _ in range(6000):  # the files are opened once Ctrl-C is caught
        try:
            child.wait(timeout=0.01)
            assert False, "it ended by itself:\n%s%s" % child.communicate()
        except subprocess.TimeoutExpired:
            if len(glob.glob(os.path.join(folder, "out.*"))) == 3 and worked(child.pid) > 0.3:
                break
    child.send_signal(signal.SIGINT)
    out, err = child.communicate(timeout=60)
    return child.returncode, out, err


@test
def an_interrupt_keeps_the_results(folder):
    status, out, err = interrupted(folder, "--games", 5000000, "--seed", 6)
    assert status == 130, (status, err)
    assert "INTERRUPTED" in out and "interrupted" in err
    results = json.loads(read(os.path.join(folder, "out.json")))
    assert results["interrupted"] is True and results["games_asked"] == 5000000
    assert 0 < results["games"] < 5000000
    kept = read(os.path.join(folder, "out.csv"))
    assert kept.count("\n") == results["games"] + 1
    page = read(os.path.join(folder, "out.html"))
    Page(page)
    assert "Interrupted" in page
    assert sorted(os.listdir(folder)) == ["out.csv", "out.html", "out.json"]
    path = os.path.join(folder, "again.csv")
    run(*shlex.split(results["command"])[1:], "--csv", path)
    assert read(path) == kept, "the same command gives the games that were kept"


@test
def an_interrupt_does_not_wait_for_thinkers(folder):
    status, _, err = interrupted(folder, "--games", 5, "--seats", "search:time=500,search:time=500", "--seed", 6)
    assert status == 130 and "interrupted before the first game" in err, (status, err)
    assert os.listdir(folder) == [], "nothing half done stays"


@test
def files_appear_whole_or_not_at_all(folder):
    path = os.path.join(folder, "kept.json")
    with open(path, "w", encoding="utf-8") as file:
        file.write("before")
    run("sim", GAME, "--games", 10000000, "--json", path, "--csv", os.path.join(folder, "no", "x.csv"), status=2,
        timeout=60)
    assert read(path) == "before" and os.listdir(folder) == ["kept.json"]
    link = os.path.join(folder, "link.json")
    os.symlink(path, link)
    run("sim", GAME, "--games", 2, "--json", link)
    assert os.path.islink(link) and json.loads(read(path))["games"] == 2
    assert sorted(os.listdir(folder)) == ["kept.json", "link.json"]


@test
def bad_arguments_say_what_would_be_right(folder):
    cases = [
        (["sim"], GAME),
        (["sim", "nosuchgame"], GAME),
        (["sim", GAME, "--games", "0"], "1 to 10000000"),
        (["sim", GAME, "--games", "many"], "1 to 10000000"),
        (["sim", GAME, "--games"], "--games"),
        (["sim", GAME, "--seats", "nosuchbot,random"], "random"),
        (["sim", GAME, "--seats", "human,random"], "greedy"),
        (["sim", GAME, "--seats", "random,random", "--players", "3"], "--players"),
        (["sim", GAME, "--seats", "random,"], "random"),
        (["sim", GAME, "--players", "99"], "2 to"),
        (["sim", GAME, "--threads", "0"], "1 to 256"),
        (["sim", GAME, "--seed", "-1"], "0 to"),
        (["sim", GAME, "--option", "nosuch=1"], "nosuch"),
        (["sim", GAME, "--fixed", "--rotate"], "--rotate"),
        (["sim", GAME, "--json", folder], "folder"),
        (["sim", GAME, "--json", os.path.join(folder, "no", "x.json")], "folder does not exist"),
        (["sim", GAME, "--json", "x", "--html", "x"], "two different files"),
        (["sim", GAME, "--gmaes", "3"], "--games"),
        (["bench", "nosuchgame"], GAME),
        (["bench", GAME, "--players", "99"], "all"),
        (["bench", "--seconds", "0"], "0.01 to"),
        (["soak", GAME, "--bot", "nosuchbot"], "random"),
        (["soak", GAME, "--players", "1"], "all"),
        (["soak", GAME, "--games", "-5"], "1 to"),
    ]
    for args, expected in cases:
        for lang in ("en", "fr"):
            done = run(*args, "--lang", lang, status=2, timeout=60)
            assert done.stderr.startswith("plateau ") and done.stderr.count("\n") == 1, (args, done.stderr)
            assert not done.stdout, args
            if lang == "en":
                assert expected in done.stderr, (args, done.stderr)
    assert os.listdir(folder) == []


@test
def help_is_there(_):
    for command in ("sim", "bench", "soak"):
        for lang in ("en", "fr"):
            assert len(run(command, "--help", "--lang", lang).stdout) > 300


# ---- bench -------------------------------------------------------------------------------------------------------

KEYS = ["game", "players", "games_per_s", "decisions_per_s", "forced_per_s", "chance_per_s", "copy_ns", "state_bytes",
        "search_iterations_per_s", "signature"]


@test
def bench_tells_all_its_keys(_):
    one = json.loads(run("bench", GAME, "--seconds", "0.2", "--json").stdout)
    assert isinstance(one, dict) and list(one)[:len(KEYS)] == KEYS
    assert one["game"] == GAME and one["players"] >= 1
    assert re.fullmatch("[0-9a-f]{16}", one["signature"])
    for key in ("games_per_s", "decisions_per_s", "copy_ns", "search_iterations_per_s", "branching"):
        assert one[key] > 0, key
    assert one["branching"] > 1 and one["decisions_per_s"] > one["games_per_s"]
    assert isinstance(one["state_bytes"], int) and 0 < one["state_bytes"] <= 4096
    every = json.loads(run("bench", "--seconds", "0.05", "--json").stdout)
    assert isinstance(every, list) and len(every) >= 2
    assert all(list(line)[:len(KEYS)] == KEYS for line in every)
    assert [line["signature"] for line in every if line["game"] == GAME] == [one["signature"]]
    counts = json.loads(run("bench", GAME, "--players", "all", "--seconds", "0.02", "--json").stdout)
    assert [line["players"] for line in counts] == list(range(one["players"], one["players"] + len(counts)))
    assert len(counts) > 1
    table = run("bench", GAME, "--seconds", "0.05").stdout
    assert one["signature"] in table and "decisions/s" in table


@test
def effects_are_counted(_):
    """--effects lists what was used and what was left, the same on any number of threads, and tells it of each player."""
    run_of = ["sim", "ankh", "--games", 12, "--seats", "greedy,random", "--seed", 3]
    once = json.loads(run(*run_of, "--effects", "--json", "-", "--threads", 1).stdout)
    assert once["effects"] == json.loads(run(*run_of, "--effects", "--json", "-", "--threads", 3).stdout)["effects"]
    of = {(line["effect"], line["player"]): line for line in once["effects"]}
    assert {player for _, player in of} == {1, 2}
    assert all(line["used"] + line["left"] > 0 for line in once["effects"])
    assert of["Mr Boggis", 1]["used"] > 0 and of["Mr Boggis", 1]["left"] == 0  # greedy takes the money of others
    assert of["Mr Boggis", 1]["rule"] == "AM-4.8" and of["City Area card: Dolly Sisters", 1]["used"] > 0
    assert "effects" not in json.loads(run(*run_of, "--json", "-").stdout)
    said = run(*run_of, "--effects", "--lang", "fr").stdout
    assert "Effets, greedy" in said and "Effets, random" in said and "carte Quartier" in said
    powers = ["sim", "tempete", "--games", 8, "--seats", "random,random", "--seed", 3, "--effects"]
    assert "the hospital of Shamash" in run(*powers, "--option", "powers=on", "--roles", "shamash,qawime").stdout
    assert "the hospital" not in run(*powers).stdout
    assert "Fidel" in run("sim", "twilight", "--games", 4, "--seats", "random,random", "--seed", 3, "--effects").stdout
    assert "does not tell" in run("sim", "template", "--effects", status=2).stderr


# ---- soak --------------------------------------------------------------------------------------------------------


@test
def soak_tells_what_was_reached(_):
    args = ["soak", GAME, "--games", 300, "--seed", 1]
    english = run(*args).stdout
    assert "No breach" in english and "at work" in english and "Endings" in english and "Forms of moves" in english
    assert english == run(*args).stdout, "the same seed gives the same report"
    french = run(*args, "--lang", "fr").stdout
    assert "Aucune infraction" in french and "Fins" in french
    reached = "Everything was reached." in english
    run(*args, "--strict", status=0 if reached else 1)
    greedy = run("soak", GAME, "--games", 6, "--seed", 1, "--bot", "greedy", "--players", 2).stdout
    assert "greedy" in greedy and "No breach" in greedy


def main():
    passed = failed = 0
    for function in TESTS:
        with tempfile.TemporaryDirectory() as folder:
            try:
                function(folder)
                passed += 1
            except Exception as error:  # a test that cannot run has failed, whatever the reason
                failed += 1
                print("FAILED %s: %s: %s" % (function.__name__, type(error).__name__, error))
    print("%d passed, %d failed" % (passed, failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
