"""Guarded: a policy in a process of its own, with a time limit.

The process gets turns and nothing else. If it takes too long, dies or sends nonsense, it is killed,
and a new one is started for the next turn.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import threading
import time
from contextlib import suppress
from types import TracebackType
from typing import TypeVar

import msgspec

from parlour.core.errors import BadOption, ParlourError, one_of
from parlour.core.turn import Turn
from parlour.policies.spec import Spec
from parlour.policies.wire import Answer, Hello, Wanted, receive, send

LIMIT_S = 5.0
START_S = 60.0  # loading a network and its library on a busy machine
MOST_IN_A_ROW = 3  # failures after which a policy isn't asked again

M = TypeVar("M")


class PolicyFailed(ParlourError):
    """A policy gave no legal action; the message says why."""


class Guarded:
    """A policy that can be called like any other, and fails with PolicyFailed only."""

    def __init__(self, spec: Spec, limit_s: float = LIMIT_S) -> None:
        self.spec, self.limit_s = spec, limit_s
        self.failures = 0
        self._in_a_row, self._number = 0, 0
        self._child: subprocess.Popen[bytes] | None = None
        self._line: socket.socket | None = None
        self._games: tuple[str, ...] = ()
        self._one_thread = threading.Lock()

    @property
    def name(self) -> str:
        """The policy's name."""
        return self.spec.name

    @property
    def runs(self) -> bool:
        """Whether the policy is loaded."""
        return self._line is not None

    def check(self, game: str = "") -> tuple[str, ...]:
        """Load the policy now; the games that it says it plays. BadOption if it can't be loaded, or
        doesn't play this one."""
        try:
            with self._one_thread:
                self._started(game or self.spec.game)
        except PolicyFailed as error:
            self.close()
            raise BadOption(str(error)) from error
        games = (self.spec.game,) if self.spec.game else self._games
        if game and games and game not in games:
            raise BadOption(f"{self.name} plays {one_of(games)}, not {game}")
        return games

    def __call__(self, turn: Turn) -> int:
        """The policy's action; PolicyFailed says why there is none."""
        with self._one_thread:
            if self._in_a_row >= MOST_IN_A_ROW:
                self.failures += 1
                raise PolicyFailed(f"policy {self.name} failed {MOST_IN_A_ROW} times in a row")
            try:
                action = self._asked(turn)
                if not (0 <= action < len(turn.mask) and turn.mask[action]):
                    raise PolicyFailed(f"policy {self.name}: action {action} isn't legal")
            except PolicyFailed:
                self.failures, self._in_a_row = self.failures + 1, self._in_a_row + 1
                raise
            self._in_a_row = 0
            return action

    def _asked(self, turn: Turn) -> int:
        line = self._started(turn.game)
        self._number += 1
        answer = self._decoded(self._exchange(line, turn.packed()), Answer)
        if answer.number != self._number:
            raise self._broken("the policy's responses don't match the turns")
        if answer.error:
            raise PolicyFailed(f"policy {self.name}: {answer.error}")
        return answer.action

    def _exchange(self, line: socket.socket, data: bytes, limit_s: float | None = None) -> bytes:
        """Send a message and wait for the answer, for a limited time in all."""
        limit = self.limit_s if limit_s is None else limit_s
        due = time.monotonic() + limit
        try:
            line.settimeout(limit)
            send(line, data)
            return receive(line, due)
        except TimeoutError as error:
            raise self._broken(f"there was no response within {limit:g} s") from error
        except EOFError as error:
            raise self._broken("the policy's process ended") from error
        except (OSError, ValueError) as error:
            raise self._broken("the policy's process sent an invalid response") from error

    def _broken(self, why: str) -> PolicyFailed:
        self._stop()
        return PolicyFailed(f"policy {self.name}: {why}")

    def _decoded(self, data: bytes, kind: type[M]) -> M:
        try:
            return msgspec.msgpack.decode(data, type=kind)
        except msgspec.MsgspecError as error:
            raise self._broken("the policy's process sent an invalid response") from error

    def _started(self, game: str) -> socket.socket:
        """The line to the policy's process, which is started with this game if it doesn't run."""
        if self._line is not None:
            return self._line
        ours, theirs = socket.socketpair()
        command = [sys.executable, "-m", "parlour.policies.worker", str(theirs.fileno())]
        nowhere = subprocess.DEVNULL
        self._child = subprocess.Popen(
            command, stdin=nowhere, stdout=nowhere, stderr=nowhere, pass_fds=[theirs.fileno()],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )  # fmt: skip
        theirs.close()
        self._line, self._number = ours, 0
        wanted = msgspec.msgpack.encode(Wanted(self.spec, game))
        hello = self._decoded(self._exchange(ours, wanted, START_S), Hello)
        if hello.error:
            raise self._broken(hello.error)
        self._games = hello.games
        return ours

    def _stop(self) -> None:
        line, self._line = self._line, None
        child, self._child = self._child, None
        if line:
            line.close()
        if child:
            child.kill()
            child.wait()

    def close(self) -> None:
        """End the policy's process; the next turn starts it again."""
        with self._one_thread:
            self._stop()

    def kill(self) -> None:
        """End the process without waiting for a turn that it may still be thinking about."""
        child = self._child
        if child:
            with suppress(ProcessLookupError):
                child.kill()

    def __enter__(self) -> Guarded:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        self.close()

    def __del__(self) -> None:
        with suppress(Exception):
            self._stop()

    def __repr__(self) -> str:
        return f"<policy {self.spec}>"
