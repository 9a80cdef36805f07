"""What the tests that attack the server share: lines that say anything, and a page that must not notice any of it."""
import base64
import os
import random
import select
import socket
import struct
import threading
import time

from driver import PATIENCE
from web import Closed, Page


class Line:
    """A TCP connection that sends whatever it likes."""

    def __init__(self, server, data=b"", receive_buffer=None, host="localhost"):
        self.server = server
        self.line = socket.socket()
        if receive_buffer:
            self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.line.settimeout(PATIENCE)
        self.line.connect((host, server.port))
        self.got = b""
        if data:
            self.send(data)

    def send(self, data):
        """False: the server has closed the line."""
        try:
            self.line.sendall(data)
            return True
        except ConnectionError:
            return False

    def more(self):
        """Reads what is there; false at the end of the line."""
        try:
            piece = self.line.recv(1 << 16)
        except ConnectionError:
            piece = b""
        self.got += piece
        return bool(piece)

    def until(self, wanted):
        while wanted not in self.got:
            if not self.more():
                raise Closed(f"closed before {wanted!r} came, after {self.got[:200]!r}")
        return self.got

    def rest(self):
        """Everything up to the end, which the server must make."""
        while self.more():
            pass
        return self.got

    def status(self):
        """The number of the answer; 0 if the line was closed without one."""
        try:
            self.until(b"\r\n\r\n")
        except Closed:
            return 0
        return int(self.got.split(b" ", 2)[1])

    def close(self):
        self.line.close()

    def __enter__(self):
        return self

    def __exit__(self, *failure):
        self.close()


def upgrade(server, cookie, **headers):
    """The head of a WebSocket's opening; headers replace those of a page, None leaves one out."""
    head = {"Host": f"localhost:{server.port}", "Upgrade": "websocket", "Connection": "Upgrade",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(), "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Protocol": "plateau-1", "Origin": f"http://localhost:{server.port}",
            "Cookie": f"plateau={cookie}"}
    head.update({key.replace("_", "-"): value for key, value in headers.items()})
    lines = [f"{key}: {value}" for key, value in head.items() if value is not None]
    return ("GET /ws HTTP/1.1\r\n" + "\r\n".join(lines) + "\r\n\r\n").encode()


def raw_frame(first, data=b"", mask=True, declared=None):
    """A frame with any first byte, masked (with zeros) or not, of the length it says or of another."""
    size = len(data) if declared is None else declared
    bit = 0x80 if mask else 0
    if size < 126:
        head = bytes([first, bit | size])
    elif size < 65536:
        head = bytes([first, bit | 126]) + struct.pack(">H", size)
    else:
        head = bytes([first, bit | 127]) + struct.pack(">Q", size)
    return head + (b"\0\0\0\0" if mask else b"") + data


def open_socket(server, cookie=None, **options):
    """A Line that has become a WebSocket."""
    line = Line(server, **options)
    line.send(upgrade(server, server.visit() if cookie is None else cookie))
    line.until(b"\r\n\r\n")
    if not line.got.startswith(b"HTTP/1.1 101"):
        raise Closed(line.got[:100].decode("latin-1"))
    line.got = line.got.split(b"\r\n\r\n", 1)[1]
    return line


class Witness:
    """Somebody who plays on the same server all the while. `with` ends in a check that every move was answered."""

    def __init__(self, server, game="tempete"):
        self.server, self.game, self.dice = server, game, random.Random(1)
        self.cookie = server.visit()
        self.moves, self.slowest, self.failure = 0, 0.0, None
        self.stop, self.news = threading.Event(), threading.Condition()
        self.thread = threading.Thread(target=self.run)

    def run(self):
        try:
            while not self.stop.is_set():
                self.play()
        except Exception as failure:  # told by `with`
            self.failure = failure
            with self.news:
                self.news.notify_all()

    def goes_on(self):
        """Waits until it has made some more moves."""
        with self.news:
            wanted = self.moves + 3
            self.news.wait_for(lambda: self.moves >= wanted or self.failure, PATIENCE)
            assert not self.failure and self.moves >= wanted, f"somebody else was disturbed: {self.failure!r}"

    def play(self):
        """One connection's worth of moves."""
        with Page(self.server, self.cookie) as page:
            table = page.ask("create", game=self.game, seats=["me", "me"])["table"]
            page.ask("open", table=table)
            state = page.state(2)
            for _ in range(40):
                if self.stop.is_set() or state["actor"] == "over":
                    return
                began = time.monotonic()
                answer = page.ask("play", table=table, n=state["n"], seat=state["actor"],
                                  move=self.dice.choice(state["moves"])["m"])
                assert answer["is"] == "ok", answer
                self.slowest = max(self.slowest, time.monotonic() - began)
                with self.news:
                    self.moves += 1
                    self.news.notify_all()
                state = page.state(answer["n"])
                # Some twenty moves a second: a person's page is not what this is a test of.
                self.stop.wait(0.05)

    def __enter__(self):
        self.thread.start()
        return self

    def __exit__(self, kind, *_):
        try:
            if not kind:
                self.goes_on()
        finally:
            self.stop.set()
            self.thread.join(PATIENCE)
        assert kind or not self.thread.is_alive() and not self.failure, self.failure


def wait_closed(lines, seconds, leave=0):
    """Waits until the server has closed all but so many, reading what it says; those that are still open."""
    end = time.monotonic() + seconds
    left = {line.line: line for line in lines}
    while len(left) > leave and time.monotonic() < end:
        ready, _, _ = select.select(list(left), [], [], max(0, end - time.monotonic()))
        for one in ready:
            if not left[one].more():
                del left[one]
    return list(left.values())
