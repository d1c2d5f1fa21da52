"""Which of Synergy's options have no effect with the others, and what some lead to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from parlour.core.fact import Caution
from parlour.core.option import Value
from parlour.games.synergy.missions import LONGEST, Mission, mission_of
from parlour.games.synergy.options import OF_OUR_OWN, Options

CUSTOM = tuple(option.name for option in Options.listed() if option.group == OF_OUR_OWN)
LIMITS = frozenset(("MIN5", "MAX7", "NODBL", "LOHI", "HILO", "EVEN2", "ODD2"))  # S22


class NotCustom(Caution, frozen=True):
    """The mission isn't a custom one."""


class NoChallenge(Caution, frozen=True):
    """The mission has none of the challenges that the option is about."""


class NoLimits(Caution, frozen=True):
    """No challenge of the mission can make a hand unplayable."""


class NoActions(Caution, frozen=True):
    """The mission has no action cards."""


class NoAction(Caution, frozen=True):
    """The mission has none of these action cards."""

    cards: tuple[str, ...]


class FewActions(Caution, frozen=True):
    """The mission has so few action cards that a limit makes no difference."""


class NoSuperHyper(Caution, frozen=True):
    """The mission has neither the super nor the hyper card."""


class NoSuper(Caution, frozen=True):
    """The mission doesn't have the super card."""


class NoHyper(Caution, frozen=True):
    """The mission doesn't have the hyper card."""


class NotBoth(Caution, frozen=True):
    """The mission doesn't have both the super and the hyper card."""


class NotChosen(Caution, frozen=True):
    """Who gets the super and hyper cards isn't chosen here."""


class ChosenApart(Caution, frozen=True):
    """The two holders are chosen, and they are different players."""


class LivesFull(Caution, frozen=True):
    """A mission of so many rounds can have no more lives than this."""

    lives: int


class FailuresFull(Caution, frozen=True):
    """No more failures can be allowed with so many players."""

    allowed: int


class NoMedal(Caution, frozen=True):
    """A mission that was made easier earns no medal."""


def cautions(seats: int, options: Mapping[str, Value]) -> Iterator[Caution]:
    """What to know about single options with these others."""
    mission = mission_of(options)
    if options["mission"] != "custom":
        yield from NotCustom.on(*CUSTOM)
    yield from _of_challenges(mission)
    yield from _of_actions(mission)
    yield from _of_holders(mission, options)
    yield from _of_extras(mission, seats, options)


def _of_challenges(mission: Mission) -> Iterator[Caution]:
    for option, challenges in (
        ("order_limits", ("LOHI", "HILO")), ("even_odd", ("EVEN2", "ODD2")),
        ("pass_number_dir", ("PASSN",)), ("pass_goal_dir", ("PASSG",)),
    ):  # fmt: skip
        if not {*challenges} & {*mission.challenges}:
            yield NoChallenge(option)
    limited = bool(LIMITS & {*mission.challenges})
    if not limited or "PASSN" in mission.challenges:
        yield NoLimits("redraw_dead_hands")
    if "J" in mission.actions and not limited:
        yield NoLimits("ignored_exempt")


def _of_actions(mission: Mission) -> Iterator[Caution]:
    if not mission.actions:
        yield NoActions("action_order")
    if len(mission.actions) < 2:
        yield FewActions("actions_per_seat_round")
    if not {"F", "G"} & {*mission.actions}:
        yield NoAction("card_bounds", ("F", "G"))
    if "J" not in mission.actions:
        yield NoAction("ignored_exempt", ("J",))


def _of_holders(mission: Mission, options: Mapping[str, Value]) -> Iterator[Caution]:
    chosen = options["super_hyper"] == "chosen"
    if not (mission.super or mission.hyper):
        yield from NoSuperHyper.on(
            "super_hyper", "super_seat", "hyper_seat", "super_hyper_same_seat"
        )
        return
    if not chosen:
        yield from NotChosen.on("super_seat", "hyper_seat")
    elif not mission.super:
        yield NoSuper("super_seat")
    elif not mission.hyper:
        yield NoHyper("hyper_seat")
    if not (mission.super and mission.hyper):
        yield NotBoth("super_hyper_same_seat")
    elif chosen and options["super_seat"] != options["hyper_seat"]:
        yield ChosenApart("super_hyper_same_seat")


def _of_extras(mission: Mission, seats: int, options: Mapping[str, Value]) -> Iterator[Caution]:
    room = LONGEST + 1 - mission.rounds - mission.lives  # S5
    if int(options["extra_lives"]) > room:
        yield LivesFull("extra_lives", mission.lives + room)
    if mission.allowed(seats) + int(options["extra_failures"]) > seats - 1:
        yield FailuresFull("extra_failures", mission.allowed(seats))
    if options["mission"] != "custom":
        eased = ("extra_lives", "extra_failures", "between", "order_limits", "keep_optional")
        yield from NoMedal.on(*eased, "actions_per_seat_round", "super_hyper_same_seat")
