"""Compile rules ahead of time: `python -m parlour.compile [GAME [PART ...]]`.

Without arguments, compile everything that tables need, for example while building a container image
or before starting a server. Parts that are already compiled are skipped.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import parlour.coach.playouts
import parlour.lab.batch  # noqa: F401  bring parts along
from parlour.core import registry
from parlour.core.compiling import LOADERS, be_gentle, be_idle, is_made, one_at_a_time, parts_of
from parlour.core.engine import engines
from parlour.core.errors import ParlourError, one_of

POLL_S = 1.0


def main(arguments: list[str] | None = None) -> int:
    """Compile games or parts; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m parlour.compile", description=__doc__)
    parser.add_argument("game", nargs="?", help="a game's name (default: all games)")
    parser.add_argument(
        "part",
        nargs="*",
        help="parts to compile: rules, pace, 'bot LEVEL', puzzles, batch or coach",
    )
    parser.add_argument("--quiet", action="store_true", help="print errors only")
    parser.add_argument("--full-speed", action="store_true", help="run at normal priority")
    parser.add_argument("--idle", action="store_true", help="run only while a CPU core is idle")
    parser.add_argument(
        "--jobs",
        type=int,
        default=1,
        metavar="N",
        help="how many games to compile at the same time",
    )
    parser.add_argument(
        "--parent", type=int, metavar="PID", help="stop when the process with this ID ends"
    )
    args = parser.parse_args(arguments)
    if args.parent:
        threading.Thread(target=stop_with, args=(args.parent,), daemon=True).start()
    if arguments is None and not args.full_speed:
        be_gentle()
    if args.idle:
        be_idle()
    if args.jobs > 1 and not args.game:
        return _side_by_side(args.jobs, args.quiet)
    try:
        for name in [args.game] if args.game else registry.names():
            _compile(name, args.part, args.quiet)
    except ParlourError as error:
        print(f"parlour.compile: {error}", file=sys.stderr)
        return 2
    return 0


def stop_with(parent: int) -> None:
    """Wait until the parent process has ended, then end this one."""
    while os.getppid() == parent:
        time.sleep(POLL_S)
    os._exit(1)


def _side_by_side(jobs: int, quiet: bool) -> int:
    """Compile each game in its own process, `jobs` at a time."""
    command = [sys.executable, "-m", "parlour.compile", *(["--quiet"] if quiet else [])]
    with ThreadPoolExecutor(jobs) as pool:
        codes = pool.map(
            lambda name: subprocess.run([*command, name], check=False).returncode, registry.names()
        )
        return max(codes)


def _compile(name: str, parts: list[str], quiet: bool) -> None:
    game = registry.game(name)
    for part in parts or parts_of(game):
        known = [*parts_of(game), *LOADERS]
        if part not in known:
            raise ParlourError(f"{name} has no part {part!r}; choose from {one_of(known, part)}")
        began = time.perf_counter()
        with one_at_a_time(game):
            before = is_made(game, part)
            if not before:
                engines(game).load(part)
        if not quiet:
            took = "made before" if before else f"{time.perf_counter() - began:.1f} s"
            print(f"{name}, {part}: {took}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
