"""The weights: `strong` plays as before they had names, and others' bets say something."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pytest

import parlour
from parlour import Table
from parlour.features.tuning import FILE, Weights
from parlour.games.think_str8 import weights
from parlour.games.think_str8.bots import SCRATCH
from parlour.games.think_str8.hearsay import LIKELY, TOLD, hear_of, likelihood, listen
from parlour.games.think_str8.rules import VALUES
from parlour.games.think_str8.weights import STRONG, choose
from parlour.lab.matches import duel

from ..same_games import digest

GAME = parlour.game("think-str8")
SAME = [
    (2, {}, ["strong"], "d52c87343ec5a5e1"),
    (3, {}, ["strong"], "4a70e896d3ec400d"),
    (4, {}, ["strong", "fair"], "c54be57859d18030"),
    (4, {"intro": True}, ["strong"], "51ac56cb282d6dd3"),
]


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize(("seats", "options", "bots", "known"), SAME)
def test_strong_plays_as_before_its_weights_had_names(
    seats: int, options: dict[str, Any], bots: list[str], known: str
) -> None:
    assert digest("think-str8", seats, options, bots) == known


def test_every_setting_that_was_learned_is_better_than_by_hand():
    found = msgspec.json.decode((weights.HOME / FILE).read_bytes(), type=Weights)
    names = {weight.name for weight in weights.WEIGHTS}
    assert found.game == "think-str8"
    assert set(found.settings) <= {setting.name for setting in weights.SETTINGS}
    for name, one in found.settings.items():
        assert set(one.weights) == names
        assert one.low > one.even, name
        assert found.command[name].startswith("python -m parlour.lab.tune think-str8")


def test_weights_are_within_their_range():
    for row in weights.MASTER:
        for weight, value in zip(weights.WEIGHTS, row, strict=True):
            assert weight.low <= value <= weight.high, weight.name


@pytest.mark.soak
@pytest.mark.compiled
def test_master_beats_strong() -> None:
    assert duel(GAME, 4, GAME.chosen(4), "master", "strong", 2000).won > 0.5


def heard(table: Table, seat: int, told: float) -> tuple[Any, Any]:
    """Return a seat's view and its scratch array after listening to the others' bets."""
    v, x = table.look(seat)[0], np.zeros(SCRATCH)
    choose(x, STRONG, 0)
    x[TOLD] = told
    listen(v, x.view(np.int64), x)
    return v, x


def test_nothing_is_heard_unless_it_counts():
    table = Table(GAME, 3, seed=4)
    _, x = heard(table, 0, 0.0)
    assert likelihood(x, 0o123456) == 1.0


def test_no_bets_say_nothing():
    table = Table(GAME, 3, seed=4)
    _, x = heard(table, 0, 1.0)
    assert likelihood(x, 0o123456) == 1.0


def test_bets_are_heard_when_they_lie_open():
    table = Table(GAME, 2, seed=4)
    while table.look(0)[0].this_round < 2:
        seat = table.actors[0]
        table.play(seat, table.bot(seat, "fair"))
    _, x = heard(table, 0, 1.0)
    likely = x[LIKELY : LIKELY + 6 * VALUES]
    assert likely.max() == 1.0
    assert 0.0 < likely.min() < 1.0


def test_who_sees_a_high_number_bets_lower():
    x = np.zeros(SCRATCH)
    hear_of(0b11111111, 2, 1, 3.5, 2.0, 0.1, x)  # any number would be 3.5 on average; they bet 2
    likely = x[LIKELY + 2 * VALUES : LIKELY + 3 * VALUES]
    assert (np.diff(likely) > 0).all()
    assert (x[LIKELY : LIKELY + 2 * VALUES] == 0.0).all()


def test_a_number_that_they_cannot_have_says_nothing():
    x = np.zeros(SCRATCH)
    hear_of(0b00001111, 0, 2, 3.0, 5.0, 0.1, x)
    likely = x[LIKELY : LIKELY + VALUES]
    assert len(set(likely[4:].tolist())) == 1
    assert likely[0] > likely[4] > likely[3]
