"""Commands that need the server's libraries."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from functools import wraps

from parlour.server.serve import missing

Command = Callable[[Namespace], int]


def with_extra(command: Command) -> Command:
    """Say in a line what to install when a library of the server is missing."""

    @wraps(command)
    def said(args: Namespace) -> int:
        try:
            return command(args)
        except ImportError as error:
            if words := missing(error):
                raise words from error
            raise

    return said
