#!/usr/bin/env python3
"""What `meson install` puts down is enough for a bot author: each header compiles by itself, and a small program that
knows only the pkg-config file is built, linked and run. Called with the program in its build folder, as the others."""
import glob
import os
import subprocess
import tempfile

from driver import PROGRAM, games, main

SMALL = r"""
#include <plateau.h>
#include <stdio.h>

int main(void) {
    for (int i = 0; pl_games[i]; i++) {
        const struct pl_game *game = pl_games[i];
        struct pl_setup setup = pl_setup_default(game, game->min_players);
        struct pl_match *match = pl_match_new(game, &setup, 5);
        struct pl_rng rng = pl_rng_seed(5, 5);
        int actor;
        while ((actor = pl_match_actor(match)) != PL_OVER) {
            pl_move moves[PL_MAX_MOVES];
            if (actor == PL_CHANCE)
                pl_match_roll(match, NULL);
            else
                pl_match_play(match, actor, moves[pl_rng_below(&rng, (uint32_t)game->moves(pl_match_state(match), moves))], NULL);
        }
        printf("%s %d\n", game->id, pl_match_length(match));
        pl_match_free(match);
    }
    return 0;
}
"""


def run(*command, **more):
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, **more)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}{done.stderr}"
    return done.stdout


def test_a_program_against_the_installed_library():
    with tempfile.TemporaryDirectory() as folder:
        run("meson", "install", "-C", os.path.dirname(PROGRAM), "--no-rebuild", "--destdir", folder)
        [package] = glob.glob(folder + "/**/plateau.pc", recursive=True)
        env = {**os.environ, "PKG_CONFIG_SYSROOT_DIR": folder, "PKG_CONFIG_PATH": os.path.dirname(package)}
        flags = run("pkg-config", "--static", "--cflags", "plateau", env=env).split()
        [top] = glob.glob(folder + "/**/include/plateau", recursive=True)
        headers = glob.glob(top + "/**/*.h", recursive=True)
        assert len(headers) > 8, headers
        strict = ["gcc", "-std=gnu17", "-Wall", "-Wextra", "-Werror"]
        for header in headers:
            run(*strict, *flags, "-fsyntax-only", "-x", "c", "-include", header, "/dev/null")
        source, program = os.path.join(folder, "small.c"), os.path.join(folder, "small")
        with open(source, "w", encoding="utf-8") as file:
            file.write(SMALL)
        libraries = run("pkg-config", "--static", "--libs", "plateau", env=env).split()
        run(*strict, *flags, source, "-o", program, *libraries)
        played = dict(line.split() for line in run(program).splitlines())
        assert set(played) == {game for game, _, _ in games()} and all(int(n) > 0 for n in played.values()), played
        [installed] = glob.glob(folder + "/**/bin/plateau", recursive=True)
        assert "tempete" in run(installed, "games")


if __name__ == "__main__":
    main(globals())
