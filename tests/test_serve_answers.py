#!/usr/bin/env python3
"""`plateau serve` answers each request once: bodies where none belong, requests one behind the other, slow readers, and
answers that become known while another is still being sent."""
import json
import os
import re
import select

from driver import PATIENCE, ROOT, main
from hostile import Line, Witness
from web import Server

LOGIN = b'{"do":"login","name":"nobody","password":"not the right one"}'
# Not CONNECT: libwebsockets keeps it to itself, without a word, until the line is closed as a silent one.
METHODS = (b"GET", b"HEAD", b"PUT", b"PATCH", b"DELETE", b"OPTIONS", b"TRACE", b"BREW", b"get")


def head(server, method, path, *more):
    lines = [method + b" " + path + b" HTTP/1.1", f"Host: localhost:{server.port}".encode(), *more]
    return b"\r\n".join(lines) + b"\r\n\r\n"


def ours(server):
    return f"Origin: http://localhost:{server.port}".encode()


def length(body):
    return b"Content-Length: %d" % len(body)


def answers(data):
    """(status, body) of each answer in what a line has got; what does not fit together is an error."""
    found = []
    while data:
        top, _, rest = data.partition(b"\r\n\r\n")
        start = re.match(rb"HTTP/1\.[01] (\d{3})", top)
        size = re.search(rb"\r\ncontent-length: (\d+)", top, re.I)
        assert start and size and len(rest) >= int(size.group(1)), f"no whole answer: {data[:200]!r}"
        found.append((int(start.group(1)), rest[:int(size.group(1))]))
        data = rest[int(size.group(1)):]
    return found


def finished_table(server, cookie):
    """A game from a file: its replay is answered only after two jobs of the store."""
    with open(os.path.join(ROOT, "fuzz", "corpus", "replay", "table-tempete"), "rb") as file:
        text = file.read()
    answer = server.request("POST", "/file?lang=en", text,
                            {"Origin": f"http://localhost:{server.port}", "Cookie": "plateau=" + cookie})
    assert answer.status == 200, answer.text
    return json.loads(answer.text)["table"]


def test_bodies_with_every_method():
    """Only a POST of our own page has a body. Whatever else brings one is refused, once, and the line is closed."""
    with Server() as server, Witness(server):
        cookie = server.visit()
        table = finished_table(server, cookie)
        mine = f"Cookie: plateau={cookie}".encode()
        for path in (f"/t/{table}/replay.txt".encode(), b"/", b"/session", b"/file", b"/app.js", b"/thumb/template.svg"):
            for method in METHODS:
                for body in (LOGIN, b"x", b"x" * 5000, head(server, b"GET", b"/")):
                    with Line(server, head(server, method, path, mine, ours(server), length(body)) + body) as line:
                        got = line.rest()
                    said = answers(got) if method != b"HEAD" else []
                    assert len(said) <= 1 and got.count(b"HTTP/1.1 ") <= 1, (method, path, got[:300])
                    assert all(status in (400, 403, 404, 405) for status, _ in said), (method, path, got[:300])
                    assert b"set-cookie" not in got.lower(), (method, path, got[:300])
                with Line(server, head(server, method, path, mine, ours(server), b"Transfer-Encoding: chunked")
                          + b"%x\r\n" % len(LOGIN) + LOGIN + b"\r\n0\r\n\r\n") as line:
                    got = line.rest()
                    assert got.count(b"HTTP/1.1 ") <= 1 and b" 200 " not in got[:20], (method, path, got[:300])
        # A body that comes late, once the answer may be under way, or in pieces.
        for pause in (False, True):
            with Line(server, head(server, b"GET", f"/t/{table}/replay.txt".encode(), mine, length(LOGIN))) as line:
                if pause:
                    line.until(b"HTTP/1.1")
                for i in range(0, len(LOGIN), 7):
                    line.send(LOGIN[i:i + 7])
                assert [status for status, _ in answers(line.rest())] == [400]
        # An empty one is none.
        with Line(server, head(server, b"GET", f"/t/{table}/replay.txt".encode(), mine, b"Content-Length: 0",
                               b"Connection: close")) as line:
            assert [status for status, _ in answers(line.rest())] == [200]


def test_a_post_is_run_once():
    """One body, however it comes, is one log-in; what follows it on the line is never run."""
    with Server() as server, Witness(server):
        cookie = f"Cookie: plateau={server.visit()}".encode()
        post = head(server, b"POST", b"/session", cookie, ours(server), length(LOGIN))
        more = head(server, b"GET", b"/nothing.txt")
        for pieces in ([post + LOGIN], [post, LOGIN], [post + LOGIN + more], [post, LOGIN + more],
                       [bytes([byte]) for byte in post + LOGIN], [(post + LOGIN) * 3 + more],
                       [post + LOGIN + b"{}" + post + LOGIN], [post + LOGIN + more + post + LOGIN]):
            with Line(server) as line:
                for piece in pieces:
                    line.send(piece)
                said = answers(line.rest())
            assert len(said) == 1 and said[0][0] in (403, 429), said  # 429: so many wrong passwords
            assert json.loads(said[0][1])["code"] in ("denied", "limit"), said
        # A request before it: the body is none of its own.
        with Line(server, more + post + LOGIN + post + LOGIN) as line:
            assert [status for status, _ in answers(line.rest())] == [404]


def read_slowly(line, pieces):
    """Reads little at a time and never more than the system hands over at once; then all the rest."""
    for _ in range(pieces):
        ready, _, _ = select.select([line.line], [], [], PATIENCE)
        assert ready
        try:
            piece = line.line.recv(512)
        except ConnectionError:  # closed while more of ours was under way
            piece = b""
        line.got += piece
        if not piece:
            return line.got
    return line.rest()


def test_slow_readers_get_what_was_said():
    """Answers of every kind behind a small receive buffer, with more requests in the same packet, whose answers would be
    known while the first is half sent: the first arrives whole, and nothing else does."""
    with Server() as server, Witness(server):
        cookie = server.visit()
        table = finished_table(server, cookie)
        mine = f"Cookie: plateau={cookie}".encode()
        replay = f"/t/{table}/replay.txt"
        post = head(server, b"POST", b"/session", mine, ours(server), length(LOGIN)) + LOGIN
        for path in ("/app.js", "/", replay, "/app.css", "/thumb/tempete.svg"):
            whole = server.request("GET", path, headers={"Cookie": "plateau=" + cookie})
            ask = head(server, b"GET", path.encode(), mine)
            for pieces, behind in ((0, b""), (60, b""), (200, b"")):
                with Line(server, ask + behind, receive_buffer=2048) as line:
                    assert answers(read_slowly(line, pieces)) == [(whole.status, whole.text.encode())], path
            for behind in (ask, post, post + post + ask, b"x" * 9000):
                with Line(server, ask + behind, receive_buffer=2048) as line:
                    got = read_slowly(line, 20)
                assert got.count(b"HTTP/1.1 ") <= 1, (path, got[:300])  # what is not read may cost the end of the answer
                body = got.partition(b"\r\n\r\n")[2]
                assert whole.text.encode().startswith(body), (path, body[-200:])
        # Some do not wait for the end.
        for i in range(12):
            with Line(server, head(server, b"GET", b"/app.js", mine) + post, receive_buffer=2048) as line:
                if i % 3:
                    line.until(b"HTTP/1.1 200")
        assert server.request("GET", "/").status in (200, 404)


if __name__ == "__main__":
    main(globals())
