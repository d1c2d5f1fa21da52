"""Terminal input for players who work out the sums themselves.

Instead of listing the legal cells, the terminal asks for one. A wrong cell gets a friendly hint on
how to count, never the answer.
"""

from __future__ import annotations

import re
from typing import Any

from parlour.core.fact import Speaker
from parlour.games.sequence_numbers.deck import (
    DIVIDED,
    FIRST_MINUS,
    FIRST_PLUS,
    TIMES,
    TRUE_MINUS,
)
from parlour.games.sequence_numbers.lines import SIDE
from parlour.games.sequence_numbers.reading import aid_of, cell_name, faces_of, hand_of, is_dead
from parlour.games.sequence_numbers.rules import MINUS_AT, PLUS_AT, TURN

CELL = re.compile(r"r\s*(\d+)\s*c\s*(\d+)")
FACE = re.compile(r"(?<=\d)\s*\(.*?\)")  # the face in "2 (5+7)"
SIGNS = re.compile(r"[(),:]")
SUM = re.compile(rf"(\d+)([+{TRUE_MINUS}{TIMES}{DIVIDED}])(\d+)")
WAYS = {"+": "add", TRUE_MINUS: "subtract", TIMES: "multiply", DIVIDED: "divide"}


def asks(v: Any, say: Speaker) -> str | None:
    """The prompt; None to list the moves, when no sum is asked for or the answers are shown."""
    if aid_of(v, v.seat) == "highlight" or v.phase != TURN or v.seat != v.turn:
        return None
    hand = hand_of(v, v.seat)
    live = [k for k, card in enumerate(hand, 1) if card < FIRST_PLUS and not is_dead(v, card // 2)]
    dead = [k for k, card in enumerate(hand, 1) if is_dead(v, card // 2)]
    if not live:
        return None
    lines = [say("find-sum", place=live[0])]
    if any(FIRST_PLUS <= card < FIRST_MINUS for card in hand):
        lines.append(say("find-plus"))
    if hand[-1] >= FIRST_MINUS and any(takes(v, cell) for cell in range(SIDE * SIDE)):
        lines.append(say("find-minus"))
    if dead and v.exchanges < v.options.dead_per_turn:
        lines.append(say("find-swap", place=dead[0]))
    return "\n".join([*lines, say("find-moves")])


def means(v: Any, said: str, say: Speaker) -> int | str | None:
    """The action typed, or why it is not possible; None if it names neither a card nor a cell."""
    text = said.lower().replace("-", TRUE_MINUS)
    found = CELL.search(text)
    rest = bare(FACE.sub(" ", CELL.sub(" ", text)), say)
    if found is None:
        card = held(v, rest, say)
        return card if card is None or isinstance(card, str) else where(v, card, say)
    row, column = (int(part[:9]) for part in found.groups())
    if not (1 <= row <= SIDE and 1 <= column <= SIDE):
        return say("find-no-cell", row=row, column=column, most=SIDE)
    cell = SIDE * (row - 1) + column - 1
    if not v.number[cell]:
        return say("find-corner", cell=cell_name(cell))
    if rest == TRUE_MINUS:
        return take(v, cell, say)
    if v.chip[cell]:
        return say("find-covered", cell=cell_name(cell))
    card = held(v, rest, say) if rest else fitting(v, cell, say)
    if card is None:
        return say("find-no-card", text=said.strip())
    return card if isinstance(card, str) else put(v, card, cell, say)


def bare(text: str, say: Speaker) -> str:
    """What is typed without the words around the card, such as "play" and "on"."""
    fillers = say("find-fillers").split()
    return "".join(word for word in SIGNS.sub(" ", text).split() if word not in fillers)


def held(v: Any, named: str, say: Speaker) -> int | str | None:
    """The card in hand with this position, face or sign, or an error; None if nothing matches."""
    hand = hand_of(v, v.seat)
    if named.isdecimal():
        place = int(named[:9])
        if 1 <= place <= len(hand):
            return hand[place - 1]
        return say("find-no-place", count=len(hand), place=named[:9])
    faces = {faces_of(v, v.seat)[card]: card for card in hand}
    if named in ("+", TRUE_MINUS) and named not in faces:
        return say("find-no-wild", sign="plus" if named == "+" else "minus")
    return faces.get(named)


def where(v: Any, card: int, say: Speaker) -> str:
    """Ask for the cell of a card, without giving it away."""
    place = hand_of(v, v.seat).index(card) + 1
    return say("find-where", face=faces_of(v, v.seat)[card], place=place)


def fitting(v: Any, cell: int, say: Speaker) -> int | str:
    """The card in hand whose answer is printed on a cell, or an error."""
    for card in hand_of(v, v.seat):
        if card < FIRST_PLUS and card // 2 + 1 == v.number[cell]:
            return card
    return say("find-no-sum", number=v.number[cell])


def put(v: Any, card: int, cell: int, say: Speaker) -> int | str:
    """The action that plays a card on an open cell, or a hint if the answer is wrong."""
    if card >= FIRST_MINUS:
        return say("find-no-chip", cell=cell_name(cell))
    if card >= FIRST_PLUS:
        return PLUS_AT + cell
    if card // 2 + 1 == v.number[cell]:
        return cell
    face = faces_of(v, v.seat)[card]
    left, sign, right = SUM.fullmatch(face).groups()  # type: ignore[union-attr]
    return say(
        "find-wrong",
        face=face,
        number=v.number[cell],
        way="none" if aid_of(v, v.seat) == "none" else WAYS[sign],
        left=int(left),
        right=int(right),
    )


def take(v: Any, cell: int, say: Speaker) -> int | str:
    """The action that removes a chip with a Minus, or why it can't."""
    card = held(v, TRUE_MINUS, say)
    if isinstance(card, str):
        return card
    if takes(v, cell):
        return MINUS_AT + cell
    if not v.chip[cell]:
        return say("find-no-chip", cell=cell_name(cell))
    own = v.chip[cell] - 1 == v.seat % v.teams
    return say("find-own-chip" if own else "find-locked", cell=cell_name(cell))


def takes(v: Any, cell: int) -> bool:
    """Whether a Minus can remove the chip on a cell."""
    return bool(v.chip[cell] and v.chip[cell] - 1 != v.seat % v.teams and not v.locked[cell])
