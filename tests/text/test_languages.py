"""Every catalogue in every language: the same ids and arguments, and every fact has words."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import parlour
from parlour.contract.checks import facts_told
from parlour.core import telling
from parlour.core.game import Game
from parlour.core.language import catalogue, languages
from parlour.core.table import Table
from parlour.lab.batch import measures_of
from parlour.text.arguments import arguments
from parlour.text.catalogue import Catalogue
from web.text_types import LANGUAGES, catalogues

SRC = Path(__file__).parents[2] / "src" / "parlour"
KNOWN = [parlour.game(name) for name in parlour.list_games()]
GAMES = [game for game in KNOWN if telling.package(game).startswith("parlour.games.")]
OTHERS = [language for language in languages() if language != "en"]


def own(game: Game, language: str) -> Catalogue:
    package = game.rules.__package__ or ""
    return Catalogue(
        language,
        [(SRC / "games" / package.rpartition(".")[2] / "text" / f"{language}.ftl").read_text()],
    )


def test_there_are_three_languages() -> None:
    assert languages() == ("en", "de", "nb")
    assert sorted(languages()) == LANGUAGES


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", sorted(catalogues()))
def test_a_catalogue_has_the_same_ids_and_arguments_in_every_language(
    name: str, language: str
) -> None:
    english, other = (
        arguments(Catalogue(code, [catalogues(code)[name].read_text()]))
        for code in ("en", language)
    )
    assert other == english


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    "file", ["common.ftl", "terminal.ftl", "lab.ftl", "push.ftl", "preview.ftl"]
)
def test_the_common_messages_are_the_same_in_every_language(file: str, language: str) -> None:
    english, other = (
        arguments(Catalogue(code, [(SRC / "text" / code / file).read_text()]))
        for code in ("en", language)
    )
    assert other == english


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_fact_of_a_game_of_bots_has_words_in_every_language(game: Game) -> None:
    """The contract does the same with random games, which seldom end well."""
    table, level, worded = Table(game, game.usual_seats, seed=1), next(iter(game.bots)), set()
    while not table.over:
        seat = table.asked[0]
        action = table.bot(seat, level)
        for viewer, fact in facts_told(table, seat, action):
            if (viewer, repr(fact)) in worded:
                continue
            worded.add((viewer, repr(fact)))
            for language in languages():
                text = telling.speaker(game, language, viewer)(fact)
                assert text.strip(), (language, fact)
                assert "{" not in text, (language, fact, text)
        table.play(seat, action)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_pictures_are_drawn_in_every_language(game: Game) -> None:
    table = Table(game, game.usual_seats, seed=3)
    for _ in range(12):
        for language in languages():
            assert table.picture(0, language)
            assert table.picture(None, language)
        if table.over:
            break
        table.play(table.asked[0], table.bot(table.asked[0], next(iter(game.bots))))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_options_presets_reasons_and_bots_have_texts(game: Game, language: str) -> None:
    texts = own(game, language)
    wanted = {"game-summary", "game-credits"}
    wanted |= {f"bot-{level}" for level in game.bots}
    wanted |= {f"reason-{reason}" for reason in game.reasons}
    for option in game.Options.listed():
        wanted |= {f"option-{option.name}", f"option-{option.name}.about"}
        named = [value for value in option.values if type(value) is str]
        if option.group != "custom":
            wanted |= {f"option-{option.name}-{value}" for value in named}
    for preset in game.presets:
        id = re.sub(r"[^\w-]", "-", preset.name)
        wanted |= {f"preset-{id}", f"preset-{id}.about"}
    assert {id for id in wanted if not texts.has(id)} == set()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_measures_and_their_parts_have_texts(game: Game, language: str) -> None:
    wanted = set()
    for measure in measures_of(game).listed():
        wanted |= {f"measure-{measure.name}"}
        wanted |= {f"measure-{measure.name}-{part}" for part in measure.by}
    assert wanted
    assert {id for id in own(game, language).ids if id.startswith("measure-")} == wanted


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_step_of_a_lesson_has_a_text(game: Game, language: str) -> None:
    package = (game.rules.__package__ or "").rpartition(".")[2]
    lesson = json.loads((SRC / "games" / package / "lesson.json").read_text())
    texts = own(game, language)
    for step in lesson["steps"]:
        assert texts.has(f"lesson-{step['id']}")
        assert texts.has(f"lesson-{step['id']}.otherwise") == ("ask" in step)


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(parlour.ParlourError, match="unknown language 'xx'; choose en, de or nb"):
        catalogue("parlour.games.transmitter", "xx")
