"""Notices: announcements when the players or the host change."""

from __future__ import annotations

from parlour.server.protocol.events import Event, Removed, Seated, Withdrawn
from parlour.server.protocol.messages import Change, Notice
from parlour.server.protocol.names import Name
from parlour.server.tables.seating import Seating


def notices(event: Event, seating: Seating, host: str, names: list[Name | None]) -> list[Notice]:
    """Return the notices for an applied event; `host` and `names` are from before it."""
    found = []
    match event:
        case Removed(seat=seat):
            found.append(Notice("removed", seat, names[seat] or ""))
        case Withdrawn(seat=seat):
            found.append(Notice("withdrawn", seat, names[seat] or ""))
        case Seated(seat=seat) if name := names[seat]:
            found.append(Notice(_change_of_player(event), seat, name))
    seat_of_host = seating.seat_of(seating.host)
    if seating.host != host and seat_of_host is not None:
        found.append(Notice("host", seat_of_host, seating.names[seat_of_host] or ""))
    return found


def _change_of_player(event: Seated) -> Change:
    if not event.level:
        return "back"
    return event.why or ("away" if event.away else "left")
