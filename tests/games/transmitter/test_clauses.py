"""The rules, clause by clause: RULES.md says what each number means."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

import parlour
from parlour import IllegalAction, Table
from parlour.core.errors import BadOption
from parlour.core.game import HOUSE
from parlour.core.refused import RefusedOptions
from parlour.games.transmitter import refusals, rules
from parlour.games.transmitter.rules import (
    ANNOUNCE,
    DRAW,
    DRIFT,
    KEEP,
    KEEP_FIRST,
    RECEIVE,
    SAY,
    WON,
)

from .luck import (
    LOST,
    OBJECTIVE_DECK,
    PRESETS,
    WHOLE_DECK,
    WIGGLE,
    answer,
    cards_of,
    goes_on,
    held,
    hints,
    is_over,
    last_round,
    lucky,
    objective_cards,
    played,
    random_positions,
    round_that_ends,
    rows,
    story,
    told,
)

L, G, M = "lower", "greater", "match"


def table(seats: int = 4, preset: str = "balanced", **options: object) -> Table:
    return Table("transmitter", seats, seed=11, preset=preset, options=options)


def new_round(of: Table) -> Table:
    """Return the table after its round has ended, but not the game."""
    return round_that_ends(of, WON, *LOST)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_T1_two_to_six_players_win_or_lose_together(seats):
    t = table(seats, wins_to_win=1, losses_to_lose=1)
    won, lost = round_that_ends(t, WON), round_that_ends(t, *LOST)
    assert won.result.winners == tuple(range(seats))
    assert won.result.scores == (1,) * seats
    assert lost.result.winners == ()
    assert lost.result.scores == (-1,) * seats


def test_T1_one_player_only_with_the_house():
    with pytest.raises(RefusedOptions) as refused:
        table(1)
    assert refused.value.fact == refusals.OnePlayer()
    assert table(1, transmitter="house").actors == (0,)


def test_T1_not_seven():
    with pytest.raises(BadOption, match="for 1, 2, 3, 4, 5 or 6 players, not 7"):
        table(7)


def test_T2_seventy_six_playing_cards_with_zero():
    s = table().state
    assert Counter(int(card) for card in s.pile) == WHOLE_DECK
    assert len(s.pile) == 76


def test_T2_equal_cards_are_one_choice():
    t = Table.arrange("transmitter", 2, state={"transmitter": 0, "hand": [[0] * 4, [-7, 1, 1, 6]]})
    assert [t.words(1, action) for action in t.legal(1)] == ["play −7", "play +1", "play +6"]


def test_T3_twelve_objective_cards():
    s = table().state
    expected = [-12, -11, -9, -6, -3, -2, 1, 4, 5, 7, 8, 10]
    assert sorted(int(card) for card in s.objectives) == expected
    assert s.objectives_left == 11


def test_T3_every_objective_card_can_come_first():
    found = {int(Table("transmitter", 2, seed=k).state.objective) for k in range(200)}
    assert found == set(OBJECTIVE_DECK)


def test_T3_both_decks_are_whole_again_in_the_next_round():
    t = new_round(table())
    assert t.state.this_round == 1
    assert t.state.pile_left == 64
    assert t.state.objectives_left == 11


def test_T4_the_transmitter_holds_no_cards_and_all_others_receive():
    t = table(4, first_transmitter=2)
    assert held(t) == [4, 4, 0, 4]
    assert t.legal(2) == []


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_T4_with_the_house_everybody_receives(seats):
    t = table(seats, "printed", transmitter="house")
    assert held(t) == [4] * seats
    assert t.state.pile_left == 76 - 4 * seats
    assert all(t.view(seat)["objective"] is None for seat in range(seats))
    order = []
    for _ in range(2 * seats):
        order.append(t.actors[0])
        t = goes_on(t)
    assert order == [*range(seats)] * 2


def test_T4_with_the_house_the_first_player_moves_on():
    t = table(3, transmitter="house", first_transmitter=2)
    first = []
    for _ in range(4):
        first.append(t.actors[0])
        t = new_round(t)
    assert first == [2, 0, 1, 2]


def test_T5_seat_0_transmits_first():
    assert table(3).view(None)["transmitter"] == 0


def test_T5_or_the_seat_named():
    assert table(3, first_transmitter=2).view(None)["transmitter"] == 2


def test_T5_or_a_seat_drawn():
    def first(seed: int) -> int:
        options = {"first_transmitter": "random"}
        return int(Table("transmitter", 3, seed=seed, options=options).state.transmitter)

    counts = Counter(first(seed) for seed in range(300))
    assert set(counts) == {0, 1, 2}
    assert min(counts.values()) > 60


@pytest.mark.parametrize(
    ("seats", "dealt", "pile"), [(2, 4, 72), (3, 8, 68), (4, 12, 64), (5, 16, 60), (6, 20, 56)]
)
def test_T6_the_deal(seats, dealt, pile):
    t = table(seats)
    assert held(t) == [0] + [4] * (seats - 1)
    assert sum(held(t)) == dealt
    assert t.state.pile_left == pile
    assert (t.state.stack, t.state.plays, t.state.drawn) == (0, 0, 1)
    assert t.state.objective in OBJECTIVE_DECK


def test_T6_the_next_round_begins_alike():
    t = story([1, 2, 3, -4, -4], [-12, 10], seats=3)
    assert t.state.this_round == 1
    assert (t.state.stack, t.state.plays, t.state.drawn) == (0, 0, 1)
    assert [int(t.state.objective)] == objective_cards(t)
    assert held(t) == [4, 0, 4]


@pytest.mark.parametrize("size", [1, 3, 10])
def test_T6_hand_size(size):
    assert held(table(6, hand_size=size)) == [0] + [size] * 5


def test_T6_the_seat_after_the_transmitter_plays_first():
    assert table(4, first_transmitter=1).actors == (2,)
    assert table(4, first_transmitter=3).actors == (0,)


def test_T7_used_objective_cards_stay_out():
    t = round_that_ends(table(3, "battery"), WON)
    used = objective_cards(t, 0)
    assert t.state.objectives_left == 12 - len(used) - 1
    assert not set(used) & set(objective_cards(t))
    assert t.view(None)["used"] == sorted(OBJECTIVE_DECK.index(card) for card in used)
    assert table(3, "battery").view(None)["used"] == []


def test_T7_a_card_is_used_up_when_its_round_is_over():
    t = round_that_ends(table(3, "battery", wins_to_win=1), WON)
    assert t.result
    assert t.view(None)["used"] == []


def test_T7_a_round_without_an_objective_card_is_lost_at_once():
    """All twelve are used in a round that is won; the next three are lost unplayed."""
    t = Table.arrange(
        "transmitter",
        2,
        state={
            "transmitter": 0,
            "cards": [OBJECTIVE_DECK],
            "drawn": 12,
            "played": [[*WIGGLE, 0, 0]],
            "plays": 58,
            "hand": rows([], [-8, 0, 0, 1]),
            "losses": 2,
        },
        preset="battery",
    )
    assert (t.state.stack, t.state.objective) == (0, -8)
    assert t.state.objectives_left == 0
    t.play(1, "play −8")
    past = t.view(None)["rounds"]
    assert [one["outcome"] for one in past] == ["won", *["no_objective"] * 3]
    assert [one["objective_cards"] for one in past] == [12, 0, 0, 0]
    assert [len(one["played"]) for one in past] == [59, 0, 0, 0]
    assert (t.state.wins, t.state.losses) == (1, 5)
    assert t.result.reason == "lost"


def test_T8_no_opening_hint():
    assert table().view(None)["drift_hints"] == ["unsaid"]


def test_T8_an_opening_hint_compares_zero():
    for seed in range(40):
        t = Table("transmitter", 3, seed=seed, options={"opening_hint": True})
        assert t.view(None)["drift_hints"] == [L if t.state.objective > 0 else G]
        assert t.state.plays == 0


def test_T8_in_every_round():
    t = new_round(table(opening_hint=True))
    assert t.view(None)["drift_hints"] in ([L], [G])


def test_T9_any_card_of_the_hand():
    t = table()
    assert t.legal(1) == sorted({card + 9 for card in cards_of(t, 1)})
    assert all(t.legal(seat) == [] for seat in (0, 2, 3))


def test_T9_no_card_that_is_not_held_no_pass_and_not_out_of_turn():
    t = table()
    missing = next(a for a in range(19) if a not in t.legal(1))
    for action in (missing, DRAW, SAY + 1, KEEP_FIRST, "pass"):
        with pytest.raises(IllegalAction, match="seat 1 can't do"):
            t.play(1, action)
    with pytest.raises(IllegalAction, match="seat 2 can't act now"):
        t.play(2, t.legal(1)[0])
    with pytest.raises(IllegalAction, match="seat 0 can't act now"):
        t.play(0, t.legal(1)[0])


def test_T9_whoever_must_play_holds_a_card():
    for preset in PRESETS:
        for at in random_positions(table(3, preset), seed=1):
            if at.actors:
                assert at.legal(at.actors[0])


def test_T10_the_card_is_added_and_counts():
    before, after = told([-7], [5], seats=4)
    assert (before.state.stack, before.state.plays) == (0, 0)
    assert (after.state.stack, after.state.plays) == (-7, 1)
    assert after.view(None)["played"] == [-7]


def test_T10_a_zero_counts_too():
    t = story([0, 0], [5], seats=4)
    assert (t.state.stack, t.state.plays) == (0, 2)
    assert hints(t) == [L, L]


def test_T10_receivers_play_in_seat_order_past_the_transmitter():
    order = [one.actors[0] for one in told([1, 1, 1, 1], [-9], seats=4, transmitter=2)]
    assert order == [3, 0, 1, 3, 0]


def test_T10_two_players_one_receiver_plays_every_time():
    assert [one.actors[0] for one in told([1, 1, 1, 1], [-9], seats=2, transmitter=1)] == [0] * 5


def test_T11_lower_greater_and_match():
    assert hints(story([3], [4], seats=3)) == [L]
    assert hints(story([5], [4], seats=3)) == [G]
    assert last_round(story([4], [4], seats=3))["hints"] == [M]


def test_T11_hints_are_the_truth():
    for seed in range(5):
        for at in random_positions(table(3, hint_after_draw="full", opening_hint=True), seed):
            s = at.state
            if at.actors and s.plays and s.plays % 5:
                said = at.view(None)["hints"][-1]
                assert said == (L if s.stack < s.objective else G)


def test_T11_the_hint_on_the_fifth_play_is_on_the_old_objective():
    t = story([1, 1, 2, 1, 0], [-2, 10], seats=3)
    assert t.state.stack == 5 < t.state.objective == 8
    assert hints(t)[-1] == G


def test_T12_a_match_wins_the_round():
    t = story([2, 3], [5], seats=3)
    assert last_round(t)["outcome"] == "won"
    assert (t.state.wins, t.state.losses) == (1, 0)


def test_T12_no_card_is_drawn_and_nothing_drifts():
    *_, before, won = told([1, 1, 1, 0, 2], [5], seats=3, wins=4)
    assert won.result.reason == "won"
    assert held(won) == [0, 3, 4]
    assert won.state.pile_left == before.state.pile_left
    assert won.state.past_drawn[0] == 1


def test_T13_refill_to_hand_size_after_a_play():
    before, after = told([1], [5], seats=3)
    assert held(after) == [0, 4, 4]
    assert after.state.pile_left == before.state.pile_left - 1
    drawn = Counter(cards_of(after, 1)) - Counter(cards_of(before, 1))
    assert sum(drawn.values()) <= 1


def test_T13_only_the_player_draws():
    before, after = told([1], [5], seats=4)
    assert [cards_of(after, seat) for seat in (2, 3)] == [cards_of(before, s) for s in (2, 3)]


def test_T13_any_card_of_the_pile_can_come():
    before = next(told([1], [5], seats=2))
    rest = Counter(cards_of(before, 1)) - Counter([1])
    for value in (-9, 0, 9):
        lucky(
            before,
            lambda twin: twin.play(1, "play +1"),
            lambda twin, value=value: Counter(cards_of(twin, 1)) - rest == Counter([value]),
        )


def test_T13_without_refill_nobody_draws():
    t = story([1, 1, 1], [-9], seats=3, preset="no_refill")
    assert held(t) == [0, 2, 3]
    assert t.state.pile_left == 68


def test_T14_out_of_cards_loses_the_round():
    *_, before, after = told([1, 2, 3, 4], [-9], seats=2, preset="no_refill")
    assert held(before) == [0, 1]
    assert last_round(after)["outcome"] == "no_cards"


def test_T14_also_when_a_drift_is_due():
    t = story([1, 2, 3, 4], [-9], seats=2, preset="no_refill", options={"drift_interval": 4})
    assert last_round(t)["outcome"] == "no_cards"
    assert last_round(t)["objective_cards"] == 1


def test_T14_the_last_card_may_still_match():
    t = story([1, 2, 3, 4], [10], seats=2, preset="no_refill")
    assert last_round(t)["outcome"] == "won"


def long_game(**options: object) -> list[tuple[int, list[int]]]:
    """Play without a match until the round is lost; returns pile and hands after each play."""
    t = table(6, "printed", drift_interval=10, hand_size=10, losses_to_lose=1, **options)
    after = []
    while t.actors:
        t = goes_on(t)
        after.append((int(t.state.pile_left), held(t)))
    assert last_round(t)["outcome"] == "no_cards"
    return after


def test_T14_the_pile_may_be_empty():
    after = long_game()
    assert len(after) == 76
    assert after[25] == (0, [0, 10, 10, 10, 10, 10])
    assert after[26] == (0, [0, 10, 9, 10, 10, 10])
    assert after[75] == (0, [0] * 6)


def test_T14_or_must_not_with_pile_empty():
    after = long_game(out_of_cards="pile_empty")
    assert len(after) == 27
    assert after[25] == (0, [0, 10, 10, 10, 10, 10])


def test_T15_a_drift_after_every_fifth_play():
    drawn = [
        int(one.state.drawn)
        for one in told([1, -1, 2, -2, 3, -3, 4, -4, 2, -2, 1], [10, 8, 7], 3, "printed")
    ]
    assert drawn == [1] * 5 + [2] * 5 + [3] * 2


@pytest.mark.parametrize("interval", [2, 3, 10])
def test_T15_or_every_so_many(interval):
    t = table(3, "printed", drift_interval=interval)
    for k in range(1, 2 * interval + 1):
        t = goes_on(t)
        assert t.state.drawn == 1 + k // interval
        assert t.view(None)["plays_to_drift"] == interval - k % interval


def test_T15_the_card_is_added():
    t = story([1, 2, 3, -4, -5], [-12, 10], seats=3)
    assert objective_cards(t) == [-12, 10]
    assert t.state.objective == -2
    assert t.state.objectives_left == 10


def test_T15_all_plays_count_and_start_again_each_round():
    t = story([1, 1, 1, 0, 2], [5], seats=6)
    assert t.state.this_round == 1
    assert t.view(None)["plays_to_drift"] == 5


@pytest.mark.parametrize("limit", [1, 2, 3])
def test_T16_no_objective_card_loses_the_round(limit):
    t = table(3, objective_limit=limit, losses_to_lose=1)
    while t.actors:
        t = goes_on(t)
    assert last_round(t)["outcome"] == "no_objective"
    assert last_round(t)["objective_cards"] == limit
    assert len(last_round(t)["played"]) == 5 * limit


def test_T16_a_round_may_use_all_twelve():
    assert table(3, "printed").view(None)["plays_at_most"] == 60
    assert table(3, "printed").view(None)["objective_cards_left"] == 11


def test_T16_the_battery_may_be_short():
    """Ten cards were used in a round lost by a drift: the next has two, whatever the limit."""
    t = Table.arrange(
        "transmitter",
        2,
        state={
            "transmitter": 1,
            "this_round": 1,
            "losses": 1,
            "cards": rows([-12, -11, -6, -3, 1, 4, 5, 7, 8, 10], [-9, -2]),
            "drawn": 2,
            "played": rows(WIGGLE[:45], [1, 1, 1, 1, 0, 0, 0, 0, -1]),
            "plays": 9,
            "past_drawn": [10],
            "past_plays": [45],
            "past_outcome": [rules.DRIFT_MATCH],
            "hand": [[2, 2, -2, -2]],
        },
        preset="battery",
    )
    assert t.view(None)["objective_cards_left"] == 0
    assert t.view(None)["plays_at_most"] == 10
    t.play(0, "play −2")
    outcomes = [one["outcome"] for one in t.view(None)["rounds"]]
    assert outcomes == ["drift_match", *["no_objective"] * 4]


DRIFT_ONTO_STACK = ([1, 2, 3, -4, -4], [-12, 10])


def test_T17_a_drift_onto_the_stack_loses():
    t = story(*DRIFT_ONTO_STACK, seats=3)
    assert last_round(t)["outcome"] == "drift_match"
    assert last_round(t)["objective_cards"] == 2


def test_T17_or_wins():
    t = story(*DRIFT_ONTO_STACK, seats=3, options={"draw_match": "win"})
    assert last_round(t)["outcome"] == "won"


def test_T17_or_is_ignored_in_silence():
    t = story(*DRIFT_ONTO_STACK, seats=3, options={"draw_match": "ignore"})
    assert not is_over(t, 0)
    assert t.view(None)["drift_hints"] == ["unsaid", "unsaid"]
    assert t.actors == (2,)


def test_T17_nothing_is_said_when_they_differ():
    t = story([1, 2, 3, -4, -5], [-12, 10], seats=3)
    assert t.view(None)["drift_hints"] == ["unsaid", "unsaid"]
    assert t.actors == (2,)


def test_T17_or_a_hint_is_given():
    t = story([1, 2, 3, -4, -5], [-12, 10], seats=3, options={"hint_after_draw": "full"})
    assert t.view(None)["drift_hints"] == ["unsaid", L]
    t = story([1, 2, 3, -4, -5], [-12, 4], seats=3, options={"hint_after_draw": "full"})
    assert t.view(None)["drift_hints"] == ["unsaid", G]


def tuning(offer: tuple[int, int] = (10, 4), **options: object) -> Table:
    """Set up stack −2 and objective −12, with the tuner looking at these two cards."""
    before = Table.arrange(
        "transmitter",
        3,
        state={
            "transmitter": 0,
            "cards": [[-12]],
            "played": [[1, 2, 3, -4]],
            "plays": 4,
            "hand": rows([], [-4, 5, 6, 7], [9, 9, 8, 8]),
        },
        preset="balanced",
        options={"tuner": True, **options},
    )

    def act(twin: Table) -> None:
        twin.play(1, "play −4")
        answer(twin)

    return lucky(before, act, lambda twin: tuple(map(int, twin.state.offer)) == offer)


def test_T18_the_tuner_keeps_one_of_two():
    t = tuning()
    assert t.state.phase == KEEP
    assert t.actors == (0,)
    assert t.legal(0) == [KEEP_FIRST, KEEP_FIRST + 1]
    assert [t.words(0, a) for a in t.legal(0)] == [
        "keep the first card (+10)",
        "keep the second card (+4)",
    ]
    t.play(0, KEEP_FIRST + 1)
    assert objective_cards(t) == [-12, 4]
    assert t.actors == (2,)


def test_T18_the_other_goes_back():
    t = tuning()
    assert t.state.objectives_left == 11
    t.play(0, KEEP_FIRST + 1)
    left = {int(card) for card in t.state.objectives[: t.state.objectives_left]}
    assert left == set(OBJECTIVE_DECK) - {-12, 4}


def test_T18_keeping_a_card_that_meets_the_stack_is_legal():
    t = tuning()
    t.play(0, KEEP_FIRST)
    assert last_round(t)["outcome"] == "drift_match"
    assert last_round(t)["objective_drawn"] == [-12, 10]


def before_a_drift(drawn: int) -> Table:
    """Set up a table with a tuner, one play before a drift, with `drawn` objective cards."""
    return Table.arrange(
        "transmitter",
        2,
        state={
            "transmitter": 0,
            "cards": [OBJECTIVE_DECK[:drawn]],
            "drawn": drawn,
            "played": [WIGGLE[: 5 * drawn - 1]],
            "plays": 5 * drawn - 1,
            "hand": rows([], [0, 0, 0, 1]),
        },
        preset="printed",
        options={"tuner": True},
    )


def test_T18_of_two_cards_left_one_is_kept():
    t = before_a_drift(drawn=10)
    t.play(1, "play 0")
    assert t.state.phase == KEEP
    assert {int(card) for card in t.state.offer} == {8, 10}


def test_T18_one_card_left_is_drawn_as_usual():
    t = before_a_drift(drawn=11)
    t.play(1, "play +1")
    assert t.state.phase == RECEIVE
    assert objective_cards(t)[-1] == 10


def test_T19_exactly_one_count_moves():
    t = table(3)
    for at in (round_that_ends(t, WON), round_that_ends(t, *LOST)):
        assert at.state.wins + at.state.losses == 1
    for preset in PRESETS:
        for at in random_positions(table(3, preset), seed=2):
            assert at.state.wins + at.state.losses == len(at.view(None)["rounds"])


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_T20_the_next_seat_transmits_next(seats):
    t = table(seats, losses_to_lose=9, wins_to_win=9, first_transmitter=1)
    found = []
    for _ in range(seats + 1):
        found.append(int(t.state.transmitter))
        t = new_round(t)
    assert found == [(1 + k) % seats for k in range(seats + 1)]


def test_T20_or_always_the_same():
    t = table(3, transmitter="fixed", first_transmitter=2)
    for _ in range(4):
        assert t.state.transmitter == 2
        assert t.actors == (0,)
        t = new_round(t)


def test_T20_or_any_seat():
    t = table(3, transmitter="random", losses_to_lose=9, wins_to_win=9)
    t = goes_on(t)
    found = set()

    def act(twin: Table) -> None:
        while not is_over(twin, 0):
            seat = twin.actors[0]
            twin.play(seat, twin.legal(seat)[0])

    for wanted in (0, 1, 2):
        at = lucky(t, act, lambda twin, wanted=wanted: twin.state.transmitter == wanted)
        assert at.actors == ((wanted + 1) % 3,)
        found.add(int(at.state.transmitter))
    assert found == {0, 1, 2}


def test_T21_five_won_rounds_win():
    t = table(3)
    for _ in range(5):
        assert t.result is None
        t = round_that_ends(t, WON)
    assert t.result.reason == "won"
    assert t.actors == ()
    assert all(t.legal(seat) == [] for seat in range(3))
    with pytest.raises(IllegalAction, match="the game is over"):
        t.play(0, 0)


def test_T21_five_lost_rounds_lose():
    t = table(3)
    for outcome in (WON, WON, WON, WON):
        t = round_that_ends(t, outcome)
    for _ in range(5):
        assert t.result is None
        t = round_that_ends(t, *LOST)
    assert t.result.reason == "lost"
    assert len(t.view(None)["rounds"]) == 9


@pytest.mark.parametrize(("wins", "losses"), [(1, 9), (9, 1), (3, 3)])
def test_T21_or_as_many_as_agreed(wins, losses):
    won = lost = table(3, wins_to_win=wins, losses_to_lose=losses)
    for _ in range(wins):
        won = round_that_ends(won, WON)
    for _ in range(losses):
        lost = round_that_ends(lost, *LOST)
    assert (won.result.reason, lost.result.reason) == ("won", "lost")


def test_T21_seventeen_rounds_at_the_most():
    t = table(2, wins_to_win=9, losses_to_lose=9)
    for k in range(17):
        t = round_that_ends(t, *((WON,) if k % 2 == 0 else LOST))
    assert t.result.reason == "won"
    assert len(t.view(None)["rounds"]) == 17


def test_T22_nothing_is_taken_back():
    for at in random_positions(table(3, tuner=True, transmitter_acts="manual"), seed=3):
        for seat in range(3):
            assert not at.undoable(seat)
            with pytest.raises(IllegalAction, match="nothing to take back"):
                at.undo(seat)


def test_T23_a_receiver_sees_its_own_hand_only():
    t = table(4)
    assert t.view(2)["hands"] == [None, None, cards_of(t, 2), None]


def test_T23_the_transmitter_and_spectators_see_no_hand():
    t = table(4)
    assert t.view(0)["hands"] == [[], None, None, None]
    assert t.view(None)["hands"] == [None] * 4


def test_T23_unplayed_hands_are_not_shown_after_a_round():
    t = round_that_ends(table(3, wins_to_win=1), WON)
    assert t.view(1)["hands"] == [None, cards_of(t, 1), None]
    assert t.view(None)["hands"] == [None] * 3


def test_T24_open_hands_are_for_receivers():
    t = table(3, talk="open_hands")
    hands = [[], cards_of(t, 1), cards_of(t, 2)]
    assert t.view(1)["hands"] == t.view(2)["hands"] == hands
    assert t.view(0)["hands"] == [[], None, None]
    assert t.view(None)["hands"] == [None] * 3


def test_T25_only_the_transmitter_sees_the_objective():
    t = story([1, 2, 3, -4, -5], [-12, 10], seats=3)
    assert t.view(0)["objective"] == -2
    assert t.view(0)["objective_drawn"] == [-12, 10]
    for seat in (1, 2, None):
        assert t.view(seat)["objective"] is None
        assert t.view(seat)["objective_drawn"] is None


def test_T25_and_the_cards_that_the_tuner_looks_at():
    t = tuning()
    assert t.view(0)["offer"] == [10, 4]
    assert all(t.view(seat)["offer"] is None for seat in (1, 2, None))


def test_T25_with_the_house_nobody_does():
    t = table(3, transmitter="house")
    assert all(t.view(seat)["objective"] is None for seat in (0, 1, 2, None))


def shown(t: Table, seat: int | None) -> list[bool]:
    return [past["objective_drawn"] is not None for past in t.view(seat)["rounds"]]


def test_T26_past_objectives_are_shown_when_the_game_ends():
    t = round_that_ends(table(3, "printed", losses_to_lose=2), *LOST)
    assert [shown(t, seat) for seat in (0, 1, 2, None)] == [[True], [False], [False], [False]]
    t = round_that_ends(t, *LOST)
    assert t.result
    assert [shown(t, seat) for seat in (0, 1, 2, None)] == [[True, True]] * 4


def test_T26_or_when_their_round_ends():
    t = round_that_ends(table(3, reveal_objective="round_end"), WON)
    assert [shown(t, seat) for seat in (0, 1, 2, None)] == [[True]] * 4
    assert t.view(None)["rounds"][0]["objective_drawn"] == objective_cards(t, 0)


def test_T26_or_never():
    t = table(3, reveal_objective="never", losses_to_lose=2)
    t = round_that_ends(round_that_ends(t, *LOST), *LOST)
    assert [shown(t, seat) for seat in (0, 1, 2, None)] == [
        [True, False],
        [False, True],
        [False, False],
        [False, False],
    ]


@pytest.mark.parametrize("reveal", ["game_end", "never"])
def test_T26_with_the_house_there_is_nobody_to_remember(reveal):
    t = round_that_ends(table(3, transmitter="house", reveal_objective=reveal), *LOST)
    assert [shown(t, seat) for seat in (0, 1, 2, None)] == [[False]] * 4


def test_T27_all_see_what_lies_on_the_table():
    t = story([1, 2, 3, -4, -5, 6], [-12, 10], seats=3)
    for seat in (0, 1, 2, None):
        seen = t.view(seat)
        assert seen["played"] == [1, 2, 3, -4, -5, 6]
        assert seen["stack"] == 3
        assert seen["hints"] == [G] * 6
        assert seen["objective_cards"] == 2
        assert (seen["plays"], seen["plays_to_drift"]) == (6, 4)
        assert seen["held"] == [0, 4, 4]
        assert seen["pile"] == 62
        assert (seen["transmitter"], seen["turn"], seen["to_act"]) == (0, 1, [1])
        assert (seen["wins"], seen["losses"], seen["round"]) == (0, 0, 1)


def test_T27_and_how_past_rounds_went():
    t = story([2, 3], [5], seats=3)
    for seat in (0, 1, 2, None):
        (past,) = t.view(seat)["rounds"]
        assert past["played"] == [2, 3]
        assert past["hints"] == [L, M]
        assert (past["outcome"], past["transmitter"]) == ("won", 0)


def test_T28_views_do_not_depend_on_what_is_hidden():
    """Two tables that differ only in the order of their decks, and in hidden cards."""
    one = story([1, 2, 3, -4], [-12], seats=3)
    other = one.copy()
    s = other.state
    n, m = int(s.pile_left), int(s.objectives_left)
    s.pile[:n] = s.pile[:n][::-1].copy()
    s.objectives[:m] = s.objectives[:m][::-1].copy()
    for seat in (0, 1, 2, None):
        assert one.game.View.bytes(one.look(seat)) == other.game.View.bytes(other.look(seat))
    s.cards[0][0], s.objective = -11, -11
    s.hand[2][0] = -9
    for seat in (1, None):
        assert one.game.View.bytes(one.look(seat)) == other.game.View.bytes(other.look(seat))
    assert one.view(0) != other.view(0)


def test_T28_a_card_is_drawn_when_it_is_needed():
    """The same position draws any card with other luck: there was no order."""
    before = next(told([1], [5], seats=2))
    found = set()
    for word in range(300):
        twin = before.copy()
        twin._chance[0].word = np.uint64(word)
        twin.play(1, "play +1")
        found.add(tuple(cards_of(twin, 1)))
    assert len(found) == 19


def test_T29_all_hear_every_action_but_the_tuners_choice():
    t = tuning(transmitter_acts="manual")
    for viewer in (None, 0, 1, 2):
        assert all(t.hears(1, action, viewer) for action in range(19))
        assert all(t.hears(0, action, viewer) for action in (19, 20, 21, 22))
        for action in (KEEP_FIRST, KEEP_FIRST + 1):
            assert t.hears(0, action, viewer) == (viewer == 0)


def test_T29_receivers_see_the_same_whichever_is_kept():
    one, other = tuning((7, 4)), tuning((7, 4))
    one.play(0, KEEP_FIRST)
    other.play(0, KEEP_FIRST + 1)
    assert one.state.objective != other.state.objective
    for seat in (1, 2, None):
        assert one.game.View.bytes(one.look(seat)) == other.game.View.bytes(other.look(seat))


def test_T30_talk_changes_the_rules_only_by_open_hands():
    silent, free, opened = (table(3, talk=talk) for talk in ("silent", "free", "open_hands"))
    assert silent.view(1) == free.view(1)
    assert silent.view(1) != opened.view(1)
    for t in (silent, free, opened):
        assert t.legal(1) == silent.legal(1)
        assert t.legal(0) == []


@pytest.mark.parametrize(
    ("talk", "receivers"), [("silent", False), ("free", True), ("open_hands", True)]
)
def test_T30_receivers_talk_if_so_agreed_and_the_transmitter_never(talk, receivers):
    t = table(3, talk=talk, wins_to_win=1)

    def may_talk(at: Table, seat: int | None) -> bool:
        return at.game.manners.may_talk(at.game.View.read(at.look(seat)))

    assert [may_talk(t, seat) for seat in (0, 1, 2, None)] == [False, receivers, receivers, False]
    over = round_that_ends(t, WON)
    assert all(may_talk(over, seat) for seat in (0, 1, 2))


def test_T30_between_rounds_receivers_talk_until_the_first_play():
    t = table(3, talk="between")

    def talkers(at: Table) -> list[int]:
        look = {seat: at.game.View.read(at.look(seat)) for seat in (0, 1, 2)}
        return [seat for seat, seen in look.items() if at.game.manners.may_talk(seen)]

    assert talkers(t) == [1, 2]
    t.play(1, t.legal(1)[0])
    assert talkers(t) == []
    after = round_that_ends(table(3, talk="between"), WON)
    assert after.result is None
    transmits = after.state.transmitter
    assert talkers(after) == [seat for seat in (0, 1, 2) if seat != transmits]
    after.play(after.actors[0], after.legal(after.actors[0])[0])
    assert talkers(after) == []


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_T34_as_printed_is_the_text_and_nothing_else(seats):
    t = Table("transmitter", seats, seed=4, preset="literal")
    plays = 0
    while t.actors and t.state.this_round == 0:
        seat = t.actors[0]
        if seat == t.state.transmitter:
            assert t.legal(seat)  # hints and draws are given by hand
        else:
            plays += 1
        t.play(seat, t.legal(seat)[0])
    assert plays <= 4 * (seats - 1)  # four cards each, and nobody draws


def test_T31_aids_show_what_all_can_work_out():
    plays = ([3, 4, -4, 0, 3], [5, 7])
    seen = {
        aid: [story(*plays, seats=3, options={"aid": aid}).view(seat) for seat in (0, 1, 2, None)]
        for aid in ("none", "log", "bounds", "exact")
    }
    for aid in ("none", "log"):
        assert all(view["possible"] is None and view["chances"] is None for view in seen[aid])
        assert all(view["values"] is None for view in seen[aid])
    assert all(view["possible"] == [-8, 15] for view in seen["bounds"])
    assert all(view["chances"] is None for view in seen["bounds"])
    assert all(view["chances"] == seen["exact"][3]["chances"] for view in seen["exact"])
    values = sorted(map(int, seen["exact"][3]["chances"]))
    assert all(view["values"] == values for view in seen["bounds"] + seen["exact"])


def test_T31_aids_do_not_change_what_can_be_done():
    assert len({tuple(table(aid=aid).legal(1)) for aid in ("none", "log", "exact")}) == 1


def asked(t: Table) -> tuple[tuple[int, ...], list[int]]:
    return t.actors, t.legal(t.actors[0])


def test_T32_by_itself_only_receivers_are_asked():
    by_hand = {"hands_on", "literal"}
    for preset in PRESETS:
        asked_too = [at.state.transmitter in at.actors
                     for at in random_positions(table(3, preset), seed=4)]  # fmt: skip
        assert any(asked_too) == (preset in by_hand), preset


def test_T32_by_hand_the_transmitter_is_asked_for_everything():
    options = {"transmitter_acts": "manual", "opening_hint": True, "hint_after_draw": "full"}
    t = Table.arrange(
        "transmitter",
        3,
        state={
            "transmitter": 0,
            "cards": [[4]],
            "phase": ANNOUNCE,
            "hand": [[0] * 4, [1, 1, 1, 2], [-3, -3, 5, 6]],
        },
        preset="balanced",
        options=options,
    )
    assert asked(t) == ((0,), [SAY + rules.LOWER])
    t.play(0, "say the stack is lower")
    assert asked(t)[0] == (1,)
    t.play(1, "play +1")
    assert asked(t) == ((0,), [SAY + rules.LOWER])
    with pytest.raises(IllegalAction, match="allowed: 19 "):
        t.play(0, "say the stack is greater")
    assert t.view(None)["hints"] == ["unsaid"]
    assert held(t) == [0, 3, 4]
    t.play(0, SAY + rules.LOWER)
    assert held(t) == [0, 4, 4]
    for value in (6, 1, 5):
        t = played(t, value)
    t.play(1, "play +1")
    t.play(0, "say the stack is greater")
    assert t.state.phase == DRIFT
    assert asked(t) == ((0,), [DRAW])
    assert t.state.drawn == 1
    t = lucky(t, lambda twin: twin.play(0, DRAW), lambda twin: twin.state.objective == 12)
    assert t.state.phase == ANNOUNCE
    assert asked(t) == ((0,), [SAY + rules.GREATER])
    t.play(0, SAY + rules.GREATER)
    assert t.view(None)["drift_hints"] == [L, G]
    assert t.actors == (2,)


def test_T32_by_hand_a_match_is_said():
    t = Table.arrange(
        "transmitter",
        2,
        state={"transmitter": 0, "cards": [[4]], "hand": [[0] * 4, [1, 4, 5, 6]]},
        options={"transmitter_acts": "manual"},
    )
    t.play(1, "play +4")
    assert t.state.wins == 0
    assert asked(t) == ((0,), [SAY + rules.MATCH])
    t.play(0, "say it matches")
    assert t.state.wins == 1


def test_T32_by_hand_no_draw_is_asked_for_when_there_is_none():
    t = story([1, 1, 1, 1], [-9], seats=3, options={"transmitter_acts": "manual"})
    t.state.options.objective_limit = 1
    t.play(t.actors[0], t.legal(t.actors[0])[-1])
    t.play(0, t.legal(0)[0])
    assert last_round(t)["outcome"] == "no_objective"


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"transmitter": "house", "tuner": True}, refusals.TunerWithoutTransmitter()),
        (
            {"transmitter": "house", "transmitter_acts": "manual"},
            refusals.ManualWithoutTransmitter(),
        ),
        ({"hint_after_draw": "full", "draw_match": "ignore"}, refusals.HintTellsMatch()),
        ({"objective_scope": "game", "reveal_objective": "never"}, refusals.ScopeNeedsReveal()),
        ({"objective_scope": "game", "reveal_objective": "game_end"}, refusals.ScopeNeedsReveal()),
        ({"first_transmitter": 4}, refusals.FirstTransmitter(4)),
    ],
)
def test_T33_what_cannot_be_combined_is_refused(options, why):
    with pytest.raises(RefusedOptions) as refused:
        table(4, **options)
    assert refused.value.fact == why


def test_T34_printed_is_the_default_preset():
    card = parlour.game("transmitter")
    assert tuple(preset.name for preset in card.presets) == PRESETS
    assert card.preset(None).name == "printed"
    assert Table("transmitter").options == Table("transmitter", preset="printed").options


def test_T35_the_house_takes_no_action():
    assert parlour.game("transmitter").house_actions == 0
    for preset in PRESETS:
        for at in random_positions(table(3, preset), seed=5):
            assert at.legal(HOUSE) == []
