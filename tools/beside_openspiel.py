"""Random playouts beside OpenSpiel's on one core: `python tools/beside_openspiel.py`.

Both play whole games of uniformly random legal moves, dealing included, in turns of half a second,
and the best turn counts; time is the processor's. OpenSpiel's states are C++ objects, stepped from
Python as its users do, or by its own loop with its own random bots. Parlour plays whole batches in
compiled code, and `vector` steps many tables from Python.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from typing import Any

import pyspiel

import parlour
from parlour.core.chance import seeded
from parlour.envs import vector
from parlour.lab import playouts as own

TURNS = 4
SECONDS = 0.5
TABLES = 1024
SPIELS = ("kuhn_poker", "leduc_poker", "tic_tac_toe")


def spiel(name: str) -> Callable[[], tuple[int, int]]:
    """A function that plays one game in OpenSpiel, and counts its moves."""
    game, luck = pyspiel.load_game(name), random.Random(1)

    def play() -> tuple[int, int]:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(actions, chances)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
                moves += 1
        return moves, 1

    return play


def spiel_inside(name: str) -> Callable[[], tuple[float, int]]:
    """The same in C++, with OpenSpiel's own random bots and loop; Python starts each game."""
    game, length = pyspiel.load_game(name), _mean_length(name)
    seats = range(game.num_players())
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in seats]
    luck = random.Random(1)

    def play() -> tuple[float, int]:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, luck.getrandbits(31))
        return length, 1

    return play


def _mean_length(name: str) -> float:
    play = spiel(name)
    return sum(play()[0] for _ in range(2000)) / 2000


def stepped(name: str, seats: int) -> Callable[[], tuple[int, int]]:
    """A step of many tables, with observations and masks."""
    env: Any = vector(name, TABLES, seats, seed=1)
    env.reset()

    def play() -> tuple[int, int]:
        env.step(env.sample())
        return TABLES, int(env.terminated.sum())

    return play


def rate(play: Callable[[], tuple[float, int]]) -> tuple[float, float]:
    """Moves and games per second of processor time: the best of TURNS."""
    found = []
    for _ in range(TURNS):
        moves, games = 0.0, 0
        began = time.process_time()
        while (took := time.process_time() - began) < SECONDS:
            more = play()
            moves, games = moves + more[0], games + more[1]
        found.append((moves / took, games / took))
    return max(found)


def playouts(name: str, seats: int) -> tuple[float, float]:
    """Parlour's playouts, by the processor's time."""
    card = parlour.game(name)
    batch, parent = own.loops(card).batch, seeded("beside")
    s, space = own.dealt(card, seats, card.chosen(seats)), own._workspace(card)
    number = 0

    def play() -> tuple[int, int]:
        nonlocal number
        number += 256
        return int(batch(s, parent, number, 256, *space)), 256

    return rate(play)


def main(arguments: list[str]) -> None:
    """Print a table in Markdown."""
    print("| what | moves/s | games/s |\n|---|---|---|")

    def tell(what: str, found: tuple[float, float]) -> None:
        print(f"| {what} | {found[0]:,.0f} | {found[1]:,.0f} |", flush=True)

    for name in SPIELS:
        tell(f"OpenSpiel, `{name}`, from Python", rate(spiel(name)))
        tell(f"OpenSpiel, `{name}`, its loop in C++", rate(spiel_inside(name)))
    for name, seats in (("sequence-numbers", 2), ("transmitter", 4), ("think-str8", 4)):
        title = parlour.game(name).title
        tell(f"{title}, {seats} seats, playouts", playouts(name, seats))
        tell(f"{title}, {seats} seats, `vector`, {TABLES:,} tables", rate(stepped(name, seats)))


if __name__ == "__main__":
    main(sys.argv[1:])
