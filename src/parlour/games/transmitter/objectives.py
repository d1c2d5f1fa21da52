"""Transmitter's objective cards: the twelve of the game, or a custom set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from parlour.core.option import Value
from parlour.core.rule import rule
from parlour.features.material import Kind
from parlour.features.material_file import Sheet
from parlour.games.transmitter.options import (
    HIGHEST_OBJECTIVE,
    OBJECTIVE_CARDS,
    PRINTED,
    Options,
    flaws_of_objectives,
)

OBJECTIVES = np.array([-12, -11, -9, -6, -3, -2, 1, 4, 5, 7, 8, 10], np.int64)

PRINTED_RANGES = [
    (int(OBJECTIVES[:cards].sum()), int(OBJECTIVES[len(OBJECTIVES) - cards :].sum()))
    for cards in range(len(OBJECTIVES) + 1)
]


@rule
def objective_cards(options: Options) -> int:
    """The number of objective cards."""  # T3
    return OBJECTIVE_CARDS if options.objective_set == PRINTED else options.custom_objectives[0]


@rule
def objective_card(options: Options, card: int) -> int:
    """The value of an objective card, or 0 past the end of a custom set."""  # T3
    if options.objective_set == PRINTED:
        return OBJECTIVES[card]
    return options.custom_objectives[1 + card]


def objective_deck(options: Any) -> list[int]:
    """The values of all objective cards, in ascending order."""
    if options.objective_set == PRINTED:
        return OBJECTIVES.tolist()
    count, *cards = map(int, options.custom_objectives)
    return cards[:count]


def objective_range(options: Any, cards: int) -> tuple[int, int]:
    """The lowest and highest sums of that many objective cards."""
    if options.objective_set == PRINTED:
        return PRINTED_RANGES[cards]
    deck = objective_deck(options)
    return sum(deck[:cards]), sum(deck[-cards:])


def read(sheet: Sheet) -> tuple[int, ...]:
    """Read a set of objective cards, listed in any order."""
    found = sorted(sheet.wholes("cards", -HIGHEST_OBJECTIVE, HIGHEST_OBJECTIVE))
    cards = [card for card, _ in found]
    for place, flaw in flaws_of_objectives(cards) if sheet.good else ():
        sheet.wrong(found[place][1] if found else sheet.line_of("cards"), flaw)
    return tuple(cards)


def as_options(cards: tuple[int, ...], seats: int) -> dict[str, Value]:
    """The options for a table with these objective cards."""
    return {"objective_set": "custom", "custom_objectives": " ".join(map(str, cards))}


def write(options: Mapping[str, Value], seats: int) -> list[str]:
    """The lines of a material file for a table's objective cards."""
    return [f"cards: {options['custom_objectives']}"]


MATERIAL = Kind(
    "objectives", "objective_set",
    read, as_options, write,
)  # fmt: skip
