"""Read and write record files without losing a game."""

from __future__ import annotations

import os
import re
import shlex
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

from parlour.core.errors import BadRecord, echoed
from parlour.core.fact import Speaker
from parlour.core.refused import RefusedRecord
from parlour.core.table import Record, Table
from parlour.terminal.screen import fitted
from parlour.terminal.text import Refused, worded


class BadFile(Refused, BadRecord):
    """A file that isn't a saved game."""


class NotSaved(Refused):
    """A file can't be written."""


def read_record(name: str) -> Record:
    """Read a record from a file; BadRecord names the file and what is wrong."""
    path = Path(name)
    try:
        if path.is_dir():
            raise BadFile("error-record-folder", file=name)
        if not path.exists():
            raise BadFile("error-record-missing", file=name)
        return Record.load(path)
    except BadFile:
        raise
    except RefusedRecord as error:
        raise error.of(name) from error
    except (ValueError, TypeError, LookupError, ArithmeticError, RecursionError, OSError) as error:
        raise BadFile("error-record-unreadable", file=name, why=str(error)) from error


def replayed(name: str, record: Record, until: int | None = None) -> Table:
    """Replay a file's record; BadRecord names the file and what is wrong."""
    try:
        return record.replay(until)
    except RefusedRecord as error:
        raise error.of(name) from error
    except (ValueError, TypeError, LookupError, ArithmeticError, RecursionError) as error:
        raise BadFile("error-record-replay", file=name, why=str(error)) from error


def must_be_free(path: Path) -> None:
    """Raise NotSaved now if a new file can't be written there later."""
    try:
        if path.exists() or path.is_symlink():
            raise NotSaved("error-file-exists", file=str(path))
        if not path.parent.is_dir():
            raise NotSaved("error-folder-missing", folder=str(path.parent))
        if not os.access(path.parent, os.W_OK):
            raise NotSaved("error-folder-locked", folder=str(path.parent))
    except NotSaved:
        raise
    except (OSError, ValueError) as error:
        raise NotSaved("error-file-name", file=echoed(str(path)), why=str(error)) from error


class Keeper:
    """Writes one table's record; only overwrites files that hold this same game."""

    def __init__(self, table: Table, target: str | None = None, resumed: str | None = None) -> None:
        self.table = table
        where = target or resumed
        self.target = Path(where) if where else None
        self._ours = {Path(resumed).absolute()} if resumed else set()
        self._kept = -1

    @property
    def kept(self) -> bool:
        """Whether the current position is saved."""
        return self._kept == len(self.table.actions)

    def save(self, name: str | None = None) -> Path:
        """Write the record, or raise NotSaved."""
        path = self._path(name) if name else self.target or self._fresh(Path())
        if path.absolute() not in self._ours:
            must_be_free(path)
        try:
            self._write(path, str(self.table.record()))
        except (OSError, ValueError) as error:
            why = str(getattr(error, "strerror", None) or error)
            raise NotSaved("error-not-saved", file=str(path), why=why) from error
        self._ours.add(path.absolute())
        self._kept = len(self.table.actions)
        self.target = path
        return path

    def rescue(self, say: Speaker) -> Path | None:
        """Save the game as requested, or else to the temporary folder; `say` words the errors.

        If both fail, print the record to standard output.
        """
        for name in (None, str(self._fresh(Path(tempfile.gettempdir())))):
            try:
                return self.save(name)
            except NotSaved as error:
                with suppress(OSError):
                    print(f"parlour: {fitted(worded(error, say), sys.stderr)}", file=sys.stderr)
        with suppress(OSError):
            print(self.table.record())
        return None

    def _path(self, name: str) -> Path:
        with suppress(RuntimeError):
            return Path(name).expanduser()
        return Path(name)

    def _fresh(self, folder: Path) -> Path:
        seed = re.sub(r"[^A-Za-z0-9_-]+", "-", str(self.table.seed))[:40]
        stem = f"parlour-{self.table.game.name}-{seed}"
        number = 1
        while (path := folder / f"{stem}{f'-{number}' * (number > 1)}.record").exists():
            number += 1
        return path

    @staticmethod
    def _write(path: Path, text: str) -> None:
        fresh = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            with fresh.open("w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(path)
        finally:
            fresh.unlink(missing_ok=True)


def typed(*words: object) -> str:
    """A `parlour` command line, quoted for the shell."""
    return shlex.join(["parlour", *map(str, words)])
