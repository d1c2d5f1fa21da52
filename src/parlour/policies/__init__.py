"""Policies: custom bots, as Python functions or as files; see docs/policies.md."""

from __future__ import annotations

from parlour.core.turn import Policy, Turn
from parlour.policies.guard import Guarded, PolicyFailed
from parlour.policies.spec import Spec

__all__ = ["Guarded", "Policy", "PolicyFailed", "Spec", "Turn", "policy"]


def policy(where: str, limit_s: float | None = None) -> Guarded:
    """The policy in a file, or at "package.module:function", in a process of its own.

    Call it with a turn, or give it to `Table.bot` and `parlour.evaluate`.
    """
    spec = Spec.read(where)
    return Guarded(spec) if limit_s is None else Guarded(spec, limit_s)
