"""Missions made to measure: what is accepted, on which deals it is measured, and what is saved."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from parlour.core.registry import game
from parlour.features import material
from parlour.games.synergy import drafts
from parlour.games.synergy.missions import Mission, flaws
from parlour.lab import missions
from parlour.lab.missions import Effort, Found, Wanted, search, text

GAME = game("synergy")
WANTED = Wanted(3, 0.4, 0.6, "strong", 4, "s")
EFFORT = Effort(steps=(50, 400), final=100)
Asked = list[tuple[str, str, int]]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    """Games that are drawn, not played: each mission is won as often as its hash says."""
    kept: Asked = []

    def wins(
        card: object, mission: Mission, seats: int, level: str, games: int, seed: str, _: object
    ) -> int:
        kept.append((seed, level, games))
        share = Random(str(drafts.character(mission))).random()
        luck = Random(seed + level)
        return sum(luck.random() < share for _ in range(games))

    monkeypatch.setattr(missions, "_wins", wins)
    return kept


def share(found: Found) -> float:
    """How often bots win a mission, in truth."""
    return Random(str(drafts.character(found.mission))).random()


def test_drafts_can_be_played_and_are_the_same_every_time() -> None:
    for seats in (2, 3, 4, 5):
        for number in range(60):
            one = drafts.draft("a", number, seats)
            assert list(flaws(one)) == []
            assert 0 <= one.allowed(seats) < seats
            assert one == drafts.draft("a", number, seats)
    assert drafts.draft("a", 1, 3) != drafts.draft("b", 1, 3)
    assert len({drafts.name("a", number) for number in range(256)}) == 256


def test_what_is_found_is_as_wanted_and_measured_on_deals_of_its_own(asked: Asked) -> None:
    found = list(search(GAME, WANTED, EFFORT))
    assert len(found) == 4
    assert all(0.35 < share(one) < 0.65 for one in found)
    assert len({drafts.character(one.mission) for one in found}) == 4
    assert len({one.mission.name for one in found}) == 4
    tries = {seed for seed, _, _ in asked if " try " in seed}
    final = [(seed, level, games) for seed, level, games in asked if " final " in seed]
    assert not tries & {seed for seed, _, _ in final}
    levels = [level for _, level, _ in final]
    assert levels == ["easy", "fair", "strong"] * 4  # `master` is slow
    assert {games for _, _, games in final} == {100}
    for one in found:
        assert one.measured["strong"].low <= one.measured["strong"].won
        assert one.measured["strong"].games == 100
    assert list(search(GAME, WANTED, EFFORT)) == found, "the same seed finds the same"


def test_a_draft_that_is_clearly_off_gets_few_games(asked: Asked) -> None:
    list(search(GAME, WANTED, EFFORT))
    short = [one for one, after in pairwise(asked) if one[2] == 50 and after[2] != 350]
    assert len(short) > 5


def test_too_few_are_said_to_be_too_few(asked: Asked) -> None:
    nowhere = WANTED._replace(low=0.5, high=0.5001)
    told: list[tuple[int, int]] = []
    found = list(search(GAME, nowhere, EFFORT._replace(drafts=30), lambda *one: told.append(one)))
    assert found == []
    assert told[-1] == (30, 0)


def test_a_saved_mission_is_material(asked: Asked) -> None:
    found = next(search(GAME, WANTED, EFFORT))
    read = material.parse(text(found))
    assert read.name == found.mission.name
    assert read.content == found.mission
    assert read.options(3)["mission"] == "custom"
    assert "strong bots won" in text(found)
