"""Which of the learned weights a table of Sequence Numbers plays with."""

from __future__ import annotations

import pytest

from parlour import Table
from parlour.games.sequence_numbers import weights


@pytest.mark.parametrize(("seats", "teams", "row"), [
    (2, 2, 0), (3, 3, 1), (4, 2, 2), (6, 2, 3), (6, 3, 4),
])  # fmt: skip
def test_each_kind_of_table_has_its_row(seats, teams, row):
    table = Table("sequence-numbers", seats, seed=1, options={"teams": teams} if seats == 6 else {})
    assert weights.setting_of(table.look(0)[0]) == row
    setting = weights.SETTINGS[row]
    assert (setting.seats, setting.sides) == (seats, teams)
