"""Pictures and animations of a replay are also made in Firefox and WebKit."""

from __future__ import annotations

import base64
from pathlib import Path

import pytest

from tests.engines.engine import SIZES, Engine
from tests.engines.players import begin, play_out, until
from tests.engines.test_engines import go
from tests.operating.conftest import Server

pytestmark = pytest.mark.soak
PRESS = """(words) => {
  const seen = (one) => one.getBoundingClientRect().width > 0
  const button = [...document.querySelectorAll('button')]
    .find((one) => (one.ariaLabel ?? one.textContent).startsWith(words) && seen(one))
  button?.click()
  return button !== undefined
}"""
DRAWN = """() => {
  const canvas = document.querySelector('dialog canvas')
  return canvas && canvas.width > 4 ? canvas.toDataURL('image/png') : ''
}"""
COLOURS = """() => {
  const canvas = document.querySelector('dialog canvas')
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  const found = new Set()
  for (let at = 0; at < data.length; at += 4)
    found.add((data[at] << 16) | (data[at + 1] << 8) | data[at + 2])
  return found.size
}"""
MADE = """() => [...document.querySelectorAll('dialog button')]
  .some((one) => one.textContent.startsWith('Save animation'))"""


def test_a_picture_and_an_animation_are_made(
    engine: Engine, server: Server, pictures: Path
) -> None:
    engine.resize(*SIZES["desk"])
    name = begin(engine, f"http://127.0.0.1:{server.port}", "transmitter")
    play_out(engine, "transmitter")
    go(engine, server, f"/replay/{name}?step=4")
    until(engine, lambda: bool(engine.evaluate(PRESS, "Picture")))
    until(engine, lambda: bool(engine.evaluate(DRAWN)))
    png = base64.b64decode(engine.evaluate(DRAWN).partition(",")[2])
    (pictures / f"{engine.name}-picture.png").write_bytes(png)
    assert engine.evaluate(COLOURS) > 300, "a board has many colours"
    assert engine.evaluate(PRESS, "Make animation")
    until(engine, lambda: bool(engine.evaluate(MADE)))
