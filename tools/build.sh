# Sourced by ./test, fuzz/run.sh and tools/signatures.sh: build directories, each with one set of options.

# configure DIR OPTIONS… : a build directory, made anew if its options changed, and in it all or only $TARGETS.
configure() {
    local dir=$1
    shift
    local wanted="${CC:-gcc} $*"
    if [ ! -f "$dir/build.ninja" ] || [ "$(cat "$dir/.options" 2>/dev/null)" != "$wanted" ]; then
        rm -rf "$dir"
        CC=${CC:-gcc} meson setup "$dir" "$@" || return 1
        echo "$wanted" >"$dir/.options"
    fi
    # shellcheck disable=SC2086
    ninja -C "$dir" ${TARGETS:-}
}

configure_test() {
    CC=gcc configure build-test -Dbuildtype=debugoptimized
}

# The fuzz targets are built here, too: the same compiler, the same sanitizers, and what libFuzzer counts added.
configure_sanitize() {
    CC=clang configure build-sanitize -Dbuildtype=debugoptimized -Db_sanitize=address,undefined -Db_lundef=false -Dfuzz=true
}

configure_release() {
    CC=gcc configure build-release -Dbuildtype=release -Db_ndebug=true
}
