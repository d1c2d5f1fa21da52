"""A room: one table, as its events made it. Pure: no clock, no store, no socket.

The `propose_*` functions of the modules beside this one say which event a request would become, or
refuse it; they change nothing. `Room.apply` applies an event that has been stored. Storing comes
between the two, so an event that was not stored never happened.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from parlour.core.game import HOUSE, Game
from parlour.core.manners import Call
from parlour.core.record import UNDO, commitment
from parlour.core.registry import game
from parlour.core.table import Record, Result, Table
from parlour.features.real_time import RealTime, referee_of
from parlour.features.referee import Referee
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.events import (
    Acted,
    Answered,
    Asked,
    Event,
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
    """A table with its people."""

    def __init__(self, made: Made) -> None:
        self.made = made
        self.game: Game = game(made.game).at(made.version)
        self.real_time = self.game.feature(RealTime)
        self.count = 1  # events so far
        self.viewer_sequence = ViewerSequence()
        self.seating = Seating(made)
        self.agreement = Agreement()
        self.table: Table | None = None
        self.referee: Referee | None = None
        self.decisions = [0] * made.seats
        self.pointed: dict[tuple[int, int], int] = {}  # how often, by seat and period
        self.paused = self.stopped = False
        self.veils = True  # whether a pause hides a real-time game
        self.rematch: str | None = None
        self._accepted: dict[str, dict[str, int]] = {}  # by guest and request: its event's number

    # Where the game stands

    @property
    def phase(self) -> str:
        """open (seats can be taken), running or over."""
        if self.table is None:
            return "open"
        return "over" if self.over else "running"

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.table is not None and (self.stopped or self.table.over)

    @property
    def result(self) -> Result | None:
        """How the game ended, if it has."""
        if self.table is None:
            return None
        return STOPPED if self.stopped else self.table.result

    @property
    def racing(self) -> bool:
        """Whether everyone acts at once now, so that nobody waits for a turn."""
        return self.referee is not None and self.referee.racing

    def require_running(self) -> Table:
        """The table of a game that has begun and is not over."""
        if self.table is None:
            raise Refused("open", "the game has not begun")
        if self.over:
            raise Refused("over", "the game is over")
        return self.table

    def require_in_play(self) -> Table:
        """The table of a game that is running and not paused."""
        table = self.require_running()
        if self.paused:
            raise Refused("paused", "the game is paused: ask the others to go on")
        return table

    def calls(self) -> Mapping[int, Call]:
        """What players can call the house for now, by the house's action."""
        if self.game.manners.calls is None or self.table is None:
            return {}
        return self.game.manners.calls(self.table.truth())

    def accused(self) -> tuple[int, ...]:
        """The seats that the call which waits for answers is against."""
        call = self.agreement.call
        return () if call is None else self.calls()[call].against

    def accepted_as(self, guest: str, request: str) -> int | None:
        """The number of the event that this guest's request became, if it was accepted."""
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
        """The seed of a bot's next decision, which nobody can compute before the game is over."""
        return decision_seed(self._bot_secret, table_id, self.count, seat, tries)

    def secrets(self) -> dict[str, str] | None:
        """Seed and nonce, once the game is over."""
        if self.phase != "over":
            return None
        return {"seed": self.made.seed, "nonce": self.made.nonce}

    def record(self) -> Record:
        """The record of a game that is over, with seed and nonce."""
        if self.phase != "over" or self.table is None:
            raise Refused("running", "the record is shown when the game is over")
        return self.table.record()

    # Events

    def apply(self, event: Event) -> None:
        """Apply an event that was stored."""
        self.count += 1
        match event:
            case Acted():
                self._act(event)
            case Sat(seat=seat, guest=guest, name=name):
                self.seating.sit(seat, guest, name)
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
            case Started():
                self._start()
            case Asked() | Answered() | Withdrawn():
                self._ask_or_answer(event)
            case Gestured(seat=seat, at=at):
                self._gesture(seat, at)
            case Rematched(table=table):
                self.rematch = table
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
        else:
            self.agreement.drop_unless_call()
        self._count_decision(seat)
        if self.agreement.due_call or self.agreement.asked:
            self.agreement.drop_calls(action if seat == HOUSE else None, self.calls())
        if referee:
            referee.took(seat, self.count - 1)
        if seat != HOUSE:
            lapses = self.seating.lapses
            lapses[seat] = 0 if act.client else lapses[seat] + 1

    def _count_decision(self, seat: int) -> None:
        """A seat has decided; an act of the house is a new decision for everyone.

        In real time a decision number identifies the seat's hand, which the house doesn't change.
        """
        if seat != HOUSE:
            self.decisions[seat] += 1
        elif self.referee is None:
            self._renumber_decisions()

    def _renumber_decisions(self) -> None:
        """Make every decision that anyone was about to take stale."""
        for seat in range(self.made.seats):
            self.decisions[seat] += 1

    def _start(self) -> None:
        made = self.made
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
        """Do what was asked, once everyone else has agreed."""
        asked, table = self.agreement.asked, self.table
        if asked is None or table is None:
            return
        seat, agreed = asked.seat, self.agreement.agreed
        if not everyone_agrees(self.seating, seat, agreed, self.accused()):
            return
        self.agreement.drop()
        if asked.action is not None:
            self.agreement.due_call = asked.action, self.count
        elif asked.what == "undo" and table.undoable(seat):
            table.undo(seat)
            self._renumber_decisions()
        elif asked.what == "stop":
            self.stopped = True
        elif asked.what != "undo":
            self.paused = asked.what == "pause"

    def _gesture(self, seat: int, at: str) -> None:
        if at and self.table and self.game.manners.points:
            mark = seat, self.game.manners.points.period(self.table.facts(None))
            self.pointed[mark] = self.pointed.get(mark, 0) + 1

    def _remember(self, client: str) -> None:
        """Remember a request, so that the same one is answered the same way again."""
        guest, _, request = client.partition(" ")
        accepted = self._accepted.setdefault(guest, {})
        accepted[request] = self.count - 1
        if len(accepted) > REMEMBERED_REQUESTS:
            del accepted[next(iter(accepted))]


def rebuilt(events: list[Event], table_id: str = "") -> Room:
    """The room that events made; DamagedTable names the first event that can't be applied."""
    return rebuild(Made, Room, events, table_id)
