"""A hint: what the strongest bot would do in a seat, and why, from the seat's view alone."""

from __future__ import annotations

from parlour.coach.playouts import Estimate, Playouts
from parlour.coach.playouts import playouts as playouts_of
from parlour.coach.result import Hint
from parlour.core import telling
from parlour.core.errors import IllegalAction
from parlour.core.game import Game
from parlour.features.coaching import CHANCE, coaching

WORLDS = 96  # games played on for a hint
WORLDS_INTERPRETED = 0


def hint(game: Game, view: bytes, seat: int, worlds: int | None = None) -> Hint:
    """A hint for a seat, given the bytes of its view; nothing else is looked at."""
    with_games = playouts_of(game)
    legal = with_games.legal(view, seat)
    if not legal:
        raise IllegalAction(f"seat {seat} can't act now")
    action = with_games.strongest(view, "hint")
    facts, coach = with_games.facts(view), coaching(game)
    values = coach.values(facts, [action])
    advice = list(coach.advice(facts, action))
    move = telling.move(game, facts, action)
    if values is not None:
        return Hint(action, move, advice, coach.unit, values[0])
    if worlds is None:
        worlds = WORLDS if with_games.engine.compiled else WORLDS_INTERPRETED
    found = _chance(with_games, view, seat, action, worlds)
    return Hint(action, move, advice, CHANCE, found and found.mean, found.error if found else 0.0)


def _chance(
    with_games: Playouts, view: bytes, seat: int, action: int, worlds: int
) -> Estimate | None:
    """How often a seat wins after an action, in games between bots."""
    if worlds == 0:
        return None
    return Estimate.of(with_games.compared(view, seat, [action], worlds, "hint")[:, 0])
