"""Bots that adapt to several people: their levels are settled once, when the game starts."""

from __future__ import annotations

import asyncio
import dataclasses
from pathlib import Path
from typing import Any

import msgspec
import pytest

import parlour
from parlour.server.protocol import messages
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.events import Event, Made, Sat, Seated, Started, decode, encode
from parlour.server.puzzles import messages as puzzle_messages
from parlour.server.storage.game_results import GameResult, Player, StoredResult
from parlour.server.tables import adapting
from parlour.server.tables.adapting import adapted_bots
from parlour.server.tables.history import company
from parlour.server.tables.hub import Hub
from parlour.server.tables.live import Live
from parlour.server.tables.room import Room, rebuilt
from parlour.server.tables.seat_requests import propose_bot, propose_start
from tests.tables.fakes import FRIEND, HOST, STRANGER, FakeClock, Person, fresh, play

GAME, LEVELS = "think-str8", [*parlour.game("think-str8").bots]


def result(outcome: str, guest: str, bot: str, **noted: Any) -> StoredResult:
    """A game of two against a bot."""
    other = {"won": "lost", "lost": "won"}[outcome]
    players = [Player(outcome, guest), Player(other, bot=bot)]  # type: ignore[arg-type]
    game_result = GameResult(players, "competitive", "", 1, "printed", **noted)
    return StoredResult("t", GAME, 2, 1, 9, game_result)


RESULTS = {
    "beginner": [result("lost", HOST, "easy")] * 30,
    "expert": [result("won", HOST, "master")] * 30,
}


async def gathered(hub: Hub, seats: int = 3, **table: Any) -> tuple[Live, Person, Person]:
    """A lobby with two people, and bots that adapt in the other seats."""
    live = await hub.make(HOST, GAME, seats, **table)
    host, friend = Person(HOST), Person(FRIEND)
    for person in (host, friend):
        live.watch(person)
        await person.request(live, messages.Sit, invite=live.room.made.invite)
    for seat in range(2, seats):
        asked = await host.request(live, messages.SeatBot, seat=seat, level="adaptive")
        assert asked["is"] == "done"
    return live, host, friend


def known_as(monkeypatch: pytest.MonkeyPatch, *results: list[StoredResult]) -> list[str]:
    """Give the host and the friend these results; returns whose were read."""
    asked: list[str] = []

    def read(_: Any, guest: str, *__: Any) -> list[StoredResult]:
        asked.append(guest)
        mine = results[(HOST, FRIEND).index(guest)]
        return [one_of(one, guest) for one in mine]

    monkeypatch.setattr(adapting, "results_with", read)
    return asked


def one_of(one: StoredResult, guest: str) -> StoredResult:
    """The same result of another guest."""
    players = [
        msgspec.structs.replace(player, guest=guest) if player.guest else player
        for player in one.result.players
    ]
    renamed = msgspec.structs.replace(one.result, players=players)
    return msgspec.structs.replace(one, result=renamed)


def bots_of(shown: dict[str, Any]) -> list[str]:
    return [seat["bot"] for seat in shown["lobby"]["seats"] if seat["bot"]]


def test_everyone_sees_the_levels_once_the_game_starts(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await gathered(hub, 4)
        assert bots_of(friend.shown) == ["adaptive", "adaptive"]
        assert friend.shown["lobby"]["adapts"]
        assert (await friend.request(live, messages.Start))["code"] == "host"
        assert (await host.request(live, messages.Start))["is"] == "done"
        for shown in (host.shown, friend.shown, fresh(live, STRANGER)):
            seats = shown["lobby"]["seats"]
            assert [seat["adapts"] for seat in seats] == [False, False, True, True]
            assert {*bots_of(shown)} <= {*LEVELS}
        assert [seat["bot"] for seat in company(await hub.events(live.id))[2:]] == bots_of(
            host.shown
        )

    play(story, tmp_path)


def test_the_levels_are_stored_with_the_start_and_never_chosen_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        known_as(monkeypatch, RESULTS["expert"], RESULTS["expert"])
        live, host, _ = await gathered(hub)
        await host.request(live, messages.Start)
        stored = await hub.events(live.id)
        (started,) = [event for event in stored if isinstance(event, Started)]
        assert started.bots == {2: "master"} == live.room.seating.bots

        monkeypatch.setattr(adapting, "adapted", None)  # it would fail
        again = rebuilt([decode(encode(event)) for event in stored])
        assert again.seating.bots == {2: "master"}
        assert again.seating.adaptive == {2}

    play(story, tmp_path)


@pytest.mark.parametrize(
    ("people", "levels"),
    [(("beginner", "beginner"), {"easy"}), (("expert", "expert"), {"strong", "master"})],
)
def test_the_levels_follow_from_the_results_of_all_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, people: tuple[str, str], levels: set[str]
) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        asked = known_as(monkeypatch, *(RESULTS[one] for one in people))
        live, host, _ = await gathered(hub)
        assert not asked, "nothing is read before the game starts"
        await host.request(live, messages.Start)
        assert sorted(asked) == [HOST, FRIEND]
        assert {*bots_of(host.shown)} <= levels

    play(story, tmp_path)


def test_no_results_are_shown_to_anyone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        known_as(monkeypatch, RESULTS["beginner"], RESULTS["expert"])
        live, host, friend = await gathered(hub)
        before = {*host.shown["lobby"]}
        friend.letters()
        await host.request(live, messages.Start)
        (news,) = friend.letters()
        assert news["lobby"].keys() <= before
        assert news["lobby"]["seats"][2] == {
            "name": None, "bot": live.room.seating.bots[2], "taken": False, "look": "",
            "adapts": True,
        }  # fmt: skip

    play(story, tmp_path)


def test_only_bots_that_adapt_get_other_levels(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, _ = await gathered(hub, 4)
        await host.request(live, messages.SeatBot, seat=3, level="master")
        assert [seat["adapts"] for seat in host.shown["lobby"]["seats"]] == [False] * 2 + [
            True,
            False,
        ]
        await host.request(live, messages.Start)
        assert host.shown["lobby"]["seats"][3]["bot"] == "master"
        assert host.shown["lobby"]["seats"][2]["bot"] in LEVELS

    play(story, tmp_path)


def test_a_bot_that_is_given_a_level_no_longer_adapts(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, _ = await gathered(hub)
        await host.request(live, messages.SeatBot, seat=2, level="fair")
        assert not host.shown["lobby"]["adapts"]
        await host.request(live, messages.Start)
        assert bots_of(host.shown) == ["fair"]
        (started,) = [one for one in await hub.events(live.id) if isinstance(one, Started)]
        assert started.bots == {}

    play(story, tmp_path)


def test_a_game_starts_once_however_often_it_is_asked_for(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, _ = await gathered(hub)
        start = messages.Start("again")
        first, second = await host.ask(live, start), await host.ask(live, start)
        assert first["is"] == second["is"] == "done"
        assert sum(isinstance(one, Started) for one in await hub.events(live.id)) == 1

    play(story, tmp_path)


def test_without_the_store_the_game_does_not_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, _ = await gathered(hub)

        def away(*_: Any) -> None:
            raise OSError("the database is away")

        with monkeypatch.context() as patched:
            patched.setattr(adapting, "results_with", away)
            assert (await host.request(live, messages.Start))["code"] == "store"
        assert host.shown["lobby"]["phase"] == "open"
        assert bots_of(host.shown) == ["adaptive"]
        assert (await host.request(live, messages.Start))["is"] == "done"

    play(story, tmp_path)


def test_a_rematch_adapts_again(tmp_path: Path) -> None:
    """To all who sit there, also with the game that was just played."""

    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await gathered(hub)
        await host.request(live, messages.Start)
        met = live.room.seating.bots[2]
        await played_with_bots(live, host, friend)
        assert (await friend.request(live, messages.Rematch))["is"] == "done"
        other = await hub.find(host.shown["lobby"]["rematch"])
        assert other.room.seating.bots == {0: "adaptive"}
        other.watch(host)
        assert (await host.request(other, messages.Start))["is"] == "done"
        assert other.room.seating.bots[0] in LEVELS
        assert host.shown["lobby"]["seats"][0]["adapts"]
        (played,) = (await results_of(hub, HOST))[HOST]
        assert played.result.players[2].bot == met

    play(story, tmp_path)


async def results_of(hub: Hub, guest: str) -> adapting.Results:
    return await adapting.read_results(hub.ask_store, hub.store.engine, [guest])


async def played_with_bots(live: Live, *people: Person) -> None:
    """Play to the end; bots act by themselves."""
    room = live.room
    assert room.table
    while not room.over:
        actors = [seat for seat in room.table.actors if seat not in room.seating.bots]
        if not actors:
            await asyncio.sleep(0.002)
            continue
        person = next(one for one in people if one.guest == room.seating.guests[actors[0]])
        action, decision = room.table.legal(actors[0])[0], room.decisions[actors[0]]
        await person.request(live, messages.Act, decision=decision, action=action)


def test_a_rematch_with_stronger_bots_no_longer_adapts(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await gathered(hub)
        await host.request(live, messages.Start)
        met = live.room.seating.bots[2]
        await played_with_bots(live, host, friend)
        await host.request(live, messages.Rematch, bots="weaker")
        other = await hub.find(host.shown["lobby"]["rematch"])
        weaker = LEVELS[max(0, LEVELS.index(met) - 1)]
        assert other.room.seating.bots == {0: weaker}
        assert not other.room.seating.adaptive

    play(story, tmp_path)


# Refusals


def made(name: str = GAME, seats: int = 3, **more: Any) -> Made:
    card = parlour.game(name)
    return Made(
        game=name, version=card.version, seats=seats, seed="s", nonce="", host=HOST,
        invite="", options=card.chosen(seats, None, {}), **more,
    )  # fmt: skip


@pytest.mark.parametrize("kind", [{"what_if": "t 3"}, {"daily": "2026-01-02"}, {"playtest": "p"}])
def test_bots_do_not_adapt_where_their_level_is_given(kind: dict[str, Any]) -> None:
    with pytest.raises(
        Refused, match="unknown bot 'adaptive'; choose from random, easy"
    ) as refused:
        propose_bot(Room(made(**kind)), HOST, 2, "adaptive")
    assert refused.value.code == "level"


def test_a_game_without_bots_has_none_that_adapt() -> None:
    room = Room(made())
    room.game = dataclasses.replace(room.game, bots={})
    with pytest.raises(Refused, match="unknown bot 'adaptive'; choose from random") as refused:
        propose_bot(room, HOST, 2, "adaptive")
    assert refused.value.code == "level"


def test_a_what_if_has_bots_with_a_level(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await gathered(hub)
        await host.request(live, messages.Start)
        await played_with_bots(live, host, friend)
        with pytest.raises(Refused, match="unknown bot 'adaptive'"):
            await hub.what_if(live.id, HOST, 2, 0, "adaptive")
        other = await hub.what_if(live.id, HOST, 2, 0, "fair")
        assert not other.room.seating.adaptive

    play(story, tmp_path)


def test_a_puzzle_has_no_seats_for_bots() -> None:
    asked = b'{"do": "bot", "id": "1", "seat": 1, "level": "adaptive"}'
    assert messages.read(asked) == messages.SeatBot("1", 1, "adaptive")
    with pytest.raises(msgspec.ValidationError, match="Invalid value 'bot'"):
        puzzle_messages.read(asked)


def test_bots_adapt_to_people_only() -> None:
    room = Room(made(bots={0: "adaptive", 1: "easy", 2: "easy"}))
    with pytest.raises(Refused, match="take a seat") as refused:
        propose_start(room, HOST, {})
    assert refused.value.code == "level"


def test_nobody_who_has_just_sat_down_is_left_out() -> None:
    """Another process may have seated them after the results were read."""
    room = Room(made(bots={2: "adaptive"}))
    room.apply(Sat(0, HOST, "Ann"))
    room.apply(Sat(1, FRIEND, "Ben"))
    with pytest.raises(Refused) as refused:
        propose_start(room, HOST, {HOST: []})
    assert refused.value.code == "busy"
    assert propose_start(room, HOST, {HOST: [], FRIEND: []}).bots[2] in LEVELS


# Tables that were stored before


def test_an_older_table_goes_on_with_its_levels() -> None:
    """Its levels were chosen when it was made."""
    older: list[Event] = [made(bots={1: "fair", 2: "strong"}, adapts=True), Sat(0, HOST, "Ann")]
    room = rebuilt(older)
    assert room.seating.adaptive == {1, 2}
    assert adapted_bots(room, {}) == {}
    room.apply(propose_start(room, HOST))
    assert room.seating.bots == {1: "fair", 2: "strong"}
    assert decode(b'{"type":"started"}') == Started()
    assert encode(Started()) == encode(decode(encode(Started())))


def test_a_bot_that_stands_in_for_a_person_does_not_adapt() -> None:
    room = Room(made(bots={2: "adaptive"}))
    for event in (Sat(0, HOST, "Ann"), Sat(1, FRIEND, "Ben"), Started(bots={2: "strong"})):
        room.apply(event)
    room.apply(Seated(1, "easy", away=True))
    assert room.seating.adaptive == {2}
    assert room.seating.bots == {1: "easy", 2: "strong"}
