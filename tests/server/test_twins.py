"""No byte depends on hidden information: whole games over real sockets, played in twin worlds."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.server.harness import Player, Refusal, Server, ask, leave, new_guest, seated
from tests.server.test_race import fits
from tests.server.test_race import number as claim

pytestmark = pytest.mark.compiled  # Think Str8! is slow interpreted

TWINS = "import tests.server.twins"
LEAK = """
from parlour.server.tables.deltas import Deltas
fresh_own = Deltas._fresh_own


def leaky(deltas, seat, touched, facts):
    news, table = fresh_own(deltas, seat, touched, facts), deltas.room.table
    pad = " " * (sum(table.game.State.bytes(table._state)) % 97)
    return {**news, "view": {**news.get("view", {}), "pad": pad}}


Deltas._fresh_own = leaky
"""  # leaks not a card but only the length of a message
TELLTALE = """
from parlour.server.protocol.errors import Refused
from parlour.server.tables import play
propose = play.propose_seat_act


def telling(room, *request):
    try:
        return propose(room, *request)
    except Refused as refused:
        state = room.table.game.State.bytes(room.table._state)
        raise Refused(refused.code, f"{refused.words} ({sum(state) % 97})", **refused.facts)


play.propose_seat_act = telling
"""  # leaks only in the text of a refusal
SLIP = """
from parlour.server.tables import history
told = history.told_so_far


def slip(entries, guest):
    room = history._room(entries)
    for entry in entries[1:]:
        room.apply(entry)
    from tests.server.twins import _imagined
    with _imagined(True):
        state = room.table.game.State.bytes(room.table._state)
    leak = {"is": "leak", "sum": sum(state) % 97}
    return [*told(entries, guest), {"entry": 0, "events": [leak]}]


from parlour.server.http import tables
tables.told_so_far = slip
"""  # leaks only over HTTP
Table = dict[str, Any]
TURNS: Table = {"count": 2, "game": "pattern-overlap", "preset": None}
RACE: Table = {
    "clock": "realtime", "stuck_notice_s": 0, "mistake_lock_ms": 0, "play_lock_ms": 0,
}  # fmt: skip
IN_VAIN: list[dict[str, Any]] = [  # requests that are always refused during a game
    {"do": "ask", "what": "call", "action": 10**6}, {"do": "ask", "what": "resume"},
    {"do": "answer", "agrees": True}, {"do": "emote", "emote": "no such"},
    {"do": "point", "at": "nowhere"}, {"do": "sit"}, {"do": "start"}, {"do": "rematch"},
    {"do": "bot", "seat": 0, "level": "easy"},
]  # fmt: skip
TABLES: dict[str, Table] = {  # the first of each game is played to its end in every run
    "transmitter": {"count": 3},
    "transmitter hard": {"count": 2, "game": "transmitter", "preset": "expert"},
    "transmitter empties": {"count": 4, "game": "transmitter", "preset": "no_refill"},
    "sequence-numbers": {"count": 2, "preset": None},
    "sequence-numbers strict": {"count": 3, "game": "sequence-numbers", "preset": "strict"},
    "sequence-numbers teams": {"count": 4, "game": "sequence-numbers", "preset": "brisk"},
    "synergy": {"count": 3, "preset": None},
    "synergy chosen": {
        "count": 2, "game": "synergy", "preset": None,
        "options": {"mission": 3, "action_order": "leader"},
    },
    "think-str8": {"count": 3, "preset": None, "options": {"rounds": 2}},
    "think-str8 intro": {
        "count": 2, "game": "think-str8", "preset": "intro", "options": {"rounds": 1},
    },
    "pattern-overlap": {**TURNS, "options": {"mode": "diversify", "clock": "turns"}},
    "pattern-overlap cover": {**TURNS, "count": 3, "preset": "calm"},
    "pattern-overlap in real time": {**TURNS, "options": {"mode": "diversify", **RACE}},
    "pattern-overlap race to cover": {**TURNS, "count": 3, "options": {"mode": "cover", **RACE}},
}  # fmt: skip
WHOLE = [name for name in TABLES if " " not in name]
SAMPLED = ["pattern-overlap in real time", "transmitter hard", "think-str8 intro"]
DEALS = 4  # per table, in the long run
MOST, FEW = 400, 12  # acts per game
RACED = 8  # claims per race
SELDOM = 20  # every n acts, someone sends all the refused requests
NOW_AND_THEN = 5  # every n acts, someone acts illegally and everyone asks for the table
ASKED_AT = 3  # the act before which everyone asks over HTTP
ROUTES = ("", "/story", "/record", "/replay?eyes=all", "/replay?eyes=0", "/material/cards")
WHAT_IF = {"step": 0, "seat": 0, "level": "random"}
VARYING = re.compile(
    rb'"(left_ms":\{[^}]*\}|invite":"[^"]*"|locked_ms":\d+)'
)  # varies with time and table


class Step(NamedTuple):
    """An act, and one that is illegal for the same seat."""

    seat: int
    decision: int
    action: int
    foolish: int


Heard = dict[int | None, list[bytes]]


def _first(deal: Path) -> str:
    return f"{TWINS} as twins\nfrom pathlib import Path\ntwins.DEAL = Path({str(deal)!r})"


@pytest.fixture(scope="module")
def deal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file with the seed of the next deal."""
    return tmp_path_factory.mktemp("deal") / "deal"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, deal: Path) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("twins"), first=_first(deal)) as running:
        yield running
        running.assert_no_traceback()


@pytest.mark.parametrize("name", WHOLE)
def test_nobody_hears_a_byte_of_what_is_hidden(server: Server, deal: Path, name: str) -> None:
    _check(server, deal, name, number=0)


@pytest.mark.parametrize("name", SAMPLED)
def test_nor_with_other_options_in_other_deals_or_in_real_time(
    server: Server, deal: Path, name: str
) -> None:
    _check(server, deal, name, number=1, most=FEW)


@pytest.mark.soak
@pytest.mark.parametrize("name", TABLES)
def test_nor_in_many_deals_of_every_table(server: Server, deal: Path, name: str) -> None:
    for number in range(2, 2 + DEALS):
        _check(server, deal, name, number)


def _check(server: Server, deal: Path, name: str, number: int, most: int = MOST) -> None:
    deal.write_text(f"{number:032x}")
    viewers, hidden = asyncio.run(_twins(server, name, most))
    assert viewers == TABLES[name]["count"] + 1
    assert hidden, "others were shown something else, so there was something to hide"


@pytest.mark.parametrize("leak", [LEAK, TELLTALE, SLIP])
def test_a_leak_by_a_length_or_in_a_refusal_is_found(tmp_path: Path, leak: str) -> None:
    deal = tmp_path / "deal"
    deal.write_text("5e" * 16)
    with (
        Server(tmp_path, first=f"{_first(deal)}\n{leak}") as leaky,
        pytest.raises(AssertionError, match="could tell"),
    ):
        asyncio.run(_twins(leaky, "transmitter", FEW))


async def _twins(server: Server, name: str, most: int) -> tuple[int, int]:
    """Play a game, and again in a twin world for each seat and a spectator."""
    steps: list[Step] = []
    truth = await _played(server, name, steps, most, anew=True)
    hidden = 0
    for viewer in [None, *range(TABLES[name]["count"])]:
        fancy = await _played(server, name, steps, most)
        assert len(steps) > 3
        for number, (was, would) in enumerate(zip(truth[viewer], fancy[viewer], strict=True)):
            assert was == would, f"{viewer} could tell by message {number}"
        hidden += any(fancy[other] != truth[other] for other in truth)
    return len(truth), hidden


async def _played(
    server: Server, name: str, steps: list[Step], most: int, anew: bool = False
) -> Heard:
    """Play these steps, or record new ones; returns what everyone received."""
    table, players = await seated(server, **{"game": name, **TABLES[name]})
    subscriber = Player(server, table.id, await asyncio.to_thread(new_guest, server))
    await subscriber.__aenter__()
    everybody = {None: subscriber, **dict(enumerate(players))}
    races = table_races(TABLES[name])
    if races:
        await _go(players, subscriber)
    for one in everybody.values():
        one.received.clear()
        await one.look()
    luck = random.Random(name)
    for number in range(min(most, RACED) if races else most):
        if anew and (step := (_claim if races else _chosen)(players, luck)):
            steps.append(step)
        if number == len(steps):
            break
        if number == ASKED_AT:
            for one in everybody.values():
                one.received += await asyncio.to_thread(_over_http, server, one)
        await _step(number, steps[number], players, [subscriber, *players])
    await leave(*everybody.values())
    return {seat: _telling(one.received) for seat, one in everybody.items()}


def table_races(made: Table) -> bool:
    """Whether this table is in real time."""
    return bool(made.get("options", {}).get("clock") == "realtime")


def _over_http(server: Server, one: Player) -> list[bytes]:
    """Return all HTTP responses about a running game, including errors."""
    place = f"/api/tables/{one.table_id}"
    answers = [ask(server, "GET", place + route, None, one.cookie) for route in ROUTES]
    answers.append(ask(server, "POST", f"{place}/what-if", WHAT_IF, one.cookie))
    assert [answer.status for answer in answers[2:5]] == [409] * 3, "a secret of a running game"
    return [b"%d %b" % (answer.status, answer.body) for answer in answers]


async def _go(players: list[Player], subscriber: Player) -> None:
    """Everyone says "ready" and the house says "Go"."""
    for player in players:
        await player.act(0)
    for one in (*players, subscriber):
        await one.until(lambda one=one: one.shown["view"]["phase"] == "play")


def _claim(players: list[Player], luck: random.Random) -> Step | None:
    """Find a card that fits, and a claim on an empty square."""
    for seat in luck.sample(range(len(players)), len(players)):
        if found := fits(players[seat]):
            far = claim(0, 0, 20, 20)
            action = found[luck.choice(sorted(found))]
            return Step(seat, players[seat].shown["decision"], action, far)
    return None


def _chosen(players: list[Player], luck: random.Random) -> Step | None:
    able = [seat for seat, one in enumerate(players) if one.shown["moves"]]
    if not able:
        return None
    seat = luck.choice(able)
    options = players[seat].options()
    foolish = next(number for number in range(len(options) + 1) if number not in options)
    return Step(seat, players[seat].shown["decision"], luck.choice(options), foolish)


async def _step(number: int, step: Step, players: list[Player], everybody: list[Player]) -> None:
    """Act and let everyone see it; sometimes try illegal actions and ask for the whole table."""
    mine, now_and_then = players[step.seat], number % NOW_AND_THEN == 0
    for early in (0, 1) if now_and_then else ():
        with pytest.raises(Refusal):
            await mine.act(step.foolish, f"no {number} {early}", step.decision + early)
    if number % SELDOM == 0:
        await _ask_in_vain(mine, number)
    entry = await mine.act(step.action, f"act {number}", step.decision)
    for one in everybody:
        await one.seen(entry)
        if now_and_then:
            await one.look()


async def _ask_in_vain(player: Player, number: int) -> None:
    """Send all the requests that are refused."""
    for which, wish in enumerate(IN_VAIN):
        with pytest.raises(Refusal):
            await player.request(id=f"vain {number} {which}", **wish)


def _telling(received: list[bytes]) -> list[bytes]:
    """Filter out presence, times and invitations, which may differ between worlds."""
    return [VARYING.sub(b"", raw) for raw in received if b'"is":"present"' not in raw]
