"""What a room shows: the lobby, the public view, and each seat's view."""

from __future__ import annotations

from typing import Any

from parlour.core import telling
from parlour.core.fact import Fact
from parlour.core.table import Viewers, Witnessed
from parlour.server.protocol.events import Acted
from parlour.server.tables.daily_results import called
from parlour.server.tables.hints import has_hints
from parlour.server.tables.rematches import following_options
from parlour.server.tables.room import Room


def lobby(room: Room) -> dict[str, Any]:
    """Return what everyone may know about the table and its seats."""
    made, seating = room.made, room.seating
    return {
        "game": made.game,
        "version": made.version,
        "options": made.options,
        "phase": room.phase,
        "public": made.public,
        "spectators": made.spectators,
        "hints": has_hints(room),
        "host": seating.seat_of(seating.host),
        "commitment": room.commitment,
        "seats": [
            {
                "name": name,
                "bot": seating.bots.get(seat),
                "taken": bool(seating.guests[seat]),
                "look": seating.looks[seat],
                "adapts": seat in seating.adaptive,
            }
            for seat, name in enumerate(seating.names)
        ],
        "asked": _asked(room),
        "calls": [
            {"action": action, "charge": call.charge, "against": call.against}
            for action, call in room.calls().items()
        ],
        "paused": room.paused,
        "hurried": room.hurried,
        "turn_seconds": made.turn_seconds,
        "what_if": made.what_if,
        "rematch": room.rematch,
        "next": following_options(room),
        "turned": made.turned,
        "daily": made.daily,
        "called": called(room.game, made),
        "practice": made.practice,
        "playtest": made.playtest,
        "adapts": bool(seating.adaptive),
    }


def _asked(room: Room) -> dict[str, Any] | None:
    asked = room.agreement.asked
    if asked is None:
        return None
    return {
        "seat": asked.seat,
        "what": asked.what,
        "agreed": sorted(room.agreement.agreed),
        "action": asked.action,
    }


def is_hidden(room: Room) -> bool:
    """Whether the game is hidden, so that no one can use a pause in real time to search."""
    return room.paused and room.veils and room.referee is not None and not room.over


def facts(room: Room, seat: int | None) -> Any:
    """Return what a seat may know, in the game's own terms; None before the game starts."""
    return room.table and room.table.facts(seat)


def facts_of(room: Room, viewers: Viewers) -> list[Any]:
    """Return the facts of several seats."""
    return room.table.facts_of(viewers) if room.table else [None for _ in viewers]


def public_view(room: Room, facts: Any = None) -> dict[str, Any]:
    """Return what everyone may know of the game; pass a spectator's facts to reuse them."""
    if room.table is None or is_hidden(room):
        return {}
    return telling.public(room.game, facts or room.table.facts(None))


def seat_view(room: Room, seat: int | None, facts: Any) -> dict[str, Any]:
    """Return what a seat or spectator with these facts is shown besides the public view."""
    table = room.table
    if table is None:
        return {"view": None, **no_moves(room)}
    if is_hidden(room):
        return {"view": None, **no_moves(room, 0 if seat is None else room.decisions[seat])}
    view = telling.own(room.game, facts)
    if not room.game.has_screens:
        view["pictures"] = telling.pictures(room.game, facts, seat)
    if seat is None or room.stopped:
        return {"view": view, **no_moves(room)}
    moves = table.legal(seat)
    if moves and room.game.manners.hides_moves(room.made.options):
        moves = []
    shown = {
        "view": view,
        "moves": moves,
        "decision": room.decisions[seat],
        "undoable": table.undoable(seat),
    }
    if not room.game.has_screens:
        shown["named"] = [telling.move(room.game, facts, action) for action in moves]
    return shown


def no_moves(room: Room, decision: int = 0) -> dict[str, Any]:
    """Return what somebody who can't act is shown besides a view."""
    shown: dict[str, Any] = {"moves": [], "decision": decision, "undoable": False}
    return shown if room.game.has_screens else {**shown, "named": []}


def move(room: Room, act: Acted) -> Fact:
    """Return what an action that is about to be played does, as its own seat sees it."""
    assert room.table
    return room.table.move(act.seat, act.action)


def witness(room: Room, act: Acted, viewers: Viewers) -> Witnessed:
    """Return what viewers see and hear of an action that is about to be played."""
    assert room.table
    return room.table.witness(act.seat, act.action, viewers)
