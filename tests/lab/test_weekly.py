"""The missions of the week measured again: the same missions and deals, with the bots of today."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from parlour.core.registry import game
from parlour.games.synergy import drafts
from parlour.games.synergy.missions import Mission
from parlour.games.synergy.weekly import Listed, listed
from parlour.lab import missions, weekly

GAME = game("synergy")


def test_every_mission_of_the_list_is_found_where_it_was_drafted() -> None:
    """Each search found fourteen, in the order of their numbers, and named them."""
    places = weekly.drafted()
    unnamed = [weekly.unnamed(one.mission) for one in listed()]
    for k, wanted in enumerate(weekly.SEARCHES):
        found = [places[one] for one in unnamed[k * wanted.number :][: wanted.number]]
        assert [search for search, _ in found] == [wanted] * wanted.number
        assert [number for _, number in found] == sorted(number for _, number in found)
    assert [one.mission.name for one in listed()] == [
        drafts.name(wanted.seed, k) for wanted in weekly.SEARCHES for k in range(wanted.number)
    ]


def test_missions_stay_and_win_rates_are_new(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games are drawn, not played: easy wins 500 of 2,000, fair 1,000 and strong 1,500."""
    won, asked = {"easy": 500, "fair": 1000, "strong": 1500}, set[str]()

    def wins(
        card: object, mission: Mission, seats: int, level: str, games: int, seed: str, _: object
    ) -> int:
        assert (seats, games) == (3, 2000)
        asked.add(seed)
        return won[level]

    monkeypatch.setattr(missions, "_wins", wins)
    monkeypatch.setattr(weekly, "FILE", tmp_path / "weekly.json")
    weekly.main()
    after = msgspec.json.decode(weekly.FILE.read_bytes(), type=tuple[Listed, ...])
    assert [one.mission for one in after] == [one.mission for one in listed()]
    for one in after:
        assert {level: at["won"] for level, at in one.measured.items()} == {
            "easy": 0.25, "fair": 0.5, "strong": 0.75
        }  # fmt: skip
    assert len(asked) == len(after)
    assert {"weekly-1 final 4", "weekly-7 final 67"} <= asked


@pytest.mark.soak
@pytest.mark.compiled
def test_the_list_says_how_often_the_bots_win_today() -> None:
    """If not, run `python -m parlour.lab.weekly`."""
    found = msgspec.json.encode(list(weekly.measure(GAME)))
    assert msgspec.json.decode(found, type=tuple[Listed, ...]) == listed()
