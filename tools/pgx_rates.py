"""Random steps in Pgx: many tables at once, on the device that JAX has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental.wrappers import auto_reset


def stepping(name: str, tables: int, steps: int) -> Callable[[], None]:
    """A function that takes so many random legal steps at every table and waits for them.

    JAX compiles them as one program: choosing, stepping with observation and mask, and resets.
    """
    env: Any = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: Any, _: None) -> tuple[Any, None]:
        state, key = carry
        key, choosing, dealing = jax.random.split(key, 3)
        chances = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(choosing, chances, axis=1)
        return (step(state, action, jax.random.split(dealing, tables)), key), None

    many = jax.jit(lambda carry: jax.lax.scan(one, carry, length=steps)[0])
    key = jax.random.PRNGKey(1)
    carry = jax.vmap(env.init)(jax.random.split(key, tables)), key

    def run() -> None:
        nonlocal carry
        carry = jax.block_until_ready(many(carry))

    run()
    return run
