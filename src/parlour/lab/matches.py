"""Matches: whole games between bots, compiled, each bot seeing its view and no more."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import msgspec
import numpy as np

from parlour.core.chance import Chance, seeded
from parlour.core.entries import module
from parlour.core.game import Game, Outcome
from parlour.core.option import Value
from parlour.core.struct import Array

MATCH = """
@rule
def match(s, blank, v, chance, luck, scratch, moves):
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
        apply(s[0], chance[0], seat, {level}(v[0], luck[0], scratch))
        count += 1
        mask = actors(s[0])
    return count

@rule
def matches(s, blank, v, parent, first, games, chance, luck, scratch, moves, out, kept):
    for k in range(games):
        branch(parent[0], 2 * (first + k), chance[0])
        branch(parent[0], 2 * (first + k) + 1, luck[0])
        count = match(s, blank, v, chance, luck, scratch, moves)
        scores(s[0], out[0])
        kept[k, 0] = count
        kept[k, 1] = out[0].reason
        for seat in range(8):
            kept[k, 2 + seat] = out[0].won[seat]
"""

DUEL = """
@rule
def duel(s, blank, v, chance, luck, scratch, swap):
    # A game in which every other seat plays the one level, the rest the other.
    setup(s[0], chance[0])
    mask = actors(s[0])
    while mask:
        seat = 0
        while mask >> seat & 1 == 0:
            seat += 1
        v[0] = blank[0]
        look(s[0], seat, v[0])
        if (seat + swap) % 2 == 0:
            action = {first}(v[0], luck[0], scratch)
        else:
            action = {second}(v[0], luck[0], scratch)
        apply(s[0], chance[0], seat, action)
        mask = actors(s[0])

@rule
def duels(s, blank, v, parent, number, games, chance, luck, scratch, out, kept):
    for k in range(games):
        branch(parent[0], 2 * (number + k), chance[0])
        branch(parent[0], 2 * (number + k) + 1, luck[0])
        duel(s, blank, v, chance, luck, scratch, number + k)
        scores(s[0], out[0])
        for seat in range(8):
            side = (seat + number + k) % 2
            kept[k, side] += out[0].won[seat]
            kept[k, 2 + side] += out[0].score[seat]
"""


class Score(msgspec.Struct, frozen=True):
    """How often seat 0 won, with its standard error, and how long the games were."""

    games: int
    won: float
    error: float
    moves: float


@cache
def loop(game: Game, level: str) -> Any:
    """The compiled match of a level of bot in every seat."""
    text = MATCH.format(level=level)

    def use(made: Any) -> None:
        list(_run(made, game, game.usual_seats, game.chosen(game.usual_seats), 0, 1))

    return module(game, f"match_{level}", text, f"matches of its {level} bot", use)


def _run(
    made: Any, game: Game, seats: int, options: Mapping[str, Value], first: int, games: int
) -> Iterator[Array]:
    kept = np.zeros((games, 10), np.int64)
    made.matches(
        game.begin(seats, options), game.View.box(), game.View.box(), seeded("match"), first, games,
        Chance.box(), Chance.box(), game.workspace(), np.zeros(game.widest, np.int32),
        Outcome.box(), kept,
    )  # fmt: skip
    yield kept


def play(
    game: Game, seats: int, options: Mapping[str, Value], level: str, games: int, threads: int = 2
) -> Score:
    """So many games with a level of bot in every seat."""
    made, share = loop(game, level), math.ceil(games / threads)
    with ThreadPoolExecutor(threads) as pool:
        parts = pool.map(
            lambda lane: next(_run(made, game, seats, options, lane * share, share)), range(threads)
        )
    kept = np.concatenate(list(parts))[:games]
    won = float(kept[:, 2].mean())
    return Score(games, won, math.sqrt(won * (1 - won) / games), float(kept[:, 0].mean()))


class Duel(msgspec.Struct, frozen=True):
    """How often the first of two levels won, with its standard error, and both mean scores.

    A victory shared by both sides counts in parts.
    """

    games: int
    won: float
    error: float
    first_score: float
    second_score: float


@cache
def duel_loop(game: Game, first: str, second: str) -> Any:
    """The compiled match of two levels of bot, in every other seat."""
    text = DUEL.format(first=first, second=second)
    return module(game, f"duel_{first}_{second}", text, f"matches of {first} and {second}")


def duel(
    game: Game, seats: int, options: Mapping[str, Value], first: str, second: str, games: int,
    threads: int = 2,
) -> Duel:  # fmt: skip
    """So many games of one level against another, in every other seat, changing sides."""
    made, share = duel_loop(game, first, second), math.ceil(games / threads)

    def run(lane: int) -> Array:
        kept = np.zeros((share, 4), np.int64)
        made.duels(
            game.begin(seats, options), game.View.box(), game.View.box(), seeded("match"),
            lane * share, share, Chance.box(), Chance.box(), game.workspace(), Outcome.box(), kept,
        )  # fmt: skip
        return kept

    with ThreadPoolExecutor(threads) as pool:
        kept = np.concatenate(list(pool.map(run, range(threads))))[:games]
    won = kept[:, 0] / np.maximum(1, kept[:, 0] + kept[:, 1])
    number = np.arange(games)
    firsts = (number + seats + 1) // 2 - (number + 1) // 2  # seats of the first level
    return Duel(
        games, float(won.mean()), float(won.std() / math.sqrt(games)),
        float(kept[:, 2].sum() / firsts.sum()),
        float(kept[:, 3].sum() / (seats * games - firsts.sum())),
    )  # fmt: skip
