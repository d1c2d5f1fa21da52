"""Results: how a finished game is noted, when it ends or from its events afterwards."""

from __future__ import annotations

import copy
import logging
from collections.abc import Mapping
from functools import cache

from parlour.core.game import HOUSE, Game
from parlour.core.option import BY_SEAT, Preset, Value
from parlour.core.record import UNDO
from parlour.core.table import Result, Table
from parlour.features.campaign import Campaign
from parlour.server.protocol.errors import DamagedTable
from parlour.server.protocol.events import Event, Made, Removed, Seated
from parlour.server.storage.game_results import (
    Finish,
    GameResult,
    Outcome,
    Player,
    encode_game_result,
)
from parlour.server.tables.room import STOPPED, Room
from parlour.server.tables.seating import Seating

LONGEST_VALUE = 32  # of an option in a result; longer ones are custom content
log = logging.getLogger("parlour.tables")


def finish_with(room: Room, table: Table) -> Finish | None:
    """Return the result of a room whose game ends like this table; None if no person played."""
    return _finish(room, table, table.result, room.seating)


def finish_by_stopping(room: Room, event: Event) -> Finish | None:
    """Return the result of a game that this event is about to stop."""
    seating = copy.deepcopy(room.seating)
    if isinstance(event, Seated):
        seating.seat_bot(event.seat, event.level, event.away)
    elif isinstance(event, Removed):
        seating.remove(event.seat)
        seating.seat_bot(event.seat, event.level)
    return _finish(room, room.table, STOPPED, seating)


def finish_of(events: list[Event]) -> tuple[Finish, int] | None:
    """Return the result of a finished game from its events, and the number of the one that ended
    it; what happened at the table afterwards doesn't count."""
    made = events[0]
    if not isinstance(made, Made):
        raise DamagedTable("", 0, "beginning")
    room = Room(made)
    for number, event in enumerate(events[1:], 1):
        room.apply(event)
        if room.over:
            found = _finish(room, room.table, room.result, room.seating)
            return None if found is None else (found, number)
    return None


def _finish(
    room: Room, table: Table | None, result: Result | None, seating: Seating
) -> Finish | None:
    if table is None or result is None or room.started is None or not any(seating.guests):
        return None
    made, card = room.made, room.game
    preset, options = closest(card, made.seats, made.options)
    campaign = card.feature(Campaign)
    counted = result is not STOPPED and not (made.what_if or made.daily)
    noted = GameResult(
        players=[_player(seating, seat, result, card.utility) for seat in range(made.seats)],
        kind=card.utility, reason=result.reason, moves=_moves(table, len(made.begun)),
        preset=preset, options=options, turned=made.turned,
        what_if=bool(made.what_if or made.practice),
        attempt=campaign.attempt(table) if counted and campaign else None,
    )  # fmt: skip
    return Finish(room.started, encode_game_result(noted))


def _player(seating: Seating, seat: int, result: Result, kind: str) -> Player:
    guest, bot = seating.guests[seat] or "", seating.bots.get(seat, "")
    outcome: Outcome = "left" if guest and bot else outcome_of(result, seat, kind, seating)
    return Player(
        outcome=outcome, guest=guest, name=seating.names[seat] or "", bot=bot,
        score=result.scores[seat] if result.scores else 0, look=seating.looks[seat],
    )  # fmt: skip


def outcome_of(result: Result, seat: int, kind: str, seating: Seating) -> Outcome:
    """Return how a game ended for a seat."""
    winners, seats = result.winners, len(seating.guests)
    if result is STOPPED:
        return "stopped"
    if kind != "co-operative" and seats > 1 and len(winners) in (0, seats):
        return "drawn"
    if seat not in winners:
        return "lost"
    return "shared" if kind == "competitive" and len(winners) > 1 else "won"


def _moves(table: Table, before: int) -> int:
    actions = [action for seat, action in table.actions[before:] if seat != HOUSE]
    return len(actions) - 2 * actions.count(UNDO)


def closest(
    card: Game, seats: int, options: Mapping[str, Value]
) -> tuple[str, dict[str, Value]]:  # fmt: skip
    """Return the preset that is closest to a table's options, and the options that differ.

    What each seat has for itself, such as easier sums, makes no other game of it.
    """
    usual, by_seat = (
        _usual(card),
        {one.name for one in card.Options.listed() if one.group == BY_SEAT},
    )
    names = [one.name for one in card.presets if one.suits(seats)] or [""]
    counted = {name: value for name, value in options.items() if name not in by_seat}
    found = [(name, _differing(usual[name], counted)) for name in names]
    name, other = min(found, key=lambda one: len(one[1]))
    return name, _short(other)


@cache
def _usual(card: Game) -> dict[str, dict[str, Value]]:
    """Return all options of each preset, and of none (""), by name."""
    return {one.name: card.complete(one.options) for one in (Preset(""), *card.presets)}


def _differing(usual: dict[str, Value], options: dict[str, Value]) -> dict[str, Value]:
    return {name: value for name, value in options.items() if usual.get(name) != value}


def _short(options: dict[str, Value]) -> dict[str, Value]:
    return {
        name: "custom" if isinstance(value, str) and len(value) > LONGEST_VALUE else value
        for name, value in options.items()
    }
