"""The shelf: the policies that a server offers as bots, shared with its workers.

At a table, their levels are "own:NAME", so that they can't be mistaken for a game's own levels.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from functools import cache

import msgspec

from parlour.core.errors import BadOption, one_of
from parlour.core.registry import game, names
from parlour.policies.guard import Guarded
from parlour.policies.spec import Spec

SHARED = "PARLOUR_POLICIES"  # the policies of this process and those it starts, as JSON
PREFIX = "own:"
LONGEST = 28  # characters of a name, so that a level has at most 32


def share(texts: Iterable[str]) -> list[Spec]:
    """Offer the policies that these texts name, each for the games it plays."""
    found: list[Spec] = []
    for text in texts:
        spec = Spec.read(text)
        if len(spec.name) > LONGEST:
            raise BadOption(f"the name {spec.name!r} is too long; use at most {LONGEST} characters")
        with Guarded(spec) as policy:
            games = policy.check()
        if not games:
            raise BadOption(
                f"{spec.file} doesn't say which game it plays; use {spec.name}@GAME={spec.file}"
            )
        for name in games:
            if name not in names():
                raise BadOption(f"{spec.name} plays {name!r}; choose {one_of(names(), name)}")
            found.append(msgspec.structs.replace(spec, game=game(name).name))
    if len({(one.game, one.name) for one in found}) < len(found):
        raise BadOption("two policies have the same name; use NAME=FILE")
    os.environ[SHARED] = msgspec.json.encode(found).decode()
    return found


def own_levels(name: str) -> list[str]:
    """The levels of a game that are somebody's own policies."""
    return [PREFIX + one.name for one in _shelf() if one.game == name]


def spec_of(name: str, level: str) -> Spec | None:
    """The policy of a level of a game; None if it isn't offered here."""
    found = (one for one in _shelf() if one.game == name and PREFIX + one.name == level)
    return next(found, None)


def is_own(level: str) -> bool:
    """Whether a level is, or was, somebody's own policy."""
    return level.startswith(PREFIX)


def _shelf() -> list[Spec]:
    return _read(os.environ.get(SHARED, "[]"))


@cache
def _read(text: str) -> list[Spec]:
    return msgspec.json.decode(text, type=list[Spec])
