"""Transmitter in a terminal."""

from __future__ import annotations

from typing import Any

from parlour.core.fact import Speaker
from parlour.games.transmitter.aid import possible_values, public_belief
from parlour.games.transmitter.facts import HINTS, plays_at_most, plays_to_drift, status
from parlour.games.transmitter.options import AID_BOUNDS, AID_EXACT, AID_NONE
from parlour.games.transmitter.rules import ANNOUNCE, KEEP, OVER, UNSAID

BAR = 60  # characters for a certainty


def picture(v: Any, say: Speaker) -> str:
    """The table as text."""
    if v.phase == OVER:
        return "\n".join([score(v, say), say(status(v))])
    drift, plays = plays_to_drift(v), f"{v.plays}/{plays_at_most(v)}"
    lines = [
        f"{score(v, say)}  {say('picture-plays', plays=plays, drift=drift)}",
        stack_line(v, say),
        hint_line(v, say),
    ]
    if v.options.aid >= AID_BOUNDS and (values := possible_values(v)):
        lines.append(say("picture-possible", values=in_runs(values, say)))
    if v.options.aid == AID_EXACT:
        lines += [
            f"  {signed(value):>4} {'#' * round(BAR * chance)} {100 * chance:.0f}%"
            for value, chance in public_belief(v).items()
        ]
    if v.knows:
        lines.append(
            say("picture-signal", sum=f"{signed(v.objective)} = {row(v.cards[: v.drawn])}")
        )
    if v.knows and v.phase == KEEP:
        lines.append(say("picture-offer", first=v.offer[0], second=v.offer[1]))
    for seat in range(v.seats):
        if v.sees[seat] and v.held[seat]:
            cards = "  ".join(signed(card) for card in v.hand[seat][: v.held[seat]])
            lines.append(say("picture-hand", seat=seat, cards=cards))
    lines.append(say(status(v)))
    return "\n".join(lines)


def score(v: Any, say: Speaker) -> str:
    return say("picture-score", round=v.this_round + 1, wins=v.wins, losses=v.losses)


def stack_line(v: Any, say: Speaker) -> str:
    stack = signed(v.stack)
    if v.options.aid != AID_NONE and v.plays:
        stack += f" = {row(v.played[: v.plays])}"
    return say("picture-stack", sum=stack)


def hint_line(v: Any, say: Speaker) -> str:
    hint = last_hint(v)
    if hint != UNSAID:
        return say("picture-hint", hint=HINTS[hint])
    if v.phase == ANNOUNCE:
        return say("picture-hint", hint="pending")
    return say("picture-hint", hint="drifted" if v.plays else "none")


def last_hint(v: Any) -> int:
    """The last hint about the current objective."""
    if v.plays and plays_to_drift(v) < v.options.drift_interval:
        return int(v.hint[v.plays - 1])
    return int(v.drift_hint[v.drawn - 1]) if v.drawn else UNSAID


def in_runs(values: list[int], say: Speaker) -> str:
    """Ascending values as text, with three or more in a row as a range."""
    runs: list[list[int]] = []
    for value in values:
        if runs and value == runs[-1][-1] + 1:
            runs[-1].append(value)
        else:
            runs.append([value])
    parts = [
        [say("picture-run", low=run[0], high=run[-1])] if len(run) > 2 else map(signed, run)
        for run in runs
    ]
    return ", ".join(part for some in parts for part in some)


def signed(value: int) -> str:
    """A card's value with its sign: +5, 0, −7."""
    return f"+{value}" if value > 0 else str(value).replace("-", "\u2212")


def row(values: list[int]) -> str:
    return " ".join(map(signed, values))
