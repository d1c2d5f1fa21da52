"""What `make test` leaves to `make soak`, and `make quick` to `make test`, exists and is run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.conftest import LEFT_TO_SOAK, NOT_QUICK

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("left_out", [LEFT_TO_SOAK, NOT_QUICK], ids=["test", "quick"])
def test_tests_that_are_left_out_exist(left_out: set[str]) -> None:
    for node in left_out:
        file, _, name = node.partition("::")
        function = name.partition("[")[0]
        assert re.search(rf"^def {function}\(", (ROOT / file).read_text(), re.MULTILINE), node


def test_soak_runs_interpreted_tests_too() -> None:
    recipe = (ROOT / "Makefile").read_text().partition("\nsoak:")[2].partition("\n\n")[0]
    assert '-m "soak and plain"' in recipe
    assert "PARLOUR_COMPILE=now" in recipe
