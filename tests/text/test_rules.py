"""The rulebooks: every clause is told, and every paragraph has words for every table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import parlour
from parlour.core import telling
from parlour.core.game import Game
from parlour.core.language import languages
from parlour.core.option import Numbers, Value
from parlour.core.rulebook import (
    Paragraph,
    Rulebook,
    plain_rules,
    rulebook,
    rules_catalogue,
    rules_page,
)
from parlour.text.arguments import arguments
from parlour.text.catalogue import BadMessage
from tests.contract.clauses import stated

ROOT = Path(__file__).parents[2]
KNOWN = [parlour.game(name) for name in parlour.list_games()]
GAMES = [game for game in KNOWN if telling.package(game).startswith("parlour.games.")]
EXPLAINED = re.compile(r"""data-explain=(?:"([^"]*)"|\{(.*)\}(?:\n| \w|>))""")
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def book_of(game: Game) -> Rulebook:
    found = rulebook(game)
    assert found is not None
    return found


def paragraphs(game: Game) -> list[Paragraph]:
    return [one for section in book_of(game).sections for one in section.paragraphs]


def tables(game: Game) -> Iterator[tuple[int, dict[str, Value]]]:
    """Yield the standard game, every preset, and tables that differ from it in one option, for
    every number of players."""
    standard = game.Options.complete({})
    for seats in game.seats:
        for preset in game.presets:
            yield seats, game.Options.complete(preset.options)
    lists = {one.name: one for one in game.Options.listed() if isinstance(one, Numbers)}
    content: dict[str, Value] = {name: one.values[1] for name, one in lists.items()}
    for option in game.Options.listed():
        values = () if isinstance(option, Numbers) else option.values
        for value in [*values[:8], *values[-1:]]:
            yield game.usual_seats, {**standard, **content, option.name: value}


@each_game
def test_every_clause_is_told_or_set_aside(game: Game) -> None:
    rules, book = plain_rules(game), book_of(game)
    assert rules is not None
    clauses = {*stated(rules)}
    told = {clause for one in paragraphs(game) for clause in one.tells}
    assert told - clauses == set()
    assert {*book.unsaid} - clauses == set()
    assert told & {*book.unsaid} == set()
    assert clauses - told - {*book.unsaid} == set()
    assert len(book.unsaid) <= 6
    assert all(one.tells for one in paragraphs(game))


@each_game
def test_paragraphs_and_conditions_name_what_exists(game: Game) -> None:
    ids = [one.id for one in paragraphs(game)]
    assert len(ids) == len({*ids})
    allowed = {option.name: option.values for option in game.Options.listed()}
    for one in paragraphs(game):
        for name, values in one.when.items():
            assert {*values} <= {*allowed.get(name, game.seats)}, (one.id, name)


@each_game
@pytest.mark.parametrize("language", languages())
def test_every_paragraph_has_words_for_every_table(game: Game, language: str) -> None:
    for seats, options in tables(game):
        page = rules_page(game, seats, options, language)
        for text in [text for chapter in page for text in (chapter.title, *chapter.paragraphs)]:
            assert not re.search(r"[{}]|  | [.,:]", text), text
            assert text[-1] in ".:!?)”»“" or text in {chapter.title for chapter in page}, text
        words = sum(len(text.split()) for chapter in page for text in chapter.paragraphs)
        assert 350 <= words <= 1200, (options, words)


@each_game
@pytest.mark.parametrize("language", languages())
def test_the_words_are_those_of_the_rulebook_with_the_same_arguments(
    game: Game, language: str
) -> None:
    own, english = (rules_catalogue(game, code) for code in (language, "en"))
    assert arguments(own) == arguments(english)
    sections = {f"rules-{section.id}" for section in book_of(game).sections}
    assert own.ids == sections | {f"rule-{one.id}" for one in paragraphs(game)}
    known = {option.name for option in game.Options.listed()} | {"seats"}
    assert {name for names in arguments(own).values() for name in names} <= known


@each_game
def test_pictures_are_drawn_and_explained_things_have_a_rule(game: Game) -> None:
    folder = ROOT / "web" / "src" / "games" / telling.package(game).rpartition(".")[2]
    drawn = (folder / "RulePicture.svelte").read_text()
    for one in paragraphs(game):
        if one.picture:
            kind = one.picture.split("-")[0]
            assert re.search(rf"'{one.picture}'|'{kind}-'|^ +{one.picture}: ", drawn, re.M), kind
    ids = {one.id for one in paragraphs(game)}
    found = [one for path in folder.glob("*.svelte") for one in EXPLAINED.findall(path.read_text())]
    assert found
    for names, code in found:
        assert {*names.split(), *re.findall(r"[?:] '([\w-]+)'", code)} <= ids
        for prefix in re.findall(r"`([\w-]+)\$", code):
            assert any(id.startswith(prefix) for id in ids), prefix


def test_a_missing_argument_is_noticed() -> None:
    game = parlour.game("transmitter")
    with pytest.raises(BadMessage, match=r"\$hand_size is missing"):
        rules_catalogue(game).format("rule-refill", {"refill": "to_hand_size"})


def test_a_paragraph_is_only_for_its_tables() -> None:
    game = parlour.game("transmitter")

    def text(**given: Value) -> str:
        page = rules_page(game, 4, game.chosen(4, None, given))
        return " ".join(text for chapter in page for text in chapter.paragraphs)

    assert "looks at two objective cards" not in text()
    assert "looks at two objective cards" in text(tuner=True)
    assert "one of each: −7, 2, 3." in text(objective_set="custom", custom_objectives="-7 2 3")
    assert "After every 5 plays" in text()
    assert "After every 3 plays" in text(drift_interval=3)
