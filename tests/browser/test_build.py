"""The build: its types are the server's, and the wheel carries the app."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.house import PLAYED, ROOT, Guest, play_now
from tests.operating.conftest import Server


def test_the_types_of_the_wire_are_the_servers() -> None:
    sys.path.insert(0, str(ROOT / "web"))
    try:
        from wire_types import LAB_TARGET, TARGET, lab_typescript, typescript
    finally:
        sys.path.pop(0)
    assert LAB_TARGET.read_text() == lab_typescript(), "run python web/wire_types.py"
    assert TARGET.read_text() == typescript(), "run python web/wire_types.py"


def test_the_lock_file_names_no_registry() -> None:
    assert '"resolved"' not in (ROOT / "web" / "package-lock.json").read_text()


@pytest.fixture
def installed(app: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The wheel, unpacked where nothing of the source is near."""
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    wheel = ["wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(tmp_path), str(ROOT)]
    subprocess.run([*pip, *wheel], check=True)
    site = tmp_path / "site"
    found = str(next(tmp_path.glob("parlour-*.whl")))
    subprocess.run([*pip, "install", "--no-deps", "--target", str(site), found], check=True)
    others = [part for part in os.environ.get("PYTHONPATH", "").split(os.pathsep)
              if part and (ROOT / part).resolve() not in (ROOT, ROOT / "src")]  # fmt: skip
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(site), *others]))
    monkeypatch.chdir(tmp_path)
    return site


def test_the_wheel_plays(installed: Path, tmp_path: Path, browser: object) -> None:
    assert (installed / "parlour/server/static/index.html").exists()
    server = Server(tmp_path, "--data", str(tmp_path))
    try:
        one = Guest(browser, server)  # type: ignore[arg-type]
        play_now(one.go("/")).click()
        card = one.page.locator(".hand button.may").first
        card.click(timeout=60_000)  # the rules are compiled when they are first played
        expect(one.page.locator(PLAYED).first).to_be_attached()
        one.close()
        assert not one.wrong
        assert not one.foreign
    finally:
        server.end()
