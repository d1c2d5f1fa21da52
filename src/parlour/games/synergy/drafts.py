"""Synergy: missions made at random, for the lab to choose from, and the files that hold them."""

from __future__ import annotations

from random import Random

from parlour.games.synergy.missions import (
    ACTIONS,
    CHALLENGES,
    CLASHES,
    LONGEST,
    MISSIONS,
    NOT_FOR,
    ORDERS,
    Mission,
)

SEATS = (2, 3, 4, 5)
ROUNDS, LIVES, NUMBERS, GOALS = (3, 6), (2, 3), (4, 6), (2, 4)
HOW_MANY_ACTIONS, HOW_MANY_CHALLENGES = (0, 1, 1, 1, 2, 2, 3), (0, 1, 1, 1, 2, 2)
GOAL_FIRST, SUPER, HYPER = 0.2, 0.15, 0.15  # chances
TEMPI = (
    "Adagio", "Allegretto", "Allegro", "Andante", "Andantino", "Con brio", "Con fuoco",
    "Con moto", "Grave", "Grazioso", "Largo", "Lento", "Maestoso", "Moderato", "Presto",
    "Vivace",
)  # fmt: skip
FORMS = (
    "Arietta", "Ballata", "Barcarola", "Burlesca", "Capriccio", "Divertimento", "Fantasia",
    "Giga", "Intermezzo", "Notturno", "Preludio", "Rondo", "Scherzo", "Serenata", "Sonatina",
    "Toccata",
)  # fmt: skip


def draft(seed: int | str, number: int, seats: int) -> Mission:
    """The mission with this number for so many players; the same for the same seed."""
    luck = Random(f"{seed} {seats} {number}")
    rounds = luck.randint(*ROUNDS)
    lives = min(luck.randint(*LIVES), LONGEST + 1 - rounds)
    fail = [NOT_FOR] * len(SEATS)
    fail[seats - SEATS[0]] = luck.choice((0, 0, 1) if seats < SEATS[-1] else (0, 1, 1, 2))
    two, three, four, five = fail
    return Mission(
        rounds, lives, luck.randint(*NUMBERS), luck.randint(*GOALS), (two, three, four, five),
        ORDERS[luck.random() < GOAL_FIRST], _actions(luck), _challenges(luck),
        luck.random() < SUPER, luck.random() < HYPER,
    )  # fmt: skip


def _actions(luck: Random) -> str:
    return "".join(sorted(luck.sample(ACTIONS, luck.choice(HOW_MANY_ACTIONS))))


def _challenges(luck: Random) -> tuple[str, ...]:
    """Challenges that can be met together."""
    chosen: list[str] = []
    for one in luck.sample(CHALLENGES, luck.choice(HOW_MANY_CHALLENGES)):
        if not any(one in pair and set(pair) & set(chosen) for pair in CLASHES):
            chosen.append(one)
    return tuple(sorted(chosen, key=CHALLENGES.index))


def character(mission: Mission) -> tuple[object, ...]:
    """What makes a mission feel different from another: all but its lengths and limits."""
    return mission.order, mission.actions, mission.challenges, mission.super, mission.hyper


KNOWN = frozenset(character(mission) for mission in MISSIONS)


def name(seed: int | str, number: int) -> str:
    """A name, different for the first 256 numbers; musical terms, alike in every language."""
    number += Random(f"{seed} names").randrange(len(TEMPI) * len(FORMS))
    tempo, form = number % len(TEMPI), (number + number // len(TEMPI)) % len(FORMS)
    return f"{TEMPI[tempo]} {FORMS[form]}"


def lines(mission: Mission) -> list[str]:
    """The lines of a material file that describe a mission."""
    fail = " ".join("-" if one == NOT_FOR else str(one) for one in mission.fail)
    said = {
        "game": "synergy", "kind": "mission", "name": mission.name, "rounds": mission.rounds,
        "lives": mission.lives, "numbers": mission.numbers, "goals": mission.goals, "fail": fail,
        "order": mission.order, "actions": " ".join(mission.actions),
        "challenges": " ".join(mission.challenges),
        "super": "yes" if mission.super else "no", "hyper": "yes" if mission.hyper else "no",
    }  # fmt: skip
    return [f"{key}: {value}" for key, value in said.items() if value != ""]
