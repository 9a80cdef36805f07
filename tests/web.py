"""A server of the test's own and pages that talk to it: HTTP and WebSocket from the standard library."""
import base64
import hashlib
import http.client
import json
import os
import re
import select
import socket
import struct
import subprocess
import tempfile
import time

from driver import PATIENCE, PROGRAM


class Server:
    """`plateau serve` on a free port with a fresh database; `with` ends it."""

    def __init__(self, db=None):
        self.folder = tempfile.TemporaryDirectory()
        self.db = db or os.path.join(self.folder.name, "table.db")
        self.process = None
        self.start()

    def start(self):
        self.process = subprocess.Popen([PROGRAM, "serve", "--port", "0", "--db", self.db, "--lang", "en"],
                                        stdout=subprocess.PIPE, text=True)
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

    def __enter__(self):
        return self

    def __exit__(self, *failure):
        if self.process.poll() is None:
            self.kill()
        self.folder.cleanup()

    def request(self, method, path, body=None, headers=None):
        line = http.client.HTTPConnection("localhost", self.port, timeout=PATIENCE)
        line.request(method, path, body, headers or {})
        answer = line.getresponse()
        answer.text = answer.read().decode()
        line.close()
        return answer

    def visit(self, cookie=None):
        """Whoever opens the page gets a cookie."""
        answer = self.request("GET", "/", headers={"Cookie": "plateau=" + cookie} if cookie else {})
        found = re.match(r"plateau=([^;]+)", answer.getheader("set-cookie") or "")
        return found.group(1) if found else cookie


class Closed(Exception):
    pass


class Page:
    """One WebSocket, as a browser opens it."""

    def __init__(self, server, cookie=None, origin=None, path="/ws", protocol="plateau-1", lang="en", hello=True):
        self.server = server
        self.cookie = server.visit() if cookie is None else cookie
        self.line = socket.create_connection(("localhost", server.port), timeout=PATIENCE)
        self.buffer = b""
        self.inbox = []
        self.number = 0
        key = base64.b64encode(os.urandom(16)).decode()
        head = [f"GET {path} HTTP/1.1", f"Host: localhost:{server.port}", "Upgrade: websocket", "Connection: Upgrade",
                f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Cookie: other=1; plateau={self.cookie}"]
        if protocol:
            head.append(f"Sec-WebSocket-Protocol: {protocol}")
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

    def _more(self):
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

    def _frame(self):
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
            self._more()

    def hear(self):
        """The next message."""
        whole = b""
        while True:
            opcode, final, data = self._frame()
            if opcode == 8:
                raise Closed("the server closes")
            if opcode == 9:
                self.frame(data, 10)
            elif opcode in (0, 1):
                whole += data
                if final:
                    return json.loads(whole)

    def wait(self, wanted):
        """The first message, heard already or still to come, for which `wanted` is true. Others are kept."""
        for i, message in enumerate(self.inbox):
            if wanted(message):
                return self.inbox.pop(i)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            message = self.hear()
            if wanted(message):
                return message
            self.inbox.append(message)
        raise AssertionError(f"not heard; but: {self.inbox[-5:]}")

    def say(self, what, **members):
        self.number += 1
        self.frame(json.dumps({"do": what, "id": self.number, **members}).encode())
        return self.number

    def ask(self, what, **members):
        number = self.say(what, **members)
        return self.wait(lambda message: message.get("re") == number)

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
