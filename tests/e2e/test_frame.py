"""The frame of a page moves with what is read: title, contents, and what is folded or cut off."""

from playwright.sync_api import Page, ViewportSize, expect

WIDE = ViewportSize(width=1280, height=800)
NARROW = ViewportSize(width=360, height=740)
LONG = "contributing/adding-a-ruleset/"
FOLDED = "sources/poque-1789/coverage/"
NAMES = ".md-header__topic"
PRINTED = """() => {
  dispatchEvent(new Event("beforeprint"));
  return !document.querySelector("details:not([open])");
}"""


def test_a_narrow_header_has_the_title_that_is_out_of_sight(page: Page, address: str) -> None:
    """A wide one goes on saying which site it is."""
    page.set_viewport_size(NARROW)
    page.goto(address + LONG)
    site, title = page.locator(NAMES).first, page.locator(NAMES).last
    expect(site).to_have_css("opacity", "1")
    expect(title).to_have_css("opacity", "0")
    page.locator("h2").last.scroll_into_view_if_needed()
    expect(site).to_have_css("opacity", "0")
    expect(title).to_have_css("opacity", "1")
    page.set_viewport_size(WIDE)
    expect(site).to_have_css("opacity", "1")
    expect(title).to_be_hidden()


def test_the_contents_say_what_is_read(page: Page, address: str) -> None:
    """They stay in sight beside the text, and a click leads to where they say."""
    page.set_viewport_size(WIDE)
    page.goto(address + LONG)
    contents = page.get_by_role("navigation", name="Table of contents")
    contents.get_by_role("link", name="A board", exact=True).click()
    expect(contents.locator(".md-nav__link--active")).to_have_text("A board")
    expect(contents.get_by_role("link", name="The head")).to_be_in_viewport()


def test_what_is_folded_is_there_on_paper(page: Page, address: str) -> None:
    """And folded again afterwards; a malformed address does no harm."""
    page.goto(f"{address}{FOLDED}#%E0%A4%A")
    folded = page.locator("details:not([open])")
    expect(folded).not_to_have_count(0)
    page.wait_for_function(PRINTED)  # its script comes when the page is idle
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(folded).not_to_have_count(0)


def test_code_that_is_cut_off_is_reached_by_keys(page: Page, address: str) -> None:
    """So that they can scroll it."""
    page.set_viewport_size(NARROW)
    page.goto(address + LONG)
    expect(page.locator("pre > code[tabindex='0']").first).to_be_attached()
