"""Study requests: what is accepted is exactly what `parlour lab run` plays, cell by cell."""

from __future__ import annotations

import random
from typing import Any

import pytest

from parlour.core.errors import BadOption
from parlour.core.game import Game
from parlour.core.registry import game, names
from parlour.server.workers.study_request import MOST_BOTS, NewStudy, command
from parlour.terminal.cli import _parser
from parlour.terminal.study_settings import settings


def drawn(card: Game, luck: random.Random) -> NewStudy:
    """Generate a request like those of the Lab page."""
    vary = luck.choice([None, "seats", "preset", "bots", *(o.name for o in card.Options.listed())])
    levels = [*card.bots, "random"]
    values: Any = {
        None: [],
        "seats": card.seats,
        "preset": [one.name for one in card.presets],
        "bots": [*levels, *(f"{above}/{below}" for above in levels for below in levels)],
        **{option.name: option.values for option in card.Options.listed()},
    }[vary]
    return NewStudy(
        game=card.name, games=luck.choice([1, 100_000]),
        seats=luck.choice([None, *card.seats]),
        preset=luck.choice([None, *(one.name for one in card.presets)]),
        bots=luck.choices(levels, k=luck.randrange(4)), rotate=luck.random() < 0.5, vary=vary,
        values=luck.sample(list(values), min(len(values), luck.randint(1, 4))),
    )  # fmt: skip


@pytest.mark.parametrize("name", ["transmitter", "synergy", "sequence-numbers", "think-str8",
                                  "pattern-overlap"])  # fmt: skip
def test_what_is_accepted_can_be_played(name: str) -> None:
    assert name in names()
    card, luck, accepted = game(name), random.Random(name), 0
    for _ in range(150):
        new = drawn(card, luck)
        try:
            words = command(new)
        except BadOption:
            continue
        accepted += 1
        args = _parser().parse_args(words)
        assert (args.game, args.games, args.material) == (name, new.games, [])
        cells = settings(card, args)
        assert len(cells) == max(1, len(new.values))
        assert all(cell.seats in card.seats for cell in cells)
        if new.vary in {option.name for option in card.Options.listed()}:
            assert [cell.options[new.vary] for cell in cells] == new.values
    assert accepted > 30


def test_too_many_levels_are_refused() -> None:
    new = NewStudy("transmitter", 5, vary="bots", values=["/".join(["easy"] * (MOST_BOTS + 1))])
    with pytest.raises(BadOption, match="at most 8 levels"):
        command(new)
