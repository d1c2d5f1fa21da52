"""Secret Bids in a terminal."""


def picture(v, say):
    """The table as text."""
    lines = [say("picture-prize", round=v.round_no + 1, prize=v.prize)]
    for seat in range(v.seats):
        hand = " ".join(str(k + 1) for k in range(5) if v.holds[seat][k])
        lines.append(
            say("picture-seat", seat=seat, points=v.points[seat], hand=hand, ready=v.ready[seat])
        )
    return "\n".join(lines)
