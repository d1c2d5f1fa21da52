"""What the compiler says of a broken game is cut to one line, with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour import contract
from tests.mutants.broken import Mutant, build

pytestmark = [pytest.mark.compiled, pytest.mark.soak]
OLD = "s.laid[seat] = action + 1"


@pytest.mark.parametrize(
    ("name", "new", "why"),
    [
        ("unknown", f"{OLD} + nosuch", "NameError: name 'nosuch' is not defined"),
        ("unfit", f"{OLD} + int(str(action))", "No implementation of function Function(<class "
         "'int'>) found for signature: >>> int(unicode_type)"),
    ],
)  # fmt: skip
def test_a_rule_that_cannot_be_compiled(name: str, new: str, why: str, tmp_path: Path) -> None:
    game = build(Mutant(f"{name} to the compiler", "rules.py", OLD, new, ""), tmp_path)
    (failure,) = contract.check_game(game)
    place = f"legal lists are right: broken_{name}_to_the_compiler/rules.py:"
    assert failure.startswith(place)
    assert failure.endswith(f": TypingError: {why}")
