"""Tuning: a bot whose weights can be learned by self-play (`python -m parlour.lab.tune`).

The game names its weights and the settings they are learned for. Its bots read their weights from
the scratch array: `first` and `second` those that the tuner puts behind it, so that one compiled
function plays any weights. What was learned is a file beside the game, `weights.json`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from parlour.core.feature import Feature
from parlour.core.struct import Array

FILE = "weights.json"


class Weight(NamedTuple):
    """A weight: its name, the number set by hand, the tuner's unit, and the range it may take."""

    name: str
    value: float
    step: float
    low: float = 0.0
    high: float = 1e4


class Setting(NamedTuple):
    """A kind of table that has weights of its own.

    `sides` teams play each other, with every `sides`-th seat each; with one side, the game is
    co-operative, and teams with different weights play the same deals. The tuner plays the options
    in turn, and the final check the first `checked` of them. `hand` has weights that were set by
    hand for this kind of table, where they differ from the others'.
    """

    name: str
    seats: int
    sides: int
    options: tuple[Mapping[str, Any], ...] = ({},)
    checked: int = 1
    hand: Mapping[str, float] = {}


class Learned(msgspec.Struct, frozen=True):
    """Learned weights by name, and how often they win on fresh deals (a 95% interval)."""

    weights: dict[str, float]
    rounds: int
    games: int
    won: float
    low: float
    high: float
    even: float  # the share between equals, or what `against` wins of the same deals


class Weights(msgspec.Struct, frozen=True):
    """The content of `weights.json`: what was learned, by setting, and the command that did it."""

    game: str
    against: str
    command: dict[str, str]
    settings: dict[str, Learned]


@dataclass(frozen=True)
class Tuning(Feature):
    """What the tuner needs to know about a game."""

    weights: tuple[Weight, ...]
    settings: tuple[Setting, ...]
    first: Callable[..., int]
    second: Callable[..., int]
    level: str = "strong"  # the bot with the weights set by hand


def by_hand(weights: Sequence[Weight]) -> Array:
    """The weights set by hand, as an array with one row."""
    return np.array([[weight.value for weight in weights]])


def learned(
    folder: Path, weights: Sequence[Weight], settings: Sequence[Setting]
) -> Array:  # fmt: skip
    """The learned weights, one row by setting; a setting that isn't in the file has those by hand.

    A name that the game doesn't know is an error, one that is missing has its number by hand.
    """
    table = np.repeat(by_hand(weights), len(settings), axis=0)
    found = msgspec.json.decode((folder / FILE).read_bytes(), type=Weights)
    names = [weight.name for weight in weights]
    for row, setting in enumerate(settings):
        known = found.settings.get(setting.name)
        for name, value in {**setting.hand, **(known.weights if known else {})}.items():
            if name not in names:
                raise ValueError(f"{folder / FILE}: the game has no weight {name!r}")
            table[row, names.index(name)] = value
    return table
