"""Imagined states: every hand that fits a view, with equal probability."""

from __future__ import annotations

from collections import Counter
from math import comb

import numpy as np
import pytest

from parlour import Table
from parlour.contract.secrecy import supposed
from parlour.core.game import HOUSE
from parlour.games.pattern_overlap.rules import GO, WAIT

from .test_clauses import stuck_table

pytestmark = pytest.mark.compiled

DRAWS = 4000


def hands(t: Table, viewer: int, seat: int) -> Counter[frozenset[int]]:
    found: Counter[frozenset[int]] = Counter()
    for n in range(DRAWS):
        s = supposed(t, viewer, n)._state[0]
        found[frozenset(int(c) for c in s.hand[seat] if c >= 0)] += 1
    return found


def test_every_hand_of_another_seat_is_as_likely():
    t = Table("pattern-overlap", 2, seed=3)
    t.play(HOUSE, GO)
    found = hands(t, 0, 1)
    assert len(found) == comb(6, 3)
    expected = DRAWS / 20
    assert sum((n - expected) ** 2 / expected for n in found.values()) < 43.8  # 99.9 %


def test_the_own_hand_and_the_table_are_as_they_are():
    t = Table("pattern-overlap", 3, seed=3, options={"mode": "nms"})
    t.play(HOUSE, GO)
    t.play(0, t.legal(0)[0])
    s = supposed(t, 1, 0)._state[0]
    assert list(s.hand[1]) == list(t.state.hand[1])
    assert np.array_equal(s.table.pat[: 3 * 625], t.state.table.pat[: 3 * 625])
    n = t.state.table.spots
    spots = sorted(zip(s.table.spot_cell[:n], s.table.spot_letters[:n], strict=True))
    assert spots == sorted(
        zip(t.state.table.spot_cell[:n], t.state.table.spot_letters[:n], strict=True)
    )


def test_before_go_nobody_knows_a_hand():
    t = Table("pattern-overlap", 2, seed=3)
    assert len(hands(t, 0, 0)) == comb(6, 3)


def test_who_waits_in_turns_holds_nothing_that_fits():
    for seed in range(300):
        t = Table("pattern-overlap", 3, seed=seed, options={"clock": "turns"})
        while t.actors:
            seat = t.actors[0]
            if t.legal(seat) == [WAIT]:
                t.play(seat, WAIT)
                if not t.over:
                    for n in range(40):
                        twin = supposed(t, (seat + 1) % 3, n)
                        twin._state[0].turn = seat
                        assert twin.legal(seat) == [WAIT]
                    return
                break
            t.play(seat, t.legal(seat)[0])
    raise AssertionError("nobody waited")


def test_somebody_can_always_place_while_the_game_goes_on():
    t = stuck_table()
    for n in range(60):
        assert any(supposed(t, 1, n).legal(0))
        assert supposed(t, 1, n).legal(0) != [WAIT]
