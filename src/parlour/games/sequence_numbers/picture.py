"""Sequence Numbers in a terminal."""

from __future__ import annotations

from typing import Any

from parlour.core.fact import Speaker
from parlour.games.sequence_numbers import deck
from parlour.games.sequence_numbers.facts import status
from parlour.games.sequence_numbers.lines import SIDE
from parlour.games.sequence_numbers.reading import LETTERS, faces_of, hand_of, is_dead, to_act
from parlour.games.sequence_numbers.rules import OVER


def picture(v: Any, say: Speaker) -> str:
    """The table as text."""
    return "\n".join(
        [
            heading(v, say),
            *board(v),
            *(player_line(v, seat, say) for seat in range(v.seats)),
            *hand_lines(v, say),
            say(status(v)),
        ]
    )


def heading(v: Any, say: Speaker) -> str:
    score = "  ".join(f"{LETTERS[t]} {v.sequences[t]}/{v.target}" for t in range(v.teams))
    return say("picture-heading", turn=v.turn_no + 1, score=score, pile=v.pile_left)


def board(v: Any) -> list[str]:
    """The board as rows of cells, each three characters wide."""
    rows = ["    " + " ".join(f"{f'c{column + 1}':>3}" for column in range(SIDE))]
    for row in range(SIDE):
        cells = [cell_drawn(v, SIDE * row + column) for column in range(SIDE)]
        rows.append(f"{f'r{row + 1}':<4}" + " ".join(cells).rstrip())
    return rows


def cell_drawn(v: Any, cell: int) -> str:
    if not v.number[cell]:
        return " * "
    if not v.chip[cell]:
        return f"{v.number[cell]:3d}"
    chip = LETTERS[v.chip[cell] - 1]
    if v.locked[cell]:
        return f"[{chip}]"
    return f"<{chip}>" if cell == v.last_cell else f" {chip} "


def player_line(v: Any, seat: int, say: Speaker) -> str:
    """A player's team, card count, discards and notes."""
    thrown = [c for c, by in zip(v.discard[: v.discards], v.discard_by, strict=False) if by == seat]
    top = faces_of(v, seat)[thrown[-1]] if thrown else None
    notes = [
        say("picture-cards", count=v.held[seat]),
        say("picture-discards", count=len(thrown), top=top),
    ]
    if v.pending >> seat & 1:
        notes.append(say("picture-pending"))
    if v.lost[seat]:
        notes.append(say("picture-lost", count=v.lost[seat]))
    if v.stuck >> seat & 1:
        notes.append(say("picture-stuck"))
    pointer = ">" if seat in to_act(v) else " "
    team, listed = LETTERS[seat % v.teams], ", ".join(notes)
    return f"{pointer} {say('picture-player', seat=seat, team=team, notes=listed)}"


def hand_lines(v: Any, say: Speaker) -> list[str]:
    """Your hand, numbered; all hands when the game is over."""
    lines = []
    for seat in [*range(v.seats)] if v.phase == OVER else [v.seat]:
        held = hand_of(v, seat)
        if held:
            cards = "   ".join(
                f"{k}: {card_drawn(v, seat, card, say)}" for k, card in enumerate(held, 1)
            )
            lines.append(say("picture-hand", seat=seat, cards=cards))
    return lines


def card_drawn(v: Any, seat: int, card: int, say: Speaker) -> str:
    face = faces_of(v, seat)[card]
    return say("picture-dead", face=face) if is_dead(v, deck.kind_of(card)) else face
