"""Viewer sequences: the event numbers that each viewer sees.

In real time an event can be entirely secret, such as a message from the house to one seat. Viewers
who neither hear nor see anything of it are sent nothing, and it has no number for them: a gap would
tell them that something had happened.
"""

from __future__ import annotations

from bisect import bisect_right

from parlour.core.table import Table

Viewer = int | None  # None is a spectator


class ViewerSequence:
    """The numbers of a table's events for each viewer."""

    __slots__ = ("_missed",)

    def __init__(self) -> None:
        self._missed: dict[Viewer, list[int]] = {}

    def miss(self, event: int, viewers: list[Viewer]) -> None:
        """Hide the newest event from these viewers."""
        for viewer in viewers:
            self._missed.setdefault(viewer, []).append(event)

    def missing(self, event: int) -> set[Viewer]:
        """Return the viewers that an event is hidden from."""
        if not self._missed:
            return set()
        return {viewer for viewer, missed in self._missed.items() if event in missed}

    def number(self, event: int, viewer: Viewer) -> int:
        """Return a viewer's number for an event, or for the last one before it they know of."""
        missed = self._missed.get(viewer)
        return event - bisect_right(missed, event) if missed else event

    def event(self, number: int, viewer: Viewer) -> int:
        """Return the event for a viewer's number, or the last hidden one directly after it."""
        event = number
        for missed in self._missed.get(viewer, ()):
            if missed > event + 1:
                break
            event += 1
        return event


def unheard(table: Table, seat: int, action: int) -> dict[Viewer, bytes]:
    """Return the current views of those who won't hear an action; none if spectators hear it."""
    if table.hears(seat, action, None):
        return {}
    viewers: list[Viewer] = [None, *range(table.seats)]
    return {
        viewer: table.seen(viewer) for viewer in viewers if not table.hears(seat, action, viewer)
    }


def unseen(table: Table, before: dict[Viewer, bytes]) -> list[Viewer]:
    """Return the viewers whose view hasn't changed."""
    return [viewer for viewer, seen in before.items() if table.seen(viewer) == seen]
