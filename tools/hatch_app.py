"""Hatch build hook: includes the browser app in every sdist and wheel.

In a checkout the app is built first, unless it was already built from the same sources. An sdist
contains the built app, so building a wheel from it doesn't need Node.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NO_APP = (
    "Parlour can't be packaged without its browser app, and the app could not be built."
    " Install Node 20 or newer, run `python web/build.py`, and build the package again."
)


class BrowserApp(BuildHookInterface[Any]):
    """Builds the browser app, or aborts packaging."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the app before packaging; an editable install serves it from the tree."""
        if version == "editable":
            return
        root = Path(self.root)
        done = subprocess.run([sys.executable, str(root / "web" / "build.py")])
        if done.returncode or not (root / "src/parlour/server/static/index.html").exists():
            self.app.abort(NO_APP)
