"""Hostile frames lead to a typed error or a close, never an exception, and don't affect others."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from parlour.server.protocol import messages
from tests.server.harness import Player, Server, leave, make_table, new_guest, seated

pytestmark = pytest.mark.slow

FRAMES = 20_000
SOCKET_FRAMES = 1_500
VALID: list[dict[str, Any]] = [
    {"do": "sit", "id": "a", "invite": "x", "seat": 1, "name": "n", "look": "fox-3"},
    {"do": "rename", "id": "a", "name": "n"},
    {"do": "choose", "id": "a", "seat": 0, "option": "seat_sums", "value": "easy"},
    {"do": "stand", "id": "a"},
    {"do": "bot", "id": "a", "seat": 0, "level": "easy"},
    {"do": "start", "id": "a"},
    {"do": "act", "id": "a", "decision": 0, "action": 3, "seen": 4},
    {"do": "ask", "id": "a", "what": "undo", "action": None},
    {"do": "answer", "id": "a", "agrees": True},
    {"do": "say", "id": "a", "text": "hello"},
    {"do": "emote", "id": "a", "emote": "hello"},
    {"do": "point", "id": "a", "at": "prize"},
    {"do": "rematch", "id": "a", "next": False, "bots": "same"},
    {"do": "look", "id": "a"},
    {"do": "ping", "id": "a"},
]
ODD: list[Any] = [
    None, True, False, 0, -1, 1, 8, 2**31, 2**63, 2**64, -(2**63) - 1, 10**300, 0.5, -0.0,
    1e308, "", "a" * 64, "a" * 65, "\x00", "é", "\u202e", "\U0001f3b2", "'; DROP TABLE x; --",
    "<img src=x onerror=alert(1)>", "../../etc/passwd", "%s%n{0}{__class__}", [], {}, [[]],
    {"a": {}},
]  # fmt: skip
RAW = [
    b"", b" ", b"\x00", b"\xff\xfe", b"\xed\xa0\x80", b"{", b"}", b"nul", b"NaN", b"-", b"1e", b'"',
    b"[" * 4000, b"[" * 4000 + b"]" * 4000, b'{"do":' * 1300, b'{"a":' * 1000 + b"1" + b"}" * 1000,
    b'{"do":"act","id":"a","decision":0,"action":' + b"9" * 4300 + b"}",
    b'{"do":"act","id":"a","decision":0,"action":' + b"9" * 8000 + b"}",
    b'{"do":"act","id":"a","decision":0,"action":1e400}',
    b'{"do":"act","id":"a","decision":0,"action":0e-99999999999}',
    b'{"do":"say","id":"a","text":"\\ud800"}', b'{"do":"say","id":"a","text":"\\u0000"}',
    b'{"do":"say","id":"a","text":"' + b"\\u0000" * 1300 + b'"}', b'{"do":"look","id":"a"}x',
    b'{"do":"look","do":"start","id":"a"}', b'{"id":"a","do":"look","id":"b"}',
    b'{"do":"sit","id":"a","invite":"\xc3\xa9"}', b'\xef\xbb\xbf{"do":"look","id":"a"}',
]  # fmt: skip


def hostile(luck: random.Random) -> bytes:
    """Generate a hostile frame."""
    kinds: list[Callable[[random.Random], bytes]] = [_changed, _changed, _broken, _noise, _deep]
    return luck.choice(RAW) if luck.random() < 0.1 else luck.choice(kinds)(luck)


def _changed(luck: random.Random) -> bytes:
    """Generate a message with a field changed, added or removed."""
    message = dict(luck.choice(VALID))
    for _ in range(luck.randrange(3)):
        key = luck.choice([*message, "do", "id", "seat", "more"])
        if luck.random() < 0.25:
            message.pop(key, None)
        elif luck.random() < 0.2:
            message[key] = luck.choice(VALID)[luck.choice(("do", "id"))]
        else:
            message[key] = luck.choice(ODD)
    return _json(message)


def _broken(luck: random.Random) -> bytes:
    """Generate a message with bytes changed, cut or duplicated."""
    frame = bytearray(_json(luck.choice(VALID)))
    for _ in range(luck.randrange(1, 5)):
        at = luck.randrange(len(frame))
        match luck.randrange(4):
            case 0:
                frame[at] = luck.randrange(256)
            case 1:
                del frame[at:]
            case 2:
                frame[at:at] = frame[: luck.randrange(60)]
            case _:
                frame[at:at] = bytes([luck.choice(b'{}[]",:\\0eE-+.\x00\xff')]) * luck.randrange(9)
        if not frame:
            break
    return bytes(frame[:8192])


def _noise(luck: random.Random) -> bytes:
    return luck.randbytes(luck.choice((1, 5, 50, 500, 8000)))


def _deep(luck: random.Random) -> bytes:
    """Generate a message with a deeply nested value."""
    depth = luck.choice((3, 50, 900, 1200, 2500))
    opening, closing = luck.choice(((b"[", b"]"), (b'{"a":', b"}")))
    deep = opening * depth + b"1" + closing * depth
    key = luck.choice((b'"id"', b'"do"', b'"seat"', b'"more"', b'"text"'))
    return (b'{"do":"say",' + key + b":" + deep + b"}")[:8192]


def _json(message: Any) -> bytes:
    with suppress(OverflowError, msgspec.MsgspecError):
        return msgspec.json.encode(message)
    import json

    return json.dumps(message).encode()


def test_the_wire_reads_or_refuses_every_frame() -> None:
    luck, read = random.Random(10), 0
    for _ in range(FRAMES):
        frame = hostile(luck)
        try:
            request = messages.read(frame)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            continue
        read += 1
        assert isinstance(request, messages.Request)
        assert 1 <= len(request.id) <= 64
        messages.write(messages.Refusal(request.id, "code", "words"))
    assert FRAMES // 100 < read < FRAMES // 2


def test_every_valid_message_is_read() -> None:
    for message in VALID:
        assert msgspec.to_builtins(messages.read(_json(message))) == message


@pytest.mark.parametrize("seed", [1])
def test_hostile_frames_disturb_nobody(tmp_path: Path, seed: int) -> None:
    with Server(tmp_path) as server:
        sent, answered = asyncio.run(_attack_and_play(server, seed))
        server.assert_no_traceback()
    assert sent >= SOCKET_FRAMES
    assert answered > sent // 2


async def _attack_and_play(server: Server, seed: int) -> tuple[int, int]:
    _, players = await seated(server, 3)
    luck = random.Random(seed)
    attack = asyncio.create_task(_attack(server, luck))
    await asyncio.gather(*(player.play(luck) for player in players))
    await leave(*players)
    counts = await attack
    table, players = await seated(server, 2)
    assert table.id
    await asyncio.gather(*(player.play(luck) for player in players))
    await leave(*players)
    return counts


async def _attack(server: Server, luck: random.Random) -> tuple[int, int]:
    """Send hostile frames over many connections; returns how many were sent and answered."""
    host = new_guest(server)
    table = make_table(server, host, seats=2)
    sent = answered = 0
    while sent < SOCKET_FRAMES:
        async with Player(server, table.id, luck.choice((host, new_guest(server)))) as attacker:
            for _ in range(90):  # within the rate limit; test_floods.py sends more
                sent += 1
                if not await _one(attacker, hostile(luck), luck):
                    break
                answered += 1
    return sent, answered


async def _one(attacker: Player, frame: bytes, luck: random.Random) -> bool:
    """Send a frame and read an answer; returns False if the server closed with a reason."""
    text: str | bytes = frame
    if luck.random() < 0.98:  # the rest is binary, which ends the connection
        text = frame.decode(errors="ignore")
    try:
        await attacker.socket.send(text)
        await attacker.hear()
        return True
    except ConnectionClosed:
        code = attacker.socket.close_code
        assert code in (1003, 1007, 1008, 1009), f"closed with {code} after {frame[:200]!r}"
        return False
