"""Games of random moves."""

from __future__ import annotations

from typing import Any

from parlour.core.acting import any_of
from parlour.core.chance import number_game
from parlour.core.rule import hot, rule
from parlour.core.struct import Array
from parlour.core.templates.placeholders import actors, apply, setup
from parlour.lab.templates.placeholders import picked


@hot
def step(s: Any, chance: Any, luck: Any, moves: Array) -> int:
    """Make one random move; return 1 + 8 * action + seat, or 0 if the game is over."""
    mask = actors(s)
    if mask == 0:
        return 0
    seat = any_of(mask, luck)
    action = picked(s, seat, luck, moves)
    apply(s, chance, seat, action)
    return 1 + 8 * action + seat


@rule
def deal(s: Any, parent: Any, number: int, chance: Any, luck: Any) -> None:
    """Deal game `number`."""
    number_game(parent, number, chance, luck)
    setup(s, chance)


@rule
def playout(s: Any, parent: Any, number: int, chance: Any, luck: Any, moves: Array) -> int:
    """Play a whole game; return the number of moves."""
    deal(s, parent, number, chance, luck)
    count = 0
    while step(s, chance, luck, moves):
        count += 1
    return count


@rule
def batch(s: Any, parent: Any, first: int, games: int, chance: Any, luck: Any, moves: Array) -> int:
    """Play whole games one after another; return the number of moves."""
    count = 0
    for number in range(first, first + games):
        count += playout(s[0], parent[0], number, chance[0], luck[0], moves)
    return count


@rule
def start(s: Any, parent: Any, number: int, chance: Any, luck: Any) -> None:
    """`deal`, taking boxes."""
    deal(s[0], parent[0], number, chance[0], luck[0])


@rule
def move(s: Any, chance: Any, luck: Any, moves: Array) -> int:
    """`step`, taking boxes."""
    return step(s[0], chance[0], luck[0], moves)


@rule
def choose(s: Any, seat: int, luck: Any, moves: Array) -> int:
    """`picked`, taking boxes."""
    return picked(s[0], seat, luck[0], moves)
