"""Terminal input for players who work out the sums themselves.

Instead of listing the legal cells, the terminal asks for one. A wrong cell gets a friendly hint on
how to count, never the answer.
"""

from __future__ import annotations

import re
from typing import Any

from parlour.games.sequence_numbers.deck import (
    DIVIDED,
    FIRST_MINUS,
    FIRST_PLUS,
    TIMES,
    TRUE_MINUS,
)
from parlour.games.sequence_numbers.lines import SIDE
from parlour.games.sequence_numbers.options import HIGHLIGHT
from parlour.games.sequence_numbers.rules import MINUS_AT, PLUS_AT, TURN
from parlour.games.sequence_numbers.words import cell_name, faces_of, hand_of, is_dead

CELL = re.compile(r"r\s*(\d)\s*c\s*(\d)")
FACE = re.compile(r"(?<=\d)\s*\(.*?\)")  # the face in "2 (5+7)"
WORDS = re.compile(r"\b(play|card|on|to|at)\b|[(),:]")
SUM = re.compile(rf"(\d+)([+{TRUE_MINUS}{TIMES}{DIVIDED}])(\d+)")
COUNTED = {
    "+": "start at {left} and count on {right}.",
    TRUE_MINUS: "start at {left} and count back {right}.",
    TIMES: "add {right} again and again, {left} times in all.",
    DIVIDED: "count how many times {right} goes into {left}.",
}


def asks(v: Any) -> str | None:
    """The prompt; None to list the moves, when no sum is asked for or the answers are shown."""
    if v.options.answer_aid == HIGHLIGHT or v.phase != TURN or v.seat != v.turn:
        return None
    hand = hand_of(v, v.seat)
    live = [k for k, card in enumerate(hand, 1) if card < FIRST_PLUS and not is_dead(v, card // 2)]
    dead = [k for k, card in enumerate(hand, 1) if is_dead(v, card // 2)]
    if not live:
        return None
    lines = [f"Work out a sum, find the answer, and type card, row and column: {live[0]} r_c_"]
    if any(FIRST_PLUS <= card < FIRST_MINUS for card in hand):
        lines.append("+ r_c_ puts a chip on any open cell")
    if hand[-1] >= FIRST_MINUS and any(takes(v, cell) for cell in range(SIDE * SIDE)):
        lines.append("- r_c_ takes an opponent's chip away")
    if dead and v.exchanges < v.options.dead_per_turn:
        lines.append(f"swap {dead[0]} exchanges a dead card")
    return "\n".join([*lines, "moves shows all your moves, with the answers"])


def means(v: Any, said: str) -> int | str | None:
    """The action typed, or why it is not possible; None if it names neither a card nor a cell."""
    text = said.lower().replace("-", TRUE_MINUS)
    found = CELL.search(text)
    rest = "".join(WORDS.sub(" ", FACE.sub(" ", CELL.sub(" ", text))).split())
    if found is None:
        card = held(v, rest)
        return card if card is None or isinstance(card, str) else where(v, card)
    cell = SIDE * int(found[1]) + int(found[2])
    if not v.number[cell]:
        return f"{cell_name(cell)} is a corner: it is everybody's and takes no chip."
    if rest == TRUE_MINUS:
        return take(v, cell)
    if v.chip[cell]:
        return f"There is a chip on {cell_name(cell)} already."
    card = held(v, rest) if rest else fitting(v, cell)
    if card is None:
        return f"{said.strip()!r} names no card of yours: type its place in your hand, then a cell."
    return card if isinstance(card, str) else put(v, card, cell)


def held(v: Any, named: str) -> int | str | None:
    """The card in hand with this position, face or sign, or an error; None if nothing matches."""
    hand = hand_of(v, v.seat)
    if named.isdecimal():
        place = int(named[:9])
        if 1 <= place <= len(hand):
            return hand[place - 1]
        return f"Your cards are 1 to {len(hand)}; there is no card {named[:9]}."
    faces = {faces_of(v)[card]: card for card in hand}
    if named in ("+", TRUE_MINUS) and named not in faces:
        return f"You hold no {'Plus' if named == '+' else 'Minus'}."
    return faces.get(named)


def where(v: Any, card: int) -> str:
    """Ask for the cell of a card, without giving it away."""
    place = hand_of(v, v.seat).index(card) + 1
    return f"Where does {faces_of(v)[card]} go? Type the cell as well: {place} r_c_."


def fitting(v: Any, cell: int) -> int | str:
    """The card in hand whose answer is printed on a cell, or an error."""
    for card in hand_of(v, v.seat):
        if card < FIRST_PLUS and card // 2 + 1 == v.number[cell]:
            return card
    return f"No sum in your hand makes {v.number[cell]}."


def put(v: Any, card: int, cell: int) -> int | str:
    """The action that plays a card on an open cell, or a hint if the answer is wrong."""
    if card >= FIRST_MINUS:
        return f"A Minus takes a chip away; there is none on {cell_name(cell)}."
    if card >= FIRST_PLUS:
        return PLUS_AT + cell
    if card // 2 + 1 == v.number[cell]:
        return cell
    face = faces_of(v)[card]
    return f"{face} is not {v.number[cell]}: {counted_out(face)}"


def counted_out(face: str) -> str:
    """How to reach the answer by counting."""
    left, sign, right = SUM.fullmatch(face).groups()  # type: ignore[union-attr]
    return COUNTED[sign].format(left=left, right=right)


def take(v: Any, cell: int) -> int | str:
    """The action that removes a chip with a Minus, or why it can't."""
    card = held(v, TRUE_MINUS)
    if isinstance(card, str):
        return card
    if takes(v, cell):
        return MINUS_AT + cell
    if not v.chip[cell]:
        return f"A Minus takes a chip away; there is none on {cell_name(cell)}."
    if v.chip[cell] - 1 == v.seat % v.teams:
        return f"The chip on {cell_name(cell)} is your own."
    return f"The chip on {cell_name(cell)} is in a sequence and stays."


def takes(v: Any, cell: int) -> bool:
    """Whether a Minus can remove the chip on a cell."""
    return bool(v.chip[cell] and v.chip[cell] - 1 != v.seat % v.teams and not v.locked[cell])
