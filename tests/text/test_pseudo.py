"""Nothing in a terminal or a record is worded outside the catalogues.

In a made-up language every message is in brackets. Letters outside them are in the code.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import parlour
from parlour.core import language, telling
from parlour.core.fact import Speaker
from parlour.core.game import Game
from parlour.core.table import Table
from parlour.terminal.story import Story
from parlour.text.catalogue import Catalogue, split

KNOWN = [parlour.game(name) for name in parlour.list_games()]
GAMES = [game for game in KNOWN if telling.package(game).startswith("parlour.games.")]
SIGNS = re.compile(r"\b[rc]\d+\b|\b[A-F]\b|\bx\b")
"""Rows and columns, the letters of teams, chips and patterns, and a crossed-out cell."""


class Pseudo(Catalogue):
    """A catalogue whose messages are in brackets."""

    def format(self, id, args=None, audience=None):  # type: ignore[no-untyped-def]
        """A message in brackets."""
        return f"[{super().format(id, args, audience)}]"


def in_code(text: str) -> list[str]:
    """Return the words outside brackets that aren't signs."""
    outside, depth = [], 0
    for letter in text:
        depth += (letter == "[") - (letter == "]")
        outside.append(" " if depth or letter in "[]" else letter)
    words = re.findall(r"\w+", SIGNS.sub(" ", "".join(outside)))
    return [word for word in words if any(map(str.isalpha, word))]


@pytest.fixture
def _in_pseudo(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    real = language.catalogue

    def pseudo(package: str, code: str = "en") -> Catalogue:
        sources = [
            (language.COMMON / code / "common.ftl").read_text(encoding="utf-8"),
            language.catalogue_source(package, code),
        ]
        return Pseudo(code, sources)

    monkeypatch.setattr(telling, "catalogue", pseudo)
    yield
    assert real is language.catalogue


@pytest.mark.usefixtures("_in_pseudo")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_terminal_game_has_no_words_in_its_code(game: Game) -> None:
    table = Table(game, game.usual_seats, seed=5)
    story = Story(table, [0, None])
    for _ in range(25):
        for seat in (0, None):
            assert in_code(table.picture(seat)) == []
        if table.over:
            break
        seat = table.asked[0]
        assert in_code(" ".join(table.moves(seat).values())) == []
        story.play(seat, table.bot(seat, next(iter(game.bots))))
    told = [line for lines in story.told.values() for line in lines]
    assert told
    assert in_code(" ".join(told)) == []


def test_a_word_in_the_code_is_noticed() -> None:
    assert in_code("[Stack +4]  play [2]") == ["play"]
    assert in_code("r0 c1 A [The [inner] end]  x 12") == []


def test_every_message_of_a_catalogue_is_found() -> None:
    source = (
        "# note\na = A\n    .about = x\n\n## part\n-b = B\nc =\n    { $x ->\n       *[d] e\n    }\n"
    )
    assert list(split(source)) == ["a", "-b", "c"]


def test_a_speaker_words_facts_and_ids() -> None:
    say = Speaker(Catalogue("en", ["hello = Hello, { $name }.\n"]))
    assert say("hello", name="Wren") == "Hello, Wren."
