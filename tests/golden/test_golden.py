"""Golden games replay to the same bytes, compiled and interpreted."""

from __future__ import annotations

from collections import Counter

import pytest

import parlour
from parlour.games.synergy.missions import ACTIONS, CHALLENGES
from parlour.games.transmitter.facts import OUTCOMES
from tests.games_known import NAMES
from tests.golden.games import GOLDEN, HERE, Golden, kept_digests, kept_record, replayed, written
from tests.sampling import sampled


def _name(golden: Golden) -> str:
    return f"{golden.game} {golden.name}"


@pytest.mark.slow
@pytest.mark.parametrize("golden", sampled(GOLDEN, 12), ids=_name)
def test_golden_game(golden: Golden) -> None:
    """Interpreted; all of them again below, compiled."""
    _, digests = replayed(golden)
    assert digests == kept_digests(golden)


@pytest.mark.compiled
@pytest.mark.parametrize("golden", GOLDEN, ids=_name)
def test_golden_game_compiled(golden: Golden) -> None:
    table, digests = replayed(golden)
    assert table._engine.compiled
    assert digests == kept_digests(golden)


def test_every_file_is_a_golden_game() -> None:
    assert set(HERE.glob("*/*.txt")) == {golden.path for golden in GOLDEN}


@pytest.mark.parametrize("name", NAMES)
def test_every_end_and_number_of_seats_has_a_golden_game(name: str) -> None:
    tables = [kept_record(golden).replay() for golden in GOLDEN if golden.game == name]
    card = parlour.game(name)
    assert {table.result.reason for table in tables if table.result} == set(card.reasons)
    assert {table.seats for table in tables} == set(card.seats)


def test_a_game_is_written_and_read_again() -> None:
    golden = next(golden for golden in GOLDEN if golden.game == "transmitter")
    _, _, digests = written(kept_record(golden).replay()).partition("\n\n")
    assert digests == kept_digests(golden)


def test_every_way_a_round_of_transmitter_ends_has_a_golden_game() -> None:
    seen: Counter[str] = Counter()
    for golden in GOLDEN:
        if golden.game == "transmitter":
            seen.update(
                past["outcome"] for past in kept_record(golden).replay().view(None)["rounds"]
            )
    assert set(seen) == set(OUTCOMES.values())


def test_every_card_and_challenge_of_synergy_has_a_golden_game() -> None:
    used: set[str] = set()
    challenges: set[str] = set()
    for golden in GOLDEN:
        if golden.game == "synergy":
            shown = kept_record(golden).replay().view(None)
            used |= {use["card"] for use in shown["uses"]}
            challenges |= set(shown["mission"]["challenges"])
    assert used == set(ACTIONS)
    assert challenges == set(CHALLENGES)
