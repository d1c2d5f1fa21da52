"""Synergy: missions for two players and the ghost, one of each difficulty.

The search of `parlour lab missions --players 2` found them, and three are a little harder since
bots know that the ghost's number is still to come. Their stars are those that stars.py counts from
what was measured.
"""

from __future__ import annotations

from parlour.games.synergy.missions import NOT_FOR, Mission, as_options

NONE, ONE = ((allowed, NOT_FOR, NOT_FOR, NOT_FOR) for allowed in (0, 1))  # who may miss their goal

DUETS = (
    Mission(
        5, 3, 4, 3, ONE, actions="C", challenges=("PASSG",), name="First Duet", stars=1,
    ),
    Mission(6, 2, 5, 2, ONE, challenges=("MIN5",), name="Echo", stars=2),
    Mission(
        4, 2, 5, 3, NONE, actions="H", challenges=("NODBL", "PASSN"), name="Two-part Invention",
        stars=3,
    ),
    Mission(5, 2, 6, 3, NONE, challenges=("DBL3", "HILO"), name="Counterpoint", stars=4),
    Mission(
        4, 2, 5, 4, NONE, order="GNN", actions="D", challenges=("MAX7", "PASSN"),
        name="Pas de Deux", stars=5,
    ),
)  # fmt: skip


def duet_like(mission: Mission) -> Mission | None:
    """The mission for two whose card says the same, or None."""
    wanted = as_options(mission, 2)
    return next((one for one in DUETS if as_options(one, 2) == wanted), None)
