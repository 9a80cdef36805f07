#!/usr/bin/env python3
"""Checks a table's promise and its wind rolls without Plateau (docs/dice.md): python3 examples/check_dice.py REPLAY"""
import hashlib
import sys

MASK = (1 << 64) - 1
FACES = "N NE E SE S SO O NO".split()  # of the direction die of La Tempête des Dieux, clockwise


def first_number(seed, roll, n):
    """The first number below n of roll number `roll`: BLAKE2b makes the state, xoshiro256** the number."""
    state = hashlib.blake2b(b"plateau roll" + roll.to_bytes(8, "little"), key=seed, digest_size=32).digest()
    product = int.from_bytes(state[8:16], "little") * 5 & MASK  # the first output needs the second word only
    number = ((product << 7 | product >> 57) & MASK) * 9 & MASK
    assert (number >> 32) * n & 0xFFFFFFFF >= (1 << 32) % n, "one in millions: this roll takes a second number"
    return (number >> 32) * n >> 32


try:
    lines = [line.split() for line in open(sys.argv[1], encoding="utf-8")]
    seed, commitment = next((bytes.fromhex(line[2]), line[3]) for line in lines if line[:2] == ["dice", "blake2b"])
except (IndexError, OSError, StopIteration, ValueError):
    sys.exit("give the replay of a finished game of a web table: python3 examples/check_dice.py REPLAY")
promised = hashlib.blake2b(seed, digest_size=32).hexdigest()
if promised != commitment:
    sys.exit(f"the hash of the seed is {promised}, but what was promised is {commitment}")
print("commitment kept:", commitment)
for number, roll in enumerate(line for line in lines if line[:1] == ["*"]):
    if roll[1] == "roll":  # the wind: a face and 1, 2 or 3, each on two sides of the second die
        face, strength = divmod(first_number(seed, number, 6 * len(FACES)), 6)
        given = [FACES[face], str(strength // 2 + 1)]
        if roll[2:] != given:
            sys.exit(f"roll {number + 1}: the seed gives {' '.join(given)}, but the file has {' '.join(roll[2:])}")
        print(f"roll {number + 1}: {' '.join(roll[1:])}, as the seed gives it")
