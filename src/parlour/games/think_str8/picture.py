"""Think Str8! in a terminal of 80 columns and 24 lines."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from parlour.core.fact import Speaker
from parlour.games.think_str8.aid import impossible
from parlour.games.think_str8.facts import PHASES, status
from parlour.games.think_str8.options import BOOKKEEPING, LOGIC
from parlour.games.think_str8.rules import (
    FINAL,
    HIGH,
    HIT,
    HOLDERS,
    LOW,
    NONE,
    OVER,
    PLACE,
    SPACES,
    UNCHECKED,
    VALUES,
)
from parlour.games.think_str8.things import RESULTS, Colour, Letter, Spaces, covers, numbers

SHAPES = "●▲◆■✚⬢"
PAD = 24  # columns for the pad beside the rows
RANGE = 12  # columns for what a result says about the sum
MARKS = ("", "=", "↓", "↑", "x")  # a result for spectators; the sum was below or above the bet

Line = tuple[str, str]  # a label and a text


def picture(v: Any, say: Speaker) -> str:
    """The table as text."""
    if v.closed:
        return say(status(v))
    letters = [say(Letter(colour)) for colour in range(len(SHAPES))]
    labelled = [
        track_line(v, say),
        dice_line(v, say, letters),
        *token_lines(v, say),
        *holder_lines(v, say, letters),
    ]
    width = max(len(label) for label, _ in labelled) + 1
    lines = [header(v, say), *(f"{label:<{width}}{text}" for label, text in labelled)]
    lines += beside(pad_lines(v, letters), row_lines(v, say, letters))
    if v.phase == OVER:
        lines += [final_line(v, say, seat) for seat in reversed(v.track[: v.seats])]
    lines.append(say(status(v)))
    return "\n".join(line.rstrip() for line in lines)


def header(v: Any, say: Speaker) -> str:
    if v.phase >= FINAL:
        return say("picture-after", rounds=v.rounds, phase=PHASES[v.phase])
    order = " > ".join(str(seat) for seat in v.order[: v.seats])
    phase = PHASES[v.phase]
    return say(
        "picture-header", round=v.this_round + 1, rounds=v.rounds, phase=phase, order=order
    )  # fmt: skip


def track_line(v: Any, say: Speaker) -> Line:
    """The score track from last to first; stones on one space from top to bottom."""
    spaces = []
    for at, stones in groupby(v.track[: v.seats], key=lambda seat: v.pos[seat]):
        names = f" {say('picture-on')} ".join(say("picture-stone", seat=seat) for seat in stones)
        spaces.append(f"{minus(at)}: {names}")
    return say("picture-track"), " | ".join(spaces)


def dice_line(v: Any, say: Speaker, letters: list[str]) -> Line:
    """The dice, or after the last round the letter of each colour."""
    if v.phase >= FINAL:
        names = "  ".join(f"{x} {say(Colour(c))}" for c, x in enumerate(letters))
        return say("picture-colours"), names
    dice = v.dice[v.this_round]
    shown = "  ".join(f"{SHAPES[c]} {letters[c]} {say(Colour(c))}" for c in dice)
    return say("picture-dice"), shown


def token_lines(v: Any, say: Speaker) -> list[Line]:
    """The free tokens, until the final bets."""
    if v.phase >= FINAL:
        return []
    left = [f"{v.width[t]}={v.worth[t]}" for t in range(len(v.width)) if v.free >> t & 1]
    return [(say("picture-tokens"), say("picture-free", tokens="  ".join(left)))]


def holder_lines(v: Any, say: Speaker, letters: list[str]) -> Iterable[Line]:
    """Every holder with its visible cards and its bet, then the piles and cards given up."""
    for holder in range(HOLDERS):
        owned = holder < v.seats
        name = say("picture-holder", seat=holder) if owned else say("picture-neutral")
        cards = " ".join(
            f"{letters[c]}{'?' if k == NONE else k}"
            for c, k in enumerate(v.holder[holder][: v.colours])
        )
        yield name, f"{cards}   {bet_text(v, say, letters, holder) if owned else ''}"
    piles = " ".join(f"{letters[c]}{v.pile_left[c]}" for c in range(v.colours))
    yield say("picture-piles"), piles
    given = [f"{letters[c]}{value}" for c, value in discards(v)]
    if given:
        yield say("picture-given"), " ".join(given)


def discards(v: Any) -> list[tuple[int, int]]:
    """Every card given up: colour and number."""
    return [
        (v.given[r][seat], v.value[r][seat])
        for r in range(min(v.this_round + 1, v.rounds))
        for seat in range(v.seats)
        if v.given[r][seat] != NONE
    ]


def bet_text(v: Any, say: Speaker, letters: list[str], seat: int) -> str:
    """A seat's token this round and its placement, or its final bets."""
    if v.phase >= FINAL:
        return final_text(v, say, letters, seat)
    r = v.this_round
    token = v.token[r][seat]
    if token == NONE:
        return ""
    placed = v.start[r][seat] != NONE
    secret = v.phase == PLACE and not v.asked >> seat & 1
    return say(
        "picture-bet",
        size=v.width[token],
        spaces=covers(v, r, seat) if placed else "placed" if secret else None,
        result=RESULTS[v.result[r][seat]],
    )


def final_text(v: Any, say: Speaker, letters: list[str], seat: int) -> str:
    if v.seat != seat and v.phase == FINAL:
        return say("picture-has-bet") if v.bet_on[seat] else ""
    sets = ("".join(map(str, numbers(v.bets[seat][c]))) for c in range(v.bet_on[seat]))
    return " ".join(f"{letters[c]}:{digits}" for c, digits in enumerate(sets))


def pad_lines(v: Any, letters: list[str]) -> list[str]:
    """The grid of numbers: # seen elsewhere, x impossible (from assist level 2)."""
    ruled_out = impossible(v) if v.seat >= 0 and v.options.assist_max >= LOGIC else set()
    lines = [f"    {' '.join(map(str, range(VALUES)))}"]
    for c in range(v.colours):
        cells = (
            "#" if v.black[c][k] else "x" if (c, k) in ruled_out else "." for k in range(VALUES)
        )
        lines.append(f"{SHAPES[c]} {letters[c]} {' '.join(cells)}")
    return lines


def row_lines(v: Any, say: Speaker, letters: list[str]) -> list[str]:
    """The checked rounds: dice and results."""
    return [
        f"{r + 1:>2}  {''.join(letters[c] for c in v.dice[r])}  {row_text(v, say, letters, r)}"
        for r in range(min(v.this_round + 1, v.rounds))
        if v.result[r][0] != UNCHECKED
    ]


def row_text(v: Any, say: Speaker, letters: list[str], r: int) -> str:
    """A row of the viewer's pad; for a spectator, every seat's result."""
    if v.seat < 0:
        return "  ".join(f"{s}:{MARKS[v.result[r][s]]}" for s in range(v.seats))
    result = say("picture-result", result=RESULTS[v.result[r][v.seat]])
    text = f"{sum_text(v, say, r):<{RANGE}} {result}"
    if v.options.assist_max >= BOOKKEEPING:
        known = [f"{letters[c]}={v.stood[r][c]}" for c in sorted({*v.dice[r]})
                 if c < v.colours and v.stood[r][c] != NONE]  # fmt: skip
        text += f"  {' '.join(known)}" if known else ""
    return text


def sum_text(v: Any, say: Speaker, r: int) -> str:
    """What a result says about the sum."""
    bet, result = covers(v, r, v.seat), v.result[r][v.seat]
    if result == HIT:
        return say(bet)
    if result == HIGH:
        return say(Spaces(0, bet.first - 1, bet.first))
    if result == LOW:
        return say(Spaces(bet.last + 1, SPACES - 1, SPACES - 1 - bet.last))
    return say("picture-not", spaces=bet)


def beside(left: list[str], right: list[str]) -> list[str]:
    """Two blocks of lines side by side."""
    height = max(len(left), len(right))
    left, right = left + [""] * (height - len(left)), right + [""] * (height - len(right))
    return [f"{one:<{PAD}}{other}" for one, other in zip(left, right)]


def final_line(v: Any, say: Speaker, seat: int) -> str:
    return say("picture-final", seat=seat, position=v.pos[seat], points=v.final[seat])


def minus(value: int) -> str:
    """An integer as text, with a true minus sign."""
    return str(value).replace("-", "\u2212")
