"""The games over HTTP."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.params import Body

from parlour.core.game import Game
from parlour.core.language import catalogue_source
from parlour.core.option import Numbers, Value
from parlour.core.refused import RefusedOptions
from parlour.core.registry import game, names
from parlour.core.rulebook import has_rules, plain_rules, rulebook, rules_source
from parlour.features.campaign import Campaign
from parlour.features.puzzles import Puzzles
from parlour.policies.shelf import own_levels
from parlour.server.http.packed import packed
from parlour.server.http.tables import check_texts
from parlour.server.protocol.errors import Refused
from parlour.server.tables.defaults import public_turn_seconds
from parlour.server.tables.lessons import has_lesson, shown_lesson

Asked = Request[Any, Any, State]
BRIEF = (
    "name", "title", "seats", "minutes", "age", "kind", "lesson", "usual_seats", "bots",
    "first_preset",
)  # fmt: skip
FIRST, RECOMMENDED = "first-game", "recommended"  # marks of presets


@get("/api/games", cost=2)
async def list_games(request: Asked, state: State, brief: bool = False) -> Response[bytes]:
    """List the games with their presets, options, bots and custom content, or just what they are
    and what a first game starts with."""
    state.hub.expect_players()
    return packed(request, await asyncio.to_thread(_briefs if brief else _cards, state))


def _briefs(state: State) -> list[dict[str, Any]]:
    return [{key: card_of(name)[key] for key in BRIEF} for name in names()]


def _cards(state: State) -> list[dict[str, Any]]:
    return [{**card_of(name), "materials": state.library.shown(name)} for name in names()]


class TableOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options that a table would have."""

    seats: int
    preset: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    options: dict[str, Value] = {}


@post("/api/games/{name:str}/check", status_code=200, sync_to_thread=True, cost=2)
def check_options(name: str, data: Annotated[TableOptions, Body()]) -> dict[str, Any]:
    """Return why a table with these options is refused, or what to know about them."""
    card = game(name)
    check_texts(data.options)
    try:
        return {"refused": None, "cautions": card.warnings(data.seats, data.preset, data.options)}
    except RefusedOptions as error:
        return {"refused": error.fact, "cautions": ()}


@get("/api/learn/{name:str}", cost=5)
async def learn(request: Asked, state: State, name: str) -> Response[bytes]:
    """Return a game's interactive lesson, step by step."""
    card = game(name)
    state.hub.warm_up.play(card.name)
    return packed(request, await asyncio.to_thread(shown_lesson, card.name))


@get("/api/games/{name:str}/text/{language:str}", media_type=MediaType.TEXT, cost=2)
async def game_text(name: str, language: str) -> str:
    """Return a game's catalogue in a language, or in English if it has none: for games that the
    browser app wasn't built with."""
    return await asyncio.to_thread(catalogue_source, game(name).rules.__package__ or "", language)


@get("/api/games/{name:str}/rules/{language:str}", cost=2)
async def game_rules(request: Asked, name: str, language: str) -> Response[bytes]:
    """Return a game's rules for players: a rulebook with its words, or the text of RULES.md."""
    return packed(request, await asyncio.to_thread(shown_rules, name, language))


def shown_rules(name: str, language: str) -> dict[str, Any]:
    """Return a game's rules as JSON for the browser app."""
    card = game(name)
    if not has_rules(card):
        raise Refused("rules", f"there are no rules for {card.title}")
    book = rulebook(card)
    if book is None:
        return {"sections": [], "text": "", "plain": plain_rules(card)}
    sections = msgspec.to_builtins(book.sections)
    return {"sections": sections, "text": rules_source(card, language), "plain": ""}


def first_preset(card: Game) -> str | None:
    """Return the preset for somebody's first game: the one that is marked so, or else the
    recommended one, or else the first."""
    marked = {preset.mark: preset.name for preset in reversed(card.presets)}
    usual = card.presets[0].name if card.presets else None
    return marked.get(FIRST, marked.get(RECOMMENDED, usual))


def card_of(name: str) -> dict[str, Any]:
    """Return a game's card as JSON for the browser app."""
    card = game(name)
    return {
        "name": card.name,
        "title": card.title,
        "version": card.version,
        "seats": card.seats,
        "usual_seats": card.usual_seats,
        "minutes": card.minutes,
        "age": card.age,
        "kind": card.utility,
        "dynamics": card.dynamics,
        "public_turn_seconds": public_turn_seconds(card),
        "emotes": card.manners.emotes,
        "points": card.manners.points is not None,
        "puzzles": card.feature(Puzzles) is not None,
        "campaign": card.feature(Campaign) is not None,
        "lesson": has_lesson(card),
        "rules": has_rules(card),
        "zones": msgspec.to_builtins(card.zones),
        "bots": [*card.bots],
        "own_bots": own_levels(card.name),
        "first_preset": first_preset(card),
        "presets": [msgspec.to_builtins(preset) for preset in card.presets],
        "options": [
            {"name": option.name, "default": option.default,
             "values": () if isinstance(option, Numbers) else option.values,
             "group": option.group}
            for option in card.Options.listed()
        ],
    }  # fmt: skip
