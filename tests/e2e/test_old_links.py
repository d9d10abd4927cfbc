"""Links that have grown old: they open all the same, and say what changed since."""

import json

from playwright.sync_api import Page, expect

from poch.texts.library import document
from tests.records.test_kept_links import LINKS

OLD = next(link for link in LINKS if link.startswith("play/#1."))


def test_a_link_of_another_version_says_what_changed(page: Page, address: str) -> None:
    """The clauses are named, and lead to where they stand; the game is there."""
    slug = OLD.split(".")[1]
    old = OLD.replace(f"{slug}.1.", f"{slug}.0.")
    changes = {slug: {"0": {"clauses": [["vie.opening", "changed"]], "notes": ["One chip."]}}}
    page.route("**/assets/cite/hashes.json", lambda route: route.fulfill(json={}))
    page.route("**/assets/cite/changes.json", lambda route: route.fulfill(body=json.dumps(changes)))
    page.goto(address + old)
    notice = page.get_by_text("The link was made under version 0")

    expect(notice).to_have_text(
        "The link was made under version 0 of this ruleset; "
        f"it is now version {document(slug)['version']}. Since then: vie.opening (changed). One chip."
    )
    assert notice.get_by_role("link").evaluate("one => one.href") == (
        f"{address}sources/{slug}/#vie.opening"
    )
