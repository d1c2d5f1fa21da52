"""A person who plays each game with mouse and keys, in any browser."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from tests.browser import test_pattern_overlap as overlap
from tests.browser import test_sequence_numbers as numbers
from tests.browser import test_think_str8 as think
from tests.engines.engine import PATIENCE_S, Engine

ENTRY = "() => document.querySelector('[data-entry]')?.dataset.entry ?? null"
OVER = "() => document.querySelector('dialog[open]') !== null"
LABELS = "(what) => [...document.querySelectorAll(what)].map((one) => one.ariaLabel)"
# The middle of the nth match that can be seen, once it stands still.
MIDDLE = """async (what, nth) => {
  const all = [...document.querySelectorAll(what)].filter((one) => one.checkVisibility())
  const one = all.at(nth)
  if (!one) return null
  one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  let before = ''
  for (let frame = 0; frame < 120; frame++) {
    const { x, y, width, height } = one.getBoundingClientRect()
    if (`${x} ${y}` === before) return [x + width / 2, y + height / 2]
    before = `${x} ${y}`
    await new Promise((done) => setTimeout(done, 50))
  }
  return null
}"""
LAID = "() => [...document.querySelectorAll('.laid')].map((one) => one.dataset.card)"
HAND = """() => [...document.querySelectorAll('.hand .slot[data-card]')]
  .map((one) => [Number(one.dataset.slot), Number(one.dataset.card)])"""
MAKE = """async (table) => {
  await fetch('/api/me')
  const answer = await fetch('/api/tables', {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(table),
  })
  const { table: name, invite } = await answer.json()
  localStorage.setItem('parlour.invites', JSON.stringify({ [name]: { invite, host: true } }))
  sessionStorage.setItem(`parlour.begin.${name}`, JSON.stringify({ seat: 0, start: true }))
  return name
}"""
TABLES: dict[str, dict[str, Any]] = {
    "transmitter": {"options": {"wins_to_win": 1, "losses_to_lose": 2, "first_transmitter": 1}},
    "synergy": {"seats": 3, "options": {"mission": 1}},
    "think-str8": {"options": {"initial_stack": "seat", "rounds": 2}},
    "sequence-numbers": {"preset": "first_game"},
    "pattern-overlap": {"options": {"mode": "diversify", "clock": "turns"}},
}


def begin(engine: Engine, home: str, game: str) -> str:
    """Start a table with bots; returns its name."""
    engine.open(f"{home}/")
    engine.evaluate("() => localStorage.setItem('parlour.settings', '{\"pace\": \"at-once\"}')")
    table = {"seats": 2, "game": game, **TABLES[game]}
    table["bots"] = {str(seat): "easy" for seat in range(1, table["seats"])}
    name = str(engine.evaluate(MAKE, table))
    engine.open(f"{home}/table/{name}")
    until(engine, lambda: engine.evaluate(ENTRY) is not None)
    return name


def until(engine: Engine, reached: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    ends = time.monotonic() + PATIENCE_S
    while not reached():
        assert time.monotonic() < ends, f"{engine.name}: it never came to that"
        time.sleep(0.05)


def click(engine: Engine, *selectors: str, nth: int = 0) -> bool:
    """Click the first of these things that is there."""
    for selector in selectors:
        if at := engine.evaluate(MIDDLE, selector, nth):
            engine.click(*at)
            return True
    return False


def is_over(engine: Engine) -> bool:
    """Whether the result is on the screen."""
    return bool(engine.evaluate(OVER))


def play_out(engine: Engine, game: str) -> None:
    """Play a game until its result is shown."""
    ends = time.monotonic() + 4 * PATIENCE_S
    while not is_over(engine):
        assert time.monotonic() < ends, f"{engine.name}: {game} doesn't end"
        if not PLAYERS[game](engine):
            time.sleep(0.1)


def transmitter(engine: Engine) -> bool:
    return click(engine, ".veil .button", ".hand button.may:not(.sent)")


def synergy(engine: Engine) -> bool:
    phase = engine.evaluate("() => document.querySelector('.board')?.dataset.phase ?? ''")
    what = (".strip .pass", ".strip .brass", ".own .slot.may", ":is(.numbers, .goals) .may")
    return click(engine, *(f'[data-phase="{phase}"] {one}:not([disabled], .up)' for one in what))


def think_str8(engine: Engine) -> bool:
    if click(engine, *think.ROUND):
        return True
    if not engine.evaluate("(what) => document.querySelector(what) !== null", think.FINAL):
        return False
    for colour in think.COLOURS:
        click(engine, f".final .number:not(.black)[data-cell^='{colour}.']")
    return click(engine, ".final .row .brass")


def sequence_numbers(engine: Engine) -> bool:
    if not engine.evaluate("() => document.querySelector('[data-testid=status].mine') !== null"):
        return False
    if click(engine, ".says .button.brass"):
        return True
    cells, hand = engine.evaluate(LABELS, "[data-cell]"), engine.evaluate(LABELS, ".hand button")
    for place, card in enumerate(hand):
        answer = numbers.answer(card)
        for cell, label in enumerate(cells):
            if answer is not None and f", {answer}, open" in label:
                _choose(engine, place)
                return click(engine, f'[data-cell="{cell}"]')
    for place in range(len(hand)):
        _choose(engine, place)
        if click(engine, ".says .button.brass", ".cell.glow", ".cell.take"):
            return True
    return False


def _choose(engine: Engine, place: int) -> None:
    """Choose a card, unless it is chosen already."""
    pressed = "(n) => document.querySelectorAll('.hand button')[n]?.ariaPressed === 'true'"
    if not engine.evaluate(pressed, place):
        click(engine, ".hand button", nth=place)


def pattern_overlap(engine: Engine) -> bool:
    """Place a card with the keys, or wait."""
    if not engine.evaluate("() => document.querySelector('.do .button.quiet') !== null"):
        return False
    entry = engine.evaluate(ENTRY)
    laid = [tuple(map(int, card.split())) for card in engine.evaluate(LAID)]
    found = overlap.fits_on(laid, dict(engine.evaluate(HAND)))
    if found:
        fit = found[0]
        for key in (str(fit.slot + 1), *"r" * fit.rot, *overlap.way(laid, fit), "Enter"):
            engine.press(key)
    else:
        click(engine, ".do .button.quiet")
    until(engine, lambda: engine.evaluate(ENTRY) != entry or is_over(engine))
    return True


PLAYERS: dict[str, Callable[[Engine], bool]] = {
    "transmitter": transmitter, "synergy": synergy, "think-str8": think_str8,
    "sequence-numbers": sequence_numbers, "pattern-overlap": pattern_overlap,
}  # fmt: skip
