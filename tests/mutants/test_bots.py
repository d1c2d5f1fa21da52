"""Every bot also runs as plain Python, for debugging."""

from __future__ import annotations

import pytest

from parlour import Table
from tests.games_known import EVERY
from tests.sampling import some

pytestmark = [pytest.mark.plain, pytest.mark.slow]
LEVELS = {f"{game.name}-{level}": (game, level) for game in EVERY for level in game.bots}
QUICK = ("pattern-overlap-strong", "sequence-numbers-master", "synergy-strong", "think-str8-fair",
         "transmitter-strong", "secret-bids-easy")  # fmt: skip
MOVES = 8


@pytest.mark.parametrize("which", some(LEVELS, *QUICK))
def test_a_bot_plays_interpreted(which: str) -> None:
    game, level = LEVELS[which]
    table = Table(game, seed="plain")
    while table.actors and len(table.actions) < MOVES:
        seat = table.actors[0]
        table.play(seat, table.bot(seat, level))
    assert len(table.actions) == MOVES
