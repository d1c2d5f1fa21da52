"""The helpers of the browser tests say what they wait for."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Error

from tests.browser.house import wait_until_still

GROWING = "setInterval(() => document.body.append(document.createElement('p')), 5)"
TURNING = """document.body.animate({ opacity: [0, 1] }, { duration: 1e6, id: 'turning' })"""


@pytest.mark.parametrize("restless", [GROWING, TURNING])
def test_a_page_that_is_never_still_is_not_waited_for_forever(browser: Any, restless: str) -> None:
    page = browser.new_page()
    page.goto("data:text/html,<p>one</p>")
    wait_until_still(page)
    page.evaluate(f"() => {{ {restless} }}")
    with pytest.raises(Error, match="never still: size and elements"):
        wait_until_still(page, within_ms=300)
    page.close()
