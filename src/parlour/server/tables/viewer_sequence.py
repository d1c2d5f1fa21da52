"""Viewer sequences: how each viewer numbers a table's events.

In real time an event can be secret altogether, such as a message from the house to one seat.
Viewers who neither hear nor see anything of it are sent nothing, and skip it in their numbering: a
gap would tell them that there was something.
"""

from __future__ import annotations

from bisect import bisect_right

from parlour.core.table import Table

Viewer = int | None  # None is a spectator


class ViewerSequence:
    """The numbers of a table's events, as each viewer is told them."""

    __slots__ = ("_missed",)

    def __init__(self) -> None:
        self._missed: dict[Viewer, list[int]] = {}

    def miss(self, event: int, viewers: list[Viewer]) -> None:
        """These viewers know nothing of an event, the newest."""
        for viewer in viewers:
            self._missed.setdefault(viewer, []).append(event)

    def missed(self, event: int, viewer: Viewer) -> bool:
        """Whether a viewer knows nothing of an event."""
        return event in self._missed.get(viewer, ())

    def number(self, event: int, viewer: Viewer) -> int:
        """The number that a viewer is told for an event, or for the last one before it."""
        missed = self._missed.get(viewer)
        return event - bisect_right(missed, event) if missed else event

    def event(self, number: int, viewer: Viewer) -> int:
        """The newest event up to which a viewer knows everything it may, by the viewer's number."""
        event = number
        for missed in self._missed.get(viewer, ()):
            if missed > event + 1:
                break
            event += 1
        return event


def unheard(table: Table, seat: int, action: int) -> dict[Viewer, bytes]:
    """What viewers who won't hear of an act see now; if spectators hear it, everyone does."""
    if table.hears(seat, action, None):
        return {}
    viewers: list[Viewer] = [None, *range(table.seats)]
    return {
        viewer: table.seen(viewer) for viewer in viewers if not table.hears(seat, action, viewer)
    }


def unseen(table: Table, before: dict[Viewer, bytes]) -> list[Viewer]:
    """Those of them who still see the same."""
    return [viewer for viewer, seen in before.items() if table.seen(viewer) == seen]
