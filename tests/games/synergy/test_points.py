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
    assert committed(22, 0).view(1)["hand"]["makes"] is None
