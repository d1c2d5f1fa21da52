"""What a test needs of a browser, whichever protocol drives it."""

from __future__ import annotations

import shutil
import subprocess
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

PATIENCE_S = 120.0
SIZES = {"desk": (1280, 800), "phone": (390, 844), "sideways": (844, 390)}


class Engine(ABC):
    """A browser with one window."""

    name: str

    def __init__(self, folder: Path) -> None:
        self._running = ExitStack()
        try:
            self._start(folder)
        except BaseException:
            self.close()
            raise

    @abstractmethod
    def _start(self, folder: Path) -> None:
        """Start the browser, and note in `_running` what has to be ended."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Give the page this much room."""

    @abstractmethod
    def open(self, address: str) -> None:
        """Open an address and wait until it has loaded."""

    @abstractmethod
    def evaluate(self, function: str, *arguments: Any) -> Any:
        """Call a JavaScript function in the page; a promise is waited for."""

    @abstractmethod
    def click(self, x: float, y: float) -> None:
        """Press and release the mouse at a point of the window."""

    @abstractmethod
    def press(self, key: str) -> None:
        """Press and release a key: a letter, or one of `KEYS`."""

    @abstractmethod
    def picture(self, path: Path) -> None:
        """Save what the window shows."""

    def close(self) -> None:
        """End the browser."""
        self._running.close()


# Keys without a letter, as both protocols number them.
KEYS = {
    "Enter": "\ue007", "Escape": "\ue00c", "ArrowLeft": "\ue012", "ArrowUp": "\ue013",
    "ArrowRight": "\ue014", "ArrowDown": "\ue015",
}  # fmt: skip


def program(name: str, package: str) -> str:
    """Return the path of a browser's program, which Debian packages."""
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"{name} isn't installed: apt-get install {package}")
    return found


def end(process: subprocess.Popen[Any]) -> None:
    """End a program and wait for it."""
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait(10)


Start = Callable[[Path], Engine]
