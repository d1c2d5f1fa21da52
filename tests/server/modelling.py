"""The model: what each guest should be shown according to a log, and checks on the log itself."""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.core.chance import Chance
from parlour.core.record import UNDO
from parlour.core.table import Table
from parlour.server.protocol import messages
from parlour.server.protocol.events import Event, Requested
from parlour.server.tables.deltas import Deltas
from parlour.server.tables.room import Room

Message = dict[str, Any]


def should_show(deltas: Deltas, guest: str) -> Message:
    """Return what a guest should be shown, without the time left."""
    room = deltas.room
    should = messages.Shown(
        **deltas.show(room.seating.seat_of(guest)), removed=guest in room.seating.removed,
        invite=room.made.invite if guest == room.seating.host else None,
    )  # fmt: skip
    return dict(msgspec.json.decode(messages.write(should)))


def timeless(shown: Message) -> Message:
    """Return what a client shows, without the time left."""
    return {**shown, "left_ms": {}}


def clients_of(log: list[Event]) -> list[str]:
    """Return the client ids in a log, in order."""
    return [entry.client for entry in log if isinstance(entry, Requested) and entry.client]


def check_stored_once(log: list[Event]) -> None:
    """Check that no message became two entries."""
    clients = clients_of(log)
    twice = {client for client in clients if clients.count(client) > 1}
    assert not twice, f"stored twice: {twice}"


def check_record(room: Room) -> None:
    """Check that the record, parsed from its text, replays to the same table."""
    if room.table:
        record = room.table.record()
        assert type(record).parse(str(record)).replay() == room.table, "the record differs"


def check_undos(table: Table) -> None:
    """Check that each undo reverts its seat's last action, which drew nothing, without a trace."""
    if not any(action == UNDO for _, action in table.actions):
        return
    again = Table(table.game, table.seats, seed=table.seed, options=table.options)
    past: list[tuple[int, bytes, bytes]] = []  # seat, state and chance before each action
    for seat, action in table.actions:
        state, chance = again.game.State.bytes(again._state), Chance.bytes(again._chance)
        if action == UNDO:
            actor, before, drawn = past.pop()
            again.undo(seat)
            assert actor == seat, "a seat took back what another did"
            assert chance == drawn, "an action that drew by chance was taken back"
            assert again.game.State.bytes(again._state) == before, "an undo left something behind"
            assert Chance.bytes(again._chance) == drawn, "an undo rolls again"
        else:
            past.append((seat, state, chance))
            again.play(seat, action)
    assert again == table
