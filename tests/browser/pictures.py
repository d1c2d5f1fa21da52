"""Decoding PNG images into arrays."""

from __future__ import annotations

import zlib
from typing import Any

import numpy as np
from numba import njit
from numpy.typing import NDArray

Picture = NDArray[np.uint8]
CHANNELS = {2: 3, 6: 4}


def colours(png: bytes) -> Picture:
    """Decode a PNG into rows of RGB pixels."""
    place, packed, width, height, kind = 8, b"", 0, 0, 0
    while place < len(png):
        size, name = int.from_bytes(png[place : place + 4], "big"), png[place + 4 : place + 8]
        body = png[place + 8 : place + 8 + size]
        if name == b"IHDR":
            width, height = (int.from_bytes(body[n : n + 4], "big") for n in (0, 4))
            assert (body[8], body[12]) == (8, 0), "eight bits a colour, not interlaced"
            kind = body[9]
        elif name == b"IDAT":
            packed += body
        place += 12 + size
    step = CHANNELS[kind]
    rows = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(height, 1 + width * step)
    return _unfiltered(rows, step).reshape(height, width, step)[:, :, :3]


@njit(cache=True)
def _unfiltered(rows: Any, step: int) -> Any:
    """Undo the PNG filters, which predict a byte from its left, upper and upper left ones."""
    height, width = rows.shape[0], rows.shape[1] - 1
    out = np.zeros((height, width), np.uint8)
    for y in range(height):
        way = rows[y, 0]
        for x in range(width):
            left = int(out[y, x - step]) if x >= step else 0
            up = int(out[y - 1, x]) if y else 0
            corner = int(out[y - 1, x - step]) if y and x >= step else 0
            guess = 0
            if way == 1:
                guess = left
            elif way == 2:
                guess = up
            elif way == 3:
                guess = (left + up) // 2
            elif way == 4:
                a, b, c = abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)
                guess = left if a <= b and a <= c else up if b <= c else corner
            out[y, x] = (int(rows[y, x + 1]) + guess) & 255
    return out
