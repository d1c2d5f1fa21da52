"""No code takes sentences apart; patterns are for ids, addresses, sums and file formats."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PATTERN = re.compile(
    r"""new\ RegExp                               # made from a text
    | \.(?:replace|replaceAll|match|matchAll|search|split|test)\(\s*/[^/*\s]   # given to a method
    | [=(\[,:?]\s*/(?![/*])(?:\\.|[^/\n\\])+/[dgimsuvy]*\s*(?:\.(?:exec|test)\b|[,;)\]]|$)""",
    re.VERBOSE | re.MULTILINE,
)
ALLOWED = {
    "web/src/games/sequence_numbers/Board.svelte": "number keys",
    "web/src/games/sequence_numbers/view.ts": "a sum on a card",
    "web/src/games/synergy/Board.svelte": "number keys",
    "web/src/games/think_str8/helpTelling.svelte.ts": "the id of a ping",
    "web/src/lib/environment.ts": "the address of the server",
    "web/src/lib/gameWords.ts": "ids",
    "web/src/lib/markdown.ts": "a file format",
    "web/src/lib/people.ts": "the name that the server gives a guest without one",
    "web/src/lib/picture/box.ts": "CSS values",
    "web/src/lib/picture/css.ts": "CSS values",
    "web/src/lib/picture/drawing.ts": "CSS values",
    "web/src/lib/picture/gradient.ts": "CSS values",
    "web/src/lib/picture/letters.ts": "CSS values",
    "web/src/lib/picture/paint.ts": "CSS values",
    "web/src/lib/rulebook.ts": "words to search for, and lists of numbers",
    "web/src/lib/table.svelte.ts": "the id of a table",
}


def with_patterns(folder: Path) -> set[str]:
    """Return the source files of the browser app that have a regular expression."""
    files = [*folder.rglob("*.ts"), *folder.rglob("*.svelte")]
    return {
        path.relative_to(ROOT).as_posix()
        for path in files
        if PATTERN.search(path.read_text(encoding="utf-8"))
    }


def test_the_app_has_no_patterns_for_sentences() -> None:
    assert with_patterns(ROOT / "web" / "src") == set(ALLOWED)


def test_patterns_are_noticed() -> None:
    for code in (
        "text.replace(/^You (\\w+)/, '')",
        "const A = /^(.+) plays? (\\S+)$/",
        "new RegExp(`seat ${n}`)",
        "lines: [[/^Round (\\d+)$/, (n) => n]],\n",
        "if (/x/.test(text)) y()",
    ):
        assert PATTERN.search(code), code
    for code in ("a / b", "// a comment", "x = a / b / c", "import x from './y/z'", "</p>"):
        assert not PATTERN.search(code), code


def test_no_games_words_are_parsed_in_python() -> None:
    """Only what people type and what files contain is parsed."""
    found = {
        path.relative_to(ROOT / "src/parlour").as_posix()
        for path in (ROOT / "src" / "parlour" / "games").rglob("*.py")
        if re.search(r"^import re$", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert found == {
        "games/pattern_overlap/material.py",
        "games/sequence_numbers/finding.py",
        "games/sequence_numbers/material.py",
        "games/think_str8/finding.py",
    }


def test_comments_of_catalogues_are_not_shown() -> None:
    """Fluent reads an indented comment as part of the message above it."""
    inside = re.compile(r"^[ \t]+#", re.MULTILINE)
    catalogues = [*(ROOT / "src" / "parlour").rglob("*.ftl")]
    assert catalogues
    assert [path for path in catalogues if inside.search(path.read_text(encoding="utf-8"))] == []
