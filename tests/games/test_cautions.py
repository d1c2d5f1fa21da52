"""What each game says about options that have no effect, or lead to something unexpected."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping

import msgspec
import numpy as np
import pytest

import parlour
from parlour.core import telling
from parlour.core.fact import Caution
from parlour.core.game import Game
from parlour.core.language import catalogue, languages, told
from parlour.core.option import Value
from parlour.core.table import Table
from parlour.text.arguments import arguments
from tests.sampling import sampled

GAMES = ("pattern-overlap", "sequence-numbers", "synergy", "think-str8", "transmitter")
STEPS = 40
# Fields that follow options, and whose effect shows in what seats may do.
APART = ("options", "locked_until", "to_drift", "table")
Options = Mapping[str, Value]
CUSTOM_SET: Options = {"objective_set": "custom", "custom_objectives": "-7 -4 2 3"}

# A table for each caution: the game, the players, the options; the last option is what it is about.
CASES: list[tuple[str, str, int, Options]] = [
    ("pattern-overlap", "no-last-call", 4, {"level": "expert"}),
    ("pattern-overlap", "no-last-call", 3, {"mode": "nms", "timer_s": 20}),
    ("pattern-overlap", "own-last-call", 2, {"mode": "cover", "timer_s": 5, "level": "expert"}),
    ("pattern-overlap", "call-in-rounds", 2, {"mode": "cover", "clock": "turns", "timer_s": 31}),
    ("pattern-overlap", "call-in-rounds", 2,
     {"mode": "cover", "clock": "turns", "level": "advanced"}),
    ("pattern-overlap", "not-seven", 6, {"seven_seats": True}),
    ("pattern-overlap", "own-locations", 7, {"mode": "nms", "seven_seats": True}),
    ("pattern-overlap", "own-locations", 3, {"mode": "nms", "start_board": "build"}),
    ("pattern-overlap", "only-stack", 4, {"nms_freeze": "never"}),
    ("pattern-overlap", "only-stack", 4, {"nms_base": "choose"}),
    ("pattern-overlap", "only-stack", 4, {"clock": "turns", "nms_tie": "round"}),
    ("pattern-overlap", "only-turns", 3, {"mode": "nms", "clock": "ticks", "nms_tie": "round"}),
    ("pattern-overlap", "only-real-time", 2, {"clock": "turns", "mistake_lock_ms": 0}),
    ("pattern-overlap", "only-real-time", 2, {"clock": "ticks", "stuck_notice_s": 0}),
    ("pattern-overlap", "only-real-time", 2, {"clock": "turns", "idle_limit_s": 30}),
    ("pattern-overlap", "only-real-time", 2, {"clock": "turns", "play_lock_ms": 2000}),
    ("pattern-overlap", "short-tick", 2, {"clock": "ticks", "play_lock_ms": 1000}),
    ("pattern-overlap", "no-wild", 2, {"wild_min_real": 2}),
    ("pattern-overlap", "real-squares", 2,
     {"clock": "turns", "centers": "wild", "wild_min_real": 3, "min_match": 2}),
    ("pattern-overlap", "no-race", 4, {"clock": "turns"}),
    ("pattern-overlap", "often-stuck", 4, {"centers": "wild", "min_match": 4}),
    ("pattern-overlap", "no-points", 2, {"live_scores": "none"}),
    ("pattern-overlap", "two-places", 2, {"clock": "turns", "play_out": True}),
    ("pattern-overlap", "no-limit", 2, {"idle_limit_s": 0}),
    ("pattern-overlap", "printed-faces", 2, {"custom_faces": "1 2 3"}),
    ("transmitter", "no-drift", 4, {"objective_limit": 1, "draw_match": "win"}),
    ("transmitter", "no-drift", 2, {"refill": "none", "tuner": True}),
    ("transmitter", "no-drift", 2, {"refill": "none", "drift_interval": 4}),
    ("transmitter", "out-first", 3, {"refill": "none", "objective_limit": 2}),
    ("transmitter", "few-cards", 3, {**CUSTOM_SET, "objective_limit": 4}),
    ("transmitter", "pile-lasts", 4, {"objective_limit": 2, "out_of_cards": "pile_empty"}),
    ("transmitter", "no-pile", 4, {"refill": "none", "out_of_cards": "pile_empty"}),
    ("transmitter", "one-round", 4,
     {"wins_to_win": 1, "losses_to_lose": 1, "transmitter": "fixed"}),
    ("transmitter", "one-round", 4,
     {"wins_to_win": 1, "losses_to_lose": 1, "reveal_objective": "round_end",
      "objective_scope": "game"}),
    ("transmitter", "one-receiver", 2, {"talk": "free"}),
    ("transmitter", "printed-set", 4, {"custom_objectives": "1 2"}),
    ("transmitter", "printed-deck", 4, {"custom_deck": "1 2"}),
    ("think-str8", "usual-tokens", 3, {"token_size_6": 12}),
    ("think-str8", "usual-tokens", 3, {"token_points_0": 20}),
    ("think-str8", "with-grey", 3, {"intro_grey": "may_stay"}),
    ("think-str8", "no-exchange", 3, {"exchange": "off", "exchange_colours": "thrown"}),
    ("think-str8", "no-exchange", 3, {"exchange": "off", "exchange_last_round": False}),
    ("think-str8", "usual-rounds", 4, {"rounds": 8}),
    ("think-str8", "never-back", 2, {"final_wrong": 0, "track_floor": "start"}),
    ("think-str8", "narrow-pays-less", 2, {"final_two": 5}),
    ("sequence-numbers", "usual-number", 4, {"teams": 2}),
    ("sequence-numbers", "usual-number", 3, {"teams": 3}),
    ("sequence-numbers", "usual-number", 2, {"sequences_to_win": 1}),
    ("sequence-numbers", "usual-number", 6, {"hand_cards": 4}),
    ("sequence-numbers", "one-sequence", 2, {"claim": "auto"}),
    ("sequence-numbers", "one-sequence", 3, {"shared_chips": 0}),
    ("sequence-numbers", "one-sequence", 4, {"sequences_to_win": 1, "stalemate": "draw"}),
    ("sequence-numbers", "no-swaps", 2, {"dead_per_turn": 0, "exchange_resets": False}),
    ("sequence-numbers", "no-teams", 3, {"table_talk": "referee"}),
    ("sequence-numbers", "no-number", 2, {"board": "spiral", "board_seed": 7}),
    ("sequence-numbers", "everyone-has-own", 2, {"seat_sums": "easy hard", "deck_level": 3}),
    ("sequence-numbers", "everyone-has-own", 2,
     {"seat_help": "none lit", "answer_aid": "highlight"}),
    ("sequence-numbers", "usual-board", 2, {"custom_board": "1 2"}),
    ("sequence-numbers", "usual-sums", 2, {"custom_sums": "1 2"}),
    ("sequence-numbers", "often-stuck", 6, {"teams": 3}),
    ("sequence-numbers", "often-stuck", 3, {"sequences_to_win": 2}),
    ("synergy", "not-custom", 3, {"mission": 2, "custom_lives": 7}),
    ("synergy", "no-challenge", 3, {"mission": 2, "order_limits": "or_equal"}),
    ("synergy", "no-challenge", 3, {"mission": 12, "even_odd": "one_each"}),
    ("synergy", "no-challenge", 3, {"mission": 23, "pass_number_dir": "right"}),
    ("synergy", "no-challenge", 3, {"mission": 24, "pass_goal_dir": "left"}),
    ("synergy", "no-limits", 3, {"mission": 24, "redraw_dead_hands": False}),
    ("synergy", "no-limits", 4, {"mission": 16, "ignored_exempt": False}),
    ("synergy", "no-actions", 3, {"mission": 2, "action_order": "leader"}),
    ("synergy", "no-action", 3, {"mission": 20, "card_bounds": "1_5"}),
    ("synergy", "no-action", 3, {"mission": 19, "ignored_exempt": False}),
    ("synergy", "few-actions", 3, {"mission": 6, "actions_per_seat_round": 10}),
    ("synergy", "no-super-hyper", 3, {"mission": 2, "super_hyper": "chosen"}),
    ("synergy", "no-super", 3, {"mission": 25, "super_hyper": "chosen", "super_seat": 2}),
    ("synergy", "no-hyper", 3, {"mission": 17, "super_hyper": "chosen", "hyper_seat": 2}),
    ("synergy", "not-both", 3, {"mission": 17, "super_hyper_same_seat": True}),
    ("synergy", "not-chosen", 3, {"mission": 17, "super_seat": 2}),
    ("synergy", "chosen-apart", 3,
     {"mission": 28, "super_hyper": "chosen", "super_hyper_same_seat": True}),
    ("synergy", "lives-full", 3, {"mission": 25, "extra_lives": 2}),
    ("synergy", "failures-full", 3,
     {"mission": "custom", "custom_fail": 2, "extra_failures": 1}),
    ("synergy", "no-medal", 3, {"mission": 2, "keep_optional": True}),
]  # fmt: skip
NO_EFFECT = [case for case in CASES if case[1] not in {
    "call-in-rounds", "no-limit", "one-receiver", "narrow-pays-less", "often-stuck", "lives-full",
    "no-medal", "no-race",
}]  # fmt: skip


def kinds(game: Game) -> Iterator[type[Caution]]:
    """Yield the cautions that a game defines."""
    module = importlib.import_module(f"{telling.package(game)}.cautions")
    for one in vars(module).values():
        if isinstance(one, type) and issubclass(one, Caution) and one is not Caution:
            yield one


def ids(found: tuple[Caution, ...]) -> set[tuple[str, str]]:
    """Return the id and the option of cautions."""
    return {(str(type(one).__struct_config__.tag), one.option) for one in found}


@pytest.mark.parametrize("name", GAMES)
def test_every_caution_has_an_example_here(name: str) -> None:
    known = {str(one.__struct_config__.tag) for one in kinds(parlour.game(name))}
    assert known == {id for game, id, _, _ in CASES if game == name}


@pytest.mark.parametrize(("name", "id", "seats", "options"), CASES)
def test_a_caution_is_about_the_option_that_was_changed(
    name: str, id: str, seats: int, options: Options
) -> None:
    *_, about = options
    assert (id, about) in ids(parlour.game(name).warnings(seats, None, options))


@pytest.mark.parametrize("name", GAMES)
def test_presets_and_defaults_need_no_caution(name: str) -> None:
    game = parlour.game(name)
    for preset in game.presets:
        seats = game.usual_seats_of(preset.name)
        assert game.warnings(seats, preset.name) == ()
        assert game.warnings(seats, preset.name, preset.options) == ()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", GAMES)
def test_every_caution_is_worded_with_its_arguments(name: str, language: str) -> None:
    game = parlour.game(name)
    texts = arguments(catalogue(telling.package(game), language))
    for one in kinds(game):
        given = {*texts[f"caution-{one.__struct_config__.tag}"]}
        assert {*one.__struct_fields__} - {"option"} <= given <= {*one.__struct_fields__}


@pytest.mark.parametrize(("name", "id", "seats", "options"), CASES)
def test_who_reads_it_learns_whether_there_is_no_effect(
    name: str, id: str, seats: int, options: Options
) -> None:
    found = parlour.game(name).warnings(seats, None, options)
    said = {str(type(one).__struct_config__.tag): told(one) for one in found}
    assert said[id].startswith("No effect here.") == ((name, id, seats, options) in NO_EFFECT)


@pytest.mark.parametrize(("name", "id", "seats", "options"), sampled(NO_EFFECT, 25))
def test_an_option_without_effect_changes_nothing(
    name: str, id: str, seats: int, options: Options
) -> None:
    *_, about = options
    without = {key: value for key, value in options.items() if key != about}
    assert played(name, seats, options) == played(name, seats, without)


def test_an_option_with_an_effect_changes_something() -> None:
    """The comparison above would notice."""
    assert played("think-str8", 3, {"exchange": "off"}) != played("think-str8", 3, {})
    assert played("transmitter", 3, {"drift_interval": 2}) != played("transmitter", 3, {})


def played(name: str, seats: int, options: Options) -> list[bytes]:
    """Return every position of a game played at random, without its options."""
    table = Table(name, seats, options=options, seed="cautions")
    luck, found = np.random.default_rng(1), [position(table)]
    while not table.over and len(found) < STEPS:
        seat = table.actors[int(luck.integers(len(table.actors)))]
        legal = table.legal(seat)
        table.play(seat, legal[int(luck.integers(len(legal)))])
        found.append(position(table))
    result = table.result
    return [*found, msgspec.json.encode([] if result is None else [result.reason, *result.scores])]


def position(table: Table) -> bytes:
    """Return a state without its options, and what each seat may do."""
    state = table.truth()
    fields = {
        name: np.asarray(getattr(state, name)).tolist()
        for name in table.game.State.fields
        if name not in APART
    }
    legal = [table.legal(seat) for seat in range(table.seats)]
    return repr((fields, legal)).encode()
