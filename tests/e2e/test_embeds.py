"""Pages within a page of others: of another origin and with a strict policy, they are read, stepped through and lead back."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, FrameLocator, Page, expect

from tests.e2e.looks import unfold
from tests.e2e.test_reading import visit
from tests.serving import served

HAND = "hands/poch-modern-pagat/three-nines/"
RAISES = "Carla raises to three chips."
HOST = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A blog</title>
<meta http-equiv="Content-Security-Policy"
 content="default-src 'none'; frame-src {host}; script-src {host}; style-src 'unsafe-inline'">
<style>body {{ font: 20px cursive; background: pink }}</style></head>
<body><h1>My grandmother's board</h1>
<iframe id="frame" src="{address}{page}" title="A hand" width="480" height="640"></iframe>
<script src="{address}assets/js/embed/embed.js" defer></script>
<poch-embed page="{element}" height="600"><a href="{address}{element}">A hand of Poch</a></poch-embed>
</body></html>"""


@contextmanager
def blog(
    browser: Browser, address: str, folder: Path, page: str, *, scripts: bool = True
) -> Iterator[Page]:
    """Open a page of another origin that has a page of ours in it, as a frame and as an element."""
    host = "{0.scheme}://{0.netloc}".format(urlsplit(address))
    text = HOST.format(host=host, address=address, page=page, element=f"{HAND}#step-46")
    (folder / "index.html").write_text(text, "utf-8")
    with (
        served(folder) as foreign,
        visit(browser, java_script_enabled=scripts, reduced_motion="reduce") as reader,
    ):
        reader.goto(foreign)
        yield reader


def framed(page: Page) -> FrameLocator:
    """Return what is in the frame."""
    return page.frame_locator("#frame")


def test_a_hand_is_stepped_through_in_a_foreign_page(
    browser: Browser, address: str, tmp_path: Path
) -> None:
    """Without our header and foot, and with a link back to the step; nothing else is asked of anybody."""
    with blog(browser, address, tmp_path, f"{HAND}?embed#step-38") as page:
        asked: list[str] = []
        page.on("request", lambda request: asked.append(urlsplit(request.url).netloc))
        hand = framed(page)
        expect(hand.locator(".poch-sentence")).to_have_text(RAISES)
        expect(hand.locator(".md-header")).to_be_hidden()
        expect(hand.locator("h1")).to_have_text("Three nines beat two aces")
        hand.get_by_role("button", name="Forward").click()
        expect(hand.locator(".poch-sentence")).to_have_text("Carla puts three chips in the middle.")
        back = hand.locator(".embed-from a")
        expect(back).to_have_attribute("href", f"{address}{HAND}#step-38")
        expect(back).to_have_attribute("target", "_blank")
        assert {urlsplit(address).netloc} >= {*asked}


def test_the_element_shows_what_its_page_names(
    browser: Browser, address: str, tmp_path: Path
) -> None:
    """From our host; without scripts its own words are read."""
    with blog(browser, address, tmp_path, f"{HAND}?embed") as page:
        element = page.frame_locator("poch-embed iframe")
        page.locator("poch-embed").scroll_into_view_if_needed()
        expect(element.locator(".poch-sentence")).to_contain_text("Carla beats Boris")
        expect(page.locator("poch-embed iframe")).to_have_attribute("title", "A hand of Poch")
    with blog(browser, address, tmp_path, f"{HAND}?embed", scripts=False) as page:
        expect(page.get_by_role("link", name="A hand of Poch")).to_be_visible()
        expect(framed(page).locator(".hand-steps li").nth(37)).to_contain_text(RAISES)


@pytest.mark.parametrize(
    ("where", "place", "said"),
    [
        ("sources/poch-modern-pagat/?embed#vie.raise", "#vie\\.raise", "stakes more chips"),
        ("tours/how-a-hand-goes/?embed#board-5", "poch-tour .poch-sentence", RAISES),
        ("exercises/?embed#poch-modern-pagat&vying", ".first-question", "Who wins the vying?"),
        ("de/" + HAND + "?embed#step-38", ".poch-sentence", "Carla erhöht"),
        (
            HAND + "?with=poch-1853-alvensleben&embed",
            "dialog.poch-contrast .cx-boards",
            "Alvensleben",
        ),
    ],
    ids=["clause", "tour", "exercise", "german", "contrast"],
)
def test_each_kind_is_read_in_place(
    browser: Browser, address: str, tmp_path: Path, where: str, place: str, said: str
) -> None:
    """A clause lit beside its hand, a stop of a tour, a question that can be answered, a hand beside another text."""
    with blog(browser, address, tmp_path, where) as page:
        expect(framed(page).locator(place).first).to_contain_text(said)
        expect(framed(page).locator(".md-header")).to_be_hidden()
        expect(framed(page).locator(".embed-from a")).to_be_attached()
        if "exercises" in where:
            framed(page).locator(".exercise-answers button").first.click()
            expect(framed(page).locator(".first-verdict")).to_contain_text(re.compile("Right|No"))


def test_what_is_gone_is_said(browser: Browser, address: str, tmp_path: Path) -> None:
    """A step that there is not, and a hand that there is not: the nearest, in a sentence."""
    with blog(browser, address, tmp_path, f"{HAND}?embed#step-999") as page:
        expect(framed(page).locator("poch-hand .poch-note")).to_contain_text("999")
    with blog(browser, address, tmp_path, "hands/poch-modern-pagat/three-nine/?embed") as page:
        expect(framed(page).locator("main")).to_contain_text("three-nines")


@pytest.mark.parametrize(
    ("tag", "name", "copies"), [("", "Embed", "Copy"), ("de/", "Einbetten", "Kopieren")]
)
def test_the_line_to_copy_shows_the_step(
    browser: Browser, address: str, tmp_path: Path, tag: str, name: str, copies: str
) -> None:
    """As it is offered beside the board: put into a page of others, it shows that step."""
    with visit(browser, reduced_motion="reduce") as page:
        page.goto(f"{address}{tag}{HAND}#step-38")
        page.locator("poch-hand.ready").wait_for()
        unfold(page, ".ph-more > .poch-bar")
        page.get_by_role("button", name=name, exact=True).click()
        box = page.locator("dialog.embed-offer")
        expect(box.get_by_role("button", name=copies, exact=True)).to_be_visible()
        snippet = box.locator("textarea").input_value()
        box.locator("select").last.select_option("fr")
        assert f"/fr/{HAND}?embed#step-38" in box.locator("textarea").input_value()
    (tmp_path / "index.html").write_text(f"<!doctype html><title>x</title>{snippet}", "utf-8")
    with served(tmp_path) as foreign, visit(browser, reduced_motion="reduce") as page:
        page.goto(foreign)
        expect(page.frame_locator("iframe").locator(".poch-sentence")).to_contain_text("Carla")
