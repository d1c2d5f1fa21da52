"""Study: its cells, how many games each needs, and the folder they are saved in.

    DIR/study.json          the plan
    DIR/CELL.parquet        the games of a cell, one row per game
    DIR/parts/CELL.A-B      games A to B-1, not yet merged into the cell's file

Parts are written atomically and merged atomically. A part left over after a merge is recognised by
its game numbers and deleted, so a crash at any time neither loses games nor counts them twice.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from pathlib import Path
from typing import NamedTuple

import msgspec

from parlour.core.errors import ParlourError
from parlour.core.game import Game
from parlour.core.option import Value
from parlour.lab.cells import Cell
from parlour.lab.columns import Games, metadata
from parlour.lab.parquet import Table, join
from parlour.lab.stats import wilson
from parlour.policies.spec import Spec

FIRST_LOOK = 1024  # with --error, check the interval after this many games, then at each doubling
MOST_GAMES = 10**9

Ranges = list[tuple[int, int]]


class Setting(msgspec.Struct, frozen=True):
    """One cell, as stored in study.json."""

    key: str
    seats: int
    bots: tuple[str, ...]
    turns: int
    options: dict[str, Value]
    preset: str | None
    varied: dict[str, Value]  # what distinguishes it from the other cells
    policies: dict[str, Spec] = {}  # the levels that are somebody's own

    def cell(self, game: Game) -> Cell:
        """The cell of this game."""
        return Cell(game, self.seats, self.options, self.bots, self.turns, self.policies)


class Plan(msgspec.Struct):
    """The contents of study.json."""

    game: str
    version: int
    seed: int | str
    cells: list[Setting]
    games: int | None
    error: float | None
    command: str = ""


class Task(NamedTuple):
    """A run of a cell's games that are still to be played."""

    cell: int
    first: int
    games: int


class Study:
    """A study and its folder."""

    def __init__(self, folder: Path, game: Game, plan: Plan) -> None:
        self.folder, self.game, self.plan = folder, game, plan
        self.cells = [one.cell(game) for one in plan.cells]
        self._ranges = [self._found(cell) for cell in self.cells]

    @classmethod
    def at(cls, folder: Path, find: object) -> Study:
        """Open the study in a folder; `find` returns a game by name."""
        path = folder / "study.json"
        if not path.is_file():
            raise ParlourError(
                f"{folder} has no study in it (no study.json); to create one, use parlour lab run"
            )
        try:
            plan = msgspec.json.decode(path.read_bytes(), type=Plan)
        except msgspec.MsgspecError as error:
            raise ParlourError(f"{path} cannot be read: {error}") from error
        game: Game = find(plan.game)  # type: ignore[operator]
        if game.version != plan.version:
            raise ParlourError(
                f"the study in {folder} is of {game.name} version {plan.version}, but this is"
                f" version {game.version}; choose another --out"
            )
        return cls(folder, game, plan)

    @classmethod
    def begin(cls, folder: Path, game: Game, plan: Plan) -> Study:
        """Start a new study, or reopen the same one with a new number of games."""
        path = folder / "study.json"
        if path.exists():
            kept = cls.at(folder, lambda name: game if name == game.name else _other(folder, name))
            same = (kept.plan.seed, kept.plan.cells) == (plan.seed, plan.cells)
            if not same:
                raise ParlourError(
                    f"{folder} already has a different study; choose another --out, or resume "
                    f"that one with: {kept.plan.command}"
                )
        elif folder.is_dir() and any(folder.iterdir()):
            raise ParlourError(f"{folder} is not empty but has no study; choose another --out")
        (folder / "parts").mkdir(parents=True, exist_ok=True)
        text = msgspec.json.format(msgspec.json.encode(plan), indent=1)
        _write(path, [text, b"\n"])
        return cls(folder, game, plan)

    # Saved games.

    def path(self, cell: Cell) -> Path:
        """The file of a cell."""
        return self.folder / f"{cell.key}.parquet"

    def _parts(self, cell: Cell) -> dict[tuple[int, int], Path]:
        found = {}
        for path in (self.folder / "parts").glob(f"{cell.key}.*-*"):
            ends = path.name.rpartition(".")[2].split("-")
            if all(end.isdecimal() for end in ends):
                found[int(ends[0]), int(ends[1])] = path
        return found

    def _found(self, cell: Cell) -> Ranges:
        joined = _ranges(Table(self.path(cell))) if self.path(cell).exists() else []
        parts = self._parts(cell)
        for ends in [*parts]:
            if _holds(joined, *ends):
                parts.pop(ends).unlink()
        return _merged([*joined, *parts])

    def done(self, cell: int) -> int:
        """How many games of a cell are saved."""
        return sum(end - first for first, end in self._ranges[cell])

    def save(self, task: Task, data: bytes) -> None:
        """Save the games of a task, unless they are already saved."""
        end = task.first + task.games
        if _holds(self._ranges[task.cell], task.first, end):
            return
        name = f"{self.cells[task.cell].key}.{task.first}-{end}"
        _write(self.folder / "parts" / name, [data])
        self._ranges[task.cell] = _merged([*self._ranges[task.cell], (task.first, end)])

    def gather(self, number: int) -> None:
        """Merge a cell's parts into its file."""
        cell = self.cells[number]
        parts = self._parts(cell)
        if not parts:
            return
        before = [Table(self.path(cell))] if self.path(cell).exists() else []
        ranges = [r for table in before for r in _ranges(table)]
        fresh = {ends: path for ends, path in sorted(parts.items()) if not _holds(ranges, *ends)}
        tables = chain(before, map(Table, fresh.values()))
        known = _merged([*ranges, *fresh])
        _write(self.path(cell), join(tables, metadata(cell, self.plan.seed, known)))
        for path in parts.values():
            path.unlink()

    def gather_all(self) -> None:
        """Merge the parts of all cells."""
        for number in range(len(self.cells)):
            self.gather(number)

    def games(self, number: int) -> Games | None:
        """The saved games of a cell, or None if there are none."""
        self.gather(number)
        path = self.path(self.cells[number])
        return Games(self.cells[number], Table(path)) if path.exists() else None

    # Missing games.

    def target(self, number: int) -> int:
        """How many games a cell needs; with --error, an estimate that grows as games are played."""
        if self.plan.error is None:
            return self.plan.games or 0
        target = FIRST_LOOK
        games = self.games(number) if self.done(number) >= target else None
        while games and games.count >= target and target < MOST_GAMES:
            won = games["won_0"][games["number"] < target]
            if wilson(int(won.sum()), target).half <= self.plan.error:
                break
            target *= 2
        return target

    def missing(self, piece: Mapping[int, int]) -> Iterator[Task]:
        """The missing games as tasks, in pieces of each cell's current size."""
        for number in range(len(self.cells)):
            at, end = 0, self.target(number)
            for first, stop in [*self._ranges[number], (end, end)]:
                while at < min(first, end):
                    count = min(piece[number], first - at, end - at)
                    yield Task(number, at, count)
                    at += count
                at = max(at, stop)


def _other(folder: Path, name: str) -> Game:
    raise ParlourError(f"{folder} already has a study of {name}; choose another --out")


def _ranges(table: Table) -> Ranges:
    """The ranges of game numbers in a file."""
    said = table.metadata.get("parlour.games", "")
    if not re.fullmatch(r"\d+-\d+(,\d+-\d+)*", said):
        raise ParlourError(
            f"{table.path} has no list of its games; delete it and run the study again"
        )
    return [(int(first), int(end)) for first, end in re.findall(r"(\d+)-(\d+)", said)]


def _merged(ranges: Ranges) -> Ranges:
    merged: Ranges = []
    for first, end in sorted(ranges):
        if merged and first <= merged[-1][1]:
            merged[-1] = merged[-1][0], max(end, merged[-1][1])
        else:
            merged.append((first, end))
    return merged


def _holds(ranges: Ranges, first: int, end: int) -> bool:
    return any(low <= first and end <= high for low, high in ranges)


def _write(path: Path, pieces: Iterable[bytes | memoryview]) -> None:
    """Write a file atomically."""
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    with open(fresh, "wb") as file:
        file.writelines(pieces)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
