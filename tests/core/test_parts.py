"""Parts of views: what a move touched is made again, and nothing else has changed."""

from __future__ import annotations

import random
from typing import Any

import pytest

from parlour.core.errors import ParlourError
from parlour.core.game import HOUSE, Game
from parlour.core.parts import GameParts, fields_read, parts_of
from parlour.core.table import Table
from tests.games_known import EVERY, NAMES

by_name = pytest.mark.parametrize("game", EVERY, ids=lambda game: game.name)


def play_and_compare(table: Table, luck: random.Random, most: int) -> int:
    """Play random actions; after each, the touched parts and the old ones make the whole view."""
    parts, viewers = parts_of(table.game), (None, *range(table.seats))
    public = parts.public.whole(table.facts(None))
    owns = [parts.own.whole(facts) for facts in table.facts_of(viewers)]
    for number in range(most):
        if table.over:
            return number
        seat = luck.choice([*table.actors, *([HOUSE] if table.legal(HOUSE) else [])])
        action = luck.choice(table.legal(seat))
        seen = table.witness(seat, action, viewers)
        touched, own_touched = parts.touched(seen)
        table.play(seat, action)
        public |= parts.public.fresh(public, touched, seen.public)
        assert public == parts.public.whole(table.facts(None))
        for k, viewer in enumerate(viewers):
            owns[k] |= parts.own.fresh(owns[k], own_touched[k], seen.after[k])
            assert owns[k] == parts.own.whole(table.facts(viewer)), (viewer, number)
    return most


@by_name
def test_what_a_move_did_not_touch_is_as_it_was(game: Game) -> None:
    assert play_and_compare(Table(game, seed=3), random.Random(game.name), 24) > 1


@pytest.mark.compiled
@by_name
def test_compiled_views_are_compared_alike(game: Game) -> None:
    for seed in range(5):
        assert play_and_compare(Table(game, seed=seed), random.Random(seed), 400) > 1


@pytest.mark.soak
@by_name
def test_in_every_preset_and_number_of_seats(game: Game) -> None:
    for seats in game.seats:
        for preset in [None, *(one.name for one in game.presets)]:
            try:
                table = Table(game, seats, seed=seats, preset=preset)
            except ParlourError:  # not for this number of players
                continue
            play_and_compare(table, random.Random(seats), 400)


@pytest.mark.parametrize("name", NAMES)
def test_a_games_views_are_divided(name: str) -> None:
    """A function of another form works too, but would make everything again at every move."""
    game = next(one for one in EVERY if one.name == name)
    parts = parts_of(game)
    shown = [*parts.public.all, *parts.own.all]
    fields = [name for part in shown for name in part]
    facts = Table(game).facts(None)
    assert sorted(fields) == sorted([*parts.public.whole(facts), *parts.own.whole(facts)])
    assert len(shown) > len(fields) * 0.8


def test_code_that_reads_fields_without_naming_them_reads_them_all() -> None:
    view = EVERY[0].View
    assert fields_read(lambda v: v.seat, view) == {"seat"}
    assert fields_read(lambda v: _seat_of(v), view) == {"seat"}
    assert fields_read(lambda v: v.some("seats", 1), view) == {"seats"}
    assert fields_read(lambda v: str(seat=1), view) == set()  # a keyword is no field
    for unnamed in (lambda v: getattr(v, "se" + "at"), lambda v: v.data[0], _vars_of, _imports):
        assert fields_read(unnamed, view) == {*view.fields}


def _seat_of(v: Any) -> Any:
    return v.seat


def _vars_of(v: Any) -> Any:
    return vars(v)


def _imports(v: Any) -> Any:
    from tests.core.test_parts import _seat_of

    return _seat_of(v)


def test_functions_of_another_form_make_everything_again() -> None:
    game = EVERY[0]
    parts = GameParts(game)
    parts.public.all = []
    table = Table(game, seed=1)
    before = parts.public.whole(table.facts(None))
    seat = table.actors[0]
    table.play(seat, table.legal(seat)[0])
    after = table.facts(None)
    assert before | parts.public.fresh(before, 0, after) == parts.public.whole(after)
