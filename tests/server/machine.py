"""A Hypothesis state machine over real sockets: one table of a real server, its log as the model.

Rules have no preconditions and drawn values don't depend on the table: what isn't possible at the
moment is skipped, or tried and refused. So the server's clocks may act at any time.
"""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import msgspec
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from parlour.core.record import UNDO
from parlour.server.protocol.events import Acted, Event, Requested
from parlour.server.tables import play, room_view
from parlour.server.tables.deltas import Deltas
from parlour.server.tables.opening import open_store
from parlour.server.tables.room import REMEMBERED_REQUESTS, Room, rebuilt
from tests.server.harness import Player, Server, ask, make_table, new_guest
from tests.server.modelling import (
    check_record,
    check_stored_once,
    check_undos,
    clients_of,
    should_show,
    timeless,
)

PATIENCE_S = 60.0
GUESTS = 4
ROUNDS = 200  # how often a clock may get ahead of a check
STEADY = """
import secrets
from pathlib import Path
from types import SimpleNamespace
from parlour.server.socket import connection
from parlour.server.tables import hub
from parlour.server.workers.bots import Bots


async def think(self, table, seat, *_, **how):
    legal = table.legal(seat)
    return legal[len(table.actions) % len(legal)]


async def plan(self, *_):
    return None


Bots.think, Bots.plan = think, plan
known = {name: getattr(secrets, name) for name in secrets.__all__}
seed = lambda size: Path(SEED).read_text()
hub.secrets = SimpleNamespace(**{**known, "token_hex": seed})
connection.FRAMES_PER_SECOND = connection.FRAMES_AT_ONCE = 1e6
"""  # makes walks repeatable: deals by number, bots without delay, no limit on messages
TURNS = {"mode": "diversify", "clock": "turns"}
REAL_TIME = {"mode": "diversify", "clock": "realtime", "stuck_notice_s": 3}
TABLES: tuple[dict[str, Any], ...] = (
    {"game": "transmitter", "preset": "quick", "options": {}},
    {"game": "sequence-numbers", "preset": None, "options": {}},
    {"game": "synergy", "preset": None, "options": {}},
    {"game": "think-str8", "preset": None, "options": {"rounds": 1}},
    {"game": "pattern-overlap", "preset": None, "options": TURNS},
    {"game": "pattern-overlap", "preset": None, "options": REAL_TIME},
)
ENDS = ("kill", "kill", "stop")
LATER = ("stale", "over", "illegal")  # refusals when a clock got ahead of an act
Message = dict[str, Any]
guests = st.integers(0, GUESTS - 1)
numbers = st.integers(0, 6)
_ids = itertools.count()


class World:
    """A server process, four guests and a reader of its database, shared by many walks."""

    def __init__(self, folder: Path, fault: str = "", patience_s: float = PATIENCE_S) -> None:
        self.patience_s = patience_s
        self.seed = folder / "seed"
        self.ends = self.waits = 0  # how often the server may still stop, and clocks be waited for
        first = f"SEED = {str(self.seed)!r}\n{STEADY}\n{fault}"
        self.server = Server(folder, first=first, forked=True)
        self.seen: Counter[str] = Counter()
        self.loop = asyncio.new_event_loop()

    def __enter__(self) -> World:
        self.server.start()
        self.cookies = [new_guest(self.server) for _ in range(GUESTS)]
        self.guests = [cookie.partition("=")[2].partition(".")[0] for cookie in self.cookies]
        self.store = open_store(self.server.database)
        return self

    def __exit__(self, *_: object) -> None:
        self.server.kill()
        self.store.close()
        self.loop.run_until_complete(asyncio.sleep(0.05))  # closed sockets go with the next turns
        self.loop.close()

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Run a coroutine with a timeout."""
        try:
            return self.loop.run_until_complete(asyncio.wait_for(work, self.patience_s))
        except TimeoutError as error:
            raise AssertionError(f"{work.__qualname__} never came to an end") from error


class OverSockets(RuleBasedStateMachine):
    """People at one table of a real server, which is sometimes stopped or killed."""

    def __init__(self, world: World, made: Message) -> None:
        super().__init__()
        self.world, self.server, self.made = world, world.server, made
        self.windows: list[Player] = []
        self._log: list[Event] = []
        self._model: Room | None = None
        self._checked = 0  # the length of the log at the last check
        self.granted: dict[tuple[str, str], tuple[Message, int]] = {}  # message and log number

    def teardown(self) -> None:
        try:
            if hasattr(self, "table"):
                known = self.log()
                stored = self.world.store.load(self.table.id)
                assert stored[: len(known)] == known, "a log only grows"
                self.world.seen.update(_happened(self.made, known))
        finally:
            for window in self.windows:
                self.world.run(window.close())

    # The model

    def log(self) -> list[Event]:
        """Return the stored log."""
        self._log = [*self._log, *self.world.store.load(self.table.id, len(self._log) - 1)]
        return self._log

    def model(self) -> Room:
        """Return the room that the log makes."""
        log = self.log()
        if self._model is None or self._model.count != len(log):
            self._model = rebuilt(log)
        return self._model

    # Messages

    def window(self, guest: int) -> Player:
        """Return a guest's first window, opening one if necessary."""
        cookie = self.world.cookies[guest]
        found = next((one for one in self.windows if one.cookie == cookie), None)
        return found or self.open(guest)

    def open(self, guest: int) -> Player:
        """Open another window."""
        window = Player(self.server, self.table.id, self.world.cookies[guest])
        self.world.run(window.__aenter__())
        self.windows.append(window)
        return window

    def guest_of(self, window: Player) -> str:
        """Return the guest id of a window."""
        return self.world.guests[self.world.cookies.index(window.cookie)]

    def send(self, guest: int, do: str, id: str = "", **fields: Any) -> Message:
        """Send a message and check that it is in the log exactly once if acknowledged."""
        window, name = self.window(guest), self.world.guests[guest]
        id = id or f"m{next(_ids)}"
        answer: Message = self.world.run(_answered(window, do, id, fields))
        room = self.model()
        found = [n for n, one in enumerate(self._log) if _client(one) == f"{name} {id}"]
        self.world.seen[answer["is"]] += 1
        if answer["is"] == "done":
            assert len(found) == 1, f"acknowledged, and stored {len(found)} times: {do} {fields}"
            seen = room.viewer_sequence.number(found[0], room.seating.seat_of(name))
            assert answer["entry"] == seen, f"acknowledged under another number: {answer}"
            self.granted.setdefault((name, id), ({"do": do, **fields}, found[0]))
        elif (name, id) not in self.granted:
            assert not found, f"refused, and stored: {do} {fields}"
        return answer

    @initialize(
        seats=st.integers(2, 3), public=st.booleans(),
        bot=st.sampled_from([0, 0, 1]), clock=st.sampled_from([0, 1]),
        deal=st.integers(0, 999), begun=st.sampled_from([1, 1, 1, 0]),
    )  # fmt: skip
    def make(self, seats: int, public: bool, bot: int, clock: int, deal: int, begun: int) -> None:
        self.world.seed.write_text(f"{deal:032x}")
        bots = {seats - 1: "random"} if bot else {}
        self.table = make_table(
            self.server, self.world.cookies[0], seats=seats, public=public, bots=bots,
            turn_seconds=clock, away_seconds=0, **self.made,
        )  # fmt: skip
        if begun:
            self._fill_and_start()

    # What people do

    @rule(guest=guests)
    def come(self, guest: int) -> None:
        if len(self.windows) < 2 * GUESTS:
            self.open(guest)

    @rule(which=numbers)
    def go(self, which: int) -> None:
        if self.windows:
            self.world.run(self.windows.pop(which % len(self.windows)).close())

    @rule(which=numbers, old=numbers, action=numbers)
    def come_back_with_an_old_decision(self, which: int, old: int, action: int) -> None:
        """A client that reconnects is shown the current state, and its old decision is refused."""
        if not self.windows:
            return
        window = self.windows[which % len(self.windows)]
        self.world.run(_reopened(window))
        guest, seat = self._at(window), self.model().seating.seat_of(self.guest_of(window))
        now = 0 if seat is None else self.model().decisions[seat]
        answer = self.send(guest, "act", decision=max(0, now - 1 - old), action=action)
        assert answer["is"] == "refused" or not now, "an old decision was acted on"
        self.world.seen["reconnected"] += 1

    def _at(self, window: Player) -> int:
        return self.world.cookies.index(window.cookie)

    @rule(guest=guests, invited=numbers, seat=st.none() | st.integers(0, 4))
    def sit(self, guest: int, invited: int, seat: int | None) -> None:
        room, name = self.model(), self.world.guests[guest]
        invite, more = (self.table.invite if invited else "wrong"), {"seat": seat}
        answer = self.send(guest, "sit", invite=invite, name=f"guest {guest}", **more)
        if answer["is"] == "done":
            assert invited or room.made.public or room.seating.seat_of(name) is not None

    @rule(guest=guests)
    def leave_the_seat(self, guest: int) -> None:
        self.send(guest, "stand")

    @rule(guest=guests)
    def start(self, guest: int) -> None:
        host = self.model().seating.host
        answer = self.send(guest, "start")
        assert answer["is"] == "refused" or self.world.guests[guest] == host, "no host started"

    def _fill_and_start(self) -> None:
        for guest, name in enumerate(self.world.guests):
            if self.model().seating.seat_of(name) is None:
                self.send(guest, "sit", invite=self.table.invite)
        self.send(self.world.guests.index(self.model().seating.host), "start")

    @rule(which=numbers, turns=st.integers(1, 6), undo=st.booleans())
    def act(self, which: int, turns: int, undo: bool) -> None:
        """Play legal actions for people whose turn it is, starting the game first if necessary."""
        if self.model().phase == "open":
            self._fill_and_start()
        for _ in range(turns):
            self._act(which)
        if undo:
            self._undo(which, yes=1)

    def _act(self, which: int) -> None:
        room = self.settled()
        if not (due := self._due(room)):
            return
        guest, seat = due[which % len(due)]
        assert room.table
        legal = room.table.legal(seat)
        action = legal[(which * 7 + room.count) % len(legal)]
        answer = self.send(guest, "act", decision=room.decisions[seat], action=action)
        if answer["is"] == "refused":
            assert self._timed(room), f"a legal action was refused: {answer}"
            assert room.referee or answer["code"] in LATER, answer

    def _due(self, room: Room) -> list[tuple[int, int]]:
        """Return the guests who can act now, with their seats."""
        if room.table is None or room.paused or room.over:
            return []
        return [
            (self.world.guests.index(guest), seat)
            for seat, guest in enumerate(room.seating.guests)
            if guest and seat not in room.seating.bots and seat in room.table.actors
        ]

    @staticmethod
    def _timed(room: Room) -> bool:
        """Whether a clock may change the table between a look and an action."""
        return bool(room.made.turn_seconds or room.referee)

    @rule(guest=guests, ahead=st.integers(-3, 3), action=numbers)
    def act_wrongly(self, guest: int, ahead: int, action: int) -> None:
        """Act too late, too early, and with invalid actions."""
        room, name = self.settled(), self.world.guests[guest]
        seat = room.seating.seat_of(name)
        now = 0 if seat is None else room.decisions[seat]
        if ahead and now + ahead >= 0 and not self._timed(room):
            answer = self.send(guest, "act", decision=now + ahead, action=action)
            assert answer["is"] == "refused", "an act in another decision was granted"
        for none in (10**6, 10**18):
            answer = self.send(guest, "act", decision=now, action=none)
            assert answer["is"] == "refused", "what is no action was granted"

    @rule(which=numbers, otherwise=st.booleans())
    def again(self, which: int, otherwise: bool) -> None:
        """Repeat a message, unchanged or with another action: same answer, still one entry."""
        last: dict[str, list[tuple[str, Message, int]]] = {}
        for (name, id), (message, number) in self.granted.items():
            last.setdefault(name, []).append((id, message, number))
        if not last:
            return
        name = list(last)[which % len(last)]
        recent = last[name][-REMEMBERED_REQUESTS:]
        id, message, number = recent[-1 - which % len(recent)]
        before = clients_of(self.log())
        fields = {**message, "action": message.get("action", 0) + 1} if otherwise else message
        if otherwise and message["do"] != "act":
            fields = {"do": "say", "text": "something else"}
        answer = self.send(self.world.guests.index(name), **fields, id=id)
        assert answer["is"] == "done", f"a message that was granted was refused: {answer}"
        assert clients_of(self.log()) == before, "a message that came again was stored again"
        assert self.granted[name, id][1] == number
        self.world.seen["again otherwise" if otherwise else "again"] += 1

    @rule(guest=guests, what=st.sampled_from(["undo", "pause", "resume", "stop"]), yes=numbers)
    def ask_someone(self, guest: int, what: str, yes: int) -> None:
        self._ask(guest, what)
        self.send((guest + 1) % GUESTS, "answer", agrees=bool(yes))

    @rule(which=numbers, yes=st.integers(0, 3))
    def undo(self, which: int, yes: int) -> None:
        """Someone asks to undo, and the others agree or not."""
        self._undo(which, yes)

    def _undo(self, which: int, yes: int) -> None:
        for _ in range(GUESTS):
            room = self.settled()
            seats = range(room.made.seats) if room.table else ()
            able = [seat for seat in seats if room.table and room.table.undoable(seat)]
            if asker := [
                seat for seat in able if room.seating.guests[seat] and seat not in room.seating.bots
            ]:
                self._ask_everyone(room, asker[0], "undo", yes)
                return
            self._act(which)

    @rule(which=numbers, yes=st.integers(0, 3), stop=st.integers(0, 3))
    def pause(self, which: int, yes: int, stop: int) -> None:
        """Someone asks to pause and then to resume or stop; the others agree or not."""
        room = self.settled()
        if people := [seat for seat, name in enumerate(room.seating.guests) if name]:
            for what in ("pause", "stop" if stop == 3 else "resume"):
                self._ask_everyone(room, people[which % len(people)], what, yes)
                self.every_client_is_shown_the_model()

    def _ask_everyone(self, room: Room, asker: int, what: str, yes: int) -> None:
        guests = {
            seat: self.world.guests.index(name)
            for seat, name in enumerate(room.seating.guests)
            if name
        }
        self._ask(guests[asker], what)
        for seat, guest in guests.items():
            if seat != asker:
                self.send(guest, "answer", agrees=bool(yes))

    def _ask(self, guest: int, what: str) -> None:
        self.send(guest, "ask", what=what)

    @rule(guest=guests)
    def talk(self, guest: int) -> None:
        self.send(guest, "say", text="hello")

    @rule(guest=guests)
    def play_again(self, guest: int) -> None:
        over = self.model().over
        answer = self.send(guest, "rematch")
        assert over or answer["is"] == "refused", "a rematch before the end"

    @rule()
    def look(self) -> None:
        """Everyone asks for the whole table; HTTP must match the model too."""
        for window in self.windows:
            self.world.run(window.look())
        room = self.settled()
        lobby = ask(self.server, "GET", f"/api/tables/{self.table.id}").json
        record = ask(self.server, "GET", f"/api/tables/{self.table.id}/record")
        if len(self.log()) == room.count:
            assert lobby == _plain(room_view.lobby(room))
            over = room.phase == "over"
            assert record.status == (200 if over else 409)
            assert not over or record.body.decode() == str(room.record())

    # Clocks and crashes

    @rule()
    def wait_for_the_clock(self) -> None:
        """Wait until a clock of a player or the house adds an entry."""
        if self.model().phase == "open":
            self._fill_and_start()
        room = self.settled()
        if not self.world.waits or not self.windows or not self._time_brings(room):
            return
        self.world.waits -= 1
        self.world.run(self._until(lambda: len(self.log()) > room.count))
        assert not clients_of(self.log()[room.count :]), "time acts under nobody's name"
        self.world.seen["clock"] += 1

    def _time_brings(self, room: Room) -> bool:
        if room.table is None or room.paused or room.over:
            return False
        soon = any(ms <= 3000 for _, _, ms in play.house_clock(room))
        return soon or bool(room.made.turn_seconds and self._due(room) and not room.racing)

    @rule(how=st.sampled_from(ENDS), sent=st.integers(0, 2), which=numbers)
    def the_server_ends(self, how: str, sent: int, which: int) -> None:
        """Kill or stop the process, perhaps during an act, and restart it from the store."""
        if not self.world.ends:
            return
        self.world.ends -= 1
        pending = self._begin_an_act(which) if sent else None
        if pending and sent == 2:
            guest, id, fields = pending
            window = self.window(guest)
            self.world.run(window.until(lambda: id in window.answers))
            if window.answers[id][-1]["is"] == "done":
                self.world.seen["acknowledged, then killed"] += 1
                self.granted[self.world.guests[guest], id] = fields, -1
        if how == "kill":
            self.server.kill()
        else:
            assert self.server.stop() in (0, -15)
        self.world.seen[how] += 1
        self.server.start()
        for window in self.windows:
            self.world.run(_reopened(window))
        self._all_granted_are_stored()
        if pending:
            guest, id, fields = pending
            self.send(guest, **fields, id=id)

    def _begin_an_act(self, which: int) -> tuple[int, str, Message] | None:
        """Send an act without reading the answer."""
        room = self.settled()
        if not (due := self._due(room)):
            return None
        guest, seat = due[which % len(due)]
        assert room.table
        fields = {"decision": room.decisions[seat], "action": room.table.legal(seat)[0]}
        id = f"m{next(_ids)}"
        window = self.window(guest)
        self.world.run(window.send("act", id, **fields))
        return guest, id, {"do": "act", **fields}

    def _all_granted_are_stored(self) -> None:
        log = self.log()
        clients = [_client(entry) for entry in log]
        for (name, id), (message, number) in self.granted.items():
            client = f"{name} {id}"
            assert clients.count(client) == 1, f"acknowledged, and not stored once: {message}"
            if number < 0:
                self.granted[name, id] = message, clients.index(client)
            else:
                assert clients[number] == client, "an acknowledged message moved in the log"

    # What must hold

    def settled(self) -> Room:
        """Return the model once all bots have moved."""

        async def wait() -> Room:
            while self._bot_due(room := self.model()):
                await asyncio.sleep(0.005)
            return room

        room: Room = self.world.run(wait())
        return room

    def _bot_due(self, room: Room) -> bool:
        if room.table is None or room.paused or room.over or room.racing or not self.windows:
            return False
        return any(seat in room.seating.bots for seat in room.table.actors)

    @staticmethod
    async def _until(what: Any) -> None:
        while not what():
            await asyncio.sleep(0.01)

    @invariant()
    def every_client_is_shown_the_model(self) -> None:
        for _ in range(ROUNDS):
            room = self.settled()
            self.world.run(self._caught_up(room))
            if len(self.log()) == room.count:
                break
        else:
            raise AssertionError("the table is never still")
        deltas = Deltas(room)
        for window in self.windows:
            guest = self.guest_of(window)
            assert timeless(window.shown) == should_show(deltas, guest), "another view"
        self.world.seen["checks"] += len(self.windows)

    async def _caught_up(self, room: Room) -> None:
        """Wait until every client has read the whole log and knows who is connected."""
        here = {self.guest_of(window) for window in self.windows}
        seats = [guest in here for guest in room.seating.guests]
        watching = sum(room.seating.seat_of(self.guest_of(one)) is None for one in self.windows)
        for window in self.windows:
            newest = room.viewer_sequence.number(
                room.count - 1, room.seating.seat_of(self.guest_of(window))
            )
            await window.seen(newest)
            await window.until(
                lambda one=window: (
                    _is_present(one.screen.present, seats, watching) or len(self.log()) > room.count
                )
            )
            await window.heard_all()

    @invariant()
    def the_log_is_a_game(self) -> None:
        room, log = self.model(), self._log
        self._all_granted_are_stored()
        if self._checked == len(log):
            return
        self._checked = len(log)
        check_stored_once(log)
        check_record(room)
        if room.table:
            check_undos(room.table)


async def _answered(window: Player, do: str, id: str, fields: Message) -> Message:
    before = len(window.answers.get(id, []))
    await window.send(do, id, **fields)
    await window.until(lambda: len(window.answers.get(id, [])) > before)
    return window.answers[id][-1]


async def _reopened(window: Player) -> None:
    await window.close()
    window.screen.present = {}
    await window.__aenter__()


def _client(entry: Event) -> str:
    return entry.client if isinstance(entry, Requested) else ""


def _is_present(present: Message, seats: list[bool], watching: int) -> bool:
    return bool(present) and (present["seats"], present["watching"]) == (seats, watching)


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def _happened(made: Message, log: list[Event]) -> list[str]:
    room = rebuilt(log)
    names = [type(entry).__name__ for entry in log]
    names += ["undo" for _, action in (room.table.actions if room.table else []) if action == UNDO]
    names += ["bot" for entry in log if isinstance(entry, Acted) and not entry.client]
    names += [f"{made['game']} {made['options'].get('clock', '')}".strip()]
    return [*names, room.phase]
