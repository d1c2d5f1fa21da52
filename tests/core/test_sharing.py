"""In a long kernel, large rules are called; small ones and those of one place are copied."""

from __future__ import annotations

from typing import Any

import pytest
from llvmlite import ir

from parlour.core import sharing
from parlour.core.sharing import LARGE, LONG, share

NUMBER = ir.IntType(64)
KIND = ir.FunctionType(NUMBER, [NUMBER])


def module_of(name: str, calls: list[str], size: int) -> Any:
    """A module with a function that calls others, which it declares, and adds `size` numbers."""
    module = ir.Module(name)
    function = ir.Function(module, KIND, name)
    builder = ir.IRBuilder(function.append_basic_block())
    (number,) = function.args
    for called in calls:
        declared = module.globals.get(called) or ir.Function(module, KIND, called)
        number = builder.call(declared, [number])
    for _ in range(size):
        number = builder.add(number, number)
    builder.ret(number)
    return module


def shared(*modules: Any) -> set[str]:
    share(modules)
    return {
        function.name
        for module in modules
        for function in module.functions
        if "noinline" in function.attributes
    }


@pytest.fixture
def long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have kernels be long if they hold a large rule."""
    monkeypatch.setattr(sharing, "LONG", LARGE)


long_kernel = pytest.mark.usefixtures("long")


@long_kernel
def test_a_large_rule_that_is_called_in_two_places_is_shared() -> None:
    kernel = module_of("kernel", ["deal", "deal", "score"], 0)
    assert shared(kernel, module_of("deal", [], LARGE), module_of("score", [], LARGE)) == {"deal"}


@long_kernel
def test_places_in_different_rules_count() -> None:
    kernel = module_of("kernel", ["act", "score"], 0)
    act, score = module_of("act", ["score"], 0), module_of("score", [], LARGE)
    assert shared(kernel, act, score) == {"score"}


@long_kernel
def test_a_rule_is_as_large_as_all_that_is_copied_into_it() -> None:
    kernel = module_of("kernel", ["deal", "deal"], 0)
    deal, shuffle = module_of("deal", ["shuffle"] * 3, 1), module_of("shuffle", [], LARGE // 3)
    assert shared(kernel, deal, shuffle) == {"deal"}


@long_kernel
def test_what_is_shared_is_not_counted_again() -> None:
    kernel = module_of("kernel", ["deal", "deal"], 0)
    deal, shuffle = module_of("deal", ["shuffle"] * 3, 1), module_of("shuffle", [], LARGE)
    assert shared(kernel, deal, shuffle) == {"shuffle"}


@long_kernel
def test_a_rule_that_calls_itself_ends_the_counting() -> None:
    assert shared(module_of("kernel", ["down"], 0), module_of("down", ["down"], 9)) == set()


def test_a_kernel_that_compiles_soon_enough_has_copies_of_every_rule() -> None:
    times = LONG // (LARGE + 2)  # it returns, and is called
    deal = module_of("deal", [], LARGE)
    assert shared(module_of("kernel", ["deal"] * (times - 1), 0), deal) == set()
    assert shared(module_of("kernel", ["deal"] * (times + 1), 0), deal) == {"deal"}
