"""A study that fails says so, and why, to people on the server's own machine."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from parlour.features import study_status
from parlour.terminal.new import write_game
from tests.operating.conftest import Server

pytestmark = pytest.mark.slow

PATIENCE_S = 120.0
STUDY = {"game": "moon-harbour", "games": 20, "seats": 3, "bots": ["easy"]}
FAR = {"X_Forwarded_For": "192.0.2.7"}  # as a local proxy sends it


def ended(server: Server, name: str, **headers: str) -> Any:
    """Wait until a study no longer runs, and return it."""
    until = time.monotonic() + PATIENCE_S
    while True:
        status, study, _ = server.ask("GET", f"/api/lab/studies/{name}", **headers)
        assert status == 200, study
        if study["state"] != "running":
            return study
        assert time.monotonic() < until, study
        time.sleep(0.1)


def test_a_study_that_fails_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (study_status.LAB, study_status.STUDIES):
        monkeypatch.delenv(name, raising=False)
    write_game("moon-harbour", tmp_path / "mine")
    bots = tmp_path / "mine" / "moon_harbour" / "bots.py"
    sound = bots.read_text()
    bots.write_text(sound.replace("v.mine", "v.yours"))
    server = Server(tmp_path, "--data", str(tmp_path / "data"), "--game", str(tmp_path / "mine"))
    try:
        cookie = server.guest()
        status, made, _ = server.ask("POST", "/api/lab/studies", STUDY, Cookie=cookie)
        assert status == 201, made
        study = ended(server, made["study"])
        assert (study["state"], study["done"], study["resumable"]) == ("failed", 0, True)
        assert study["failure"] == "AttributeError: 'View' object has no attribute 'yours'"
        far = ended(server, made["study"], **FAR)
        assert (far["state"], far["failure"]) == ("failed", None), "only the operator is told why"
        bots.write_text(sound)
        resume = f"/api/lab/studies/{made['study']}/resume"
        assert server.ask("POST", resume, {}, Cookie=cookie)[0] == 200
        study = ended(server, made["study"])
        assert (study["state"], study["done"], study["failure"]) == ("done", 20, None)
    finally:
        server.end()
