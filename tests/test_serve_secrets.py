#!/usr/bin/env python3
"""Nothing a seat may not see leaves the server: two servers on two databases that differ only in what a viewer cannot
know, and every byte that the viewer and a spectator can get out of them, by WebSocket and by HTTP."""
import random
import re
import shutil
import sqlite3

from driver import main
from web import Page, Server, table_tool

TABLES = 12  # of each game that hides something


PRESENCE = re.compile(rb'\{"is":"presence","table":\d+,"watching":[01],"seats":\[(\{"here":(true|false)\},?)+\]\}')


class Ear(Page):
    """A page that keeps every frame as it came. Who is here is told by the server's clock, between any two answers: it
    says nothing but that."""

    def __init__(self, *args, **kwargs):
        self.heard = []
        super().__init__(*args, **kwargs)

    def _frame(self, *deadline):
        frame = super()._frame(*deadline)
        if frame[2].startswith(b'{"is":"presence"'):
            assert PRESENCE.fullmatch(frame[2]), frame
        else:
            self.heard.append(frame)
        return frame


def seat_everybody(pages, game):
    made = pages[0].ask("create", game=game, seats=["me"] + ["free"] * (len(pages) - 1), open=True, spectators=True)
    assert made["is"] == "created", made
    table = made["table"]
    for seat, page in enumerate(pages):
        if seat:
            assert page.ask("sit", table=table, seat=seat, name=f"P{seat}")["is"] == "ok"
        page.ask("open", table=table)
    return table


def play_some(pages, table, steps, dice):
    """So many random moves of whoever is to move; false if the game ended on the way."""
    state = pages[0].state()
    for _ in range(steps):
        while state["actor"] == "chance":
            state = pages[0].state(state["n"] + 1)
        if state["actor"] == "over":
            return False
        actor = pages[state["actor"]]
        mine = actor.state(state["n"]) if actor is not pages[0] else state
        answer = actor.ask("play", table=table, n=mine["n"], seat=mine["actor"], move=dice.choice(mine["moves"])["m"])
        assert answer["is"] == "ok", answer
        state = pages[0].state(answer["n"])
    return state["actor"] != "over"


def questions(table, n, seat, length):
    """Whatever can be asked without changing anything."""
    yield "lobby", {}
    for at in range(length + 2):
        yield "past", {"at": at}
    for touch in (*range(12), *range(1 << 15, (1 << 15) + 12)):
        yield "why", {"seat": max(seat, 0), "touch": touch}
    for other in range(4):
        yield "play", {"n": n, "seat": other, "move": "x"}
        yield "play", {"n": n - 1, "seat": other, "move": "x"}
        yield "undo", {"n": n - 1, "seat": other}
        yield "why", {"seat": other, "move": "bid 99"}
        yield "bot", {"seat": other, "bot": "nobody"}
        yield "sit", {"seat": other}
        yield "invite", {"seat": other}
    for since in (0, n - 1, n):
        yield "open", {"since": since}
    yield "close", {}


def interrogate(server, cookie, table, seat, n, length):
    """What came back, byte by byte. A connection may ask some 60 things at once: then there is another one."""
    heard, asks = [], list(questions(table, n, seat, length))
    for lang in ("en", "fr"):
        for start in range(0, len(asks), 50):
            with Ear(server, cookie, lang=lang) as page:
                page.ask("open", table=table)
                for what, members in asks[start:start + 50]:
                    page.ask(what, table=table, **members)
                heard.append(page.heard)
    for path in ("/", f"/t/{table}", f"/replay/{table}", f"/t/{table}/replay.txt"):
        answer = server.request("GET", path, headers={"Cookie": "plateau=" + cookie})
        heard.append((path, answer.status, sorted(answer.getheaders()), answer.text))
    return heard


def first_difference(one, two):
    for a, b in zip(one, two):
        if a != b:
            if isinstance(a, list):
                return first_difference(a, b)
            return f"{a!r:.1500}\n---\n{b!r:.1500}"
    return f"{len(one)} and {len(two)} answers"


def deal_again(db, table, viewer):
    what, *moves = table_tool("redeal", db, table, viewer, 5).splitlines()
    line = sqlite3.connect(db)
    with line:
        for number, move, position, notation in (entry.split(" ", 3) for entry in moves):
            line.execute("UPDATE moves SET move = ?, position = ?, notation = ? WHERE table_id = ? AND number = ?",
                         (int(move), int(position), notation, table, int(number)))
    line.close()
    return what


def some_tables(server, games, cookies, tables_of_each, dice):
    """(game, table, viewer, n, length) of games under way."""
    for game in games:
        found = 0
        while found < tables_of_each:
            players = dice.randint(*game["players"])
            pages = [Page(server, cookie) for cookie in cookies[:players]]
            table = seat_everybody(pages, game["id"])
            if play_some(pages, table, dice.randint(1, dice.choice((6, 12, 40))), dice):
                found += 1
                pages[0].ask("open", table=table)
                state = pages[0].state()
                yield game["id"], table, dice.randrange(-1, players), state["n"], state["length"]
            for page in pages:
                page.close()


def spoil(db):
    """As if the rules had changed: every game's last move leads elsewhere."""
    line = sqlite3.connect(db)
    with line:
        line.execute("UPDATE moves SET position = 7 WHERE number = (SELECT length - 1 FROM heads h"
                     " WHERE h.table_id = moves.table_id)")
    line.close()


def compare(seed, tables_of_each, spoiled):
    dice = random.Random(seed)
    with Server() as server, Server(start=False) as other:
        with Page(server) as page:
            games = [game for game in page.welcome["games"] if game["hidden"]]
        assert games, "no game hides anything: there is nothing to test"
        cookies = [server.visit() for _ in range(max(game["players"][1] for game in games))]
        watcher = server.visit()
        tables = list(some_tables(server, games, cookies, tables_of_each, dice))
        assert server.stop() == 0
        shutil.copyfile(server.db, other.db)
        dealt = {table: deal_again(other.db, table, viewer) for _, table, viewer, _, _ in tables}
        for place in (server, other):
            if spoiled:
                spoil(place.db)
            place.start()
        for game, table, viewer, n, length in tables:
            if dealt[table] == "none":
                continue
            for cookie, seat in {watcher: -1, (cookies + [watcher])[viewer]: viewer}.items():
                one, two = (interrogate(place, cookie, table, seat, n, length) for place in (server, other))
                assert one == two, (game, table, seat, first_difference(one, two))
        found = list(dealt.values()).count("now")
        assert found >= len(games) * tables_of_each // 2, f"only {found} of {len(dealt)} tables could be dealt anew"


def test_two_truths_look_the_same():
    compare(11, TABLES, spoiled=False)


def test_two_truths_under_other_rules_look_the_same():
    compare(12, TABLES // 2, spoiled=True)


if __name__ == "__main__":
    main(globals())
