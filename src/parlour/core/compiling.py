"""Background compilation: each game is compiled in a separate process, once per installation.

A game has several parts: its rules, each of its bots, and whatever its features need. A compiled
part is marked by a folder in the cache, named with the digest of everything it was compiled from.
Any process can then load it quickly. Nothing waits for the compiler: until a part is ready,
interpreted Python does the same work.
"""

from __future__ import annotations

import atexit
import logging
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import IO

from parlour.core import registry
from parlour.core.game import Game
from parlour.core.rule import PLAIN, compiled_digest
from parlour.core.rule_cache import create, entry_folder, mark_used

RULES, BOT = "rules", "bot"
LOADERS: dict[str, Callable[[Game], object]] = {}  # parts registered by other modules
Roots = Iterable[object]  # the compiled functions, and the record types they are compiled for
ROOTS: dict[str, Callable[[Game, str], Roots]] = {}  # by kind of part; the str is a bot's level
NICENESS = 10
try:
    import fcntl
except ImportError:  # Windows, where two processes may compile the same part
    fcntl = None  # type: ignore[assignment]
log = logging.getLogger("parlour.compiling")


def bot(level: str) -> str:
    """The part name of a bot."""
    return f"{BOT} {level}"


def parts_of(game: Game) -> list[str]:
    """A game's parts, most urgent first."""
    levels = [bot(level) for level in game.bots]
    features = [feature for feature in game.features if feature.part]
    urgent = [feature.part for feature in features if feature.urgent]
    return [RULES, *urgent, *levels, *(one.part for one in features if not one.urgent)]


def is_made(game: Game, part: str) -> bool:
    """Whether any process has compiled a part, so that it can be loaded."""
    if PLAIN:
        return True
    mark = _mark(game, part)
    mark_used(mark)
    return mark.exists()


@cache
def _mark(game: Game, part: str) -> Path:
    kind, _, level = part.partition(" ")
    name = f"{game.name}-{game.version}-{part.replace(' ', '-')}"
    return entry_folder(name, compiled_digest(*_roots(game, kind, level)))


def _roots(game: Game, kind: str, level: str) -> Roots:
    feature = next((one for one in game.features if one.part == kind), None)
    return (*feature.roots(), game.View) if feature else ROOTS[kind](game, level)


def mark_made(game: Game, part: str) -> None:
    """Mark a part as compiled."""
    if not PLAIN:
        create(_mark(game, part))


def command(game: Game, part: str, idle: bool = False) -> list[str]:
    """The command that compiles a part, and stops if this process ends; `idle` if it can wait until
    a processor has nothing else to do."""
    program = [sys.executable, "-m", "parlour.compile", "--quiet", "--parent", str(os.getpid())]
    return [*program, *(["--idle"] if idle else []), game.name, part]


@contextmanager
def one_at_a_time(game: Game) -> Iterator[None]:
    """Hold a file lock: one process compiles a game, the others wait and load the result."""
    if fcntl is None:
        yield
        return
    folder = entry_folder(game.name, "lock")
    folder.mkdir(exist_ok=True)
    with open(folder / "lock", "w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def idle_lock() -> IO[str] | None:
    """A file lock on compiling what nobody is playing yet, or None while another process has it."""
    folder = entry_folder("idle", "lock")
    folder.mkdir(exist_ok=True)
    file = open(folder / "lock", "w")  # noqa: SIM115  held by the caller
    try:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.close()
        return None
    return file


def be_gentle() -> None:
    """Lower this process's priority in favour of running games."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def be_idle() -> None:
    """Run only while a processor has nothing else to do, where the system knows such processes."""
    if hasattr(os, "SCHED_IDLE"):
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


class Beside:
    """Compiles a game's parts in the background and swaps each one in when it is ready."""

    def __init__(self, game: Game, load: Callable[[str], None]) -> None:
        self.game, self._use = game, load
        self._wanted: list[str] = []
        self._done: set[str] = set()
        self._child: subprocess.Popen[bytes] | None = None
        self._changed = threading.Condition()
        self._running = False

    def want(self, part: str) -> None:
        """Request a part; the latest request is compiled first."""
        if PLAIN or part in self._done:
            return
        with self._changed:
            self._done.add(part)
            self._wanted.append(part)
            if not self._running:
                self._running = True
                atexit.register(self._stop)
                threading.Thread(target=self._work, daemon=True).start()

    def _work(self) -> None:
        while True:
            with self._changed:
                if not self._wanted:
                    self._running = False
                    return
                part = self._wanted.pop()
            self._make(part)
            # Not a daemon: the interpreter must not exit in the middle of loading.
            loader = threading.Thread(target=self._load, args=(part,), daemon=False)
            try:
                loader.start()
            except RuntimeError:  # the interpreter is shutting down
                return
            loader.join()

    def _make(self, part: str) -> None:
        """Compile a part in a child process.

        A card that other processes can't import is left to `_load`, which compiles it here.
        """
        if not is_made(self.game, part) and registry.is_importable(self.game):
            self._child = subprocess.Popen(
                command(self.game, part), stdin=subprocess.DEVNULL,
                start_new_session=True,  # Ctrl-C is for the game, which ends its child
            )  # fmt: skip
            self._child.wait()
            self._child = None

    def _load(self, part: str) -> None:
        try:
            self._use(part)
        except Exception:
            log.exception("%s, %s: could not be loaded; it stays interpreted", self.game.name, part)

    def _stop(self) -> None:
        child = self._child
        if child:
            child.terminate()
