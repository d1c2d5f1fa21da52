"""States that fit a seat's view, sampled with compiled rules because tests need thousands."""

from __future__ import annotations

from typing import Any

from parlour import Table
from parlour.core.engine import engines
from parlour.core.game import SPECTATOR


def imagined(table: Table, seat: int | None, luck: Any) -> Any:
    """Sample a boxed state that fits a seat's view."""
    game, engine = table.game, engines(table.game).now
    s = engine.boxes(game.State)
    engine.suppose(engine.fit(game.View, table.look(seat)), luck, s, game.workspace())
    return game.State.load(game.State.bytes(s))


def imagined_table(table: Table, seat: int | None, luck: Any) -> Table:
    """Sample a table that fits a seat's view."""
    twin = table.copy()
    twin._state = twin._engine.fit(table.game.State, imagined(table, seat, luck))
    return twin


def view_of(table: Table, s: Any, seat: int | None) -> bytes:
    """Return what a seat would see in a boxed state."""
    game, engine = table.game, engines(table.game).now
    view = engine.boxes(game.View)
    engine.see(engine.fit(game.State, s), SPECTATOR if seat is None else seat, view)
    return game.View.bytes(view)
