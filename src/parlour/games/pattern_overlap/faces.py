"""The 54 cards of Pattern Overlap, both sides, and lookup tables derived from them.

A face is eight letters, clockwise from the top left corner; the centre shows the deck's animal.
Card d.i (deck d, index i) has the number 6d + i. After r quarter turns clockwise, square i shows
the letter of square i - 2r.

    0 1 2
    7 * 3
    6 5 4

An edge word is the three letters along an edge. Each deck contains all 24 edge words of a side
exactly once, so every full edge on the table has exactly one match in each deck.
"""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

DECKS = 9
DECK = 6
CARDS = DECKS * DECK
KINDS = "ABCD"

ANIMALS = """\
CCAADBBC BBADDDCB BBCCDDAA BBDCCAAB DDBAACCD DAAACCBD
CAAADDAC BDDDCCAB BBCDDAAA BBDDBCCB DCCCBAAD CCDBBBAA
BBDAAACB CCBAABBB DCCAAABD DBBCCCAD DDAADDCC ACCDDDBB
CCDDABBC CAADDDBB DBBDDCCD ACCBBBDA AACCAABB CCBAAADD
CDDAABBC ACCCDDBB DDAACCBB CCADDBBB CAAABDDD BAAADCCB
DDBBAABB CCDDABBB CCBDDAAC CAADDBBC CBBAAADD CCAACDDC
BBDDCAAB CCADDAAA BBAABBCC DDAADBBD CDDCCBBC CCDDBAAC
BAABBDDB CBBBDDAC CAAADDBB CCBBADDC CCAACCDD CDDAAABC
DBBAAACD AADDCBBB DDBBDAAD CCBBCAAC ABBDDCCC CCDDAABC"""

GEMS = """\
BCABCBDA ABDBCADC BCDACDAD BDACDBAC BACDBADC CABDCBAD
DCBACBAB BADACDAC ABCBDABD CDBCACDB CADCADBD ADCABCDB
CABCDBAB ACBADCBD CDACDABD CBDACBAD CADBCDBA ABDCADBC
CDADBCDB BDACDACD CBDBACBD BADCABCA CADCBCAD ABDABACB
BDCDABDC ADCBADBC DBCABDAC DABCDACB DCACBACA DBABCDBA
ACDBABCD BACBDCAD BADCBDCA DACBACBC CADABCAD DBCDBDAB
ACBADBCD DABCABCA ADBDCBDB DCBACBAC CDBCDCAD CABDABDA
DBCBADBC BACDABCD DCBADCAB BDACDACA DBACBDCA BCADCBDA
ACDACABC BDADCADA ABCDBCDB CBDCACBD CBADBADB ABDCBACD"""

Side = Literal["animals", "gems"]
SIDES: tuple[Side, ...] = ("animals", "gems")
FACES = tuple(tuple(text.split()) for text in (ANIMALS, GEMS))
CENTRES = ("chameleon", "owl", "octopus", "moth", "gecko", "fox", "seahorse", "mantis", "frog")
PATTERNS = (
    ("zebra stripes", "leopard rosettes", "giraffe patches", "snake scales"),
    ("ruby circle", "sapphire hexagon", "emerald square", "topaz triangle"),
)
RING = ((-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))


def turned(face: str, rot: int) -> str:
    """A face after `rot` quarter turns clockwise."""
    return "".join(face[(i - 2 * rot) % 8] for i in range(8))


def rows(face: str, rot: int = 0) -> tuple[str, str, str]:
    """A card as three rows of squares."""
    f = turned(face, rot)
    return f[0:3], f"{f[7]}*{f[3]}", f"{f[6]}{f[5]}{f[4]}"


def card_name(card: int) -> str:
    """A card's name, in the form deck.index."""
    return f"{card // DECK}.{card % DECK}"


def card_number(name: str) -> int:
    """The number of the card with this name."""
    deck, _, index = name.partition(".")
    return DECK * int(deck) + int(index)


def packed(letters: str) -> int:
    """Eight letters packed into an int16, with square i in bits 2i and 2i + 1."""
    bits = sum(KINDS.index(letter) << 2 * i for i, letter in enumerate(letters))
    return bits - (bits >> 15 << 16)


CODES = np.array(  # side, card, rotation
    [[[packed(turned(face, r)) for r in range(4)] for face in side] for side in FACES], np.int64
)


def _answers() -> NDArray[Any]:
    """The card and rotation with a given word at a given edge, by side, deck, edge and word.

    Edge e has squares 2e, 2e + 1 and 2e + 2 (mod 8); a word is six bits. Each deck has each word of
    its side at each edge exactly once. An entry packs the rotated card into 16 bits, then its index
    in the deck into three bits (NO_ANSWER if there is none), then the rotation. Entries have 32
    bits to fit into a GPU's constant memory.
    """
    found = np.full((2, DECKS, 4, 64), NO_ANSWER << 16, np.int32)
    for side, card, rot in np.ndindex(2, CARDS, 4):
        code = int(CODES[side, card, rot]) & 0xFFFF
        for edge in range(4):
            word = (code >> 4 * edge | code << 16 - 4 * edge) & 63
            found[side, card // DECK, edge, word] = code | card % DECK << 16 | rot << 19
    return found.reshape(2, DECKS, 256)


NO_ANSWER = 7
ANSWERS = _answers()
