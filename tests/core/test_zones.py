"""Zones on a card: what is checked when it is loaded."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from parlour.core.card_check import check_card
from parlour.core.errors import BadGame
from parlour.core.zones import AnyZone, Counter, Grid, Hand, Pile, Plays, Track
from tests.games_known import EVERY

BIDS = EVERY[-1]


def test_zones_name_fields_of_either_view() -> None:
    zones = (Hand("hands", by_seat=True), Pile("mine"), Grid("shown"), Track("round", length=3))
    assert check_card(replace(BIDS, zones=zones)).zones == zones


@pytest.mark.parametrize(
    ("zones", "clause"),
    [
        ((Hand("cards"),), "a zone must be a field of Public or Own, not 'cards'"),
        ((Hand("hands"), Pile("hands")), "a field can have only one zone"),
        ((Track("round"),), "zone round: a track needs a length"),
        ((Grid("shown", columns=-1),), "zone shown: columns can't be negative"),
        ((Counter("prize", plays=Plays()),), "zone prize: a counter can't play actions"),
        ((Hand("hands", plays=Plays(step=0)),), "zone hands: step can't be 0"),
    ],
)
def test_a_zone_that_cannot_be_drawn_is_refused(zones: tuple[AnyZone, ...], clause: str) -> None:
    with pytest.raises(BadGame, match=clause):
        check_card(replace(BIDS, zones=zones))


def test_zones_are_sent_with_their_kind() -> None:
    zone = Grid("cells", columns=3, plays=Plays("place", 10))
    assert msgspec.to_builtins(zone) == {
        "is": "grid", "field": "cells", "by_seat": False, "columns": 3,
        "plays": {"by": "place", "offset": 10, "step": 1},
    }  # fmt: skip
    assert msgspec.convert(msgspec.to_builtins(zone), AnyZone) == zone
