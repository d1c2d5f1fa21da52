"""Synergy: the thirty missions, and the rules for custom ones.

The missions are our reconstruction, made without the cards from the box. Most introduce one new
thing. A custom mission is data with the fields of `Mission` (number, name, stars and new are
optional) or a file, which material.py reads.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
import numpy as np

from parlour.core.errors import BadOption, echoed
from parlour.core.fact import Refusal
from parlour.core.option import Value
from parlour.core.refused import RefusedOptions
from parlour.games.synergy import refusals

ACTIONS = "ABCDEFGHIJ"
CHALLENGES = (
    "MIN5", "MAX7", "NODBL", "DBL3", "LOHI", "HILO", "EVEN2", "ODD2", "DIFF", "PASSN", "PASSG",
)  # fmt: skip
CLASHES = (("MIN5", "DIFF"), ("LOHI", "HILO"), ("EVEN2", "ODD2"))  # S5: no pair of cards fits both
ORDERS = ("NGN", "GNN")  # number-goal-number, goal-number-number
LONGEST = 7  # rounds: there are seven goal cards
HANDS = (2, 10)
NOT_FOR = -1  # in `fail`: the mission doesn't support this player count


class Mission(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mission card; `fail` lists the failures allowed with 2, 3, 4 and 5 players."""

    rounds: int
    lives: int
    numbers: int
    goals: int
    fail: tuple[int, int, int, int]
    order: str = "NGN"
    actions: str = ""
    challenges: tuple[str, ...] = ()
    super: bool = False
    hyper: bool = False
    number: int = 0
    name: str = "Custom"
    stars: int = 0
    new: str = ""

    @property
    def slug(self) -> str:
        """The name of its preset."""
        return "-".join(self.name.lower().split())

    def allowed(self, seats: int) -> int:
        """How many failures are allowed at this player count."""
        return self.fail[seats - 2]


def _listed() -> tuple[Mission, ...]:
    """The mission cards, parsed from the table below."""
    missions = []
    for number, line in enumerate(TABLE.strip().splitlines(), 1):
        name, stars, rounds, lives, hand, order, fail, actions, challenges, both, new = (
            cell.strip() for cell in line.split("|")
        )
        numbers, goals = hand.split("+")
        two, three, four, five = map(int, fail.split())
        missions.append(
            Mission(
                int(rounds), int(lives), int(numbers), int(goals), (two, three, four, five), order,
                actions.replace(" ", ""), tuple(challenges.split()), "S" in both, "H" in both,
                number, name, int(stars), new,
            )
        )  # fmt: skip
    return tuple(missions)


# name | stars | rounds | lives | numbers+goals | order | fail with 2 3 4 5 players |
# action cards | challenges | super, hyper | new with this mission: a card, a challenge or an id
TABLE = """
First Chord        | 1 | 3 | 3 | 5+3 | NGN | 1 1 1 2 |       |             |    | round
Trio Practice      | 1 | 3 | 3 | 4+3 | NGN | 1 1 1 2 |       |             |    | hand
Grace Note         | 1 | 3 | 2 | 5+3 | NGN | 0 1 1 2 | H     |             |    | H
Second Take        | 1 | 4 | 3 | 5+3 | NGN | 0 1 1 2 | B     |             |    | B
Encore             | 1 | 4 | 3 | 4+3 | NGN | 0 1 1 2 | A     |             |    | A
Sharp              | 1 | 4 | 3 | 5+2 | NGN | 0 1 1 1 | F     |             |    | F
Flat               | 2 | 4 | 2 | 5+3 | NGN | 0 1 1 1 | G     |             |    | G
Trading Fours      | 2 | 5 | 3 | 4+3 | NGN | 0 1 1 2 | D     |             |    | D
Pick the Key First | 2 | 5 | 3 | 5+3 | GNN | 0 1 1 2 | G     |             |    | GNN
No Unison          | 2 | 5 | 3 | 5+3 | NGN | 0 1 1 1 | F     | NODBL       |    | NODBL
Da Capo            | 2 | 4 | 3 | 3+3 | NGN | 0 1 1 2 | C     |             |    | C
Crescendo          | 2 | 5 | 2 | 5+3 | NGN | 0 1 1 1 | B     | LOHI        |    | LOHI
Transposition      | 2 | 5 | 3 | 4+3 | NGN | 0 1 1 2 | E     |             |    | E
Pianissimo         | 3 | 5 | 2 | 5+3 | NGN | 0 1 1 1 | F     | MAX7        |    | MAX7
Even Time          | 3 | 5 | 2 | 5+3 | NGN | 0 1 1 1 | B     | EVEN2       |    | EVEN2
Tacet              | 3 | 5 | 2 | 4+3 | NGN | 0 1 1 1 | J     |             |    | J
The Soloist        | 3 | 5 | 3 | 4+3 | NGN | 0 1 1 2 | E     |             | S  | super
Doubling           | 3 | 4 | 3 | 5+3 | NGN | 0 0 0 0 | D F   | DBL3        |    | DBL3
Forte              | 3 | 5 | 2 | 5+3 | NGN | 0 1 1 1 | G     | MIN5        |    | MIN5
Crossed Voices     | 3 | 4 | 3 | 6+4 | NGN | 0 0 0 0 | I     |             |    | I
Diminuendo         | 4 | 4 | 2 | 5+3 | NGN | 0 0 0 0 | A I   | HILO        |    | HILO
Intervals          | 4 | 5 | 2 | 5+3 | NGN | 0 0 0 0 | G     | DIFF        |    | DIFF
Call and Response  | 4 | 5 | 2 | 4+3 | NGN | 0 1 1 1 | D     | PASSG       |    | PASSG
Canon              | 4 | 5 | 2 | 4+3 | NGN | 0 1 1 2 | I     | PASSN       |    | PASSN
Prima Donna        | 4 | 5 | 3 | 5+3 | NGN | 0 1 1 1 | E     |             | H  | hyper
Odd Metre          | 4 | 5 | 2 | 5+3 | GNN | 0 1 1 2 | J     | ODD2        |    | ODD2
Dissonance         | 5 | 5 | 2 | 4+3 | NGN | 0 0 0 0 | F     | DIFF NODBL  | S  | mix
Double Concerto    | 5 | 4 | 3 | 5+3 | GNN | 0 0 0 0 | C E   | DBL3        | SH | mix
Fugue              | 5 | 5 | 3 | 5+3 | NGN | 0 0 0 0 | E     | PASSN PASSG |    | mix
Perfect Synergy    | 5 | 6 | 2 | 6+3 | NGN | 0 0 0 0 | A I J | MIN5 LOHI   | SH | finale
"""

MISSIONS = _listed()


def flaw(mission: Mission, seats: int) -> Refusal | None:
    """Why this many players cannot play a mission, or None."""  # S5
    for _, wrong in flaws(mission):
        return wrong
    return flaw_of_failures(mission.allowed(seats), seats)


def flaw_of_failures(allowed: int, seats: int) -> Refusal | None:
    """Why a mission cannot allow this many failures, or None."""
    if allowed == NOT_FOR:
        return refusals.NotFor(seats)
    if not 0 <= allowed < seats:
        return refusals.Failures(seats, seats - 1, allowed)
    return None


def flaws(mission: Mission) -> Iterator[tuple[str, Refusal]]:
    """The errors of a mission at any player count, each with its field."""  # S5
    rounds, lives, longest = mission.rounds, mission.lives, mission.rounds + mission.lives - 1
    if rounds < 1 or lives < 1:
        yield "rounds", refusals.NoRounds()
    if longest > LONGEST:
        yield "lives", refusals.TooLong(rounds, lives, longest, LONGEST)
    if not HANDS[0] <= mission.numbers <= HANDS[1]:
        yield "numbers", refusals.Numbers(*HANDS, mission.numbers)
    if not 1 <= mission.goals <= LONGEST:
        yield "goals", refusals.Goals(LONGEST, mission.goals)
    if mission.order not in ORDERS:
        yield "order", refusals.Order(echoed(mission.order))
    yield from _flaws_of_actions(mission.actions)
    yield from _flaws_of_challenges(mission.challenges)


def _flaws_of_actions(given: str) -> Iterator[tuple[str, Refusal]]:
    for one in given:
        if one not in ACTIONS:
            yield "actions", refusals.UnknownAction(echoed(one))
    if len(set(given)) < len(given):
        yield "actions", refusals.ActionTwice()


def _flaws_of_challenges(given: Sequence[str]) -> Iterator[tuple[str, Refusal]]:
    for one in given:
        if one not in CHALLENGES:
            yield "challenges", refusals.UnknownChallenge(echoed(one), CHALLENGES)
    if len(set(given)) < len(given):
        yield "challenges", refusals.ChallengeTwice()
    for one, other in CLASHES:
        if one in given and other in given:
            yield "challenges", refusals.Clash(one, other)


def given(data: Mapping[str, Any], seats: int) -> dict[str, Value]:
    """The options for a table that plays a mission given as data; raises BadOption."""
    try:
        mission = msgspec.convert(data, Mission)
    except msgspec.ValidationError as error:
        raise BadOption(f"that is not a mission: {error}") from error
    wrong = flaw(mission, seats)
    if wrong:
        raise RefusedOptions(wrong)
    return as_options(mission, seats)


def as_options(mission: Mission, seats: int) -> dict[str, Value]:
    """The `custom_` options that describe a mission."""
    options: dict[str, Value] = {
        "mission": "custom", "custom_rounds": mission.rounds, "custom_lives": mission.lives,
        "custom_numbers": mission.numbers, "custom_goals": mission.goals,
        "custom_order": mission.order, "custom_fail": mission.allowed(seats),
        "custom_super": mission.super, "custom_hyper": mission.hyper,
    }  # fmt: skip
    options |= {f"custom_{card.lower()}": card in mission.actions for card in ACTIONS}
    options |= {f"custom_{one.lower()}": one in mission.challenges for one in CHALLENGES}
    return options


def mission_of(options: Mapping[str, Value]) -> Mission:
    """The mission that a table's options choose."""
    if options["mission"] != "custom":
        return MISSIONS[int(options["mission"]) - 1]
    fail = int(options["custom_fail"])
    return Mission(
        int(options["custom_rounds"]), int(options["custom_lives"]),
        int(options["custom_numbers"]), int(options["custom_goals"]), (fail, fail, fail, fail),
        str(options["custom_order"]),
        "".join(card for card in ACTIONS if options[f"custom_{card.lower()}"]),
        tuple(one for one in CHALLENGES if options[f"custom_{one.lower()}"]),
        bool(options["custom_super"]), bool(options["custom_hyper"]),
    )  # fmt: skip


def _figures() -> np.ndarray:
    """The missions as the table the rules read: one row each, row 0 for a custom one."""
    table = np.zeros((len(MISSIONS) + 1, 13), np.int64)
    for mission in MISSIONS:
        actions = sum(1 << ACTIONS.index(card) for card in mission.actions)
        challenges = sum(1 << CHALLENGES.index(one) for one in mission.challenges)
        table[mission.number] = (
            mission.rounds, mission.lives, mission.numbers, mission.goals,
            ORDERS.index(mission.order), *mission.fail, actions, challenges,
            mission.super, mission.hyper,
        )  # fmt: skip
    return table


ROUNDS, LIVES, NUMBERS, GOALS, ORDER, FAIL = range(6)  # columns; failures at FAIL + seats - 2
ACTION_CARDS, CHALLENGE_SET, SUPER, HYPER = range(9, 13)
FIGURES = _figures()
