"""parlour bench."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.cli.conftest import Run

pytestmark = pytest.mark.slow

KEYS = ["game", "backend", "threads", "moves_per_s", "games_per_s"]


def test_json_is_a_line_for_each_figure(run: Run) -> None:
    said = run("bench", "transmitter", "--seconds", "0.2", "--threads", "2", "--json")
    assert said.code == 0
    rates = [json.loads(line) for line in said.out.splitlines()]
    assert [list(rate) for rate in rates] == [KEYS, KEYS]
    assert [(rate["game"], rate["backend"], rate["threads"]) for rate in rates] == [
        ("transmitter", "core", 1),
        ("transmitter", "cores", 2),
    ]
    assert all(rate["moves_per_s"] > rate["games_per_s"] > 0 for rate in rates)


def test_people_get_a_table(run: Run) -> None:
    said = run("bench", "transmitter", "--seconds", "0.1", "--seats", "3", "--preset", "quick")
    assert said.code == 0
    head, *rows = said.out.splitlines()
    assert head.split() == ["game", "on", "moves", "per", "second", "games", "per", "second"]
    assert any(row.startswith("transmitter        one core") for row in rows)
    assert all(len(row) == len(head) for row in rows)


def test_the_gpu_is_measured_when_asked(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from parlour.lab.playouts import Rate
    from parlour.terminal import bench

    def on_gpu(game: Any, seats: int, options: Any, seconds: float) -> Rate:
        return Rate(game.name, "gpu", 1 << 18, 4.9e9, 2e7)

    monkeypatch.setattr(bench, "load_cuda", lambda: None)
    monkeypatch.setattr(bench, "on_gpu", on_gpu)
    said = run("bench", "transmitter", "--seconds", "0.1", "--gpu", "--json")
    assert json.loads(said.out.splitlines()[-1]) == dict(
        zip(KEYS, ["transmitter", "gpu", 1 << 18, 4.9e9, 2e7])
    )
    table = run("bench", "transmitter", "--seconds", "0.1", "--gpu").out
    assert "4,900.00 million" in table


def test_without_a_gpu_nothing_is_measured(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from parlour.core.errors import ParlourError
    from parlour.terminal import bench

    def load_cuda() -> None:
        raise ParlourError("no CUDA device was found; use CPU cores instead")

    monkeypatch.setattr(bench, "load_cuda", load_cuda)
    said = run("bench", "--gpu")
    assert (said.code, said.out) == (2, "")
    assert said.err == "parlour: no CUDA device was found; use CPU cores instead\n"
