"""The lab over HTTP: starting, watching, stopping and resuming studies."""

from __future__ import annotations

import signal
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.features import study_status
from parlour.lab.batch import compiled_loop
from parlour.server.workers.studies import Studies, studies_folder
from parlour.server.workers.study_request import MOST_GAMES
from tests.operating.conftest import Server

pytestmark = [pytest.mark.compiled, pytest.mark.slow]

PATIENCE_S = 240.0
SMALL = {
    "game": "transmitter", "games": 300, "seats": 3, "preset": "balanced", "bots": ["easy"],
    "vary": "objective_limit", "values": [2, 3],
}  # fmt: skip
LONG = {"game": "transmitter", "games": MOST_GAMES, "seats": 4, "bots": ["strong"]}
FAR = {"X_Forwarded_For": "192.0.2.7"}  # as a local proxy sends it


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """Compile the games in advance."""
    compiled_loop(parlour.game("transmitter"))


@pytest.fixture
def serving(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Server]]:
    """Start servers with separate data, and stop them after the test."""
    for name in (study_status.LAB, study_status.STUDIES):
        monkeypatch.delenv(name, raising=False)
    servers: list[Server] = []

    def serve(*argv: str) -> Server:
        servers.append(Server(tmp_path, "--data", str(tmp_path / "data"), *argv))
        return servers[-1]

    yield serve
    for server in servers:
        server.end()


def start(server: Server, cookie: str, **study: Any) -> str:
    status, made, _ = server.ask("POST", "/api/lab/studies", {**SMALL, **study}, Cookie=cookie)
    assert status == 201, made
    return str(made["study"])


def until(server: Server, name: str, good: Callable[[Any], bool]) -> Any:
    """Wait until a study meets a condition, and return it."""
    ends = time.monotonic() + PATIENCE_S
    while True:
        status, study, _ = server.ask("GET", f"/api/lab/studies/{name}")
        assert status == 200, study
        if good(study):
            return study
        assert time.monotonic() < ends, study
        time.sleep(0.1)


def stopped(study: Any) -> bool:
    return bool(study["state"] == "stopped")


def test_a_study_is_played_and_kept(serving: Callable[..., Server]) -> None:
    server = serving()
    cookie = server.guest()
    assert server.ask("GET", "/api/lab")[1] == {
        "may_start": True, "most_games": MOST_GAMES, "most_values": 12, "running": None,
        "studies": [],
    }  # fmt: skip
    name = start(server, cookie)
    study = until(server, name, lambda one: one["state"] == "done")
    assert study["done"] == study["planned"] == 600
    assert study["varied"] == {"objective_limit": [2, 3]}
    assert [cell["varied"] for cell in study["cells"]] == [{"objective_limit": k} for k in (2, 3)]
    for cell in study["cells"]:
        won, length = cell["figures"]
        assert (won["kind"], length["kind"]) == ("won", "length")
        assert 0 <= won["low"] < won["value"] < won["high"] <= 1
    assert "--name" in study["command"]
    assert "/" not in study["command"], "the command tells no place on this machine"
    lab = server.ask("GET", "/api/lab")[1]
    assert [row["name"] for row in lab["studies"]] == [name]
    assert lab["running"] is None
    assert start(server, cookie) != name, "another one may be started now"


def test_a_report_runs_its_own_script_as_nobody(serving: Callable[..., Server]) -> None:
    server = serving()
    name = start(server, server.guest(), games=20)
    until(server, name, lambda one: one["state"] == "done")
    url = f"http://127.0.0.1:{server.port}/api/lab/studies/{name}/report"
    with urllib.request.urlopen(url) as answer:
        text, policy = answer.read().decode(), answer.headers["Content-Security-Policy"]
    assert "<title>Transmitter: a study</title>" in text
    with urllib.request.urlopen(f"{url}?lang=nb") as answer:
        assert "<title>Transmitter: en studie</title>" in answer.read().decode()
    assert "default-src 'none'" in policy
    assert "sandbox allow-scripts" in policy
    assert "allow-same-origin" not in policy


def test_a_report_is_also_data(serving: Callable[..., Server]) -> None:
    server = serving()
    name = start(server, server.guest(), vary="drift_interval", values=[3, 6])
    until(server, name, lambda one: one["state"] == "done")
    figures = f"/api/lab/studies/{name}/figures"
    status, english, _ = server.ask("GET", figures)
    assert status == 200
    assert [cell["games"] for cell in english["cells"]] == [300, 300]
    assert english["findings"][0]["option"] == "drift_interval"
    norwegian = server.ask("GET", f"{figures}?lang=nb")[1]
    assert norwegian["language"] == "nb"
    assert norwegian["findings"][0]["says"] != english["findings"][0]["says"]
    assert server.ask("GET", "/api/lab/studies/none-such/figures")[0] == 404


def test_a_refusal_names_its_field(serving: Callable[..., Server]) -> None:
    server = serving()
    cookie = server.guest()
    for change, field, value in (
        ({"games": 0}, "games", 0), ({"values": []}, "values", None),
        ({"vary": "seats", "values": [3, 99]}, "values", 99),
        ({"vary": None, "values": [], "seats": 99}, "setting", None),
    ):  # fmt: skip
        status, said, _ = server.ask("POST", "/api/lab/studies", {**SMALL, **change}, Cookie=cookie)
        assert (status, said["field"], said["value"]) == (400, field, value), said


def test_only_who_started_it_may_stop_it(serving: Callable[..., Server]) -> None:
    server = serving("--lab")
    mine, other = server.guest(), server.guest()
    name = start(server, mine, **LONG)
    stop = f"/api/lab/studies/{name}/stop"
    status, said, _ = server.ask("POST", stop, {}, Cookie=other, **FAR)
    assert (status, said["code"]) == (403, "owner")
    assert not server.ask("GET", f"/api/lab/studies/{name}", Cookie=other, **FAR)[1]["yours"]
    assert server.ask("GET", f"/api/lab/studies/{name}", Cookie=mine, **FAR)[1]["yours"]
    status, said, _ = server.ask("POST", "/api/lab/studies", SMALL, Cookie=other)
    assert (status, said["code"]) == (409, "lab"), "one at a time"
    until(server, name, lambda one: one["done"] > 0)
    assert server.ask("POST", stop, {}, Cookie=mine, **FAR)[0] == 200
    study = until(server, name, stopped)
    assert 0 < study["done"] < study["planned"]
    assert study["report"], "what was played can be looked at"
    next_one = start(server, other)
    assert server.ask("POST", f"/api/lab/studies/{next_one}/stop", {}, Cookie=mine)[0] == 200
    until(server, next_one, lambda one: one["state"] in ("stopped", "done"))


def test_a_study_that_was_stopped_goes_on_where_it_was(serving: Callable[..., Server]) -> None:
    server = serving()
    mine, other = server.guest(), server.guest()
    name = start(server, mine, **LONG)
    until(server, name, lambda one: one["done"] > 0)
    assert server.ask("POST", f"/api/lab/studies/{name}/stop", {}, Cookie=mine)[0] == 200
    study = until(server, name, stopped)
    assert study["resumable"]
    resume = f"/api/lab/studies/{name}/resume"
    status, said, _ = server.ask("POST", resume, {}, Cookie=other, **FAR)
    assert (status, said["code"]) == (403, "closed")
    assert server.ask("POST", resume, {}, Cookie=mine)[0] == 200
    again = until(server, name, lambda one: one["done"] > study["done"])
    assert (again["state"], again["resumable"]) == ("running", False)
    assert server.ask("POST", resume, {}, Cookie=mine)[1]["code"] == "lab", "it is being played"
    assert server.ask("POST", f"/api/lab/studies/{name}/stop", {}, Cookie=mine)[0] == 200
    until(server, name, stopped)


def test_a_study_that_was_started_by_its_command_goes_on_by_it(
    serving: Callable[..., Server], tmp_path: Path
) -> None:
    server = serving()
    cookie = server.guest()
    name = start(server, cookie)
    until(server, name, lambda one: one["state"] == "done")
    (tmp_path / "data" / "studies" / ".asked" / f"{name}.json").unlink()
    said = server.ask("POST", f"/api/lab/studies/{name}/resume", {}, Cookie=cookie)[1]
    assert said["code"] == "elsewhere"
    assert not server.ask("GET", f"/api/lab/studies/{name}")[1]["resumable"]


def test_a_study_can_be_stopped_before_its_first_game(serving: Callable[..., Server]) -> None:
    server = serving()
    cookie = server.guest()
    name = start(server, cookie, **LONG)
    assert server.ask("POST", f"/api/lab/studies/{name}/stop", {}, Cookie=cookie)[0] == 200
    study = until(server, name, stopped)
    assert study["done"] < study["planned"]
    until(server, start(server, cookie), lambda one: one["state"] == "done")


@pytest.mark.parametrize("way", [signal.SIGKILL, signal.SIGTERM])
def test_a_study_goes_on_after_the_server_stopped(
    serving: Callable[..., Server], way: signal.Signals
) -> None:
    server = serving()
    cookie = server.guest()
    name = start(server, cookie, **LONG)
    before = until(server, name, lambda one: one["done"] > 0)["done"]
    server.stop(way)
    server.start()
    after = until(server, name, lambda one: one["state"] == "running" and one["done"] > before)
    assert after["done"] > before
    assert server.ask("POST", f"/api/lab/studies/{name}/stop", {}, Cookie=cookie)[0] == 200
    until(server, name, stopped)
    server.stop()
    server.start()
    assert server.ask("GET", "/api/lab")[1]["running"] is None, "what was stopped stays so"


@pytest.mark.parametrize(
    ("argv", "here", "far"), [((), 201, 403), (("--lab",), 201, 201), (("--no-lab",), 403, 403)]
)
def test_who_may_start_one(
    serving: Callable[..., Server], argv: tuple[str, ...], here: int, far: int
) -> None:
    server = serving(*argv)
    cookie = server.guest()
    for headers, wanted in (({}, here), (FAR, far)):
        assert server.ask("GET", "/api/lab", **headers)[1]["may_start"] == (wanted == 201)
        status, said, _ = server.ask(
            "POST", "/api/lab/studies", {**SMALL, "games": 5}, Cookie=cookie, **headers
        )
        assert status == wanted, said
        if status == 201:
            until(server, said["study"], lambda one: one["state"] == "done")
        else:
            assert said["code"] == "closed"
            assert "--lab" in said["words"]


def test_what_cannot_be_is_refused_in_words(serving: Callable[..., Server]) -> None:
    server = serving()
    cookie = server.guest()
    for change, words in (
        ({"game": "chess"}, "chess"),
        ({"game": "/tmp:GAME"}, "/tmp"),
        ({"games": MOST_GAMES + 1}, "100,000 games"),
        ({"games": 0}, "1 to 100,000"),
        ({"vary": "objective_limt"}, "did you mean objective_limit"),
        ({"values": []}, "give 1 to 12 values"),
        ({"values": ["2,3,4"]}, "objective_limit can't be 2,3,4"),
        ({"values": [2, 99]}, "objective_limit can't be 99"),
        ({"values": [2, 2]}, "give each value once"),
        ({"vary": None}, "not what to vary"),
        ({"vary": "material", "values": ["none"]}, "'material' can't be varied; choose seats"),
        ({"bots": ["clever"]}, "unknown bot 'clever'"),
        ({"seats": 17}, "not 17"),
        ({"preset": "--help"}, "unknown preset '--help'"),
    ):
        status, said, _ = server.ask("POST", "/api/lab/studies", {**SMALL, **change}, Cookie=cookie)
        assert (status, said["code"]) == (400, "bad"), (change, said)
        assert words in said["words"], said
    assert server.ask("GET", "/api/lab")[1]["studies"] == []
    status, said, _ = server.ask("POST", "/api/lab/studies", SMALL, Cookie=cookie,
                                 Origin="http://elsewhere.example")  # fmt: skip
    assert (status, said["code"]) == (403, "origin")
    for name, code in (("none-such", 404), ("..", 400), (".asked", 400), ("%2e%2e%2fx", 400)):
        assert server.ask("GET", f"/api/lab/studies/{name}/report")[0] in (code, 404)


def test_a_study_of_the_terminal_is_shown(tmp_path: Path, monkeypatch: Any) -> None:
    from parlour.terminal.cli import main

    monkeypatch.setenv(study_status.STUDIES, str(tmp_path / "studies"))
    asked = ["lab", "run", "transmitter", "--seats", "3", "--bots", "easy", "--games", "40"]
    assert main([*asked, "--workers", "1", "--name", "by-hand"]) == 0
    studies = Studies(studies_folder("sqlite:///nowhere/parlour.db"))
    (row,) = studies.now("", local=False).studies
    assert (row.name, row.state, row.done, row.report) == ("by-hand", "done", 40, True)
    assert not row.yours
    assert studies.one("by-hand", "", local=True).yours
    assert b"Transmitter: a study" in studies.report("by-hand")
    assert b"Transmitter: eine Studie" in studies.report("by-hand", "de")
    for unknown in ("xx", "../../by-hand/report"):
        assert studies.report("by-hand", unknown) == studies.report("by-hand")
    (tmp_path / "studies" / "by-hand" / "report.nb.html").unlink()  # as in a study of before
    assert studies.report("by-hand", "nb") == studies.report("by-hand")
    assert main([*asked, "--name", "../by-hand"]) == 2


def test_studies_are_beside_the_tables(monkeypatch: Any, tmp_path: Path) -> None:
    monkeypatch.delenv(study_status.STUDIES, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert studies_folder("sqlite:////srv/parlour/parlour.db") == Path("/srv/parlour/studies")
    assert studies_folder("postgresql://p@h/n") == tmp_path / "parlour" / "studies"


def test_a_held_study_is_known_to_be(tmp_path: Path) -> None:
    assert not study_status.is_held(tmp_path)
    with study_status.holding(tmp_path):
        assert study_status.is_held(tmp_path)
    assert not study_status.is_held(tmp_path)
