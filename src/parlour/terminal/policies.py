"""Policies on the command line: `--bots strong,mine=FILE` and `--policy mine=FILE`."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.core.errors import BadOption, echoed
from parlour.core.game import Game
from parlour.policies.guard import Guarded
from parlour.policies.spec import Spec, looks_like_one

Policies = dict[str, Spec]


def named_policies(game: Game, texts: Iterable[str]) -> Policies:
    """The policies that these texts name, by name; each is loaded once, to find out that it can."""
    found: Policies = {}
    for text in texts:
        spec = Spec.read(text)
        if spec.name in game.bots or found.get(spec.name, spec) != spec:
            raise BadOption(
                f"another bot is already called {echoed(spec.name)!r}; name yours with mine=FILE"
            )
        with Guarded(spec) as policy:
            policy.check(game.name)
        found[spec.name] = spec
    return found


def levels_and_policies(game: Game, levels: str) -> tuple[str, Policies]:
    """A list of levels with every policy replaced by its name, and those policies."""
    parts = [part.strip() for part in levels.split(",")]
    found: Policies = {}
    for k, part in enumerate(parts):
        if looks_like_one(part):
            own = named_policies(game, [part])
            found |= own
            parts[k] = next(iter(own))
    return ",".join(parts), found
