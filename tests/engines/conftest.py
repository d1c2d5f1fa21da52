"""Shared by the tests of other engines: the app, a server, and a browser per module."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import app, server
from tests.engines.engine import Engine, Start
from tests.engines.firefox import Firefox
from tests.engines.webkit import WebKit

__all__ = ["app", "server"]
ENGINES: dict[str, Start] = {"firefox": Firefox, "webkit": WebKit}


@pytest.fixture(scope="module", params=ENGINES)
def engine(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Engine]:
    """Each browser in turn."""
    browser = ENGINES[request.param](tmp_path_factory.mktemp(request.param))
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def pictures() -> Path:
    """The folder where pictures are kept to be looked at."""
    folder = Path(__file__).resolve().parents[2] / "build" / "engines"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
