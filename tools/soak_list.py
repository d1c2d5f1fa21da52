"""Which tests to leave to `make soak`: `python -m tools.soak_list JUNIT.xml ...`.

Each test file may take BUDGET seconds in `make test`; its quickest tests stay, and so does what
KEPT names. Make the files with `pytest --junitxml`. Prints lines for tests/left_to_soak.txt.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

BUDGET = 4.0
FREE = 0.3  # quicker tests always stay
ROOT = Path(__file__).parents[1]
GAMES = [path.parent.name for path in (ROOT / "tests" / "games").glob("*/test_clauses.py")]
IN_SHORT = "tests/contract/test_every_game.py::test_contract_in_short"
KEPT = (
    *(f"tests/games/{name}/test_clauses.py" for name in GAMES),
    *(f"{IN_SHORT}[{name.replace('_', '-')}-nothing_leaks]" for name in GAMES),
    "tests/browser/test_coach.py::test_a_hint",
    "tests/browser/test_own_bots.py",
    "tests/browser/test_tables.py::test_people_play_a_whole_game[2]",
    "tests/browser/test_start.py::test_three_taps_lead_to_the_first_move[",
    "tests/browser/test_you.py::test_a_game_is_counted_and_everything_can_be_taken_along_and_deleted[phone]",
    f"{IN_SHORT}[transmitter-",
    "tests/contract/test_every_game.py::test_contract[transmitter-same_compiled_and_interpreted]",
    "tests/contract/test_every_game.py::test_contract[transmitter-nothing_leaks]",
    "tests/server/test_background_compiling.py",
    "tests/server/test_studies.py::test_a_study_is_played_and_kept",
    "tests/server/test_twins.py::test_nobody_hears_a_byte_of_what_is_hidden[transmitter]",
    "tests/release/test_packages.py::test_the_sdist",
    "tests/server/test_daily.py::test_the_puzzle_and_its_streak[sqlite]",
    "tests/server/test_kill.py",
    "tests/server/test_playtests.py::test_from_the_link_to_the_report[sqlite]",
    "tests/browser/test_playtests.py::test_two_people_meet",
    "tests/server/test_personal.py::test_nothing_is_left_after_deleting_everything[sqlite]",
)


def times(paths: list[str]) -> dict[str, list[tuple[float, str]]]:
    """The seconds and node id of every test, by file."""
    found: dict[str, list[tuple[float, str]]] = defaultdict(list)
    for path in paths:
        for case in ElementTree.parse(path).iter("testcase"):
            file = f"{case.get('classname', '').replace('.', '/')}.py"
            if (ROOT / file).exists():
                found[file].append((float(case.get("time", 0)), f"{file}::{case.get('name')}"))
    return found


def left_out(tests: list[tuple[float, str]]) -> Iterator[str]:
    """The tests of one file that don't fit into its budget."""
    spent = 0.0
    for seconds, node in sorted(tests):
        if seconds < FREE or node.startswith(KEPT) or spent + seconds <= BUDGET:
            spent += seconds
        else:
            yield node


def shortened(nodes: list[str], tests: list[tuple[float, str]]) -> Iterator[str]:
    """The same, with one line for a function all of whose cases are left out."""
    stay = {node.partition("[")[0] for _, node in tests if node not in nodes}
    for function in sorted({node.partition("[")[0] for node in nodes}):
        cases = [node for node in nodes if node.partition("[")[0] == function]
        yield from sorted(cases) if function in stay else [function]


if __name__ == "__main__":
    for _file, _tests in sorted(times(sys.argv[1:]).items()):
        for _line in shortened(list(left_out(_tests)), _tests):
            print(_line)
