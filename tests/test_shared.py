#!/usr/bin/env python3
"""Several `plateau serve` on one PostgreSQL: who plays here sees what is played there."""
import random
import time

from driver import PATIENCE, main, waits
from web import Page, Postgres, Server, awaited


def is_away(message):
    return message["is"] == "no" and message["code"] == "store"


def whole_game(pages, table, dice, made=lambda moves: None, away=None):
    """Plays to the end: pages[i] has seat i, whoever is at another seat plays by itself. Answers the last states.
    `made` is called after each move, `away` whenever somebody is told that the database does not answer."""
    def state(page, least):
        while True:
            message = page.wait(lambda message: is_away(message) or message["is"] == "state" and message["n"] >= least)
            if message["is"] == "state":
                page.inbox.insert(0, message)
                return page.state(least)
            away(message)
    states, moves = [state(page, 0) for page in pages], 0
    while any(one["actor"] != "over" for one in states):
        # What comes may be further than what was asked for: then others are behind, and whose turn it is they know.
        ahead = max(one["n"] for one in states)
        behind = [i for i, one in enumerate(states) if one["n"] < ahead]
        if behind:
            states[behind[0]] = state(pages[behind[0]], ahead)
            continue
        mine = [i for i, one in enumerate(states) if awaited(one)]
        if not mine:
            # Somebody else moves; all are told.
            if states[0]["actor"] != "over":
                states[0] = state(pages[0], states[0]["n"] + 1)
            continue
        i = mine[0]
        now, page = states[i], pages[i]
        answer = page.ask("play", table=table, n=now["n"], seat=now["actor"], move=dice.choice(now["moves"])["m"])
        if answer["is"] == "ok":
            moves += 1
            states[i] = state(page, answer["n"])
            made(moves)
        else:
            # The state comes again by itself, with the move or without it.
            assert is_away(answer), answer
            away(answer)
            states[i] = state(page, now["n"])
    return states


def check_replay(server, table, page, away=None):
    """`away` is called while the server answers that the database does not."""
    end = time.monotonic() + PATIENCE
    replay = None
    while not replay or (away and replay.status == 503 and time.monotonic() < end):
        if replay:
            away({"text": replay.text})
        replay = server.request("GET", f"/replay/{table}", headers={"Cookie": "plateau=" + page.cookie})
    assert replay.status == 200 and "\nend " in replay.text, (replay.status, replay.text[-500:])
    return replay.text


def two_tables(here, there):
    """Anna at one server, Ben at the other, a bot between them."""
    anna, ben = Page(here), Page(there)
    made = anna.ask("create", game="tempete", seats=["me", "friend", "bot:greedy"], name="Anna", spectators=True)
    table = made["table"]
    anna.ask("open", table=table)
    assert ben.ask("accept", secret=made["links"]["1"].removeprefix("/i/"), name="Ben")["table"] == table
    assert ben.ask("open", table=table)["you"] == [1]
    return table, anna, ben


class Scripted(Page):
    """Hears what is written down for it; the one move there is ends the game for all of `pages`."""

    def __init__(self, pages, *states):
        self.inbox, self.number, self.script, self.pages = [], 0, list(states), pages
        pages.append(self)

    def hear(self, end=None):
        if not self.script:
            raise TimeoutError
        return self.script.pop(0)

    def frame(self, data, opcode=1, final=True):
        self.script.append({"is": "ok", "re": self.number, "n": 5})
        for page in self.pages:
            page.script.append({"is": "state", "n": 5, "actor": "over", "moves": []})


def test_a_page_that_is_behind_is_waited_for():
    # One server tells of the changes 3 and 4 one by one, the other of both at once: the turn is the slower page's.
    def state(n, actor, *moves):
        return {"is": "state", "n": n, "actor": actor, "moves": [{"m": move} for move in moves]}
    pages = []
    Scripted(pages, state(2, "chance"), state(4, 1))
    Scripted(pages, state(3, "chance"), state(4, 1, "go"))
    assert [end["n"] for end in whole_game(pages, 1, random.Random(1))] == [5, 5]


def test_a_game_across_two_servers():
    with Postgres() as postgres, Server(postgres.url) as here, Server(postgres.url) as there:
        table, anna, ben = two_tables(here, there)
        with anna, ben:
            ends = whole_game((anna, ben), table, random.Random(1))
            assert ends[0]["result"] == ends[1]["result"] and ends[0]["pieces"] == ends[1]["pieces"]
            assert check_replay(here, table, anna) == check_replay(there, table, ben)
        assert here.stop() == 0 and there.stop() == 0
        assert postgres.query("SELECT COUNT(*) = MAX(number) + 1 FROM moves") == "t"


def test_the_lobby_shows_the_tables_of_others():
    with Postgres() as postgres, Server(postgres.url) as here, Server(postgres.url) as there:
        with Page(here) as anna, Page(there) as ben:
            assert ben.ask("lobby")["open"] == []
            table = anna.ask("create", game="tempete", seats=["me", "free"], open=True, name="Anna")["table"]
            lobby = ben.wait(lambda message: message["is"] == "lobby" and message["open"])
            assert [row["id"] for row in lobby["open"]] == [table]
            anna.ask("open", table=table)
            assert ben.ask("sit", table=table, seat=1, name="Ben")["is"] == "ok"
            seated = anna.wait(lambda message: message["is"] == "table" and message["state"] == "running")
            assert [seat["name"] for seat in seated["seats"]] == ["Anna", "Ben"]


def test_undo_and_seats_are_seen_there():
    with Postgres() as postgres, Server(postgres.url) as here, Server(postgres.url) as there:
        with Page(here) as anna:
            table = anna.ask("create", game="tempete", seats=["me", "me"], name="Anna")["table"]
            anna.ask("open", table=table)
            # The same person at another server: two windows of one game.
            with Page(there, anna.cookie) as window:
                window.ask("open", table=table)
                state, dice, undone = anna.state(2), random.Random(2), False
                for _ in range(200):
                    if state["undo"]:
                        back = anna.ask("undo", table=table, n=state["n"], seat=state["undoSeat"])
                        undone = True
                    else:
                        back = anna.ask("play", table=table, n=state["n"], seat=state["actor"],
                                        move=dice.choice(state["moves"])["m"])
                    assert back["is"] == "ok", back
                    state, seen = anna.state(back["n"]), window.state(back["n"])
                    for member in ("n", "length", "actor", "pieces", "moves", "undo"):
                        assert seen[member] == state[member], member
                    if undone:
                        break
                assert undone
                assert anna.ask("bot", table=table, seat=0, bot="random")["is"] == "ok"
                window.wait(lambda message: message["is"] == "table" and message["seats"][0]["bot"] == "random")


def test_bots_of_two_servers_make_each_move_once():
    with Postgres() as postgres, Server(postgres.url) as here, Server(postgres.url) as there:
        with Page(here) as anna, Page(there, anna.cookie) as window:
            table = anna.ask("create", game="tempete", seats=["bot:greedy", "bot:greedy"], name="Anna")["table"]
            anna.ask("open", table=table)
            window.ask("open", table=table)
            ends = []
            for page in (anna, window):
                state = page.state()
                while state["actor"] != "over":
                    state = page.state(state["n"] + 1)
                ends.append(state)
            assert ends[0]["result"] == ends[1]["result"] and ends[0]["length"] == ends[1]["length"]
            check_replay(there, table, window)


@waits
def test_the_database_restarts_under_two_servers():
    with Postgres() as postgres, Server(postgres.url) as here, Server(postgres.url) as there:
        table, anna, ben = two_tables(here, there)
        crashes, heard = [], []

        def crash(moves):
            if moves % 30 == 15:
                crashes.append(moves)
                postgres.kill()

        def restart(no):
            assert "database" in no["text"], no
            heard.append(no)
            if postgres.process.poll() is not None:
                postgres.start()
        with anna, ben:
            whole_game((anna, ben), table, random.Random(7), crash, restart)
            assert len(heard) >= len(crashes) >= 2, (crashes, heard)
            check_replay(there, table, ben, restart)  # it may have been killed by the last move
        assert postgres.query("SELECT COUNT(*) = MAX(number) + 1 FROM moves") == "t"


if __name__ == "__main__":
    main(globals())
