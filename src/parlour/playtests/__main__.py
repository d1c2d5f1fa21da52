"""`python -m parlour.playtests report json`: from the data of a playtest to its report or a file.

Reads the data from standard input and writes to standard output.
"""

from __future__ import annotations

import sys

import msgspec

from parlour.core import compiling
from parlour.features.playtest import Bundle
from parlour.playtests.export import FILES, file_of
from parlour.playtests.report import report


def main(words: list[str]) -> None:
    """Make what the words ask for."""
    compiling.be_gentle()
    what, kind = words
    data = msgspec.json.decode(sys.stdin.buffer.read(), type=Bundle)
    made = file_of(data, what, kind) if what in FILES else msgspec.json.encode(report(data))
    sys.stdout.buffer.write(made)


if __name__ == "__main__":
    main(sys.argv[1:])
