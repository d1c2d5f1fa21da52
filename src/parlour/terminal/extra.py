"""Commands that need the server's dependencies."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from functools import wraps

from parlour.server.serve import missing

Command = Callable[[Namespace], int]


def with_extra(command: Command) -> Command:
    """Turn a missing server dependency into a one-line error that says what to install."""

    @wraps(command)
    def said(args: Namespace) -> int:
        try:
            return command(args)
        except ImportError as error:
            if words := missing(error):
                raise words from error
            raise

    return said
