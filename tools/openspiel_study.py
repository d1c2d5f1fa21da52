"""The figures of docs/studies/openspiel.md: `python tools/openspiel_study.py [PART ...]`.

Needs `pip install "parlour[openspiel]"`. The parts are leduc and mcts; each takes minutes.
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
from open_spiel.python.algorithms.gambit import export_gambit

from parlour.core.registry import game
from parlour.envs import openspiel
from parlour.lab.batch import run
from parlour.lab.cells import Cell
from parlour.lab.stats import wilson

SMALL = {
    "custom_deck": "0 0 0 0 0 0 0 1 1 1 1 1 0 0 0 0 0 0 0", "playing_deck": "custom",
    "objective_set": "custom", "custom_objectives": "-3 -1 1 3", "hand_size": 3, "wins_to_win": 1,
    "losses_to_lose": 1, "drift_interval": 3, "objective_limit": 1, "transmitter": "fixed",
    "refill": "none",
}  # fmt: skip
ITERATIONS, PLUS = (100, 1000, 10_000, 100_000), 300
GAMES, SIMULATIONS = 1000, (1, 10, 100, 1000)


def leduc() -> Any:
    """Leduc poker of the examples, one hand."""
    from leduc_poker import GAME

    return openspiel(GAME, options={"hands": 1}, utility="zero sum")


def tree(one: Any) -> Any:
    """The whole tree of a game as one of OpenSpiel's C++ games, for speed."""
    began = time.perf_counter()
    text = export_gambit(one)
    took = time.perf_counter() - began
    print(f"tree: {text.count(chr(10)) - 1} states, {took:.0f} s to walk through", flush=True)
    return pyspiel.load_efg_game(text)


def poker() -> None:
    """Leduc poker beside OpenSpiel's own, and how exploitable MCCFR is after some iterations."""
    for name, one in (("ours", tree(leduc())), ("theirs", pyspiel.load_game("leduc_poker"))):
        uniform = pyspiel.UniformRandomPolicy(one)
        print(f"leduc {name}, uniform: {pyspiel.exploitability(one, uniform):.6f}", flush=True)
        solver = pyspiel.ExternalSamplingMCCFRSolver(one, 1)
        done, began = 0, time.perf_counter()
        for wanted in ITERATIONS:
            for _ in range(done, wanted):
                solver.run_iteration()
            done = wanted
            value = pyspiel.exploitability(one, solver.average_policy())
            took = time.perf_counter() - began
            print(f"leduc {name}, MCCFR {done}: {value:.4f}, {took:.1f} s", flush=True)
        cfr = pyspiel.CFRPlusSolver(one)
        for _ in range(PLUS):
            cfr.evaluate_and_update_policy()
        value = pyspiel.exploitability(one, cfr.average_policy())
        print(f"leduc {name}, CFR+ {PLUS}: {value:.4f}", flush=True)


def search() -> None:
    """How often MCTS, which sees all cards, and the bots win a small Transmitter."""
    one = tree(openspiel("transmitter", seats=2, options=SMALL))
    uniform, start = pyspiel.UniformRandomPolicy(one), one.new_initial_state()
    best = pyspiel.TabularBestResponse(one, 1, uniform).value_from_state(start)
    print(f"the best that the receiver can do: {(1 + best) / 2:.4f}", flush=True)
    value = pyspiel.expected_returns(start, uniform, -1, False)[0]
    print(f"random: {(1 + value) / 2:.4f}", flush=True)
    rng = np.random.RandomState(1)
    for simulations in SIMULATIONS:
        evaluator, won = pyspiel.RandomRolloutEvaluator(1, 1), 0
        bot = pyspiel.MCTSBot(
            one, evaluator, 1.4, simulations, 100, False, 1, False,
            pyspiel.ChildSelectionPolicy.UCT,
        )  # fmt: skip
        for _ in range(GAMES):
            won += _played(one, bot, rng) > 0
        print(f"mcts {simulations}: {wilson(won, GAMES)}", flush=True)
    card = game("transmitter")
    for level in ("random", *card.bots):
        cell = Cell.of(card, 2, card.chosen(2, None, SMALL), [level])
        rows = run(cell, "openspiel", 0, GAMES)
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


PARTS = {"leduc": poker, "mcts": search}

if __name__ == "__main__":
    for part in sys.argv[1:] or PARTS:
        PARTS[part]()
