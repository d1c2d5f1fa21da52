"""Screen: terminal input and output, with colour where supported."""

from __future__ import annotations

import io
import os
import shutil
import sys
from contextlib import suppress
from typing import TextIO

# Letters that a plain terminal shows, and a plain keyboard types, as others.
SPELT_OUT = {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "æ": "ae", "ø": "oe", "å": "aa"}
CODES = {"": "", "strong": "1", "quiet": "2", "yours": "33", "wrong": "31"}
SIGNS = {"−": "-", "–": "-", "—": "-", "─": "-", "·": "|", "…": "...", "→": "->", "×": "x",
         "’": "'", "‘": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"',
         "\u00a0": " ", "±": "+-"}  # fmt: skip
CAPITALS = {one.upper(): many.capitalize() for one, many in SPELT_OUT.items() if one != "ß"}
PLAINER = str.maketrans({**SIGNS, **SPELT_OUT, **CAPITALS})
CLEAR = "\033[2J\033[3J\033[H"


class Screen:
    """The player's terminal."""

    def __init__(self) -> None:
        self.out = sys.stdout or io.StringIO()
        tty = self.out.isatty() and os.environ.get("TERM") != "dumb"
        self.can_clear = tty
        self.colour = tty and not os.environ.get("NO_COLOR")
        if tty and sys.platform == "win32":
            os.system("")  # enables escape codes in the console

    @property
    def width(self) -> int:
        """The number of columns."""
        return shutil.get_terminal_size((80, 24)).columns

    def say(self, text: str = "", style: str = "", indent: str = "") -> None:
        """Print lines of text in a style."""
        for line in text.split("\n"):
            shown = fitted((indent + line).rstrip(), self.out)
            print(self.styled(shown, style), file=self.out)

    def styled(self, text: str, style: str) -> str:
        """Text in a style, if colour is on."""
        return f"\033[{CODES[style]}m{text}\033[0m" if self.colour and style and text else text

    def title(self, left: str, right: str) -> None:
        """Print a header line."""
        width = min(self.width, 80)
        rule = "─" * max(2, width - len(left) - len(right) - 8)
        self.say(f"── {left} {rule} {right} ──", "strong")

    def ask(self, prompt: str) -> str:
        """Read a line of input; raise EOFError at the end of input."""
        if sys.stdin is None or sys.stdout is None:
            raise EOFError
        self.out.flush()
        typed = input(self._prompt(prompt))
        if not sys.stdin.isatty():
            self.say(typed)
        return typed.strip()

    def _prompt(self, prompt: str) -> str:
        prompt = fitted(prompt, self.out)
        if not self.colour:
            return prompt
        start, end = f"\033[{CODES['yours']}m", "\033[0m"
        if "readline" in sys.modules:  # mark the codes as zero-width for readline
            start, end = f"\001{start}\002", f"\001{end}\002"
        return start + prompt + end

    def clear(self) -> None:
        """Hide the screen from the next player."""
        if self.can_clear:
            print(CLEAR, end="", file=self.out)
        else:
            self.say("─" * 40)


def fitted(text: str, out: TextIO | None) -> str:
    """Text with characters that a stream's encoding lacks replaced."""
    encoding = getattr(out, "encoding", None) or "utf-8"
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return text.translate(PLAINER).encode(encoding, "replace").decode(encoding)
    return text


def ready_to_type() -> None:
    """Enable line editing if available, and tolerate invalid bytes in the input."""
    if sys.stdin is not None and sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def can_ask() -> bool:
    """Whether input and output are both a terminal."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))
