"""Tables set up for tests, with chosen cards."""

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
    """Return the type of a number card."""
    return 5 * colour + value - 1


def cards(*types: int) -> int:
    """Return a set of number cards."""
    return sum(1 << 2 * t for t in types)


def pair(seat: int, total: int) -> tuple[int, int]:
    """Return two numbers of the seat's colour with this sum."""
    first = min(5, total - 1)
    return card(seat, first), card(seat, total - first)


def spare(seat: int, *out: int) -> list[int]:
    """Return the remaining numbers of a colour, ascending."""
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
    """Set up a table with first numbers and goals face up and the last numbers in hand."""
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
    """Play a round with these sums and goals; returns it as a spectator sees it."""
    options = {**more.pop("options", {}), "custom_fail": allowed}
    table = stage(
        [pair(seat, total) for seat, total in enumerate(sums)], kinds, options=options, **more
    )
    return last_numbers(table, [pair(seat, total)[1] for seat, total in enumerate(sums)])


def last_numbers(table: Table, types: Sequence[int]) -> dict[str, Any]:
    """Play everyone's last number; returns the round as a spectator sees it."""
    for seat, t in enumerate(types):
        table.play(seat, t)
    return past(table)


def past(table: Table) -> dict[str, Any]:
    """Return the last finished round."""
    return dict(table.view(None)["past"][-1])


def all_pass(table: Table) -> None:
    """Pass until the action step is over."""
    while table.view(None)["phase"] == "action":
        table.play(table.actors[0], PASS)


def commits(table: Table, actions: Sequence[int]) -> None:
    """Play everyone's commitment in seat order."""
    for seat, action in enumerate(actions):
        table.play(seat, action)


def goal(kind: int) -> int:
    """Return the action that plays a goal."""
    return GOAL + kind


def random_game(table: Table, seed: object) -> Iterator[Table]:
    """Yield the table before every move of a random game and at its end."""
    luck = random.Random(repr(seed))
    yield table
    while table.actors:
        seat = luck.choice(table.actors)
        table.play(seat, luck.choice(table.legal(seat)))
        yield table


def played_out(table: Table, seed: object) -> Table:
    """Play random moves to the end and return the table."""
    for _ in random_game(table, seed):
        pass
    return table
