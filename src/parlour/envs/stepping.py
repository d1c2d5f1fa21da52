"""The rules that step many tables of a game, interpreted or compiled."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from parlour.core import compiling
from parlour.core.chance import Chance, seeded
from parlour.core.engine import Engine, engines, game_module
from parlour.core.errors import ParlourError
from parlour.core.game import Game
from parlour.core.observation import (
    COMPACT,
    FEATURES,
    RAW,
    SET,
    Leaf,
    Observer,
    Written,
    leaves,
    written,
)
from parlour.core.picking import picking
from parlour.core.rule import PLAIN
from parlour.envs.arrays import Sizes, Work, shown, tables, work
from parlour.envs.board import NONE, board_for

PART, THREADS = "vector", "threads"
STEPPING = "parlour.envs.templates.stepping"
SEATING = "parlour.envs.templates.seating"
SERVING = "parlour.envs.templates.serving"
RAW_ROW = "parlour.envs.templates.raw_row"
ENCODING = "parlour.envs.templates.encoding"
DRAFTED, STRAIGHT = "by_the_game", "straight"
WRITERS = {RAW: "raw", FEATURES: DRAFTED, COMPACT: STRAIGHT}  # in ENCODING
SHAPES = ("NUMBERS", "LISTS", "TABLES", "CUBES")
SET_SHAPES = ("SETS", "SET_LISTS", "SET_TABLES")
NESTED_SHAPES = ("NESTED_NUMBERS", "NESTED_LISTS")


class Variant(NamedTuple):
    """What a game's stepping functions are compiled for."""

    encoding: str
    all_seats: bool = False
    offers: bool = False  # candidates

    def __str__(self) -> str:
        seats, offers = " seats" * self.all_seats, " candidates" * self.offers
        return f"{self.encoding}{seats}{offers}"

    @classmethod
    def parse(cls, text: str) -> Variant:
        """The variant of that name."""
        words = text.split()
        return cls(words[0], "seats" in words, "candidates" in words)


class Stepping(NamedTuple):
    """A game's functions that step many tables."""

    engine: Engine
    begin: Any
    step: Any
    sample: Any
    hand_out: Any
    first_illegal: Any
    whole: Any


NAMES = Stepping._fields[1:]
SHARED = ("next_to_act", "deal", "show", "meant", "report", "pick_for")


@cache
def rules(game: Game, variant: Variant) -> dict[str, Any]:
    """The rules that step many tables, by name."""
    filled = game_module(game, RAW_ROW, "raw_row", **_fields(game))
    own = written(game, variant.encoding)
    encoded = game_module(
        game, ENCODING, f"encoding_{variant.encoding}", fill=filled.fill,
        observe=own.observe if own else None,
    )  # fmt: skip
    encode = getattr(encoded, WRITERS[variant.encoding])
    label = f"{PART}_{str(variant).replace(' ', '_')}"
    made = game_module(
        game, STEPPING, label, picked=picking(game), encode=encode,
        RACES=game.dynamics == "real time", OFFERS=variant.offers, FINALS=True,
        choice=describes(game, variant).module.choice if variant.offers else encoded.nothing,
    )  # fmt: skip
    found = {name: getattr(made, name) for name in NAMES}
    if variant.all_seats:
        shared = {name: getattr(made, name) for name in SHARED}
        seated = game_module(game, SEATING, f"{label}_seated", encode=encode, **shared)
        found |= {name: getattr(seated, name) for name in ("begin", "step", "sample")}
    return found


def describes(game: Game, variant: Variant) -> Written:
    """What describes candidates; beside raw rows, features do."""
    own = written(game, FEATURES if variant.encoding == RAW else variant.encoding)
    assert own
    return own


def row_type(game: Game, encoding: str) -> tuple[int, np.dtype[Any]]:
    """The size of a row, and the type of its numbers."""
    own = written(game, encoding)
    if own:
        return own.module.ROW.size, own.dtype
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


def _in_form(engine: Engine, made: dict[str, Any]) -> Stepping:
    return Stepping(engine, **{name: engine.form(rule) for name, rule in made.items()})


@cache
def stepping(game: Game, variant: Variant) -> Stepping:
    """A game's stepping functions; prints a message if it has to compile them."""
    if PLAIN:
        return _in_form(engines(game).interpreted, rules(game, variant))
    made = _in_form(engines(game).compiled, rules(game, variant))
    _make(game, f"{PART} {variant}", "environment", lambda: _use(made, variant))
    return made


def _make(game: Game, part: str, what: str, use: Callable[[], None]) -> None:
    """Compile a part that isn't compiled yet, with a message."""
    if not compiling.is_made(game, part):
        print(f"Compiling {game.title}'s {what}, once ...", file=sys.stderr, flush=True)
        use()
        compiling.mark_made(game, part)


@cache
def serving(game: Game, variant: Variant) -> Callable[..., int]:
    """What each of several threads does; prints a message if it has to compile it."""
    made = stepping(game, variant)
    serve: Callable[..., int] = made.engine.form(_serve(game, variant))
    if not PLAIN:
        _make(game, f"{THREADS} {variant}", "threads", lambda: _use_threads(serve, made, variant))
    return serve


@cache
def _serve(game: Game, variant: Variant) -> Any:
    made = {name: rules(game, variant)[name] for name in ("step", "sample")}
    label = f"{THREADS}_{str(variant).replace(' ', '_')}"
    return game_module(game, SERVING, label, **made).serve


def sizes(game: Game, variant: Variant, n: int, seats: int, room: int) -> Sizes:
    """The sizes of an environment's arrays."""
    numbers, dtype = row_type(game, variant.encoding)
    own = describes(game, variant) if variant.offers else None
    each = (own.module.CHOICE.size, own.dtype) if own else (0, np.dtype(np.float32))
    return Sizes(
        n, seats, variant.all_seats, numbers, dtype,
        room if variant.offers else game.actions, room if variant.offers else 0, *each,
    )  # fmt: skip


def space(game: Game, variant: Variant, engine: Engine) -> Work:
    """The working space of one thread."""
    numbers, dtype = row_type(game, variant.encoding)
    return work(engine, None if variant.encoding == RAW else np.zeros(numbers, dtype))


def _use(made: Stepping, variant: Variant) -> None:
    """Call every function once, to compile it."""
    t, room, out, luck, actions = _one_table(made, variant)
    made.begin(t, room, out, np.ones(1, np.bool_), 0, 1)
    made.hand_out(seeded(0), luck)
    made.sample(t, room, out, luck, actions, 0, 1)
    made.first_illegal(np.zeros(len(actions), np.bool_), out.legal_action_mask, actions)
    made.step(t, room, out, actions, 0, 1)
    rows = np.zeros((len(out.rewards[0]), out.observation.shape[1]), out.observation.dtype)
    made.whole(t, room, rows, 0, 1)


def _use_threads(serve: Any, made: Stepping, variant: Variant) -> None:
    serve(*_one_table(made, variant), board_for([(0, 1)]), 0, NONE, 0)


def _one_table(made: Stepping, variant: Variant) -> tuple[Any, ...]:
    """What the functions need for a single table."""
    game = made.engine.game
    seats = game.usual_seats
    t = tables(made.engine, [game.begin(seats, game.chosen(seats))], 1, seeded(0), 0, 0, -1)
    out, _ = shown(sizes(game, variant, 1, seats, 2), {})
    actions = np.zeros(len(out.observation), np.int32)
    room = space(game, variant, made.engine)
    return t, room, out, Chance.records(1), actions


def _roots(game: Game, variant: str) -> compiling.Roots:
    return *rules(game, Variant.parse(variant)).values(), game.State, game.View


def _threads_roots(game: Game, variant: str) -> compiling.Roots:
    return _serve(game, Variant.parse(variant)), game.State, game.View


compiling.ROOTS[PART] = _roots
compiling.ROOTS[THREADS] = _threads_roots
