"""Games played on from a position, in pairs: the same luck for each of the moves compared."""

from __future__ import annotations

from typing import Any

from parlour.coach.templates.placeholders import LONGEST, RACES
from parlour.core.acting import any_of, first_of
from parlour.core.chance import branch
from parlour.core.rule import compiled_as, rule
from parlour.core.struct import Array
from parlour.core.templates.placeholders import actors, apply, bot, imagine, look, scores

NO_ACTION = -1


def _overwrite(source: Any, target: Any) -> None:
    target[0] = source[0]


@compiled_as(_overwrite)
def copy(source: Any, target: Any) -> None:
    """Copy a boxed record to another box."""
    target[0] = type(source[0]).copy(source)[0]


@rule
def play_on(s: Any, blank: Any, v: Any, chance: Any, luck: Any, scratch: Array) -> None:
    """Play to the end with the same bot in every seat."""
    for _ in range(LONGEST):
        mask = actors(s)
        if mask == 0:
            return
        seat = any_of(mask, luck) if RACES else first_of(mask)
        copy(blank, v)
        look(s, seat, v[0])
        apply(s, chance, seat, bot(v[0], luck, scratch))


@rule
def compare(
    view: Any, fresh: Any, base: Any, s: Any, blank: Any, v: Any, parent: Any, first: int,
    chance: Any, luck: Any, scratch: Array, seat: int, actions: Array, hidden: bool, out: Any,
    found: Array,
) -> None:  # fmt: skip
    """Note whether the seat wins after each action, in one row per world.

    With `hidden`, a world is a position that fits the view; otherwise it is `base` as given. The
    actions of a row share the position and the streams of random numbers.
    """
    for k in range(len(found)):
        stream = 3 * (first + k)
        if hidden:
            branch(parent[0], stream, chance[0])
            copy(fresh, base)
            imagine(view[0], chance[0], base[0], scratch)
        for a in range(len(actions)):
            copy(base, s)
            branch(parent[0], stream + 1, chance[0])
            branch(parent[0], stream + 2, luck[0])
            if actions[a] != NO_ACTION:
                apply(s[0], chance[0], seat, actions[a])
            play_on(s[0], blank, v, chance[0], luck[0], scratch)
            scores(s[0], out[0])
            found[k, a] = out[0].won[seat]
