"""A game's numbered clauses: stated in RULES.md, cited in code and named in tests."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

STATED = re.compile(r"^\*\*([A-Z])(\d+) ", re.MULTILINE)


def stated(rules: str) -> list[str]:
    """Return the clauses stated in the rules, in order."""
    return [letter + number for letter, number in STATED.findall(rules)]


def tested(names: Iterable[str]) -> set[str]:
    """Return the clauses that test functions are named after."""
    return {found[1] for name in names if (found := re.match(r"test_([A-Z]\d+)_", name))}


def cited(folder: Path, letter: str) -> set[tuple[str, str]]:
    """Return the clauses cited in comments of a game's sources, each with its file."""
    return {
        (clause, source.name)
        for source in folder.rglob("*.py")
        for line in source.read_text(encoding="utf-8").splitlines()
        for clause in re.findall(rf"\b{letter}\d+\b", line.partition("#")[2])
    }


def flaws(rules: str, names: Iterable[str], folder: Path) -> list[str]:
    """Return mismatches between a game's rules, tests and code."""
    clauses = stated(rules)
    if not clauses:
        return ["the rules state no clauses"]
    letter, found = clauses[0][0], tested(names)
    numbered = [f"{letter}{n}" for n in range(1, len(clauses) + 1)]
    return [
        *([] if clauses == numbered else [f"the clauses are not {letter}1 to {numbered[-1]}"]),
        *(f"{clause} has no test" for clause in clauses if clause not in found),
        *(f"a test names {clause}" for clause in sorted(found - {*clauses})),
        *(f"{file} cites {c}" for c, file in sorted(cited(folder, letter)) if c not in clauses),
    ]
