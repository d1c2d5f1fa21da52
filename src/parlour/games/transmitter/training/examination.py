"""How often a trained network wins, beside the planner alone."""

from __future__ import annotations

import math

import torch
from torch import Tensor, nn

from parlour.games.transmitter.planned import MOST_PLAYS
from parlour.games.transmitter.rules import GREATER, LOWER
from parlour.games.transmitter.training.nets import MEMORY, Corrector, masked
from parlour.games.transmitter.training.rounds import Rounds, remembered

RECEIVERS = (1, 2, 3, 4, 5)
WIN = 5  # rounds won or lost that end a game
SEED = 1


def compared(actor: Corrector, tables: int, rounds: int, device: str) -> list[dict[str, float]]:
    """What both win for each number of players, in per cent, with standard errors."""
    planner = Corrector().to(device)
    nn.init.zeros_(planner.net.layers[-1].weight)
    receivers = torch.tensor(RECEIVERS).repeat_interleave(tables // len(RECEIVERS)).to(device)
    found = []
    both = (examined(one, receivers, rounds) for one in (actor, planner))
    for (seats, (won, error)), (_, (plain, _)) in zip(*(one.items() for one in both), strict=True):
        found.append({
            "seats": seats, "round": 100 * won, "error": 100 * error, "game": 100 * game_won(won),
            "planner_round": 100 * plain, "planner_game": 100 * game_won(plain),
        })  # fmt: skip
    return found


@torch.no_grad()
def examined(actor: Corrector, receivers: Tensor, rounds: int) -> dict[int, tuple[float, float]]:
    """By number of players, the share of rounds that the best cards win, and its error."""
    torch.manual_seed(SEED)
    tables, device = Rounds(receivers), receivers.device
    each: list[Tensor] = []
    for _ in range(rounds):
        tables.deal()
        memory = torch.zeros(tables.n, MOST_PLAYS, MEMORY, device=device)
        won = torch.zeros(tables.n, device=device)
        for t in range(MOST_PLAYS):
            rows = tables.positions()
            tables.weigh(rows)
            recalled = actor.recalled(memory, receivers, slice(t, t + 1))[:, 0]
            card = masked(actor(rows, recalled), rows).argmax(1)
            alive = tables.alive
            match, lower, on = tables.play(rows, card)
            won += alive * match
            low = torch.rand_like(lower) < lower
            hint = torch.where(low, LOWER, GREATER)
            tables.settle(hint, torch.where(low, on[0], on[1]))
            memory[:, t] = actor.remember(remembered(rows, card, hint, t))
        each.append(won)
    shares, found = torch.stack(each), {}
    for one in sorted(set(receivers.tolist())):
        wins = shares[:, receivers == one]
        found[one + 1] = float(wins.mean()), float(wins.std() / wins.numel() ** 0.5)
    return found


def game_won(round_won: float) -> float:
    """The chance to win a game."""
    return sum(
        math.comb(WIN - 1 + lost, lost) * round_won**WIN * (1 - round_won) ** lost
        for lost in range(WIN)
    )
