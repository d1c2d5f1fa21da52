"""Every bot also runs as plain Python, for debugging."""

from __future__ import annotations

import pytest

from parlour import Table
from parlour.core.game import Game
from tests.games_known import EVERY
from tests.sampling import sampled

pytestmark = [pytest.mark.plain, pytest.mark.slow]
LEVELS = [(game, level) for game in EVERY for level in game.bots]
MOVES = 8


@pytest.mark.parametrize(
    ("game", "level"), sampled(LEVELS, 8), ids=[f"{game.name}-{level}" for game, level in LEVELS]
)
def test_a_bot_plays_interpreted(game: Game, level: str) -> None:
    table = Table(game, seed="plain")
    while table.actors and len(table.actions) < MOVES:
        seat = table.actors[0]
        table.play(seat, table.bot(seat, level))
    assert len(table.actions) == MOVES
