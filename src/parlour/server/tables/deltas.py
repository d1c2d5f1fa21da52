"""Deltas: what each seat of a table has been shown, so that only changes have to be sent.

All subscribers of a seat have been shown the same, and so have all spectators. Everything here is
made from views; public parts are made once, from a spectator's view.
"""

from __future__ import annotations

from typing import Any

from parlour.core.parts import parts_of
from parlour.server.protocol.events import (
    Acted,
    Answered,
    Asked,
    Event,
    Gestured,
    Removed,
    Seated,
    Started,
    Talked,
)
from parlour.server.protocol.messages import Gesture
from parlour.server.storage.in_step import Steps, at_once
from parlour.server.tables import room_view
from parlour.server.tables.notices import notices
from parlour.server.tables.room import Room

Parts = dict[str, Any]
CHOICES = ("moves", "decision", "undoable")  # what a seat is shown besides its view


class Deltas:
    """What the seats of a table have been shown, if anyone is connected to them."""

    __slots__ = ("_hides_moves", "_lobby", "_of", "_parts", "_public", "room")

    def __init__(self, room: Room) -> None:
        self.room = room
        self._parts = parts_of(room.game)
        self._hides_moves = room.game.manners.hides_moves(room.made.options)
        self._of: dict[int | None, Parts] = {}  # what each was shown besides the public view
        self._lobby = room_view.lobby(room)
        self._public = room_view.public_view(room)

    def show(self, seat: int | None) -> Parts:
        """Return everything a seat may know, and remember it as shown."""
        room, shown = self.room, self._of.get(seat) or self._new(seat)
        view = None if shown["view"] is None else {**self._public, **shown["view"]}
        newest = room.viewer_sequence.number(room.count - 1, seat)
        return {
            "entry": newest, "seat": seat, "lobby": self._lobby, **shown, "view": view,
            "result": room.result, "secrets": room.secrets(),
        }  # fmt: skip

    def _new(self, seat: int | None) -> Parts:
        shown = self._of[seat] = room_view.seat_view(
            self.room, seat, room_view.facts(self.room, seat)
        )
        return shown

    def own(self, seat: int | None) -> Parts:
        """Return what a seat has been shown besides the public view."""
        return self._of[seat]["view"] or {}

    def keep_only(self, seats: set[int | None]) -> None:
        """Forget the other seats, which have no subscribers."""
        for seat in [seat for seat in self._of if seat not in seats]:
            del self._of[seat]

    def apply(self, event: Event) -> tuple[Parts, dict[int | None, Parts]]:
        """Apply an event; returns its changes for everyone, and for each seat that may know it."""
        if isinstance(event, Acted):
            return at_once(self.act(event))
        host, names = self.room.seating.host, list(self.room.seating.names)
        self.room.apply(event)
        alike = self._new_lobby()
        if changes := notices(event, self.room.seating, host, names):
            alike["notices"] = changes
        if isinstance(event, Talked) and event.text:  # "" if its sender has deleted it
            alike["said"] = [event.name, event.text]
        elif isinstance(event, Gestured):
            alike["gesture"] = Gesture(event.seat, event.emote, event.at)
        elif isinstance(event, Started | Asked | Answered | Seated | Removed):
            *own, public = room_view.facts_of(self.room, (*self._of, None))
            alike |= self._new_public(public)
            return alike, {seat: self._new_own(seat, facts) for seat, facts in zip(self._of, own)}
        return alike, {seat: {} for seat in self._of}

    def act(self, act: Acted) -> Steps[tuple[Parts, dict[int | None, Parts]]]:
        """Apply an action as `apply` does, and make again only what it has touched."""
        room, viewers = self.room, tuple(self._of)
        seen = room_view.witness(room, act, viewers)
        yield
        asked, was_hidden = room.agreement.asked, room.paused and room_view.is_hidden(room)
        room.apply(act)
        hidden = was_hidden or (room.paused and room_view.is_hidden(room))
        whole = hidden or not room.game.has_screens
        yield
        public, owns = (0, []) if whole else self._parts.touched(seen)
        yield
        alike = self._new_public(seen.public) if whole else self._fresh_public(public, seen.public)
        if asked or room.over:
            alike |= self._new_lobby()
        yield
        missing = room.viewer_sequence.missing(room.count - 1)
        news: dict[int | None, Parts] = {}
        for k, (seat, now) in enumerate(zip(viewers, seen.after)):
            if seat not in missing:
                own = self._new_own(seat, now) if whole else self._fresh_own(seat, owns[k], now)
                news[seat] = own
        yield
        events = room.game.facts.events
        for k, seat in enumerate(viewers):
            action = act.action if seen.hears[k] else None
            if seat in news and (told := events(seen.before[k], act.seat, action, seen.after[k])):
                news[seat]["events"] = told
        return alike, news

    def _fresh_public(self, touched: int, facts: Any) -> Parts:
        """Return the changes in the public view, of which an action has touched some parts."""
        news = self._parts.public.fresh(self._public, touched, facts)
        if not news:
            return {}
        self._public.update(news)
        return {"public": news}

    def _fresh_own(self, seat: int | None, touched: int, facts: Any) -> Parts:
        """Return a seat's changes besides the public ones, and remember them as shown."""
        shown = self._of[seat]
        news = {} if seat is None or self.room.stopped else self._fresh_choices(seat, shown)
        if view := self._parts.own.fresh(shown["view"], touched, facts):
            shown["view"] = {**shown["view"], **view}  # a copy: the history has the old one
            news["view"] = view
        return news

    def _fresh_choices(self, seat: int, shown: Parts) -> Parts:
        """Return the changes in what a seat can do, and remember them as shown."""
        news: Parts = {}
        table, decision = self.room.table, self.room.decisions[seat]
        assert table
        moves, undoable = [] if self._hides_moves else table.legal(seat), table.undoable(seat)
        if moves != shown["moves"]:
            shown["moves"] = news["moves"] = moves
        if decision != shown["decision"]:
            shown["decision"] = news["decision"] = decision
        if undoable != shown["undoable"]:
            shown["undoable"] = news["undoable"] = undoable
        return news

    def _new_own(self, seat: int | None, facts: Any) -> Parts:
        """Return a seat's changes besides the public ones, and remember them as shown."""
        old, new = self._of[seat], room_view.seat_view(self.room, seat, facts)
        self._of[seat] = new
        if old["view"] is None or new["view"] is None:
            return fresh(old, new)
        news = {name: new[name] for name in CHOICES if old[name] != new[name]}
        if "named" in new and old["named"] != new["named"]:
            news["named"] = new["named"]
        if view := fresh(old["view"], new["view"]):
            news["view"] = view
        return news

    def _new_public(self, facts: Any) -> Parts:
        """Return the changes in the public view."""
        old, self._public = self._public, room_view.public_view(self.room, facts)
        news = fresh(old, self._public) if old else self._public.copy()
        return {"public": news} if news else {}

    def _new_lobby(self) -> Parts:
        """Return the changes in the lobby."""
        old, self._lobby = self._lobby, room_view.lobby(self.room)
        lobby = fresh(old, self._lobby)
        news: Parts = {"lobby": lobby} if lobby else {}
        if self.room.over:
            news |= {"result": self.room.result, "secrets": self.room.secrets()}
        return news


def fresh(old: Parts, new: Parts) -> Parts:
    """Return the parts that have changed; both dicts have the same keys."""
    return {name: part for name, part in new.items() if old[name] != part}
