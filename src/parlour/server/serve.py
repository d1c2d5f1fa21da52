"""Serving: the application under granian."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from litestar import Litestar

DATABASE = "PARLOUR_DATABASE"


def data_folder() -> Path:
    """Where a user's tables are kept."""
    if sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    else:
        home = Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share"))
    return home / "parlour"


def app() -> Litestar:
    """The application that a worker process serves."""
    from parlour.server.app import make_app

    return make_app(os.environ[DATABASE])


def serve(host: str, port: int, database: str) -> None:
    """Serve until stopped."""
    from granian import Granian
    from granian.constants import Interfaces

    os.environ[DATABASE] = database
    print(f"Parlour is at http://{host}:{port} and keeps its tables in {database}", flush=True)
    Granian(
        "parlour.server.serve:app", address=host, port=port, interface=Interfaces.ASGI,
        factory=True, log_access=False, respawn_failed_workers=True,
    ).serve()  # fmt: skip
