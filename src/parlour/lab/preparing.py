"""Preparing: a game is compiled once, before any worker plays it.

The workers then load the result from the cache on disk. They don't play interpreted games in the
meantime: those are a thousand times slower and would take the processor from the compiler.
"""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable

from parlour.core import compiling, registry
from parlour.core.game import Game
from parlour.core.rule import PLAIN
from parlour.lab.batch import PART

WORTH_COMPILING = 200  # games; fewer are interpreted sooner than they are compiled
LOOK_S = 0.05


def needs_compiling(game: Game, games: int | None, levels: set[str]) -> bool:
    """Whether to compile a game before playing this many games; None is any number."""
    if PLAIN or compiling.is_made(game, PART) or not registry.is_importable(game):
        return False
    slow = any(game.bots[level].slow for level in levels if level in game.bots)
    return slow or games is None or games > WORTH_COMPILING


def compile_once(game: Game, stopped: Callable[[], bool] = lambda: False) -> bool:
    """Compile a game for studies in a child process; False if stopped before it is done.

    If another process is compiling the same game, this one waits for its result.
    """
    command = [*compiling.command(game, PART), "--full-speed"]
    child = subprocess.Popen(command, stdin=subprocess.DEVNULL)
    try:
        while child.poll() is None:
            if stopped():
                return False
            time.sleep(LOOK_S)
    finally:
        if child.poll() is None:
            child.terminate()
            child.wait()
    return True
