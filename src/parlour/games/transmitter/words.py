"""Transmitter as text and JSON: actions, views, the terminal table, and events."""

from __future__ import annotations

from functools import cache
from typing import Any

from parlour.core.struct import remembered
from parlour.games.transmitter.aid import public_belief, reach
from parlour.games.transmitter.objectives import objective_deck
from parlour.games.transmitter.options import (
    AID_BOUNDS,
    AID_EXACT,
    AID_NONE,
    HIGHEST,
    SILENT,
    TO_HAND_SIZE,
)
from parlour.games.transmitter.rules import (
    ANNOUNCE,
    DRAW,
    DRIFT,
    DRIFT_MATCH,
    GREATER,
    KEEP,
    KEEP_FIRST,
    LOWER,
    MATCH,
    NO_CARDS,
    NO_OBJECTIVE,
    NOBODY,
    OVER,
    PENDING,
    RECEIVE,
    SAY,
    UNSAID,
    WON,
)
from parlour.games.transmitter.view_fields import View

MINUS = "\u2212"
PHASES = ("receive", "announce", "drift", "keep", "over")
HINTS = ("unsaid", "lower", "greater", "match")
OUTCOMES = ("pending", "won", "no_objective", "drift_match", "no_cards")
SAID = {
    UNSAID: [],
    LOWER: ["The stack is too low: the signal lies above."],
    GREATER: ["The stack is too high: the signal lies below."],
    MATCH: ["The stack matches the signal."],
}
ENDED = {
    WON: "Round won.",
    NO_OBJECTIVE: "Round lost: the signal must drift and no objective card is left.",
    DRIFT_MATCH: "Round lost: the signal drifted onto the stack.",
    NO_CARDS: "Round lost: the receivers are out of cards.",
}


@cache
def signed(value: int) -> str:
    """A card's value with its sign: +5, 0, −7 with a true minus sign."""
    return f"+{value}" if value > 0 else str(value).replace("-", MINUS)


def action(v: Any, action: int) -> str:
    """An action in words."""
    if action <= SAY:
        return f"play {signed(action - HIGHEST)}"
    if action < DRAW:
        return ("say the stack is lower", "say the stack is greater", "say it matches")[
            action - SAY - 1
        ]
    if action == DRAW:
        return "draw an objective card"
    which = "first" if action == KEEP_FIRST else "second"
    shown = f" ({signed(v.offer[action - KEEP_FIRST])})" if v.phase == KEEP and v.knows else ""
    return f"keep the {which} card{shown}"


def public(v: Any) -> dict[str, Any]:
    """The public part of a view as JSON."""
    aided = v.phase != OVER and v.options.aid
    return {
        "phase": PHASES[v.phase],
        "to_act": to_act(v),
        "round": v.this_round + 1,
        "wins": v.wins,
        "losses": v.losses,
        "wins_to_win": v.options.wins_to_win,
        "losses_to_lose": v.options.losses_to_lose,
        "transmitter": None if v.transmitter == NOBODY else v.transmitter,
        "turn": v.turn,
        "stack": v.stack,
        "plays": v.plays,
        "plays_to_drift": plays_to_drift(v),
        "plays_at_most": plays_at_most(v),
        "drift_interval": v.options.drift_interval,
        "objective_cards": v.drawn,
        "objective_cards_left": min(v.objectives_left, v.options.objective_limit - v.drawn),
        "pile": v.pile_left,
        "held": v.held[: v.seats],
        "played": v.some("played", v.plays),
        "hints": [HINTS[h] for h in v.some("hint", v.plays)],
        "drift_hints": [HINTS[h] for h in v.some("drift_hint", v.drawn)],
        "possible": reach(v) if aided >= AID_BOUNDS else None,
        "chances": public_belief(v) if aided == AID_EXACT else None,
    }


def own(v: Any) -> dict[str, Any]:
    """The part of a view that depends on the viewer, as JSON."""
    return {
        "seat": v.seat if v.seat >= 0 else None,
        "hands": hands(v),
        "objective": v.objective if v.knows else None,
        "objective_drawn": v.some("cards", v.drawn) if v.knows else None,
        "offer": v.offer if v.knows and v.phase == KEEP else None,
        "used": used(v),
        "rounds": rounds(v) if v.wins or v.losses else [],
        "says": status(v),
    }


def hands(v: Any) -> list[list[int] | None]:
    """The hands of all seats, None where hidden."""
    return [
        v.row("hand", seat)[:held] if seen else None
        for seat, seen, held in zip(range(v.seats), v.sees, v.held)
    ]


def used(v: Any) -> list[int]:
    """The indices of objective cards that are out of the game."""
    return [k for k, _ in enumerate(objective_deck(v.options)) if v.used[k]] if any(v.used) else []


def to_act(v: Any) -> list[int]:
    """The seats to act."""
    if v.phase == OVER:
        return []
    return [v.turn if v.phase == RECEIVE else v.transmitter]


def plays_to_drift(v: Any) -> int:
    """Plays until the next drift; 0 if one is due."""
    return int(v.drawn * v.options.drift_interval - v.plays)


def plays_at_most(v: Any) -> int:
    """The plays a round can have before the objective cards or the receivers' cards run out."""
    limit = min(v.options.objective_limit, v.drawn + v.objectives_left)
    cards = sum(v.held) + (v.pile_left if v.options.refill == TO_HAND_SIZE else 0)
    return int(min(limit * v.options.drift_interval, v.plays + cards))


@remembered(View.only("past_plays", "past_drawn", "past_outcome", "past_transmitter", "past_played",
                      "past_hint", "past_drift_hint", "past_shown", "past_cards"))  # fmt: skip
def rounds(v: Any) -> list[dict[str, Any]]:
    """The past rounds, as far as this seat may know them."""
    return [past(v, r) for r, how in enumerate(v.past_outcome) if how != PENDING]


def past(v: Any, r: int) -> dict[str, Any]:
    """What a seat knows about a past round."""
    plays, drawn = v.past_plays[r], v.past_drawn[r]
    return {
        "outcome": OUTCOMES[v.past_outcome[r]],
        "transmitter": None if v.past_transmitter[r] == NOBODY else v.past_transmitter[r],
        "played": v.past_played[r][:plays],
        "hints": [HINTS[h] for h in v.past_hint[r][:plays]],
        "drift_hints": [HINTS[h] for h in v.past_drift_hint[r][:drawn]],
        "objective_cards": drawn,
        "objective_drawn": v.past_cards[r][:drawn] if v.past_shown[r] else None,
    }


def may_talk(v: Any) -> bool:
    """Whether this seat may chat now; during a round, only receivers and only if `talk` allows."""
    if v.phase == OVER:
        return True
    return v.options.talk != SILENT and v.seat >= 0 and v.seat != v.transmitter


def status(v: Any) -> str:
    """Whose move it is and what they can do."""
    who = "You" if v.seat == (v.turn if v.phase == RECEIVE else v.transmitter) else None
    if v.phase == OVER:
        won = v.wins == v.options.wins_to_win
        return f"The game is {'won' if won else 'lost'}, {v.wins} to {v.losses}."
    if v.phase == RECEIVE:
        return f"{who or f'Seat {v.turn}'}: play a card onto the stack."
    asked = who or f"Seat {v.transmitter}"
    if v.phase == ANNOUNCE:
        return f"{asked}: say how the stack compares with the signal."
    if v.phase == DRIFT:
        return f"{asked}: draw an objective card; the signal drifts."
    return f"{asked}: keep one of two objective cards."


def last_hint(v: Any) -> int:
    """The last hint about the current objective."""
    if v.plays and plays_to_drift(v) < v.options.drift_interval:
        return int(v.hint[v.plays - 1])
    return int(v.drift_hint[v.drawn - 1]) if v.drawn else UNSAID


def picture(v: Any) -> str:
    """The table as text for a terminal."""
    if v.phase == OVER:
        return "\n".join([f"Round {v.this_round + 1}  W{v.wins} L{v.losses}  over", status(v)])
    lines = [
        f"Round {v.this_round + 1}  W{v.wins} L{v.losses}  play {v.plays}/{plays_at_most(v)}"
        f"  drift in {plays_to_drift(v)}",
        stack_line(v),
        hint_line(v),
    ]
    if v.options.aid >= AID_BOUNDS and (chances := public_belief(v)):
        lines.append(f"Possible: {signed(min(chances))} .. {signed(max(chances))}")
    if v.options.aid == AID_EXACT:
        lines += [
            f"  {signed(t):>4} {'#' * round(60 * p)} {100 * p:.0f} %" for t, p in chances.items()
        ]
    if v.knows:
        lines.append(f"Signal: {signed(v.objective)} = {' '.join(map(signed, v.cards[: v.drawn]))}")
    if v.knows and v.phase == KEEP:
        lines.append(f"Keep one of: {signed(v.offer[0])} or {signed(v.offer[1])}")
    for seat in range(v.seats):
        if v.sees[seat] and v.held[seat]:
            cards = "  ".join(signed(card) for card in v.hand[seat][: v.held[seat]])
            lines.append(f"{'Hand' if seat == v.seat else f'Seat {seat}'}: {cards}")
    lines.append(status(v))
    return "\n".join(lines)


def stack_line(v: Any) -> str:
    if v.options.aid == AID_NONE or not v.plays:
        return f"Stack {signed(v.stack)}"
    return f"Stack {signed(v.stack)} = {' '.join(map(signed, v.played[: v.plays]))}"


def hint_line(v: Any) -> str:
    hint = last_hint(v)
    if hint == UNSAID and v.phase == ANNOUNCE:
        return "Hint: not said yet"
    if hint == UNSAID:
        return "Hint: none yet" if v.plays == 0 else "Hint: none since the signal drifted"
    return {
        LOWER: "Hint: stack LOWER than the signal, go up",
        GREATER: "Hint: stack GREATER than the signal, go down",
        MATCH: "Hint: MATCH",
    }[hint]


def tell(before: Any, seat: int, action: int | None, after: Any) -> list[str]:
    """The lines that tell a viewer about an action, from the views before and after it."""
    done, r = deed(before, seat, action, after), before.this_round
    lines = [done] if done else []
    lines += heard_since(before, after)
    if after.one("past_outcome", r) == PENDING:
        return lines
    closed = [k for k in range(r, after.this_round + 1) if after.past_outcome[k] != PENDING]
    lines += [ended(after, k) for k in closed]
    lines.append(status(after) if after.phase == OVER else begins(after))
    return lines


def deed(before: Any, seat: int, action: int | None, after: Any) -> str:
    """What a seat did; empty for a hint, which is reported separately."""
    you = seat == after.seat
    who = "You" if you else f"Seat {seat}"
    if action is None or action >= KEEP_FIRST:
        return f"{who} keep{'' if you else 's'} one of two objective cards."
    if action == DRAW:
        return f"{who} draw{'' if you else 's'} an objective card."
    if action > SAY:
        return ""
    value = action - HIGHEST
    stack = signed(before.stack + value)
    return f"{who} play{'' if you else 's'} {signed(value)}: the stack is {stack}."


def heard_since(before: Any, after: Any) -> list[str]:
    """The round's hints and drifts since the earlier view."""
    r = before.this_round
    closed = after.one("past_outcome", r) != PENDING
    plays, drawn = (
        (after.past_plays[r], after.past_drawn[r]) if closed else (after.plays, after.drawn)
    )
    lines = []
    if plays and (plays > before.plays or before.one("hint", plays - 1) == UNSAID):
        hint = after.past_hint[r][plays - 1] if closed else after.one("hint", plays - 1)
        lines += SAID[hint]
    if drawn > before.drawn:
        lines.append("The signal drifts.")
    if drawn and (drawn > before.drawn or before.one("drift_hint", drawn - 1) == UNSAID):
        hint = after.past_drift_hint[r][drawn - 1] if closed else after.one("drift_hint", drawn - 1)
        lines += SAID[hint]
    return lines


def ended(v: Any, r: int) -> str:
    """How a round ended, with its signal if the viewer may see it."""
    text = ENDED[v.past_outcome[r]]
    if v.past_shown[r] and v.past_drawn[r]:
        cards = v.past_cards[r][: v.past_drawn[r]]
        text += f" The signal was {signed(sum(cards))}"
        text += f" ({' '.join(map(signed, cards))})." if len(cards) > 1 else "."
    return text


def begins(v: Any) -> str:
    who = "nobody transmits" if v.transmitter == NOBODY else f"seat {v.transmitter} transmits"
    opening = SAID[v.drift_hint[0]]
    return " ".join([f"Round {v.this_round + 1}: {who}, seat {v.turn} begins.", *opening])
