#!/usr/bin/env python3
"""`plateau serve` and lines that do not behave: HTTP that is none, frames that may not be, slow and silent visitors,
floods. Somebody else plays all the while and must not notice."""
import ctypes
import fcntl
import json
import multiprocessing
import re
import select
import socket
import sqlite3
import struct
import time

from driver import PATIENCE, main, waits
from hostile import Line, Witness, open_socket, raw_frame, upgrade, wait_closed
from web import Closed, Page, Server

SLOW = 45  # seconds in which a line that does nothing must be closed; the server waits for 20


def host(server):
    return f"Host: localhost:{server.port}\r\n".encode()


def test_http_garbage():
    with Server() as server, Witness(server):
        def ask(data):
            with Line(server, data) as line:
                try:  # a visitor who waits for the answer and says nothing more
                    line.line.shutdown(socket.SHUT_WR)
                except OSError:
                    pass  # the server has hung up already
                status = line.status()
                assert b"root:" not in line.got
                return status
        get = b" HTTP/1.1\r\n" + host(server) + b"\r\n"
        assert ask(b"GET /" + get) in (200, 404)
        for rubbish in (b"\r\n\r\n\r\n", b"\0" * 300, b"HELLO\r\n\r\n", b"GET\r\n\r\n",
                        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"x" * 500, b"\xff" * 5000, b"GET " * 3000,
                        b"GET / HTTP/1.1\r\nHost" + b"x" * 20000 + b"\r\n\r\n",
                        b"GET / HTTP/1.1\r\n: x\r\n\r\n", b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n" * 50):
            assert ask(rubbish) in (0, 400, 403, 404, 405, 414, 431), rubbish[:40]
        for version in (b"1.0", b"1.1"):
            assert ask(b"GET / HTTP/" + version + b"\r\n" + host(server) + b"\r\n") in (200, 404), version
        for version in (b"", b" ", b" FOO", b" HTTP/0.9", b" HTTP/2.0", b" HTTP/1.1 x", b" HTTP/11", b" http/1.1"):
            assert ask(b"GET /" + version + b"\r\n" + host(server) + b"\r\n") in (0, 400), version
        for method in (b"PUT", b"DELETE", b"OPTIONS", b"PATCH", b"CONNECT", b"TRACE", b"BREW", b"GE", b"GETT"):
            assert ask(method + b" /" + get) in (0, 400, 403, 404, 405), method
        # libwebsockets reads names in any case and does not say in which: "get" is answered exactly as GET is.
        assert ask(b"get /nothing" + get) == ask(b"GET /nothing" + get) == 404
        for path in (b"/../../etc/passwd", b"/%2e%2e/%2e%2e/etc/passwd", b"/..%2f..%2fetc/passwd", b"//etc/passwd",
                     b"/thumb/../../../etc/passwd", b"/thumb/%00tempete.svg", b"/thumb/tempete.svg/..",
                     b"/scene/../../etc/passwd", b"/scene/%00", b"/scene/tempete/en/2," + b"9" * 4000, b"/t/../../x",
                     b"/app.js%00.html", b"/\\..\\..\\etc\\passwd", b"/?/../etc/passwd", b"/replay/99999999999999999999",
                     b"/replay/-1", b"/replay/1%20OR%201", b"/t/1'/replay.txt", b"/" + b"a" * 4000, b"/" + b"../" * 500,
                     b"/%", b"/%zz", b"/%c0%af%c0%af", b"*", b"http://evil.example/"):
            status = ask(b"GET " + path + get)
            assert status in (0, 200, 301, 302, 400, 403, 404, 405, 414, 431), (path, status)
        long = b"GET / HTTP/1.1\r\n" + host(server) + b"X-Long: " + b"x" * 100000 + b"\r\n\r\n"
        assert ask(long) in (0, 400, 403, 431)
        many = b"GET / HTTP/1.1\r\n" + host(server) + b"".join(b"X-%d: y\r\n" % i for i in range(5000)) + b"\r\n"
        assert ask(many) in (0, 200, 400, 403, 404, 431)


def test_bodies():
    with Server() as server, Witness(server):
        origin = f"Origin: http://localhost:{server.port}\r\n".encode()

        def post(body, length=None, path=b"/session", headers=origin):
            size = len(body) if length is None else length
            with Line(server, b"POST " + path + b" HTTP/1.1\r\n" + host(server) + headers
                      + b"Content-Length: " + str(size).encode() + b"\r\n\r\n" + body) as line:
                status = line.status()
                size = re.search(rb"content-length: (\d+)", line.got)
                while size and len(line.got.split(b"\r\n\r\n", 1)[1]) < int(size.group(1)) and line.more():
                    pass
                return status, line.got
        assert post(b"{}")[0] == 403
        for body in (b"", b"{", b"[]", b"null", b"[" * 4000, b'{"do":"login"}', b'{"do":"login","name":1,"password":[]}',
                     b'{"do":"register","name":"x","password":"\xff\xff\xff\xff\xff\xff\xff\xff"}', b"\0" * 100,
                     b'{"do":"login","name":"' + b"n" * 3000 + b'","password":"' + b"p" * 900 + b'"}'):
            status, got = post(body)
            assert status in (0, 400, 403), (body[:40], got)
            if status == 403:
                assert json.loads(got.split(b"\r\n\r\n", 1)[1])["text"], got
        for length in (4097, 1 << 20, 1 << 40, "99999999999999999999999"):
            status, got = post(b"{}", length)
            assert status in (413, 0, 400) and (not isinstance(length, int) or status == 413), (length, got)
        assert b"4096" in post(b"x" * 5000)[1]
        assert post(b"{}", -1)[0] in (0, 400, 403, 413)
        assert post(b"{}", path=b"/other")[0] == 403
        assert post(b"{}", headers=b"")[0] == 403, "without an origin"
        assert post(b"{}", headers=b"Origin: null\r\n")[0] == 403
        assert post(b"{}", headers=b"Origin: http://localhost\r\n")[0] == 403, "another port"
        chunked = (b"POST /session HTTP/1.1\r\n" + host(server) + origin + b"Transfer-Encoding: chunked\r\n\r\n"
                   + (b"1000\r\n" + b"x" * 4096 + b"\r\n") * 64 + b"0\r\n\r\n")
        with Line(server, chunked) as line:
            assert line.status() in (0, 400, 403, 411, 413)


def test_several_requests_at_once():
    """One request a line: the first is answered, says that the line is closed, and what follows is never run."""
    with Server() as server, Witness(server):
        one = b"GET /thumb/template.svg HTTP/1.1\r\n" + host(server) + b"\r\n"
        two = b"GET /nothing HTTP/1.1\r\n" + host(server) + b"\r\n"
        with Line(server, (one + two) * 10) as line:
            heads = re.findall(rb"HTTP/1\.1 (\d+)", line.rest())
            assert heads == [b"200"] and b"\r\nconnection: close\r\n" in line.got, (heads, line.got[:500])
        with Line(server, b"POST /session HTTP/1.1\r\n" + host(server) + b"Content-Length: 40\r\n\r\n" + two) as line:
            line.rest()  # what looks like a request within a refused body is none
            assert line.got.count(b"HTTP/1.1") == 1 and line.got.startswith(b"HTTP/1.1 403"), line.got


@waits
def test_a_page_waits_for_the_store():
    """While somebody else has the database for some seconds, a page waits; its line is not closed without a word."""
    with Server() as server:
        server.visit()
        holder = sqlite3.connect(server.db, isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")
        with Line(server, b"GET / HTTP/1.1\r\n" + host(server) + b"\r\n") as line:
            assert not select.select([line.line], [], [], 8)[0], "it was answered, or closed"
            holder.execute("ROLLBACK")
            assert line.status() in (200, 404), line.got
        holder.close()


@waits
def test_frames_that_may_not_be():
    with Server() as server, Witness(server):
        cookie = server.visit()
        hello = b'{"do":"hello"}'
        wrong = {
            "a reserved bit": raw_frame(0xC1, hello),
            "all reserved bits": raw_frame(0xF1, hello),
            "a reserved kind": raw_frame(0x83, hello),
            "a reserved kind of control": raw_frame(0x8B, hello),
            "control in pieces": raw_frame(0x09, b"x"),
            "a long ping": raw_frame(0x89, b"x" * 126),
            "going on with nothing": raw_frame(0x80, hello),
            "a second beginning": raw_frame(0x01, b"{") + raw_frame(0x81, hello),
            "an endless length": raw_frame(0x81, b"x" * 20000, declared=(1 << 63) - 1),
            "a negative length": raw_frame(0x81, b"x" * 20000, declared=(1 << 64) - 1),
            "4 GiB": raw_frame(0x81, b"x" * 20000, declared=1 << 32),
            "too long": raw_frame(0x81, b" " * 16385),
            "too long in pieces": raw_frame(0x01, b" " * 9000) + raw_frame(0x80, b" " * 9000),
            "binary": raw_frame(0x82, hello),
            "a piece of binary": raw_frame(0x02, b"{") + raw_frame(0x80, b"}"),
            "close with a broken reason": raw_frame(0x88, b"\x03"),
            "close": raw_frame(0x88, struct.pack(">H", 1000))}
        lines = {name: open_socket(server, cookie) for name in wrong}
        for name, line in lines.items():
            line.send(wrong[name])
        left = wait_closed(lines.values(), PATIENCE)
        for name, line in lines.items():
            assert line not in left, f"{name}: the line stays open"
            assert b"welcome" not in line.got, (name, line.got)
            line.close()
        for data in (b"\xff\xfe", b'{"do":"name","name":"\xc3"}', b'{"do":"name","name":"\xed\xa0\x80"}',
                     b'{"do":"name","name":"\xf8\x88\x80\x80\x80"}', b'{"do":"name","name":"a\\u0000b"}',
                     b'{"do":"name","name":"\\ud800"}', b"\0", b""):
            with Page(server, cookie) as page:
                page.frame(data)
                answer = page.hear()
                assert answer["is"] == "no" and answer["code"] == "bad" and answer["text"], (data, answer)


def test_pieces_and_pings_without_end():
    with Server() as server, Witness(server) as witness:
        cookie = server.visit()
        with open_socket(server, cookie) as line:  # a message in a few pieces is fine, with pings between them
            line.send(raw_frame(0x01, b'{"do"') + raw_frame(0x89, b"a") + raw_frame(0x00, b':"hel')
                      + raw_frame(0x89, b"b") + raw_frame(0x80, b'lo"}'))
            line.until(b"welcome")
        with open_socket(server, cookie) as line:  # in thousands it is not
            line.send(raw_frame(0x01, b"{"))
            for _ in range(200):
                if not line.send(raw_frame(0x00) * 100):
                    break
            got = line.rest()
            assert b'"limit"' in got, got[-300:]
        moves = witness.moves
        lines = [open_socket(server, cookie) for _ in range(4)]
        for _ in range(50):
            for line in lines:
                line.send(raw_frame(0x89, b"ping" * 10) * 200)
        for line in lines:
            line.send(raw_frame(0x81, b'{"do":"hello"}'))
            try:
                line.until(b"welcome")
            except Closed:
                pass  # cut: fine as well
            line.close()
        assert witness.moves > moves or not witness.failure


def test_the_opening_of_a_socket():
    with Server() as server, Witness(server):
        cookie = server.visit()

        def opens(**headers):
            """Is such a page welcome? A stranger may be let in as far as to hear why not."""
            with Line(server, upgrade(server, cookie, **headers)) as line:
                if line.status() != 101:
                    return False
                try:
                    line.send(raw_frame(0x81, b'{"do":"hello"}'))
                    line.until(b'"is":"welcome"')
                    return True
                except (Closed, OSError):
                    assert b'"code":"denied"' in line.got, line.got
                    return False
        assert opens()
        for wrong in ({"Origin": "http://evil.example"}, {"Origin": None}, {"Origin": "null"}, {"Origin": ""},
                      {"Origin": f"http://localhost:{server.port}@evil.example"},
                      {"Origin": f"http://evil.example/localhost:{server.port}"},
                      {"Origin": f"http://localhost:{server.port + 1}"}, {"Origin": f"localhost:{server.port}"},
                      {"Origin": f"file://localhost:{server.port}"}, {"Origin": "http://" + "x" * 300},
                      {"Host": "evil.example"}, {"Host": None}, {"Sec_WebSocket_Protocol": None},
                      {"Sec_WebSocket_Protocol": "http"}, {"Sec_WebSocket_Protocol": "x" * 500},
                      {"Sec_WebSocket_Version": "7"}, {"Sec_WebSocket_Key": None}, {"Sec_WebSocket_Key": "short"}):
            if "Sec_WebSocket_Key" in wrong or "Sec_WebSocket_Version" in wrong:
                opens(**wrong)  # the library's own matter; nothing must break
            else:
                assert not opens(**wrong), f"let in: {wrong}"
        upgraded = b"GET / HTTP/1.1\r\n" + host(server) + (b"Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n"
                                                            b"HTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n")
        with Line(server, upgraded) as line:
            assert line.status() != 101, "another protocol"
        digest = cookie.encode().hex()
        for forged in ("", "x", cookie[:-1], cookie + "A", cookie.swapcase(), digest[:43], "' OR 1=1 --", "%00",
                       "../" * 10, "\"" + cookie + "\"", cookie[::-1]):
            try:
                with Page(server, cookie=forged, hello=False) as page:
                    assert page.hear()["code"] == "denied", forged
                    page.hear()
                    raise AssertionError(f"let in with the cookie {forged}")
            except Closed:
                pass


@waits
def test_silent_and_slow_lines_are_closed():
    """Hundreds of lines that begin something and do not go on: others come and play, and in the end all are gone."""
    with Server() as server, Witness(server) as witness:
        beginnings = (b"", b"G", b"GET / HTTP/1.1\r\n" + host(server), b"GET / HTTP/1.1\r\nX: " + b"x" * 3000,
                      upgrade(server, "x")[:150],
                      b"POST /session HTTP/1.1\r\n" + host(server) + f"Origin: http://localhost:{server.port}\r\n"
                      .encode() + b"Content-Length: 100\r\n\r\n{")
        lines = [Line(server, beginnings[i % len(beginnings)]) for i in range(300)]
        began, moves = time.monotonic(), witness.moves
        for _ in range(5):
            with Page(server) as page:
                assert page.ask("lobby")["is"] == "lobby"
        # Some drip: a byte now and then must not keep a line open for ever.
        dripping = lines[:2 * len(beginnings)]
        end = time.monotonic() + SLOW
        left = lines
        while left and time.monotonic() < end:
            left = wait_closed(left, 1)
            for line in dripping:
                if line in left:
                    line.send(b"x")
        assert not left, f"{len(left)} of {len(lines)} lines are open after {SLOW} s; one says {left[0].got[:80]!r}"
        for line in lines:
            line.close()
        assert witness.moves > moves
        print(f"all closed after {time.monotonic() - began:.0f} s; the slowest move took {witness.slowest:.3f} s")


@waits
def test_a_page_that_never_reads_is_cut():
    with Server() as server, Witness(server) as witness:
        cookie = server.visit()
        with Page(server, cookie) as page:
            table = page.ask("create", game="tempete", seats=["me"] * 6, options={"radius": "6"})["table"]
        line = open_socket(server, cookie, receive_buffer=4096)
        ask = raw_frame(0x81, json.dumps({"do": "open", "table": table}).encode())
        end = time.monotonic() + PATIENCE
        # As often as the limit allows: a long answer comes for each, and nobody takes it.
        while line.send(ask):
            assert time.monotonic() < end, "nobody reads, and the server goes on writing"
            select.select([], [], [line.line], 0.05)
        line.close()
        print(f"cut; the slowest move of somebody else took {witness.slowest:.3f} s")


def own_address():
    """An address of this machine that is not 127.0.0.1, or None. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address = probe.getsockname()[0]
            return None if address.startswith("127.") else address
        except OSError:
            return None


def answers(address, port):
    try:
        with socket.create_connection((address, port), timeout=PATIENCE):
            return True
    except ConnectionRefusedError:
        return False


def test_it_listens_where_it_is_told_to():
    """By itself for this machine only."""
    own = own_address()
    if not own:
        print("skipped in part: this machine has no other address")
    elsewhere = own or "127.0.0.2"
    for host, there, not_there in ((None, "127.0.0.1", elsewhere), ("127.0.0.1", "127.0.0.1", elsewhere),
                                   ("127.0.0.2", "127.0.0.2", "127.0.0.1"), (own, own, "127.0.0.1"),
                                   ("0.0.0.0", elsewhere, None)):
        if there:
            with Server(options=["--host", host] if host else []) as server:
                assert answers(there, server.port), (host, there)
                assert not not_there or not answers(not_there, server.port), (host, not_there)


def test_sockets_of_one_address_are_limited():
    """A proxy on this machine says whose they are."""
    with Server(options=["--sockets", "64"]) as server, Witness(server):
        cookie = server.visit()
        lines = []

        def refused(line):
            """Asked for the welcome; or told why there is none, before the line is closed."""
            line.send(raw_frame(0x81, b'{"do":"hello"}'))
            while b'"is":"welcome"' not in line.got:
                if not line.more():
                    assert b'"code":"limit"' in line.got and b"address" in line.got, line.got
                    return True
            return False

        def opens(address):
            lines.append(Line(server, upgrade(server, cookie, X_Forwarded_For=address)))
            assert lines[-1].status() == 101
            return not refused(lines[-1])
        assert all(opens("203.0.113.9") for _ in range(64))
        assert not opens("203.0.113.9") and not opens("203.0.113.1, 203.0.113.9")
        assert opens("203.0.113.10"), "somebody else"
        lines[0].send(raw_frame(0x88))
        lines[0].rest()
        assert opens("203.0.113.9"), "one has gone: there is room again"
        with Page(server, cookie) as page:  # from this machine itself there is no limit
            assert page.ask("lobby")["is"] == "lobby"
        for line in lines:
            line.close()


def test_lines_of_one_address_are_limited():
    address = own_address()
    if not address:
        print("this machine has no address but its own: the limit of lines was not tried")
        return
    with Server(options=["--host", "0.0.0.0", "--sockets", "64"]) as server, Witness(server):
        get = b"GET /nothing HTTP/1.1\r\n" + host(server) + b"\r\n"
        silent = [Line(server, host=address) for _ in range(300)]  # 256, and not one more
        assert len(wait_closed(silent, PATIENCE, leave=256)) == 256
        with Line(server, get, host=address) as line:
            assert line.status() == 0
        for line in silent:
            line.close()
        end, status = time.monotonic() + PATIENCE, 0
        while status != 404:  # as soon as the server has seen that they are gone
            assert time.monotonic() < end
            with Line(server, get, host=address) as line:
                status = line.status()


def give_addresses(addresses):
    """A network of this process's own, with these addresses on its loopback interface; false: it may not have one."""
    new_user, new_network, set_address, get_flags, set_flags, up = 0x10000000, 0x40000000, 0x8916, 0x8913, 0x8914, 1
    library = ctypes.CDLL(None)
    if library.unshare(new_network) != 0 and library.unshare(new_user | new_network) != 0:
        return False
    try:
        with socket.socket(socket.AF_INET6, socket.SOCK_DGRAM) as line:
            flags, = struct.unpack("16xh22x", fcntl.ioctl(line, get_flags, struct.pack("16sh22x", b"lo", 0)))
            fcntl.ioctl(line, set_flags, struct.pack("16sh22x", b"lo", flags | up))
            for address in addresses:
                fcntl.ioctl(line, set_address, struct.pack("=16sIi", socket.inet_pton(socket.AF_INET6, address), 128,
                                                           socket.if_nametoindex("lo")))
    except OSError:  # no version 6
        return False
    return True


def lines_of_a_network(result):
    near, far = [f"2001:db8::{i}" for i in range(1, 5)], "2001:db8:0:1::1"
    if not give_addresses([*near, far]):
        result.put("skipped")
        return
    with Server(options=["--host", "::", "--sockets", "64"]) as server:

        def come(address):
            line = socket.create_connection((far, server.port), PATIENCE, (address, 0))
            line.sendall(b"GET /nothing HTTP/1.1\r\n")
            return line
        silent = [come(near[i % len(near)]) for i in range(300)]
        left, end = set(silent), time.monotonic() + PATIENCE
        while len(left) > 256 and time.monotonic() < end:
            left -= set(select.select(list(left), [], [], 1)[0])
        with come(far) as other:
            other.sendall(host(server) + b"\r\n")
            result.put((len(left), other.recv(1 << 12)[:12]))


def test_a_network_of_version_6_is_one_visitor():
    """Whoever has one address of it has as many as they like."""
    result = multiprocessing.Queue()
    process = multiprocessing.Process(target=lines_of_a_network, args=(result,))
    process.start()
    found = result.get(timeout=3 * PATIENCE)
    process.join()
    if found == "skipped":
        print("there is no network to try this in: lines of version 6 were not counted")
    else:
        assert found == (256, b"HTTP/1.1 404"), found


if __name__ == "__main__":
    main(globals())
