"""Requests: turning clients' requests into events, with the same answer for a repeated one."""

from __future__ import annotations

import msgspec
from msgspec import UNSET

from parlour.server.protocol import messages
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.events import Acted, Event
from parlour.server.protocol.rate_limits import Pauses
from parlour.server.tables import agreement_requests, play, rematches, seat_requests, talk
from parlour.server.tables.adapting import Results
from parlour.server.tables.agreement_requests import Present, everyone
from parlour.server.tables.room import REMEMBERED_REQUESTS, Room
from parlour.server.tables.subscriber import Subscriber

POINTING_PAUSE_MS = 1500  # clients wait two seconds, but messages can bunch up on the way


class AlreadyAnswered(Exception):
    """A repeated request, which was answered with the number of its event or a refusal."""

    def __init__(self, number: int, refusal: messages.Refusal | None = None) -> None:
        super().__init__(number)
        self.number, self.refusal = number, refusal

    def answer(self, request: str) -> messages.Done | messages.Refusal:
        """Return the same answer again."""
        return self.refusal or messages.Done(request, self.number)


class Requests:
    """The requests of one table's guests."""

    __slots__ = ("_pointing", "_refusals")

    def __init__(self) -> None:
        self._pointing = Pauses(POINTING_PAUSE_MS)
        self._refusals: dict[str, dict[str, messages.Refusal]] = {}  # by guest; claims only

    def propose(
        self, room: Room, subscriber: Subscriber, request: messages.FromClient, now: int,
        rematch: str = "", present: Present = everyone, results: Results | None = None,
    ) -> Event:  # fmt: skip
        """Return the event that a request would become; raises AlreadyAnswered for a repeat."""
        guest = subscriber.guest
        number = room.accepted_as(guest, request.id)
        if number is not None:
            raise AlreadyAnswered(room.viewer_sequence.number(number, subscriber.seat))
        if self._refusals and (refusal := self._refusals.get(guest, {}).get(request.id)):
            raise AlreadyAnswered(0, refusal)
        if type(request) is messages.Act:  # by far the most frequent
            return _act(room, subscriber, request, now)
        if isinstance(request, messages.Ask):
            what, action = request.what, request.action
            event: Event = agreement_requests.propose_ask(room, guest, what, action, present)
        elif isinstance(request, messages.Start):
            event = seat_requests.propose_start(room, guest, results)
        else:
            event = self._event(room, subscriber, request, now, rematch)
        return msgspec.structs.replace(event, client=f"{guest} {request.id}")

    def refusal(
        self, guest: str, request: messages.FromClient, refused: Refused
    ) -> messages.Refusal:
        """Create a refusal; a referee's is remembered, so a repeated claim stays refused."""
        refusal = messages.Refusal(request.id, refused.code, refused.words, **refused.facts)
        if refusal.late is not UNSET:
            refusals = self._refusals.setdefault(guest, {})
            refusals[request.id] = refusal
            if len(refusals) > REMEMBERED_REQUESTS:
                del refusals[next(iter(refusals))]
        return refusal

    def _event(
        self, room: Room, subscriber: Subscriber, request: messages.FromClient, now: int,
        rematch: str,
    ) -> Event:  # fmt: skip
        guest = subscriber.guest
        match request:
            case messages.Answer():
                return agreement_requests.propose_answer(room, guest, request.agrees)
            case messages.Withdraw():
                return agreement_requests.propose_withdraw(room, guest)
            case messages.Say():
                return talk.propose_talk(room, guest, subscriber.name, request.text)
            case messages.Emote():
                return talk.propose_emote(room, guest, request.emote)
            case messages.Point():
                return self._point(room, guest, request, now)
            case messages.Rematch():
                return rematches.propose_rematch(room, guest, rematch, request.next)
        return _seat_event(room, subscriber, request)

    def _point(self, room: Room, guest: str, request: messages.Point, now: int) -> Event:
        pointed = talk.propose_point(room, guest, request.at)
        if not self._pointing.over(guest, now):
            raise Refused("soon", "you have just pointed at something; wait two seconds")
        return pointed


def _act(room: Room, subscriber: Subscriber, act: messages.Act, now: int) -> Acted:
    seen = act.seen
    if seen is not None:
        seen = room.viewer_sequence.event(seen, subscriber.seat)
        seen = max(seen, subscriber.surely_seen(now))
    guest, client = subscriber.guest, f"{subscriber.guest} {act.id}"
    return play.propose_act(room, guest, act.decision, act.action, seen, now, client)


def _seat_event(room: Room, subscriber: Subscriber, request: messages.FromClient) -> Event:
    """Return the event of a request about seats."""
    guest = subscriber.guest
    match request:
        case messages.Sit():
            name = request.name or subscriber.name
            return seat_requests.propose_sit(
                room, guest, name, request.invite, request.seat, request.look
            )
        case messages.Rename():
            return seat_requests.propose_rename(room, guest, request.name)
        case messages.Choose():
            return seat_requests.propose_choose(
                room, guest, request.seat, request.option, request.value
            )
        case messages.Stand():
            return seat_requests.propose_stand(room, guest)
        case messages.SeatBot():
            return seat_requests.propose_bot(room, guest, request.seat, request.level)
        case messages.Replace():
            return seat_requests.propose_replace(room, guest, request.seat)
        case messages.Remove():
            return seat_requests.propose_remove(room, guest, request.seat)
    raise Refused("unknown", "unknown request")
