"""Hatch's metadata hook: the README as a package page can show it.

Pictures and links to files of the repository lead nowhere there, so pictures are left out and
such links become their text.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

PICTURE = re.compile(r"^!\[[^]]*\]\([^)]*\)\n", re.MULTILINE)
LOCAL_LINK = re.compile(r"\[([^]]*)\]\((?!https?://)[^)]*\)")


class PackagePage(MetadataHookInterface):
    """Gives the package its long description."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Called for the fields that pyproject.toml declares dynamic."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": for_package_page(text)}


def for_package_page(readme: str) -> str:
    """The README without what only works inside the repository."""
    return LOCAL_LINK.sub(r"\1", PICTURE.sub("", readme))
