"""A game whose own code fails: everyone at the table is told so, and the log has the line."""

from __future__ import annotations

import logging
import math
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from parlour.core.parts import parts_of
from parlour.server.protocol import messages
from parlour.server.protocol.errors import DamagedTable, Refused
from parlour.server.tables.broadcast import Broadcast
from parlour.server.tables.hub import Hub
from parlour.server.tables.seat_requests import Begin
from tests.games_known import EVERY
from tests.tables.fakes import HOST, STRANGER, FakeClock, Person, play, two_at_a_table, until

GAME = "secret-bids"
WORDS = "this game's code failed; the operator has been told where"
facts = next(card.facts for card in EVERY if card.name == GAME)
Break = Callable[..., None]


@pytest.fixture
def breaks(monkeypatch: pytest.MonkeyPatch) -> Iterator[Break]:
    """Have a function of the example's facts fail in its own file from now on."""

    def broken(name: str) -> None:
        source = f"def {name}(*given):\n    return nosuch\n"
        made: dict[str, Any] = {}
        exec(compile(source, str(facts.__file__), "exec"), made)
        monkeypatch.setattr(facts, name, made[name])

    parts_of.cache_clear()  # the game may not have been used by this process before
    yield broken
    parts_of.cache_clear()


def ended(person: Person) -> list[Refused]:
    """Note with what the connection of a person is ended."""
    found: list[Refused] = []
    person.end = found.append
    return found


def test_a_move_that_fails_is_answered_and_ends_the_table(
    tmp_path: Path, breaks: Break, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await two_at_a_table(hub, game=GAME)
        ends = [ended(host), ended(friend)]
        breaks("events")
        what = {"decision": host.shown["decision"], "action": host.shown["moves"][0]}
        answer = await host.request(live, messages.Act, **what)
        assert (answer["is"], answer["code"], answer["words"]) == ("refused", "broken", WORDS)
        assert [[one.code for one in found] for found in ends] == [["broken"], ["broken"]]
        assert live.id not in hub.live
        assert not live.lock.locked()
        with pytest.raises(DamagedTable) as refused:
            await hub.find(live.id)
        assert refused.value.code == "broken"

    with caplog.at_level(logging.ERROR):
        play(story, tmp_path)
    (record,) = caplog.records
    assert record.getMessage() == "a game's own code failed"
    told: dict[str, Any] = record.facts  # type: ignore[attr-defined]
    assert told["reason"] == f"the game's own code failed at {facts.__file__}:2"
    assert told["error"] == "NameError"


def test_a_table_that_can_not_be_shown_is_refused(tmp_path: Path, breaks: Break) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, _ = await two_at_a_table(hub, game=GAME)
        ends = ended(host)
        breaks("own")
        with pytest.raises(DamagedTable) as refused:
            live.watch(Person(STRANGER))
        assert refused.value.code == "broken"
        assert [one.code for one in ends] == ["broken"]

    play(story, tmp_path)


def test_what_was_played_is_there_once_the_game_is_mended(
    tmp_path: Path, breaks: Break, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, _ = await two_at_a_table(hub, game=GAME)
        count, card = live.room.count, host.shown["moves"][0]
        breaks("events")
        await host.request(live, messages.Act, decision=host.shown["decision"], action=card)
        monkeypatch.undo()
        monkeypatch.setattr("parlour.server.tables.hub.time.monotonic", lambda: math.inf)
        again = await hub.find(live.id)
        assert again.room.count == count + 1
        assert again.room.table
        assert again.room.table.actions == [(0, card)]

    play(story, tmp_path)


def test_a_bots_move_that_fails_ends_the_table(tmp_path: Path, breaks: Break) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live = await hub.make(HOST, GAME, 2, bots={1: "random"}, begin=Begin(0, "Ann", ""))
        host = Person(HOST)
        ends = ended(host)
        breaks("events")
        live.watch(host)
        await until(lambda: ends)
        assert [one.code for one in ends] == ["broken"]

    play(story, tmp_path)


def test_a_game_that_can_not_begin_makes_no_table(tmp_path: Path, breaks: Break) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        breaks("public")
        with pytest.raises(DamagedTable) as refused:
            await hub.make(HOST, GAME, 2, bots={1: "random"}, begin=Begin(0, "Ann", ""))
        assert refused.value.code == "broken"
        assert hub.store.size()[0] == 0

    play(story, tmp_path)


def test_an_error_elsewhere_is_not_blamed_on_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, _ = await two_at_a_table(hub, game=GAME)

        def fails(*given: Any) -> None:
            raise LookupError("ours")

        monkeypatch.setattr(Broadcast, "show", fails)
        with pytest.raises(LookupError):
            live.show(host)
        assert live.broken is None

    play(story, tmp_path)
