"""Hosts: removing and replacing people, who becomes host next, and old logs."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from parlour.core import registry
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.events import (
    Answered,
    Event,
    Hosted,
    Removed,
    Seated,
    Stood,
    decode,
    encode,
)
from parlour.server.tables import (
    agreement_requests,
    play,
    rematches,
    room_view,
    seat_requests,
    talk,
)
from parlour.server.tables.defaults import public_turn_seconds
from parlour.server.tables.deltas import Deltas
from parlour.server.tables.history import company, told_so_far
from parlour.server.tables.listing import would_stop
from parlour.server.tables.room import Room, rebuilt
from parlour.server.tables.seat_requests import (
    propose_host,
    propose_remove,
    propose_replace,
    propose_slow,
)
from tests.games_known import EVERY
from tests.server.test_room import BIDS, GUESTS, HOST, INVITE, Played

ANN, BEN, CARL, DORA = GUESTS


@pytest.fixture(autouse=True)
def known() -> None:
    """Register every game."""
    for card in EVERY:
        registry.register(card)


def lobby(*guests: str, seats: int = 3, host: str = ANN, **made: Any) -> Played:
    """Create a table that hasn't started, with these people."""
    played = Played(BIDS, seats, host=host, **made)
    played.sit(*guests)
    return played


def running(seats: int = 3, host: str = ANN, **made: Any) -> Played:
    """Start a game with people in every seat."""
    played = lobby(*GUESTS[:seats], seats=seats, host=host, **made)
    played.do(seat_requests.propose_start(played.room, host))
    return played


def code(propose: Any, *given: Any) -> str:
    """Return the code of a refused request."""
    with pytest.raises(Refused) as error:
        propose(*given)
    assert error.value.words
    return error.value.code


def is_rebuilt(played: Played) -> None:
    """Check that the log, encoded and decoded, rebuilds the same room."""
    again = rebuilt([decode(encode(entry)) for entry in played.log])
    room = played.room
    assert room_view.lobby(again) == room_view.lobby(room)
    assert (again.seating.host, again.seating.removed, again.seating.lapses) == (
        room.seating.host,
        room.seating.removed,
        room.seating.lapses,
    )
    assert (again.seating.guests, again.seating.bots, again.seating.away) == (
        room.seating.guests,
        room.seating.bots,
        room.seating.away,
    )


def notices(room: Room, entry: Event) -> list[tuple[str, int, str]]:
    """Return the notices of an entry."""
    alike, _ = Deltas(room).apply(entry)
    return [(one.what, one.seat, one.name) for one in alike.get("notices", [])]


# Who is host


def test_the_maker_is_host_until_they_stand_up_then_the_next_person_round_the_table() -> None:
    played = lobby(BEN, CARL, ANN)
    assert room_view.lobby(played.room)["host"] == 2
    played.do(seat_requests.propose_stand(played.room, ANN))
    assert (played.room.seating.host, room_view.lobby(played.room)["host"]) == (BEN, 0)
    played.sit(ANN)
    assert code(seat_requests.propose_start, played.room, ANN) == "host", (
        "the role does not come back"
    )
    is_rebuilt(played)
    played.do(seat_requests.propose_start(played.room, BEN))
    is_rebuilt(played)


def test_a_host_who_is_alone_stays_host() -> None:
    played = lobby(ANN)
    played.do(seat_requests.propose_stand(played.room, ANN))
    assert played.room.seating.host == ANN
    played.sit(BEN)
    assert room_view.lobby(played.room)["host"] is None, "the host only watches"
    is_rebuilt(played)


@pytest.mark.parametrize("how", ["stands up", "is away", "is slow"])
def test_a_host_whose_seat_goes_to_a_bot_is_followed_by_the_next_person(how: str) -> None:
    played = running()
    room = played.room
    played.do(seat_requests.propose_stand(room, BEN))
    played.do(
        seat_requests.propose_stand(room, ANN)
        if how == "stands up"
        else seat_requests.propose_away(room, 0)
        if how == "is away"
        else propose_slow(room, 0)
    )
    assert room.seating.host == CARL, "a bot plays for Ben, so he is passed over"
    is_rebuilt(played)
    played.do(seat_requests.propose_sit(room, ANN, "", "", None))
    assert room.seating.host == CARL
    is_rebuilt(played)


def test_a_host_with_bots_alone_keeps_the_role_while_away() -> None:
    played = running(2)
    played.do(seat_requests.propose_stand(played.room, BEN))
    played.do(seat_requests.propose_stand(played.room, ANN))
    assert played.room.seating.host == ANN
    is_rebuilt(played)


def test_a_host_who_never_sat_is_followed_by_someone_who_is_present() -> None:
    played = lobby(BEN, CARL, seats=2, host=HOST)
    room = played.room
    assert code(seat_requests.propose_start, room, BEN) == "host"
    assert code(propose_host, room, lambda seat: False) == "host"
    played.do(propose_host(room, lambda seat: seat == 1))
    assert (room.seating.host, room.seating.hosts) == (CARL, 2)
    played.do(seat_requests.propose_start(room, CARL))
    is_rebuilt(played)


def test_a_call_needs_the_agreement_of_the_current_host() -> None:
    """The first host's word counts no longer once someone else is host."""
    played = running()
    played.do(Hosted(BEN))
    assert played.room.seating.seat_of(played.room.seating.host) == 1
    assert code(propose_remove, played.room, ANN, 2) == "host"
    assert propose_remove(played.room, BEN, 0) == Removed(0, "easy")


# Removing people


def test_in_the_lobby_a_removed_person_s_seat_is_free_but_not_for_them() -> None:
    played = lobby(ANN, BEN, public=True)
    room = played.room
    entry = played.do(propose_remove(room, ANN, 1))
    assert entry == Removed(1)
    assert room.seating.seat_of(BEN) is None
    assert room_view.lobby(room)["seats"][1] == {
        "name": None,
        "bot": None,
        "taken": False,
        "look": "",
        "adapts": False,
    }
    assert code(seat_requests.propose_sit, room, BEN, "Ben", INVITE, 1) == "removed"
    assert code(talk.propose_talk, room, BEN, "Ben", "let me in") == "removed"
    played.sit(CARL)
    assert room.seating.guests[1] == CARL
    is_rebuilt(played)


def test_in_a_game_a_bot_plays_on_and_the_seat_is_gone_for_good() -> None:
    played = running()
    room = played.room
    assert played.do(propose_remove(room, ANN, 1)) == Removed(1, "easy")
    assert room.seating.seat_of(BEN) is None
    assert room_view.lobby(room)["seats"][1] == {
        "name": None,
        "bot": "easy",
        "taken": False,
        "look": "",
        "adapts": False,
    }
    assert code(seat_requests.propose_sit, room, BEN, "Ben", INVITE, None) == "removed"
    assert code(seat_requests.propose_back, room, BEN) == "seat"
    assert code(play.propose_act, room, BEN, 0, 0) == "seat"
    assert code(talk.propose_talk, room, BEN, "Ben", "hm") == "removed"
    assert [one.guest for one in rematches.rotated_people(room)] == [ANN, CARL]
    assert company(played.log) == room_view.lobby(room)["seats"]
    is_rebuilt(played)


def test_someone_a_bot_already_plays_for_can_be_removed_and_the_bot_stays() -> None:
    played = running()
    played.do(seat_requests.propose_away(played.room, 1))
    played.do(propose_remove(played.room, ANN, 1))
    assert (played.room.seating.bots, played.room.seating.away) == ({1: "easy"}, set())
    assert code(seat_requests.propose_back, played.room, BEN) == "seat"
    is_rebuilt(played)


def test_removing_is_refused() -> None:
    played = lobby(ANN, BEN)
    remove = propose_remove
    for guest in (BEN, DORA, HOST):
        assert code(remove, played.room, guest, 0) == "host"
    assert code(remove, played.room, ANN, 0) == "seat", "hosts can't remove themselves"
    for seat in (2, 7):
        assert code(remove, played.room, ANN, seat) == "seat"
    played.do(seat_requests.propose_bot(played.room, ANN, 2, "easy"))
    assert code(remove, played.room, ANN, 2) == "seat", "a bot is no person"
    played.do(seat_requests.propose_start(played.room, ANN))
    played.room.stopped = True
    assert code(remove, played.room, ANN, 1) == "over"
    assert code(propose_replace, played.room, ANN, 1) == "over"


# Replacing people


def test_a_replaced_person_comes_back_by_sitting_down_and_not_by_connecting() -> None:
    played = running()
    room = played.room
    assert played.do(propose_replace(room, ANN, 1)) == Seated(1, "easy", why="replaced")
    assert (room.seating.bots, room.seating.away, room.seating.guests[1]) == (
        {1: "easy"},
        set(),
        BEN,
    )
    assert code(seat_requests.propose_back, room, BEN) == "seated", (
        "connecting again changes nothing"
    )
    assert code(play.propose_act, room, BEN, 0, 0) == "away"
    is_rebuilt(played)
    played.do(seat_requests.propose_sit(room, BEN, "", "", None))
    assert room.seating.bots == {}
    played.act(1, 2)
    is_rebuilt(played)


def test_replacing_is_refused() -> None:
    played = lobby(ANN, BEN, CARL)
    assert code(propose_replace, played.room, ANN, 1) == "open"
    played.do(seat_requests.propose_start(played.room, ANN))
    for guest in (BEN, DORA):
        assert code(propose_replace, played.room, guest, 2) == "host"
    for seat in (0, 3, 7):
        assert code(propose_replace, played.room, ANN, seat) == "seat"
    played.do(propose_replace(played.room, ANN, 1))
    assert code(propose_replace, played.room, ANN, 1) == "seat"


@pytest.mark.parametrize("propose", [propose_replace, propose_remove])
def test_a_silent_person_no_longer_keeps_a_game_from_being_stopped(propose: Any) -> None:
    played = running()
    room = played.room
    played.do(agreement_requests.propose_ask(room, ANN, "stop"))
    played.do(agreement_requests.propose_answer(room, CARL, True))
    assert not room.over
    entry = propose(room, ANN, 1)
    assert would_stop(room, entry)
    played.do(entry)
    assert room.over
    is_rebuilt(played)


def test_what_a_removed_person_asked_is_dropped() -> None:
    played = running()
    room = played.room
    played.do(agreement_requests.propose_ask(room, BEN, "stop"))
    played.do(agreement_requests.propose_answer(room, CARL, True))
    entry = propose_remove(room, ANN, 1)
    assert not would_stop(room, entry)
    played.do(entry)
    assert room.agreement.asked is None
    assert not room.over


# Slow people


def test_three_moves_in_a_row_by_the_clock_are_counted_and_an_own_move_ends_the_row() -> None:
    played = running()
    room = played.room
    for seat in (1, 2):
        played.do(play.propose_seat_act(room, seat, 0, seat))
    played.act(0, 0)
    assert room.seating.lapses == [0, 1, 1]
    for seat in (0, 1, 2):
        played.act(seat, 3) if seat == 1 else played.do(play.propose_seat_act(room, seat, 1, 4))
    assert room.seating.lapses == [1, 0, 2]
    is_rebuilt(played)
    assert propose_slow(room, 2) == Seated(2, "easy", why="slow")
    played.do(propose_slow(room, 2))
    assert room.seating.lapses == [1, 0, 0]
    assert code(propose_slow, room, 2) == "seat"
    is_rebuilt(played)


# Withdrawing


def test_only_who_asked_can_withdraw_and_then_nothing_is_asked() -> None:
    played = running()
    room = played.room
    assert code(agreement_requests.propose_withdraw, room, ANN) == "nothing"
    played.do(agreement_requests.propose_ask(room, BEN, "pause"))
    assert code(agreement_requests.propose_withdraw, room, ANN) == "nothing"
    assert code(agreement_requests.propose_withdraw, room, DORA) == "seat"
    assert notices(room, agreement_requests.propose_withdraw(room, BEN)) == [
        ("withdrawn", 1, "guest1")
    ]
    assert room.agreement.asked is None
    assert code(agreement_requests.propose_answer, room, ANN, True) == "nothing"


# What everyone is told


def test_everyone_is_told_who_left_came_back_was_removed_and_is_host() -> None:
    played = running(4)
    room = played.room
    assert notices(room, seat_requests.propose_stand(room, ANN)) == [
        ("left", 0, "guest0"),
        ("host", 1, "guest1"),
    ]
    assert notices(room, seat_requests.propose_sit(room, ANN, "", "", None)) == [
        ("back", 0, "guest0")
    ]
    assert notices(room, propose_replace(room, BEN, 2)) == [("replaced", 2, "guest2")]
    assert notices(room, seat_requests.propose_away(room, 3)) == [("away", 3, "guest3")]
    assert notices(room, propose_slow(room, 0)) == [("slow", 0, "guest0")]
    assert notices(room, propose_remove(room, BEN, 2)) == [("removed", 2, "guest2")]
    assert notices(room, Hosted(DORA)) == [("host", 3, "guest3")]


def test_the_story_tells_it_again() -> None:
    played = running()
    played.do(propose_remove(played.room, ANN, 1))
    (line,) = [one for one in told_so_far(played.log, ANN) if "notices" in one]
    assert [(one.what, one.name) for one in line["notices"]] == [("removed", "guest1")]


# Old logs


def test_a_log_from_before_is_read_as_it_was_meant() -> None:
    """The host of old logs never changes, whoever leaves."""
    played = running()
    old = [encode(entry) for entry in played.log]
    for entry in (Seated(0, "easy"), Answered(1, agrees=False)):
        old.append(encode(entry))
    assert b"next_host" not in b"".join(old)
    assert b"removed" not in b"".join(old)
    again = rebuilt([decode(line) for line in old])
    assert (again.seating.host, again.seating.bots, again.seating.removed) == (
        ANN,
        {0: "easy"},
        set(),
    )
    waiting = [*old[:3], encode(Stood(0))]
    assert rebuilt([decode(line) for line in waiting]).seating.host == ANN


def test_new_entries_survive_the_way_to_disk() -> None:
    for entry in (
        Removed(2, "easy"), Removed(1), Hosted(BEN), Stood(0, BEN),
        Seated(1, "easy", away=True, next_host=BEN), Seated(1, "easy", why="replaced"),
    ):  # fmt: skip
        assert decode(encode(entry)) == entry
        assert decode(encode(msgspec.structs.replace(entry, client="a b"))).client == "a b"


def test_public_tables_have_a_turn_clock_except_in_real_time() -> None:
    clocks = {card.name: public_turn_seconds(card) for card in EVERY}
    real_time = {card.name for card in EVERY if card.dynamics == "real time"}
    assert real_time
    assert {name for name, seconds in clocks.items() if seconds == 0} == real_time
    assert set(clocks.values()) == {0, 120}
