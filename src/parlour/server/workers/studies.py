"""Lab studies that run next to the tables.

    STUDIES/NAME/               a study, as saved by `parlour lab run --name NAME`
    STUDIES/.asked/NAME.json    who requested it here, and how; NAME.log is its output
    STUDIES/.lock               held by the server process that runs one

Studies run one at a time, each as that command in a separate low-priority process. It dies with the
server and is resumed when the server restarts.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Literal

import msgspec

from parlour.core.errors import ParlourError
from parlour.core.language import DEFAULT, languages
from parlour.core.option import Value
from parlour.features import study_status
from parlour.features.study_status import CellStatus, StudyStatus
from parlour.server.protocol.errors import Refused
from parlour.server.storage.settings import data_folder, db_label, is_sqlite
from parlour.server.workers.study_request import MOST_GAMES, MOST_VALUES, NewStudy, command

MOST_KEPT, MOST_WORKERS = 200, 4
LONGEST_LINE = 500
BEGIN_WITHIN_S, STOP_WITHIN_S, LOOK_S = 120.0, 60.0, 0.1
NOT_STARTED = "this study couldn't be started; try again later, or tell the server's operator"
DATA_BEGINS, DATA_ENDS = b'<script type="application/json" id="data">', b"</script>"
log = logging.getLogger("parlour.studies")


class Asked(msgspec.Struct):
    """A study requested here; its command is rebuilt each time it is started."""

    guest: str
    study: NewStudy
    at: float
    wanted: bool = True  # running, or to be resumed when the server restarts
    failure: str | None = None  # the last line of its output, if it failed


class StudyRow(msgspec.Struct, frozen=True):
    """A study in a list."""

    name: str
    game: str
    seats: list[int]
    bots: list[str]
    varied: dict[str, list[Value]]
    planned: int | None
    done: int
    rate: float
    left_s: float | None  # None if it isn't running, or it is too early to say
    compiling: bool
    state: Literal["running", "stopping", "done", "stopped", "failed"]
    began: float
    changed: float
    command: str
    report: bool
    yours: bool
    resumable: bool  # it was stopped or failed, and whoever started it can resume it
    failure: str | None  # why it failed, for people on the server's own machine


class StudyNow(StudyRow, frozen=True):
    """A study with its figures so far."""

    cells: list[CellStatus]


class LabNow(msgspec.Struct, frozen=True):
    """The studies in the lab, and what can be requested."""

    may_start: bool
    most_games: int
    most_values: int
    running: str | None
    studies: list[StudyRow]


def studies_folder(database: str) -> Path:
    """Return the folder of a server's studies: next to its tables, or in the user's data folder."""
    if named := os.environ.get(study_status.STUDIES):
        return Path(named)
    file = db_label(database) if is_sqlite(database) else ""
    folder = Path(file).parent if file not in ("", "None", ":memory:") else data_folder()
    return folder / "studies"


class Studies:
    """The studies of a server, and the one that is running."""

    def __init__(self, folder: Path, who: str = "here") -> None:
        self.folder, self.who = folder, who
        self._child: asyncio.subprocess.Process | None = None
        self._playing = ""
        self._lock: IO[str] | None = None
        self._task: asyncio.Task[None] | None = None

    # Reading

    def now(self, guest: str, local: bool) -> LabNow:
        """Return every study, newest first."""
        rows = [self._row(folder, guest, local) for folder in self._folders()]
        found = sorted((row for row in rows if row), key=lambda row: -row.began)
        running = [row.name for row in found if row.state in ("running", "stopping")]
        may = self.who == "all" or (local and self.who != "none")
        return LabNow(may, MOST_GAMES, MOST_VALUES, running[0] if running else None, found)

    def one(self, name: str, guest: str, local: bool) -> StudyNow:
        """Return a study with its figures."""
        folder = self._find(name)
        row, now = self._row(folder, guest, local), study_status.read(folder)
        if row is None or now is None:
            raise Refused("study", f"there is no study {name[:64]!r}")
        return StudyNow(**msgspec.structs.asdict(row), cells=now.cells)

    def report(self, name: str, language: str = DEFAULT) -> bytes:
        """Return the report of a study; in English if there is none in that language."""
        folder = self._find(name)
        file = folder / study_status.report_file(language if language in languages() else DEFAULT)
        try:
            return (file if file.is_file() else folder / study_status.REPORT).read_bytes()
        except OSError as error:
            raise Refused(
                "study", "this study has no report yet; wait until it has finished"
            ) from error

    def figures(self, name: str, language: str = DEFAULT) -> bytes:
        """Return the data in the report of a study, as JSON."""
        page = self.report(name, language)
        start = page.find(DATA_BEGINS)
        end = page.find(DATA_ENDS, start)
        if start < 0 or end < 0:
            raise Refused("study", "this study's report can't be read; create it again with"
                          " parlour lab report")  # fmt: skip
        return page[start + len(DATA_BEGINS) : end]

    def _folders(self) -> list[Path]:
        try:
            return [path.parent for path in self.folder.glob(f"[!.]*/{study_status.FILE}")]
        except OSError:
            return []

    def _find(self, name: str) -> Path:
        folder = self.folder / study_status.checked_name(name)
        if not (folder / study_status.FILE).is_file():
            raise Refused("study", f"study {name!r} not found; it may have been deleted")
        return folder

    def _row(self, folder: Path, guest: str, local: bool) -> StudyRow | None:
        asked, held = self._asked(folder.name), study_status.is_held(folder)
        now = study_status.read(folder)  # last, or a study that ends now would look stopped
        if now is None:
            return None
        state = _state(now, held, asked)
        return StudyRow(
            name=folder.name, game=now.game, seats=now.seats, bots=now.bots, varied=now.varied,
            planned=now.planned, done=now.done, rate=now.rate,
            left_s=now.left_s if held else None, compiling=held and now.compiling,
            state=state, began=now.began, changed=now.changed,
            command=now.command, report=(folder / study_status.REPORT).is_file(),
            yours=local or (asked is not None and asked.guest == guest),
            resumable=asked is not None and state in ("stopped", "failed"),
            failure=asked.failure if asked and local and state == "failed" else None,
        )  # fmt: skip

    # Running

    async def start(self, guest: str, new: NewStudy) -> str:
        """Start a study and return its name once it is running."""
        command(new)
        kept = len(list((self.folder / ".asked").glob("*.json")))
        if kept >= MOST_KEPT:
            raise Refused(
                "lab", f"{kept} studies are already saved; delete some in {self.folder.name}"
            )
        await self._take_turn()
        try:
            asked = Asked(guest, new, time.time())
            name = self._fresh_name(new)
            self._note(name, asked)
        except BaseException:
            self._let_go()
            raise
        try:
            await self._begin(name, asked)
        except BaseException:
            self._forget(name)
            raise
        return name

    async def _take_turn(self) -> None:
        """Take the lock; a study that just finished may still be cleaning up."""
        if self._task and not study_status.is_held(self.folder / self._playing):
            await asyncio.wait([self._task], timeout=STOP_WITHIN_S)
        if not self._take():
            raise Refused(
                "lab", "another study is running; wait for it to finish, or stop it first"
            )

    async def go_on(self) -> None:
        """Resume the study that was running when the server stopped."""
        for path in sorted((self.folder / ".asked").glob("*.json")):
            asked = self._asked(path.stem)
            if asked and asked.wanted and self._take():
                log.info("resuming the study %s", path.stem)
                try:
                    await self._begin(path.stem, asked)
                except (ParlourError, Refused) as error:
                    log.warning("the study %s can't be resumed: %s", path.stem, error)
                    self._end(path.stem)

    async def stop(self, name: str, guest: str, local: bool) -> None:
        """Stop a study; the games played so far are kept."""
        folder = self._find(name)
        asked = self._asked(name)
        if not local and (asked is None or asked.guest != guest):
            raise Refused("owner", "only the person who started a study can stop it")
        if asked:
            asked.wanted = False
            self._note(name, asked)
        if self._playing == name and self._child:
            now = study_status.read(folder)
            with suppress(ProcessLookupError):
                if now and (now.done or now.compiling):
                    self._child.terminate()
                else:
                    self._child.kill()  # its workers are starting: there is nothing to save
        elif study_status.is_held(folder):
            (folder / study_status.STOP).touch()

    async def resume(self, name: str, guest: str, local: bool) -> None:
        """Resume a stopped study."""
        self._find(name)
        asked = self._asked(name)
        if asked is None:
            raise Refused(
                "elsewhere",
                "this study was started from a terminal; to resume it, run its command again",
            )
        if not local and asked.guest != guest:
            raise Refused("owner", "only the person who started a study can resume it")
        await self._take_turn()
        asked.wanted, asked.failure = True, None
        self._note(name, asked)
        try:
            await self._begin(name, asked)
        except BaseException:
            self._end(name)
            raise

    async def close(self) -> None:
        """Stop with the server; the study is resumed when it restarts."""
        if self._task:
            self._task.cancel()
        if self._child:
            with suppress(ProcessLookupError):
                self._child.kill()
            await self._child.wait()
        self._let_go()

    async def _begin(self, name: str, asked: Asked) -> None:
        words = command(asked.study)
        with open(self._path(name, "log"), "wb") as said:
            self._child = child = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "parlour", *words, "--name", name, "--gently",
                "--attended", "--workers", str(_workers()), stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.DEVNULL, stderr=said,
                env={**os.environ, study_status.STUDIES: str(self.folder)},
            )  # fmt: skip
        self._playing, self._task = name, None
        try:
            await self._begun(name, child)
        except BaseException:
            with suppress(ProcessLookupError):
                child.kill()
            raise
        if self._child:
            self._task = asyncio.create_task(self._follow(name, child))

    async def _begun(self, name: str, child: asyncio.subprocess.Process) -> None:
        """Wait until a study is running, or is already over."""
        until, folder = time.monotonic() + BEGIN_WITHIN_S, self.folder / name
        while not (study_status.is_held(folder) and (folder / study_status.FILE).is_file()):
            if child.returncode == 0:
                self._end(name)
                return
            if child.returncode is not None:
                why = self._failed(name, child.returncode)
                log.warning("the study %s was not started: %s", name, why)
                raise Refused("failed", NOT_STARTED)
            if time.monotonic() > until:
                raise Refused("lab", "this machine is too busy to start the study now")
            await asyncio.sleep(LOOK_S)

    async def _follow(self, name: str, child: asyncio.subprocess.Process) -> None:
        """Wait for the study to end; kill it if it was told to stop and doesn't."""
        while child.returncode is None:
            asked = self._asked(name)
            patience = STOP_WITHIN_S if asked is None or not asked.wanted else None
            with suppress(TimeoutError):
                await asyncio.wait_for(child.wait(), patience or 1.0)
            if patience and child.returncode is None:
                child.kill()
        if child.returncode not in (0, 130):
            why = self._failed(name, child.returncode)
            log.warning("the study %s ended with %s: %s", name, child.returncode, why)
        self._end(name)

    def _failed(self, name: str, code: int) -> str:
        """Return why a study failed, and note it unless the study was told to stop."""
        why, asked = self._last_line(name) if code > 0 else f"signal {-code}", self._asked(name)
        if asked and asked.wanted:
            asked.failure = why
            self._note(name, asked)
        return why

    def _end(self, name: str) -> None:
        if asked := self._asked(name):
            asked.wanted = False
            self._note(name, asked)
        self._playing, self._child = "", None
        self._let_go()

    # Files

    def _take(self) -> bool:
        """Take the lock for running a study; False if another one is running."""
        if self._lock:
            return False
        (self.folder / ".asked").mkdir(parents=True, exist_ok=True)
        file = open(self.folder / ".lock", "w")  # noqa: SIM115
        if not study_status.lock(file):
            file.close()
            return False
        self._lock = file
        return True

    def _let_go(self) -> None:
        if self._lock:
            self._lock.close()
            self._lock = None

    def _path(self, name: str, kind: str = "json") -> Path:
        return self.folder / ".asked" / f"{name}.{kind}"

    def started_by(self, guest: str) -> list[str]:
        """Return the names of the studies that a guest started."""
        paths = sorted((self.folder / ".asked").glob("*.json"))
        return [
            path.stem for path in paths if (one := self._asked(path.stem)) and one.guest == guest
        ]

    def forget(self, guest: str) -> None:
        """Delete a guest's id from the studies that they started."""
        for name in self.started_by(guest):
            if asked := self._asked(name):
                self._note(name, msgspec.structs.replace(asked, guest=""))

    def _asked(self, name: str) -> Asked | None:
        try:
            return msgspec.json.decode(self._path(name).read_bytes(), type=Asked)
        except (OSError, msgspec.MsgspecError):
            return None

    def _note(self, name: str, asked: Asked) -> None:
        fresh = self._path(name, "new")
        fresh.write_bytes(msgspec.json.encode(asked))
        fresh.replace(self._path(name))

    def _forget(self, name: str) -> None:
        for kind in ("json", "log", "new"):
            self._path(name, kind).unlink(missing_ok=True)
        self._playing, self._child = "", None
        self._let_go()

    def _fresh_name(self, new: NewStudy) -> str:
        stem = f"{new.game}-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}"
        taken = [stem, *(f"{stem}-{k}" for k in range(2, MOST_KEPT))]
        return next(name for name in taken if not (self.folder / name).exists())

    def _last_line(self, name: str) -> str:
        """Return the last line of a study's output, for the operator only."""
        lines = self._path(name, "log").read_text(errors="replace").strip().splitlines()
        return lines[-1][:LONGEST_LINE] if lines else "it said nothing"


def _state(now: StudyStatus, held: bool, asked: Asked | None) -> Any:
    if held:
        return "stopping" if asked and not asked.wanted else "running"
    if now.state == "done":
        return "done"
    if asked and asked.wanted:
        return "running"
    return "failed" if asked and asked.failure is not None else "stopped"


def _workers() -> int:
    """Return how many workers a study gets: at most half the cores, because tables come first."""
    return max(1, min(MOST_WORKERS, (os.cpu_count() or 1) // 2))
