"""parlour lab missions: what it saves and says; the games are drawn, not played."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from parlour.lab import missions
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have every mission won as often as its draft's number says."""

    def wins(*given: object) -> int:
        games, seed = int(str(given[4])), str(given[5])
        share = Random(seed.split()[2]).random()
        return sum(Random(f"{seed} {n}").random() < share for n in range(games))

    monkeypatch.setattr(missions, "_wins", wins)


def test_it_saves_files_that_are_material(run: Run, tmp_path: Path) -> None:
    typed = "lab missions --wins 30-70 --seed 3 --games 50 --out one.txt --json all.json"
    said = run(*typed.split(" "))
    assert said.code == 0, said.err
    assert "strong" in said.out
    assert "Saved 1 mission." in said.out
    assert run("check", "one.txt").code == 0
    assert (tmp_path / "all.json").read_text().count('"rounds"') == 1
    assert run(*typed.split(" ")).out == said.out, "the same seed makes the same"
    typed = "lab missions --wins 20-80 --count 2 --games 50 --out some"
    several = run(*typed.split(" "))
    assert several.code == 0
    assert len(list((tmp_path / "some").glob("*.txt"))) == 2


def test_it_says_when_there_are_too_few(run: Run) -> None:
    typed = "lab missions --wins 50-51 --count 3 --drafts 10 --lang de"
    few = run(*typed.split(" "))
    assert few.code == 1
    assert "Nach 10 Entwürfen sind erst 0 von 3 Missionen gefunden." in few.out
