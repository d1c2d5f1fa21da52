"""Synergy's options, a preset per mission, and combinations that are refused."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.core.option import Choices, Preset, Value, choice, whole, yes_no
from parlour.games.synergy.missions import MISSIONS, ORDERS, Mission, flaw, mission_of

CUSTOM = 0
STRICT, LOOSE = range(2)  # between: inclusive; order_limits: or equal
SECOND, ONE_EACH = range(2)
RACE, BY_LEADER = range(2)
ZERO_TO_SIX, ONE_TO_FIVE = range(2)
RANDOM, CHOSEN = range(2)
LEFT, RIGHT = range(2)
OF_OUR_OWN = "custom mission"


class Options(Choices):
    """The options of a Synergy table."""

    mission: int = choice(
        "custom", *range(1, len(MISSIONS) + 1), default=1, says="the mission to play"
    )
    between: int = choice(
        "strict", "inclusive", default="strict", says="whether >< needs a sum strictly between"
    )
    order_limits: int = choice(
        "strict", "or_equal", default="strict", says="whether LOHI and HILO allow equal numbers"
    )
    even_odd: int = choice(
        "second", "one_each", default="second",
        says="EVEN2 and ODD2 bind the last number, or ask for one even and one odd card",
    )  # fmt: skip
    actions_per_seat_round: int = choice(
        1, 10, default=1, says="action cards a player may use in a round"
    )
    action_order: int = choice(
        "race", "leader", default="race",
        says="who uses a card first: whoever is quickest, or wishes are read from the leader on",
    )  # fmt: skip
    card_bounds: int = choice("0_6", "1_5", default="0_6", says="how far F and G may go")
    redraw_dead_hands: int = yes_no(
        default=True, says="a first hand that cannot keep the limits is dealt anew"
    )
    ignored_exempt: int = yes_no(default=True, says="limits do not bind who is ignored by J")
    keep_optional: int = yes_no(default=False, says="who may take a number back need not")
    super_hyper: int = choice(
        "random", "chosen", default="random", says="who holds the super and the hyper card"
    )
    super_seat: int = whole(0, 4, default=0, says="the seat chosen for the super card")
    hyper_seat: int = whole(0, 4, default=1, says="the seat chosen for the hyper card")
    super_hyper_same_seat: int = yes_no(
        default=False, says="one player may hold both the super and the hyper card"
    )
    pass_number_dir: int = choice(
        "left", "right", default="left", says="where PASSN sends the first number"
    )
    pass_goal_dir: int = choice("left", "right", default="right", says="where PASSG sends the goal")
    extra_lives: int = whole(0, 2, default=0, says="lives more than the mission gives")
    extra_failures: int = whole(0, 1, default=0, says="failures more than the mission allows")
    pings_per_round: int = whole(
        0, 9, default=3, says="pings on public things a player has in a round", group="table"
    )
    card_counter: int = yes_no(
        default=True, says="show which numbers of each player are still unseen", group="table"
    )
    custom_rounds: int = whole(1, 7, default=4, says="rounds to complete", group=OF_OUR_OWN)
    custom_lives: int = whole(1, 7, default=3, says="lives", group=OF_OUR_OWN)
    custom_numbers: int = whole(2, 10, default=5, says="numbers in a hand", group=OF_OUR_OWN)
    custom_goals: int = whole(1, 7, default=3, says="goals in a hand", group=OF_OUR_OWN)
    custom_order: int = choice(
        *ORDERS, default="NGN", says="which card is played when", group=OF_OUR_OWN
    )
    custom_fail: int = whole(0, 4, default=1, says="allowed failures", group=OF_OUR_OWN)
    custom_super: int = yes_no(default=False, says="the super card", group=OF_OUR_OWN)
    custom_hyper: int = yes_no(default=False, says="the hyper card", group=OF_OUR_OWN)
    custom_a: int = yes_no(default=False, says="action card A", group=OF_OUR_OWN)
    custom_b: int = yes_no(default=False, says="action card B", group=OF_OUR_OWN)
    custom_c: int = yes_no(default=False, says="action card C", group=OF_OUR_OWN)
    custom_d: int = yes_no(default=False, says="action card D", group=OF_OUR_OWN)
    custom_e: int = yes_no(default=False, says="action card E", group=OF_OUR_OWN)
    custom_f: int = yes_no(default=False, says="action card F", group=OF_OUR_OWN)
    custom_g: int = yes_no(default=False, says="action card G", group=OF_OUR_OWN)
    custom_h: int = yes_no(default=False, says="action card H", group=OF_OUR_OWN)
    custom_i: int = yes_no(default=False, says="action card I", group=OF_OUR_OWN)
    custom_j: int = yes_no(default=False, says="action card J", group=OF_OUR_OWN)
    custom_min5: int = yes_no(default=False, says="sums of at least 5", group=OF_OUR_OWN)
    custom_max7: int = yes_no(default=False, says="sums of at most 7", group=OF_OUR_OWN)
    custom_nodbl: int = yes_no(default=False, says="two different values", group=OF_OUR_OWN)
    custom_dbl3: int = yes_no(default=False, says="twins count 3 more", group=OF_OUR_OWN)
    custom_lohi: int = yes_no(default=False, says="last number higher", group=OF_OUR_OWN)
    custom_hilo: int = yes_no(default=False, says="last number lower", group=OF_OUR_OWN)
    custom_even2: int = yes_no(default=False, says="last number even", group=OF_OUR_OWN)
    custom_odd2: int = yes_no(default=False, says="last number odd", group=OF_OUR_OWN)
    custom_diff: int = yes_no(default=False, says="difference, not sum", group=OF_OUR_OWN)
    custom_passn: int = yes_no(default=False, says="first numbers are passed", group=OF_OUR_OWN)
    custom_passg: int = yes_no(default=False, says="goals are passed", group=OF_OUR_OWN)


def _preset(mission: Mission) -> Preset:
    parts = [
        f"mission {mission.number}: {mission.rounds} rounds, {mission.lives} lives,"
        f" hands of {mission.numbers}+{mission.goals}"
    ]
    if mission.order != "NGN":
        parts.append(mission.order)
    if mission.actions:
        parts.append(f"action {' '.join(mission.actions)}")
    parts += mission.challenges
    parts += [word for word, there in (("super", mission.super), ("hyper", mission.hyper)) if there]
    return Preset(
        mission.slug, ", ".join(parts), {"mission": mission.number}, mark="★" * mission.stars
    )


PRESETS = tuple(_preset(mission) for mission in MISSIONS)


def refuses(seats: int, options: Mapping[str, Value]) -> str | None:
    """Why these options cannot be played together, or None."""  # S41
    mission = mission_of(options)
    wrong = flaw(mission, seats)
    if wrong:
        return wrong
    if options["super_hyper"] == "chosen":
        return _flaw_of_holders(mission, seats, options)
    return None


def _flaw_of_holders(mission: Mission, seats: int, options: Mapping[str, Value]) -> str | None:
    for there, name in ((mission.super, "super_seat"), (mission.hyper, "hyper_seat")):
        if there and int(options[name]) >= seats:
            return f"{name} is a seat from 0 to {seats - 1}, not {options[name]}"
    same = options["super_seat"] == options["hyper_seat"]
    if mission.super and mission.hyper and same and not options["super_hyper_same_seat"]:
        return "super_seat and hyper_seat are the same: choose two, or super_hyper_same_seat"
    return None
