"""The example: its report is of twenty games, and says that no people took part."""

from __future__ import annotations

from pathlib import Path

import msgspec

from parlour.playtests.report import Report

FOLDER = Path(__file__).resolve().parents[2] / "examples" / "playtest"


def test_the_report_of_the_example() -> None:
    found = msgspec.json.decode((FOLDER / "report.json").read_bytes())
    assert (found["games"], found["people"], found["forms"]) == (20, 20, 20)
    assert found.keys() == {*Report.__struct_fields__}
    assert sum(one["games"] for one in found["levels"]) == 20
    assert found["moves"]["games"] == 20
    said = (FOLDER / "report.txt").read_text()
    assert said.startswith("Quick Transmitter, with scripted players: 20 games")


def test_it_says_that_nobody_took_part() -> None:
    assert "no people took\npart" in (FOLDER / "README.md").read_text()
    assert "No people took part" in (FOLDER.parents[1] / "docs" / "playtests.md").read_text()
