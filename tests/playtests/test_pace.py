"""Reaction times: people who act like bots of a level get about its rate."""

from __future__ import annotations

import pytest

from parlour.core.registry import game
from parlour.features.playtest import PERSON, Action, PlayedGame
from parlour.lab.cells import Cell
from parlour.lab.race import race
from parlour.playtests import pace
from tests.playtests.test_report import CARD, OPTIONS, SEATS

PATTERN = game("pattern-overlap")


def as_person(cell: Cell, number: int) -> PlayedGame:
    """A race of bots, as if a person had the first seat."""
    acts = race(cell, "people", number).acts
    actions = [Action(one.seat, one.action, one.ms, one.seat == 0) for one in acts]
    return PlayedGame(number, PATTERN.version, "", [PERSON, "fair"], [1, None], actions, 60)


def test_the_rate_of_people_who_act_like_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "RACES", 3)
    cell = Cell.of(PATTERN, 2, PATTERN.chosen(2, "speed", {}), ["fair"])
    found = pace.reaction(cell, [as_person(cell, number) for number in range(3)])
    assert found
    assert [(one.level, one.rate) for one in found.levels] == [
        ("easy", 3.0), ("fair", 6.0), ("strong", 12.0),
    ]  # fmt: skip
    times = [one.every for one in found.levels]
    assert times == sorted(times, reverse=True)
    assert found.rate
    assert 3 < found.rate.value < 12
    assert found.rate.low <= found.rate.value <= found.rate.high


def test_games_with_turns_have_no_pace() -> None:
    assert pace.reaction(Cell.of(CARD, SEATS, OPTIONS, ["easy"]), []) is None
