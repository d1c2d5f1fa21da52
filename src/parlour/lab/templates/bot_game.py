"""A game between bots, shared by all backends, and a batch of such games."""

from __future__ import annotations

from typing import Any

from parlour.core.acting import any_of, first_of
from parlour.core.chance import branch
from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.core.template import unrolled
from parlour.core.templates.placeholders import actors, apply, legal, scores, setup
from parlour.lab.templates.placeholders import (
    BOTS,
    KEEPS_OPTIONS,
    RACES,
    SEATS,
    SIZED,
    finish,
    leader,
    note,
    picked,
    reveal,
)


@rule
def decide(
    level: int, s: Any, seat: int, blank: Any, v: Any, luck: Any, scratch: Array, moves: Array
) -> int:
    """The action of a bot level in a seat, given the seat's view."""
    if level < 0:
        return picked(s, seat, luck, moves)
    reveal(s, seat, blank, v)
    for number, bot in unrolled(BOTS):
        if level == number:
            return bot(v[0], luck, scratch)
    return -1


@rule
def next_to_act(mask: int, luck: Any) -> int:
    """The first seat that may act; in a real-time game, a random one."""
    return any_of(mask, luck) if RACES else first_of(mask)


@rule
def play(
    s: Any, blank: Any, v: Any, chance: Any, luck: Any, scratch: Array, moves: Array,
    levels: Array, out: Any, row: Any, m: Any,
) -> None:  # fmt: skip
    """Play one game from deal to end."""
    setup(s, chance)
    if KEEPS_OPTIONS:
        v[0].options = s.options
    count, sized, choices, changes, decided = 0, 0, 0, 0, 0
    ahead, leading = leader(s), -1
    mask = actors(s)
    while mask:
        seat = next_to_act(mask, luck)
        action = decide(levels[seat], s, seat, blank, v, luck, scratch, moves)
        if row.number % SIZED == 0:
            choices += legal(s, seat, moves)
            sized += 1
        note(s, seat, action, m)
        apply(s, chance, seat, action)
        count += 1
        now = leader(s)
        if now != ahead:
            ahead, decided = now, count
            if now >= 0:
                changes += leading >= 0 and leading != now
                leading = now
        mask = actors(s)
    finish(s, m)
    scores(s, out)
    row.decisions = count
    row.sized = sized
    row.choices = choices
    row.lead_changes = changes
    row.decided = decided
    row.reason = out.reason
    for seat in range(SEATS):
        row.won[seat] = out.won[seat]
        row.score[seat] = out.score[seat]


@rule
def seed_game(parent: Any, number: int, turns: int, chance: Any, luck: Any, row: Any) -> None:
    """Set a game's generators from its number."""
    branch(parent, 2 * (number // turns), chance)
    branch(parent, 2 * number + 1, luck)
    row.number = number
    row.turn = number % turns


@rule
def batch(
    s: Any, blank: Any, v: Any, parent: Any, first: int, chance: Any, luck: Any, scratch: Array,
    moves: Array, seating: Array, out: Any, rows: Any, found: Any,
) -> None:  # fmt: skip
    """Play games one after another, filling in a row and measures for each."""
    turns = len(seating)
    for k in range(len(rows)):
        number = first + k
        seed_game(parent[0], number, turns, chance[0], luck[0], rows[k])
        play(
            s[0], blank, v, chance[0], luck[0], scratch, moves, seating[number % turns], out[0],
            rows[k], found[k],
        )  # fmt: skip
