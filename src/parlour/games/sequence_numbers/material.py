"""Custom boards and decks for Sequence Numbers."""

from __future__ import annotations

import re
from collections.abc import Mapping

from parlour.core.errors import echoed
from parlour.core.option import Value
from parlour.features.material import Kind
from parlour.features.material_file import Sheet, Words
from parlour.games.sequence_numbers.boards import NUMBERS, flaws_of_board
from parlour.games.sequence_numbers.deck import (
    DIVIDED,
    NUMBER_CARDS,
    TIMES,
    TRUE_MINUS,
    code_of,
    flaws_of_sums,
    sum_of,
)
from parlour.games.sequence_numbers.lines import CELLS, SIDE
from parlour.games.sequence_numbers.refusals import (
    DeckMissing,
    NumberTwice,
    RowCount,
    RowSize,
    SumForm,
    SumLine,
    SumWrong,
)

FREE = "*"
SUM = re.compile(r"(\d{1,4})\s*([-+*x/:\u2212\u00d7\u00f7])\s*(\d{1,2})")
SAME = {"-": TRUE_MINUS, "*": TIMES, "x": TIMES, "/": DIVIDED, ":": DIVIDED}
MOST_WILD = 4


# Boards


def read_board(sheet: Sheet) -> tuple[int, ...]:
    """Read ten rows of ten cells, each a number or * for a free corner."""
    rows = sheet.lines("rows")
    numbers = []
    for row, line in enumerate(rows, 1):
        words = line.split()
        if len(words) != SIDE:
            sheet.wrong(line.line, RowSize(row, SIDE, len(words)))
        numbers += [_cell(sheet, word) for word in words]
    if rows and len(rows) != SIDE:
        sheet.wrong(rows[-1].line, RowCount(SIDE, len(rows)))
    for cell, flaw in flaws_of_board(numbers) if sheet.good else ():
        sheet.wrong(rows[cell // SIDE].line, flaw)
    return tuple(numbers)


def _cell(sheet: Sheet, word: Words) -> int:
    return 0 if word.text == FREE else sheet.number(word, 1, NUMBERS) or 0


def board_options(numbers: tuple[int, ...], seats: int) -> dict[str, Value]:
    """The options of a table with this board."""
    return {"board": "custom", "custom_board": " ".join(map(str, numbers))}


def write_board(options: Mapping[str, Value], seats: int) -> list[str]:
    """The file lines for a table's board."""
    cells = [FREE if word == "0" else word for word in str(options["custom_board"]).split()]
    rows = [cells[k : k + SIDE] for k in range(0, CELLS, SIDE)]
    return ["rows:", *("".join(f"{cell:>4}" for cell in row) for row in rows)]


# Decks


Deck = tuple[tuple[int, ...], int, int]  # the sums, Plus cards, Minus cards


def read_deck(sheet: Sheet) -> Deck:
    """Read two sums for each number, one number per line, and the Plus and Minus card counts."""
    codes: list[int | None] = [None] * NUMBER_CARDS
    lines: dict[int, int] = {}
    for line in sheet.lines("sums"):
        _read_sums(sheet, line, codes, lines)
    missing = tuple(n for n in range(1, NUMBERS + 1) if n not in lines)
    if missing and sheet.has("sums"):
        sheet.wrong(sheet.line_of("sums"), DeckMissing(NUMBERS, missing))
    found = [code for code in codes if code is not None]
    for card, flaw in flaws_of_sums(found) if sheet.good else ():
        sheet.wrong(lines[card // 2 + 1], flaw)
    plus, minus = (sheet.whole(key, 0, MOST_WILD, 2) for key in ("plus", "minus"))
    return tuple(found), plus, minus


def _read_sums(sheet: Sheet, line: Words, codes: list[int | None], lines: dict[int, int]) -> None:
    """Read one line: a number and its two sums."""
    answer, _, rest = line.text.partition("=")
    sums = [part.strip() for part in rest.split(",") if part.strip()]
    if not answer.strip().isdecimal() or len(sums) != 2:
        sheet.wrong(line.line, SumLine(echoed(line.text)))
        return
    number = sheet.number(Words(line.line, answer.strip()), 1, NUMBERS)
    if number is None:
        return
    if number in lines:
        sheet.wrong(line.line, NumberTwice(number, lines[number]))
    lines[number] = line.line
    for k, text in enumerate(sums):
        codes[2 * number - 2 + k] = _code(sheet, line.line, number, text)


def _code(sheet: Sheet, line: int, number: int, text: str) -> int | None:
    found = SUM.fullmatch(text)
    if not found:
        sheet.wrong(line, SumForm(echoed(text)))
        return None
    first, second = int(found[1]), int(found[3])
    code = code_of(number, first, SAME.get(found[2], found[2]), second)
    if code is None:
        sheet.wrong(line, SumWrong(text, number))
    return code


def deck_options(deck: Deck, seats: int) -> dict[str, Value]:
    """The options of a table with this deck."""
    codes, plus, minus = deck
    return {
        "deck_level": "custom", "custom_sums": " ".join(map(str, codes)),
        "plus_cards": plus, "minus_cards": minus,
    }  # fmt: skip


def write_deck(options: Mapping[str, Value], seats: int) -> list[str]:
    """The file lines for a table's deck."""
    codes = [int(code) for code in str(options["custom_sums"]).split()]
    sums = ["".join(map(str, sum_of(card, code))) for card, code in enumerate(codes)]
    rows = [f"  {n:>2} = {sums[2 * n - 2]}, {sums[2 * n - 1]}" for n in range(1, NUMBERS + 1)]
    wild = [f"plus: {options['plus_cards']}", f"minus: {options['minus_cards']}"]
    return [*wild, "", "sums:", *rows]


MATERIALS = (
    Kind("board", "board",
         read_board, board_options, write_board),
    Kind("deck", "deck_level",
         read_deck, deck_options, write_deck),
)  # fmt: skip
