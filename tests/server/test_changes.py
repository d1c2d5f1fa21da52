"""All changes merged always equal what a new client in the same seat is shown."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from parlour.server.protocol import messages
from parlour.server.tables.hub import Hub
from parlour.server.tables.live import Live
from tests.tables.fakes import FakeClock, Person, fresh, play, until

GUESTS = tuple(f"{n}" * 32 for n in range(4))
SPECTATOR = "f" * 32
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "transmitter": [{"preset": "quick"}, {"preset": "quick", "options": {"aid": "exact"}}],
    "secret-bids": [{}, {"options": {"rounds": 4}}],
}


def wishes(live: Live, luck: random.Random) -> Iterator[tuple[str, messages.FromClient]]:
    """Yield random requests until the game is over."""
    room = live.room
    for number in range(2000):
        id = f"x{number}"
        seats = [seat for seat, guest in enumerate(room.seating.guests) if guest]
        guest = room.seating.guests[luck.choice(seats)] or ""
        if room.over:
            yield guest, messages.Rematch(id)
            return
        match luck.random():
            case chance if chance < 0.04:
                yield guest, messages.Ask(id, luck.choice(("undo", "pause", "resume")))
            case chance if chance < 0.16 or room.agreement.asked or room.paused:
                yield (
                    guest,
                    (
                        messages.Answer(id, luck.random() < 0.8)
                        if room.agreement.asked
                        else messages.Ask(id, "resume")
                    ),
                )
            case chance if chance < 0.20:
                yield guest, messages.Say(id, "hello")
            case chance if chance < 0.23:
                yield guest, messages.Emote(id, luck.choice([*room.game.manners.emotes, "none"]))
            case _:
                assert room.table
                seat = luck.choice(room.table.actors)
                action = luck.choice(room.table.legal(seat))
                yield (
                    room.seating.guests[seat] or "",
                    messages.Act(id, room.decisions[seat], action),
                )
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("game", OPTIONS)
def test_what_changed_adds_up_to_what_is_shown(tmp_path: Path, game: str, seed: int) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        luck = random.Random(seed)
        seats = 2 + seed % 3
        made = OPTIONS[game][seed % 2]
        live = await hub.make(GUESTS[0], game, seats, **made)
        people = {guest: Person(guest) for guest in (*GUESTS[:seats], SPECTATOR)}
        for person in people.values():
            live.watch(person)
        order = list(GUESTS[:seats])
        luck.shuffle(order)
        for guest in order:
            await people[guest].request(live, messages.Sit, invite=live.room.made.invite)
            check(live, people)
        assert (await people[GUESTS[0]].request(live, messages.Start))["is"] == "done"
        check(live, people)
        for person in people.values():
            person.letters()
        for guest, wish in wishes(live, luck):
            await people[guest].ask(live, wish)
            check(live, people)
        assert live.room.over
        for person in people.values():
            kinds = [message["is"] for message in person.letters()]
            assert kinds.count("changed") > 5
            assert "shown" not in kinds, "everything is shown once, then only what changed"
            assert (person.shown["invite"] is None) == (person.guest != GUESTS[0])

    play(story, tmp_path)


def check(live: Live, people: dict[str, Person]) -> None:
    """Check that everyone's screen equals a new client's, and that no one was sent more."""
    for guest, person in people.items():
        assert person.shown == fresh(live, guest), f"guest {guest[0]} after {live.room.count}"


def test_a_bot_s_acts_and_an_absence_are_changes_too(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live = await hub.make(GUESTS[0], "secret-bids", 3, bots={2: "easy"}, away_seconds=20)
        ann, bob = Person(GUESTS[0]), Person(GUESTS[1])
        for person in (ann, bob):
            live.watch(person)
            await person.request(live, messages.Sit, invite=live.room.made.invite)
        await ann.request(live, messages.Start)
        await until(lambda: live.room.decisions == [0, 0, 1])
        check(live, {ann.guest: ann, bob.guest: bob})
        live.leave(bob)
        await clock.pass_by(20)
        await until(lambda: live.room.decisions == [0, 1, 1])
        check(live, {ann.guest: ann})
        live.watch(bob)
        await until(lambda: not live.room.seating.away)
        check(live, {ann.guest: ann, bob.guest: bob})
        assert not any(letter["is"] == "shown" for letter in ann.letters()[3:])

    play(story, tmp_path)


def test_a_change_carries_only_what_is_new(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live = await hub.make(GUESTS[0], "secret-bids", 2, public=True)
        ann, bob = Person(GUESTS[0]), Person(GUESTS[1])
        for person in (ann, bob):
            live.watch(person)
            await person.request(live, messages.Sit)
        await ann.request(live, messages.Start)
        ann.letters(), bob.letters()
        await ann.request(live, messages.Act, decision=0, action=2)
        (mine,), (theirs,) = ann.letters(), bob.letters()
        drawn = [one["view"].pop("pictures")["en"] for one in (mine, theirs)]
        assert all("ready" in picture for picture in drawn)
        assert theirs == {
            "is": "changed", "entry": 4, "public": {"to_act": [1], "ready": [True, False]},
            "view": {}, "events": [{"is": "played", "seat": 0}],
        }  # fmt: skip
        assert mine == {
            **theirs, "view": {"mine": 3}, "moves": [], "named": [], "decision": 1,
            "undoable": True, "done": mine["done"],
        }  # fmt: skip

    play(story, tmp_path)
