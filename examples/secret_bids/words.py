"""Secret Bids in words."""

from .rules import TIME_UP


def action(v, action):
    """An action in words."""
    return "time is up" if action == TIME_UP else f"lay {action + 1}"


def public(v):
    """What everybody may know, for screens."""
    seats = range(v.seats)
    return {
        "round": v.round_no + 1,
        "prize": v.prize,
        "points": v.points[: v.seats],
        "ready": [bool(v.ready[seat]) for seat in seats],
        "hands": [[k + 1 for k in range(5) if v.holds[seat][k]] for seat in seats],
        "shown": v.shown[: v.seats],
    }


def own(v):
    """What depends on who looks, for screens."""
    return {"mine": v.mine or None}


def picture(v):
    """The table for a terminal."""
    lines = [f"Round {v.round_no + 1}: a prize of {v.prize}"]
    for seat in range(v.seats):
        hand = " ".join(str(k + 1) for k in range(5) if v.holds[seat][k])
        ready = "ready" if v.ready[seat] else ""
        lines.append(f"Seat {seat}: {v.points[seat]:2} points  hand {hand}  {ready}".rstrip())
    return "\n".join(lines)


def tell(before, seat, action, after):
    """What a viewer is told of an action."""
    if action == TIME_UP:
        lines = ["Time is up."]
    else:
        lines = [f"Seat {seat} lays a card."]
    if after.round_no > before.round_no:
        cards = ", ".join(map(str, after.shown[: after.seats]))
        points = ", ".join(map(str, after.points[: after.seats]))
        lines.append(f"All are turned: {cards}. The points are {points}.")
    return lines
