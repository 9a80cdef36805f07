#!/usr/bin/env bash
# clang-tidy over all our C files, as many at a time as there are cores; the build directory has the compile commands.
set -euo pipefail
cd "$(dirname "$0")/.."
build=${1:-build-test}
files=$(git ls-files '*.c' | grep -vE '^(fuzz|web)/|^tests/bench_')
[ -n "$files" ] || {
    echo "tidy: git lists no files" >&2
    exit 1
}
echo "$files" | xargs -P "$(nproc)" -n 8 clang-tidy -p "$build" --quiet --warnings-as-errors='*' 2> >(grep -v 'warnings generated' >&2)
