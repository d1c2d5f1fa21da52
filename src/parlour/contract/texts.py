"""The check that a game's catalogues are complete in every language that the game has."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import resources

from parlour.contract.errors import must
from parlour.core import telling
from parlour.core.game import Game
from parlour.core.language import DEFAULT, catalogue_source, languages, speaks
from parlour.text.arguments import arguments
from parlour.text.catalogue import Catalogue

NAMED = 8  # the most missing messages that are listed


def texts_are_complete(game: Game) -> str:
    """Everything that the card names has a text, and all languages have the same messages."""
    package = telling.package(game)
    own = {
        language: arguments(Catalogue(language, [catalogue_source(package, language)]))
        for language in languages()
        if speaks(package, language)
    }
    for language, texts in own.items():
        _has(language, texts, [*wanted(game), *own[DEFAULT]])
    for language, texts in own.items():
        _has(DEFAULT, own[DEFAULT], [*texts])
        for id, names in texts.items():
            english = own[DEFAULT][id]
            must(names == english, f"{id} takes {_named(english)} in text/{DEFAULT}.ftl, but "
                 f"{_named(names)} in text/{language}.ftl")  # fmt: skip
    return f"{len(own[DEFAULT])} messages in {', '.join(own)}"


def _has(language: str, texts: dict[str, list[str]], ids: list[str]) -> None:
    missing = sorted({*ids} - texts.keys())
    more = f" and {len(missing) - NAMED} more" if len(missing) > NAMED else ""
    must(not missing, f"text/{language}.ftl has no {', '.join(missing[:NAMED])}{more}")


def _named(names: list[str]) -> str:
    return ", ".join(f"${name}" for name in names) or "no arguments"


def wanted(game: Game) -> Iterator[str]:
    """The ids of the messages for everything that a card names, and for the steps of a lesson."""
    yield from ("game-summary", "game-credits")
    yield from (f"bot-{level}" for level in game.bots)
    yield from (f"reason-{reason}" for reason in game.reasons)
    for option in game.Options.listed():
        yield from (f"option-{option.name}", f"option-{option.name}.about")
        if option.group != "custom":
            named = (value for value in option.values if type(value) is str)
            yield from (f"option-{option.name}-{value}" for value in named)
    for preset in game.presets:
        yield from (telling.preset_id(preset.name), f"{telling.preset_id(preset.name)}.about")
    yield from _of_measures(game)
    yield from _of_lesson(game)


def _of_measures(game: Game) -> Iterator[str]:
    for measure in game.lab.measures.Measures.listed() if game.lab.measures else ():
        yield f"measure-{measure.name}"
        yield from (f"measure-{measure.name}-{part}" for part in measure.by)


def _of_lesson(game: Game) -> Iterator[str]:
    file = resources.files(telling.package(game)) / "lesson.json"
    for step in json.loads(file.read_text(encoding="utf-8"))["steps"] if file.is_file() else ():
        yield f"lesson-{step['id']}"
        if "ask" in step:
            yield f"lesson-{step['id']}.otherwise"
