#!/usr/bin/env python3
"""Makes a C file of the files in a folder: embed.py FOLDER OUTPUT. A folder that is not there has no files."""
import os
import sys

TYPES = {".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8",
         ".svg": "image/svg+xml", ".png": "image/png", ".json": "application/json", ".woff2": "font/woff2",
         ".webmanifest": "application/manifest+json", ".ico": "image/x-icon", ".map": "application/json",
         ".txt": "text/plain; charset=utf-8"}


def files(folder):
    for path, folders, names in os.walk(folder):
        folders.sort()
        for name in sorted(names):
            whole = os.path.join(path, name)
            if os.path.splitext(name)[1] in TYPES:
                yield "/" + os.path.relpath(whole, folder).replace(os.sep, "/"), whole


def main(folder, output):
    arrays, rows = [], []
    for number, (path, whole) in enumerate(files(folder)):
        with open(whole, "rb") as file:
            data = file.read()
        lines = [",".join(str(byte) for byte in data[i:i + 40]) for i in range(0, len(data), 40)] or ["0"]
        arrays.append("static const unsigned char file_%d[] = {\n%s};\n" % (number, ",\n".join(lines)))
        rows.append('    {"%s", "%s", file_%d, %d},\n' % (path, TYPES[os.path.splitext(path)[1]], number, len(data)))
    text = ('/* Made by tools/embed.py. */\n#include "app/server/server.h"\n\n' + "".join(arrays) +
            "\nconst struct asset assets[] = {\n" + "".join(rows) + "    {0},\n};\n")
    try:
        with open(output, encoding="utf-8") as file:
            if file.read() == text:
                return
    except OSError:
        pass
    with open(output, "w", encoding="utf-8") as file:
        file.write(text)


main(sys.argv[1], sys.argv[2])
