"""Games with policies between compiled bots are the games of a compiled batch."""

from __future__ import annotations

import pytest

import parlour
from parlour.core.registry import game
from parlour.lab import batch
from parlour.lab.cells import Cell

pytestmark = pytest.mark.compiled


def test_the_loop_for_policies_plays_the_games_of_a_compiled_batch() -> None:
    card = game("transmitter")
    cell = Cell.of(card, 4, card.chosen(4), ["random", "easy"], rotate=True)
    compiled = batch.compiled_loop(card).run(cell, "s", 0, 20)
    assert (batch._with_policies(cell, "s", 0, 20) == compiled).all()


def test_a_function_is_evaluated_among_compiled_bots() -> None:
    found = parlour.evaluate(lambda turn: turn.legal[0], "transmitter", "easy", games=40)
    assert (found.deals, found.fallbacks) == (20, 0)
    assert found.won.value <= found.other_won.value
