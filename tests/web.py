"""A server of the test's own and pages that talk to it: HTTP and WebSocket from the standard library."""
import base64
import hashlib
import http.client
import json
import os
import re
import select
import shutil
import signal
import socket
import struct
import subprocess
import tempfile
import threading
import time

from driver import PATIENCE, PROGRAM


def table_tool(*args):
    """What tests/table_tool.c, built beside the program, says of a database."""
    tool = os.path.join(os.path.dirname(PROGRAM), "tests", "table_tool")
    done = subprocess.run([tool, *map(str, args)], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, (args, done.stdout[-2000:], done.stderr)
    return done.stdout


def whole_state(known, told):
    """What docs/table.md says a page makes of a state that has a `base`."""
    assert known and (known["table"], known["n"]) == (told["table"], told["base"]), "told of changes to another state"
    state = {key: value for key, value in told.items() if key not in ("base", "gone", "changed")}
    changed = told.get("changed", [])
    away = set(told.get("gone", ())) | {piece["id"] for piece in changed if "after" in piece}
    kept = {piece["id"]: piece for piece in changed if "after" not in piece}
    pieces = [kept.get(piece["id"], piece) for piece in known["pieces"] if piece["id"] not in away]
    for piece in changed:
        if "after" in piece:
            at = 1 + next((i for i, one in enumerate(pieces) if one["id"] == piece["after"]), -1)
            pieces.insert(at, {key: value for key, value in piece.items() if key != "after"})
    seats = list(known["seats"])
    for seat in told.get("seats", ()):
        old = {key: value for key, value in seats[seat["seat"]].items() if key != "colour"}
        seats[seat["seat"]] = {**old, **{key: value for key, value in seat.items() if key != "seat"}}
    return {**state, "pieces": pieces, "seats": seats, "stats": told.get("stats", known["stats"])}


class Server:
    """`plateau serve` on a free port with a fresh database; `with` ends it."""
    popen = {}  # how its process is started, for those who want it otherwise

    def __init__(self, db=None, start=True, pace=0, options=()):
        self.pace, self.options = pace, options
        self.folder = tempfile.TemporaryDirectory()
        self.db = db or os.path.join(self.folder.name, "table.db")
        self.process = None
        if start:
            self.start()

    def start(self):
        self.process = subprocess.Popen([PROGRAM, "serve", "--port", "0", "--db", self.db, "--lang", "en",
                                         "--pace", str(self.pace), *self.options],
                                        stdout=subprocess.PIPE, text=True, **self.popen)
        ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
        line = self.process.stdout.readline() if ready else ""
        found = re.search(r"localhost:(\d+)", line)
        assert found, f"the server says: {line!r}"
        self.port = int(found.group(1))

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def stop(self):
        """Ends it in good order and answers its exit code."""
        self.process.terminate()
        code = self.process.wait(PATIENCE)
        self.process.stdout.close()
        return code

    def worked(self):
        """Seconds of a processor so far: those on the clock tell more of the machine than of the server."""
        with open(f"/proc/{self.process.pid}/stat", encoding="ascii") as file:
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def __enter__(self):
        return self

    def __exit__(self, *failure):
        if self.process and self.process.poll() is None:
            self.kill()
        self.folder.cleanup()

    def request(self, method, path, body=None, headers=None):
        line = http.client.HTTPConnection("localhost", self.port, timeout=PATIENCE)
        line.request(method, path, body, headers or {})
        answer = line.getresponse()
        answer.text = answer.read().decode()
        line.close()
        return answer

    def still(self, table):
        """What stands still at the table of a `table` message: places and art."""
        answer = self.request("GET", table["scene"])
        assert answer.status == 200, (table["scene"], answer.status, answer.text)
        return json.loads(answer.text)

    def visit(self, cookie=None):
        """Whoever opens the page gets a cookie."""
        answer = self.request("GET", "/", headers={"Cookie": "plateau=" + cookie} if cookie else {})
        found = re.match(r"plateau=([^;]+)", answer.getheader("set-cookie") or "")
        return found.group(1) if found else cookie


class Postgres:
    """A PostgreSQL server of the test's own, in a folder and at a socket of its own; `with` ends it."""

    def __init__(self):
        programs = subprocess.run(["pg_config", "--bindir"], capture_output=True, text=True).stdout.strip()
        self.server = os.path.join(programs, "postgres")
        assert os.access(self.server, os.X_OK), "PostgreSQL's server is not here: install postgresql"
        # It refuses to run as root: then it runs as the user that Debian made for it. It ends with the test.
        self.servant = ["setpriv", "--pdeathsig", "QUIT"]
        if os.getuid() == 0:
            self.servant += ["--reuid", "postgres", "--regid", "postgres", "--init-groups"]
        self.folder = tempfile.TemporaryDirectory(prefix="plateau-pg-", ignore_cleanup_errors=True)
        if os.getuid() == 0:
            shutil.chown(self.folder.name, "postgres", "postgres")
        self.data = os.path.join(self.folder.name, "data")
        subprocess.run([*self.servant, os.path.join(programs, "initdb"), "-D", self.data, "-U", "plateau", "-A", "trust",
                        "-E", "UTF8", "--locale=C", "-N"], check=True, capture_output=True, cwd="/")
        self.url = f"postgres://plateau@/postgres?host={self.folder.name}"
        self.start()

    def start(self):
        self.process = subprocess.Popen([*self.servant, self.server, "-D", self.data, "-k", self.folder.name, "-c",
                                         "listen_addresses=", "-c", "shared_buffers=16MB", "-c",
                                         "recovery_init_sync_method=syncfs"],
                                        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, cwd="/")
        said, end = b"", time.monotonic() + PATIENCE
        while b"ready to accept connections" not in said:
            ready, _, _ = select.select([self.process.stdout], [], [], max(0, end - time.monotonic()))
            more = os.read(self.process.stdout.fileno(), 4096) if ready else b""
            assert more, f"PostgreSQL does not start: {said.decode()}"
            said += more
        # Whatever else it says must not fill the pipe.
        threading.Thread(target=self.process.stdout.read, daemon=True).start()

    def kill(self):
        """Ends it at once, as a crash does."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(PATIENCE)

    def query(self, text):
        """What psql answers."""
        return subprocess.run(["psql", "-qAt", self.url, "-c", text], capture_output=True, text=True, check=True,
                              timeout=PATIENCE).stdout.strip()

    def __enter__(self):
        return self

    def __exit__(self, *failure):
        if self.process.poll() is None:
            self.kill()
        self.folder.cleanup()


class Closed(Exception):
    pass


def awaited(state):
    """The moves that the page is waited for: not those by which an answer that has been given may be given anew."""
    return [] if "question" in state else state["moves"]


class Page:
    """One WebSocket, as a browser opens it."""

    def __init__(self, server, cookie=None, origin=None, path="/ws", protocol="plateau-1", lang="en", hello=True,
                 address=None):
        self.server = server
        self.cookie = server.visit() if cookie is None else cookie
        self.line = socket.create_connection(("localhost", server.port), timeout=PATIENCE)
        self.buffer = b""
        self.inbox = []
        self.known = self.raw = None  # the last state, and as it was told
        self.listen = lambda state: None
        self.number = 0
        key = base64.b64encode(os.urandom(16)).decode()
        head = [f"GET {path} HTTP/1.1", f"Host: localhost:{server.port}", "Upgrade: websocket", "Connection: Upgrade",
                f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Cookie: other=1; plateau={self.cookie}"]
        if protocol:
            head.append(f"Sec-WebSocket-Protocol: {protocol}")
        if address:  # as a proxy on this machine says it
            head.append("X-Forwarded-For: " + address)
        if origin != "":
            head.append("Origin: " + (origin or f"http://localhost:{server.port}"))
        self.line.sendall(("\r\n".join(head) + "\r\n\r\n").encode())
        while b"\r\n\r\n" not in self.buffer:
            self._more()
        answer, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        if not answer.startswith(b"HTTP/1.1 101"):
            raise Closed(answer.split(b"\r\n")[0].decode())
        accept = base64.b64encode(hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest())
        assert accept in answer
        self.welcome = self.ask("hello", lang=lang) if hello else None

    def _more(self, end=None):
        """Reads on; pings keep a line alive, so that only `end` bounds a wait."""
        left = PATIENCE if end is None else end - time.monotonic()
        if not select.select([self.line], [], [], max(0, left))[0]:
            raise TimeoutError
        try:
            data = self.line.recv(65536)
        except ConnectionError:
            data = b""
        if not data:
            raise Closed("the server has closed the line")
        self.buffer += data

    def frame(self, data, opcode=1, final=True):
        mask = os.urandom(4)
        size = len(data)
        head = bytes([(0x80 if final else 0) | opcode])
        if size < 126:
            head += bytes([0x80 | size])
        elif size < 65536:
            head += bytes([0x80 | 126]) + struct.pack(">H", size)
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", size)
        whole = int.from_bytes(data, "big") ^ int.from_bytes((mask * (size // 4 + 1))[:size], "big")
        try:
            self.line.sendall(head + mask + whole.to_bytes(size, "big"))
        except ConnectionError:
            raise Closed("the server has closed the line")

    def _frame(self, end):
        while True:
            if len(self.buffer) >= 2:
                size, at = self.buffer[1] & 127, 2
                if size == 126 and len(self.buffer) >= 4:
                    size, at = struct.unpack(">H", self.buffer[2:4])[0], 4
                elif size == 127 and len(self.buffer) >= 10:
                    size, at = struct.unpack(">Q", self.buffer[2:10])[0], 10
                elif size >= 126:
                    size = 1 << 60
                if len(self.buffer) >= at + size:
                    opcode, data = self.buffer[0] & 15, self.buffer[at:at + size]
                    final = self.buffer[0] & 0x80
                    self.buffer = self.buffer[at + size:]
                    return opcode, final, data
            self._more(end)

    def hear(self, end=None):
        """The next message; TimeoutError if none has come by the moment `end`."""
        end = time.monotonic() + PATIENCE if end is None else end
        whole = b""
        while True:
            opcode, final, data = self._frame(end)
            if opcode == 8:
                raise Closed("the server closes")
            if opcode == 9:
                self.frame(data, 10)
            elif opcode in (0, 1):
                whole += data
                if final:
                    return self._whole(json.loads(whole))

    def _whole(self, message):
        """A state as a whole, also where it was told as what has changed since the one before."""
        if message["is"] != "state":
            return message
        self.raw = message
        self.listen(message)
        if "base" in message:
            message = whole_state(self.known, message)
        self.known = message
        return message

    def wait(self, wanted):
        """The first message, heard already or still to come, for which `wanted` is true. Others are kept."""
        for i, message in enumerate(self.inbox):
            if wanted(message):
                return self.inbox.pop(i)
        end = time.monotonic() + PATIENCE
        try:
            while True:
                message = self.hear(end)
                if wanted(message):
                    return message
                self.inbox.append(message)
        except TimeoutError:
            said = [json.dumps(message)[:300] for message in self.inbox[-5:]]
            raise AssertionError(f"not heard; but: {said}") from None

    def say(self, what, **members):
        self.number += 1
        self.frame(json.dumps({"do": what, "id": self.number, **members}).encode())
        return self.number

    def ask(self, what, **members):
        """The answer. Where the server asks for patience, as it does of pages faster than people, it is asked again."""
        while True:
            number = self.say(what, **members)
            answer = self.wait(lambda message, number=number: message.get("re") == number)
            if answer["is"] != "no" or answer["code"] != "limit":
                return answer
            end = time.monotonic() + 0.1
            try:
                while True:
                    self.inbox.append(self.hear(end))
            except TimeoutError:
                pass

    def state(self, least=0):
        """The last state heard with at least this number; older ones are thrown away."""
        state = self.wait(lambda message: message["is"] == "state" and message["n"] >= least)
        later = [message for message in self.inbox if message["is"] == "state" and message["n"] > state["n"]]
        self.inbox = [message for message in self.inbox if message["is"] != "state"]
        return later[-1] if later else state

    def close(self):
        self.line.close()

    def __enter__(self):
        return self

    def __exit__(self, *failure):
        self.close()
