"""No byte depends on what is hidden: whole real games over real sockets, played in twin worlds."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.server.harness import Player, Refusal, Server, ask, leave, new_guest, seated

TWINS = "import tests.server.twins"
LEAK = """
from parlour.server.room import Room
shown = Room.shown


def leaky(room, seat, facts):
    kept = shown(room, seat, facts)
    if kept["view"]:
        state = room.table.game.State.bytes(room.table._state)
        kept["view"] = {**kept["view"], "pad": " " * (sum(state) % 97)}
    return kept


Room.shown = leaky
"""  # not a card, only the length of a message
TELLTALE = """
from parlour.server.room import Refused, Room
propose = Room.propose_seat_act


def telling(room, *wish):
    try:
        return propose(room, *wish)
    except Refused as refused:
        state = room.table.game.State.bytes(room.table._state)
        raise Refused(refused.code, f"{refused.words} ({sum(state) % 97})", **refused.facts)


Room.propose_seat_act = telling
"""  # only in the words of a refusal
GAMES: dict[str, dict[str, Any]] = {
    "transmitter": {"count": 3},
    "sequence-numbers": {"count": 2, "preset": None},
    "synergy": {"count": 3, "preset": None},
    "think-str8": {"count": 3, "preset": None, "options": {"rounds": 2}},
    "pattern-overlap": {
        "count": 2, "preset": None, "options": {"mode": "diversify", "clock": "turns"},
    },
}  # fmt: skip
MOST = 400  # acts of a game
IN_VAIN: list[dict[str, Any]] = [  # what nobody is granted in the middle of a game
    {"do": "ask", "what": "call", "action": 10**6}, {"do": "ask", "what": "resume"},
    {"do": "answer", "agrees": True}, {"do": "emote", "emote": "no such"},
    {"do": "point", "at": "nowhere"}, {"do": "sit"}, {"do": "start"}, {"do": "rematch"},
    {"do": "bot", "seat": 0, "level": "easy"},
]  # fmt: skip
OVER_HTTP = ("record", "replay?eyes=all", "replay?eyes=0", "material/no-such")
NOW_AND_THEN = 5  # how often somebody tries what cannot be, and everybody looks at all anew
VARYING = re.compile(rb'"(left_ms":\{[^}]*\}|invite":"[^"]*")')  # by time, and by table


class Step(NamedTuple):
    """An act of a game, and one that its seat could not take instead."""

    seat: int
    decision: int
    action: int
    foolish: int


Heard = dict[int | None, list[bytes]]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("twins"), first=TWINS) as running:
        yield running
        running.assert_no_traceback()


@pytest.mark.parametrize("name", GAMES)
def test_nobody_hears_a_byte_of_what_is_hidden(server: Server, name: str) -> None:
    viewers, hidden = asyncio.run(_twins(server, name))
    assert viewers == GAMES[name]["count"] + 1
    assert hidden, "others were shown something else, so there was something to hide"


@pytest.mark.parametrize("leak", [LEAK, TELLTALE])
def test_a_leak_by_a_length_or_in_a_refusal_is_found(tmp_path: Path, leak: str) -> None:
    with (
        Server(tmp_path, first=f"{TWINS}\n{leak}") as leaky,
        pytest.raises(AssertionError, match="could tell"),
    ):
        asyncio.run(_twins(leaky, "transmitter"))


async def _twins(server: Server, name: str) -> tuple[int, int]:
    """Play a game as it is, and again in a twin world of everybody who sits or looks on."""
    steps: list[Step] = []
    truth = await _played(server, name, steps, anew=True)
    hidden = 0
    for viewer in [None, *range(GAMES[name]["count"])]:
        fancy = await _played(server, name, steps)
        assert len(steps) > 10
        for number, (was, would) in enumerate(zip(truth[viewer], fancy[viewer], strict=True)):
            assert was == would, f"{viewer} could tell by message {number}"
        hidden += any(fancy[other] != truth[other] for other in truth)
    return len(truth), hidden


async def _played(server: Server, name: str, steps: list[Step], anew: bool = False) -> Heard:
    """Play by these steps, or anew to write them down: what everybody received."""
    table, players = await seated(server, game=name, **GAMES[name])
    watcher = Player(server, table.id, await asyncio.to_thread(new_guest, server))
    await watcher.__aenter__()
    everybody = {None: watcher, **dict(enumerate(players))}
    for one in everybody.values():
        one.received.clear()
        await one.look()
    luck = random.Random(name)
    for number in range(MOST):
        if anew and (step := _chosen(players, luck)):
            steps.append(step)
        if number == len(steps):
            break
        await _step(number, steps[number], players, [watcher, *players])
    await leave(*everybody.values())
    return {seat: _telling(one.received) for seat, one in everybody.items()}


def _chosen(players: list[Player], luck: random.Random) -> Step | None:
    able = [seat for seat, one in enumerate(players) if one.shown["moves"]]
    if not able:
        return None
    seat = luck.choice(able)
    options = players[seat].options()
    foolish = next(number for number in range(len(options) + 1) if number not in options)
    return Step(seat, players[seat].shown["decision"], luck.choice(options), foolish)


async def _step(number: int, step: Step, players: list[Player], everybody: list[Player]) -> None:
    """Act, and let everybody see it; now and then try what cannot be, and look at all anew."""
    mine, now_and_then = players[step.seat], number % NOW_AND_THEN == 0
    for early in (0, 1) if now_and_then else ():
        with pytest.raises(Refusal):
            await mine.act(step.foolish, f"no {number} {early}", step.decision + early)
    if now_and_then:
        await _ask_in_vain(mine, number)
    entry = await mine.act(step.action, f"act {number}", step.decision)
    for one in everybody:
        await one.seen(entry)
        if now_and_then:
            await one.look()


async def _ask_in_vain(player: Player, number: int) -> None:
    """Ask for everything that is refused, over the socket and over HTTP."""
    for which, wish in enumerate(IN_VAIN):
        with pytest.raises(Refusal):
            await player.wish(id=f"vain {number} {which}", **wish)
    for what in OVER_HTTP:
        path = f"/api/tables/{player.table_id}/{what}"
        answer = await asyncio.to_thread(ask, player.server, "GET", path, None, player.cookie)
        assert answer.status in (404, 409)
        player.received.append(answer.body)


def _telling(received: list[bytes]) -> list[bytes]:
    """What may tell something of the game: not who is here, when, and by which invitation."""
    return [VARYING.sub(b"", raw) for raw in received if b'"is":"present"' not in raw]
