"""The manifest of the installed app, in the visitor's language."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from litestar import Request
from litestar.datastructures import State

from parlour.core.language import languages, program
from parlour.core.registry import game, names
from parlour.server.http.previews import of_game, spoken

MANIFEST = "parlour.webmanifest"


def manifest_language(request: Request[Any, Any, State]) -> str:
    """Return the language that the app was set to, or else one that the browser asks for."""
    asked = request.query_params.get("lang", "")
    return asked if asked in languages() else spoken(request)


@lru_cache(8)
def worded(source: bytes, language: str) -> bytes:
    """Return the manifest with its texts in a language, and shortcuts to the games we have."""
    manifest = msgspec.json.decode(source)
    manifest["lang"] = language
    manifest["description"] = program("preview", language).format("home")
    manifest["shortcuts"] = [
        {**one, "description": of_game(game(name), language).about}
        for one in manifest["shortcuts"]
        if (name := one["url"].rpartition("/")[2]) in names()
    ]
    return msgspec.json.encode(manifest)
