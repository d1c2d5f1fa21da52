"""Checks that no hidden information leaks: all that a seat is sent depends on its view alone.

For a position and a seat, `imagine` another state that fits the seat's view. Everything sent to the
seat must be identical in both, byte for byte.
"""

from __future__ import annotations

import random
from itertools import chain
from typing import Any

import msgspec

from parlour.contract.errors import Broken
from parlour.contract.samples import positions
from parlour.core import telling
from parlour.core.chance import seeded
from parlour.core.fact import Fact
from parlour.core.game import HOUSE, SPECTATOR, Game
from parlour.core.observation import COMPACT, written_by
from parlour.core.table import Table

PAIRS = 2000
TWINS = 2  # imagined states per position, each compared with the real one
TRIES = 8
OFFERED = 12  # the most candidates of a position that are compared
CHANGED = 0.99


def nothing_leaks(game: Game, pairs: int = PAIRS, seed: int = 0) -> str:
    """Legal actions, words, pictures and log lines are functions of the view."""
    luck = random.Random(seed)
    done = hidden = changed = 0
    while done < pairs:
        for table, seat, action in positions(game, luck.getrandbits(32)):
            viewer = luck.choice(viewers(table))
            twins = [supposed(table, viewer, done + number) for number in range(TWINS)]
            _sound(table, twins[0])
            _compare(table, twins, viewer, seat, action)
            varies, differs = _imagines(table, twins, viewer)
            hidden += varies or differs
            changed += varies
            done += TWINS
            if done >= pairs:
                break
    if changed < CHANGED * hidden:
        raise Broken(f"imagine() changes nothing in {hidden - changed} of {hidden} positions")
    return f"{done} pairs of states that a seat cannot tell apart, and it was told the same"


def viewers(table: Table) -> tuple[int, ...]:
    """Every viewer of a table: a spectator and all seats."""
    return SPECTATOR, *range(table.seats)


def supposed(table: Table, viewer: int, number: int) -> Table:
    """A copy of the table with an imagined state that fits the viewer's view."""
    twin = table.copy()
    engine = table._engine
    twin._state = engine.boxes(table.game.State)
    view = table._look(None if viewer == SPECTATOR else viewer)
    chance = seeded(f"suppose {table.seed} {len(table.actions)} {number}")
    engine.suppose(view, chance, twin._state, table.game.workspace())
    return twin


def _sound(table: Table, twin: Table) -> None:
    """An imagined state can exist; positions that can't be arranged, though real, are left out."""
    flaw = _flaw(twin)
    if flaw and not _flaw(table):
        raise Broken(f"imagine() makes an impossible state: {flaw}")


def _flaw(table: Table) -> str | None:
    return table.game.flaw(table.game.State.read(table._state))


def given(table: Table, viewer: int) -> dict[str, bytes]:
    """Everything sent to a viewer in a position."""
    seat = None if viewer == SPECTATOR else viewer
    legal = [] if seat is None else table.legal(seat)
    facts = table.facts(seat)
    return {
        **({} if seat is None else learnt(table, seat, legal[:OFFERED])),
        "the view": table.seen(seat),
        "the screen": msgspec.json.encode(table.view(seat)),
        "the picture": table.picture(seat).encode(),
        "the legal actions": repr(legal).encode(),
        "the moves": msgspec.json.encode([telling.move(table.game, facts, one) for one in legal]),
    }


def learnt(table: Table, seat: int, offered: list[int]) -> dict[str, bytes]:
    """What learners in a seat are given, in each encoding that the game writes."""
    found = {}
    for encoding in written_by(table.game):
        kind = "compact " if encoding == COMPACT else ""
        found[f"the {kind}observation"] = table.observation(seat, encoding).tobytes()
        if hasattr(table.game.lab.observe, "choice"):
            rows = [table.candidate(seat, one, encoding).tobytes() for one in offered]
            found[f"the {kind}candidates"] = b"".join(rows)
    return found


def told(table: Table, viewer: int, seat: int, action: int) -> list[Fact] | None:
    """The events of an action for a viewer; None if the action is illegal."""
    if action not in table.legal(seat):
        return None
    looks = None if viewer == SPECTATOR else viewer
    heard = table.hears(seat, action, looks)
    before = table.facts(looks)
    twin = table.copy()
    twin.play(seat, action)
    after = twin.facts(looks)
    return telling.events(table.game, before, seat, action if heard else None, after)


def _compare(table: Table, twins: list[Table], viewer: int, seat: int, action: int) -> None:
    truth, looks = given(table, viewer), None if viewer == SPECTATOR else viewer
    heard = table.hears(seat, action, looks)
    for other in twins:
        fancy = given(other, viewer)
        for what, sent in truth.items():
            if sent != fancy[what]:
                raise Broken(
                    f"{what} for seat {viewer} must not depend on what that seat can't know"
                )
        if heard != other.hears(seat, action, looks):
            raise Broken(f"whether seat {viewer} hears of an action gives away a secret")
    if heard:
        return
    if table.hears(seat, action, None):
        raise Broken(f"a spectator hears of an action that seat {viewer} doesn't hear of")
    _unnoticed(table, viewer, seat, action)
    if seat not in (viewer, HOUSE):
        _untold(table, viewer, seat, action)


def _unnoticed(table: Table, viewer: int, seat: int, action: int) -> None:
    """An action that the viewer neither hears nor sees adds nothing to their log."""
    looks = None if viewer == SPECTATOR else viewer
    twin = table.copy()
    twin.play(seat, action)
    before, after = (one.seen(looks) for one in (table, twin))
    if before == after and told(table, viewer, seat, action):
        raise Broken(f"the log tells seat {viewer} about an action it can't know about")


def _untold(table: Table, viewer: int, seat: int, action: int) -> None:
    """Unheard actions that lead to the same view have the same log lines."""
    looks = None if viewer == SPECTATOR else viewer
    views: dict[bytes, Any] = {}
    for one in table.legal(seat)[:TRIES]:
        twin = table.copy()
        twin.play(seat, one)
        after = twin.seen(looks)
        lines = told(table, viewer, seat, one)
        if views.setdefault(after, lines) != lines:
            raise Broken(f"the log tells seat {viewer} which action seat {seat} took")


def _imagines(table: Table, twins: list[Table], viewer: int) -> tuple[bool, bool]:
    """Whether imagined states vary; if not, whether they look unlike the real one to anyone."""
    first = table.game.State.bytes(twins[0]._state)
    more = (supposed(table, viewer, number) for number in range(-TRIES, 0))
    for twin in chain(twins[1:], more):
        if table.game.State.bytes(twin._state) != first:
            return True, False
    if table.game.State.bytes(table._state) == first:
        return False, False
    return False, _everything(twins[0]) != _everything(table)


def _everything(table: Table) -> list[dict[str, bytes]]:
    return [given(table, viewer) for viewer in viewers(table)]
