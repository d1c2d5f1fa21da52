"""Claims in real time: who was first, locks, and timing to the millisecond."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from parlour.core.game import HOUSE
from parlour.games.pattern_overlap.rules import CALL_OVER, NOTICE
from parlour.server.protocol import messages
from parlour.server.protocol.events import Acted
from parlour.server.tables.hub import Hub
from tests.games.pattern_overlap.board import W1, card
from tests.tables.fakes import FakeClock, Person, fresh, play, settle, until
from tests.tables.races import GUESTS, action_of, claim, race

ONE = [["1.5", "1.4"], ["2.5", "2.4"]]
NO_PILE = {"pile": [[0]] * 7, "fresh": [0] * 7}
FIRST, SECOND = "1.5@(-2,2)3", "2.5@(-2,2)2"
WRONG = "2.5@(4,0)0"


def refusal(answer: dict[str, Any]) -> tuple[Any, ...]:
    """Return a refusal without its message."""
    assert answer["is"] == "refused"
    return tuple(answer[name] for name in ("code", "late", "faster", "squares", "locked_ms"))


@pytest.mark.parametrize(("arrives", "granted"), [(30.0, True), (30.001, False), (29.9, True)])
@pytest.mark.parametrize("asleep", [False, True], ids=["clock awake", "clock asleep"])
def test_W6_the_last_call_ends_to_the_millisecond(
    tmp_path: Path, arrives: float, granted: bool, asleep: bool
) -> None:
    """What arrives at the deadline counts, also when the clock has not woken up yet."""

    async def story(hub: Hub, clock: FakeClock) -> None:
        hands = [["2.0"], ["1.5"], ["3.3"]]
        live, people = await race(hub, W1, hands, mode="cover", level="advanced", state=NO_PILE)
        await clock.pass_by(41.2)
        assert (await claim(live, people[2], "3.3@(0,-2)2"))["is"] == "done"
        assert people[0].shown["left_ms"] == {str(HOUSE): 30_000}
        await settle()
        if asleep:
            clock.time += arrives
        else:
            await clock.pass_by(arrives)
        answer = await claim(live, people[1], FIRST)
        if granted:
            assert answer["is"] == "done"
        else:
            assert refusal(answer) == ("not_playing", False, None, [], 0)
            assert answer["words"] == "You can’t do that right now."
            assert hub.store.load(live.id)[-1] == Acted(HOUSE, CALL_OVER)
        assert live.room.over == (not granted)
        await clock.pass_by(1)
        await until(lambda: live.room.over)
        assert live.room.result.reason == "time-up"

    play(story, tmp_path)


def test_W6_expert_has_no_last_call(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        hands = [["1.5"], ["3.3"]]
        live, people = await race(hub, W1, hands, mode="cover", level="expert", state=NO_PILE)
        await clock.pass_by(41.2)
        action = action_of(live, 0, FIRST)
        assert (await claim(live, people[1], "3.3@(0,-2)2"))["is"] == "done"
        answer = await people[0].request(live, messages.Act, decision=0, action=action)
        assert answer["code"] == "not_playing"

    play(story, tmp_path)


def test_W11_two_race_for_one_spot(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, (ann, bob) = await race(hub, W1, ONE)
        seen = ann.shown["entry"]
        first, second = await asyncio.gather(
            claim(live, ann, FIRST, seen), claim(live, bob, SECOND, seen)
        )
        assert first["is"] == "done"
        assert refusal(second) == ("centre", True, 0, [], 0)
        assert second["words"] == f"{live.room.seating.names[0]} was faster here."
        assert card("2.5") in live.room.table.state.hand[1]
        acts = [entry for entry in hub.store.load(live.id) if isinstance(entry, Acted)]
        assert [act.seat for act in acts] == [0], "only what is granted is stored"
        again = await claim(live, bob, "2.4@(20,20)0")
        assert again["code"] == "no_overlap", "being late locks nobody"

    play(story, tmp_path)


def test_W12_a_claim_that_has_grown(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        hands = [["3.3", "3.0"], ["1.0", "1.1"]]
        live, (ann, bob) = await race(hub, W1, hands, mode="diversify")
        seen = ann.shown["entry"]
        assert (await claim(live, bob, "1.0@(2,-2)2", seen))["is"] == "done"
        assert (await claim(live, ann, "3.3@(0,-2)2", seen))["is"] == "done"
        assert ann.shown["view"]["laid"]["covers"][-1] == 5
        assert ann.shown == fresh(live, ann.guest)

    play(story, tmp_path)


def test_W18_a_location_froze_meanwhile(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        bases = "1.0@(0,0)0 2.0@(0,0)0 8.0@(0,0)0"
        hands = [["1.1"], ["2.1", "2.2"], ["8.1", "8.2"]]
        live, (ann, bob, _) = await race(
            hub, bases, hands, mode="nms", locs=[0, 1, 2], state=NO_PILE
        )
        seen = ann.shown["entry"]
        last = live.room.table.legal(0)[0]
        await ann.request(live, messages.Act, decision=0, action=last, seen=seen)
        late = await claim(live, bob, "2.1@(2,0)0", seen, loc=0)
        assert refusal(late) == ("frozen", True, 0, [], 0)
        known = await claim(live, bob, "2.1@(2,0)0", seen + 1, loc=0)
        assert refusal(known) == ("frozen", False, None, [], 0)
        own = await claim(live, bob, "2.1@(2,0)0", loc=1)
        assert refusal(own) == ("own_location", False, None, [], 0)

    play(story, tmp_path)


def test_a_hand_is_busy_after_a_card_and_longer_after_a_mistake(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, (ann, bob) = await race(hub, W1, ONE)
        assert (await claim(live, ann, FIRST))["is"] == "done"
        await clock.pass_by(0.299)
        elsewhere = await claim(live, ann, "1.4@(20,20)0")
        assert refusal(elsewhere) == ("not_playing", False, None, [], 1)
        await clock.pass_by(0.001)
        elsewhere = await claim(live, ann, "1.4@(20,20)0")
        assert refusal(elsewhere) == ("no_overlap", False, None, [], 1500)
        wrong = await claim(live, bob, WRONG)
        code, late, faster, squares, locked = refusal(wrong)
        assert (code, late, faster, locked) == ("mismatch", False, None, 1500)
        assert squares
        await clock.pass_by(1.499)
        early = await claim(live, bob, SECOND)
        assert refusal(early) == ("not_playing", False, None, [], 1), "no lock gets longer"
        await clock.pass_by(0.001)
        assert (await claim(live, bob, "2.4@(20,20)0"))["code"] == "no_overlap"

    play(story, tmp_path)


@pytest.mark.parametrize(("waits", "late"), [(1.999, True), (2.0, False)])
def test_what_was_sent_two_seconds_ago_was_seen(tmp_path: Path, waits: float, late: bool) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, (ann, bob) = await race(hub, W1, ONE)
        seen = bob.shown["entry"]
        assert (await claim(live, ann, FIRST))["is"] == "done"
        await clock.pass_by(waits)
        answer = await claim(live, bob, SECOND, seen)
        assert (answer["late"], answer["locked_ms"] > 0) == (late, not late)

    play(story, tmp_path)


def test_who_comes_back_has_not_seen_it_for_two_seconds(tmp_path: Path) -> None:
    """What counts is what went out to this connection; what a seat has seen never goes down."""

    async def story(hub: Hub, clock: FakeClock) -> None:
        live, (ann, bob) = await race(hub, W1, ONE)
        seen = bob.shown["entry"]
        live.leave(bob)
        assert (await claim(live, ann, FIRST))["is"] == "done"
        await clock.pass_by(10)
        live.watch(bob)
        assert (await claim(live, bob, SECOND, seen))["late"] is True
        assert (await claim(live, bob, "2.4@(20,20)0", seen + 1))["late"] is False
        await clock.pass_by(1.5)
        assert (await claim(live, bob, SECOND, 0))["late"] is False

    play(story, tmp_path)


def test_without_seen_everything_was_seen(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, (ann, bob) = await race(hub, W1, ONE)
        assert (await claim(live, ann, FIRST))["is"] == "done"
        answer = await claim(live, bob, SECOND)
        assert (answer["code"], answer["late"]) == ("centre", False)
        future = await claim(live, ann, "1.4@(20,20)0", seen=10**9)
        assert future["code"] == "not_playing"

    play(story, tmp_path)


def test_the_same_id_gets_the_same_answer(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, (ann, bob) = await race(hub, W1, ONE)
        granted = await claim(live, ann, FIRST, id="mine")
        refused = await claim(live, bob, SECOND, seen=0, id="yours")
        assert refused["late"]
        ann.letters(), bob.letters()
        await clock.pass_by(60)
        again = await ann.ask(live, messages.Act(id="mine", decision=0, action=1))
        assert again == granted
        for action in (1, 2):
            same = await bob.ask(live, messages.Act(id="yours", decision=0, action=action))
            assert same == refused
        assert len(bob.letters()) == 2
        assert live.room.table.state.laid == 4

    play(story, tmp_path)


def test_honour_lets_a_wrong_card_lie(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, (_, bob) = await race(hub, W1, ONE, mode="cover", illegal="honour")
        assert (await claim(live, bob, "2.4@(20,20)0"))["code"] == "no_overlap"
        await clock.pass_by(1.5)
        assert (await claim(live, bob, WRONG))["is"] == "done"
        assert bob.shown["view"]["laid"]["right"][-1] == 1, "nobody is told before the end"

    play(story, tmp_path)


def test_nobody_learns_where_a_card_fits(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, (ann, bob) = await race(hub, W1, ONE)
        ann.letters()
        answer = await claim(live, bob, WRONG)
        assert ann.letters() == [], "a refused claim is its claimant's affair"
        assert "allowed" not in answer["words"]
        old = await bob.request(live, messages.Act, decision=7, action=5)
        assert old["code"] == "stale"
        for person in (ann, bob):
            assert fresh(live, person.guest)["moves"] == []
            assert person.shown["view"]["to_act"] == [0, 1]
        assert (await claim(live, ann, FIRST))["is"] == "done"
        assert [letter for letter in bob.letters() if letter.get("moves")] == []

    play(story, tmp_path)


@pytest.mark.parametrize("options", [{"assist": True}, {"clock": "turns"}])
def test_who_is_helped_or_takes_turns_is_shown_moves(
    tmp_path: Path, options: dict[str, Any]
) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, people = await race(hub, W1, ONE, **options)
        moves = [fresh(live, person.guest)["moves"] for person in people]
        assert any(action_of(live, 0, FIRST) in found for found in moves)

    play(story, tmp_path)


def test_a_word_to_the_stuck_is_for_them_alone(tmp_path: Path) -> None:
    """It moves nobody's clock and nobody's number, and nobody's claim becomes stale by it."""

    async def story(hub: Hub, clock: FakeClock) -> None:
        for index in range(6):
            hands = [["1.5", "1.4"], [f"2.{index}"], ["3.3", "3.0"]]
            live, (ann, bob, cat) = await race(hub, W1, hands, state=NO_PILE)
            if live.room.table.legal(1) == [0]:
                break
        else:
            raise AssertionError("nothing was stuck")
        assert ann.shown["left_ms"] == {str(HOUSE): 90_000}
        waits = await bob.request(live, messages.Act, decision=0, action=0)
        assert waits["code"] == "not_playing", "who waits would learn that nothing fits"
        seen = {person.shown["entry"] for person in (ann, bob, cat)}.pop()
        ann.letters(), cat.letters()
        await clock.pass_by(10.001)
        await until(lambda: hub.store.load(live.id)[-1] == Acted(HOUSE, NOTICE + 1))
        assert bob.shown["view"]["stuck"]
        assert bob.screen.heard("events")
        assert bob.shown["entry"] == seen + 1
        assert (ann.letters(), cat.letters()) == ([], []), "who is told nothing is sent nothing"
        for guest in (ann.guest, cat.guest, GUESTS[6]):
            assert fresh(live, guest)["entry"] == seen
        assert live.room.decisions == [0, 0, 0]
        laid = await claim(live, ann, FIRST, seen, id="one")
        assert laid == {"is": "done", "id": "one", "entry": seen + 1}
        assert (await claim(live, ann, "1.4@(20,20)0", id="one")) == laid
        assert (cat.shown["entry"], bob.shown["entry"]) == (seen + 1, seen + 2)
        late = await claim(live, cat, "3.3@(-2,2)0", seen)
        assert refusal(late) == ("centre", True, 0, [], 0)
        known = await claim(live, cat, "3.3@(-2,2)0", seen + 1)
        assert (known["late"], known["locked_ms"]) == (False, 1500)

    play(story, tmp_path)


def test_a_pause_hides_the_table_and_stops_the_clock(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, (ann, bob) = await race(hub, W1, ONE)
        await clock.pass_by(60)
        assert (await claim(live, bob, WRONG))["code"] == "mismatch"
        await ann.request(live, messages.Ask, what="pause")
        await bob.request(live, messages.Answer, agrees=True)
        for person in (ann, bob, Person(GUESTS[6])):
            live.watch(person)
            assert person.shown["view"] is None
            assert person.shown["left_ms"] == {}
            assert person.shown == fresh(live, person.guest) | {"invite": person.shown["invite"]}
        assert (await claim(live, ann, FIRST))["code"] == "paused"
        await clock.pass_by(1000)
        await ann.request(live, messages.Ask, what="resume")
        await bob.request(live, messages.Answer, agrees=True)
        assert ann.shown["left_ms"] == {str(HOUSE): 30_000}, "time goes on where it stood still"
        for person in (ann, bob):
            assert person.shown == fresh(live, person.guest)
            assert person.shown["view"]["laid"]
        assert (await claim(live, ann, FIRST))["is"] == "done"

    play(story, tmp_path)


def test_who_is_away_keeps_the_cards(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        people = {"away_seconds": 5, "turn_seconds": 5}
        live, (ann, bob) = await race(hub, W1, ONE, people=people)
        live.leave(bob)
        await clock.pass_by(60)
        assert live.room.seating.bots == {}
        assert live.room.table.actions == []
        assert (await claim(live, ann, FIRST))["is"] == "done"
        live.watch(bob)
        assert bob.shown["view"]["hands"][1] == [card("2.5"), card("2.4"), -1]
        live.leave(ann)
        live.leave(bob)
        await clock.pass_by(1000)
        live.watch(bob)
        await settle()
        assert not live.room.over, "without anybody time stands still"
        assert bob.shown["left_ms"] == {str(HOUSE): 90_000}

    play(story, tmp_path)
