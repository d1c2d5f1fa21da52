"""Leduc hold'em: `python -m pytest` in the project's folder, once it is installed."""

import pytest
from leduc_poker import GAME
from leduc_poker.rules import CALL, FOLD, RAISE

from parlour.core.table import Table

JACK, QUEEN, KING, OTHER_KING = 0, 2, 4, 5


def dealt(first: int, second: int, **options: int) -> Table:
    """A table at which these cards have just been dealt."""
    return Table.arrange(
        GAME, 2, {"holds": [first, second]}, seed=1, options={"hands": 1, **options}
    )


def test_a_raise_is_two_chips_and_then_four():
    table = dealt(KING, QUEEN)
    assert [table.words(0, action) for action in table.legal(0)] == ["check", "bet 2"]
    table.play(0, RAISE)
    assert [table.words(1, action) for action in table.legal(1)] == ["fold", "call 2", "raise by 2"]
    table.play(1, CALL)
    assert table.words(0, RAISE) == "bet 4"
    assert table.view(0)["pot"] == 6


def test_there_are_at_most_two_raises_in_a_round():
    table = dealt(KING, QUEEN)
    table.play(0, RAISE)
    table.play(1, RAISE)
    assert table.legal(0) == [FOLD, CALL]


def test_whoever_folds_loses_the_pot():
    table = dealt(JACK, QUEEN)
    table.play(0, RAISE)
    table.play(1, FOLD)
    assert table.result.scores == (1, -1)


@pytest.mark.parametrize(
    ("first", "second", "board", "winners"),
    [
        (KING, QUEEN, JACK, (0,)),
        (JACK, KING, JACK + 1, (0,)),
        (QUEEN, KING, QUEEN + 1, (0,)),
        (JACK, QUEEN, KING, (1,)),
        (KING, OTHER_KING, JACK, (0, 1)),
    ],
)
def test_a_pair_wins_else_the_higher_card(first, second, board, winners):
    state = {"holds": [first, second], "board": board}
    table = Table.arrange(GAME, 2, state, seed=1, options={"hands": 1})
    table.play(0, CALL)
    table.play(1, CALL)
    assert table.result.winners == winners


def test_the_other_player_does_not_see_a_card():
    table = dealt(KING, QUEEN)
    assert table.view(0)["hands"][1] == [None]
    assert table.view(None)["hands"] == [[None], [None]]
