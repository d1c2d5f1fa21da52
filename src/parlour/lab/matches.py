"""Matches: one bot level in every seat, or two levels against each other."""

from __future__ import annotations

import math
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor

import msgspec
import numpy as np

from parlour.core.game import Game
from parlour.core.option import Value
from parlour.core.struct import Array
from parlour.lab.batch import run
from parlour.lab.cells import Cell
from parlour.lab.stats import standard_error

SEED = "match"


class Score(msgspec.Struct, frozen=True):
    """Seat 0's win rate with its standard error, and the mean number of moves."""

    games: int
    won: float
    error: float
    moves: float


class Duel(msgspec.Struct, frozen=True):
    """The first level's win rate with its standard error, and both mean scores.

    A win shared by both sides is split between them; a draw counts as a win for neither.
    """

    games: int
    won: float
    drawn: float
    error: float
    moves: float
    first_score: float
    second_score: float


def play(
    game: Game, seats: int, options: Mapping[str, Value], level: str, games: int, threads: int = 2
) -> Score:
    """Play games with one bot level in every seat."""
    rows = in_threads(Cell.of(game, seats, options, [level]), games, threads)
    won = float(rows["won"][:, 0].mean())
    error = math.sqrt(won * (1 - won) / games)
    return Score(games, won, error, float(rows["decisions"].mean()))


def duel(
    game: Game, seats: int, options: Mapping[str, Value], first: str, second: str, games: int,
    teams: int = 2, threads: int = 2,
) -> Duel:  # fmt: skip
    """Play games of one team of the first level against teams of the second.

    A team has every `teams`-th seat. Each deal is played from every position in turn.
    """
    cell = Cell.of(game, seats, options, [first] + [second] * (teams - 1), rotate=True)
    rows = in_threads(cell, games, threads)
    own = np.array([[(seat - turn) % teams == 0 for seat in range(seats)] for turn in range(teams)])
    mine = own[rows["number"] % teams]
    winners = rows["won"].sum(axis=1)
    won = (rows["won"] * mine).sum(axis=1) / np.maximum(1, winners)
    return Duel(
        games, float(won.mean()), float((winners == 0).mean()),
        standard_error(won), float(rows["decisions"].mean()),
        float(rows["score"][mine].mean()), float(rows["score"][~mine].mean()),
    )  # fmt: skip


def in_threads(cell: Cell, games: int, threads: int, seed: str = SEED) -> Array:
    """Play the first games of a cell in several threads of this process."""
    share = math.ceil(games / threads)
    firsts = range(0, games, share)
    with ThreadPoolExecutor(threads) as pool:
        parts = pool.map(lambda k: run(cell, seed, k, min(share, games - k)), firsts)
        return np.concatenate(list(parts))
