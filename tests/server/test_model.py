"""The model: whatever people do, everyone is shown what the stored log says, and only that."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from parlour.core import registry
from parlour.server import wire
from parlour.server.bots import Bots
from parlour.server.fanout import Fanout
from parlour.server.live import Hub, Live, Watcher
from parlour.server.log import Acted
from parlour.server.room import Refused, Room, rebuilt
from parlour.server.store import Store
from tests.games_known import EVERY

GUESTS = tuple(f"{n}" * 32 for n in range(4))
HOST = GUESTS[0]
guests = st.sampled_from(GUESTS)
numbers = st.integers(0, 6)


class Client:
    """A watcher that keeps what it was sent."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.watcher = Watcher(guest)
        self.shown: dict[str, Any] = {}
        self.answers: list[dict[str, Any]] = []

    def read(self) -> None:
        """Take everything out of the outbox."""
        while not self.watcher.outbox.empty():
            frame = self.watcher.outbox.get_nowait()
            assert frame is not None, "a client that reads was cut off"
            message = msgspec.json.decode(frame)
            if message["is"] == "shown":
                self.shown = message
            else:
                self.answers.append(message)

    def told(self) -> dict[str, Any]:
        """The answer to the last wish."""
        self.read()
        return self.answers[-1]


class QuickBots(Bots):
    """Bots that take the first action that comes to mind, in this process."""

    def __init__(self) -> None:
        super().__init__(delays=False)

    async def _asked(self, *_: Any) -> int:
        return -1


class Tables(RuleBasedStateMachine):
    """People at one table, a server that is restarted now and then, and the log as the model."""

    def __init__(self) -> None:
        super().__init__()
        for card in EVERY:
            registry.game(card)
        self.folder = Path(tempfile.mkdtemp(prefix="parlour-model-"))
        self.loop = asyncio.new_event_loop()
        self.store = Store(self._url)
        self.hub = self._hub()
        self.clients: list[Client] = []
        self.acts: dict[tuple[str, str], tuple[wire.Act, int]] = {}
        self.names = 0

    @property
    def _url(self) -> str:
        return f"sqlite:///{self.folder / 'tables.db'}"

    def _hub(self) -> Hub:
        return Hub(self.store, QuickBots(), Fanout(self._url))

    def teardown(self) -> None:
        self.wait(self._still())
        self.hub.bots.close()
        self.store.close()
        self.loop.close()
        shutil.rmtree(self.folder)

    def wait(self, what: Coroutine[Any, Any, Any]) -> Any:
        return self.loop.run_until_complete(asyncio.wait_for(what, 20))

    async def _still(self) -> None:
        """Until no bot thinks any more."""
        live = await self.hub.find(self.table)
        while live.thinking is not None:
            await asyncio.sleep(0.001)

    @property
    def live(self) -> Live:
        found: Live = self.wait(self.hub.find(self.table))
        return found

    def model(self) -> Room:
        """The pure model: what the stored log makes."""
        return rebuilt(self.store.load(self.table))

    def wish(self, guest: str, wish: wire.FromClient) -> dict[str, Any]:
        """What a guest, at its first open window, wishes and is answered."""
        client = next((one for one in self.clients if one.guest == guest), None) or self._come(
            guest
        )
        before = len(client.answers)
        entries = len(self.store.load(self.table))
        self.wait(self.live.wish(client.watcher, wish))
        client.read()
        answers = client.answers[before:]
        assert len(answers) == 1, f"{wish} was answered {answers}"
        answer = answers[0]
        assert answer["id"] == wish.id
        if answer["is"] == "refused":
            assert len(self.store.load(self.table)) == entries, "a refused wish was stored"
        return answer

    def name(self) -> str:
        """A client id that was not used before."""
        self.names += 1
        return f"n{self.names}"

    @initialize(
        game=st.sampled_from(EVERY), seats=st.integers(2, 3), public=st.booleans(),
        bots=st.integers(0, 1),
    )  # fmt: skip
    def make(self, game: Any, seats: int, public: bool, bots: int) -> None:
        preset = "quick" if game.name == "transmitter" else None
        seated = {seats - 1: "random"} if bots else {}
        live = self.wait(self.hub.make(HOST, game.name, seats, preset, {}, public, seated))
        self.table, self.invite = live.id, live.room.made.invite

    # What people do

    @rule(guest=guests)
    def come(self, guest: str) -> None:
        self._come(guest)

    def _come(self, guest: str) -> Client:
        client = Client(guest)
        self.clients.append(client)
        self._watch(client)
        return client

    def _watch(self, client: Client) -> None:
        async def watch() -> None:
            (await self.hub.find(self.table)).watch(client.watcher)

        self.wait(watch())

    @precondition(lambda self: self.clients)
    @rule(which=numbers)
    def go(self, which: int) -> None:
        client = self.clients.pop(which % len(self.clients))
        self.live.leave(client.watcher)

    @rule(guest=guests, invited=st.integers(0, 4), seat=st.none() | st.integers(0, 4))
    def sit(self, guest: str, invited: int, seat: int | None) -> None:
        invite = self.invite if invited else "wrong"
        before = self.model()
        answer = self.wish(guest, wire.Sit(self.name(), invite, seat, f"n{guest[0]}"))
        if answer["is"] == "done":
            assert invited or before.made.public or before.seat_of(guest) is not None

    @rule(guest=guests)
    def stand(self, guest: str) -> None:
        self.wish(guest, wire.Stand(self.name()))

    @precondition(lambda self: self.model().phase == "open")
    @rule()
    def fill_and_start(self) -> None:
        """Everybody sits down, and the host starts."""
        for guest in GUESTS:
            if self.model().seat_of(guest) is None:
                self.wish(guest, wire.Sit(self.name(), self.invite, None, ""))
        self.wish(HOST, wire.Start(self.name()))
        self.wait(self._still())

    @rule(guest=guests)
    def start(self, guest: str) -> None:
        answer = self.wish(guest, wire.Start(self.name()))
        assert answer["is"] == "refused" or guest == HOST
        self.wait(self._still())

    @precondition(lambda self: self.model().phase == "running")
    @rule(which=numbers, turns=st.integers(1, 4))
    def act(self, which: int, turns: int) -> None:
        """People whose turn it is take legal actions."""
        for _ in range(turns):
            model = self.model()
            table = model.table
            assert table
            due = [seat for seat in table.actors if model.guests[seat] and seat not in model.bots]
            if not due or model.paused:
                return
            seat = due[which % len(due)]
            legal = table.legal(seat)
            wish = wire.Act(self.name(), model.decisions[seat], legal[which % len(legal)])
            guest = model.guests[seat]
            assert guest
            answer = self.wish(guest, wish)
            assert answer["is"] == "done", answer
            stored = self.store.load(self.table)[answer["entry"]]
            assert stored == Acted(seat, wish.action, f"{seat} {wish.id}")
            self.acts[guest, wish.id] = wish, answer["entry"]
            self.wait(self._still())

    @precondition(lambda self: self.acts)
    @rule(which=numbers)
    def act_again(self, which: int) -> None:
        """A message comes again, perhaps after a restart: the same answer, no second act."""
        (guest, id), (wish, entry) = list(self.acts.items())[which % len(self.acts)]
        before = self.store.load(self.table)
        assert self.wish(guest, wish) == {"is": "done", "id": id, "entry": entry}
        assert self.store.load(self.table) == before

    @rule(guest=guests, ahead=st.sampled_from([-1, 1, 5]), action=numbers)
    def act_stale(self, guest: str, ahead: int, action: int) -> None:
        model = self.model()
        seat = model.seat_of(guest)
        decision = max(0, (0 if seat is None else model.decisions[seat]) + ahead)
        answer = self.wish(guest, wire.Act(self.name(), decision, action))
        if seat is None or decision != model.decisions[seat]:
            assert answer["is"] == "refused"

    @rule(guest=guests, action=st.sampled_from([99, 10**9, 10**30]))
    def act_illegally(self, guest: str, action: int) -> None:
        model = self.model()
        seat = model.seat_of(guest)
        decision = 0 if seat is None else model.decisions[seat]
        assert self.wish(guest, wire.Act(self.name(), decision, action))["is"] == "refused"

    @rule(guest=guests, what=st.sampled_from(["undo", "undo", "pause", "resume", "resume"]))
    def ask(self, guest: str, what: Any) -> None:
        self.wish(guest, wire.Ask(self.name(), what))
        self.wait(self._still())

    @rule(guest=guests, agrees=st.integers(0, 3))
    def answer(self, guest: str, agrees: int) -> None:
        self.wish(guest, wire.Answer(self.name(), bool(agrees)))
        self.wait(self._still())

    @rule(guest=guests)
    def talk(self, guest: str) -> None:
        self.wish(guest, wire.Say(self.name(), "hello"))

    # What happens to the server

    @rule()
    def restart(self) -> None:
        """The process ends, another begins from the store, and everybody comes back."""
        self.wait(self._still())
        self.hub.bots.close()
        self.store.close()
        self.store = Store(self._url)
        self.hub = self._hub()
        for client in self.clients:
            client.watcher = Watcher(client.guest)
            client.shown = {}
            self._watch(client)

    @rule()
    def forget(self) -> None:
        """Tables that nobody watches are let go, and come back."""
        self.wait(self._still())
        self.hub.forget_idle()
        assert (self.table in self.hub.live) == bool(self.clients)

    # What must be so

    @invariant()
    def everyone_is_shown_what_the_log_says(self) -> None:
        self.wait(self._still())
        log = self.store.load(self.table)
        model = rebuilt(log)
        for client in self.clients:
            client.read()
            seat = model.seat_of(client.guest)
            should = wire.Shown(entry=len(log) - 1, seat=seat, lobby=model.lobby(),
                                **model.shown(seat), secrets=model.secrets())  # fmt: skip
            is_shown = {**client.shown, "told": [], "said": None}
            assert is_shown == msgspec.json.decode(wire.write(should)), f"guest {client.guest[0]}"

    @invariant()
    def no_act_is_stored_twice(self) -> None:
        log = self.store.load(self.table)
        ids = [entry.client for entry in log if isinstance(entry, Acted) and entry.client]
        people = [id for id in ids if " bot " not in id]
        assert len(people) == len(set(people))


@pytest.mark.soak  # bots play beside it, so a run does not always repeat
def test_the_server_is_its_log() -> None:
    from hypothesis.stateful import run_state_machine_as_test

    run_state_machine_as_test(
        Tables,
        settings=settings(
            max_examples=25, stateful_step_count=20, deadline=None, derandomize=True,
            database=None, suppress_health_check=list(HealthCheck),
        ),
    )  # fmt: skip


def test_a_table_that_is_unknown_is_refused(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    hub = Hub(store, Bots(delays=False), Fanout("sqlite://"))

    async def find() -> str:
        try:
            await hub.find("nowhere")
        except Refused as refused:
            return refused.code
        return ""

    assert asyncio.run(find()) == "table"
    store.close()
