#!/usr/bin/env python3
"""clang-tidy over all our C files, as many at a time as there are cores.

Usage: tidy.py [--deep] [--note] [BUILD [FILE…]]

All files, or only those named. BUILD (build-test) has the compile commands. The analyser's walk along every path takes most of the time, and says the
same of the same text: a file that reads, after the preprocessor, as it did when it was last noted in tools/tidy.known
gets all checks but that one. All others get everything. Headers of the system do not count: they say the same to us
after an update.

  --deep   everything for every file
  --note   writes down which files nothing was found in: do it before a commit, so that the next run is short
"""
import argparse
import concurrent.futures
import hashlib
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile

KNOWN = "tools/tidy.known"
LEFT_OUT = ("fuzz/", "web/", "tests/bench_")


def run(*command, **options):
    return subprocess.run(command, capture_output=True, text=True, check=True, **options).stdout


def entries(build):
    """The compile commands of the files that git knows, each as it is; generated files are not ours to read."""
    ours = {name for name in run("git", "ls-files", "*.c").split("\n") if name and not name.startswith(LEFT_OUT)}
    if not ours:
        sys.exit("tidy: git lists no files")
    try:
        with open(os.path.join(build, "compile_commands.json"), encoding="utf-8") as file:
            commands = json.load(file)
    except OSError as problem:
        sys.exit(f"tidy: {problem}: build first (meson setup {build})")
    found = []
    for entry in commands:
        name = os.path.relpath(os.path.join(entry["directory"], entry["file"]))
        if name in ours:
            found.append((name, entry))
    missing = ours - {name for name, _ in found}
    if missing:
        sys.exit(f"tidy: {build} does not compile " + ", ".join(sorted(missing)))
    return found


def preprocessed(entry, salt):
    """What the analyser would read, as a short number."""
    words, kept, skip = shlex.split(entry["command"]), [], False
    while words[0] != "-I" and not words[0].startswith("-"):  # ccache cc
        words.pop(0)
    for word in words:
        if skip or word in ("-o", "-MF", "-MQ"):
            skip = not skip
        elif word not in ("-c", "-MD", "-Werror"):
            kept.append(word)
    ours, text = True, []
    for line in run("clang", "-E", "-w", *kept, cwd=entry["directory"]).split("\n"):
        marker = re.match(r'# \d+ "[^"]*"([ \d]*)$', line)
        if marker:
            ours = "3" not in marker[1].split()
        elif ours and line.strip():
            text.append(line.strip())
    text = "\n".join(text)
    return hashlib.sha256((salt + text).encode()).hexdigest()[:16]


def tidy(name, entry, extra):
    """(what it printed, whether it liked it) of one compile command."""
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "compile_commands.json"), "w", encoding="utf-8") as file:
            json.dump([entry], file)
        done = subprocess.run(["clang-tidy", "-p", folder, "--quiet", "--warnings-as-errors=*", *extra, name],
                              capture_output=True, text=True, check=False)
    errors = "\n".join(line for line in done.stderr.split("\n") if "warnings generated" not in line and "warning generated" not in line)
    return (done.stdout + errors).strip(), done.returncode == 0


def version():
    """What its checks depend on; it also tells which processor it runs on, and that would make every machine's numbers its own."""
    return re.search(r"LLVM version \S+", run("clang-tidy", "--version"))[0]


def read_known():
    known = {}
    if os.path.exists(KNOWN):
        with open(KNOWN, encoding="utf-8") as file:
            for line in file:
                name, _, values = line.partition(" ")
                known[name] = set(values.split())
    return known


def main():
    os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deep", action="store_true")
    parser.add_argument("--note", action="store_true")
    parser.add_argument("build", nargs="?", default="build-test")
    parser.add_argument("files", nargs="*", metavar="FILE")
    wanted = parser.parse_args()
    with open(".clang-tidy", encoding="utf-8") as file:
        salt = file.read() + version()
    found, known = entries(wanted.build), read_known()
    if wanted.files:
        found = [(name, entry) for name, entry in found if name in wanted.files]
        if not found:
            sys.exit("tidy: none of these is compiled in " + wanted.build)
    with concurrent.futures.ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        numbers = list(pool.map(lambda one: preprocessed(one[1], salt), found))
        jobs, seen = [], {}
        for (name, entry), number in zip(found, numbers):
            if number in seen.setdefault(name, set()):
                continue  # the same text in two programs
            seen[name].add(number)
            jobs.append((name, entry, wanted.deep or number not in known.get(name, ())))
        jobs.sort(key=lambda job: not job[2])
        results = pool.map(lambda job: tidy(job[0], job[1], () if job[2] else ("--checks=-clang-analyzer-*",)), jobs)
        bad = set()
        for (name, _, _), (said, good) in zip(jobs, results):
            if not good:
                bad.add(name)
                print(f"{name}:\n{said}", flush=True)
    deep = sum(job[2] for job in jobs)
    print(f"tidy: {len(jobs)} texts looked at, {deep} of them deeply, {len(bad)} with something to say")
    if wanted.note:
        noted = {name: numbers for name, numbers in known.items() if wanted.files and name not in seen}
        noted.update((name, numbers) for name, numbers in seen.items() if name not in bad)
        with open(KNOWN, "w", encoding="utf-8") as file:
            file.writelines(f"{name} {' '.join(sorted(noted[name]))}\n" for name in sorted(noted))
    elif deep > len(jobs) // 10 and not wanted.deep and not wanted.files:
        print("tidy: tools/tidy.py --note would make the next run short")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
