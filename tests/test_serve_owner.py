#!/usr/bin/env python3
"""The owner of a name gets in while others try passwords for it from everywhere, and nobody stays in by an old cookie."""
import json
import re
import sqlite3
import threading
import time

from driver import PATIENCE, main, waits
from hostile import Line
from web import Closed, Page, Postgres, Server

SECRET = "a long secret"


class Browser:
    """Keeps its cookies, and comes from an address that a proxy on this machine names."""

    def __init__(self, server, address=None):
        self.server, self.address = server, address
        self.jar = {"plateau": server.visit()}

    def post(self, what, name="Anna", password=SECRET):
        headers = {"Origin": f"http://localhost:{self.server.port}",
                   "Cookie": "; ".join(f"{key}={value}" for key, value in self.jar.items()),
                   **({"X-Forwarded-For": self.address} if self.address else {})}
        answer = self.server.request("POST", "/session", json.dumps({"do": what, "name": name, "password": password}),
                                     headers)
        self.set = answer.msg.get_all("set-cookie") or []
        for one in self.set:
            key, _, value = one.partition(";")[0].partition("=")
            self.jar[key] = value
        return json.loads(answer.text)

    def who(self):
        """Whom a page of it is welcomed as; 0: nobody."""
        return welcome(self.server, self.jar["plateau"])


def welcome(server, cookie):
    try:
        with Page(server, cookie) as page:
            return page.welcome["you"]["id"] if page.welcome["is"] == "welcome" else 0
    except Closed:
        return 0


class Guessers:
    """Many addresses, each with a wrong password for Anna again and again."""

    def __init__(self, server, addresses):
        self.server, self.addresses = server, addresses
        self.looked_at, self.asked, self.failure = 0, 0, None
        self.stop = threading.Event()
        self.threads = [threading.Thread(target=self.run, args=(part,)) for part in range(3)]

    def run(self, part):
        try:
            browser = Browser(self.server)
            while not self.stop.is_set():
                for i in range(part, self.addresses, 3):
                    browser.address = f"203.0.{i // 200}.{i % 200 + 1}"
                    code = browser.post("login", password="a wrong secret")["code"]
                    assert code in ("denied", "limit"), code
                    self.looked_at += code == "denied"
                    self.asked += 1
                    if self.stop.is_set():
                        break
        except Exception as failure:  # told by `with`
            self.failure = failure

    def __enter__(self):
        for thread in self.threads:
            thread.start()
        end = time.monotonic() + PATIENCE
        while self.asked < 100 and time.monotonic() < end and not self.failure:
            self.stop.wait(0.02)
        return self

    def __exit__(self, *_):
        self.stop.set()
        for thread in self.threads:
            thread.join(PATIENCE)
        assert not self.failure, self.failure


def guessed_at(server):
    owner = Browser(server, "198.51.100.1")
    assert owner.post("register") == {"is": "ok"}
    began = time.monotonic()
    with Guessers(server, 300) as guessers:
        right = [owner.post("login") for _ in range(20)]
        assert right == [{"is": "ok"}] * 20, right
        # Having logged out, and from another address, it is still the same browser.
        assert owner.post("logout") == {"is": "ok"}
        owner.address = "198.51.100.77"
        assert owner.post("login") == {"is": "ok"}
        # But it cannot guess more often than others could.
        assert owner.post("logout") == {"is": "ok"}
        codes = [owner.post("login", password="a wrong secret")["code"] for _ in range(12)]
        assert codes[:5] == ["denied"] * 5 and "limit" in codes[5:], codes
        # The name is of no use to a browser that knows another account.
        other = Browser(server, "198.51.100.9")
        assert other.post("register", name="Ben") == {"is": "ok"}
        assert other.post("login")["code"] == "limit"
    assert guessers.asked > 150
    # Five are free, and each of the many addresses has a turn a minute at the most.
    assert guessers.looked_at <= 10 + 300 * (1 + (time.monotonic() - began) // 15), (guessers.looked_at, guessers.asked)


@waits
def test_a_known_browser_gets_in():
    with Server() as server:
        guessed_at(server)


@waits
def test_a_known_browser_gets_in_with_postgresql():
    with Postgres() as postgres, Server(db=postgres.url) as server:
        guessed_at(server)


def test_passwords_for_no_name_hold_up_nobody():
    """A password takes long to look at. From ever new addresses, for ever new names: whoever is known, and bots, do not
    wait behind all of them."""
    with Server() as server:
        anna = Browser(server, "198.51.100.1")
        assert anna.post("register") == {"is": "ok"}
        here, lines = f"localhost:{server.port}", []
        for i in range(700):
            body = json.dumps({"do": "login", "name": f"nobody {i}", "password": "a wrong secret"})
            lines.append(Line(server, (f"POST /session HTTP/1.1\r\nHost: {here}\r\nOrigin: http://{here}\r\n"
                                       f"Cookie: plateau={anna.jar['plateau']}\r\nContent-Length: {len(body)}\r\n"
                                       f"X-Forwarded-For: 203.0.{i // 200}.{i % 200 + 1}\r\n\r\n{body}").encode()))
        began = time.monotonic()
        assert anna.post("login") == {"is": "ok"}
        with Page(server) as page:
            table = page.ask("create", game="template", seats=["bot:greedy", "bot:greedy"])["table"]
            page.ask("open", table=table)
            assert page.state(5)
        assert time.monotonic() - began < 15, time.monotonic() - began
        codes = [re.search(rb'"code":"(\w+)"', line.rest())[1] for line in lines]
        assert codes.count(b"limit") > 300 and codes.count(b"denied") >= 50, (codes.count(b"limit"), codes.count(b"denied"))
        assert Browser(server, "198.51.100.2").post("login") == {"is": "ok"}, "afterwards all is as before"


@waits
def test_others_get_in_after_a_short_wait():
    with Server() as server:
        assert Browser(server).post("register") == {"is": "ok"}
        stranger = Browser(server, "198.51.100.1")
        guessers = Browser(server)
        asked = 0

        def guess():
            """From an address that has not been here."""
            nonlocal asked
            asked += 1
            guessers.address = f"203.0.{asked // 200}.{asked % 200 + 1}"
            return guessers.post("login", password="a wrong secret")["code"]
        assert [guess() for _ in range(5)] == ["denied"] * 5
        first = stranger.post("login")
        assert first["code"] == "limit", first
        wait = int(re.search(r"(\d+) s", first["text"])[1])
        assert 1 <= wait <= 60, first
        end = time.monotonic() + wait
        while time.monotonic() < end:  # whatever the others do meanwhile
            assert guess() in ("denied", "limit")
        assert asked > 10
        assert stranger.post("login") == {"is": "ok"}


def test_capitals_make_no_other_name():
    """Nor do those with accents give more attempts."""
    with Server() as server:
        assert Browser(server).post("register", name="Éloïse Œuvrard") == {"is": "ok"}
        names = ("éloïse œuvrard", "ÉLOÏSE ŒUVRARD", "éLOïSE Œuvrard", "Éloïse œUVRARD")
        stranger = Browser(server)
        codes = [stranger.post("login", name=names[i % 4], password="a wrong secret")["code"] for i in range(7)]
        assert codes[:5] == ["denied"] * 5 and "limit" in codes[5:], codes
        assert Browser(server).post("register", name=names[1])["code"] == "denied"


def test_keys_change_hands_once():
    """A guest's cookie that somebody has seen is of no use once it has become an account; nor an old session's."""
    with Server() as server:
        anna = Browser(server)
        guest = anna.jar["plateau"]
        with Page(server, guest) as thief:
            me = thief.welcome["you"]["id"]
            assert anna.post("register") == {"is": "ok"}
            assert anna.who() == me and anna.jar["plateau"] != guest
            try:
                while True:
                    thief.hear()
            except Closed:
                pass  # the page of the old cookie is closed, and does not come back as Anna
        assert welcome(server, guest) != me
        assert [one.partition("=")[0] for one in anna.set] == ["plateau", "plateau-device"]
        token = anna.set[1]
        for word in ("HttpOnly", "SameSite=Strict", "Path=/session"):
            assert word in token, token
        # Logging in again, or as somebody else, ends the session before; another browser's goes on.
        phone = Browser(server)
        assert phone.post("login") == {"is": "ok"}
        before = anna.jar["plateau"]
        assert anna.post("login") == {"is": "ok"}
        assert anna.jar["plateau"] != before and welcome(server, before) != me and anna.who() == me == phone.who()
        before, ben = anna.jar["plateau"], Browser(server)
        assert ben.post("register", name="Ben") == {"is": "ok"}
        assert anna.post("login", name="Ben") == {"is": "ok"}
        assert welcome(server, before) != me and anna.who() == ben.who() and phone.who() == me
        # A wrong password ends nothing.
        assert phone.post("login", password="a wrong secret")["code"] == "denied" and phone.who() == me
        assert server.stop() == 0
        with sqlite3.connect(server.db) as base:
            kept = [row[0] for row in base.execute("SELECT secret FROM devices")]
        assert kept and anna.jar["plateau-device"] not in kept, "only hashes are kept"


if __name__ == "__main__":
    main(globals())
