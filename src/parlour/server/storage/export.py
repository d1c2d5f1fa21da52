"""Everything that the database holds about one guest, as data that they can download.

Other people appear by name only, as the guest saw them, and nothing is included that they could not
know: no cards, no seeds, no other guest's id.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import msgspec
import sqlalchemy as sql

from parlour.server.protocol.events import (
    Acted,
    Event,
    Made,
    Rematched,
    Sat,
    Talked,
    chosen_options,
    decode,
)
from parlour.server.storage.game_results import StoredResult, results_with
from parlour.server.storage.personal import logs_about, profile_of
from parlour.server.storage.playtests import told_about
from parlour.server.storage.push_devices import PushDevice, PushDevices
from parlour.server.storage.schema import DELETED, events, log_of, rotations, tables

FORMAT = 1
PUZZLE = "~"  # prefix of a puzzle's key


def everything_about(engine: sql.Engine, guest: str) -> dict[str, Any]:
    """Return a guest's profile, tables, chat, results and puzzles."""
    logs = {key: _Log(engine, key, guest) for key in logs_about(engine, guest)}
    at_tables = [log for key, log in logs.items() if not key.startswith(PUZZLE)]
    return {
        "parlour": "export",
        "format": FORMAT,
        "made": _time(datetime.now(UTC).timestamp()),
        "guest": guest,
        "profile": profile_of(engine, guest),
        "devices": {"others_signed_out": _signed_out(engine, guest)},
        "notifications": [_notified(device) for device in PushDevices(engine).of(guest)],
        "tables": [log.table() for log in at_tables],
        "chat": [line for log in at_tables for line in log.chat()],
        "playtests": told_about(engine, guest),
        "results": [told(one, guest) for one in results_with(engine, guest)],
        "shared_puzzles": [log.puzzle() for key, log in logs.items() if key.startswith(PUZZLE)],
    }


def told(stored: StoredResult, guest: str) -> dict[str, Any]:
    """Return a result as its player sees it, without the ids of the others."""
    result = stored.result
    players = [
        {
            "name": one.name if one.guest else None, "bot": one.bot or None,
            "taken": bool(one.guest), "look": one.look, "score": one.score, "outcome": one.outcome,
        }
        for one in result.players
    ]  # fmt: skip
    seats = [seat for seat, one in enumerate(result.players) if one.guest == guest]
    return {
        "table": stored.table, "game": stored.game, "at": stored.at, "began": stored.began,
        "seconds": stored.seconds, "seat": seats[0] if seats else None, "players": players,
        "kind": result.kind, "reason": result.reason, "moves": result.moves,
        "variant": result.variant, "preset": result.preset, "options": result.options,
        "turned": result.turned,
        "what_if": result.what_if, "attempt": result.attempt,
    }  # fmt: skip


def _notified(device: PushDevice) -> dict[str, str]:
    """Return a device that gets notifications, without the keys that encrypt them."""
    return {"endpoint": device.endpoint, "language": device.language, "tables": device.tables}


def _signed_out(engine: sql.Engine, guest: str) -> bool:
    query = sql.select(rotations.c.guest).where(rotations.c.guest == guest)
    with engine.connect() as connection:
        return connection.scalar(query) is not None


def _time(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


class _Log:
    """The log of a table or puzzle, as far as it concerns a guest."""

    def __init__(self, engine: sql.Engine, key: str, guest: str) -> None:
        self._key, self._guest = key, guest
        times = sql.select(events.c.at).where(events.c.table_id == key).order_by(events.c.number)
        with engine.connect() as connection:
            self._bodies = [row.body for row in connection.execute(log_of(key))]
            self._times = list(connection.execute(times).scalars())
            phase = connection.scalar(sql.select(tables.c.phase).where(tables.c.id == key))
        self._phase = phase or DELETED
        self._events = [] if key.startswith(PUZZLE) else [_decoded(one) for one in self._bodies]

    def table(self) -> dict[str, Any]:
        made = next((one for one in self._events if isinstance(one, Made)), None)
        sat = [one for one in self._events if isinstance(one, Sat)]
        mine = [one for one in sat if one.guest == self._guest]
        seats = {one.seat for one in mine}
        return {
            "id": self._key,
            "phase": self._phase,
            "game": made.game if made else None,
            "options": chosen_options(self._events),
            "created": _time(self._times[0]),
            "changed": _time(self._times[-1]),
            "host": bool(made and made.host == self._guest),
            "sat_down": [{"seat": one.seat, "name": one.name, "look": one.look} for one in mine],
            "others": sorted(
                {one.name for one in sat if one.guest != self._guest and one.name}, key=str
            ),
            "moves": sum(isinstance(one, Acted) and one.seat in seats for one in self._events),
            "rematch": [one.table for one in self._events if isinstance(one, Rematched)],
        }

    def chat(self) -> list[dict[str, Any]]:
        return [
            {"table": self._key, "at": _time(at), "name": one.name, "text": one.text}
            for at, one in zip(self._times, self._events)
            if isinstance(one, Talked) and one.guest == self._guest
        ]

    def puzzle(self) -> dict[str, Any]:
        opened = msgspec.json.decode(self._bodies[0])
        return {
            "id": self._key.removeprefix(PUZZLE),
            "game": opened.get("game"),
            "puzzle": opened.get("puzzle"),
            "opened": _time(self._times[0]),
            "moves": sum(self._guest.encode() in body for body in self._bodies),
        }


def _decoded(body: bytes) -> Event | None:
    try:
        return decode(body)
    except (msgspec.DecodeError, UnicodeError):
        return None
