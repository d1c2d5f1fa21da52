"""Many tables of a game, stepped one after another into the arrays of their environment.

`t` holds the tables, `out` what the environment shows of them, and `work` the space of one thread.
Here a table has one row in the arrays, for the seat that acts next; seating.py has one per seat.
"""

from __future__ import annotations

from typing import Any

from parlour.core.acting import any_of, first_of
from parlour.core.chance import below, branch, number_game
from parlour.core.rule import hot, lean, lean_hot, rule
from parlour.core.struct import Array
from parlour.core.templates.placeholders import actors, apply, legal, scores, setup
from parlour.envs.paying import pay
from parlour.envs.templates.placeholders import FINALS, OFFERS, RACES, choice, encode, picked

SAME_STEP, NEXT_STEP, DISABLED = range(3)
DEALS = 100  # at most, to find a game in which somebody can act


@hot
def next_to_act(mask: int, luck: Any) -> int:
    """The first seat that may act; in a real-time game, a random one."""
    return any_of(mask, luck) if RACES else first_of(mask)


@lean_hot
def deal(t: Any, i: int) -> int:
    """Deal table i's next game; returns the seats to act.

    A game that is over when it is dealt, as nobody can act, is skipped.
    """
    mask, deals = 0, 0
    while mask == 0 and deals < DEALS:
        if deals > 0:
            t.number[i] += len(t.number)
        number_game(t.parent[0], int(t.number[i]), t.chance[i], t.luck[i])
        setup(t.state[i], t.chance[i])
        mask = actors(t.state[i])
        deals += 1
    t.length[i] = 0
    t.over[i] = False
    return mask


@lean_hot
def ask(t: Any, work: Any, out: Any, i: int, mask: int) -> None:
    """Show table i to the seat that acts next."""
    seat = next_to_act(mask, t.luck[i])
    out.current_player[i] = seat
    show(t, work, out, i, i, seat)


@lean_hot
def show(t: Any, work: Any, out: Any, i: int, at: int, seat: int) -> None:
    """Write what a seat of table i observes and may do to row `at`."""
    encode(t.state[i], seat, work.blank, work.seen, out.observation[at])
    if OFFERS:
        offer(
            t.state[i], seat, t.luck[i], work.moves,
            out.candidates[at], out.candidate_features[at], out.legal_action_mask[at],
        )  # fmt: skip
    else:
        mark(t.state[i], seat, work.moves, out.legal_action_mask[at])


@rule
def offer(
    s: Any, seat: int, luck: Any, moves: Array, offered: Array, features: Array, marks: Array
) -> None:
    """Offer a seat's legal actions; if there are too many, a random selection of them."""
    room, count = offered.shape[0], legal(s, seat, moves)
    for k in range(room):
        offered[k] = -1
        marks[k] = k < count
        for j in range(features.shape[1]):
            features[k, j] = 0
        if k < count:
            if count > room:
                other = k + below(luck, count - k)
                moves[k], moves[other] = moves[other], moves[k]
            offered[k] = moves[k]
            choice(s, seat, int(moves[k]), features[k])


@lean_hot
def meant(out: Any, at: int, action: int) -> int:
    """The game's number of an action that was chosen from row `at`."""
    return int(out.candidates[at, action]) if OFFERS else action


@rule
def mark(s: Any, seat: int, moves: Array, marks: Array) -> None:
    """Mark a seat's legal actions."""
    for action in range(marks.shape[0]):
        marks[action] = False
    for k in range(legal(s, seat, moves)):
        marks[moves[k]] = True


@lean
def begin(t: Any, work: Any, out: Any, chosen: Array, first: int, last: int) -> None:
    """Deal a new game at every chosen table from `first` to `last - 1`."""
    for i in range(first, last):
        if chosen[i]:
            move(t, work, out, i, 0, True)


@lean
def step(t: Any, work: Any, out: Any, actions: Array, first: int, last: int) -> None:
    """Take the action of each table from `first` to `last - 1`."""
    for i in range(first, last):
        deals = t.over[i] and t.mode == NEXT_STEP
        if deals:
            t.number[i] += len(t.number)
        move(t, work, out, i, int(actions[i]), deals)


@lean_hot
def move(t: Any, work: Any, out: Any, i: int, action: int, deals: bool) -> None:
    """Deal at table i, or take an action there if its game isn't over; then show the table.

    Rules are called in one place each: every copy would cost a GPU's compiler seconds.
    """
    for seat in range(out.rewards.shape[1]):
        out.rewards[i, seat] = 0
    mask = 0
    if deals:
        out.terminated[i] = False
        out.truncated[i] = False
    elif t.over[i]:
        return
    else:
        seat = int(out.current_player[i])
        apply(t.state[i], t.chance[i], seat, meant(out, i, action))
        t.length[i] += 1
        mask = actors(t.state[i])
        out.terminated[i] = mask == 0
        out.truncated[i] = mask != 0 and t.length[i] == t.longest
        if out.terminated[i] or out.truncated[i]:
            end(t, work, out, i, next_to_act(mask, t.luck[i]) if mask else seat)
            if FINALS and t.mode != SAME_STEP:
                return
            t.number[i] += len(t.number)
            deals = True
    if deals:
        mask = deal(t, i)
    ask(t, work, out, i, mask)


@lean_hot
def report(t: Any, work: Any, out: Any, i: int) -> None:
    """Say how the game at table i went."""
    out.final_length[i] = t.length[i]
    out.final_number[i] = t.number[i]
    out.final_reason[i] = work.outcome[0].reason if out.terminated[i] else -1
    for other in range(out.final_won.shape[1]):
        sits = other < t.state[i].seats
        out.final_won[i, other] = sits and out.terminated[i] and work.outcome[0].won[other] != 0


@lean_hot
def end(t: Any, work: Any, out: Any, i: int, seat: int) -> None:
    """Pay for and report a game that is over or cut off; `seat` observes its end."""
    if out.terminated[i]:
        scores(t.state[i], work.outcome[0])
        pay(work.outcome[0], t.reward, out.rewards[i, : t.state[i].seats])
    report(t, work, out, i)
    out.final_player[i] = seat
    if FINALS:
        encode(t.state[i], seat, work.blank, work.seen, out.final_observation[i])
        if t.mode != SAME_STEP:
            stop(t, out, i, seat)


@lean_hot
def stop(t: Any, out: Any, i: int, seat: int) -> None:
    """Leave table i as it is, with every action allowed and none of them taken."""
    t.over[i] = True
    out.current_player[i] = seat
    for k in range(out.observation.shape[1]):
        out.observation[i, k] = out.final_observation[i, k]
    for action in range(out.legal_action_mask.shape[1]):
        out.legal_action_mask[i, action] = True
    if OFFERS:
        for k in range(out.candidates.shape[1]):
            out.candidates[i, k] = -1
            for j in range(out.candidate_features.shape[2]):
                out.candidate_features[i, k, j] = 0


@lean
def sample(
    t: Any, work: Any, out: Any, luck: Any, actions: Array, first: int, last: int
) -> None:  # fmt: skip
    """Choose random legal actions at some tables, each with its own luck; 0 if a game is over."""
    for i in range(first, last):
        actions[i] = 0
        if not t.over[i]:
            actions[i] = pick_for(t, work, out, luck[i], i, i, int(out.current_player[i]))


@rule
def hand_out(parent: Any, luck: Any) -> None:
    """Give every table its own generator for `sample`."""
    for i in range(len(luck)):
        branch(parent[0], i, luck[i])


@lean_hot
def pick_for(t: Any, work: Any, out: Any, luck: Any, i: int, at: int, seat: int) -> int:
    """A random action for a seat that may act, which chooses from row `at`."""
    if not OFFERS:
        return picked(t.state[i], seat, luck, work.moves)
    count = 0
    while count < out.candidates.shape[1] and out.legal_action_mask[at, count]:
        count += 1
    return below(luck, count)


@lean
def whole(t: Any, work: Any, rows: Array, first: int, last: int) -> None:
    """Write what every seat of each table from `first` to `last - 1` observes."""
    seats = rows.shape[0] // len(t.number)
    for i in range(first, last):
        for seat in range(seats):
            encode(t.state[i], seat, work.blank, work.seen, rows[i * seats + seat])


@rule
def first_illegal(free: Array, marks: Array, actions: Array) -> int:
    """The first row whose action is illegal, or -1; free rows take any action."""
    for i in range(len(actions)):
        action = actions[i]
        if not free[i] and (action < 0 or action >= marks.shape[1] or not marks[i, action]):
            return i
    return -1
