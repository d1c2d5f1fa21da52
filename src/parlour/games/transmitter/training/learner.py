"""Train the network that corrects Transmitter's planner: `python -m parlour.lab.train transmitter`.

PPO by self-play in `expert` with 2 to 6 players. A play is judged by what the rest of the round
scores (rounds.py). A critic that sees all hands values the position after either hint, so that
good luck with the hint or the deal isn't taken for a good play.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from pathlib import Path

import torch
from torch import Tensor, nn

from parlour.games.transmitter.planned import MOST_PLAYS, RECORD, ROW
from parlour.games.transmitter.rules import GREATER, LOWER
from parlour.games.transmitter.training.examination import compared
from parlour.games.transmitter.training.nets import MEMORY, Corrector, Critic, masked, save
from parlour.games.transmitter.training.rounds import (
    HIDDEN,
    Rounds,
    numbers_of_receivers,
    remembered,
)

SHARES = {1: 2, 2: 5, 3: 3, 4: 5, 5: 5}  # of the tables, by receivers
TRACE, CLIP = 0.9, 0.2
ENTROPY, LAST_ENTROPY = 0.01, 0.0005
VALUE = 30.0  # how much the critic's error counts
STEEPEST = 0.5, 5.0  # gradients of the actor and of the critic
SHOWN = 20.0  # seconds between lines


class Learner:
    """Plays a round at every table, then improves the policy with what happened."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.given, self.device = given, given.device
        self.receivers = numbers_of_receivers(given.tables, SHARES, given.device)
        self.rounds, n = Rounds(self.receivers), given.tables
        self.actor, self.critic = Corrector().to(self.device), Critic().to(self.device)
        parts = [{"params": list(one.parameters())} for one in (self.actor, self.critic)]
        self.adam = torch.optim.Adam(parts, lr=given.rate, eps=1e-5)
        kind = torch.float16 if self.device.startswith("cuda") else torch.float32

        def zeros(*shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(n, MOST_PLAYS, *shape, dtype=dtype, device=self.device)

        self.rows, self.hidden = zeros(ROW.size, dtype=kind), zeros(HIDDEN, dtype=kind)
        self.records, self.card = zeros(RECORD.size, dtype=kind), zeros(dtype=torch.int64)
        self.chance, self.weight, self.value = zeros(), zeros(), zeros()
        self.target, self.gain = zeros(), zeros()
        self.matched, self.later, self.on = zeros(), zeros(), zeros()
        self.won = 0.0

    @torch.no_grad()
    def play(self) -> None:
        """Play a round with random cards, as likely as the policy says."""
        rounds = self.rounds
        rounds.deal()
        memory = torch.zeros(rounds.n, MOST_PLAYS, MEMORY, device=self.device)
        rows = rounds.positions()
        value = self.critic(rows, rounds.hidden())
        for t in range(MOST_PLAYS):
            rounds.weigh(rows)
            self.rows[:, t], self.hidden[:, t] = rows, rounds.hidden()
            self.value[:, t], self.weight[:, t] = value, rounds.alive
            logits = self.logits(self.rows[:, t], memory, t)
            noise = -torch.empty_like(logits).exponential_().log()
            card = (logits + noise).argmax(1)
            self.card[:, t] = card
            self.chance[:, t] = log_chance(logits, card)
            self.matched[:, t], lower, on = rounds.play(rows, card)
            if t + 1 < MOST_PLAYS:
                after = [rounds.after(hint) for hint in (LOWER, GREATER)]
                hidden = rounds.hidden()
                values = [self.critic(one, hidden) for one in after]
                self.later[:, t] = lower * on[0] * values[0] + (1 - lower) * on[1] * values[1]
                low = torch.rand_like(lower) < lower
                hint = torch.where(low, LOWER, GREATER)
                self.on[:, t] = torch.where(low, on[0], on[1])
                rounds.settle(hint, self.on[:, t])
                self.records[:, t] = remembered(rows, card, hint, t)
                memory[:, t] = self.actor.remember(self.records[:, t].float())
                rows = torch.where(low[:, None], after[0], after[1])
                value = torch.where(low, values[0], values[1])
        self.won = float((self.weight * self.matched).sum(1).mean())
        self._look_back()

    def logits(self, rows: Tensor, memory: Tensor, t: int) -> Tensor:
        recalled = self.actor.recalled(memory, self.receivers, slice(t, t + 1))[:, 0]
        return masked(self.actor(rows, recalled), rows)

    def _look_back(self) -> None:
        """How much better every play did than the critic expected."""
        target = self.matched[:, -1]
        for t in reversed(range(MOST_PLAYS)):
            if t + 1 < MOST_PLAYS:
                better = TRACE * self.on[:, t] * (target - self.value[:, t + 1])
                target = self.matched[:, t] + self.later[:, t] + better
            self.target[:, t] = target
        self.gain = self.target - self.value
        spread = ((self.weight * self.gain.square()).sum() / self.weight.sum()).sqrt()
        self.gain /= spread

    def improve(self, entropy: float) -> None:
        """Learn from the rounds that were played."""
        for _ in range(self.given.epochs):
            order = torch.randperm(self.rounds.n, device=self.device)
            for tables in order.chunk(self.given.batches):
                self._improve(tables, entropy)

    def _improve(self, tables: Tensor, entropy: float) -> None:
        rows, weight = self.rows[tables], self.weight[tables]
        weight = weight / weight.sum()
        memory = self.actor.remember(self.records[tables].float())
        recalled = self.actor.recalled(memory, self.receivers[tables], slice(None))
        logs = torch.log_softmax(masked(self.actor(rows, recalled), rows), 2)
        mine = logs.gather(2, self.card[tables][..., None])[..., 0]
        ratio, gain = (mine - self.chance[tables]).exp(), self.gain[tables]
        better = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain)
        spread = -(logs.exp() * logs.clamp(min=-30)).sum(2)
        error = (self.critic(rows, self.hidden[tables]) - self.target[tables]).square()
        loss = (weight * (VALUE * error - better - entropy * spread)).sum()
        self.adam.zero_grad(set_to_none=True)
        loss.backward()
        for net, steepest in zip((self.actor, self.critic), STEEPEST, strict=True):
            nn.utils.clip_grad_norm_(net.parameters(), steepest)
        self.adam.step()

    def iterate(self, done: float) -> None:
        """One iteration; `done` is the share of the training that is over."""
        for group in self.adam.param_groups:
            group["lr"] = self.given.rate * (1 - done) + 1e-6
        self.play()
        self.improve(ENTROPY * (LAST_ENTROPY / ENTROPY) ** done)


def log_chance(logits: Tensor, card: Tensor) -> Tensor:
    return torch.log_softmax(logits, 1).gather(1, card[:, None])[:, 0]


def options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Train the network of Transmitter's `master`.")
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=400, help="seconds of training")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("trained"))
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--tables", type=int, help="rounds at once (65,000, or 1,000 on a CPU)")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--batches", type=int, default=8, help="per epoch")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--rounds", type=int, default=20, help="examined per table")
    return parser


def main(words: Sequence[str]) -> None:
    given = options().parse_args(words)
    given.tables = given.tables or (65000 if given.device.startswith("cuda") else 1000)
    given.out.mkdir(parents=True, exist_ok=True)
    path = given.out / f"transmitter-{given.seed}-master.npz"
    torch.manual_seed(given.seed)
    torch.set_float32_matmul_precision("high")
    learner = Learner(given)
    began, count, took, due = time.perf_counter(), 0, 0.0, 0.0
    while took < given.seconds:
        learner.iterate(took / given.seconds)
        count += 1
        took = time.perf_counter() - began
        if took >= due:
            plays = count * given.tables * MOST_PLAYS / 1e6
            won = 100 * learner.won
            print(f"{took:6.1f} s {plays:8.1f} M plays: {won:.2f} % of rounds won", flush=True)
            save(learner.actor, path, seconds=took)
            due = took + SHOWN
    found = compared(learner.actor, given.tables, given.rounds, given.device)
    save(learner.actor, path, seconds=took, settings=json.dumps(found))
    for one in found:
        print(
            f"{one['seats']} players: {one['round']:.2f} ± {one['error']:.2f} % of rounds,"
            f" {one['game']:.2f} % of games; the planner alone {one['planner_round']:.2f} and"
            f" {one['planner_game']:.2f} %"
        )
