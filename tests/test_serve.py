#!/usr/bin/env python3
"""`plateau serve` as a browser meets it: a real process, real sockets, a real database."""
import contextlib
import json
import os
import random
import re
import sqlite3
import subprocess
import threading
import time

from driver import main, run, waits
from web import Closed, Page, Server, awaited


def create(page, seats=("me", "bot:greedy"), game="tempete", **more):
    answer = page.ask("create", game=game, seats=list(seats), name="Anna", spectators=True, **more)
    assert answer["is"] == "created", answer
    return answer


def play_on(page, state, table, dice):
    """One random move of one's own; the state after it."""
    move = dice.choice(state["moves"])["m"]
    answer = page.ask("play", table=table, n=state["n"], seat=state["actor"], move=move)
    assert answer["is"] == "ok", answer
    return page.state(answer["n"])


def to_move(page, state):
    while not awaited(state) and state["actor"] != "over":
        state = page.state(state["n"] + 1)
    return state


def test_whole_game_of_two_pages_and_a_bot():
    with Server() as server, Page(server) as anna, Page(server, lang="fr") as ben:
        assert {game["id"] for game in anna.welcome["games"]} >= {"tempete"}
        assert ben.welcome["lang"] == "fr" and anna.welcome["you"]["id"] != ben.welcome["you"]["id"]
        made = create(anna, ("me", "friend", "bot:greedy"))
        table, secret = made["table"], made["links"]["1"].removeprefix("/i/")
        info = anna.ask("open", table=table)
        assert info["is"] == "table" and server.still(info)["places"]["zones"] and info["you"] == [0] and info["state"] == "waiting"
        invitation = ben.ask("invitation", secret=secret)
        assert invitation["game"] == "tempete" and invitation["seat"] == 1 and not invitation["used"]
        assert ben.ask("accept", secret=secret, name="Ben")["table"] == table
        with Page(server) as cleo:
            assert cleo.ask("accept", secret=secret, name="Cléo")["is"] == "no"
            assert cleo.ask("open", table=table)["you"] == []
        assert ben.ask("open", table=table)["you"] == [1]
        dice, pages = random.Random(1), (anna, ben)
        states = [page.state(3) for page in pages]
        while states[0]["actor"] != "over":
            actor = states[0]["actor"]
            if states[0]["n"] != states[1]["n"]:  # one of them is behind
                late = 0 if states[0]["n"] < states[1]["n"] else 1
                states[late] = pages[late].state(states[1 - late]["n"])
            elif actor in (0, 1):
                assert states[actor]["moves"] and not states[1 - actor]["moves"]
                states[actor] = play_on(pages[actor], states[actor], table, dice)
            else:
                states[0] = anna.state(states[0]["n"] + 1)
        result = states[0]["result"]
        assert len(result["scores"]) == 3 and len(result["seed"]) == 32
        replay = server.request("GET", f"/replay/{table}", headers={"Cookie": "plateau=" + anna.cookie})
        assert replay.status == 200
        lines = replay.text.split("\n")
        assert lines[:2] == ["plateau replay 2", "game tempete"] and "players 3" in lines, lines[:12]
        assert [line for line in lines if line.startswith("seat ")] == ["seat 1 human Anna", "seat 2 human Ben",
                                                                       "seat 3 bot greedy"]
        assert f"dice blake2b {result['seed']} {info['commitment']}" in lines and "friendly no" in lines
        moves = lines[lines.index("moves") + 1:]
        assert len([line for line in moves if line[:2] in ("* ", "1 ", "2 ", "3 ")]) == states[0]["length"]
        scores = " ".join(str(score) for score in result["scores"])
        winners = " ".join(str(seat + 1) for seat in result["winners"]) or "none"
        assert moves[-3].startswith("result ") and moves[-3].endswith(f" winners {winners} scores {scores}"), moves[-3:]
        assert re.fullmatch("end [0-9a-f]{16}", moves[-2]) and moves[-1] == ""
        film = os.path.join(server.folder.name, "film.txt")
        with open(film, "w", encoding="utf-8") as file:
            file.write(replay.text)
        audit = run("replay", film, "--audit")
        assert audit.returncode == 0 and f"{replay.text.count(chr(10) + '* ')} checked" in audit.stdout, audit
        lobby = anna.ask("lobby")
        assert [row["state"] for row in lobby["mine"] if row["id"] == table] == ["finished"]
        past = ben.ask("past", table=table, at=7)
        assert past["at"] == 7 and past["pieces"] and past["log"]
        assert server.stop() == 0


def test_stale_double_illegal_and_foreign_moves():
    with Server() as server, Page(server) as anna, Page(server) as eve:
        table = create(anna)["table"]
        anna.ask("open", table=table)
        state = to_move(anna, anna.state(2))
        n, seat, move = state["n"], state["actor"], state["moves"][0]["m"]
        no = eve.ask("play", table=table, n=n, seat=seat, move=move)
        assert (no["is"], no["code"]) == ("no", "denied")
        no = anna.ask("play", table=table, n=n, seat=1 - seat, move=move)
        assert no["code"] == "denied"
        no = anna.ask("play", table=table, n=n, seat=seat, move="build 99,99")
        assert no["code"] == "illegal" and no["text"]
        no = anna.ask("play", table=table, n=n - 1, seat=seat, move=move)
        assert no["code"] == "stale"
        twice = [anna.say("play", table=table, n=n, seat=seat, move=move) for _ in range(2)]
        answers = [anna.wait(lambda message, re=re: message.get("re") == re) for re in twice]
        assert [answer["is"] for answer in answers] == ["ok", "no"] and answers[1]["code"] == "stale"
        assert anna.ask("play", table=table + 1, n=1, seat=0, move=move)["code"] == "missing"


def test_malformed_messages_get_no():
    with Server() as server, Page(server) as page:
        def answer(data, opcode=1):
            page.frame(data, opcode)
            return page.hear()
        for data in (b"", b"{", b"[]", b"7", b'"do"', b'{"do":1}', b'{"do":"fly"}', b'{"do":"open"}',
                     b'{"do":"open","table":-1}', b'{"do":"open","table":1e300}', b'{"do":"open","table":"1"}',
                     b'{"do":"play","table":1,"n":1,"seat":99,"move":"x"}', b'{"do":"create","game":"tempete"}',
                     b'{"do":"create","game":"tempete","seats":["me","bot:exec:sh"]}',
                     b'{"do":"create","game":"tempete","seats":["me","me"],"options":{"radius":"900"}}',
                     b'{"do":"accept","secret":"' + b"x" * 300 + b'"}', b'{"do":"hello","do":"lobby"}',
                     b'{"do":"name","name":"a\\nb"}', b'\xff\xfe', b'{"do":"why","table":1,"seat":0}'):
            message = answer(data)
            assert message["is"] == "no" and message["code"] in ("bad", "missing") and message["text"], (data, message)
        page.frame(b'{"do":"hel', final=False)
        page.frame(b'lo","id":77}', opcode=0)
        assert page.hear()["re"] == 77, "a message in two frames"
        for data, opcode in ((b"[" * 20000, 1), (b"\0", 2)):
            with Page(server) as other:
                other.frame(data, opcode)
                try:
                    assert other.hear()["code"] == "limit"
                    other.hear()
                    raise AssertionError("the line should be closed")
                except Closed:
                    pass
        assert page.ask("hello")["is"] == "welcome", "the others are unaffected"


def test_a_flood_is_slowed_and_cut():
    with Server() as server, Page(server) as loud, Page(server) as quiet:
        asked = [loud.say("hello") for _ in range(120)]
        heard = [loud.hear() for _ in asked]
        refused = [message for message in heard if message["is"] == "no"]
        assert 20 < len(refused) < 106 and {message["code"] for message in refused} == {"limit"}
        try:
            for _ in range(5000):
                loud.say("hello")
            raise AssertionError("the line should be cut")
        except Closed:
            pass
        assert quiet.ask("hello")["is"] == "welcome"


def test_origin_cookie_and_protocol():
    with Server() as server:
        for wrong in ({"origin": "http://evil.example"}, {"origin": ""}, {"origin": "null"}, {"path": "/other"},
                      {"protocol": None}, {"protocol": "chat"}, {"origin": f"http://localhost:{server.port}.evil"}):
            try:
                Page(server, **wrong)
                raise AssertionError(f"let in: {wrong}")
            except Closed:
                pass
        try:
            page = Page(server, cookie="nobody", hello=False)
            message = page.hear()
            assert message["is"] == "no" and message["code"] == "denied"
            page.hear()
            raise AssertionError("let in without a cookie")
        except Closed:
            pass
        answer = server.request("GET", "/")
        cookie = answer.getheader("set-cookie")
        assert "HttpOnly" in cookie and "SameSite=Lax" in cookie
        policy = answer.getheader("content-security-policy")
        assert "script-src 'self'" in policy and "unsafe" not in policy
        assert answer.getheader("x-content-type-options") == "nosniff"
        astray = server.request("GET", "/nothing")
        assert astray.status == 404 and "<html" in astray.text, "whoever goes astray gets the page"
        assert server.request("GET", "/nothing.png").text == "There is nothing here."
        assert server.request("GET", "/../../etc/passwd").status in (400, 403, 404)
        assert server.request("POST", "/session", "{}", {"Origin": "http://evil.example"}).status == 403
        thumb = server.request("GET", "/thumb/tempete.svg")
        assert thumb.status == 200 and thumb.text.startswith("<svg")


def test_accounts():
    with Server() as server:
        headers = {"Origin": f"http://localhost:{server.port}", "Content-Type": "application/json"}

        def post(cookie, **body):
            answer = server.request("POST", "/session", json.dumps(body), {**headers, "Cookie": "plateau=" + cookie})
            answer.json = json.loads(answer.text)
            answer.cookie = (answer.getheader("set-cookie") or "").partition(";")[0].removeprefix("plateau=")
            return answer
        first, second = server.visit(), server.visit()
        assert post(first, do="register", name="Anna", password="short").json["code"] == "bad"
        made = post(first, do="register", name="Anna", password="a long secret")
        assert made.json == {"is": "ok"} and made.cookie not in ("", first)
        first = made.cookie
        assert post(second, do="register", name="anna", password="another secret").json["code"] == "denied"
        assert post(second, do="login", name="Anna", password="a wrong secret").json["code"] == "denied"
        assert post(second, do="login", name="Nobody", password="a wrong secret").json["code"] == "denied"
        for wrong in ("short", "", "x" * 300):
            assert post(second, do="login", name="Anna", password=wrong).json["text"] == "Wrong name or password.", wrong
        with Page(server, second) as guest:
            table = create(guest)["table"]
        logged = post(second, do="login", name="ANNA", password="a long secret")
        assert logged.json == {"is": "ok"} and logged.cookie
        with Page(server, first) as one, Page(server, logged.cookie) as two:
            assert one.welcome["you"]["id"] == two.welcome["you"]["id"] and two.welcome["you"]["account"]
            assert [row["id"] for row in two.ask("lobby")["mine"]] == [table], "the guest's table came along"
        out = post(logged.cookie, do="logout")
        assert out.json == {"is": "ok"} and out.cookie != logged.cookie
        with Page(server, out.cookie) as page:
            assert not page.welcome["you"]["account"]


def test_reload_undo_hint_why_and_bot():
    with Server() as server, Page(server) as page:
        table = create(page, ("me", "bot:random"))["table"]
        page.ask("open", table=table)
        state = to_move(page, page.state(2))
        dice = random.Random(3)
        hint = page.ask("hint", table=table, n=state["n"], seat=0)
        assert hint["move"] in [move["m"] for move in state["moves"]] and hint["text"]
        why = page.ask("why", table=table, seat=0, move="build 0,0")
        assert why["list"] and why["list"][0]["text"]
        assert page.ask("why", table=table, seat=0, touch=1)["is"] == "why"
        rules = page.ask("rules", game="tempete")
        assert ["vent", "vaal er num"] in rules["synonyms"] and len(rules["sections"]) > 6
        undone = False
        for _ in range(400):
            before, state = state, to_move(page, play_on(page, state, table, dice))
            if state["actor"] == "over":
                break
            if state["undo"]:
                answer = page.ask("undo", table=table, n=state["n"], seat=state["undoSeat"])
                assert answer["is"] == "ok", answer
                back = page.state(answer["n"])
                assert back["moves"] and back["length"] < state["length"] and back["n"] == state["n"] + 1
                undone, state = True, back
                break
        assert undone, "nothing could be undone in a whole game"
        with Page(server, page.cookie) as again:
            assert again.ask("open", table=table)["you"] == [0]
            seen = again.state()
            for member in ("n", "pieces", "moves", "actor", "length"):
                assert seen[member] == state[member], member
            known = len(seen["log"])
            again.ask("open", table=table, since=state["n"])
            assert len(again.state()["log"]) == 0 < known
        answer = page.ask("bot", table=table, seat=0, bot="greedy")
        assert answer["is"] == "ok", answer
        while state["actor"] != "over":
            state = page.state(state["n"] + 1)
        assert state["result"]["winners"] is not None


def post(server, cookie, headers=None, **body):
    headers = {"Origin": f"http://localhost:{server.port}", "Cookie": "plateau=" + cookie, **(headers or {})}
    answer = server.request("POST", "/session", json.dumps(body), headers)
    answer.json = json.loads(answer.text)
    return answer


@waits
def test_guessing_passwords_gets_slow():
    with Server() as server:
        anna, ben, eve = server.visit(), server.visit(), server.visit()
        for cookie, name in ((anna, "Anna"), (ben, "Ben")):
            assert post(server, cookie, do="register", name=name, password="a long secret").json == {"is": "ok"}
        def guess(name, headers=None):
            """Wrong passwords for names until one has to wait for some seconds; how many were looked at."""
            tries = 0
            while tries < 60:  # not by the clock: a password that takes long to check is a wait, too
                no = post(server, eve, headers, do="login", name=name(tries), password="a wrong secret")
                if no.json["code"] == "limit" and int(re.search(r"(\d+) s", no.json["text"])[1]) > 4:
                    assert no.status == 429
                    return tries
                assert no.json["code"] in ("denied", "limit"), no.text
                tries += no.json["code"] == "denied"
            raise AssertionError("nothing slows the guessing")
        # However slow the machine is: the waits grow, and in capitals it is the same name.
        assert guess(lambda tries: ("Anna", "ANNA", "aNNa")[tries % 3]) >= 5
        assert post(server, eve, do="login", name="Anna", password="a long secret").json["code"] == "limit"
        assert "réessayez" in post(server, eve, do="login", name="Anna", password="x" * 9, lang="fr").json["text"]
        assert post(server, eve, do="login", name="Ben", password="a long secret").json == {"is": "ok"}, "others go on"
        eve = server.visit()  # she has become Ben
        # One address and many names; a proxy on this machine says which.
        assert guess(lambda tries: f"Nobody {tries}", {"X-Forwarded-For": "6.6.6.6, 203.0.113.7"}) >= 20
        near = {"X-Forwarded-For": "203.0.113.8"}
        assert post(server, eve, near, do="login", name="Ben", password="a long secret").json == {"is": "ok"}


def test_behind_a_proxy():
    with Server() as server:
        for value, secure in (("https", True), ("http", False), (None, False)):
            answer = server.request("GET", "/", headers={"X-Forwarded-Proto": value} if value else {})
            assert ("Secure" in answer.getheader("set-cookie")) == secure
        # New visitors of one network are limited, whichever of its addresses they use; who is known is not.
        known = server.visit()
        visits = [server.request("GET", "/", headers={"X-Forwarded-For": f"2001:db8::{i + 1}"}).status
                  for i in range(80)]
        assert visits[:60] == [200] * 60 and 429 in visits[60:], visits
        again = server.request("GET", "/", headers={"X-Forwarded-For": "2001:db8::5", "Cookie": "plateau=" + known})
        assert again.status == 200 and not again.getheader("set-cookie")
        assert server.request("GET", "/", headers={"X-Forwarded-For": "2001:db8:1::1"}).status == 200


def test_it_ends_at_once_while_bots_search():
    times = []
    for _ in range(3):  # a busy machine may hold one of them up, but whoever waits for the bot waits each time
        with Server() as server, Page(server) as page:
            page.ask("open", table=create(page, ("bot:search:time=3", "bot:search:time=3"))["table"])
            page.state(2)
            begin = time.monotonic()
            assert server.stop() == 0
            times.append(time.monotonic() - begin)
    assert min(times) < 1.5, times


@waits
def test_a_busy_database_is_tried_again():
    class Heard(Server):
        popen = {"stderr": subprocess.PIPE}
    with Heard() as server, Page(server) as page:
        table = create(page, ("me", "me"))["table"]
        page.ask("open", table=table)
        state = to_move(page, page.state(2))
        with contextlib.closing(sqlite3.connect(server.db, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")  # somebody holds the database for longer than the server waits
            asked = page.say("play", table=table, n=state["n"], seat=state["actor"], move=state["moves"][0]["m"])
            assert "trying again" in server.process.stderr.readline()
            other.execute("COMMIT")
        answer = page.wait(lambda message: message.get("re") == asked)
        assert answer["is"] == "ok", answer
        server.process.stderr.close()


def test_bots_move_at_a_pace_that_people_can_follow():
    with Server(pace=60) as server, Page(server) as page:
        begin = time.monotonic()
        page.ask("open", table=create(page, ("bot:random", "bot:random"))["table"])
        state = page.state(2)
        for _ in range(25):
            state = page.state(state["n"] + 1)
        # From 40 to 80 ms each by the server's clock; who listens may be late, but never early. Moves that each wait
        # for the server's tick, once a second, take twenty-five.
        assert 25 * 0.04 <= time.monotonic() - begin < 15, time.monotonic() - begin


def test_kill_keeps_every_acknowledged_move():
    with Server() as server:
        cookie = server.visit()
        known = {}  # table: (n, move) of what was acknowledged last
        with Page(server, cookie) as page:
            tables = [create(page, ("me", "me"))["table"] for _ in range(4)]
        dice = random.Random(5)
        for _ in range(4):
            failures = []

            def play(table, seed):
                luck = random.Random(seed)
                try:
                    with Page(server, cookie) as own:
                        own.ask("open", table=table)
                        state = to_move(own, own.state(known.get(table, (2, 0))[0]))
                        while state["actor"] != "over":
                            move = luck.choice(state["moves"])["m"]
                            answer = own.ask("play", table=table, n=state["n"], seat=state["actor"], move=move)
                            if answer["is"] != "ok":
                                failures.append(answer)
                                return
                            known[table] = (answer["n"], state["length"], move)
                            state = own.state(answer["n"])
                except (Closed, OSError):
                    pass
            threads = [threading.Thread(target=play, args=(table, dice.random())) for table in tables]
            for thread in threads:
                thread.start()
            threads[0].join(0.2 + dice.random())  # in the middle of it all
            server.kill()
            for thread in threads:
                thread.join()
            assert not failures, failures
            server.start()
            with Page(server, cookie) as page:
                for table in tables:
                    page.ask("open", table=table)
                    state = page.state()
                    n, length, move = known[table]
                    # One more may have been stored without anybody having heard of it.
                    assert state["n"] in (n, n + 1) and state["length"] > length, (state["n"], n)
                    known[table] = (state["n"], state["length"] - 1, move)  # what has been seen lasts, too
        assert all(length > 3 for _, length, _ in known.values())


if __name__ == "__main__":
    main(globals())
