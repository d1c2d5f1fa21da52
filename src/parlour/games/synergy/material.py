"""Synergy's custom missions, read from and written to material files."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from parlour.core.option import Value
from parlour.core.refused import RefusedOptions
from parlour.features.material import Kind
from parlour.features.material_file import Sheet, Words
from parlour.games.synergy.missions import (
    HANDS,
    LONGEST,
    NOT_FOR,
    ORDERS,
    Mission,
    as_options,
    flaw,
    flaw_of_failures,
    flaws,
    mission_of,
)
from parlour.games.synergy.refusals import FailCount, NoPlayerCount

SEATS = (2, 3, 4, 5)


def read(sheet: Sheet) -> Mission:
    """Read a mission card."""
    mission = Mission(
        sheet.whole("rounds", 1, LONGEST), sheet.whole("lives", 1, LONGEST),
        sheet.whole("numbers", *HANDS), sheet.whole("goals", 1, LONGEST), _failures(sheet),
        sheet.one_of("order", ORDERS, ORDERS[0]),
        "".join(word.text for word in sheet.words("actions", needed=False)).upper(),
        tuple(word.text.upper() for word in sheet.words("challenges", needed=False)),
        sheet.yes_no("super"), sheet.yes_no("hyper"), name=sheet.said("name"),
    )  # fmt: skip
    for key, wrong in flaws(mission) if sheet.good else ():
        sheet.wrong(sheet.line_of(key), wrong)
    return mission


def _failures(sheet: Sheet) -> tuple[int, int, int, int]:
    """Read the failures allowed with 2, 3, 4 and 5 players; a dash means not supported."""
    words = sheet.words("fail")
    allowed = [NOT_FOR] * len(SEATS)
    if words and len(words) != len(SEATS):
        sheet.wrong(words[0].line, FailCount(len(words)))
    for place, word in enumerate(words[: len(SEATS)]):
        if word.text != "-":
            allowed[place] = _allowed(sheet, word, SEATS[place])
    if words and all(flaw_of_failures(n, seats) for n, seats in zip(allowed, SEATS, strict=True)):
        sheet.wrong(words[0].line, NoPlayerCount())
    two, three, four, five = allowed
    return two, three, four, five


def _allowed(sheet: Sheet, word: Words, seats: int) -> int:
    """Read the failures allowed with so many players."""
    found = sheet.number(word, 0, SEATS[-1] - 1)
    if found is None:
        return NOT_FOR
    if wrong := flaw_of_failures(found, seats):
        sheet.wrong(word.line, wrong)
    return found


def options(mission: Mission, seats: int) -> dict[str, Value]:
    """The options for a table with this many players."""
    if wrong := flaw(mission, seats):
        raise RefusedOptions(wrong)
    return as_options(mission, seats)


def write(chosen: Mapping[str, Value], seats: int) -> list[str]:
    """The lines of a material file for a table's mission, at the table's player count."""
    mission = mission_of(chosen)
    fail = [str(mission.allowed(n)) if n == seats else "-" for n in SEATS]
    facts = msgspec.structs.asdict(mission) | {
        "fail": " ".join(fail), "actions": " ".join(mission.actions),
        "challenges": " ".join(mission.challenges), "super": ("no", "yes")[mission.super],
        "hyper": ("no", "yes")[mission.hyper],
    }  # fmt: skip
    keys = ("rounds", "lives", "numbers", "goals", "fail", "order", "actions", "challenges",
            "super", "hyper")  # fmt: skip
    lines = [f"{key}: {facts[key]}" for key in keys if facts[key] != ""]
    return ["# fail: allowed failures of 2, 3, 4 and 5 players", *lines]


MATERIAL = Kind(
    "mission", "mission",
    read, options, write,
)  # fmt: skip
