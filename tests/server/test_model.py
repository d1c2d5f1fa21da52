"""The model: whatever people do, everyone is shown exactly what the stored log says.

Time is simulated, so deadlines, absences and bots happen exactly when a rule triggers them, and the
same steps always give the same run. test_machine.py does the same over real sockets with processes
that are killed.
"""

from __future__ import annotations

import asyncio
import random
import shutil
import tempfile
from collections import Counter
from collections.abc import Callable, Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from parlour.core.record import UNDO
from parlour.server.protocol import messages
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.events import Acted, Event, Requested, Seated
from parlour.server.tables.deltas import Deltas
from parlour.server.tables.hub import Hub
from parlour.server.tables.live import Live
from parlour.server.tables.opening import open_store
from parlour.server.tables.room import REMEMBERED_REQUESTS, Room, rebuilt
from parlour.server.workers.bots import Bots
from parlour.server.workers.fanout import Fanout
from tests.games_known import EVERY
from tests.server.modelling import check_stored_once, check_undos, should_show, timeless
from tests.tables.fakes import PATIENCE_S, FakeClock, Person, hub_of

pytestmark = pytest.mark.slow

GUESTS = tuple(f"{n}" * 32 for n in range(4))
HOST = GUESTS[0]
TURN_S = AWAY_S = 30  # a shorter one that starts later isn't noticed; see test_away.py
GAMES = [card for card in EVERY if card.name in ("transmitter", "secret-bids")]
guests = st.sampled_from(GUESTS)
numbers = st.integers(0, 6)


class PatientBots(Bots):
    """Bots that wait for a rule to release one of them, which then takes the first legal action."""

    def __init__(self) -> None:
        super().__init__(delays=False)
        self.waiting: list[asyncio.Future[None]] = []

    def is_warm(self, name: str) -> bool:
        """Always: they need no process."""
        return True

    async def think(
        self, table: Any, seat: int, level: str, moment: str, who: Any = None, at_once: bool = False
    ) -> int:
        """Wait for a rule."""
        turn = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        await turn
        return int(table.legal(seat)[0]) if table.legal(seat) else 0

    def thinking(self) -> int:
        """Return how many are waiting."""
        self.waiting = [turn for turn in self.waiting if not turn.done()]
        return len(self.waiting)


class Tables(RuleBasedStateMachine):
    """People at one table, a server that is sometimes restarted, and the log as the model."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(prefix="parlour-model-"))
        self.loop = asyncio.new_event_loop()
        self.clock = FakeClock()
        self.store = open_store(self._url)
        self.hub = self._hub()
        self.clients: list[Person] = []
        self.granted: dict[tuple[str, str], tuple[messages.FromClient, int]] = {}
        self.old: dict[str, list[dict[str, Any]]] = {}
        self.names = 0

    @property
    def _url(self) -> str:
        return f"sqlite:///{self.folder / 'tables.db'}"

    def _hub(self) -> Hub:
        hub = hub_of(self.store, self.clock)
        self.bots = hub.bots = PatientBots()
        return hub

    def teardown(self) -> None:
        try:
            self.wait(self.hub.close())
        finally:
            self.store.close()
            self.loop.close()
            shutil.rmtree(self.folder)

    def wait(self, what: Coroutine[Any, Any, Any]) -> Any:
        """Run a coroutine and wait for everything that follows from it."""

        async def all_of_it() -> Any:
            found = await asyncio.wait_for(what, 60)
            await self._still()
            return found

        return self.loop.run_until_complete(all_of_it())

    async def _still(self) -> None:
        """Wait until every task is waiting for a rule: a bot's turn, the clock or a request."""
        for _ in range(3):
            await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE_S):
            while (live := self.hub.live.get(self.table)) and (
                live.lock.locked() or self.hub._following or self._due(live)
            ):
                await asyncio.sleep(0.0005)

    def _due(self, live: Live) -> bool:
        """Whether the clock has something to do that doesn't involve a bot."""
        if live.deadlines.task is None or self.bots.thinking():
            return False
        return any(end <= self.clock.time for end in live.deadlines.ends.values())

    @property
    def live(self) -> Live:
        found: Live = self.wait(self.hub.find(self.table))
        return found

    def model(self) -> Room:
        """Return the room that the stored log makes."""
        return rebuilt(self.store.load(self.table))

    def request(self, guest: str, wish: messages.FromClient) -> dict[str, Any]:
        """Send a request from a guest's first window and check the answer."""
        client = self._window(guest)
        entries = len(self.store.load(self.table))
        answer: dict[str, Any] = self.wait(client.ask(self.live, wish))
        if answer["is"] == "refused":
            assert len(self.store.load(self.table)) == entries, "a refused wish was stored"
        elif answer["is"] == "done" and (guest, wish.id) not in self.granted:
            stored = self.store.load(self.table)[answer["entry"]]
            assert isinstance(stored, Requested)
            assert stored.client == f"{guest} {wish.id}"
            self.granted[guest, wish.id] = wish, answer["entry"]
        return answer

    def _window(self, guest: str) -> Person:
        """Return a guest's first window, opening one if necessary."""
        found = next((one for one in self.clients if one.guest == guest), None)
        return found or self._come(guest)

    def name(self) -> str:
        """Return a new client id."""
        self.names += 1
        return f"n{self.names}"

    @initialize(
        game=st.sampled_from(GAMES), seats=st.integers(2, 3),
        public=st.booleans(), bots=st.integers(0, 1), clock=st.booleans(), begun=st.integers(0, 4),
    )  # fmt: skip
    def make(self, game: Any, seats: int, public: bool, bots: int, clock: bool, begun: int) -> None:
        preset = "quick" if game.name == "transmitter" else None
        seated = {seats - 1: "random"} if bots else {}
        luck = SimpleNamespace(
            token_hex=lambda n: "5eed" * (n // 2), token_urlsafe=lambda n: "x" * n
        )
        with patch("parlour.server.tables.hub.secrets", luck):
            live = self.loop.run_until_complete(
                self.hub.make(HOST, game.name, seats, preset, {}, public, seated,
                              TURN_S if clock else 0, AWAY_S)
            )  # fmt: skip
        self.table, self.invite = live.id, live.room.made.invite
        if begun:
            self._fill_and_start()

    # What people do

    @rule(guest=guests)
    def come(self, guest: str) -> None:
        self._come(guest)

    def _come(self, guest: str) -> Person:
        client = Person(guest)
        self.clients.append(client)
        self._watch(client)
        return client

    def _watch(self, client: Person) -> None:
        async def watch() -> None:
            (await self.hub.find(self.table)).watch(client)

        self.wait(watch())

    @precondition(lambda self: self.clients)
    @rule(which=numbers)
    def go(self, which: int) -> None:
        self._go(which % len(self.clients))

    def _go(self, at: int) -> None:
        """Close a window, remembering what it showed."""
        client = self.clients.pop(at)
        self.old.setdefault(client.guest, []).append(client.shown)

        async def leave() -> None:
            (await self.hub.find(self.table)).leave(client)

        self.wait(leave())

    @precondition(lambda self: self.old)
    @rule(which=numbers)
    def come_back_with_an_old_picture(self, which: int) -> None:
        """Reconnect a window with an old screen; it must be shown the current state."""
        guest = list(self.old)[which % len(self.old)]
        client = Person(guest)
        client.screen.shown = self.old[guest][which % len(self.old[guest])]
        self.clients.append(client)
        self._watch(client)

    @rule(guest=guests, invited=st.integers(0, 4), seat=st.none() | st.integers(0, 4))
    def sit(self, guest: str, invited: int, seat: int | None) -> None:
        invite = self.invite if invited else "wrong"
        before = self.model()
        answer = self.request(guest, messages.Sit(self.name(), invite, seat, f"n{guest[0]}"))
        if answer["is"] == "done":
            assert invited or before.made.public or before.seating.seat_of(guest) is not None

    @rule(guest=guests)
    def stand(self, guest: str) -> None:
        self.request(guest, messages.Stand(self.name()))

    @precondition(lambda self: self.model().phase == "open")
    @rule()
    def fill_and_start(self) -> None:
        self._fill_and_start()

    def _fill_and_start(self) -> None:
        """Seat everyone and start the game."""
        for guest in GUESTS:
            if self.model().seating.seat_of(guest) is None:
                self.request(guest, messages.Sit(self.name(), self.invite, None, ""))
        self.request(self.model().seating.host, messages.Start(self.name()))

    @precondition(lambda self: self.model().phase == "open")
    @rule(guest=guests)
    def start(self, guest: str) -> None:
        host = self.model().seating.host
        answer = self.request(guest, messages.Start(self.name()))
        assert answer["is"] == "refused" or guest == host

    @precondition(lambda self: self.model().phase == "running")
    @rule(which=numbers, turns=st.integers(1, 8))
    def act(self, which: int, turns: int) -> None:
        self._act(which, turns)

    @precondition(lambda self: self.model().phase == "running")
    @rule(which=numbers)
    def act_once(self, which: int) -> None:
        self._act(which, 1)

    def _act(self, which: int, turns: int) -> None:
        """Play legal actions for people whose turn it is."""
        for _ in range(turns):
            model = self.model()
            table = model.table
            assert table
            due = [
                seat
                for seat in table.actors
                if model.seating.guests[seat] and seat not in model.seating.bots
            ]
            if not due or model.paused or model.over:
                return
            seat = due[which % len(due)]
            guest, legal = model.seating.guests[seat], table.legal(seat)
            assert guest
            wish = messages.Act(self.name(), model.decisions[seat], legal[which % len(legal)])
            answer = self.request(guest, wish)
            assert answer["is"] == "done", answer
            stored = self.store.load(self.table)[answer["entry"]]
            assert stored == Acted(seat, wish.action, client=f"{guest} {wish.id}")

    @precondition(lambda self: self.granted)
    @rule(which=numbers)
    def again(self, which: int) -> None:
        """Repeat a message, perhaps after a restart: same answer, no effect."""
        last = list(self.granted.items())[-REMEMBERED_REQUESTS:]
        (guest, id), (wish, entry) = last[which % len(last)]
        self._window(guest)  # reconnecting may give the guest the seat back
        before = self.store.load(self.table)
        assert self.request(guest, wish) == {"is": "done", "id": id, "entry": entry}
        assert self.store.load(self.table) == before

    @rule(guest=guests, ahead=st.sampled_from([-1, 1, 5]), action=numbers)
    def act_wrongly(self, guest: str, ahead: int, action: int) -> None:
        """Act too late, too early, and with invalid actions."""
        model = self.model()
        seat = model.seating.seat_of(guest)
        decision = max(0, (0 if seat is None else model.decisions[seat]) + ahead)
        answer = self.request(guest, messages.Act(self.name(), decision, action))
        if seat is None or decision != model.decisions[seat]:
            assert answer["is"] == "refused"
        decision = 0 if seat is None else self.model().decisions[seat]
        for none in (99, 10**30):
            assert self.request(guest, messages.Act(self.name(), decision, none))["is"] == "refused"

    @rule(
        guest=guests, what=st.sampled_from(["undo", "pause", "resume", "resume"]),
        other=guests, agrees=st.integers(0, 3),
    )  # fmt: skip
    def ask(self, guest: str, what: Any, other: str, agrees: int) -> None:
        self._ask(guest, what)
        self._answer(other, agrees)

    def _ask(self, guest: str, what: Any) -> None:
        before = self.model()
        answer = self.request(guest, messages.Ask(self.name(), what))
        self._undone(before, answer)

    def _answer(self, guest: str, agrees: int) -> None:
        before = self.model()
        answer = self.request(guest, messages.Answer(self.name(), bool(agrees)))
        self._undone(before, answer)

    @precondition(lambda self: self.model().phase == "running")
    @rule(which=numbers, what=st.sampled_from(["undo", "undo", "pause"]), agrees=st.integers(0, 3))
    def ask_all(self, which: int, what: Any, agrees: int) -> None:
        """Someone asks and the others agree or not; a pause is resumed."""
        model = self.model()
        assert model.table
        people = [seat for seat, guest in enumerate(model.seating.guests) if guest]
        able = [seat for seat in people if what != "undo" or model.table.undoable(seat)]
        if not able:
            return
        asker = able[which % len(able)]
        for wanted in (what, "resume") if what == "pause" else (what,):
            self._ask(model.seating.guests[asker] or "", wanted)
            for seat in people:
                if seat != asker:
                    self._answer(model.seating.guests[seat] or "", agrees)

    def _undone(self, before: Room, answer: dict[str, Any]) -> None:
        """Check that an undo makes all earlier decisions stale."""
        after = self.model()
        if answer["is"] == "done" and after.table and before.table:
            undone = after.table.actions[len(before.table.actions) :]
            assert [action for _, action in undone] in ([], [UNDO])
            raised = [new - old for old, new in zip(before.decisions, after.decisions)]
            assert raised == [1 if undone else 0] * after.made.seats

    @rule(guest=guests)
    def talk(self, guest: str) -> None:
        self.request(guest, messages.Say(self.name(), "hello"))
        self.request(guest, messages.Emote(self.name(), "hello"))

    # Bots and clocks

    @precondition(lambda self: self.bots.thinking())
    @rule(which=numbers)
    def a_bot_decides(self, which: int) -> None:
        turns = self.bots.waiting
        entries = len(self.store.load(self.table))

        async def decide() -> None:
            turns[which % len(turns)].set_result(None)
            for _ in range(3):
                await asyncio.sleep(0)

        self.wait(decide())
        new = self.store.load(self.table)[entries:]
        assert all(isinstance(entry, Acted) and not entry.client for entry in new)

    @rule(seconds=st.sampled_from([1, AWAY_S / 2, TURN_S]))
    def time_passes(self, seconds: float) -> None:
        self._pass(seconds)

    def _pass(self, seconds: float) -> None:
        async def tick() -> None:
            self.clock.time += seconds
            for due, done in self.clock._sleepers:
                if due <= self.clock.time and not done.done():
                    done.set_result(None)
            for _ in range(3):
                await asyncio.sleep(0)

        self.wait(tick())

    @precondition(lambda self: self.model().phase == "running")
    @rule(which=numbers)
    def somebody_is_away(self, which: int) -> None:
        """Close every window of a guest and let time pass."""
        gone = GUESTS[which % len(GUESTS)]
        while any(client.guest == gone for client in self.clients):
            at = next(n for n, client in enumerate(self.clients) if client.guest == gone)
            self._go(at)
        self._pass(AWAY_S)

    # What happens to the server

    @rule()
    def restart(self) -> None:
        """Restart the process from the store and reconnect everyone."""
        self.wait(self.hub.close())
        self.store.close()
        self.store = open_store(self._url)
        self.hub = self._hub()
        for client in self.clients:
            client.screen.shown = {}
            self._watch(client)

    @rule()
    def forget(self) -> None:
        """Drop tables without subscribers."""
        live = self.hub.live.get(self.table)
        busy = bool(live and (live.subscribers or live.busy))
        self.hub.forget_idle()
        assert (self.table in self.hub.live) == busy

    # Invariants

    @invariant()
    def everyone_is_shown_what_the_log_says(self) -> None:
        deltas = Deltas(self.model())
        for client in self.clients:
            should = should_show(deltas, client.guest)
            assert timeless(client.shown) == should, f"guest {client.guest[0]}"

    @invariant()
    def everyone_is_told_who_is_here(self) -> None:
        model, here = self.model(), {client.guest for client in self.clients}
        for client in self.clients:
            assert client.screen.present["seats"] == [
                guest in here for guest in model.seating.guests
            ]
            assert client.screen.present["watching"] == sum(
                model.seating.seat_of(one.guest) is None for one in self.clients
            )

    @invariant()
    def nothing_is_stored_twice(self) -> None:
        check_stored_once(self.store.load(self.table))

    @invariant()
    def an_undo_leaves_nothing_behind(self) -> None:
        if table := self.model().table:
            check_undos(table)

    @invariant()
    def only_who_is_waited_for_is_timed(self) -> None:
        """No deadline outlives its decision, and no one who is connected counts as away."""
        live = self.hub.live.get(self.table)
        if live is None or live.room.table is None:
            return
        for due in live.deadlines.ends:
            if due.why == "host":
                assert all(client.guest != live.room.seating.host for client in self.clients)
                continue
            assert due.number == live.room.decisions[due.seat]
            assert due.seat in live.room.table.actors
            assert due.why == "clock" or not live.is_connected(due.seat)


def run(examples: int, steps: int) -> None:
    """Run the state machine deterministically."""
    run_state_machine_as_test(
        Tables,
        settings=settings(
            max_examples=examples, stateful_step_count=steps, deadline=None, derandomize=True,
            database=None, suppress_health_check=list(HealthCheck),
        ),
    )  # fmt: skip


def walk(seed: int, steps: int) -> tuple[list[Event], Room]:
    """Do one long run in which everything is likely; returns the log and its room."""
    luck, tables = random.Random(seed), Tables()

    def which() -> int:
        return luck.randrange(7)

    def somebody() -> str:
        return luck.choice(GUESTS)

    def asked() -> None:
        what = luck.choice(("undo", "pause", "resume"))
        tables.ask(somebody(), what, somebody(), which())

    rules: dict[Callable[[], None], int] = {
        lambda: tables.act_once(which()): 8,
        lambda: tables.ask_all(which(), luck.choice(("undo", "undo", "pause")), which()): 4,
        lambda: tables.a_bot_decides(which()) if tables.bots.thinking() else None: 4,
        lambda: tables.time_passes(luck.choice((1, AWAY_S / 2, TURN_S))): 2,
        lambda: tables.somebody_is_away(which()): 1,
        lambda: tables.come(somebody()): 2,
        lambda: tables.go(which()) if tables.clients else None: 2,
        lambda: tables.come_back_with_an_old_picture(which()) if tables.old else None: 1,
        lambda: tables.again(which()): 2,
        lambda: tables.sit(somebody(), which(), None): 1,
        lambda: tables.stand(somebody()): 1,
        lambda: tables.act_wrongly(somebody(), luck.choice((-1, 1)), which()): 1,
        asked: 1,
        lambda: tables.talk(somebody()): 1,
        tables.restart: 1,
        tables.forget: 1,
    }
    try:
        tables.make(
            GAMES[seed % 2], 2 + luck.randrange(2), True, luck.randrange(2), bool(seed & 2), 1
        )
        for _ in range(steps):
            if tables.model().phase == "over":
                break
            luck.choices(list(rules), list(rules.values()))[0]()
            tables.everyone_is_shown_what_the_log_says()
            tables.everyone_is_told_who_is_here()
            tables.nothing_is_stored_twice()
            tables.only_who_is_waited_for_is_timed()
        return tables.store.load(tables.table), tables.model()
    finally:
        tables.teardown()


def _walks(seeds: int, steps: int) -> Counter[str]:
    seen: Counter[str] = Counter()
    for seed in range(seeds):
        log, room = walk(seed, steps)
        seen.update(type(entry).__name__ for entry in log)
        seen.update(["away" for entry in log if isinstance(entry, Seated) and entry.away])
        seen.update(["undo" for _, action in room.table.actions if action == UNDO])  # type: ignore
        seen.update(["bot" for entry in log if isinstance(entry, Acted) and not entry.client])
        seen.update([room.phase])
    return seen


@pytest.mark.soak
def test_the_server_is_its_log_in_long_games() -> None:
    seen = _walks(seeds=6, steps=60)
    wanted = {"Acted", "Asked", "Answered", "Seated", "Talked", "Gestured", "away", "undo", "bot"}
    assert wanted <= seen.keys(), f"the walks went nowhere near {wanted - seen.keys()}"


def test_the_same_steps_are_the_same_run() -> None:
    assert walk(3, 25)[0] == walk(3, 25)[0]


def test_the_server_is_its_log() -> None:
    run(examples=12, steps=20)


@pytest.mark.soak
def test_the_server_is_its_log_in_a_long_run() -> None:
    run(examples=400, steps=40)
    _walks(seeds=100, steps=200)


def test_a_table_that_is_unknown_is_refused(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path / 'tables.db'}")
    hub = Hub(store, Bots(delays=False), Fanout("sqlite://"))

    async def find() -> str:
        try:
            await hub.find("nowhere")
        except Refused as refused:
            return refused.code
        return ""

    assert asyncio.run(find()) == "table"
    store.close()
