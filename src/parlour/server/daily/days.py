"""Days, which begin at midnight UTC, and the clock that tells them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from datetime import UTC, date, datetime, time, timedelta

from parlour.server.protocol.errors import Refused

ONE_DAY = timedelta(days=1)
FIRST_DAY = date(2026, 1, 1)  # there is no daily puzzle before
_DAY = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)
_MONTH = re.compile(r"\d{4}-\d{2}", re.ASCII)


def utc_now() -> datetime:
    """Return the time, in UTC."""
    return datetime.now(UTC)


class Days:
    """The calendar of a server; tests give it another clock."""

    def __init__(self, now: Callable[[], datetime] | None = None) -> None:
        self.now = now or (lambda: utc_now())

    @property
    def today(self) -> date:
        """Return today's date, in UTC."""
        return self.now().date()

    def left_ms(self) -> int:
        """Return how long today still lasts."""
        now = self.now()
        midnight = datetime.combine(now.date() + ONE_DAY, time(), UTC)
        return max(1, round((midnight - now).total_seconds() * 1000))

    def read(self, text: str) -> date:
        """Return the date in a request, which has to be one with a daily puzzle."""
        day = _parsed(text) if _DAY.fullmatch(text) else None
        if day is None:
            raise Refused("day", "a date is written as 2026-05-17")
        if day > self.today:
            raise Refused("day", "that day hasn't begun yet; days begin at midnight UTC")
        if day < FIRST_DAY:
            raise Refused("day", f"the first day is {FIRST_DAY.isoformat()}")
        return day

    def month(self, text: str) -> list[date]:
        """Return the days of a month so far."""
        first = _parsed(f"{text}-01") if _MONTH.fullmatch(text) else None
        if first is None:
            raise Refused("day", "a month is written as 2026-05")
        days = [first + n * ONE_DAY for n in range(31)]
        found = [day for day in days if day.month == first.month and day <= self.today]
        if not found or found[-1] < FIRST_DAY:
            raise Refused("day", "there are no daily puzzles in that month")
        return [day for day in found if day >= FIRST_DAY]


def _parsed(text: str) -> date | None:
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


def current_run(done: Iterable[date], today: date) -> int:
    """Return how many days in a row are done, up to today, or yesterday while today isn't over."""
    days = set(done)
    day = today if today in days else today - ONE_DAY
    run = 0
    while day in days:
        run, day = run + 1, day - ONE_DAY
    return run


def longest_run(done: Iterable[date]) -> int:
    """Return the most days in a row that were ever done."""
    longest = run = 0
    before: date | None = None
    for day in sorted(set(done)):
        run = run + 1 if before is not None and day - before == ONE_DAY else 1
        longest, before = max(longest, run), day
    return longest
