"""The worked examples of the rules, move by move."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from parlour import Table
from parlour.games.transmitter import bots, planner
from parlour.games.transmitter.aid import public_belief
from parlour.games.transmitter.objectives import OBJECTIVES
from parlour.games.transmitter.rules import UNSAID, WON

from .luck import (
    LOST,
    cards_of,
    held,
    hints,
    is_over,
    last_round,
    lucky,
    objective_cards,
    played,
    round_that_ends,
    story,
    told,
)

L, G, M = "lower", "greater", "match"
BOTH = pytest.mark.parametrize("preset", ["balanced", "printed"])


def chances(table: Table) -> dict[int, Fraction]:
    """Return the public belief as fractions."""
    found = public_belief(table.game.View.read(table.look(None)))
    return {total: Fraction(p).limit_denominator(1000) for total, p in found.items()}


def worths(table: Table) -> dict[int, float]:
    """Return the planner's Q of every card in the current seat's hand."""
    seat = table.actors[0]
    v, x = table.look(seat)[0], np.zeros(bots.SCRATCH)
    planner.survey(v, x)
    return {card: float(planner.worth_of(v, x, card)) for card in cards_of(table, seat)}


@BOTH
def test_example_01_three_plays_to_a_match(preset):
    tables = list(told([5, 9, -7], [7], seats=4, preset=preset))
    assert hints(tables[1]) == [L]
    assert hints(tables[2]) == [L, G]
    assert tables[2].state.stack == 14
    assert held(tables[2]) == [0, 4, 4, 4]
    won = tables[3]
    assert last_round(won)["outcome"] == "won"
    assert last_round(won)["hints"] == [L, G, M]
    assert last_round(won)["objective_cards"] == 1
    assert won.state.past_plays[0] == 3


@BOTH
def test_example_01_the_winner_is_not_refilled(preset):
    *_, before, won = told([5, 9, -7], [7], seats=4, preset=preset, wins=4)  # no further deal
    assert held(before) == [0, 4, 4, 4]
    assert won.result is not None
    assert held(won) == [0, 4, 4, 3]


@BOTH
def test_example_02_zeros_count_and_are_compared(preset):
    table = story([3, 0, 2, 0], [4], seats=3, preset=preset)
    assert hints(table) == [L, L, G, G]
    assert table.state.stack == 5
    assert table.state.plays == 4


@BOTH
def test_example_03_a_silent_drift_and_what_it_tells(preset):
    *_, before, after = told([1, 2, 3, -4, -5], [-12, 10], seats=3, preset=preset)
    assert hints(before) == [G, G, G, G]
    assert set(chances(before)) == {-12, -11, -9, -6, -3, -2}
    assert hints(after) == [G, G, G, G, G]
    assert after.state.objective == -2
    assert after.state.drawn == 2
    assert after.view(None)["drift_hints"] == ["unsaid", "unsaid"]
    belief = chances(after)
    assert sum(belief.values()) == 1
    assert belief[-2] == Fraction(3, 43)
    assert belief[-15] == Fraction(3, 43)
    assert belief[-23] == Fraction(2, 43)
    assert -3 not in belief


@BOTH
def test_example_04_the_drift_hits_the_stack(preset):
    table = story([1, 2, 3, -4, -4], [-12, 10], seats=3, preset=preset)
    assert last_round(table)["outcome"] == "drift_match"
    assert last_round(table)["hints"] == [G, G, G, G, G]
    assert table.state.losses == 1


@BOTH
def test_example_04_and_wins_under_draw_match_win(preset):
    table = story(
        [1, 2, 3, -4, -4], [-12, 10], seats=3, preset=preset, options={"draw_match": "win"}
    )
    assert last_round(table)["outcome"] == "won"
    assert last_round(table)["hints"] == [G, G, G, G, G]
    assert (table.state.wins, table.state.losses) == (1, 0)


@BOTH
def test_example_05_a_match_on_play_five_comes_before_the_drift(preset):
    table = story([1, 2, 3, -4, 3], [5], seats=3, preset=preset)
    assert last_round(table)["outcome"] == "won"
    assert last_round(table)["hints"] == [L, L, G, L, M]
    assert last_round(table)["objective_cards"] == 1


EXAMPLE_06 = [1, 2, 3, -9, 2, 3, -5, 1, 4, 1]


def test_example_06_no_third_objective_card():
    *_, before, after = told(EXAMPLE_06, [8, -2], seats=3)
    assert before.state.objective == 6
    assert hints(before) == [L] * 9
    assert last_round(after)["outcome"] == "no_objective"
    assert last_round(after)["hints"] == [L] * 10
    assert last_round(after)["objective_drawn"] == [8, -2]


def test_example_06_goes_on_as_printed():
    table = story(EXAMPLE_06, [8, -2, 7], seats=3, preset="printed")
    assert not is_over(table, 0)
    assert hints(table) == [L] * 10
    assert table.state.drawn == 3
    assert table.state.objective == 13


def test_example_07_out_of_cards_after_four_plays():
    *_, before, after = told([1, 2, 3, -4], [-9], seats=2, preset="no_refill")
    assert cards_of(before, 1) == [-4]
    assert last_round(after)["outcome"] == "no_cards"
    assert last_round(after)["hints"] == [G] * 4
    assert last_round(after)["objective_cards"] == 1


def test_example_08_cards_run_out_when_a_drift_is_due():
    values = [9, -9] * 4 + [8, -8] * 4 + [7, -7] * 2
    objectives = [10, -12, 7, 8]
    tables = list(told(values, objectives, seats=6, preset="no_refill"))
    assert [int(table.state.objective) for table in tables[:20:5]] == [10, -2, 5, 13]
    assert held(tables[19]) == [0, 0, 0, 0, 0, 1]
    over = tables[20]
    assert last_round(over)["outcome"] == "no_cards"
    assert over.state.past_plays[0] == 20
    assert objective_cards(over, 0) == objectives


@BOTH
def test_example_09_the_belief_through_a_drift(preset):
    tables = list(told([3, 4, -4, 0, 3], [5, 7], seats=3, preset=preset))
    assert hints(tables[2]) == [L, G]
    assert chances(tables[2]) == {4: Fraction(1, 2), 5: Fraction(1, 2)}
    assert hints(tables[5]) == [L, G, L, L, G]
    twice, once = (2, -7, 9, 12), (-8, -6, -5, -4, -2, -1, 1, 3, 5, 11, 13, 14, 15)
    assert chances(tables[5]) == {t: Fraction(2, 21) for t in twice} | {
        t: Fraction(1, 21) for t in once
    }


@BOTH
def test_example_10_two_cards_without_a_hint(preset):
    """Five plays that nobody answered, to a stack that two cards cannot reach."""
    table = story([9, 9, 9, 9, 8], [4, 5], seats=3, preset=preset)
    table.state.hint[0][:5] = UNSAID
    belief = chances(table)
    assert sum(belief.values()) == 1
    assert 0 not in belief
    assert belief[-4] == Fraction(6, 132)
    assert max(belief.values()) == Fraction(8, 132)
    assert {t for t, p in belief.items() if p == Fraction(8, 132)} == {-5, -2, -1}


def test_example_11_the_last_play_is_certain():
    table = story([-3, 8, -4, 1, 4, -3, -6, -6, 2], [4, -9], seats=2)
    assert hints(table) == [L, G, L, L, G, G, G, L, L]
    assert chances(table) == {-5: 1}
    table = Table.arrange(
        "transmitter",
        2,
        state={
            "transmitter": 0,
            "cards": [[4, -9]],
            "drawn": 2,
            "played": [[-3, 8, -4, 1, 4, -3, -6, -6, 2]],
            "plays": 9,
            "hand": [[0] * 4, [2, 3, 1, -5]],
        },
        preset="balanced",
    )
    assert worths(table) == {-5: 0, 1: 0, 2: 1, 3: 0}
    assert table.words(1, table.bot(1, "strong")) == "play +2"
    table.play(1, "play +2")
    assert last_round(table)["outcome"] == "won"


def example_12(seats: int, preset: str) -> Table:
    hand = [[0] * 4, [0, 0, 0, 1], [1, 1, 1, 2], [-2, -1, -6, 8]]
    hand = hand if seats == 4 else [[0] * 4, [-2, -1, -6, 8]]
    return Table.arrange(
        "transmitter",
        seats,
        state={
            "transmitter": 0,
            "cards": [[4]],
            "played": [[3, 4]],
            "plays": 2,
            "hand": hand,
        },
        preset=preset,
    )


def test_example_12_two_players():
    table = example_12(2, "balanced")
    assert chances(table) == {4: Fraction(1, 2), 5: Fraction(1, 2)}
    expected = {-2: 1.0, -1: 0.791084, -6: 0.649150, 8: 0.622707}
    assert worths(table) == pytest.approx(expected, abs=5e-7)


def test_example_12_four_players():
    assert worths(example_12(4, "balanced"))[-2] == pytest.approx(0.845180, abs=5e-7)


def test_example_12_as_printed_the_sure_play_is_sure_too():
    assert worths(example_12(2, "printed"))[-2] == pytest.approx(1.0, abs=1e-12)


def test_example_13_the_first_move():
    table = Table.arrange(
        "transmitter",
        4,
        state={
            "transmitter": 0,
            "hand": [[0] * 4, [5, -2, 0, 9], [1, 1, 1, 1], [2, 2, 2, 2]],
        },
        preset="balanced",
    )
    expected = {5: 0.754112, -2: 0.763017, 0: 0.740408, 9: 0.713557}
    assert worths(table) == pytest.approx(expected, abs=5e-7)
    assert table.words(1, table.bot(1, "strong")) == "play −2"


@BOTH
def test_example_14_five_to_two(preset):
    table = Table("transmitter", 3, seed=1, preset=preset)
    transmitters = []
    for outcome in "WLWWLWW":
        transmitters.append(int(table.state.transmitter))
        assert table.result is None
        table = round_that_ends(table, *((WON,) if outcome == "W" else LOST))
    assert transmitters == [0, 1, 2, 0, 1, 2, 0]
    assert (table.state.wins, table.state.losses) == (5, 2)
    assert table.result.winners == (0, 1, 2)
    assert table.result.reason == "won"


def test_example_15_sixty_plays_of_six_players():
    """One lost round loses this game, so that the hands can be counted at its end."""
    table = Table("transmitter", 6, seed=3, preset="printed", options={"losses_to_lose": 1})
    pile = []
    while table.actors:
        seat, s = table.actors[0], table.state
        action = next(a for a in table.legal(seat) if s.stack + a - 9 != s.objective)
        table = lucky(
            table,
            lambda twin, seat=seat, action=action: twin.play(seat, action),
            lambda twin: not is_over(twin, 0) or twin.state.past_plays[0] == 60,
        )
        pile.append(int(table.state.pile_left))
    assert pile == [*range(55, -1, -1), 0, 0, 0, 0]
    assert held(table) == [0, 4, 3, 3, 3, 3]
    assert last_round(table)["outcome"] == "no_objective"
    assert sorted(objective_cards(table, 0)) == sorted(int(card) for card in OBJECTIVES)


def test_example_16_the_battery_runs_dry():
    table = battery_with_only_ten_left()
    assert table.view(None)["used"] == list(range(11))
    assert chances(table) == {10: Fraction(1)}
    for k in range(5):
        seat, s = table.actors[0], table.state
        assert s.plays == k
        action = next(a for a in table.legal(seat) if s.stack + a - 9 != 10)
        table = played(table, action - 9)
    rounds = table.view(None)["rounds"]
    assert [past["outcome"] for past in rounds[1:]] == ["no_objective"] * 5
    assert len(rounds[1]["played"]) == 5
    assert [past["objective_cards"] for past in rounds[1:]] == [1, 0, 0, 0, 0]
    assert all(past["played"] == [] for past in rounds[2:])
    assert table.state.losses == 5
    assert table.result.reason == "lost"
    assert [past["transmitter"] for past in rounds] == [0, 1, 2, 0, 1, 2]


def battery_with_only_ten_left() -> Table:
    """Play to round 2 of a battery game whose first round used all cards but the 10."""
    table = Table("transmitter", 3, seed=5, preset="battery")
    while table.state.this_round == 0:
        seat, s = table.actors[0], table.state
        drawn = int(s.drawn)
        safe = [a for a in table.legal(seat) if s.stack + a - 9 != s.objective]
        table = lucky(
            table,
            lambda twin, seat=seat, action=safe[0]: twin.play(seat, action),
            lambda twin, drawn=drawn: (
                twin.state.past_outcome[0] in (0, WON) and 10 not in objective_cards(twin, 0)
            ),
        )
        if drawn == 11:
            return lucky(table, play_to_a_win, lambda twin: twin.state.past_drawn[0] == 11)
    raise AssertionError("the first round ended too early")


def play_to_a_win(table: Table) -> None:
    """Play round 1 with everyone as close to the objective as their cards allow."""
    while table.state.this_round == 0:
        seat, s = table.actors[0], table.state
        gap = int(s.objective - s.stack)
        table.play(seat, min(table.legal(seat), key=lambda a: abs(a - 9 - gap)))


@BOTH
def test_example_17_an_ignored_drift_onto_the_stack(preset):
    *_, before, after = told(
        [1, 2, 3, -4, -4, 0],
        [-12, 10],
        seats=3,
        preset=preset,
        options={"draw_match": "ignore"},
    )
    assert before.state.stack == before.state.objective == -2
    assert before.view(None)["drift_hints"] == ["unsaid", "unsaid"]
    assert last_round(after)["outcome"] == "won"
    assert last_round(after)["hints"] == [G, G, G, G, G, M]


@BOTH
def test_example_18_an_opening_hint(preset):
    table = lucky(
        Table("transmitter", 3, seed=0, preset=preset, options={"opening_hint": True}),
        lambda twin: twin._engine.begin(twin._state, twin._chance),
        lambda twin: twin.state.objective == -12,
    )
    assert table.state.plays == 0
    assert table.view(None)["drift_hints"] == [G]
