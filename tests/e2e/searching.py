"""How tests search: as readers do, in the dialog."""

from playwright.sync_api import Locator, Page, expect

DIALOG = "dialog.poch-search"
LINKS = f"{DIALOG} .search-found h3 a"


def opened(page: Page) -> Locator:
    """Open the search unless it is, and return its field."""
    field = page.locator(f"{DIALOG} input")
    if not field.is_visible():
        page.locator(".poch-search-open").click()
    return field


def searched(page: Page, words: str) -> Locator:
    """Search for some words; return the links to what is found, when nothing more is on its way."""
    field = opened(page)
    field.fill("")
    field.fill(words)
    expect(page.locator(f"{DIALOG} .search-found")).to_have_attribute("aria-busy", "false")
    return page.locator(LINKS)


def places(page: Page, words: str, root: str) -> list[str]:
    """Return where the first of what is found lies in a site."""
    links = searched(page, words).evaluate_all("all => all.map(one => one.href)")
    return [link.removeprefix(root) for link in links]
