"""Positions set up by hand: derived fields, and impossible positions."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from parlour import Record, Table
from parlour.core.errors import BadPosition
from parlour.games.transmitter.rules import ANNOUNCE, DRIFT, KEEP, OVER, RECEIVE

from .luck import (
    OBJECTIVE_DECK,
    PRESETS,
    WHOLE_DECK,
    WIGGLE,
    cards_of,
    held,
    hints,
    random_positions,
    rows,
)
from .test_imagine import assert_same_view, assert_whole, imagined, viewers


def laid(seats: int = 3, preset: str = "balanced", options: Any = None, **state: Any) -> Table:
    return Table.arrange("transmitter", seats, state=state, preset=preset, options=options)


def test_nothing_given_is_the_deal_of_seed_0():
    dealt = Table("transmitter", 3, seed=0, preset="balanced")
    assert [laid().view(seat) for seat in viewers(dealt)] == [
        dealt.view(seat) for seat in viewers(dealt)
    ]


def test_sums_hints_turn_and_decks_follow():
    table = laid(cards=[[7]], played=[[5, 9, -8]], plays=3)
    s = table.state
    assert (s.stack, s.objective, s.to_drift) == (6, 7, 2)
    assert hints(table) == ["lower", "greater", "lower"]
    assert table.actors == (2,)
    assert held(table) == [0, 4, 4]
    assert s.pile_left == 76 - 3 - 8
    assert s.objectives_left == 11
    assert_whole(table, s)


def test_hands_are_dealt_from_what_was_not_played():
    table = laid(transmitter=1, played=[[-9, -9, -9, -9]], plays=4, cards=[[4]])
    assert cards_of(table, 1) == []
    assert -9 not in cards_of(table, 0) + cards_of(table, 2)
    assert_whole(table, table.state)


def test_hands_given_are_kept_and_sorted():
    table = laid(transmitter=0, hand=rows([], [6, 1, -7, 1], [2, 2, 2, 2]))
    assert cards_of(table, 1) == [-7, 1, 1, 6]
    assert cards_of(table, 2) == [2, 2, 2, 2]
    assert table.actors == (1,)


def test_hands_shrink_without_refill_and_when_the_pile_is_empty():
    table = laid(preset="no_refill", cards=[[10]], played=[[1, 1, 1]], plays=3)
    assert held(table) == [0, 2, 3]
    long = [*WIGGLE, 8, -8, 0]
    table = laid(6, "printed", cards=[OBJECTIVE_DECK], drawn=12, played=[long], plays=59)
    assert held(table) == [0, 4, 3, 3, 3, 4]
    assert table.state.pile_left == 0


def test_the_transmitters_seat_is_passed_over():
    for plays, turn in enumerate((3, 0, 1, 3)):
        assert laid(4, transmitter=2, cards=[[10]], played=[[1, 1, 1]], plays=plays).actors == (
            turn,
        )


def test_the_house_and_its_first_player():
    options = {"transmitter": "house"}
    table = laid(3, options=options, first=2, cards=[[10]], played=[[1, 1]], plays=2)
    assert table.actors == (1,)
    assert held(table) == [4, 4, 4]


def test_hints_before_play_and_after_a_drift_follow_too():
    options = {"opening_hint": True, "hint_after_draw": "full"}
    table = laid(options=options, cards=[[-12]])
    assert table.view(None)["drift_hints"] == ["greater"]
    table = laid(options=options, cards=[[-12, 10]], drawn=2, played=[[1, 2, 3, -4, -5]], plays=5)
    assert table.view(None)["drift_hints"] == ["greater", "lower"]


def test_a_hint_that_is_asked_for_is_not_said_yet():
    options = {"opening_hint": True, "hint_after_draw": "full", "transmitter_acts": "manual"}
    opening = laid(options=options, cards=[[-12]], phase=ANNOUNCE)
    assert opening.view(None)["drift_hints"] == ["unsaid"]
    assert opening.legal(0) == [20]
    play = laid(options=options, cards=[[-12]], played=[[1, 2, 3]], plays=3, phase=ANNOUNCE)
    assert hints(play) == ["greater", "greater", "unsaid"]
    assert held(play) == [0, 3, 4]
    assert play.state.turn == 1
    drift = laid(
        options=options, cards=[[-12, 10]], drawn=2, played=[[1, 2, 3, -4, -5]], plays=5,
        phase=ANNOUNCE,
    )  # fmt: skip
    assert drift.view(None)["drift_hints"] == ["greater", "unsaid"]
    assert drift.legal(0) == [19]
    assert drift.state.turn == 2


def test_a_match_may_wait_to_be_said():
    options = {"transmitter_acts": "manual"}
    table = laid(options=options, cards=[[7]], played=[[5, 2]], plays=2, phase=ANNOUNCE)
    table.play(0, "say it matches")
    assert table.state.wins == 1


def test_a_draw_and_a_choice_can_be_laid_out():
    at = {"cards": [[-12]], "played": [[1, 2, 3, -4, -5]], "plays": 5}
    options = {"transmitter_acts": "manual", "tuner": True}
    table = laid(options=options, phase=DRIFT, **at)
    assert table.legal(0) == [22]
    assert table.state.turn == 1
    table = laid(options=options, phase=KEEP, offer=[10, -3], **at)
    table.play(0, "keep the second card (−3)")
    left = {int(card) for card in table.state.objectives[: table.state.objectives_left]}
    assert left == set(OBJECTIVE_DECK) - {-12, -3}
    assert sorted(int(card) for card in table.state.objectives) == sorted(OBJECTIVE_DECK)


def test_earlier_rounds_can_be_told():
    table = laid(
        preset="battery",
        this_round=2,
        wins=1,
        losses=1,
        transmitter=2,
        cards=rows([7], [-12, 10], [4]),
        played=rows([5, 9, -7], [1, 2, 3, -4, -4], [3]),
        past_plays=[3, 5],
        past_drawn=[1, 2],
        past_outcome=[1, 3],
        past_transmitter=[0, 1],
        plays=1,
    )
    past = table.view(None)["rounds"]
    assert [one["outcome"] for one in past] == ["won", "drift_match"]
    assert past[0]["hints"] == ["lower", "greater", "match"]
    assert table.state.objectives_left == 12 - 4
    assert table.view(None)["possible"] == [4, 8]
    for seat in viewers(table):
        assert_same_view(table, seat, imagined(table, seat, Table("transmitter")._chance))


def test_a_score_can_be_given_without_its_story():
    table = laid(wins=4, losses=3)
    assert (table.view(None)["wins"], table.view(None)["losses"]) == (4, 3)
    assert table.view(None)["rounds"] == []


def test_a_position_can_be_played_recorded_and_replayed():
    table = laid(cards=[[7]], played=[[5, 9, -8]], plays=3, transmitter=0)
    while table.actors and len(table.actions) < 40:
        table.play(table.actors[0], table.bot(table.actors[0], "easy"))
    assert Record.parse(str(table.record())).replay() == table


@pytest.mark.parametrize("field", ["plais", "seats", "options", "secret"])
def test_unknown_fields_are_refused(field):
    with pytest.raises(BadPosition, match=f"no field '{field}' to arrange"):
        Table.arrange("transmitter", 3, state={field: 1})


def test_values_that_do_not_fit_are_refused():
    with pytest.raises(BadPosition, match=r"plays (cannot be 300|must be from 0 to 75)"):
        laid(plays=300)
    with pytest.raises(BadPosition, match="hand cannot be"):
        laid(hand=[1, 2, 3, 4])


MANUAL = {"transmitter_acts": "manual"}
TUNER = {"tuner": True}
FIVE = {"cards": [[-12, 10]], "played": [[1, 2, 3, -4, -5]], "plays": 5}
THREE = {"cards": [[7]], "played": [[5, 9, -8]], "plays": 3}
WHOLE = sorted(WHOLE_DECK.elements())


@pytest.mark.parametrize(
    ("state", "options", "why"),
    [
        ({"phase": OVER}, {}, "a finished game can't be continued"),
        ({"phase": 7}, {}, "phase must be from 0 to 3"),
        ({"phase": -1}, {}, "phase must be from 0 to 3"),
        ({"wins": 5}, {}, "must leave the game unfinished"),
        ({"losses": 5}, {}, "must leave the game unfinished"),
        ({"wins": -1}, {}, "must leave the game unfinished"),
        ({"this_round": 3}, {}, "this_round must be the number of rounds won and lost"),
        ({"this_round": 100}, {}, "this_round must be the number of rounds won and lost"),
        ({"past_outcome": [1]}, {}, "past_outcome can only have rounds before this_round"),
        ({"this_round": 1, "wins": 1, "past_outcome": [2]}, {}, "as many rounds won and lost"),
        ({"transmitter": 3}, {}, "transmitter must be a seat from 0 to 2"),
        ({"transmitter": -2}, {}, "transmitter must be a seat from 0 to 2"),
        ({"transmitter": -1}, {}, "exactly when the house transmits"),
        ({"transmitter": 0}, {"transmitter": "house"}, "exactly when the house transmits"),
        ({"first": 3}, {}, "first must be a seat from 0 to 2"),
        ({"plays": 76}, {}, "plays must be from 0 to 75"),
        ({"plays": -1}, {}, "plays must be from 0 to 75"),
        ({"turn": 2}, {}, "after 0 plays, turn must be seat 1, not 2"),
        ({"turn": 0}, {}, "after 0 plays, turn must be seat 1, not 0"),
        ({"drawn": 0}, {}, "drawn must be from 1 to 2"),
        ({"drawn": 3}, {}, "drawn must be from 1 to 2"),
        ({"cards": [[2]]}, {}, "the objective cards are -12, -11"),
        ({**FIVE, "cards": [[4, 4]], "drawn": 2}, {}, "each once"),
        ({**THREE, "to_drift": 3}, {}, "to_drift must be 2 after 3 plays against 1 cards"),
        (FIVE, {}, "5 plays do not fit 1 objective cards in phase 0"),
        ({**THREE, "drawn": 2, "cards": [[7, 1]]}, {}, "3 plays do not fit 2 objective cards"),
        ({**THREE, "phase": DRIFT}, MANUAL, "3 plays do not fit 1 objective cards in phase 2"),
        ({**THREE, "phase": ANNOUNCE}, {}, "phase 1 needs transmitter_acts=manual"),
        ({**FIVE, "phase": DRIFT}, {}, "phase 2 needs transmitter_acts=manual"),
        ({"phase": ANNOUNCE}, MANUAL, "no hint is due here"),
        ({**FIVE, "drawn": 2, "phase": ANNOUNCE}, MANUAL, "no hint is due here"),
        ({**FIVE, "phase": DRIFT}, {**MANUAL, "objective_limit": 1}, "no objective card is left"),
        ({**FIVE, "phase": KEEP, "offer": [4, 5]}, {}, "phase 3 needs tuner=true"),
        ({**FIVE, "phase": KEEP, "offer": [4, 4]}, TUNER, "two objective cards not yet drawn"),
        ({**FIVE, "phase": KEEP, "offer": [-12, 4]}, TUNER, "two objective cards not yet drawn"),
        ({"held": [0, 4, 3]}, {}, "after 0 plays, the seats must hold 0, 4, 4 cards"),
        ({"held": [4, 4, 4]}, {}, "after 0 plays, the seats must hold 0, 4, 4 cards"),
        ({"hand": rows([], [1, 1, 1, 1], [1, 2, 2, 2])}, {}, "4 cards of 1, not 5"),
        ({"hand": rows([], [1, 1, 1, 10], [2, 2, 2, 2])}, {}, "0 cards of 10, not 1"),
        ({"pile_left": 3}, {}, "pile must have all cards"),
        ({"pile": WHOLE, "pile_left": 76}, {}, "pile must have all cards"),
        ({"objectives_left": 3}, {}, "objectives must have all 12"),
        ({"objectives": [4] * 12}, {}, "objectives must have all 12"),
        ({**THREE, "stack": 5}, {}, "stack must be the sum of the cards played"),
        ({**THREE, "objective": 5}, {}, "objective must be the sum of the objective cards"),
        ({**THREE, "cards": [[5]]}, {}, "play 1: the stack met the objective"),
        ({**FIVE, "played": [[1, 2, 3, -4, -4]], "drawn": 2}, {}, "play 5: the drift after it met"),
        ({**THREE, "hint": [[1, 1, 1]]}, {}, "the hints of round 0 are wrong"),
        ({"drift_hint": [[1]]}, {}, "the hints of round 0 are wrong"),
    ],
)  # fmt: skip
def test_impossible_positions_are_refused(state, options, why):
    with pytest.raises(BadPosition, match=f"that position is impossible: .*{why}"):
        laid(options=options, **state)


def test_receivers_out_of_cards_are_refused():
    with pytest.raises(BadPosition, match="the receivers are out of cards"):
        laid(2, "no_refill", cards=[[-9]], played=[[1, 2, 3, -4]], plays=4)


def test_a_pile_that_ran_out_is_refused_where_that_loses():
    at = {"cards": [OBJECTIVE_DECK], "drawn": 12, "played": [[*WIGGLE, 8]], "plays": 57}
    assert laid(6, "printed", **at).state.pile_left == 0
    with pytest.raises(BadPosition, match="the pile has run out"):
        laid(6, "printed", options={"out_of_cards": "pile_empty"}, **at)


def test_an_offer_must_lie_where_the_tuner_looked():
    deck = [10, 8, 7, 5, 4, 1, -2, -3, -6, -9, -11, -12]
    with pytest.raises(BadPosition, match="the last of those that can be drawn"):
        laid(options=TUNER, phase=KEEP, offer=[10, 8], objectives=deck, objectives_left=11,
             cards=[[-12]], played=FIVE["played"], plays=5)  # fmt: skip


def told(outcome: int, played: list[int], cards: list[int], **given: Any) -> Table:
    """Set up a position in round 2 with a given round 1."""
    won = outcome == 1
    return laid(
        options=given.pop("options", None), this_round=1, wins=int(won), losses=int(not won),
        transmitter=1, cards=rows(cards, [4]), played=[played], past_plays=[len(played)],
        past_drawn=[len(cards)], past_outcome=[outcome], **given,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("outcome", "played", "cards"),
    [
        (1, [5, 9], [7]),  # no match
        (2, [5, 2], [7]),  # a match
        (1, [5, 2, 1], [7]),  # a match before the end
        (3, [1, 2, 3, -4, -5], [-12, 10]),  # the drift missed
        (1, [1, 2, 3, -4, -4], [-12, 10]),  # the drift hit, which loses
        (5, [5, 9], [7]),
    ],
)
def test_rounds_that_cannot_have_ended_so_are_refused(outcome, played, cards):
    with pytest.raises(BadPosition, match="round 0 can't have ended as past_outcome"):
        told(outcome, played, cards)


def test_rounds_that_can_have_ended_so_are_not():
    told(1, [5, 2], [7])
    told(2, [1, 2, 3, -9, 2, 3, -5, 1, 4, 1], [8, -2])
    told(3, [1, 2, 3, -4, -4], [-12, 10])
    told(1, [1, 2, 3, -4, -4], [-12, 10], options={"draw_match": "win"})
    told(1, [1, 2, 3, -4, -4, 0], [-12, 10], options={"draw_match": "ignore"})


def test_untrue_hints_of_the_past_are_refused():
    with pytest.raises(BadPosition, match="the hints of round 0 are wrong"):
        told(1, [5, 2], [7], hint=[[2, 3]])


def test_used_cards_of_a_battery_are_not_drawn_again():
    with pytest.raises(BadPosition, match="each once"):
        laid(preset="battery", this_round=1, wins=1, cards=rows([7], [7]), played=[[7]],
             past_plays=[1], past_drawn=[1], past_outcome=[1], transmitter=1)  # fmt: skip


def test_positions_on_the_way_are_all_possible():
    """Whatever the rules reach, `flaw` finds nothing wrong with."""
    cases = [(preset, {}) for preset in PRESETS]
    cases += [
        ("relaxed", {"transmitter_acts": "manual", "tuner": True, "opening_hint": True}),
        ("relaxed", {"transmitter_acts": "manual", "hint_after_draw": "full"}),
        ("printed", {"draw_match": "ignore", "drift_interval": 2}),
        ("printed", {"draw_match": "win", "drift_interval": 2, "tuner": True}),
        ("printed", {"out_of_cards": "pile_empty", "hand_size": 10, "drift_interval": 10}),
        ("quick", {"transmitter": "house"}),
    ]
    seen = Counter()
    for preset, options in cases:
        table = Table("transmitter", 3, seed=preset, preset=preset, options=options)
        for at in random_positions(table, 1, longest=120):
            if at.actors:
                assert at.game.flaw(at.game.State.read(at._state)) is None
                seen[int(at.state.phase)] += 1
    assert set(seen) == {RECEIVE, ANNOUNCE, DRIFT, KEEP}
