#!/usr/bin/env python3
"""`plateau draw`: pictures of every game are XML that anybody can read, and mistakes are refused in words.

Usage: test_draw.py PROGRAM. Standard library only.
"""
import os
import tempfile
import xml.etree.ElementTree as ElementTree

from driver import games, main, run

SVG = "{http://www.w3.org/2000/svg}"
HERE = tempfile.TemporaryDirectory(prefix="plateau-draw-")


def path(name):
    return os.path.join(HERE.name, name)


def picture(*args):
    done = run("draw", *args, "-o", "-")
    assert done.returncode == 0 and not done.stderr, done
    return ElementTree.fromstring(done.stdout)


def texts(root):
    return [element.text or "" for element in root.iter(SVG + "text")]


def titles(root):
    return [element.text or "" for element in root.iter(SVG + "title")]


def test_every_game_at_every_size():
    for game, least, most in games():
        for players in range(least, most + 1):
            for more in ([], ["--dark", "--lang", "fr"], ["--bare"], ["--at", "0"]):
                root = picture(game, "--players", str(players), "--viewer", "everything", "--lang", "en", *more)
                assert root.tag == SVG + "svg" and len(titles(root)) > 5, (game, players, more)
                width, height = map(float, (root.get("width"), root.get("height")))
                assert root.get("viewBox") == "0 0 %s %s" % (root.get("width"), root.get("height"))
                assert 300 < width < 4000 and 200 < height < 4000, (width, height)


def test_tempete_in_both_languages():
    english, french = (picture("tempete", "--lang", lang) for lang in ("en", "fr"))
    assert "Storm of the Gods" in texts(english) and "La Tempête des Dieux" in texts(french)
    assert "community" in texts(english) and "communauté" in texts(french)
    assert any(title.endswith("tiles in the bag") for title in titles(english))
    assert any(title.endswith("tuiles dans la pioche") for title in titles(french))


def test_the_same_every_time_and_other_seeds_are_other_games():
    args = ["draw", "tempete", "-o", "-", "--lang", "en"]
    assert run(*args).stdout == run(*args).stdout
    assert run(*args, "--seed", "2").stdout != run(*args, "--seed", "3").stdout


def test_start_is_empty():
    start = titles(picture("tempete", "--at", "0", "--lang", "en"))
    assert "59 tiles in the bag" in start and "the wind at E5" in start
    assert not any("worshipper" in title for title in start)


def test_viewer_hides_cards():
    def cards(viewer):
        return sum(element.get("class") == "card" for element in picture("template", "--viewer", viewer, "--at", "9").iter(SVG + "g"))
    assert cards("everything") > cards("1") > cards("spectator")
    for viewer in ([], ["--viewer", "all"], ["--viewer", "0"], ["--viewer", "12"]):
        done = run("draw", "template", "-o", "-", "--lang", "en", *viewer)
        assert done.returncode == 2 and "everything" in done.stderr and not done.stdout, (viewer, done)
    assert "Storm of the Gods" in texts(picture("tempete", "--lang", "en"))  # nothing is hidden: everything is shown


def test_replay():
    saved = path("game.txt")
    done = run("play", "template", "--seats", "human,greedy", "--seed", "5", "--lang", "en", text="1\n" * 60 + f"save {saved}\n")
    assert os.path.exists(saved), done
    last, first = (picture(saved, "--viewer", "1", "--lang", "en", *at) for at in ([], ["--at", "0"]))
    assert "The game is over" in texts(last) and "The game is over" not in texts(first)
    for wrong in (["--at", "99999"], ["--viewer", "9"], ["--seed", "4"], ["--players", "2"]):
        done = run("draw", saved, "-o", path("no.svg"), "--lang", "en", "--viewer", "1", *wrong)
        assert done.returncode == 2 and done.stderr.startswith("plateau draw: "), (wrong, done)
        assert not os.path.exists(path("no.svg"))


def test_files():
    done = run("draw", "template", "-o", path("a.svg"), "--viewer", "everything")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", ""), done
    ElementTree.parse(path("a.svg"))
    assert os.listdir(HERE.name).count("a.svg") == 1 and not [n for n in os.listdir(HERE.name) if n.startswith("a.svg.")]
    done = run("draw", "template", "--output", path("missing/a.svg"), "--viewer", "everything", "--lang", "en")
    assert done.returncode == 2 and "its folder does not exist" in done.stderr, done


def test_mistakes():
    for args, words in ((["tempete"], "-o FILE.svg"), (["tempette", "-o", "-"], "tempete"),
                        (["nothing.txt", "-o", "-"], "there is no such file"), ([], "which game?"),
                        (["tempete", "-o"], "--output"), (["tempete", "-o", "-", "--viewer", "0"], "spectator"),
                        (["tempete", "-o", "-", "--players", "7"], "2 to 6"), (["tempete", "-x"], "-x")):
        done = run("draw", *args, "--lang", "en")
        assert done.returncode in (1, 2) and words in done.stderr and not done.stdout, (args, done)
    french = run("draw", "tempete", "--lang", "fr")
    assert french.returncode == 2 and "vers où" in french.stderr, french


if __name__ == "__main__":
    main(globals())
