"""Why Think Str8! refuses options or custom content; the catalogue words it."""

from __future__ import annotations

from parlour.core.fact import Refusal


class TokenSizes(Refusal, frozen=True):
    """The sizes of custom tokens don't rise."""

    sizes: tuple[int, ...]


class TokenPoints(Refusal, frozen=True):
    """The points of custom tokens rise."""

    points: tuple[int, ...]


class TokenLine(Refusal, frozen=True):
    """A line isn't a token's size and points."""

    text: str


class TokenCount(Refusal, frozen=True):
    """There aren't as many tokens as are needed."""

    wanted: int
    count: int
