# Sourced by ./run and ./test: installs Debian packages that are missing, saying what it does.

# need PACKAGE… : installs those that are not there.
need() {
    local missing=() package
    for package in "$@"; do
        dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
    done
    [ ${#missing[@]} -eq 0 ] && return 0
    local sudo=""
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || {
            echo "plateau: these packages are missing and neither root nor sudo is at hand: ${missing[*]}" >&2
            echo "plateau: as root: apt-get install ${missing[*]}" >&2
            return 1
        }
        sudo="sudo"
    fi
    echo "plateau: installing ${missing[*]}" >&2
    # The list of packages may be old or not there at all: fetch it and try once more before giving up.
    $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null 2>&1 && return 0
    $sudo apt-get update -qq >&2 &&
        $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null || {
        echo "plateau: apt-get could not install ${missing[*]}; its messages are above" >&2
        return 1
    }
}

BUILD_PACKAGES=(gcc libc6-dev meson ninja-build pkg-config python3 libjansson-dev libedit-dev)
# For -Dserver=true, and what its tests need: the web table is not part of ./run and ./test yet.
SERVER_PACKAGES=(libwebsockets-dev libsqlite3-dev libpq-dev libsodium-dev postgresql chromium)
TEST_PACKAGES=(git binutils libcmocka-dev clang clang-format clang-tidy libclang-rt-14-dev)
