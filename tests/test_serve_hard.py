#!/usr/bin/env python3
"""`plateau serve` stays up and in order whatever happens to it: descriptors that run out, signals, a log that anybody
could fill, requests whose end is a matter of opinion, frames that are not as they must be, a database that is of no
use."""
import json
import os
import resource
import signal
import subprocess
import tempfile
import time

from driver import PATIENCE, PROGRAM, main, waits
from hostile import Line, open_socket, raw_frame, upgrade, wait_closed
from web import Page, Postgres, Server


class Narrow(Server):
    """A server that may have few descriptors."""
    popen = {"preexec_fn": lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (64, 64))}


def heard(server):
    """A file that takes what a server says of its troubles."""
    said = tempfile.TemporaryFile()
    server.popen = {**server.popen, "stderr": said}
    server.start()
    return said


def visited_at_last(server):
    """A cookie, as soon as there is room: the lines that have been closed may still be being put away."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return server.visit()
        except OSError:
            if time.monotonic() > end:
                raise


@waits
def test_no_descriptors_left():
    server = Narrow(start=False)
    with heard(server) as said, server:
        with Page(server) as page:
            lines = [Line(server) for _ in range(120)]
            # Those for whom there is no room are sent away; the others wait, and so does the server.
            left = wait_closed(lines, PATIENCE, leave=50)
            assert 10 < len(left) <= 50, len(left)
            before = server.worked()
            more = [Line(server) for _ in range(20)]
            assert not wait_closed(more, PATIENCE), "lines that there is no room for stay open"
            wait_closed(left, 2, leave=0)
            assert server.worked() - before < 0.5, "it does not wait, it burns a core"
            # Who is there plays on: the database has what it needs.
            assert page.ask("create", game="template", seats=["me", "me"])["table"]
            for line in lines + more:
                line.close()
        assert visited_at_last(server), "it has recovered"
        said.seek(0)
        words = said.read().decode()
        assert "64" in words and "ulimit -n" in words and len(words) < 1000, words
        assert server.stop() == 0


def test_signals_that_mean_nothing():
    with Server() as server:
        with Page(server) as page:
            for number in (signal.SIGHUP, signal.SIGUSR1, signal.SIGUSR2):
                server.process.send_signal(number)
                assert page.ask("lobby")["is"] == "lobby"
        assert server.stop() == 0


def test_nobody_fills_the_log():
    server = Server(start=False)
    with heard(server) as said, server:
        cookie = server.visit()
        wrong = [{"Sec_WebSocket_Key": "short"}, {"Sec_WebSocket_Key": None}, {"Sec_WebSocket_Version": "99"},
                 {"Sec_WebSocket_Protocol": "x" * 300}, {"Sec_WebSocket_Protocol": "other"}, {"Upgrade": "h2c"},
                 {"Upgrade": "x" * 200}, {"Connection": "keep-alive"}]
        for i in range(400):
            with Line(server, upgrade(server, cookie, **wrong[i % len(wrong)])) as line:
                line.line.shutdown(1)
                line.status()
        for i in range(100):
            with Line(server, b"\x16\x03\x01" + bytes([i]) * 200) as line:
                line.line.shutdown(1)
                line.status()
        assert server.stop() == 0
        said.seek(0)
        words = said.read()
        assert len(words) < 1000, (len(words), words[:300])


def test_a_head_without_a_body():
    with Server() as server:
        names = ("/", "/app.js", "/thumb/tempete.svg?lang=fr", "/nothing.txt", "/t/1")
        for name in names:
            got, head = server.request("GET", name), server.request("HEAD", name)
            assert head.status == got.status and not head.text, (name, head.status, got.status)
            for key in ("content-length", "content-type", "content-security-policy", "cache-control"):
                assert head.getheader(key) == got.getheader(key), (name, key)
        assert not server.request("HEAD", "/").getheader("set-cookie"), "whoever only looks is no visitor"
        # Nothing of a body comes after the head.
        with Line(server, b"HEAD / HTTP/1.1\r\nHost: x\r\n\r\n") as line:
            assert line.status() == 200 and line.rest().endswith(b"\r\n\r\n"), line.got[-300:]


def test_where_a_body_ends():
    """Two lengths, or a length and chunks: a proxy and we could read two different requests."""
    with Server() as server:
        body = b'{"do":"logout"}'
        here = f"Host: localhost:{server.port}\r\nOrigin: http://localhost:{server.port}\r\n".encode()
        size = b"Content-Length: %d\r\n" % len(body)
        chunks = b"%x\r\n%s\r\n0\r\n\r\n" % (len(body), body)
        wrong = {
            "two lengths": (size + b"Content-Length: 3\r\n", body),
            "the same twice": (size + size, body),
            "two in one": (b"Content-Length: 15, 15\r\n", body),
            "a sign": (b"Content-Length: +15\r\n", body),
            "hexadecimal": (b"Content-Length: 0xf\r\n", body),
            "nothing": (b"Content-Length: x\r\n", body),
            "chunks": (b"Transfer-Encoding: chunked\r\n", chunks),
            "a length and chunks": (size + b"Transfer-Encoding: chunked\r\n", chunks),
            "chunks and a length": (b"Transfer-Encoding: chunked\r\n" + size, chunks),
            "other coding": (size + b"Transfer-Encoding: identity\r\n", body)}
        for name, (headers, text) in wrong.items():
            for method in (b"POST /session", b"POST /file", b"GET /", b"HEAD /"):
                # What follows would be a request of its own to whoever ends the first elsewhere.
                request = method + b" HTTP/1.1\r\n" + here + headers + b"\r\n" + text + b"GET /app.js HTTP/1.1\r\n\r\n"
                with Line(server, request) as line:
                    assert line.status() in (0, 400), (name, method, line.got[:100])
                    assert line.rest().count(b"HTTP/1.1 ") <= 1, (name, method)
        right = b"POST /session HTTP/1.1\r\n" + here + b"Cookie: plateau=" + server.visit().encode() + b"\r\n" + size
        with Line(server, right + b"\r\n" + body) as line:
            assert line.status() == 200, line.got


def test_frames_without_a_mask():
    with Server() as server:
        cookie = server.visit()
        hello = b'{"do":"hello"}'
        wrong = {"the first": [raw_frame(0x81, hello, mask=False)],
                 "a long one": [raw_frame(0x81, hello + b" " * 3000, mask=False)],
                 "a later one": [raw_frame(0x81, hello)] * 3 + [raw_frame(0x81, hello, mask=False)],
                 "a piece": [raw_frame(0x01, hello[:5]), raw_frame(0x80, hello[5:], mask=False)],
                 "among others": [raw_frame(0x81, hello) + raw_frame(0x81, hello, mask=False)]}
        for name, frames in wrong.items():
            with open_socket(server, cookie) as line:
                for frame in frames[:-1]:
                    line.send(frame)
                    if frame[0] == 0x81:
                        line.until(b"welcome")
                        line.got = b""
                line.send(frames[-1])
                got = line.rest()
                assert got.count(b'"welcome"') <= (name == "among others"), (name, got[:100])
        # Frames with masks of any size, many at once and byte by byte, are never taken for others.
        with open_socket(server, cookie) as line:
            line.send(b"".join(raw_frame(0x81, hello + b" " * n) for n in (0, 111, 112, 5000, 16000)))
            for byte in raw_frame(0x89, b"x") + raw_frame(0x81, hello) + raw_frame(0x01, hello[:3]) + \
                    raw_frame(0x80, hello[3:]):
                line.send(bytes([byte]))
            while line.got.count(b'"welcome"') < 7:
                assert line.more(), line.got[:100]


def test_http_and_https_are_two_origins():
    with Server() as server:
        cookie = server.visit()
        host = f"localhost:{server.port}"
        for proto, scheme, fine in ((None, "http", True), (None, "https", False), ("http", "http", True),
                                    ("http", "https", False), ("https", "https", True), ("https", "http", False)):
            headers = {"Origin": f"{scheme}://{host}", "Cookie": "plateau=" + cookie,
                       **({"X-Forwarded-Proto": proto} if proto else {})}
            answer = server.request("POST", "/session", json.dumps({"do": "nothing"}), headers)
            assert (json.loads(answer.text)["code"] == "bad" if fine else "{" not in answer.text), (proto, scheme)
            with Line(server, upgrade(server, cookie, Origin=headers["Origin"], X_Forwarded_Proto=proto)) as line:
                line.until(b"\r\n\r\n")
                if fine:
                    line.send(raw_frame(0x81, b'{"do":"hello"}'))
                line.until(b"}")
                assert (b"X-Forwarded-Proto" in line.got) == (not fine), (proto, scheme, line.got[:600])


def refused(db, lang="en", user=None):
    """What a server says that does not start."""
    servant = ["setpriv", "--reuid", str(user), "--clear-groups"] if user else []
    done = subprocess.run([*servant, PROGRAM, "serve", "--port", "0", "--db", db, "--lang", lang], capture_output=True,
                          text=True, timeout=PATIENCE)
    assert done.returncode == 1 and not done.stdout, done
    return done.stderr


def fill(server):
    """Some pages of a database, so that there is something to damage."""
    with Page(server) as page:
        for _ in range(8):
            assert page.ask("create", game="tempete", seats=["bot:random", "me"])["is"] == "created"
    assert server.stop() == 0


def test_a_file_that_cannot_be_written():
    """Root may write everything: then the server is somebody else."""
    nobody = 65534 if os.getuid() == 0 else None
    with Server() as server:
        fill(server)
        folder = server.folder.name
        os.chmod(server.db, 0o444)
        os.chmod(folder, 0o777)
        for lang, words in (("en", "cannot be written to"), ("fr", "impossible d'écrire")):
            said = refused(server.db, lang, nobody)
            assert words in said and "readonly" in said, said
        # The file may be changed, but its log cannot be made.
        os.chmod(server.db, 0o666)
        os.chmod(folder, 0o555)
        for lang, words in (("en", "cannot"), ("fr", "impossible")):
            assert words in refused(server.db, lang, nobody)
        assert "Permission denied" in refused(os.path.join(folder, "new.db"), "en", nobody)
        os.chmod(folder, 0o700)
        os.chmod(server.db, 0o600)
        server.start()
        assert server.visit() and server.stop() == 0, "as it was"


def test_a_damaged_file():
    with Server() as server:
        fill(server)
        with open(server.db, "rb") as file:
            whole = file.read()
        size = int.from_bytes(whole[16:18], "big")
        pages = len(whole) // size
        assert pages > 10, pages
        for first, words in ((0, ("not a database",)), (1, ("damaged", "endommagée")), (pages // 2, ("damaged", "endommagée"))):
            broken = bytearray(whole)
            end = len(whole) if first else 100
            broken[first * size:end] = bytes([0xA5]) * (end - first * size)
            with open(server.db, "wb") as file:
                file.write(broken)
            for lang, word in zip(("en", "fr"), words):
                said = refused(server.db, lang)
                assert word in said or "malformed" in said, (first, said)
        with open(server.db, "wb") as file:
            file.write(whole[:len(whole) // 2])
        assert "damaged" in refused(server.db) or "malformed" in refused(server.db)


def test_a_database_user_without_rights():
    with Postgres() as postgres:
        with Server(db=postgres.url) as server:
            fill(server)
        postgres.query("CREATE ROLE reader LOGIN; GRANT SELECT ON ALL TABLES IN SCHEMA public TO reader")
        reader = postgres.url.replace("plateau@", "reader@")
        assert "needs the rights" in refused(reader) and "permission denied" in refused(reader)
        assert "doit avoir le droit" in refused(reader, "fr")
        # One right that is missing is enough.
        postgres.query("GRANT ALL ON ALL TABLES IN SCHEMA public TO reader; REVOKE DELETE ON seats FROM reader")
        assert "seats" in refused(reader)
        postgres.query("GRANT DELETE ON seats TO reader; ALTER ROLE reader SET default_transaction_read_only = on")
        assert "read-only" in refused(reader)
        postgres.query("ALTER ROLE reader RESET default_transaction_read_only")
        with Server(db=reader) as server:
            assert server.visit() and server.stop() == 0


if __name__ == "__main__":
    main(globals())
