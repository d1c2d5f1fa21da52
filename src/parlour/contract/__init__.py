"""Contract checks that every game must pass, built in or third party.

`parlour check GAME` runs them all. A check is a function that raises `Broken` with the clause the
game violates. The tests have a broken game for each check to catch.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from parlour.contract.backends import (
    same_compiled_and_interpreted,
    same_in_a_kernel,
    same_thoughts,
)
from parlour.contract.checks import (
    bots_play_legally,
    copies_are_independent,
    facts_have_words,
    games_end,
    legal_lists_are_right,
    lists_are_wide,
    observations_are_declared,
    options_are_copied,
    picks_are_legal,
    public_is_alike,
    records_replay,
    seeds_decide,
    setup_forgets,
    undo_takes_back,
    words_are_unique,
)
from parlour.contract.clicks import clicks_play_pieces
from parlour.contract.errors import Broken, explained
from parlour.contract.secrecy import nothing_leaks
from parlour.contract.texts import texts_are_complete
from parlour.core.game import Game
from parlour.core.registry import register

CHECKS: tuple[Callable[[Game], str], ...] = (
    legal_lists_are_right,
    games_end,
    lists_are_wide,
    picks_are_legal,
    texts_are_complete,
    words_are_unique,
    facts_have_words,
    options_are_copied,
    public_is_alike,
    clicks_play_pieces,
    nothing_leaks,
    observations_are_declared,
    copies_are_independent,
    records_replay,
    seeds_decide,
    setup_forgets,
    undo_takes_back,
    bots_play_legally,
    same_compiled_and_interpreted,
    same_thoughts,
    same_in_a_kernel,
)


def check_game(game: Game, say: Callable[[str], None] = lambda line: None) -> list[str]:
    """Run every check, report each one to `say`, and return the failures.

    If the first check fails, games can't be played as the others play them, so these aren't run.
    """
    register(game)  # records are read back through the registry
    with _quiet(logging.getLogger("parlour.compiling")):
        return _failures(game, say)


@contextmanager
def _quiet(log: logging.Logger) -> Iterator[None]:
    """Say nothing of what can't be compiled in the background: the checks do."""
    before, log.disabled = log.disabled, True
    try:
        yield
    finally:
        log.disabled = before


def _failures(game: Game, say: Callable[[str], None]) -> list[str]:
    failures, known = [], dict[str, str]()
    for check in CHECKS:
        name = check.__name__.replace("_", " ")
        try:
            say(f"{name}: {run(check, game)}")
        except Broken as broken:
            why = str(broken)
            why = f"the same as in: {known[why]}" if why in known else why
            known.setdefault(why, name)
            failures.append(f"{name}: {why}")
            say(f"{name}: BROKEN, {why}")
            if check is legal_lists_are_right:
                say("The other checks were not run.")
                break
    return failures


def run(check: Callable[[Game], str], game: Game) -> str:
    """Run one check, treating any exception the game raises as Broken."""
    try:
        return check(game)
    except Broken:
        raise
    except Exception as error:
        raise Broken(explained(error, game)) from error


__all__ = ["CHECKS", "Broken", "check_game", "run"]
