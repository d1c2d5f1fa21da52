"""What `make test` leaves to `make soak` exists, and `make soak` runs it."""

from __future__ import annotations

import re
from pathlib import Path

from tests.conftest import LEFT_TO_SOAK

ROOT = Path(__file__).parents[1]


def test_tests_that_are_left_to_soak_exist() -> None:
    for node in LEFT_TO_SOAK:
        file, _, name = node.partition("::")
        function = name.partition("[")[0]
        assert re.search(rf"^def {function}\(", (ROOT / file).read_text(), re.MULTILINE), node


def test_soak_runs_interpreted_tests_too() -> None:
    recipe = (ROOT / "Makefile").read_text().partition("\nsoak:")[2].partition("\n\n")[0]
    assert '-m "soak and plain"' in recipe
    assert "PARLOUR_COMPILE=now" in recipe
