"""Functions that catalogues can call: players' names, signed numbers and lists.

    event-played = { WHO($seat) ->
        [you] You play { SIGNED($card) }.
       *[other] { NAME($seat) } plays { SIGNED($card) }.
    }

web/src/text/functions.ts has the same functions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from parlour.text.audience import Audience

MINUS = "\u2212"


def who(catalogue: Any, audience: Audience, seats: int | Sequence[int]) -> str:
    """Who it is: you, you-all (you and others), other, others or nobody."""
    group = [seats] if isinstance(seats, int) else seats
    if any(map(audience.includes, group)):
        return "you" if len(group) == 1 else "you-all"
    return ("nobody", "other")[len(group)] if len(group) < 2 else "others"


def name(catalogue: Any, audience: Audience, seat: int) -> str:
    """A player's name, or their seat's if they have none."""
    if 0 <= seat < len(audience.names):
        return audience.names[seat]
    return str(catalogue.format("player", {"seat": seat}))


def names(catalogue: Any, audience: Audience, seats: Sequence[int]) -> str:
    """Several players, beginning with "you": "you, Lark and Moss"."""
    mine = [catalogue.format("you") for seat in seats if audience.includes(seat)]
    others = [name(catalogue, audience, seat) for seat in seats if not audience.includes(seat)]
    return listed(catalogue, audience, mine + others)


def signed(catalogue: Any, audience: Audience, number: float) -> str:
    """A number with its sign: +5, 0, −7."""
    return f"+{number}" if number > 0 else str(number).replace("-", MINUS)


def listed(catalogue: Any, audience: Audience, items: Sequence[object], type: str = "and") -> str:
    """A list in a sentence: "1, 2 and 3", or with `type: "or"`, "1, 2 or 3"."""
    parts = [
        str(item).replace("-", MINUS) if isinstance(item, int) else str(item) for item in items
    ]
    if len(parts) < 2:
        return "".join(parts)
    return str(
        catalogue.format(f"list-{type}", {"first": ", ".join(parts[:-1]), "last": parts[-1]})
    )


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "WHO": who,
    "NAME": name,
    "NAMES": names,
    "SIGNED": signed,
    "LIST": listed,
}
