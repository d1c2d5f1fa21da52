"""Random moves beside OpenSpiel's and Pgx's on one core: `python -m tools.beside_others`.

All choose uniformly among the legal moves, dealing included, in turns of half a second, and the
best turn counts; time is the processor's, and the process keeps to one core. OpenSpiel's states are
C++ objects, stepped from Python as its users do, or by its own loop with its own random bots. Pgx
and `vector` step many tables at once, with observations, masks and resets; Parlour's playouts have
none of these.
"""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable
from typing import Any

import pyspiel

import parlour
from parlour.core.chance import seeded
from parlour.envs import vector
from parlour.lab import playouts as own
from tools.pgx_rates import stepping

TURNS = 4
SECONDS = 0.5
TABLES = (1024, 4096)
AT_ONCE = 20  # steps of Pgx in one program
SPIELS = ("kuhn_poker", "leduc_poker", "tic_tac_toe")
PGX = ("kuhn_poker", "leduc_holdem", "tic_tac_toe", "connect_four")


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


def stepped(name: str, tables: int) -> Callable[[], tuple[int, int]]:
    """A step of many tables, with compact rows and masks."""
    offers = "candidates" if hasattr(parlour.game(name).lab.observe, "choice") else "plain"
    env: Any = vector(name, tables, seed=1, encoding="compact", actions=offers)
    env.reset()

    def play() -> tuple[int, int]:
        env.step(env.sample())
        return tables, int(env.terminated.sum())

    return play


def stepped_by_pgx(name: str, tables: int) -> Callable[[], tuple[int, int]]:
    """Steps of many tables in Pgx; how many games end isn't counted."""
    run = stepping(name, tables, AT_ONCE)

    def play() -> tuple[int, int]:
        run()
        return tables * AT_ONCE, 0

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


def main() -> None:
    """Print a table in Markdown."""
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    print("| what | moves/s | games/s |\n|---|---|---|")

    def tell(what: str, found: tuple[float, float]) -> None:
        games = f"{found[1]:,.0f}" if found[1] else ""
        print(f"| {what} | {found[0]:,.0f} | {games} |", flush=True)

    for name in SPIELS:
        tell(f"OpenSpiel, `{name}`, from Python", rate(spiel(name)))
        tell(f"OpenSpiel, `{name}`, its loop in C++", rate(spiel_inside(name)))
    for name in PGX:
        for tables in TABLES:
            tell(f"Pgx, `{name}`, {tables:,} tables", rate(stepped_by_pgx(name, tables)))
    for name in parlour.list_games():
        card = parlour.game(name)
        what = f"{card.title}, {card.usual_seats} seats"
        tell(f"{what}, playouts", playouts(name, card.usual_seats))
        for tables in TABLES:
            tell(f"{what}, `vector`, {tables:,} tables", rate(stepped(name, tables)))


if __name__ == "__main__":
    main()
