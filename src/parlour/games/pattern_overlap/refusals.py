"""Why Pattern Overlap refuses options or custom content; the catalogue words it."""

from __future__ import annotations

from parlour.core.fact import Refusal


class NmsPlayers(Refusal, frozen=True):
    """Not My Stack! takes at least three players."""


class SevenPlayers(Refusal, frozen=True):
    """Seven players on one board need an option."""


class SevenDecks(Refusal, frozen=True):
    """Seven players and a starting board need all decks."""


class FourSquares(Refusal, frozen=True):
    """Four squares to cover need wild centres."""


class HonourMode(Refusal, frozen=True):
    """Wrong cards can only stay in modes with points."""


class RefillMode(Refusal, frozen=True):
    """Not My Stack! has no starting board to refill."""


class PlayOutMode(Refusal, frozen=True):
    """Only a Speed Round can be played for all places."""


class FacesCount(Refusal, frozen=True):
    """Custom faces have the wrong number of numbers."""

    cards: int
    count: int


class FacesDeck(Refusal, frozen=True):
    """No three cards of a deck can start a game."""

    deck: int


class FacesDeckSize(Refusal, frozen=True):
    """A deck of custom faces has the wrong number of cards."""

    deck: int
    wanted: int
    count: int


class FacesDeckCount(Refusal, frozen=True):
    """Custom faces have the wrong number of decks."""

    wanted: int
    count: int


class FaceLetters(Refusal, frozen=True):
    """A word isn't the eight letters of a card."""

    text: str


class PuzzleSize(Refusal, frozen=True):
    """A puzzle has too few or too many cards."""

    least: int
    most: int
    count: int


class PuzzleCardTwice(Refusal, frozen=True):
    """A card is twice in a puzzle."""

    card: str


class PuzzleLine(Refusal, frozen=True):
    """A line isn't a card that is placed."""

    text: str


class PuzzleNoCard(Refusal, frozen=True):
    """There is no such card."""

    card: str
    decks: int
    cards: int


class PuzzlePlace(Refusal, frozen=True):
    """A card is too far away or has too many turns."""

    farthest: int


class PuzzleApart(Refusal, frozen=True):
    """A card overlaps none of those before it."""


class PuzzleClash(Refusal, frozen=True):
    """A card doesn't match what is below it."""

    x: int
    y: int


class PuzzleCentres(Refusal, frozen=True):
    """Two cards have their centres on the same square."""


class PuzzleName(Refusal, frozen=True):
    """There is already a puzzle of that name."""

    name: str
