"""The contract, checked for every game and every number of seats."""

from __future__ import annotations

import dataclasses

import pytest

from parlour.contract import CHECKS
from parlour.contract.errors import Broken
from parlour.contract.secrecy import nothing_leaks
from parlour.core.game import Game
from tests.games_known import EVERY

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.name)
def test_contract(game: Game, check) -> None:
    assert check(game)


@pytest.mark.soak
@pytest.mark.parametrize("quarter", range(1, 5))
@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.name)
def test_nothing_leaks_in_a_million_pairs(game: Game, quarter: int) -> None:
    assert nothing_leaks(game, pairs=250_000, seed=quarter)


def test_an_imagined_state_that_cannot_be_is_caught() -> None:
    game = EVERY[0]
    wrong = dataclasses.replace(game, flaw=lambda state: "a card is there twice")
    with pytest.raises(Broken, match="a card is there twice"):
        nothing_leaks(wrong, pairs=2)
