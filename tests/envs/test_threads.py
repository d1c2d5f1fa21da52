import copy
import gc
import os
import subprocess
import sys
import threading
import time

import numpy as np
import pytest

from parlour.envs import vector
from parlour.envs.board import BUSY, CALLER, END, JOB, NONE, STEP
from parlour.envs.workers import Workers

pytestmark = pytest.mark.slow
TABLES = 70  # not a multiple of a chunk


def pair(threads=2, n=TABLES):
    """The same environment with one thread and with several."""
    one, several = (
        vector("transmitter", n, seed=1),
        vector("transmitter", n, seed=1, threads=threads),
    )
    one.reset(), several.reset()
    return one, several


def step_alike(one, several, steps=20):
    for _ in range(steps):
        actions = one.sample()
        assert np.array_equal(actions, several.sample())
        for a, b in zip(one.step(actions)[:4], several.step(actions)[:4]):
            assert np.array_equal(a, b)


def threads_of(env):
    return list(env._workers.threads)


def wait_until(true):
    end = time.monotonic() + 10
    while not true() and time.monotonic() < end:
        time.sleep(0.01)
    assert true()


@pytest.mark.parametrize(("threads", "n"), [(2, TABLES), (3, TABLES), (5, 3), (2, 1)])
def test_any_number_of_threads_gives_the_same_games(threads, n):
    one, several = pair(threads, n)
    step_alike(one, several)
    several.close()


def test_threads_that_sleep_are_woken():
    one, two = pair()
    step_alike(one, two)
    wait_until(lambda: threads_of(two)[0].asleep)
    step_alike(one, two)
    two.close()


def test_an_illegal_action_changes_nothing_with_threads():
    one, two = pair()
    with pytest.raises(ValueError, match="table 0"):
        two.step(np.full(TABLES, -1))
    step_alike(one, two)
    two.close()


def test_threads_end_when_an_environment_is_closed_and_start_again():
    one, two = pair()
    step_alike(one, two)
    ended = threads_of(two)
    two.close()
    assert not any(thread.is_alive() for thread in ended)
    step_alike(one, two)
    assert threads_of(two)[0].is_alive()
    two.close()


def test_threads_end_with_their_environment():
    _, two = pair()
    two.step(two.sample())
    thread = threads_of(two)[0]
    del two
    gc.collect()
    wait_until(lambda: not thread.is_alive())


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
def test_a_copy_starts_its_own_threads(copied):
    _, two = pair()
    two.step(two.sample())
    twin = copied(two)
    twin.step(twin.sample())
    assert threads_of(twin)[0] is not threads_of(two)[0]
    twin.close()
    assert threads_of(two)[0].is_alive()
    two.close()


def run(lines):
    done = subprocess.run(
        [sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True, timeout=120
    )
    assert (done.returncode, done.stderr) == (0, "")


STEPPED = [
    "import os",
    "from parlour.envs import vector",
    "env = vector('transmitter', 70, threads=2)",
    "env.reset()",
    "env.step(env.sample())",
]


def test_the_interpreter_ends_with_threads_running():
    run(STEPPED)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_forked_process_starts_its_own_threads():
    run([
        *STEPPED,
        "if os.fork() == 0:",
        "    env.step(env.sample())",
        "    os._exit(sum(thread.is_alive() for thread in env._workers.threads))",
        "assert os.waitstatus_to_exitcode(os.wait()[1]) == 1",
        "env.step(env.sample())",
    ])  # fmt: skip


class Failing:
    """What two threads do here instead of playing: one of them fails in the first job."""

    def __init__(self, which):
        self.which, self.failed = which, threading.Event()

    def __call__(self, board, own, last, looks):
        job = int(board[JOB])
        if self.failed.is_set() or job in (NONE, END, last):
            return job
        if own != self.which:
            assert self.failed.wait(10)
            return job
        board[BUSY] += own != CALLER
        self.failed.set()
        raise RuntimeError(f"thread {own} failed")


@pytest.mark.parametrize("which", [0, 1])
def test_what_a_thread_raises_reaches_the_caller(which):
    failing = Failing(which)
    workers = Workers([failing, failing], [(0, 1), (1, 2)], lambda rule: rule)
    with pytest.raises(RuntimeError, match=f"thread {which} failed"):
        workers.do(STEP)
    workers.do(STEP)
    assert workers._board[BUSY] == 0
    workers.close()
