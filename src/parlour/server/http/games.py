"""The games over HTTP."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import get
from litestar.datastructures import State

from parlour.core.option import Numbers
from parlour.core.registry import game, names
from parlour.features.campaign import Campaign
from parlour.features.puzzles import Puzzles
from parlour.server.tables.defaults import public_turn_seconds
from parlour.server.tables.lessons import shown_lesson


@get("/api/games", sync_to_thread=True, cost=2)
def list_games(state: State) -> list[dict[str, Any]]:
    """List the games with their presets, options, bots and custom content."""
    return [{**card_of(name), "materials": state.library.shown(name)} for name in names()]


@get("/api/learn/{name:str}", cost=5)
async def learn(state: State, name: str) -> dict[str, Any]:
    """Return a game's interactive lesson, step by step."""
    card = game(name)
    state.hub.warm_up.play(card.name)
    return await asyncio.to_thread(shown_lesson, card.name)


def card_of(name: str) -> dict[str, Any]:
    """Return a game's card as JSON for the browser app."""
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
        "emotes": card.manners.emotes,
        "points": card.manners.points is not None,
        "puzzles": card.feature(Puzzles) is not None,
        "campaign": card.feature(Campaign) is not None,
        "bots": {level: bot.says for level, bot in card.bots.items()},
        "presets": [msgspec.to_builtins(preset) for preset in card.presets],
        "options": [
            {"name": option.name, "default": option.default, "says": option.says,
             "values": () if isinstance(option, Numbers) else option.values,
             "group": option.group}
            for option in card.Options.listed()
        ],
    }  # fmt: skip
