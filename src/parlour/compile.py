"""`python -m parlour.compile [GAME ...]`: compile rules beforehand.

Without arguments everything that tables need is compiled: in a container's image, or before a
server is opened. What was compiled before is left as it is.
"""

from __future__ import annotations

import argparse
import sys
import time

from parlour.core import registry
from parlour.core.errors import ParlourError
from parlour.server.ready import is_ready, parts_of, prepare


def main(arguments: list[str] | None = None) -> int:
    """Compile; 0 when everything is made."""
    parser = argparse.ArgumentParser(
        prog="python -m parlour.compile",
        description="Compile what tables need beforehand, so that nobody waits for it.",
    )
    parser.add_argument("game", nargs="*", help="all games, unless some are named")
    names = parser.parse_args(arguments).game
    try:
        for name in names or registry.names():
            for part in parts_of(registry.game(name)):
                _compile(name, part)
    except ParlourError as error:
        print(f"parlour.compile: {error}", file=sys.stderr)
        return 2
    return 0


def _compile(name: str, part: str) -> None:
    began, before = time.perf_counter(), is_ready(name, part)
    if not before:
        prepare(name, part)
    took = "compiled before" if before else f"{time.perf_counter() - began:.1f} s"
    print(f"{name}, {part}: {took}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
