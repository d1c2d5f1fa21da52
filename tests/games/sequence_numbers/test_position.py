"""Positions set up by hand: derived fields, and what is refused."""

from __future__ import annotations

import pytest

from parlour import Table
from parlour.core.errors import BadPosition
from parlour.games.sequence_numbers.lines import halves
from parlour.games.sequence_numbers.rules import CLAIM, DRAW, FORFEIT

from .luck import (
    GAME,
    deck,
    everywhere,
    hand_of,
    is_gone_counted,
    locked,
    random_positions,
    sequences,
)


def arranged(seats: int = 4, options: dict[str, object] | None = None, **state: object) -> Table:
    return Table.arrange(GAME, seats, state=state, options=options)


LONG = {"sequences_to_win": 3, "shared_chips": 0}


def both(*first: int, other: tuple[int, ...] = ()) -> list[list[int]]:
    return [halves(first), halves(other), [0, 0]]


def test_locks_and_sequences_follow_from_the_lines():
    table = arranged(chips=both(1, 2, 3, 4, 77), sequence_line=[[0, -1, -1]])
    assert locked(table, 0) == {1, 2, 3, 4}
    assert sequences(table) == [1, 0]


def test_the_team_follows_from_the_turn():
    assert arranged(turn=3).state.team == 1
    assert arranged(6, {"teams": 3}, turn=5).state.team == 2


def test_the_pile_is_what_is_left():
    table = arranged(2, hand=[[0, 2, 4, 6, 8]], discard=[20, 22], discard_by=[0, 1], discards=2)
    assert everywhere(table) == deck(table)
    assert table.state.pile_left == 88


def test_what_is_gone_follows_from_the_discards():
    seen = [20, 21, 22, 96, 97, 100]
    table = arranged(2, discard=seen, discard_by=[0, 1, 0, 1, 0, 1], discards=len(seen))
    assert is_gone_counted(table)
    assert list(table.state.gone_wild) == [2, 1]


@pytest.mark.parametrize("seats", [4, 6])
def test_what_is_gone_is_counted_until_the_discards_become_the_pile(seats):
    lying = 0
    for at in random_positions(Table(GAME, seats, seed=3, options=LONG), 3):
        assert is_gone_counted(at)
        gathered, lying = lying > at.state.discards, at.state.discards
        if gathered:
            return
    raise AssertionError("the discards were never gathered")


def test_a_card_that_is_named_twice_stays_where_it_was_first():
    dealt = Table(GAME, 2, seed=0)
    taken = hand_of(dealt, 1)
    table = arranged(2, hand=[taken])
    assert sorted(hand_of(table, 0)) == sorted(taken)
    assert everywhere(table) == deck(table)


@pytest.mark.parametrize(
    ("state", "why"),
    [
        ({"turn": 4}, "turn must be a seat from 0 to 3"),
        ({"phase": 5}, "there is no phase 5"),
        ({"discard": [20, 22, 24, 26, 28], "discard_by": [0, 1, 2, 3, 7], "discards": 5},
         "discard 4 belongs to no seat"),
        ({"chips": both(0)}, "a corner can't hold a chip"),
        ({"chips": both(5, other=(5,))}, "cell 5 has chips of two teams"),
        ({"chips": [[1 << 50, 0], [0, 0], [0, 0]]}, "a chip outside the board"),
        ({"chips": both(41, 42, 43, 44, 45)}, "has not claimed line 25"),
        ({"sequence_line": [[0, -1, -1]]}, "a sequence without a chip on cell 1"),
        ({"sequences": [1, 0, 0]}, "has 1 sequences but 0 lines"),
        ({"chips": both(41, 42, 43, 44, 45), "sequence_line": [[25]], "locked": both(41)},
         "locked chips don't match its sequences"),
        ({"chips": both(1, 2, 3, 4, 51, 52, 53, 54, 55), "sequence_line": [[0, 31]]},
         "has won, but the game is not over"),
        ({"pile_left": 10}, "add up to the deck"),
        ({"phase": CLAIM}, "set last_cell"),
        ({"phase": DRAW}, "no one is asked to draw"),
        ({"phase": FORFEIT}, "no one has to give up a card"),
        ({"pending": 1}, "no right to draw is pending"),
    ],
)  # fmt: skip
def test_impossible_positions_are_refused(state, why):
    with pytest.raises(BadPosition, match=why):
        arranged(**state)


def test_unknown_fields_are_refused():
    with pytest.raises(BadPosition, match="no field 'chip'"):
        arranged(chip=[1])
