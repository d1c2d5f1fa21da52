"""Puzzle: a position of Think Str8! in which one thing about the own hand is certain.

A puzzle is a short game as one seat saw it: the other holders, and the seat's bets with their
results. Every round in it is needed for the answer. It is one line of text:

    D-017 card 2 4.1 523401/014372/640123/176540 4 014@5+3h,045 235@9+4L,1-32 ! 1:2-01 0:4-567

    its name, kind and stars, the seats and whose it is; the cards on the four holders; the
    question (a colour, or dice + the token's size @ its first space); the rounds: dice @ first
    space + size and result, and the cards given up (seat, colour, number); the steps of the
    explanation: rounds : colour - the numbers that they exclude, or rounds : s - the sums left
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from parlour.core.table import Table
from parlour.games.think_str8.rules import (
    FINAL,
    HIGH,
    HIT,
    LOW,
    MISS,
    NONE,
    PLACE,
    SPACES,
    TOKENS,
    UNCHECKED,
)

GAME = "think-str8"
CARD, FIND, BET = "card", "find", "bet"
KINDS = (CARD, FIND, BET)
LETTERS = {HIT: "h", HIGH: "H", LOW: "L", MISS: "m"}
RESULTS = {letter: result for result, letter in LETTERS.items()}
SUM = "s"
ROWS = ("token", "start", "given", "value", "result")


class Given(NamedTuple):
    """A card that was given up."""

    seat: int
    colour: int
    value: int


class Round(NamedTuple):
    """A round: the own bet with its result, and the cards that were given up after it."""

    dice: tuple[int, ...]
    start: int
    size: int
    result: int
    given: tuple[Given, ...] = ()


class Step(NamedTuple):
    """A step of an explanation: what these rounds together exclude.

    A colour's numbers, or for a bet (colour NONE) all sums but those from the first to the last.
    """

    rounds: tuple[int, ...]
    colour: int
    numbers: tuple[int, ...]


class Puzzle(msgspec.Struct, frozen=True):
    """A puzzle with its answer; players only get its `front`."""

    id: str
    kind: str
    stars: int
    seats: int
    seat: int
    holders: tuple[tuple[int, ...], ...]  # the own one is a hand that fits
    rounds: tuple[Round, ...]
    colour: int = NONE  # the card that is certain
    dice: tuple[int, ...] = ()  # the bet: its dice, its token, and where it has to start
    size: int = 0
    start: int = 0
    steps: tuple[Step, ...] = ()

    @property
    def answer(self) -> tuple[int, int, int, int]:
        """The answer as a placed piece: a ring on the pad (colour, number), or the token."""
        if self.kind == BET:
            return self.size, 0, self.start, 0
        return 0, 0, self.colour, self.holders[self.seat][self.colour]

    def table(self) -> Table:
        """A table in this position: at the final bets, or placing the token."""
        position: dict[str, Any] = {
            "holder": self.holders, "this_round": len(self.rounds), "rounds": len(self.rounds),
            "phase": FINAL, "pos": self._positions(),
            "dice": [one.dice for one in self.rounds], **self._rows(),
        }  # fmt: skip
        if self.kind == BET:
            position |= {"phase": PLACE, "rounds": len(self.rounds) + 1}
            now = {"dice": self.dice, "token": self._tokens(self.size - 1)}
            blank = {**dict.fromkeys(ROWS, [NONE] * self.seats), "result": [UNCHECKED] * self.seats}
            for name, row in (blank | now).items():
                position[name] = [*position[name], row]
        return Table.arrange(GAME, self.seats, state=position)

    def _positions(self) -> list[int]:
        """Everybody on their own space: the track is not part of a puzzle."""
        return [seat if seat != self.seat else -1 for seat in range(self.seats)]

    def _tokens(self, mine: int) -> list[int]:
        others = iter(token for token in range(TOKENS) if token != mine)
        return [mine if seat == self.seat else next(others) for seat in range(self.seats)]

    def _rows(self) -> dict[str, Any]:
        """The rows of the history. What others bet says nothing: only wrong bets are made up, for
        those who gave up a card."""
        rows = {name: [[NONE] * self.seats for _ in self.rounds] for name in ROWS}
        rows["result"] = [[UNCHECKED] * self.seats for _ in self.rounds]
        for r, one in enumerate(self.rounds):
            bets = {self.seat: (one.size - 1, one.start, one.result)}
            bets |= {seat: self._wrong(r, seat) for seat, *_ in one.given if seat != self.seat}
            for seat, bet in bets.items():
                rows["token"][r][seat], rows["start"][r][seat], rows["result"][r][seat] = bet
            for seat, colour, value in one.given:
                rows["given"][r][seat], rows["value"][r][seat] = colour, value
        return rows

    def _wrong(self, r: int, seat: int) -> tuple[int, int, int]:
        """A bet of another seat that was wrong: token, start and result."""
        token = self._tokens(self.rounds[r].size - 1)[seat]
        low = sum(self.card(r, seat, colour) for colour in self.rounds[r].dice) > token
        smallest = MISS if token == 0 else None
        return token, 0 if low else SPACES - token - 1, smallest or (LOW if low else HIGH)

    def card(self, r: int, seat: int, colour: int) -> int:
        """The card of a seat in a round."""
        given = [one for later in self.rounds[r:] for one in later.given]
        old = [value for other, lost, value in given if (other, lost) == (seat, colour)]
        return old[0] if old else self.holders[seat][colour]

    def front(self) -> dict[str, Any]:
        """What a player may see, JSON-ready."""
        return {
            "id": self.id, "kind": self.kind, "stars": self.stars,
            "colour": self.colour if self.kind == CARD else None,
            "cards": [self.answer[0]], "rounds": len(self.rounds),
            "view": self.table().view(self.seat),
        }  # fmt: skip


# Reading and writing


def write(puzzle: Puzzle) -> str:
    """Format a puzzle as a line."""
    question = str(puzzle.colour)
    if puzzle.kind == BET:
        question = f"{_digits(puzzle.dice)}+{puzzle.size}@{puzzle.start}"
    return " ".join([
        puzzle.id, puzzle.kind, str(puzzle.stars), f"{puzzle.seats}.{puzzle.seat}",
        "/".join(map(_digits, puzzle.holders)), question,
        *map(_write_round, puzzle.rounds), "!", *map(_write_step, puzzle.steps),
    ])  # fmt: skip


def read(line: str) -> Puzzle:
    """Parse a line."""
    name, kind, stars, seats, holders, question, *rest = line.split()
    split = rest.index("!")
    found = Puzzle(
        name, kind, int(stars), int(seats[0]), int(seats[2]),
        tuple(map(_numbers, holders.split("/"))), tuple(map(_read_round, rest[:split])),
        steps=tuple(map(_read_step, rest[split + 1 :])),
    )  # fmt: skip
    if kind != BET:
        return msgspec.structs.replace(found, colour=int(question))
    dice, _, token = question.partition("+")
    size, _, start = token.partition("@")
    return msgspec.structs.replace(found, dice=_numbers(dice), size=int(size), start=int(start))


def _digits(numbers: tuple[int, ...]) -> str:
    return "".join(map(str, numbers))


def _numbers(digits: str) -> tuple[int, ...]:
    return tuple(map(int, digits))


def _write_round(one: Round) -> str:
    bet = f"{_digits(one.dice)}@{one.start}+{one.size}{LETTERS[one.result]}"
    return ",".join([bet, *map(_digits, one.given)])


def _read_round(text: str) -> Round:
    bet, *given = text.split(",")
    dice, _, rest = bet.partition("@")
    start, _, size = rest.partition("+")
    cards = tuple(Given(*_numbers(one)) for one in given)
    return Round(_numbers(dice), int(start), int(size[:-1]), RESULTS[size[-1]], cards)


def _write_step(step: Step) -> str:
    about = SUM if step.colour == NONE else str(step.colour)
    return f"{_digits(step.rounds)}:{about}-{'.'.join(map(str, step.numbers))}"


def _read_step(text: str) -> Step:
    rounds, _, rest = text.partition(":")
    about, _, numbers = rest.partition("-")
    left = tuple(map(int, numbers.split(".")))
    return Step(_numbers(rounds), NONE if about == SUM else int(about), left)
