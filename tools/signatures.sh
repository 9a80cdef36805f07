#!/usr/bin/env bash
# Golden games and signatures with gcc and clang, -O0 and -O3: four builds. ./test compares the two that differ most.
set -u
cd "$(dirname "$0")/.."
. tools/build.sh
bad=0
for compiler in gcc clang; do
    for level in 0 3; do
        dir=build-$compiler-O$level
        if CC=$compiler TARGETS=tests/test_golden configure "$dir" -Doptimization=$level -Ddebug=false -Db_ndebug=true \
            -Dserver=false >/dev/null && "$dir/tests/test_golden" "$PWD"; then
            echo "ok    $compiler -O$level"
        else
            echo "FAIL  $compiler -O$level"
            bad=1
        fi
    done
done
exit $bad
