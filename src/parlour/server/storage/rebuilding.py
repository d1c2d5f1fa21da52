"""Rebuild a table or a puzzle board by applying its stored events in order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from parlour.core.errors import IllegalAction, UnknownGame
from parlour.server.protocol.errors import DamagedTable


class Applies(Protocol):
    """Something that events change."""

    def apply(self, event: Any, /) -> Any:
        """Apply one event."""


Opening = TypeVar("Opening")
Built = TypeVar("Built", bound=Applies)


def rebuild(
    kind: type[Opening], make: Callable[[Opening], Built], events: Sequence[Any], key: str
) -> Built:
    """Make something from its opening event, of this kind, and apply the others.

    Raises DamagedTable with the number of the first event that can't be applied.
    """
    opening = events[0]
    if not isinstance(opening, kind):
        raise DamagedTable(key, 0, "beginning")
    try:
        built = make(opening)
    except UnknownGame as error:
        raise DamagedTable(key, 0, "unknown_game") from error
    except Exception as error:
        raise DamagedTable(key, 0, "unfit") from error
    for number, event in enumerate(events[1:], 1):
        if isinstance(event, kind):
            raise DamagedTable(key, number, "unfit")
        try:
            built.apply(event)
        except IllegalAction as error:
            raise DamagedTable(key, number, "illegal") from error
        except Exception as error:  # a bad row can make the rules fail in any way
            raise DamagedTable(key, number, "unfit") from error
    return built
