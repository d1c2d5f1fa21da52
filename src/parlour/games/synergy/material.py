"""Synergy's custom missions, read from and written to material files."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from parlour.core.errors import BadOption
from parlour.core.option import Value
from parlour.features.material import Kind
from parlour.features.material_file import Sheet
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
        sheet.wrong(
            words[0].line,
            f"fail is four numbers, for 2, 3, 4 and 5 players, not {len(words)}; a dash (-) where"
            " the mission is not for so many",
        )
    for place, word in enumerate(words[: len(SEATS)]):
        if word.text != "-":
            found = sheet.number(word, 0, SEATS[place] - 1, f"fail with {SEATS[place]} players")
            allowed[place] = NOT_FOR if found is None else found
    if words and all(flaw_of_failures(n, seats) for n, seats in zip(allowed, SEATS, strict=True)):
        sheet.wrong(words[0].line, "it must be for some number of players")
    two, three, four, five = allowed
    return two, three, four, five


def options(mission: Mission, seats: int) -> dict[str, Value]:
    """The options for a table with this many players."""
    if wrong := flaw(mission, seats):
        raise BadOption(wrong)
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
