"""PPO by self-play, in one file: one policy plays every seat of a game.

    python -m parlour.lab.ppo transmitter --seats 4 --preset balanced --seconds 60

In Pattern Overlap, with its 46,390 action numbers, the network rates candidates instead:

    python -m parlour.lab.ppo pattern-overlap --seats 2 --preset calm --candidates 32

It runs on a GPU if there is one (`--device cuda`) and otherwise on the CPU. Every checkpoint is a
file that `parlour play`, `parlour evaluate` and `parlour serve` take as a player: docs/policies.md.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from parlour import envs
from parlour.lab.partners import NEVER, Partners

GAIN, SMALL_GAIN = 2**0.5, 0.01
WATCHED = 20  # iterations in which only the critic learns


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Train a policy for a game by self-play.")
    parser.set_defaults(mix=(), shown=None, shape={})
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--preset")
    parser.add_argument("--seconds", type=float, default=60, help="seconds of training")
    parser.add_argument("--within", type=float, help="seconds in total, including compiling")
    parser.add_argument("--most", type=int, help="number of steps, instead of seconds")
    parser.add_argument("--start", type=Path, metavar="FILE", help="a trained policy to improve")
    parser.add_argument(
        "--partner",
        type=Path,
        metavar="FILE",
        help="a trained policy that plays some of the seats at half of the tables",
    )
    parser.add_argument("--out", type=Path, default=Path("trained"))
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--reward", default="rank", choices=("score", "win", "rank"))
    parser.add_argument(
        "--tables", type=int, help="tables played at once (default: 32768, or 256 on a CPU)"
    )
    parser.add_argument("--steps", type=int, default=32, help="steps per table and iteration")
    parser.add_argument("--hidden", type=int, default=256)
    parser.add_argument(
        "--critic", type=int, default=256, help="size of the critic's hidden layers"
    )
    parser.add_argument("--layers", type=int, default=3)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--batches", type=int, default=8, help="per epoch")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument(
        "--candidates",
        type=int,
        default=0,
        metavar="K",
        help="rate at most K legal actions by what they do, instead of every action number",
    )
    parser.add_argument("--trace", type=float, default=0.95, help="GAE's lambda")
    return parser


class Net(nn.Module):
    """A plain MLP; on a GPU its hidden layers run in bfloat16, the last one in float32."""

    def __init__(self, inputs: int, hidden: int, layers: int, outputs: int, gain: float) -> None:
        super().__init__()
        sizes = [inputs] + [hidden] * layers + [outputs]
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in pairwise(sizes))
        for k, layer in enumerate(self.layers):
            nn.init.orthogonal_(layer.weight, gain if k == layers else GAIN)
            nn.init.zeros_(layer.bias)

    def forward(self, x: Tensor) -> Tensor:
        fast = torch.autocast("cuda", torch.bfloat16) if x.is_cuda else nullcontext()
        with fast:
            for layer in self.layers[:-1]:
                x = torch.relu(layer(x))
        return self.layers[-1](x.float())


class Rater(Net):
    """Rates each candidate: an MLP on what the seat observes and what the candidate does.

    The first layer's part for the observation is the same for all candidates, and done once.
    """

    def __init__(self, inputs: int, each: int, hidden: int, layers: int, gain: float) -> None:
        super().__init__(inputs + each, hidden, layers, 1, gain)
        self.inputs = inputs

    def forward(self, x: Tensor, offered: Tensor) -> Tensor:  # type: ignore[override]
        first = self.layers[0]
        seen, each = first.weight.split([self.inputs, offered.shape[-1]], 1)
        fast = torch.autocast("cuda", torch.bfloat16) if x.is_cuda else nullcontext()
        with fast:
            x = nn.functional.linear(x, seen, first.bias)[:, None]
            x = torch.relu(x + nn.functional.linear(offered, each))
            for layer in self.layers[1:-1]:
                x = torch.relu(layer(x))
        return self.layers[-1](x.float())[..., 0]


class Tables:
    """The environment's arrays as tensors, on a GPU or a CPU."""

    observation: Tensor
    legal_action_mask: Tensor
    current_player: Tensor
    rewards: Tensor
    candidate_features: Tensor
    terminated: Tensor
    won: Tensor

    def __init__(self, given: argparse.Namespace, n: int, seed: str) -> None:
        cuda = given.device.startswith("cuda")
        make: Any = envs.gpu if cuda else envs.vector
        offers = {"actions": "candidates", "candidates": given.candidates}
        self.env = make(
            given.game, n, seats=given.seats, preset=given.preset, mix=given.mix, seed=seed,
            reward=given.reward, **(offers if given.candidates else {}),
        )  # fmt: skip
        self.env.reset()
        self.seats, self.n, self.encoding = self.env.seats, n, self.env.encoding
        as_tensor = (lambda array: array) if cuda else torch.from_numpy
        shown = ["observation", "legal_action_mask", "current_player", "rewards"]
        for name in shown + ["candidate_features"] * bool(given.candidates):
            setattr(self, name, as_tensor(getattr(self.env, name)))
        self.terminated, self.won = map(as_tensor, (self.env.terminated, self.env.final_won))

    def reset(self, seed: int | str) -> None:
        self.env.reset(seed=seed)

    def step(self, actions: Tensor) -> None:
        self.env.step(actions if actions.is_cuda else actions.numpy())


class Learner:
    """Plays `steps` steps at every table, then improves the policy with what happened."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.given, self.device = given, given.device
        n = given.tables or (32768 if given.device.startswith("cuda") else 256)
        self.tables = Tables(given, n, f"train {given.seed}")
        size, actions = self.tables.observation.shape[1], self.tables.legal_action_mask.shape[1]
        self.offered = None  # what the candidates do
        if given.candidates:
            each = self.tables.candidate_features.shape[2]
            self.actor = Rater(size, each, given.hidden, given.layers, SMALL_GAIN)
            shape = (given.steps, n, actions, each)
            self.offered = torch.zeros(shape, device=self.device)
        else:
            self.actor = Net(size, given.hidden, given.layers, actions, SMALL_GAIN)
        self.actor.to(self.device)
        self.critic = Net(size, given.critic, given.layers, 1, 1.0).to(self.device)
        self.weights = [*self.actor.parameters(), *self.critic.parameters()]
        self.rate = torch.tensor(given.rate, device=self.device)
        self.entropy = torch.tensor(given.entropy, device=self.device)
        self.learns = torch.tensor(1.0, device=self.device)  # 0: only the critic does
        self.adam = torch.optim.Adam(
            self.weights, lr=self.rate, eps=1e-5, capturable=self.device.startswith("cuda")
        )
        self.shape = self._shaping(size)
        self.partners = Partners(self.actor, self.tables) if given.partner else None
        self._make_room(given.steps, n, size, actions)
        self.play = captured(self._play, self.device)
        self.improve = captured(self._improve, self.device)

    def _shaping(self, size: int) -> Tensor:
        """What a row is worth: `shape` gives the worth of parts that everyone at a table sees.

        Seats are paid for what a step adds to it. At the end of a game it is 0, so in sum they get
        the reward alone (Ng, Harada and Russell, 1999), but they get it sooner.
        """
        worth = torch.zeros(size, device=self.device)
        for part in self.tables.env.game.lab.observe.ROW.parts:
            if part.field in self.given.shape:
                worth[part.offset] = self.given.shape[part.field]
        return worth

    def _make_room(self, steps: int, n: int, size: int, actions: int) -> None:
        def zeros(*shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(*shape, dtype=dtype, device=self.device)

        half = torch.float16 if self.device.startswith("cuda") else torch.float32
        self.rows = zeros(steps, n, size, dtype=half)
        self.masks = zeros(steps, n, actions, dtype=torch.bool)
        self.taken = zeros(steps, n, dtype=torch.int64)
        self.seat = zeros(steps, n, dtype=torch.int64)
        self.chance, self.value = zeros(steps, n), zeros(steps, n)
        self.paid, self.ended = zeros(steps, n, self.tables.seats), zeros(steps, n)
        self.gain, self.target, self.known = zeros(steps, n), zeros(steps, n), zeros(steps, n)
        self.mine = torch.ones(steps, n, device=self.device)  # 0: a partner's decision
        self.games = zeros(2)  # ended, won
        self.batch = zeros(steps * n // self.given.batches, dtype=torch.int64)

    def logits(self, rows: Tensor, masks: Tensor, offered: Tensor | None) -> Tensor:
        values = self.actor(rows) if offered is None else self.actor(rows, offered)
        return values.masked_fill(~masks, NEVER)

    @torch.no_grad()
    def _play(self) -> None:
        tables = self.tables
        for t in range(self.given.steps):
            self.rows[t].copy_(tables.observation)
            self.masks[t].copy_(tables.legal_action_mask)
            self.seat[t].copy_(tables.current_player)
            rows, offered = self.rows[t].float(), None
            if self.offered is not None:
                offered = self.offered[t].copy_(tables.candidate_features)
            logits = self.logits(rows, self.masks[t], offered)
            noise = -torch.empty_like(logits).exponential_().log()
            action = (logits + noise).argmax(1)
            if self.partners is not None:
                mine = self.partners.learn(tables.current_player)
                action = torch.where(mine, action, self.partners.act(rows, self.masks[t]))
                self.mine[t].copy_(mine)
            self.taken[t].copy_(action)
            self.chance[t].copy_(log_chance(logits, action))
            self.value[t].copy_(self.critic(rows)[:, 0])
            tables.step(action)
            self.ended[t].copy_(tables.terminated)
            later = (tables.observation.float() @ self.shape) * (1 - self.ended[t])
            self.paid[t].copy_(tables.rewards + (later - rows @ self.shape)[:, None])
            self.games[0] += tables.terminated.sum()
            self.games[1] += (tables.won[:, 0] & tables.terminated).sum()
        self._look_back()

    def _look_back(self) -> None:
        """Generalised advantage estimates: for each seat, from each of its turns to its next."""
        n, seats = self.tables.n, self.tables.seats
        later = torch.zeros(3, n, seats, device=self.device)  # value, advantage and pay since then
        known = torch.zeros(n, seats, device=self.device)  # whether the rest of the game is known
        now = self.tables.current_player.long()[:, None]
        later[0].scatter_(1, now, self.critic(self.tables.observation.float()))
        known.scatter_(1, now, 1.0)
        for t in reversed(range(self.given.steps)):
            on = 1 - self.ended[t][:, None]
            later *= on
            known.copy_(torch.maximum(known, 1 - on))
            later[2] += self.paid[t]
            seat = self.seat[t][:, None]
            value, gain, pay = (one.gather(1, seat)[:, 0] for one in later)
            gain = pay + value - self.value[t] + self.given.trace * gain
            self.gain[t].copy_(gain)
            self.known[t].copy_(known.gather(1, seat)[:, 0])
            later[0].scatter_(1, seat, self.value[t][:, None])
            later[1].scatter_(1, seat, gain[:, None])
            later[2].scatter_(1, seat, 0.0)
            known.scatter_(1, seat, self.known[t][:, None])
        self.known.mul_(self.mine)
        self.target.copy_(self.gain + self.value)
        mean = (self.gain * self.known).sum() / self.known.sum()
        spread = ((self.gain - mean).square() * self.known).sum() / self.known.sum()
        self.gain.sub_(mean).div_(spread.sqrt() + 1e-8)

    def _improve(self) -> None:
        def chosen(of: Tensor) -> Tensor:
            return of.flatten(0, 1)[self.batch]

        rows, masks, taken, weight = map(chosen, (self.rows, self.masks, self.taken, self.known))
        rows, offered = rows.float(), None if self.offered is None else chosen(self.offered)
        logs = torch.log_softmax(self.logits(rows, masks, offered), 1)
        ratio = (logs.gather(1, taken[:, None])[:, 0] - chosen(self.chance)).exp()
        gain, clip = chosen(self.gain), self.given.clip
        policy = -torch.min(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain)
        value = (self.critic(rows)[:, 0] - chosen(self.target)).square()
        entropy = -(logs.exp() * logs.masked_fill(~masks, 0)).sum(1)
        policy = self.learns * (policy - self.entropy * entropy)
        loss = (policy + 0.5 * value) * weight
        self.adam.zero_grad(set_to_none=False)
        loss.mean().backward()
        nn.utils.clip_grad_norm_(self.weights, 0.5, foreach=True)
        self.adam.step()

    def imitate(self, shown: Any, epochs: int = 8, size: int = 16384) -> float:
        """Copy what a level did; returns the share of its decisions that were copied."""
        rows, masks, actions = (torch.from_numpy(one).to(self.device) for one in shown)
        adam = torch.optim.Adam(self.actor.parameters(), lr=1e-3)
        steps, same = epochs * (len(rows) // size), torch.zeros((), device=self.device)
        for step in range(steps):
            chosen = torch.randint(len(rows), (size,), device=self.device)
            logs = torch.log_softmax(self.logits(rows[chosen].float(), masks[chosen], None), 1)
            wanted = actions[chosen].long()
            loss = nn.functional.nll_loss(logs, wanted)
            adam.param_groups[0]["lr"] = 1e-3 * (1 - step / steps)
            adam.zero_grad()
            loss.backward()
            adam.step()
            if step >= steps - steps // epochs:
                same += (logs.argmax(1) == wanted).float().mean() / (steps // epochs)
        return float(same)

    def continue_from(self, start: Path, partner: Path | None) -> None:
        """Take over a trained policy; another one, if given, becomes its partner."""
        load(self.actor, start)
        if self.partners is not None and partner is not None:
            load(self.partners.actor, partner)
            self.partners.sit_down(self.given.seed)

    def watch(self) -> None:
        """Let the critic learn how the policy's games end, before the policy changes."""
        self.learns.fill_(0.0)
        for _ in range(WATCHED):
            self.iterate(0.0)
        self.learns.fill_(1.0)

    def iterate(self, done: float) -> None:
        """One iteration; `done` is the share of the training that is over."""
        self.rate.fill_(max(self.given.rate * (1 - done), 1e-5))
        self.entropy.fill_(self.given.entropy * max(1 - 1.25 * done, 0.05))
        self.play()
        count = self.given.steps * self.tables.n
        for _ in range(self.given.epochs):
            order = torch.randperm(count, device=self.device)
            for part in order[: len(self.batch) * self.given.batches].split(len(self.batch)):
                self.batch.copy_(part)
                self.improve()


def log_chance(logits: Tensor, action: Tensor) -> Tensor:
    return torch.log_softmax(logits, 1).gather(1, action[:, None])[:, 0]


def captured(work: Callable[[], None], device: str) -> Callable[[], None]:
    """The same work as one CUDA graph, which starts all its kernels at once."""
    if not device.startswith("cuda"):
        return work
    side = torch.cuda.Stream()
    side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side):
        for _ in range(3):
            work()
    torch.cuda.current_stream().wait_stream(side)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        work()
    return graph.replay


def due(seconds: float) -> Iterator[float]:
    """When checkpoints are written: after 2, 4, 8, ... seconds, and at the end."""
    at = 2.0
    while at < seconds:
        yield at
        at *= 2
    yield seconds


def save(learner: Learner, path: Path, **told: Any) -> None:
    """Write the policy as a file that Parlour can play."""
    env = learner.tables.env
    encoding = learner.tables.encoding if learner.offered is None else "candidates"
    arrays: dict[str, Any] = {"game": env.id, "encoding": encoding, "activation": "relu"}
    for k, layer in enumerate(learner.actor.layers):
        arrays[f"w{k}"] = layer.weight.detach().T.cpu().numpy().astype(np.float16)
        arrays[f"b{k}"] = layer.bias.detach().cpu().numpy().astype(np.float16)
    np.savez_compressed(path, **arrays, **told)


def load(actor: Net, path: Path) -> None:
    """Fill a network with the weights of a file."""
    with np.load(path, allow_pickle=False) as kept:
        for k, layer in enumerate(actor.layers):
            for name, own in (f"w{k}", layer.weight.T), (f"b{k}", layer.bias):
                if kept[name].shape != own.shape:
                    raise SystemExit(
                        f"{path} has layers of a different size; set --hidden to match"
                    )
                own.data.copy_(torch.from_numpy(kept[name].astype(np.float32)))


def main() -> None:
    train(arguments().parse_args())


def train(given: argparse.Namespace) -> Learner:
    """Train for the given time, with checkpoints on the way."""
    torch.manual_seed(given.seed)
    torch.set_float32_matmul_precision("high")
    given.out.mkdir(parents=True, exist_ok=True)
    began = time.perf_counter()
    learner = Learner(given)
    print(f"ready after {time.perf_counter() - began:.1f} s")
    if given.shown is not None:
        same = learner.imitate(given.shown())
        print(f"copied {100 * same:.1f} % after {time.perf_counter() - began:.1f} s", flush=True)
    if given.start:
        learner.continue_from(given.start, given.partner)
    if given.start or given.shown is not None:
        learner.watch()
        report(learner, given.out / f"{given.game}-{given.seed}-0s.npz", 0, 0)
    if given.within:
        given.seconds = min(given.seconds, given.within - (time.perf_counter() - began))
    start, steps, took, done = time.perf_counter(), 0, 0.0, 0.0
    waits = [*due(given.seconds)]
    while done < 1:
        learner.iterate(done)
        steps += given.steps * learner.tables.n
        took = time.perf_counter() - start
        share = steps / given.most if given.most else took / given.seconds
        done = min(share, 1.0)
        passed = [given.seconds] if done == 1 else [at for at in waits if at <= took]
        if passed:
            name = f"{given.game}-{given.seed}-{passed[-1]:.0f}s.npz"
            report(learner, given.out / name, took, steps)
            waits = [at for at in waits if at > took]
    return learner


def report(learner: Learner, path: Path, took: float, steps: int) -> None:
    """Save a checkpoint and say how it is going."""
    ended, won = learner.games.tolist()
    learner.games.zero_()
    save(learner, path, seconds=round(took, 1), steps=steps)
    rate = 100 * won / max(ended, 1)
    print(
        f"{took:6.1f} s {steps / 1e6:8.2f} M steps; seat 0 won {rate:.1f} % of {ended:.0f} games",
        flush=True,
    )


if __name__ == "__main__":
    main()
