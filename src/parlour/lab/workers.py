"""Workers that play the missing games of a study: local cores, a GPU or a Ray cluster.

Each backend is a function from tasks to finished tasks with the encoded file of their games. If a
worker dies, its tasks are given to another.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
    wait,
)
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from itertools import chain, islice
from multiprocessing import get_context, parent_process
from typing import Any

from parlour.core.errors import ParlourError
from parlour.core.registry import load
from parlour.lab.batch import run
from parlour.lab.cells import Cell
from parlour.lab.columns import played, written
from parlour.lab.study import Study, Task

MOST_DEATHS = 3
GPU_PIECE = 1 << 21
GPU_AHEAD = 8  # pieces being played or compressed at once, about half a GB each
COMPRESSORS = 4  # threads: enough to keep up with the GPU without starving the playing threads
RAY_RETRIES = 20
WAITING = 2  # extra tasks in the queue, to keep every worker busy

Finished = Iterator[tuple[Task, bytes, float]]
Backend = Callable[[Study, Iterable[Task]], Finished]

_cells: dict[tuple[str, str], Cell] = {}


def home(study: Study) -> str:
    """The import path of the card of a study's game."""
    return f"{study.game.rules.__name__.rpartition('.')[0]}:GAME"


def work(where: str, setting: Any, seed: int | str, first: int, count: int) -> tuple[bytes, float]:
    """Play some games of a cell in a worker; return their encoded file and the seconds taken."""
    key = where, repr(setting)
    if key not in _cells:
        _cells[key] = Cell(load(where), *setting)
        run(_cells[key], seed, first, 1)  # compile before timing
    began = time.perf_counter()
    data = played(_cells[key], seed, first, count)
    return data, time.perf_counter() - began


def work_arguments(study: Study, task: Task) -> tuple[Any, ...]:
    """The arguments of `work` for a task."""
    cell = study.cells[task.cell]
    setting = cell.seats, dict(cell.options), cell.bots, cell.turns, dict(cell.policies)
    return home(study), setting, study.plan.seed, task.first, task.games


def here(study: Study, tasks: Iterable[Task]) -> Finished:
    """Play in this process, one task at a time."""
    for task in tasks:
        yield task, *work(*work_arguments(study, task))


def cores(workers: int) -> Backend:
    """Play in worker processes on this machine."""

    def play(study: Study, tasks: Iterable[Task]) -> Finished:
        left, deaths = iter(tasks), 0
        while True:
            waiting: dict[Future[tuple[bytes, float]], Task] = {}
            try:
                yield from _in_processes(study, left, workers, waiting)
                return
            except BrokenProcessPool as error:
                deaths += 1
                if deaths > MOST_DEATHS:
                    raise ParlourError(
                        "worker processes keep dying; is there enough memory? The games played so "
                        "far are saved; try fewer processes with --workers"
                    ) from error
            left = chain([*waiting.values()], left)

    return play


def _in_processes(
    study: Study, tasks: Iterator[Task], workers: int,
    waiting: dict[Future[tuple[bytes, float]], Task],
) -> Finished:  # fmt: skip
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=begin_worker)
    try:
        while True:
            for task in islice(tasks, workers + WAITING - len(waiting)):
                waiting[pool.submit(work, *work_arguments(study, task))] = task
            if not waiting:
                return
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                data, seconds = future.result()
                yield waiting.pop(future), data, seconds
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def on_gpu(study: Study, tasks: Iterable[Task]) -> Finished:
    """Play in a CUDA kernel, after checking each cell's first games against compiled ones.

    Two threads keep the GPU busy: one fetches results while the other plays. More threads compress
    the results.
    """
    from parlour.lab import kernel

    seed, compared, comparing = study.plan.seed, set[int](), threading.Lock()

    def play(task: Task) -> tuple[Future[bytes], float]:
        cell = study.cells[task.cell]
        with comparing:
            if task.cell not in compared:
                kernel.compare(cell, seed)
                compared.add(task.cell)
        began = time.perf_counter()
        rows = kernel.run(cell, seed, task.first, task.games)
        return compressing.submit(lambda: written(cell, rows, seed)), time.perf_counter() - began

    with ThreadPoolExecutor(COMPRESSORS) as compressing, ThreadPoolExecutor(2) as gpu:
        waiting = deque[tuple[Task, Future[tuple[Future[bytes], float]]]]()
        for task in chain(tasks, [None] * GPU_AHEAD):
            if task:
                waiting.append((task, gpu.submit(play, task)))
            if waiting and (task is None or len(waiting) > GPU_AHEAD):
                done, played = waiting.popleft()
                file, seconds = played.result()
                yield done, file.result(), seconds


def on_ray(address: str | None) -> Backend:
    """Play on the Ray cluster at an address, or on a local one started for the study."""
    try:
        ray: Any = import_module("ray")
    except ImportError as error:
        raise ParlourError("Ray is not installed here: pip install 'parlour[ray]'") from error

    def play(study: Study, tasks: Iterable[Task]) -> Finished:
        mine = not ray.is_initialized()
        if mine:
            ray.init(address=address, log_to_driver=False, logging_level="warning")
        try:
            yield from _in_cluster(ray, study, iter(tasks))
        finally:
            if mine:
                ray.shutdown()

    return play


def _in_cluster(ray: Any, study: Study, tasks: Iterator[Task]) -> Finished:
    remote = ray.remote(max_retries=RAY_RETRIES)(work)  # tasks survive the loss of a node
    waiting: dict[Any, Task] = {}
    while True:
        room = int(ray.cluster_resources().get("CPU", 1)) + WAITING - len(waiting)
        for task in islice(tasks, max(0, room)):
            waiting[remote.remote(*work_arguments(study, task))] = task
        if not waiting:
            return
        for reference in ray.wait(list(waiting), num_returns=1)[0]:
            data, seconds = ray.get(reference)
            yield waiting.pop(reference), data, seconds


def begin_worker() -> None:
    """Ignore Ctrl-C, which the parent process handles, and exit if the parent dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()

    def follow() -> None:
        if parent:
            parent.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


def core_count() -> int:
    """The number of cores available to this process."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
