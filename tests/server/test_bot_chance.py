"""Public information predicts no bot's choice, which anyone can verify after the game."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from parlour.core.table import Table
from parlour.server.protocol import messages
from parlour.server.protocol.events import Acted, Event
from parlour.server.storage.store import Store
from parlour.server.tables.opening import open_store
from parlour.server.tables.room import Room, rebuilt
from parlour.server.workers import bots
from parlour.server.workers.bot_seeds import bot_secret, decision_seed
from parlour.server.workers.bots import Bots
from parlour.server.workers.characters import EVEN
from tests.tables.fakes import Person, hub_of, until

GAMES = 3
UNLIKELY = 1e-9  # by chance alone, once in a billion runs
DELAYS = 400
SEATS = 3


class Choice(NamedTuple):
    """A bot's choice and its alternatives."""

    table_id: str
    count: int  # of entries before it
    seat: int
    legal: tuple[int, ...]
    action: int
    commitment: str
    seed: str
    nonce: str


def number(moment: str) -> int:
    """Return the number that determines a `random` bot's choice."""
    return int.from_bytes(hashlib.sha256(moment.encode()).digest()[:6], "little")


Moment = Callable[[Choice], str]
PUBLIC: dict[str, Moment] = {  # every seed that could be built from public information
    "table and entry": lambda c: f"{c.table_id} {c.count}",
    "table and entry, one later": lambda c: f"{c.table_id} {c.count + 1}",
    "table, entry and seat": lambda c: f"{c.table_id} {c.count} {c.seat}",
    "commitment and entry": lambda c: f"{c.commitment} {c.count}",
    "commitment, table and entry": lambda c: f"{c.commitment} {c.table_id} {c.count}",
    "entry": lambda c: f"{c.count}",
    "table, entry and seat, for a choice": lambda c: f"choice {c.table_id} {c.count} {c.seat} 0",
}


def recomputed(choice: Choice) -> int:
    """Recompute a bot's choice from the seed and nonce that are revealed after the game."""
    secret = bot_secret(choice.seed, choice.nonce)
    decision = decision_seed(secret, choice.table_id, choice.count, choice.seat)
    return choice.legal[number(f"choice {decision}") % len(choice.legal)]


@pytest.fixture(scope="module")
def choices(tmp_path_factory: pytest.TempPathFactory) -> list[Choice]:
    """All choices of `random` bots in several games."""
    store = open_store(f"sqlite:///{tmp_path_factory.mktemp('chance') / 'tables.db'}")
    try:
        logs = asyncio.run(_games(store))
    finally:
        store.close()
    found = [choice for table_id, log in logs.items() for choice in _choices(table_id, log)]
    assert len(found) >= 50, "too few choices to tell luck from a prediction"
    return found


async def _games(store: Store) -> dict[str, list[Event]]:
    hub = hub_of(store)
    everyone = dict.fromkeys(range(SEATS), "random")
    try:
        for _ in range(GAMES):
            live = await hub.make("a" * 32, "transmitter", SEATS, "quick", {}, True, everyone)
            spectator = Person("a" * 32)
            live.watch(spectator)
            assert (await spectator.request(live, messages.Start))["is"] == "done"
            await until(lambda live=live: live.room.over)
        return {table_id: store.load(table_id) for table_id in hub.live}
    finally:
        await hub.close()


def _choices(table_id: str, log: list[Event]) -> Iterator[Choice]:
    """Yield every bot choice between several legal actions."""
    made = rebuilt(log[:1]).made
    room = Room(made)
    for entry in log[1:]:
        if isinstance(entry, Acted) and entry.seat in room.seating.bots and not entry.client:
            assert room.table
            legal = tuple(room.table.legal(entry.seat))
            if len(legal) > 1:
                yield Choice(
                    table_id, room.count, entry.seat, legal, entry.action,
                    room.commitment, made.seed, made.nonce,
                )  # fmt: skip
        room.apply(entry)


def by_chance(hits: int, odds: list[float]) -> float:
    """Return the probability of at least this many hits, given the odds of each."""
    spread = [1.0]
    for chance in odds:
        spread = [
            (spread[n] if n < len(spread) else 0.0) * (1 - chance)
            + (spread[n - 1] * chance if n else 0.0)
            for n in range(len(spread) + 1)
        ]
    return sum(spread[hits:])


@pytest.mark.parametrize("facts", PUBLIC)
def test_what_is_public_predicts_no_choice_of_a_bot(choices: list[Choice], facts: str) -> None:
    """Even someone who knew every legal action would hit no more often than by chance."""
    guess = PUBLIC[facts]
    hits = sum(one.action == one.legal[number(guess(one)) % len(one.legal)] for one in choices)
    likely = by_chance(hits, [1 / len(one.legal) for one in choices])
    assert likely > UNLIKELY, f"{hits} of {len(choices)} choices were predicted by {facts}"


def test_how_long_a_bot_takes_tells_nothing_of_its_choice() -> None:
    """A delay is seen before a secret choice is; the two must not come from one number."""
    table = Table("transmitter", SEATS, seed="delays")
    legal = table.legal(seat := table.actors[0])
    pool, hits = Bots(delays=False), 0
    for n in range(DELAYS):
        chosen = asyncio.run(pool.think(table, seat, "random", f"m{n}"))
        thousandth = round(1000 * (bots.delay(f"m{n}") - EVEN[0]) / (EVEN[1] - EVEN[0]))
        hits += chosen == legal[thousandth % len(legal)]
    assert 1000 % len(legal) == 0, "with these actions a thousandth would tell the whole choice"
    likely = by_chance(hits, [1 / len(legal)] * DELAYS)
    assert likely > UNLIKELY, f"{hits} of {DELAYS} choices were read from the delay"


def test_revealed_secrets_let_anyone_recompute_every_choice(choices: list[Choice]) -> None:
    assert [recomputed(one) for one in choices] == [one.action for one in choices]


def test_the_bound_tells_luck_from_a_prediction() -> None:
    """The checker itself: all of it predicted is no luck, and every other coin is."""
    assert by_chance(22, [0.5] * 22) == pytest.approx(0.5**22)
    assert by_chance(60, [0.25] * 60) < UNLIKELY < by_chance(20, [0.25] * 60)
    assert by_chance(0, [0.25] * 60) == pytest.approx(1.0)


def test_choices_are_read_from_logs_of_games_that_ended(choices: list[Choice]) -> None:
    assert len({one.table_id for one in choices}) == GAMES
    assert {one.seat for one in choices} == set(range(SEATS))
