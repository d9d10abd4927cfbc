"""What is printed: one sheet for the rules of each text, its board, and pages without controls."""

import json
import math
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urldefrag, urljoin

import pytest
from playwright.sync_api import Browser, Page, expect

from poch.citing.cite import citation
from poch.citing.formats import strip_italics
from poch.citing.note import notes
from poch.texts.library import bibliography
from tests.e2e.looks import Scheme
from tests.turns import turn

ROOT = Path(__file__).resolve().parents[2]
WORKS = bibliography().values()

PAPERS = ("A4", "Letter")
BOARDS = ("poch-1844-pierer", "poch-1853-alvensleben", "poch-ass-1973", "poque-1789")
"""A text for each shape of board."""
SOURCE = "sources/poch-1853-alvensleben/"
HAND = "hands/poch-modern-pagat/three-nines/"
HAND_PAGE = re.compile("(../)?hands/")
PAIR = "compare/poch-1857-pierer/poch-1992-parlett/"
CHOSEN = "compare/#poque-1765,poch-1853-alvensleben,poch-modern-pagat"
STEPS = 49
"""So many steps of a long hand take a sheet, in the language that needs most room."""
MODERN = "poch-modern-pagat"
NOTES = ".print-notes, .print-mark, .print-read"
SEEN = """
addEventListener("afterprint", () => {
  window.printed = {
    notes: [...document.querySelectorAll(".print-notes li")].map((one) => one.textContent),
    marks: [...document.querySelectorAll(".print-mark")].map((one) =>
      [one.parentElement.getAttribute("href"), one.textContent]),
    foot: [...document.querySelectorAll("h2#cite + .source-cite, .print-foot")].map((one) => one.textContent).join(" "),
    styled: document.querySelectorAll(".print-notes[style], .print-notes [style]").length,
  };
});
"""
"""Keeps what stood on the page while it was printed: this listener is there before those of the page."""
COLOURS = """(selector) => [...new Set([...document.querySelectorAll(selector)]
  .filter((one) => one.checkVisibility())
  .flatMap((one) => [getComputedStyle(one).fill, getComputedStyle(one).stroke])
  .filter((colour) => !colour.startsWith("url(")))]"""
STOPS = """() => [...new Set([...document.querySelectorAll(".poch-table stop")]
  .map((one) => getComputedStyle(one).stopColor))]"""
SHAPES = ".poch-table :is(path, rect, circle, ellipse, .card-index, .board-name)"
FILLED = ".poch-table :is(.card-paper, .card-court, .seat-plate, .chip > *)"
WHITE, BLACK, NONE = "rgb(255, 255, 255)", "rgb(0, 0, 0)", {"none", "rgba(0, 0, 0, 0)"}


@pytest.fixture(scope="module")
def playable(site: Path) -> list[str]:
    """The texts that can be played."""
    listed = json.loads((site / "assets/rulesets/index.json").read_text("utf-8"))
    return [text["id"] for text in listed]


@pytest.fixture(scope="module")
def paper(browser: Browser) -> Iterator[Page]:
    """A page for all tests, since nothing is kept in it."""
    context = browser.new_context(service_workers="block")
    yield context.new_page()
    context.close()


def sheets(page: Page, paper: str) -> int:
    """Return how many sheets a page takes, whatever it was last looked at as."""
    page.emulate_media(media="null")
    page.evaluate("document.fonts.ready")
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(format=paper, prefer_css_page_size=True)))


def test_the_rules_of_a_text_take_one_sheet(paper: Page, address: str, playable: list[str]) -> None:
    """On A4 and on Letter, whatever the length of the text."""
    taken = {}
    for slug in turn(playable, 4):
        paper.goto(f"{address}sources/{slug}/handout/")
        taken[slug] = tuple(sheets(paper, size) for size in PAPERS)

    assert {*taken.values()} == {(1, 1)}, taken


@pytest.mark.parametrize("tag", ["de", "fr"])
def test_the_rules_take_one_sheet_in_a_language(
    paper: Page, address: str, playable: list[str], tag: str
) -> None:
    """Of some texts, others each time: words are longer there than in English."""
    some = turn(playable, 6)
    taken = {}
    for slug in some:
        paper.goto(f"{address}{tag}/sources/{slug}/handout/")
        taken[slug] = tuple(sheets(paper, size) for size in PAPERS)

    assert taken == dict.fromkeys(some, (1, 1))


@pytest.mark.parametrize("tag", ["", "de/", "fr/"])
def test_a_lesson_takes_one_sheet_with_its_answers(paper: Page, address: str, tag: str) -> None:
    """On A4 and on Letter; on the screen they are folded."""
    paper.emulate_media(media="screen")
    paper.goto(f"{address}{tag}teacher/")
    answer = paper.locator(".teacher-answers li").last
    expect(answer).to_be_hidden()
    paper.emulate_media(media="print")
    expect(answer).to_be_visible()
    printed(paper, address, f"{tag}teacher/")  # with the addresses of its links, too

    assert [1, 1] == [sheets(paper, size) for size in PAPERS]


@pytest.mark.parametrize("tag", ["", "de/", "fr/"])
def test_twelve_questions_take_the_sheets_that_they_promise(
    paper: Page, address: str, playable: list[str], tag: str
) -> None:
    """Of the modern game, which teachers are shown first, and of some texts, others each time; the key has one more."""
    broken = {}
    for slug in {MODERN, *turn(playable, 8)}:
        paper.goto(f"{address}{tag}exercises/{slug}/")
        said = paper.locator(".exercise-sheet > p").first.inner_text()
        promised = int(re.findall(r"\d", said)[0]) + 1
        taken = [sheets(paper, size) for size in PAPERS]
        if max(taken) > promised or (slug == MODERN and taken != [3, 3]):
            broken[slug] = (promised, taken)

    assert {} == broken


@pytest.mark.parametrize("tag", ["", "de/", "fr/"])
def test_the_questions_of_a_class_take_one_sheet_and_their_answers_another(
    paper: Page, address: str, tag: str
) -> None:
    """As the page for teachers promises."""
    printed(paper, address, f"{tag}teach/questions/")

    assert [2, 2] == [sheets(paper, size) for size in PAPERS]


@pytest.mark.parametrize("slug", BOARDS)
def test_a_board_takes_one_sheet_across(paper: Page, address: str, slug: str) -> None:
    """One page, with the drawing loaded."""
    paper.goto(f"{address}sources/{slug}/board/")

    assert sheets(paper, "A4") == 1
    assert paper.evaluate("document.querySelector('.board-sheet').naturalWidth") > 0


def test_a_hand_out_has_each_rule_in_force_and_its_source(paper: Page, address: str) -> None:
    """It leaves out only what says nothing new, and the page of the text leads to it."""
    paper.goto(f"{address}sources/poch-1897-foster/handout/")
    given = paper.locator(".handout-rule").evaluate_all(
        "all => all.map((one) => one.dataset.clause)"
    )
    paper.goto(f"{address}sources/poch-1897-foster/")
    restated = paper.locator(".clause.is-remark .clause-id").all_text_contents()
    every = paper.locator(".clause .clause-id").all_text_contents()

    assert set(every) - set(given) <= set(restated)
    assert set(given) <= set(every)
    expect(paper.get_by_role("link", name="Hand-out to print")).to_be_visible()


@pytest.mark.parametrize(
    "name",
    ["sources/poch-1897-foster/", HAND, PAIR, "odds/poch-1897-foster/"],
)
def test_a_printed_page_has_an_address_and_nothing_to_press(
    paper: Page, address: str, name: str
) -> None:
    """At the foot is where it came from; what answers to a click is gone."""
    paper.goto(address + name)
    paper.emulate_media(media="print")
    pressed = paper.locator("main :is(button:not(.reading-name), input, select)")

    expect(paper.locator(".print-foot")).to_contain_text(name)
    assert not any(button.is_visible() for button in pressed.all())
    paper.emulate_media(media="screen")
    expect(paper.locator(".print-foot")).to_be_hidden()


def printed(paper: Page, address: str, name: str) -> dict[str, Any]:
    """Print a page as soon as what that needs has come by itself, and return what stood on it."""
    paper.goto("about:blank")  # else another step of a hand is no other page
    with paper.expect_request("**/assets/js/page/paper.js"):
        paper.goto(address + name)
        paper.keyboard.press("Control")
    if HAND_PAGE.match(name):
        paper.wait_for_selector("poch-hand.ready")
    paper.evaluate("address => import(address)", f"{address}assets/js/page/paper.js")
    paper.pdf(prefer_css_page_size=True)
    sheet: dict[str, Any] = paper.evaluate("window.printed")
    return sheet


@pytest.fixture
def watched(browser: Browser) -> Iterator[Page]:
    """A page that keeps what stood on it while it was printed."""
    context = browser.new_context(service_workers="block")
    context.add_init_script(SEEN)
    yield context.new_page()
    context.close()


@pytest.mark.parametrize(
    ("name", "cited"),
    [
        (SOURCE, ["poch-1853-alvensleben"]),
        (HAND, ["poch-modern-pagat/three-nines#step-1"]),
        (PAIR, ["poch-1857-pierer", "poch-1992-parlett"]),
        (CHOSEN, ["poque-1765", "poch-1853-alvensleben", "poch-modern-pagat"]),
    ],
)
def test_the_foot_has_what_is_cited_with_version_hash_and_evidence(
    watched: Page, address: str, name: str, cited: list[str]
) -> None:
    """The token of the command stands there, or once directly above, and how each text was read.

    No script is needed for that, but where the reader chose the texts.
    """
    watched.goto(address + name)
    watched.emulate_media(media="print")
    foot = watched.locator(".print-foot")
    cites = watched.locator(":is(.print-foot, h2#cite + .source-cite):visible")

    for entry in map(citation, cited):
        expect(cites.filter(has_text=entry.token)).to_have_count(1)
    expect(foot).to_contain_text(name)
    assert len(cited) == foot.get_by_text("Evidence for").count()
    expect(watched.locator("h2#cite:visible")).to_have_count(0)


def test_a_choice_taken_back_leaves_the_foot_as_it_was(watched: Page, address: str) -> None:
    """Who unticks the texts again does not print what was said of them."""
    watched.goto(f"{address}compare/")
    foot = watched.locator(".print-foot")
    before = foot.inner_html()
    watched.goto(address + CHOSEN)
    expect(foot).to_contain_text("Evidence for")
    watched.goto(f"{address}compare/#")

    expect(foot).not_to_contain_text("Evidence for")
    assert before == foot.inner_html()


def stands(page: Page, address: str, name: str) -> str:
    """Return where the site stands: for an address that it was built for, that counts on paper."""
    canonical = page.locator("link[rel=canonical]")
    href = canonical.get_attribute("href") if canonical.count() else None
    return href.removesuffix(name) if href else address


@pytest.mark.parametrize("name", [SOURCE, HAND, PAIR, "cruxes/", "editorial/"])
def test_links_are_printed_as_notes_and_only_then(watched: Page, address: str, name: str) -> None:
    """Each address once, every number has its note, and no page keeps anything of it."""
    sheet = printed(watched, address, name)
    numbers = {int(mark.strip("[]")) for _, mark in sheet["marks"]}

    assert sheet["notes"]
    assert len(sheet["notes"]) == len(set(sheet["notes"]))
    assert set(range(1, len(sheet["notes"]) + 1)) == numbers
    copies = {str(work[key]) for work in WORKS for key in ("URL", "archive-url") if key in work}
    ours = stands(watched, address, name)
    assert all(note.startswith(ours) or note in copies for note in sheet["notes"])
    assert 0 == sheet["styled"]
    assert 0 == watched.locator(NOTES).count()


def test_a_note_has_the_address_to_which_its_link_leads(watched: Page, address: str) -> None:
    """As it is, but that of a clause named in words, which is found on its page by that name."""
    sheet = printed(watched, address, HAND)
    site = stands(watched, address, HAND)
    page = site + HAND

    for href, mark in sheet["marks"]:
        note = sheet["notes"][int(mark.strip("[]")) - 1]
        assert note in {urljoin(page, href), urldefrag(urljoin(page, href)).url}
    assert f"{site}cruxes/#short-purse" in sheet["notes"]
    assert f"{site}sources/poch-modern-pagat/" in sheet["notes"]
    assert address + HAND in sheet["foot"]


def test_what_is_not_printed_has_no_note(watched: Page, address: str) -> None:
    """Neither tools nor links within the page, nor the rules as the engine has them."""
    notes = printed(watched, address, SOURCE)["notes"]

    assert not [note for note in notes if "/mechanisms/" in note or "/cite/" in note]
    page = stands(watched, address, SOURCE) + SOURCE
    assert not [note for note in notes if urldefrag(note).url == page]


def test_a_sheet_of_rules_has_no_notes(watched: Page, address: str) -> None:
    """It has a foot of its own, and room for nothing else."""
    assert [] == printed(watched, address, "sources/poch-1897-foster/handout/")["notes"]


def test_a_page_is_printed_with_notes_without_a_key(watched: Page, address: str) -> None:
    """What printing needs comes a while after the page, for those who print from a menu."""
    with watched.expect_request("**/assets/js/page/paper.js"):
        watched.goto(address + "editorial/")


def test_a_hand_is_cited_at_the_step_that_is_shown(watched: Page, address: str) -> None:
    """With its clause; as `poch cite` would have it, which knows no address here."""
    foot = printed(watched, address, f"{HAND}#step-12")["foot"]

    cited = citation("poch-modern-pagat/three-nines#step-12")
    assert strip_italics(notes().sentence(cited)) in foot.replace("\n", " ")
    assert f"{cited.short} Exact: {cited.token}." in foot
    assert "§ poch-modern-pagat/dressing.antes." in foot


@pytest.mark.parametrize("tag", ["", "de/", "fr/", "ja/"])
def test_how_to_play_takes_one_sheet_with_its_board(watched: Page, address: str, tag: str) -> None:
    """With its foot, on A4 and on Letter; what leads on and the offer of another language is not printed."""
    printed(watched, address, f"{tag}how-to-play/")

    assert [1, 1] == [sheets(watched, size) for size in PAPERS]
    watched.emulate_media(media="print")
    expect(watched.locator(".how-board svg")).to_be_visible()
    expect(watched.locator("[data-clause='end.when end.winner end.residue']")).to_be_visible()
    for hidden in ("#and-now", "#other-texts", ".poch-offer", "#print"):
        expect(watched.locator(hidden)).to_be_hidden()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_play_page_is_white_on_paper_before_anybody_sits(
    page: Page, address: str, scheme: Scheme
) -> None:
    """Whatever the screen has."""
    page.emulate_media(color_scheme=scheme)
    page.goto(f"{address}play/")
    page.locator(".pp-start").wait_for()
    page.emulate_media(media="print", color_scheme=scheme)
    for name in ("--paper", "--sheet", "--felt-1", "--felt-2"):
        colour = "(name) => getComputedStyle(document.body).getPropertyValue(name)"
        assert page.evaluate(colour, name) == "#fff"
    for hidden in (".pp-start", ".poch-part", ".board-grain"):
        expect(page.locator(hidden).first).to_be_hidden()
    expect(page.locator(".print-foot")).to_contain_text("play/")
    expect(page.locator(".print-foot")).to_be_visible()
    wood = "stop => getComputedStyle(stop).stopColor"
    assert {page.locator(".wood-1, .hollow-3").nth(n).evaluate(wood) for n in (0, -1)} == {
        "rgb(255, 255, 255)"
    }


def test_a_link_prints(page: Page, address: str) -> None:
    """The first words of the page have it."""
    page.add_init_script("window.print = () => { window.pages = (window.pages ?? 0) + 1; }")
    page.goto(f"{address}how-to-play/", wait_until="networkidle")
    page.get_by_role("link", name="Print this page").click()

    page.wait_for_function("window.pages === 1")


@pytest.mark.parametrize("tag", ["", "de/", "fr/"])
def test_a_hand_takes_two_sheets(watched: Page, address: str, site: Path, tag: str) -> None:
    """A long one more, on A4 and on Letter: of the modern game, with its board, and of hands that take turns."""
    pages = sorted(page.parent for page in (site / "hands").glob("*/*/index.html"))
    every = [f"{page.relative_to(site)}/" for page in pages]
    broken = {}
    for name in [HAND, f"{HAND}#step-30", *turn(every, 80)]:
        printed(watched, address, tag + name)
        steps = watched.locator(".hand-steps > li").count()
        most = max(2, math.ceil(steps / STEPS))
        taken = [sheets(watched, size) for size in PAPERS]
        if max(taken) > most:
            broken[name] = (steps, taken)

    assert {} == broken


def test_a_hand_is_printed_without_scripts(watched: Page, address: str) -> None:
    """As a list, which had room for its beginning only."""
    watched.route("**/hand-page.js", lambda route: route.abort())
    watched.goto(address + HAND)
    expect(watched.locator(".md-content > .poch-error")).to_be_visible()

    assert [2, 2] == [sheets(watched, size) for size in PAPERS]


def test_a_hand_is_printed_with_its_board_but_at_the_first_step(
    watched: Page, address: str
) -> None:
    """Where nothing is on it; what happens is in the list of steps alone, and the record is not printed."""
    seen = {}
    for step in (1, 30):
        printed(watched, address, f"{HAND}#step-{step}")
        watched.emulate_media(media="print")
        seen[step] = watched.locator(".poch-table").is_visible()
        for repeated in (".poch-sentence", "#the-record", ".ph-controls"):
            expect(watched.locator(repeated).first).to_be_hidden()
        expect(watched.locator(".hand-steps > li").last).to_be_visible()
        watched.emulate_media(media="screen")

    assert seen == {1: False, 30: True}


def test_cards_and_boards_are_outlines(watched: Page, address: str) -> None:
    """What is coloured on the screen is white with a black line around it, pips and letters apart."""
    watched.goto(f"{address}{HAND}#step-30")
    watched.wait_for_selector("poch-hand.ready .card-paper", state="attached")
    screen = set(watched.evaluate(COLOURS, SHAPES))
    watched.emulate_media(media="print")
    every = set(watched.evaluate(COLOURS, SHAPES))
    filled = set(watched.evaluate(COLOURS, FILLED))
    wood = set(watched.evaluate(STOPS))

    assert screen - {WHITE, BLACK, *NONE}
    assert every <= {WHITE, BLACK, *NONE}
    assert {WHITE, BLACK} == filled
    assert {WHITE, BLACK} == wood
