#!/usr/bin/env python3
"""`plateau serve` when its process or its disk gives up. PLATEAU_KILLS=N kills it N times instead of 25."""
import os
import random
import resource
import sqlite3
import tempfile
import threading
import time

from driver import PATIENCE, main, run
from web import Closed, Page, Server, awaited, table_tool

KILLS = int(os.environ.get("PLATEAU_KILLS", "25"))
KINDS = (("tempete", ("me", "me")), ("tempete", ("me", "bot:greedy", "bot:random")), ("template", ("me", "me", "me")),
         ("template", ("me", "bot:random")), ("template", ("bot:greedy", "me", "bot:random", "me")))


class Player:
    """Plays one table after the other as fast as it can until its server dies; remembers what was acknowledged."""

    def __init__(self, server, kind, seed, heard):
        self.server, self.kind, self.dice, self.heard = server, kind, random.Random(seed), heard
        self.cookie = server.visit()
        self.table, self.tables, self.finished = None, [], []
        self.known = {}  # table: [(numbers that the move may have, (seat, notation))]
        self.n = 0       # of the table's last change that was heard of
        self.failure = None

    def run(self):
        try:
            while True:
                with Page(self.server, self.cookie) as page:
                    self.play(page)
        except (Closed, OSError):
            pass  # the server has died
        except Exception as failure:  # whatever it was, the test tells it
            self.failure = failure

    def play(self, page):
        """Some fifty moves: so many may be said at once on one connection."""
        if not self.table:
            game, seats = self.kind
            made = page.ask("create", game=game, seats=list(seats))
            assert made["is"] == "created", made
            self.table, self.n = made["table"], 0
            self.tables.append(self.table)
            self.known[self.table] = []
        opened = page.ask("open", table=self.table)
        assert opened["is"] == "table" and opened["n"] >= self.n, (opened, self.n)
        state = page.state(self.n)
        for _ in range(50):
            while not awaited(state) and state["actor"] != "over":
                state = page.state(state["n"] + 1)
            self.n = state["n"]
            if state["actor"] == "over":
                self.finished.append(self.table)
                self.table = None
                return
            move = self.dice.choice(state["moves"])["m"]
            answer = page.ask("play", table=self.table, n=state["n"], seat=state["actor"], move=move)
            assert answer["is"] == "ok", answer
            # Of several who are asked together another may have been first, without making this answer stale.
            others = len(state.get("asked", ())) - len(state.get("answered", ()))
            numbers = range(state["length"], state["length"] + max(others, 1))
            self.known[self.table].append((numbers, (state["actor"], move)))
            self.n = answer["n"]
            self.heard.tell()
            state = page.state(answer["n"])


class Count:
    """Counts what was acknowledged; waits for a number."""

    def __init__(self):
        self.number, self.more = 0, threading.Condition()

    def tell(self):
        with self.more:
            self.number += 1
            self.more.notify_all()

    def wait(self, least):
        with self.more:
            assert self.more.wait_for(lambda: self.number >= least, PATIENCE), f"only {self.number} moves, not {least}"


def let_pass(seconds):
    """A moment that is not in step with what the server does."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        pass


def stored(db):
    """{table: [(number, seat, notation)…]} and {table: number of its last change}"""
    line = sqlite3.connect(db)
    moves = {}
    for table, number, seat, notation in line.execute("SELECT table_id, number, seat, notation FROM moves"
                                                      " ORDER BY table_id, number"):
        moves.setdefault(table, []).append((number, seat, notation))
    changes = dict(line.execute("SELECT table_id, change FROM heads"))
    line.close()
    return moves, changes


def check_everything(db, players):
    """Every acknowledged move is there, none twice, at most one more for each table; every table verifies."""
    moves, changes = stored(db)
    tables = [table for player in players for table in player.tables]
    table_tool("check", db, *changes)
    assert set(tables) <= set(changes), "a table that was made is gone"
    for player in players:
        for table in player.tables:
            mine = {seat for seat, who in enumerate(player.kind[1]) if who == "me"}
            made = {number: (seat, notation) for number, seat, notation in moves.get(table, []) if seat in mine}
            known = player.known[table]
            unheard = dict(made)
            for numbers, move in known:
                there = [number for number in numbers if unheard.get(number) == move]
                assert there, (table, numbers, move, [made.get(number) for number in numbers])
                del unheard[there[0]]
            assert len(unheard) <= 1, f"moves that nobody made: {list(unheard.values())}"
            known.extend((range(number, number + 1), move) for number, move in unheard.items())
        if player.table:
            assert changes[player.table] >= player.n


def check_replays(server, players):
    """The finished games can be taken along, and the program agrees with them."""
    count = 0
    with tempfile.TemporaryDirectory() as folder:
        for player in players:
            for table in player.finished:
                answer = server.request("GET", f"/replay/{table}", headers={"Cookie": "plateau=" + player.cookie})
                assert answer.status == 200, answer.text
                path = os.path.join(folder, "replay.txt")
                with open(path, "w", encoding="utf-8") as file:
                    file.write(answer.text)
                done = run("replay", path, "--lang", "en")
                assert done.returncode == 0, done.stderr
                count += 1
    return count


def test_killed_under_load_again_and_again():
    dice, heard = random.Random(7), Count()
    with Server() as server:
        players = [Player(server, kind, dice.random(), heard) for kind in KINDS]
        for _ in range(KILLS):
            before = heard.number
            threads = [threading.Thread(target=player.run) for player in players]
            for thread in threads:
                thread.start()
            heard.wait(before + dice.randint(1, 60))
            let_pass(dice.random() * 0.02)
            server.kill()
            for player, thread in zip(players, threads):
                thread.join(PATIENCE)
                assert not thread.is_alive() and not player.failure, (player.kind, player.failure)
            check_everything(server.db, players)
            server.start()
        assert check_replays(server, players) >= 1
        assert server.stop() == 0
        check_everything(server.db, players)


class Confined(Server):
    """A server whose files can be kept from growing. It gets no signal for that: a disk that is full sends none."""
    popen = {"restore_signals": False}  # Python ignores SIGXFSZ, and so does the server then

    def limit(self, room=None):
        """So many bytes more than its largest file; None: as many as there are."""
        sizes = [os.path.getsize(self.db + end) for end in ("", "-wal") if os.path.exists(self.db + end)]
        hard = resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (hard if room is None else max(sizes) + room, hard))


def play_until(server, cookie, table, wanted, dice):
    """Plays until a move is not stored; the answer then. `wanted` limits the moves of one connection."""
    for _ in range(PATIENCE):
        with Page(server, cookie) as page:
            page.ask("open", table=table)
            state = page.state()
            for _ in range(wanted):
                while not awaited(state) and state["actor"] != "over":
                    state = page.state(state["n"] + 1)
                assert state["actor"] != "over", "the game ended before the disk was full"
                move = dice.choice(state["moves"])["m"]
                answer = page.ask("play", table=table, n=state["n"], seat=state["actor"], move=move)
                if answer["is"] != "ok":
                    after = page.state(state["n"])  # told again, as the store has it
                    assert after["n"] == state["n"] and after["moves"] == state["moves"], (state, after)
                    return answer, state["n"]
                state = page.state(answer["n"])
    raise AssertionError("nothing was ever refused")


def test_a_full_disk_stops_and_damages_nothing():
    dice = random.Random(3)
    with Confined() as server:
        cookie = server.visit()
        for full in range(3):
            with Page(server, cookie) as page:
                table = page.ask("create", game="tempete", seats=["me", "me"], spectators=True)["table"]
                bots = page.ask("create", game="template", seats=["bot:random", "me"])["table"]
            server.limit(20000)
            answer, n = play_until(server, cookie, table, 50, dice)
            assert answer["code"] == "store" and "disk is full" in answer["text"], answer
            with Page(server, cookie, lang="fr") as page:
                answer = page.ask("create", game="tempete", seats=["me", "me"])
                assert answer["code"] == "store" and "plein" in answer["text"], answer
                assert page.ask("open", table=table)["n"] == n, "what is there can be looked at"
                assert page.ask("past", table=table, at=2)["is"] == "past"
                page.ask("open", table=bots)  # its bot cannot move now: that must not stop the others
                answer = server.request("GET", "/")
                assert answer.status == 503 and "disk is full" in answer.text, (answer.status, answer.text)
                assert page.ask("lobby")["is"] == "lobby"
            if full == 1:  # and it dies like that
                server.kill()
                assert "right" in table_tool("check", server.db, table)
                server.start()
            server.limit(None)
            with Page(server, cookie) as page:
                page.ask("open", table=table)
                state = page.state(n)
                move = state["moves"][0]["m"]
                answer = page.ask("play", table=table, n=state["n"], seat=state["actor"], move=move)
                assert answer["is"] == "ok" and answer["n"] == n + 1, answer
                page.ask("open", table=bots)  # the bot goes on by itself
                page.wait(lambda message: message["is"] == "state" and message["moves"])
        assert server.stop() == 0
        table_tool("check", server.db, *stored(server.db)[1])


if __name__ == "__main__":
    main(globals())
