"""Periods: the day or the week that a deal belongs to, which also names it."""

from __future__ import annotations

import re
from datetime import date, timedelta
from typing import NamedTuple

_DAY = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)
_WEEK = re.compile(r"\d{4}-W\d{2}", re.ASCII)


class Week(NamedTuple):
    """An ISO week, which begins on Monday; it is written as 2026-W21."""

    monday: date

    @classmethod
    def of(cls, day: date) -> Week:
        """Return the week of a day."""
        return cls(day - timedelta(days=day.weekday()))

    def isoformat(self) -> str:
        """Return it as it is written."""
        year, week, _ = self.monday.isocalendar()
        return f"{year}-W{week:02}"


Period = date | Week


def first_day(period: Period) -> date:
    """Return the day on which a period begins."""
    return period.monday if isinstance(period, Week) else period


def current(period: Period, today: date) -> Period:
    """Return the period of the same kind that today belongs to."""
    return Week.of(today) if isinstance(period, Week) else today


def read_period(text: str) -> Period | None:
    """Return the day or week that a text names, or None."""
    try:
        if _DAY.fullmatch(text):
            return date.fromisoformat(text)
        return Week(date.fromisoformat(f"{text}-1")) if _WEEK.fullmatch(text) else None
    except ValueError:
        return None
