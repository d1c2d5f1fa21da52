"""Turn notices: telling people who aren't connected that it is their turn.

Only the process that stored the event tells, so that everyone is told once.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from typing import TYPE_CHECKING

import msgspec

from parlour.core.errors import ParlourError
from parlour.core.language import DEFAULT, languages, program
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.guests import Guests, Identity
from parlour.server.storage.push_devices import PushDevice
from parlour.server.tables.defaults import SLOW_TURN_S
from parlour.server.tables.room import Room
from parlour.server.tables.services import LiveTable
from parlour.server.workers.push_sender import Notice, PushSender

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from typing import Any

GRACE_S = 5.0  # somebody who reconnects within this time isn't told
WORTH_S = 600  # how long a notice is worth delivering at a table without a slow clock
REMEMBERED = 10_000


class TurnNotices:
    """Decides who is told."""

    def __init__(
        self, sender: PushSender, guests: Guests,
        follow: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:  # fmt: skip
        self.sender, self._guests, self._follow = sender, guests, follow
        self._told: OrderedDict[tuple[str, int], int] = OrderedDict()  # the last decision, by seat

    def consider(self, table: LiveTable) -> None:
        """Tell everyone whose turn it has become and who isn't connected."""
        room = table.room
        if room.table is None or room.over or room.paused or room.racing:
            return
        for seat in room.table.actors:
            if _waits_for(table, seat) and self._is_new(table.id, seat, room.decisions[seat]):
                self._follow(self._tell(table, seat, room.decisions[seat]))

    def _is_new(self, table_id: str, seat: int, decision: int) -> bool:
        key = table_id, seat
        if self._told.get(key) == decision:
            return False
        self._told[key] = decision
        self._told.move_to_end(key)
        while len(self._told) > REMEMBERED:
            self._told.popitem(last=False)
        return True

    async def _tell(self, table: LiveTable, seat: int, decision: int) -> None:
        await asyncio.sleep(GRACE_S)
        room = table.room
        guest = room.seating.guests[seat]
        if not guest or room.over or room.paused or room.table is None:
            return
        if room.decisions[seat] != decision or seat not in room.table.actors:
            return
        if not _waits_for(table, seat) or not table.services.fanout.well:
            return
        try:
            found = await table.services.ask_store(self.sender.devices.of, guest)
        except Refused:
            return  # without a database
        wanted = [device for device in found if self._wants(device, room)]
        await asyncio.gather(
            *(self.sender.send(one, notice_of(table, seat, one.language)) for one in wanted)
        )

    def _wants(self, device: PushDevice, room: Room) -> bool:
        if not self._guests.is_current(Identity(device.guest, device.generation)):
            return False
        return device.tables == "all" or room.made.turn_seconds >= SLOW_TURN_S


def _waits_for(table: LiveTable, seat: int) -> bool:
    """Whether a seat is a person's who isn't connected."""
    seating = table.room.seating
    return bool(seating.guests[seat]) and seat not in seating.bots and not table.is_connected(seat)


def notice_of(table: LiveTable, seat: int, language: str) -> Notice:
    """Return what a device is told: the game, and that it's their turn; nothing about the game."""
    room = table.room
    words = program("push", language if language in languages() else DEFAULT)
    try:
        title = room.game.title
    except ParlourError:
        title = "Parlour"
    message = {"title": title, "body": words.format("push-your-turn"), "table": table.id}
    topic = hashlib.sha256(f"{table.id} {seat}".encode()).hexdigest()[:32]
    slow = room.made.turn_seconds >= SLOW_TURN_S
    return Notice(msgspec.json.encode(message), topic, room.made.turn_seconds if slow else WORTH_S)
