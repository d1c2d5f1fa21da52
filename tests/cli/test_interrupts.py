"""Ctrl-C, sent to every process at once as a terminal does: no tracebacks."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import time
from pathlib import Path

import pytest

from parlour.terminal.serve import answers
from tests.cli.conftest import COMMAND, PATIENCE, _hear_interrupts
from tests.sampling import sampled

pytestmark = pytest.mark.slow

READY = -1.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def interrupted(folder: Path, *argv: str, after: float, ready: str = "", times: int = 1) -> str:
    """Interrupt a command after some seconds or once it's ready; returns its output."""
    process = subprocess.Popen(
        [*COMMAND, *argv], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        cwd=folder, start_new_session=True, preexec_fn=_hear_interrupts,
    )  # fmt: skip
    if after == READY:
        assert answers(ready, PATIENCE)
    else:
        time.sleep(after)
    for _ in range(times):
        os.killpg(process.pid, signal.SIGINT)
        time.sleep(0.05)
    said, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode in (0, 130, -signal.SIGINT), said
    return said


@pytest.mark.parametrize(
    ("workers", "after", "times"),
    sampled(
        [("1", READY, 1), ("1", READY, 3), ("2", READY, 1), ("2", READY, 3), ("2", 2.0, 1),
         ("2", 2.5, 1), ("2", 3.0, 2)], 3,
    ),
)  # fmt: skip
def test_the_server_ends_quietly(tmp_path: Path, workers: str, after: float, times: int) -> None:
    port = free_port()
    said = interrupted(
        tmp_path, "serve", "--port", str(port), "--data", str(tmp_path), "--workers", workers,
        after=after, ready=f"http://127.0.0.1:{port}", times=times,
    )  # fmt: skip
    assert "Traceback" not in said
    assert "KeyboardInterrupt" not in said
    if after == READY:
        _, end = said.split('"started"')
        assert '"message": "stopped"' in end.splitlines()[-1]


@pytest.mark.parametrize("after", sampled([4.0, 2.0, 6.0], 1))
def test_a_study_ends_quietly(tmp_path: Path, after: float) -> None:
    said = interrupted(
        tmp_path, "lab", "run", "transmitter", "--games", "10000000", "--workers", "2", after=after
    )
    assert "Traceback" not in said
    assert "KeyboardInterrupt" not in said
