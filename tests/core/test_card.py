"""Game cards: features, groups, and the checks on loading."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from pathlib import Path

import pytest

import parlour
from parlour.core.card_check import check_card
from parlour.core.errors import BadGame
from parlour.core.fact import Refusal
from parlour.core.feature import Feature
from parlour.core.game import Finding, Game, Lab
from parlour.core.language import told
from parlour.core.manners import Manners
from parlour.core.option import Preset
from parlour.features.campaign import Campaign
from parlour.features.material import Kind, Materials, kinds_of
from parlour.features.puzzles import Puzzles
from parlour.features.real_time import RealTime
from parlour.games.synergy.refusals import NotFor
from tests.games_known import EVERY

BIDS = EVERY[-1]
PAGE = Path(__file__).resolve().parents[2] / "docs" / "adding-a-game.md"


def test_a_game_has_a_feature_or_none() -> None:
    overlap, synergy = parlour.game("pattern-overlap"), parlour.game("synergy")
    assert isinstance(overlap.feature(Puzzles), Puzzles)
    assert overlap.feature(Campaign) is None
    assert isinstance(synergy.feature(Campaign), Campaign)
    assert [game.name for game in EVERY if game.feature(RealTime)] == ["pattern-overlap"]
    assert kinds_of(BIDS) == ()


class Flawed(Feature):
    """A feature that is invalid on every card."""

    def flaw(self, options: dict[str, object]) -> str | None:
        return f"nothing fits {len(options)} option"


@pytest.mark.parametrize(
    ("features", "clause"),
    [
        ((Flawed(),), "nothing fits 1 option"),
        ((Materials(()), Materials(())), "only one feature of each kind"),
        ((Materials((Kind("board", "board", str),)),), "the option board can be custom"),
        ((Materials((Kind("rounds", "rounds", str),)),), "the option rounds can be custom"),
    ],
)
def test_a_feature_must_fit_its_card(features: tuple[Feature, ...], clause: str) -> None:
    with pytest.raises(BadGame, match=clause):
        check_card(replace(BIDS, features=features))


def only_for_four(seats: int, options: object) -> Refusal | None:
    return None if seats == 4 else NotFor(seats)


def test_a_preset_need_not_fit_the_usual_number_of_seats() -> None:
    card = replace(BIDS, presets=(Preset("big"),), refuses=only_for_four)
    assert card.usual_seats != 4
    assert check_card(card) is card


def test_a_preset_that_fits_no_number_of_seats_is_refused() -> None:
    card = replace(BIDS, presets=(Preset("big"),), refuses=only_for_four, seats=(2, 3))
    with pytest.raises(BadGame, match=re.escape(f"preset big: {told(NotFor(3))}")):
        check_card(card)


@pytest.mark.parametrize("group", [Game, Manners, Lab, Finding, RealTime, Materials])
def test_the_manual_explains_every_field_of_the_card(group: type) -> None:
    page = PAGE.read_text(encoding="utf-8")
    missing = [field.name for field in fields(group) if f"`{field.name}`" not in page]
    assert missing == []
