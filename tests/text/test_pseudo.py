"""Nothing in a terminal, a record or a report is worded outside the catalogues.

In a made-up language every message is in brackets. Letters outside them are in the code.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.core import language, telling
from parlour.core.fact import Speaker
from parlour.core.game import Game
from parlour.core.table import Table
from parlour.lab import report, words
from parlour.lab.cells import Cell
from parlour.lab.compare import compare
from parlour.lab.lines import compared_line, study_lines
from parlour.lab.progress import Progress, play
from parlour.lab.study import Plan, Setting, Study
from parlour.lab.words import Words
from parlour.lab.workers import here
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


@pytest.fixture
def _lab_in_pseudo(_in_pseudo: None, monkeypatch: pytest.MonkeyPatch) -> None:
    def pseudo(name: str, code: str = "en") -> Catalogue:
        files = (language.COMMON / code / f"{one}.ftl" for one in ("common", name))
        return Pseudo(code, [file.read_text(encoding="utf-8") for file in files])

    monkeypatch.setattr(words, "program", pseudo)


def small_study(folder: Path, game: Game) -> Study:
    """A study of a few games in two cells, with two levels."""
    seats, cells = game.usual_seats, []
    levels = [*game.bots][:2]
    for bots in ([levels[0]], levels * seats):
        one = Cell.of(game, seats, game.chosen(seats), bots[: 1 if len(bots) == 1 else seats])
        varied = {"bots": "/".join(dict.fromkeys(bots))}
        cells.append(Setting(one.key, seats, one.bots, 1, dict(one.options), None, varied))
    study = Study.begin(folder, game, Plan(game.name, game.version, 3, cells, 2, None, "x"))
    assert play(study, here, Progress(study, io.StringIO()))
    return study


def page_words(facts: Any) -> Iterator[str]:
    """Yield every text of a report's data but the title, the command and ids."""
    if isinstance(facts, str):
        yield facts
    elif isinstance(facts, list):
        row = len(facts) == 6 and isinstance(facts[4], bool)  # the last entry of a row is its id
        for one in facts[:5] if row else facts:
            yield from page_words(one)
    elif isinstance(facts, dict):
        for name, one in facts.items():
            if name not in ("title", "command", "language", "id", "varied", "above", "below"):
                yield from page_words(one)


@pytest.mark.usefixtures("_lab_in_pseudo")
@pytest.mark.parametrize("name", ["transmitter", "sequence-numbers"])
def test_a_lab_report_has_no_words_in_its_code(name: str, tmp_path: Path) -> None:
    game = parlour.game(name)
    study, said = small_study(tmp_path / "s", game), Words(game)
    facts = report.page_data(report.results(study), said)
    texts = [*page_words(facts)]
    assert len(texts) > 60
    assert [text for text in texts if in_code(text)] == []
    lines = [*study_lines(study, said), Progress(study, io.StringIO()).line()]
    first, second = study.games(0), study.games(1)
    assert first is not None
    assert second is not None
    lines += [compared_line(one, said) for one in compare(first, second)]
    assert [line for line in lines if in_code(line)] == []


def in_markup(source: str) -> list[str]:
    """Return the words between tags and in labels of a page or a script that makes one."""
    shown = re.findall(r">([^<>${}`]*[A-Za-z]{2,}[^<>${}`]*)</", source)
    return shown + re.findall(r'(?:aria-label|title|placeholder)="([^"$]+)"', source)


def test_the_page_of_a_report_has_no_words_in_its_script() -> None:
    folder = resources.files("parlour.lab") / "page"
    script = (folder / "page.js").read_text(encoding="utf-8")
    assert in_markup(script) == []
    assert in_markup((folder / "page.html").read_text(encoding="utf-8")) == ["Parlour"]
    asked = set(re.findall(r"\btext\('([\w-]+)'", script))
    assert asked == set(report.SCRIPT_TEXTS)


def test_a_word_in_the_code_is_noticed() -> None:
    assert in_code("[Stack +4]  play [2]") == ["play"]
    assert in_markup('`<h2>The cells</h2><p>${x}</p><svg aria-label="by cell">`') == [
        "The cells", "by cell"
    ]  # fmt: skip
    assert in_code("r0 c1 A [The [inner] end]  x 12") == []


def test_every_message_of_a_catalogue_is_found() -> None:
    source = (
        "# note\na = A\n    .about = x\n\n## part\n-b = B\nc =\n    { $x ->\n       *[d] e\n    }\n"
    )
    assert list(split(source)) == ["a", "-b", "c"]


def test_a_speaker_words_facts_and_ids() -> None:
    say = Speaker(Catalogue("en", ["hello = Hello, { $name }.\n"]))
    assert say("hello", name="Wren") == "Hello, Wren."
