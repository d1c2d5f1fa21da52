"""Stories: a table's log told again, to one guest while it plays, or to anybody once it is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from parlour.server.protocol.errors import Refused
from parlour.server.protocol.events import Acted, Event, Made, Removed, Sat, Seated, Started, Stood
from parlour.server.tables import room_view
from parlour.server.tables.deltas import Deltas, Parts
from parlour.server.tables.room import Room

Eyes = list[int | None]  # whose views are needed; None is a spectator's


class Step(msgspec.Struct):
    """One entry, and what it brought to those whose eyes it is seen with."""

    number: int
    counted: int  # its number, as the first of them counts
    entry: Event
    words: str  # of an act, as its seat says it
    news: Parts  # to the first of them
    owns: list[Parts]  # what all of them see beside what is public
    seen: bool  # whether any of them sees something new
    actions: int  # of the record, by then


def company(entries: list[Event]) -> list[Parts]:
    """Who sits at a table, as its lobby lists them; the game itself need not be known for it."""
    names: dict[int, str] = {}
    bots: dict[int, str] = {}
    seats = 0
    for entry in entries:
        match entry:
            case Made():
                seats, bots = entry.seats, dict(entry.bots)
            case Sat(seat=seat, name=name):
                names[seat] = name
            case Stood(seat=seat):
                names.pop(seat, None)
            case Seated(seat=seat, level=level):
                bots[seat] = level
            case Removed(seat=seat, level=level):
                names.pop(seat, None)
                bots[seat] = level
    return [
        {"name": names.get(seat), "bot": bots.get(seat) or None, "taken": seat in names}
        for seat in range(seats)
    ]


def seat_of(entries: list[Event], guest: str) -> int | None:
    """The seat of a guest at a table, from its log alone."""
    sits: dict[int, str] = {}
    for entry in entries:
        if isinstance(entry, Sat):
            sits[entry.seat] = entry.guest
        elif isinstance(entry, Stood):
            sits.pop(entry.seat, None)
    return next((seat for seat, who in sorted(sits.items()) if who == guest), None)


def told_so_far(entries: list[Event], guest: str) -> list[Parts]:
    """What a guest has been told at a table: lines, talk, gestures and notices, by entry."""
    events = ("told", "said", "gesture", "notices")
    steps = _retold(entries, lambda room: [room.seating.seat_of(guest)])
    return [
        {"entry": step.counted, **{name: step.news[name] for name in events if name in step.news}}
        for step in steps
        if not step.news.keys().isdisjoint(events)
    ]


def replay(entries: list[Event], eyes: str, times: Sequence[float] = (), guest: str = "") -> Parts:
    """A game that is over, step by step, as a seat, a spectator or everyone saw it; with the
    seconds at which entries were written, also when; and the seat of the guest who asks."""
    room = _room(entries)
    for entry in entries[1:]:
        room.apply(entry)
    if not room.over:
        raise Refused("running", "a replay is shown when the game is over")
    wanted = _wanted(eyes, room.made.seats)
    begun = next((n for n, entry in enumerate(entries) if isinstance(entry, Started)), 0)
    steps = [
        {**_shown(step), "ms": _since(times, begun, step.number)}
        for step in _retold(entries, lambda _: wanted)
        if step.seen
    ]
    return {
        "eyes": eyes, "seat": room.seating.seat_of(guest), "lobby": room_view.lobby(room),
        "result": room.result, "steps": steps,
    }  # fmt: skip


def _since(times: Sequence[float], begun: int, number: int) -> int | None:
    """Milliseconds from the start of the game to an entry, if that was noted."""
    if number >= len(times):
        return None
    return max(0, round(1000 * (times[number] - times[begun])))


def _wanted(eyes: str, seats: int) -> Eyes:
    if eyes == "none":
        return [None]
    if eyes == "all":
        return [None, *range(seats)]
    if eyes in map(str, range(seats)):
        return [int(eyes)]
    raise Refused("eyes", f"eyes are all, none, or a seat from 0 to {seats - 1}")


def _retold(entries: list[Event], eyes: Callable[[Room], Eyes]) -> Iterator[Step]:
    """Every entry after the first, with what it brought."""
    room = _room(entries)
    room.veils = False
    deltas = Deltas(room)
    for number, entry in enumerate(entries[1:], 1):
        wanted = eyes(room)
        for seat in wanted:
            deltas.show(seat)
        deltas.keep_only({*wanted})
        words = room_view.words(room, entry) if isinstance(entry, Acted) else ""
        alike, news = deltas.apply(entry)
        owns = [deltas.own(seat) for seat in wanted]
        first, counted = wanted[0], room.viewer_sequence.number(number, wanted[0])
        seen = any("view" in part or "public" in part for part in (alike, *news.values()))
        actions = len(room.table.actions) if room.table else 0
        own = {**alike, **news.get(first, {})}
        yield Step(number, counted, entry, words, own, owns, seen, actions)


def _shown(step: Step) -> Parts:
    """A step for a screen: what changed in the view, and where all eyes are open, what all see."""
    news, entry = step.news, step.entry
    view = {**news.get("public", {}), **news.get("view", {})}
    if len(step.owns) > 1:
        view["everyone"] = step.owns[1:]
    who: dict[str, Any] = (
        {"seat": entry.seat, "action": entry.action}
        if isinstance(entry, Acted)
        else {"seat": None, "action": None}
    )
    return {
        "entry": step.number, **who, "words": step.words, "told": news.get("told", []),
        "view": view, "actions": step.actions,
    }  # fmt: skip


def _room(entries: list[Event]) -> Room:
    made = entries[0]
    assert isinstance(made, Made)
    return Room(made)
