"""The games over HTTP, and how the server is."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State

from parlour import __version__
from parlour.core.option import Numbers
from parlour.core.registry import game, names
from parlour.server.hosting import public_turn_seconds
from parlour.server.http.guard import is_local
from parlour.server.lessons import shown_lesson
from parlour.server.room import Refused


@get("/health")
async def health(state: State) -> Response[dict[str, str]]:
    """Whether the server is well; without its database it is no use to a load balancer."""
    wrong = await state.hub.health.found()
    status = "degraded" if wrong else "good"
    return Response(
        {"status": status, "version": __version__, **wrong},
        status_code=503 if "database" in wrong else 200,
    )


@get("/metrics", media_type="text/plain")
async def metrics(request: Request[Any, Any, State]) -> Response[bytes]:
    """What the server counts, for Prometheus; only this machine may ask."""
    if not is_local(request):
        raise Refused("local", "metrics are for this machine alone")
    return Response(request.app.state.metrics.text(), media_type="text/plain; version=0.0.4")


@get("/api/games", sync_to_thread=True, cost=2)
def list_games(state: State) -> list[dict[str, Any]]:
    """The games there are, with their presets, options and bots, and material to play with."""
    return [{**card_of(name), "materials": state.shelf.shown(name)} for name in names()]


@get("/api/learn/{name:str}", cost=5)
async def learn(state: State, name: str) -> dict[str, Any]:
    """A game's playable introduction, step by step."""
    card = game(name)
    state.hub.get_ready(card.name)
    return await asyncio.to_thread(shown_lesson, card.name)


def card_of(name: str) -> dict[str, Any]:
    """A game's card, for screens."""
    card = game(name)
    return {
        "name": card.name,
        "title": card.title,
        "says": card.says,
        "version": card.version,
        "seats": card.seats,
        "usual_seats": card.usual_seats,
        "minutes": card.minutes,
        "age": card.age,
        "kind": card.utility,
        "dynamics": card.dynamics,
        "public_turn_seconds": public_turn_seconds(card),
        "credits": card.credits,
        "emotes": card.emotes,
        "points": card.points is not None,
        "puzzles": card.puzzles is not None,
        "campaign": card.campaign is not None,
        "bots": {level: bot.says for level, bot in card.bots.items()},
        "presets": [msgspec.to_builtins(preset) for preset in card.presets],
        "options": [
            {"name": option.name, "default": option.default, "says": option.says,
             "values": () if isinstance(option, Numbers) else option.values,
             "group": option.group}
            for option in card.Options.listed()
        ],
    }  # fmt: skip
