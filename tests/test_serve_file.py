#!/usr/bin/env python3
"""Games from files at the web table: brought, looked at move by move, taken along again, removed; and what is no game."""
import json
import os
import re
import sqlite3
import subprocess
import tempfile
import time

from driver import PATIENCE, PROGRAM, main, run
from hostile import Line, wait_closed
from web import Page, Postgres, Server

HERE = tempfile.TemporaryDirectory(prefix="plateau-file-")
MOST = 512 * 1024
# One that was played elsewhere, as tests/log_tool.c writes it, and what `plateau import` makes of it.
TOOL = os.path.join(os.path.dirname(PROGRAM), "tests", "log_tool")


def path(name):
    return os.path.join(HERE.name, name)


def played_elsewhere():
    replay = path("imported.txt")
    if not os.path.exists(replay):
        subprocess.run([TOOL, "play", "7", HERE.name, "1"], check=True, capture_output=True, timeout=PATIENCE)
        done = run("import", "twilight", path("7.txt"), "-o", replay, "--lang", "en")
        assert done.returncode == 0 and "Open a game file" in done.stdout, done
    with open(replay, encoding="utf-8") as file:
        return file.read()


def bring(server, cookie, text, lang="en", origin=None, where="/file", length=None, address=None):
    body = text if isinstance(text, bytes) else text.encode()
    headers = {"Origin": origin or f"http://localhost:{server.port}", "Cookie": "plateau=" + cookie,
               "Content-Length": str(length or len(body)), **({"X-Forwarded-For": address} if address else {})}
    answer = server.request("POST", f"{where}?lang={lang}", body, headers)
    answer.json = json.loads(answer.text) if answer.text.startswith("{") else None
    return answer


def shown(server, cookie, text):
    answer = bring(server, cookie, text)
    assert answer.status == 200 and answer.json["is"] == "ok", (answer.status, answer.text)
    return answer.json["table"]


def without_comments(text):
    """As it is kept."""
    lines = [line if line.startswith("seat ") else re.sub(r"(^|[ \t])#.*", "", line) for line in text.split("\n")]
    return "".join(line.strip(" \t") + "\n" for line in lines if line.strip(" \t"))


def look_through(server, text):
    """Every moment can be seen, with both hands; the log is whole, and the file is what it was."""
    moves = [line for line in text.split("\nmoves\n")[1].splitlines() if line[0] in "*!12"]
    anna = server.visit()
    table = shown(server, anna, text)
    with Page(server) as ben:  # whoever is given the link
        about = ben.ask("open", table=table)
        assert about["shown"] and about["state"] == "finished" and not about["owner"] and not about["you"], about
        assert "commitment" not in about and not any(seat["free"] for seat in about["seats"]), about
        state = ben.state()
        assert state["length"] == len(moves) and not state["moves"] and not state["undo"], state
        assert {line["at"] for line in state["log"]} <= set(range(len(moves))) and len(state["log"]) > len(moves) / 4
        hands = {zone["id"]: zone["seat"] for zone in server.still(about)["places"]["zones"] if zone["shape"] == "hand"}
        both = 0
        for at in range(0, len(moves) + 1, 7):
            past = ben.ask("past", table=table, at=at)
            assert past["is"] == "past" and past["at"] == at and past["prompt"], past
            seen = {hands[piece["zone"]] for piece in past["pieces"]
                    if piece["zone"] in hands and ("face" in piece or piece.get("title"))}
            both += seen == {0, 1}
        assert both > 3, both
        for wish in (dict(do="sit", seat=0, name="Ben"), dict(do="play", n=state["n"], seat=0, move="pass"),
                     dict(do="undo", n=state["n"], seat=0), dict(do="bot", seat=0, bot="greedy"),
                     dict(do="invite", seat=0), dict(do="leave")):
            no = ben.ask(wish.pop("do"), table=table, **wish)
            assert no["is"] == "no" and no["code"] == "denied" and no["text"], no
    for address in (f"/replay/{table}", f"/t/{table}/replay.txt", f"/t/{table}/save"):
        answer = server.request("GET", address)
        assert answer.status == 200 and answer.text == without_comments(text), address
    return anna, table


def test_an_imported_game_is_looked_at():
    text = played_elsewhere()
    with Server() as server:
        anna, table = look_through(server, text)
        with Page(server, anna) as page:
            row, = [row for row in page.ask("lobby")["mine"] if row["id"] == table]
            assert row["shown"] and row["owner"] and row["state"] == "finished", row
            state = page.ask("open", table=table)
            assert state["owner"] and state["shown"], state
            for wish in (dict(do="sit", seat=0, name="Anna"), dict(do="invite", seat=0)):
                assert page.ask(wish.pop("do"), table=table, **wish)["code"] == "denied"
        server.kill()
        server.start()  # it is on the disk
        with Page(server, anna) as page:
            assert page.ask("open", table=table)["shown"]
            gone = page.ask("leave", table=table)
            assert gone["is"] == "ok" and gone["gone"], gone
            assert page.ask("open", table=table)["code"] == "missing"
        assert server.request("GET", f"/replay/{table}").status == 404


def test_the_same_in_postgresql():
    with Postgres() as postgres, Server(db=postgres.url) as server:
        look_through(server, played_elsewhere())


def test_a_game_that_breaks_off():
    """A save of `plateau play` that was never finished."""
    done = run("play", "tempete", "--seed", "5", "--lang", "en", "--seats", "human,greedy",
               text=f"1\n1\n1\nsave {path('half.txt')}\nquit\n")
    assert os.path.exists(path("half.txt")), done
    with open(path("half.txt"), encoding="utf-8") as file:
        text = file.read()
    with Server() as server:
        table = shown(server, server.visit(), text)
        with Page(server) as page:
            assert page.ask("open", table=table)["state"] == "finished"
            state = page.state()
            assert "result" not in state and state["actor"] != "over" and not state["moves"], state
            assert page.ask("past", table=table, at=1)["at"] == 1


def test_what_is_no_game_is_refused():
    text = played_elsewhere()
    lines = text.splitlines(keepends=True)
    damaged = "".join(lines[:40] + lines[41:])
    wrong = [("", "no replay of Plateau"), ("Turn 1, USSR AR1: Fidel*", "no replay of Plateau"), (damaged, "line"),
             (text[:-5], "end"), (text.replace("game twilight", "game chess"), "chess"),
             (re.sub(r"(?m)^rules \d+$", "rules 99", text), "99"), (text.encode() + b"\xff\xfe\n", "UTF-8"),
             (text.encode() + b"\0", "no text"), (text.replace("\n", "\r\n"), "CRLF"),
             ("plateau witness 1\ngame twilight\n", "what one player knows")]
    with Server() as server:
        anna = server.visit()
        for body, words in wrong:
            answer = bring(server, anna, body)
            assert answer.status == 403 and answer.json["is"] == "no" and answer.json["code"] == "bad", answer.text
            assert words in answer.json["text"], (words, answer.json)
        french = bring(server, anna, "rien", lang="fr").json["text"]
        assert "ne peut pas être ouvert" in french and "enregistrement de Plateau" in french, french
        # Refused by what it says of its length: it is not even waited for.
        assert bring(server, anna, "x", length=MOST + 1).status == 413
        assert bring(server, anna, "x", where="/session", length=5000).status == 413
        assert bring(server, "nobody", text).json["code"] == "missing"
        assert bring(server, anna, text, origin="http://elsewhere.example").status == 403
        with Page(server, anna) as page:
            page.ask("lobby")
        shown(server, anna, text)  # and the server still works


def test_not_too_many_at_once():
    with Server() as server:
        anna, ben = server.visit(), server.visit()
        answers = [bring(server, anna, "no game") for _ in range(30)]
        kinds = {answer.status for answer in answers}
        assert kinds == {403, 429}, kinds
        assert "wait" in answers[-1].json["text"], answers[-1].json
        shown(server, ben, played_elsewhere())  # somebody else is not held up


def padded(text, size=MOST):
    """The same game with as many comments as fit."""
    line = "# " + "x" * 400 + "\n"
    return text + line * ((size - len(text.encode())) // len(line))


def stored(server):
    return sum(os.path.getsize(server.db + end) for end in ("", "-wal") if os.path.exists(server.db + end))


def bring_many(server, texts, guests, each):
    """Files of many guests of one address; how they were answered."""
    count = {}
    for number in range(guests):
        guest = server.visit()
        for at in range(each):
            answer = bring(server, guest, texts[(number + at) % len(texts)])
            assert answer.status in (200, 429), answer.text
            count[answer.status] = count.get(answer.status, 0) + 1
            if answer.status == 429:
                assert answer.json["code"] == "limit" and "wait" in answer.json["text"], answer.json
                break
    return count


def resident(server):
    with open(f"/proc/{server.process.pid}/status", encoding="ascii") as file:
        line, = [line for line in file if line.startswith("VmHWM")]
    return int(line.split()[1]) * 1024


def brought_from(server, cookie, text, address):
    try:
        return bring(server, cookie, text, address=address).status == 200
    except ConnectionError:  # refused before all of it was sent
        return False


def test_files_that_are_never_whole():
    """Hundreds of lines of one address, each with a file but for its last byte: most are refused at once, and memory
    stays small. Somebody else's file comes in meanwhile, and theirs when they have gone."""
    text = played_elsewhere()
    with Server() as server:
        anna, ben = server.visit(), server.visit()
        here = f"localhost:{server.port}"
        begun = (f"POST /file?lang=en HTTP/1.1\r\nHost: {here}\r\nOrigin: http://{here}\r\nCookie: plateau={ben}\r\n"
                 f"X-Forwarded-For: 203.0.113.7\r\nContent-Length: {MOST}\r\n\r\n").encode() + b"x" * (MOST - 1)
        lines = [Line(server) for _ in range(300)]
        before = resident(server)
        for line in lines:
            line.send(begun)
        left = wait_closed(lines, PATIENCE, leave=(8 << 20) // MOST)
        refused = [line for line in lines if line not in left]
        assert len(refused) == 300 - (8 << 20) // MOST, len(refused)
        for line in refused:  # the rest of what was sent may cost the answer
            assert not line.got or (b" 429 " in line.got and b"Too many files" in line.got), line.got[:200]
        assert any(line.got for line in refused)
        assert resident(server) - before < 40e6, (before, resident(server))
        shown(server, anna, text)
        for line in lines:
            line.close()
        end = time.monotonic() + PATIENCE
        while not brought_from(server, ben, text, "203.0.113.7"):  # as soon as the server has seen that they are gone
            assert time.monotonic() < end


def test_many_guests_of_one_address():
    """79 guests stored 826 MB in 20 seconds: they are one address, and comments are not kept."""
    text = played_elsewhere()
    with Server() as server:
        count = bring_many(server, [padded(text)], guests=79, each=20)
        assert count[200] >= 10 and count[429] > 10, count
        assert stored(server) < 20e6, stored(server)
        table = shown_table(server)
        kept = server.request("GET", f"/replay/{table}").text
        assert kept == without_comments(text) and len(kept) < MOST / 4


def shown_table(server):
    line = sqlite3.connect(server.db)
    try:
        return line.execute("SELECT id FROM tables WHERE shown = 1").fetchone()[0]
    finally:
        line.close()


def test_a_full_store_says_so():
    text = played_elsewhere()
    with Server(options=("--files", "0")) as server:
        anna = server.visit()
        no = bring(server, anna, text)
        assert no.status == 429 and no.json["code"] == "limit" and "no room" in no.json["text"], no.text
        assert "plus de place" in bring(server, anna, text, lang="fr").json["text"]
    with Server(options=("--files", "1")) as server:
        anna = server.visit()
        table = shown(server, anna, text)
        line = sqlite3.connect(server.db)
        weight, = line.execute("SELECT weight FROM tables").fetchone()
        assert len(without_comments(text)) < weight < 10 * len(text), weight
        with line:  # as if it were a very long game
            line.execute("UPDATE tables SET weight = ?", (1000000 - weight // 2,))
        line.close()
        no = bring(server, anna, text)
        assert no.status == 429 and "no room" in no.json["text"], no.text
        with Page(server, anna) as page:  # whoever removes one may bring another
            assert page.ask("leave", table=table)["gone"]
        shown(server, anna, text)


if __name__ == "__main__":
    main(globals())
