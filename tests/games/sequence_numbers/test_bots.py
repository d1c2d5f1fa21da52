"""The bots: how each level plays, and that all of them follow the rules."""

from __future__ import annotations

from math import comb
from typing import Any

import pytest

import parlour
from parlour import Table
from parlour.core.chance import seeded
from parlour.core.engine import engines
from parlour.core.game import HOUSE
from parlour.games.sequence_numbers import survey
from parlour.games.sequence_numbers.rules import (
    DISCARD_KIND,
    DRAW_CARD,
    MINUS_AT,
    PASS,
    PLUS_AT,
    SKIP_DRAW,
    UPHOLD,
)
from parlour.lab.matches import duel

from .luck import GAME, PRESETS, hand, laid

pytestmark = pytest.mark.compiled

LEVELS = ("easy", "fair", "strong", "master")
ALL = pytest.mark.parametrize("level", LEVELS)


def choices(table: Table, level: str, seat: int | None = None, times: int = 60) -> set[int]:
    """Return the actions a bot takes here with different seeds."""
    seat = table.actors[0] if seat is None else seat
    play, seen = engines(table.game).bot(level), table.look(seat)
    return {int(play(seen, seeded(k), table.game.workspace())) for k in range(times)}


def notes(table: Table, seat: int) -> Any:
    """Return a bot's workspace after its decision."""
    x = table.game.workspace()
    engines(table.game).bot("fair")(table.look(seat), seeded(0), x)
    return x


def test_E26_the_risk_is_hypergeometric():
    expected = 1 - comb(86, 5) / comb(90, 5)
    assert round(expected, 4) == 0.2076
    assert survey.risk(90.0, 4.0, 5) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("unseen", "wanted", "held"), [(90, 0, 5), (10, 3, 4), (5, 5, 2), (6, 4, 3)]
)
def test_risk_against_counting(unseen, wanted, held):
    expected = 1 - comb(unseen - wanted, held) / comb(unseen, held)
    assert survey.risk(float(unseen), float(wanted), held) == pytest.approx(expected)


def test_cards_are_counted():
    table = laid(2, hands={0: hand(1, 1, 2, "+", 3)}, discard=[10, 11, 100, 40], discard_by=[0] * 4,
                 discards=4)  # fmt: skip
    x = notes(table, 0)
    unseen = {k: int(x[survey.UNSEEN + k]) for k in (0, 1, 3, 5, 20, 48, 49)}
    assert unseen == {0: 0, 1: 1, 3: 2, 5: 0, 20: 1, 48: 1, 49: 1}
    assert x[survey.MINE] == 2
    assert survey.unseen_cards(x) == 100 - 5 - 4


def test_lines_are_counted():
    table = laid(4, {0: [1, 2, 3, 4, 44], 1: [45]}, lines={0: [0]})
    x = notes(table, 0)
    assert x[survey.CHIPS + 0] == 4
    assert x[survey.LOCKED + 0] == 4
    assert survey.filled(x, 0, 0) == 5
    v = table.look(0)[0]
    assert not survey.is_open_to(v, x, 0, 1)  # four of its chips are locked
    assert not survey.is_open_to(v, x, 0, 25)  # the other team has a chip there
    assert survey.is_open_to(v, x, 0, 64)  # one locked chip may be shared
    assert survey.is_open_to(v, x, 1, 59)


@ALL
def test_a_win_is_taken(level):
    table = laid(2, {0: [1, 2, 3]}, {0: hand(11, 5, 6, 7, 8)})
    assert choices(table, level) == {4}


@ALL
def test_a_win_by_plus_is_taken(level):
    table = laid(2, {0: [1, 2, 3]}, {0: hand("+", 5, 6, 7, 8)})
    assert choices(table, level) == {PLUS_AT + 4}


@pytest.mark.parametrize("level", ["fair", "strong"])
def test_four_in_a_row_are_stopped(level):
    table = laid(2, {1: [41, 42, 43, 44]}, {0: hand(7, 39, 12, 18, 30)})
    assert choices(table, level) <= {45, 40}
    table = laid(2, {1: [1, 2, 3], 0: [33]}, {0: hand(11, 39, 12, 18, 30)})
    assert choices(table, level) == {4}


def test_easy_overlooks_what_you_threaten():
    table = laid(2, {1: [1, 2, 3], 0: [44, 55, 66]}, {0: hand(11, 33, 12, 18, 30)})
    assert choices(table, "easy", times=200) - {4}


def test_easy_makes_mistakes_and_is_never_cruel():
    table = laid(2, {1: [41, 42, 43, 44]}, {0: hand(3, 5, "-", 18, 30)})
    found = choices(table, "easy", times=300)
    assert len(found) > 4
    assert max(found) < MINUS_AT


def test_easy_takes_a_chip_only_when_it_can_do_nothing_else():
    table = laid(2, {1: [44]}, {0: hand("-")})
    assert choices(table, "easy") == {MINUS_AT + 44}


@pytest.mark.parametrize("level", ["fair", "strong"])
def test_a_minus_stops_four_that_no_card_can(level):
    table = laid(2, {1: [41, 42, 43, 44], 0: [40]}, {0: hand("-", 3, 9, 12, 30)})
    assert choices(table, level) <= {MINUS_AT + c for c in (41, 42, 43, 44)}


@ALL
def test_dead_cards_are_exchanged_first(level):
    table = laid(2, {1: [8, 55]}, {0: hand(21, 1, 2, 3, 4)})
    assert choices(table, level) == {DISCARD_KIND + 20}


@ALL
def test_nobody_forgets_to_draw(level):
    table = laid(2, hands={0: hand(1, 2, 3, 4, 5)}, options={"draw_mode": "strict"})
    table.play(0, 6)
    assert choices(table, level) == {DRAW_CARD}
    table.play(0, SKIP_DRAW)
    assert choices(table, level, seat=0) == {DRAW_CARD}


@ALL
def test_a_dead_card_is_given_up(level):
    table = laid(4, {1: [8, 55]}, {0: hand(21, 1, 2, "+")}, options={"table_talk": "referee"})
    table.play(HOUSE, UPHOLD)
    assert choices(table, level, seat=0) == {DISCARD_KIND + 20}


@ALL
def test_wild_cards_are_given_up_last(level):
    table = laid(4, hands={0: hand("+", "-", 5)}, options={"table_talk": "referee"})
    table.play(HOUSE, UPHOLD)
    assert choices(table, level, seat=0) == {DISCARD_KIND + 4}


@ALL
def test_a_hand_that_fits_nowhere(level):
    full = [c for c in range(100) if c not in (0, 9, 90, 99)]
    ours = [c for c in full if (c % 10 // 2 + c // 10) % 2 == 0]
    boards = {0: ours, 1: [c for c in full if c not in ours]}
    for stuck, expected in (("pass", PASS), ("discard", DISCARD_KIND + 2)):
        table = laid(2, boards, {0: hand(3, "+")},
                     options={"dead_per_turn": 0, "stuck": stuck})  # fmt: skip
        assert choices(table, level) == {expected}


def test_the_first_line_is_claimed_and_strong_keeps_room():
    given = ({0: [41, 42, 43, 45, 46, 47, 48]}, {0: hand(44, 39, 2, 3)})
    table = laid(4, *given, options={"shared_chips": 1})
    table.play(0, 44)
    first, *_, last = table.legal(0)
    assert choices(table, "fair") == {first}
    assert choices(table, "strong") <= {first, last}


@ALL
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_games_of_bots_end(level, preset, seats):
    table = Table(GAME, seats, seed=preset, preset=preset)
    while table.actors:
        seat = table.actors[-1]
        action = table.bot(seat, level)
        assert action in table.legal(seat)
        table.play(seat, action)
    assert table.result is not None


@pytest.mark.parametrize(
    ("first", "second", "share"), [("fair", "easy", 0.62), ("strong", "fair", 0.58)]
)
def test_levels_differ_in_strength(first, second, share):
    """The same games always; the full table is in docs/bots.md."""
    game = parlour.game(GAME)
    tally = duel(game, 2, game.chosen(2), first, second, 1000)
    assert tally.won == pytest.approx(share, abs=4 * tally.error)
    assert tally.won > 0.5
