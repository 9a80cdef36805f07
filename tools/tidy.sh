#!/usr/bin/env bash
# clang-tidy over all our C files, two at a time; the build directory has the compile commands.
set -eu
cd "$(dirname "$0")/.."
build=${1:-build-test}
git ls-files '*.c' | grep -v '^fuzz/' | xargs -P "$(nproc)" -n 8 clang-tidy -p "$build" --quiet --warnings-as-errors='*' 2>/dev/null
