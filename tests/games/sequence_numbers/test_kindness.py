"""`easy` is kind to children: checks whole games for cruel moves, and that the checks work."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import pytest

from parlour import Table
from parlour.games.sequence_numbers.deck import kind_of
from parlour.games.sequence_numbers.lines import LINE_CELLS
from parlour.games.sequence_numbers.rules import DISCARD_KIND, MINUS_AT, PLUS_AT, TURN

from .luck import GAME

GAMES = 40


class Manners(NamedTuple):
    """What a level did in many games: how often it did, and how often it could."""

    taken: tuple[int, int]  # a chip removed when there was an alternative
    stopped: tuple[int, int]  # a line one chip short blocked, with a card for it in hand
    won: tuple[int, int]  # its own line completed, with the card in hand


def lacking_one(v: Any, team: int) -> set[int]:
    """Return the cells with which a team completes a line."""
    found = set()
    for line in LINE_CELLS:
        cells = [c for c in line if v.number[c]]
        owners = [v.chip[c] for c in cells]
        if owners.count(team + 1) == len(cells) - 1 and owners.count(0) == 1:
            found.add(cells[owners.index(0)])
    return found


@cache
def manners(level: str) -> Manners:
    """Play games of a level against itself and count its behaviour."""
    counts = {name: [0, 0] for name in Manners._fields}

    def count(name: str, did: bool) -> None:
        counts[name][0] += did
        counts[name][1] += 1

    for game in range(GAMES):
        table = Table(GAME, 2, seed=f"kind {game}")
        while table.actors:
            (seat,) = table.actors
            action, legal = table.bot(seat, level), table.legal(seat)
            v = table.facts(seat)
            chips = {a % 100 for a in legal if a < MINUS_AT}
            if v.phase == TURN and action < DISCARD_KIND and chips:
                mine, theirs = lacking_one(v, seat), lacking_one(v, 1 - seat)
                put = action if action < PLUS_AT else action - PLUS_AT
                if any(a >= MINUS_AT for a in legal if a < DISCARD_KIND):
                    count("taken", action >= MINUS_AT)
                if chips & mine:
                    count("won", put in mine)
                elif theirs and any(kind_of(c) == v.number[t] - 1 for t in theirs
                                    for c in v.hand[seat][: v.held[seat]]):  # fmt: skip
                    count("stopped", put in theirs)
            table.play(seat, action)
    return Manners(*((did, could) for did, could in counts.values()))


def share(times: tuple[int, int]) -> float:
    did, could = times
    assert could >= 20, "too few chances to say anything"
    return did / could


def cruelties(level: str) -> list[str]:
    """Return what a child would mind; empty for a kind level."""
    seen = manners(level)
    return [
        *["takes chips away"] * (share(seen.taken) > 0),
        *["lets no line of mine live"] * (share(seen.stopped) > 0.3),
    ]


@pytest.mark.compiled
def test_easy_is_kind():
    assert cruelties("easy") == []


@pytest.mark.compiled
@pytest.mark.parametrize("level", ["fair", "strong"])
def test_a_cruel_bot_is_caught(level):
    assert cruelties(level) == ["takes chips away", "lets no line of mine live"]


@pytest.mark.compiled
def test_strong_blocks_where_people_expect_it():
    assert share(manners("strong").stopped) > 0.9


def test_easy_plays_to_win_all_the_same():
    assert share(manners("easy").won) == 1
