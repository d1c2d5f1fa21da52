"""First Game: its rules by example, and the contract that every game keeps."""

from first_game import GAME

from parlour.contract import CHECKS, run
from parlour.core.registry import register
from parlour.core.table import Table

register(GAME)


def test_everyone_gets_four_cards() -> None:
    table = Table(GAME, seats=3, seed=1)
    assert table.view(0)["held"] == [4, 4, 4]
    assert len(table.view(0)["hand"]) == 4


def test_a_higher_card_scores_the_steps() -> None:
    table = Table(GAME, seats=2, seed=1)
    first, second = table.view(0)["hand"][0], table.view(1)["hand"][-1]
    table.play(0, first - 1)
    table.play(1, second - 1)
    assert table.view(None)["points"] == [0, max(0, second - first)]


def test_no_one_sees_the_others_cards() -> None:
    assert Table(GAME, seats=2, seed=1).view(None)["hand"] == []


def test_the_game_keeps_the_contract() -> None:
    """The checks that need no compiler; `parlour check .` runs them all."""
    for check in CHECKS:
        if not check.__name__.startswith("same_"):
            run(check, GAME)
