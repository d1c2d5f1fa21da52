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
from parlour.games.transmitter.network import (
    SCRATCH,
    advise,
    corrected_card,
    is_good_at,
    recall,
)
from parlour.games.transmitter.options import HIGHEST, VALUES
from parlour.games.transmitter.planned import describe, looked_at, remember, weigh
from parlour.games.transmitter.planner import NOW, NOW_SUM, survey, worth_of
from parlour.games.transmitter.rules import RECEIVE
from parlour.games.transmitter.training import filling, loops
from parlour.games.transmitter.view_fields import View

from .luck import random_positions, story

PARTS = {part.field: part for part in (*planned.ROW.parts, *planned.RECORD.parts)}


def view_of(table: Table) -> View:
    """What the seat that acts can see."""
    seen: View = table.look(table.actors[0])[0]
    return seen


def row_of(v: View) -> Array:
    row, x = np.zeros(planned.ROW.size), np.zeros(SCRATCH)
    survey(v, x)
    describe(v, x, row)
    weigh(v, x, row)
    return row


def record_of(v: View, k: int) -> Array:
    record = np.zeros(planned.RECORD.size)
    remember(v, np.zeros(SCRATCH), k, record)
    return record


def part(row: Array, name: str) -> Array:
    """A part of a row or a record."""
    one = PARTS[name]
    return row[one.offset : one.offset + int(np.prod(one.shape))].reshape(one.shape)


def positions(seats: int, preset: str = "expert", longest: int = 20) -> Iterator[Table]:
    start = Table("transmitter", seats, seed=1, preset=preset)
    for table in random_positions(start, 2, longest=longest):
        if table.actors and view_of(table).phase == RECEIVE:
            yield table


@pytest.mark.parametrize(("seats", "preset"), [(2, "expert"), (4, "hard"), (6, "seasoned")])
def test_every_number_of_a_row_is_within_its_bounds(seats: int, preset: str) -> None:
    for table in positions(seats, preset):
        v = view_of(table)
        row = row_of(v)
        records = [record_of(v, k) for k in range(v.plays)]
        for encoding, rows in (planned.ROW, [row]), (planned.RECORD, records):
            for one in encoding.parts:
                for numbers in (part(each, one.field) for each in rows):
                    assert numbers.min() >= one.low, one.field
                    assert numbers.max() <= one.high + 1e-9, one.field
        assert part(row, "chances").sum() == pytest.approx(planned.SCALE)
        assert part(row, "sums")[-1] == pytest.approx(1)
        for name in ("receivers", "play"):
            assert part(row, name).sum() == 1, name


def test_a_row_has_the_planners_worths_of_the_cards_in_hand() -> None:
    for table in positions(4):
        v, x = view_of(table), np.zeros(SCRATCH)
        row = row_of(v)
        survey(v, x)
        hand = [int(v.hand[v.seat, k]) for k in range(v.held[v.seat])]
        worths = {value: worth_of(v, x, value) for value in hand}
        for value in range(-HIGHEST, HIGHEST + 1):
            place = value + HIGHEST
            assert part(row, "hand")[place] == hand.count(value)
            assert part(row, "worths")[place] == pytest.approx(worths.get(value, 0))
            behind = max(worths.values()) - worths[value] if value in hand else 0
            assert part(row, "lead")[place] == pytest.approx(10 * behind)


def test_a_record_has_what_was_known_when_the_card_was_played() -> None:
    plays = [5, -3, 4, 1, 3]
    table = story(plays, [8, 1], 4, "expert")
    for k in range(len(plays)):
        record = record_of(view_of(table), k)
        then, x = view_of(story(plays[:k], [8, 1], 4, "expert")), np.zeros(SCRATCH)
        by_total(then, x, believe(then, then.this_round, x), x[NOW:NOW_SUM])
        for value in range(-HIGHEST, HIGHEST + 1):
            chance = x[NOW + then.stack + value - LOWEST_TOTAL]
            at = planned.REACH + value
            assert part(record, "before")[at] == pytest.approx(planned.SCALE * chance)
        assert part(record, "card").nonzero()[0] == plays[k] + HIGHEST
        assert part(record, "matched") == part(record, "before")[planned.REACH + plays[k]]
        assert part(record, "after_drift") == (k >= 4)
        hint = view_of(table).hint[k]
        assert part(record, "hint")[hint - 1] == 1


def test_the_plays_that_are_looked_at_are_by_the_right_receivers() -> None:
    for receivers in range(1, 7):
        for plays in range(planned.MOST_PLAYS):
            for slot in range(planned.LOOKED_AT):
                k = looked_at(slot, receivers, plays)
                if k >= 0:
                    turn = plays + planned.AHEAD[slot]
                    assert k % receivers == turn % receivers
                    assert (turn - k) // receivers == planned.BACK[slot]
            seen = {looked_at(slot, receivers, plays) for slot in range(planned.LOOKED_AT)}
            last = {k for k in range(plays) if k >= plays - receivers}
            assert last <= seen, "everyone's last play"


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_training_fills_the_same_rows(seats: int) -> None:
    """From what its tensors hold: the stack, the hand, and the plays with their hints."""
    game = parlour.game("transmitter")
    blank = game.View.boxes(1)
    for table in positions(seats):
        v = view_of(table)
        own, at = np.zeros(VALUES, np.int8), np.array([v.stack, v.plays, seats - 1])
        np.add.at(own, v.hand[v.seat, : v.held[v.seat]].astype(int) + HIGHEST, 1)
        played = v.played[: planned.MOST_PLAYS] + HIGHEST
        rows = np.zeros((1, planned.ROW.size))
        given = [v.options], at[None], own[None], played[None], v.hint[None]
        loops.positions(*given, rows, blank, np.zeros(SCRATCH))
        loops.worths(*given, rows, blank, np.zeros(SCRATCH))
        expected = row_of(v)
        expected[planned.LEAD : planned.WORTHS] = 0  # training fills these in itself
        assert rows[0] == pytest.approx(expected)
        filling.sit(blank[0], v.options, at, own, played, v.hint)
        for k in range(v.plays):
            assert record_of(blank[0], k) == pytest.approx(record_of(v, k))


def test_the_view_is_as_before() -> None:
    for table in positions(5):
        view = table.look(table.actors[0])
        before = table.game.View.bytes(view)
        corrected_card(view[0], np.zeros(SCRATCH))
        assert table.game.View.bytes(view) == before


def test_the_network_is_asked_only_where_it_plays_well() -> None:
    game = parlour.game("transmitter")
    asked = {
        one.name for one in game.presets
        if is_good_at(Table(game, 4, preset=one.name).look(0)[0].options)
    }  # fmt: skip
    assert asked == {"hard", "seasoned", "expert"}
    others = (
        {"hand_size": 2},
        {"hand_size": 6},
        {"drift_interval": 5},
        {"talk": "open_hands"},
        {"opening_hint": True},
        {"transmitter": "house"},
    )
    for changed in others:
        options = game.chosen(4, "expert", changed)
        assert not is_good_at(Table(game, 4, options=options).look(0)[0].options)


def test_advice_is_what_numpy_makes_of_the_weights() -> None:
    with np.load(network.FILE) as kept:
        weights = [kept[f"w{k}"].astype(float) for k in range(4)]
        biases = [kept[f"b{k}"].astype(float) for k in range(4)]

    def layer(k: int, given: Array) -> Array:
        found: Array = given @ weights[k] + biases[k]
        return found

    for table in positions(4, longest=12):
        v, x = view_of(table), np.zeros(SCRATCH)
        row, receivers = row_of(v), v.seats - 1
        x[network.INPUT : network.RECALLED] = row
        recall(v, x)
        advise(x)
        memory = [np.maximum(layer(0, record_of(v, k)), 0) for k in range(v.plays)]
        slots = [looked_at(slot, receivers, v.plays) for slot in range(planned.LOOKED_AT)]
        nothing = np.zeros(network.MEMORY)
        recalled = [memory[k] if k >= 0 else nothing for k in slots]
        first = np.maximum(layer(1, np.concatenate([row, *recalled])), 0)
        added = layer(3, np.maximum(layer(2, first), 0))
        found = x[network.ADDED : network.ADDED + VALUES]
        assert found == pytest.approx(added, abs=1e-4)


def test_its_file_is_small() -> None:
    assert network.FILE.stat().st_size < 2 << 20
    assert planned.ROW.size + planned.LOOKED_AT * network.MEMORY == network.SIZE


def test_compiled_code_with_its_weights_can_be_cached() -> None:
    """Numba doesn't cache code with larger arrays, or with arrays that aren't in order."""
    for name in ("RECALL", "IN_ROW", "IN_PLAYS", "IN_MORE_PLAYS", "HIDDEN", "MORE_HIDDEN", "OUT"):
        weights = getattr(network, name)
        assert weights.nbytes <= 10**6, name
        assert weights.flags.c_contiguous, name
