"""The constants that the browser app shares with the rules of each game, as TypeScript."""

from __future__ import annotations

import json
from collections.abc import Callable

from parlour.games.pattern_overlap import faces
from parlour.games.pattern_overlap import patchwork as overlap_table
from parlour.games.pattern_overlap import rules as overlap
from parlour.games.sequence_numbers import deck as sequence_deck
from parlour.games.sequence_numbers import lines as sequence_lines
from parlour.games.sequence_numbers import options as sequence_options
from parlour.games.sequence_numbers import reading as sequence_reading
from parlour.games.sequence_numbers import rules as sequence
from parlour.games.synergy import cards as synergy
from parlour.games.synergy import missions as synergy_missions
from parlour.games.synergy import things as synergy_things
from parlour.games.think_str8 import facts as str8_facts
from parlour.games.think_str8 import rules as str8
from parlour.games.think_str8 import view as str8_view
from parlour.games.transmitter import options
from parlour.games.transmitter import rules as transmitter

Constants = dict[str, object]


def transmitter_constants() -> Constants:
    """Return the action numbers of Transmitter."""
    return {
        "HIGHEST_CARD": options.HIGHEST,
        "SAY_LOWER": transmitter.SAY + transmitter.LOWER,
        "SAY_GREATER": transmitter.SAY + transmitter.GREATER,
        "SAY_MATCH": transmitter.SAY + transmitter.MATCH,
        "DRAW": transmitter.DRAW,
        "KEEP_FIRST": transmitter.KEEP_FIRST,
    }


def pattern_overlap_constants() -> Constants:
    """Return the card faces and action numbers of Pattern Overlap, and how far a card may lie."""
    return {
        "KINDS": list(faces.KINDS),
        "DECK": faces.DECK,
        "FACES": {side: list(cards) for side, cards in zip(faces.SIDES, faces.FACES, strict=True)},
        "HAND": overlap.HAND,
        "NO_CARD": overlap.NO_CARD,
        "WAIT": overlap.WAIT,
        "PLACE": overlap.PLACE,
        "SWAP": {"board": overlap.SWAP_ON_BOARD, "locations": overlap.SWAP_ON_LOCATIONS},
        "CHOOSE_CARD": overlap.CHOOSE_CARD,
        "BUILD_CARD": overlap.BUILD_CARD,
        "PICK_DECK": overlap.PICK_DECK,
        "TAKE_BACK": overlap.TAKE_BACK,
        "REACH": {
            "board": overlap_table.TABLE // 2 - 1,
            "locations": overlap_table.LOCATION // 2 - 1,
            "build": overlap.NEAR,
        },
    }


def sequence_numbers_constants() -> Constants:
    """Return the board size, card numbers, action numbers and team letters of Sequence Numbers."""
    return {
        "SIDE": sequence_lines.SIDE,
        "CORNERS": list(sequence_lines.CORNERS),
        "LINES": [list(cells) for cells in sequence_lines.LINE_CELLS],
        "BAND": sequence_deck.BAND,
        "NUMBERS": sequence_deck.NUMBERS,
        "PLUS": sequence_deck.PLUS,
        "MINUS": sequence_deck.MINUS,
        "FIRST_PLUS": sequence_deck.FIRST_PLUS,
        "FIRST_MINUS": sequence_deck.FIRST_MINUS,
        "PLUS_AT": sequence.PLUS_AT,
        "MINUS_AT": sequence.MINUS_AT,
        "DISCARD": sequence.DISCARD_KIND,
        "PASS": sequence.PASS,
        "DRAW": sequence.DRAW_CARD,
        "SKIP_DRAW": sequence.SKIP_DRAW,
        "LETTERS": list(sequence_reading.LETTERS),
    }


def sequence_numbers_decks() -> Constants:
    """Return the sums of every deck of Sequence Numbers by its name, in one string each."""
    levels = {"easy": 0, "normal": 1, "hard": 2}
    first = sequence_options.CUSTOM_DECK + 1
    practice = {name: first + k for k, name in enumerate(sequence_options.PRACTICE_DECKS)}
    return {
        "DECK_SUMS": {
            name: " ".join(sequence_reading.faces(code, 0)[: sequence_deck.NUMBER_CARDS])
            for name, code in {**levels, **practice}.items()
        }
    }


def synergy_constants() -> Constants:
    """Return the sizes and action numbers of Synergy."""
    uses = {letter: getattr(synergy, f"USE_{letter}") for letter in synergy_things.LETTERS}
    return {
        "VALUES": synergy.VALUES,
        "KINDS": synergy.KINDS,
        "GOAL": synergy.GOAL,
        "PASS": synergy.PASS,
        "USE": uses,
        "REACH": {letter: len(synergy_things.target(use)[1]) for letter, use in uses.items()},
        "KEEP_FIRST": synergy.KEEP_FIRST,
        "KEEP_LAST": synergy.KEEP_LAST,
        "KEEP_NONE": synergy.KEEP_NONE,
        "GIVE": synergy.GIVE,
        "PAIRS": [list(map(int, pair)) for pair in zip(synergy.LOWER, synergy.UPPER, strict=True)],
        "GOALS": list(synergy_things.GOAL_IDS),
        "COLOURS": list(synergy_things.COLOUR_IDS),
        "LETTERS": list(synergy_things.LETTERS),
        "CHALLENGES": list(synergy_missions.CHALLENGES),
        "MISSIONS": len(synergy_missions.MISSIONS),
    }


def think_str8_constants() -> Constants:
    """Return the sizes and action numbers of Think Str8! and how its pad marks a cell."""
    return {
        "ACCEPT": str8.ACCEPT,
        "TURN": str8.TURN,
        "TAKE": str8.TAKE,
        "PUT": str8.PUT,
        "SWAP": str8.SWAP,
        "KEEP": str8.KEEP,
        "BET": str8.BET,
        "SUBSETS": str8.SUBSETS.tolist(),
        "COLOURS": str8.COLOURS,
        "SPACES": str8.SPACES,
        "VALUES": str8.VALUES,
        "HOLDERS": str8.HOLDERS,
        "STEPS": list(str8_facts.STEPS),
        "FOUND": list(str8_facts.FOUND),
        "ON_HOLDER": str8_view.ON_HOLDER,
        "GIVEN_UP": str8_view.GIVEN_UP,
    }


GAMES: dict[str, Callable[[], Constants]] = {
    "pattern_overlap": pattern_overlap_constants,
    "sequence_numbers": sequence_numbers_constants,
    "synergy": synergy_constants,
    "think_str8": think_str8_constants,
    "transmitter": transmitter_constants,
}


MORE: dict[str, Callable[[], Constants]] = {"sequence_numbers_decks": sequence_numbers_decks}
"""Constants that only some pages of a game load, by file."""


def declarations(constants: Constants) -> str:
    """Write constants as TypeScript declarations."""
    return "".join(
        f"export const {name} = {_literal(value)}\n" for name, value in constants.items()
    )


def _literal(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if isinstance(value, int | str) else f"{text} as const"
