#!/usr/bin/env bash
# Both commands of the README on a bare Debian 12, made for it and thrown away: tools/fresh.sh --help
set -eu
top=$(git -C "$(dirname "$(readlink -f "$0")")" rev-parse --show-toplevel)

usage() {
    cat <<HELP
tools/fresh.sh [options] [run | test [PART…]]   (as root; needs debootstrap)
Makes a bare Debian 12, copies a clean clone of what is committed there and runs ./run (builds, serves, its page is
fetched, it is stopped, and started once more) and ./test; or only the one that is named, ./test with its PARTs.
  --folder DIR   make it there: a folder that is empty or not there yet (else one in \${TMPDIR:-/tmp})
  --keep         leave the folder, to look around with chroot; without it all is removed, however this ends
  --again        use the Debian that --keep left in --folder, with a new clone: quicker, no longer bare
  --port N       port for ./run, if 8080 is taken on this machine
Package sources, proxies, own certificates and the settings of npm are those of this machine.
HELP
}

die() {
    echo "fresh: $*" >&2
    exit 1
}

# ---- Inside namespaces of its own: whatever is mounted or started here is gone with it ----------------------------

# Sources of the suite, from wherever apt has them on this machine: one line each.
sources() {
    # shellcheck disable=SC2016 # apt's own words
    apt-get indextargets --format 'deb $(REPO_URI) $(RELEASE) $(COMPONENT)' 'Identifier: Packages' |
        awk '$3 ~ /^bookworm/' | sort -u
}

# What the machine needs to reach the network, and no more: the new Debian is to be bare.
take_over() {
    local root=$1 file
    sources >"$root/etc/apt/sources.list"
    apt-config dump | grep -E '^Acquire::(http|https|Check-Valid-Until|ForceIPv)' >"$root/etc/apt/apt.conf.d/90machine" || true
    for file in /etc/hosts /etc/resolv.conf /etc/npmrc /usr/etc/npmrc "$HOME/.npmrc"; do
        [ -f "$file" ] || continue
        case $file in
        "$HOME"/*) install -D -m 600 "$file" "$root/root/.npmrc" ;;
        *) install -D -m 644 "$file" "$root$file" ;;
        esac
    done
    # With authorities of its own the machine cannot be left without them; else the new one shows whether it needs any.
    if compgen -G '/usr/local/share/ca-certificates/*.crt' >/dev/null; then
        mkdir -p "$root/usr/local/share/ca-certificates" "$root/etc/ssl/certs"
        cp /usr/local/share/ca-certificates/*.crt "$root/usr/local/share/ca-certificates/"
        cp -L /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
    fi
}

bare() {
    local root=$1 mirror
    mirror=$(sources | awk '$3 == "bookworm" { print $2; exit }')
    [ -n "$mirror" ] || die "apt has no source for bookworm on this machine"
    if [ -z "${http_proxy:-}" ]; then
        eval "$(apt-config shell http_proxy Acquire::http::Proxy)"
        [ -z "${http_proxy:-}" ] || export http_proxy
    fi
    debootstrap --variant=minbase bookworm "$root" "$mirror" >"$root.log" 2>&1 || {
        tail -n 20 "$root.log" >&2
        die "debootstrap failed"
    }
    take_over "$root"
}

clone() {
    local root=$1 beside
    rm -rf --one-file-system "$root/root/plateau"
    git clone --quiet --no-hardlinks "$top" "$root/root/plateau"
    [ "$(git -C "$root/root/plateau" rev-parse HEAD)" = "$(git -C "$top" rev-parse HEAD)" ] || die "the clone is of something else"
    # Logs of real games lie beside the repository, where there are any.
    beside=$(dirname "$(git -C "$top" rev-parse --path-format=absolute --git-common-dir)")/../shared
    if [ -d "$beside" ]; then cp -rT "$beside" "$root/root/shared"; fi
}

# Said to the new Debian's shell: ./run until its page was fetched, twice.
served() {
    local times start line address said said_by
    for times in first second; do
        start=$SECONDS address="" said=""
        coproc RUN { exec ./run "$@" 2>&1; }
        local pid=$RUN_PID
        exec {said_by}<&"${RUN[0]}" # our own: bash closes the other as soon as ./run ends
        while read -r line <&"$said_by"; do
            said+="$line"$'\n'
            [[ $line =~ (http://localhost:[0-9]+) ]] && address=${BASH_REMATCH[1]} && break
        done
        [ -n "$address" ] || {
            printf '%s' "$said" >&2
            echo "fresh: ./run ended before it served" >&2
            return 1
        }
        python3 -c '
import sys, urllib.request
for path, wanted in ("/", b"app.js"), ("/app.js", b"function"):
    page = urllib.request.urlopen(sys.argv[1].replace("localhost", "127.0.0.1") + path, timeout=60).read()
    assert wanted in page, "%s does not look like the page" % path' "$address" || return 1
        kill -INT "$pid"
        wait "$pid" || {
            echo "fresh: ./run ended with $?" >&2
            return 1
        }
        exec {said_by}<&-
        echo "fresh: ./run, $times start: $((SECONDS - start)) s until its page was fetched and it was stopped"
    done
}

inside() {
    local root=$1 what=$2 again=$3 port=$4 status=0 start
    shift 4
    if [ -z "$again" ]; then
        echo "fresh: making a bare Debian 12"
        bare "$root"
    fi
    clone "$root"
    mount -t proc proc "$root/proc"
    mkdir -p "$root/dev/pts" "$root/dev/shm"
    mount -t devpts -o newinstance,ptmxmode=0666,mode=620 devpts "$root/dev/pts"
    mount -t tmpfs -o mode=1777 shm "$root/dev/shm"
    # A new login's environment, and the way to the network where the machine tells it in the environment.
    local name clean=(PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root TERM=dumb)
    for name in http_proxy https_proxy no_proxy HTTP_PROXY HTTPS_PROXY NO_PROXY; do
        [ -z "${!name:-}" ] || clean+=("$name=${!name}")
    done
    there() { chroot "$root" /usr/bin/env -i "${clean[@]}" /bin/bash -c "cd /root/plateau && $1" fresh "${@:2}"; }
    if [ "$what" != test ]; then
        there "set -u; $(declare -f served); served \"\$@\"" ${port:+serve --port "$port"} || status=1
    fi
    if [ "$what" != run ]; then
        start=$SECONDS
        there './test "$@"' "$@" || status=1
        echo "fresh: ./test: $((SECONDS - start)) s"
    fi
    return $status
}

if [ "${1:-}" = --inside ]; then
    shift
    inside "$@"
    exit
fi

# ---- Outside ---------------------------------------------------------------------------------------------------------

folder="" keep="" again="" port="" what=""
while [ $# -gt 0 ]; do
    case $1 in
    --help) usage && exit 0 ;;
    --folder) [ $# -gt 1 ] || die "--folder wants a folder"; folder=$(realpath -m "$2") && shift ;;
    --port) [ $# -gt 1 ] || die "--port wants a number"; port=$2 && shift ;;
    --keep) keep=1 ;;
    --again) again=1 ;;
    run | test) what=$1 && shift && break ;;
    *) usage >&2 && exit 2 ;;
    esac
    shift
done
[ "$what" = test ] || [ $# -eq 0 ] || die "only test has parts"
[ "$(id -u)" -eq 0 ] || die "only root can make a Debian inside this one"
command -v debootstrap >/dev/null || die "debootstrap is missing: apt-get install debootstrap"
[ -z "$(git -C "$top" status --porcelain)" ] || echo "fresh: what is not committed is not tried" >&2
if [ -n "$again" ]; then
    { [ -n "$folder" ] && [ -x "$folder/debian/bin/bash" ]; } || die "--again wants the --folder that --keep left"
    keep=1
elif [ -z "$folder" ]; then
    folder=$(mktemp -d "${TMPDIR:-/tmp}/plateau-fresh-XXXXXX")
else
    [ -z "$(ls -A "$folder" 2>/dev/null)" ] || die "$folder is not empty"
    mkdir -p "$folder"
fi

child=""
clean() {
    local status=$?
    trap - EXIT
    # Its namespaces end with it, and with them every process and every mount: nothing of this machine is below the folder.
    if [ -n "$child" ]; then
        kill -KILL "$child" 2>/dev/null || true # it does not listen to less, and --kill-child does the rest
        wait "$child" 2>/dev/null || true
    fi
    if [ -n "$keep" ]; then
        echo "fresh: kept in $folder/debian"
    elif grep -qF " $folder/" /proc/self/mounts; then
        echo "fresh: something is still mounted below $folder: left as it is" >&2
    else
        # What was killed may write a little longer.
        local tries
        for tries in 1 2 3 4 5; do
            rm -rf --one-file-system "$folder" 2>/dev/null && break
            sleep "$tries"
        done
        [ ! -e "$folder" ] || echo "fresh: $folder could not be removed" >&2
    fi
    exit "$status"
}
trap clean EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP
unshare --mount --pid --fork --kill-child --propagation private \
    "$0" --inside "$folder/debian" "${what:-both}" "$again" "$port" "$@" &
child=$!
status=0
wait "$child" || status=$?
child=""
exit "$status"
