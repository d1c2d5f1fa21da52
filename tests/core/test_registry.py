"""The registry: cards by name, and sending cards to other processes."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
from collections.abc import Iterator
from dataclasses import replace

import pytest

import parlour
from parlour.core import registry
from parlour.core.errors import UnknownGame
from parlour.core.game import Game
from tests.games_known import EVERY

BIDS = EVERY[-1]


@pytest.fixture
def two_versions() -> Iterator[Game]:
    """A game whose rules have changed once."""
    card = replace(BIDS, name="changed-bids", version=2,
                   earlier=(replace(BIDS, name="changed-bids"),))  # fmt: skip
    yield registry.register(card)
    del registry._cards["changed-bids"]


def test_a_card_is_known_once_it_is_registered() -> None:
    card = replace(BIDS, name="unheard-of")
    parlour.Table(card, seed=1).legal(0)
    with pytest.raises(UnknownGame, match="unknown game 'unheard-of'"):
        parlour.game("unheard-of")
    try:
        assert parlour.register(card) is card
        assert parlour.game("unheard-of") is card
        assert "unheard-of" in parlour.list_games()
    finally:
        del registry._cards["unheard-of"]


def test_only_listed_games_are_found_by_other_processes() -> None:
    assert registry.is_importable(parlour.game("transmitter"))
    assert not registry.is_importable(replace(parlour.game("transmitter")))
    assert not registry.is_importable(replace(BIDS, name="made-here"))


def test_a_card_is_pickled_by_name_and_version(two_versions: Game) -> None:
    for version in (1, 2):
        card = two_versions.at(version)
        assert pickle.loads(pickle.dumps(card)) is card
        assert copy.copy(card) is card
        assert copy.deepcopy(card) is card


def test_a_card_that_is_not_registered_is_not_pickled() -> None:
    with pytest.raises(pickle.PicklingError, match="register the card of 'nowhere'"):
        pickle.dumps(replace(BIDS, name="nowhere"))


def _title(card: Game) -> str:
    return card.title


def test_a_card_arrives_in_another_process() -> None:
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.apply(_title, (parlour.game("synergy"),)) == "Synergy"
