#!/usr/bin/env python3
"""Draws rates of simulations as one SVG with their 95% intervals: wins by role or by seat, endings, last turns.

Usage: balance_plot.py by_role|by_seat|endings TITLE OUT.svg LABEL=RESULT.json[+RESULT.json…]…
       balance_plot.py turns TITLE OUT.svg LABEL=GAMES.csv[+GAMES.csv…]…

RESULT.json comes from `plateau sim GAME … --json RESULT.json`, GAMES.csv from `--csv`; runs joined by + are parts of one
(`--first`). Each LABEL gets a panel, for wins with a dashed line at equal shares. The intervals are Wilson's, as in
docs/simulation.md.
"""
import csv
import json
import math
import sys
from html import escape

WIDTH, LEFT, RIGHT, ROW, HEAD = 640, 170, 560, 22, 34


def place(rate, top):
    return LEFT + (RIGHT - LEFT) * rate / top


def wilson(wins, games, z=1.959964):
    rate, width = wins / games, z * z / games
    middle = rate + width / 2
    reach = z * math.sqrt(rate * (1 - rate) / games + width / games / 4)
    return (middle - reach) / (1 + width), (middle + reach) / (1 + width)


def counted(kind, name):
    """Of one run: (name, how often, of how many) for each row, and the number of players where shares can be equal."""
    if kind == "turns":
        with open(name, encoding="utf-8", newline="") as file:
            turns = [int(row["turns"]) for row in csv.DictReader(file)]
        return [(f"turn {turn}", turns.count(turn), len(turns)) for turn in range(min(turns), max(turns) + 1)], 0
    with open(name, encoding="utf-8") as file:
        result = json.load(file)
    if kind == "endings":
        return [(row["ending"].replace("_", " "), row["games"], result["games"]) for row in result[kind]], 0
    label = "role" if kind == "by_role" else "seat"
    names = [row["role"].replace("_", " ") if label == "role" else f"seat {row['seat']}" for row in result[kind]]
    return [(name, row["wins"], row["games"]) for name, row in zip(names, result[kind])], result["players"]


def joined(kind, names):
    """The rows of several runs added up: name, rate, low, high; and the number of players."""
    sums, players = {}, 0
    for name in names:
        rows, players = counted(kind, name)
        for key, times, games in rows:
            before, of = sums.get(key, (0, 0))
            sums[key] = (before + times, of + games)
    return [(key, times / games, *wilson(times, games)) for key, (times, games) in sums.items()], players


def panel(out, label, rows, players, top, y):
    out.append(f'<text class="head" x="12" y="{y + 20}">{escape(label)}</text>')
    bottom = y + HEAD + ROW * len(rows)
    if players:
        equal = place(1 / players, top)
        out.append(f'<line class="equal" x1="{equal:.1f}" y1="{y + HEAD - 6}" x2="{equal:.1f}" y2="{bottom}"/>')
    for i, (name, rate, low, high) in enumerate(rows):
        middle = y + HEAD + ROW * i + ROW // 2
        left, right = place(low, top), place(high, top)
        out.append(f'<text class="name" x="{LEFT - 12}" y="{middle + 4}">{escape(name)}</text>')
        out.append(f'<line class="range" x1="{left:.1f}" y1="{middle}" x2="{right:.1f}" y2="{middle}"/>')
        out.append(f'<circle cx="{place(rate, top):.1f}" cy="{middle}" r="4"/>')
        out.append(f'<text x="{RIGHT + 14}" y="{middle + 4}">{100 * rate:.1f}%</text>')
    return bottom + 14


def main():
    kind, title, path, *files = sys.argv[1:]
    panels = []
    for each in files:
        label, _, name = each.partition("=")
        panels.append((label, *joined(kind, name.split("+"))))
    highest = max(row[3] for _, rows, _ in panels for row in rows)
    top = min(1.0, (int(highest * 10) + 1) / 10)
    out, y = [], 34
    for label, rows, players in panels:
        y = panel(out, label, rows, players, top, y)
    for tenth in range(0, round(top * 10) + 1):
        x = place(tenth / 10, top)
        out.append(f'<text class="axis" x="{x:.1f}" y="{y + 12}">{10 * tenth}%</text>')
    style = (
        "text{font:13px sans-serif;fill:#222}.title{font-size:16px;font-weight:bold}.head{font-weight:bold}"
        ".name{text-anchor:end}.axis{text-anchor:middle;fill:#555}.range{stroke:#1f5f8b;stroke-width:3}"
        "circle{fill:#1f5f8b}.equal{stroke:#888;stroke-dasharray:4 4}"
    )
    with open(path, "w", encoding="utf-8") as file:
        file.write(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y + 24}" role="img" '
            f'aria-label="{escape(title)}">\n<style>{style}</style>\n'
            f'<rect width="100%" height="100%" fill="#fff"/>\n<text class="title" x="12" y="22">{escape(title)}</text>\n'
        )
        file.write("\n".join(out) + "\n</svg>\n")


if __name__ == "__main__":
    main()
