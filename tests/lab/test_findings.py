"""Findings with known answers: what differs, how much, and what is left out."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

import parlour
from parlour.core.struct import Array
from parlour.lab import findings as module
from parlour.lab.cells import Cell
from parlour.lab.finding_words import figure_key, finding_text, size_name
from parlour.lab.findings import Played, findings
from parlour.lab.series import Series, linear
from parlour.lab.study import Setting
from parlour.lab.words import Words

GAME = parlour.game("transmitter")
DEALS = 400
LUCK = np.random.default_rng(1).normal(size=DEALS)  # the same deals in every cell


class Fake(dict[str, Array]):
    """Games that are only their numbers and made-up figures."""

    def __init__(self, **figures: Array) -> None:
        super().__init__(number=np.arange(DEALS))
        self.figures = figures


@pytest.fixture(autouse=True)
def _made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    def series(games: Fake) -> Iterator[Series]:
        for name, values in games.figures.items():
            yield Series("measure", name, "", values, False)

    monkeypatch.setattr(module, "series_of", series)


def setting(**varied: int) -> Setting:
    one = Cell.of(GAME, 3, GAME.chosen(3), ["easy"])
    return Setting(one.key, 3, one.bots, 1, {}, None, dict(varied))


def played(*cells: tuple[dict[str, int], dict[str, Array]]) -> Played:
    return [(setting(**varied), Fake(**figures)) for varied, figures in cells]  # type: ignore[misc]


def shifted(by: float) -> Array:
    """Luck with another mean, and a little noise of its own."""
    noise: Array = np.random.default_rng(int(100 * abs(by))).normal(size=DEALS) / 10
    return LUCK + by + noise


def test_the_largest_effect_comes_first_and_luck_is_left_out() -> None:
    found, constant = findings(played(
        ({"a": 3}, {"small": LUCK, "large": LUCK, "luck": shifted(0), "same": LUCK * 0}),
        ({"a": 5}, {"small": shifted(0.3), "large": shifted(-2), "luck": LUCK, "same": LUCK * 0}),
    ))  # fmt: skip
    assert [one.name for one in found] == ["large", "small"]
    assert [one.name for one in constant] == ["same"]
    large = found[0]
    assert (large.option, large.first[0], large.second[0]) == ("a", 3, 5)
    assert large.gap.value == pytest.approx(-2, abs=0.1)
    assert large.gap.low < large.gap.value < large.gap.high < 0
    assert large.size == pytest.approx(-2 / LUCK.std(), rel=0.05)


def test_the_extremes_of_several_values_are_compared_in_their_order() -> None:
    cells = [({"a": k}, {"f": shifted(by)}) for k, by in ((1, 1), (2, 3), (3, 0), (4, 2))]
    (one,), _ = findings(played(*cells))
    assert (one.first[0], one.second[0]) == (2, 3)
    assert one.gap.value == pytest.approx(-3, abs=0.1)
    pair, _ = findings(played(*cells[1:3]))
    assert one.gap.half > 1.2 * pair[0].gap.half, "choosing from several widens the interval"


def test_an_effect_is_averaged_over_what_else_was_varied() -> None:
    found, _ = findings(played(
        ({"a": 1, "b": 1}, {"f": shifted(0)}), ({"a": 2, "b": 1}, {"f": shifted(1)}),
        ({"a": 1, "b": 2}, {"f": shifted(0)}), ({"a": 2, "b": 2}, {"f": shifted(3)}),
    ))  # fmt: skip
    one = found[0]
    assert one.option == "a"
    assert one.gap.value == pytest.approx(2, abs=0.1)


def test_what_repeats_another_finding_is_left_out() -> None:
    first, second = shifted(0), shifted(2)
    found, _ = findings(played(
        ({"a": 1}, {"won": first, "lost": 1 - first}),
        ({"a": 2}, {"won": second, "lost": 1 - second}),
    ))  # fmt: skip
    assert [one.name for one in found] == ["won"]


def test_a_difference_without_any_luck_has_no_size() -> None:
    (one,), _ = findings(played(({"a": 1}, {"f": LUCK * 0}), ({"a": 2}, {"f": LUCK * 0 + 4})))
    assert one.size is None
    assert size_name(one.size) == "always"
    assert finding_text(one, Words(GAME)) == (
        "Up from 0.00 (a: 1) to 4.00 (a: 2), a difference of 4.00. Every game shows it."
    )


def test_one_cell_or_few_games_have_no_findings() -> None:
    assert findings([]) == ([], [])
    found, _ = findings(played(({"a": 1}, {"f": LUCK})))
    assert found == []


def test_sizes_have_their_usual_names() -> None:
    assert [size_name(one) for one in (0.1, -0.2, 0.5, -3.0)] == [
        "slight", "small", "medium", "large"
    ]  # fmt: skip


def test_figures_are_found_again_in_the_report() -> None:
    assert figure_key("won", "", "", True) == "won|together"
    assert figure_key("reason", "stuck", "", True) == "reasons|stuck"
    assert figure_key("measure", "used", "play", True) == "measure-used|play"
    assert figure_key("measure", "rounds", "", False) == "counts|rounds"
    assert figure_key("length", "", "", False) == "rhythm|length"


def test_a_ratio_game_by_game_has_the_ratio_as_its_mean() -> None:
    counts, of = np.array([1, 0, 4]), np.array([2, 1, 5])
    assert linear(counts, of).mean() == pytest.approx(5 / 8)
    assert list(linear(np.array([0, 0]), np.array([0, 0]))) == [0, 0]
