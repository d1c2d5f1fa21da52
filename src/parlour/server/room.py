"""A room: one table as its log made it. Pure: no clock, no store, no socket.

`propose_*` says what entry a wish would become, or refuses it and changes nothing. `take` takes an
entry that has been stored. Between the two lies the store: what was not stored never happened.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Any

from parlour.core.errors import IllegalAction, ParlourError
from parlour.core.game import HOUSE, SPECTATOR, Game
from parlour.core.record import Record
from parlour.core.registry import game
from parlour.core.table import Table
from parlour.server.log import (
    Acted,
    Answered,
    Asked,
    Entry,
    Made,
    Rematched,
    Sat,
    Seated,
    Started,
    Stood,
    Talked,
)

LONGEST_TALK = 500
LONGEST_NAME = 40


class Refused(Exception):
    """A wish that is not granted: a code for programs, words for people."""

    def __init__(self, code: str, words: str) -> None:
        super().__init__(words)
        self.code, self.words = code, words


class Room:
    """A table with its people."""

    def __init__(self, made: Made) -> None:
        self.made = made
        self.game: Game = game(made.game).at(made.version)
        self.count = 1
        self.guests: list[str | None] = [None] * made.seats
        self.names: list[str | None] = [None] * made.seats
        self.bots: dict[int, str] = dict(made.bots)
        self.table: Table | None = None
        self.decisions = [0] * made.seats
        self.clients: dict[str, int] = {}
        self.asked: Asked | None = None
        self.agreed: set[int] = set()
        self.paused = False
        self.rematch: str | None = None

    @property
    def phase(self) -> str:
        """open (seats are taken), running or over."""
        if self.table is None:
            return "open"
        return "over" if self.table.result else "running"

    @property
    def commitment(self) -> str:
        """Shown before the first card: what seed and nonce must hash to after the last."""
        return commitment(self.made.seed, self.made.nonce)

    def seat_of(self, guest: str) -> int | None:
        """The seat a guest sits in."""
        return self.guests.index(guest) if guest in self.guests else None

    # What a wish would become

    def propose_sit(self, guest: str, name: str, invite: str, seat: int | None) -> Entry:
        """Take a seat: the one named, or the first that is free."""
        mine = self.seat_of(guest)
        if mine is not None and mine in self.bots:
            return Seated(mine, "")
        if mine is not None:
            raise Refused("seated", f"you sit in seat {mine} already")
        if not self.made.public and not hmac.compare_digest(
            invite.encode(), self.made.invite.encode()
        ):
            raise Refused("invite", "this table is by invitation: open it by its link")
        if self.phase != "open":
            raise Refused("started", "the game has begun: you may watch")
        free = [n for n in range(self.made.seats) if self.guests[n] is None and n not in self.bots]
        if seat is None and free:
            seat = free[0]
        if seat not in free:
            raise Refused("full", f"that seat is taken; free: {_listed(free)}")
        return Sat(seat, guest, clean(name, LONGEST_NAME) or f"Guest {seat + 1}")

    def propose_stand(self, guest: str) -> Entry:
        """Leave the seat; once the game runs a bot plays on until the guest is back."""
        seat = self._seat(guest)
        if self.phase == "open":
            return Stood(seat)
        if self.phase == "over":
            raise Refused("over", "the game is over")
        if seat in self.bots:
            raise Refused("away", "a bot plays for you already")
        return Seated(seat, next(iter(self.game.bots)))

    def propose_bot(self, guest: str, seat: int, level: str) -> Entry:
        """The host puts a bot into a free seat, or takes it out with level ""."""
        self._host(guest)
        if self.phase != "open":
            raise Refused("started", "the game has begun: seats are fixed")
        if not 0 <= seat < self.made.seats or self.guests[seat] is not None:
            raise Refused("seat", f"seat {seat} is not free for a bot")
        if level not in ("", "random", *self.game.bots):
            levels = _listed(["random", *self.game.bots])
            raise Refused("level", f"there is no bot {level!r}; the bots are {levels}")
        return Seated(seat, level)

    def propose_start(self, guest: str) -> Entry:
        """The host starts when every seat is taken."""
        self._host(guest)
        if self.phase != "open":
            raise Refused("started", "the game has begun already")
        empty = [n for n in range(self.made.seats) if self.guests[n] is None and n not in self.bots]
        if empty:
            raise Refused("empty", f"seats are empty: {_listed(empty)}; wait, or seat bots there")
        return Started()

    def propose_act(self, guest: str, client: str, decision: int, action: int) -> Entry:
        """A seat acts; `decision` is the number of the decision it was shown."""
        seat = self._seat(guest)
        if seat in self.bots:
            raise Refused("away", "a bot plays for you: sit down again first")
        return self.propose_seat_act(seat, client, decision, action)

    def propose_seat_act(self, seat: int, client: str, decision: int, action: int) -> Entry:
        """What an act of a seat would become, whoever plays it."""
        table = self._running()
        if self.paused:
            raise Refused("paused", "the game is paused: ask the others to go on")
        if decision != self.decisions[seat]:
            raise Refused("stale", "the table has moved on: look again")
        legal = table.legal(seat)
        if action not in legal:
            raise Refused("illegal", self._why_not(table, seat, action))
        return Acted(seat, action, f"{seat} {client}")

    def answered_before(self, guest: str, client: str) -> int | None:
        """The number of the entry that this client id became, if it did."""
        seat = self.seat_of(guest)
        return None if seat is None else self.clients.get(f"{seat} {client}")

    def propose_ask(self, guest: str, what: str) -> Entry:
        """Ask the others to take the last action back, to pause, or to go on."""
        seat, table = self._seat(guest), self._running()
        if what == "undo" and not table.undoable(seat):
            raise Refused("undo", "there is nothing that you could take back")
        if what in ("pause", "resume") and (what == "pause") == self.paused:
            raise Refused(
                "paused", f"the game is {'paused' if self.paused else 'going on'} already"
            )
        return Asked(seat, what)

    def propose_answer(self, guest: str, agrees: bool) -> Entry:
        """Agree to what was asked, or refuse it."""
        seat = self._seat(guest)
        self._running()
        if self.asked is None or seat == self.asked.seat or seat in self.agreed:
            raise Refused("nothing", "nobody waits for your answer")
        return Answered(seat, agrees)

    def propose_rematch(self, guest: str, table: str) -> Entry:
        """Begin again at another table, once the game is over."""
        self._seat(guest)
        if self.phase != "over":
            raise Refused("running", "a rematch begins when the game is over")
        if self.rematch is not None:
            raise Refused("rematch", "the rematch has been made: follow it")
        return Rematched(table)

    def rotated(self) -> list[tuple[int, str, str]]:
        """Who sits where in a rematch: everybody moves on by one seat."""
        seats = self.made.seats
        return [
            ((n + 1) % seats, guest, self.names[n] or "")
            for n, guest in enumerate(self.guests)
            if guest
        ]

    def propose_talk(self, guest: str, name: str, text: str) -> Entry:
        """Say something, if the game's rules let this guest speak now."""
        said, seat = clean(text, LONGEST_TALK), self.seat_of(guest)
        if not said:
            raise Refused("empty", "there is nothing to say")
        if self.phase == "running" and (seat is None or not self._may_talk(seat)):
            raise Refused("silence", "the rules of this game ask for silence now")
        shown = name if seat is None else self.names[seat]
        return Talked(guest, clean(shown or "", LONGEST_NAME) or "Guest", said)

    # What was stored

    def take(self, entry: Entry) -> None:
        """Let an entry that was stored happen."""
        self.count += 1
        match entry:
            case Sat(seat, guest, name):
                self.guests[seat], self.names[seat] = guest, name
            case Stood(seat):
                self.guests[seat] = self.names[seat] = None
            case Seated(seat, level):
                self.bots.pop(seat, None)
                if level:
                    self.bots[seat] = level
                self._settle()
            case Started():
                self.table = Table(
                    self.game, self.made.seats, seed=f"{self.made.seed} {self.made.nonce}",
                    options=self.made.options,
                )  # fmt: skip
            case Acted(seat, action, client):
                assert self.table
                self.table.play(seat, action)
                self._moved(seat)
                if client:
                    self.clients[client] = self.count - 1
            case Asked():
                self.asked, self.agreed = entry, set()
                self._settle()
            case Answered(seat, agrees):
                self.agreed.add(seat)
                if agrees:
                    self._settle()
                else:
                    self.asked = None
            case Rematched(table):
                self.rematch = table

    def _moved(self, seat: int) -> None:
        """An act settles what was asked, and the house's act settles everybody's decision."""
        self.asked = None
        for other in range(self.made.seats) if seat == HOUSE else (seat,):
            self.decisions[other] += 1

    def _settle(self) -> None:
        """Do what was asked once every other person has agreed."""
        if self.asked is None or self.table is None:
            return
        people = {n for n, guest in enumerate(self.guests) if guest and n not in self.bots}
        if not people - {self.asked.seat} <= self.agreed:
            return
        seat, what, self.asked = self.asked.seat, self.asked.what, None
        if what == "undo" and self.table.undoable(seat):
            self.table.undo(seat)
            self._moved(seat)
        elif what != "undo":
            self.paused = what == "pause"

    # What a guest is shown

    def lobby(self) -> dict[str, Any]:
        """What everybody may know about the table and its seats."""
        return {
            "game": self.made.game,
            "version": self.made.version,
            "options": self.made.options,
            "phase": self.phase,
            "public": self.made.public,
            "commitment": self.commitment,
            "seats": [
                {"name": self.names[n], "bot": self.bots.get(n), "taken": bool(self.guests[n])}
                for n in range(self.made.seats)
            ],
            "asked": self.asked and {"seat": self.asked.seat, "what": self.asked.what},
            "paused": self.paused,
            "turn_seconds": self.made.turn_seconds,
            "rematch": self.rematch,
            "entries": self.count,
        }

    def shown(self, seat: int | None) -> dict[str, Any]:
        """Everything a seat (or a spectator) is shown of the game."""
        table = self.table
        if table is None:
            return {"view": None, "moves": {}, "decision": 0, "undoable": False, "result": None}
        return {
            "view": table.view(seat),
            "moves": {} if seat is None else table.moves(seat),
            "decision": 0 if seat is None else self.decisions[seat],
            "undoable": seat is not None and table.undoable(seat),
            "result": table.result,
        }

    def told(
        self, before: tuple[Any, bool], seat: int, action: int, viewer: int | None
    ) -> list[str]:
        """What a viewer is told of an act, from what it saw before and sees now."""
        assert self.table
        after = self.game.View.read(self.table.look(viewer))
        lines: list[str] = self.game.words.tell(
            before[0], seat, action if before[1] else None, after
        )
        return lines

    def seen(self, seat: int, action: int, viewer: int | None) -> tuple[Any, bool]:
        """What a viewer sees before an act, and whether it will hear which one it is."""
        assert self.table
        watcher = SPECTATOR if viewer is None else viewer
        heard = bool(self.game.entries.hears(self.table._state, seat, action, watcher))
        return self.game.View.read(self.table.look(viewer)), heard

    def record(self) -> Record:
        """The record of a game that is over, with seed and nonce."""
        if self.phase != "over" or self.table is None:
            raise Refused("running", "the record is shown when the game is over")
        return self.table.record()

    def secrets(self) -> dict[str, str] | None:
        """Seed and nonce, once the game is over."""
        if self.phase != "over":
            return None
        return {"seed": self.made.seed, "nonce": self.made.nonce}

    # Small questions

    def _seat(self, guest: str) -> int:
        seat = self.seat_of(guest)
        if seat is None:
            raise Refused("seat", "you do not sit at this table")
        return seat

    def _host(self, guest: str) -> None:
        if guest != self.made.host:
            raise Refused("host", "only the host of the table may do that")

    def _running(self) -> Table:
        if self.table is None:
            raise Refused("open", "the game has not begun")
        if self.table.result:
            raise Refused("over", "the game is over")
        return self.table

    def _may_talk(self, seat: int) -> bool:
        assert self.table
        return self.game.may_talk(self.game.View.read(self.table.look(seat)))

    def _why_not(self, table: Table, seat: int, action: int) -> str:
        try:
            table.copy().play(seat, action)
        except IllegalAction as error:
            return str(error)
        return "that is not possible now"


def rebuilt(entries: list[Entry]) -> Room:
    """The room that a log made."""
    first = entries[0]
    if not isinstance(first, Made):
        raise ParlourError("a table's log begins with its making")
    room = Room(first)
    for entry in entries[1:]:
        room.take(entry)
    return room


def commitment(seed: str, nonce: str) -> str:
    """What is shown before the first card."""
    return hashlib.sha256(f"parlour table 1 {seed} {nonce}".encode()).hexdigest()


def clean(text: str, longest: int) -> str:
    """A line of text that people can be shown: no control characters, not too long."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(printable.split())[:longest]


def _listed(items: list[Any]) -> str:
    return ", ".join(map(str, items)) or "none"
