"""A room: one table as its log made it. Pure: no clock, no store, no socket.

`propose_*` says what entry a wish would become, or refuses it and changes nothing. `take` takes an
entry that has been stored. Between the two lies the store: what was not stored never happened.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Any

from parlour.core.errors import IllegalAction, UnknownGame
from parlour.core.game import HOUSE, Call, Game
from parlour.core.judging import Referee, Verdict
from parlour.core.option import Value
from parlour.core.record import UNDO, Record, commitment
from parlour.core.registry import game
from parlour.core.table import Result, Table, Viewers, Witnessed
from parlour.server.protocol.errors import DamagedTable, Refused
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
    Talked,
    Withdrawn,
)
from parlour.server.tables.viewer_sequence import ViewerSequence, unheard, unseen
from parlour.server.workers.bot_seeds import bot_secret, decision_seed

LONGEST_TALK = 500
LONGEST_NAME = 40
REMEMBERED_REQUESTS = 32  # of each guest
STOPPED = Result((), (), "stopped by agreement")


class Room:
    """A table with its people."""

    def __init__(self, made: Made) -> None:
        self.made = made
        self.game: Game = game(made.game).at(made.version)
        self.count = 1
        self.viewer_sequence = ViewerSequence()
        self.guests: list[str | None] = [None] * made.seats
        self.names: list[str | None] = [None] * made.seats
        self.bots: dict[int, str] = dict(made.bots)
        self.host = made.host
        self.hosts = 1  # how many there have been
        self.removed = set(made.removed)  # guests who can't sit down again
        self.lapses = [0] * made.seats  # how often in a row each seat let its clock run out
        self.table: Table | None = None
        self.referee: Referee | None = None
        self.decisions = [0] * made.seats
        self.wishes: dict[str, dict[str, int]] = {}  # of each guest: the entries they became
        self.asked: Asked | None = None
        self.agreed: set[int] = set()
        self.due_call: tuple[int, int] | None = None  # a house action that was agreed to, and when
        self.away: set[int] = set()  # seats whose guests were waited for too long
        self.pointed: dict[tuple[int, int], int] = {}  # how often each seat did, in each period
        self.paused = self.stopped = False
        self.veils = True  # whether a pause hides what races
        self.rematch: str | None = None

    @property
    def phase(self) -> str:
        """open (seats are taken), running or over."""
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

    @cached_property
    def commitment(self) -> str:
        """Shown before the first card: what seed and nonce must hash to after the last."""
        return commitment(self.made.seed, self.made.nonce)

    @cached_property
    def _bots_secret(self) -> bytes:
        return bot_secret(self.made.seed, self.made.nonce)

    def bot_moment(self, table_id: str, seat: int, tries: int = 0) -> str:
        """What a bot draws its chance from now; no one can work it out before the end."""
        return decision_seed(self._bots_secret, table_id, self.count, seat, tries)

    def seat_of(self, guest: str) -> int | None:
        """The seat a guest sits in."""
        return self.guests.index(guest) if guest in self.guests else None

    @property
    def stand_in(self) -> str:
        """The level of the bot that steps in for a person: the gentlest."""
        return next(iter(self.game.bots))

    def successor(self, present: Callable[[int], bool] = lambda seat: True) -> str:
        """Who becomes host after this one: the next person round the table, or "" if no one can."""
        seats = self.made.seats
        first = self.seat_of(self.host)
        for step in range(1, seats + 1):
            seat = ((-1 if first is None else first) + step) % seats
            guest = self.guests[seat]
            if guest and guest != self.host and seat not in self.bots and present(seat):
                return guest
        return ""

    def next_host(self, seat: int) -> str:
        """Who becomes host when the person in a seat leaves it: "" unless that is the host."""
        return self.successor() if self.guests[seat] == self.host else ""

    # What a wish would become

    def propose_sit(self, guest: str, name: str, invite: str, seat: int | None) -> Event:
        """Take a seat: the one named, or the first that is free."""
        mine = self.seat_of(guest)
        if mine is not None and mine in self.bots:
            return Seated(mine, "")
        if mine is not None:
            raise Refused("seated", f"you sit in seat {mine} already")
        self._not_removed(guest)
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

    def propose_stand(self, guest: str) -> Event:
        """Leave the seat; once the game runs a bot plays on until the guest is back."""
        seat = self._seat(guest)
        if self.phase == "open":
            return Stood(seat, self.next_host(seat))
        if self.phase == "over":
            raise Refused("over", "the game is over")
        if seat in self.bots:
            raise Refused("away", "a bot plays for you already")
        return Seated(seat, self.stand_in, next_host=self.next_host(seat))

    def propose_bot(self, guest: str, seat: int, level: str) -> Event:
        """The host puts a bot into a free seat, or takes it out with level ""."""
        self.require_host(guest)
        if self.phase != "open":
            raise Refused("started", "the game has begun: seats are fixed")
        if not 0 <= seat < self.made.seats or self.guests[seat] is not None:
            raise Refused("seat", f"seat {seat} is not free for a bot")
        if level not in ("", "random", *self.game.bots):
            levels = _listed(["random", *self.game.bots])
            raise Refused("level", f"there is no bot {level!r}; the bots are {levels}")
        return Seated(seat, level)

    def propose_start(self, guest: str) -> Event:
        """The host starts when every seat is taken."""
        self.require_host(guest)
        if self.phase != "open":
            raise Refused("started", "the game has begun already")
        empty = [n for n in range(self.made.seats) if self.guests[n] is None and n not in self.bots]
        if empty:
            raise Refused("empty", f"seats are empty: {_listed(empty)}; wait, or seat bots there")
        return Started()

    def propose_act(
        self, guest: str, decision: int, action: int, seen: int | None = None, now: int = 0
    ) -> Event:
        """A seat acts; `decision` is the number of the decision it was shown."""
        seat = self._seat(guest)
        if seat in self.bots:
            raise Refused("away", "a bot plays for you: sit down again first")
        return self.propose_seat_act(seat, decision, action, seen, now)

    def propose_seat_act(
        self, seat: int, decision: int, action: int, seen: int | None = None, now: int = 0
    ) -> Event:
        """What an act of a seat would become, whoever plays it, that arrives now (milliseconds).

        `seen` is the newest entry the seat had then; without it, it had them all.
        """
        if self.table is None or self.paused or self.stopped:
            self._going_on()
        if decision != self.decisions[seat]:
            self._running()
            raise Refused("stale", "the table has moved on: look again")
        if self.referee:
            newest = self.count - 1
            verdict = self.referee.judge(
                seat, action, newest if seen is None else min(seen, newest), now
            )
            if verdict:
                raise self._judged(verdict)
            return Acted(seat, action)
        return self._act(seat, action)

    def _judged(self, verdict: Verdict) -> Refused:
        """A verdict of the game's referee, as the seat is told it."""
        words = verdict.words
        if verdict.faster is not None:
            words = f"{self.called(verdict.faster)} {words}"
        return Refused(
            verdict.code, words, late=verdict.late, faster=verdict.faster,
            squares=list(verdict.squares), locked_ms=verdict.locked_ms,
        )  # fmt: skip

    def called(self, seat: int) -> str:
        """What the others call who sits in a seat."""
        return self.names[seat] or f"the {self.bots[seat]} bot"

    def propose_house_act(self, action: int) -> Event:
        """What an act of the house would become."""
        self._going_on()
        return self._act(HOUSE, action)

    def _act(self, seat: int, action: int) -> Event:
        assert self.table
        if not self.table.allows(seat, action):
            self._running()
            raise Refused("illegal", "the rules don't allow that action now")
        return Acted(seat, action)

    def granted_before(self, guest: str, wish: str) -> int | None:
        """The number of the entry that a wish of this guest's became, if it did."""
        return self.wishes.get(guest, {}).get(wish)

    def propose_ask(self, guest: str, what: str, action: int | None = None) -> Event:
        """Ask the others to take the last action back, to pause, to go on, to stop, or a call."""
        seat, table = self._seat(guest), self._running()
        if what == "call":
            return self._call(seat, action)
        if what == "undo" and not table.undoable(seat):
            raise Refused("undo", "there is nothing that you could take back")
        if what in ("pause", "resume") and (what == "pause") == self.paused:
            raise Refused(
                "paused", f"the game is {'paused' if self.paused else 'going on'} already"
            )
        return Asked(seat, what)

    def _call(self, seat: int, action: int | None) -> Event:
        """Call the house for something that others have done."""
        call = None if action is None else self.calls().get(action)
        if call is None:
            raise Refused("call", "there is no such call at this table")
        if seat in call.against:
            raise Refused("call", "you cannot make a call against yourself")
        if self.due_call or (self.asked and self.asked.what == "call"):
            raise Refused("call", "a call waits already: it is settled first")
        return Asked(seat, "call", action)

    def calls(self) -> Mapping[int, Call]:
        """What people may call the house for, by the house's action."""
        if self.game.calls is None or self.table is None:
            return {}
        return self.game.calls(self.game.State.read(self.table._state))

    def _accused(self) -> tuple[int, ...]:
        """The seats that a call which waits for answers is against."""
        if self.asked is None or self.asked.action is None:
            return ()
        return self.calls()[self.asked.action].against

    def propose_answer(self, guest: str, agrees: bool) -> Event:
        """Agree to what was asked, or refuse it."""
        seat = self._seat(guest)
        self._running()
        if seat in self._accused():
            raise Refused("nothing", "the call is against you: the others decide")
        if self.asked is None or seat == self.asked.seat or seat in self.agreed:
            raise Refused("nothing", "nobody waits for your answer")
        return Answered(seat, agrees)

    def propose_rematch(self, guest: str, table: str, following: bool = False) -> Event:
        """Begin again at another table, once the game is over, or go on with what follows."""
        self._seat(guest)
        if self.phase != "over":
            raise Refused("running", "a rematch begins when the game is over")
        if self.rematch is not None:
            raise Refused("rematch", "the rematch has been made: follow it")
        if following and self.following() is None:
            raise Refused("next", "nothing follows here: begin the same again")
        return Rematched(table)

    def following(self) -> dict[str, Value] | None:
        """The options that would change if these people went on, where a game goes on."""
        campaign, table = self.game.campaign, self.table
        if campaign is None or table is None or self.stopped or not table.over:
            return None
        options = dict(campaign.following(table) or {})
        fits = not self.game.refuses(self.made.seats, {**self.made.options, **options})
        return options if options and fits else None

    def rotated(self) -> list[tuple[int, str, str]]:
        """Who sits where in a rematch: everybody moves on by one seat."""
        seats = self.made.seats
        return [
            ((n + 1) % seats, guest, self.names[n] or "")
            for n, guest in enumerate(self.guests)
            if guest
        ]

    def propose_talk(self, guest: str, name: str, text: str) -> Event:
        """Say something, if the game's rules let this guest speak now."""
        said, seat = clean(text, LONGEST_TALK), self.seat_of(guest)
        if not said:
            raise Refused("empty", "there is nothing to say")
        self._not_removed(guest)
        self._speaking(seat)
        shown = name if seat is None else self.names[seat]
        return Talked(guest, clean(shown or "", LONGEST_NAME) or "Guest", said)

    def propose_emote(self, guest: str, emote: str) -> Event:
        """Show one of the emotes, where the rules let this guest speak: "oops" tells much."""
        seat = self._seat(guest)
        if emote not in self.game.emotes:
            raise Refused("emote", f"the emotes here are {_listed(list(self.game.emotes))}")
        self._speaking(seat)
        return Gestured(seat, emote=emote)

    def propose_point(self, guest: str, at: str) -> Event:
        """Point at a public thing, as often as the game's rules let a seat point."""
        seat, public = self._seat(guest), self._running().facts(None)
        points = self.game.points
        if points is None or at not in points.things(public):
            raise Refused("point", "that is nothing to point at in this game now")
        most = points.at_most(public)
        if self.pointed.get((seat, points.period(public)), 0) >= most:
            raise Refused("point", f"the rules let you point {most} times, then be still")
        return Gestured(seat, at=at)

    def propose_away(self, seat: int) -> Event:
        """A bot plays for a guest who was waited for too long."""
        self._going_on()
        if self.guests[seat] is None or seat in self.bots:
            raise Refused("seat", f"nobody is away from seat {seat}")
        return Seated(seat, self.stand_in, away=True, next_host=self.next_host(seat))

    def propose_back(self, guest: str) -> Event:
        """A guest who was waited for too long is back."""
        seat = self._seat(guest)
        if seat not in self.away:
            raise Refused("seated", "nobody plays for you")
        return Seated(seat, "")

    # What was stored

    def apply(self, entry: Event) -> None:
        """Let an entry that was stored happen."""
        self.count += 1
        match entry:
            case Acted(seat=seat, action=action):
                assert self.table
                before = unheard(self.table, seat, action) if self.referee else None
                self.table.play(seat, action)
                missed = unseen(self.table, before) if before else []
                if missed:
                    self.viewer_sequence.miss(self.count - 1, missed)
                self._moved(seat, secretly=bool(missed))
                if self.due_call or self.asked:
                    self._drop_calls(seat, action)
                if self.referee:
                    self.referee.took(seat, self.count - 1)
                if seat != HOUSE:
                    self.lapses[seat] = 0 if entry.client else self.lapses[seat] + 1
            case Sat(seat=seat, guest=guest, name=name):
                self.guests[seat], self.names[seat] = guest, name
            case Stood(seat=seat, next_host=next_host):
                self.guests[seat] = self.names[seat] = None
                self._hand_over(next_host)
            case Seated(seat=seat, level=level, away=away, next_host=next_host):
                self._hand_over(next_host)
                self._seat_bot(seat, level, away)
            case Removed(seat=seat, level=level):
                self._remove(seat, level)
            case Hosted(guest=guest):
                self._hand_over(guest)
                self._settle()
            case Started():
                self._start()
            case Asked():
                self.asked, self.agreed = entry, set()
                self._settle()
            case Answered(seat=seat, agrees=agrees):
                self.agreed.add(seat)
                if agrees:
                    self._settle()
                else:
                    self.asked = None
            case Withdrawn():
                self.asked = None
            case Gestured(seat=seat, at=at):
                self._gestured(seat, at)
            case Rematched(table=table):
                self.rematch = table
        if isinstance(entry, Requested) and entry.client:
            self._remember(entry.client)

    def _remember(self, client: str) -> None:
        """The same wish, sent again, is answered the same."""
        guest, _, wish = client.partition(" ")
        known = self.wishes.setdefault(guest, {})
        known[wish] = self.count - 1
        if len(known) > REMEMBERED_REQUESTS:
            del known[next(iter(known))]

    def _seat_bot(self, seat: int, level: str, away: bool) -> None:
        self.bots.pop(seat, None)
        self.away.discard(seat)
        self.lapses[seat] = 0
        if level:
            self.bots[seat] = level
        if away:
            self.away.add(seat)
        self._settle()

    def _remove(self, seat: int, level: str) -> None:
        guest = self.guests[seat]
        if guest:
            self.removed.add(guest)
        self.guests[seat] = self.names[seat] = None
        if self.asked and self.asked.seat == seat:
            self.asked = None
        self._seat_bot(seat, level, away=False)

    def _hand_over(self, guest: str) -> None:
        """Make a guest the host; "" leaves the host as it is."""
        if guest:
            self.host = guest
            self.hosts += 1

    def _start(self) -> None:
        made = self.made
        seed = f"{made.seed} {made.nonce}"
        self.table = Table(self.game, made.seats, seed=seed, options=made.options)
        for seat, action in made.begun:
            if action == UNDO:
                self.table.undo(seat)
            else:
                self.table.play(seat, action)
        self.referee = self.game.referee(self.table)

    def _gestured(self, seat: int, at: str) -> None:
        if at and self.table and self.game.points:
            mark = seat, self.game.points.period(self.table.facts(None))
            self.pointed[mark] = self.pointed.get(mark, 0) + 1

    def _moved(self, seat: int, secretly: bool) -> None:
        """An act that is no secret settles what was asked; the house's, everybody's decision.

        Where a referee judges, a decision stands for the seat's hand and for nothing else.
        """
        if self.asked and self.asked.what != "call" and not secretly:
            self.asked = None
        if seat != HOUSE:
            self.decisions[seat] += 1
        elif self.referee is None:
            self._new_decisions()

    def _drop_calls(self, seat: int, action: int) -> None:
        """A call that was upheld is settled, and one that nothing can come of is dropped."""
        if self.due_call:
            due = self.due_call[0]
            if (seat, action) == (HOUSE, due) or due not in self.calls():
                self.due_call = None
        elif self.asked and self.asked.what == "call" and self.asked.action not in self.calls():
            self.asked = None

    def _new_decisions(self) -> None:
        """Whatever anybody was about to decide is about a table that is no more."""
        for seat in range(self.made.seats):
            self.decisions[seat] += 1

    def _settle(self) -> None:
        """Do what was asked once every other person has agreed."""
        if self.asked is None or self.table is None:
            return
        if not self._all_agree(self.asked.seat, self.agreed):
            return
        seat, what, action = self.asked.seat, self.asked.what, self.asked.action
        self.asked = None
        if action is not None:
            self.due_call = action, self.count
        elif what == "undo" and self.table.undoable(seat):
            self.table.undo(seat)
            self._new_decisions()
        elif what == "stop":
            self.stopped = True
        elif what != "undo":
            self.paused = what == "pause"

    def _all_agree(self, asker: int, agreed: set[int], without: int | None = None) -> bool:
        people = {n for n, guest in enumerate(self.guests) if guest and n not in self.bots}
        if accused := self._accused():
            people -= set(accused)
            host = self.seat_of(self.host)
            if host in people and host in {asker, *agreed}:
                return True
        return people - {asker, without} <= agreed

    def would_stop(self, entry: Asked | Answered | Seated | Removed) -> bool:
        """Whether this, once it happens, stops the game."""
        asked = entry if isinstance(entry, Asked) else self.asked
        if asked is None or asked.what != "stop":
            return False
        match entry:
            case Asked():
                return self._all_agree(asked.seat, set())
            case Answered(seat=seat, agrees=agrees):
                return agrees and self._all_agree(asked.seat, {*self.agreed, seat})
            case Seated(seat=seat, level=level):
                return bool(level) and self._all_agree(asked.seat, self.agreed, seat)
            case Removed(seat=seat):
                return seat != asked.seat and self._all_agree(asked.seat, self.agreed, seat)

    # What a guest is shown

    @property
    def hides_moves(self) -> bool:
        """Whether a seat must find out by itself what it may do."""
        return self.game.hides_moves(self.made.options)

    @property
    def hidden(self) -> bool:
        """Whether nobody may look: where acts race each other, a pause is no time to search."""
        return self.paused and self.veils and self.referee is not None and not self.over

    def lobby(self) -> dict[str, Any]:
        """What everybody may know about the table and its seats."""
        return {
            "game": self.made.game,
            "version": self.made.version,
            "options": self.made.options,
            "phase": self.phase,
            "public": self.made.public,
            "host": self.seat_of(self.host),
            "commitment": self.commitment,
            "seats": [
                {"name": self.names[n], "bot": self.bots.get(n), "taken": bool(self.guests[n])}
                for n in range(self.made.seats)
            ],
            "asked": self.asked
            and {
                "seat": self.asked.seat,
                "what": self.asked.what,
                "agreed": sorted(self.agreed),
                "action": self.asked.action,
            },
            "calls": [
                {"action": action, "words": call.words, "against": call.against}
                for action, call in self.calls().items()
            ],
            "paused": self.paused,
            "turn_seconds": self.made.turn_seconds,
            "what_if": self.made.what_if,
            "rematch": self.rematch,
            "next": self.following(),
        }

    def facts(self, seat: int | None) -> Any:
        """What a seat may know, as words are made from it; None before the game begins."""
        return self.table and self.table.facts(seat)

    def facts_of(self, viewers: Viewers) -> list[Any]:
        """The same for several seats."""
        return self.table.facts_of(viewers) if self.table else [None for _ in viewers]

    def public(self, facts: Any = None) -> dict[str, Any]:
        """What everybody may know of the game; a spectator's facts, if they are at hand."""
        if self.table is None or self.hidden:
            return {}
        return self.game.words.public(facts or self.table.facts(None))

    def shown(self, seat: int | None, facts: Any) -> dict[str, Any]:
        """What a seat (or a spectator) with these facts is shown beside what is public."""
        table = self.table
        if table is None:
            return {"view": None, "moves": {}, "decision": 0, "undoable": False}
        if self.hidden:
            decision = 0 if seat is None else self.decisions[seat]
            return {"view": None, "moves": {}, "decision": decision, "undoable": False}
        view = self.game.words.own(facts)
        if seat is None or self.stopped:
            return {"view": view, "moves": {}, "decision": 0, "undoable": False}
        moves = table.moves(seat, facts)
        return {
            "view": view,
            "moves": {} if moves and self.hides_moves else moves,
            "decision": self.decisions[seat],
            "undoable": table.undoable(seat),
        }

    def told(self, before: Any, act: Acted, heard: bool, after: Any) -> list[str]:
        """What a viewer is told of an act, from what it saw before and sees now."""
        lines: list[str] = self.game.words.tell(
            before, act.seat, act.action if heard else None, after
        )
        return lines

    def words(self, act: Acted) -> str:
        """An act that is about to happen, as its seat says it."""
        assert self.table
        return self.table.words(act.seat, act.action)

    def witness(self, act: Acted, viewers: Viewers) -> Witnessed:
        """What viewers have of an act that is about to happen."""
        assert self.table
        return self.table.witness(act.seat, act.action, viewers)

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

    # Time

    @property
    def timed(self) -> bool:
        """Whether time may bring something although everybody is here."""
        return bool(self.made.turn_seconds or self.game.house_clock or self.game.calls)

    @property
    def racing(self) -> bool:
        """Whether all act at once now: nobody is waited for."""
        return self.referee is not None and self.referee.racing

    def is_public(self, action: int) -> bool:
        """Whether everybody will hear of an act of the house."""
        assert self.table
        return self.table.hears(HOUSE, action, None)

    def house_clock(self) -> Iterable[tuple[int, int, int]]:
        """The house actions that time brings: number, period, milliseconds."""
        assert self.table
        clock = self.game.house_clock
        if self.due_call:
            action, begun = self.due_call
            return [(action, begun, 0)] if self.table.allows(HOUSE, action) else []
        return clock(self.game.State.read(self.table._state)) if clock else ()

    # Small questions

    def _seat(self, guest: str) -> int:
        seat = self.seat_of(guest)
        if seat is None:
            raise Refused("seat", "you do not sit at this table")
        return seat

    def require_host(self, guest: str) -> None:
        """Refuse what only the host can do."""
        if guest != self.host:
            raise Refused("host", "only the host of the table may do that")

    def _not_removed(self, guest: str) -> None:
        if guest in self.removed:
            raise Refused("removed", "the host removed you from this table, so you can only watch")

    def _running(self) -> Table:
        if self.table is None:
            raise Refused("open", "the game has not begun")
        if self.over:
            raise Refused("over", "the game is over")
        return self.table

    def _going_on(self) -> None:
        self._running()
        if self.paused:
            raise Refused("paused", "the game is paused: ask the others to go on")

    def _speaking(self, seat: int | None) -> None:
        if self.table is None or self.over:
            return
        if seat is None or not self.game.may_talk(self.table.facts(seat)):
            raise Refused("silence", "the rules of this game ask for silence now")


def rebuilt(entries: list[Event], table_id: str = "") -> Room:
    """The room that a log made; DamagedTable names the first entry that can't be taken."""
    first = entries[0]
    if not isinstance(first, Made):
        raise DamagedTable(table_id, 0, "beginning")
    try:
        room = Room(first)
    except UnknownGame as error:
        raise DamagedTable(table_id, 0, "unknown_game") from error
    except Exception as error:
        raise DamagedTable(table_id, 0, "unfit") from error
    for number, entry in enumerate(entries[1:], 1):
        if isinstance(entry, Made):
            raise DamagedTable(table_id, number, "unfit")
        try:
            room.apply(entry)
        except IllegalAction as error:
            raise DamagedTable(table_id, number, "illegal") from error
        except Exception as error:  # a bad row may ask anything of the rules
            raise DamagedTable(table_id, number, "unfit") from error
    return room


def clean(text: str, longest: int) -> str:
    """A line of text that people can be shown: no control characters, not too long."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(printable.split())[:longest]


def _listed(items: list[Any]) -> str:
    return ", ".join(map(str, items)) or "none"
