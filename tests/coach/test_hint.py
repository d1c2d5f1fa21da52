"""Hints: from the view alone, for our games and for others."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import parlour
from parlour.coach.hint import hint
from parlour.core.chance import seeded
from parlour.core.engine import engines
from parlour.core.errors import IllegalAction
from parlour.core.table import Table

QUICK = ("synergy", "sequence-numbers", "transmitter")


def twin(table: Table, seat: int, seed: int) -> bytes:
    """Another state that looks the same to a seat, as bytes."""
    game, engine = table.game, engines(table.game).interpreted
    box = engine.boxes(game.State)
    engine.suppose(table.look(seat), seeded(seed), box, game.workspace())
    return game.State.bytes(box)


@pytest.mark.parametrize("name", QUICK)
def test_states_that_look_the_same_get_the_same_hint(name: str) -> None:
    table = Table(name, seed=6)
    for _ in range(8):
        table.play(table.actors[0], table.bot(table.actors[0], "fair"))
    seat, engine = table.actors[0], engines(table.game).interpreted
    truth, seen = table.snapshot(), table.seen(seat)
    others = [one for one in (twin(table, seat, seed) for seed in range(2)) if one != truth]
    assert others, "every imagined state is the true one"
    wanted = hint(table.game, seen, seat, worlds=1)
    for state in others:
        view = engine.boxes(table.game.View)
        engine.see(engine.load(table.game.State, state), seat, view)
        assert hint(table.game, table.game.View.bytes(view), seat, worlds=1) == wanted


@pytest.mark.parametrize("name", QUICK)
def test_a_hint_is_a_legal_move_with_a_reason(name: str) -> None:
    table = Table(name, seed=2)
    seat = table.actors[0]
    found = hint(table.game, table.seen(seat), seat, worlds=1)
    assert table.allows(seat, found.action)
    assert found.move == table.move(seat, found.action)
    assert found.value is not None


def test_who_cannot_act_gets_no_hint() -> None:
    table = Table("transmitter", 3, seed=2)
    other = next(seat for seat in range(3) if seat not in table.actors)
    with pytest.raises(IllegalAction, match="can't act now"):
        hint(table.game, table.seen(other), other)


def test_a_game_without_coaching_is_coached_by_its_best_bot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "examples"))
    game = __import__("secret_bids").GAME
    table = Table(game, seed=1)
    found = hint(game, table.seen(0), 0, worlds=4)
    assert table.allows(0, found.action)
    assert found.advice == []
    assert 0 <= (found.value or 0) <= 1
    assert isinstance(game, parlour.Game)
    assert "secret_bids" in sys.modules
