"""Bots that adapt: a person of any strength soon wins as often as wanted."""

from __future__ import annotations

import random

import numpy as np
import pytest

import parlour
from parlour.policies.adapting import Played, Seats, adapted, odds, wanted
from parlour.policies.standings import standings

PEOPLE, SETTLED, GAMES = 40, 20, 30
TABLES = [
    ("think-str8", 2, "printed"),
    pytest.param("sequence-numbers", 2, "printed", marks=pytest.mark.soak),
    pytest.param("pattern-overlap", 2, "cover", marks=pytest.mark.soak),
    pytest.param("sequence-numbers", 4, "printed", marks=pytest.mark.soak),
]


def skill_of(name: str, seats: int, preset: str, level: str) -> float:
    """The skill of a person who plays like a level."""
    setting = standings().games[name].at(seats, preset)
    assert setting
    value = setting.value(level)
    assert value is not None
    return (value - 1000) * np.log(10) / 400


def share_won(name: str, seats: int, preset: str, skill: float) -> float:
    """The share of games that people of this skill win, once the bots know them."""
    card, luck, won = parlour.game(name), random.Random(7), 0
    for _ in range(PEOPLE):
        played: list[Played] = []
        for number in range(GAMES):
            table = Seats(seats, preset, 0, dict.fromkeys(range(1, seats), ""))
            table = table._replace(bots=adapted(card, table, played, luck.random()))
            chance = float(odds(card, table).chance(np.array([skill]))[0])
            played.insert(0, Played(table, float(luck.random() < chance)))
            won += played[0].result > 0 and number >= SETTLED
    return won / PEOPLE / (GAMES - SETTLED)


@pytest.mark.parametrize(("name", "seats", "preset"), TABLES)
def test_a_person_like_a_level_wins_half_the_games(name: str, seats: int, preset: str) -> None:
    """After 20 games, the share of the next ten; its standard error is 2.5 points."""
    for level in parlour.game(name).bots:
        share = share_won(name, seats, preset, skill_of(name, seats, preset, level))
        assert 0.42 < share < 0.58, level


def test_among_four_a_person_wins_as_often_as_each_bot() -> None:
    skill = skill_of("pattern-overlap", 4, "cover", "fair")
    assert wanted(parlour.game("pattern-overlap"), 4) == 0.25
    assert share_won("pattern-overlap", 4, "cover", skill) == pytest.approx(0.25, abs=0.05)


@pytest.mark.parametrize(("name", "preset"), [("transmitter", "balanced"), ("synergy", "tacet")])
def test_a_team_wins_three_games_in_five(name: str, preset: str) -> None:
    assert share_won(name, 3, preset, 0.0) == pytest.approx(0.6, abs=0.07)


def test_whoever_wins_gets_stronger_bots_and_whoever_loses_weaker_ones() -> None:
    card = parlour.game("pattern-overlap")
    empty = Seats(4, "cover", 0, dict.fromkeys(range(1, 4), "fair"))
    order = list(card.bots)

    def strength(results: list[float]) -> int:
        bots = adapted(card, empty, [Played(empty, one) for one in results], 0.5)
        return sum(order.index(level) for level in bots.values())

    losing, new, winning = strength([0.0] * 12), strength([]), strength([1.0] * 12)
    assert losing < new < winning
    assert (losing, winning) == (0, 3 * (len(order) - 1))


def test_at_most_two_neighbouring_levels_meet_a_person() -> None:
    card, luck = parlour.game("pattern-overlap"), random.Random(1)
    order = list(card.bots)
    for count in range(8):
        empty = Seats(4, "cover", 2, dict.fromkeys((0, 1, 3), "easy"))
        bots = adapted(card, empty, [Played(empty, 1.0)] * count, luck.random())
        assert bots.keys() == {0, 1, 3}
        levels = sorted({order.index(level) for level in bots.values()})
        assert levels[-1] - levels[0] <= 1
