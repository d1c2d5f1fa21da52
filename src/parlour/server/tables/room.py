"""A room: the state of one table, built from its events. No clock, store or sockets.

The `propose_*` functions in the neighbouring modules return the event that a request would become,
or refuse it, without changing anything. `Room.apply` applies an event that has been stored. An
event is stored between the two, so nothing that wasn't stored is ever applied.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

import msgspec

from parlour.core.fault import place_of
from parlour.core.game import HOUSE, Game
from parlour.core.manners import Call
from parlour.core.record import UNDO, commitment
from parlour.core.registry import game
from parlour.core.table import Record, Result, Table
from parlour.features.real_time import RealTime, referee_of
from parlour.features.referee import Referee
from parlour.server.protocol.errors import DamagedTable, Refused
from parlour.server.protocol.events import (
    Acted,
    Answered,
    Asked,
    Chose,
    Event,
    Forgotten,
    Gestured,
    Hosted,
    Made,
    Rematched,
    Removed,
    Requested,
    Sat,
    Seated,
    Started,
    Stood,
    Withdrawn,
)
from parlour.server.storage.rebuilding import rebuild
from parlour.server.tables.agreement import Agreement, everyone_agrees
from parlour.server.tables.seating import Seating
from parlour.server.tables.viewer_sequence import ViewerSequence, unheard, unseen
from parlour.server.workers.bot_seeds import bot_secret, decision_seed

REMEMBERED_REQUESTS = 32  # per guest
STOPPED = Result((), (), "stopped by agreement")


class Room:
    """A table and its people."""

    def __init__(self, made: Made) -> None:
        self.made = made
        self.game: Game = game(made.game).at(made.version)
        self.real_time = self.game.feature(RealTime)
        self.count = 1  # events so far
        self.begun = 0  # the event that started the game, or that made the table
        self.viewer_sequence = ViewerSequence()
        self.seating = Seating(made)
        self.agreement = Agreement()
        self.table: Table | None = None
        self.started: int | None = None  # the number of the event that started the game
        self.referee: Referee | None = None
        self.decisions = [0] * made.seats
        self.pointed: dict[tuple[int, int], int] = {}  # how often, by seat and period
        self.paused = self.stopped = self.hurried = False
        self.veils = True  # whether a pause hides a real-time game
        self.rematch: str | None = None
        self._accepted: dict[str, dict[str, int]] = {}  # by guest and request: its event's number

    # Status

    @property
    def phase(self) -> str:
        """One of "open" (seats can be taken), "running" and "over"."""
        if self.table is None:
            return "open"
        return "over" if self.over else "running"

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.table is not None and (self.stopped or self.table.over)

    @property
    def result(self) -> Result | None:
        """The result, once the game is over."""
        if self.table is None:
            return None
        return STOPPED if self.stopped else self.table.result

    @property
    def racing(self) -> bool:
        """Whether everyone can act at once now, without turns."""
        return self.referee is not None and self.referee.racing

    @property
    def only_bots_play(self) -> bool:
        """Whether this is a race in which bots can still act, but no person can."""
        if self.table is None or not self.racing or self.over:
            return False
        actors = set(self.table.actors)
        return bool(actors) and actors <= self.seating.bots.keys()

    @property
    def hurrying(self) -> bool:
        """Whether everyone agreed to hurry the bots, and there are only bots left to wait for."""
        return self.hurried and self.only_bots_play

    def require_may_watch(self, guest: str | None) -> None:
        """Refuse people without a seat, if the host wants no spectators; anyone sees the lobby."""
        if self.made.spectators or self.table is None or guest == self.seating.host:
            return
        if guest is None or self.seating.seat_of(guest) is None:
            raise Refused("watch", "only the players can see this game")

    def require_running(self) -> Table:
        """Return the table, or refuse unless the game has started and isn't over."""
        if self.table is None:
            raise Refused("open", "the game hasn't started yet")
        if self.over:
            raise Refused("over", "the game is over")
        return self.table

    def require_in_play(self) -> Table:
        """Return the table, or refuse unless the game is running and not paused."""
        table = self.require_running()
        if self.paused:
            raise Refused("paused", "the game is paused; ask the others to resume it")
        return table

    def calls(self) -> Mapping[int, Call]:
        """Return the calls that players can make now, by house action."""
        if self.game.manners.calls is None or self.table is None:
            return {}
        return self.game.manners.calls(self.table.truth())

    def accused(self) -> tuple[int, ...]:
        """Return the seats that the pending call is against."""
        call = self.agreement.call
        return () if call is None else self.calls()[call].against

    def accepted_as(self, guest: str, request: str) -> int | None:
        """Return the number of the event that a request became, or None if it wasn't accepted."""
        return self._accepted.get(guest, {}).get(request)

    # Secrets

    @cached_property
    def commitment(self) -> str:
        """The hash of seed and nonce, shown before the first card is dealt."""
        return commitment(self.made.seed, self.made.nonce)

    @cached_property
    def _bot_secret(self) -> bytes:
        return bot_secret(self.made.seed, self.made.nonce)

    def bot_moment(self, table_id: str, seat: int, tries: int = 0) -> str:
        """Return the seed of a bot's next decision, which no one can compute before the end."""
        if self.made.daily and self.table:  # the same for everyone who plays the same moves
            return decision_seed(self._bot_secret, "daily", len(self.table.actions), seat, tries)
        return decision_seed(self._bot_secret, table_id, self.count, seat, tries)

    def secrets(self) -> dict[str, str] | None:
        """Return seed and nonce once the game is over."""
        if self.phase != "over":
            return None
        return {"seed": self.made.seed, "nonce": self.made.nonce}

    def record(self) -> Record:
        """Return the record of a finished game, with seed and nonce."""
        if self.phase != "over" or self.table is None:
            raise Refused("running", "you can see the record once the game is over")
        return self.table.record()

    # Events

    def apply(self, event: Event) -> None:
        """Apply a stored event."""
        self.count += 1
        match event:
            case Acted():
                self._act(event)
            case Sat(seat=seat, guest=guest, name=name, look=look):
                self.seating.sit(seat, guest, name, look)
            case Chose(option=option, value=value):
                options = {**self.made.options, option: value}
                self.made = msgspec.structs.replace(self.made, options=options)
            case Stood(seat=seat, next_host=next_host):
                self.seating.stand(seat)
                self.seating.hand_over(next_host)
            case Seated(seat=seat, level=level, away=away, next_host=next_host):
                self.seating.hand_over(next_host)
                self.seating.seat_bot(seat, level, away)
                self._settle()
            case Removed(seat=seat, level=level):
                self._remove(seat, level)
            case Hosted(guest=guest):
                self.seating.hand_over(guest)
                self._settle()
            case Started(bots=levels):
                self.seating.settle(levels)
                self.begun = self.count - 1
                self._start()
            case Asked() | Answered() | Withdrawn():
                self._ask_or_answer(event)
            case Gestured(seat=seat, at=at):
                self._gesture(seat, at)
            case Rematched(table=table):
                self.rematch = table
            case Forgotten(alias=alias):
                self.seating.forget(alias)
        if isinstance(event, Requested) and event.client:
            self._remember(event.client)

    def _act(self, act: Acted) -> None:
        table, seat, action, referee = self.table, act.seat, act.action, self.referee
        assert table
        before = unheard(table, seat, action) if referee else None
        table.play(seat, action)
        missed = unseen(table, before) if before else []
        if missed:
            self.viewer_sequence.miss(self.count - 1, missed)
        elif self.agreement.asked:
            self.agreement.drop_after_move(table.over)
        self._count_decision(seat)
        if self.agreement.due_call or self.agreement.asked:
            self.agreement.drop_calls(action if seat == HOUSE else None, self.calls())
        if referee:
            referee.took(seat, self.count - 1)
        if seat != HOUSE:
            lapses = self.seating.lapses
            lapses[seat] = 0 if act.client else lapses[seat] + 1

    def _count_decision(self, seat: int) -> None:
        """Number a seat's next decision; a house action starts a new decision for everyone.

        In real time a decision number identifies the seat's hand, which the house doesn't change.
        """
        if seat != HOUSE:
            self.decisions[seat] += 1
        elif self.referee is None:
            self._renumber_decisions()

    def _renumber_decisions(self) -> None:
        """Make every pending decision stale."""
        for seat in range(self.made.seats):
            self.decisions[seat] += 1

    def _start(self) -> None:
        made, self.started = self.made, self.count - 1
        seed = f"{made.seed} {made.nonce}"
        self.table = Table(self.game, made.seats, seed=seed, options=made.options)
        for seat, action in made.begun:
            if action == UNDO:
                self.table.undo(seat)
            else:
                self.table.play(seat, action)
        self.referee = referee_of(self.table)

    def _remove(self, seat: int, level: str) -> None:
        self.seating.remove(seat)
        self.agreement.drop_from(seat)
        self.seating.seat_bot(seat, level)
        self._settle()

    def _ask_or_answer(self, event: Asked | Answered | Withdrawn) -> None:
        if isinstance(event, Asked):
            self.agreement.ask(event)
            self._settle()
        elif isinstance(event, Answered):
            self.agreement.agreed.add(event.seat)
            if event.agrees:
                self._settle()
            else:
                self.agreement.drop()
        else:
            self.agreement.drop()

    def _settle(self) -> None:
        """Carry out the request if everyone has agreed."""
        asked, table = self.agreement.asked, self.table
        if asked is None or table is None:
            return
        seat, agreed = asked.seat, self.agreement.agreed
        if not everyone_agrees(self.seating, seat, agreed, self.accused(), missing=asked.missing):
            return
        self.agreement.drop()
        if asked.action is not None:
            self.agreement.due_call = asked.action, self.count
        elif asked.what == "undo" and table.undoable(seat):
            table.undo(seat)
            self._renumber_decisions()
        elif asked.what == "stop":
            self.stopped = True
        elif asked.what == "hurry":
            self.hurried = True
        elif asked.what != "undo":
            self.paused = asked.what == "pause"

    def _gesture(self, seat: int, at: str) -> None:
        if at and self.table and self.game.manners.points:
            mark = seat, self.game.manners.points.period(self.table.facts(None))
            self.pointed[mark] = self.pointed.get(mark, 0) + 1

    def _remember(self, client: str) -> None:
        """Remember a request so that a repeat gets the same answer."""
        guest, _, request = client.partition(" ")
        accepted = self._accepted.setdefault(guest, {})
        accepted[request] = self.count - 1
        if len(accepted) > REMEMBERED_REQUESTS:
            del accepted[next(iter(accepted))]


def rebuilt(events: list[Event], table_id: str = "") -> Room:
    """Rebuild a room from its events; DamagedTable names the first one that can't be applied."""
    try:
        return rebuild(Made, Room, events, table_id)
    except DamagedTable as damaged:
        cause = damaged.__cause__
        if damaged.reason != "unfit" or cause is None or not isinstance(events[0], Made):
            raise
        at = place_of(cause, game(events[0].game))
        raise DamagedTable(table_id, damaged.entry, "unfit", at) from cause
