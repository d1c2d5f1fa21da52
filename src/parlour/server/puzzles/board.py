"""Work: a puzzle on a bench as its log made it. Pure: no clock, no store, no socket."""

from __future__ import annotations

from datetime import date
from typing import Any

from parlour.core.errors import ParlourError, UnknownGame
from parlour.core.puzzles import Placed, Puzzles
from parlour.core.registry import game
from parlour.server.protocol.errors import DamagedTable, Refused
from parlour.server.puzzles.events import (
    Change,
    Cleared,
    Event,
    GivenUp,
    Hinted,
    Laid,
    Lifted,
    Opened,
)
from parlour.server.puzzles.solution import solution

REMEMBERED = 256  # wishes, so that one that comes again is not done again
LONGEST = 10_000  # entries of one bench


class Work:
    """How a puzzle stands."""

    def __init__(self, opened: Opened) -> None:
        puzzles = game(opened.game).puzzles
        front = puzzles.front(opened.puzzle, date.max) if puzzles else None
        if puzzles is None or front is None:
            raise ParlourError(f"there is no puzzle {opened.puzzle!r}")
        self.puzzles: Puzzles = puzzles
        self.game, self.puzzle = opened.game, opened.puzzle
        self.cards = frozenset(front["cards"])
        self.count = 1
        self.placed: list[Placed] = list(opened.placed)
        self.hints = opened.hints
        self.begun_at = opened.at - opened.ms if opened.placed else None
        self.over_ms: int | None = None  # the time it took, once it is solved or given up
        self.given_up = False
        self.wrong, self.squares = "", list[tuple[int, int]]()
        self._granted: dict[str, int] = {}
        self._look(opened.at)

    @property
    def solved(self) -> bool:
        """Whether those at the bench have solved it."""
        return self.over_ms is not None and not self.given_up

    def granted_before(self, client: str) -> int | None:
        """The entry that a wish became, if it did."""
        return self._granted.get(client)

    # What a wish would become

    def lay(self, card: Placed, at: int, client: str) -> Laid:
        """A card is laid."""
        self._must_be_open(card[0])
        return Laid(card, at, client=client)

    def lift(self, card: int, at: int, client: str) -> Lifted:
        """A card is taken back."""
        self._must_be_open(card)
        return Lifted(card, at, client=client)

    def hint(self, at: int, client: str) -> Hinted:
        """A card is put right; it may take the solver a moment."""
        self._must_be_open()
        try:
            given = self.puzzles.hint(self.puzzle, self.placed)
        except ParlourError as error:
            raise Refused("hint", str(error)) from error
        return Hinted([_placed(one) for one in given["placed"]], at, client=client)

    def give_up(self, at: int, client: str) -> GivenUp:
        """All cards are put right."""
        self._must_be_open()
        return GivenUp(solution(self.puzzles, self.puzzle), at, client=client)

    def clear(self, at: int, client: str) -> Cleared:
        """Everything is taken back."""
        return Cleared(at, client=client)

    def _must_be_open(self, card: int | None = None) -> None:
        if self.over_ms is not None:
            raise Refused("over", "the puzzle is over: begin anew to try it again")
        if self.count >= LONGEST:
            raise Refused("over", "this has gone on for too long: open the puzzle anew")
        if card is not None and card not in self.cards:
            raise Refused("card", f"card {card} does not belong to this puzzle")

    # What happens

    def apply(self, entry: Change) -> None:
        """Take an entry that has been stored."""
        match entry:
            case Laid(card=card):
                self.placed = [*(one for one in self.placed if one[0] != card[0]), _placed(card)]
            case Lifted(card=number):
                self.placed = [one for one in self.placed if one[0] != number]
            case Hinted(placed=placed):
                self.placed = [_placed(one) for one in placed]
                self.hints += 1
            case GivenUp(placed=placed):
                self.placed, self.given_up = [_placed(one) for one in placed], True
            case Cleared():
                self.placed, self.hints, self.begun_at, self.over_ms = [], 0, None, None
                self.given_up = False
        if self.begun_at is None and self.placed:
            self.begun_at = entry.at
        self._remember(entry.client)
        self._look(entry.at)
        self.count += 1

    def _remember(self, client: str) -> None:
        self._granted[client] = self.count
        if len(self._granted) > REMEMBERED:
            del self._granted[next(iter(self._granted))]

    def _look(self, now: int) -> None:
        """With the last card the layout is checked."""
        self.wrong, self.squares = "", []
        if len(self.placed) < len(self.cards):
            return
        verdict = self.puzzles.check(self.puzzle, self.placed)
        if verdict["solved"]:
            self.over_ms = now - (self.begun_at or now)
        else:
            self.wrong = verdict["wrong"]
            self.squares = [(x, y) for x, y in verdict["squares"]]


def _placed(one: Any) -> Placed:
    card, rot, x, y = one
    return card, rot, x, y


def rebuilt(entries: list[Event], key: str = "") -> Work:
    """The work that a log made; DamagedTable names the first entry that can't be taken."""
    opened = entries[0]
    if not isinstance(opened, Opened):
        raise DamagedTable(key, 0, "beginning")
    try:
        work = Work(opened)
    except UnknownGame as error:
        raise DamagedTable(key, 0, "unknown_game") from error
    except Exception as error:
        raise DamagedTable(key, 0, "unfit") from error
    for number, entry in enumerate(entries[1:], 1):
        if isinstance(entry, Opened):
            raise DamagedTable(key, number, "unfit")
        try:
            work.apply(entry)
        except Exception as error:  # a bad row may ask anything of the puzzle
            raise DamagedTable(key, number, "unfit") from error
    return work
