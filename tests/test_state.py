#!/usr/bin/env python3
"""`plateau state` and `plateau scenario`, as a script uses them."""
import json
import os
import tempfile

from driver import games, main, run


# ---- plateau state ---------------------------------------------------------------------------------------------------

def test_state_commands():
    with tempfile.TemporaryDirectory() as folder:
        for game, least, most in games():
            done = run("state", "new", game, "--players", str(most))
            assert done.returncode == 0 and json.loads(done.stdout)["game"] == game, done
            path = os.path.join(folder, game + ".json")
            text = done.stdout
            for _ in range(12):  # from one state to the next through the shell alone
                legal = run("state", "legal", "-", text=text)
                assert legal.returncode == 0 and legal.stdout, legal
                move = legal.stdout.split("\n")[0].split("\t")[0]
                done = run("state", "play", "-", move, text=text)
                assert done.returncode == 0, done
                with open(path, "w", encoding="utf-8") as file:
                    file.write(text)
                diff = run("state", "diff", path, "-", text=done.stdout)
                assert diff.returncode == 1 and " -> " in diff.stdout, diff
                text = done.stdout
            assert run("state", "diff", path, path).returncode == 0
            shown = run("state", "show", "--viewer", "1", path)
            assert shown.returncode == 0 and len(shown.stdout) > 20, shown
            assert "\x1b" not in run("state", "show", "--plain", "--viewer", "1", path).stdout
            as_json = run("state", "show", "--json", "--viewer", "everything", path)
            with open(path, encoding="utf-8") as file:
                assert json.loads(as_json.stdout) == json.load(file)
            refused = run("state", "play", path, "nonsense", "--lang", "en")
            assert refused.returncode == 1 and not refused.stdout and "nonsense" in refused.stderr, refused
            assert run("state", "show", "--viewer", str(most + 1), path).returncode == 2
    several = run("state", "play", "-", "roll", "roll", "--seed", "3", text=run("state", "new", "template").stdout)
    again = run("state", "play", "-", "roll", "roll", "--seed", "3", text=run("state", "new", "template").stdout)
    assert several.returncode == 0 and several.stdout == again.stdout, several


def test_state_views():
    text = run("state", "new", "template").stdout
    text = run("state", "play", "-", "roll", "roll", "--seed", "1", text=text).stdout
    missing = run("state", "show", "-", "--lang", "en", text=text)
    assert missing.returncode == 2 and "--viewer" in missing.stderr and not missing.stdout, missing
    views = {run("state", "show", "--json", "--viewer", viewer, "-", text=text).stdout
             for viewer in ("everything", "spectator", "1", "2")}
    assert len(views) == 4
    # Nothing is hidden in Tempête, so nobody need say who looks.
    assert run("state", "show", "-", text=run("state", "new", "tempete").stdout).returncode == 0


def test_state_mistakes():
    fine = run("state", "new", "template").stdout
    for text in ("", "{", "[]", "{}", '{"game": "template"}', '{"game": "nonsense", "state": {}}',
                 '{"game": "template", "state": {}}', '{"game": "template", "state": 1}', fine.replace("1", "9999")):
        for action in (["show", "-"], ["legal", "-"], ["play", "-", "x"], ["diff", "-", "-"]):
            done = run("state", *action, text=text)
            wanted = 2 if action[0] == "diff" else 1  # like diff, whose 1 says that they differ
            assert done.returncode == wanted and done.stderr and not done.stdout, (text, action, done)
    for words in ([], ["nonsense"], ["new"], ["new", "nonsense"], ["new", "template", "--players", "99"], ["play", "-"],
                  ["show"], ["diff", "-"], ["diff", "-", "/no/such/file"]):
        done = run("state", *words, text=fine)
        assert done.returncode == 2 and done.stderr and not done.stdout, (words, done)
    for words in (["legal", "/no/such/file"], ["show", "/no/such/file"], ["play", "/no/such/file", "roll"]):
        done = run("state", *words)
        assert done.returncode == 1 and "/no/such/file" in done.stderr and not done.stdout, (words, done)
    assert "state play FICHIER COUP…" in run("state", "play", "-", "--lang", "fr", text=fine).stderr


# ---- plateau scenario ------------------------------------------------------------------------------------------------

def scenario_file(folder, name, *scenarios):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"game": "template", "scenarios": list(scenarios)}, file)
    return path


def test_scenario_command():
    good = {"name": "cards are dealt", "rules": ["TP-2.2"],
            "steps": [{"actor": "chance"}, {"chance": "card 3"}, {"expect": {"/seat/0/card": 3}}]}
    bad = {"name": "a wrong card", "rules": ["TP-2.2"],
           "steps": [{"chance": "card 3"}, {"expect": {"/seat/0/card": 4}}]}
    with tempfile.TemporaryDirectory() as folder:
        fine = scenario_file(folder, "good.json", good, good)
        wrong = scenario_file(folder, "bad.json", good, bad)
        done = run("scenario", fine, "--lang", "en")
        assert done.returncode == 0 and done.stdout == "2 passed, 0 failed\n", done
        done = run("scenario", fine, "--verbose", "--lang", "en")
        assert done.stdout.count("cards are dealt") == 2, done
        done = run("scenario", wrong, fine, "--lang", "en")
        lines = done.stdout.split("\n")
        assert done.returncode == 1 and lines[-2] == "3 passed, 1 failed" and len(lines) == 3, done
        assert "bad.json" in lines[0] and "a wrong card" in lines[0], done
        done = run("scenario", fine, "--coverage", "template", "--lang", "en")
        assert done.returncode == 1 and "TP-2.4" in done.stdout and "TP-2.2:" not in done.stdout, done
        assert run("scenario", fine, "--coverage", "nonsense").returncode == 2
        for text in ("", "{", "[]", "{}", '{"game": "nonsense", "scenarios": []}'):
            path = os.path.join(folder, "no.json")
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            done = run("scenario", fine, path, "--lang", "en")
            assert done.returncode == 1 and "no.json" in done.stderr, (text, done)
            assert "2 passed" in done.stdout
        assert run("scenario", os.path.join(folder, "missing.json")).returncode == 1
        assert run("scenario").returncode == 2


if __name__ == "__main__":
    main(globals())
