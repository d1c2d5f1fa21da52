"""Boards and tables for tests of Pattern Overlap, in the notation of the rules: d.i@(x,y)r."""

from __future__ import annotations

from typing import Any

from parlour import Table
from parlour.features.referee import Verdict
from parlour.games.pattern_overlap.claims import GEOMETRY, Claim, Code, Referee
from parlour.games.pattern_overlap.faces import CODES, FACES, RING, turned
from parlour.games.pattern_overlap.patchwork import (
    Patchwork,
    cell_of,
    clear,
    covered,
    how_many,
    lay,
    touched,
    why_not,
)
from parlour.games.pattern_overlap.puzzles import Laid

W1 = "0.0@(0,0)0 0.5@(2,0)3 0.3@(0,2)0"


class Board:
    """A patchwork with one side of the cards."""

    def __init__(self, *, wild: bool = False, least: int = 3, real: int = 0, side: int = 0) -> None:
        self.box, self.side = Patchwork.box(), side
        self.laid: list[Laid] = []
        clear(self.t, 1, int(wild), least, real, 0, 1)

    @property
    def t(self) -> Any:
        return self.box[0]

    def judge(self, text: str) -> tuple[Code, int, int]:
        """Return the code, squares covered and cards touched for a placement."""
        one = Laid.parse(text)
        cell = cell_of(self.t, 0, one.x, one.y)
        why = GEOMETRY[int(why_not(self.t, cell, CODES[self.side, one.card, one.rot]))]
        return why, int(covered(self.t, cell)), int(how_many(touched(self.t, cell)))

    def put(self, text: str) -> tuple[Code, int, int]:
        """Place a card, whatever the verdict."""
        verdict, one = self.judge(text), Laid.parse(text)
        lay(self.t, 0, one.x, one.y, CODES[self.side, one.card, one.rot], len(self.laid))
        self.laid.append(one)
        return verdict

    def put_all(self, text: str) -> list[tuple[Code, int, int]]:
        return [self.put(card) for card in text.split()]

    def rows(self) -> list[str]:
        shown = {}
        for one in self.laid:
            face = turned(FACES[self.side][one.card], one.rot)
            shown[one.x, one.y] = "*"
            shown |= {(one.x + dx, one.y + dy): c for (dx, dy), c in zip(RING, face, strict=True)}
        xs, ys = [x for x, _ in shown], [y for _, y in shown]
        return [
            "".join(shown.get((x, y), ".") for x in range(min(xs), max(xs) + 1))
            for y in range(min(ys), max(ys) + 1)
        ]


def card(name: str) -> int:
    return Laid.parse(f"{name}@(0,0)0").card


def table(
    laid: str, hands: list[list[str]], by: list[int] | None = None, locs: list[int] | None = None,
    state: dict[str, Any] | None = None, **options: Any,
) -> Table:  # fmt: skip
    """Set up a table with these cards and hands."""
    cards = [Laid.parse(text) for text in laid.split()]
    held = [[*(card(name) for name in hand), -1, -1, -1][:3] for hand in hands]
    return Table.arrange(
        "pattern-overlap", len(hands), options=options,
        state={
            "laid": len(cards), "laid_card": [c.card for c in cards],
            "laid_x": [c.x for c in cards], "laid_y": [c.y for c in cards],
            "laid_rot": [c.rot for c in cards], "laid_by": by or [-1] * len(cards),
            "laid_loc": locs or [0] * len(cards), "deck": [hand[0] // 6 for hand in held],
            "hand": held, **(state or {}),
        },
    )  # fmt: skip


def claim(referee: Referee, seat: int, text: str, now: int, seen: int = 99, loc: int = 0) -> Any:
    """Claim a place for a card of the hand; events are numbered like the placed cards."""
    one, t = Laid.parse(text), referee.table
    hand = [int(c) for c in t.state.hand[seat]]
    slot = hand.index(one.card) if one.card in hand else 0
    verdict = referee.claim(Claim(seat, slot, one.rot, one.x, one.y, loc), seen, now)
    if verdict is None:
        t.play(seat, number(t, slot, one.rot, one.x, one.y, loc))
        referee.took(seat, int(t.state.laid))
        return Verdict(Code.OK)
    return verdict


def place(t: Table, seat: int, text: str, loc: int = 0) -> None:
    """Play a card of the hand by its action number."""
    one = Laid.parse(text)
    slot = [int(c) for c in t.state.hand[seat]].index(one.card)
    t.play(seat, number(t, slot, one.rot, one.x, one.y, loc))


def number(t: Table, slot: int, rot: int, x: int, y: int, loc: int = 0) -> int:
    if t.options["mode"] == "nms":
        return 1 + (((loc * 3 + slot) * 4 + rot) * 23 + y + 11) * 23 + x + 11
    return 1 + ((slot * 4 + rot) * 49 + y + 24) * 49 + x + 24
