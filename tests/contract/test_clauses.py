"""Every clause has a test, and tests and code refer only to clauses that exist."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

import parlour
from tests.contract.clauses import flaws, stated
from tests.games_known import NAMES


@pytest.mark.parametrize("name", NAMES)
def test_clauses_tests_and_code_fit_together(name: str) -> None:
    folder = Path(str(parlour.game(name).rules.__file__)).parent
    package = f"tests.games.{name.replace('-', '_')}"
    files = Path(str(import_module(package).__file__)).parent.glob("test_*.py")
    modules = [import_module(f"{package}.{file.stem}") for file in files]
    rules = (folder / "RULES.md").read_text(encoding="utf-8")
    ours = f"test_{stated(rules)[0][0]}"  # others are named after examples
    tests = {name for module in modules for name in vars(module) if name.startswith(ours)}
    assert flaws(rules, tests, folder) == []


OURS = {  # clauses that settle what a rulebook leaves open, found unmarked once
    "synergy": ("S1", "S18", "S22", "S23"),
    "think-str8": ("S15", "S16"),
    "sequence-numbers": ("N22", "N28"),
    "pattern-overlap": ("P4", "P6", "P9", "P29"),
    "transmitter": ("T13", "T30", "T32"),
}


@pytest.mark.parametrize("name", NAMES)
def test_a_ruling_of_ours_is_marked(name: str) -> None:
    rules = (Path(str(parlour.game(name).rules.__file__)).parent / "RULES.md").read_text("utf-8")
    clauses = {line[2:].split(" ")[0]: line for line in rules.splitlines() if line[:2] == "**"}
    unmarked = [clause for clause in OURS.get(name, ()) if "*(ruling" not in clauses[clause]]
    assert unmarked == []


RULES = "**A1 Cards.** ...\n\n**A2 Turns.** ...\n"
TESTS = ("test_A1_cards", "test_A2_turns", "test_A2_more_turns", "helper")


@pytest.mark.parametrize(
    ("rules", "tests", "code", "flaw"),
    [
        (RULES, TESTS, "x = 1  # A2, A1", None),
        (RULES + "**A4 End.** ...", (*TESTS, "test_A4_end"), "", "the clauses are not A1 to A3"),
        (RULES, TESTS[:1], "", "A2 has no test"),
        (RULES, (*TESTS, "test_A9_end"), "", "a test names A9"),
        (RULES, TESTS, "x = 1  # A7", "rules.py cites A7"),
        ("No numbers at all.", TESTS, "", "the rules state no clauses"),
    ],
)
def test_what_does_not_fit_is_noticed(
    rules: str, tests: tuple[str, ...], code: str, flaw: str | None, tmp_path: Path
) -> None:
    (tmp_path / "rules.py").write_text(code)
    assert flaws(rules, tests, tmp_path) == ([flaw] if flaw else [])
