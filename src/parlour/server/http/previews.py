"""Link previews: what a chat or a post shows of a link to one of our pages.

Anyone who has a link can ask for its preview, and services keep it. So of a private table it says
only which game it is and how many seats are free; names are shown where the table is public anyway.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from datetime import UTC, datetime
from html import escape
from typing import Any, NamedTuple

from litestar import Request
from litestar.datastructures import State

from parlour.core.errors import ParlourError
from parlour.core.game import Game
from parlour.core.language import DEFAULT, catalogue, languages, program
from parlour.core.registry import game
from parlour.features.puzzles import Puzzles
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.reach import reach
from parlour.server.tables.room import Room

Asked = Request[Any, Any, State]
HOUSE = "Parlour"
FOLDER = "previews"  # of the pictures, in the app's files; tools/previews.py draws them
WIDTH, HEIGHT = 1200, 630
PATIENCE_S = 2.0  # a page doesn't wait longer for its preview
OF_A_GAME = ("new", "learn", "missions", "practise", "puzzles")


class Preview(NamedTuple):
    """The title, the description and the game of a link."""

    title: str
    about: str
    game: str = ""


async def preview_tags(request: Asked, has_file: Callable[[str], bool]) -> bytes:
    """Return the tags for a page's head."""
    language = spoken(request)
    found = await preview(request, language)
    picture = f"{FOLDER}/{found.game}.jpg"
    if not found.game or not has_file(picture):
        picture = f"{FOLDER}/parlour.jpg"
    facts = {
        "og:type": "website",
        "og:site_name": HOUSE,
        "og:title": found.title,
        "og:description": found.about,
        "og:image": f"{origin(request)}/{picture}",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:locale": language,
    }
    tags = [f'<meta property="{name}" content="{escape(said)}">' for name, said in facts.items()]
    return "".join([*tags, '<meta name="twitter:card" content="summary_large_image">']).encode()


def origin(request: Asked) -> str:
    """Return where a page is served: what the operator says, or the host it was asked of, which
    is one that we answer to."""
    named = request.headers.get("host", "").lower()
    return reach().public or f"{request.scope['scheme']}://{named}"


def spoken(request: Asked) -> str:
    """Return the first language a browser asks for that we speak."""
    wanted = re.findall(r"(?:^|,)\s*([a-zA-Z]{2})\b", request.headers.get("accept-language", ""))
    known = {**{name: name for name in languages()}, "no": "nb", "nn": "nb"}
    return next((known[one.lower()] for one in wanted if one.lower() in known), DEFAULT)


async def preview(request: Asked, language: str) -> Preview:
    """Return the preview of the page that a request asks for."""
    kind, name, *more = [*filter(None, request.url.path.split("/")), "", ""]
    try:
        if kind in ("table", "replay"):
            async with asyncio.timeout(PATIENCE_S):
                room = (await request.app.state.hub.find(name)).room
            return of_replay(room, language) if kind == "replay" else of_table(room, language)
        if kind in OF_A_GAME:
            card = game(name)
            return of_puzzle(card, more[0], language) or of_game(card, language)
    except (Refused, ParlourError, TimeoutError):
        pass  # the page itself says what is wrong
    return Preview(HOUSE, program("preview", language).format("home"))


def of_game(card: Game, language: str) -> Preview:
    """Return the preview of a game."""
    texts = catalogue(card.rules.__package__ or "", language)
    about = texts.format("game-summary") if texts.has("game-summary") else ""
    return Preview(card.title, about, card.name)


def of_table(room: Room, language: str) -> Preview:
    """Return the preview of a table; only public ones name their people."""
    texts, free, names = (
        program("preview", language),
        len(room.seating.free()),
        people(room, language),
    )
    if room.phase == "open" and names:
        about = texts.format("free-with", {"names": names, "count": free})
    elif room.phase == "open":
        about = texts.format("free", {"count": free})
    elif room.phase == "running" and names:
        about = texts.format("running-with", {"names": names})
    else:
        return of_game(room.game, language)
    return Preview(room.game.title, about, room.game.name)


def of_replay(room: Room, language: str) -> Preview:
    """Return the preview of a finished game."""
    if not room.over:
        return of_table(room, language)
    texts, names = program("preview", language), people(room, language)
    about = texts.format("replay-with", {"names": names}) if names else texts.format("replay")
    return Preview(texts.format("replay-title", {"game": room.game.title}), about, room.game.name)


def of_puzzle(card: Game, puzzle: str, language: str) -> Preview | None:
    """Return the preview of a puzzle, if there is one: an address can't make us say anything."""
    puzzles = card.feature(Puzzles)
    found = puzzles.front(puzzle, datetime.now(UTC).date()) if puzzles and puzzle else None
    if found is None:
        return None
    texts = program("preview", language)
    title = texts.format("puzzle-title", {"game": card.title, "puzzle": str(found["id"])})
    return Preview(title, texts.format("puzzle"), card.name)


def people(room: Room, language: str) -> list[str]:
    """Return the names of the people at a table that anyone can see."""
    seen = room.made.public and (room.made.spectators or room.phase == "open")
    app = program("app", language)
    return [
        name if isinstance(name, str) else app.format("guest-name", {"number": name})
        for name in room.seating.names
        if name and seen
    ]
