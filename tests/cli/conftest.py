"""Shared by the command line tests: running it in this process, as a process, and in a terminal."""

from __future__ import annotations

import io
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import pytest

from parlour.terminal.cli import main
from parlour.terminal.text import speaker

PATIENCE = 120
COMMAND = [sys.executable, "-m", "parlour.terminal.cli"]


text = speaker("en")  # the terminal's messages by id


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Speak English, whatever the language of the machine that runs the tests."""
    monkeypatch.setenv("PARLOUR_LANG", "en")


@dataclass
class Said:
    """A command's output and exit code."""

    code: int
    out: str
    err: str


Run = Callable[..., Said]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Run a command in this process, in an empty folder, with typed lines."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")

    def run(*argv: object, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main([str(word) for word in argv])
        said = capsys.readouterr()
        # Drop the notice of a first compilation.
        err = [line for line in said.err.splitlines(True) if ": compiling " not in line]
        return Said(code, said.out, "".join(err))

    return run


@pytest.fixture
def process(tmp_path: Path) -> Run:
    """Run a command as a separate process, in an empty folder."""

    def process(*argv: object, typed: str = "", **env: str) -> Said:
        done = subprocess.run(
            [*COMMAND, *map(str, argv)], input=typed.encode(), capture_output=True, check=False,
            cwd=tmp_path, env={**os.environ, "COLUMNS": "80", **env}, timeout=PATIENCE,
        )  # fmt: skip
        return Said(done.returncode, done.stdout.decode(), done.stderr.decode())

    return process


def _hear_interrupts() -> None:
    """Reset SIGINT, which is ignored if the tests run in the background."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A command in a pseudo-terminal."""

    def __init__(self, folder: Path, *argv: str, **env: str) -> None:
        import pty

        self.text = ""
        self._read = 0
        self._end, inside = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, *argv], stdin=inside, stdout=inside, stderr=inside, cwd=folder,
            env={**os.environ, "TERM": "xterm", "COLUMNS": "80", **env}, start_new_session=True,
            preexec_fn=_hear_interrupts,
        )  # fmt: skip
        os.close(inside)

    def until(self, *ends: str) -> str:
        """Read up to the first of these texts, or to the end; returns the new output."""
        deadline = time.monotonic() + PATIENCE
        while not any(end in self.text[self._read :] for end in ends):
            if time.monotonic() > deadline:
                raise AssertionError(f"still waiting for {ends} after:\n{self.text}")
            if not self._more():
                break
        fresh = self.text[self._read :]
        self._read = len(self.text)
        return fresh

    def _more(self) -> bool:
        if not select.select([self._end], [], [], 1)[0]:
            return True
        try:
            data = os.read(self._end, 65536)
        except OSError:
            return False
        self.text += data.decode(errors="replace")
        return bool(data)

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self._end, f"{line}\n".encode())

    def stop(self, number: signal.Signals) -> int:
        """Send a signal like Ctrl-C, and again if it arrived just before Python started waiting."""
        for _ in range(PATIENCE):
            time.sleep(0.2)
            self.process.send_signal(number)
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(2)
                break
        return self.wait()

    def wait(self) -> int:
        """Read everything and return the exit code."""
        self.until("\0")
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        """Kill the process."""
        os.close(self._end)
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()


Open = Callable[..., Terminal]


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Open]:
    """Run a command in a pseudo-terminal, in an empty folder."""
    pytest.importorskip("pty")
    opened: list[Terminal] = []

    def open_terminal(*argv: str, **env: str) -> Terminal:
        opened.append(Terminal(tmp_path, *argv, **env))
        return opened[-1]

    yield open_terminal
    for one in opened:
        one.close()


@pytest.fixture
def kept(run: Run, tmp_path: Path) -> Path:
    """The record of a short game that was saved after six moves."""
    said = run("play", "transmitter", "--preset", "quick", "--seed", "8", "--save", "kept.record",
               typed="1\n1\nquit\n")  # fmt: skip
    assert said.code == 0, said.err
    return tmp_path / "kept.record"
