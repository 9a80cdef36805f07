#!/bin/sh
# Builds the fuzz targets with clang in build-fuzz and runs them over the stored corpus.
#
#     fuzz/run.sh [SECONDS] [TARGET…]        without arguments 10 seconds each of replay, scenario, state, engine and web
#
# What is found on the way stays in build-fuzz/corpus; an input that breaks something is kept in
# build-fuzz/TARGET-crash-… (put it into fuzz/corpus/TARGET once it is repaired).
set -eu
cd "$(dirname "$0")/.."

seconds=10
case "${1-}" in
[0-9]*) seconds=$1; shift ;;
esac
[ $# -gt 0 ] || set -- replay scenario state engine web
for target in "$@"; do
    if [ ! -f "fuzz/fuzz_$target.c" ]; then
        echo "fuzz/run.sh: there is no target '$target'; there are replay, scenario, state, engine and web" >&2
        exit 2
    fi
done
if ! command -v clang >/dev/null; then
    echo "fuzz/run.sh: clang is missing (Debian: apt install clang)" >&2
    exit 2
fi

if [ ! -f build-fuzz/build.ninja ]; then
    CC=clang meson setup build-fuzz -Dfuzz=true -Dtests=false -Dbuildtype=debugoptimized -Db_lundef=false \
        -Db_sanitize=address,undefined -Dc_args='-fsanitize=fuzzer-no-link -fno-sanitize-recover=undefined' >/dev/null
fi
for target in "$@"; do
    ninja -C build-fuzz "fuzz/fuzz_$target" >/dev/null || ninja -C build-fuzz "fuzz/fuzz_$target"
done

passed=0 failed=0
for target in "$@"; do
    mkdir -p "build-fuzz/corpus/$target"
    seeds="fuzz/corpus/$target"
    [ "$target" != scenario ] || for folder in games/*/scenarios; do
        [ ! -d "$folder" ] || seeds="$seeds $folder"
    done
    # Unquoted on purpose: $seeds is a list of folders of this repository.
    if build-fuzz/fuzz/fuzz_"$target" -max_total_time="$seconds" -max_len=65536 -timeout=20 -print_final_stats=1 \
        -dict=fuzz/plateau.dict -artifact_prefix="build-fuzz/$target-" "build-fuzz/corpus/$target" $seeds \
        >"build-fuzz/$target.log" 2>&1; then
        passed=$((passed + 1))
        inputs=$(sed -n 's/^stat::number_of_executed_units: *//p' "build-fuzz/$target.log")
        echo "fuzz $target: $inputs inputs, nothing found"
    else
        failed=$((failed + 1))
        echo "fuzz $target: FAILED; the input is in build-fuzz/$target-…, the log is build-fuzz/$target.log:"
        tail -n 40 "build-fuzz/$target.log"
    fi
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
