"""Synergy's options, a preset per mission, and combinations that are refused."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.core.fact import Refusal
from parlour.core.option import Choices, Preset, Value, choice, whole, yes_no
from parlour.games.synergy.duets import DUETS
from parlour.games.synergy.missions import (
    MISSIONS,
    ORDERS,
    Mission,
    as_options,
    flaw,
    mission_of,
)
from parlour.games.synergy.refusals import HyperSeat, SameSeat, SuperSeat
from parlour.games.synergy.stars import TWO, stars_for_two

CUSTOM = 0
STRICT, LOOSE = range(2)  # between: inclusive; order_limits: or equal
SECOND, ONE_EACH = range(2)
RACE, BY_LEADER = range(2)
ZERO_TO_SIX, ONE_TO_FIVE = range(2)
RANDOM, CHOSEN, GROUP = range(3)
LEFT, RIGHT = range(2)
OF_OUR_OWN = "custom mission"


class Options(Choices):
    """The options of a Synergy table."""

    mission: int = choice("custom", *range(1, len(MISSIONS) + 1), default=1)
    between: int = choice("strict", "inclusive", default="strict")
    order_limits: int = choice("strict", "or_equal", default="strict")
    even_odd: int = choice("second", "one_each", default="second")
    actions_per_seat_round: int = choice(1, 10, default=1)
    action_order: int = choice("race", "leader", default="race")
    card_bounds: int = choice("0_6", "1_5", default="0_6")
    redraw_dead_hands: int = yes_no(default=True)
    ignored_exempt: int = yes_no(default=True)
    keep_optional: int = yes_no(default=False)
    super_hyper: int = choice("random", "chosen", "group", default="random")  # S8
    super_seat: int = whole(0, 4, default=0)
    hyper_seat: int = whole(0, 4, default=1)
    super_hyper_same_seat: int = yes_no(default=False)
    pass_number_dir: int = choice("left", "right", default="left")
    pass_goal_dir: int = choice("left", "right", default="right")
    extra_lives: int = whole(0, 2, default=0)
    extra_failures: int = whole(0, 1, default=0)
    pings_per_round: int = whole(0, 9, default=3, group="table")
    card_counter: int = yes_no(default=True, group="table")
    custom_rounds: int = whole(1, 7, default=4, group=OF_OUR_OWN)
    custom_lives: int = whole(1, 7, default=3, group=OF_OUR_OWN)
    custom_numbers: int = whole(2, 10, default=5, group=OF_OUR_OWN)
    custom_goals: int = whole(1, 7, default=3, group=OF_OUR_OWN)
    custom_order: int = choice(*ORDERS, default="NGN", group=OF_OUR_OWN)
    custom_fail: int = whole(0, 4, default=1, group=OF_OUR_OWN)
    custom_super: int = yes_no(default=False, group=OF_OUR_OWN)
    custom_hyper: int = yes_no(default=False, group=OF_OUR_OWN)
    custom_a: int = yes_no(default=False, group=OF_OUR_OWN)
    custom_b: int = yes_no(default=False, group=OF_OUR_OWN)
    custom_c: int = yes_no(default=False, group=OF_OUR_OWN)
    custom_d: int = yes_no(default=False, group=OF_OUR_OWN)
    custom_e: int = yes_no(default=False, group=OF_OUR_OWN)
    custom_f: int = yes_no(default=False, group=OF_OUR_OWN)
    custom_g: int = yes_no(default=False, group=OF_OUR_OWN)
    custom_h: int = yes_no(default=False, group=OF_OUR_OWN)
    custom_i: int = yes_no(default=False, group=OF_OUR_OWN)
    custom_j: int = yes_no(default=False, group=OF_OUR_OWN)
    custom_min5: int = yes_no(default=False, group=OF_OUR_OWN)
    custom_max7: int = yes_no(default=False, group=OF_OUR_OWN)
    custom_nodbl: int = yes_no(default=False, group=OF_OUR_OWN)
    custom_dbl3: int = yes_no(default=False, group=OF_OUR_OWN)
    custom_lohi: int = yes_no(default=False, group=OF_OUR_OWN)
    custom_hilo: int = yes_no(default=False, group=OF_OUR_OWN)
    custom_even2: int = yes_no(default=False, group=OF_OUR_OWN)
    custom_odd2: int = yes_no(default=False, group=OF_OUR_OWN)
    custom_diff: int = yes_no(default=False, group=OF_OUR_OWN)
    custom_passn: int = yes_no(default=False, group=OF_OUR_OWN)
    custom_passg: int = yes_no(default=False, group=OF_OUR_OWN)


def _preset(mission: Mission) -> Preset:
    return Preset(
        mission.slug, {"mission": mission.number}, mark="★" * mission.stars,
        marks={TWO: "★" * stars_for_two(mission.slug)},
    )  # fmt: skip


def _duet(mission: Mission) -> Preset:
    options = as_options(mission, TWO)
    return Preset(mission.slug, options, mark="★" * mission.stars, seats=(TWO,))


PRESETS = (*(_preset(mission) for mission in MISSIONS), *(_duet(mission) for mission in DUETS))


def refuses(seats: int, options: Mapping[str, Value]) -> Refusal | None:
    """Why these options cannot be played together, or None."""  # S41
    mission = mission_of(options)
    wrong = flaw(mission, seats)
    if wrong:
        return wrong
    if options["super_hyper"] == "chosen":
        return _flaw_of_holders(mission, seats, options)
    return None


def _flaw_of_holders(mission: Mission, seats: int, options: Mapping[str, Value]) -> Refusal | None:
    super_seat, hyper_seat = int(options["super_seat"]), int(options["hyper_seat"])
    if mission.super and super_seat >= seats:
        return SuperSeat(seats)
    if mission.hyper and hyper_seat >= seats:
        return HyperSeat(seats)
    both = mission.super and mission.hyper and super_seat == hyper_seat
    return SameSeat() if both and not options["super_hyper_same_seat"] else None
