"""Batches: many games between bots in compiled code, one row per game.

Game number `n` of a cell is the same game everywhere: interpreted, compiled, in a CUDA kernel, on
any number of workers. Its deal comes from stream 2n of the study's seed, and the bots' random
numbers from stream 2n+1 (if bots rotate seats, consecutive games share a deal). Each bot sees only
its seat's view. The cells of a study share their streams, so they differ in what was varied, not in
luck.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from parlour.core import compiling
from parlour.core.chance import Chance, seeded
from parlour.core.engine import Engine, engines, game_module
from parlour.core.game import MOST_SEATS, Game, Outcome
from parlour.core.measure import Tallies
from parlour.core.picking import picking
from parlour.core.rule import AT_ONCE, PLAIN, compiled
from parlour.core.struct import Array, Struct, int8, int16, int32, int64
from parlour.lab import unmeasured
from parlour.lab.cells import Cell
from parlour.lab.policy_games import PolicyGames
from parlour.lab.unmeasured import NoMeasures

BOT_GAME = "parlour.lab.templates.bot_game"
REVEALING = "parlour.lab.templates.revealing"
MEASURING = ("note", "finish", "leader")
PART = "batch"  # the compiled part for studies
SIZED = 16  # count the legal actions in every 16th game only: listing them takes time


class Row(Struct):
    """The saved columns of a game, apart from its measures."""

    number: int = int64
    turn: int = int8  # how many seats the bots have rotated by
    decisions: int = int32
    sized: int = int32  # decisions whose legal actions were counted
    choices: int = int32  # the legal actions in those
    lead_changes: int = int16
    decided: int = int32  # the decision after which the lead no longer changed
    reason: int = int8
    won: Array = int8[MOST_SEATS]
    score: Array = int32[MOST_SEATS]


def measures_of(game: Game) -> type[Tallies]:
    """A game's measures."""
    return game.lab.measures.Measures if game.lab.measures else NoMeasures


def bot_game(game: Game, levels: Sequence[str], name: str = PART, wipe: Any = None) -> Any:
    """The rules that play a game between bots, shared by all backends.

    `wipe` clears a view inside a kernel; elsewhere a blank view is copied over it.
    """
    known = list(game.bots)
    return game_module(
        game, BOT_GAME, name, picked=picking(game), reveal=_revealing(game, name, wipe),
        BOTS=[(known.index(level), game.bots[level].play) for level in levels],
        KEEPS_OPTIONS="options" in game.State.fields and "options" in game.View.fields,
        RACES=game.dynamics == "real time", SIZED=SIZED, SEATS=MOST_SEATS,
        **{one: getattr(game.lab.measures, one, getattr(unmeasured, one)) for one in MEASURING},
    )  # fmt: skip


def _revealing(game: Game, name: str, wipe: Any) -> Any:
    """How a bot gets its view: from the game's `glance`, or from `look` on a cleared view."""
    glance = getattr(game.view, "glance", None)
    made = game_module(game, REVEALING, f"{name}_revealing", glance=glance, wipe=wipe)
    if glance:
        return made.by_glance
    return made.in_a_kernel if wipe else made.by_look


class Loop(NamedTuple):
    """A game's batch function, interpreted or compiled, for all its levels."""

    engine: Engine
    batch: Callable[..., None]

    def run(self, cell: Cell, seed: int | str, first: int, count: int) -> Array:
        """Play games `first` to `first + count - 1` of a cell; return one row per game."""
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
    """A game's batch as plain Python."""
    return Loop(engines(game).interpreted, bot_game(game, list(game.bots)).batch)


@cache
def compiled_loop(game: Game) -> Loop:
    """A game's batch as machine code; compiles it now if it isn't cached."""
    made = compiled(bot_game(game, list(game.bots)).batch)
    loop = Loop(engines(game).compiled, made)
    cell = Cell.of(game, game.usual_seats, game.chosen(game.usual_seats), ["random"])
    loop.run(cell, "compile", 0, 1)
    _loaded.add(game)
    return loop


_loaded: set[Game] = set()
compiling.LOADERS[PART] = compiled_loop


def _roots(game: Game, _: str) -> compiling.Roots:
    made = interpreted_loop(game).batch
    return made, game.State, game.View, measures_of(game), Row


compiling.ROOTS[PART] = _roots


_one_thread = threading.Lock()  # interpreted bots of a game share their scratch states


def _interpreted(cell: Cell, seed: int | str, first: int, count: int) -> Array:
    with _one_thread:
        return interpreted_loop(cell.game).run(cell, seed, first, count)


def run(cell: Cell, seed: int | str, first: int, count: int) -> Array:
    """Play games `first` to `first + count - 1` of a cell; return one row per game.

    If the game isn't compiled yet, interpret the first games while it compiles in the background.
    """
    game, rows = cell.game, list[Array]()
    if cell.policies:
        return _with_policies(cell, seed, first, count)
    if PLAIN:
        return _interpreted(cell, seed, first, count)
    while count and not _is_at_hand(cell):
        rows.append(_interpreted(cell, seed, first, 1))
        first, count = first + 1, count - 1
    if count or not rows:
        rows.append(compiled_loop(game).run(cell, seed, first, count))
    return np.concatenate(rows) if len(rows) > 1 else rows[0]


def _with_policies(cell: Cell, seed: int | str, first: int, count: int) -> Array:
    """Play games in which policies play too."""
    games, measures = PolicyGames(cell), measures_of(cell.game)
    rows, found = Row.boxes(count), games.engine.boxes(measures, count)
    parent = seeded(seed)
    for k in range(count):
        games.play(parent, first + k, rows[k], found[k : k + 1], SIZED)
    return joined(cell, packed(Row, rows), packed(measures, found))


def _is_at_hand(cell: Cell) -> bool:
    """Whether compiled code is available now or worth waiting for; requests it otherwise."""
    game = cell.game
    slow = any(level in game.bots and game.bots[level].slow for level in cell.levels)
    if AT_ONCE or slow or game in _loaded or compiling.is_made(game, PART):
        return True
    engines(game).beside.want(PART)
    return False


def packed(struct: type[Struct], rows: Any) -> Array:
    """Records of either form as one array."""
    if isinstance(rows, np.ndarray):
        return rows.view(np.ndarray)
    return np.frombuffer(b"".join(struct.bytes([row]) for row in rows), struct.dtype)


def joined(cell: Cell, rows: Array, found: Array) -> Array:
    """Join each game's row with its measures, dropping unused seats."""
    measures = measures_of(cell.game)
    result = np.zeros(len(rows), row_type(cell))
    for name in Row.fields:
        result[name] = rows[name][:, : cell.seats] if name in ("won", "score") else rows[name]
    for measure in measures.listed():
        result[measure.name] = found[measure.name]
    return result


def row_type(cell: Cell) -> np.dtype[Any]:
    """The dtype of a cell's rows."""
    columns: list[Any] = [
        (name, Row.dtype[name].base, (cell.seats,) if name in ("won", "score") else ())
        for name in Row.fields
    ]
    columns += [
        (measure.name, np.int32, measure.shape) for measure in measures_of(cell.game).listed()
    ]
    return np.dtype(columns)
