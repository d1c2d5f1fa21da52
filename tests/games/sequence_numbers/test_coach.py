"""Sequence Numbers' coach: every hint has a reason."""

from __future__ import annotations

import pytest

from parlour.core.fact import Advice
from parlour.core.table import Table
from parlour.games.sequence_numbers import coach
from parlour.games.sequence_numbers.coach import advice

GAME = "sequence-numbers"
LEVELS = ("easy", "fair", "strong", "master")


def reasons(table: Table, named: str, played: str) -> list[list[Advice]]:
    """The reasons for what a level would do at each turn of a game that another level plays."""
    found = []
    while not table.over:
        seat = table.actors[0]
        found.append(advice(table.facts(seat), table.bot(seat, named)))
        table.play(seat, table.bot(seat, played))
    return found


def test_every_move_has_a_reason() -> None:
    """From the first chip on, and for drawing, too."""
    found = reasons(Table(GAME, 2, seed=1, preset="strict"), "fair", "easy")
    assert all(found)
    said = {type(one) for why in found for one in why}
    assert {coach.Opens, coach.Builds, coach.KeepsCard, coach.Completes} <= said


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_every_hint_has_a_reason_in_many_games(seats: int) -> None:
    for seed in range(25):
        options = {
            "stuck": ("pass", "discard")[seed % 2],
            "draw_mode": ("auto", "strict")[seed % 2],
        }
        table = Table(GAME, seats, seed=seed, options=options)
        assert all(reasons(table, "master", LEVELS[seed % 4]))


def test_why_a_quiet_chip_is_good() -> None:
    assert coach._why_quiet(3, [1, 0], 1) == coach.Opens(3)
    assert coach._why_quiet(0, [1, 0], 1) == coach.Blocks(1)
    assert coach._why_quiet(0, [0, 0, 0, 0], 2) == coach.Closes(2)
    assert coach._why_quiet(0, [], 2) == coach.Waits()
