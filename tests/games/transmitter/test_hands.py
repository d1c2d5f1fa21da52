"""Doubts: what plays say about the hands that nobody sees."""

from __future__ import annotations

import numpy as np
import pytest

import parlour
from parlour import Table
from parlour.core.struct import Array
from parlour.games.transmitter.hands import suspect
from parlour.games.transmitter.options import HIGHEST, VALUES
from parlour.games.transmitter.planner import DOUBTS, SCRATCH, survey, worth_of
from parlour.games.transmitter.rules import RECEIVE, SEATS
from parlour.lab.cells import Cell
from parlour.lab.matches import in_threads

from .luck import random_positions, story


def doubts(table: Table) -> Array:
    """How much the seat that acts doubts each card, by seat and value."""
    seat = table.actors[0]
    v, x = table.look(seat)[0], np.zeros(SCRATCH)
    suspect(v, x)
    return x[DOUBTS:].reshape(SEATS, VALUES).copy()


def test_nothing_is_doubted_before_anyone_has_played() -> None:
    assert not doubts(story([], [8], 4, "expert")).any()


def test_a_card_that_would_have_been_better_is_doubted_and_a_worse_one_is_not() -> None:
    """Seat 1 moved away from a signal that can only be above the stack."""
    table = story([-9, 9, -5], [8], 4, "expert")
    before = story([-9, 9], [8], 4, "expert")
    seat = before.actors[0]
    v, x = before.look(seat)[0], np.zeros(SCRATCH)
    survey(v, x)
    worth = {value: worth_of(v, x, value) for value in range(-HIGHEST, HIGHEST + 1)}
    found = doubts(table)[seat]
    best, worst = max(worth, key=lambda one: worth[one]), min(worth, key=lambda one: worth[one])
    assert worth[best] > worth[-5] + 0.01
    assert 0.3 < found[best + HIGHEST] < 1
    assert found[worst + HIGHEST] == 0
    assert found[-5 + HIGHEST] == 0


@pytest.mark.parametrize("preset", ["expert", "no_refill", "hands_on"])
def test_the_view_is_as_before_and_doubts_are_chances(preset: str) -> None:
    for table in random_positions(Table("transmitter", 4, seed=1, preset=preset), 2, longest=20):
        seat = table.actors[0]
        view = table.look(seat)
        if view[0].phase == RECEIVE:
            before, x = table.game.View.bytes(view), np.zeros(SCRATCH)
            suspect(view[0], x)
            assert table.game.View.bytes(view) == before
            assert (x[DOUBTS:] >= 0).all()
            assert (x[DOUBTS:] <= 1).all()
            assert not x[DOUBTS + seat * VALUES : DOUBTS + (seat + 1) * VALUES].any()


def test_a_single_receiver_has_nobody_to_doubt() -> None:
    table = Table("transmitter", 2, seed=3, preset="balanced")
    while table.actors and len(table.actions) < 30:
        seat = table.actors[0]
        action = table.bot(seat, "strong")
        assert table.bot(seat, "master") == action
        table.play(seat, action)


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize("preset", ["balanced", "expert"])  # without the network, and with it
def test_master_wins_more_often_than_strong(preset: str) -> None:
    """On the same deals; the lead is one game in a hundred, or a little more."""
    game, games, leads = parlour.game("transmitter"), 8_000, []
    for seats in (3, 4, 5, 6):
        options = game.chosen(seats, preset)
        strong, master = (
            in_threads(Cell.of(game, seats, options, [level]), games, threads=2)["won"][:, 0]
            for level in ("strong", "master")
        )
        leads.append(master.astype(float) - strong)
    lead = np.concatenate(leads)
    assert lead.mean() > 1.96 * lead.std() / len(lead) ** 0.5
