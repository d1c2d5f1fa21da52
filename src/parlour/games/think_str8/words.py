"""Think Str8! as text and JSON: actions, views, the terminal table, and events.

In the JSON, a hidden card, start, sum or final bet is null, and a missing token or card is -1.
Final bets are masks (bit 2 is the number 2). Colours are in pad order: blue, green, yellow, purple,
red, grey.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from parlour.games.think_str8.aid import aid, impossible
from parlour.games.think_str8.options import BOOKKEEPING, CLOCKWISE, LOGIC, SEQUENTIAL
from parlour.games.think_str8.rules import (
    ACCEPT,
    BET,
    COLOURS,
    DICE,
    EXCHANGE,
    FINAL,
    HIGH,
    HIT,
    HOLDERS,
    KEEP,
    LOW,
    MISS,
    NONE,
    OVER,
    PLACE,
    PUT,
    SPACES,
    SUBSETS,
    SWAP,
    TAKE,
    TOKEN,
    TURN,
    UNCHECKED,
    VALUES,
)

LETTERS = "BGYPRA"
NAMES = ("blue", "green", "yellow", "purple", "red", "grey")
SHAPES = "●▲◆■✚⬢"
PHASES = ("roll", "dice", "token", "place", "check", "exchange", "final", "reveal", "over")
RESULTS = ("", "right", "too high", "too low", "wrong")
MINUS = "\u2212"
CLOSED = "This table has no spectators."


def number(value: int) -> str:
    """An integer as text, with a true minus sign."""
    return str(value).replace("-", MINUS)


def numbers(mask: int) -> list[int]:
    """The numbers of a set, in ascending order."""
    return [v for v in range(VALUES) if mask >> v & 1]


def action(v: Any, action: int) -> str:
    """An action in words, as typed in a terminal."""
    if action == ACCEPT:
        return "accept"
    if action < TAKE:
        d, colour = divmod(action - TURN, COLOURS)
        return f"turn {d + 1} {LETTERS[colour]}"
    if action < PUT:
        return f"take {v.width[action - TAKE] if not v.closed else action - TAKE}"
    if action < SWAP:
        return f"at {action - PUT}"
    if action < KEEP:
        return f"swap {LETTERS[action - SWAP]}"
    if action == KEEP:
        return "keep"
    bets = " ".join(map(str, numbers(int(SUBSETS[action - BET]))))
    return f"bet {LETTERS[colour_to_bet_on(v)]} {bets}"


def colour_to_bet_on(v: Any) -> int:
    """The colour of a seat's next final bet."""
    return min(int(v.bet_on[v.seat]), v.colours - 1) if v.seat >= 0 else 0


def public(v: Any) -> dict[str, Any]:
    """The public part of a view as JSON: empty, because a table may exclude spectators."""
    return {}


def own(v: Any) -> dict[str, Any]:
    """The whole view as JSON."""
    seats, begun = v.seats, min(v.this_round + 1, v.rounds)
    over, seated = v.phase == OVER and not v.closed, v.seat >= 0
    return {
        "seat": v.seat if seated else None,
        "closed": v.closed == 1,
        "phase": PHASES[v.phase],
        "says": status(v),
        "to_act": seats_in(v.asked),
        "round": v.this_round + 1 if v.this_round < v.rounds else v.rounds,
        "rounds": v.rounds,
        "colours": v.colours,
        "order": v.order[:seats],
        "checks": checking_order(v),
        "track": v.track[:seats],
        "positions": v.pos[:seats],
        "heights": v.height[:seats],
        "dice": v.dice[v.this_round] if v.phase < FINAL and not v.closed else None,
        "turns_left": v.turns_left,
        "tokens": {"size": v.width, "points": v.worth, "free": v.free},
        "holders": [shown(cards) for cards in v.holder],
        "piles": v.pile_left,
        "removed": v.removed if over else None,
        "left_in_piles": v.pile if over else None,
        "rows": {
            "dice": v.dice[:begun],
            "token": v.token[:begun],
            "start": [shown(starts) for starts in v.start[:begun]],
            "result": v.result[:begun],
            "colour": v.given[:begun],
            "value": v.value[:begun],
            "sum": [shown(sums) for sums in v.total[:begun]],
        },
        "pad": {"black": v.black, "stood": v.stood[:begun]} if seated else None,
        "assist_max": v.options.assist_max,
        "aid": aid(v) if v.options.assist_max >= LOGIC and seated and v.phase != OVER else None,
        "final": {
            "bets": [v.bets[seat] if over or seat == v.seat else None for seat in range(seats)],
            "made": v.bet_on[:seats],
            "points": [
                v.options.final_one, v.options.final_two, v.options.final_three,
                v.options.final_wrong,
            ],
            "won": v.final[:seats] if over else None,
            "each": [final_points(v, seat) for seat in range(seats)] if over else None,
        },
        "winners": winners(v) if over else None,
    }  # fmt: skip


def shown(values: list[int]) -> list[int | None]:
    """Numbers for JSON, None where hidden."""
    return [None if value == NONE else value for value in values]


def checking_order(v: Any) -> list[int]:
    """The seats in the order in which their bets are checked."""
    if v.options.check_order == CLOCKWISE:
        return [(v.order[0] + k) % v.seats for k in range(v.seats)]
    order: list[int] = v.order[: v.seats]
    return order


def final_points(v: Any, seat: int) -> list[int]:
    """The points of each of a seat's final bets."""
    right = (v.options.final_one, v.options.final_two, v.options.final_three)
    return [
        right[mask.bit_count() - 1] if mask >> card & 1 else v.options.final_wrong
        for mask, card in zip(v.bets[seat][: v.colours], v.holder[seat])
    ]


def seats_in(mask: int) -> list[int]:
    """The seats in a mask."""
    return [seat for seat in range(4) if mask >> seat & 1]


def winners(v: Any) -> list[int]:
    """The winners: the bottom stone on the foremost space, or all stones on it."""
    first = v.track[v.seats - 1]
    if v.options.tie_break:
        return [seat for seat in range(v.seats) if v.pos[seat] == v.pos[first]]
    return [first]


def status(v: Any) -> str:
    """Whose move it is and what they can do."""
    if v.closed:
        return CLOSED
    if v.phase == OVER:
        won = winners(v)
        who = " and ".join(called(v, seat) for seat in won)
        one = len(won) == 1 and won[0] != v.seat
        return f"The game is over: {who} win{'s' if one else ''}."
    waiting = seats_in(v.asked)
    if v.seat in waiting:
        return f"You: {task(v, v.seat)}."
    who = ", ".join(map(str, waiting))
    return f"Seat{'s' if len(waiting) > 1 else ''} {who}: {task(v, waiting[0])}."


def task(v: Any, seat: int) -> str:
    """What a seat has to do."""
    if v.phase == DICE:
        if v.options.intro and max(v.dice[v.this_round]) >= v.colours:
            return "turn the grey dice to other colours"
        return "accept the dice or turn one"
    if v.phase == TOKEN:
        return "take a token"
    if v.phase == PLACE:
        return "place the token"
    if v.phase == EXCHANGE:
        return "choose a card to exchange"
    return f"bet on your {NAMES[colour_to_bet_on(v)]} card" if seat == v.seat else "final bets"


def called(v: Any, seat: int) -> str:
    """The name of a seat for this viewer."""
    return "you" if seat == v.seat else f"seat {seat}"


# The table as text


def picture(v: Any) -> str:
    """The table as text for a terminal of 80 columns and 24 lines."""
    if v.closed:
        return CLOSED
    lines = [header(v), track_line(v), dice_line(v), *token_lines(v), *holder_lines(v)]
    lines += beside(pad_lines(v), row_lines(v))
    if v.phase == OVER:
        lines += final_lines(v)
    lines.append(status(v))
    return "\n".join(line.rstrip() for line in lines)


def header(v: Any) -> str:
    if v.phase >= FINAL:
        return f"After {v.rounds} rounds · {'final bets' if v.phase == FINAL else 'revealed'}"
    order = " > ".join(str(seat) for seat in v.order[: v.seats])
    return f"Round {v.this_round + 1} of {v.rounds} · {PHASES[v.phase]} · order {order}"


def track_line(v: Any) -> str:
    """The score track from last to first; stones on one space from top to bottom."""
    spaces: list[tuple[int, list[str]]] = []
    for seat in v.track[: v.seats]:
        name = f"seat {seat}{' (you)' if seat == v.seat else ''}"
        if not spaces or spaces[-1][0] != v.pos[seat]:
            spaces.append((v.pos[seat], []))
        spaces[-1][1].append(name)
    return "Track   " + " | ".join(f"{number(pos)}: {' on '.join(on)}" for pos, on in spaces)


def dice_line(v: Any) -> str:
    if v.phase >= FINAL:
        return f"Colours {'  '.join(f'{x} {name}' for x, name in zip(LETTERS, NAMES))}"
    dice = "  ".join(f"{SHAPES[c]} {LETTERS[c]} {NAMES[c]}" for c in v.dice[v.this_round])
    return f"Dice    {dice}"


def token_lines(v: Any) -> list[str]:
    """The free tokens, until the final bets."""
    left = [f"{v.width[t]}={v.worth[t]}" for t in range(len(v.width)) if v.free >> t & 1]
    return [f"Tokens  size=points, free: {'  '.join(left)}"] if v.phase < FINAL else []


def holder_lines(v: Any) -> Iterator[str]:
    """Every holder with its visible cards and its bet, then the piles and cards given up."""
    for holder in range(HOLDERS):
        name = f"Seat {holder}" if holder < v.seats else "Nobody"
        cards = cards_of(v.holder[holder][: v.colours])
        bet = bet_text(v, holder) if holder < v.seats else ""
        yield f"{name}{'*' if holder == v.seat else ' '} {cards}   {bet}"
    piles = " ".join(f"{LETTERS[c]}{v.pile_left[c]}" for c in range(v.colours))
    given = [f"{LETTERS[c]}{value}" for _, _, c, value in discards(v)]
    yield f"Piles   {piles}"
    if given:
        yield f"Out     {' '.join(given)}"


def cards_of(cards: list[int]) -> str:
    return " ".join(f"{LETTERS[c]}{'?' if k == NONE else k}" for c, k in enumerate(cards))


def bet_text(v: Any, seat: int) -> str:
    """A seat's token this round and its placement, or its final bets."""
    if v.phase >= FINAL:
        return final_text(v, seat)
    r = v.this_round
    token = v.token[r][seat]
    if token == NONE:
        return ""
    text = f"token {v.width[token]}"
    if v.start[r][seat] != NONE:
        text += f" on {covers(v, r, seat)}"
    elif not v.asked >> seat & 1 and v.phase == PLACE:
        text += " placed"
    if v.result[r][seat] != UNCHECKED:
        text += f": {RESULTS[v.result[r][seat]]}"
    return text


def final_text(v: Any, seat: int) -> str:
    made = range(v.bet_on[seat])
    if v.seat != seat and v.phase == FINAL:
        return "has bet" if v.bet_on[seat] else ""
    return " ".join(f"{LETTERS[c]}:{''.join(map(str, numbers(v.bets[seat][c])))}" for c in made)


def covers(v: Any, r: int, seat: int) -> str:
    """The spaces that a bet covers."""
    start = v.start[r][seat]
    return spaces(start, start + v.width[v.token[r][seat]] - 1)


def spaces(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"


def discards(v: Any) -> list[tuple[int, int, int, int]]:
    """Every card given up: round, seat, colour, value."""
    return [
        (r, seat, v.given[r][seat], v.value[r][seat])
        for r in range(min(v.this_round + 1, v.rounds))
        for seat in range(v.seats)
        if v.given[r][seat] != NONE
    ]


def pad_lines(v: Any) -> list[str]:
    """The grid of numbers: # seen elsewhere, x impossible (from assist level 2)."""
    ruled_out = impossible(v) if v.seat >= 0 and v.options.assist_max >= LOGIC else set()
    lines = [f"{'Pad' if v.seat >= 0 else '':<4}0 1 2 3 4 5 6 7"]
    for c in range(v.colours):
        cells = (
            "#" if v.black[c][k] else "x" if (c, k) in ruled_out else "." for k in range(VALUES)
        )
        lines.append(f"{SHAPES[c]} {LETTERS[c]} {' '.join(cells)}")
    return lines


def row_lines(v: Any) -> list[str]:
    """The checked rounds: dice and results."""
    lines = []
    for r in range(min(v.this_round + 1, v.rounds)):
        if v.result[r][0] != UNCHECKED:
            lines.append(f"r{r + 1:<2} {''.join(LETTERS[c] for c in v.dice[r])}  {row_text(v, r)}")
    return lines


def row_text(v: Any, r: int) -> str:
    """A row of the viewer's pad; for a spectator, every seat's result."""
    if v.seat < 0:
        marks = ("", "ok", "high", "low", "no")
        return "  ".join(f"{s}:{marks[v.result[r][s]]}" for s in range(v.seats))
    text = f"{range_text(v, r, v.seat):<9} {RESULTS[v.result[r][v.seat]]}"
    if v.options.assist_max >= BOOKKEEPING:
        known = [f"{LETTERS[c]}={v.stood[r][c]}" for c in sorted({*v.dice[r]})
                 if c < v.colours and v.stood[r][c] != NONE]  # fmt: skip
        text += f"  {' '.join(known)}" if known else ""
    return text


def range_text(v: Any, r: int, seat: int) -> str:
    """What a result says about the sum."""
    start = v.start[r][seat]
    last = start + v.width[v.token[r][seat]] - 1
    return {
        HIT: spaces(start, last),
        HIGH: spaces(0, start - 1),
        LOW: spaces(last + 1, SPACES - 1),
        MISS: f"not {spaces(start, last)}",
    }[v.result[r][seat]]


def beside(left: list[str], right: list[str]) -> list[str]:
    """Two blocks of lines side by side."""
    height = max(len(left), len(right))
    left, right = left + [""] * (height - len(left)), right + [""] * (height - len(right))
    return [f"{one:<24}{other}" for one, other in zip(left, right)]


def final_lines(v: Any) -> list[str]:
    lines = []
    for seat in reversed(v.track[: v.seats]):
        gain = number(v.final[seat]) if v.final[seat] < 0 else f"+{v.final[seat]}"
        lines.append(f"Seat {seat}: {number(v.pos[seat])} ({gain} by final bets)")
    return lines


# The log


def tell(before: Any, seat: int, action: int | None, after: Any) -> list[str]:
    """The lines that tell a viewer about an action, from the views before and after it."""
    if after.closed:
        return []
    lines = [deed(before, seat, action, after)]
    if before.phase == PLACE and after.phase != PLACE and checked(before, after):
        lines += results(before, after)
    if after.phase == FINAL and before.phase != FINAL:
        lines.append("All rounds are played: now the final bets.")
    elif after.this_round > before.this_round:
        lines.append(begins(after))
    if after.phase == OVER:
        lines += revealed(after)
    return [line for line in lines if line]


def who(v: Any, seat: int) -> str:
    """The name of a seat at the start of a sentence."""
    return "You" if seat == v.seat else f"Seat {seat}"


def deed(before: Any, seat: int, action: int | None, after: Any) -> str:
    """What a seat did, as far as the viewer may know."""
    name, s = who(after, seat), "" if seat == after.seat else "s"
    r = before.this_round
    if action is None or action >= BET or PUT <= action < SWAP:
        return secret_deed(before, seat, after, name, s)
    if action == ACCEPT:
        return f"{name} accept{s} {dice_text(after.dice[r])}."
    if action < TAKE:
        d, colour = divmod(action - TURN, COLOURS)
        turned = LETTERS[before.dice[r][d]]
        return f"{name} turn{s} {turned} to {LETTERS[colour]}: {dice_text(after.dice[r])}."
    if action < PUT:
        t = action - TAKE
        return f"{name} take{s} the token of {before.width[t]} ({points(before.worth[t])})."
    if action == KEEP:
        return f"{name} keep{s} all cards."
    return exchanged(before, seat, action - SWAP, after, name, s)


def secret_deed(before: Any, seat: int, after: Any, name: str, s: str) -> str:
    """A placement or final bet, with its details only if the viewer may know them."""
    if before.phase == FINAL:
        if seat == after.seat:
            c = before.bet_on[seat]
            return f"You bet {LETTERS[c]} {' '.join(map(str, numbers(after.bets[seat][c])))}."
        return f"{name} ha{s or 've'} made all final bets." if after.bet_on[seat] else ""
    r = before.this_round
    if seat == after.seat or before.options.placement == SEQUENTIAL:
        return f"{name} place{s} it on {covers(after, r, seat)}."
    return f"{name} ha{s or 've'} placed."


def exchanged(before: Any, seat: int, colour: int, after: Any, name: str, s: str) -> str:
    """A card given up, and its replacement if the viewer may see it."""
    r = before.this_round
    shown = f"{LETTERS[colour]}{after.value[r][seat]}"
    fresh = after.holder[seat][colour]
    drawn = "a card" if fresh == NONE or seat == after.seat else f"{LETTERS[colour]}{fresh}"
    return f"{name} give{s} up {shown} and draw{s} {drawn}."


def points(count: int) -> str:
    return f"{number(count)} point{'' if count == 1 else 's'}"


def dice_text(dice: list[int]) -> str:
    return " ".join(LETTERS[c] for c in dice)


def checked(before: Any, after: Any) -> bool:
    """Whether the bets of the round were checked between the two views."""
    return bool(after.result[before.this_round][0] != UNCHECKED)


def results(before: Any, after: Any) -> Iterator[str]:
    """The result of every bet, in the order of the round."""
    r = before.this_round
    for seat in before.order[: before.seats]:
        found = after.result[r][seat]
        text = f"{who(after, seat)} on {covers(after, r, seat)}: {RESULTS[found]}"
        if found == HIT:
            text += f", {points(after.worth[after.token[r][seat]])}"
        yield f"{text}."


def begins(v: Any) -> str:
    seat = v.order[0]
    s = "" if seat == v.seat else "s"
    return f"Round {v.this_round + 1}: {who(v, seat)} throw{s} {dice_text(v.dice[v.this_round])}."


def revealed(v: Any) -> Iterator[str]:
    """Every seat's cards, final bets and points, from last to first."""
    for seat in v.order[: v.seats]:
        cards = " ".join(f"{LETTERS[c]}{v.holder[seat][c]}" for c in range(v.colours))
        yield f"{who(v, seat)}: {cards}, bet {final_text(v, seat)}: {points(v.final[seat])}."
    yield status(v)
