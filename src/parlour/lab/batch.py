"""Batches: many games between bots in compiled code, one row a game.

Game number `n` of a cell is the same game everywhere, interpreted, compiled, in a CUDA kernel, on
any number of workers: its deal comes from stream 2n of the study's seed and the bots' luck from
stream 2n+1 (where bots change places, games in a row share the deal). Each bot is given its
seat's view and no more. Cells of one study share their streams, so that they differ by what was
varied and not by luck.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from parlour.core import compiling
from parlour.core.chance import Chance, seeded
from parlour.core.engine import Engine, compiled_module, interpreted_module
from parlour.core.game import MOST_SEATS, Game, Outcome
from parlour.core.measure import Tallies
from parlour.core.rule import AT_ONCE, PLAIN
from parlour.core.struct import Array, Struct, int8, int16, int32, int64
from parlour.lab.cells import Cell
from parlour.lab.playouts import picking

PART = "batch"  # what the games of a study are compiled as
SIZED = 16  # decisions are sized in every so many games: listing them all takes time


class Row(Struct):
    """What is kept of every game."""

    number: int = int64
    turn: int = int8  # how far the bots have moved round
    decisions: int = int32
    sized: int = int32  # decisions whose size was looked at
    choices: int = int32  # and the actions that were legal in them
    lead_changes: int = int16
    decided: int = int32  # the decision after which the last leader led to the end
    reason: int = int8
    won: Array = int8[MOST_SEATS]
    score: Array = int32[MOST_SEATS]


GAME = """
@rule
def decide(level, s, seat, blank, v, luck, scratch, moves):
    # What a level of bot does in a seat, by the seat's view.
    if level < 0:
        return picked(s, seat, luck, moves)
    {look}
{levels}
    return -1

@rule
def next_to_act(mask, luck):
    # The first seat that is asked; where all race, any of them.
    if {races} and mask & (mask - 1):
        count = 0
        for seat in range(8):
            count += mask >> seat & 1
        for _ in range(below(luck, count)):
            mask &= mask - 1
    seat = 0
    while mask >> seat & 1 == 0:
        seat += 1
    return seat

@rule
def play(s, blank, v, chance, luck, scratch, moves, levels, out, row, m):
    # One game from its deal to its end.
    setup(s, chance)
    v[0].options = s.options
    count, sized, choices, changes, decided = 0, 0, 0, 0, 0
    ahead, leading = leader(s), -1
    mask = actors(s)
    while mask:
        seat = next_to_act(mask, luck)
        action = decide(levels[seat], s, seat, blank, v, luck, scratch, moves)
        if row.number % {sized} == 0:
            choices += legal(s, seat, moves)
            sized += 1
        note(s, seat, action, m)
        apply(s, chance, seat, action)
        count += 1
        now = leader(s)
        if now != ahead:
            ahead, decided = now, count
            if now >= 0:
                changes += leading >= 0 and leading != now
                leading = now
        mask = actors(s)
    finish(s, m)
    scores(s, out)
    row.decisions = count
    row.sized = sized
    row.choices = choices
    row.lead_changes = changes
    row.decided = decided
    row.reason = out.reason
    for seat in range({seats}):
        row.won[seat] = out.won[seat]
        row.score[seat] = out.score[seat]

@rule
def seed_game(parent, number, turns, chance, luck, row):
    branch(parent, 2 * (number // turns), chance)
    branch(parent, 2 * number + 1, luck)
    row.number = number
    row.turn = number % turns
"""

BATCH = """
@rule
def batch(s, blank, v, parent, first, chance, luck, scratch, moves, seating, out, rows, found):
    turns = len(seating)
    for k in range(len(rows)):
        number = first + k
        seed_game(parent[0], number, turns, chance[0], luck[0], rows[k])
        play(s[0], blank, v, chance[0], luck[0], scratch, moves, seating[number % turns], out[0],
             rows[k], found[k])
"""

UNMEASURED = """
@rule
def note(s, seat, action, m):
    pass

@rule
def finish(s, m):
    pass
"""
NO_LEADER = """
@rule
def leader(s):
    return -1
"""


class NoMeasures(Tallies):
    """The measures of a game that has none of its own."""

    none: int = int8


def measures_of(game: Game) -> type[Tallies]:
    """What a game counts about itself."""
    return game.measures.Measures if game.measures else NoMeasures


def source(game: Game, levels: tuple[str, ...], wipe: str = "v[0] = blank[0]") -> str:
    """The text of a game between levels of bot, which every backend runs."""
    measured, glances = game.measures, hasattr(game.view, "glance")
    names = [name for name in ("note", "finish", "leader") if hasattr(measured, name)]
    taken = f"from {measured.__name__} import {', '.join(names)}\n" if measured else UNMEASURED
    known = list(game.bots)
    return (
        picking(game)
        + (f"from {game.view.__name__} import glance\n" if glances else "")
        + taken
        + ("" if "leader" in names else NO_LEADER)
        + GAME.format(
            look="glance(s, seat, v[0])" if glances else f"{wipe}; look(s, seat, v[0])",
            levels="\n".join(
                f"    if level == {known.index(level)}:\n"
                f"        return {level}(v[0], luck, scratch)"
                for level in levels
            ),
            races=game.dynamics == "real time",
            sized=SIZED,
            seats=MOST_SEATS,
        )
    )


class Loop(NamedTuple):
    """The batch of a game in one form, for all its levels."""

    engine: Engine
    batch: Callable[..., None]

    def run(self, cell: Cell, seed: int | str, first: int, count: int) -> Array:
        """Games `first` to `first + count - 1` of a cell, one row a game."""
        game, boxes, measures = cell.game, self.engine.boxes, measures_of(cell.game)
        rows, found = boxes(Row, count), boxes(measures, count)
        dealt = self.engine.fit(game.State, game.begin(cell.seats, cell.options))
        self.batch(
            dealt, boxes(game.View), boxes(game.View), seeded(seed), first, Chance.records(),
            Chance.records(), game.workspace(),
            np.zeros(game.widest + game.house_actions, np.int32), cell.seating, boxes(Outcome),
            rows, found,
        )  # fmt: skip
        return joined(cell, packed(Row, rows), packed(measures, found))


@cache
def interpreted_loop(game: Game) -> Loop:
    """The batch of a game as the Python it is."""
    text = source(game, tuple(game.bots), "v[0] = type(v[0])._blank()") + BATCH
    return Loop(game.engines.interpreted, interpreted_module(game, "batch", text).batch)


@cache
def compiled_loop(game: Game) -> Loop:
    """The batch of a game as machine code, which is made now if it was not yet."""
    made = compiled_module(game, "batch", source(game, tuple(game.bots)) + BATCH)
    loop = Loop(game.engines.compiled, made.batch)
    cell = Cell.of(game, game.usual_seats, game.chosen(game.usual_seats), ["random"])
    loop.run(cell, "compile", 0, 1)
    _loaded.add(game)
    return loop


_loaded: set[Game] = set()
compiling.LOADERS[PART] = compiled_loop


def _roots(game: Game) -> tuple[object, ...]:
    text = source(game, tuple(game.bots)) + BATCH
    made = interpreted_module(game, "batch", text)
    return made.batch, game.State, game.View, measures_of(game), Row


compiling.ROOTS[PART] = _roots


def run(cell: Cell, seed: int | str, first: int, count: int) -> Array:
    """Games `first` to `first + count - 1` of a cell, one row a game.

    Where the game is not compiled yet the first ones are interpreted, while it is compiled beside.
    """
    game, rows = cell.game, list[Array]()
    if PLAIN:
        return interpreted_loop(game).run(cell, seed, first, count)
    while count and not _is_at_hand(cell):
        rows.append(interpreted_loop(game).run(cell, seed, first, 1))
        first, count = first + 1, count - 1
    if count or not rows:
        rows.append(compiled_loop(game).run(cell, seed, first, count))
    return np.concatenate(rows) if len(rows) > 1 else rows[0]


def _is_at_hand(cell: Cell) -> bool:
    """Whether compiled games can be played at once, or are worth waiting for."""
    game = cell.game
    slow = any(level in game.bots and game.bots[level].slow for level in cell.levels)
    if AT_ONCE or slow or game in _loaded or compiling.is_made(game, PART):
        return True
    game.engines.beside.want(PART)
    return False


def packed(struct: type[Struct], rows: Any) -> Array:
    """Records as one array, whatever they were held in."""
    if isinstance(rows, np.ndarray):
        return rows.view(np.ndarray)
    return np.frombuffer(b"".join(struct.bytes([row]) for row in rows), struct.dtype)


def joined(cell: Cell, rows: Array, found: Array) -> Array:
    """A game's row and its measures side by side; seats that do not play are left out."""
    measures = measures_of(cell.game)
    result = np.zeros(len(rows), row_type(cell))
    for name in Row.fields:
        result[name] = rows[name][:, : cell.seats] if name in ("won", "score") else rows[name]
    for measure in measures.listed():
        result[measure.name] = found[measure.name]
    return result


def row_type(cell: Cell) -> np.dtype[Any]:
    """The columns of a cell's rows."""
    columns: list[Any] = [
        (name, Row.dtype[name].base, (cell.seats,) if name in ("won", "score") else ())
        for name in Row.fields
    ]
    columns += [
        (measure.name, np.int32, measure.shape) for measure in measures_of(cell.game).listed()
    ]
    return np.dtype(columns)
