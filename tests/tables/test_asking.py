"""Asking the others: pausing, resuming, undo and rematches."""

from __future__ import annotations

from parlour.server.protocol import messages
from parlour.server.tables import room_view
from parlour.server.tables.hub import Hub
from parlour.server.tables.room import rebuilt
from tests.tables.fakes import STRANGER, FakeClock, Person, play, two_at_a_table


def test_a_pause_needs_everybody_and_stops_all_acts(tmp_path) -> None:
    async def test(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await two_at_a_table(hub)
        action = live.room.table.legal(1)[0]
        await host.request(live, messages.Ask, what="pause")
        assert not live.room.paused
        assert room_view.lobby(live.room)["asked"] == {
            "seat": 0, "what": "pause", "agreed": [], "action": None,
        }  # fmt: skip
        await friend.request(live, messages.Answer, agrees=True)
        assert live.room.paused
        refused = await friend.request(live, messages.Act, decision=0, action=action)
        assert refused["code"] == "paused"
        again = await friend.request(live, messages.Ask, what="pause")
        assert again["code"] == "paused"
        await friend.request(live, messages.Ask, what="resume")
        await host.request(live, messages.Answer, agrees=True)
        assert (await friend.request(live, messages.Act, decision=0, action=action))["is"] == "done"
        assert room_view.lobby(rebuilt(hub.store.load(live.id))) == room_view.lobby(live.room)

    play(test, tmp_path)


def test_one_no_ends_the_question(tmp_path) -> None:
    async def test(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await two_at_a_table(hub)
        await host.request(live, messages.Ask, what="pause")
        await friend.request(live, messages.Answer, agrees=False)
        assert live.room.agreement.asked is None
        assert not live.room.paused
        late = await friend.request(live, messages.Answer, agrees=True)
        assert late["code"] == "nothing"

    play(test, tmp_path)


def test_taking_back_is_asked_for_and_stored(tmp_path) -> None:
    async def test(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await two_at_a_table(hub, game="secret-bids")
        none = await host.request(live, messages.Ask, what="undo")
        assert none["code"] == "undo"
        await host.request(live, messages.Act, decision=0, action=3)
        await host.request(live, messages.Ask, what="undo")
        await friend.request(live, messages.Answer, agrees=True)
        assert live.room.table.actors == (0, 1)
        stale = await host.request(live, messages.Act, decision=1, action=2)
        assert stale["code"] == "stale"
        assert (await host.request(live, messages.Act, decision=2, action=2))["is"] == "done"
        assert rebuilt(hub.store.load(live.id)).table == live.room.table

    play(test, tmp_path)


def test_a_rematch_moves_everybody_on_by_one_seat_once(tmp_path) -> None:
    async def test(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await two_at_a_table(hub, options={"rounds": 1}, game="secret-bids")
        early = await host.request(live, messages.Rematch)
        assert early["code"] == "running"
        await host.request(live, messages.Act, decision=0, action=3)
        await friend.request(live, messages.Act, decision=0, action=1)
        assert live.room.phase == "over"
        stranger = Person(STRANGER)
        live.watch(stranger)
        assert (await stranger.request(live, messages.Rematch))["code"] == "seat"
        assert (await host.request(live, messages.Rematch))["is"] == "done"
        other = await hub.find(live.room.rematch)
        assert other.room.seating.guests == [friend.guest, host.guest]
        assert other.room.made.seed != live.room.made.seed
        assert other.room.made.options == live.room.made.options
        assert (await friend.request(live, messages.Rematch))["code"] == "rematch"
        assert room_view.lobby(rebuilt(hub.store.load(other.id))) == room_view.lobby(other.room)

    play(test, tmp_path)


def test_what_a_seat_has_of_its_own_moves_on_with_its_player_in_a_rematch(tmp_path) -> None:
    async def test(hub: Hub, clock: FakeClock) -> None:
        options = {"seat_sums": "hard easy", "seat_help": "table lit"}
        live, host, _ = await two_at_a_table(hub, options=options, game="sequence-numbers")
        other = await hub.find(await hub.rematch(live.room, False, "same"))
        assert other.room.seating.guests[1] == host.guest
        assert other.room.made.options["seat_sums"] == "easy hard"
        assert other.room.made.options["seat_help"] == "lit"
        assert other.room.made.options["deck_level"] == live.room.made.options["deck_level"]

    play(test, tmp_path)
