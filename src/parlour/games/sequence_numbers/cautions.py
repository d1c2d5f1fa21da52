"""Which of Sequence Numbers' options have no effect with the others, and what some lead to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from parlour.core.fact import Caution
from parlour.core.option import Value

FEW = 3  # players who play singly, with one sequence to win and five cards each
AS_TABLE = "table"


class UsualNumber(Caution, frozen=True):
    """With so many players it is the same as by default."""

    seats: int
    number: int


class OneSequence(Caution, frozen=True):
    """The first sequence wins the game."""


class NoSwaps(Caution, frozen=True):
    """Dead cards can't be swapped."""


class NoTeams(Caution, frozen=True):
    """Everyone plays singly."""


class NoNumber(Caution, frozen=True):
    """Neither the board nor the sums depend on a number."""


class EveryoneHasOwn(Caution, frozen=True):
    """Every player has a setting of their own."""


class UsualBoard(Caution, frozen=True):
    """The board isn't a custom one."""


class UsualSums(Caution, frozen=True):
    """The sums aren't custom ones."""


class OftenStuck(Caution, frozen=True):
    """Three teams with two sequences to make often get stuck."""


def cautions(seats: int, options: Mapping[str, Value]) -> Iterator[Caution]:
    """What to know about single options with these others."""
    yield from _of_numbers(seats, options)
    if seats <= FEW:
        yield NoTeams("table_talk")
    if options["dead_per_turn"] == 0:
        yield NoSwaps("exchange_resets")
    for name, usual in (("seat_sums", "deck_level"), ("seat_help", "answer_aid")):
        own = str(options[name]).split()
        if len(own) == seats and AS_TABLE not in own:
            yield EveryoneHasOwn(usual)
    if options["board"] != "shuffled" and options["deck_level"] != "mixed":
        yield NoNumber("board_seed")
    if options["board"] != "custom":
        yield UsualBoard("custom_board")
    if options["deck_level"] != "custom":
        yield UsualSums("custom_sums")


def _of_numbers(seats: int, options: Mapping[str, Value]) -> Iterator[Caution]:
    few = seats <= FEW
    usual = {
        "teams": seats if few else 2,  # N2
        "sequences_to_win": 1 if few else 2,  # N21
        "hand_cards": 5 if few else 4,  # N4
    }
    for name, number in usual.items():
        if options[name] == number:
            yield UsualNumber(name, seats, number)
    wanted = options["sequences_to_win"]
    sequences = usual["sequences_to_win"] if wanted == "auto" else int(wanted)
    if sequences == 1:
        yield from OneSequence.on("shared_chips", "claim", "stalemate")
    elif options["teams"] == 3 or seats == 3:
        yield from OftenStuck.on("teams", "sequences_to_win")
