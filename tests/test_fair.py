#!/usr/bin/env python3
"""Files of the web table: the replay of a finished game with its dice, and saves that hold what a player may know."""
import os
import random
import subprocess
import sys
import tempfile

from driver import PATIENCE, PROGRAM, ROOT, main
from web import Page, Server, awaited

HERE = tempfile.TemporaryDirectory(prefix="plateau-fair-")


def run(*args, say=""):
    done = subprocess.run(args, input=say, capture_output=True, text=True, cwd=HERE.name, timeout=PATIENCE,
                          env={**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "80"})
    return done.returncode, done.stdout, done.stderr


def plateau(*args, say=""):
    return run(PROGRAM, *args, say=say)


def put(name, text):
    with open(os.path.join(HERE.name, name), "w", encoding="utf-8") as file:
        file.write(text)
    return name


def get(server, path, page=None, lang="en"):
    headers = {"Accept-Language": lang}
    if page:
        headers["Cookie"] = "plateau=" + page.cookie
    return server.request("GET", path, headers=headers)


def act(page, table, state, dice):
    """One random move of a seat of this page; the state after it. Where seats share the page and something is hidden,
    it is covered until the seat to move says that it looks."""
    if state["views"] is None:
        assert not state["moves"]
        assert page.ask("look", table=table, seat=state["actor"])["is"] == "ok"
        state = page.state(state["n"])
        assert state["views"] == state["actor"]
    answer = page.ask("play", table=table, n=state["n"], seat=state["actor"], move=dice.choice(state["moves"])["m"])
    assert answer["is"] == "ok", answer
    return page.state(answer["n"])


def begin(page, game, seats=("me", "me")):
    made = page.ask("create", game=game, seats=list(seats), options={}, open=False, spectators=True, name="Zoé")
    assert made["is"] == "created", made
    return made


def play_on(server, cookie, table, dice, moves):
    """A hot-seat game goes on by so many moves or to its end; the last state. A connection may say only so much at
    once, so that there is a new one now and then."""
    while True:
        with Page(server, cookie) as page:
            page.ask("open", table=table)
            state = page.state()
            while state["actor"] == "chance":
                state = page.state(state["n"] + 1)
            for _ in range(40):
                if not moves or state["actor"] == "over":
                    return state
                state = act(page, table, state, dice)
                moves -= 1


def finish(server, page, table, dice):
    return play_on(server, page.cookie, table, dice, 5000)


def finish_with_bot(server, cookie, table, dice):
    state = {"actor": 0}
    while state["actor"] != "over":
        with Page(server, cookie) as page:
            page.ask("open", table=table)
            state, made = page.state(), 0
            while state["actor"] != "over" and made < 40:
                mine = bool(awaited(state))
                state = act(page, table, state, dice) if mine else page.state(state["n"] + 1)
                made += mine


def test_a_finished_game_passes_the_audit():
    with Server() as server, Page(server) as page:
        for game in ("tempete", "template"):
            table = begin(page, game)["table"]
            info = page.ask("open", table=table)
            assert get(server, f"/replay/{table}", page).status == 403
            state = finish(server, page, table, random.Random(game))
            text = get(server, f"/replay/{table}", page).text
            assert get(server, f"/t/{table}/replay.txt", page).text == text == get(server, f"/t/{table}/save", page).text
            assert f"\ndice blake2b {state['result']['seed']} {info['commitment']}\nfriendly no\n" in text
            film = put(game, text)
            code, out, err = plateau("replay", film, "--audit")
            assert (code, err) == (0, ""), (out, err)
            rolls = text.count("\n* ")
            assert f"Rolls and draws: {rolls} of {rolls} checked" in out and info["commitment"] in out, out
            assert "The file alone cannot tell" in out, out
            code, out, _ = plateau("replay", film, "--audit", "--lang", "fr")
            assert code == 0 and f"Tirages : {rolls} sur {rolls} vérifiés" in out, out
            code, out, err = plateau("replay", film, "--audit", "--commitment", info["commitment"].upper())
            assert (code, err) == (0, "") and "cannot tell" not in out, (out, err)
            code, out, err = plateau("replay", film, "--commitment", "0" * 64)
            assert code == 1 and info["commitment"] in err and "not the promised dice" in err, err


def test_files_of_a_private_table_are_private():
    """Whoever has no cookie is nobody, and nobody sits at no bot's seat and made no table."""
    with Server() as server, Page(server) as anna, Page(server) as eve:
        for game in ("tempete", "template"):
            made = anna.ask("create", game=game, seats=["me", "bot:random"], options={}, spectators=False, name="Anna")
            table = made["table"]
            for path in (f"/t/{table}/save", f"/replay/{table}", f"/t/{table}/save?seat=1"):
                for who in (None, eve):
                    assert get(server, path, who).status == 403, (path, who)
            finish_with_bot(server, anna.cookie, table, random.Random(3))
            for path in (f"/t/{table}/save", f"/replay/{table}"):
                assert get(server, path, anna).status == 200, path
                for who in (None, eve):
                    assert get(server, path, who).status == 403, (path, who)


def test_what_does_not_pass():
    with Server() as server, Page(server) as page:
        table = begin(page, "tempete")["table"]
        finish(server, page, table, random.Random(2))
        text = get(server, f"/replay/{table}", page).text
    lines = text.split("\n")
    gods = [i for i, line in enumerate(lines) if line.startswith("* god ")]
    # Another first god, or another seed: the game itself stays possible, so only the audit can tell.
    seed = next(line for line in lines if line.startswith("dice ")).split()[2]
    other = ("0" if seed[0] != "0" else "1") + seed[1:]
    code, _, err = plateau("replay", put("seed", text.replace(seed, other)), "--audit")
    assert code == 1 and "the hash of the seed is " in err and "promised at the start" in err, err
    assert plateau("replay", "seed")[0] == 0
    lines[gods[0]], lines[gods[1]] = lines[gods[1]], lines[gods[0]]
    code, _, err = plateau("replay", put("gods", "\n".join(lines)), "--audit")
    assert code == 1, err  # the hash of the last position tells
    script = os.path.join(ROOT, "examples", "check_dice.py")
    code, out, err = run(sys.executable, script, put("good", text))
    assert (code, err) == (0, "") and out.count("as the seed gives it") == text.count("\n* roll ") > 3, err
    code, _, err = run(sys.executable, script, "seed")
    assert code == 1 and "what was promised is" in err and "Traceback" not in err, err
    assert "give the replay" in run(sys.executable, script, "nowhere")[2]
    wind = next(line for line in text.split("\n") if line.startswith("* roll "))
    strength = "1" if wind[-1] != "1" else "2"
    code, _, err = run(sys.executable, script, put("wind", text.replace(wind, wind[:-1] + strength, 1)))
    assert code == 1 and "the seed gives" in err and "Traceback" not in err, err


def test_dice_by_hand_and_by_seed():
    code, out, _ = plateau("play", "tempete", "--seats", "human,greedy", "--seed", "5", say="1\n" * 600 + "save own\n")
    assert "Saved" in out
    code, out, err = plateau("replay", "own", "--audit")
    assert code == 0 and "Seed: 5." in out and "By hand" not in out, (out, err)
    code, out, _ = plateau("play", "tempete", "--seats", "human,greedy", "--seed", "5", "--dice", "hand",
                           say="1\n" * 20 + "save hand\nquit\n")
    code, out, err = plateau("replay", "hand", "--audit")
    assert code == 0 and "By hand: " in out and "Nothing vouches" in out, (out, err)
    text = open(os.path.join(HERE.name, "own"), encoding="utf-8").read()
    code, out, err = plateau("replay", put("forged", text.replace("\nseed 5\n", "\nseed 6\n")), "--audit")
    assert code == 1 and "the seed gives '" in err and ", but the file has '" in err, err
    code, out, err = plateau("replay", "forged", "--audit", "--lang", "fr")
    assert code == 1 and "la graine donne « " in err, err


def test_saves_where_nothing_is_hidden():
    with Server() as server, Page(server) as page:
        table = begin(page, "tempete")["table"]
        info = page.ask("open", table=table)
        play_on(server, page.cookie, table, random.Random(7), 12)
        answer = get(server, f"/t/{table}/save", page)
        assert answer.status == 200 and "attachment" in answer.getheader("content-disposition")
        assert f"\ndice blake2b secret {info['commitment']}\n" in answer.text
        assert get(server, f"/t/{table}/save").text == answer.text, "a spectator may know all of it"
    put("going", answer.text)
    code, out, err = plateau("replay", "going", "--audit")
    assert code == 1 and "still secret" in err, err
    assert plateau("draw", "going", "-o", "going.svg")[0] == 0
    code, out, _ = plateau("play", "tempete", "--load", "going", "--seats", "human,human",
                           say="1\n" * 40 + "save gone\nquit\n")
    assert code == 0 and "dice of its own" in out, out
    code, out, err = plateau("replay", "gone", "--audit")
    by_hand = answer.text.count("\n* ")
    assert code == 0 and f"By hand: {by_hand} " in out, (out, err)


def test_saves_hold_what_a_seat_knows():
    with Server() as server, Page(server) as anna, Page(server) as ben, Page(server) as eve:
        made = begin(anna, "template", ("me", "friend", "me"))
        table = made["table"]
        assert ben.ask("accept", secret=made["links"]["1"].split("/")[-1], name="Ben")["is"] == "ok"
        dice = random.Random(11)
        pages, states = (anna, ben), []
        for page in pages:
            page.ask("open", table=table)
            states.append(page.state())
            while states[-1]["actor"] == "chance":  # it is just being dealt
                states[-1] = page.state(states[-1]["n"] + 1)
        for _ in range(7):
            mover = 1 if states[0]["actor"] == 1 else 0
            states[mover] = act(pages[mover], table, states[mover], dice)
            states[1 - mover] = pages[1 - mover].state(states[mover]["n"])
        files = {}
        for who, page, seats in (("anna", anna, (0, 2)), ("ben", ben, (1,)), ("eve", eve, ())):
            for seat in range(4):
                answer = get(server, f"/t/{table}/save?seat={seat}", page)
                assert answer.status == (200 if seat in seats else 403), (who, seat, answer.status)
                if seat in seats:
                    files[seat] = answer.text
                    assert f"\nviewer {seat + 1}\n" in answer.text and "dice blake2b secret " in answer.text
                else:
                    assert "This seat is not yours" in answer.text
            files[who] = get(server, f"/t/{table}/save", page).text
        assert "Ce siège n'est pas le vôtre" in get(server, f"/t/{table}/save?seat=0", ben, "fr").text
        assert get(server, f"/t/{table}/save?seat=-1", anna).status == 403
        assert files["ben"] == files[1]
        assert files["anna"] == files["eve"], "who shares a device and names no seat gets no seat's secrets"
        assert "\nviewer spectator\n" in files["eve"] and files["eve"] == get(server, f"/t/{table}/save").text
        assert get(server, "/t/9007199254740991/save", anna).status == 404
    for seat in (0, 1, 2):
        name = put(f"seat{seat}", files[seat])
        code, out, err = plateau("replay", name)
        assert (code, err) == (0, "") and f"As seat {seat + 1} sees it:" in out and "gets a card" in out, (out, err)
        code, out, _ = plateau("replay", name, "--lang", "fr")
        assert code == 0 and "reçoit une carte" in out
        assert plateau("draw", name, "-o", f"{name}.svg")[0] == 0
        assert open(os.path.join(HERE.name, f"{name}.svg"), encoding="utf-8").read().startswith("<svg")
        assert plateau("replay", name, "--audit")[0] == 2
        code, _, err = plateau("play", "template", "--load", name, say="quit\n")
        assert code == 1 and "only what one player knows" in err, err
    assert plateau("replay", put("eve", files["eve"]))[0] == 0


if __name__ == "__main__":
    main(globals())
