"""The data of a playtest as files: a row per person and game, or a row per decision.

No file has a name, a date or an id in it. An answer that wasn't given is 0 or an empty text, and a
time that isn't known is -1.
"""

from __future__ import annotations

import csv
import io
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from parlour.core.errors import ParlourError
from parlour.core.registry import game
from parlour.features.playtest import PERSON, STANDARD, Bundle, Form
from parlour.lab.batch import measures_of
from parlour.lab.cells import Cell
from parlour.lab.columns import InMemory
from parlour.lab.parquet import MOST_TEXTS, Coded, Column, Table, encode, join
from parlour.playtests.measured import rows_of
from parlour.playtests.moves import choices_of
from parlour.playtests.report import reference

FILES = ("games", "decisions")
KINDS = ("csv", "parquet")
UNKNOWN_MS = -1
FORMULAS = ("=", "+", "-", "@", "\t", "\r")  # a spreadsheet would calculate a text like that

Columns = dict[str, list[Any]]


def file_of(data: Bundle, what: str, kind: str) -> bytes:
    """A file with the games or the decisions of a playtest."""
    columns = games_of(data) if what == "games" else decisions_of(data)
    if not columns:
        raise ParlourError("no one has finished a game in this playtest yet")
    return _csv(columns) if kind == "csv" else _parquet(columns, data)


def games_of(data: Bundle) -> Columns:
    """A row per person and game that people finished themselves, with the game's measures."""
    card = game(data.game)
    counted = [one for one in data.games if one.counts and one.version == card.version]
    cell = Cell.of(card, data.seats, data.options, [reference(data, card)])
    measures = InMemory(cell, rows_of(cell, counted)) if counted else None
    forms = {(one.number, one.seat): one for one in data.forms}
    rows = [
        {
            "game": one.number, "person": one.people[seat] or 0, "seat": seat,
            "bots": _bots(one.players), "seconds": one.seconds,
            **_measures(cell, measures, place, seat),
            **_answers(data, forms.get((one.number, seat))),
        }
        for place, one in enumerate(counted)
        for seat, who in enumerate(one.players)
        if who == PERSON
    ]  # fmt: skip
    return _turned(rows)


def decisions_of(data: Bundle) -> Columns:
    """A row per decision of a person with a choice, beside the bot's."""
    rows = [
        {
            "game": one.game, "person": one.person, "seat": one.seat, "at": one.at,
            "kind": one.kind, "action": one.action, "bot_action": one.best,
            "same": int(one.same), "choices": one.choices,
            "ms": UNKNOWN_MS if one.ms is None else one.ms,
            "cost": "" if one.cost is None else f"{one.cost:.4f}",
        }
        for one in choices_of(data, game(data.game))
    ]  # fmt: skip
    return _turned(rows)


def _bots(players: list[str]) -> str:
    return "/".join(dict.fromkeys(level for level in players if level != PERSON))


def _measures(cell: Cell, found: InMemory | None, place: int, seat: int) -> dict[str, Any]:
    assert found
    names = ["decisions", "lead_changes", "decided"]
    names += [name for one in measures_of(cell.game).listed() for name in one.columns]
    return {
        "won": int(found[f"won_{seat}"][place]),
        "score": int(found[f"score_{seat}"][place]),
        "reason": str(found["reason"][place]),
        **{name: int(found[name][place]) for name in names},
    }


def _answers(data: Bundle, form: Form | None) -> dict[str, Any]:
    said = form.answers if form else None
    found: dict[str, Any] = {one: (getattr(said, one) if said else None) or 0 for one in STANDARD}
    found["confused"] = said.confused if said else ""
    for place, question in enumerate(data.questions):
        own = said.own[place] if said and place < len(said.own) else None
        found[f"own_{place + 1}"] = own or (0 if question.kind == "scale" else "")
    return found


def _turned(rows: list[dict[str, Any]]) -> Columns:
    """Rows as columns."""
    return {name: [row[name] for row in rows] for name in (rows[0] if rows else {})}


def _csv(columns: Columns) -> bytes:
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(columns)
    writer.writerows([_harmless(one) for one in row] for row in zip(*columns.values()))
    return out.getvalue().encode()


def _harmless(value: Any) -> Any:
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULAS) else value


def _parquet(columns: Columns, data: Bundle) -> bytes:
    """A Parquet file; a piece of it has no more different texts than our format allows."""
    about = {"parlour.game": data.game, "parlour.playtest": data.name}
    rows = len(next(iter(columns.values()), ()))
    with tempfile.TemporaryDirectory() as folder:
        pieces = []
        for start in range(0, rows, MOST_TEXTS) if rows else [0]:
            piece = Path(folder) / f"{start}.parquet"
            some = {name: one[start : start + MOST_TEXTS] for name, one in columns.items()}
            piece.write_bytes(encode(dict(_coded(some)), about))
            pieces.append(Table(piece))
        return b"".join(bytes(part) for part in join(pieces, about))


def _coded(columns: Mapping[str, list[Any]]) -> Iterator[tuple[str, Column]]:
    for name, values in columns.items():
        if values and isinstance(values[0], str):
            texts = tuple(dict.fromkeys(values))
            codes = np.array([texts.index(one) for one in values], np.uint8)
            yield name, Coded(codes, texts)
        else:
            yield name, np.array(values, np.int64)
