"""Statistics: a guest's games in numbers, from the results of those that count.

Games that were stopped and games that continued another one ("what if") don't count.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Any

from parlour.core.errors import UnknownGame
from parlour.core.option import CUSTOM
from parlour.core.registry import game
from parlour.server.storage.game_results import Player, StoredResult

PEOPLE = "people"  # the level of games without bots
RECENT = 20
WON = ("won", "shared")
Mine = tuple[StoredResult, Player]


def statistics(results: Iterable[StoredResult], guest: str) -> dict[str, Any]:
    """Return a guest's games in numbers; `results` are newest first."""
    mine = [(one, me) for one in results if (me := one.result.player(guest))]
    mine = [(one, me) for one, me in mine if not one.result.what_if and me.outcome != "stopped"]
    by_game = defaultdict[str, list[Mine]](list)
    for one, me in mine:
        by_game[one.game].append((one, me))
    return {
        **_counts(mine),
        "since": mine[-1][0].began if mine else None,
        "days": _days(mine),
        "games": [
            _game(name, played)
            for name, played in sorted(by_game.items(), key=lambda found: -len(found[1]))
        ],
    }


def _game(name: str, played: list[Mine]) -> dict[str, Any]:
    unchanged = [(one, me) for one, me in played if one.result.variant != CUSTOM]
    return {
        "game": name,
        **_counts(played),
        **_best(name, unchanged),
        "medals": dict(_medals(played)),
        "levels": _levels(played),
        "variants": _variants(name, played),
    }


def _counts(played: list[Mine]) -> dict[str, Any]:
    won = [me.outcome in WON for _, me in played]
    return {
        "played": len(played),
        "won": sum(won),
        "seconds": sum(one.seconds for one, _ in played),
        "moves": sum(one.result.moves for one, _ in played),
        "streak": next((n for n, did in enumerate(won) if not did), len(won)),
        "longest": _longest(won),
        "recent": [me.outcome for _, me in played[:RECENT]][::-1],
    }


def _longest(won: list[bool]) -> int:
    longest = run = 0
    for did in won:
        run = run + 1 if did else 0
        longest = max(longest, run)
    return longest


def _days(played: list[Mine]) -> dict[str, int]:
    """Return the number of games by UTC day, as days since 1970."""
    return {str(day): n for day, n in Counter(int(one.at // 86400) for one, _ in played).items()}


def _best(name: str, played: list[Mine]) -> dict[str, Any]:
    """Return the best score where scores are points, and the quickest win."""
    wins = [one.seconds for one, me in played if me.outcome in WON and one.seconds]
    finished = [me.score for _, me in played if me.outcome != "left"]
    points = _counts_points(name) and bool(finished)
    return {
        "best": max(finished) if points else None,
        "quickest": min(wins, default=None),
    }


def _variants(name: str, played: list[Mine]) -> list[dict[str, Any]]:
    """Return the games of each preset and those with changed options, most played first."""
    found = defaultdict[str, list[Mine]](list)
    for one, me in played:
        found[one.result.variant].append((one, me))
    return [
        {"variant": variant, **_record(some), **_best(name, some)}
        for variant, some in sorted(found.items(), key=lambda one: -len(one[1]))
    ]


def _record(played: list[Mine]) -> dict[str, int]:
    return {"played": len(played), "won": sum(me.outcome in WON for _, me in played)}


def _counts_points(name: str) -> bool:
    try:
        return game(name).utility == "competitive"
    except UnknownGame:
        return False


def _medals(played: list[Mine]) -> dict[str, int]:
    """Return the missions won, each with its best medal."""
    best: dict[int, int] = {}
    for one, _ in played:
        attempt = one.result.attempt
        if not attempt or attempt.get("eased"):  # without a medal: see S44 of Synergy's rules
            continue
        if attempt.get("won") and isinstance(attempt.get("mission"), int):
            lost = min(int(attempt.get("lives_lost", 0)), 2)
            best[attempt["mission"]] = min(lost, best.get(attempt["mission"], 2))
    names = ("gold", "silver", "bronze")
    return Counter(names[lost] for lost in best.values())


def level_of(one: StoredResult) -> str:
    """Return the strongest bot of a game as the level that it was played at."""
    bots = [player.bot for player in one.result.players if player.bot and not player.guest]
    if not bots:
        return PEOPLE
    try:
        order = ["random", *game(one.game).bots]
    except UnknownGame:
        return bots[0]
    return max(bots, key=lambda level: order.index(level) if level in order else -1)


def _levels(played: list[Mine]) -> list[dict[str, Any]]:
    found = defaultdict[str, list[Mine]](list)
    for one, me in played:
        found[level_of(one)].append((one, me))
    return [{"level": level, **_record(some)} for level, some in found.items()]
