"""Players who survive server crashes, and a check that nothing acknowledged was lost."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from parlour.core.game import HOUSE
from parlour.server.protocol.events import Acted, Event
from parlour.server.storage.game_results import decode_game_result, results_of
from parlour.server.tables.deltas import Deltas
from parlour.server.tables.game_results import finish_of
from parlour.server.tables.opening import open_store
from parlour.server.tables.room import Room, rebuilt
from tests.server.harness import (
    GONE,
    NewTable,
    Player,
    Refusal,
    Server,
    ask,
    leave,
    new_guest,
)

UNDECIDED = ("store", "busy")  # not stored: send the same again
DOUBLED = 0.1  # share of acts sent twice in a row
WRONG = 0.15  # share of real-time claims that are deliberately wrong
FAR_AWAY = 1 + (20 + 24) * 49 + 20 + 24  # slot 0, unrotated, on an empty square
STALLED_S = 300
Made = dict[str, Any]
ALL_GAMES: tuple[Made, ...] = (
    {"game": "transmitter", "seats": 3, "preset": "quick"},
    {"game": "sequence-numbers", "seats": 2},
    {"game": "synergy", "seats": 3},
    {"game": "think-str8", "seats": 2, "options": {"rounds": 1}},
    {"game": "pattern-overlap", "seats": 2, "options": {"mode": "diversify", "clock": "turns"}},
    {"game": "pattern-overlap", "seats": 2,
     "options": {"assist": True, "play_lock_ms": 0, "mistake_lock_ms": 0, "stuck_swap": True,
                 "stall_refill": True, "idle_limit_s": 30}},
)  # fmt: skip

# A restart restarts the house's clocks in real time. A server that lives for half a second would
# never get past a three-second countdown, so all house clocks run twenty times as fast.
QUICK_HOUSE = """
from parlour.server.tables import play
slow = play.house_clock
play.house_clock = lambda room: [(act, period, ms // 20) for act, period, ms in slow(room)]
"""


@dataclass
class Survivor:
    """Plays at random to the end, reconnects after crashes, and remembers what it was told.

    An unanswered act is sent again with the same id. If it was stored before the server died, the
    answer is its entry. If not, it is judged as new: refusals aren't stored, so in real time a
    claim whose refusal was lost may be accepted later. A claim whose refusal arrived is never sent
    again and must never be stored.
    """

    player: Player
    servers: list[Server]
    luck: random.Random
    pause_s: float = 0.02
    acts: dict[str, int] = field(default_factory=dict)
    acknowledged: dict[str, int] = field(default_factory=dict)
    refused: set[str] = field(default_factory=set)
    waiting: dict[str, Any] | None = None
    resent: int = 0
    doubled: int = 0
    unstored: int = 0
    returns: int = 0
    answered: int = 0

    async def play(self) -> None:
        """Play to the end of the game, whatever happens to the server."""
        while True:
            try:
                await self._play_on()
                return
            except GONE:
                await self._return()

    async def _play_on(self) -> None:
        player = self.player
        while True:
            await player.until(lambda: self.waiting or player.shown["result"] or self._wants())
            if self.waiting is None and player.shown["result"]:
                return
            if self.waiting is None:
                self._choose()
            await self._submit()
            await asyncio.sleep(self.luck.random() * self.pause_s)

    def _wants(self) -> bool:
        return bool(self.player.shown["moves"])

    def _choose(self) -> None:
        shown = self.player.shown
        action = self.luck.choice(self.player.options())
        if self._racing() and self.luck.random() < WRONG:
            action = FAR_AWAY
        id = f"{shown['seat']}-{self.luck.getrandbits(64):x}"
        self.acts[id] = action
        self.waiting = {"id": id, "decision": shown["decision"], "action": action}
        if self._racing():
            self.waiting["seen"] = shown["entry"]

    def _racing(self) -> bool:
        shown = self.player.shown
        real_time = shown["lobby"]["options"].get("clock") == "realtime"
        return real_time and shown["view"]["phase"] == "play"

    async def _submit(self) -> None:
        """Send the pending act once or twice and read until it is answered."""
        assert self.waiting is not None
        player, id = self.player, str(self.waiting["id"])
        before = len(player.answers.get(id, []))
        await player.send("act", **self.waiting)
        if self.luck.random() < DOUBLED:
            self.doubled += 1
            await player.send("act", **self.waiting)
        await player.until(lambda: len(player.answers.get(id, [])) > before)
        answer = player.answers[id][-1]
        self.answered += 1
        if answer["is"] == "done":
            self.acknowledged[id] = answer["entry"]
            self.waiting = None
            await player.seen(answer["entry"])
        elif answer["code"] in UNDECIDED:
            self.unstored += 1
        else:
            self.refused.add(id)
            self.waiting = None

    async def _return(self) -> None:
        """Reconnect as soon as one of the servers answers."""
        self.returns += 1
        self.resent += self.waiting is not None
        while True:
            try:
                await self.player.close()
                self.player.server = self.luck.choice(self.servers)
                await self.player.open()
                await self.player.until(lambda: self.player.shown)
                return
            except GONE:
                await asyncio.sleep(0.05)


Games = dict[str, list[Survivor]]


def acknowledged(games: Games) -> int:
    """Return how many acts were acknowledged so far."""
    return sum(len(one.acknowledged) for game in games.values() for one in game)


class NotMade(OSError):
    """A table couldn't be created, for example because the database is away: try again."""


def _make(server: Server, made: Made) -> tuple[list[str], NewTable]:
    """Create guests and a table; returns their cookies and the table."""
    cookies = [new_guest(server) for _ in range(made["seats"])]
    answer = ask(server, "POST", "/api/tables", {**made, "away_seconds": 0}, cookies[0])
    if answer.status >= 500 or (answer.status != 201 and answer.json["code"] in UNDECIDED):
        raise NotMade
    assert answer.status == 201, answer
    new = answer.json
    return cookies, NewTable(new["table"], new["invite"], new["commitment"], cookies[0])


async def seat_all(servers: list[Server], luck: random.Random, made: Made) -> Games:
    """Start a game with a survivor in every seat, each on one of the servers."""
    server = luck.choice(servers)
    cookies, table = await asyncio.to_thread(_make, server, made)
    players = [Player(luck.choice(servers), table.id, cookie) for cookie in cookies]
    try:
        for player in players:
            await player.__aenter__()
            await player.sit(table.invite)
        started = await players[0].request("start")
        for player in players:
            await player.seen(started)
    except BaseException as error:
        await leave(*players)
        if isinstance(error, Refusal) and error.code in UNDECIDED:
            raise NotMade from error
        raise
    return {table.id: [Survivor(p, servers, random.Random(luck.random())) for p in players]}


async def _to_the_end(game: Games) -> None:
    """Finish a game; fails once nothing has been acknowledged for `STALLED_S`."""
    (survivors,) = game.values()
    playing = asyncio.gather(*(one.play() for one in survivors))
    before = -1
    while not playing.done():
        now = acknowledged(game)
        if now == before:
            playing.cancel()
            raise TimeoutError(f"no move acknowledged for {STALLED_S} s after {now}")
        before = now
        await asyncio.wait({playing}, timeout=STALLED_S)
    await playing


async def play_tables(
    servers: list[Server], tables: Iterable[Made], until: asyncio.Task[Any], games: Games, seed: int
) -> None:
    """Play game after game at every table until a task is done, finishing the last games."""

    async def one_table(made: Made, luck: random.Random) -> None:
        while not until.done():
            try:
                game = await seat_all(servers, luck, made)
            except GONE:
                await asyncio.sleep(0.05)
                continue
            games.update(game)
            (survivors,) = game.values()
            await _to_the_end(game)
            await leave(*(one.player for one in survivors))

    lucks = (random.Random(f"{seed} {number}") for number, _ in enumerate(tables))
    await asyncio.gather(*(one_table(made, luck) for made, luck in zip(tables, lucks)), until)


# Checking


class Findings:
    """The counts and faults of a run."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.wrong: list[str] = []

    def fault(self, kind: str, words: str) -> None:
        """Add a fault."""
        self.counts[kind] += 1
        self.wrong.append(f"{kind}: {words}")

    def figures(self) -> dict[str, int | float]:
        """Return the counts, including important zeros."""
        nought = dict.fromkeys(("lost", "doubled", "out_of_order", "invented", "unfinished"), 0)
        return {**nought, **self.counts}


def examined(database: str, games: Games) -> Findings:
    """Compare what every survivor was told with what is stored."""
    found, store = Findings(), open_store(database)
    results = results_of(store.engine, games)
    try:
        for table_id, survivors in games.items():
            log = store.load(table_id)
            room = rebuilt(log)
            _count(found, survivors)
            _examine_acts(found, table_id, log, room, survivors)
            _examine_end(found, table_id, room, survivors)
            ended = finish_of(log)
            kept = results.get(table_id)
            if ended and (not kept or kept.result != decode_game_result(ended[0].body)):
                found.fault("result", f"of {table_id}")
    finally:
        store.close()
    return found


def _count(found: Findings, survivors: list[Survivor]) -> None:
    found.counts["tables"] += 1
    for one in survivors:
        found.counts["acknowledged"] += len(one.acknowledged)
        found.counts["refused"] += len(one.refused)
        found.counts["resent"] += one.resent
        found.counts["sent_twice"] += one.doubled
        found.counts["not_stored_at_first"] += one.unstored
        found.counts["reconnections"] += one.returns


def _examine_acts(
    found: Findings, table_id: str, log: list[Event], room: Room, survivors: list[Survivor]
) -> None:
    """Check that exactly the acknowledged acts are stored, once, in order and unchanged."""
    stored: dict[str, int] = {}
    sent = {id: one for one in survivors for id in one.acts}
    for number, entry in enumerate(log):
        if not isinstance(entry, Acted) or entry.seat == HOUSE:
            continue
        id = entry.client.partition(" ")[2]
        if id in stored:
            found.fault("doubled", f"{id} at {table_id}: entries {stored[id]} and {number}")
        stored[id] = number
        if id not in sent or sent[id].acts[id] != entry.action:
            found.fault("invented", f"{entry} at {table_id}")
    for seat, one in enumerate(survivors):
        numbers = [stored[id] for id in one.acknowledged if id in stored]
        if numbers != sorted(numbers):
            found.fault("out_of_order", f"seat {seat} at {table_id}")
        for id, number in one.acknowledged.items():
            if id not in stored:
                found.fault("lost", f"{id} at {table_id}, acknowledged as entry {number}")
            elif room.viewer_sequence.number(stored[id], seat) != number:
                found.fault("out_of_order", f"{id} is entry {stored[id]}, not {number}")
        if one.refused and room.referee is None and len(one.servers) == 1:
            found.fault("refused_wrongly", f"seat {seat} at {table_id}: {one.refused}")
        for id in one.refused & stored.keys():
            found.fault("invented", f"{id} at {table_id} was refused, yet it is stored")
        for id, answers in one.player.answers.items():
            final = [a for a in answers if a.get("code") not in UNDECIDED]
            if any(answer != final[0] for answer in final):
                found.fault("answered_differently", f"{id}: {final}")


def _examine_end(found: Findings, table_id: str, room: Room, survivors: list[Survivor]) -> None:
    """Check that the game is over, its record verifies and everyone was shown the final state."""
    if room.phase != "over":
        found.fault("unfinished", table_id)
        return
    room.record().verify()
    for one in survivors:
        shown = one.player.shown
        expected = msgspec.json.decode(msgspec.json.encode(Deltas(room).show(shown["seat"])))
        for part in expected:
            if shown.get(part) != expected[part]:
                found.fault("shown_wrongly", f"{part} of seat {shown['seat']} at {table_id}")
