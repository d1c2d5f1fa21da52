"""Rooms: what is accepted, what is refused, what is shown, and what is never shown."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from parlour.contract.secrecy import supposed, viewers
from parlour.core import registry
from parlour.core.fact import Fact
from parlour.core.game import SPECTATOR, Game
from parlour.core.manners import Manners
from parlour.core.record import commitment
from parlour.features.real_time import referee_of
from parlour.server.http import previews
from parlour.server.protocol import messages
from parlour.server.protocol.errors import DamagedTable, Refused
from parlour.server.protocol.events import (
    Acted,
    Answered,
    Asked,
    Event,
    Made,
    Rematched,
    Sat,
    Seated,
    Started,
    Stood,
    Talked,
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
from parlour.server.tables.adapting import Results
from parlour.server.tables.deltas import Deltas
from parlour.server.tables.history import company
from parlour.server.tables.room import Room, rebuilt
from parlour.server.tables.text import clean
from tests.games_known import EVERY

HOST, GUESTS = "host".ljust(32, "0"), tuple(f"guest{n}".ljust(32, "0") for n in range(4))
INVITE, SEED, NONCE = "the-invitation-of-128b", "5eed" * 8, "0123" * 8
BIDS = EVERY[-1]
PAIRS = 800
BY_NAME = {card.name: card for card in EVERY}


@pytest.fixture(autouse=True)
def known() -> None:
    """Register every game."""
    for card in EVERY:
        registry.register(card)


class Played:
    """A room with its log, in which accepted events are applied immediately."""

    def __init__(self, game: Game, seats: int, host: str = HOST, **made: Any) -> None:
        preset = "quick" if game.name == "transmitter" else None
        options = made.pop("options", {})
        first = Made(game.name, game.version, seats, game.chosen(seats, preset, options),
                     SEED, NONCE, host, INVITE, **made)  # fmt: skip
        self.log: list[Event] = [first]
        self.room = Room(first)

    def do(self, entry: Event) -> Event:
        self.room.apply(entry)
        self.log.append(entry)
        return entry

    def sit(self, *guests: str) -> None:
        for guest in guests:
            self.do(seat_requests.propose_sit(self.room, guest, guest[:6], INVITE, None))

    def act(self, seat: int, action: int, client: str = "") -> Event:
        guest = self.room.seating.guests[seat]
        assert guest
        entry: Event = Acted(seat, action)
        if self.room.referee is None:  # a referee needs a clock; see tests/tables
            entry = play.propose_act(self.room, guest, self.room.decisions[seat], action)
        client = f"{guest} {client or f'c{len(self.log)}'}"
        return self.do(msgspec.structs.replace(entry, client=client))


def running(game: Game, seats: int, **made: Any) -> Played:
    """Start a game with people in every seat."""
    played = Played(game, seats, **made)
    played.sit(*GUESTS[:seats])
    played.do(seat_requests.propose_start(played.room, HOST))
    return played


def finished(game: Game, seats: int, seed: int = 1) -> Played:
    """Play a game to its end."""
    played, luck = running(game, seats), random.Random(seed)
    table = played.room.table
    assert table
    while table.actors:
        seat = luck.choice(table.actors)
        played.act(seat, luck.choice(table.legal(seat)))
    return played


def code(propose: Callable[..., object], room: Room, *given: Any) -> str:
    """Return the code of a refused request, checking that nothing has changed."""
    before = everything(room)
    with pytest.raises(Refused) as error:
        propose(room, *given)
    assert error.value.words
    assert everything(room) == before
    return error.value.code


def everything(room: Room) -> list[bytes]:
    """Return what every seat and a spectator are shown."""
    return [messages.write(sees(room, seat)) for seat in (None, *range(room.made.seats))]


def sees(room: Room, seat: int | None) -> dict[str, Any]:
    """Return what a new client in this seat is shown."""
    return Deltas(room).show(seat)


# Sitting


def test_a_guest_takes_the_first_free_seat_or_the_one_it_names() -> None:
    played = Played(BIDS, 3)
    assert played.do(seat_requests.propose_sit(played.room, GUESTS[0], "Ann", INVITE, 1)) == Sat(
        1, GUESTS[0], "Ann"
    )
    assert played.do(seat_requests.propose_sit(played.room, GUESTS[1], "", INVITE, None)) == Sat(
        0, GUESTS[1], 1
    )
    assert [played.room.seating.seat_of(guest) for guest in GUESTS[:3]] == [1, 0, None]


def test_sitting_is_refused() -> None:
    played = Played(BIDS, 2)
    sit = seat_requests.propose_sit
    for invite in ("", "x", INVITE[:-1], INVITE + "x", SEED):
        assert code(sit, played.room, GUESTS[0], "", invite, None) == "invite"
    played.sit(GUESTS[0])
    assert code(sit, played.room, GUESTS[0], "", INVITE, None) == "seated"
    for seat in (0, 2, 7, -1):
        assert code(sit, played.room, GUESTS[1], "", INVITE, seat) == "full"
    played.sit(GUESTS[1])
    assert code(sit, played.room, GUESTS[2], "", INVITE, None) == "full"
    played.do(seat_requests.propose_start(played.room, HOST))
    assert code(sit, played.room, GUESTS[2], "", INVITE, None) == "started"


def test_anybody_may_sit_at_a_public_table() -> None:
    played = Played(BIDS, 2, public=True)
    assert seat_requests.propose_sit(played.room, GUESTS[0], "", "", None) == Sat(0, GUESTS[0], 1)


def test_a_seat_is_left_before_the_game_begins() -> None:
    played = Played(BIDS, 2)
    played.sit(*GUESTS[:2])
    assert played.do(seat_requests.propose_stand(played.room, GUESTS[0])) == Stood(0)
    assert played.room.seating.seat_of(GUESTS[0]) is None
    assert code(seat_requests.propose_stand, played.room, GUESTS[0]) == "seat"
    played.sit(GUESTS[2])
    assert played.room.seating.seat_of(GUESTS[2]) == 0


def test_nobody_leaves_a_game_that_is_over() -> None:
    played = finished(BIDS, 2)
    assert code(seat_requests.propose_stand, played.room, GUESTS[0]) == "over"


# Bots


def test_the_host_seats_bots() -> None:
    played = Played(BIDS, 3)
    played.sit(GUESTS[0])
    bot = seat_requests.propose_bot
    assert code(bot, played.room, GUESTS[0], 1, "easy") == "host"
    for seat in (0, -1, 3):
        assert code(bot, played.room, HOST, seat, "easy") == "seat"
    assert code(bot, played.room, HOST, 1, "nonsense") == "level"
    assert played.do(bot(played.room, HOST, 1, "easy")) == Seated(1, "easy")
    assert played.do(bot(played.room, HOST, 2, "random")) == Seated(2, "random")
    assert code(seat_requests.propose_sit, played.room, GUESTS[1], "", INVITE, None) == "full"
    assert played.do(bot(played.room, HOST, 2, "")) == Seated(2, "")
    played.sit(GUESTS[1])
    played.do(seat_requests.propose_start(played.room, HOST))
    assert code(bot, played.room, HOST, 1, "easy") == "started"


def test_bots_of_the_making_sit_from_the_first_entry() -> None:
    played = Played(BIDS, 2, bots={1: "easy"})
    assert played.room.seating.bots == {1: "easy"}
    assert rebuilt([decode(encode(entry)) for entry in played.log]).seating.bots == {1: "easy"}


def test_a_bot_plays_on_until_the_guest_is_back() -> None:
    played = running(BIDS, 2)
    room = played.room
    assert played.do(seat_requests.propose_stand(room, GUESTS[0])) == Seated(0, "easy")
    assert room.seating.seat_of(GUESTS[0]) == 0
    assert code(play.propose_act, room, GUESTS[0], 0, 0) == "away"
    played.do(play.propose_seat_act(room, 0, 0, 2))
    assert code(play.propose_seat_act, room, 0, 0, 3) == "stale"
    assert played.do(seat_requests.propose_sit(room, GUESTS[0], "", "", None)) == Seated(0, "")
    assert room.seating.bots == {}
    played.act(1, 0)
    played.act(0, 3)


# Starting and acting


def test_the_host_starts_when_all_sit() -> None:
    played = Played(BIDS, 2)
    start = seat_requests.propose_start
    assert code(start, played.room, HOST) == "empty"
    played.sit(GUESTS[0])
    assert code(start, played.room, GUESTS[0]) == "host"
    assert code(start, played.room, HOST) == "empty"
    assert code(play.propose_act, played.room, GUESTS[0], 0, 0) == "open"
    played.sit(GUESTS[1])
    assert played.do(start(played.room, HOST)) == Started()
    assert played.room.phase == "running"
    assert code(start, played.room, HOST) == "started"


def test_acts_carry_the_decision_they_answer() -> None:
    played = running(BIDS, 2)
    room = played.room
    act = play.propose_act
    assert code(act, room, GUESTS[2], 0, 0) == "seat"
    for decision in (1, 7, -1):
        assert code(act, room, GUESTS[0], decision, 0) == "stale"
    for action in (5, 99, 10**40, -1):
        assert code(act, room, GUESTS[0], 0, action) == "illegal"
    assert act(room, GUESTS[0], 0, 4) == Acted(0, 4)
    played.act(0, 4)
    assert room.decisions == [1, 0]
    assert code(act, room, GUESTS[0], 0, 3) == "stale"
    assert code(act, room, GUESTS[0], 1, 3) == "illegal"
    assert act(room, GUESTS[1], 0, 0) == Acted(1, 0), "another's act does not make mine stale"


def test_nobody_acts_when_the_game_is_over() -> None:
    room = finished(BIDS, 2).room
    assert code(play.propose_act, room, GUESTS[0], room.decisions[0], 0) == "over"
    assert code(agreement_requests.propose_ask, room, GUESTS[0], "undo") == "over"
    assert code(agreement_requests.propose_answer, room, GUESTS[0], True) == "over"
    assert code(seat_requests.propose_start, room, HOST) == "started"


def test_the_same_client_id_names_the_same_entry() -> None:
    played = running(BIDS, 2)
    room = played.room
    assert room.accepted_as(GUESTS[0], "mine") is None
    played.act(0, 2, client="mine")
    number = len(played.log) - 1
    played.act(1, 1, client="mine")
    assert room.accepted_as(GUESTS[0], "mine") == number
    assert room.accepted_as(GUESTS[1], "mine") == number + 1
    assert room.accepted_as(GUESTS[2], "mine") is None
    assert rebuilt(played.log).accepted_as(GUESTS[0], "mine") == number


# Undo


def test_an_action_is_taken_back_when_all_agree() -> None:
    played = running(BIDS, 3)
    room = played.room
    assert code(agreement_requests.propose_ask, room, GUESTS[0], "undo") == "undo"
    assert code(agreement_requests.propose_answer, room, GUESTS[1], True) == "nothing"
    before = messages.write(room.table.view(None))  # type: ignore[union-attr]
    played.act(0, 2)
    assert code(agreement_requests.propose_ask, room, GUESTS[3], "undo") == "seat"
    assert code(agreement_requests.propose_ask, room, GUESTS[1], "undo") == "undo"
    assert played.do(agreement_requests.propose_ask(room, GUESTS[0], "undo")) == Asked(0, "undo")
    assert room_view.lobby(room)["asked"] == {
        "seat": 0,
        "what": "undo",
        "agreed": [],
        "action": None,
    }
    assert code(agreement_requests.propose_answer, room, GUESTS[0], True) == "nothing"
    assert played.do(agreement_requests.propose_answer(room, GUESTS[1], True)) == Answered(1, True)
    assert code(agreement_requests.propose_answer, room, GUESTS[1], True) == "nothing"
    played.do(agreement_requests.propose_answer(room, GUESTS[2], True))
    assert room.agreement.asked is None
    assert messages.write(room.table.view(None)) == before  # type: ignore[union-attr]
    assert room.decisions == [2, 1, 1], "an act sent before the undo is stale after it"
    assert code(play.propose_act, room, GUESTS[0], 1, 2) == "stale"
    assert code(play.propose_act, room, GUESTS[1], 0, 2) == "stale"
    played.act(1, 2)
    played.act(0, 4)


def test_nothing_is_taken_back_when_one_refuses_or_plays_on() -> None:
    played = running(BIDS, 3)
    room = played.room
    played.act(0, 2)
    played.do(agreement_requests.propose_ask(room, GUESTS[0], "undo"))
    played.do(agreement_requests.propose_answer(room, GUESTS[1], False))
    assert room.agreement.asked is None
    assert sees(room, 0)["view"]["mine"] == 3
    played.do(agreement_requests.propose_ask(room, GUESTS[0], "undo"))
    played.act(1, 1)
    assert room.agreement.asked is None
    assert code(agreement_requests.propose_answer, room, GUESTS[2], True) == "nothing"
    assert code(agreement_requests.propose_ask, room, GUESTS[0], "undo") == "undo"


def test_who_plays_with_bots_alone_need_not_ask() -> None:
    played = Played(BIDS, 2, bots={1: "easy"})
    played.sit(GUESTS[0])
    played.do(seat_requests.propose_start(played.room, HOST))
    played.act(0, 2)
    played.do(agreement_requests.propose_ask(played.room, GUESTS[0], "undo"))
    assert played.room.agreement.asked is None
    assert sees(played.room, 0)["view"]["mine"] is None


# Pausing and rematches


def test_a_game_is_paused_and_goes_on_when_all_agree() -> None:
    played = running(BIDS, 2)
    room = played.room
    assert code(agreement_requests.propose_ask, room, GUESTS[0], "resume") == "paused"
    played.do(agreement_requests.propose_ask(room, GUESTS[0], "pause"))
    assert not room.paused
    played.do(agreement_requests.propose_answer(room, GUESTS[1], True))
    assert room.paused
    assert room_view.lobby(room)["paused"]
    assert code(play.propose_act, room, GUESTS[0], 0, 0) == "paused"
    assert code(agreement_requests.propose_ask, room, GUESTS[0], "pause") == "paused"
    played.do(agreement_requests.propose_ask(room, GUESTS[1], "resume"))
    played.do(agreement_requests.propose_answer(room, GUESTS[0], False))
    assert room.paused
    played.do(agreement_requests.propose_ask(room, GUESTS[1], "resume"))
    played.do(agreement_requests.propose_answer(room, GUESTS[0], True))
    assert not room.paused
    played.act(0, 0)


def test_a_rematch_begins_when_the_game_is_over() -> None:
    played = running(BIDS, 2)
    assert code(rematches.propose_rematch, played.room, GUESTS[0], "other") == "running"
    over = finished(BIDS, 3)
    assert code(rematches.propose_rematch, over.room, GUESTS[3], "other") == "seat"
    assert over.do(rematches.propose_rematch(over.room, GUESTS[0], "other")) == Rematched("other")
    assert room_view.lobby(over.room)["rematch"] == "other"
    assert code(rematches.propose_rematch, over.room, GUESTS[1], "third") == "rematch"
    assert [(one.seat, one.guest) for one in rematches.rotated_people(over.room)] == [
        (1, GUESTS[0]),
        (2, GUESTS[1]),
        (0, GUESTS[2]),
    ]


@pytest.mark.parametrize(
    ("strength", "levels"),
    [
        ("same", ["easy", "master", "random"]),
        ("stronger", ["fair", "master", "easy"]),
        ("weaker", ["easy", "strong", "random"]),
    ],
)
def test_the_bots_of_a_rematch_are_as_strong_as_was_asked(
    strength: rematches.Strength, levels: list[str]
) -> None:
    """A bot that has no higher or lower level keeps its own."""
    bots = {0: "easy", 1: "master", 2: "random"}
    played = Played(BY_NAME["transmitter"], 4, bots=bots)
    shifted = rematches.rotated_bots(played.room, strength)
    assert [shifted[(seat + 1) % 4] for seat in bots] == levels


# Talking


def test_talk_is_a_clean_line() -> None:
    played = Played(BIDS, 2)
    played.sit(GUESTS[0])
    say = talk.propose_talk
    for text in ("", "  ", "\n\x00\u200b\u202e"):
        assert code(say, played.room, GUESTS[0], "", text) == "empty"
    assert say(played.room, GUESTS[0], "other", "a\x00\x1b[0m\u202eb\nc") == Talked(
        GUESTS[0], "guest0", "a [0m b c"
    )
    assert say(played.room, GUESTS[1], "\x07", "hi") == Talked(GUESTS[1], 0, "hi")
    said = say(played.room, GUESTS[1], "n" * 99, "x" * 999)
    assert isinstance(said, Talked)
    assert isinstance(said.name, str)
    assert (len(said.name), len(said.text)) == (40, 500)


def test_a_guest_without_a_name_talks_as_a_number() -> None:
    played = Played(BIDS, 2)
    played.do(seat_requests.propose_sit(played.room, GUESTS[0], "", INVITE, 1))
    assert talk.propose_talk(played.room, GUESTS[0], "other", "hi") == Talked(GUESTS[0], 2, "hi")


def test_previews_name_guests_in_the_reader_s_language() -> None:
    played = Played(BIDS, 2, public=True)
    played.do(seat_requests.propose_sit(played.room, GUESTS[0], "", INVITE, 1))
    found = [previews.people(played.room, language) for language in ("en", "de", "nb")]
    assert found == [["Guest 2"], ["Gast 2"], ["Gjest 2"]]


def test_numbers_that_were_stored_in_english_are_read_as_numbers() -> None:
    def read(event: str) -> Event:
        return decode(event.encode())

    assert read('{"type":"sat","seat":1,"guest":"g","name":"Guest 2"}') == Sat(1, "g", 2)
    assert read('{"type":"sat","seat":1,"guest":"g","name":"Guest Two"}') == Sat(
        1, "g", "Guest Two"
    )
    assert read('{"type":"sat","seat":1,"guest":"g","name":""}') == Sat(1, "g", "")
    assert read('{"type":"talked","guest":"g","name":"Guest","text":"hi"}') == Talked("g", 0, "hi")


def test_spectators_are_silent_while_the_game_runs() -> None:
    played = running(BIDS, 2)
    assert code(talk.propose_talk, played.room, GUESTS[2], "", "take the 5") == "silence"
    assert isinstance(talk.propose_talk(played.room, GUESTS[0], "", "hello"), Talked)
    over = finished(BIDS, 2)
    assert isinstance(talk.propose_talk(over.room, GUESTS[2], "", "well played"), Talked)


@pytest.fixture
def silent_game() -> Iterator[Game]:
    """Secret Bids, but players may only speak after playing a card."""
    card = dataclasses.replace(
        BIDS, name="silent-bids", manners=Manners(may_talk=lambda v: v.mine != 0)
    )
    yield registry.register(card)
    registry._cards.pop("silent-bids")


def test_a_game_may_ask_for_silence(silent_game: Game) -> None:
    played = running(silent_game, 2)
    assert code(talk.propose_talk, played.room, GUESTS[0], "", "I have a 5") == "silence"
    played.act(0, 4)
    assert isinstance(talk.propose_talk(played.room, GUESTS[0], "", "done"), Talked)
    assert code(talk.propose_talk, played.room, GUESTS[1], "", "wait") == "silence"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ann", "Ann"),
        ("  A  n\tn ", "A n n"),
        ("\x00\x1fA\x7f\x9f", "A"),
        ("\u202eevil\u202c", "evil"),
        ("a\u2028b\u2029c", "a b c"),
        ("<b>&amp;", "<b>&amp;"),
        ("Ζωή 🎲", "Ζωή 🎲"),
        ("x" * 99, "x" * 40),
    ],
)
def test_names_are_cleaned(text: str, shown: str) -> None:
    assert clean(text, 40) == shown


# Rebuilding from the log


def random_room(game: Game, seats: int, seed: int, steps: int = 60) -> Iterator[Played]:
    """Yield a room after each of many accepted random requests."""
    luck, played = random.Random(seed), Played(game, seats)
    for _ in range(steps):
        try:
            entry = random_wish(played.room, luck)
        except Refused:
            continue
        played.do(entry)
        yield played


def random_wish(room: Room, luck: random.Random) -> Event:
    """Propose a random request, most often a legal act if there is one."""
    guest = luck.choice((HOST, *GUESTS))
    table, seat = room.table, room.seating.seat_of(guest)
    legal = table.legal(seat) if table and seat is not None else []
    if seat is not None and legal and luck.random() < 0.6:
        act = play.propose_seat_act(room, seat, room.decisions[seat], luck.choice(legal))
        return msgspec.structs.replace(act, client=f"{guest} {luck.getrandbits(40):x}")
    match luck.choice(("sit", "stand", "start", "ask", "answer", "talk", "bot", "emote", "away")):
        case "sit":
            return seat_requests.propose_sit(room, guest, "n", INVITE, None)
        case "stand" if luck.random() < 0.2:
            return seat_requests.propose_stand(room, guest)
        case "start":
            results: Results = {guest: [] for guest in (HOST, *GUESTS)}
            return seat_requests.propose_start(room, HOST, results)
        case "ask":
            return agreement_requests.propose_ask(
                room, guest, luck.choice(("undo", "undo", "pause", "resume"))
            )
        case "answer":
            return agreement_requests.propose_answer(room, guest, luck.random() < 0.7)
        case "emote":
            return talk.propose_emote(room, guest, luck.choice([*room.game.manners.emotes, "none"]))
        case "away" if seat in room.seating.away:
            return seat_requests.propose_back(room, guest)
        case "away" if seat is not None and luck.random() < 0.2:
            return seat_requests.propose_away(room, seat)
        case "bot":
            seat = luck.randrange(room.made.seats)
            return seat_requests.propose_bot(
                room, HOST, seat, luck.choice(("", "random", "adaptive"))
            )
    return talk.propose_talk(room, guest, "n", "hello")


@pytest.mark.parametrize("name", BY_NAME)
@pytest.mark.parametrize("seed", range(6))
def test_a_room_is_what_its_log_makes_it(name: str, seed: int) -> None:
    played = None
    for number, played in enumerate(random_room(BY_NAME[name], 2 + seed % 2, seed)):
        if number % 7 == 0:
            _same(played)
    assert played
    _same(played)


def _same(played: Played) -> None:
    again = rebuilt([decode(encode(entry)) for entry in played.log])
    assert everything(again) == everything(played.room)
    assert again.count == played.room.count == len(played.log)
    assert (again.decisions, again._accepted) == (played.room.decisions, played.room._accepted)
    assert company(played.log) == room_view.lobby(again)["seats"]
    assert (again.agreement.asked, again.agreement.agreed, again.paused) == (
        played.room.agreement.asked,
        played.room.agreement.agreed,
        played.room.paused,
    )
    assert (again.seating.guests, again.seating.bots) == (
        played.room.seating.guests,
        played.room.seating.bots,
    )
    assert again.seating.adaptive == played.room.seating.adaptive
    assert (again.seating.away, again.stopped) == (played.room.seating.away, played.room.stopped)
    assert again.pointed == played.room.pointed


def test_a_log_begins_with_its_making() -> None:
    with pytest.raises(DamagedTable) as damaged:
        rebuilt([Started()], "some-table")
    assert (damaged.value.table_id, damaged.value.entry) == ("some-table", 0)
    assert damaged.value.reason == "beginning"


# Secrets


@pytest.mark.parametrize("name", BY_NAME)
def test_seed_and_nonce_are_shown_after_the_end_only(name: str) -> None:
    played = running(BY_NAME[name], 2)
    assert played.room.secrets() is None
    assert code(Room.record, played.room) == "running"
    _nothing_secret(played.room)
    over = finished(BY_NAME[name], 2).room
    assert over.secrets() == {"seed": SEED, "nonce": NONCE}
    assert commitment(SEED, NONCE) == over.commitment == played.room.commitment
    over.record().verify()


def _nothing_secret(room: Room) -> None:
    sent = b"".join(everything(room)).decode()
    for secret in (SEED, NONCE, INVITE, HOST, *GUESTS):
        assert secret not in sent


def test_the_lobby_names_nobody_and_gives_nothing_away() -> None:
    played = Played(BIDS, 3)
    _nothing_secret(played.room)
    played.sit(*GUESTS[:3])
    _nothing_secret(played.room)
    for word in ("seed", "nonce", "invite", "guest", "guests", "removed"):
        assert word not in room_view.lobby(played.room)


@pytest.mark.compiled
@pytest.mark.parametrize("name", BY_NAME)
def test_all_that_a_seat_is_sent_depends_on_its_view_alone(name: str) -> None:
    game = BY_NAME[name]
    pairs = changed = 0
    for seed in range(30):
        if pairs > PAIRS:
            break
        for played in random_room(game, 3, seed, steps=120):
            room, table = played.room, played.room.table
            if table is None or table.result:
                continue
            for viewer in viewers(table):
                seat = None if viewer == SPECTATOR else viewer
                twin = supposed(table, viewer, pairs)
                truth = _sent(room, seat)
                pairs += 1
                changed += game.State.bytes(twin._state) != game.State.bytes(table._state)
                room.table = twin
                try:
                    assert _sent(room, seat) == truth, f"seat {seat} is sent what it may not know"
                    if seat is not None:
                        assert _refusals(room, seat) == _with(room, table, seat)
                finally:
                    room.table = table
                    room.referee = referee_of(table)
    assert pairs > PAIRS
    assert changed > pairs // 10


def _sent(room: Room, seat: int | None) -> bytes:
    return messages.write(messages.Shown(**sees(room, seat)))


def _refusals(room: Room, seat: int) -> list[str]:
    """Return the messages with which a seat's acts are refused."""
    words = []
    actions = room.game.actions
    assert room.table
    room.referee, now = referee_of(room.table), 0
    for action in {*range(0, actions + 2, 1 + actions // 30), actions, actions + 1}:
        now += 10_000  # past any lock
        try:
            play.propose_seat_act(room, seat, room.decisions[seat], action, now=now)
            words.append("")
        except Refused as refused:
            words.append(refused.words)
    return words


def _with(room: Room, table: Any, seat: int) -> list[str]:
    twin, room.table = room.table, table
    try:
        return _refusals(room, seat)
    finally:
        room.table = twin


def test_hands_and_objective_of_transmitter_stay_where_they_are() -> None:
    """Canaries: the truth of others is nowhere in what a seat is shown."""
    game, luck = BY_NAME["transmitter"], random.Random(4)
    played = running(game, 3)
    room = played.room
    table = room.table
    assert table
    while table.actors:
        state = game.State.read(table._state)
        for seat in (None, 0, 1, 2):
            shown = sees(room, seat)
            view = msgspec.json.decode(messages.write(shown))["view"]
            knows = seat is not None and seat == state.transmitter
            assert view["objective"] == (state.objective if knows else None)
            for other in range(3):
                mine = list(state.hand[other][: state.held[other]])
                assert view["hands"][other] == (mine if other == seat else None)
            if seat is not None and seat not in table.actors:
                assert shown["moves"] == []
        seat = luck.choice(table.actors)
        played.act(seat, luck.choice(table.legal(seat)))


def test_nobody_is_told_which_card_was_laid() -> None:
    """What is told of an act in secret is the same for every card."""
    told: dict[int | None, set[tuple[Fact, ...]]] = {}
    for action in range(5):
        played = running(BIDS, 3)
        room = played.room
        deltas = Deltas(room)
        for viewer in (None, 0, 1, 2):
            deltas.show(viewer)
        _, news = deltas.apply(play.propose_seat_act(room, 0, 0, action))
        for viewer, own in news.items():
            told.setdefault(viewer, set()).add(tuple(own["events"]))
    assert [len(told[viewer]) for viewer in (None, 1, 2)] == [1, 1, 1]
    assert len(told[0]) >= 1
