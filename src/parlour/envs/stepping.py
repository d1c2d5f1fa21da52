"""The rules that step many tables of a game, interpreted or compiled."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from parlour.core import compiling
from parlour.core.chance import seeded
from parlour.core.engine import Engine, engines, game_module
from parlour.core.errors import ParlourError
from parlour.core.game import Game
from parlour.core.observation import FEATURES, RAW, SET, Leaf, Observer, leaves
from parlour.core.picking import picking
from parlour.core.rule import PLAIN
from parlour.envs.arrays import shown, tables, work

PART = "vector"
STEPPING = "parlour.envs.templates.stepping"
RAW_ROW = "parlour.envs.templates.raw_row"
ENCODING = "parlour.envs.templates.encoding"
SHAPES = ("NUMBERS", "LISTS", "TABLES", "CUBES")
SET_SHAPES = ("SETS", "SET_LISTS", "SET_TABLES")
NESTED_SHAPES = ("NESTED_NUMBERS", "NESTED_LISTS")


class Stepping(NamedTuple):
    """A game's functions that step many tables."""

    engine: Engine
    begin: Any
    step: Any
    sample: Any
    first_illegal: Any


@cache
def rules(game: Game, encoding: str) -> Any:
    """The rules that step many tables."""
    filled = game_module(game, RAW_ROW, "raw_row", **_fields(game))
    observe = game.lab.observe.observe if game.lab.observe else None
    encoded = game_module(game, ENCODING, "encoding", fill=filled.fill, observe=observe)
    return game_module(
        game, STEPPING, f"{PART}_{encoding}", picked=picking(game),
        encode=encoded.raw if encoding == RAW else encoded.by_the_game,
        RACES=game.dynamics == "real time",
    )  # fmt: skip


def row_type(game: Game, encoding: str) -> tuple[int, np.dtype[Any]]:
    """The size of a row, and the type of its numbers."""
    if encoding == FEATURES:
        module: Any = game.lab.observe
        return module.ROW.size, np.dtype(np.float32)
    observer = Observer(game)
    return observer.size, observer.dtype


def _fields(game: Game) -> dict[str, list[Any]]:
    """The fields of a raw row by kind and shape: their places, names and sizes."""
    found: dict[str, list[Any]] = {kind: [] for kind in (*SHAPES, *SET_SHAPES, *NESTED_SHAPES)}
    for place, leaf in _placed(game):
        path, shape = leaf.field.split("."), leaf.shape
        kinds: tuple[str, ...] = SHAPES
        if leaf.dtype == SET:
            kinds, shape = SET_SHAPES, shape[:-1]
        elif len(path) > 1:
            kinds = NESTED_SHAPES
        if len(shape) >= len(kinds) or len(path) > 2 or (leaf.dtype == SET and len(path) > 1):
            raise ParlourError(f"{game.name}: {leaf.field} has too many dimensions for a raw row")
        found[kinds[len(shape)]].append((place, *path, *shape))
    return found


def _placed(game: Game) -> Iterator[tuple[int, Leaf]]:
    place = 0
    for leaf in leaves(game):
        yield place, leaf
        place += int(np.prod(leaf.shape))


def _in_form(engine: Engine, made: Any) -> Stepping:
    forms = [
        engine.form(getattr(made, name)) for name in ("begin", "step", "sample", "first_illegal")
    ]
    return Stepping(engine, *forms)


@cache
def stepping(game: Game, encoding: str) -> Stepping:
    """A game's stepping functions; prints a message if it has to compile them."""
    if PLAIN:
        return _in_form(engines(game).interpreted, rules(game, encoding))
    made = _in_form(engines(game).compiled, rules(game, encoding))
    part = f"{PART} {encoding}"
    if not compiling.is_made(game, part):
        print(f"Compiling {game.title}'s environment, once ...", file=sys.stderr, flush=True)
        _use(made, encoding)
        compiling.mark_made(game, part)
    return made


def _use(made: Stepping, encoding: str) -> None:
    """Call every function once, to compile it."""
    game = made.engine.game
    seats = game.usual_seats
    t = tables(made.engine, game.begin(seats, game.chosen(seats)), 1, seeded(0), 0, 0, -1)
    out = shown(game, 1, seats, *row_type(game, encoding), {})
    space, actions = work(made.engine), np.zeros(1, np.int32)
    made.begin(t, space, out, np.ones(1, np.bool_), 0, 1)
    made.sample(t, space, out, seeded(0), actions)
    made.first_illegal(t.over, out.legal_action_mask, actions)
    made.step(t, space, out, actions, 0, 1)


def _roots(game: Game, encoding: str) -> compiling.Roots:
    made = rules(game, encoding)
    return made.begin, made.step, made.sample, made.first_illegal, game.State, game.View


compiling.ROOTS[PART] = _roots
