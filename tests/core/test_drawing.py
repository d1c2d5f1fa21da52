"""Drawings of tables: SVG for notebooks, pixels for learners."""

from __future__ import annotations

import random
from pathlib import Path
from xml.etree import ElementTree

import pytest

from parlour import Table
from parlour.core.chance import seeded
from parlour.core.drawing import raster
from parlour.core.drawing.pieces import wrapped
from parlour.core.drawing.scene import Box, Scene, Words
from parlour.core.drawing.svg import svg
from parlour.core.errors import ParlourError
from tests.games.imagining import imagined_table
from tests.games_known import NAMES

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
LANGUAGES = ("en", "nb", "de")
every_game = pytest.mark.parametrize("name", NAMES)


def played(table: Table, count: int, seed: int = 1) -> Table:
    """Play random moves, as many as the game allows up to a number."""
    luck = random.Random(seed)
    for _ in range(count):
        if table.over:
            break
        seat = luck.choice(table.asked)
        table.play(seat, luck.choice(table.legal(seat)))
    return table


def texts(picture: str) -> list[str]:
    """All texts of a picture; raises an error if it isn't well-formed."""
    return [one.text or "" for one in ElementTree.fromstring(picture).iter() if one.text]


@every_game
def test_every_position_can_be_drawn_for_everyone(name: str) -> None:
    table = Table(name, seed=2)
    luck = random.Random(2)
    for language in [*LANGUAGES] * 3:
        for seat in (None, *range(table.seats)):
            assert texts(table.svg(seat, language))
        played(table, luck.randrange(1, 40), luck.randrange(99))


@every_game
def test_a_move_changes_the_picture(name: str) -> None:
    table = Table(name, seed=2)
    before = table.svg(0)
    played(table, 6)
    assert table.svg(0) != before


@every_game
def test_a_picture_shows_only_what_its_seat_knows(name: str) -> None:
    table = played(Table(name, seed=3), 9)
    luck = seeded(5)
    for seat in (None, 0):
        others = [imagined_table(table, seat, luck) for _ in range(2)]
        assert {one.svg(seat) for one in others} == {table.svg(seat)}


def test_a_spectator_sees_no_hands() -> None:
    table = Table("sequence-numbers", seats=2, seed=1)
    hand = {card["face"] for card in table.view(0)["hand"]}
    assert hand <= set(texts(table.svg(0)))
    assert not hand & set(texts(table.svg(None)))


def test_outside_games_are_drawn_by_their_zones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES / "leduc_poker"))
    from leduc_poker import GAME  # type: ignore[import-not-found]

    table = Table(GAME, seed=1)
    before = table.svg(0)
    shown = " ".join(texts(before))
    assert "Seat 1" in shown
    assert table.svg(1) != before
    played(table, 3)
    assert table.svg(0) != before
    assert texts(table.svg(None, "de"))


def test_games_without_zones_are_drawn_as_text() -> None:
    table = Table("transmitter", seats=2, seed=1)
    object.__setattr__(card := _without_drawing(table), "zones", ())
    lines = texts(Table(card, seats=2, seed=1).svg(None))
    assert lines[1:] == table.picture(None).split("\n")


def _without_drawing(table: Table):  # type: ignore[no-untyped-def]
    from dataclasses import replace

    return replace(table.game, drawing=None)


def test_svg_is_escaped() -> None:
    scene = Scene(10, 10)
    scene.add(Words(1, 1, '<b> & "x"', 12, "#000000"))
    root = ElementTree.fromstring(svg(scene, 'a "quote" & <tag>'))
    assert root.get("aria-label") == 'a "quote" & <tag>'
    assert root[0].text == '<b> & "x"'


def test_text_is_broken_at_words() -> None:
    assert [*wrapped("one two three", 7)] == ["one two", "three"]
    assert [*wrapped("unbreakable", 3)] == ["unbreakable"]


def test_without_pillow_pixels_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError(name=name)

    monkeypatch.setattr(raster, "import_module", missing)
    with pytest.raises(ParlourError, match=r'pip install "parlour\[render\]"'):
        Table("transmitter", seed=1).drawing().pixels()


@every_game
def test_pixels_change_with_a_move(name: str) -> None:
    pytest.importorskip("PIL")
    table = Table(name, seed=2)
    before = table.drawing(0).pixels((400, 300))
    played(table, 6)
    after = table.drawing(0).pixels((400, 300))
    assert before.shape == after.shape == (300, 400, 3)
    assert (before != after).any()
    whole = table.drawing(0)
    assert whole.pixels().shape[0] == round(whole.scene.height)
    assert whole._repr_svg_() == table.svg(0)


def test_pixels_have_the_colours_of_the_shapes() -> None:
    pytest.importorskip("PIL")
    scene = Scene(20, 10)
    scene.add(Box(0, 0, 10, 10, "#ff0000"), Box(10, 0, 10, 10, "#0000ff"))
    drawn = raster.pixels(scene)
    assert drawn[5, 5].tolist() == [255, 0, 0]
    assert drawn[5, 15].tolist() == [0, 0, 255]
