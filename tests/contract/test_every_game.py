"""The contract, checked for every game and every number of seats."""

from __future__ import annotations

import dataclasses
import itertools
from typing import Any

import pytest

from parlour.contract import CHECKS, checks, samples
from parlour.contract.backends import (
    same_compiled_and_interpreted,
    same_in_a_kernel,
    same_thoughts,
)
from parlour.contract.checks import bots_play_legally
from parlour.contract.errors import Broken
from parlour.contract.secrecy import nothing_leaks
from parlour.core.game import Game
from parlour.core.table import Table
from tests.games_known import EVERY

pytestmark = pytest.mark.slow

BACKENDS = same_compiled_and_interpreted, same_thoughts, same_in_a_kernel
IN_SHORT = [check for check in CHECKS if check not in (*BACKENDS, bots_play_legally)]


@pytest.mark.parametrize("check", IN_SHORT, ids=lambda check: check.__name__)
@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.name)
def test_contract_in_short(game: Game, check, monkeypatch: pytest.MonkeyPatch) -> None:
    """Interpreted, at a few tables."""

    def few(*given: Any, **more: Any) -> list[Table]:
        every = list(samples_tables(*given, **more))
        return every[:: len(every) // 2]

    samples_tables = samples.tables
    for place in (samples, checks):
        monkeypatch.setattr(place, "tables", few)
    assert nothing_leaks(game, pairs=40) if check is nothing_leaks else check(game)


@pytest.mark.compiled
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.name)
def test_contract(game: Game, check) -> None:
    assert nothing_leaks(game, pairs=500) if check is nothing_leaks else check(game)


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize("quarter", range(1, 5))
@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.name)
def test_nothing_leaks_in_a_million_pairs(game: Game, quarter: int) -> None:
    assert nothing_leaks(game, pairs=250_000, seed=quarter)


def test_an_imagined_state_that_cannot_be_is_caught() -> None:
    """Every other state that is looked at is the real one."""
    found = itertools.cycle(["a card is there twice", None])
    wrong = dataclasses.replace(EVERY[0], flaw=lambda state: next(found))
    with pytest.raises(Broken, match="a card is there twice"):
        nothing_leaks(wrong, pairs=2)
