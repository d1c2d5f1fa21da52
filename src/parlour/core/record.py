"""Record: a game as text, one action a line in number and words.

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

The last line counts the actions and closes the text with a digest, so that a record that was cut
off or edited is noticed. State = replay(record): everything else is derived.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from parlour.core.errors import BadRecord, ParlourError
from parlour.core.game import HOUSE
from parlour.core.option import Value
from parlour.core.registry import game

if TYPE_CHECKING:
    from parlour.core.table import Table

TITLE = "parlour record 1"
UNDO = -1


def commitment(seed: str, nonce: str) -> str:
    """What a server shows before the first card: seed and nonce, shown after the last, fit it."""
    return hashlib.sha256(f"parlour table 1 {seed} {nonce}".encode()).hexdigest()


class Entry(msgspec.Struct, frozen=True):
    """One action of a record."""

    seat: int
    action: int
    words: str

    def __str__(self) -> str:
        seat = "house" if self.seat == HOUSE else str(self.seat)
        return f"{seat} undo" if self.action == UNDO else f"{seat} {self.action} {self.words}"


class Record(msgspec.Struct, frozen=True):
    """Header and actions of one game."""

    game: str
    version: int
    seats: int
    seed: int | str
    options: dict[str, Value]
    position: dict[str, Any]
    entries: tuple[Entry, ...]
    result: str

    @classmethod
    def of(cls, table: Table) -> Record:
        """The record of a table."""
        again = _start(table.game, table.seats, table.seed, table.options, table.position)
        entries = []
        for seat, action in table.actions:
            entries.append(_entry(again, seat, action))
            _do(again, seat, action)
        return cls(
            table.game.name, table.game.version, table.seats, table.seed,
            table.options, table.position, tuple(entries), _result(table),
        )  # fmt: skip

    def __str__(self) -> str:
        card = game(self.game).at(self.version)
        usual = card.Options.complete({})
        head = [TITLE, f"game {self.game}", f"version {self.version}", f"seats {self.seats}"]
        head.append(f"seed {json.dumps(self.seed)}")
        head += [
            f"option {name} {json.dumps(value)}"
            for name, value in self.options.items()
            if value != usual[name]
        ]
        if self.position:
            head.append(f"position {json.dumps(self.position, sort_keys=True)}")
        lines = [*head, "actions", *map(str, self.entries), f"result {self.result}"]
        return "\n".join([*lines, f"end {len(self.entries)} {_digest(lines)}", ""])

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record's text; BadRecord names the line that is wrong."""
        lines = text.splitlines()
        while lines and not lines[-1].strip():
            lines.pop()
        if not lines or lines[0].strip() != TITLE:
            raise BadRecord(f"this is not a record: the first line must be {TITLE!r}")
        if not lines[-1].startswith("end "):
            raise BadRecord(f"the record is cut off after line {len(lines)}: no 'end' line")
        if "actions" not in lines:
            raise BadRecord("the record has no line 'actions'")
        start = lines.index("actions")
        fields, options, position = _header(lines[1:start])
        entries = tuple(_parse_entry(n, lines[n]) for n in range(start + 1, len(lines) - 2))
        if not lines[-2].startswith("result "):
            raise BadRecord(f"line {len(lines) - 1} must be the result, not {lines[-2]!r}")
        closing = f"end {len(entries)} {_digest(lines[:-1])}"
        if lines[-1].strip() != closing:
            raise BadRecord("the record was edited: its last line does not fit the lines before it")
        try:
            card = game(fields["game"]).at(int(fields["version"]))
            complete = card.chosen(int(fields["seats"]), None, _all(card, options))
        except KeyError as error:
            raise BadRecord(f"the record's header has no line {error}") from error
        except ParlourError as error:
            raise BadRecord(f"the record's header is wrong: {error}") from error
        except ValueError as error:
            raise BadRecord(f"the record's header needs whole numbers: {error}") from error
        seed = _json(fields.get("seed", ""), "seed")
        if type(seed) not in (int, str):
            raise BadRecord(f"the record's seed is a whole number or a text, not {seed!r}")
        return cls(
            card.name, card.version, int(fields["seats"]), seed,
            complete, position, entries, lines[-2].removeprefix("result "),
        )  # fmt: skip

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """Read a record from a file."""
        try:
            return cls.parse(Path(path).read_text(encoding="utf-8"))
        except UnicodeDecodeError as error:
            raise BadRecord(f"{path} is not a record: it is not text") from error
        except OSError as error:
            raise BadRecord(f"{path} cannot be read: {error.strerror}") from error

    def replay(self, until: int | None = None) -> Table:
        """The table as it stands after all (or the first `until`) actions, every one checked."""
        card = game(self.game).at(self.version)
        try:
            table = _start(card, self.seats, self.seed, self.options, self.position)
        except ParlourError as error:
            raise BadRecord(f"the record's start cannot be laid out: {error}") from error
        for number, entry in enumerate(self.entries[:until], 1):
            try:
                found = _entry(table, entry.seat, entry.action)
                _do(table, entry.seat, entry.action)
            except ParlourError as error:
                raise BadRecord(f"action {number} does not replay: {error}") from error
            if found.words != entry.words and found.words and entry.words:
                raise BadRecord(
                    f"action {number} says {entry.words!r}, but {entry.action} is {found.words!r}"
                )
        if until is None and _result(table) != self.result:
            raise BadRecord(
                f"the record ends {self.result!r}, but it replays to {_result(table)!r}"
            )
        return table

    def verify(self) -> None:
        """Replay and compare everything; BadRecord says what differs."""
        self.replay()


def _start(
    card: Any, seats: int, seed: int | str, options: Mapping[str, Value], position: dict[str, Any]
) -> Table:
    from parlour.core.table import Table

    every = _all(card, options)
    if position:
        return Table.arrange(card, seats, state=position, seed=seed, options=every)
    return Table(card, seats, seed=seed, options=every)


def _all(card: Any, options: Mapping[str, Value]) -> dict[str, Value]:
    """Options with the game's own defaults spelt out, so that no preset adds to them."""
    return {**card.Options.complete({}), **options}


def _entry(table: Table, seat: int, action: int) -> Entry:
    return Entry(seat, action, "" if action == UNDO else _words(table, seat, action))


def _words(table: Table, seat: int, action: int) -> str:
    """An action in words, or none where the game fails to find them: the action itself counts, and
    no game is lost for want of words."""
    try:
        return table.words(seat, action)
    except ParlourError:
        raise
    except Exception:
        return ""


def _do(table: Table, seat: int, action: int) -> None:
    if action == UNDO:
        table.undo(seat)
    else:
        table.play(seat, action)


def _result(table: Table) -> str:
    result = table.result
    if result is None:
        return "running"
    winners = ",".join(map(str, result.winners)) or "nobody"
    return f"{result.reason}; winners {winners}; scores {','.join(map(str, result.scores))}"


def _digest(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def _header(lines: list[str]) -> tuple[dict[str, str], dict[str, Value], dict[str, Any]]:
    fields: dict[str, str] = {}
    options: dict[str, Value] = {}
    position: dict[str, Any] = {}
    for number, line in enumerate(lines, 2):
        key, _, value = line.partition(" ")
        if key == "option":
            name, _, said = value.partition(" ")
            options[name] = _json(said, f"line {number}")
        elif key == "position":
            position = _json(value, f"line {number}")
            if not isinstance(position, dict):
                raise BadRecord(f"line {number}: a position is field names with values")
        elif key in ("game", "version", "seats", "seed"):
            fields[key] = value
        else:
            raise BadRecord(f"line {number} is not part of a record's header: {line!r}")
    return fields, options, position


def _parse_entry(index: int, line: str) -> Entry:
    seat, _, rest = line.partition(" ")
    number, _, words = rest.partition(" ")
    try:
        who = HOUSE if seat == "house" else int(seat)
        return Entry(who, UNDO, "") if number == "undo" else Entry(who, int(number), words)
    except ValueError as error:
        raise BadRecord(
            f"line {index + 1} is not an action: {line!r} (seat, number, words)"
        ) from error


def _json(text: str, where: str) -> Any:
    try:
        return json.loads(text)
    except ValueError as error:
        raise BadRecord(f"the record's {where} cannot be read: {text!r}") from error
