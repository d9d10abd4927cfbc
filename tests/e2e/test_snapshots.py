"""An edition beside the present site, below a folder of a host: each keeps to itself."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.releases import NEW, laid_out
from tests.serving import served
from tools.release.making import pack

BANNER = "This is edition 2027.1 of 31 January 2027, kept as it was."


def test_a_page_of_a_snapshot_leads_to_the_page_as_it_is_now(
    page: Page, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its own links stay within it; only the line above it leads to the present page, which has no such line."""
    out = laid_out(tmp_path, monkeypatch)
    pack(out)
    with served(out / "site", "/some/folder/") as host:
        page.goto(f"{host}v/{NEW}/")
        page.get_by_role("link", name="Where they differ").click()
        expect(page).to_have_url(f"{host}v/{NEW}/cruxes/")
        expect(page.get_by_text(BANNER)).to_be_visible()
        page.get_by_role("link", name="The page as it is now").click()

        expect(page).to_have_url(f"{host}cruxes/")
        expect(page.get_by_role("heading", name="Cruxes")).to_be_visible()
        expect(page.get_by_text(BANNER)).to_have_count(0)
