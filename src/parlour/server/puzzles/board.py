"""A board: the state of one puzzle, built from its events. No clock, store or sockets."""

from __future__ import annotations

from datetime import date
from typing import Any

from parlour.core.errors import ParlourError
from parlour.core.registry import game
from parlour.features.puzzles import Placed, Puzzles
from parlour.server.protocol.errors import Refused
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
from parlour.server.storage.rebuilding import rebuild

REMEMBERED = 256  # request ids, so a repeated one isn't accepted twice
LONGEST = 10_000  # most events of one puzzle


class Board:
    """A puzzle and the cards placed on it."""

    def __init__(self, opened: Opened) -> None:
        puzzles = game(opened.game).feature(Puzzles)
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
        self.over_ms: int | None = None  # how long it took, once it is solved or given up
        self.given_up = False
        self.wrong, self.squares = "", list[tuple[int, int]]()
        self._accepted: dict[str, int] = {}
        self._check(opened.at)

    @property
    def solved(self) -> bool:
        """Whether the people at the puzzle have solved it."""
        return self.over_ms is not None and not self.given_up

    def accepted_as(self, client: str) -> int | None:
        """Return the number of the event that a request became, or None if it wasn't accepted."""
        return self._accepted.get(client)

    # Turning requests into events

    def lay(self, card: Placed, at: int, client: str) -> Laid:
        """Place a card."""
        self._require_open(card[0])
        return Laid(card, at, client=client)

    def lift(self, card: int, at: int, client: str) -> Lifted:
        """Take a card back."""
        self._require_open(card)
        return Lifted(card, at, client=client)

    def hint(self, at: int, client: str) -> Hinted:
        """Put one card right; the solver may need a moment."""
        self._require_open()
        try:
            given = self.puzzles.hint(self.puzzle, self.placed)
        except ParlourError as error:
            raise Refused("hint", str(error)) from error
        return Hinted([_placed(one) for one in given["placed"]], at, client=client)

    def give_up(self, at: int, client: str) -> GivenUp:
        """Put all cards right."""
        self._require_open()
        return GivenUp(solution(self.puzzles, self.puzzle), at, client=client)

    def clear(self, at: int, client: str) -> Cleared:
        """Take everything back."""
        return Cleared(at, client=client)

    def _require_open(self, card: int | None = None) -> None:
        if self.over_ms is not None:
            raise Refused("over", "this puzzle has ended; start again for another try")
        if self.count >= LONGEST:
            raise Refused("over", "this shared puzzle has run for too long; open the puzzle again")
        if card is not None and card not in self.cards:
            raise Refused("card", f"card {card} does not belong to this puzzle")

    # Events

    def apply(self, event: Change) -> None:
        """Apply an event that has been stored."""
        match event:
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
            self.begun_at = event.at
        self._remember(event.client)
        self._check(event.at)
        self.count += 1

    def _remember(self, client: str) -> None:
        self._accepted[client] = self.count
        if len(self._accepted) > REMEMBERED:
            del self._accepted[next(iter(self._accepted))]

    def _check(self, now: int) -> None:
        """Check the layout once all cards are placed."""
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


def rebuilt(events: list[Event], key: str = "") -> Board:
    """Rebuild a board from its events; DamagedTable names the first one that can't be applied."""
    return rebuild(Opened, Board, events, key)
