"""History: a table's events replayed, for a guest during the game or for anyone afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from parlour.core.fact import Fact
from parlour.policies.adapting import ADAPTIVE
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.events import Acted, Event, Made, Removed, Sat, Seated, Started, Stood
from parlour.server.protocol.names import Name
from parlour.server.tables import room_view
from parlour.server.tables.deltas import Deltas, Parts
from parlour.server.tables.room import Room

Viewers = list[int | None]  # None is a spectator


class Step(msgspec.Struct):
    """An event, and what it changed for some viewers."""

    number: int
    counted: int  # its number in the first viewer's sequence
    event: Event
    move: Fact | None  # what an action does, as its own seat sees it
    news: Parts  # for the first viewer
    owns: list[Parts]  # what each viewer sees besides the public view
    seen: bool  # whether any viewer sees something new
    actions: int  # in the record so far


def company(events: list[Event]) -> list[Parts]:
    """Return a table's seats as in its lobby, even if the game isn't installed."""
    names: dict[int, Name] = {}
    looks: dict[int, str] = {}
    bots: dict[int, str] = {}
    adaptive: set[int] = set()
    seats = 0
    for event in events:
        match event:
            case Made():
                seats, bots = event.seats, dict(event.bots)
                adaptive = {n for n, level in bots.items() if event.adapts or level == ADAPTIVE}
            case Sat(seat=seat, name=name, look=look):
                names[seat], looks[seat] = name, look
            case Stood(seat=seat):
                names.pop(seat, None)
            case Seated(seat=seat, level=level):
                bots[seat] = level
                adaptive = adaptive | {seat} if level == ADAPTIVE else adaptive - {seat}
            case Started(bots=levels):
                bots |= levels
            case Removed(seat=seat, level=level):
                names.pop(seat, None)
                bots[seat] = level
                adaptive = adaptive - {seat}
    return [
        {
            "name": names.get(seat),
            "bot": bots.get(seat) or None,
            "taken": seat in names,
            "look": looks.get(seat, "") if seat in names else "",
            "adapts": seat in adaptive,
        }
        for seat in range(seats)
    ]


def seat_of(events: list[Event], guest: str) -> int | None:
    """Return the seat of a guest, even if the game isn't installed."""
    sits: dict[int, str] = {}
    for event in events:
        if isinstance(event, Sat):
            sits[event.seat] = event.guest
        elif isinstance(event, Stood):
            sits.pop(event.seat, None)
    return next((seat for seat, who in sorted(sits.items()) if who == guest), None)


def told_so_far(events: list[Event], guest: str) -> list[Parts]:
    """Return everything a guest has been told, by event: lines, chat, gestures and notices."""
    kinds = ("events", "said", "gesture", "notices")
    steps = _retold(events, lambda room: [room.seating.seat_of(guest)])
    return [
        {"entry": step.counted, **{name: step.news[name] for name in kinds if name in step.news}}
        for step in steps
        if not step.news.keys().isdisjoint(kinds)
    ]


def replay(events: list[Event], eyes: str, times: Sequence[float] = (), guest: str = "") -> Parts:
    """Return a finished game step by step, as a seat, a spectator or everyone saw it.

    `times` are when the events were stored, if known; `guest` is the reader.
    """
    room = _room(events)
    for event in events[1:]:
        room.apply(event)
    if not room.over:
        raise Refused("running", "you can watch the replay once the game is over")
    wanted = _wanted(eyes, room.made.seats)
    begun = next((n for n, event in enumerate(events) if isinstance(event, Started)), 0)
    steps = [
        {**_shown(step), "ms": _since(times, begun, step.number)}
        for step in _retold(events, lambda _: wanted)
        if step.seen
    ]
    return {
        "eyes": eyes, "seat": room.seating.seat_of(guest), "lobby": room_view.lobby(room),
        "result": room.result, "steps": steps,
    }  # fmt: skip


def _since(times: Sequence[float], begun: int, number: int) -> int | None:
    """Return the milliseconds from the start of the game to an event, if known."""
    if number >= len(times):
        return None
    return max(0, round(1000 * (times[number] - times[begun])))


def _wanted(eyes: str, seats: int) -> Viewers:
    if eyes == "none":
        return [None]
    if eyes == "all":
        return [None, *range(seats)]
    if eyes in map(str, range(seats)):
        return [int(eyes)]
    raise Refused("eyes", f"eyes must be all, none or a seat from 0 to {seats - 1}")


def _retold(events: list[Event], viewers: Callable[[Room], Viewers]) -> Iterator[Step]:
    """Yield every event after the first, with what it changed."""
    room = _room(events)
    room.veils = False
    deltas = Deltas(room)
    for number, event in enumerate(events[1:], 1):
        wanted = viewers(room)
        for seat in wanted:
            deltas.show(seat)
        deltas.keep_only({*wanted})
        move = room_view.move(room, event) if isinstance(event, Acted) else None
        alike, news = deltas.apply(event)
        owns = [deltas.own(seat) for seat in wanted]
        first, counted = wanted[0], room.viewer_sequence.number(number, wanted[0])
        seen = any("view" in part or "public" in part for part in (alike, *news.values()))
        actions = len(room.table.actions) if room.table else 0
        own = {**alike, **news.get(first, {})}
        yield Step(number, counted, event, move, own, owns, seen, actions)


def _shown(step: Step) -> Parts:
    """Return a step as JSON: the changes in the view, and every seat's view if all are shown."""
    news, event = step.news, step.event
    view = {**news.get("public", {}), **news.get("view", {})}
    if len(step.owns) > 1:
        view["everyone"] = step.owns[1:]
    who: dict[str, Any] = (
        {"seat": event.seat, "action": event.action}
        if isinstance(event, Acted)
        else {"seat": None, "action": None}
    )
    return {
        "entry": step.number, **who, "move": step.move, "events": news.get("events", []),
        "view": view, "actions": step.actions,
    }  # fmt: skip


def _room(events: list[Event]) -> Room:
    made = events[0]
    assert isinstance(made, Made)
    return Room(made)
