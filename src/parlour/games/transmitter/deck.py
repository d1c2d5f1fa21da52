"""Transmitter's playing cards: the 76 of the game, or a custom deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from parlour.core.option import Value
from parlour.core.rule import rule
from parlour.features.material import Kind
from parlour.features.material_file import Sheet, Words
from parlour.games.transmitter.options import (
    CARDS,
    COPIES,
    HIGHEST,
    MOST_COPIES,
    PRINTED,
    VALUES,
    Options,
    flaw_of_deck,
)
from parlour.games.transmitter.refusals import ValueTwice


@rule
def copies_of(options: Options, value: int) -> int:
    """The number of playing cards of a value."""  # T2
    return COPIES if options.playing_deck == PRINTED else options.custom_deck[1 + value + HIGHEST]


@rule
def deck_cards(options: Options) -> int:
    """The number of playing cards."""  # T2
    if options.playing_deck == PRINTED:
        return CARDS
    count = 0
    for value in range(-HIGHEST, HIGHEST + 1):
        count += copies_of(options, value)
    return count


def deck_of(options: Any) -> Counter[int]:
    """The number of playing cards of each value."""
    own = options.playing_deck != PRINTED
    copies = map(int, options.custom_deck[1:]) if own else [COPIES] * VALUES
    return +Counter(dict(zip(range(-HIGHEST, HIGHEST + 1), copies, strict=True)))


def read(sheet: Sheet) -> tuple[int, ...]:
    """Read the number of cards of each value; `4: -1 0 1` means four of each."""
    copies, lines = [0] * VALUES, dict[int, int]()
    for line in sheet.lines("cards"):
        said, _, listed = line.text.partition(":")
        count = sheet.number(Words(line.line, said.strip()), 1, MOST_COPIES)
        for word in Words(line.line, listed).split():
            value = sheet.number(word, -HIGHEST, HIGHEST)
            if value in lines:
                sheet.wrong(line.line, ValueTwice(value, lines[value]))
            elif value is not None:
                lines[value] = line.line
                copies[value + HIGHEST] = count or 0
    wrong = flaw_of_deck(copies) if sheet.good else None
    if wrong:
        sheet.wrong(sheet.line_of("cards"), wrong)
    return tuple(copies)


def as_options(copies: tuple[int, ...], seats: int) -> dict[str, Value]:
    """The options for a table with this deck."""
    return {"playing_deck": "custom", "custom_deck": " ".join(map(str, copies))}


def write(options: Mapping[str, Value], seats: int) -> list[str]:
    """The lines of a material file for a table's deck."""
    copies = [int(count) for count in str(options["custom_deck"]).split()]
    lines = []
    for count in sorted({*copies} - {0}, reverse=True):
        values = (str(k - HIGHEST) for k, found in enumerate(copies) if found == count)
        lines.append(f"    {count}: {' '.join(values)}")
    return ["cards:", *lines]


MATERIAL = Kind("deck", "playing_deck", read, as_options, write)
