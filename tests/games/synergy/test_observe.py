"""What a learner observes of Synergy."""

from __future__ import annotations

from collections import Counter
from itertools import product

import numpy as np
import pytest

from parlour import Table
from parlour.core.registry import game
from parlour.games.synergy.cards import (
    ACTION,
    COMMIT1,
    COMMIT3,
    EQUAL,
    GOAL,
    KEEP,
    PASS,
    PLUS1,
    UNIQUE,
    USE_H,
)
from parlour.games.synergy.check import pair_fits
from parlour.games.synergy.observe import ROW
from tests.games.observing import bits, compare, differing, hot, parts, wandering, within_bounds

from .deals import card, commits, stage

GAME = "synergy"


class Sight:
    """What a seat sees, with seats and colours counted from it."""

    def __init__(self, table, seat):
        v = self.v = table.facts(seat)
        self.seat = seat
        self.places = [(seat + k) % v.seats for k in range(v.seats)]
        self.ring = [*self.places, 2] if v.seats == 2 else self.places

    def from_here(self, place):
        return self.ring.index(place) if place >= 0 else -1

    def types(self, types):
        """Counts of each type, in twos."""
        found = np.zeros((5, 5))
        for t, count in Counter(int(t) for t in types).items():
            found[self.from_here(t // 5), t % 5] = count / 2
        return found

    def each(self, fact, empty=0, places=None):
        """A fact of every place, filled up to five."""
        found = [fact(place) for place in (self.places if places is None else places)]
        return [*found, *[empty] * (5 - len(found))]

    def around(self, fact, empty=0):
        return self.each(fact, empty, self.ring)

    def values(self, cards):
        return self.around(lambda p: hot(cards[p] % 5 if cards[p] >= 0 else -1, 5), [0] * 5)

    def colours(self, cards):
        there = lambda p: self.from_here(cards[p] // 5) if cards[p] >= 0 else -1  # noqa: E731
        return self.around(lambda p: hot(there(p), 5), [0] * 5)

    def kinds(self, goals):
        return self.around(lambda p: hot(goals[p] % 7 if goals[p] >= 0 else -1, 7), [0] * 7)


def expected(table, seat):
    """All parts, worked out from the view."""
    here = Sight(table, seat)
    v, o = here.v, here.v.options
    own = v.hand[seat][: v.held[seat]]
    none, plain = np.zeros((5, 5)), [0] * 7
    taking = v.phase == KEEP
    return {
        "hand": here.types(own),
        "goals": bits(v.goals[seat], 7),
        "known": here.each(lambda p: here.types(v.known[p][: v.known_count[p]]), none),
        "unseen": here.each(lambda p: np.array(v.unseen[p]) / 2, [0] * 5),
        "ghost_pile": here.types([t for t in range(25) for _ in range(v.ghost_pile[t])]),
        "rows": here.around(lambda p: here.types(v.row[p][: v.row_count[p]]), none),
        "held": here.each(lambda p: v.held[p] / 10),
        "piles": here.around(lambda p: v.pile_left[p] / 10),
        "goals_held": here.each(lambda p: v.goals_held[p] / 7),
        "goals_left": here.each(lambda p: goals_left(v, p), plain),
        "first_values": here.values(v.first),
        "first_colours": here.colours(v.first),
        "plus": hot(here.from_here(v.plus_at), 5),
        "minus": hot(here.from_here(v.minus_at), 5),
        "shown_goals": here.kinds(v.goal),
        "last_values": here.values(v.last),
        "last_colours": here.colours(v.last),
        "ignored": hot(here.from_here(v.ignored), 5),
        "may_sum": here.around(lambda p: bits(v.may_sum[p], 14), [0] * 14),
        "my_sums": my_sums(v, own),
        "last_sums": last_sums(v, own),
        "strands": here.types([own[k] for k in range(len(own)) if v.strands >> k & 1]) > 0,
        "met": here.each(lambda p: taking and v.past_met[v.past - 1] >> p & 1),
        "takes_back": here.each(lambda p: v.entitled >> p & 1),
        "to_act": here.each(lambda p: v.asked >> p & 1),
        "thinking": v.thinking / 5,
        "phase": hot(v.phase, 8),
        "used": here.each(lambda p: v.used[p] / 10),
        "leader": hot(here.from_here(v.leader), 5),
        "super": hot(here.from_here(v.super_seat), 5),
        "hyper": hot(here.from_here(v.hyper_seat), 5),
        "to_give": [v.super_seat == -2, v.hyper_seat == -2],
        "challenges": bits(v.challenges, 11),
        "action_cards": bits(v.acts, 10),
        "goal_first": v.order,
        "rounds_needed": (v.rounds - v.won) / 7,
        "lives": v.lives / 7,
        "round": v.round_no / 7,
        "allowed": (v.allowed + v.bonus) / 5,
        "last_rounds": [past_round(here, v.past - 1 - k) for k in range(2)],
        "seats": hot(v.seats - 1, 5),
        "seat": hot(seat, 5),
        "dealt": [v.dealt / 10, v.dealt_goals / 7],
        "option_choices": [
            o.between, o.order_limits, o.even_odd, o.actions_per_seat_round == 10, o.action_order,
            o.card_bounds, o.redraw_dead_hands, o.ignored_exempt, o.keep_optional,
            o.super_hyper == 1, o.super_hyper == 2, o.super_hyper_same_seat, o.pass_number_dir,
            o.pass_goal_dir,
        ],
    }  # fmt: skip


def goals_left(v, colour):
    """Every goal of a colour that was never shown."""
    shown = {*v.goal[: v.seats]} | {
        goal for r in range(v.past) for goal in v.past_goal[r][: v.seats]
    }
    return [7 * colour + k not in shown for k in range(7)]


def last_sums(v, own):
    """The sum that each value in hand gives, whether the limits allow it or not."""
    found = np.zeros((5, 14))
    if v.first[0] >= 0 and v.phase <= COMMIT3:
        first = int(v.first[v.seat])
        a = first % 5 + 1 + (v.plus_at == v.seat) - (v.minus_at == v.seat)
        for t in map(int, own):
            found[t % 5, total_of(v, first, a, t)] = 1
    return found


def total_of(v, first, a, t):
    """The sum of a first number that counts as `a` and a last number."""
    b = t % 5 + 1
    total = abs(a - b) if v.challenges >> 8 & 1 else a + b
    return total + (3 if v.challenges >> 3 & 1 and a == b and first // 5 == t // 5 else 0)


def my_sums(v, own):
    """The sums of the first number and each number in hand that keeps the limits."""
    found = [0] * 14
    if v.first[0] < 0 or v.phase > COMMIT3:
        return found
    first = int(v.first[v.seat])
    a = first % 5 + 1 + (v.plus_at == v.seat) - (v.minus_at == v.seat)
    free = v.ignored == v.seat and v.options.ignored_exempt
    for t in map(int, own):
        if free or pair_fits(v.challenges, v.options, first, a, t):
            found[total_of(v, first, a, t)] = 1
    return found


def past_round(here, r):
    """What the places did in a round that was checked."""
    v = here.v
    if r < 0:
        return np.zeros((5, 12))

    def at(place):
        first, last = v.past_first[r][place], v.past_last[r][place]
        goal = v.past_goal[r][place]
        return [
            (first % 5 + 1) / 5, (last % 5 + 1) / 5, v.past_sum[r][place] / 13,
            v.past_met[r] >> place & 1, v.past_done[r], *hot(goal % 7 if goal >= 0 else -1, 7),
        ]  # fmt: skip

    return here.around(at, [0] * 12)


EVERYTHING = {
    "mission": "custom", "custom_rounds": 4, "custom_lives": 4, "custom_fail": 1,
    "custom_numbers": 6, "actions_per_seat_round": 10, "super_hyper": "group", "custom_super": True,
    "custom_hyper": True, "keep_optional": True,
    **{f"custom_{letter}": True for letter in "abcdefghij"},
}  # fmt: skip


def some_tables(every):
    """Tables of every seat count, at some moments of a game."""
    for seats, mission in ((2, 8), (3, 12), (4, 18), (5, 30), (2, 24), (3, 29), (4, 9)):
        yield from wandering(Table(GAME, seats, seed=seats, options={"mission": mission}), 3, every)
    for seats in (2, 5):
        yield from wandering(Table(GAME, seats, seed=seats, options=EVERYTHING), 4, every)


def test_every_part_is_what_the_view_shows():
    seen = compare(some_tables(5), expected)
    assert seen | {"strands", "to_give"} == {part.field for part in ROW.parts}


def test_sums_and_goals_of_a_round():
    table = stage([(card(0, 2), card(0, 3)), (card(1, 4), card(1, 1)), (card(2, 5), card(2, 5))],
                  [PLUS1, EQUAL, UNIQUE])  # fmt: skip
    seen = parts(table, 1)
    hand = table.facts(1).hand[1][: table.facts(1).held[1]]
    assert seen["first_values"].argmax(axis=1)[:3].tolist() == [3, 4, 1]
    assert seen["first_colours"].argmax(axis=1)[:3].tolist() == [0, 1, 2]
    assert seen["shown_goals"].argmax(axis=1)[:3].tolist() == [EQUAL, UNIQUE, PLUS1]
    assert np.flatnonzero(seen["my_sums"]).tolist() == sorted({4 + t % 5 + 1 for t in hand})
    assert np.flatnonzero(seen["may_sum"][2]).tolist() == [3, 4, 5, 6, 7]
    assert not differing(table, 1, expected(table, 1))


def test_a_number_that_strands_its_player_is_marked():
    table = Table.arrange(
        GAME, 3, options={"mission": 12},
        state={"hand": [sum(1 << 2 * t for t in (1, 4)), *([1 << 2 * t for t in (5, 10)])]},
    )  # fmt: skip  # Crescendo: the last number is higher
    assert parts(table, 0)["strands"][0].tolist() == [0, 0, 0, 0, 1]
    assert parts(table, 1)["strands"][0].tolist() == [1, 0, 0, 0, 0]
    assert not differing(table, 0, expected(table, 0))


def test_a_number_does_not_follow_itself():
    table = Table.arrange(
        GAME, 3, options={"mission": 15},
        state={"hand": [sum(1 << 2 * t for t in (1, 4)), 1 << 2 * 5, 1 << 2 * 10]},
    )  # fmt: skip  # Even Time: the last number is even
    assert parts(table, 0)["strands"][0].tolist() == [0, 1, 0, 0, 0]
    assert not differing(table, 0, expected(table, 0))


def test_a_hand_that_everyone_knows_reaches_its_own_sums_only():
    hands = [[card(seat, 2), card(seat, 5)] for seat in range(3)]
    known = [0, sum(1 << 2 * t for t in hands[1]), 1 << 2 * hands[2][0]]
    table = stage([(card(seat, 3), 0) for seat in range(3)], [PLUS1] * 3, hands=hands, known=known)
    seen = parts(table, 0)["may_sum"]
    assert np.flatnonzero(seen[1]).tolist() == [5, 8]
    assert np.flatnonzero(seen[2]).tolist() == [4, 5, 6, 7, 8]
    assert not differing(table, 0, expected(table, 0))


def test_who_has_chosen_is_seen_but_not_what():
    table = Table(GAME, 3, seed=4)
    before = parts(table, 1)
    table.play(0, table.legal(0)[0])
    after = parts(table, 1)
    assert before["to_act"].tolist() == [1, 1, 1, 0, 0]
    assert after["to_act"].tolist() == [1, 1, 0, 0, 0]
    changed = {name for name in after if not np.array_equal(before[name], after[name])}
    assert changed == {"to_act", "thinking"}


def test_who_has_passed_is_not_seen_while_action_cards_are_used():
    table = Table(GAME, 3, seed=4, options={"mission": 3})  # Grace Note: H
    while table.facts(0).phase != ACTION:
        table.play(table.actors[0], table.legal(table.actors[0])[0])
    table.play(0, PASS)
    assert parts(table, 1)["to_act"].tolist() == [1, 0, 0, 0, 0]
    assert parts(table, 0)["to_act"].tolist() == [0, 0, 0, 0, 0]
    assert parts(table, 0)["thinking"] == pytest.approx(0.4)
    table.play(1, USE_H)
    assert parts(table, 0)["used"].tolist() == pytest.approx([0, 0.1, 0, 0, 0])
    assert parts(table, 0)["allowed"] == pytest.approx(0.4)
    assert not parts(table, 0)["action_cards"].any()


def test_cards_that_the_group_has_yet_to_give_are_seen():
    table = Table(GAME, 5, seed=1, options={"mission": 30, "super_hyper": "group"})
    assert parts(table, 2)["to_give"].tolist() == [1, 1]
    assert not differing(table, 2, expected(table, 2))


def test_a_number_taken_back_is_known():
    first, last = card(0, 2), card(0, 4)
    table = stage([(first, last), (card(1, 1), card(1, 5)), (card(2, 3), card(2, 3))],
                  [UNIQUE, UNIQUE, UNIQUE])  # fmt: skip
    commits(table, [last, card(1, 5), card(2, 3)])
    assert table.facts(0).phase == KEEP
    assert parts(table, 1)["takes_back"].tolist() == [1, 1, 1, 0, 0]
    for seat in table.actors:
        table.play(seat, 146)  # the last number
    seen = parts(table, 1)
    assert table.facts(0).phase == COMMIT1
    assert seen["known"][2][2].tolist() == [0, 0, 0, 0.5, 0]  # seat 0 is two on
    assert seen["rows"][2][2].tolist() == [0, 0.5, 0, 0, 0]
    assert not differing(table, 1, expected(table, 1))


def moved(cards, by, seats):
    """A set of cards with every colour moved on."""
    return sum(
        (int(cards) >> 10 * colour & 1023) << 10 * ((colour + by) % seats)
        for colour in range(seats)
    )


def turned(table, by):
    """The same table with everyone moved `by` seats on, and the colours with them."""
    twin = table.copy()
    s, seats = twin.state, table.seats
    for name in ("hand", "known"):
        getattr(s, name)[:seats] = [moved(cards, by, seats) for cards in getattr(s, name)[:seats]]
    for name, colours in (("first", 5), ("last", 5), ("goal", 7), ("pile", 5), ("row", 5),
                          ("past_first", 5), ("past_last", 5), ("past_goal", 7)):  # fmt: skip
        array = getattr(s, name)
        array[array >= 0] = (array[array >= 0] + by * colours) % (seats * colours)
    for name in ("hand", "known", "held", "goals", "first", "goal", "last", "pending", "used",
                 "pile", "pile_left", "goal_pile", "goals_left", "row", "row_count"):  # fmt: skip
        array = getattr(s, name)
        array[:seats] = np.roll(array[:seats], by, axis=0)
    for name in ("past_first", "past_goal", "past_last", "past_sum"):
        array = getattr(s, name)
        array[:, :seats] = np.roll(array[:, :seats], by, axis=1)
    for name in ("leader", "super_seat", "hyper_seat", "plus_at", "minus_at", "ignored"):
        if getattr(s, name) >= 0:
            setattr(s, name, (getattr(s, name) + by) % seats)
    for name in ("waiting", "entitled"):
        setattr(s, name, turned_mask(getattr(s, name), by, seats))
    s.past_met[:] = [turned_mask(mask, by, seats) for mask in s.past_met]
    return twin


def turned_mask(mask, by, seats):
    return sum(one << (k + by) % seats for k, one in enumerate(bits(int(mask), seats)))


@pytest.mark.parametrize(("seats", "mission"), [(3, 28), (5, 30), (4, 24)])
def test_it_makes_no_difference_where_the_players_sit(seats, mission):
    for table in wandering(Table(GAME, seats, seed=5, options={"mission": mission}), 5, 7):
        for by, seat in product((1, 2), (0, seats - 1)):
            here = parts(table, seat)
            there = parts(turned(table, by), (seat + by) % seats)
            assert {name for name in here if not np.array_equal(here[name], there[name])} == {
                "seat"
            }


def test_the_first_move_of_a_goal_first_mission_is_a_goal():
    table = Table(GAME, 3, seed=1, options={"mission": 9})
    assert parts(table, 0)["goal_first"] == 1
    assert min(table.legal(0)) >= GOAL


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize("seats", game(GAME).seats)
@pytest.mark.parametrize("preset", [preset.name for preset in game(GAME).presets])
def test_bounds_hold_in_many_games(seats, preset):
    from parlour.envs import vector

    if not game(GAME).preset(preset).suits(seats):
        return

    env = vector(GAME, 64, seats, preset=preset, seed=1)
    env.reset()
    for step in range(200):
        env.step(env.sample())
        if step % 5 == 0:
            within_bounds(env.observation, ROW.parts)
            within_bounds(env.final_observation, ROW.parts)


@pytest.mark.soak
def test_every_part_is_what_the_view_shows_in_many_positions():
    compare(some_tables(1), expected)
