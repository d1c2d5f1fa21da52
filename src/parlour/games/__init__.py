"""The games: one folder each, all alike. Installed packages add theirs as `parlour.games`.

`parlour.games()` lists them: a package and a function may not share a name, so the package itself
can be called.
"""

import sys
from importlib.metadata import entry_points
from types import ModuleType

from parlour.core.game import names, register


class _Games(ModuleType):
    def __call__(self) -> tuple[str, ...]:
        """The names of the games there are."""
        return names()


sys.modules[__name__].__class__ = _Games

for _name in ("transmitter",):
    register(_name, f"parlour.games.{_name.replace('-', '_')}:GAME")
for _entry in entry_points(group="parlour.games"):
    register(_entry.name, _entry.value)
