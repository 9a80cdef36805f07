#!/usr/bin/env python3
"""`plateau serve` and its people: accounts, several pages of one address, one server to a file."""
import json
import signal
import sqlite3
import subprocess

from driver import PATIENCE, PROGRAM, main
from web import Closed, Page, Server, table_tool


def post(server, cookie, **body):
    headers = {"Origin": f"http://localhost:{server.port}", "Cookie": "plateau=" + cookie}
    answer = server.request("POST", "/session", json.dumps(body), headers)
    answer.json = json.loads(answer.text)
    answer.cookie = (answer.getheader("set-cookie") or "").partition(";")[0].removeprefix("plateau=")
    return answer


def test_an_account_is_not_overwritten():
    """Whoever has an account's cookie, but not its password, does not get to choose another."""
    with Server() as server:
        made = post(server, server.visit(), do="register", name="Anna", password="a long secret")
        cookie = made.cookie
        assert made.json == {"is": "ok"}
        for name in ("Anna", "Eve"):
            again = post(server, cookie, do="register", name=name, password="another secret")
            assert again.status == 403 and again.json["code"] == "denied" and again.json["text"], again.json
        other = server.visit()
        assert post(server, other, do="login", name="Anna", password="another secret").json["code"] == "denied"
        assert post(server, other, do="login", name="Eve", password="another secret").json["code"] == "denied"
        assert post(server, other, do="login", name="Anna", password="a long secret").json == {"is": "ok"}


def test_logging_in_keeps_a_table_that_somebody_looks_at():
    with Server() as server:
        known, guest, friend = server.visit(), server.visit(), server.visit()
        assert post(server, known, do="register", name="Anna", password="a long secret").json == {"is": "ok"}
        with Page(server, guest) as anna, Page(server, friend) as ben:
            made = anna.ask("create", game="template", seats=["me", "friend"], name="Anna")
            ben.ask("accept", secret=made["links"]["1"].removeprefix("/i/"), name="Ben")
            assert ben.ask("open", table=made["table"])["you"] == [1]
            logged = post(server, guest, do="login", name="Anna", password="a long secret")
            assert logged.json == {"is": "ok"}
            with Page(server, logged.cookie) as again:
                assert again.ask("open", table=made["table"])["you"] == [0]


def second_server(db):
    return subprocess.run([PROGRAM, "serve", "--port", "0", "--db", db, "--lang", "en"], capture_output=True, text=True,
                          timeout=PATIENCE)


def test_one_server_to_a_file():
    with Server() as server:
        with Page(server) as page:
            table = page.ask("create", game="template", seats=["me", "me"])["table"]
        refused = second_server(server.db)
        assert refused.returncode not in (0, -signal.SIGKILL), refused
        assert "postgres://" in refused.stderr and server.db in refused.stderr and not refused.stdout, refused
        # Whoever only looks is not in the way, and does not take the lock away.
        table_tool("check", server.db)
        line = sqlite3.connect(server.db)
        assert line.execute("SELECT COUNT(*) FROM tables").fetchone() == (1,)
        line.close()
        assert "postgres://" in second_server(server.db).stderr
        with Page(server) as page:
            assert page.ask("create", game="template", seats=["me", "me"])["is"] == "created"
        server.kill()  # kill -9: the lock goes with it
        server.start()
        with Page(server) as page:
            assert page.ask("open", table=table)["is"] == "no", "a private table, and there"


def test_a_page_that_may_not_connect_is_told_why():
    with Server() as server:
        page = Page(server, origin="http://evil.example", hello=False)
        page.say("lobby")  # nobody answers that
        no = page.hear()
        assert no["is"] == "no" and no["code"] == "denied" and "Host" in no["text"], no
        try:
            raise AssertionError(page.hear())
        except Closed:
            pass


if __name__ == "__main__":
    main(globals())
