"""Run a command, showing one line with a title and the time it took.

    python tools/steps.py "Installing 37 packages" pip install ...

The command's own output is shown only if it fails.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

TICK_S = 1.0


def step(title: str, command: list[str], **how: Any) -> None:
    """Run a command; on a terminal, count the seconds while it runs."""
    print(f"{title} ...", end="", flush=True)
    begun = time.monotonic()
    with tempfile.TemporaryFile("w+", errors="replace") as output:
        process = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT, **how)
        try:
            code = _wait(process, title, begun)
        except KeyboardInterrupt:
            process.wait()
            print()
            raise SystemExit(130) from None
        print(f"{_start(title)} {time.monotonic() - begun:.0f} s", flush=True)
        if code:
            output.seek(0)
            sys.stderr.write(output.read())
            raise SystemExit(f"{title}: {Path(command[0]).name} failed with exit code {code}.")


def _wait(process: subprocess.Popen[Any], title: str, begun: float) -> int:
    while True:
        try:
            return process.wait(TICK_S)
        except subprocess.TimeoutExpired:
            if sys.stdout.isatty():
                print(f"{_start(title)} {time.monotonic() - begun:.0f} s", end="", flush=True)


def _start(title: str) -> str:
    """Return the text before the seconds; on a terminal the line is overwritten."""
    return f"\r{title} ..." if sys.stdout.isatty() else ""


if __name__ == "__main__":
    step(sys.argv[1], sys.argv[2:])
