"""A table whose copies share memory is caught."""

from __future__ import annotations

import pytest

from parlour.contract import Broken
from parlour.contract.checks import copies_are_independent
from parlour.core.table import Table
from tests.games_known import EVERY

pytestmark = pytest.mark.plain


@pytest.mark.parametrize("shared", ["_state", "_chance", "actions"])
def test_a_copy_that_shares_is_caught(monkeypatch: pytest.MonkeyPatch, shared: str) -> None:
    honest = Table.copy

    def copy(self: Table) -> Table:
        twin = honest(self)
        setattr(twin, shared, getattr(self, shared))
        return twin

    monkeypatch.setattr(Table, "copy", copy)
    with pytest.raises(Broken, match="changed the original"):
        copies_are_independent(EVERY[-1])
