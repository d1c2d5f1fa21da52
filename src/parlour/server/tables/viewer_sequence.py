"""ViewerSequence: how each viewer counts a table's entries.

Where all act at once an entry may be a secret altogether, as a word of the house to one seat is.
Who neither hears nor sees anything of it is sent nothing, and to them it is no entry: a gap in the
numbers would tell that there was one.
"""

from __future__ import annotations

from bisect import bisect_right

from parlour.core.table import Table

Viewer = int | None  # None is a spectator


class ViewerSequence:
    """The numbers of a table's entries, as each viewer is told them."""

    __slots__ = ("_missed",)

    def __init__(self) -> None:
        self._missed: dict[Viewer, list[int]] = {}

    def miss(self, entry: int, viewers: list[Viewer]) -> None:
        """These viewers know nothing of an entry, the newest."""
        for viewer in viewers:
            self._missed.setdefault(viewer, []).append(entry)

    def missed(self, entry: int, viewer: Viewer) -> bool:
        """Whether a viewer knows nothing of an entry."""
        return entry in self._missed.get(viewer, ())

    def number(self, entry: int, viewer: Viewer) -> int:
        """What a viewer is told as the number of an entry, or of the last before it."""
        missed = self._missed.get(viewer)
        return entry - bisect_right(missed, entry) if missed else entry

    def entry(self, number: int, viewer: Viewer) -> int:
        """The newest entry up to which a viewer knows everything that it may, by its number."""
        entry = number
        for missed in self._missed.get(viewer, ()):
            if missed > entry + 1:
                break
            entry += 1
        return entry


def unheard(table: Table, seat: int, action: int) -> dict[Viewer, bytes]:
    """What those see now who will not hear of an act; an act that a spectator hears, all hear."""
    if table.hears(seat, action, None):
        return {}
    viewers: list[Viewer] = [None, *range(table.seats)]
    return {
        viewer: _sight(table, viewer) for viewer in viewers if not table.hears(seat, action, viewer)
    }


def unseen(table: Table, before: dict[Viewer, bytes]) -> list[Viewer]:
    """Those of them who see what they saw before."""
    return [viewer for viewer, sight in before.items() if _sight(table, viewer) == sight]


def _sight(table: Table, viewer: Viewer) -> bytes:
    return table.seen(viewer)
