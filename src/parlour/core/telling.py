"""Telling: what a game shows of a view, and how it words it."""

from __future__ import annotations

import re
from typing import Any

from msgspec.structs import asdict

from parlour.core.fact import Fact, Speaker
from parlour.core.game import Game
from parlour.core.language import DEFAULT, catalogue, languages, speaks
from parlour.text.audience import Audience


def public(game: Game, view: Any) -> dict[str, Any]:
    """The public part of a view, by field name."""
    return asdict(game.facts.public(view))


def own(game: Game, view: Any) -> dict[str, Any]:
    """The part of a view that depends on the viewer, by field name."""
    return asdict(game.facts.own(view))


def pictures(game: Game, view: Any, seat: int | None) -> dict[str, str]:
    """A view drawn as text, in each language that the game speaks."""
    spoken = [one for one in languages() if speaks(package(game), one)]
    return {one: game.picture(view, speaker(game, one, seat)) for one in spoken}


def move(game: Game, view: Any, action: int) -> Fact:
    """What an action does, as the viewer sees it."""
    found: Fact = game.facts.move(view, action)
    return found


def events(game: Game, before: Any, seat: int, action: int | None, after: Any) -> list[Fact]:
    """What a viewer learned from an action, given the views before and after it.

    `action` is None if the viewer doesn't learn which action it was.
    """
    found: list[Fact] = game.facts.events(before, seat, action, after)
    return found


def speaker(
    game: Game, language: str = DEFAULT, seat: int | None = None, names: tuple[str, ...] = (),
    variant: str = "",
) -> Speaker:  # fmt: skip
    """A speaker that addresses a seat in a language, in a variant where messages have it."""
    return Speaker(catalogue(package(game), language), Audience(seat, names), variant)


def text(game: Game, id: str, language: str = DEFAULT) -> str:
    """A text of the game's catalogue, such as "option-hand_size.about"; the id if it has none."""
    texts = catalogue(package(game), language)
    return texts.format(id) if texts.has(id) else id


def preset_id(name: str) -> str:
    """The id of the message that names a preset."""
    return f"preset-{re.sub(r'[^a-zA-Z0-9_-]', '-', name)}"


def package(game: Game) -> str:
    """The package whose folder `text` has the game's catalogues."""
    return game.rules.__package__ or ""
