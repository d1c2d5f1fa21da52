"""Cell: one setting of a study, with a game, its options, and a bot level for every seat."""

from __future__ import annotations

import hashlib
import operator
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import msgspec
import numpy as np

from parlour.core.errors import BadOption, one_of
from parlour.core.game import Game
from parlour.core.option import Value
from parlour.core.struct import Array

RANDOM = -1


@dataclass(frozen=True, eq=False)
class Cell:
    """One setting; game number n of a cell is the same game wherever it is played.

    `bots` has a level for each seat. If `turns` is above 1, the levels rotate by one seat with each
    game, and each run of `turns` games shares a deal, so every level plays it from every seat.
    `policies` has the levels that aren't the game's own, as specs or functions.
    """

    game: Game
    seats: int
    options: Mapping[str, Value]
    bots: tuple[str, ...]
    turns: int = 1
    policies: Mapping[str, Any] = field(default_factory=dict)

    @classmethod
    def of(
        cls, game: Game, seats: int, options: Mapping[str, Value], bots: Sequence[str],
        rotate: bool = False, policies: Mapping[str, Any] | None = None,
    ) -> Cell:  # fmt: skip
        """A cell from a list of levels, repeated around the table."""
        own = {name: one for name, one in (policies or {}).items() if name in bots}
        for level in bots:
            if level not in ("random", *game.bots, *own):
                known = one_of(["random", *game.bots], level)
                raise BadOption(f"unknown bot {level!r}; choose from {known}")
        if seats % len(bots) and not (rotate and len(bots) == 2):
            raise BadOption(
                f"{len(bots)} levels don't fit {seats} seats; give one level for all"
                " seats, or one level per seat"
            )
        turns = len(bots) if rotate and len(set(bots)) > 1 else 1
        around = tuple(bots[seat % len(bots)] for seat in range(seats))
        return cls(game, operator.index(seats), dict(options), around, turns, own)

    @cached_property
    def levels(self) -> tuple[str, ...]:
        """The levels in play, without duplicates."""
        return tuple(dict.fromkeys(self.bots))

    def level_at(self, turn: int, seat: int) -> str:
        """The level in a seat, in games whose number modulo `turns` is `turn`."""
        return self.bots[(seat - turn) % self.turns] if self.turns > 1 else self.bots[seat]

    @cached_property
    def seating(self) -> Array:
        """The level of each seat in each turn, as numbers."""
        known = list(self.game.bots)
        return np.array(
            [
                [
                    RANDOM if level == "random" else known.index(level)
                    for level in (self.level_at(turn, seat) for seat in range(self.seats))
                ]
                for turn in range(self.turns)
            ],
            np.int64,
        )

    @cached_property
    def key(self) -> str:
        """A short identifier, unique among the game's cells."""
        setting = [self.game.name, self.game.version, self.seats, self.bots, self.turns,
                   sorted(self.options.items())]  # fmt: skip
        if self.policies:
            setting.append(sorted((name, _which(one)) for name, one in self.policies.items()))
        return hashlib.sha256(msgspec.json.encode(setting)).hexdigest()[:12]


def _which(policy: Any) -> str:
    """What distinguishes a policy from others of its name: the digest of its file."""
    return getattr(policy, "digest", "")
