"""Positions set up by hand: derived fields, and what is refused."""

from __future__ import annotations

import pytest

from parlour import Table
from parlour.core.errors import BadPosition
from parlour.core.table import Record

from .deals import OPEN, card, cards, played_out, random_game, stage


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_position_of_a_game_is_without_flaw(seats):
    for seed in range(6):
        table = Table("synergy", seats, seed, {"mission": 18 + 2 * seed})
        for at in random_game(table, seed):
            assert table.game.flaw(table.game.State.read(at._state)) is None


def test_piles_and_sizes_follow():
    table = Table.arrange("synergy", 3, state={"hand": [cards(0, 0), cards(5, 6), cards(10)]})
    assert table.state.held[:3].tolist() == [2, 2, 1]
    assert table.state.pile_left[:3].tolist() == [8, 8, 9]
    assert 0 not in table.state.pile[0][:8].tolist()


@pytest.mark.parametrize(
    ("state", "says"),
    [
        ({"round_no": 9}, "round_no must be from 1 to 7"),
        ({"won": 3}, "the mission is over"),
        ({"lives": 0}, "the mission is over"),
        ({"leader": 4}, "the leader must be a player"),
        ({"hand": [cards(5, 5, 5)]}, "two numbers of type 5"),
        ({"hand": [cards(24)]}, "a colour that is not in the game"),
        ({"held": [3, 5, 5]}, "holds 5 numbers, not 3"),
        ({"known": [cards(24)]}, "that is not there"),
        ({"goals": [127, 127, 127], "goals_left": [1, 0, 0]}, "in two places"),
        ({"goals": [1, 1, 1], "goals_left": [2, 2, 2], "goal_pile": [[1, 2]] * 3}, "are nowhere"),
        ({"phase": 8}, "phase must be from 0 to 7"),
        ({"phase": 2}, "a number and a goal in front of it"),
        ({"super_seat": 5}, "super_seat must be a seat"),
    ],
)
def test_what_cannot_be_is_refused(state, says):
    with pytest.raises(BadPosition, match=says):
        Table.arrange("synergy", 3, state=state, options={**OPEN, "custom_rounds": 3})


def test_taking_back_needs_two_numbers():
    with pytest.raises(BadPosition, match="must have played two"):
        stage([(card(seat, 3), 0) for seat in range(3)], [0] * 3, 5,
              [[card(seat, 1)] for seat in range(3)])  # fmt: skip


def test_a_record_keeps_the_position():
    table = stage([(card(seat, 3), card(seat, 2)) for seat in range(3)], [0, 1, 2])
    played_out(table, 1)
    assert Record.parse(str(table.record())).replay() == table
