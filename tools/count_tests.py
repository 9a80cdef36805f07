"""Sums up what the test programs of a Meson run counted themselves; prints "N passed, N failed"."""
import json
import re
import sys

passed = failed = 0
for line in open(sys.argv[1], encoding="utf-8"):
    test = json.loads(line)
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
print("%d passed, %d failed" % (passed, failed))
sys.exit(1 if failed or not passed else 0)
