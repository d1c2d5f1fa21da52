"""Measure again how often bots of each level win Synergy's missions of the week.

    python -m parlour.lab.weekly

writes `weekly.json` to the game's folder, in about three minutes. The missions stay as they are,
and so do the deals, which are those on which `parlour lab missions` measured what it had found. Do
this when a bot plays differently.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

import parlour
from parlour.core.game import Game
from parlour.games.synergy import drafts, weekly
from parlour.games.synergy.missions import Mission
from parlour.lab.missions import Effort, Found, Wanted, measured

FILE = Path(str(weekly.__file__)).with_name("weekly.json")
SEARCHES = tuple(
    Wanted(3, 0.55, 0.80, weekly.LEVEL, 14, seed)
    for seed in ("weekly-1", "weekly-2", "weekly-5", "weekly-7")
)
EFFORT = Effort(final=2000)


def drafted() -> dict[Mission, tuple[Wanted, int]]:
    """Every draft of the searches, with its search and its number there."""
    found: dict[Mission, tuple[Wanted, int]] = {}
    for wanted in SEARCHES:
        for number in range(EFFORT.most(wanted)):
            mission = drafts.draft(wanted.seed, number, wanted.seats)
            found.setdefault(unnamed(mission), (wanted, number))
    return found


def unnamed(mission: Mission) -> Mission:
    """A mission without the name that it got when it was found."""
    return msgspec.structs.replace(mission, name="")


def measure(game: Game) -> Iterator[Found]:
    """Measure the missions of the list, in order."""
    places = drafted()
    for one in weekly.listed():
        wanted, number = places[unnamed(one.mission)]
        yield measured(game, one.mission, wanted, EFFORT, number)


def main() -> None:
    """Measure the missions and write the results next to the game's rules."""
    found: list[Found] = []
    for one in measure(parlour.game("synergy")):
        print(one.mission.name, {level: at.won for level, at in one.measured.items()}, flush=True)
        found.append(one)
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


if __name__ == "__main__":
    main()
