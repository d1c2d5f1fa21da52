"""Pattern Overlap as text: actions, the view as JSON, the table for terminals, and events."""

from __future__ import annotations

from typing import Any

from parlour.core.game import HOUSE
from parlour.core.struct import remembered
from parlour.games.pattern_overlap.deck import face_at, look_of
from parlour.games.pattern_overlap.faces import CARDS, DECK, RING, SIDES, card_name, rows, turned
from parlour.games.pattern_overlap.options import (
    CUSTOM_SIDE,
    NOT_MY_STACK,
    REALTIME,
    SCORES_ALL,
    SCORES_OWN,
    SPEED,
    TICKS,
    TURNS,
)
from parlour.games.pattern_overlap.rules import (
    BUILD,
    BUILD_CARD,
    CALL_OVER,
    CHOOSE,
    CHOOSE_CARD,
    COUNTDOWN,
    GO,
    HAND,
    LAST_CALL,
    NEAR,
    NO_CARD,
    NOTICE,
    OVER,
    PLACE,
    PLAY,
    SWAP_ON_BOARD,
    SWAP_ON_LOCATIONS,
    THE_TABLE,
    TOO_LONG,
    WAIT,
)
from parlour.games.pattern_overlap.view import View

MINUS = "\u2212"
PHASES = ("choose", "build", "countdown", "play", "last_call", "over")
MODES = ("speed", "diversify", "cover", "nms")
CLOCKS = ("realtime", "ticks", "turns")
ENDS = (
    "a seat went out", "all are out", "time is up", "no location is open", "nobody can place",
    "nobody places",
)  # fmt: skip
ENDED = (
    "The first player is out of cards.", "Everybody is out of cards.", "Time is up.",
    "No location is open any more.", "Nobody can lay a card any more.",
    "Nobody has laid a card for too long.",
)  # fmt: skip
LAID_FIELDS = {
    "card": "laid_card", "by": "laid_by", "loc": "laid_loc", "x": "laid_x", "y": "laid_y",
    "rot": "laid_rot", "covers": "laid_cov", "touches": "laid_div", "right": "laid_ok",
}  # fmt: skip
SIDE_NAMES = (*SIDES, "faces of our own")
MODE_TITLES = ("Speed Round", "Diversify", "Cover Some Ground", "Not My Stack!")


def signed(number: int) -> str:
    """A coordinate with a proper minus sign."""
    return str(number).replace("-", MINUS)


def decoded(v: Any, action: int) -> tuple[int, int, int, int, int]:
    """The slot, rotation, location, x and y of a placement."""
    size = 23 if v.options.mode == NOT_MY_STACK else 49
    rest, x = divmod(action - PLACE, size)
    rest, y = divmod(rest, size)
    rest, rot = divmod(rest, 4)
    loc, slot = divmod(rest, 3)
    return slot, rot, loc, x - size // 2, y - size // 2


def encoded(v: Any, slot: int, rot: int, loc: int, x: int, y: int) -> int:
    """The action number of a placement."""
    size = 23 if v.options.mode == NOT_MY_STACK else 49
    row = (((loc * 3 + slot) * 4 + rot) * size) + y + size // 2
    return PLACE + row * size + x + size // 2


def first_swap(v: Any) -> int:
    """The action number of swapping the card in slot 0."""
    return SWAP_ON_LOCATIONS if v.options.mode == NOT_MY_STACK else SWAP_ON_BOARD


def action(v: Any, action: int) -> str:
    """An action in words."""
    if action >= GO:
        return house_words(action)
    if action >= BUILD_CARD:
        index, rot, x, y = built(action)
        return f"start {card_name(v.starter * DECK + index)} r{rot} {signed(x)} {signed(y)}"
    if action >= CHOOSE_CARD:
        own = v.deck[v.seat] if v.seat >= 0 else 0
        return f"choose {card_name(own * DECK + action - CHOOSE_CARD)}"
    if action == WAIT:
        return "ready" if v.phase == COUNTDOWN else "wait"
    if action >= first_swap(v):
        return f"swap {action - first_swap(v) + 1}{named(v, action - first_swap(v))}"
    slot, rot, loc, x, y = decoded(v, action)
    where = f"on {loc} at " if v.options.mode == NOT_MY_STACK else ""
    return f"p {slot + 1} r{rot} {where}{signed(x)} {signed(y)}{named(v, slot)}"


def named(v: Any, slot: int) -> str:
    """The viewer's card in a slot, in brackets."""
    card = v.hand[v.seat][slot] if v.seat >= 0 else NO_CARD
    return f" ({card_name(card)})" if card != NO_CARD else ""


def built(action: int) -> tuple[int, int, int, int]:
    """The index, rotation, x and y of a starting card's placement."""
    rest, x = divmod(action - BUILD_CARD, 9)
    rest, y = divmod(rest, 9)
    index, rot = divmod(rest, 4)
    return index, rot, x - NEAR, y - NEAR


def house_words(action: int) -> str:
    if action >= NOTICE:
        return f"tell seat {action - NOTICE} that it is stuck"
    said = {GO: "go", CALL_OVER: "the last call is over", TOO_LONG: "nobody places any more"}
    return said[action]


def public(v: Any) -> dict[str, Any]:
    """Public information, as JSON for screens."""
    seats, o = v.seats, v.options
    return {
        "mode": MODES[o.mode],
        "side": look_of(o),
        "faces": [face_at(o, card) for card in range(CARDS)] if o.side == CUSTOM_SIDE else None,
        "clock": CLOCKS[o.clock],
        "wild": bool(o.centers),
        "phase": PHASES[v.phase],
        "to_act": to_act(v),
        "turn": v.turn if o.clock == TURNS or v.phase == BUILD else None,
        "round": v.this_round + 1 if o.clock == TURNS else None,
        "last_round": v.last_round + 1 if v.last_round >= 0 else None,
        "tick": v.tick if o.clock == TICKS else None,
        "deadline": v.deadline if v.phase == LAST_CALL and o.clock == TICKS else None,
        "call_seconds": call_seconds(v) if v.phase == LAST_CALL else None,
        "decks": v.deck[:seats],
        "starter": v.starter if v.starter >= 0 else None,
        "held": v.held[:seats],
        "pile": [a + b for a, b in zip(v.fresh[:seats], v.under, strict=False)],
        "played": v.played[:seats],
        "tokens": v.token[:seats],
        "frozen": [bool(ice) for ice in v.frozen[:seats]] if o.mode == NOT_MY_STACK else None,
        "on_location": v.on_location[:seats] if o.mode == NOT_MY_STACK else None,
        "points": shown_points(v) if o.live_scores == SCORES_ALL or v.phase == OVER else None,
        "squares": v.squares[:seats] if o.live_scores == SCORES_ALL or v.phase == OVER else None,
        "places": v.rank[:seats] if v.phase == OVER else None,
        "ended": ENDS[v.ended] if v.phase == OVER else None,
        "laid": laid(v),
    }


@remembered(View.only("laid", *LAID_FIELDS.values()))
def laid(v: Any) -> dict[str, list[int]]:
    """The cards on the table in order of play, as columns."""
    return {name: getattr(v, field)[: v.laid] for name, field in LAID_FIELDS.items()}


def shown_points(v: Any) -> list[int] | None:
    """All seats' points; None in modes without points."""
    if v.options.mode in (SPEED, NOT_MY_STACK):
        return None
    return list(v.points[: v.seats])


def own(v: Any) -> dict[str, Any]:
    """What depends on the viewer, as JSON for screens."""
    me, o = v.seat, v.options
    mine = me >= 0 and o.live_scores <= SCORES_ALL and o.mode not in (SPEED, NOT_MY_STACK)
    return {
        "seat": me if me >= 0 else None,
        "hands": [v.hand[k] if v.sees[k] else None for k in range(v.seats)],
        "put_under": [v.put_under[k][: v.under[k]] if v.sees[k] else None for k in range(v.seats)],
        "my_points": v.points[me] if mine else None,
        "claim": v.claim if v.claim >= 0 else None,
        "waits": bool(me >= 0 and v.phase >= PLAY and v.said >> me & 1),
        "stuck": bool(v.noticed),
        "locked": o.clock == TICKS and me >= 0 and v.tick * 1000 < v.locked_until[me],
        "assist": bool(o.assist),
        "says": status(v),
    }


def to_act(v: Any) -> list[int]:
    """The seats that can act, as far as is public."""
    if v.phase == OVER:
        return []
    if v.phase == BUILD or (v.phase >= PLAY and v.options.clock == TURNS):
        return [v.turn]
    if v.phase >= PLAY and v.options.clock == REALTIME:
        return [seat for seat in range(v.seats) if v.holding >> seat & 1]
    ready = v.said if v.phase < PLAY else v.said | ~v.holding
    return [seat for seat in range(v.seats) if not ready >> seat & 1]


def call_seconds(v: Any) -> int:
    """The length of the last call in seconds."""
    if v.options.timer_s:
        return int(v.options.timer_s) - 1
    return (60, 30, 0)[v.options.level]


def status(v: Any) -> str:
    """The current situation in a sentence or two."""
    if v.phase == OVER:
        return f"{ENDED[v.ended]} {winners(v)}"
    if v.phase == CHOOSE:
        return "Choose the card your location begins with."
    if v.phase == BUILD:
        return f"{who(v, v.turn)}: lay a card of the starting board."
    if v.phase == COUNTDOWN:
        return "Ready? Hands are seen at Go."
    if v.options.clock == TURNS:
        last = " The last round." if v.last_round == v.this_round else ""
        return f"{who(v, v.turn)}: lay a card or wait.{last}"
    if v.seat >= 0 and v.noticed:
        return "You are stuck for now: nothing in your hand fits."
    if v.seat >= 0 and v.token[v.seat]:
        return "You are out of cards, and the others play on."
    if v.phase == LAST_CALL:
        return "Last call!"
    return "Lay a card wherever three squares match."


def who(v: Any, seat: int) -> str:
    return "You" if seat == v.seat else f"Seat {seat}"


def winners(v: Any) -> str:
    """Who won, in a sentence."""
    first = [seat for seat in range(v.seats) if v.rank[seat] == 1]
    if len(first) == 1:
        return f"{who(v, first[0])} win{'' if first[0] == v.seat else 's'}."
    names = " and ".join(who(v, seat) for seat in first)
    return f"{names} share the victory."


def picture(v: Any) -> str:
    """The table as text for a terminal."""
    lines = [head(v)]
    if v.options.mode == NOT_MY_STACK:
        lines += side_by_side([location(v, loc) for loc in range(v.seats)])
    else:
        lines += patchwork(v, 0)
    if v.phase >= PLAY:
        for seat in range(v.seats):
            if v.sees[seat] and v.held[seat]:
                lines += ["", *hand_rows(v, seat)]
    lines += ["", *seat_lines(v), status(v)]
    return "\n".join(lines)


def head(v: Any) -> str:
    text = f"{MODE_TITLES[v.options.mode]}, {SIDE_NAMES[v.options.side]}"
    if v.options.centers:
        text += ", centres wild"
    if v.options.clock == TURNS:
        text += f"  round {v.this_round + 1}"
    if v.options.clock == TICKS:
        text += f"  second {v.tick}"
    if v.phase == LAST_CALL:
        text += "  LAST CALL"
    return text


@remembered(View.only("options", "laid", "laid_card", "laid_loc", "laid_x", "laid_y", "laid_rot"))
def cells(v: Any) -> dict[tuple[int, int, int], str]:
    """The letter on every cell, by location, x and y."""
    shown = {}
    for k in range(v.laid):
        loc, x, y = v.laid_loc[k], v.laid_x[k], v.laid_y[k]
        face = turned(face_at(v.options, v.laid_card[k]), v.laid_rot[k])
        shown[loc, x, y] = "*"
        for (dx, dy), letter in zip(RING, face, strict=True):
            shown[loc, x + dx, y + dy] = letter
    return shown


def patchwork(v: Any, loc: int) -> list[str]:
    """A location as a grid of letters with coordinates."""
    shown = {(x, y): letter for (at, x, y), letter in cells(v).items() if at == loc}
    if not shown:
        return ["(nothing lies here yet)"]
    xs, ys = [x for x, _ in shown], [y for _, y in shown]
    lines = ["     " + "".join(f"{signed(x):>3}" for x in range(min(xs), max(xs) + 1))]
    for y in range(min(ys), max(ys) + 1):
        row = "".join(f"{shown.get((x, y), '·'):>3}" for x in range(min(xs), max(xs) + 1))
        lines.append(f"{signed(y):>4} {row}")
    return lines


def location(v: Any, loc: int) -> list[str]:
    """A location of Not My Stack! with its title."""
    whose = "yours" if loc == v.seat else f"of seat {loc}"
    ice = f", frozen {v.token[loc]}" if v.frozen[loc] else ""
    return [f"[{loc}] {whose}, {v.on_location[loc]} cards{ice}", *patchwork(v, loc)]


def side_by_side(blocks: list[list[str]], width: int = 100) -> list[str]:
    """Blocks of text side by side, wrapped to a width."""
    lines: list[str] = []
    while blocks:
        row: list[list[str]] = []
        while blocks and (not row or sum(max(map(len, b)) + 3 for b in [*row, blocks[0]]) <= width):
            row.append(blocks.pop(0))
        wide = [max(map(len, block)) for block in row]
        for k in range(max(map(len, row))):
            parts = [(b[k] if k < len(b) else "").ljust(w) for b, w in zip(row, wide, strict=True)]
            lines.append("   ".join(parts).rstrip())
        lines.append("")
    return lines


def hand_rows(v: Any, seat: int) -> list[str]:
    """A hand as unrotated cards side by side."""
    cards = [(slot, v.hand[seat][slot]) for slot in range(HAND) if v.hand[seat][slot] != NO_CARD]
    lines = ["   ".join(f"{slot + 1}: {card_name(card)}" for slot, card in cards)]
    for row in range(3):
        faces = [rows(face_at(v.options, card))[row] for _, card in cards]
        lines.append("   ".join(f"{' '.join(face):<6}" for face in faces).rstrip())
    title = "Your hand" if seat == v.seat else f"Hand of seat {seat}"
    return [title, *lines]


def seat_lines(v: Any) -> list[str]:
    """One line per seat: cards left, points and token."""
    lines = []
    for seat in range(v.seats):
        left = v.held[seat] + v.fresh[seat] + v.under[seat]
        text = f"{'You   ' if seat == v.seat else f'Seat {seat}'}  {left} left"
        if v.options.mode == NOT_MY_STACK:
            text += f"  {v.on_location[seat]} on its location"
        elif v.options.mode != SPEED and (points := points_shown(v, seat)) is not None:
            text += f"  {points} points"
        if v.token[seat]:
            text += f"  out as number {v.token[seat]}"
        if v.phase == OVER:
            text += f"  place {v.rank[seat]}"
        lines.append(text)
    return lines


def points_shown(v: Any, seat: int) -> int | None:
    """A seat's points; None if this viewer doesn't see them."""
    mine = v.options.live_scores == SCORES_OWN and seat == v.seat
    shown = mine or v.options.live_scores == SCORES_ALL or v.phase == OVER
    return int(v.points[seat]) if shown else None


def tell(before: Any, seat: int, action: int | None, after: Any) -> list[str]:
    """The log lines of an action, from the viewer's facts before and after it."""
    lines = [deed(before, seat, action, after)]
    lines += [laying(after, k) for k in range(before.laid, after.laid)]
    for other in range(after.seats):
        if after.token[other] and not before.token[other]:
            out = f"{who(after, other)} {'are' if other == after.seat else 'is'} out"
            ice = ", and the location freezes" if after.frozen[other] else ""
            lines.append(f"{out}: number {after.token[other]}{ice}.")
        elif after.frozen[other] and not before.frozen[other]:
            whose = "Your" if other == after.seat else f"Seat {other}'s"
            lines.append(f"{whose} location freezes.")
    if after.phase == LAST_CALL and before.phase == PLAY:
        lines.append(f"Last call: {call_seconds(after)} seconds.")
    if before.phase < PLAY <= after.phase:
        lines.append("Go!")
    if after.phase == OVER:
        lines.append(status(after))
    return [line for line in lines if line]


def deed(before: Any, seat: int, action: int | None, after: Any) -> str:
    """What a seat did other than play a card."""
    if seat == HOUSE:
        told = action is not None and action >= NOTICE
        return "You are stuck for now: nothing in your hand fits." if told else ""
    name, s = who(after, seat), "" if seat == after.seat else "s"
    if before.phase == COUNTDOWN:
        return f"{name} {'are' if not s else 'is'} ready."
    if before.phase == CHOOSE:
        return f"{name} choose{s} a card."
    if before.options.clock == TICKS and before.phase >= PLAY:
        return f"{name} decide{s}." if not after.laid > before.laid else ""
    if action is not None and before.phase >= PLAY and action >= first_swap(before):
        return f"{name} put{s} a card under the pile and draw{s}."
    if action is None and after.swaps[seat] > before.swaps[seat]:
        return f"{name} put{s} a card under the pile and draw{s}."
    if action == WAIT:
        return f"{name} wait{s}."
    return ""


def laying(v: Any, k: int) -> str:
    """A card that was played."""
    card, x, y = card_name(v.laid_card[k]), signed(v.laid_x[k]), signed(v.laid_y[k])
    by, loc = v.laid_by[k], v.laid_loc[k]
    where = f"at {x} {y}"
    if v.options.mode == NOT_MY_STACK:
        whose = "your" if loc == v.seat else f"seat {loc}'s"
        where = f"on {whose} location {where}"
    if by == THE_TABLE:
        return f"{card} is laid {where}."
    text = f"{who(v, by)} lay{'' if by == v.seat else 's'} {card} {where}"
    return f"{text}: {v.laid_cov[k]} squares on {v.laid_div[k]} card{'s' * (v.laid_div[k] > 1)}."
