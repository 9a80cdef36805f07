#!/usr/bin/env python3
"""`plateau load`: that it plays, counts and refuses what makes no sense. How fast it is belongs to docs/load.md."""
import contextlib
import json
import os
import resource
import signal
import socket
import sqlite3
import subprocess
import tempfile

from driver import PATIENCE, PROGRAM, main, run
from web import Server


def load(*args, lang="en"):
    return run("load", "--lang", lang, *map(str, args))


def figures(*args):
    answer = load("--json", *args)
    assert answer.returncode == 0, answer.stdout + answer.stderr
    return json.loads(answer.stdout)


def test_five_tables_for_two():
    seen = figures("--tables", 5, "--clients", 10, "--seconds", 2)
    assert seen["moves"] > 0 and seen["refused"] == seen["errors"] == 0 and "trouble" not in seen, seen
    assert seen["answer_ms"]["count"] == seen["moves"] and seen["state_ms"]["count"] == 2 * seen["moves"], seen
    times = seen["answer_ms"]
    assert 0 < times["p50"] <= times["p90"] <= times["p99"] <= times["p999"] <= times["max"], times
    assert seen["server"]["start_kib"] > 0 and seen["server"]["idle_kib"] > seen["server"]["start_kib"]


def test_spectators_several_seats_and_games_that_end():
    for game, clients in (("template", 6), ("template", 20), ("tempete", 3)):
        seen = figures("--tables", 3, "--clients", clients, "--seconds", 1, "--rate", 0, "--game", game)
        assert seen["moves"] > 0 and seen["refused"] == seen["errors"] == 0, seen
        if clients % 3 == 0:
            assert seen["state_ms"]["count"] == clients // 3 * seen["moves"], seen
        if game == "template":
            assert seen["games_over"] > 0 or seen["moves"] < 30, seen


def test_many_spectators():
    seen = figures("--tables", 1, "--clients", 100, "--seconds", 1)
    assert seen["moves"] > 0 and seen["refused"] == seen["errors"] == 0, seen
    assert seen["state_ms"]["count"] == 100 * seen["moves"], seen


def test_the_report_in_both_languages():
    with Server() as server:  # one that runs already: nothing is known of its memory
        english = load("--server", f"localhost:{server.port}", "--tables", 1, "--clients", 2, "--seconds", 0.5)
        french = load("--server", f"http://localhost:{server.port}/", "--tables", 1, "--clients", 2, "--seconds", 0.5,
                      lang="fr")
        assert server.stop() == 0
    assert english.returncode == french.returncode == 0, english.stderr + french.stderr
    assert "until the answer" in english.stdout and "jusqu'à la réponse" in french.stdout
    assert "KiB" not in english.stdout and "99,9 %" in french.stdout


def test_nothing_is_left_behind():
    with tempfile.TemporaryDirectory() as folder:
        answer = run("load", "--tables", "1", "--seconds", "0.2", "--lang", "en", env={"TMPDIR": folder})
        assert answer.returncode == 0, answer.stderr
        assert "an idle table" in answer.stdout and os.listdir(folder) == []
        db = os.path.join(folder, "kept.db")
        assert load("--tables", 1, "--seconds", 0.2, "--db", db).returncode == 0
        assert os.path.getsize(db) > 0


def moves_in(path):
    try:
        with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=PATIENCE)) as db:
            return db.execute("SELECT COUNT(*) FROM moves WHERE seat >= 0").fetchone()[0]
    except sqlite3.OperationalError:  # not made yet
        return 0


def test_interrupted():
    with tempfile.TemporaryDirectory() as folder:
        child = subprocess.Popen([PROGRAM, "load", "--tables", "2", "--seconds", "600", "--lang", "en", "--db",
                                  os.path.join(folder, "table.db")], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                 text=True)
        try:
            while moves_in(os.path.join(folder, "table.db")) < 10:
                assert child.poll() is None, child.communicate()
            child.send_signal(signal.SIGINT)
            out, err = child.communicate(timeout=PATIENCE)
        finally:
            child.kill()
        assert child.returncode == 130 and " moves in " in out and "interrupted" in err, (child.returncode, out, err)


def test_refused():
    def few_files():
        resource.setrlimit(resource.RLIMIT_NOFILE, (100, 100))
    for args, words in ((("--tables", 0), "tables"), (("--tables", 10, "--clients", 9), "at least --tables (10)"),
                        (("--rate", -1), "rate"), (("--seconds", 0), "seconds"), (("--game", "chess"), "chess"),
                        (("--server", "nowhere"), "HOST:PORT"), (("--server", "https://localhost:80"), "HOST:PORT"),
                        (("--server", "localhost:80x"), "HOST:PORT"), (("--table", 1), "table"),
                        (("--server", "localhost:80", "--db", "x"), "--db"), (("word",), "word"),
                        (("--game", "template", "--tables", 3, "--clients", 3), "--clients 6")):
        answer = load(*args)
        assert answer.returncode == 2 and words in answer.stderr and not answer.stdout, (args, answer)
    with socket.socket() as nobody:  # has the port and does not listen
        nobody.bind(("127.0.0.1", 0))
        answer = load("--server", f"127.0.0.1:{nobody.getsockname()[1]}", "--tables", 1)
        assert answer.returncode == 1 and "0 of 2 pages" in answer.stderr, answer
    answer = load("--db", "/nowhere/table.db", "--tables", 1)
    assert answer.returncode == 1 and "does not start" in answer.stderr, answer
    answer = subprocess.run([PROGRAM, "load", "--tables", "500", "--lang", "en"], capture_output=True, text=True,
                            preexec_fn=few_files)
    assert answer.returncode == 1 and "ulimit -n" in answer.stderr and "1064" in answer.stderr, answer
    assert "18 moves a second" in run("load", "--help", "--lang", "en").stdout.replace("\n", " ")
    assert "18 coups par seconde" in run("load", "--help", "--lang", "fr").stdout.replace("\n", " ")


if __name__ == "__main__":
    main(globals())
