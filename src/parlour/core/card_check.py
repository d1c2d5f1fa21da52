"""Check a card against the contract on loading; BadGame names the broken clause."""

from __future__ import annotations

import re
from collections.abc import Iterator
from inspect import signature
from typing import Any, cast

from parlour.core.encoding import Encoding
from parlour.core.errors import BadGame, BadOption
from parlour.core.game import MOST_SEATS, Game
from parlour.core.language import DEFAULT, speaks
from parlour.core.option import Preset
from parlour.core.struct import Struct
from parlour.core.zones import Grid, Hand, Pile, Track

CONTRACT = {
    "rules": {
        "setup": "s, chance",
        "actors": "s",
        "legal": "s, seat, moves",
        "apply": "s, chance, seat, action",
        "scores": "s, out",
        "undoable": "s, seat, action",
    },
    "view": {
        "look": "s, seat, v",
        "heard": "s, seat, action, viewer",
        "imagine": "v, chance, s, scratch",
    },
    "facts": {
        "public": "v",
        "own": "v",
        "move": "v, action",
        "events": "before, seat, action, after",
    },
}
MEASURES = {"note": "s, seat, action, m", "finish": "s, m"}
OBSERVE = {"observe": "s, seat, row"}
COMPACT = {"compact": "s, seat, row"}
CHOOSE = {"choice": "s, seat, action, row"}
DYNAMICS = ("sequential", "simultaneous", "real time")
UTILITIES = ("co-operative", "competitive", "teams")
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def check_card(card: Game) -> Game:
    """Return the card if it follows the contract; raise BadGame otherwise."""
    for part in (_numbers, _functions, _structs, _bots, _zones, _features, _presets):
        for kept, clause in part(card):
            if not kept:
                raise BadGame(f"game {card.name!r}: {clause}")
    return card


Clauses = Iterator[tuple[object, str]]  # (truthy if the clause holds, the clause)


def _numbers(card: Game) -> Clauses:
    yield NAME.fullmatch(card.name), "the name must be lower-case words joined by hyphens"
    yield card.version >= 1, "the version must be at least 1"
    yield card.seats and list(card.seats) == sorted(set(card.seats)), "seats must ascend"
    yield card.seats[0] >= 1 and card.seats[-1] <= MOST_SEATS, f"seats must be 1 to {MOST_SEATS}"
    yield card.usual_seats in card.seats, "usual_seats must be one of seats"
    yield card.dynamics in DYNAMICS, "dynamics must be sequential, simultaneous or real time"
    yield card.utility in UTILITIES, "utility must be co-operative, competitive or teams"
    yield 0 < card.widest <= card.actions, "widest must be from 1 to actions"
    yield card.longest > 0 and card.house_actions >= 0, "longest must be above 0"
    yield card.score_range[0] <= card.score_range[1], "score_range must ascend"
    yield card.reasons and all(card.reasons), "every way to end needs a reason"


def _functions(card: Game) -> Clauses:
    package = card.rules.__package__ or ""
    yield speaks(package), f"{package} has no text/{DEFAULT}.ftl"
    modules = {"rules": card.rules, "view": card.view, "facts": card.facts}
    contract = dict(CONTRACT)
    if card.lab.measures:
        modules["measures"], contract["measures"] = card.lab.measures, MEASURES
    observers = {"observe": (card.lab.observe, OBSERVE), "compact": (card.lab.compact, COMPACT)}
    for place, (module, functions) in observers.items():
        if module:
            modules[place], contract[place] = module, functions
            yield isinstance(getattr(module, "ROW", None), Encoding), f"{place} needs a ROW"
            if hasattr(card.lab.observe, "choice"):
                contract[place] = {**functions, **CHOOSE}
                described = isinstance(getattr(module, "CHOICE", None), Encoding)
                yield described, "choice needs a CHOICE"
    for place, functions in contract.items():
        for name, parameters in functions.items():
            function = getattr(modules[place], name, None)
            yield callable(function), f"{place}.{name}({parameters}) is missing"
            found = len(signature(cast(Any, function)).parameters)
            wanted = f"{place}.{name} takes ({parameters}), not {found} parameters"
            yield found == len(parameters.split(",")), wanted


def _structs(card: Game) -> Clauses:
    for struct, called in ((card.State, "State"), (card.View, "View")):
        yield isinstance(struct, type) and issubclass(struct, Struct), f"{called} must be a Struct"
        yield "seats" in struct.fields, f"{called} needs a field seats"
    for field in card.lab.observed:
        yield field in card.View.fields, f"observed must name a view field, not {field!r}"


def _bots(card: Game) -> Clauses:
    yield card.bots, "a game needs at least one bot"
    yield "random" not in card.bots, "every game already has a bot called random"


def _zones(card: Game) -> Clauses:
    views = [getattr(card.facts, name, None) for name in ("Public", "Own")]
    fields = [field for view in views for field in getattr(view, "__struct_fields__", ())]
    named = [zone.field for zone in card.zones]
    yield len(set(named)) == len(named), "a field can have only one zone"
    for zone in card.zones:
        yield zone.field in fields, f"a zone must be a field of Public or Own, not {zone.field!r}"
        plain = not isinstance(zone, Grid) or zone.columns >= 0
        yield plain, f"zone {zone.field}: columns can't be negative"
        yield (
            not isinstance(zone, Track) or zone.length > 0,
            f"zone {zone.field}: a track needs a length",
        )
        clickable = zone.plays is None or isinstance(zone, Hand | Pile | Grid | Track)
        yield clickable, f"zone {zone.field}: a counter can't play actions"
        yield zone.plays is None or zone.plays.step != 0, f"zone {zone.field}: step can't be 0"


def _features(card: Game) -> Clauses:
    kinds = [type(feature) for feature in card.features]
    yield len(set(kinds)) == len(kinds), "a game can have only one feature of each kind"
    options = {option.name: option for option in card.Options.listed()}
    for feature in card.features:
        flaw = feature.flaw(options)
        yield flaw is None, str(flaw)


def _presets(card: Game) -> Clauses:
    """Each preset must work with some number of seats; report the refusal for the default one."""
    for preset in card.presets:
        refusals = [_refusal(card, seats, preset) for seats in (card.usual_seats, *card.seats)]
        yield None in refusals, f"preset {preset.name}: {refusals[0]}"


def _refusal(card: Game, seats: int, preset: Preset) -> str | None:
    try:
        card.chosen(seats, preset.name)
    except BadOption as error:
        return str(error)
    return None
