"""Standing in: when a policy fails, the game's lowest level moves instead, and one line says so."""

from __future__ import annotations

import operator
import sys
from collections.abc import Callable

from parlour.core.errors import IllegalAction
from parlour.core.game import Game
from parlour.core.turn import Policy, Turn
from parlour.policies.guard import PolicyFailed

Tell = Callable[[str, str], object]  # why a policy failed, and the level that moves instead


def stand_in(game: Game) -> str:
    """The level that moves instead of a policy: the game's lowest."""
    return next(iter(game.bots), "random")


def told_on_stderr(why: str, level: str) -> None:
    """Print a line to standard error."""
    print(f"parlour: {why}; {level} moves instead", file=sys.stderr, flush=True)


class Player:
    """A policy at a table, and how often something else had to move for it.

    Functions of this process may raise whatever they like: it's their caller's program.
    """

    def __init__(self, name: str, policy: Policy, tell: Tell = told_on_stderr) -> None:
        self.name, self.policy, self.tell = name, policy, tell
        self.fallbacks = 0
        self._said: set[str] = set()

    def choose(self, turn: Turn, level: str, instead: Callable[[], int]) -> int:
        """The policy's action; if it fails, what `instead`, a bot of this level, says."""
        try:
            action = operator.index(self.policy(turn))
        except PolicyFailed as error:
            return self._instead(str(error), level, instead)
        if not (0 <= action < len(turn.mask) and turn.mask[action]):
            raise IllegalAction(f"policy {self.name}: action {action} isn't legal in {turn!r}")
        return action

    def _instead(self, why: str, level: str, instead: Callable[[], int]) -> int:
        self.fallbacks += 1
        if why not in self._said and len(self._said) < 10:
            self._said.add(why)
            self.tell(why, level)
        return instead()
