"""docs/observations.md, which tools/layouts.py writes, and the declarations it is made from."""

from math import prod

import pytest

from parlour.core.registry import game
from tests.games_known import NAMES
from tools import layouts

OBSERVED = [name for name in NAMES if game(name).lab.observe]
every_observed = pytest.mark.parametrize("name", OBSERVED)


def test_the_page_is_current():
    assert layouts.PAGE.read_text() == layouts.page(), "run python tools/layouts.py"


@every_observed
@pytest.mark.parametrize("encoding", ["observe", "compact"])
def test_every_part_is_explained(name, encoding):
    module, place = getattr(game(name).lab, encoding), 0
    for part in module.ROW.parts:
        assert part.about, part.field
        assert "|" not in part.about, part.field
        assert part.offset == place
        place += prod(part.shape)
    assert place == module.ROW.size


@every_observed
def test_every_action_is_explained(name):
    following = 0
    for span in game(name).lab.observe.MOVES:
        assert span.first == following
        assert span.about
        following += span.size
    assert following == game(name).actions


def test_every_part_of_a_candidate_is_explained():
    with_candidates = [name for name in OBSERVED if hasattr(game(name).lab.observe, "CHOICE")]
    assert with_candidates
    for name in with_candidates:
        for part in game(name).lab.observe.CHOICE.parts:
            assert part.about, part.field
            assert f"| `{part.field}` | {part.offset} |" in layouts.page()
