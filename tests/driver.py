"""What the tests in Python share: a session with `plateau engine`, runs of the program, and the counting.

A test is a file of functions named test_…; its last lines are those of main() below. Those marked @waits are run beside
the others. Called as

    python3 tests/test_NAME.py BUILD/plateau [TEST…]
"""
import os
import select
import subprocess
import sys
import tempfile
import time
import traceback

PROGRAM = os.path.abspath(sys.argv[1]) if len(sys.argv) > 1 else "build/plateau"
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PATIENCE = 60  # seconds; a bound, never a wait


class Refused(Exception):
    pass


class Engine:
    """A session with `plateau engine`. Every read is bounded by poll."""

    def __init__(self, *options):
        self.process = subprocess.Popen([PROGRAM, "engine", "--lang", "en", *options],
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        self.poller = select.poll()
        self.poller.register(self.process.stdout, select.POLLIN)
        self.got = b""

    def send(self, text):
        data = text if isinstance(text, bytes) else text.encode()
        while data:
            data = data[self.process.stdin.write(data):]

    def receive(self):
        """The next answer as it came, without its empty line."""
        end = time.monotonic() + PATIENCE
        while b"\n\n" not in self.got:
            if not self.poller.poll(max(0, (end - time.monotonic()) * 1000)):
                raise AssertionError("no answer")
            piece = os.read(self.process.stdout.fileno(), 1 << 16)
            if not piece:
                raise AssertionError(f"the engine has ended, saying {self.got!r}")
            self.got += piece
        answer, self.got = self.got.split(b"\n\n", 1)
        return answer.decode()

    def raw(self, line):
        self.send(line if isinstance(line, bytes) else line + "\n")
        return self.receive()

    def ask(self, line):
        answer = self.raw(line)
        if answer.startswith("? "):
            raise Refused(answer[2:])
        assert answer.startswith("= "), answer
        return answer[2:]

    def refused(self, line):
        """The sentence of a line that must be refused."""
        answer = self.raw(line)
        assert answer.startswith("? ") and len(answer) > 10, f"{line!r} was not refused: {answer!r}"
        return answer[2:]

    def close(self):
        self.process.stdin.close()
        rest = self.got + self.process.stdout.read()
        self.process.stdout.close()
        assert self.process.wait(PATIENCE) == 0, self.process.returncode
        return rest

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        if kind:
            self.process.kill()
            self.process.wait()
            self.process.stdin.close()
            self.process.stdout.close()
        else:
            self.close()


def games():
    with Engine() as engine:
        return [(line.split()[0], *map(int, line.split()[1].split("-"))) for line in engine.ask("games").split("\n")]


def run(*args, text=None, env=None):
    return subprocess.run([PROGRAM, *args], input=text, capture_output=True, text=True, timeout=PATIENCE,
                          env={**os.environ, "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "", **(env or {})}, cwd=ROOT)


def waits(test):
    """Says of a test that it mostly waits for somebody else's clock: it is run beside the others of its file."""
    test.waits = True
    return test


class Beside:
    """One test of this file in a process of its own."""

    def __init__(self, name):
        self.said = tempfile.TemporaryFile("w+")
        self.process = subprocess.Popen([sys.executable, sys.argv[0], PROGRAM, name], stdout=self.said,
                                        stderr=subprocess.STDOUT)

    def passed(self):
        """Waits for it, and tells what it said but for its count of one."""
        code = self.process.wait()
        self.said.seek(0)
        sys.stderr.writelines(line for line in self.said if not line.endswith(" failed\n"))
        self.said.close()
        return code == 0


def main(tests):
    """Runs the functions named test_… of a file, or those named on the command line."""
    passed = failed = 0
    wanted = sys.argv[2:]
    chosen = {name: test for name, test in tests.items()
              if name.startswith("test_") and (not wanted or name in wanted)}
    beside = {name: Beside(name) for name, test in chosen.items() if hasattr(test, "waits") and len(chosen) > 1}
    for name, test in chosen.items():
        if name in beside:
            continue
        try:
            test()
            passed += 1
        except Exception:  # whatever went wrong, the others are tried too
            failed += 1
            print(f"{name} FAILED", file=sys.stderr)
            traceback.print_exc()
    for one in beside.values():
        if one.passed():
            passed += 1
        else:
            failed += 1
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed or not passed else 0)
