"""Compact rows: the same as the features, in bytes."""

import random
from dataclasses import replace
from itertools import islice
from math import prod
from types import SimpleNamespace

import numpy as np
import pytest

from parlour import Table
from parlour.contract.checks import observations_are_declared
from parlour.contract.errors import Broken
from parlour.contract.samples import moves, tables
from parlour.contract.secrecy import nothing_leaks
from parlour.core.encoding import INDEX
from parlour.core.errors import BadOption
from parlour.core.observation import named
from parlour.core.registry import game
from parlour.envs import layout, vector
from parlour.games.transmitter import compact

LONGEST = {
    "pattern-overlap": 378, "sequence-numbers": 145, "synergy": 141, "think-str8": 149,
    "transmitter": 71,
}  # fmt: skip
every_game = pytest.mark.parametrize("name", LONGEST)


def flags(numbers, count):
    """The bits of bytes, in a dimension of their own."""
    return (numbers[..., None].astype(int) >> np.arange(count)) & 1


def chosen(numbers, count):
    """Indices as the features have them: one of `count` is 1, or none."""
    return (numbers[..., None] == np.arange(1, count + 1)).astype(int)


def counted(numbers, count):
    """How often each index from 1 is in a list."""
    return np.bincount(numbers.ravel(), minlength=count + 1)[1:]


def patterns(numbers):
    """The patterns of cards, from two bytes each, as the features have them."""
    letters = (numbers[..., None].astype(int) >> np.arange(0, 8, 2)) & 3
    return chosen(letters.reshape(*numbers.shape[:-1], 8) + 1, 4)


def transmitter(short, long):
    yield counted(short["hand"], 19), long["hand"] * 4
    yield short["unseen"], long["unseen"] * 4
    yield short["held"], long["held"] * 10
    yield np.clip(short["bounds"], -24, 24), long["bounds"] * 24
    yield short["objective_cards"] > 0, long["objective_cards_left"]
    yield chosen(short["phase"], 5), long["phase"]
    yield chosen(short["turn"], 6), long["turn"]
    yield chosen(short["transmitter"], 6), long["transmitter"]
    yield short["wins_and_losses_left"], long["wins_and_losses_left"] * 9
    if short["objective"]:
        distance = int(short["objective"]) - 61
        yield np.flatnonzero(long["chances"]), [24 + min(max(distance, -24), 24)]


def synergy(short, long):
    yield counted(short["hand"], 25), long["hand"].ravel() * 2
    yield flags(short["goals"], 7), long["goals"]
    yield flags(short["goals_left"], 7), long["goals_left"]
    for part, features in (("first", "first"), ("last", "last")):
        both = chosen(short[part], 25).reshape(5, 5, 5)
        yield both.sum(axis=1), long[f"{features}_values"]
        yield both.sum(axis=2), long[f"{features}_colours"]
    yield flags(short["may_sum"], 7).reshape(5, 14), long["may_sum"]
    yield flags(short["my_sums"], 7).reshape(14), long["my_sums"]
    stranding = flags(short["strands"], 7).reshape(14)[:10].astype(bool)
    yield counted(short["hand"][stranding], 25) > 0, long["strands"].ravel()
    yield flags(short["to_act"], 5), long["to_act"]
    yield flags(short["challenges"], 7).reshape(14)[:11], long["challenges"]
    for part in ("leader", "plus", "minus", "ignored", "seats", "seat"):
        yield chosen(short[part], 5), long[part]
    if chosen(short["seats"], 5)[1] == 0:
        yield short["unseen"], long["unseen"] * 2


def think_str8(short, long):
    yield flags(short["candidates"], 8), long["candidates"]
    yield flags(short["sums"], 8).reshape(24)[:22], long["sums"] > 0
    yield chosen(short["cards"], 8), long["cards"]
    yield flags(short["given_up"], 8), long["given_up"]
    yield flags(short["final_bets"], 8), long["final_bets"]
    yield flags(short["free_tokens"], 7), long["free_tokens"]
    yield flags(short["to_act"], 4), long["to_act"]
    yield chosen(short["tokens"], 7), long["tokens"]
    yield chosen(short["starts"], 22), long["starts"]
    yield chosen(short["results"], 4), long["results"]
    yield short["checked_bets"][:, 0] > 0, long["checked_bets"][:, 0]
    yield chosen(short["checked_bets"][:, 3], 4), long["checked_bets"][:, 10:]
    for part in ("order", "track"):
        yield chosen(short[part], 4), long[part]


def sequence_numbers(short, long):
    board, cell = short["board"].astype(int), short["board"].astype(int) - 1
    is_open = (board > 0) & (board < 55)
    yield is_open, long["open"]
    for team in range(3):
        yield (board == 55 + 2 * team) | (board == 56 + 2 * team), long["chips"][team]
    yield (board > 55) & (board % 2 == 0), long["locked"]
    yield is_open & (cell % 2 == 1), long["fits"]
    yield is_open * (cell // 2 % 3) / 2, long["lines"][0]
    yield is_open * (cell // 6 % 3) / 2, long["lines"][1]
    yield is_open * (cell // 18) / 2, long["unseen_at"]
    yield counted(short["hand"], 50), long["hand"] * ([2] * 48 + [4] * 2)
    yield short["unseen_wild"], long["unseen"][48:] * 4
    dead = short["hand"][flags(short["dead"], 7).astype(bool)]
    yield counted(dead, 48) > 0, long["dead"]
    yield flags(short["complete_now"], 2), long["complete_now"]
    yield flags(short["stuck"], 6), long["stuck"]
    for part in ("turn", "last_seat", "last_card", "phase", "seats", "teams"):
        yield chosen(short[part], long[part].shape[-1]), long[part]


def pattern_overlap(short, long):
    yield short["has_card"], long["has_card"]
    yield patterns(short["hand"])[short["has_card"] > 0], long["hand"][short["has_card"] > 0]
    coming = short["to_come"] > 0
    yield coming, long["cards_to_come"].any(axis=(1, 2))
    yield patterns(short["cards_to_come"])[coming], long["cards_to_come"][coming]
    laid = short["laid"]
    yield chosen(laid[:, 0], 8), long["laid_by"]
    yield chosen(laid[:, 1], 7), long["laid_on"]
    yield laid[:, 2:4], long["laid_at"] * 24
    yield patterns(laid[:, 4:])[laid[:, 0] > 0], long["laid_squares"][laid[:, 0] > 0]
    yield short["points"], long["points"] * 54
    for part in ("frozen", "said", "locked"):
        yield flags(short[part], 7), long[part]
    for part in ("turn", "phase", "mode", "clock_mode"):
        yield chosen(short[part], long[part].shape[-1]), long[part]


def sampled(name):
    """Some positions of tables with several seats and presets, and with random options."""
    for table in islice(tables(game(name), 12, 11), 2, None, 6):
        for number, (seat, action) in enumerate(islice(moves(table, random.Random(1)), 40)):
            table.play(seat, action)
            if number % 10 == 9:
                yield table


@every_game
def test_compact_rows_say_what_the_features_say(name):
    compared = globals()[name.replace("-", "_")]
    for table in sampled(name):
        for seat in range(table.seats):
            short = named(name, table.observation(seat, "compact"), "compact")
            long = named(name, table.observation(seat), "features")
            for number, (one, other) in enumerate(compared(short, long)):
                assert np.allclose(one, other, atol=1e-4), (number, table.options, one, other)


@every_game
def test_rows_are_short(name):
    parts = layout(name, "compact")
    assert sum(prod(part.shape) for part in parts) == LONGEST[name]
    for part in parts:
        assert -128 <= part.low <= part.high <= 127, part.field
        assert part.kind != INDEX or part.low == 0, part.field


def test_candidates_are_compact_too():
    short, long = (
        vector("pattern-overlap", 2, seed=3, encoding=encoding, actions="candidates")
        for encoding in ("compact", "features")
    )
    short.reset(), long.reset()
    for _ in range(20):
        assert short.candidate_features.dtype == np.int8
        assert np.array_equal(short.candidates, long.candidates)
        one, other = short.candidate_features, long.candidate_features
        assert np.array_equal(chosen(one[..., 0], 7), other[..., :7])
        plays = one[..., 0] == 2
        assert np.array_equal(patterns(one[plays][:, 2:4]).reshape(-1, 32), other[plays][:, 10:42])
        assert np.array_equal(flags(one[..., 7], 8), other[..., 51:59])
        actions = short.sample()
        short.step(actions), long.step(actions)


def test_the_space_has_the_bounds_of_the_row():
    env = vector("transmitter", 2, seed=1, encoding="compact")
    env.reset()
    assert env.single_observation_space.dtype == np.int8
    assert env.single_observation_space.contains(env.observation[0])


def test_what_has_no_compact_rows_says_so():
    card = game("transmitter")
    without = replace(card, lab=replace(card.lab, compact=None))
    with pytest.raises(BadOption, match="no compact rows to observe; choose 'features'"):
        vector(without, 2, encoding="compact")
    with pytest.raises(BadOption, match="for raw observations, use look"):
        Table("transmitter", 3).observation(0, "raw")


def changed(place, value):
    """Transmitter's card with a compact row that has another value somewhere."""

    def write(s, seat, row):
        compact.compact(s, seat, row)
        row[place] = value(s)

    card, module = game("transmitter"), SimpleNamespace(ROW=compact.ROW, compact=write)
    return replace(card, lab=replace(card.lab, compact=module))


def test_a_leak_is_found():
    with pytest.raises(Broken, match="the compact observation for seat"):
        nothing_leaks(changed(compact.STACK, lambda s: max(-60, min(60, s.objective))), pairs=40)


def test_a_number_out_of_bounds_is_found():
    with pytest.raises(Broken, match="the compact observation's part 'turn'"):
        observations_are_declared(changed(compact.TURN, lambda s: 7))
