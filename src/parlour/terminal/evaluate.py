"""parlour evaluate: how strong a policy is."""

from __future__ import annotations

import sys
import time
from argparse import Namespace

from parlour.lab.evaluating import Progress
from parlour.lab.evaluating import evaluate as evaluated
from parlour.terminal.screen import Screen
from parlour.terminal.seating import find_options, find_seats, find_seed, named_game

SHOWN_S = 0.5


def evaluate(args: Namespace) -> int:
    """Evaluate a policy, and print the result."""
    game = named_game(args.game)
    found = evaluated(
        args.policy, game, args.against, args.games, find_seats(game, args), args.preset,
        find_options(game, args), find_seed(args.seed), args.sides, _telling(),
    )  # fmt: skip
    screen = Screen()
    for line in [found.json()] if args.json else found.lines():
        screen.out.write(f"{line}\n")
    return 0


def _telling() -> Progress:
    """A function that shows progress on a terminal's standard error."""
    shown = time.monotonic()

    def tell(done: int, total: int) -> None:
        nonlocal shown
        if sys.stderr.isatty() and (time.monotonic() - shown > SHOWN_S or done == total):
            shown = time.monotonic()
            end = "\n" if done == total else "\r"
            print(f"{done:,} of {total:,} games", end=end, file=sys.stderr, flush=True)

    return tell
