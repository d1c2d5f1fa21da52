"""The network that corrects the planner: what it sees, when it is asked, and what it says."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

import parlour
from parlour import Table
from parlour.core.struct import Array
from parlour.games.transmitter import network, planned
from parlour.games.transmitter.belief import LOWEST_TOTAL, believe, by_total
from parlour.games.transmitter.network import SCRATCH, advise, corrected_card, is_trained_for
from parlour.games.transmitter.options import HIGHEST, VALUES
from parlour.games.transmitter.planned import plan
from parlour.games.transmitter.planner import NOW, NOW_SUM, survey, worth_of
from parlour.games.transmitter.rules import RECEIVE

from .luck import random_positions, story

PARTS = {part.field: part for part in planned.ROW.parts}


def seen(table: Table) -> Array:
    """The row of the seat that acts."""
    row = np.zeros(planned.ROW.size)
    plan(table.look(table.actors[0])[0], np.zeros(SCRATCH), row)
    return row


def part(row: Array, name: str) -> Array:
    """A part of a row."""
    one = PARTS[name]
    return row[one.offset : one.offset + int(np.prod(one.shape))].reshape(one.shape)


def positions(seats: int, preset: str = "expert") -> Iterator[Table]:
    start = Table("transmitter", seats, seed=1, preset=preset)
    for table in random_positions(start, 2, longest=20):
        if table.actors and table.look(table.actors[0])[0].phase == RECEIVE:
            yield table


@pytest.mark.parametrize(("seats", "preset"), [(2, "expert"), (4, "expert"), (6, "seasoned")])
def test_every_number_of_a_row_is_within_its_bounds(seats: int, preset: str) -> None:
    for table in positions(seats, preset):
        row = seen(table)
        for one in planned.ROW.parts:
            numbers = part(row, one.field)
            assert numbers.min() >= one.low, one.field
            assert numbers.max() <= one.high + 1e-9, one.field
        assert part(row, "chances").sum() == pytest.approx(1)
        for name in ("receivers", "to_drift", "drawn"):
            assert part(row, name).sum() == 1, name


def test_a_row_has_the_planners_worths_of_the_cards_in_hand() -> None:
    for table in positions(4):
        row, seat = seen(table), table.actors[0]
        v, x = table.look(seat)[0], np.zeros(SCRATCH)
        survey(v, x)
        hand = {int(v.hand[seat, k]) for k in range(v.held[seat])}
        worths = {value: worth_of(v, x, value) for value in hand}
        for value in range(-HIGHEST, HIGHEST + 1):
            place = value + HIGHEST
            assert (part(row, "hand")[place] > 0) == (value in hand)
            assert part(row, "worths")[place] == pytest.approx(worths.get(value, 0))
            behind = max(worths.values()) - worths[value] if value in hand else 0
            assert part(row, "lead")[place] == pytest.approx(10 * behind)


def test_a_row_has_what_the_next_receiver_knew_when_it_last_played() -> None:
    """With three receivers, the next one played two plays ago."""
    plays = [5, -3, 4, 1]
    table, before = (story(plays[:n], [8, 1], 4, "expert") for n in (4, 2))
    v, x = before.look(before.actors[0])[0], np.zeros(SCRATCH)
    by_total(v, x, believe(v, v.this_round, x), x[NOW:NOW_SUM])
    theirs = part(seen(table), "theirs")[0]
    for value in range(-HIGHEST, HIGHEST + 1):
        chance = x[NOW + v.stack + value - LOWEST_TOTAL]
        assert theirs[value + HIGHEST] == pytest.approx(chance)
    assert part(seen(table), "their_card")[0] == theirs[plays[2] + HIGHEST]


def test_the_view_is_as_before() -> None:
    for table in positions(5):
        view = table.look(table.actors[0])
        before = table.game.View.bytes(view)
        corrected_card(view[0], np.zeros(SCRATCH))
        assert table.game.View.bytes(view) == before


def test_the_network_is_asked_only_where_it_was_trained() -> None:
    game = parlour.game("transmitter")
    trained = {
        one.name for one in game.presets
        if is_trained_for(Table(game, 4, preset=one.name).look(0)[0].options)
    }  # fmt: skip
    assert trained == {"expert"}
    for changed in ({"hand_size": 4}, {"talk": "open_hands"}, {"opening_hint": True}):
        options = game.chosen(4, "expert", changed)
        assert not is_trained_for(Table(game, 4, options=options).look(0)[0].options)


def test_advice_is_what_numpy_makes_of_the_weights() -> None:
    x = np.zeros(SCRATCH)
    for table in positions(4):
        row = seen(table)
        x[network.ROW : network.FIRST] = row
        advise(x)
        first = np.maximum(row @ network.IN + network.IN_BIAS, 0)
        second = np.maximum(first @ network.HIDDEN + network.HIDDEN_BIAS, 0)
        added = second @ network.OUT + network.OUT_BIAS
        assert x[network.ADDED : network.ADDED + VALUES] == pytest.approx(added, abs=1e-4)


def test_its_file_is_small() -> None:
    assert network.FILE.stat().st_size < 2 << 20
    assert network.IN.shape[0] == planned.ROW.size
