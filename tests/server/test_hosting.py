"""Hosts: what they can do about people, who follows them, and what old logs still mean."""

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
from parlour.server.tables.deltas import Deltas
from parlour.server.tables.history import company, told_so_far
from parlour.server.tables.hosting import (
    propose_host,
    propose_remove,
    propose_replace,
    propose_slow,
    propose_withdraw,
    public_turn_seconds,
)
from parlour.server.tables.room import Room, rebuilt
from tests.games_known import EVERY
from tests.server.test_room import BIDS, GUESTS, HOST, INVITE, Played

ANN, BEN, CARL, DORA = GUESTS


@pytest.fixture(autouse=True)
def known() -> None:
    """Every game can be found by its name."""
    for card in EVERY:
        registry.game(card)


def lobby(*guests: str, seats: int = 3, host: str = ANN, **made: Any) -> Played:
    """A table that waits for its start, with these people."""
    played = Played(BIDS, seats, host=host, **made)
    played.sit(*guests)
    return played


def running(seats: int = 3, host: str = ANN, **made: Any) -> Played:
    """A game that has started, with people in every seat."""
    played = lobby(*GUESTS[:seats], seats=seats, host=host, **made)
    played.do(played.room.propose_start(host))
    return played


def code(propose: Any, *given: Any) -> str:
    """The code with which a request is refused."""
    with pytest.raises(Refused) as error:
        propose(*given)
    assert error.value.words
    return error.value.code


def is_rebuilt(played: Played) -> None:
    """The log, written and read again, makes the same room."""
    again = rebuilt([decode(encode(entry)) for entry in played.log])
    room = played.room
    assert again.lobby() == room.lobby()
    assert (again.host, again.removed, again.lapses) == (room.host, room.removed, room.lapses)
    assert (again.guests, again.bots, again.away) == (room.guests, room.bots, room.away)


def notices(room: Room, entry: Event) -> list[tuple[str, int, str]]:
    """What everyone is told of an entry, as it happens."""
    alike, _ = Deltas(room).apply(entry)
    return [(one.what, one.seat, one.name) for one in alike.get("notices", [])]


# Who is host


def test_the_maker_is_host_until_they_stand_up_then_the_next_person_round_the_table() -> None:
    played = lobby(BEN, CARL, ANN)
    assert played.room.lobby()["host"] == 2
    played.do(played.room.propose_stand(ANN))
    assert (played.room.host, played.room.lobby()["host"]) == (BEN, 0)
    played.sit(ANN)
    assert code(played.room.propose_start, ANN) == "host", "the role does not come back"
    is_rebuilt(played)
    played.do(played.room.propose_start(BEN))
    is_rebuilt(played)


def test_a_host_who_is_alone_stays_host() -> None:
    played = lobby(ANN)
    played.do(played.room.propose_stand(ANN))
    assert played.room.host == ANN
    played.sit(BEN)
    assert played.room.lobby()["host"] is None, "the host only watches"
    is_rebuilt(played)


@pytest.mark.parametrize("how", ["stands up", "is away", "is slow"])
def test_a_host_whose_seat_goes_to_a_bot_is_followed_by_the_next_person(how: str) -> None:
    played = running()
    room = played.room
    played.do(room.propose_stand(BEN))
    played.do(
        room.propose_stand(ANN)
        if how == "stands up"
        else room.propose_away(0)
        if how == "is away"
        else propose_slow(room, 0)
    )
    assert room.host == CARL, "a bot plays for Ben, so he is passed over"
    is_rebuilt(played)
    played.do(room.propose_sit(ANN, "", "", None))
    assert room.host == CARL
    is_rebuilt(played)


def test_a_host_with_bots_alone_keeps_the_role_while_away() -> None:
    played = running(2)
    played.do(played.room.propose_stand(BEN))
    played.do(played.room.propose_stand(ANN))
    assert played.room.host == ANN
    is_rebuilt(played)


def test_a_host_who_never_sat_is_followed_by_someone_who_is_present() -> None:
    played = lobby(BEN, CARL, seats=2, host=HOST)
    room = played.room
    assert code(room.propose_start, BEN) == "host"
    assert code(propose_host, room, lambda seat: False) == "host"
    played.do(propose_host(room, lambda seat: seat == 1))
    assert (room.host, room.hosts) == (CARL, 2)
    played.do(room.propose_start(CARL))
    is_rebuilt(played)


def test_a_call_needs_the_agreement_of_the_current_host() -> None:
    """The first host's word counts no longer once someone else is host."""
    played = running()
    played.do(Hosted(BEN))
    assert played.room.seat_of(played.room.host) == 1
    assert code(propose_remove, played.room, ANN, 2) == "host"
    assert propose_remove(played.room, BEN, 0) == Removed(0, "easy")


# Removing people


def test_in_the_lobby_a_removed_person_s_seat_is_free_but_not_for_them() -> None:
    played = lobby(ANN, BEN, public=True)
    room = played.room
    entry = played.do(propose_remove(room, ANN, 1))
    assert entry == Removed(1)
    assert room.seat_of(BEN) is None
    assert room.lobby()["seats"][1] == {"name": None, "bot": None, "taken": False}
    assert code(room.propose_sit, BEN, "Ben", INVITE, 1) == "removed"
    assert code(room.propose_talk, BEN, "Ben", "let me in") == "removed"
    played.sit(CARL)
    assert room.guests[1] == CARL
    is_rebuilt(played)


def test_in_a_game_a_bot_plays_on_and_the_seat_is_gone_for_good() -> None:
    played = running()
    room = played.room
    assert played.do(propose_remove(room, ANN, 1)) == Removed(1, "easy")
    assert room.seat_of(BEN) is None
    assert room.lobby()["seats"][1] == {"name": None, "bot": "easy", "taken": False}
    assert code(room.propose_sit, BEN, "Ben", INVITE, None) == "removed"
    assert code(room.propose_back, BEN) == "seat"
    assert code(room.propose_act, BEN, 0, 0) == "seat"
    assert code(room.propose_talk, BEN, "Ben", "hm") == "removed"
    assert [guest for _, guest, _ in room.rotated()] == [ANN, CARL]
    assert company(played.log) == room.lobby()["seats"]
    is_rebuilt(played)


def test_someone_a_bot_already_plays_for_can_be_removed_and_the_bot_stays() -> None:
    played = running()
    played.do(played.room.propose_away(1))
    played.do(propose_remove(played.room, ANN, 1))
    assert (played.room.bots, played.room.away) == ({1: "easy"}, set())
    assert code(played.room.propose_back, BEN) == "seat"
    is_rebuilt(played)


def test_removing_is_refused() -> None:
    played = lobby(ANN, BEN)
    remove = propose_remove
    for guest in (BEN, DORA, HOST):
        assert code(remove, played.room, guest, 0) == "host"
    assert code(remove, played.room, ANN, 0) == "seat", "hosts can't remove themselves"
    for seat in (2, 7):
        assert code(remove, played.room, ANN, seat) == "seat"
    played.do(played.room.propose_bot(ANN, 2, "easy"))
    assert code(remove, played.room, ANN, 2) == "seat", "a bot is no person"
    played.do(played.room.propose_start(ANN))
    played.room.stopped = True
    assert code(remove, played.room, ANN, 1) == "over"
    assert code(propose_replace, played.room, ANN, 1) == "over"


# Replacing people


def test_a_replaced_person_comes_back_by_sitting_down_and_not_by_connecting() -> None:
    played = running()
    room = played.room
    assert played.do(propose_replace(room, ANN, 1)) == Seated(1, "easy", why="replaced")
    assert (room.bots, room.away, room.guests[1]) == ({1: "easy"}, set(), BEN)
    assert code(room.propose_back, BEN) == "seated", "connecting again changes nothing"
    assert code(room.propose_act, BEN, 0, 0) == "away"
    is_rebuilt(played)
    played.do(room.propose_sit(BEN, "", "", None))
    assert room.bots == {}
    played.act(1, 2)
    is_rebuilt(played)


def test_replacing_is_refused() -> None:
    played = lobby(ANN, BEN, CARL)
    assert code(propose_replace, played.room, ANN, 1) == "open"
    played.do(played.room.propose_start(ANN))
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
    played.do(room.propose_ask(ANN, "stop"))
    played.do(room.propose_answer(CARL, True))
    assert not room.over
    entry = propose(room, ANN, 1)
    assert room.would_stop(entry)
    played.do(entry)
    assert room.over
    is_rebuilt(played)


def test_what_a_removed_person_asked_is_dropped() -> None:
    played = running()
    room = played.room
    played.do(room.propose_ask(BEN, "stop"))
    played.do(room.propose_answer(CARL, True))
    entry = propose_remove(room, ANN, 1)
    assert not room.would_stop(entry)
    played.do(entry)
    assert room.asked is None
    assert not room.over


# Slow people


def test_three_moves_in_a_row_by_the_clock_are_counted_and_an_own_move_ends_the_row() -> None:
    played = running()
    room = played.room
    for seat in (1, 2):
        played.do(room.propose_seat_act(seat, 0, seat))
    played.act(0, 0)
    assert room.lapses == [0, 1, 1]
    for seat in (0, 1, 2):
        played.act(seat, 3) if seat == 1 else played.do(room.propose_seat_act(seat, 1, 4))
    assert room.lapses == [1, 0, 2]
    is_rebuilt(played)
    assert propose_slow(room, 2) == Seated(2, "easy", why="slow")
    played.do(propose_slow(room, 2))
    assert room.lapses == [1, 0, 0]
    assert code(propose_slow, room, 2) == "seat"
    is_rebuilt(played)


# Withdrawing


def test_only_who_asked_can_withdraw_and_then_nothing_is_asked() -> None:
    played = running()
    room = played.room
    assert code(propose_withdraw, room, ANN) == "nothing"
    played.do(room.propose_ask(BEN, "pause"))
    assert code(propose_withdraw, room, ANN) == "nothing"
    assert code(propose_withdraw, room, DORA) == "seat"
    assert notices(room, propose_withdraw(room, BEN)) == [("withdrawn", 1, "guest1")]
    assert room.asked is None
    assert code(room.propose_answer, ANN, True) == "nothing"


# What everyone is told


def test_everyone_is_told_who_left_came_back_was_removed_and_is_host() -> None:
    played = running(4)
    room = played.room
    assert notices(room, room.propose_stand(ANN)) == [("left", 0, "guest0"), ("host", 1, "guest1")]
    assert notices(room, room.propose_sit(ANN, "", "", None)) == [("back", 0, "guest0")]
    assert notices(room, propose_replace(room, BEN, 2)) == [("replaced", 2, "guest2")]
    assert notices(room, room.propose_away(3)) == [("away", 3, "guest3")]
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
    assert (again.host, again.bots, again.removed) == (ANN, {0: "easy"}, set())
    waiting = [*old[:3], encode(Stood(0))]
    assert rebuilt([decode(line) for line in waiting]).host == ANN


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
