"""Golden games replay to the same bytes, compiled and interpreted."""

from __future__ import annotations

from collections import Counter

import pytest

import parlour
from parlour.games.synergy.missions import ACTIONS, CHALLENGES
from parlour.games.transmitter.words import OUTCOMES
from tests.games_known import NAMES
from tests.golden.games import GOLDEN, HERE, Golden, kept_record, written
from tests.sampling import sampled


def _name(golden: Golden) -> str:
    return f"{golden.game} {golden.name}"


@pytest.mark.slow
@pytest.mark.parametrize("golden", sampled(GOLDEN, 12), ids=_name)
def test_golden_game(golden: Golden) -> None:
    """Interpreted; all of them again below, compiled."""
    replayed = kept_record(golden).replay()
    assert written(replayed) == golden.path.read_text(encoding="utf-8")


@pytest.mark.compiled
@pytest.mark.parametrize("golden", GOLDEN, ids=_name)
def test_golden_game_compiled(golden: Golden) -> None:
    replayed = kept_record(golden).replay()
    assert replayed._engine.compiled
    assert written(replayed) == golden.path.read_text(encoding="utf-8")


def test_every_file_is_a_golden_game() -> None:
    assert set(HERE.glob("*/*.txt")) == {golden.path for golden in GOLDEN}


@pytest.mark.parametrize("name", NAMES)
def test_every_end_and_number_of_seats_has_a_golden_game(name: str) -> None:
    records = [kept_record(golden) for golden in GOLDEN if golden.game == name]
    card = parlour.game(name)
    assert {record.result.split(";")[0] for record in records} == set(card.reasons)
    assert {record.seats for record in records} == set(card.seats)


def test_every_way_a_round_of_transmitter_ends_has_a_golden_game() -> None:
    seen: Counter[str] = Counter()
    for golden in GOLDEN:
        if golden.game == "transmitter":
            seen.update(
                past["outcome"] for past in kept_record(golden).replay().view(None)["rounds"]
            )
    assert set(seen) == set(OUTCOMES) - {"pending"}


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
