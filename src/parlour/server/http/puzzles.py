"""Puzzles over HTTP: shown without their solutions, checked, and helped with."""

from __future__ import annotations

import asyncio
from datetime import date
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import Body

from parlour.core.errors import BadOption
from parlour.core.registry import game
from parlour.features.puzzles import Puzzles
from parlour.server.daily import days
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.guests import guest_of
from parlour.server.puzzles.hub import PuzzleHub
from parlour.server.puzzles.solution import solution

Asked = Request[Any, Any, State]
Card = Annotated[int, msgspec.Meta(ge=0, le=999)]
Turns = Annotated[int, msgspec.Meta(ge=0, le=3)]
Place = Annotated[int, msgspec.Meta(ge=-99, le=99)]


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards in the order in which they were placed: card, quarter turns, x, y."""

    placed: Annotated[list[tuple[Card, Turns, Place, Place]], msgspec.Meta(max_length=20)]


class Begun(Layout, frozen=True):
    """One person's progress on a puzzle."""

    ms: Annotated[int, msgspec.Meta(ge=0, le=10**9)] = 0
    hints: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0


@get("/api/puzzles/{name:str}", sync_to_thread=True)
def list_puzzles(name: str) -> list[dict[str, Any]]:
    """List a game's puzzles."""
    return _of(name).listed()


@get("/api/puzzles/{name:str}/daily", sync_to_thread=True)
def daily_puzzle(name: str) -> dict[str, Any]:
    """Return today's puzzle (UTC)."""
    puzzles = _of(name)
    return _front(puzzles, puzzles.daily(_today()))


@get("/api/puzzles/{name:str}/{puzzle:str}", sync_to_thread=True)
def one_puzzle(name: str, puzzle: str) -> dict[str, Any]:
    """Return a puzzle without its solution."""
    return _front(_of(name), puzzle)


@post("/api/puzzles/{name:str}/{puzzle:str}/check", status_code=200, sync_to_thread=True)
def check_puzzle(name: str, puzzle: str, data: Annotated[Layout, Body()]) -> dict[str, Any]:
    """Check whether a layout solves a puzzle, and if not, what is wrong."""
    puzzles = _of(name)
    _front(puzzles, puzzle)
    return puzzles.check(puzzle, data.placed)


@post("/api/puzzles/{name:str}/{puzzle:str}/hint", status_code=200)
async def puzzle_hint(
    request: Asked, name: str, puzzle: str, data: Annotated[Layout, Body()]
) -> dict[str, Any]:
    """Put one card right."""
    puzzles, hub = _of(name), request.app.state.hub
    _front(puzzles, puzzle)
    hub.want_solver(game(name).name)
    return await asyncio.to_thread(puzzles.hint, puzzle, data.placed)


@post("/api/puzzles/{name:str}/{puzzle:str}/solution", status_code=200)
async def puzzle_solution(request: Asked, name: str, puzzle: str) -> dict[str, Any]:
    """Return the solution, for people who give up, and how to find it."""
    puzzles, hub = _of(name), request.app.state.hub
    _front(puzzles, puzzle)
    hub.want_solver(game(name).name)
    placed = await asyncio.to_thread(solution, puzzles, puzzle)
    return {"placed": placed, "why": puzzles.why(puzzle)}


@post("/api/puzzles/{name:str}/{puzzle:str}/together")
async def solve_together(
    request: Asked, name: str, puzzle: str, data: Annotated[Begun, Body()]
) -> dict[str, str]:
    """Open a puzzle for several people; anyone with the link can help to solve it."""
    guest_of(request)
    front = _front(_of(name), puzzle)
    strange = [card for card, *_ in data.placed if card not in front["cards"]]
    if strange or len({card for card, *_ in data.placed}) < len(data.placed):
        raise BadOption(
            f"the cards must belong to puzzle {front['id']}, and each card can be placed only once"
        )
    puzzle_hub: PuzzleHub = request.app.state.puzzle_hub
    bench = await puzzle_hub.open(
        game(name).name, front["id"], list(data.placed), data.ms, data.hints
    )
    return {"bench": bench.name, "puzzle": front["id"]}


def _of(name: str) -> Puzzles:
    card = game(name)
    puzzles = card.feature(Puzzles)
    if puzzles is None:
        raise Refused("puzzle", f"{card.title} has no puzzles")
    return puzzles


def _front(puzzles: Puzzles, puzzle: str) -> dict[str, Any]:
    found = puzzles.front(puzzle, _today())
    if found is None:
        raise Refused("puzzle", f"there is no puzzle {puzzle[:40]!r}")
    return found


def _today() -> date:
    return days.utc_now().date()
