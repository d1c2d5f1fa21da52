"""What a server that is started with this does otherwise: it sends what would be sent elsewhere.

Tables of one deal are of one game, with the same options and the same seed, which the file DEAL
names. The first of them is as ever. At the second, all that is sent is
made from a world that is imagined anew after every act, and that differs from the real one in what
a spectator may not know; at the third, in what seat 0 may not know; and so on. What happens there
is decided by the real one.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from parlour.contract.secrecy import supposed
from parlour.core.game import MOST_SEATS, SPECTATOR
from parlour.core.table import Table, Viewers, Witnessed
from parlour.server.protocol.events import Acted, Event, Made
from parlour.server.tables import (
    agreement_requests,
    hub,
    play,
    rematches,
    room_view,
    seat_requests,
    talk,
)  # fmt: skip
from parlour.server.tables.deltas import Deltas
from parlour.server.tables.room import Room

FIRST = SPECTATOR - 1
IN_TURN = (FIRST, SPECTATOR, *range(MOST_SEATS))  # for whom the tables of a deal are imagined
DEAL: Path | None = None  # a file with the seed of the next table
_viewers: dict[str, dict[str, int]] = {}  # of each deal: for whom tables were imagined, by invite
_imagining = [False]


@contextmanager
def _imagined(yes: bool) -> Iterator[None]:
    before, _imagining[0] = _imagining[0], yes
    try:
        yield
    finally:
        _imagining[0] = before


def _viewer(room: Room) -> int:
    return _viewers[_deal(room.made)][room.made.invite]


def _deal(made: Made) -> str:
    return f"{made.game} {made.seats} {sorted(made.options.items())} {made.seed}"


def _seed(size: int) -> str:
    return DEAL.read_text() if DEAL else "5e" * size


def _table(room: Room) -> Table | None:
    """The real table, or its twin while something is made to be sent."""
    kept = vars(room)
    real: Table | None = kept.get("table")
    if not _imagining[0] or real is None:
        return real
    if kept.get("moment") != len(real.actions):
        kept["moment"], kept["twin"] = len(real.actions), _twin(room, real)
    twin: Table = kept["twin"]
    return twin


def _twin(room: Room, real: Table) -> Table:
    if real.over or _viewer(room) == FIRST:
        return real
    return supposed(real, _viewer(room), len(real.actions))


def _witness(room: Room, act: Acted, viewers: Viewers) -> Witnessed:
    """What is seen now is seen in one twin, and what is seen then in another."""
    assert room.table
    now, real = room.table, vars(room)["table"].copy()
    if now is vars(room)["table"]:
        return _witness_really(room, act, viewers)
    real.play(act.seat, act.action)
    then = _twin(room, real)
    hears = [now.hears(act.seat, act.action, viewer) for viewer in viewers]
    return Witnessed(hears, now.facts_of(viewers), then.facts_of(viewers), then.facts(None))


def _kept(room: Room, table: Table | None) -> None:
    vars(room)["table"] = table


def _doing(owner: Any, name: str, imagined: Callable[..., bool]) -> None:
    """Let something be done in the imagined world, or in the real one."""
    do = getattr(owner, name)

    def done(*given: Any, **named: Any) -> Any:
        with _imagined(imagined(*given)):
            return do(*given, **named)

    setattr(owner, name, done)


def _made(room: Room, made: Made) -> None:
    tables = _viewers.setdefault(_deal(made), {})
    tables.setdefault(made.invite, IN_TURN[len(tables)])
    _make(room, made)


def _always(*_: object) -> bool:
    return True


def _never(_: Room, entry: Event) -> bool:
    return False


def _by_the_viewer(room: Room, guest: str, *_: object) -> bool:
    """Whoever the world is imagined for is judged, and refused, by it too."""
    return room.seating.seat_of(guest) == _viewer(room)


_make, _witness_really = Room.__init__, room_view.witness
Room.__init__ = _made  # type: ignore[method-assign]
room_view.witness = _witness
Room.table = property(_table, _kept)  # type: ignore[assignment]
_doing(Deltas, "show", _always)
_doing(Deltas, "apply", _always)
_doing(Room, "apply", _never)
for _module, *_requests in (
    (play, "act"),
    (agreement_requests, "ask", "answer"),
    (talk, "emote", "point"),
    (seat_requests, "sit", "stand", "bot", "start"),
    (rematches, "rematch"),
):
    for _request in _requests:
        _doing(_module, f"propose_{_request}", _by_the_viewer)
hub.secrets = SimpleNamespace(  # type: ignore[assignment]
    **{
        **{name: getattr(secrets, name) for name in secrets.__all__},
        "token_hex": _seed,
    }
)
