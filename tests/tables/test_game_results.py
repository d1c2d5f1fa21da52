"""Results: one per finished game, stored with its end, and found again in older logs."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

import parlour
from parlour.core.table import Result
from parlour.games.synergy.duets import DUETS
from parlour.games.synergy.missions import as_options
from parlour.policies.adapting import ADAPTIVE
from parlour.server.admin.inspection import inspect
from parlour.server.http.statistics import statistics
from parlour.server.protocol import messages
from parlour.server.protocol.events import Made, Sat
from parlour.server.storage.game_results import (
    BREAK_S,
    GameResult,
    Player,
    StoredResult,
    decode_game_result,
    played_seconds,
    results_of,
    results_with,
)
from parlour.server.storage.results import decode_result
from parlour.server.storage.schema import events, game_results
from parlour.server.tables.adapting import adapted_bots
from parlour.server.tables.backfill import fill_results
from parlour.server.tables.game_results import closest, outcome_of
from parlour.server.tables.hub import Hub
from parlour.server.tables.live import Live
from parlour.server.tables.opening import open_store
from parlour.server.tables.room import STOPPED, Room
from parlour.server.tables.seating import Seating
from tests.tables.fakes import FRIEND, HOST, STRANGER, FakeClock, Person, play, two_at_a_table

ECHO = as_options(DUETS[1], 2)


async def played_out(live: Live, *people: Person) -> None:
    """Play to the end, always the first move."""
    room = live.room
    assert room.table
    while not room.over:
        seat = room.table.actors[0]
        person = next(one for one in people if one.guest == room.seating.guests[seat])
        action, decision = room.table.legal(seat)[0], room.decisions[seat]
        answer = await person.request(live, messages.Act, decision=decision, action=action)
        assert answer["is"] == "done"


def result_of(hub: Hub, live: Live) -> StoredResult:
    return results_of(hub.store.engine, [live.id])[live.id]


def test_a_game_that_ends_has_one_result(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await two_at_a_table(hub, game="think-str8")
        assert results_of(hub.store.engine, [live.id]) == {}
        await played_out(live, host, friend)
        found, result = result_of(hub, live), live.room.result
        assert result
        assert live.room.table
        assert (found.game, found.result.kind) == ("think-str8", "competitive")
        assert [one.guest for one in found.result.players] == [HOST, FRIEND]
        assert [one.score for one in found.result.players] == list(result.scores)
        won = [seat for seat, one in enumerate(found.result.players) if one.outcome == "won"]
        assert won == list(result.winners)
        assert (found.result.reason, found.result.what_if) == (result.reason, False)
        assert found.result.moves == sum(seat >= 0 for seat, _ in live.room.table.actions)
        assert found.began <= found.at
        assert [one.table for one in results_with(hub.store.engine, FRIEND)] == [live.id]
        assert results_with(hub.store.engine, STRANGER) == []
        assert (await host.request(live, messages.Rematch))["is"] == "done"
        assert result_of(hub, live) == found

    play(story, tmp_path)


def test_a_game_that_is_stopped_has_a_result_too(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await two_at_a_table(hub, game="transmitter")
        await host.request(live, messages.Ask, what="stop")
        await friend.request(live, messages.Answer, agrees=True)
        found = result_of(hub, live).result
        assert {one.outcome for one in found.players} == {"stopped"}
        left, host, friend = await two_at_a_table(hub, game="transmitter")
        await host.request(left, messages.Ask, what="stop")
        await friend.request(left, messages.Stand)  # a bot plays for them, and bots agree
        assert left.room.over
        assert [one.outcome for one in result_of(hub, left).result.players] == ["stopped", "left"]
        store, database = hub.store, str(hub.store.engine.url)
        assert inspect(database).problems == []
        with store.engine.begin() as connection:
            connection.execute(game_results.update().values(body=b'{"players": []}'))
        assert {one.wrong for one in inspect(database).problems} == {"its result can't be decoded"}

    play(story, tmp_path)


def test_options_and_mission_are_noted_as_facts(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await two_at_a_table(hub, game="synergy", options={"mission": 7})
        await played_out(live, host, friend)
        found = result_of(hub, live).result
        assert (found.preset, found.options) == ("flat", {})
        assert found.attempt
        assert found.attempt["mission"] == 7
        other = await hub.what_if(live.id, HOST, 0, 0, "easy")
        other.watch(host)
        await host.request(other, messages.Ask, what="stop")
        assert result_of(hub, other).result.what_if

    play(story, tmp_path)


def test_who_continues_a_game_without_a_name_is_a_number(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await two_at_a_table(hub, game="transmitter")
        await played_out(live, host, friend)
        named = await hub.what_if(live.id, HOST, 0, 0, "easy")
        assert named.room.seating.names == [live.room.seating.names[0], None]
        nameless = await hub.what_if(live.id, "a" * 32, 0, 1, "easy")
        assert nameless.room.seating.names == [None, 2]

    play(story, tmp_path)


def test_results_with_names_in_english_are_read() -> None:
    seats = b'[{"outcome":"won","guest":"g","name":"Guest 1"}]'
    result = decode_game_result(b'{"players":%b,"kind":"teams","reason":"","moves":3}' % seats)
    assert result.players[0].name == 1
    old = decode_result(b'{"people":[["g","Guest 1"],["h","Ann"]],"attempt":{}}')
    assert old.people == [("g", 1), ("h", "Ann")]


@pytest.mark.parametrize(
    ("game", "seats", "preset", "changed", "variant"),
    [
        ("synergy", 2, "echo", {}, "echo"),
        ("synergy", 3, None, {"mission": 7}, "flat"),
        ("synergy", 3, "flat", {"extra_lives": 1}, "custom"),
        ("synergy", 2, "echo", {"custom_min5": False, "custom_max7": True}, "custom"),
        ("synergy", 3, None, ECHO, "custom"),  # a mission for two with the same card
        ("transmitter", 2, "hard", {"hand_size": 5}, "seasoned"),
        ("transmitter", 2, "hard", {"hand_size": 8}, "custom"),
        ("sequence-numbers", 2, "brisk", {"seat_sums": "times easy"}, "brisk"),
    ],
)
def test_a_changed_game_is_a_variant_of_its_own(
    game: str, seats: int, preset: str | None, changed: dict[str, Any], variant: str
) -> None:
    card = parlour.game(game)
    name, other = closest(card, seats, card.chosen(seats, preset, changed))
    assert GameResult([], "", "", 1, preset=name, options=other).variant == variant


def stored(preset: str, score: int, seconds: int, **noted: Any) -> StoredResult:
    """A won game of Think Str8!, or of Synergy with an attempt."""
    attempt = noted.get("attempt")
    name = "synergy" if attempt else "think-str8"
    won = Player("won", HOST, score=score)
    result = GameResult([won], "", "", 1, preset, noted.get("options", {}), attempt=attempt)
    return StoredResult("t", name, 2.0, 1.0, seconds, result)


def test_changed_games_are_no_personal_best() -> None:
    """Results from before, too: they name the closest preset and the options that differ."""
    results = [
        stored("printed", 30, 300), stored("printed", 90, 20, options={"rounds": 12}),
        stored("printed", 40, 200), stored("intro", 50, 100),
    ]  # fmt: skip
    (found,) = statistics(results, HOST)["games"]
    assert (found["played"], found["best"], found["quickest"]) == (4, 50, 100)
    assert found["variants"] == [
        {"variant": "printed", "played": 2, "won": 2, "best": 40, "quickest": 200},
        {"variant": "custom", "played": 1, "won": 1, "best": 90, "quickest": 20},
        {"variant": "intro", "played": 1, "won": 1, "best": 50, "quickest": 100},
    ]


def test_bots_adapt_to_games_like_this_one() -> None:
    """Lost games with changed options say nothing about the preset, but about the same changes."""
    card, changed = parlour.game("think-str8"), {"rounds": 12}

    def levels(options: dict[str, Any], lost: dict[str, Any]) -> dict[int, str]:
        made = Made(
            game=card.name, version=card.version, seats=2, seed="s", nonce="", host=HOST,
            invite="", bots={1: ADAPTIVE}, options=card.chosen(2, None, options),
        )  # fmt: skip
        room = Room(made)
        room.apply(Sat(0, HOST, "Ann"))
        players = [Player("lost", HOST), Player("won", bot="fair")]
        result = GameResult(players, "", "", 1, "printed", lost)
        return adapted_bots(room, {HOST: [StoredResult("t", card.name, 2, 1, 9, result)] * 30})

    assert levels({}, changed) == levels(changed, {"rounds": 1}) != levels({}, {})
    assert levels(changed, changed) == levels({}, {}) == {1: "easy"}


def test_an_eased_mission_has_no_medal() -> None:
    won = {"mission": 7, "won": True, "lives_lost": 0}
    eased = stored("flat", 1, 9, options={"extra_lives": 2}, attempt={**won, "eased": True})
    assert statistics([eased], HOST)["games"][0]["medals"] == {}
    fair = stored("flat", 1, 9, attempt={**won, "lives_lost": 1})
    assert statistics([eased, fair], HOST)["games"][0]["medals"] == {"silver": 1}


def test_games_that_ended_earlier_get_the_same_results(tmp_path: Path) -> None:
    kept: dict[str, StoredResult] = {}

    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await two_at_a_table(hub, game="think-str8")
        await played_out(live, host, friend)
        stopped, host, friend = await two_at_a_table(hub, game="transmitter")
        await host.request(stopped, messages.Ask, what="stop")
        await friend.request(stopped, messages.Stand)
        await friend.request(stopped, messages.Sit)  # after the end: it changes no result
        running, *_ = await two_at_a_table(hub, game="transmitter")
        broken, host, friend = await two_at_a_table(hub, game="transmitter")
        await host.request(broken, messages.Ask, what="stop")
        await friend.request(broken, messages.Answer, agrees=True)
        kept.update(results_of(hub.store.engine, [live.id, stopped.id, running.id]))
        assert kept.keys() == {live.id, stopped.id}
        with hub.store.engine.begin() as connection:
            connection.execute(game_results.delete())
            gone = sql.and_(events.c.table_id == broken.id, events.c.number == 0)
            connection.execute(events.delete().where(gone))

    async def later(hub: Hub, clock: FakeClock) -> None:
        await fill_results(hub)
        await fill_results(hub)
        with hub.store.engine.connect() as connection:
            ids = connection.execute(sql.select(game_results.c.table_id)).scalars()
            found = results_of(hub.store.engine, ids)
        assert found == kept, "each once, without the damaged and the running one"

    play(story, tmp_path)
    play(later, tmp_path)


def test_pages_of_results_are_complete(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path / 'test.db'}")
    body = b'{"players":[{"outcome":"won"}],"kind":"teams","reason":"","moves":1}'
    rows = [
        {"table_id": f"t{n:02}", "game": "x", "at": 100.0 + n // 3, "began": 0.0, "seconds": 1}
        for n in range(20)
    ]
    with store.engine.begin() as connection:
        connection.execute(game_results.insert(), [{**row, "body": body} for row in rows])
        for row in rows:
            connection.exec_driver_sql(
                "INSERT INTO parlour_sitter VALUES (?, ?)", (HOST, row["table_id"])
            )
    found: list[StoredResult] = []
    while page := results_with(
        store.engine, HOST, (found[-1].at, found[-1].table) if found else None, 7
    ):
        found += page
    store.close()
    assert [one.table for one in found] == [f"t{n:02}" for n in reversed(range(20))]


def test_long_breaks_do_not_count() -> None:
    assert played_seconds([0.0, 10.0, 10.0 + 24 * 3600, 40.0 + 24 * 3600]) == 40 + BREAK_S
    assert played_seconds([5.0]) == 0


@pytest.mark.parametrize(
    ("kind", "winners", "outcomes"),
    [
        ("competitive", (1,), ["lost", "won", "lost"]),
        ("competitive", (0, 2), ["shared", "lost", "shared"]),
        ("competitive", (0, 1, 2), ["drawn", "drawn", "drawn"]),
        ("teams", (0, 2), ["won", "lost", "won"]),
        ("teams", (), ["drawn", "drawn", "drawn"]),
        ("co-operative", (0, 1, 2), ["won", "won", "won"]),
        ("co-operative", (), ["lost", "lost", "lost"]),
    ],
)
def test_outcomes(kind: str, winners: tuple[int, ...], outcomes: list[str]) -> None:
    seating: Any = object.__new__(Seating)
    seating.guests = [HOST, FRIEND, STRANGER]
    result = Result(winners, (0, 0, 0), "")
    assert [outcome_of(result, seat, kind, seating) for seat in range(3)] == outcomes
    assert outcome_of(STOPPED, 0, kind, seating) == "stopped"


def test_nothing_is_written_twice_when_the_store_fails(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await two_at_a_table(hub, game="transmitter")
        await host.request(live, messages.Ask, what="stop")
        begin, failures = hub.store.engine.begin, iter([True])

        def failing() -> Any:
            if next(failures, False):
                raise OSError("disk full")
            return begin()

        hub.store.engine.begin = failing
        answer = await friend.request(live, messages.Answer, agrees=True)
        assert (answer["code"], live.room.over) == ("store", False)
        assert results_of(hub.store.engine, [live.id]) == {}
        await friend.request(live, messages.Answer, agrees=True)
        await asyncio.sleep(0)
        assert live.room.over
        assert result_of(hub, live)

    play(story, tmp_path)
