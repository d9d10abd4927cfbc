"""Links that were given to readers, in a browser: each opens what it opened."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.records.test_kept_links import LINKS

STEPS = [link for link in LINKS if re.match(r"hands/.*#step-\d+$", link)]
PLACES = [
    "sources/poch-1844-pierer/#vie.raise",
    "sources/poch-1853-alvensleben/#crux-fold-out",
    "cite/poch-1853-alvensleben/#crux-fold-out",
]


@pytest.mark.parametrize("link", [*STEPS[::12], *[step for step in STEPS if "?" in step][:2]])
def test_a_hand_opens_at_its_step(page: Page, address: str, link: str) -> None:
    """The step in the address is the step on the board."""
    page.goto(address + link)
    page.wait_for_selector("poch-hand.ready")
    step = link.rpartition("-")[2]

    expect(page.locator(".poch-by")).to_contain_text(re.compile(rf"\b{step} of \d+"))
    assert page.url.endswith(f"#step-{step}")


@pytest.mark.parametrize("link", PLACES)
def test_a_place_is_in_sight(page: Page, address: str, link: str) -> None:
    """What the address names stands on the screen."""
    assert link in LINKS
    page.goto(address + link)
    if link.startswith("sources/"):
        page.wait_for_selector("poch-hand.ready")

    expect(page.locator(f'[id="{link.partition("#")[2]}"]')).to_be_in_viewport()
