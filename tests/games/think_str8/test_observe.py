"""What a learner observes of Think Str8!."""

import random
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
from parlour.envs import named, vector
from parlour.games.think_str8 import observe
from parlour.games.think_str8.belief import OPEN, WORLDS, card_in, list_worlds
from parlour.games.think_str8.pad import PAD_WORK, cross_out
from parlour.games.think_str8.rules import BET, DICE, FINAL, PLACE, PUT, TAKE, TOKEN
from tests.games.observing import within_bounds

from .tables import HOLDERS, A, B, G, P, R, Y, arranged, betting, place, table

CARD = game("think-str8")
HIT, HIGH = range(2)


def parts(t: Table, seat: int) -> dict[str, np.ndarray]:
    return named("think-str8", t.observation(seat), "features")


def numbers(flags: np.ndarray) -> list[int]:
    return np.flatnonzero(flags).tolist()


def some_positions(count: int, seed: int = 0):
    """Positions of random games with many kinds of options."""
    luck = random.Random(seed)
    found = 0
    for t, seat, _ in positions(CARD, seed):
        if t.result is None and luck.random() < 0.02:
            found += 1
            yield t, seat
        if found == count:
            return


def on_the_pad(t: Table, seat: int) -> list[int]:
    """The numbers that the bots' pad leaves, per colour as a mask."""
    view, w = CARD.View.load(t.seen(seat)), np.zeros(PAD_WORK, np.int64)
    cross_out(view[0], w)
    return w[OPEN : OPEN + view[0].colours].tolist()


def test_the_candidates_are_those_of_the_pad():
    crossed = 0
    for t, _ in some_positions(25):
        for seat in range(t.seats):
            seen = parts(t, seat)
            left = [sum(1 << k for k in numbers(row)) for row in seen["candidates"]]
            assert left[: t.truth().colours] == on_the_pad(t, seat)
            assert not any(left[t.truth().colours :])
            crossed += 8 * len(left) - sum(map(int.bit_count, left))
            for colour, card in enumerate(t.truth().row("holder", seat)[: t.truth().colours]):
                assert left[colour] >> card & 1, "the true card is crossed out"
    assert crossed > 2000


@pytest.mark.soak
@pytest.mark.compiled
def test_the_candidates_hold_every_world():
    """They are never fewer than the numbers that the exact belief has."""
    for t, seat in some_positions(150, seed=3):
        view, w = CARD.View.load(t.seen(seat)), np.zeros(CARD.scratch, np.int64)
        found = parts(t, seat)["candidates"]
        for k in range(list_worlds(view[0], w)):
            for colour in range(view[0].colours):
                assert found[colour, card_in(int(w[WORLDS + k]), colour)]


def test_a_result_crosses_out_what_cannot_be():
    """Seat 0 holds B7 G1 Y4 and bets that they make 12; seat 1 is too high and will exchange."""
    t = place(betting([B, G, Y], [0, 1, 2, 3]), [12, 10, 13, 17])
    seen = parts(t, 0)
    assert seen["checked_bets"][0] == pytest.approx(
        [1, 1 / 3, 1 / 3, 1 / 3, 0, 0, 0, 0, 12 / 21, 1 / 12, 1, 0, 0, 0]
    )
    assert not seen["checked_bets"][1:].any()
    blue, green, yellow = (numbers(seen["candidates"][colour]) for colour in (B, G, Y))
    assert 7 in blue
    open_blue = {*range(8)} - {HOLDERS[k][B] for k in (1, 2, 3)}
    assert set(blue) == {
        b for b in open_blue if any(b + g + y == 12 for g in green for y in yellow)
    }
    assert set(blue) < open_blue
    assert [numbers(one) for one in seen["results"]] == [[HIT], [HIGH], [HIT], [HIT]]
    assert parts(t, 1)["results"][0].argmax() == HIGH
    assert parts(t, 1)["checked_bets"][0] == pytest.approx(
        [1, 1 / 3, 1 / 3, 1 / 3, 0, 0, 0, 0, 10 / 21, 2 / 12, 0, 1, 0, 0]
    )


def test_the_sums_are_those_of_the_dice():
    t = arranged(phase=TOKEN, dice=[[B, B, R]], order=[0, 1, 2, 3])
    seen = parts(t, 0)
    found = np.zeros(22)
    blue, red = numbers(seen["candidates"][B]), numbers(seen["candidates"][R])
    for b in blue:
        for r in red:
            found[2 * b + r] += 1 / len(blue) / len(red)
    assert seen["sums"] == pytest.approx(found, abs=1e-6)
    assert seen["sums"].sum() == pytest.approx(1)


def test_other_cards_are_seen_and_own_cards_are_not():
    t = arranged(phase=TOKEN, dice=[[B, G, Y]], order=[2, 0, 1, 3])
    for seat in range(4):
        seen = parts(t, seat)
        for k in range(1, 4):
            cards = [numbers(one)[0] for one in seen["cards"][k - 1]]
            assert cards == HOLDERS[(seat + k) % 4]


def test_nobodys_holders_come_last():
    t = arranged(2, phase=TOKEN, dice=[[B, G, Y]], order=[1, 0])
    for seat in range(2):
        cards = [[numbers(one)[0] for one in row] for row in parts(t, seat)["cards"]]
        assert cards == [HOLDERS[1 - seat], HOLDERS[2], HOLDERS[3]]


def test_the_round_is_told_from_the_seat_that_looks():
    t = arranged(
        phase=PLACE, dice=[[B, P, A]], order=[2, 0, 3, 1], pos=[4, 9, 0, 4], track=[2, 0, 3, 1],
        token=[[1, 3, 0, 6]], start=[[5, -1, -1, -1]],
    )  # fmt: skip
    for seat in range(4):
        seen, away = parts(t, seat), [(k - seat) % 4 for k in range(4)]
        assert [numbers(one)[0] for one in seen["dice"]] == [B, P, A]
        assert [numbers(one)[0] for one in seen["order"]] == [away[k] for k in (2, 0, 3, 1)]
        assert [numbers(one)[0] for one in seen["track"]] == [away[k] for k in (2, 0, 3, 1)]
        assert numbers(seen["to_act"]) == sorted(away[k] for k in (1, 2, 3))
        for other, (token, pos) in enumerate(zip([1, 3, 0, 6], [4, 9, 0, 4], strict=True)):
            assert numbers(seen["tokens"][away[other]]) == [token]
            assert seen["positions"][away[other]] == pytest.approx(pos / 100)
            if other != seat:
                ahead = (pos - [4, 9, 0, 4][seat]) / 20
                assert seen["leads"][away[other] - 1] == pytest.approx(ahead)
        # a placement is secret
        assert numbers(seen["starts"][away[0]]) == ([5] if seat == 0 else [])
        assert numbers(seen["free_tokens"]) == [2, 4, 5]
        assert numbers(seen["phase"]) == [2]
        assert seen["token_sizes"] * 12 == pytest.approx(range(1, 8))
        assert seen["token_points"] * 20 == pytest.approx(range(9, 2, -1))


def test_open_placements_are_seen():
    t = table(3, placement="sequential", die_turns=0)
    seat = t.actors[0]
    t.play(seat, TAKE + 2)
    t.play(seat, PUT + 7)
    for other in range(3):
        assert numbers(parts(t, other)["starts"][(seat - other) % 3]) == [7]


def test_given_up_cards_are_remembered():
    t = table(4, seed=5)
    while max(t.truth().given[0][:4]) < 0:
        seat = t.actors[0]
        t.play(seat, t.legal(seat)[0])
    state = t.truth()
    for other, colour in enumerate(state.given[0]):
        if colour >= 0:
            value = state.value[0][other]
            for seat in range(4):
                seen = parts(t, seat)
                assert seen["given_up"][colour, value]
                assert seen["piles"][colour] == pytest.approx(
                    int(state.pile[colour]).bit_count() / 3
                )
            row = parts(t, other)["checked_bets"][0]
            thrown = list(state.dice[0]).count(colour)
            assert row[1 + colour] == 0, "the card is known by now"
            assert row[7] == pytest.approx(thrown * value / 21)


def test_final_bets_are_those_made_so_far():
    t = arranged(phase=FINAL, this_round=8, bet_on=[0, 0, 0, 0])
    t.play(1, BET + 8)  # 0 and 1
    seen = parts(t, 1)
    assert numbers(seen["final_bets"][0]) == [0, 1]
    assert not seen["final_bets"][1:].any()
    assert numbers(seen["bet_on"]) == [1]
    assert not parts(t, 0)["final_bets"].any()
    assert not seen["dice"].any()
    assert not seen["sums"].any()


def test_rounds_and_turns_are_counted_down():
    t = table(3, seed=4, die_turns=3, rounds=5)
    seen = parts(t, 0)
    assert seen["rounds_left"] == pytest.approx(5 / 12)
    assert seen["turns_left"] == 1
    assert seen["die_turns"] == 1
    assert t.truth().phase == DICE
    seat = t.actors[0]
    t.play(seat, t.legal(seat)[1])
    assert parts(t, 0)["turns_left"] == pytest.approx(2 / 3)


OPTIONS = {
    "intro": True, "smallest_hint": True, "placement": "sequential", "check_order": "clockwise",
    "intro_grey": "may_stay", "exchange": "optional", "exchange_last_round": False,
    "exchange_colours": "thrown", "track_floor": "start", "tie_break": "shared", "final_one": 7,
    "final_two": 3, "final_three": 0, "final_wrong": -5, "die_turns": 2, "token_set": "curved",
}  # fmt: skip


@pytest.mark.parametrize("option", OPTIONS)
def test_options_are_observed(option):
    usual, other = table(3), table(3, **{option: OPTIONS[option]})
    changed = [
        name
        for name, part in parts(other, 1).items()
        if name in ("option_choices", "final_points", "die_turns", "token_points")
        and not np.array_equal(part, parts(usual, 1)[name])
    ]
    assert len(changed) == 1


def test_options_have_their_places():
    usual, other = parts(table(3), 0), parts(table(3, **OPTIONS), 0)
    assert usual["final_points"] == pytest.approx([0.5, 0.2, 0.1, -0.2])
    assert other["final_points"] == pytest.approx([0.7, 0.3, 0, -0.5])
    assert usual["option_choices"].tolist() == [0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0]
    assert other["option_choices"].tolist() == [1, 1, 1, 1, 1, 0, 1, 0, 0, 1, 1, 1]


def test_the_number_of_players_is_observed():
    assert [numbers(parts(table(seats), 0)["seats"])[0] for seats in (2, 3, 4)] == [0, 1, 2]


def test_everything_is_revealed_at_the_end():
    t = arranged(phase=FINAL, this_round=8)
    for seat in range(4):
        for _ in range(6):
            t.play(seat, BET)
    assert t.result
    for seat in range(4):
        found = parts(t, seat)["candidates"]
        assert [numbers(row) for row in found] == [[card] for card in HOLDERS[seat]]


def changed(write):
    """The card with another `observe`."""
    module = SimpleNamespace(ROW=observe.ROW, MOVES=observe.MOVES, observe=write)
    return replace(CARD, lab=replace(CARD.lab, observe=module))


def test_a_leak_is_found():
    def leaky(s, seat, row):
        observe.observe(s, seat, row)
        row[observe.TURNS] = s.holder[seat, 0] / 7

    with pytest.raises(Broken, match="the observation for seat"):
        nothing_leaks(changed(leaky), pairs=40)


@pytest.mark.parametrize(("place", "value"), [(observe.SUMS, 1.5), (observe.PHASE, 0.5)])
def test_a_number_out_of_bounds_is_found(place, value):
    def wild(s, seat, row):
        observe.observe(s, seat, row)
        row[place] = value

    with pytest.raises(Broken, match=r"part '(sums|phase)'"):
        observations_are_declared(changed(wild))


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize("seats", CARD.seats)
@pytest.mark.parametrize("preset", [preset.name for preset in CARD.presets])
def test_bounds_hold_in_many_games(seats, preset):
    env = vector("think-str8", 64, seats, preset=preset, seed=1)
    env.reset()
    for _ in range(250):
        env.step(env.sample())
        within_bounds(env.observation, observe.ROW.parts)
        within_bounds(env.final_observation, observe.ROW.parts)
