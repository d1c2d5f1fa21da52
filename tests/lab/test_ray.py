"""A real Ray cluster of two nodes on this machine, one of which is killed during a study."""

from __future__ import annotations

import io
from pathlib import Path

import numpy as np
import pytest

import parlour
from parlour.lab.batch import run
from parlour.lab.cells import Cell
from parlour.lab.progress import Progress, play
from parlour.lab.study import Plan, Setting, Study
from parlour.lab.workers import on_ray

GAME = parlour.game("transmitter")
GAMES, PIECE, KILLED_AFTER = 40_000, 1000, 5


@pytest.mark.soak
@pytest.mark.filterwarnings("ignore")
def test_a_node_that_dies_loses_and_doubles_nothing(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    other = cluster.add_node(num_cpus=1)
    cell = Cell.of(GAME, 4, GAME.chosen(4, "balanced"), ["easy"])
    setting = Setting(cell.key, 4, cell.bots, 1, dict(cell.options), None, {})
    plan = Plan(GAME.name, GAME.version, 4, [setting], GAMES, None, "x")
    study = Study.begin(tmp_path / "s", GAME, plan)
    backend = on_ray(cluster.address)
    kept: list[int] = []

    def killing(study, tasks):
        for finished in backend(study, tasks):
            kept.append(finished[0].first)
            if len(kept) == KILLED_AFTER:
                cluster.remove_node(other, allow_graceful=False)
            yield finished

    try:
        assert play(study, killing, Progress(study, io.StringIO()), piece=PIECE)
    finally:
        cluster.shutdown()
    games = study.games(0)
    order = np.argsort(games["number"])
    assert games["number"][order].tolist() == list(range(GAMES))
    assert len(kept) == len(set(kept)) == GAMES // PIECE
    rows = run(cell, 4, 0, 500)
    assert np.array_equal(games["decisions"][order][:500], rows["decisions"])
