# Sourced by ./run and ./test: installs what is missing, saying what it does, and builds the page.

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

# page: builds the web table's page if it is not there or its sources have changed. Node.js and npm may come from anywhere.
page() {
    [ -f web/dist/index.html ] &&
        [ -z "$(find web/src web/build.sh web/package-lock.json web/tsconfig.json -newer web/dist/index.html -print -quit)" ] && return 0
    command -v npm >/dev/null || need nodejs npm || return 1
    if [ ! -f web/node_modules/.package-lock.json ] || [ web/package-lock.json -nt web/node_modules/.package-lock.json ]; then
        (cd web && npm ci --no-audit --no-fund --loglevel=error) || {
            echo "plateau: npm could not fetch what the page is built with; its messages are above" >&2
            return 1
        }
    fi
    web/build.sh
}

BUILD_PACKAGES=(gcc libc6-dev meson ninja-build pkg-config python3 libjansson-dev libedit-dev
    libwebsockets-dev libev-dev libsqlite3-dev libpq-dev libsodium-dev)
TEST_PACKAGES=(git binutils libcmocka-dev clang clang-format clang-tidy libclang-rt-14-dev postgresql chromium)
