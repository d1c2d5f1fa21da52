"""Calls in Sequence Numbers with a referee: a team that helped each other."""

from __future__ import annotations

from typing import Any

from parlour.games.sequence_numbers.rules import DRAW_CARD, UPHOLD
from parlour.server.protocol import messages
from parlour.server.protocol.events import Acted
from parlour.server.tables import room_view
from parlour.server.tables.hub import Hub
from parlour.server.tables.live import Live
from parlour.server.tables.room import rebuilt
from parlour.server.workers.bots import _takes
from parlour.server.workers.characters import NOBODY
from tests.tables.fakes import HOST, FakeClock, Person, play, until

GUESTS = [HOST, "b" * 32, "c" * 32, "d" * 32]


async def four_at_a_table(hub: Hub, **options: Any) -> tuple[Live, list[Person]]:
    """Start a game of two teams; the host is in seat 0."""
    options = {"table_talk": "referee", "open_discards": "all", **options}
    live = await hub.make(HOST, "sequence-numbers", 4, options=options)
    people = [Person(guest) for guest in GUESTS]
    for person in people:
        live.watch(person)
        await person.request(live, messages.Sit, invite=live.room.made.invite)
    assert (await people[0].request(live, messages.Start))["is"] == "done"
    return live, people


async def act(live: Live, people: list[Person]) -> None:
    """Play the next move."""
    (seat,) = live.room.table.actors
    move = next(iter(map(int, people[seat].shown["moves"])))
    answer = await people[seat].request(
        live, messages.Act, decision=live.room.decisions[seat], action=move
    )
    assert answer["is"] == "done"


def phase(live: Live) -> str:
    return live.room.table.view(0)["phase"]


def test_the_hosts_call_is_upheld_at_once(tmp_path) -> None:
    async def test(hub: Hub, clock: FakeClock) -> None:
        live, people = await four_at_a_table(hub)
        calls = people[0].shown["lobby"]["calls"]
        assert [(one["action"], one["against"]) for one in calls] == [
            (UPHOLD, [0, 2]), (UPHOLD + 1, [1, 3]),
        ]  # fmt: skip
        await people[0].request(live, messages.Ask, what="call", action=UPHOLD + 1)
        await until(lambda: phase(live) == "forfeit")
        assert sorted(live.room.table.actors) == [1, 3]
        assert room_view.lobby(rebuilt(hub.store.load(live.id))) == room_view.lobby(live.room)

    play(test, tmp_path)


def test_without_the_host_all_others_must_agree(tmp_path) -> None:
    async def test(hub: Hub, clock: FakeClock) -> None:
        live, people = await four_at_a_table(hub)
        await people[1].request(live, messages.Ask, what="call", action=UPHOLD)
        assert phase(live) == "turn"
        accused = await people[0].request(live, messages.Answer, agrees=True)
        assert accused["code"] == "nothing"
        await people[3].request(live, messages.Answer, agrees=True)
        await until(lambda: phase(live) == "forfeit")
        assert sorted(live.room.table.actors) == [0, 2]

    play(test, tmp_path)


def test_one_no_ends_a_call_and_acts_do_not(tmp_path) -> None:
    async def test(hub: Hub, clock: FakeClock) -> None:
        live, people = await four_at_a_table(hub)
        await people[1].request(live, messages.Ask, what="call", action=UPHOLD)
        await act(live, people)
        assert live.room.agreement.asked.action == UPHOLD
        twice = await people[3].request(live, messages.Ask, what="call", action=UPHOLD)
        assert twice["code"] == "call"
        await people[3].request(live, messages.Answer, agrees=False)
        assert live.room.agreement.asked is None
        assert phase(live) == "turn"

    play(test, tmp_path)


def test_a_call_waits_for_the_next_turn(tmp_path) -> None:
    async def test(hub: Hub, clock: FakeClock) -> None:
        live, people = await four_at_a_table(hub, draw_mode="strict")
        await act(live, people)
        assert phase(live) == "draw"
        await people[0].request(live, messages.Ask, what="call", action=UPHOLD + 1)
        assert phase(live) == "draw"
        assert live.room.agreement.due_call
        assert rebuilt(hub.store.load(live.id)).agreement.due_call == live.room.agreement.due_call
        (seat,) = live.room.table.actors
        decision = live.room.decisions[seat]
        await people[seat].request(live, messages.Act, decision=decision, action=DRAW_CARD)
        await until(lambda: phase(live) == "forfeit")
        assert live.room.agreement.due_call is None

    play(test, tmp_path)


def test_calls_that_there_are_not(tmp_path) -> None:
    async def test(hub: Hub, clock: FakeClock) -> None:
        live, people = await four_at_a_table(hub)
        for action in (UPHOLD, UPHOLD + 2, 0, None):
            refused = await people[0].request(live, messages.Ask, what="call", action=action)
            assert refused["code"] == "call", action
        quiet, (host, *_) = await four_at_a_table(hub, table_talk="off")
        assert host.shown["lobby"]["calls"] == []
        assert (await host.request(quiet, messages.Ask, what="call", action=UPHOLD + 1))[
            "code"
        ] == "call"
        assert not any(isinstance(entry, Acted) for entry in hub.store.load(quiet.id))

    play(test, tmp_path)


def test_bots_draw_late_enough_for_people(tmp_path) -> None:
    async def test(hub: Hub, clock: FakeClock) -> None:
        live, people = await four_at_a_table(hub, draw_mode="strict")
        assert _takes(live.room.table, "moment", NOBODY) < 4
        await act(live, people)
        assert _takes(live.room.table, "moment", NOBODY) == 4

    play(test, tmp_path)
