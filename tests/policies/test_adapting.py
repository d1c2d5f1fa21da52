"""Bots that adapt: people of any strength soon win as often as wanted."""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np
import pytest

import parlour
from parlour.core.game import Game
from parlour.policies.adapting import (
    ADAPTIVE,
    TOGETHER,
    Played,
    Seats,
    adapted,
    chance,
    counted,
    wanted,
)
from parlour.policies.standings import standings

PEOPLE, SETTLED, GAMES = 40, 20, 30
TABLES = [
    ("think-str8", 2, "printed"),
    pytest.param("sequence-numbers", 2, "printed", marks=pytest.mark.soak),
    pytest.param("pattern-overlap", 2, "cover", marks=pytest.mark.soak),
    pytest.param("sequence-numbers", 4, "printed", marks=pytest.mark.soak),
]
COMPANIES = [
    ("think-str8", 3, "printed", ("easy", "strong"), (0, 1)),
    pytest.param("think-str8", 4, "printed", ("fair", "master"), (0, 2), marks=pytest.mark.soak),
    pytest.param(
        "pattern-overlap", 5, "cover", ("easy", "fair", "strong"), (0, 1, 2), marks=pytest.mark.soak
    ),
    pytest.param(
        "sequence-numbers", 4, "printed", ("easy", "fair"), (0, 2), marks=pytest.mark.soak
    ),
]


def skill_of(name: str, seats: int, preset: str, level: str) -> float:
    """The skill of a person who plays like a level."""
    setting = standings().games[name].at(seats, preset)
    assert setting
    value = setting.value(level)
    assert value is not None
    return (value - 1000) * np.log(10) / 400


def around(seats: int, *people: int, level: str = ADAPTIVE) -> dict[int, str]:
    """Bots in all other seats."""
    return {seat: level for seat in range(seats) if seat not in people}


def share_won(
    name: str, preset: str, seats: int, skills: dict[int, float], groups: int = PEOPLE
) -> float:
    """The share of games that people of these skills win on average, once the bots know them."""
    card, luck, won = parlour.game(name), random.Random(7), 0.0
    for _ in range(groups):
        played: dict[int, list[Played]] = {seat: [] for seat in skills}
        for number in range(GAMES):
            table = Seats(seats, preset, around(seats, *skills))
            bots = adapted(card, table, played, luck.random())
            table = table._replace(bots=bots)
            results = ended(card, table, skills, luck)
            for seat, known in played.items():
                if found := counted(card, table, seat, results):
                    known.insert(0, found)
            if number >= SETTLED:
                won += sum(results[seat] for seat in skills) / len(skills)
    return won / groups / (GAMES - SETTLED)


def ended(card: Game, table: Seats, skills: dict[int, float], luck: random.Random) -> list[float]:
    """Who wins a game: each side as often as the skills of its players say."""
    if card.utility == TOGETHER:
        return [float(luck.random() < chance(card, table, skills))] * table.seats
    bots = {seat: skill_of(card.name, *table[:2], level) for seat, level in table.bots.items()}
    levels = {**bots, **skills}
    setting = standings().games[card.name].at(*table[:2])
    assert setting
    teams = [range(side, table.seats, setting.sides) for side in range(setting.sides)]
    strengths = [np.exp(np.mean([levels[seat] for seat in team])) for team in teams]
    (winner,) = luck.choices(range(len(teams)), strengths)
    return [float(seat in teams[winner]) for seat in range(table.seats)]


@pytest.mark.parametrize(("name", "seats", "preset"), TABLES)
def test_a_person_like_a_level_wins_half_the_games(name: str, seats: int, preset: str) -> None:
    """After 20 games, the share of the next ten; its standard error is 2.5 points."""
    for level in parlour.game(name).bots:
        share = share_won(name, preset, seats, {0: skill_of(name, seats, preset, level)})
        assert 0.42 < share < 0.58, level


def test_among_four_a_person_wins_as_often_as_each_bot() -> None:
    skill = skill_of("pattern-overlap", 4, "cover", "fair")
    assert wanted(parlour.game("pattern-overlap"), 4) == 0.25
    share = share_won("pattern-overlap", "cover", 4, {0: skill})
    assert share == pytest.approx(0.25, abs=0.05)


@pytest.mark.parametrize(("name", "seats", "preset", "levels", "where"), COMPANIES)
def test_people_win_as_often_as_their_opponents_on_average(
    name: str, seats: int, preset: str, levels: Sequence[str], where: Sequence[int]
) -> None:
    """People like different levels at one table; the standard error is at most 2.5 points."""
    skills = {
        seat: skill_of(name, seats, preset, level)
        for seat, level in zip(where, levels, strict=True)
    }
    share = share_won(name, preset, seats, skills)
    assert share == pytest.approx(wanted(parlour.game(name), seats), abs=0.05)


@pytest.mark.parametrize(("name", "preset"), [("transmitter", "balanced"), ("synergy", "tacet")])
def test_a_team_wins_three_games_in_five(name: str, preset: str) -> None:
    assert share_won(name, preset, 3, {0: 0.0}) == pytest.approx(0.6, abs=0.07)


@pytest.mark.parametrize("skills", [{0: 0.6, 1: -0.2}, {0: -0.8, 1: 0.3}])
def test_two_people_with_partners_win_three_games_in_five(skills: dict[int, float]) -> None:
    share = share_won("transmitter", "balanced", 4, skills)
    assert share == pytest.approx(0.6, abs=0.07)


def test_between_people_on_both_sides_bots_are_as_good_as_the_people() -> None:
    """They win as often on average against any bots, and only other people can beat them."""
    card = parlour.game("sequence-numbers")
    table = Seats(4, "printed", around(4, 0, 1))
    met = table._replace(bots=around(4, 0, 1, level="easy"))
    assert counted(card, met, 0, [1, 0, 1, 0]) is None
    for level in ("easy", "fair", "strong"):
        alone = Seats(4, "printed", around(4, 0, level=level))
        known = {seat: [Played(alone, 0, n % 2) for n in range(200)] for seat in (0, 1)}
        assert adapted(card, table, known, 0.5) == {2: level, 3: level}


def test_a_game_counts_against_its_bots_only() -> None:
    """One that another person won says nothing about how good this person is against bots."""
    card = parlour.game("think-str8")
    table = Seats(4, "printed", around(4, 0, 1, level="fair"))
    results = {
        (1.0, 0.0, 0.0, 0.0): 1.0,
        (0.5, 0.5, 0.0, 0.0): 1.0,
        (0.5, 0.0, 0.5, 0.0): 0.5,
        (0.0, 0.0, 0.0, 1.0): 0.0,
        (0.0, 0.5, 0.5, 0.0): 0.0,
        (0.0, 1.0, 0.0, 0.0): None,
    }
    for ended, wanted_result in results.items():
        found = counted(card, table, 0, ended)
        assert (found and found.result) == wanted_result, ended
    without_bots = Seats(3, "balanced", {})
    assert counted(parlour.game("transmitter"), without_bots, 0, [1.0] * 3) is None


def test_people_without_results_count_like_someone_in_the_middle() -> None:
    card = parlour.game("think-str8")
    table, alone = Seats(3, "printed", around(3, 0, 1)), Seats(2, "printed", {1: "master"})
    order = list(card.bots)

    def level(*known: list[Played]) -> int:
        return order.index(adapted(card, table, dict(enumerate(known)), 0.5)[2])

    losing, winning = [Played(alone, 0, 0.0)] * 20, [Played(alone, 0, 1.0)] * 20
    assert (
        level(losing, losing) <= level(losing, []) <= level(winning, []) <= level(winning, winning)
    )
    assert level(losing, losing) < level(winning, winning)


def test_other_bots_stay_as_they_are() -> None:
    """Beside a weak bot, the one that adapts is stronger than beside a strong one."""
    card = parlour.game("pattern-overlap")
    order = list(card.bots)

    def beside(level: str) -> dict[int, str]:
        table = Seats(4, "cover", {1: level, 2: ADAPTIVE, 3: ADAPTIVE})
        alone = Seats(2, "cover", {1: "fair"})
        return adapted(card, table, {0: [Played(alone, 0, n % 2) for n in range(60)]}, 0.5)

    weak, strong = beside("easy"), beside("master")
    assert weak.keys() == strong.keys() == {2, 3}
    strengths = [sum(order.index(level) for level in bots.values()) for bots in (weak, strong)]
    assert strengths[0] > strengths[1]


def test_whoever_wins_gets_stronger_bots_and_whoever_loses_weaker_ones() -> None:
    card = parlour.game("pattern-overlap")
    empty, met = Seats(4, "cover", around(4, 0)), Seats(4, "cover", around(4, 0, level="fair"))
    order = list(card.bots)

    def strength(results: list[float]) -> int:
        bots = adapted(card, empty, {0: [Played(met, 0, one) for one in results]}, 0.5)
        return sum(order.index(level) for level in bots.values())

    losing, new, winning = strength([0.0] * 12), strength([]), strength([1.0] * 12)
    assert losing < new < winning
    assert (losing, winning) == (0, 3 * (len(order) - 1))


def test_at_most_two_neighbouring_levels_meet_a_person() -> None:
    card, luck = parlour.game("pattern-overlap"), random.Random(1)
    order = list(card.bots)
    for count in range(8):
        empty, met = Seats(4, "cover", around(4, 2)), Seats(4, "cover", around(4, 2, level="easy"))
        bots = adapted(card, empty, {2: [Played(met, 2, 1.0)] * count}, luck.random())
        assert bots.keys() == {0, 1, 3}
        levels = sorted({order.index(level) for level in bots.values()})
        assert levels[-1] - levels[0] <= 1
