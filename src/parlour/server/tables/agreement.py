"""Agreement: a player's request to the others, and who has agreed so far."""

from __future__ import annotations

from collections.abc import Collection

from parlour.server.protocol.events import Asked
from parlour.server.tables.seating import Seating


class Agreement:
    """The pending request at a table, if there is one."""

    __slots__ = ("agreed", "asked", "due_call")

    def __init__(self) -> None:
        self.asked: Asked | None = None
        self.agreed: set[int] = set()
        self.due_call: tuple[int, int] | None = None  # an agreed house action, and since when

    @property
    def call(self) -> int | None:
        """The house action of a pending call."""
        return None if self.asked is None else self.asked.action

    def ask(self, asked: Asked) -> None:
        """Start a request; drops an earlier one."""
        self.asked, self.agreed = asked, set()

    def drop(self) -> None:
        """Drop the request."""
        self.asked = None

    def drop_from(self, seat: int) -> None:
        """Drop the request if it came from this seat."""
        if self.asked and self.asked.seat == seat:
            self.asked = None

    def drop_after_move(self, over: bool) -> None:
        """Drop the request after a move, unless it is a call, or to hurry bots that still play."""
        if self.asked and self.asked.what != "call" and (over or self.asked.what != "hurry"):
            self.asked = None

    def drop_calls(self, acted: int | None, possible: Collection[int]) -> None:
        """Drop a call that the house has just acted on, or that is no longer possible."""
        if self.due_call:
            action = self.due_call[0]
            if action == acted or action not in possible:
                self.due_call = None
        elif self.asked and self.asked.what == "call" and self.asked.action not in possible:
            self.asked = None


def everyone_agrees(
    seating: Seating, asker: int, agreed: set[int], accused: Collection[int] = (),
    leaving: int | None = None, missing: Collection[int] = (),
) -> bool:  # fmt: skip
    """Whether everyone who was asked agrees.

    In a call, the accused have no vote, and the host's vote alone is enough.
    """
    people = seating.people()
    if accused:
        people -= set(accused)
        host = seating.seat_of(seating.host)
        if host in people and host in {asker, *agreed}:
            return True
    return people - {asker, leaving, *missing} <= agreed
