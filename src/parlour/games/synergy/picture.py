"""Synergy in a terminal."""

from __future__ import annotations

from typing import Any

from parlour.core.fact import Speaker
from parlour.games.synergy.cards import (
    COMMIT1,
    COMMIT2,
    COMMIT3,
    GHOST,
    KEEP,
    KINDS,
    NGN,
    NOTHING,
    OVER,
    VALUES,
    VOTE,
)
from parlour.games.synergy.facts import (
    BITS,
    CARD_LISTS,
    SUM_LISTS,
    mission_card,
    move,
    past,
    status,
)

SHAPES = ("●", "▲", "■", "◆", "★")
SYMBOLS = ("+1", "\u22121", "=", "≠", "><", "↑²", "↓²")


def picture(v: Any, say: Speaker) -> str:
    """The table as text."""
    lines = [title(v, say)]
    if v.acts:
        cards = [f"{card} {say(f'ui-action-{card.lower()}')}" for card in CARD_LISTS[v.acts]]
        lines.append(say("picture-actions", cards="; ".join(cards)))
    if v.challenges:
        names = (f"ui-challenge-{one.lower()}" for one in mission_card(v).challenges)
        words = [f"{say(name)} ({say(f'{name}.about')})" for name in names]
        lines.append(say("picture-challenges", challenges="; ".join(words)))
    lines += place_lines(v, say)
    if any(v.may_sum):
        lines.append(ladder(v, say))
    if v.past and (v.phase in (KEEP, OVER) or v.phase == COMMIT1):
        lines += round_lines(v, v.past - 1, say)
    if v.seat >= 0 and v.phase != OVER:
        lines.append(hand_line(v, say))
    lines.append(say(status(v)))
    return "\n".join(lines)


def title(v: Any, say: Speaker) -> str:
    """The mission and how it stands."""
    card = mission_card(v)
    if card.preset:
        name = say(f"preset-{card.preset}") + " " + "*" * card.stars
    elif card.number is None:
        name = say("ui-own-mission")
    else:
        mission = say(f"mission-{card.number}")
        name = say("ui-mission-of", number=card.number, name=mission) + " " + "*" * card.stars
    state = say(
        "picture-state", round=v.round_no, won=v.won, rounds=v.rounds, lives=v.lives,
        allowed=v.allowed + v.bonus, leader=v.leader,
    )  # fmt: skip
    return f"{name}   {state}"


def names(v: Any, say: Speaker) -> list[str]:
    """The places in short, all equally wide."""
    short = [say("picture-seat", seat=k) + "*" * (k == v.seat) for k in range(v.seats)]
    short += [say("picture-ghost")] * (v.seats == GHOST)
    width = max(5, *map(len, short))
    return [f"{name:<{width}}" for name in short]


def place_lines(v: Any, say: Speaker) -> list[str]:
    """Every place in one line: three slots, hand, row and marks."""
    return [
        "  ".join([f"{name} {SHAPES[k]} {slots(v, k)}", *place_parts(v, k, say)])
        for k, name in enumerate(names(v, say))
    ]


def place_parts(v: Any, k: int, say: Speaker) -> list[str]:
    """What follows the three slots of a place."""
    parts = [hand_of(v, k, say)]
    if v.row_count[k]:
        parts.append(say("picture-row", cards=listed(v.row[k][: v.row_count[k]])))
    marks = [
        say(f"picture-mark-{mark}")
        for mark, there in (
            ("super", v.super_seat == k), ("hyper", v.hyper_seat == k), ("ignored", v.ignored == k),
            ("ready", k < v.seats and is_ready(v, k)),
        )
        if there
    ]  # fmt: skip
    return [*parts, f"({', '.join(marks)})"] if marks else parts


def hand_of(v: Any, k: int, say: Speaker) -> str:
    """What is known of a place's hand."""
    if k >= v.seats:
        return say("picture-pile", left=v.pile_left[k])
    if v.sees[k] and v.phase == OVER:
        return say("picture-hand-open", cards=listed(v.hand[k][: v.held[k]]) or "-")
    known = listed(v.known[k][: v.known_count[k]])
    return say("picture-hand", held=v.held[k], known=known or None)


def is_ready(v: Any, k: int) -> bool:
    """Whether a seat has played its face-down card."""
    return v.phase in (COMMIT1, COMMIT2, COMMIT3, VOTE) and not v.asked >> k & 1


def slots(v: Any, k: int) -> str:
    """The three cards of a place in the order of play."""
    sign = "+" * (v.plus_at == k) + "\u2212" * (v.minus_at == k)
    first = f"[{small(v.first[k]) + sign if v.first[k] >= 0 else '  '}]"
    goal = f"[{SYMBOLS[v.goal[k] % KINDS] if v.goal[k] >= 0 and k < v.seats else '':<2}]"
    last = f"[{small(v.last[k]) if v.last[k] >= 0 else '  '}]"
    return " ".join((first, goal, last) if v.order == NGN else (goal, first, last))


def ladder(v: Any, say: Speaker) -> str:
    """The sums that each place can still reach."""
    sums = [" ".join(map(str, SUM_LISTS[bits])) for bits in v.may_sum]
    parts = [f"{name.strip(' *')} {sums[k] or '-'}" for k, name in enumerate(names(v, say))]
    return say("picture-sums", sums=" | ".join(parts))


def hand_line(v: Any, say: Speaker) -> str:
    """The viewer's hand."""
    goals = "  ".join(SYMBOLS[k] for k in BITS[v.goals[v.seat]])
    numbers = listed(v.hand[v.seat][: v.held[v.seat]])
    line = say("picture-own-hand", numbers=numbers, goals=goals or "-")
    if v.mine == NOTHING:
        return line
    return f"{line}   {say('picture-face-down', move=move(v, v.mine))}"


def round_lines(v: Any, r: int, say: Speaker) -> list[str]:
    """A past round: each seat's goal and why it was met or missed."""
    shown = past(v, r)
    head = say("picture-round", round=r + 1, completed=shown.completed)
    lines = []
    for k, name in enumerate(names(v, say)[: v.seats]):
        mark = say("picture-met", met=shown.met[k])
        goal = SYMBOLS[shown.goals[k] % KINDS]
        lines.append(f"  {name} {goal:<2} {mark} ({say(shown.reasons[k])})")
    return [head, *lines]


def small(t: int) -> str:
    """A number card in short: 3●."""
    return f"{t % VALUES + 1}{SHAPES[t // VALUES]}"


def listed(cards: list[int]) -> str:
    return " ".join(map(small, cards))
