"""The daily deals and the daily puzzle of a server: playing them, and who has done what."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from functools import partial
from typing import Any, TypeVar

from parlour.core.game import Game
from parlour.core.registry import game, names
from parlour.features.daily import DailyDeals, Deals, WeeklyDeals
from parlour.features.puzzles import Placed, Puzzles
from parlour.server.daily.days import Days, current_run, longest_run
from parlour.server.daily.ranking import ranked
from parlour.server.daily.seeds import Seeds, ids_from, ids_until
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.events import Event, Made
from parlour.server.protocol.periods import Period, Week, current, first_day, read_period
from parlour.server.puzzles.board import Board
from parlour.server.puzzles.events import MARK, Opened
from parlour.server.puzzles.live import PHASE, now_ms
from parlour.server.storage import daily_results
from parlour.server.storage.daily_results import Done, shelf
from parlour.server.storage.results import CampaignResult, encode_result
from parlour.server.storage.store import Taken
from parlour.server.storage.summaries import Summary
from parlour.server.tables import seat_requests
from parlour.server.tables.daily_results import deals_of
from parlour.server.tables.hub import Hub
from parlour.server.tables.live import Live

HARMLESS = ("seated", "started")  # another tab was faster
Results = dict[date, CampaignResult]
Kind = TypeVar("Kind", DailyDeals, WeeklyDeals, Puzzles)


class Daily:
    """What is new every day on a server."""

    def __init__(self, hub: Hub, key: bytes, days: Days | None = None) -> None:
        self.hub, self.seeds, self.days = hub, Seeds(key), days or Days()

    # Today

    async def today(self, guest: str) -> dict[str, Any]:
        """Return today's puzzle and deals and those of the week, and what the guest has done."""
        day = self.days.today
        _, puzzles = await self._ask(daily_results.results_of, guest)
        return {
            "day": day.isoformat(),
            "left_ms": self.days.left_ms(),
            "puzzles": [
                self._puzzle(card, day, puzzles.get(card.name, {})) for card in _with(Puzzles)
            ],
            "deals": await self._deals(guest, day, _with(DailyDeals)),
            "week": self.days.week.isoformat(),
            "week_left_ms": self.days.week_left_ms(),
            "weekly": await self._deals(guest, self.days.week, _with(WeeklyDeals)),
        }  # fmt: skip

    async def _deals(self, guest: str, period: Period, cards: list[Game]) -> list[dict[str, Any]]:
        ids = {card.name: self.seeds.table_id(period, card.name, guest) for card in cards}
        phases = await self._ask(daily_results.phases, ids.values())
        results = await self._ask(daily_results.results, ids.values())
        return [
            self._deal(card, period, ids[card.name], phases, results.get(ids[card.name]))
            for card in cards
        ]

    def _puzzle(self, card: Game, day: date, mine: Results) -> dict[str, Any]:
        puzzles = _feature(card, Puzzles)
        name = puzzles.daily(day)
        front = puzzles.front(name, day) or {}
        on_time = [on for on, result in mine.items() if not result.attempt.get("late")]
        done = mine.get(day)
        return {
            "game": card.name, "id": name, "stars": front.get("stars", 0),
            "cards": len(front.get("cards", ())), "solved": done.attempt if done else None,
            "run": current_run(on_time, day), "longest": longest_run(on_time),
        }  # fmt: skip

    def _deal(
        self, card: Game, period: Period, table_id: str, phases: dict[str, str],
        result: CampaignResult | None,
    ) -> dict[str, Any]:  # fmt: skip
        deals = _deals_of(card, period)
        deal, phase = deals.deal(first_day(period)), phases.get(table_id)
        return {
            "game": card.name, "measure": deals.measure, "seats": deal.seats, "level": deal.level,
            "options": dict(deal.options), "called": deal.called, "expected": dict(deal.expected),
            "phase": "over" if result else phase or "new",
            "table": table_id if phase else None, "outcome": _shown(result) if result else None,
        }  # fmt: skip

    # Deals

    async def play(self, guest: str, name: str, day_text: str, who: str, practice: bool) -> Live:
        """Start today's deal of a game, or return to it; once it is over, practise it.

        The same goes for this week's, if the day is a week.
        """
        card, day = game(name), self._require_now(day_text)
        deals = _deals_of(card, day)
        if practice and not await self._has_finished(guest, day, card.name):
            raise Refused("unplayed", "play the deal once before you practise it")
        deal = deals.deal(first_day(day))
        made = Made(
            game=card.name, version=card.version, seats=deal.seats,
            options=card.chosen(deal.seats, None, deal.options),
            seed=self.seeds.seed(day, card.name), nonce=self.seeds.nonce(day, card.name),
            host=guest, invite=secrets.token_urlsafe(16), daily=day.isoformat(), practice=practice,
            bots={seat: deal.level for seat in range(deal.seats) if seat != deal.seat},
        )  # fmt: skip
        counted = self.seeds.table_id(day, card.name, guest)
        live = await self.hub.deal(made, secrets.token_urlsafe(16) if practice else counted)
        await _begin(live, guest, who, deal.seat)
        return live

    def _require_now(self, text: str) -> Period:
        period = self.days.read_period(text)
        if period != current(period, self.days.today):
            raise Refused("yesterday", "that deal is over, because a new day or week has begun")
        return period

    async def _has_finished(self, guest: str, day: Period, name: str) -> bool:
        ids = [self.seeds.table_id(day, name, guest)]
        return bool(await self._ask(daily_results.results, ids))

    async def require_may_see(self, made: Made, guest: str) -> None:
        """Refuse to show a table of today's deal to someone who hasn't finished it yet."""
        period = read_period(made.daily)
        if period is None or made.host == guest or period != current(period, self.days.today):
            return
        if not await self._has_finished(guest, period, made.game):
            raise Refused("unplayed", "you can watch others play this deal once you've finished it")

    def require_removable(self, made: Made) -> None:
        """Refuse to remove the table at which today's deal counts: it could be played again."""
        period = read_period(made.daily)
        if period and period == current(period, self.days.today) and not made.practice:
            raise Refused("daily", "today's deal can't be removed; finish it, or end it to give up")

    async def results(self, guest: str, name: str, day_text: str) -> dict[str, Any]:
        """Return the best results of a day's or week's deal, and the guest's own."""
        card, day = game(name), self.days.read_period(day_text)
        deals = _deals_of(card, day)
        first, end = ids_from(day, card.name), ids_until(day, card.name)
        on_shelf = shelf(day, card.name)
        found = await self._ask(daily_results.results_between, first, end, on_shelf)
        own = self.seeds.table_id(day, card.name, guest)
        if day == current(day, self.days.today) and own not in found:
            raise Refused("unplayed", "you can see how others did once you've finished the deal")
        rows = ranked(found, own)
        return {
            "day": day.isoformat(), "game": card.name, "measure": deals.measure,
            "players": len(found),
            "rows": [{**row, "outcome": _shown(found[row["table"]])} for row in rows],
        }  # fmt: skip

    # Puzzles

    async def solved(
        self, guest: str, name: str, day_text: str, placed: list[Placed], ms: int, hints: int
    ) -> dict[str, Any]:
        """Note that a guest has solved a day's puzzle; the first time counts."""
        card, day = game(name), self.days.read(day_text)
        puzzles = card.feature(Puzzles)
        if puzzles is None:
            raise Refused("puzzle", f"{card.title} has no puzzles")
        opened = Opened(card.name, puzzles.daily(day), placed, now_ms(), ms, hints, guest)
        cards = set((puzzles.front(opened.puzzle, day) or {}).get("cards", ()))
        if {one for one, *_ in placed} != cards or not Board(opened).solved:
            raise Refused("unsolved", "that doesn't solve the puzzle")
        attempt = {"late": day < self.days.today, "ms": ms, "hints": hints}
        summary = Summary(
            card.name, PHASE, public=False, guest=guest, shelf=shelf(day, card.name),
            ending=encode_result(CampaignResult([(guest, "")], attempt)),
        )  # fmt: skip
        with suppress(Taken):
            key = MARK + self.seeds.table_id(day, card.name, guest)
            await self.hub.store_event(key, 0, opened, summary)
        mine: Done = await self._ask(daily_results.results_of, guest)
        return self._puzzle(card, self.days.today, mine.puzzles.get(card.name, {}))

    async def calendar(self, guest: str, name: str, month: str) -> dict[str, Any]:
        """Return what a guest did on each day of a month: the puzzle, and how many deals."""
        card, days = game(name), self.days.month(month)
        if card.feature(Puzzles) is None:
            raise Refused("puzzle", f"{card.title} has no puzzles")
        mine: Done = await self._ask(daily_results.results_of, guest)
        solved = mine.puzzles.get(card.name, {})
        return {
            "month": month,
            "today": self.days.today.isoformat(),
            "days": [
                {"day": day.isoformat(), "puzzle": _standing(solved.get(day)),
                 "deals": sum(day in results for results in mine.deals.values())}
                for day in days
            ],
        }  # fmt: skip

    async def _ask(self, query: Callable[..., Any], *given: Any) -> Any:
        return await self.hub.ask_store(query, self.hub.store.engine, *given)


async def _begin(live: Live, guest: str, who: str, seat: int) -> None:
    """Sit down and start, unless that has been done."""

    def sit() -> Event:
        invite = live.room.made.invite
        return seat_requests.propose_sit(live.room, guest, who, invite, seat)

    for propose in (sit, partial(seat_requests.propose_start, live.room, guest)):
        if live.room.phase != "open":
            return
        try:
            async with live.lock:
                await live.commit(propose)
        except Refused as refused:
            if refused.code not in HARMLESS:
                raise


def _shown(result: CampaignResult) -> dict[str, Any]:
    """Return an outcome without what only sorts it."""
    return {name: value for name, value in result.attempt.items() if name != "order"}


def _standing(result: CampaignResult | None) -> str:
    if result is None:
        return "unsolved"
    return "late" if result.attempt.get("late") else "solved"


def _deals_of(card: Game, period: Period) -> Deals:
    found = deals_of(card, period)
    if found is None:
        which = "weekly" if isinstance(period, Week) else "daily"
        raise Refused("daily", f"{card.title} has no {which} deal")
    return found


def _with(kind: type[Deals] | type[Puzzles]) -> list[Game]:
    return [card for card in map(game, names()) if card.feature(kind) is not None]


def _feature(card: Game, kind: type[Kind]) -> Kind:
    found = card.feature(kind)
    assert found is not None
    return found
