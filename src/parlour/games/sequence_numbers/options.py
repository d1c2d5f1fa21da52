"""Sequence Numbers' options, presets and invalid combinations."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.core.fact import Refusal
from parlour.core.option import (
    BySeat,
    Choices,
    Preset,
    Value,
    by_seat,
    choice,
    numbers,
    whole,
    yes_no,
)
from parlour.core.struct import Array
from parlour.games.sequence_numbers.boards import NUMBERS, SPIRAL, flaws_of_board
from parlour.games.sequence_numbers.deck import flaws_of_sums
from parlour.games.sequence_numbers.decks import DECKS
from parlour.games.sequence_numbers.lines import CELLS
from parlour.games.sequence_numbers.refusals import SeatsOver, ThreePlayers, ThreeTeams

AUTO = 0
BY_PLAYER, BY_HOUSE = range(2)
PASSES, DISCARDS = range(2)
LEADER_WINS, NOBODY_WINS = range(2)
AT_ONCE, STRICT = range(2)
NO_REFEREE, REFEREE = range(2)
ALL_DISCARDS, TOP_DISCARDS = range(2)
STANDARD_BOARD, SHUFFLED_BOARD, SPIRAL_BOARD, CUSTOM_BOARD = range(4)
DECK_LEVELS = (1, 2, 3, 0)  # by option code; 0 is mixed
CUSTOM_DECK = len(DECK_LEVELS)
PRACTICE_DECKS = tuple(DECKS)  # by option code, after the custom deck
SELF, HIGHLIGHT = range(2)
SEATS = 6
SEAT_DECKS = ("easy", "normal", "hard", *PRACTICE_DECKS)
AS_TABLE = 0  # in options by seat
NO_AID, ASKED_AID, PICTURE_AID, LIT_AID = range(1, 5)

EXAMPLE_BOARD = " ".join(str(int(number)) for number in SPIRAL[::-1])
EXAMPLE_SUMS = " ".join(f"{int(n > 1)} 301" for n in range(1, NUMBERS + 1))


class Options(Choices):
    """The options of a Sequence Numbers table."""

    teams: int = choice(  # N2
        "auto", 2, 3, default="auto"
    )
    sequences_to_win: int = choice(  # N21
        "auto", 1, 2, 3, default="auto"
    )
    shared_chips: int = whole(0, 1, default=1)
    claim: int = choice("player", "auto", default="player")
    hand_cards: int = choice("auto", 3, 4, 5, 6, 7, default="auto")
    plus_cards: int = whole(0, 4, default=2)
    minus_cards: int = whole(0, 4, default=2)
    dead_per_turn: int = choice(0, 1, 7, default=1)
    stuck: int = choice("pass", "discard", default="pass")
    stalemate: int = choice("leader", "draw", default="leader")
    exchange_resets: int = yes_no(default=True)
    draw_mode: int = choice("auto", "strict", default="auto")
    table_talk: int = choice("off", "referee", default="off", group="table")
    open_discards: int = choice("all", "top", default="all", group="table")
    board: int = choice("standard", "shuffled", "spiral", "custom", default="standard")
    deck_level: int = choice(1, 2, 3, "mixed", "custom", *PRACTICE_DECKS, default=2)
    board_seed: int = whole(0, 999, default=0)
    band_colours: int = yes_no(default=True, group="table")
    answer_aid: int = choice("self", "highlight", default="self", group="table")
    seat_sums: Array = by_seat("table", *SEAT_DECKS, most=SEATS)  # N37
    seat_help: Array = by_seat("table", "none", "asked", "picture", "lit", most=SEATS)  # N37
    max_turns: int = whole(50, 2000, default=300)
    custom_board: Array = numbers(  # N3
        CELLS, 0, NUMBERS, example=EXAMPLE_BOARD
    )
    custom_sums: Array = numbers(  # N4
        2 * NUMBERS, 0, 399, example=EXAMPLE_SUMS
    )


GENTLE: dict[str, Value] = {"board": "spiral", "deck_level": 1, "answer_aid": "highlight"}

PRESETS = (  # N33
    Preset("printed", {}, mark="printed"),
    Preset("first_game", GENTLE, mark="first-game"),
    Preset("brisk", {"sequences_to_win": 1}),
    Preset("swaps", {"dead_per_turn": 7}),
    Preset("stretch", {"board": "shuffled", "deck_level": 3}),
    Preset("strict", {"draw_mode": "strict", "open_discards": "top", "table_talk": "referee"}),
)


def refuses(seats: int, options: Mapping[str, Value]) -> Refusal | None:
    """Why these options cannot be combined, or None."""  # N2
    teams = options["teams"]
    if teams == 3 and seats not in (3, 6):
        return ThreeTeams(seats)
    if teams == 2 and seats == 3:
        return ThreePlayers()
    return _flaw_of_seats(seats, options) or _flaw_of_own(options)


def _flaw_of_seats(seats: int, options: Mapping[str, Value]) -> Refusal | None:
    """Why an option by seat has too many words, or None."""  # N37
    for option in Options.listed():
        if isinstance(option, BySeat) and option.count(options[option.name]) > seats:
            return SeatsOver(seats, option.count(options[option.name]))
    return None


def _flaw_of_own(options: Mapping[str, Value]) -> Refusal | None:
    """The first error in a custom board or deck, or None."""
    for name, holds, flaws in (
        ("board", "custom_board", flaws_of_board), ("deck_level", "custom_sums", flaws_of_sums),
    ):  # fmt: skip
        if options[name] == "custom":
            for _, flaw in flaws([int(word) for word in str(options[holds]).split()]):
                return flaw
    return None
