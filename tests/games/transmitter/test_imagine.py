"""Imagined states: they fit the view exactly and have the right probabilities."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from typing import Any

import pytest

from parlour import Table
from parlour.core.chance import seeded
from parlour.games.transmitter.rules import DRIFT, KEEP, KEEP_FIRST, OVER
from tests.games.imagining import imagined, imagined_table, view_of

from .luck import (
    LOST,
    OBJECTIVE_DECK,
    PRESETS,
    WHOLE_DECK,
    lucky,
    random_positions,
    round_that_ends,
    story,
)
from .test_belief import believed, by_hand

pytestmark = pytest.mark.compiled

CASES: dict[str, tuple[str, dict[str, object]]] = {
    **{preset: (preset, {}) for preset in PRESETS},
    "tuner": ("balanced", {"tuner": True}),
    "tuner, printed": ("printed", {"tuner": True, "drift_interval": 2}),
    "tuner, battery": ("battery", {"tuner": True, "drift_interval": 3}),
    "manual": ("balanced", {"transmitter_acts": "manual", "opening_hint": True,
                            "hint_after_draw": "full"}),
    "manual tuner": ("relaxed", {"transmitter_acts": "manual", "tuner": True}),
    "house": ("balanced", {"transmitter": "house"}),
    "house, first drawn": ("hard", {"transmitter": "house", "first_transmitter": "random"}),
    "open hands": ("balanced", {"talk": "open_hands"}),
    "never": ("balanced", {"reveal_objective": "never"}),
    "never, tuner": ("balanced", {"reveal_objective": "never", "tuner": True}),
    "game end": ("balanced", {"reveal_objective": "game_end"}),
    "draw match wins": ("hard", {"draw_match": "win", "reveal_objective": "never"}),
    "draw match ignored": ("hard", {"draw_match": "ignore", "reveal_objective": "never"}),
    "random transmitter": ("quick", {"transmitter": "random", "reveal_objective": "game_end"}),
    "pile empty": ("printed", {"out_of_cards": "pile_empty", "hand_size": 10}),
}  # fmt: skip


def viewers(table: Table) -> list[int | None]:
    return [*range(table.seats), None]


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_an_imagined_state_fits_the_view_and_is_whole(case, seats):
    preset, options = CASES[case]
    table = Table("transmitter", seats, seed=f"{case} {seats}", preset=preset, options=options)
    luck, checked = seeded(case), 0
    for k, at in enumerate(random_positions(table, seats, longest=150)):
        if k % 3 == 0 or at.state.phase in (DRIFT, KEEP, OVER):
            for seat in viewers(at):
                s = imagined(at, seat, luck)
                assert_same_view(at, seat, s)
                assert_whole(at, s[0])
                checked += 1
    assert checked > 20


def test_a_smaller_deck_of_objectives_is_whole_in_the_next_round():
    options = {"objective_set": "custom", "custom_objectives": "-7 -4 -1 2 3 6 9"}
    table = Table("transmitter", 3, seed=1, options=options)
    for number in range(30):
        s = imagined(table, number % 3, seeded(number))[0]
        assert sorted(int(card) for card in s.objectives[:7]) == [-7, -4, -1, 2, 3, 6, 9]
        assert int(s.cards[0][0]) == int(s.objectives[6])


def assert_same_view(table: Table, seat: int | None, s: Any) -> None:
    assert view_of(table, s, seat) == table.seen(seat)


def assert_whole(table: Table, s: Any) -> None:
    """Check that no card is lost or duplicated, sums are right and past events are unchanged."""
    truth = table.state
    hands = [int(card) for k in range(table.seats) for card in s.hand[k][: s.held[k]]]
    pile = [int(card) for card in s.pile[: s.pile_left]]
    stack = [int(card) for card in s.played[s.this_round][: s.plays]]
    assert Counter(hands + pile + stack) == WHOLE_DECK
    assert Counter(int(card) for card in s.pile) == WHOLE_DECK
    assert sorted(int(card) for card in s.objectives) == sorted(OBJECTIVE_DECK)
    drawn = [int(card) for card in s.cards[s.this_round][: s.drawn]]
    left = [int(card) for card in s.objectives[: s.objectives_left]]
    assert len({*drawn, *left}) == len(drawn) + len(left)
    assert sum(drawn) == s.objective
    assert sum(stack) == s.stack
    assert s.objectives_left == truth.objectives_left
    assert s.pile_left == truth.pile_left
    if s.phase != OVER:
        assert s.to_drift == truth.to_drift
    for k in range(table.seats):
        hand = [int(card) for card in s.hand[k][: s.held[k]]]
        assert hand == sorted(hand)
    if s.phase == KEEP:
        assert {int(card) for card in s.offer} <= set(left)
        assert s.offer[0] != s.offer[1]


@pytest.mark.parametrize("case", CASES)
def test_an_imagined_state_can_be_played_to_its_end(case):
    preset, options = CASES[case]
    table = Table("transmitter", 3, seed=case, preset=preset, options=options)
    luck, moves = seeded(case), random.Random(case)
    for at in random_positions(table, 1, longest=12):
        for seat in (at.actors[0], 0, None) if at.actors else ():
            twin = imagined_table(at, seat, luck)
            assert twin.actors == at.actors
            while twin.actors:
                mover = twin.actors[0]
                twin.play(mover, moves.choice(twin.legal(mover)))
            assert_whole(twin, twin.state)
            assert twin.result is not None


def test_the_transmitter_imagines_its_own_objective():
    table = story([1, 2, 3, -4, -5], [-12, 10], seats=3)
    luck = seeded(1)
    for _ in range(20):
        s = imagined(table, 0, luck)[0]
        assert [int(card) for card in s.cards[0][:2]] == [-12, 10]


def test_the_transmitter_imagines_its_own_offer():
    table = story([1, 2, 3, -4, -5], [-12], seats=3, options={"tuner": True})
    assert table.state.phase == KEEP
    for word in range(20):
        s = imagined(table, 0, seeded(word))
        assert list(s[0].offer) == list(table.state.offer)
        twin = table.copy()
        twin._state = twin._engine.fit(twin.game.State, s)
        twin.play(0, KEEP_FIRST + 1)
        left = {int(card) for card in twin.state.objectives[: twin.state.objectives_left]}
        assert left == set(OBJECTIVE_DECK) - {-12, int(table.state.offer[1])}


def assert_likely(counts: Counter[Any], chances: dict[Any, float], samples: int) -> None:
    """Chi-square test with rare outcomes pooled and a bound of five standard deviations."""
    assert set(counts) <= set(chances)
    cells = sorted(chances.items(), key=lambda cell: cell[1])
    statistic, freedom, seen, expected = 0.0, -1, 0, 0.0
    for outcome, chance in cells:
        seen += counts[outcome]
        expected += chance * samples
        if expected >= 8:
            statistic += (seen - expected) ** 2 / expected
            freedom += 1
            seen, expected = 0, 0.0
    assert statistic < freedom + 5 * (2 * freedom) ** 0.5 + 5, (statistic, freedom)


POSITIONS = {
    "first play": ([], {}, "balanced"),
    "narrowed": ([3, 5], {}, "balanced"),
    "after a drift": ([3, 5, -4, 0, 2], {}, "balanced"),
    "after a drift and a hint": ([3, 5, -4, 0, 2, -7], {}, "printed"),
    "after two drifts": ([3, 5, -4, 0, -9, -1], {"drift_interval": 2}, "printed"),
    "told after the drift": ([3, 5, -4, 0, 2], {"hint_after_draw": "full"}, "balanced"),
    "drift ignored": ([3, 5, -4, 0, 2], {"draw_match": "ignore"}, "balanced"),
    "house": ([3, 5, -4, 0, 2], {"transmitter": "house"}, "balanced"),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_objective_cards_are_as_likely_as_the_belief_says(name):
    values, options, preset = POSITIONS[name]
    table = story(values, [7, -9, 10], seats=3, preset=preset, options=options)
    assert table.state.this_round == 0
    assert_sampled_exactly(table)


def test_objective_cards_with_a_tuner():
    """Also the order: which card came last depends on the cards it was chosen from."""
    options = {"tuner": True, "drift_interval": 2, "objective_limit": 3}
    table = Table("transmitter", 3, seed=4, options=options)
    drifts = set()
    for at in random_positions(table, 9, longest=25):
        if at.actors and at.state.plays % 2 and at.state.drawn > 1:
            assert_sampled_exactly(at)
            drifts.add(int(at.state.drawn))
    assert drifts == {2, 3}


def test_objective_cards_in_a_battery():
    table = round_that_ends(Table("transmitter", 3, seed=6, preset="battery"), 1)
    for at in random_positions(table, 3, longest=7):
        assert_sampled_exactly(at)


def assert_sampled_exactly(table: Table, samples: int = 3000) -> None:
    draws = by_hand(table.view(None), table.options)
    whole = sum(draws.values())
    luck, seat = seeded("sample"), table.actors[0]
    r, drawn = int(table.state.this_round), int(table.state.drawn)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(samples):
        s = imagined(table, seat, luck)[0]
        counts[tuple(int(card) for card in s.cards[r][:drawn])] += 1
    assert_likely(counts, {seq: w / whole for seq, w in draws.items()}, samples)
    totals: Counter[int] = Counter()
    for seq, n in counts.items():
        totals[sum(seq)] += n
    assert_likely(totals, believed(table), samples)


def test_hidden_past_objectives_fit_their_round():
    """Rounds that are never shown: by the stack where it met the objective, else by the hints."""
    table = Table("transmitter", 3, seed=2, preset="balanced",
                  options={"reveal_objective": "never"})  # fmt: skip
    for outcome in ((1,), (2,), (3,), (1,)):
        table = round_that_ends(table, *outcome)
    luck = seeded(3)
    past = table.view(None)["rounds"]
    different: dict[int, set[int]] = defaultdict(set)
    for _ in range(200):
        s = imagined(table, None, luck)[0]
        for r, told in enumerate(past):
            cards = [int(card) for card in s.cards[r][: told["objective_cards"]]]
            different[r].add(sum(cards))
            assert_round_is_possible(cards, told)
    for r in (0, 2, 3):
        assert different[r] == {sum(past[r]["played"])}
    assert len(different[1]) > 1


def assert_round_is_possible(cards: list[int], told: dict[str, Any]) -> None:
    """Check that every hint of a past round was true, with five plays per drift."""
    assert len({*cards}) == len(cards)
    for k, hint in enumerate(told["hints"]):
        stack = sum(told["played"][: k + 1])
        objective = sum(cards[: k // 5 + 1])
        assert hint == ("lower" if stack < objective else
                        "greater" if stack > objective else "match")  # fmt: skip


def test_a_past_round_won_by_a_drift_is_remembered_as_such():
    table = story([1, 2, 3, -4, -4], [-12, 10], seats=3,
                  options={"draw_match": "win", "reveal_objective": "never"})  # fmt: skip
    luck = seeded(5)
    for _ in range(50):
        s = imagined(table, None, luck)[0]
        assert s.past_outcome[0] == 1
        assert int(s.cards[0][0]) + int(s.cards[0][1]) == -2


def test_the_end_of_a_game_is_imagined_too():
    table = Table("transmitter", 3, seed=2, options={"losses_to_lose": 1,
                                                     "reveal_objective": "never"})  # fmt: skip
    table = round_that_ends(table, *LOST)
    assert table.result is not None
    for seat in viewers(table):
        s = imagined(table, seat, seeded(seat))
        assert_same_view(table, seat, s)
        assert_whole(table, s[0])


@pytest.mark.parametrize("seat", [0, 1, None])
def test_hidden_hands_are_uniform(seat):
    """Each unseen card is equally often in a hidden hand: the mean is hypergeometric."""
    table = lucky(
        Table("transmitter", 3, seed=1, preset="balanced"),
        lambda twin: [twin.play(k, twin.legal(k)[0]) for k in (1, 2)],
        lambda twin: twin.state.this_round == 0,
    )
    luck, samples = seeded("hands"), 4000
    shown = table.view(seat)
    unseen = WHOLE_DECK - Counter(shown["played"]) - Counter(shown["hands"][1] or ())
    whole = sum(unseen.values())
    assert whole == 74 - (4 if seat == 1 else 0)
    counts: Counter[int] = Counter()
    for _ in range(samples):
        s = imagined(table, seat, luck)[0]
        counts.update(int(card) for card in s.hand[2][: s.held[2]])
    for value, n in unseen.items():
        mean = 4 * n / whole
        deviation = (4 * (n / whole) * (1 - n / whole) * (whole - 4) / (whole - 1)) ** 0.5
        assert abs(counts[value] / samples - mean) < 4.5 * deviation / samples**0.5


def test_open_hands_are_kept():
    table = Table("transmitter", 3, seed=1, options={"talk": "open_hands"})
    s = imagined(table, 1, seeded(0))[0]
    for k in (1, 2):
        assert list(s.hand[k][:4]) == list(table.state.hand[k][:4])


def test_two_imagined_states_differ():
    table = Table("transmitter", 4, seed=1)
    luck = seeded(0)
    found = {table.game.State.bytes(imagined(table, 1, luck)) for _ in range(20)}
    assert len(found) == 20
