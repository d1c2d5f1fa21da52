"""The games: one folder each, all alike.

`parlour.games()` lists them: a package and a function may not share a name, so the package itself
can be called.
"""

import sys
from types import ModuleType

from parlour.core.registry import names


class _Games(ModuleType):
    def __call__(self) -> tuple[str, ...]:
        """The names of the games there are."""
        return names()


sys.modules[__name__].__class__ = _Games
