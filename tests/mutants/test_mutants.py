"""Every checker catches the game that breaks what it checks.

The rules run interpreted, so broken games needn't be compiled.
"""

from __future__ import annotations

import pytest

from parlour import contract
from parlour.contract import Broken
from parlour.core.errors import BadGame
from tests.mutants.broken import MUTANTS, Mutant, build

pytestmark = [pytest.mark.plain, pytest.mark.slow]


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_mutant_is_caught(mutant: Mutant, tmp_path) -> None:
    game = build(mutant, tmp_path)
    check = next(check for check in contract.CHECKS if check.__name__ == mutant.caught_by)
    with pytest.raises(Broken):
        contract.run(check, game)


def test_the_game_they_are_made_from_is_sound(tmp_path) -> None:
    sound = Mutant("nothing", "facts.py", "Play", "Play", "")
    game = build(sound, tmp_path)
    checks = [check for check in contract.CHECKS if check.__module__ != "parlour.contract.backends"]
    assert [check(game) for check in checks]


def test_every_check_has_a_mutant() -> None:
    caught = {mutant.caught_by for mutant in MUTANTS}
    elsewhere = {
        "copies_are_independent",  # a Table that shares: test_sharing.py
        "same_compiled_and_interpreted",  # test_backends_differ.py
        "same_thoughts",  # likewise
        "same_in_a_kernel",  # likewise
        "observations_are_declared",  # tests/games/transmitter/test_observe.py
    }
    assert {check.__name__ for check in contract.CHECKS} == caught | elsewhere


@pytest.mark.parametrize(
    ("file", "old", "new", "clause"),
    [
        ("__init__.py", "seats=(2, 3, 4)", "seats=(4, 2)", "seats must ascend"),
        ("__init__.py", "seats=(2, 3, 4)", "seats=(2, 9)", "seats must be 1 to 8"),
        ("__init__.py", "usual_seats=3", "usual_seats=5", "usual_seats must be one of seats"),
        ("__init__.py", "version=1", "version=0", "the version must be at least 1"),
        ("__init__.py", '"simultaneous"', '"quick"', "dynamics must be"),
        ("__init__.py", '"competitive"', '"kind"', "utility must be"),
        ("__init__.py", "widest=5", "widest=6", "widest must be"),
        ("__init__.py", "longest=16", "longest=0", "longest must be above 0"),
        ("__init__.py", "score_range=(0, 24)", "score_range=(24, 0)", "score_range must ascend"),
        ("__init__.py", 'reasons=("all-prizes-taken",)', "reasons=()", "needs a reason"),
        ("__init__.py", "bots=BOTS", "bots={}", "at least one bot"),
        ("__init__.py", "bots=BOTS", "bots={'random': BOTS['easy']}", "a bot called random"),
        ("__init__.py", "GAME = Game(", "from parlour.core.game import Lab\n\nGAME = Game(\n"
         "    lab=Lab(observed=('taste',)),", "observed must name"),
        ("rules.py", "def undoable(s: State, seat: int, action: int)",
         "def undoable(s: State)", "rules.undoable takes (s, seat, action), not 1"),
        ("view.py", "def heard(", "def hears(", "view.heard(s, seat, action, viewer) is missing"),
        ("view.py", "    seats: int = int8\n", "", "View needs a field seats"),
    ],
)  # fmt: skip
def test_a_card_that_breaks_the_contract_is_refused(
    file: str, old: str, new: str, clause: str, tmp_path, request
) -> None:
    number = request.node.callspec.indices["file"]
    with pytest.raises(BadGame) as raised:
        build(Mutant(f"card {number}", file, old, new, ""), tmp_path)
    assert clause in str(raised.value)
