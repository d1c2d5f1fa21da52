"""Synergy: positions laid out by hand, and what is wrong with an impossible one."""

from __future__ import annotations

from typing import Any


def arrange(s: Any, given: frozenset[str]) -> None:
    """Complete a position from the fields that were given."""


def flaw(s: Any) -> str | None:
    """Why a position cannot arise, or None."""
    return None
