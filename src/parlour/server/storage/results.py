"""Results of campaign games, stored so that campaigns don't have to replay their tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from parlour.server.protocol.names import Name, numbered


class CampaignResult(msgspec.Struct, frozen=True):
    """Who played a finished campaign game, and the game's data about the attempt."""

    people: list[tuple[str, Name]]  # guest and name
    attempt: dict[str, Any]

    def __post_init__(self) -> None:
        people = [(guest, numbered(name)) for guest, name in self.people]
        msgspec.structs.force_setattr(self, "people", people)


ReplayResult = Callable[[str, list[bytes]], bytes | None]
"""From a table's id and its stored events: its encoded result, None if there is none."""

encode_result = msgspec.json.Encoder().encode
decode_result = msgspec.json.Decoder(CampaignResult).decode
