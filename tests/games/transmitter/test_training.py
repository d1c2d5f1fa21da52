"""Training plays rounds as tensors: the same rows, network and rules as in a game."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import parlour
from parlour.core.struct import Array
from parlour.games.transmitter import network
from parlour.games.transmitter.network import SCRATCH, corrected_card
from parlour.games.transmitter.options import COPIES, HIGHEST, VALUES
from parlour.games.transmitter.planned import LEAD, MOST_PLAYS, ROW
from parlour.games.transmitter.rules import GREATER, LOWER
from parlour.games.transmitter.training.filling import sit

torch = pytest.importorskip("torch")

from parlour.games.transmitter.training import examination, nets  # noqa: E402
from parlour.games.transmitter.training.rounds import (  # noqa: E402
    BEFORE_DRIFT,
    Rounds,
    remembered,
)

RECEIVERS = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]


def use(actor: nets.Corrector, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the bot use these weights."""
    nets.save(actor, path)
    with np.load(path) as kept:
        weights = [kept[f"w{k}"].astype(np.float32) for k in range(4)]
        biases = [kept[f"b{k}"].astype(np.float32) for k in range(4)]
    plays = ROW.size + network.HALF_PLAYS
    parts = {
        "RECALL": weights[0], "OUT": weights[3],
        **dict(zip(("IN_ROW", "IN_PLAYS", "IN_MORE_PLAYS"),
                   np.split(weights[1], [ROW.size, plays]), strict=True)),
        **dict(zip(("HIDDEN", "MORE_HIDDEN"), np.split(weights[2], 2), strict=True)),
        **dict(zip(("RECALL_BIAS", "IN_BIAS", "HIDDEN_BIAS", "OUT_BIAS"), biases, strict=True)),
    }  # fmt: skip
    for name, array in parts.items():
        monkeypatch.setattr(network, name, array)


def test_the_bot_plays_what_was_trained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    torch.manual_seed(3)
    actor = nets.Corrector()
    for weights in actor.parameters():
        weights.data += 0.05 * torch.randn_like(weights)
    use(actor, tmp_path / "random.npz", monkeypatch)
    receivers = torch.tensor(RECEIVERS)
    rounds = Rounds(receivers)
    rounds.deal()
    memory = torch.zeros(rounds.n, MOST_PLAYS, nets.MEMORY)
    for t in range(MOST_PLAYS):
        rows = rounds.positions()
        rounds.weigh(rows)
        with torch.no_grad():
            recalled = actor.recalled(memory, receivers, slice(t, t + 1))[:, 0]
            logits = actor(rows, recalled)
        for i in range(rounds.n):
            x = np.zeros(SCRATCH)
            card = corrected_card(view(rounds, i), x) + HIGHEST
            assert x[network.INPUT : network.RECALLED] == pytest.approx(rows[i].numpy(), abs=1e-5)
            added = logits[i] / actor.sharpness.exp() + 10 * rows[i, LEAD : LEAD + VALUES]
            found = x[network.ADDED : network.ADDED + VALUES]
            assert found == pytest.approx(added.detach().numpy(), abs=0.01)
            assert card == int(nets.masked(logits, rows)[i].argmax())
        cards = torch.multinomial((rounds.own() > 0).float(), 1)[:, 0]
        _, lower, on = rounds.play(rows, cards)
        hint = torch.where(torch.rand(rounds.n) < lower, LOWER, GREATER)
        if t + 1 < MOST_PLAYS:
            rounds.settle(hint, torch.where(hint == LOWER, on[0], on[1]))
            memory[:, t] = actor.remember(remembered(rows, cards, hint, t)).detach()


def view(rounds: Rounds, i: int) -> object:
    """The next receiver's view at a table."""
    game = parlour.game("transmitter")
    blank, options = game.View.boxes(1), game.chosen(2, "expert")
    state = game.State.load(game.State.bytes(game.begin(2, options)))
    at: Array = np.array([int(rounds.stack[i]), rounds.plays, int(rounds.receivers[i])])
    own, played, hints = rounds.own()[i], rounds.played[i], rounds.hints[i]
    sit(blank[0], state[0].options, at, own.numpy(), played.numpy(), hints.numpy())
    return blank[0]


def test_cards_are_dealt_once_and_nothing_is_scored_twice() -> None:
    torch.manual_seed(1)
    rounds = Rounds(torch.tensor(RECEIVERS))
    rounds.deal()
    counts = torch.zeros(rounds.n, VALUES).scatter_add_(
        1, rounds.deck, torch.ones_like(rounds.deck, dtype=torch.float32)
    )
    assert counts.max() <= COPIES
    won = torch.zeros(rounds.n)
    for t in range(MOST_PLAYS):
        assert (rounds.hands.sum(2) == 3).sum(1).tolist() == RECEIVERS
        rows = rounds.positions()
        rounds.weigh(rows)
        card = rows[:, LEAD : LEAD + VALUES].masked_fill(rounds.own() == 0, 99).argmin(1)
        alive = rounds.alive
        match, lower, on = rounds.play(rows, card)
        assert (match + on.max(0).values <= 1 + 1e-6).all()
        if t + 1 != BEFORE_DRIFT and t + 1 < MOST_PLAYS:
            assert torch.allclose(match + on[0], torch.ones(rounds.n))
        won += alive * match
        hint = torch.where(torch.rand(rounds.n) < lower, LOWER, GREATER)
        rounds.settle(hint, torch.where(hint == LOWER, on[0], on[1]))
    assert (won + rounds.alive <= 1 + 1e-6).all()
    assert (rounds.alive == 0).all(), "no round goes on after its last play"


@pytest.mark.soak
def test_the_planner_wins_as_many_rounds_as_strong_wins_games() -> None:
    from parlour.lab.matches import play

    planner = nets.Corrector()
    torch.nn.init.zeros_(planner.net.layers[-1].weight)
    share, error = examination.examined(planner, torch.full((20000,), 3), 1)[4]
    game = parlour.game("transmitter")
    games = play(game, 4, game.chosen(4, "expert"), "strong", 10000, 2)
    off = (2.46 * error) ** 2 + 0.25 / games.games
    assert examination.game_won(share) == pytest.approx(games.won, abs=4 * off**0.5)
