#!/usr/bin/env python3
"""What stands still at a table comes over HTTP with an ETag; what a move changes comes as the difference."""
import json
import re

from driver import main
from web import Page, Server


def play_one(page, state):
    seat = state["actor"]
    answer = page.ask("play", table=state["table"], n=state["n"], seat=seat, move=state["moves"][0]["m"])
    assert answer["is"] == "ok", answer
    return answer["n"]


def ready(page, least=0):
    """The state in which somebody is to move."""
    state = page.state(least)
    while not isinstance(state["actor"], int):
        state = page.state(state["n"] + 1)
    return state


def up_to(page, n):
    """The state that the page has, at least this one."""
    return page.known if page.known and page.known["n"] >= n else page.state(n)


def test_it_is_kept_and_asked_for_by_its_tag():
    with Server() as server, Page(server) as anna, Page(server, lang="fr") as ben:
        made = anna.ask("create", game="tempete", seats=["me", "friend"], spectators=True)
        here = anna.ask("open", table=made["table"])
        there = ben.ask("open", table=made["table"])
        assert not any(member in here for member in ("zones", "faces", "art", "box", "places")), here
        tags = {}
        for told in (here, there):
            answer = server.request("GET", told["scene"])  # nobody in particular: it holds nothing of the table
            still = json.loads(answer.text)
            assert answer.status == 200 and still["places"]["zones"] and still["art"]
            assert answer.getheader("content-type") == "application/json" and not answer.getheader("set-cookie")
            assert answer.getheader("cache-control") == "no-cache"
            tag = answer.getheader("etag")
            assert re.fullmatch(r'"[0-9a-f]{32}"', tag), tag
            tags[told["scene"]] = tag
            for known in (tag, "W/" + tag, '"0", ' + tag):
                again = server.request("GET", told["scene"], None, {"If-None-Match": known})
                assert again.status == 304 and again.text == "" and again.getheader("etag") == tag, again.status
            for other in ('"0"', "", "x" * 600, tag[:-2]):
                again = server.request("GET", told["scene"], None, {"If-None-Match": other})
                assert again.status == 200 and again.text == answer.text, other
            head = server.request("HEAD", told["scene"])
            assert head.status == 200 and head.text == "" and head.getheader("etag") == tag
        assert len(set(tags.values())) == 2, "each language has its own"
        assert server.stop() == 0
        with Server() as other:  # the same text wherever it is asked for
            for scene, tag in tags.items():
                assert other.request("GET", scene).getheader("etag") == tag


def test_what_is_no_setup_is_not_there():
    with Server() as server, Page(server) as anna:
        scene = anna.ask("open", table=anna.ask("create", game="template", seats=["me", "me"])["table"])["scene"]
        for path in (scene[:-1], scene + ",1", scene + "/", scene.replace("template", "chess"), "/scene/",
                     scene.replace("/en/", "/de/"), scene.replace("/2,", "/99,"), scene.replace(",", ",+", 1),
                     "/scene/template/en/2," + "9" * 200, "/scene/%2e%2e/x"):
            assert server.request("GET", path).status == 404, path
        assert server.request("GET", scene + "?lang=fr").status == 200
        assert server.request("POST", scene, "{}").status == 403
        assert server.stop() == 0


def test_an_address_pays_for_what_it_asks():
    with Server() as server, Page(server) as anna:
        scene = anna.ask("open", table=anna.ask("create", game="twilight", seats=["me", "me"])["table"])["scene"]
        headers = {"X-Forwarded-For": "192.0.2.7", "Cookie": "plateau=" + server.visit()}
        for _ in range(20000):
            status = server.request("GET", scene, None, headers).status
            if status != 200:
                break
        assert status == 429, status
        assert server.request("GET", scene).status == 200, "somebody else gets it"
        assert server.stop() == 0


def test_a_move_tells_what_has_changed():
    for game in ("tempete", "template", "twilight", "ankh"):
        with Server() as server, Page(server) as anna, Page(server) as ben:
            made = anna.ask("create", game=game, seats=["me", "friend"])
            table, told = made["table"], []
            assert ben.ask("accept", secret=made["links"]["1"].removeprefix("/i/"), name="Ben")["is"] == "ok"
            ben.listen = told.append
            anna.ask("open", table=table)
            ben.ask("open", table=table)
            pages = (anna, ben)
            n = ready(anna)["n"]
            for _ in range(30):
                states = [up_to(page, n) for page in pages]
                if states[0]["actor"] == "over":
                    break
                n = play_one(pages[states[0]["actor"]], states[states[0]["actor"]])
            for page in pages:
                up_to(page, n)
            with Page(server, ben.cookie) as again:  # whoever comes back gets the same, as a whole
                again.ask("open", table=table)
                whole, known = again.state(n), ben.known
                for member in ("n", "pieces", "stats", "moves", "prompt", "actor"):
                    assert whole[member] == known[member], (game, member)
                assert "base" not in again.raw
            states = [message for message in told if message["is"] == "state"]
            assert sum("base" in state for state in states) > max(8, len(states) // 2), (game, len(states))
            assert not any("pieces" in state for state in states if "base" in state)
            assert server.stop() == 0


def test_whoever_has_no_base_gets_all_of_it():
    with Server() as server, Page(server) as anna, Page(server) as ben:
        made = anna.ask("create", game="tempete", seats=["me", "me"], spectators=True)
        table = made["table"]
        anna.ask("open", table=table)
        ben.ask("open", table=table)
        n = play_one(anna, ready(anna))
        ben.state(n)
        assert ben.raw["base"] == n - 1
        ben.ask("hello", lang="fr")  # what it knew was in another language
        n = play_one(anna, anna.state(n))
        ben.state(n)
        assert "base" not in ben.raw and ben.raw["pieces"]
        ben.ask("close", table=table)  # a move is missed
        n = play_one(anna, anna.state(n))
        state = anna.state(n)
        ben.ask("open", table=table, since=n - 1)
        ben.state(n)
        assert "base" not in ben.raw and ben.raw["pieces"]
        for lie in (n + 5, 0, 2 ** 53 - 1):  # what a page says that it knows is never taken as what it has
            ben.ask("open", table=table, since=lie)
            assert ben.state()["pieces"] and "base" not in ben.raw
        while not state["undo"]:
            n = play_one(anna, state)
            state = anna.state(n)
            ben.state(n)
        answer = anna.ask("undo", table=table, n=n, seat=state["undoSeat"])
        assert answer["is"] == "ok", answer
        ben.state(answer["n"])
        assert "base" not in ben.raw, "what was taken back is no base"
        assert server.stop() == 0


if __name__ == "__main__":
    main(globals())
