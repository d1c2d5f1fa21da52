"""Benchmark the environments on a GPU: `python -m parlour.envs.measure_gpu [GAME ...]`.

Random legal moves chosen in the kernel, 20 steps in a CUDA graph, the median of six runs, with
features as float16 and with compact rows. Before a kernel is timed, its games are compared with
those of `vector`. `--tables N` sets the number of tables, `--compact` leaves out features,
`--variants` times other ways to launch the kernel and to store compact rows, and `--quick` compares
fewer games.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from typing import Any

import numpy as np

from parlour.core.observation import COMPACT, FEATURES, written_by
from parlour.core.registry import card_of, names
from parlour.envs import gpu, vector
from parlour.envs.kernel import kernel
from parlour.envs.stepping import Variant

TABLES = 65_536
STEPS = 20  # in a graph
RUNS, REPLAYS = 6, 10
COMPARED, COMPARED_STEPS = 256, 200
BLOCKS = (32, 64, 128, 256)
SEED = 7


def given(name: str, encoding: str) -> dict[str, Any]:
    """The arguments of an environment."""
    has_choice = hasattr(card_of(name).lab.observe, "choice")
    return {"encoding": encoding, "actions": "candidates" if has_choice else "plain", "seed": SEED}


def on_gpu(name: str, encoding: str, n: int, **more: Any) -> Any:
    """An environment on the GPU; features are half floats."""
    dtype = "float16" if encoding == FEATURES else "int8"
    return gpu(name, n, dtype=dtype, **given(name, encoding), **more)


def compare(name: str, encoding: str, steps: int, drafts: bool | None) -> float:
    """Play the same games on both; returns the seconds until the first launch was done."""
    start = time.perf_counter()
    device = on_gpu(name, encoding, COMPARED)
    _use_drafts(device, drafts)
    device.reset()
    device._torch.cuda.synchronize()
    seconds = time.perf_counter() - start
    core = vector(name, COMPARED, **given(name, encoding))
    core.reset()
    for step in range(steps):
        actions = core.sample()
        device.step(device._torch.from_numpy(actions).to(device.config.device))
        core.step(actions)
        _check(device, core, step)
    if core.game.State.bytes(core._tables.state) != core.game.State.bytes(device.states()):
        print(f"  {name} {encoding}: bytes of states differ (padding may)", flush=True)
    return seconds


def _check(device: Any, core: Any, step: int) -> None:
    """Stop if anything shown differs."""
    arrays = ["current_player", "legal_action_mask", "rewards", "terminated", "truncated"]
    if core.config.actions == "candidates":
        arrays.append("candidates")
    if device.illegal.any().item():
        raise SystemExit(f"{core.id} {core.encoding}: illegal actions at step {step}")
    for one in arrays:
        if not np.array_equal(getattr(device, one).cpu().numpy(), getattr(core, one)):
            raise SystemExit(f"{core.id} {core.encoding}: {one} differs at step {step}")
    seen = device.observation.float().cpu().numpy()
    close = 0 if core.encoding == COMPACT else 2e-3
    if not np.allclose(seen, core.observation, rtol=close, atol=close):
        raise SystemExit(f"{core.id} {core.encoding}: observations differ at step {step}")


def _use_drafts(env: Any, drafts: bool | None) -> None:
    if drafts is not None:
        offers = env.config.actions == "candidates"
        env._kernel = kernel(env.game, Variant(env.encoding, offers=offers), False, drafts)


def rate(env: Any) -> list[float]:
    """Million steps per second of each run."""
    torch = env._torch
    env.reset()
    for _ in range(STEPS):
        env.step_at_random()
    stream = torch.cuda.Stream()
    graph = torch.cuda.CUDAGraph()
    torch.cuda.synchronize()
    with torch.cuda.stream(stream):
        env.step_at_random()
    torch.cuda.synchronize()
    with torch.cuda.graph(graph, stream=stream):
        for _ in range(STEPS):
            env.step_at_random()
    return [_timed(torch, graph) * env.num_envs for _ in range(RUNS)]


def _timed(torch: Any, graph: Any) -> float:
    """Million steps per second and table."""
    first, last = (torch.cuda.Event(enable_timing=True) for _ in range(2))
    torch.cuda.synchronize()
    first.record()
    for _ in range(REPLAYS):
        graph.replay()
    last.record()
    torch.cuda.synchronize()
    return float(STEPS * REPLAYS / (first.elapsed_time(last) * 1e3))


def report(what: str, rates: list[float], note: str = "") -> None:
    """Print a line of figures."""
    middle, low, high = statistics.median(rates), min(rates), max(rates)
    print(f"{what:52} {middle:8.1f} M steps/s ({low:.1f} to {high:.1f}) {note}", flush=True)


def measure(name: str, encoding: str, n: int, steps: int) -> None:
    """Compare and time one encoding as the environment has it."""
    seconds = compare(name, encoding, steps, None)
    env = on_gpu(name, encoding, n)
    size = env.observation.element_size() * env.observation.shape[-1]
    start = time.perf_counter()
    env.reset()
    env._torch.cuda.synchronize()
    again = time.perf_counter() - start
    note = f"first launch {seconds:.1f} s, next {again:.2f} s; the same games as on a core"
    report(f"{name} {encoding}, {size} bytes, {n} tables", rate(env), note)


def variants(name: str, n: int, steps: int) -> None:
    """Time compact rows in other ways: block sizes, table by table, and through a draft."""
    for drafts in (False, True):
        seconds = compare(name, COMPACT, steps, drafts)
        for by_table in (False, True):
            for block in BLOCKS:
                env = stored(name, n, by_table)
                _use_drafts(env, drafts)
                env._block = block
                how = f"{'draft' if drafts else 'straight'}, {'table' if by_table else 'number'}"
                note = f"first launch {seconds:.1f} s" if block == BLOCKS[0] else ""
                report(
                    f"  {name} compact, {how} by {how.split()[-1]}, block {block}", rate(env), note
                )
                del env


def stored(name: str, n: int, by_table: bool) -> Any:
    """An environment whose rows and masks lie together table by table, or number by number."""
    plain = on_gpu(name, COMPACT, n)
    if not by_table:
        return plain
    wanted = ("observation", "legal_action_mask")
    buffers = {one: getattr(plain, one).contiguous() for one in wanted}
    return on_gpu(name, COMPACT, n, buffers=buffers)


def main(arguments: list[str]) -> None:
    """Print the rates of some games, or of all of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--compact", action="store_true")
    parser.add_argument("--variants", action="store_true")
    parser.add_argument("--quick", action="store_true")
    chosen = parser.parse_args(arguments)
    steps = COMPARED_STEPS // 10 if chosen.quick else COMPARED_STEPS
    for name in chosen.games or names():
        encodings = written_by(card_of(name))
        for encoding in [COMPACT] if chosen.compact else encodings:
            measure(name, encoding, chosen.tables, steps)
        if chosen.variants and COMPACT in encodings:
            variants(name, chosen.tables, steps)


if __name__ == "__main__":
    main(sys.argv[1:])
