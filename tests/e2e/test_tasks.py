"""What readers come for is found from Home within three clicks, on a desk and on a phone."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from playwright.sync_api import Page, expect

from tests.e2e.looks import NARROW, WIDE

TASKS = yaml.safe_load(Path(__file__).with_name("tasks.yaml").read_text("utf-8"))
MOST_CLICKS = 3


@pytest.mark.parametrize("size", [NARROW, WIDE], ids=lambda size: f"{size['width']}px")
@pytest.mark.parametrize("task", TASKS, ids=lambda task: task["who"])
def test_readers_find_what_they_came_for(
    page: Page, address: str, task: dict[str, Any], size: Any
) -> None:
    """By the links of the page itself, without the menu and without the search."""
    page.set_viewport_size(size)
    page.goto(address)
    for name in map(str, task["clicks"]):
        control = page.locator(
            "article :is(a, button, label):visible", has_text=re.compile(re.escape(name))
        )
        control.first.click()
        page.wait_for_load_state("networkidle")  # boards that come on their way move what is below

    assert len(task["clicks"]) <= MOST_CLICKS
    for words in task["reads"]:
        said = page.locator("article").get_by_text(re.compile(re.escape(words), re.IGNORECASE))
        expect(said.locator("visible=true").first).to_be_visible()
