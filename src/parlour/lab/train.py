"""Learn the level `master` of a game by self-play.

    python -m parlour.lab.train transmitter --seed 0 --out trained
    python -m parlour.lab.train think-str8 --minutes 15 --seed one --out weights.json

In Transmitter, a network is trained. In the other games, `master` has weights, and this is the
command `parlour.lab.tune`, with its options. `synergy --network` trains a network, too: it wins
more than `master` where conventions help most, but it is a poor partner, so it is no level.

One policy learns every number of players and the settings of its recipe at once, by self-play with
PPO (ppo.py) on a GPU, after imitating `strong`. It is then examined on fresh deals: it plays its
best move in every seat, and the share of games that it wins is printed for each setting, beside
that of `strong`. The file GAME-SEED-master.npz has the network and these figures. Transmitter has
a learner of its own (parlour/games/transmitter/training), with a file of the same kind.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from parlour.core.errors import BadOption, one_of
from parlour.core.registry import game as card_named
from parlour.core.registry import names
from parlour.features.tuning import Tuning
from parlour.lab import tune

Setting = dict[str, Any]
EXAMINED = 16384  # tables of the examination
NETWORK = "--network"


@dataclass(frozen=True)
class Recipe:
    """What a policy learns, and how."""

    seats: tuple[int, ...]
    presets: tuple[str, ...]  # () is every preset of the game
    seconds: float
    tables: int
    steps: int
    hidden: int = 512
    layers: int = 3
    rate: float = 1e-3
    entropy: float = 0.01
    batches: int = 8
    shown: int = 3_000_000  # decisions of `strong` to imitate first
    more: tuple[str, ...] = ()  # presets to play more often than the others
    shape: tuple[tuple[str, float], ...] = ()  # see Learner._shaping

    def mix(self, name: str) -> list[Setting]:
        """Every setting that can be played, numbers of players first."""
        card = card_named(name)
        presets = (*(self.presets or (one.name for one in card.presets)), *self.more)
        found = []
        for preset in presets:
            for seats in self.seats:
                try:
                    card.chosen(seats, preset)
                except BadOption:
                    continue
                found.append({"seats": seats, "preset": preset})
        return found


RECIPES = {
    "synergy": Recipe(
        (2, 3, 4, 5), (), seconds=420, tables=16416, steps=64, hidden=448, rate=5e-4,
        more=("intervals", "intervals", "dissonance", "dissonance", "fugue", "call-and-response"),
        shape=(("rounds_needed", -1.4), ("lives", 0.7)),
    ),
}  # fmt: skip


def examined(learner: Any, given: argparse.Namespace, rounds: int) -> list[dict[str, Any]]:
    """How often the policy's best moves win the first game at every table, for each setting."""
    import torch

    from parlour.lab.ppo import Tables

    given = argparse.Namespace(**{**vars(given), "mix": unique(given.mix)})
    each = max(EXAMINED // len(given.mix), 1)
    tables = Tables(given, each * len(given.mix), "examination 0")
    won = torch.zeros(tables.n, device=given.device)
    for number in range(rounds):
        tables.reset(seed=f"examination {number}")
        open_ = torch.ones(tables.n, dtype=torch.bool, device=given.device)
        while bool(open_.any()):
            for _ in range(32):
                with torch.no_grad():
                    values = learner.logits(
                        tables.observation.float(), tables.legal_action_mask, None
                    )
                tables.step(values.argmax(1))
                ended = tables.terminated & open_
                won += (ended & tables.won[:, 0]).float()
                open_ &= ~tables.terminated
    share = won.view(each, len(given.mix)).mean(0).cpu().numpy() / rounds
    games = each * rounds
    return [
        {**one, "won": round(float(p), 4), "games": games,
         "error": round(float(np.sqrt(max(p * (1 - p), 1e-9) / games)), 4)}
        for one, p in zip(given.mix, share, strict=True)
    ]  # fmt: skip


def unique(mix: list[Setting]) -> list[Setting]:
    """Every setting once."""
    return list({tuple(setting.items()): setting for setting in mix}.values())


def imitated(given: argparse.Namespace) -> Any:
    """What `strong` does in these settings, found out while the GPU's code is being compiled."""
    from concurrent.futures import ThreadPoolExecutor
    from tempfile import mkdtemp

    from parlour.lab.demonstrations import gather

    mix = unique(given.mix)
    thread = ThreadPoolExecutor(1)
    found = thread.submit(
        gather, given.game, mix, "strong", given.demonstrations, f"shown {given.seed}",
        given.workers, Path(mkdtemp()),
    )  # fmt: skip
    return found.result


def compared(given: argparse.Namespace, found: list[dict[str, Any]]) -> None:
    """Add how often `strong` wins in each setting."""
    from parlour.lab.matches import play

    card = card_named(given.game)
    for one in found:
        options = card.chosen(one["seats"], one["preset"])
        score = play(card, one["seats"], options, "strong", given.compare, given.workers)
        one["strong"], one["strong_games"] = round(score.won, 4), score.games


def shown(one: dict[str, Any]) -> str:
    """The result in a setting, as a line."""
    beside = f", strong {100 * one['strong']:5.1f} %" if "strong" in one else ""
    return f"{one['preset']:>24} {one['seats']} players: {100 * one['won']:5.1f} %{beside}"


def save(learner: Any, given: argparse.Namespace, found: list[dict[str, Any]]) -> None:
    """Write the network, with how it did in each setting."""
    from parlour.lab import ppo

    path = Path(given.out, f"{given.game}-{given.seed}-master.npz")
    ppo.save(learner, path, settings=json.dumps(found))


def options() -> argparse.ArgumentParser:
    from parlour.lab.ppo import arguments

    parser = arguments()
    parser.add_argument(NETWORK, action="store_true", help="train a network if there are weights")
    parser.add_argument("--rounds", type=int, default=8, help="games per table in the final check")
    parser.add_argument("--demonstrations", type=int, help="decisions by `strong` to imitate first")
    parser.add_argument(
        "--workers", type=int, default=8, help="processes that play the games to imitate"
    )
    parser.add_argument(
        "--compare", type=int, default=2000, help="games that `strong` plays per setting"
    )
    return parser


def named(words: list[str]) -> str:
    """The game to train for; the tuner and the network have options of their own."""
    found = [word for word in words if word in names()]
    if not found:
        raise SystemExit(f"name a game: {one_of(names(), words[0] if words else None)}")
    return found[0]


def with_networks() -> list[str]:
    """The games for which a network can be trained."""
    return [name for name in names() if name in RECIPES or card_named(name).lab.trainer]


def main() -> None:
    name = named(sys.argv[1:])
    if card_named(name).feature(Tuning) and NETWORK not in sys.argv:
        raise SystemExit(tune.main(sys.argv[1:]))
    own = card_named(name).lab.trainer
    if not own and name not in RECIPES:
        raise SystemExit(f"{NETWORK} is only for {one_of(with_networks())}")
    try:
        from parlour.lab.ppo import train

        trainer = import_module(own) if own else None
    except ModuleNotFoundError as error:
        raise SystemExit(f"{error}; training needs PyTorch: pip install torch") from None
    if trainer:
        raise SystemExit(trainer.main([word for word in sys.argv[1:] if word != NETWORK]))

    parser = options()
    recipe = RECIPES[name]
    parser.set_defaults(
        seconds=recipe.seconds, tables=recipe.tables, steps=recipe.steps, hidden=recipe.hidden,
        layers=recipe.layers, rate=recipe.rate, entropy=recipe.entropy, batches=recipe.batches,
        mix=recipe.mix(name), shape=dict(recipe.shape), reward="rank", demonstrations=recipe.shown,
    )  # fmt: skip
    given = parser.parse_args()
    if given.demonstrations and not given.start:
        given.shown = imitated(given)
    learner = train(given)
    found = examined(learner, given, given.rounds)
    if given.compare:
        compared(given, found)
    save(learner, given, found)
    for one in found:
        print(shown(one), flush=True)


if __name__ == "__main__":
    main()
