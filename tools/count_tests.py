"""Sums up what the test programs of a Meson run counted themselves; prints "N passed, N failed".

Usage: count_tests.py TESTLOG [NAME FILE]

How many seconds each program took is added to FILE, with NAME behind its own.
"""
import json
import re
import sys

passed = failed = 0
seconds = []
for line in open(sys.argv[1], encoding="utf-8"):
    test = json.loads(line)
    seconds.append("%.1f %s" % (test["duration"], test["name"]))
    said = test.get("stdout", "") + test.get("stderr", "")
    good = sum(int(n) for n in re.findall(r"^\[  PASSED  \] (\d+) test", said, re.M))
    bad = len(re.findall(r"^\[  FAILED  \] [a-z_]", said, re.M)) // 2
    if test["result"] != "OK":
        bad = max(bad, 1)
    elif good == 0:
        good = 1  # a program that counts nothing is one test
    passed += good
    failed += bad
    if test["result"] != "OK":
        print("%s: %s" % (test["name"], test["result"]))
if len(sys.argv) > 3:
    with open(sys.argv[3], "a", encoding="utf-8") as file:
        file.writelines("%s, %s\n" % (line, sys.argv[2]) for line in seconds)
print("%d passed, %d failed" % (passed, failed))
sys.exit(1 if failed or not passed else 0)
