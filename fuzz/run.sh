#!/usr/bin/env bash
# Builds the fuzz targets in build-sanitize, where ./test has built most of them already, and runs them over the stored
# corpus, as many at a time as there are cores.
#
#     fuzz/run.sh [SECONDS] [TARGET…]        without arguments 10 seconds each of replay, scenario, state, engine and web
#
# What is found on the way stays in build-sanitize/corpus; an input that breaks something is kept in
# build-sanitize/TARGET-crash-… (put it into fuzz/corpus/TARGET once it is repaired).
set -eu
cd "$(dirname "$0")/.."
. tools/build.sh

seconds=10 build=build-sanitize
case "${1-}" in
[0-9]*) seconds=$1; shift ;;
esac
[ $# -gt 0 ] || set -- replay scenario state engine web
wanted=()
for target in "$@"; do
    if [ ! -f "fuzz/fuzz_$target.c" ]; then
        echo "fuzz/run.sh: there is no target '$target'; there are replay, scenario, state, engine and web" >&2
        exit 2
    fi
    wanted+=("fuzz/fuzz_$target")
done
if ! command -v clang >/dev/null; then
    echo "fuzz/run.sh: clang is missing (Debian: apt install clang)" >&2
    exit 2
fi
TARGETS="${wanted[*]}" configure_sanitize >/dev/null || TARGETS="${wanted[*]}" configure_sanitize

# fuzz TARGET: one line about what became of it, and on failure its log.
fuzz() {
    local target=$1 seeds=("fuzz/corpus/$1") folder inputs
    mkdir -p "$build/corpus/$target"
    [ "$target" != scenario ] || for folder in games/*/scenarios; do
        [ ! -d "$folder" ] || seeds+=("$folder")
    done
    if "$build/fuzz/fuzz_$target" -max_total_time="$seconds" -max_len=65536 -timeout=20 -print_final_stats=1 \
        -dict=fuzz/plateau.dict -artifact_prefix="$build/$target-" "$build/corpus/$target" "${seeds[@]}" \
        >"$build/$target.log" 2>&1; then
        inputs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$build/$target.log")
        echo "fuzz $target: $inputs inputs, nothing found"
    else
        echo "fuzz $target: FAILED; the input is in $build/$target-…, the log is $build/$target.log:"
        tail -n 40 "$build/$target.log"
        return 1
    fi
}

passed=0 failed=0
ended() { if wait -n; then passed=$((passed + 1)); else failed=$((failed + 1)); fi; }
running=0 cores=$(nproc)
for target in "$@"; do
    [ "$running" -lt "$cores" ] || { ended; running=$((running - 1)); }
    fuzz "$target" &
    running=$((running + 1))
done
while [ "$running" -gt 0 ]; do
    ended
    running=$((running - 1))
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
