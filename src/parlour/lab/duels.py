"""Duels: whole games between bots of different levels, seat by seat, compiled.

    python -m parlour.lab.duels sequence-numbers 4 strong fair [GAMES]

Two levels meet; the seats of the first are every `teams`-th, counted from each of them in turn, so
that both levels play from every place equally often, and each pair of games has the same deal.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import msgspec
import numpy as np

import parlour
from parlour.core.chance import Chance, seeded
from parlour.core.entries import module
from parlour.core.game import Game, Outcome
from parlour.core.option import Value
from parlour.core.struct import Array

DUEL = """
@rule
def choose(level, v, chance, scratch):
{choices}
    return -1

@rule
def duel(s, blank, v, chance, luck, scratch, levels):
    # A game from its deal to its end; gives the number of moves.
    setup(s[0], chance[0])
    count = 0
    mask = actors(s[0])
    while mask:
        seat = 0
        while mask >> seat & 1 == 0:
            seat += 1
        v[0] = blank[0]
        look(s[0], seat, v[0])
        apply(s[0], chance[0], seat, choose(levels[seat], v[0], luck[0], scratch))
        count += 1
        mask = actors(s[0])
    return count

@rule
def duels(s, blank, v, parent, numbers, chance, luck, scratch, levels, out, kept):
    for k in range(len(numbers)):
        branch(parent[0], 2 * numbers[k], chance[0])
        branch(parent[0], 2 * numbers[k] + 1, luck[0])
        kept[k, 0] = duel(s, blank, v, chance, luck, scratch, levels)
        scores(s[0], out[0])
        kept[k, 1] = out[0].reason
        for seat in range(8):
            kept[k, 2 + seat] = out[0].won[seat]
"""


class Tally(msgspec.Struct, frozen=True):
    """How often the first level won, drew and lost, the error of its share, and the length."""

    games: int
    won: float
    drawn: float
    error: float
    moves: float


@cache
def loop(game: Game, levels: tuple[str, ...]) -> Any:
    """The compiled duel of some levels of bot."""
    choices = "\n".join(
        f"    if level == {k}:\n        return {level}(v, chance, scratch)"
        for k, level in enumerate(levels)
    )
    name = "duel_" + "_".join(levels)
    return module(game, name, DUEL.format(choices=choices), f"duels of {' and '.join(levels)}")


def play(
    game: Game,
    options: Mapping[str, Value],
    levels: tuple[str, ...],
    seating: Sequence[int],
    numbers: Sequence[int],
    seed: str = "duel",
    threads: int = 1,
) -> Array:
    """Games of these numbers with level `seating[k]` in seat k: moves, reason, who won, by game."""
    made = loop(game, levels)

    def work(lane: int) -> Array:
        mine = np.array(numbers[lane::threads], np.int64)
        kept = np.zeros((len(mine), 10), np.int64)
        made.duels(
            game.begin(len(seating), options), game.View.box(), game.View.box(), seeded(seed), mine,
            Chance.box(), Chance.box(), game.workspace(), np.array(seating, np.int64),
            Outcome.box(), kept,
        )  # fmt: skip
        return kept

    if threads == 1:
        return work(0)
    with ThreadPoolExecutor(threads) as pool:
        return np.concatenate(list(pool.map(work, range(threads))))


def meet(
    game: Game,
    seats: int,
    teams: int,
    first: str,
    second: str,
    games: int,
    options: Mapping[str, object] | None = None,
    seed: str = "duel",
    threads: int = 1,
) -> Tally:
    """So many games of one team of `first` against teams of `second`, from every place in turn."""
    chosen = game.chosen(seats, None, options or {})
    kept, mine = [], []
    for place in range(teams):
        seating = [0 if seat % teams == place else 1 for seat in range(seats)]
        numbers = range(math.ceil(games / teams))
        found = play(game, chosen, (first, second), seating, numbers, seed, threads)
        kept.append(found)
        mine.append(found[:, 2 + place])
    every, won = np.concatenate(kept), np.concatenate(mine)
    share, drawn = float(won.mean()), float((every[:, 2:].sum(axis=1) == 0).mean())
    error = math.sqrt(share * (1 - share) / len(won))
    return Tally(len(won), share, drawn, error, float(every[:, 0].mean()))


def main() -> None:
    """Let two levels meet and print how it went."""
    name, seats, first, second, *more = sys.argv[1:]
    game = parlour.game(name)
    teams = 3 if int(seats) == 3 else 2
    tally = meet(game, int(seats), teams, first, second, int(more[0]) if more else 1000)
    print(msgspec.json.encode(tally).decode())


if __name__ == "__main__":
    main()
