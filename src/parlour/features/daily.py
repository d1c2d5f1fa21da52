"""Daily and weekly deals: one deal of a game a day or week, the same for everyone on a server."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import ClassVar

import msgspec

from parlour.core.feature import Feature
from parlour.core.option import Value
from parlour.core.table import Table


class Deal(msgspec.Struct, frozen=True):
    """What one person plays on a day or in a week; the server adds the seed."""

    seats: int
    seat: int  # the person's; bots have the others
    level: str  # of the bots
    options: Mapping[str, Value]
    called: str = ""  # the name of custom content, if it has one
    expected: Mapping[str, float] = {}  # by level, the share of games that bots win


class Outcome(msgspec.Struct, frozen=True):
    """How a deal went: figures to show, and an order in which larger is better."""

    won: bool
    figures: dict[str, int]
    order: tuple[int, ...]


class Deals(Feature):
    """A game's deals for every day or week.

    `measure` names the figures, so that pages know how to show them:

    mission  `rounds` done `of` how many, and `lives` left
    rounds   `wins` and `losses` of a team, and its `plays`
    points   `points`, and how far ahead of the best other player (`margin`)
    lines    `mine` and `theirs`, and the `turns` it took
    """

    measure: ClassVar[str]

    def deal(self, day: date) -> Deal:
        """The deal of a day, or of the week that begins on it."""
        raise NotImplementedError

    def outcome(self, table: Table, seat: int) -> Outcome:
        """How a finished table went for the person in a seat."""
        raise NotImplementedError


class DailyDeals(Deals):
    """A game's daily deals."""


class WeeklyDeals(Deals):
    """A game's weekly deals; weeks begin on Monday."""


def harder(day: date, *steps: int) -> int:
    """Choose from a list of seven, one for each weekday from Monday."""
    return steps[day.weekday()]
