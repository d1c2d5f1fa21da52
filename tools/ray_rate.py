"""Compare the speed of two Ray workers with two of our own: `make ray-rate`.

The backends alternate so that other load on the machine affects both. Compilation and startup are
excluded. On a shared machine, look at games per CPU second, which counts all our processes,
including Ray's own.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import Any

import parlour
from parlour.lab.cells import Cell
from parlour.lab.progress import FIRST_PIECE, Progress, play
from parlour.lab.study import MOST_GAMES, Plan, Setting, Study, Task
from parlour.lab.workers import Backend, cores, on_ray

GAME = parlour.game("transmitter")
WORKERS, TURNS, SECONDS = 2, 3, 20.0
WARM = 6  # pieces before timing starts; they grow until then


def core_seconds() -> float:
    """Return the CPU time of this process and all its descendants."""
    used, above = {}, {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            facts = stat.read_text().rpartition(")")[2].split()
            above[int(stat.parent.name)] = int(facts[1])
            used[int(stat.parent.name)] = int(facts[11]) + int(facts[12])
    ours = {os.getpid()}
    while more := {pid for pid, parent in above.items() if parent in ours} - ours:
        ours |= more
    return sum(used[pid] for pid in ours if pid in used) / os.sysconf("SC_CLK_TCK")


def rate(backend: Backend, folder: Path, seconds: float) -> tuple[float, float]:
    """Return games per second and games per CPU second in the steady state."""
    cell = Cell.of(GAME, 4, GAME.chosen(4), ["fair"])
    setting = Setting(cell.key, 4, cell.bots, 1, dict(cell.options), None, {})
    plan = Plan(GAME.name, GAME.version, 4, [setting], MOST_GAMES, None, "x")
    study = Study.begin(folder, GAME, plan)
    seen: list[tuple[float, int, float]] = []

    def timed(study: Study, tasks: Any) -> Iterator[tuple[Task, bytes, float]]:
        for finished in backend(study, tasks):
            if finished[0].games > FIRST_PIECE:
                seen.append((time.perf_counter(), finished[0].games, core_seconds()))
            yield finished

    def over() -> bool:
        return len(seen) > WARM and time.perf_counter() - seen[WARM][0] > seconds

    with (folder.parent / "said").open("w") as out:
        play(study, timed, Progress(study, out), over)
    games = sum(games for _, games, _ in seen[WARM + 1 :])
    return games / (seen[-1][0] - seen[WARM][0]), games / (seen[-1][2] - seen[WARM][2])


def main() -> None:
    """Alternate between the backends and print the medians."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    # Ray raises the niceness of its workers by default; ours run at normal priority.
    os.environ["RAY_worker_niceness"] = "0"  # noqa: SIM112
    ray: Any = import_module("ray")
    ray.init(num_cpus=WORKERS, log_to_driver=False, logging_level="warning")
    backends = {"own": cores(WORKERS), "ray": on_ray(None)}
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in backends}
    with tempfile.TemporaryDirectory() as folder:
        for turn in range(TURNS):
            for name, backend in backends.items():
                found[name].append(rate(backend, Path(folder) / f"{name}-{turn}", seconds))
                wall, core = found[name][-1]
                print(f"{name}: {wall:,.0f} games a second, {core:,.0f} for each of a core")
    ray.shutdown()
    for place, says in enumerate(("a second", "for each second of a core")):
        own, rays = (median(one[place] for one in found[name]) for name in ("own", "ray"))
        print(f"Ray plays {100 * rays / own:.0f} % as many games {says} (medians of {TURNS} turns)")


if __name__ == "__main__":
    main()
