"""Refusals reveal nothing: for any refused request, the answer is byte-for-byte the same in every
state that the viewer can't tell from the real one."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial

import msgspec
import pytest

from parlour.contract.samples import positions
from parlour.contract.secrecy import supposed, viewers
from parlour.core.errors import BadOption, IllegalAction
from parlour.core.game import SPECTATOR, Game
from parlour.core.table import Table
from parlour.features.real_time import referee_of
from parlour.server.http import middleware
from parlour.server.protocol import messages
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.events import Asked, Made
from parlour.server.tables import agreement_requests, play, rematches, seat_requests, talk
from parlour.server.tables.room import Room
from tests.games_known import EVERY

PAIRS, MANY_PAIRS = 150, 20_000
HUGE = 10**15
GUESTS = [letter * 32 for letter in "abcdefgh"]
STRANGER = "z" * 32
Request = Callable[[Room], object]


def _room(table: Table, asked: Asked | None) -> Room:
    """Create a room with a game in progress."""
    card = table.game
    made = Made(card.name, card.version, table.seats, table.options, "5e", "5e", GUESTS[0], "inv")
    room = Room(made)
    room.table, room.referee = table, referee_of(table)
    room.seating.guests[:] = GUESTS[: table.seats]
    room.seating.names[:] = [f"Player {seat}" for seat in range(table.seats)]
    room.agreement.asked = asked
    return room


def _requests(table: Table, guest: str, luck: random.Random) -> Iterator[tuple[str, Request]]:
    """Yield everything a guest can request, most of it illegal."""
    actions = [-1, HUGE, *(luck.randrange(2 * table.game.actions) for _ in range(6))]
    for action in actions:
        for decision in (0, 1):
            yield (
                f"act {action} in {decision}",
                lambda room, a=action, d=decision: play.propose_act(room, guest, d, a, 0, 1000),
            )
        yield (
            f"call {action}",
            lambda room, a=action: agreement_requests.propose_ask(room, guest, "call", a),
        )
    for what in ("undo", "pause", "resume", "stop"):
        yield what, lambda room, w=what: agreement_requests.propose_ask(room, guest, w)
    for agrees in (True, False):
        yield "answer", lambda room, a=agrees: agreement_requests.propose_answer(room, guest, a)
    for at in ("", "0", "card 0", "stack", "own"):
        yield f"point at {at!r}", lambda room, a=at: talk.propose_point(room, guest, a)
    yield "emote", lambda room: talk.propose_emote(room, guest, "no such")
    for emote in table.game.manners.emotes[:1]:
        yield "emote", lambda room, e=emote: talk.propose_emote(room, guest, e)
    yield "say", lambda room: talk.propose_talk(room, guest, "Somebody", "a word")
    for seat in (None, 0, 99):
        yield (
            "sit",
            lambda room, s=seat: seat_requests.propose_sit(room, guest, "Somebody", "no", s),
        )
    yield "stand", lambda room: seat_requests.propose_stand(room, guest)
    yield "bot", lambda room: seat_requests.propose_bot(room, guest, 0, "easy")
    yield "start", lambda room: seat_requests.propose_start(room, guest)
    yield "rematch", lambda room: rematches.propose_rematch(room, guest, "other", True)
    yield "record", lambda room: str(room.record())


def _answer(request: Request, room: Room) -> tuple[bool, bytes, bytes]:
    """Return whether a request was accepted, and the answers over a socket and HTTP."""
    try:
        granted = repr(request(room)).encode()
    except Refused as refused:
        socket = messages.write(messages.Refusal("1", refused.code, refused.words, **refused.facts))
        http = middleware.refused(None, refused)  # type: ignore[arg-type]
        return False, socket, msgspec.json.encode(http.content)
    return True, granted, granted


def _compare(card: Game, pairs: int, seed: int = 0) -> int:
    """Send requests in twin states; returns how often something was refused."""
    luck, done, refused = random.Random(seed), 0, 0
    while done < pairs:
        for table, seat, _ in positions(card, luck.getrandbits(32)):
            if luck.random() < 0.8:
                continue
            viewer = luck.choice(viewers(table))
            guest = STRANGER if viewer == SPECTATOR else GUESTS[viewer]
            asked = luck.choice([None, Asked(max(seat, 0), "stop")])
            refused += _asked_in_vain(table, supposed(table, viewer, done), guest, asked, luck)
            done += 1
            if done == pairs:
                break
    return refused


def _asked_in_vain(
    table: Table, twin: Table, guest: str, asked: Asked | None, luck: random.Random
) -> int:
    refused, said = 0, _said(table)
    for name, request in _requests(table, guest, luck):
        truth, fancy = (_answer(request, _room(one, asked)) for one in (table, twin))
        assert truth == fancy, f"{guest[0]} could tell by {name}"
        if not truth[0]:
            refused += 1
            assert not any(words in truth[1] for words in said), f"{name} lists moves: {truth[1]!r}"
    return refused


def _said(table: Table) -> list[bytes]:
    """Return the texts of the current legal moves."""
    every = (table.words(seat, one) for seat in table.actors for one in table.legal(seat)[:20])
    return [msgspec.json.encode(words)[1:-1] for words in every if len(words) > 5]


@pytest.mark.compiled
@pytest.mark.parametrize("card", EVERY, ids=lambda card: card.name)
def test_no_refusal_depends_on_what_is_hidden(card: Game) -> None:
    assert _compare(card, PAIRS) > 10 * PAIRS


@pytest.mark.soak
@pytest.mark.parametrize("card", EVERY, ids=lambda card: card.name)
def test_no_refusal_depends_on_what_is_hidden_in_many_states(card: Game) -> None:
    assert _compare(card, MANY_PAIRS, seed=1) > 10 * MANY_PAIRS


@pytest.mark.compiled
def test_a_refusal_that_tells_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(room: Room, guest: str, agrees: bool) -> None:
        assert room.table
        state = room.table.game.State.bytes(room.table._state)
        raise Refused("nothing", f"no one is waiting for your answer{' ' * (sum(state) % 97)}")

    monkeypatch.setattr(agreement_requests, "propose_answer", telling)
    with pytest.raises(AssertionError, match="could tell by answer"):
        _compare(EVERY[-1], PAIRS)


def test_an_error_from_the_rules_is_not_told_over_http() -> None:
    words = "seat 0 can't do 4999 now; allowed: 13 (play 5)"
    told = partial(middleware.bad_input, None)  # type: ignore[arg-type]
    answer = told(IllegalAction(words))
    assert (answer.status_code, answer.content["code"]) == (500, "failed")
    assert "13" not in answer.content["words"]
    answer = told(BadOption("there is no preset 'x'"))
    assert (answer.status_code, answer.content["words"]) == (400, "there is no preset 'x'")
