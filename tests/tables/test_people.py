"""People at a live table: hosts who leave, and people who are away, slow, replaced or removed."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.server.protocol import messages
from parlour.server.protocol.events import Hosted, Removed, Seated
from parlour.server.tables import room_view
from parlour.server.tables.deadlines import HOST_GONE_S
from parlour.server.tables.hub import Hub
from parlour.server.tables.live import Live
from parlour.server.tables.room import rebuilt
from tests.tables.fakes import (
    FRIEND,
    HOST,
    STRANGER,
    FakeClock,
    Person,
    fresh,
    play,
    settle,
    two_at_a_table,
    until,
)

WAIT_S = 20


def heard(person: Person) -> list[str]:
    """Return the kinds of notices a person received."""
    return [one["what"] for notices in person.screen.heard("notices") for one in notices]


async def waiting_table(hub: Hub, **table: object) -> tuple[Live, Person, Person]:
    """Create a public table for two, with the host watching and one person seated."""
    live = await hub.make(HOST, "secret-bids", 2, public=True, **table)  # type: ignore[arg-type]
    host, friend = Person(HOST), Person(FRIEND)
    for person in (host, friend):
        live.watch(person)
    assert (await friend.request(live, messages.Sit, seat=1))["is"] == "done"
    return live, host, friend


# The host


def test_a_host_who_is_gone_is_followed_so_that_someone_can_start(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await waiting_table(hub)
        live.leave(host)
        await clock.pass_by(HOST_GONE_S - 1)
        assert (await friend.request(live, messages.Start))["code"] == "host"
        await clock.pass_by(1)
        await until(lambda: live.room.seating.host == FRIEND)
        assert friend.shown["invite"] == live.room.made.invite, "the new host can invite"
        assert friend.shown["lobby"]["host"] == 1
        assert heard(friend) == ["host"]
        assert (await friend.request(live, messages.SeatBot, seat=0, level="easy"))["is"] == "done"
        assert (await friend.request(live, messages.Start))["is"] == "done"
        assert fresh(live, HOST)["invite"] is None, "the first host is a spectator now"
        assert rebuilt(hub.store.load(live.id)).seating.host == FRIEND

    play(story, tmp_path)


def test_a_host_who_comes_back_in_time_stays_host(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, _ = await waiting_table(hub)
        for _ in range(3):
            live.leave(host)
            await clock.pass_by(HOST_GONE_S - 1)
            live.watch(host)
            await clock.pass_by(HOST_GONE_S)
        assert live.room.seating.host == HOST

    play(story, tmp_path)


def test_no_one_becomes_host_while_no_one_else_is_connected(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await waiting_table(hub)
        stranger = Person(STRANGER)
        live.watch(stranger)
        live.leave(friend)
        live.leave(host)
        await clock.pass_by(10 * HOST_GONE_S)
        assert live.room.seating.host == HOST, "spectators can't be hosts"
        live.watch(friend)
        await clock.pass_by(HOST_GONE_S)
        await until(lambda: live.room.seating.host == FRIEND)

    play(story, tmp_path)


def test_a_pause_ends_also_when_the_host_has_gone(tmp_path: Path) -> None:
    """In a pause no one is waited for, so without a new host it would last for ever."""

    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await two_at_a_table(hub, game="secret-bids")
        await host.request(live, messages.Ask, what="pause")
        await friend.request(live, messages.Answer, agrees=True)
        live.leave(host)
        await friend.request(live, messages.Ask, what="resume")
        await clock.pass_by(HOST_GONE_S)
        await until(lambda: live.room.seating.host == FRIEND)
        assert live.room.paused
        assert (await friend.request(live, messages.Replace, seat=0))["is"] == "done"
        assert not live.room.paused

    play(story, tmp_path)


def test_who_stands_up_or_is_away_is_no_longer_host(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await two_at_a_table(hub, game="secret-bids", away_seconds=WAIT_S)
        live.leave(host)
        await clock.pass_by(WAIT_S)
        await until(lambda: live.room.seating.host == FRIEND)
        assert heard(friend) == ["away", "host"]
        assert friend.shown["invite"]
        live.watch(host)
        await until(lambda: live.room.seating.bots == {})
        assert host.shown["invite"] is None
        assert (await friend.request(live, messages.Stand))["is"] == "done"
        assert host.shown["invite"], "the role goes on round the table"
        assert friend.shown["invite"] is None
        assert rebuilt(hub.store.load(live.id)).seating.host == HOST

    play(story, tmp_path)


def test_a_rematch_has_the_current_host_and_remembers_who_was_removed(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await two_at_a_table(hub, game="secret-bids", public=True)
        await host.request(live, messages.Stand)
        await host.request(live, messages.Sit)
        assert live.room.seating.host == FRIEND
        await friend.request(live, messages.Remove, seat=0)
        await friend.request(live, messages.Ask, what="stop")
        assert live.room.over
        await friend.request(live, messages.Rematch)
        other = await hub.find(live.room.rematch)
        assert other.room.seating.host == FRIEND
        assert other.room.seating.guests.count(None) == 1
        subscriber = Person(HOST)
        other.watch(subscriber)
        assert (await subscriber.request(other, messages.Sit))["code"] == "removed"

    play(story, tmp_path)


# Removing and replacing


def test_a_squatter_at_a_public_table_is_sent_away(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, squatter = await waiting_table(hub)
        assert (await host.request(live, messages.Sit))["is"] == "done"
        assert (await squatter.request(live, messages.Remove, seat=0))["code"] == "host"
        assert (await host.request(live, messages.Remove, seat=1))["is"] == "done"
        assert squatter.shown["seat"] is None
        assert squatter.shown["removed"]
        assert (await squatter.request(live, messages.Sit, seat=1))["code"] == "removed"
        assert host.screen.present["seats"] == [True, False]
        assert hub.store.tables_of(FRIEND) == [], "it is not their table any more"
        newcomer = Person(STRANGER)
        live.watch(newcomer)
        assert (await newcomer.request(live, messages.Sit, seat=1))["is"] == "done"
        assert (await host.request(live, messages.Start))["is"] == "done"

    play(story, tmp_path)


def test_a_stop_that_waits_for_a_silent_person_settles_when_the_host_replaces_them(
    tmp_path: Path,
) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, silent = await two_at_a_table(hub, game="secret-bids")
        await host.request(live, messages.Ask, what="stop")
        await clock.pass_by(86_400)
        assert live.room.agreement.asked is not None
        assert (await host.request(live, messages.Replace, seat=1))["is"] == "done"
        assert live.room.over
        assert silent.shown["result"]["reason"] == "stopped by agreement"
        (row,) = hub.store.tables_of(HOST)
        assert row["phase"] == "over"

    play(story, tmp_path)


def test_connecting_again_does_not_undo_what_the_host_did(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await two_at_a_table(hub, game="secret-bids")
        assert (await host.request(live, messages.Replace, seat=1))["is"] == "done"
        await until(lambda: live.room.decisions[1] == 1)
        for _ in range(3):
            live.leave(friend)
            live.watch(friend)
            await settle()
        assert live.room.seating.bots == {1: "easy"}
        assert (await friend.request(live, messages.Act, decision=1, action=0))["code"] == "away"
        assert (await friend.request(live, messages.Sit))["is"] == "done"
        assert live.room.seating.bots == {}
        assert heard(host) == heard(friend) == ["replaced", "back"]

    play(story, tmp_path)


@pytest.mark.parametrize("settles", ["nothing", "a request to take back"])
def test_a_removed_person_is_sent_nothing_more_of_the_seat(tmp_path: Path, settles: str) -> None:
    """Not even what the removal itself brings: an undo that was waiting happens with it."""

    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await two_at_a_table(hub, game="secret-bids")
        await host.request(live, messages.Act, decision=0, action=3)
        if settles != "nothing":
            await host.request(live, messages.Ask, what="undo")
        window = Person(FRIEND)
        window.requests = 100  # separate request ids
        live.watch(window)
        friend.letters(), window.letters()
        assert (await host.request(live, messages.Remove, seat=1))["is"] == "done"
        await until(lambda: live.room.decisions[1] > 0)
        await settle()
        for person in (friend, window):
            letters = person.letters()
            assert letters[0]["is"] == "shown"
            assert (letters[0]["seat"], letters[0]["moves"]) == (None, [])
            assert person.seat is None
            assert person.shown["view"] == fresh(live, STRANGER)["view"]
            assert all("moves" not in one for one in letters[1:])
            assert (await person.request(live, messages.Act, decision=1, action=0))[
                "code"
            ] == "seat"
        assert heard(host)[-1] == "removed"
        kept = [entry for entry in hub.store.load(live.id) if isinstance(entry, Removed)]
        assert [(entry.seat, entry.level) for entry in kept] == [(1, "easy")]

    play(story, tmp_path)


# Away


def test_everyone_sees_how_long_until_a_bot_steps_in(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await two_at_a_table(hub, game="secret-bids", away_seconds=WAIT_S)
        stranger = Person(STRANGER)
        live.watch(stranger)
        live.leave(friend)
        for person in (host, stranger):
            assert person.screen.present["away_ms"] == {"1": WAIT_S * 1000}
        await clock.pass_by(5)
        late = Person(STRANGER)
        live.watch(late)
        assert late.screen.present["away_ms"] == {"1": (WAIT_S - 5) * 1000}
        await clock.pass_by(WAIT_S - 5.1)
        assert live.room.seating.bots == {}
        await clock.pass_by(0.1)
        await until(lambda: live.room.seating.bots)
        assert "away_ms" not in host.screen.present, "the bot has stepped in"
        live.watch(friend)
        await until(lambda: live.room.seating.bots == {})
        assert "away_ms" not in host.screen.present

    play(story, tmp_path)


def test_someone_away_has_no_countdown_until_it_is_their_turn(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await two_at_a_table(hub, game="secret-bids", away_seconds=WAIT_S)
        assert (await friend.request(live, messages.Act, decision=0, action=0))["is"] == "done"
        live.leave(friend)
        assert host.screen.present == {"is": "present", "seats": [True, False], "watching": 0}
        assert (await host.request(live, messages.Act, decision=0, action=3))["is"] == "done"
        assert host.screen.present["away_ms"] == {"1": WAIT_S * 1000}, "a new round"

    play(story, tmp_path)


# Slow


def test_who_lets_the_clock_run_out_three_times_is_played_for_until_they_are_back(
    tmp_path: Path,
) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, silent = await two_at_a_table(
            hub, game="secret-bids", turn_seconds=10, options={"rounds": 4}
        )
        for decision in range(3):
            assert live.room.seating.bots == {}
            await host.request(live, messages.Act, decision=decision, action=decision)
            await clock.pass_by(10)
            await until(lambda done=decision + 1: live.room.decisions[1] >= done)
        assert live.room.seating.bots == {1: "easy"}
        assert heard(host) == heard(silent) == ["slow"]
        assert (await silent.request(live, messages.Sit))["is"] == "done"
        assert live.room.seating.bots == {}
        (entry, _) = [one for one in hub.store.load(live.id) if isinstance(one, Seated)]
        assert (entry.why, entry.away) == ("slow", False)

    play(story, tmp_path)


# Withdrawing


def test_an_ask_can_be_withdrawn(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await two_at_a_table(hub, game="secret-bids")
        await host.request(live, messages.Ask, what="stop")
        assert (await friend.request(live, messages.Withdraw))["code"] == "nothing"
        assert (await host.request(live, messages.Withdraw))["is"] == "done"
        assert friend.shown["lobby"]["asked"] is None
        assert heard(friend) == ["withdrawn"]
        assert (await friend.request(live, messages.Answer, agrees=True))["code"] == "nothing"
        assert not live.room.over
        assert room_view.lobby(rebuilt(hub.store.load(live.id))) == room_view.lobby(live.room)

    play(story, tmp_path)


def test_a_new_host_is_stored_once(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, _ = await waiting_table(hub)
        live.leave(host)
        await clock.pass_by(HOST_GONE_S)
        await until(lambda: live.room.seating.host == FRIEND)
        await clock.pass_by(5 * HOST_GONE_S)
        kept = [entry for entry in hub.store.load(live.id) if isinstance(entry, Hosted)]
        assert kept == [Hosted(FRIEND)]

    play(story, tmp_path)
