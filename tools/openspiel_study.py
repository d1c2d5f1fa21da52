"""The figures of docs/studies/openspiel.md: `python tools/openspiel_study.py [PART ...]`.

Needs `pip install "parlour[openspiel]"`. The parts are leduc, mccfr and mcts; each takes minutes.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Any

os.environ["PARLOUR_PLAIN"] = "1"
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "examples" / "leduc_poker"))

import numpy as np
import pyspiel
from open_spiel.python import policy as policies
from open_spiel.python.algorithms import exploitability, mcts
from open_spiel.python.algorithms import external_sampling_mccfr as external

from parlour.core.registry import game
from parlour.envs import openspiel
from parlour.lab.batch import run
from parlour.lab.cells import Cell
from parlour.lab.stats import wilson

SMALL = {
    "custom_deck": "0 0 0 0 0 0 0 1 2 2 2 1 0 0 0 0 0 0 0", "playing_deck": "custom",
    "objective_set": "custom", "custom_objectives": "-2 -1 1 2", "hand_size": 2, "wins_to_win": 1,
    "losses_to_lose": 1, "drift_interval": 3, "objective_limit": 2, "transmitter": "fixed",
    "refill": "none",
}  # fmt: skip
ITERATIONS = (0, 10, 30, 100, 300, 1000)
GAMES, SIMULATIONS = 200, (10, 100)


def leduc() -> Any:
    """Leduc poker of the examples, one hand."""
    from leduc_poker import GAME

    return openspiel(GAME, options={"hands": 1}, utility="zero sum")


def compare_leduc() -> None:
    """The example beside OpenSpiel's own Leduc poker."""
    for name, one in (("ours", leduc()), ("theirs", pyspiel.load_game("leduc_poker"))):
        began = time.perf_counter()
        uniform = policies.TabularPolicy(one)
        value = exploitability.exploitability(one, uniform)
        took = time.perf_counter() - began
        states = len(uniform.state_lookup)
        print(f"leduc {name}: {states} states, uniform {value:.6f}, {took:.1f} s", flush=True)


def mccfr() -> None:
    """How exploitable the average policy of external-sampling MCCFR is."""
    np.random.seed(1)
    one = leduc()
    solver = external.ExternalSamplingSolver(one, external.AverageType.SIMPLE)
    done, began = 0, time.perf_counter()
    for wanted in ITERATIONS:
        while done < wanted:
            solver.iteration()
            done += 1
        took = time.perf_counter() - began
        value = exploitability.exploitability(one, solver.average_policy())
        print(f"mccfr {done}: exploitability {value:.4f}, {took:.0f} s", flush=True)


def search() -> None:
    """How often MCTS, which sees all cards, and the bots win a small Transmitter."""
    one = openspiel("transmitter", seats=2, options=SMALL)
    for simulations in SIMULATIONS:
        rng, won, began = np.random.RandomState(1), 0, time.perf_counter()
        bot = mcts.MCTSBot(
            one, 1.4, simulations, mcts.RandomRolloutEvaluator(1, rng), random_state=rng
        )
        for _ in range(GAMES):
            won += _played(one, bot, rng) > 0
        took = time.perf_counter() - began
        found = wilson(won, GAMES)
        print(f"mcts {simulations}: {found}, {took:.0f} s", flush=True)
    card = game("transmitter")
    for level in ("random", *card.bots):
        cell = Cell.of(card, 2, card.chosen(2, None, SMALL), [level])
        rows = run(cell, "openspiel", 0, 2000)
        print(f"{level}: {wilson(int(rows['won'][:, 0].sum()), len(rows))}", flush=True)


def _played(one: Any, bot: Any, rng: Any) -> float:
    state = one.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        else:
            state.apply_action(bot.step(state))
    return float(state.returns()[0])


PARTS = {"leduc": compare_leduc, "mccfr": mccfr, "mcts": search}

if __name__ == "__main__":
    for part in sys.argv[1:] or PARTS:
        PARTS[part]()
