"""The text format of a record: a header, then one action per line, as a number and in words.

    parlour record 1
    game transmitter
    version 1
    seats 3
    seed 7
    option objective_limit 2
    actions
    1 14 play +5
    2 5 play −4
    result running
    end 2 6f0c1d22ab34cd56

The last line has the number of actions and a digest, which reveal a truncated or edited record.
State = replay(record): everything else is derived.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

import msgspec

from parlour.core import record_refusals as wrong
from parlour.core.errors import BadOption, ParlourError, UnknownGame, echoed
from parlour.core.game import HOUSE, Game
from parlour.core.option import Value
from parlour.core.refused import RefusedRecord
from parlour.core.registry import game, names

TITLE = "parlour record 1"
UNDO = -1


def commitment(seed: str, nonce: str) -> str:
    """The hash a server publishes before a game; seed and nonce, revealed afterwards, match it."""
    return hashlib.sha256(f"parlour table 1 {seed} {nonce}".encode()).hexdigest()


class Entry(msgspec.Struct, frozen=True):
    """One action of a record."""

    seat: int
    action: int
    words: str

    def __str__(self) -> str:
        seat = "house" if self.seat == HOUSE else str(self.seat)
        return f"{seat} undo" if self.action == UNDO else f"{seat} {self.action} {self.words}"


class RecordText(msgspec.Struct, frozen=True):
    """A game's header and actions, for reading and writing; `Record` adds replaying."""

    game: str
    version: int
    seats: int
    seed: int | str
    options: dict[str, Value]
    position: dict[str, Any]
    entries: tuple[Entry, ...]
    result: str

    def __str__(self) -> str:
        lines = [TITLE, *self._header(), "actions", *map(str, self.entries)]
        lines.append(f"result {self.result}")
        return "\n".join([*lines, f"end {len(self.entries)} {digest(lines)}", ""])

    def _header(self) -> list[str]:
        defaults = game(self.game).at(self.version).complete({})
        lines = [f"game {self.game}", f"version {self.version}", f"seats {self.seats}"]
        lines.append(f"seed {json.dumps(self.seed)}")
        lines += [
            f"option {name} {json.dumps(value)}"
            for name, value in self.options.items()
            if value != defaults[name]
        ]
        if self.position:
            lines.append(f"position {json.dumps(self.position, sort_keys=True)}")
        return lines

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse a record's text; BadRecord names the line that is wrong."""
        lines = _framed(text)
        start = lines.index("actions")
        fields, options, position = _read_header(lines[1:start])
        entries = tuple(_parse_entry(n, lines[n]) for n in range(start + 1, len(lines) - 2))
        if not lines[-2].startswith("result "):
            raise RefusedRecord(wrong.RecordNoResult(len(lines) - 1, echoed(lines[-2])))
        if lines[-1].strip() != f"end {len(entries)} {digest(lines[:-1])}":
            raise RefusedRecord(wrong.RecordEdited())
        card, seats, complete = _checked(fields, options)
        return cls(
            card.name, card.version, seats, _seed(fields), complete, position, entries,
            lines[-2].removeprefix("result "),
        )  # fmt: skip

    @classmethod
    def load(cls, path: str | Path) -> Self:
        """Read a record from a file."""
        try:
            return cls.parse(Path(path).read_text(encoding="utf-8"))
        except UnicodeDecodeError as error:
            raise RefusedRecord(wrong.RecordNotText(), str(path)) from error
        except OSError as error:
            fact = wrong.RecordUnreadable(str(error.strerror))
            raise RefusedRecord(fact, str(path)) from error


def all_options(card: Game, options: Mapping[str, Value]) -> dict[str, Value]:
    """Options with the game's defaults filled in, to keep a preset from changing them."""
    return {**card.complete({}), **options}


def digest(lines: list[str]) -> str:
    """The digest in the last line of a record, over the lines before it."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def _framed(text: str) -> list[str]:
    """Split a record into lines; check its first line, its last line and its `actions` line."""
    lines = text.splitlines()
    while lines and not lines[-1].strip():
        lines.pop()
    if not lines or lines[0].strip() != TITLE:
        raise RefusedRecord(wrong.RecordFirstLine(TITLE))
    if not lines[-1].startswith("end "):
        raise RefusedRecord(wrong.RecordCutOff(len(lines)))
    if "actions" not in lines:
        raise RefusedRecord(wrong.RecordNoActions())
    return lines


def _checked(
    fields: dict[str, str], options: dict[str, Value]
) -> tuple[Game, int, dict[str, Value]]:
    """The card, number of seats and complete options from a header."""
    for key in ("game", "version", "seats", "seed"):
        if key not in fields:
            raise RefusedRecord(wrong.RecordHeaderMissing(key))
    card, seats = _card(fields["game"], _integer(fields, "version")), _integer(fields, "seats")
    if seats not in card.seats:
        raise RefusedRecord(wrong.RecordPlayers(card.title, tuple(card.seats), seats))
    known = {option.name: option for option in card.Options.listed()}
    for name, value in options.items():
        if name not in known:
            raise RefusedRecord(wrong.RecordOption(card.title, echoed(name)))
        try:
            known[name].code(value)
        except BadOption as error:
            raise RefusedRecord(wrong.RecordOptionValue(name, echoed(str(value)))) from error
    try:
        return card, seats, card.chosen(seats, None, all_options(card, options))
    except ParlourError as error:
        raise RefusedRecord(wrong.RecordHeader(str(error)), cause=error) from error


def _card(name: str, version: int) -> Game:
    if name not in names():
        raise RefusedRecord(wrong.RecordGame(echoed(name)))
    try:
        card = game(name)
    except ParlourError as error:
        raise RefusedRecord(wrong.RecordHeader(str(error)), cause=error) from error
    try:
        return card.at(version)
    except UnknownGame as error:
        known = tuple(sorted(one.version for one in card.all_versions))
        raise RefusedRecord(wrong.RecordVersion(card.title, version, known)) from error


def _integer(fields: dict[str, str], key: str) -> int:
    try:
        return int(fields[key])
    except ValueError as error:
        raise RefusedRecord(wrong.RecordHeaderNumber(key, echoed(fields[key]))) from error


def _seed(fields: dict[str, str]) -> int | str:
    with suppress(ValueError):
        seed = json.loads(fields["seed"])
        if type(seed) in (int, str):
            return seed
    raise RefusedRecord(wrong.RecordSeed(echoed(fields["seed"])))


def _read_header(lines: list[str]) -> tuple[dict[str, str], dict[str, Value], dict[str, Any]]:
    fields: dict[str, str] = {}
    options: dict[str, Value] = {}
    position: dict[str, Any] = {}
    for number, line in enumerate(lines, 2):
        key, _, value = line.partition(" ")
        if key == "option":
            name, _, said = value.partition(" ")
            options[name] = _json(said, number)
        elif key == "position":
            position = _json(value, number)
            if not isinstance(position, dict):
                raise RefusedRecord(wrong.RecordPosition(number))
        elif key in ("game", "version", "seats", "seed"):
            fields[key] = value
        else:
            raise RefusedRecord(wrong.RecordHeaderLine(number, echoed(line)))
    return fields, options, position


def _parse_entry(index: int, line: str) -> Entry:
    seat, _, rest = line.partition(" ")
    number, _, words = rest.partition(" ")
    try:
        who = HOUSE if seat == "house" else int(seat)
        return Entry(who, UNDO, "") if number == "undo" else Entry(who, int(number), words)
    except ValueError as error:
        raise RefusedRecord(wrong.RecordActionLine(index + 1, echoed(line))) from error


def _json(text: str, line: int) -> Any:
    try:
        return json.loads(text)
    except ValueError as error:
        raise RefusedRecord(wrong.RecordValue(line, echoed(text))) from error
