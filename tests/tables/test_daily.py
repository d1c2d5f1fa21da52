"""Daily deals: the same for everyone, one attempt each, and nothing given away."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour.core.registry import game, names
from parlour.core.table import Table
from parlour.features.daily import DailyDeals
from parlour.features.puzzles import Puzzles
from parlour.server.admin.inspection import inspect
from parlour.server.daily.days import Days, current_run, longest_run
from parlour.server.daily.ranking import LISTED, ranked
from parlour.server.daily.seeds import Seeds, ids_from, ids_until
from parlour.server.daily.service import Daily
from parlour.server.protocol import messages
from parlour.server.protocol.errors import Refused, TableDeleted
from parlour.server.protocol.periods import Week, read_period
from parlour.server.puzzles.solution import solution
from parlour.server.storage.deletion import delete
from parlour.server.storage.results import CampaignResult
from parlour.server.tables.hub import Hub
from parlour.server.tables.live import Live
from parlour.server.tables.room_view import lobby
from tests.tables.fakes import FRIEND, HOST, STRANGER, FakeClock, Person, hub_of, play, until

KEY = b"k" * 32
NOON = datetime(2026, 5, 18, 12, tzinfo=UTC)  # a Monday
DAY = "2026-05-18"
DEALT = [name for name in names() if game(name).feature(DailyDeals)]
Story = Callable[[Hub, Daily, "Calendar"], Awaitable[None]]


class Calendar(Days):
    """Days that only a test advances."""

    def __init__(self, at: datetime = NOON) -> None:
        super().__init__(lambda: self.at)
        self.at = at

    def pass_by(self, **time: float) -> None:
        self.at += timedelta(**time)


def told(story: Story, folder: Path) -> None:
    """Run a test with the daily deals of a new server."""

    async def run(hub: Hub, clock: FakeClock) -> None:
        days = Calendar()
        await story(hub, Daily(hub, KEY, days), days)

    play(run, folder)


async def played(live: Live, guest: str) -> None:
    """Play to the end, always with the first legal move."""
    person, room = Person(guest), live.room
    live.watch(person)
    seat = room.seating.seat_of(guest)
    assert seat is not None
    assert room.table
    async with asyncio.timeout(60):
        while not room.over:
            await until(lambda: room.over or seat in room.table.actors)
            if not room.over:
                action, decision = room.table.legal(seat)[0], room.decisions[seat]
                await person.request(live, messages.Act, decision=decision, action=action)
    live.leave(person)


async def refusal(asked: Awaitable[Any]) -> str:
    with pytest.raises(Refused) as refused:
        await asked
    return refused.value.code


def solved(daily: Daily, guest: str, day: str = DAY, ms: int = 60_000) -> Awaitable[Any]:
    puzzles = game("pattern-overlap").feature(Puzzles)
    assert puzzles
    placed = solution(puzzles, f"day-{day}")
    return daily.solved(guest, "pattern-overlap", day, placed, ms, 0)


@pytest.mark.parametrize("name", DEALT)
def test_every_day_has_a_deal_that_can_be_played(name: str) -> None:
    card = game(name)
    deals = card.feature(DailyDeals)
    assert deals
    for n in range(400):
        deal = deals.deal(date(2026, 1, 1) + timedelta(days=n))
        assert card.refuses(deal.seats, card.chosen(deal.seats, None, deal.options)) is None
        assert deal.level in card.bots
        assert 0 <= deal.seat < deal.seats


@pytest.mark.parametrize("name", DEALT)
def test_an_outcome_has_its_measure_s_figures(name: str) -> None:
    deals = game(name).feature(DailyDeals)
    assert deals
    deal = deals.deal(NOON.date())
    table = Table(name, deal.seats, seed="x", options=deal.options)
    while not table.over:
        seat = table.actors[0]
        table.play(seat, table.bot(seat, "easy"))
    outcome = deals.outcome(table, deal.seat)
    shown = {
        "mission": {"rounds", "of", "lives"}, "rounds": {"wins", "losses", "plays"},
        "points": {"points", "margin"}, "lines": {"mine", "theirs", "turns"},
    }  # fmt: skip
    assert set(outcome.figures) == shown[deals.measure]
    assert table.result
    assert outcome.won == (deal.seat in table.result.winners)
    assert outcome.order[0] == outcome.won


def test_everyone_gets_the_same_deal_and_another_one_tomorrow(tmp_path: Path) -> None:
    async def story(hub: Hub, daily: Daily, days: Calendar) -> None:
        mine = await daily.play(HOST, "transmitter", DAY, "Ada", False)
        theirs = await daily.play(FRIEND, "transmitter", DAY, "Ben", False)
        assert mine.id != theirs.id
        assert mine.room.phase == theirs.room.phase == "running"
        assert mine.room.commitment == theirs.room.commitment
        for live, guest in ((mine, HOST), (theirs, FRIEND)):
            await played(live, guest)
        assert mine.room.table.actions == theirs.room.table.actions, "the bots play alike, too"
        days.pass_by(days=1)
        later = await daily.play(HOST, "transmitter", "2026-05-19", "Ada", False)
        assert later.room.commitment != mine.room.commitment
        assert later.id != mine.id

    told(story, tmp_path)


def test_the_first_attempt_counts_and_later_ones_are_practice(tmp_path: Path) -> None:
    async def story(hub: Hub, daily: Daily, days: Calendar) -> None:
        assert await refusal(daily.play(HOST, "transmitter", DAY, "Ada", True)) == "unplayed"
        live = await daily.play(HOST, "transmitter", DAY, "Ada", False)
        again = await daily.play(HOST, "transmitter", DAY, "Another name", False)
        assert again.id == live.id
        assert again.room.seating.names[1] == "Ada"
        deal = (await daily.today(HOST))["deals"][_at("transmitter")]
        assert (deal["phase"], deal["table"], deal["outcome"]) == ("running", live.id, None)
        await played(live, HOST)
        deal = (await daily.today(HOST))["deals"][_at("transmitter")]
        assert deal["phase"] == "over"
        assert deal["outcome"]["figures"].keys() == {"wins", "losses", "plays"}
        assert "order" not in deal["outcome"]
        assert (await daily.play(HOST, "transmitter", DAY, "Ada", False)).id == live.id
        practice = await daily.play(HOST, "transmitter", DAY, "Ada", True)
        assert practice.id != live.id
        assert practice.room.commitment == live.room.commitment
        await played(practice, HOST)
        results = await daily.results(HOST, "transmitter", DAY)
        assert [row["table"] for row in results["rows"]] == [live.id]

    told(story, tmp_path)


def _at(name: str) -> int:
    return DEALT.index(name)


def test_two_tabs_at_once_and_a_crash_in_between_make_one_table(tmp_path: Path) -> None:
    async def story(hub: Hub, daily: Daily, days: Calendar) -> None:
        starts = [daily.play(HOST, "synergy", DAY, f"Tab {n}", False) for n in range(5)]
        tables = await asyncio.gather(*starts)
        assert len({live.id for live in tables}) == 1
        rebuilt = hub_of(hub.store)
        found = await rebuilt.find(tables[0].id)
        assert found.room.phase == "running"
        assert found.room.seating.guests.count(HOST) == 1
        table_id = daily.seeds.table_id(NOON.date(), "transmitter", HOST)
        half = (await daily.play(FRIEND, "transmitter", DAY, "", False)).room.made
        await hub.deal(
            msgspec.structs.replace(half, host=HOST), table_id
        )  # and then the server stops
        await rebuilt.close()
        restarted = hub_of(hub.store)
        live = await Daily(restarted, KEY, days).play(HOST, "transmitter", DAY, "Ada", False)
        assert (live.id, live.room.phase) == (table_id, "running")
        await restarted.close()

    told(story, tmp_path)


def test_a_game_survives_a_restart_and_counts_for_the_day_it_was_begun(tmp_path: Path) -> None:
    async def story(hub: Hub, daily: Daily, days: Calendar) -> None:
        begun = await daily.play(HOST, "transmitter", DAY, "Ada", False)
        days.pass_by(hours=13)
        restarted = hub_of(hub.store)
        later = Daily(restarted, KEY, days)
        assert await refusal(later.play(HOST, "transmitter", DAY, "Ada", False)) == "yesterday"
        await played(await restarted.find(begun.id), HOST)
        (row,) = (await later.results(HOST, "transmitter", DAY))["rows"]
        assert (row["table"], row["you"], row["name"]) == (begun.id, True, "Ada")
        today = (await later.today(HOST))["deals"][_at("transmitter")]
        assert (today["phase"], today["outcome"]) == ("new", None)
        await restarted.close()

    told(story, tmp_path)


def test_nothing_is_given_away_before_one_has_played(tmp_path: Path) -> None:
    async def story(hub: Hub, daily: Daily, days: Calendar) -> None:
        live = await daily.play(HOST, "transmitter", DAY, "Ada", False)
        await played(live, HOST)
        made = live.room.made
        await daily.require_may_see(made, HOST)
        assert await refusal(daily.require_may_see(made, FRIEND)) == "unplayed"
        assert await refusal(daily.results(FRIEND, "transmitter", DAY)) == "unplayed"
        what_if = await hub.what_if(live.id, HOST, 0, 1, "easy")
        assert await refusal(daily.require_may_see(what_if.room.made, FRIEND)) == "unplayed"
        own = await daily.play(FRIEND, "transmitter", DAY, "Ben", False)
        assert await refusal(daily.require_may_see(made, FRIEND)) == "unplayed", "only begun"
        await played(own, FRIEND)
        await daily.require_may_see(made, FRIEND)
        rows = (await daily.results(FRIEND, "transmitter", DAY))["rows"]
        assert [(row["place"], row["name"], row["you"]) for row in rows] == [
            (1, "Ada", False), (1, "Ben", True),
        ]  # fmt: skip
        days.pass_by(days=1)
        await daily.require_may_see(made, STRANGER)
        assert len((await daily.results(STRANGER, "transmitter", DAY))["rows"]) == 2

    told(story, tmp_path)


def test_the_mission_of_the_week_lasts_until_sunday(tmp_path: Path) -> None:
    """The deal of Monday and that of the week that begins then are two tables and two results."""
    week = "2026-W21"

    async def story(hub: Hub, daily: Daily, days: Calendar) -> None:
        (deal,) = (await daily.today(HOST))["weekly"]
        assert (deal["game"], deal["phase"], deal["table"]) == ("synergy", "new", None)
        assert deal["called"]
        assert 0 < deal["expected"]["strong"] < 1
        live = await daily.play(HOST, "synergy", week, "Ada", False)
        assert live.room.made.daily == week
        assert lobby(live.room)["called"] == deal["called"]
        assert (await daily.play(HOST, "synergy", DAY, "Ada", False)).id != live.id
        assert await refusal(daily.results(HOST, "synergy", week)) == "unplayed"
        assert await refusal(daily.require_may_see(live.room.made, FRIEND)) == "unplayed"
        with pytest.raises(Refused):
            daily.require_removable(live.room.made)
        days.pass_by(days=6)
        assert (await daily.play(HOST, "synergy", week, "Ada", False)).id == live.id
        person = Person(HOST)
        live.watch(person)
        await person.request(live, messages.Ask, what="stop")
        (deal,) = (await daily.today(HOST))["weekly"]
        assert (deal["phase"], deal["outcome"]["given_up"]) == ("over", True)
        (row,) = (await daily.results(HOST, "synergy", week))["rows"]
        assert (row["table"], row["you"]) == (live.id, True)
        days.pass_by(days=1)
        assert await refusal(daily.play(HOST, "synergy", week, "Ada", False)) == "yesterday"
        assert (await daily.today(HOST))["weekly"][0]["phase"] == "new"
        assert len((await daily.results(STRANGER, "synergy", week))["rows"]) == 1
        assert await refusal(daily.play(HOST, "transmitter", "2026-W22", "A", False)) == "daily"
        assert await refusal(daily.play(HOST, "synergy", "2026-W60", "A", False)) == "day"

    told(story, tmp_path)


def test_weeks_begin_on_monday_and_are_named_as_iso_does() -> None:
    assert Week.of(date(2026, 12, 31)).isoformat() == "2026-W53"
    assert read_period("2026-W53") == Week.of(date(2027, 1, 3))
    assert read_period("2027-W01") == Week(date(2027, 1, 4))
    assert [read_period(bad) for bad in ("2027-W53", "2026-W00", "2026-5-18", "2026W21")] == [
        None
    ] * 4
    days = Calendar()
    assert days.week_left_ms() == (6 * 24 + 12) * 3600 * 1000


def test_giving_up_counts_as_the_attempt(tmp_path: Path) -> None:
    async def story(hub: Hub, daily: Daily, days: Calendar) -> None:
        winner = await daily.play(FRIEND, "synergy", DAY, "Ben", False)
        await played(winner, FRIEND)
        live, person = await daily.play(HOST, "synergy", DAY, "Ada", False), Person(HOST)
        live.watch(person)
        assert (await person.request(live, messages.Stand))["code"] == "daily"
        assert (await person.request(live, messages.Ask, what="stop"))["is"] == "done"
        assert live.room.over
        rows = (await daily.results(HOST, "synergy", DAY))["rows"]
        assert [(row["name"], row["outcome"]["given_up"]) for row in rows] == [
            ("Ben", False), ("Ada", True),
        ]  # fmt: skip
        assert hub.store.results_of(FRIEND, "synergy") == [], "it is no part of the campaign"
        assert live.room.made.daily
        assert inspect(f"sqlite:///{tmp_path / 'test.db'}").problems == []

    told(story, tmp_path)


def test_a_rematch_is_an_ordinary_game(tmp_path: Path) -> None:
    async def story(hub: Hub, daily: Daily, days: Calendar) -> None:
        live = await daily.play(HOST, "synergy", DAY, "Ada", False)
        await played(live, HOST)
        person = Person(HOST)
        person.requests = 1000  # after those of the game
        live.watch(person)
        assert person.shown["lobby"]["daily"] == DAY
        assert person.shown["lobby"]["next"] is None
        assert (await person.request(live, messages.Rematch))["is"] == "done"
        made = (await hub.find(live.room.rematch)).room.made
        assert (made.daily, made.practice) == ("", False)
        assert made.seed != live.room.made.seed

    told(story, tmp_path)


def test_the_puzzle_is_solved_once_and_on_its_day_or_late(tmp_path: Path) -> None:
    async def story(hub: Hub, daily: Daily, days: Calendar) -> None:
        wrong = daily.solved(HOST, "pattern-overlap", DAY, [(1, 0, 0, 0)], 1, 0)
        assert await refusal(wrong) == "unsolved"
        assert (await solved(daily, HOST))["run"] == 1
        assert (await solved(daily, HOST, ms=5))["solved"]["ms"] == 60_000, "the first one counts"
        late = await solved(daily, HOST, "2026-05-17")
        assert (late["run"], late["longest"]) == (1, 1)
        days.pass_by(days=1)
        today = (await daily.today(HOST))["puzzles"][0]
        assert (today["solved"], today["run"]) == (None, 1), "there is still time today"
        assert (await solved(daily, HOST, "2026-05-19"))["run"] == 2
        days.pass_by(days=2)
        gone = (await daily.today(HOST))["puzzles"][0]
        assert (gone["run"], gone["longest"]) == (0, 2)
        month = await daily.calendar(HOST, "pattern-overlap", "2026-05")
        found = {one["day"][-2:]: one["puzzle"] for one in month["days"]}
        assert len(found) == 21
        assert {day: how for day, how in found.items() if how != "unsolved"} == {
            "17": "late", "18": "solved", "19": "solved",
        }  # fmt: skip
        assert hub.store.tables_of(HOST) == [], "it is no table"
        key = "~" + daily.seeds.table_id(NOON.date(), "pattern-overlap", HOST)
        ((_, body),) = hub.store.bodies(key)
        assert HOST.encode() in body, "so it is found when a guest's data is deleted"
        assert inspect(f"sqlite:///{tmp_path / 'test.db'}").problems == []

    told(story, tmp_path)


def test_deals_are_counted_in_the_calendar_and_deleted_with_their_tables(tmp_path: Path) -> None:
    async def story(hub: Hub, daily: Daily, days: Calendar) -> None:
        live = await daily.play(HOST, "transmitter", DAY, "Ada", False)
        await played(live, HOST)
        month = await daily.calendar(HOST, "pattern-overlap", "2026-05")
        assert [one["deals"] for one in month["days"] if one["day"] == DAY] == [1]
        delete(hub.store.engine, [live.id], keep_results=True)
        assert (await daily.results(HOST, "transmitter", DAY))["players"] == 1
        other = await daily.play(FRIEND, "transmitter", DAY, "Ben", False)
        await played(other, FRIEND)
        delete(hub.store.engine, [other.id])
        assert (await daily.results(HOST, "transmitter", DAY))["players"] == 1
        hub.let_go(other.id, TableDeleted())
        assert await refusal(daily.play(FRIEND, "transmitter", DAY, "Ben", False)) == "table"

    told(story, tmp_path)


def test_an_attempt_can_t_be_removed_to_play_it_again(tmp_path: Path) -> None:
    async def story(hub: Hub, daily: Daily, days: Calendar) -> None:
        made = (await daily.play(HOST, "transmitter", DAY, "Ada", False)).room.made
        with pytest.raises(Refused, match="can't be removed"):
            daily.require_removable(made)
        daily.require_removable(msgspec.structs.replace(made, practice=True))
        daily.require_removable(msgspec.structs.replace(made, daily=""))
        days.pass_by(days=1)
        daily.require_removable(made)

    told(story, tmp_path)


def test_midnight_ends_a_day(tmp_path: Path) -> None:
    async def story(hub: Hub, daily: Daily, days: Calendar) -> None:
        days.at = datetime(2026, 5, 18, 23, 59, 59, 500_000, tzinfo=UTC)
        before = await daily.today(HOST)
        assert (before["day"], before["left_ms"]) == (DAY, 500)
        days.pass_by(seconds=0.5)
        after = await daily.today(HOST)
        assert (after["day"], after["left_ms"]) == ("2026-05-19", 24 * 3600 * 1000)
        assert after["puzzles"][0]["id"] == "day-2026-05-19"

    told(story, tmp_path)


@pytest.mark.parametrize(
    "text", ["", "today", "2026-5-18", "2026-02-30", "2026-05-19", "9999-12-31", "2025-12-31",
             "２０２６-05-18", "20260518", "2026-05-18T00", "2026-W21-1"],
)  # fmt: skip
def test_bad_dates_are_refused(text: str, tmp_path: Path) -> None:
    days = Calendar()
    with pytest.raises(Refused) as refused:
        days.read(text)
    assert refused.value.code == "day"


@pytest.mark.parametrize(
    "text", ["", "2026", "2026-13", "2026-00", "2026-06", "2025-12", "0000-01"]
)
def test_bad_months_are_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        Calendar().month(text)
    assert refused.value.code == "day"


def test_runs_of_days() -> None:
    def on(*days: int) -> list[date]:
        return [date(2026, 2, 26) + timedelta(days=day) for day in days]

    today = on(5)[0]
    assert current_run([], today) == longest_run([]) == 0
    assert current_run(on(1, 2, 4, 5), today) == 2
    assert current_run(on(1, 2, 3, 4), today) == 4
    assert current_run(on(1, 2, 3), today) == 0
    assert longest_run(on(9, 1, 2, 3, 5, 3, 8)) == 3


def test_ids_of_a_day_are_neighbours_and_hard_to_guess() -> None:
    seeds, other = Seeds(KEY), Seeds(b"o" * 32)
    day, next_day = date(2026, 5, 18), date(2026, 5, 19)
    ids = {name: seeds.table_id(day, name, HOST) for name in DEALT}
    for name, found in ids.items():
        assert len(found) <= 31
        assert ids_from(day, name) < found < ids_until(day, name)
        for elsewhere in DEALT:
            inside = ids_from(day, elsewhere) <= found < ids_until(day, elsewhere)
            assert inside == (elsewhere == name)
        assert not ids_from(next_day, name) <= found < ids_until(next_day, name)
    assert len({*ids.values(), *(other.table_id(day, name, HOST) for name in DEALT)}) == 8
    assert len({seeds.seed(day, "a"), seeds.nonce(day, "a"), seeds.seed(next_day, "a"),
                seeds.seed(day, "b"), other.seed(day, "a")}) == 5  # fmt: skip


def test_the_best_twenty_are_listed_and_oneself() -> None:
    def result(*order: int) -> CampaignResult:
        attempt = {"given_up": not order, "order": list(order)}
        return CampaignResult([("guest", f"{order}")], attempt)

    results = {f"t{n}": result(1, n // 2) for n in range(30)} | {"mine": result()}
    rows = ranked(results, "mine")
    assert len(rows) == LISTED + 1
    assert [row["place"] for row in rows[:5]] == [1, 1, 3, 3, 5]
    assert rows[0]["table"] == "t28", "the earlier one of equals comes first"
    assert (rows[-1]["place"], rows[-1]["you"]) == (31, True)
    assert sum(row["you"] for row in rows) == 1
