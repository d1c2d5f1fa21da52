"""Turn: everything that a policy is told when its seat has to act.

A turn is made from the seat's view, so it holds nothing that the seat may not know, and nothing in
it leads to the state. It can be sent to another process as bytes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

import msgspec
import numpy as np

from parlour.core.game import Game
from parlour.core.observation import Observer
from parlour.core.registry import game
from parlour.core.struct import Array

Policy = Callable[["Turn"], int]


class _Packed(msgspec.Struct, array_like=True):
    """A turn as it is sent to another process."""

    game: str
    version: int
    seats: int
    seat: int
    view: bytes
    row: bytes
    row_type: str
    legal: bytes
    seed: int
    choices: bytes = b""
    each: int = 0


@dataclass(frozen=True, eq=False, repr=False)
class Turn:
    """A seat's decision, as a policy sees it."""

    game: str
    """The game's name."""
    version: int
    """The version of its rules."""
    seats: int
    """The number of players."""
    seat: int
    """The seat that has to act."""
    view: Any
    """The seat's view, field by field: integers and nested lists."""
    observation: Array
    """The same as a vector: the game's features where it has some, else the raw vector."""
    mask: Array
    """For every action number, whether it is legal now."""
    seed: int
    """A random number for this decision; `rng` comes from it."""
    choices: Array | None = None
    """What each legal action does, a row each in the order of `legal`; None where the game has no
    candidates."""

    @cached_property
    def legal(self) -> list[int]:
        """The legal action numbers, ascending."""
        found: list[int] = self.mask.nonzero()[0].tolist()
        return found

    @cached_property
    def rng(self) -> np.random.Generator:
        """A generator for this decision: the same game with the same seed draws the same."""
        return np.random.default_rng(self.seed)

    @cached_property
    def raw(self) -> Array:
        """The raw vector, also where the game has features."""
        card = game(self.game).at(self.version)
        return observer(card)(card.View.load_record(self.view.data))

    def __repr__(self) -> str:
        return f"<Turn {self.game} seat={self.seat} of {self.seats}: {len(self.legal)} legal>"

    def packed(self) -> bytes:
        """This turn as bytes."""
        row = np.ascontiguousarray(self.observation)
        return msgspec.msgpack.encode(
            _Packed(
                self.game, self.version, self.seats, self.seat, self.view.data, row.tobytes(),
                row.dtype.str, np.packbits(self.mask).tobytes(), self.seed,
                *_sent(self.choices),
            )
        )  # fmt: skip

    @classmethod
    def unpacked(cls, data: bytes) -> Turn:
        """The turn that these bytes hold."""
        told = msgspec.msgpack.decode(data, type=_Packed)
        card = game(told.game).at(told.version)
        mask = np.unpackbits(np.frombuffer(told.legal, np.uint8), count=card.actions)
        return cls(
            told.game, told.version, told.seats, told.seat, facts(card, told.view),
            np.frombuffer(bytearray(told.row), told.row_type), mask.astype(np.bool_), told.seed,
            _received(told.choices, told.each),
        )  # fmt: skip


def _sent(choices: Array | None) -> tuple[bytes, int]:
    if choices is None:
        return b"", 0
    return np.ascontiguousarray(choices, np.float32).tobytes(), choices.shape[1]


def _received(data: bytes, each: int) -> Array | None:
    return np.frombuffer(bytearray(data), np.float32).reshape(-1, each) if each else None


@cache
def observer(card: Game) -> Observer:
    """What makes raw vectors from a game's views."""
    return Observer(card)


def facts(card: Game, view: bytes) -> Any:
    """The facts of a view, from a copy of its bytes."""
    return card.View.read(card.View.load_record(view))


def learnt(
    card: Game, s: Any, seat: int, legal: Any, form: Callable[[Any], Any]
) -> tuple[Array | None, Array | None]:
    """What a seat observes as a learner, and what each of its legal actions does.

    Either is None where the game doesn't declare it. `form` makes rules interpreted or compiled.
    """
    module: Any = card.lab.observe
    if module is None:
        return None, None
    row = np.zeros(module.ROW.size, np.float32)
    form(module.observe)(s, seat, row)
    if not hasattr(module, "choice"):
        return row, None
    choices, choice = np.zeros((len(legal), module.CHOICE.size), np.float32), form(module.choice)
    for k, action in enumerate(sorted(legal)):
        choice(s, seat, int(action), choices[k])
    return row, choices


def turn(
    card: Game, seats: int, seat: int, view: bytes, row: Array | None, legal: Any, seed: int,
    choices: Array | None = None,
) -> Turn:  # fmt: skip
    """The turn of a seat that has this view; `row` is None where the game has no features."""
    if row is None:
        row = observer(card)(card.View.load_record(view))
    mask = np.zeros(card.actions, np.bool_)
    mask[legal] = True
    return Turn(card.name, card.version, seats, seat, facts(card, view), row, mask, seed, choices)
