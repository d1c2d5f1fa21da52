"""Steps on a GPU beside Pgx's: `python -m tools.beside_on_gpu [GAME ...]`; needs PyTorch and JAX.

First every game's kernel is launched in a process of its own with an empty cache and nothing beside
it, which says what the first launch costs, and on what. Then `vector` is compiled, for all games at
once. Then each game is compared with `vector` and timed with compact rows, 65,536 tables in a CUDA
graph, and Pgx with as many: random legal moves, observations, masks, resets, all on the GPU.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from parlour.core.observation import COMPACT
from parlour.core.registry import names
from parlour.envs import vector
from parlour.envs.measure_gpu import TABLES, given, on_gpu

PGX = ("connect_four", "tic_tac_toe")
RUNS, AT_ONCE = 6, 200


def first_launch(name: str) -> None:
    """Time the first launch of a game's kernel, and the compilers' parts of it."""
    import torch
    from numba.cuda.cudadrv import driver, nvvm

    spent: dict[str, float] = {}

    def timed(what: str, function: Any) -> Any:
        def run(*args: Any, **more: Any) -> Any:
            start = time.perf_counter()
            try:
                return function(*args, **more)
            finally:
                spent[what] = spent.get(what, 0.0) + time.perf_counter() - start

        return run

    nvvm.compile_ir = timed("NVVM", nvvm.compile_ir)
    driver._Linker.complete = timed("linking", driver._Linker.complete)
    torch.zeros(1, device="cuda").add_(1)  # or starting CUDA would count
    env = on_gpu(name, COMPACT, 256)
    start = time.perf_counter()
    env.reset()
    torch.cuda.synchronize()
    seconds = time.perf_counter() - start
    parts = ", ".join(f"{what} {took:.1f} s" for what, took in spent.items())
    print(f"{name:18} first launch {seconds:.1f} s, of this {parts}", flush=True)


def compile_vector(name: str) -> None:
    """Have `vector` compiled, which the comparison with it needs."""
    vector(name, 2, **given(name, COMPACT)).reset()


def time_pgx(name: str) -> None:
    """Time a game of Pgx."""
    from tools.pgx_rates import stepping

    began = time.perf_counter()
    run = stepping(name, TABLES, AT_ONCE)
    first, rates = time.perf_counter() - began, []
    for _ in range(RUNS):
        start = time.perf_counter()
        run()
        rates.append(TABLES * AT_ONCE / (time.perf_counter() - start) / 1e6)
    low, middle, high = min(rates), sorted(rates)[RUNS // 2], max(rates)
    print(
        f"Pgx {name}, {TABLES} tables: {middle:.1f} M steps/s ({low:.1f} to {high:.1f}),"
        f" first run {first:.1f} s", flush=True,
    )  # fmt: skip


PARTS = {"first": first_launch, "vector": compile_vector, "pgx": time_pgx}


def started(cache: Path, *what: str) -> subprocess.Popen[bytes]:
    """Run a part in a process of its own, with a cache of its own."""
    more = {"PARLOUR_CACHE": str(cache), "XLA_PYTHON_CLIENT_PREALLOCATE": "false"}
    return subprocess.Popen([sys.executable, "-m", *what], env={**os.environ, **more})


def main(arguments: list[str]) -> int:
    """Run every part, or the one that is named."""
    if arguments and arguments[0] in PARTS:
        PARTS[arguments[0]](arguments[1])
        return 0
    own, games = "tools.beside_on_gpu", arguments or names()
    with tempfile.TemporaryDirectory() as folder:
        cache = Path(folder)
        failed = sum(started(cache, own, "first", name).wait() for name in games)
        compiling = [started(cache, own, "vector", name) for name in games]
        failed += sum(process.wait() for process in compiling)
        for name in games:
            quick = ("parlour.envs.measure_gpu", "--compact", "--quick", name)
            failed += started(cache, *quick).wait()
        failed += sum(started(cache, own, "pgx", name).wait() for name in PGX)
    return int(failed != 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
