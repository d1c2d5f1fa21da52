"""Leduc hold'em in a terminal."""

from .facts import own, public


def picture(v, say):
    """The table as text."""
    table, hands = public(v), own(v).hands
    board = say(table.board) if table.board else "--"
    lines = [
        say("picture-hand", hand=table.hand, of=table.of),
        say("picture-board", board=board, pot=table.pot),
    ]
    for seat, cards in enumerate(hands):
        card = say(cards[0]) if cards and cards[0] else "--"
        lines.append(
            say("picture-seat", seat=seat, card=card, bet=table.bets[seat], chips=table.chips[seat])
        )
    return "\n".join(lines)
