"""A broken game is explained in a line or two, with the place of the error."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour import contract
from parlour.contract import Broken
from parlour.contract.checks import legal_lists_are_right
from parlour.contract.errors import explained
from tests.mutants.broken import EXAMPLE, Mutant, build

pytestmark = [pytest.mark.plain, pytest.mark.slow]


def line_of(text: str, file: str) -> int:
    """The number of the line that starts with a text, in a file of the example."""
    lines = (EXAMPLE / file).read_text().splitlines()
    return next(number for number, line in enumerate(lines, 1) if line.strip().startswith(text))


def test_an_error_names_its_file_and_line(tmp_path: Path) -> None:
    old = "s.laid[seat] = action + 1"
    game = build(Mutant("a slip in apply", "rules.py", old, f"{old} + nosuch", ""), tmp_path)
    said: list[str] = []
    failures = contract.check_game(game, said.append)
    place = f"broken_a_slip_in_apply/rules.py:{line_of(old, 'rules.py')}"
    assert failures == [f"legal lists are right: {place}: NameError: name 'nosuch' is not defined"]
    assert said[-1] == "The other checks were not run."


def test_an_error_is_reported_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    two = [one for one in contract.CHECKS if one.__name__.startswith(("facts_", "public_"))]
    monkeypatch.setattr(contract, "CHECKS", two)
    old = "prize=v.prize,"
    game = build(Mutant("a slip in public", "facts.py", old, f"{old} nosuch=1,", ""), tmp_path)
    first, again = contract.check_game(game)
    place = f"broken_a_slip_in_public/facts.py:{line_of('return Public(', 'facts.py')}"
    assert first.startswith(f"facts have words: {place}: TypeError: ")
    assert again == "public is alike: the same as in: facts have words"


@pytest.mark.parametrize("widest", [1, 3, 4])
def test_a_card_that_is_too_narrow_is_told_so(widest: int, tmp_path: Path) -> None:
    narrow = Mutant(f"room for {widest}", "__init__.py", "widest=5", f"widest={widest}", "")
    with pytest.raises(Broken, match=f"5 legal actions, but the card declares {widest}"):
        contract.run(legal_lists_are_right, build(narrow, tmp_path))


def test_the_compilers_message_is_cut_to_what_matters(tmp_path: Path) -> None:
    game = build(Mutant("nothing wrong", "facts.py", "Play", "Play", ""), tmp_path)
    rules = Path(str(game.rules.__file__))
    said = (
        "Failed in nopython mode pipeline (step: nopython frontend)\nNameError: name 'nosuch' is "
        f'not defined\n\nFile "{rules}", line 12:\ndef apply(s):\n    <source elided>\n'
    )
    assert explained(RuntimeError(said), game) == (
        "broken_nothing_wrong/rules.py:12: RuntimeError: NameError: name 'nosuch' is not defined"
    )
