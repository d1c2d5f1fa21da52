"""Pointing: only at public things, never at what would reveal a hand or a wish."""

from __future__ import annotations

from parlour.core.registry import game
from parlour.core.table import Table
from parlour.games.synergy import points


def names(table: Table) -> list[str]:
    return points.things(table.facts(None))


def committed(mission: int, cards: int) -> Table:
    """Set up a table where everyone has played this many cards."""
    table = Table("synergy", 3, seed=4, options={"mission": mission})
    for _ in range(cards):
        for seat in table.actors:
            table.play(seat, table.legal(seat)[0])
    return table


def test_S38_only_open_cards_are_pointed_at() -> None:
    table = committed(10, 0)
    assert {"mission", "lives", "rounds", "fail", "challenge NODBL", "action F", "seat 2"} <= set(
        names(table)
    )
    assert not [name for name in names(table) if name.startswith(("first", "goal", "last", "row"))]
    table.play(0, table.legal(0)[0])
    assert "first 0" not in names(table), "it lies face down"
    assert "first 0" in names(committed(10, 1))
    assert "goal 1" not in names(committed(10, 1))


def test_S38_no_action_card_is_pointed_at_while_they_are_used() -> None:
    assert "action F" in names(committed(6, 1))
    table = committed(6, 2)
    assert table.view(0)["phase"] == "action"
    assert "action F" not in names(table)
    assert "goal 1" in names(table)


def test_S38_pings_are_counted_by_the_round_and_emotes_are_none() -> None:
    table = Table("synergy", 3, seed=4, options={"pings_per_round": 5})
    assert (points.most(table.facts(None)), points.period(table.facts(None))) == (5, 1)
    assert not game("synergy").manners.emotes


def test_a_hand_says_what_each_number_would_make() -> None:
    table = committed(22, 2)
    hand, mine = table.view(1)["hand"], table.view(1)["places"][1]["counts"]
    assert hand["makes"] == [abs(mine - t % 5 - 1) for t in hand["numbers"]]
    assert committed(22, 1).view(1)["hand"]["makes"] is not None, "the first number is face up"
    assert committed(22, 0).view(1)["hand"]["makes"] is None


def second_round(seats: int = 3, **options: object) -> Table:
    """Play one round, with whatever cards come first."""
    table = Table("synergy", seats, seed=4, options={"mission": 1, **options})
    while table.state.round_no == 1 and table.actors:
        for seat in table.actors:
            table.play(seat, table.legal(seat)[0])
    return table


def test_S29_discarded_goals_stay_in_their_players_row() -> None:
    table = committed(1, 2)
    played = list(map(int, table.state.goal[:3]))
    assert [place["goal_row"] for place in table.view(0)["places"]] == [[], [], []]
    while table.view(0)["phase"] != "keep":
        for seat in table.actors:
            table.play(seat, table.legal(seat)[0])
    view = table.view(None)
    assert [place["goal_row"] for place in view["places"]] == [[], [], []], "still on the table"
    while table.state.round_no == 1:
        for seat in table.actors:
            table.play(seat, table.legal(seat)[0])
    for who in (0, 1, None):
        assert [place["goal_row"] for place in table.view(who)["places"]] == [[k] for k in played]


def test_S35_discarded_goals_are_pointed_at() -> None:
    assert not [name for name in names(committed(1, 2)) if name.startswith("goal-row")]
    assert {f"goal-row {seat} 0" for seat in range(3)} <= set(names(second_round()))
    assert "goal-row 0 1" not in names(second_round())
    ghostly = [name for name in names(second_round(seats=2)) if name.startswith("goal-row")]
    assert ghostly == ["goal-row 0 0", "goal-row 1 0"], "the ghost has no goals"


def test_S39_goals_not_seen_yet_are_counted_by_colour() -> None:
    table = committed(1, 1)
    assert table.view(0)["places"][1]["unseen_goals"] == list(range(7))
    table.play(1, table.legal(1)[0])
    assert table.view(0)["places"][1]["unseen_goals"] == list(range(7)), "it is face down"
    table = committed(1, 2)
    shown = [int(goal) % 7 for goal in table.state.goal[:3]]
    for seat, kind in enumerate(shown):
        left = table.view(None)["places"][seat]["unseen_goals"]
        assert left == [one for one in range(7) if one != kind]
    assert second_round(card_counter=False).view(0)["places"][1]["unseen_goals"] is None


def test_S39_swapped_goals_count_for_their_own_colour() -> None:
    table = Table("synergy", 3, seed=4, options={"mission": 23})
    for _ in range(2):
        for seat in table.actors:
            table.play(seat, table.legal(seat)[0])
    assert [int(goal) // 7 for goal in table.state.goal[:3]] != [0, 1, 2], "PASSG moved them"
    assert [len(place["unseen_goals"]) for place in table.view(0)["places"]] == [6, 6, 6]
