"""Days, which begin at midnight UTC, and the clock that tells them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from datetime import UTC, date, datetime, time, timedelta

from parlour.server.protocol.errors import Refused
from parlour.server.protocol.periods import Period, Week, current, first_day, read_period

ONE_DAY = timedelta(days=1)
DAY_MS = 24 * 3600 * 1000
FIRST_DAY = date(2026, 1, 1)  # there is no daily puzzle before
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

    @property
    def week(self) -> Week:
        """Return this week, which began on Monday at midnight UTC."""
        return Week.of(self.today)

    def week_left_ms(self) -> int:
        """Return how long this week still lasts."""
        return self.left_ms() + (6 - self.today.weekday()) * DAY_MS

    def read(self, text: str) -> date:
        """Return the date in a request, which has to be one with a daily puzzle."""
        day = self.read_period(text)
        if isinstance(day, Week):
            raise Refused("day", "a date must look like 2026-05-17")
        return day

    def read_period(self, text: str) -> Period:
        """Return the day or week in a request, which has to be one with deals."""
        period = read_period(text)
        if period is None:
            raise Refused("day", "a date must look like 2026-05-17, and a week like 2026-W21")
        if first_day(period) > self.today:
            raise Refused("day", "that day hasn't begun yet; days begin at midnight UTC")
        if first_day(period) < first_day(current(period, FIRST_DAY)):
            raise Refused("day", f"there are no deals before {FIRST_DAY.isoformat()}")
        return period

    def month(self, text: str) -> list[date]:
        """Return the days of a month so far."""
        first = _parsed(f"{text}-01") if _MONTH.fullmatch(text) else None
        if first is None:
            raise Refused("day", "a month must look like 2026-05")
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
