"""No code takes sentences apart; patterns are for ids, addresses, sums and file formats.

`web/tests/patterns.test.ts` checks the browser app.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "parlour"
PLAIN = {"ASCII", "DOTALL", "IGNORECASE", "MULTILINE", "VERBOSE", "Match", "Pattern", "escape"}
ALLOWED = {  # how many patterns, and for what
    "contract/errors.py": (2, "what the compiler says"),
    "core/card_check.py": (1, "the name of a game"),
    "core/fact.py": (1, "the name of a class"),
    "core/option.py": (1, "a number"),
    "core/rulebook.py": (1, "numbers"),
    "core/telling.py": (1, "ids"),
    "features/material_file.py": (2, "a file format"),
    "features/study_status.py": (1, "the name of a study"),
    "games/pattern_overlap/material.py": (1, "a file format"),
    "games/sequence_numbers/finding.py": (4, "what people type"),
    "games/sequence_numbers/material.py": (1, "a file format"),
    "games/think_str8/finding.py": (1, "what people type"),
    "lab/study.py": (2, "a file format"),
    "policies/spec.py": (3, "what people type"),
    "server/daily/days.py": (1, "a month"),
    "server/http/previews.py": (1, "a header"),
    "server/protocol/guests.py": (2, "ids"),
    "server/protocol/host_names.py": (3, "host names"),
    "server/protocol/periods.py": (2, "days and weeks"),
    "server/socket/connection.py": (1, "addresses"),
    "server/storage/store.py": (1, "the name of a table"),
    "terminal/check.py": (1, "a seed"),
    "terminal/keeping.py": (1, "the name of a file"),
    "terminal/load_test.py": (1, "metrics of a server"),
    "text/catalogue.py": (1, "a file format"),
}


def patterns(code: str) -> int:
    """Count the uses of the module `re`; importing something from it counts as one."""
    found = 0
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.ImportFrom):
            found += node.module in ("re", "regex")
        elif isinstance(node, ast.Import):
            found += any(
                one.name == "regex" or (one.name == "re" and one.asname) for one in node.names
            )
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            found += node.value.id == "re" and node.attr not in PLAIN
    return found


def test_no_sentences_are_parsed_in_python() -> None:
    files = {
        path.relative_to(PACKAGE).as_posix(): path.read_text(encoding="utf-8")
        for path in PACKAGE.rglob("*.py")
    }
    found = {name: patterns(code) for name, code in files.items() if "re" in code}
    assert {name: many for name, many in found.items() if many} == {
        name: many for name, (many, _) in ALLOWED.items()
    }


@pytest.mark.parametrize(
    "code",
    [
        "import re\nwords = re.sub('^You ', '', words)",
        "import re\nYOURS = re.compile('^You ')",
        "from re import sub",
        "import re as patterns",
        "def f():\n    import re\n    return re.match(a, b)",
    ],
)
def test_patterns_are_noticed(code: str) -> None:
    assert patterns(code) == 1


def test_comments_of_catalogues_are_not_shown() -> None:
    """Fluent reads an indented comment as part of the message above it."""
    inside = re.compile(r"^[ \t]+#", re.MULTILINE)
    catalogues = [*PACKAGE.rglob("*.ftl")]
    assert catalogues
    assert [path for path in catalogues if inside.search(path.read_text(encoding="utf-8"))] == []
