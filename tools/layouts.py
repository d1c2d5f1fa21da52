"""Write docs/observations.md: what learners observe in each game, and its actions.

    python tools/layouts.py

The page is made from the declarations in each game's observe.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from parlour.core.encoding import FLAG, ONE_OF, Actions, Encoding, Part
from parlour.core.game import Game
from parlour.core.registry import game, names

PAGE = Path(__file__).resolve().parents[1] / "docs" / "observations.md"
OVERVIEW = """
This page lists the numbers (float32) that [`vector`](environments.md#many-tables-at-once-vector)
gives to learners, and the actions it accepts. `parlour.envs.layout(name, "features")` returns the
same layout as Python objects, and `parlour.envs.named(name, row, "features")` splits a row by name.
"You" means the observing seat. Seats are counted from yours onwards: you, then the next seat in
playing order. "x / 9" means that x is divided by 9. Anything that doesn't exist is 0, such as empty
seats and cards not yet played.
"""
SHORT = """
[Compact rows](environments.md#compact-rows) (int8, `"compact"`) describe a position in bytes. An
*index* says which of several things is meant, counting from 1, and 0 means none. *Bits* are flags,
lowest bit first: flag k is `row >> k & 1`, and the eighth flag is the sign of its byte. Anything
that doesn't exist is 0, and numbers too large for their bounds are clipped.
"""
CANDIDATE = "Each candidate is described by {}."
INTRODUCTION = f"""\
# Observations and actions

{" ".join(OVERVIEW.split())}

{" ".join(SHORT.split())}

`tools/layouts.py` generates this page.
"""


def page() -> str:
    """The whole page."""
    cards = [game(name) for name in names()]
    return "\n".join([INTRODUCTION, *(line for card in cards for line in of_game(card))])


def of_game(card: Game) -> Iterator[str]:
    """The lines about a game; none if it has no features."""
    module: Any = card.lab.observe
    if module is None:
        return
    yield f"## {card.title}\n"
    yield f"{' '.join(explained(module).split())}\n"
    yield from of_parts(f"{module.ROW.size:,} numbers.", module.ROW)
    yield f"{card.actions:,} actions.\n"
    yield "| actions | meaning |"
    yield "|---|---|"
    yield from map(of_actions, module.MOVES)
    yield ""
    if hasattr(module, "CHOICE"):
        yield from of_parts(CANDIDATE.format(f"{module.CHOICE.size} numbers"), module.CHOICE)
    if card.lab.compact:
        yield from of_compact(card, card.lab.compact)


def of_compact(card: Game, module: Any) -> Iterator[str]:
    """The lines about a game's compact rows."""
    yield f"### {card.title}, compact\n"
    yield f"{' '.join(explained(module).split())}\n"
    yield from of_parts(f"{module.ROW.size:,} bytes.", module.ROW)
    if hasattr(module, "CHOICE"):
        yield from of_parts(CANDIDATE.format(f"{module.CHOICE.size} bytes"), module.CHOICE)


def of_parts(title: str, row: Encoding) -> Iterator[str]:
    """A table of the parts of a row."""
    yield f"{title}\n"
    yield "| part | place | shape | bounds | kind | meaning |"
    yield "|---|---|---|---|---|---|"
    yield from map(of_part, row.parts)
    yield ""


def explained(module: Any) -> str:
    """What a module says about its observations, after the title."""
    return (module.__doc__ or "").partition("\n\n")[2]


def of_part(part: Part) -> str:
    """The row of a part of an observation."""
    shape = " × ".join(map(str, part.shape)) or "1"
    bounds = "0, 1" if part.kind in (FLAG, ONE_OF) else f"{part.low:g} to {part.high:g}"
    cells = (f"`{part.field}`", str(part.offset), shape, bounds, part.kind, part.about)
    return f"| {' | '.join(cells)} |"


def of_actions(span: Actions) -> str:
    """The row of some actions."""
    last = span.first + span.size - 1
    numbers = str(span.first) if span.size == 1 else f"{span.first} to {last}"
    return f"| {numbers} | {span.about} |"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
