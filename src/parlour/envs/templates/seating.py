"""Many tables of a game, stepped with one action from every seat that may act.

As in stepping.py, except that a table has one row in the arrays for each of its seats, in order.
"""

from __future__ import annotations

from typing import Any

from parlour.core.rule import lean, lean_hot, rule
from parlour.core.struct import Array
from parlour.core.templates.placeholders import actors, apply, legal, scores
from parlour.envs.paying import pay
from parlour.envs.templates.placeholders import (
    deal,
    encode,
    meant,
    next_to_act,
    pick_for,
    report,
    show,
)

SAME_STEP, NEXT_STEP, DISABLED = range(3)


@lean
def ask(t: Any, work: Any, out: Any, i: int) -> None:
    """Show table i to all its seats."""
    mask, seats = actors(t.state[i]), out.acting.shape[1]
    for seat in range(seats):
        acts = mask >> seat & 1 == 1
        out.acting[i, seat] = acts
        if acts:
            show(t, work, out, i, i * seats + seat, seat)
        else:
            watch(t, work, out, i, i * seats + seat, seat)


@lean
def watch(t: Any, work: Any, out: Any, i: int, at: int, seat: int) -> None:
    """Show table i to a seat whose action doesn't matter."""
    encode(t.state[i], seat, work.blank, work.seen, out.observation[at])
    for k in range(out.legal_action_mask.shape[1]):
        out.legal_action_mask[at, k] = True
    for k in range(out.candidates.shape[1]):
        out.candidates[at, k] = -1
        for j in range(out.candidate_features.shape[2]):
            out.candidate_features[at, k, j] = 0


@lean
def start(t: Any, work: Any, out: Any, i: int) -> None:
    """Deal at table i and show it."""
    out.terminated[i] = False
    out.truncated[i] = False
    deal(t, i)
    ask(t, work, out, i)


@lean_hot
def forget(out: Any, i: int) -> None:
    """Clear what the last step said about table i."""
    for seat in range(out.acting.shape[1]):
        out.rewards[i, seat] = 0
        out.skipped[i, seat] = False


@lean
def begin(t: Any, work: Any, out: Any, chosen: Array, first: int, last: int) -> None:
    """Deal a new game at every chosen table from `first` to `last - 1`."""
    for i in range(first, last):
        if chosen[i]:
            forget(out, i)
            start(t, work, out, i)


@lean
def step(t: Any, work: Any, out: Any, actions: Array, first: int, last: int) -> None:
    """Take the actions of each table from `first` to `last - 1`."""
    for i in range(first, last):
        forget(out, i)
        if not t.over[i]:
            advance(t, work, out, i, actions)
        elif t.mode == NEXT_STEP:
            t.number[i] += len(t.number)
            start(t, work, out, i)


@lean
def advance(t: Any, work: Any, out: Any, i: int, actions: Array) -> None:
    """Take the actions at table i, which is still playing."""
    act(t, work, out, i, actions)
    mask = actors(t.state[i])
    out.terminated[i] = mask == 0
    out.truncated[i] = mask != 0 and 0 <= t.longest <= t.length[i]
    if mask == 0:
        scores(t.state[i], work.outcome[0])
        pay(work.outcome[0], t.reward, out.rewards[i])
    if mask == 0 or out.truncated[i]:
        end(t, work, out, i)
    else:
        ask(t, work, out, i)


@lean
def act(t: Any, work: Any, out: Any, i: int, actions: Array) -> None:
    """Take the actions in seat order, or in real time in random order; skip impossible ones."""
    seats, left, first = out.acting.shape[1], 0, True
    for seat in range(seats):
        left |= int(out.acting[i, seat]) << seat
    while left:
        seat = next_to_act(left, t.luck[i])
        left ^= 1 << seat
        at = i * seats + seat
        action = meant(out, at, int(actions[at]))
        if first or may(t.state[i], seat, action, work.moves):
            apply(t.state[i], t.chance[i], seat, action)
            t.length[i] += 1
        else:
            out.skipped[i, seat] = True
        first = False


@rule
def may(s: Any, seat: int, action: int, moves: Array) -> bool:
    """Whether a seat may take an action."""
    if actors(s) >> seat & 1 == 0:
        return False
    count, k = legal(s, seat, moves), 0
    while k < count and moves[k] != action:
        k += 1
    return k < count


@lean
def end(t: Any, work: Any, out: Any, i: int) -> None:
    """Report a game that is over or cut off, and deal the next one if the mode asks for it."""
    seats = out.acting.shape[1]
    report(t, work, out, i)
    for seat in range(seats):
        encode(t.state[i], seat, work.blank, work.seen, out.final_observation[i * seats + seat])
    if t.mode == SAME_STEP:
        t.number[i] += len(t.number)
        deal(t, i)
        ask(t, work, out, i)
        return
    t.over[i] = True
    for seat in range(seats):
        out.acting[i, seat] = False
        watch(t, work, out, i, i * seats + seat, seat)


@lean
def sample(
    t: Any, work: Any, out: Any, luck: Any, actions: Array, first: int, last: int
) -> None:  # fmt: skip
    """Choose a random legal action for every seat that acts; 0 for the others."""
    seats = out.acting.shape[1]
    for i in range(first, last):
        for seat in range(seats):
            at = i * seats + seat
            actions[at] = 0
            if out.acting[i, seat]:
                actions[at] = pick_for(t, work, out, luck[i], i, at, seat)
