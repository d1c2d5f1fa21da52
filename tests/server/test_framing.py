"""Frames as we read and write them, beside those of the library websockets."""

from __future__ import annotations

import random

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from parlour.server import frames
from parlour.server.frames import CLOSE, PING, TEXT, Broken, Reader

LARGEST = 8192


def client() -> ClientProtocol:
    """The library's client, hands shaken."""
    made = ClientProtocol(parse_uri("ws://here/"))
    made.state = OPEN
    return made


def sent(made: ClientProtocol) -> bytes:
    return b"".join(made.data_to_send())


def message(luck: random.Random) -> bytes:
    return luck.randbytes(luck.choice((0, 1, 3, 4, 5, 125, 126, 127, 1000, LARGEST)))


def test_what_a_client_sends_is_read_however_it_arrives() -> None:
    luck = random.Random(3)
    for _ in range(200):
        made, meant, stream = client(), [], b""
        for _ in range(luck.randrange(1, 5)):
            body = message(luck)
            meant.append((TEXT, body))
            if luck.random() < 0.4 and len(body) > 2:
                cut = luck.randrange(1, len(body))
                made.send_text(body[:cut], fin=False)
                made.send_ping(b"between")
                meant.insert(-1, (PING, b"between"))
                made.send_continuation(body[cut:], fin=True)
            else:
                made.send_text(body)
        stream, found, reader = sent(made), [], Reader(LARGEST)
        while stream:
            size = luck.choice((1, 2, 7, 100, len(stream)))
            found += reader.take(stream[:size])
            stream = stream[size:]
        assert found == meant


def test_what_we_send_is_what_the_library_sends() -> None:
    for body in (b"", b"a", b"b" * 125, b"c" * 126, b"d" * 65535, b"e" * 65536):
        assert frames.frame(TEXT, body) == Frame(Opcode.TEXT, body).serialize(mask=False)
    assert frames.closing(1008, "too much") == Frame(
        Opcode.CLOSE, (1008).to_bytes(2, "big") + b"too much"
    ).serialize(mask=False)


MASK = b"\1\2\3\4"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\x81\x01a", 1002),  # not masked
        (b"\xc1\x80" + MASK, 1002),  # a bit that is reserved
        (b"\x83\x80" + MASK, 1002),  # no such kind
        (b"\x8b\x80" + MASK, 1002),  # no such control
        (b"\x09\x80" + MASK, 1002),  # a ping in parts
        (b"\x89\xfe\x00\x7e" + MASK + b"x" * 126, 1002),  # a long ping
        (b"\x80\x80" + MASK, 1002),  # a continuation of nothing
        (b"\x01\x80" + MASK + b"\x81\x80" + MASK, 1002),  # a message inside another
        (b"\x81\xfe\x20\x01", 1009),  # one byte too many, before it is sent
        (b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff", 1009),
    ],
)
def test_what_no_client_sends_is_refused(data: bytes, code: int) -> None:
    with pytest.raises(Broken) as refused:
        Reader(LARGEST).take(data)
    assert refused.value.code == code


def test_parts_that_are_too_large_together_are_refused() -> None:
    half = b"\xfe\x10\x01" + MASK + b"x" * 0x1001
    reader = Reader(LARGEST)
    assert reader.take(b"\x01" + half) == []
    with pytest.raises(Broken) as refused:
        reader.take(b"\x80" + half)
    assert refused.value.code == 1009


def test_a_goodbye_is_answered_with_its_code() -> None:
    made = client()
    made.send_close(4000, "bye")
    ((kind, body),) = Reader(LARGEST).take(sent(made))
    assert kind == CLOSE
    assert frames.answered(body) == b"\x88\x02\x0f\xa0"
    assert frames.answered(b"") == b"\x88\x00"
    for wrong in (b"\x03", (1005).to_bytes(2, "big"), (999).to_bytes(2, "big")):
        with pytest.raises(Broken):
            frames.answered(wrong)
