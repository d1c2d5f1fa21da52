"""Parlour: five table games, with a single implementation of each game's rules.

    import parlour

    parlour.list_games()                       # the names of the games
    table = parlour.Table("transmitter", seats=3, seed=7)
    table.play(table.actors[0], table.legal(table.actors[0])[0])
    print(table.record())

`list_games`, `game` and `register` manage the games' cards, `Table` plays a game, `Record` saves
and replays it, `review` says what decisions cost, and `parlour.envs` has environments for
reinforcement learning. `policy` loads a bot of your own, and `evaluate` says how strong it is. All
errors derive from `ParlourError`; `Table.play` raises `IllegalAction`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from parlour.core import directory as _directory

if TYPE_CHECKING:
    from parlour import envs
    from parlour.coach.review import review
    from parlour.core.errors import IllegalAction, ParlourError
    from parlour.core.game import Game
    from parlour.core.registry import game, register
    from parlour.core.registry import names as list_games
    from parlour.core.table import Record, Result, Table
    from parlour.core.turn import Turn
    from parlour.lab.evaluating import evaluate
    from parlour.policies import policy

__version__ = "0.1.0"
__all__ = [
    "Game",
    "IllegalAction",
    "ParlourError",
    "Record",
    "Result",
    "Table",
    "Turn",
    "envs",
    "evaluate",
    "game",
    "list_games",
    "policy",
    "register",
    "review",
]

for _name in ("pattern-overlap", "sequence-numbers", "synergy", "think-str8", "transmitter"):
    _directory.add(_name, f"parlour.games.{_name.replace('-', '_')}:GAME")

_PLACES = {
    "Game": "parlour.core.game:Game",
    "IllegalAction": "parlour.core.errors:IllegalAction",
    "ParlourError": "parlour.core.errors:ParlourError",
    "Record": "parlour.core.table:Record",
    "Result": "parlour.core.table:Result",
    "Table": "parlour.core.table:Table",
    "Turn": "parlour.core.turn:Turn",
    "evaluate": "parlour.lab.evaluating:evaluate",
    "game": "parlour.core.registry:game",
    "list_games": "parlour.core.registry:names",
    "policy": "parlour.policies:policy",
    "register": "parlour.core.registry:register",
    "review": "parlour.coach.review:review",
}


def __getattr__(name: str) -> Any:
    """Load public names on first use, to keep `import parlour` fast."""
    if name == "envs":
        return import_module("parlour.envs")
    if name not in _PLACES:
        raise AttributeError(f"module 'parlour' has no attribute {name!r}")
    module, _, attribute = _PLACES[name].partition(":")
    found = globals()[name] = getattr(import_module(module), attribute)
    return found


def __dir__() -> list[str]:
    """List the public names for completion and help()."""
    return sorted([*__all__, "__version__"])
