#!/bin/sh
# The sources of the game that compile: pending.sh SOURCE-ROOT BUILD-ROOT
cd "$1" || exit 1
for file in games/worldorder/*.c; do
    gcc -std=gnu17 -Wall -Wextra -Werror -Wshadow -Wvla -fsyntax-only -I. -I"$2" "$file" 2>/dev/null && echo "${file##*/}"
done
