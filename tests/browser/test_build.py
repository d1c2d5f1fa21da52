"""The build: generated files are up to date, and the wheel contains the app."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.house import PLAYED, ROOT, Guest, play_now
from tests.operating.conftest import Server


@pytest.fixture
def generator(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The program that writes web/src/generated."""
    monkeypatch.syspath_prepend(str(ROOT / "web"))
    return importlib.import_module("generate")


def test_generated_files_are_up_to_date(generator: Any) -> None:
    assert generator.outdated() == [], "run python web/generate.py"


def test_an_edited_a_missing_and_a_stray_file_are_outdated(generator: Any, tmp_path: Path) -> None:
    for name, text in generator.generated().items():
        (tmp_path / name).write_text(text)
    assert generator.outdated(tmp_path) == []
    (tmp_path / "messages.ts").write_text("")
    (tmp_path / "transmitter.ts").unlink()
    (tmp_path / "stray.ts").write_text("")
    assert generator.outdated(tmp_path) == ["messages.ts", "stray.ts", "transmitter.ts"]


def test_the_lock_file_names_no_registry() -> None:
    assert '"resolved"' not in (ROOT / "web" / "package-lock.json").read_text()


@pytest.fixture
def installed(app: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Install the wheel where it can't import from the source tree."""
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


@pytest.mark.soak
def test_the_wheel_plays(installed: Path, tmp_path: Path, browser: object) -> None:
    assert (installed / "parlour/server/static/index.html").exists()
    server = Server(tmp_path, "--data", str(tmp_path))
    try:
        one = Guest(browser, server)  # type: ignore[arg-type]
        play_now(one.go("/")).click()
        card = one.page.locator(".hand button.may").first
        card.click(timeout=60_000)  # the rules are compiled on first use
        expect(one.page.locator(PLAYED).first).to_be_attached()
        one.close()
        assert not one.wrong
        assert not one.foreign
    finally:
        server.end()
