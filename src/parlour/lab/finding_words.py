"""Findings in words: one sentence each, for reports and terminals."""

from __future__ import annotations

from typing import Any

from parlour.lab.findings import Finding
from parlour.lab.series import Kind
from parlour.lab.words import Words

SIZES = ((0.8, "large"), (0.5, "medium"), (0.2, "small"))  # Cohen's conventions


def size_name(size: float | None) -> str:
    """The usual name of an effect of a size."""
    if size is None:
        return "always"
    return next((name for least, name in SIZES if abs(size) >= least), "slight")


def finding_text(one: Finding, words: Words) -> str:
    """A finding as a sentence, without the figure's name."""
    (first_value, first), (second_value, second) = one.first, one.second
    low, high = sorted((abs(one.gap.low), abs(one.gap.high)))
    size = "" if one.size is None else words.number(abs(one.size), 2)
    return (
        words.say(
            "finding",
            way="up" if one.gap.value > 0 else "down",
            first=words.amount(first, one.share),
            second=words.amount(second, one.share),
            one=words.setting({one.option: first_value}),
            other=words.setting({one.option: second_value}),
            by=_points(abs(one.gap.value), one.share, words),
            low=_points(low, one.share, words),
            high=_points(high, one.share, words),
            unit="points" if one.share else "number",
            exact="yes" if one.size is None else "no",
        )
        + " "
        + words.say("finding-size", size=size_name(one.size), value=size)
    )


def finding_entry(one: Finding, words: Words) -> dict[str, Any]:
    """A finding in a report's data."""
    return {
        "key": figure_key(one.kind, one.name, one.part, one.share),
        "option": one.option,
        "figure": words.figure(one.kind, one.name, one.part),
        "says": finding_text(one, words),
        "size": None if one.size is None else round(one.size, 4),
    }


def figure_key(kind: Kind, name: str, part: str, share: bool) -> str:
    """The id of a figure in a report: its group and its row."""
    if kind == "measure":
        return f"measure-{name}|{part}" if part else f"{'shares' if share else 'counts'}|{name}"
    groups = {"won": "won|together", "reason": f"reasons|{name}", "seat": f"seats|{name}"}
    return groups.get(kind, f"rhythm|{kind}")


def _points(size: float, share: bool, words: Words) -> str:
    """A difference without its sign; that of two shares is in percentage points."""
    return (
        words.number(100 * size, 1 if size >= 0.0995 else 2) if share else words.amount(size, False)
    )
