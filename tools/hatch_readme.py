"""Hatch metadata hook: adapts the README for the package page.

Relative links don't work there, so pictures are removed and links to files of the repository are
replaced by their text.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

PICTURE = re.compile(r"^!\[[^]]*\]\([^)]*\)\n", re.MULTILINE)
LOCAL_LINK = re.compile(r"\[([^]]*)\]\((?!https?://)[^)]*\)")


class PackagePage(MetadataHookInterface):
    """Sets the package's long description."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the `readme` field, which pyproject.toml declares dynamic."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": for_package_page(text)}


def for_package_page(readme: str) -> str:
    """Remove what only works inside the repository."""
    return LOCAL_LINK.sub(r"\1", PICTURE.sub("", readme))
