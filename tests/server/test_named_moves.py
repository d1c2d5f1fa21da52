"""Games that the browser app has no screens for also send their moves as facts, and pictures."""

from __future__ import annotations

import msgspec

import parlour
from parlour.server.protocol import messages
from parlour.server.protocol.events import Acted
from parlour.server.tables.deltas import Deltas
from tests.games_known import EVERY
from tests.server.test_room import Played, running, sees

BIDS = EVERY[-1]
CARDS = [{"is": "play", "card": card} for card in range(1, 6)]


def test_every_move_of_a_game_from_outside_is_named() -> None:
    room = running(BIDS, 2).room
    shown = msgspec.to_builtins(sees(room, 0))
    assert (shown["moves"], shown["named"]) == ([0, 1, 2, 3, 4], CARDS)
    assert sees(room, None)["named"] == []


def test_no_move_is_named_before_the_game_starts() -> None:
    assert sees(Played(BIDS, 2).room, None)["named"] == []


def test_our_own_games_send_numbers_alone() -> None:
    room = running(parlour.game("transmitter"), 3).room
    for seat in (None, 0, 1, 2):
        assert "named" not in sees(room, seat)


def test_names_are_sent_again_when_they_change() -> None:
    played = running(BIDS, 2)
    deltas = Deltas(played.room)
    for seat in (0, 1):
        deltas.show(seat)
    _, first = deltas.apply(Acted(0, 2))
    assert first[0]["named"] == []
    assert "named" not in first[1]
    _, second = deltas.apply(Acted(1, 4))
    left = [CARDS[k] for k in (0, 1, 3, 4)]
    assert msgspec.to_builtins(second[0]["named"]) == left
    assert msgspec.to_builtins(second[1]["named"]) == CARDS[:4]
    message = messages.write(messages.Changed(9, **second[0]))
    assert msgspec.json.decode(message, type=messages.ToClient).named == left


def test_a_game_from_outside_is_drawn_as_each_seat_sees_it() -> None:
    room = running(BIDS, 2).room
    drawn = [sees(room, seat)["view"]["pictures"]["en"] for seat in (0, 1, None)]
    assert room.table
    assert drawn == [room.table.picture(seat) for seat in (0, 1, None)]


def test_our_own_games_are_not_drawn() -> None:
    room = running(parlour.game("transmitter"), 3).room
    assert "pictures" not in sees(room, 0)["view"]
