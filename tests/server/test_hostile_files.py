"""Files and commands in requests: none is opened or run, whatever the field."""

from __future__ import annotations

import asyncio
import errno
import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from parlour.server.workers import studies
from tests.server.harness import COMPILED_S, Answer, Server, ask, new_guest

pytestmark = pytest.mark.slow

CANARY = "zq7canary"
WATCHED = """
import os, sys
from pathlib import Path
from parlour.server.workers import studies
notes = {notes!r}

def note(what):
    with open(notes, "a") as file:
        file.write(what + "\\n")

def hook(event, given):
    if event in ("open", "os.listdir", "os.scandir") and {folder!r} in str(given[0]):
        note(f"{{event}} {{given[0]}}")

sys.addaudithook(hook)
spawn = studies.asyncio.create_subprocess_exec

async def spawned(*given, **more):
    note(f"process {{given}}")
    return await spawn(*given, **more)

studies.asyncio.create_subprocess_exec = spawned
"""
STUDY = {
    "game": "transmitter", "games": 10, "seats": 3, "preset": "balanced", "bots": ["easy"],
    "vary": "objective_limit", "values": [2, 3],
}  # fmt: skip
TABLE = {"game": "synergy", "seats": 3}


@dataclass
class Trap:
    """A server, and files that reveal if they are read."""

    server: Server
    folder: Path
    notes: Path
    cookie: str

    @property
    def file(self) -> Path:
        return self.folder / "canary.txt"

    def words(self) -> list[str]:
        """Return the paths and commands to try in place of a name."""
        here, proof = str(self.folder), self.folder / "proof"
        paths = [
            self.file, self.folder / "fifo", self.folder / "huge", self.folder / "link",
            self.folder, "/etc/shadow", "/etc/passwd", "/dev/zero", "/dev/stdin",
            "/proc/self/environ", "/proc/self/mem", f"file://{self.file}", f"@{self.file}",
            f"{here}/../{self.folder.name}/canary.txt", "../../../../../../etc/passwd",
        ]  # fmt: skip
        commands = [
            f"; touch {proof}", f"$(touch {proof})", f"`touch {proof}`", f"| touch {proof}",
            f"2\n--material={self.file}", f"--material={self.file}", "--help", "--out=/tmp/x",
            "--on=ray=192.0.2.1", "-", "--", "=", ",", "/", "easy,fair", "2,3", "", " ", "\0",
            "none", "material", "__import__('os')", "%s%n", "²", "9" * 60, "A" * 64, "A" * 20_000,
        ]  # fmt: skip
        return [*map(str, paths), *commands]

    def ask(self, path: str, body: Any) -> Answer:
        answer = ask(self.server, "POST", path, body, self.cookie)
        assert CANARY not in answer.body.decode(), answer
        return answer

    def assert_untouched(self) -> None:
        """Check that nothing was opened or run."""
        assert self.notes.read_text() == ""
        assert not (self.folder / "proof").exists()
        assert self.file.stat().st_atime == 1.0
        no_reader = os.strerror(errno.ENXIO)
        with pytest.raises(OSError, match=no_reader):
            os.close(os.open(self.folder / "fifo", os.O_WRONLY | os.O_NONBLOCK))


@pytest.fixture(scope="module")
def trap(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Trap]:
    base, folder = tmp_path_factory.mktemp("served"), tmp_path_factory.mktemp("trap")
    notes = base / "notes"
    notes.touch()
    (folder / "canary.txt").write_text(f"game: transmitter\n{CANARY} first\n{CANARY} second\n")
    os.utime(folder / "canary.txt", (1, 2))
    os.mkfifo(folder / "fifo")
    with open(folder / "huge", "wb") as huge:
        huge.truncate(8 * 1024**3)
    (folder / "link").symlink_to(folder / "canary.txt")
    first = WATCHED.format(notes=str(notes), folder=str(folder))
    with Server(base, first=first) as server:
        yield Trap(server, folder, notes, new_guest(server))
        server.assert_no_traceback()


@pytest.fixture(autouse=True)
def no_other_lab(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PARLOUR_LAB", raising=False)
    monkeypatch.delenv("PARLOUR_STUDIES", raising=False)


STUDY_FIELDS: dict[str, Any] = {
    "the game": lambda word: {"game": word},
    "the preset": lambda word: {"preset": word},
    "a level": lambda word: {"bots": ["easy", word, "easy"]},
    "what is varied": lambda word: {"vary": word},
    "what is varied, by its own name": lambda word: {"vary": word, "values": [word]},
    "a value of a number": lambda word: {"values": [2, word]},
    "a value of a choice": lambda word: {"vary": "refill", "values": ["none", f"{word}."]},
    "a value of numbers": lambda word: {"vary": "custom_objectives", "values": [f"x{word}"]},
    "a number of players": lambda word: {"vary": "seats", "values": [3, word]},
    "a preset that is compared": lambda word: {"vary": "preset", "values": ["balanced", word]},
    "levels that are compared": lambda word: {"vary": "bots", "values": ["easy", f"fair/{word}"]},
    "a material": lambda word: {"vary": "material", "values": ["none", word]},
    "a field that is not there": lambda word: {"material": [word], "out": word},
}


@pytest.mark.parametrize("field", STUDY_FIELDS)
def test_no_text_of_a_study_names_a_file_or_adds_an_argument(trap: Trap, field: str) -> None:
    trap.notes.write_text("")
    for word in trap.words():
        answer = trap.ask("/api/lab/studies", {**STUDY, **STUDY_FIELDS[field](word)})
        assert (answer.status, answer.json["code"]) == (400, "bad"), (word, answer)
        assert len(answer.body) < 5000, "a refusal doesn't repeat everything it was given"
        trap.assert_untouched()
    assert ask(trap.server, "GET", "/api/lab").json["studies"] == []


def test_a_refusal_says_what_can_be_varied(trap: Trap) -> None:
    words = trap.ask("/api/lab/studies", {**STUDY, "vary": "material", "values": ["none"]}).json
    for name in ("'material' can't be varied", "seats", "preset", "bots", "objective_limit"):
        assert name in words["words"]
    words = trap.ask("/api/lab/studies", {**STUDY, "vary": "bots", "values": ["clever"]}).json
    assert "easy, fair, strong, master or random" in words["words"]


def test_what_can_be_varied_is_still_studied(trap: Trap, tmp_path: Path) -> None:
    """The one case here that starts a process, in a server without the traps."""
    with Server(tmp_path) as server:
        cookie = new_guest(server)
        more = {"vary": "bots", "values": ["easy", "fair/easy"], "rotate": True, "seats": 2}
        answer = ask(server, "POST", "/api/lab/studies", {**STUDY, **more}, cookie)
        assert answer.status == 201, answer
        ends, path = time.monotonic() + COMPILED_S, f"/api/lab/studies/{answer.json['study']}"
        while (found := ask(server, "GET", path).json)["state"] != "done":
            assert time.monotonic() < ends, found
            time.sleep(0.1)
        assert found["varied"] == {"bots": ["easy", "fair/easy"]}


TABLE_FIELDS: dict[str, Any] = {
    "the game": lambda word: {"game": word},
    "the preset": lambda word: {"preset": word},
    "an option": lambda word: {"options": {word: 1}},
    "a value of a number": lambda word: {"options": {"mission": word}},
    "a value of a choice": lambda word: {"options": {"between": word}},
    "a value of numbers": lambda word: {
        "game": "transmitter", "options": {"objective_set": "custom", "custom_objectives": word},
    },
    "a key of a mission": lambda word: {"custom": {word: word}},
    "a value in a mission": lambda word: {
        "custom": {"rounds": word, "lives": word, "numbers": word, "goals": word, "fail": word}
    },
    "a level": lambda word: {"bots": {"1": word or "clever"}},
}  # fmt: skip


@pytest.mark.parametrize("field", TABLE_FIELDS)
def test_no_text_of_a_table_names_a_file(trap: Trap, field: str) -> None:
    trap.notes.write_text("")
    for word in trap.words():
        answer = trap.ask("/api/tables", {**TABLE, **TABLE_FIELDS[field](word)})
        assert 400 <= answer.status < 500, (word[:80], answer)
        trap.assert_untouched()


def test_a_study_kept_with_its_own_command_is_not_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Commands that an older server wrote down may name files."""

    async def spawned(*given: Any, **more: Any) -> Any:
        raise AssertionError(f"a process was started: {given}")

    monkeypatch.setattr(studies.asyncio, "create_subprocess_exec", spawned)
    (tmp_path / ".asked").mkdir()
    (tmp_path / ".asked" / "old.json").write_text(
        '{"guest": "g", "command": ["lab", "run", "transmitter", "--vary=material=/etc/passwd"],'
        ' "at": 1.0, "wanted": true}'
    )
    asyncio.run(studies.Studies(tmp_path).go_on())


FAILING = """
from parlour.server.workers import studies
wanted = ["lab", "run", "transmitter", "--games=5", "--vary=material={file}"]
for name in ("command", "_command"):
    if hasattr(studies, name):
        setattr(studies, name, lambda new: list(wanted))
"""


def test_the_words_of_a_failed_study_stay_with_the_operator(tmp_path: Path) -> None:
    file = tmp_path / "canary.txt"
    file.write_text(f"game: transmitter\n{CANARY} first\n")
    with Server(tmp_path / "served", first=FAILING.format(file=file)) as server:
        answer = ask(server, "POST", "/api/lab/studies", STUDY, new_guest(server))
        assert (answer.status, answer.json["code"]) == (500, "failed")
        assert CANARY not in answer.body.decode()
        assert str(file) not in answer.body.decode()
        assert str(file) in server.said(), "the log has the reason"
        assert ask(server, "GET", "/api/lab").json["running"] is None
