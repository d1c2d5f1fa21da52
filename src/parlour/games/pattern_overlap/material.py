"""Custom faces and puzzles for Pattern Overlap."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping

from parlour.core.errors import echoed
from parlour.core.option import Value
from parlour.features.material import Kind
from parlour.features.material_file import Sheet, Words
from parlour.games.pattern_overlap import refusals
from parlour.games.pattern_overlap.faces import CARDS, DECK, DECKS, KINDS, SIDES, card_name, packed
from parlour.games.pattern_overlap.own_faces import flaws_of_faces, unpacked
from parlour.games.pattern_overlap.puzzles.checking import clashes
from parlour.games.pattern_overlap.puzzles.puzzle import Laid, Puzzle, made, outline_of
from parlour.games.pattern_overlap.puzzles.solver import solve

FEWEST, MOST_CARDS = 2, 10
FARTHEST = 40
LAID = re.compile(r"(\d)\.(\d)\s*@\s*\(\s*(-?\d+)\s*,\s*(-?\d+)\s*\)\s*(\d)")
SHOWN = ("centers", "outline")


# Faces


def read_faces(sheet: Sheet) -> tuple[int, ...]:
    """Read the look and nine decks, one per line, each of six cards of eight letters."""
    look = sheet.one_of("look", SIDES, SIDES[0])
    decks = sheet.lines("faces")
    codes = []
    for deck, line in enumerate(decks):
        words = line.split()
        if len(words) != DECK:
            sheet.wrong(line.line, refusals.FacesDeckSize(deck, DECK, len(words)))
        codes += [_face(sheet, word) for word in words]
    if decks and len(decks) != DECKS:
        sheet.wrong(decks[-1].line, refusals.FacesDeckCount(DECKS, len(decks)))
    numbers = (SIDES.index(look), *codes)
    for deck, flaw in flaws_of_faces(numbers) if sheet.good else ():
        sheet.wrong(decks[deck].line, flaw)
    return numbers


def _face(sheet: Sheet, word: Words) -> int:
    letters = word.text.upper()
    if len(letters) != 8 or set(letters) - set(KINDS):
        sheet.wrong(word.line, refusals.FaceLetters(echoed(word.text)))
        return 0
    return packed(letters)


def face_options(numbers: tuple[int, ...], seats: int) -> dict[str, Value]:
    """The options of a table with these faces."""
    return {"side": "custom", "custom_faces": " ".join(map(str, numbers))}


def write_faces(options: Mapping[str, Value], seats: int) -> list[str]:
    """The file lines for a table's faces."""
    look, *codes = (int(word) for word in str(options["custom_faces"]).split())
    faces = [unpacked(code) for code in codes]
    decks = [" ".join(faces[k : k + DECK]) for k in range(0, CARDS, DECK)]
    return [f"look: {SIDES[look]}", "", "faces:", *(f"  {deck}" for deck in decks)]


# Puzzles


def read_puzzle(sheet: Sheet) -> Puzzle | None:
    """Read a puzzle from its answer: one card per line, in the order they are played."""
    side = sheet.one_of("side", SIDES)
    wild = sheet.one_of("centers", ("strict", "wild"), "strict") == "wild"
    show = sheet.one_of("show", SHOWN, SHOWN[0])
    lines = sheet.lines("answer")
    laid = [_laid(sheet, line) for line in lines]
    if lines and not FEWEST <= len(lines) <= MOST_CARDS:
        sheet.wrong(lines[-1].line, refusals.PuzzleSize(FEWEST, MOST_CARDS, len(lines)))
    answer = [one for one in laid if one is not None]
    for place, one in enumerate(answer):
        if any(one.card == other.card for other in answer[:place]):
            sheet.wrong(lines[place].line, refusals.PuzzleCardTwice(card_name(one.card)))
    if not sheet.good:
        return None
    puzzle = made("", side, wild, show, answer, 1)
    _check(sheet, lines, puzzle)
    if not sheet.good:
        return None
    return made("", side, wild, show, answer, max(1, solve(puzzle).total))


def _laid(sheet: Sheet, line: Words) -> Laid | None:
    """Read a placed card: deck.card@(x,y) and its quarter turns."""
    found = LAID.fullmatch(line.text)
    if not found:
        sheet.wrong(line.line, refusals.PuzzleLine(echoed(line.text)))
        return None
    deck, index, x, y, rot = map(int, found.groups())
    if deck >= DECKS or index >= DECK:
        none = refusals.PuzzleNoCard(f"{deck}.{index}", DECKS - 1, DECK - 1)
        sheet.wrong(line.line, none)
    if max(abs(x), abs(y)) > FARTHEST or rot > 3:
        sheet.wrong(line.line, refusals.PuzzlePlace(FARTHEST))
    return Laid(min(deck * DECK + index, CARDS - 1), x, y, rot)


def _check(sheet: Sheet, lines: list[Words], puzzle: Puzzle) -> None:
    """Check that the answer is legal: squares match, and each card overlaps an earlier one."""
    for place in range(1, len(lines)):
        below, one = puzzle.answer[:place], puzzle.answer[place]
        if not outline_of([(one.x, one.y)]) & outline_of((other.x, other.y) for other in below):
            sheet.wrong(lines[place].line, refusals.PuzzleApart())
        for square in clashes(puzzle, puzzle.answer[: place + 1]):
            if square not in clashes(puzzle, below):
                sheet.wrong(lines[place].line, refusals.PuzzleClash(*square))
    twice = [spot for spot, n in Counter((one.x, one.y) for one in puzzle.answer).items() if n > 1]
    if twice:
        sheet.wrong(lines[-1].line, refusals.PuzzleCentres())


MATERIALS = (
    Kind("faces", "side",
         read_faces, face_options, write_faces),
    Kind("puzzle", None,
         read_puzzle),
)  # fmt: skip
