"""Positions with a known best move, worked out by hand: the coach names it and what others cost."""

from __future__ import annotations

import pytest

from parlour import Table
from parlour.coach.hint import hint
from parlour.features.coaching import POINTS, ROUND, coaching
from parlour.games.think_str8.coach import Covers, Likely
from parlour.games.think_str8.rules import BET, FINAL, PLACE, PUT, SUBSET_AT
from parlour.games.transmitter.coach import Aims, Splits
from tests.games.think_str8.tables import B, betting, place
from tests.games.transmitter.luck import rows

LOWEST = -9  # the value of action 0 in Transmitter


def receiving(hand: list[int], played: list[int]) -> Table:
    """Set up two players of Transmitter; the signal is 8, and seat 1 knows only the hints."""
    state = {"transmitter": 0, "cards": [[8]], "hand": rows([], hand), "played": [played],
             "plays": len(played)}  # fmt: skip
    return Table.arrange("transmitter", 2, state=state, preset="balanced")


def test_transmitter_names_the_card_that_must_match() -> None:
    """Above 7 and below 9: only 8 is left, and the stack is 9."""
    table = receiving([-5, -1, 0, 9], [7, 2])
    found = hint(table.game, table.seen(1), 1)
    assert (found.action, found.unit, found.value) == (-1 - LOWEST, ROUND, 1.0)
    assert found.advice == [Aims(8, 100)]


def test_transmitter_weighs_two_signals_alike() -> None:
    """Above 7: the signal is 8 or 10, with the stack at 7. Either card matches half the time."""
    table = receiving([-5, 1, 3, 9], [7])
    found = hint(table.game, table.seen(1), 1)
    assert found.action in (1 - LOWEST, 3 - LOWEST)
    assert found.advice[0] in (Aims(8, 50), Aims(10, 50))
    assert not any(isinstance(why, Splits) for why in found.advice)
    facts = table.facts(1)
    one, three, far = (
        coaching(table.game).values(facts, [1 - LOWEST, 3 - LOWEST, -5 - LOWEST]) or ()
    )
    assert one == pytest.approx(three, abs=0.05)
    assert min(one, three) > far


def test_a_transmitter_has_no_exact_values_but_a_reason() -> None:
    table = Table("transmitter", 2, seed=1, options={"transmitter_acts": "manual"})
    while table.facts(None).phase == 0:
        table.play(table.actors[0], table.legal(table.actors[0])[0])
    seat = table.actors[0]
    facts = table.facts(seat)
    assert coaching(table.game).values(facts, table.legal(seat)) is None
    assert coaching(table.game).advice(facts, table.bot(seat))


def blue_is_seven() -> Table:
    """Seat 0 of Think Str8! bet that three blue dice make 21, and was right: its blue card is 7."""
    table = place(betting([B, B, B], [0, 5, 4, 3]), [21, 0, 0, 0])
    table.state.given[:], table.state.value[:], table.state.result[1:] = -1, -1, 0
    return table


@pytest.mark.compiled
def test_think_str8_bets_on_the_number_it_knows() -> None:
    table = blue_is_seven()
    table.state.phase, table.state.this_round, table.state.asked = FINAL, 8, 15
    found = hint(table.game, table.seen(0), 0)
    assert (found.action, found.unit) == (BET + 7, POINTS)
    assert found.value == table.options["final_one"]
    assert found.advice == [Likely(B, [7], 100)]


def test_think_str8_knows_what_a_final_bet_is_worth() -> None:
    table = blue_is_seven()
    table.state.phase, table.state.this_round, table.state.asked = FINAL, 8, 15
    sure, wider, wrong = (BET + int(SUBSET_AT[mask]) for mask in (1 << 7, 3 << 6, 1 << 6))
    values = coaching(table.game).values(table.facts(0), [sure, wider, wrong])
    options = table.options
    assert values == [options["final_one"], options["final_two"], options["final_wrong"]]


def test_think_str8_places_a_token_on_the_sum_it_knows() -> None:
    table = blue_is_seven()
    s = table.state
    s.phase, s.this_round, s.asked, s.turn = PLACE, 1, 1, 3
    s.dice[1], s.token[1, 0] = [B, B, B], 0
    found = hint(table.game, table.seen(0), 0)
    assert found.action == PUT + 21
    assert found.advice == [Covers(21, 21, 100, int(s.worth[0]))]
    right, missed = coaching(table.game).values(table.facts(0), [PUT + 21, PUT]) or ()
    assert int(s.worth[0]) - 1 < right - missed < int(s.worth[0])  # a miss buys an exchange
