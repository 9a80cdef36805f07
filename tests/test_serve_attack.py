#!/usr/bin/env python3
"""`plateau serve` and people who want what is not theirs: messages of any shape, guessed tables, seats, invitations and
cookies, and what must be said to nobody: in headers, in logs, in what others hear."""
import json
import os
import random
import re
import sqlite3
import tempfile

from driver import main
from hostile import Line, Witness
from web import Closed, Page, Server

GAMES = ("tempete", "template")
ACTIONS = {  # a right message of each kind, for a table T, its change N and seat 0
    "hello": {"lang": "en"}, "lobby": {}, "open": {"table": "T", "since": 0}, "close": {"table": "T"},
    "older": {"updated": 1, "table": "T"},
    "create": {"game": "tempete", "seats": ["me", "me"], "options": {"radius": "4"}, "roles": ["any", "any"],
               "open": False, "spectators": True, "name": "x"},
    "play": {"table": "T", "n": "N", "seat": 0, "move": "x"}, "undo": {"table": "T", "n": "N", "seat": 0},
    "hint": {"table": "T", "n": 1, "seat": 0}, "why": {"table": "T", "seat": 0, "touch": 1, "move": "x"},
    "bot": {"table": "T", "seat": 0, "bot": "nobody"}, "past": {"table": "T", "at": 0},
    "rules": {"game": "tempete", "find": "TD-1"}, "sit": {"table": "T", "seat": 0, "name": "x"},
    "invite": {"table": "T", "seat": 0}, "name": {"name": "x"}, "invitation": {"secret": "x"},
    "accept": {"secret": "x", "name": "x"}, "leave": {"table": "T"}}  # the last: then the table is gone
WRONG = (None, True, -1, 0, 1.5, 1 << 53, (1 << 63) - 1, -(1 << 63), "", "x" * 5000, "a\nb", "é" * 40, "\u0001", "'; --",
         "%n%s%s", [], [[]], {}, {"x": {}}, ["me"] * 500, [None] * 3, {"radius": 4}, {"radius": "x" * 2000}, "🂡" * 30)


class Crowd:
    """Connections of one identity, a fresh one whenever the last has said as much as it may at once."""

    def __init__(self, server, cookie=None):
        self.server, self.cookie, self.page, self.left = server, cookie or server.visit(), None, 0

    def ask(self, what, **members):
        if not self.left:
            self.close()
            self.page, self.left = Page(self.server, self.cookie), 50
        self.left -= 1
        number = self.page.say(what, **members)  # whatever the answer is: to be refused is what is tried here
        return self.page.wait(lambda message: message.get("re") == number)

    def close(self):
        if self.page:
            self.page.close()
        self.page = None


def test_messages_of_any_shape():
    """Whatever stands in a message, it is answered, and nobody else notices."""
    with Server() as server, Witness(server):
        crowd = Crowd(server)
        table = crowd.ask("create", game="template", seats=["me", "me"])["table"]
        n = crowd.ask("open", table=table)["n"]
        dice, refused = random.Random(2), 0
        for action, right in ACTIONS.items():
            right = {key: table if value == "T" else n if value == "N" else value for key, value in right.items()}
            for key in right:
                for value in WRONG:
                    answer = crowd.ask(action, **{**right, key: value})
                    if answer["is"] == "no":
                        refused += 1
                        assert answer["text"] and answer["code"] in (
                            "bad", "denied", "missing", "stale", "illegal", "busy", "limit"), (action, key, value, answer)
                without = {other: value for other, value in right.items() if other != key}
                assert crowd.ask(action, **without)["is"]
            many = {f"x{i}": dice.random() for i in range(300)}
            assert crowd.ask(action, **right, **many)["is"]
        assert refused > 500, refused
        for data in (b"[" * 16000, b'{"do":' * 2000, b'{"a":' * 2500 + b"1" + b"}" * 2500, b'{"do":"hello","id":1e999}',
                     b'{"do":"hello","id":99999999999999999999999}', b'{"do":"open","table":0x10}', b"{}", b"{,}",
                     b'{"do":"hello"}{"do":"hello"}', b'{"do":"\\u0068ello\\u0000"}', b"\xef\xbb\xbf{}", b"NaN"):
            with Page(server, crowd.cookie) as page:
                page.frame(data)
                answer = page.hear()
                assert answer["is"] == "no" and answer["code"] == "bad", (data[:40], answer)
        crowd.close()


def make_private(server, cookie, game="template"):
    """A running game of Anna's that nobody may watch: its table and the link's secret."""
    with Page(server, cookie) as anna:
        made = anna.ask("create", game=game, seats=["me", "friend"], name="Anna")
        table, secret = made["table"], made["links"]["1"].removeprefix("/i/")
        return table, secret


def test_what_belongs_to_others():
    with Server() as server, Witness(server):
        anna, ben, eve = server.visit(), server.visit(), Crowd(server)
        for game in GAMES:
            table, secret = make_private(server, anna, game)
            for guess in ("", "x", secret[:-1], secret + "A", secret.swapcase(), secret[::-1], "' OR 1=1 --", "%",
                          "\u0001", secret[:10] + "\n", "A" * 43):
                for action in ("invitation", "accept"):
                    answer = eve.ask(action, secret=guess)
                    assert answer["is"] == "no" and answer["code"] in ("missing", "bad"), (guess, answer)
            with Page(server, ben) as page:
                assert page.ask("accept", secret=secret, name="Ben")["seat"] == 1
            used = eve.ask("invitation", secret=secret)
            assert used.get("table", 0) == 0 and used["used"], "a used link tells where it led"
            assert eve.ask("accept", secret=secret)["is"] == "no"
            with Page(server, anna) as page:
                page.ask("open", table=table)
                n = page.state()["n"]
            for seat in range(3):
                for action, members in (
                        ("open", {}), ("past", {"at": 0}), ("play", {"n": n, "seat": seat, "move": "keep"}),
                        ("undo", {"n": n, "seat": seat}), ("hint", {"n": n, "seat": seat}),
                        ("why", {"seat": seat, "touch": 1}), ("why", {"seat": seat, "move": "x"}),
                        ("bot", {"seat": seat, "bot": "greedy"}), ("bot", {"seat": seat, "bot": None}),
                        ("sit", {"seat": seat}), ("invite", {"seat": seat}), ("leave", {})):
                    answer = eve.ask(action, table=table, **members)
                    assert (answer["is"], answer["code"]) == ("no", "denied"), (action, answer)
            for other in (table + 1, table - 1, table ^ 1, 1, (1 << 53) - 1):
                assert eve.ask("open", table=other)["code"] == "missing"
            lobby = eve.ask("lobby")
            assert table not in [row["id"] for rows in ("mine", "open", "watch") for row in lobby[rows]]
            for path in (f"/replay/{table}", f"/t/{table}/replay.txt"):
                for cookie in (eve.cookie, "", "x"):
                    assert server.request("GET", path, headers={"Cookie": "plateau=" + cookie}).status == 403
            with Page(server, ben) as page:  # and one's own seat is not the other one's
                page.ask("open", table=table)
                state = page.state()
                for action, members in (("play", {"n": state["n"], "move": "keep"}), ("undo", {"n": state["n"]}),
                                        ("hint", {"n": state["n"]}), ("why", {"touch": 1}), ("bot", {"bot": "greedy"})):
                    answer = page.ask(action, table=table, seat=0, **members)
                    assert (answer["is"], answer["code"]) == ("no", "denied"), (action, answer)
        eve.close()


def test_whoever_watched_a_waiting_table_leaves_when_it_is_closed():
    with Server() as server, Page(server) as anna, Page(server) as ben, Page(server) as eve:
        table = anna.ask("create", game="template", seats=["me", "free"], open=True, spectators=False)["table"]
        assert eve.ask("open", table=table)["state"] == "waiting"
        assert ben.ask("sit", table=table, seat=1, name="Ben")["is"] == "ok"
        no = eve.wait(lambda message: message["is"] == "no")
        assert no["code"] == "denied" and no["text"]
        anna.ask("open", table=table)
        ben.ask("open", table=table)
        states = [anna.state(3), ben.state(3)]
        actor = states[0]["actor"]
        move = states[actor]["moves"][0]["m"]
        answer = (anna, ben)[actor].ask("play", table=table, n=states[actor]["n"], seat=actor, move=move)
        assert answer["is"] == "ok"
        eve.ask("hello")  # whatever was sent to her has been heard now
        assert not [message for message in eve.inbox if message.get("n", 0) > 3], eve.inbox


def test_headers():
    with Server() as server:
        cookie = server.visit()
        headers = {"Origin": f"http://localhost:{server.port}"}
        answers = {"/": server.request("GET", "/"), "again": server.request("GET", "/", None, {"Cookie": "plateau=" + cookie}),
                   "missing": server.request("GET", "/nothing"), "picture": server.request("GET", "/thumb/tempete.svg"),
                   "table": server.request("GET", "/t/1"), "invitation": server.request("GET", "/i/x"),
                   "replay": server.request("GET", "/replay/1"), "post": server.request("POST", "/session", "{}", headers),
                   "foreign": server.request("POST", "/session", "{}"), "no scene": server.request("GET", "/scene/1"),
                   "long": server.request("POST", "/session", "x" * 5000, headers)}
        for name, answer in answers.items():
            policy = dict(part.strip().partition(" ")[::2] for part in
                          answer.getheader("content-security-policy").split(";"))
            assert policy["default-src"] == "'none'" and policy["script-src"] == "'self'", (name, policy)
            assert policy["style-src"] == "'self'" and policy["connect-src"] == "'self'", (name, policy)
            assert policy["frame-ancestors"] == "'none'" and policy["base-uri"] == "'none'", (name, policy)
            assert not any(word in value for value in policy.values() for word in ("unsafe", "*", "http:", "https:"))
            assert answer.getheader("x-content-type-options") == "nosniff", name
            assert answer.getheader("referrer-policy") == "no-referrer", name
            assert answer.getheader("content-type"), name
            if name != "picture":
                assert answer.getheader("cache-control") == "no-store", name
            assert not answer.getheader("access-control-allow-origin") and not answer.getheader("server"), name
        assert len(answers["long"].text) > 10 and answers["long"].status == 413
        given = answers["/"].getheader("set-cookie")
        assert re.fullmatch(r"plateau=[\w-]{43}; Path=/; HttpOnly; SameSite=Lax; Max-Age=\d+", given), given
        assert not answers["again"].getheader("set-cookie"), "whoever has a cookie keeps it"
        assert not answers["picture"].getheader("set-cookie")
        for page in (answers["/"], answers["invitation"]):
            if page.status == 200:  # built with its page: no script and no style stands in it
                assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\bstyle=|\son\w+=|javascript:", page.text, re.I)


def secrets_of(db):
    """What stands in the database and must not stand anywhere else."""
    line = sqlite3.connect(db)
    found = [seed for seed, in line.execute("SELECT seed FROM tables WHERE revealed = 0")]
    found += [secret for secret, in line.execute("SELECT secret FROM sessions")]
    found += [password for password, in line.execute("SELECT password FROM accounts")]
    found += [link for link, in line.execute("SELECT invitation FROM seats WHERE invitation IS NOT NULL")]
    line.close()
    return found


def test_secrets_stay_secret():
    """Neither in the log nor in what others hear: cookies, links, passwords, seeds, or their hashes."""
    with tempfile.TemporaryFile("w+") as log:
        class Logged(Server):
            popen = {"stderr": log}
        with Logged() as server:
            anna, ben, eve = server.visit(), server.visit(), server.visit()
            headers = {"Origin": f"http://localhost:{server.port}", "Cookie": "plateau=" + anna}
            password = "correct horse battery"
            body = json.dumps({"do": "register", "name": "Anna", "password": password})
            made = server.request("POST", "/session", body, headers)
            assert made.status == 200
            before, anna = anna, re.match(r"plateau=([^;]+)", made.getheader("set-cookie"))[1]
            heard = []
            with Page(server, eve) as page, Page(server, anna) as host, Page(server, ben) as guest:
                made = host.ask("create", game="template", seats=["me", "friend", "friend"], spectators=True, name="Anna")
                table, links = made["table"], [link.removeprefix("/i/") for link in made["links"].values()]
                page.ask("open", table=table)
                guest.ask("accept", secret=links[0], name="Ben")
                guest.ask("open", table=table)
                fresh = host.ask("invite", table=table, seat=2)["link"].removeprefix("/i/")
                assert fresh != links[1] and guest.ask("accept", secret=links[1])["is"] == "no", "the old link has ended"
                for one in (page, guest):
                    for action, members in (("lobby", {}), ("open", {"table": table}), ("past", {"table": table, "at": 0}),
                                            ("hello", {}), ("invitation", {"secret": "x"})):
                        heard.append(json.dumps(one.ask(action, **members)))
                    heard += [json.dumps(message) for message in one.inbox]
                # Ways to make the server say something in its log.
                for data in (b"GET /" + anna.encode() * 300 + b" HTTP/1.1\r\n\r\n",
                             b"GET / HTTP/1.1\r\nCookie: plateau=" + anna.encode() + b"; x=" + b"y" * 20000 + b"\r\n\r\n",
                             b"GET /i/" + fresh.encode() + b" HTTP/1.1\r\n" + b"A: b\r\n" * 9000 + b"\r\n"):
                    with Line(server, data) as line:
                        line.status()
                try:
                    page.frame(fresh.encode() * 500)
                    while True:
                        page.hear()
                except Closed:
                    pass
                known = [before, anna, ben, password, *links[1:], fresh, *secrets_of(server.db)]
            assert server.stop() == 0
            log.seek(0)
            text, everything = log.read(), "\n".join(heard)
            assert len(known) > 8 and len(heard) > 10
            for secret in known:
                assert secret not in text, f"the log has it: {secret}"
                assert secret not in everything, f"somebody else has heard it: {secret}"


def test_a_hash_opens_nothing():
    """Whoever has read the database cannot come in with what stands there."""
    with Server() as server:
        server.visit()
        for secret in secrets_of(server.db):
            for cookie in (secret, secret[:43]):
                try:
                    with Page(server, cookie, hello=False) as page:
                        assert page.hear()["code"] == "denied"
                        page.hear()
                        raise AssertionError("let in with a hash")
                except Closed:
                    pass
        mode = os.stat(server.db).st_mode & 0o777
        assert mode == 0o600, oct(mode)


if __name__ == "__main__":
    main(globals())
