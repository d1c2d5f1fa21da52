"""Deals made to order: tables on which what a test needs lies before the players."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from parlour import Table
from parlour.games.synergy.cards import COMMIT3, GOAL, KINDS, PASS

RED, YELLOW, GREEN, BLUE, PURPLE = range(5)
OPEN = {"mission": "custom", "custom_rounds": 3, "custom_lives": 3, "custom_fail": 0}
FREE = {**OPEN, "custom_rounds": 7, "custom_lives": 1, "custom_fail": 2}


def card(colour: int, value: int) -> int:
    """The type of a number."""
    return 5 * colour + value - 1


def cards(*types: int) -> int:
    """A set of numbers."""
    return sum(1 << 2 * t for t in types)


def pair(seat: int, total: int) -> tuple[int, int]:
    """Two numbers of the seat's colour that make a sum."""
    first = min(5, total - 1)
    return card(seat, first), card(seat, total - first)


def spare(seat: int, *out: int) -> list[int]:
    """The numbers of a colour that are not out, ascending."""
    own = [card(seat, value) for value in range(1, 6) for _ in range(2)]
    for t in out:
        if t in own:
            own.remove(t)
    return own


def stage(
    pairs: Sequence[tuple[int, int]],
    kinds: Sequence[int],
    phase: int = COMMIT3,
    hands: Sequence[Sequence[int]] | None = None,
    options: dict[str, Any] | None = None,
    **state: Any,
) -> Table:
    """A table with first numbers and goals face up, and the last numbers in the hands."""
    seats = len(pairs)
    out = [t for both in pairs for t in both]
    if hands is None:
        hands = [[last, *spare(seat, *out)[:3]] for seat, (_, last) in enumerate(pairs)]
    position = {
        "phase": phase,
        "leader": 0,
        "first": [first for first, _ in pairs],
        "goal": [KINDS * seat + kind for seat, kind in enumerate(kinds)],
        "goals": [1 << (kind + 1) % KINDS | 1 << (kind + 2) % KINDS for kind in kinds],
        "hand": [cards(*hand) for hand in hands],
        **state,
    }
    return Table.arrange("synergy", seats, state=position, options={**OPEN, **(options or {})})


def checked(
    sums: Sequence[int], kinds: Sequence[int], allowed: int = 0, **more: Any
) -> dict[str, Any]:
    """A round with these sums and goals, as all see it afterwards."""
    options = {**more.pop("options", {}), "custom_fail": allowed}
    table = stage(
        [pair(seat, total) for seat, total in enumerate(sums)], kinds, options=options, **more
    )
    return last_numbers(table, [pair(seat, total)[1] for seat, total in enumerate(sums)])


def last_numbers(table: Table, types: Sequence[int]) -> dict[str, Any]:
    """Everybody lays a last number; the round as all see it."""
    for seat, t in enumerate(types):
        table.play(seat, t)
    return past(table)


def past(table: Table) -> dict[str, Any]:
    """The round that was checked last."""
    return dict(table.view(None)["past"][-1])


def all_pass(table: Table) -> None:
    """Nobody uses another action card."""
    while table.view(None)["phase"] == "action":
        table.play(table.actors[0], PASS)


def commits(table: Table, actions: Sequence[int]) -> None:
    """Everybody commits, in seat order."""
    for seat, action in enumerate(actions):
        table.play(seat, action)


def goal(kind: int) -> int:
    """The action of laying a goal."""
    return GOAL + kind


def random_game(table: Table, seed: object) -> Iterator[Table]:
    """The table itself, before every random move and at the end."""
    luck = random.Random(repr(seed))
    yield table
    while table.actors:
        seat = luck.choice(table.actors)
        table.play(seat, luck.choice(table.legal(seat)))
        yield table


def played_out(table: Table, seed: object) -> Table:
    """The table after random moves to the end."""
    for _ in random_game(table, seed):
        pass
    return table
