"""Real-time tables for tests: positions of Pattern Overlap set up by hand."""

from __future__ import annotations

from typing import Any

from parlour.core.table import Table
from parlour.features.real_time import referee_of
from parlour.games.pattern_overlap.puzzles import Laid
from parlour.server.protocol import messages
from parlour.server.tables.deltas import Deltas
from parlour.server.tables.hub import Hub
from parlour.server.tables.live import Live
from tests.games.pattern_overlap.board import number, table
from tests.server.screen import Message
from tests.tables.fakes import Person

GUESTS = [letter * 32 for letter in "abcdefg"]


async def race(
    hub: Hub, laid: str, hands: list[list[str]], bots: dict[int, str] | None = None,
    people: dict[str, Any] | None = None, **given: Any,
) -> tuple[Live, list[Person]]:  # fmt: skip
    """Start a table with these cards and hands."""
    bots = bots or {}
    options = {key: value for key, value in given.items() if key not in ("state", "locs")}
    live = await hub.make(
        GUESTS[0], "pattern-overlap", len(hands), options=options, bots=bots, **(people or {})
    )
    persons = [Person(guest) for guest in GUESTS[: len(hands) - len(bots)]]
    for person in persons:
        live.watch(person)
        assert (await person.request(live, messages.Sit, invite=live.room.made.invite))[
            "is"
        ] == "done"
    lay_out(live, table(laid, hands, **given))
    live.wake()
    for person in persons:
        live.show(person)
    return live, persons


def lay_out(live: Live, laid: Table) -> None:
    """Start the game with this position."""
    live.room._start()
    live.room.table = laid
    live.room.referee = referee_of(laid)
    live.broadcast.deltas = Deltas(live.room)


def action_of(live: Live, seat: int, text: str, loc: int = 0) -> int:
    """Return the action that plays a card, given in the notation of the rules."""
    one, t = Laid.parse(text), live.room.table
    assert t
    slot = [int(card) for card in t.state.hand[seat]].index(one.card)
    return number(t, slot, one.rot, one.x, one.y, loc)


async def claim(
    live: Live, person: Person, text: str, seen: int | None = None, loc: int = 0,
    id: str | None = None,
) -> Message:  # fmt: skip
    """Play a card; returns the answer."""
    seat = live.room.seating.seat_of(person.guest)
    assert seat is not None
    request = {"action": action_of(live, seat, text, loc), "seen": seen}
    decision = live.room.decisions[seat]
    if id is None:
        return await person.request(live, messages.Act, decision=decision, **request)
    return await person.ask(live, messages.Act(id=id, decision=decision, **request))  # type: ignore[arg-type]
