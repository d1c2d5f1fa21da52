"""What a learner observes of Transmitter, and the checks of such observations."""

from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest

from parlour import Table
from parlour.contract.checks import observations_are_declared
from parlour.contract.errors import Broken
from parlour.contract.samples import positions
from parlour.contract.secrecy import nothing_leaks
from parlour.core.registry import game
from parlour.games.transmitter import observe
from parlour.games.transmitter.belief import LOWEST_TOTAL, ROOM, TOTALS, believe, by_total

CARD = game("transmitter")


def parts(table, seat):
    row = table.observation(seat)
    return {
        part.field: row[part.offset : part.offset + int(np.prod(part.shape))].reshape(part.shape)
        for part in observe.ROW.parts
    }


def exact(table, seat):
    """The chances of every distance from the stack, from the belief that the bots use."""
    view = CARD.View.load(table.seen(seat))
    weights, chances = np.zeros(ROOM), np.zeros(TOTALS)
    by_total(view[0], weights, believe(view[0], view[0].this_round, weights), chances)
    found = np.zeros(2 * observe.REACH + 1)
    for k, chance in enumerate(chances):
        distance = k + LOWEST_TOTAL - view[0].stack
        found[observe.REACH + np.clip(distance, -observe.REACH, observe.REACH)] += chance
    return found


def test_the_chances_are_exact():
    checked = set()
    for seed in range(40):
        for table, seat, _ in positions(CARD, seed):
            if len(checked) > 60:
                break
            state = table.truth()
            seen = parts(table, seat)
            if table.result is None and seat != state.transmitter and seen["chances_known"]:
                assert seen["chances"] == pytest.approx(exact(table, seat), abs=1e-5)
                checked.add((table.seed, len(table.actions), state.drawn))
    assert {drawn for _, _, drawn in checked} == {1, 2}


def test_seats_are_counted_from_the_one_that_looks():
    table = Table("transmitter", 4, seed=3, preset="balanced")
    state = table.truth()
    for seat in range(4):
        seen = parts(table, seat)
        assert seen["turn"].argmax() == (state.turn - seat) % 4
        assert seen["transmitter"].argmax() == (state.transmitter - seat) % 4
        values = [value - 9 for value in range(19) for _ in range(round(4 * seen["hand"][value]))]
        assert values == state.row("hand", seat)[: state.one("held", seat)]


def test_options_and_seats_are_observed():
    rows = {
        Table("transmitter", seats, seed=1, preset=preset).observation(1).tobytes()
        for seats in (3, 4)
        for preset in ("printed", "balanced", "hard", "expert", "quick")
    }
    assert len(rows) == 10


def changed(write):
    """Transmitter's card with another `observe`."""
    module = SimpleNamespace(ROW=observe.ROW, observe=write)
    return replace(CARD, lab=replace(CARD.lab, observe=module))


def test_a_leak_is_found():
    def leaky(s, seat, row):
        observe.observe(s, seat, row)
        row[observe.STACK] = s.objective / 80

    with pytest.raises(Broken, match="the observation for seat"):
        nothing_leaks(changed(leaky), pairs=40)


@pytest.mark.parametrize(("place", "value"), [(observe.STACK, 3), (observe.PHASE, 0.5)])
def test_a_number_out_of_bounds_is_found(place, value):
    def wild(s, seat, row):
        observe.observe(s, seat, row)
        row[place] = value

    with pytest.raises(Broken, match=r"part '(stack|phase)'"):
        observations_are_declared(changed(wild))
