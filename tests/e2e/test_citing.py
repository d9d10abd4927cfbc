"""Citing in the browser: the dialog says what the command says."""

import json
import re
from datetime import datetime
from typing import Any
from urllib.parse import parse_qs, quote, urlsplit

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from poch.citing.cite import Citation, citation, verify_citations
from poch.citing.formats import DATA, format_citation, strip_italics
from poch.texts.library import bibliography
from tools.site.citing.citing import NAMES, PROSE

WORKS = bibliography()
EXACT = "Exact: version, hash, works"
CLAUSE = "poch-1853-alvensleben/vie.opening"
STEP = "poch-modern-pagat/three-nines#step-17"
DIFFERENCE = "poque-1789..poch-1857-pierer:board.pools"
LISTED = {"version": "0.0.1", "address": "v/0.0.1/", "texts": {"poque-1789": 1}}


def shown(page: Page) -> dict[str, str]:
    """Return the forms that the dialog shows, by name."""
    page.wait_for_selector("dialog.poch-cite[open]")
    forms: dict[str, str] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll(".cite-row:has(.cite-text)")].map((row) =>
        [row.querySelector("h3, summary").textContent, row.querySelector(".cite-text").textContent]))"""
    )
    return forms


def said(cited: Citation, form: str, address: str, tag: str = "en") -> str:
    """Return what the command says of it today, without marks of titles; of a text the note alone."""
    today = datetime.now().astimezone().date()
    text = strip_italics(format_citation(cited, form, WORKS, address, today, tag))
    return text if form in DATA else text.partition("\n\n")[0]


@pytest.mark.parametrize(
    ("where", "link", "name"),
    [
        ("sources/poch-1853-alvensleben/", '[id="vie.opening"] .clause-margin .cite', "poch-1853-alvensleben/vie.opening"),
        ("sources/poch-1853-alvensleben/", "#crux-fold-out .cite", "poch-1853-alvensleben?fold-out"),
        ("sources/poch-1853-alvensleben/", ".source-self .cite", "poch-1853-alvensleben"),
        (
            "compare/poch-1853-alvensleben/poch-1908-meyer/",
            '[id="seats"] .cite',
            "poch-1853-alvensleben..poch-1908-meyer:seats",
        ),
        ("cruxes/#all", ".crux-passage .cite[href$='cite/poch-1853-alvensleben/#crux-fold-out']", "poch-1853-alvensleben?fold-out"),
        ("hands/poch-modern-pagat/three-nines/#step-17", ".source-self .cite", "poch-modern-pagat/three-nines#step-17"),
    ],
)  # fmt: skip
def test_the_dialog_says_what_the_command_says(
    page: Page, address: str, where: str, link: str, name: str
) -> None:
    """Every form, with the address at which the site is read, and today; Escape leads back to the link."""
    page.goto(address + where)
    if where.startswith(("sources", "hands")):
        page.wait_for_selector("poch-hand.ready")
    page.wait_for_load_state("networkidle")
    page.locator(link).focus()
    page.keyboard.press("Enter")
    forms = shown(page)
    cited = citation(name)

    first, *others = NAMES.values()
    assert [first, EXACT, *others] == [*forms]
    assert forms[EXACT].startswith(f"Exact: {cited.token}, {address}{cited.address} (read ")
    for form, called in NAMES.items():
        assert said(cited, form, address) == forms[called]
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog.poch-cite", state="detached")
    assert page.evaluate("document.activeElement.matches('.cite')")


@pytest.mark.parametrize("tag", ["de", "fr"])
def test_the_note_is_in_the_language_of_the_page(page: Page, address: str, tag: str) -> None:
    """As the command has it in that language, for a clause and for the step that is shown."""
    page.goto(f"{address}{tag}/sources/poch-1853-alvensleben/")
    page.wait_for_selector("poch-hand.ready")
    page.locator('[id="vie.opening"] .clause-margin .cite').click()
    forms = shown(page)

    for form in PROSE:
        assert said(citation(CLAUSE), form, address, tag) == forms[NAMES[form]]
    page.goto(f"{address}{tag}/hands/poch-modern-pagat/three-nines/#step-17")
    page.wait_for_selector("poch-hand.ready")
    page.locator(".source-self .cite").click()
    forms = shown(page)

    assert said(citation(STEP), "chicago", address, tag) == forms[NAMES["chicago"]]


@pytest.mark.parametrize(
    ("where", "link", "heading"),
    [
        ("de/sources/poch-1844-pierer/", ".source-self .cite", "Zitieren: {}"),
        ("fr/sources/poch-1844-pierer/", '[id="pack.suits"] .cite', "Citer {}: pack.suits"),
        (
            "de/hands/poch-modern-pagat/three-nines/",
            ".source-self .cite",
            "Zitieren: Poch (heutiges deutsches Spiel, nach Pagat): {}",
        ),
    ],
)
def test_the_dialog_is_called_as_the_page_is(
    page: Page, address: str, where: str, link: str, heading: str
) -> None:
    """In its language, where texts and hands have titles of their own."""
    page.goto(address + where)
    page.wait_for_selector("poch-hand.ready")
    page.locator(link).first.click()
    page.wait_for_selector("dialog.poch-cite[open]")
    title = page.locator("h1").inner_text()

    assert heading.format(title) == page.locator("#poch-cite-title").inner_text()


@pytest.mark.parametrize("width", [360, 1280])
def test_the_note_is_first_and_what_is_exact_is_folded(
    page: Page, context: BrowserContext, address: str, width: int
) -> None:
    """The first button copies the note, and nothing is wider than the dialog."""
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.set_viewport_size({"width": width, "height": 740})
    page.goto(f"{address}compare/poque-1789/poch-1857-pierer/")
    page.locator("tr[id='board.pools'] .cite").click()
    forms = shown(page)
    button = page.locator("dialog.poch-cite .cite-row button").first
    button.click()
    expect(button).not_to_have_text("Copy")

    note = forms[NAMES["chicago"]]
    assert note == page.evaluate("navigator.clipboard.readText()")
    assert note.rstrip(".").endswith(citation(DIFFERENCE).short)
    assert [note] == page.locator(".cite-text:visible").all_inner_texts()
    assert page.locator("dialog.poch-cite").evaluate("(one) => one.scrollWidth <= one.clientWidth")


@pytest.mark.parametrize("tag", ["", "de/"])
@pytest.mark.parametrize(
    "name", [CLAUSE, STEP, DIFFERENCE, "poch-1853-alvensleben?fold-out", "poque-1789"]
)
def test_the_address_of_a_note_leads_to_what_is_cited(
    page: Page, address: str, name: str, tag: str
) -> None:
    """To its page and its place there, in the language in which one asks.

    The page of a pair is in English; in other languages two texts are answered by the page of choices.
    """
    cited = citation(name)
    page.goto(f"{address}{tag}{cited.link}")
    if tag and ".." in name:
        page.wait_for_url(f"{address}{tag}compare/#*poque-1789*board.pools*")
    else:
        page.wait_for_url(f"{address}{tag}{cited.address}")


def test_an_address_with_a_slip_names_what_is_nearest(
    page: Page, address: str, complaints: list[str]
) -> None:
    """Not a text alone, but an edition, too, that never was, or a hash."""
    page.goto(f"{address}cite/?poque-1798/vie.first@0.1.0")
    page.locator(".poch-error a[href*='sources/poque-1789/']").wait_for()
    for never in ("0.0.1", "1:000000000000"):
        page.goto(f"{address}cite/?poque-1789/vie.first@{never}")
        notice = page.locator(".poch-error")
        expect(notice).to_contain_text(f"There is no poque-1789/vie.first@{never} here.")
        notice.get_by_role("link", name=citation("poque-1789/vie.first").short).click()
        page.wait_for_url("**/sources/poque-1789/#vie.first")

    assert [] == complaints


@pytest.mark.parametrize(
    "cited",
    [
        "poque-1765/vie.opening@4:c5966af7afd9",
        "hoc-1765/vie.sequence-pays@1:16e2d7b085eb",
        "poch-1857-pierer?pack-and-players@1:7015f5fe298f",
        "poch-1844-pierer@1:03fa353e68c7",
        f"{STEP}@1:0123456789ab",
        f"{DIFFERENCE}@1..1:0123456789ab",
    ],
)
def test_what_was_changed_since_it_was_cited_is_no_slip(
    page: Page, address: str, complaints: list[str], cited: str
) -> None:
    """The page says what the editors say of the change, and leads to what is cited now."""
    now = citation(cited.partition("@")[0])
    page.goto(f"{address}cite/?{cited}")
    notice = page.locator(".poch-error")
    expect(notice).to_contain_text(f"{cited} was changed since then. Now it is {now.short}.")
    if ".." not in cited:
        expect(notice.locator("[lang=en]")).not_to_be_empty()
    notice.get_by_role("link").click()
    page.wait_for_url(f"{address}{now.address}")

    assert [] == complaints


@pytest.mark.parametrize(
    "name", ["tripoley-centralconnector/deal.all", "pope-joan-hoyle/deal.equal"]
)
def test_what_came_later_was_in_no_earlier_edition(
    page: Page, address: str, complaints: list[str], name: str
) -> None:
    """The address says so of a text as of a clause, and names what is here."""
    page.route("**/v/**", lambda route: route.fulfill(status=404))
    page.goto(f"{address}cite/?{name}@2026.12")
    notice = page.locator(".poch-error")
    expect(notice).to_contain_text(f"There is no {name}@2026.12 here.")
    notice.get_by_role("link").click()
    page.wait_for_url(f"**/{citation(name).address}")
    complaints.clear()  # what the browser says of a snapshot that is not here


@pytest.mark.parametrize(
    "cited",
    [
        f"{CLAUSE}@2:5f5169e90dc8",
        "poch-1810-hamburg/deal.hand@1:75062be1d3e3",
        "michigan-bicycle/pack.size@1:5b736b151c44",
        "poch-noris/players.number@1:9240ba96999d",
        f"{CLAUSE}@2026.12",
        "poque-1765/vie.opening@2026.12",
        "poch-1853-alvensleben?fold-out@2026.12",
        "poque-1765@2026.12",
        f"{STEP}@2026.12",
        "poque-1789..poch-1853-alvensleben:seats@2026.12",
        "poque-1789..poch-1853-alvensleben:shedding.leader@2026.12",
    ],
)
def test_the_page_says_of_an_old_citation_what_the_command_says(
    page: Page, address: str, complaints: list[str], cited: str
) -> None:
    """By hash and by an edition that is not kept here: what says the same is led to, and of the rest one is told."""
    page.route("**/v/**", lambda route: route.fulfill(status=404))
    now = citation(cited.partition("@")[0])
    (finding,) = verify_citations(cited)
    page.goto(f"{address}cite/?{cited}")
    if not finding.holds:
        notice = page.locator(".poch-error")
        expect(notice).to_contain_text(f"{cited} was changed since then. Now it is {now.short}.")
        notice.get_by_role("link").click()
    page.wait_for_url(f"{address}{now.address}")
    complaints.clear()  # what the browser says of a snapshot that is not here


@pytest.mark.parametrize(
    ("cited", "where"),
    [
        (citation("poque-1789/vie.first").token, "sources/poque-1789/#vie.first"),
        (citation(DIFFERENCE).token, "compare/poque-1789/poch-1857-pierer/#board.pools"),
        (citation(STEP).token, "hands/poch-modern-pagat/three-nines/#step-17"),
        (citation("board:munich-oldest").short, "boards/munich-oldest/"),
        (f"“{citation('poque-1765').short}”.".replace("-", "\u2011"), "sources/poque-1765/"),
    ],
)
def test_what_is_exact_or_altered_leads_there_too(
    page: Page, address: str, cited: str, where: str
) -> None:
    """With version and hash as they are now, to a board, and with the signs of a printed page."""
    page.goto(f"{address}cite/?{quote(cited, safe='/@?:#')}")
    page.wait_for_url(f"{address}{where}")


@pytest.mark.parametrize(
    "answer",
    [{"status": 404}, {"json": [LISTED]}],
    ids=["snapshot", "local"],
)
def test_a_site_without_the_cited_edition_leads_to_its_own(
    page: Page, address: str, complaints: list[str], answer: dict[str, Any]
) -> None:
    """A snapshot has no list of editions, and a site of one's own may have the list alone."""
    page.route("**/versions.json", lambda route: route.fulfill(**answer))
    page.goto(f"{address}cite/?poque-1789/vie.first@0.0.1")
    page.wait_for_url("**/sources/poque-1789/#vie.first")

    assert page.locator(".poch-error:visible").count() == 0
    complaints.clear()  # what the browser says of an answer 404


def test_an_edition_that_is_kept_here_is_led_to(page: Page, address: str) -> None:
    """With the place that is cited."""
    page.route("**/versions.json", lambda route: route.fulfill(json=[LISTED]))
    page.route("**/v/0.0.1/**", lambda route: route.fulfill(body="as it was"))
    page.goto(f"{address}cite/?poque-1789/vie.first@0.0.1")
    page.wait_for_url("**/v/0.0.1/sources/poque-1789/#vie.first")


def test_bibtex_is_no_box_of_the_theme(page: Page, address: str) -> None:
    """What is unfolded has the colours of the dialog, not those of a note in a text."""
    page.goto(address + "sources/poch-1853-alvensleben/")
    page.wait_for_selector("poch-hand.ready")
    page.locator("#crux-fold-out .cite").click()
    shown(page)
    colours = page.locator(":is(details.cite-row, .cite-row > summary)").evaluate_all(
        """(every) => every.flatMap((one) => [getComputedStyle(one).backgroundColor,
        getComputedStyle(one, "::before").display === "block" ? "a sign" : "rgba(0, 0, 0, 0)"])"""
    )

    assert {"rgba(0, 0, 0, 0)"} == {*colours}


def test_without_the_dialog_the_link_leads_to_a_page(
    page: Page, address: str, complaints: list[str]
) -> None:
    """Where the script cannot be had, the same note stands on a page of its own."""
    page.route("**/assets/js/texts/cite.js", lambda route: route.abort())
    page.goto(address + "sources/poch-1853-alvensleben/")
    page.wait_for_selector("poch-hand.ready")
    page.locator("#crux-fold-out .cite").click()
    page.wait_for_url("**/cite/poch-1853-alvensleben/#crux-fold-out")

    complaints.clear()
    assert "The last one in" == page.locator('[id="crux-fold-out"]').inner_text()


REPORTED = '[id="vie.opening"] .clause-margin .cite'


def place_of(where: str) -> str:
    """Return what the language of a page adds to its address."""
    return where[:3] if where[2] == "/" else ""


def words_of(page: Page, address: str, where: str, name: str) -> str:
    """Return what a clause says, or a crux asks, in the language of the page."""
    slug, key = re.split("[/?]", name)
    file = page.request.get(f"{address}assets/rulesets/{place_of(where)}{slug}.json")
    every = json.loads(file.text())["clauses"]
    if "?" in name:
        every = [
            clause["crux"] | {"text": clause["crux"]["question"]}
            for clause in every
            if "crux" in clause
        ]
    return str(next(clause["text"] for clause in every if clause["id"] == key))


def unfolded(page: Page) -> Locator:
    """Unfold by the keyboard what reports a fault, and return its field."""
    page.wait_for_selector("dialog.poch-cite[open]")
    page.locator("dialog.poch-cite summary").last.focus()
    page.keyboard.press("Enter")
    field = page.locator(".cite-report textarea")
    expect(field).to_be_visible()
    return field


@pytest.mark.parametrize(
    ("where", "link", "name"),
    [
        ("sources/poch-1853-alvensleben/", REPORTED, "poch-1853-alvensleben/vie.opening"),
        ("de/sources/poch-1853-alvensleben/", REPORTED, "poch-1853-alvensleben/vie.opening"),
        ("fr/sources/poch-1853-alvensleben/", REPORTED, "poch-1853-alvensleben/vie.opening"),
        ("sources/poch-1853-alvensleben/", "#crux-fold-out .cite", "poch-1853-alvensleben?fold-out"),
        ("compare/rules/vying/#vying.opening", ".fold:has(:target) .cite[href*='poque-1765']", "poque-1765/vie.opening"),
    ],
)  # fmt: skip
def test_a_fault_is_reported_with_id_version_and_words(
    page: Page, address: str, where: str, link: str, name: str
) -> None:
    """By the keyboard alone; what the reader adds is in the letter, and the letter is addressed to nobody."""
    page.goto(address + where)
    page.wait_for_load_state("networkidle")
    page.locator(link).first.focus()
    page.keyboard.press("Enter")
    field = unfolded(page)
    report = field.input_value()

    assert words_of(page, address, where, name) in report
    assert citation(name).token in report
    assert address + place_of(where) + citation(name).address in report
    field.focus()
    page.keyboard.press("Control+End")
    page.keyboard.type("S3 says otherwise.")
    page.evaluate("addEventListener('click', (event) => event.preventDefault(), { once: true })")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    letter = urlsplit(page.locator(".cite-report a").get_attribute("href") or "")
    query = parse_qs(letter.query, strict_parsing=True)
    assert ("mailto", "") == (letter.scheme, letter.path)
    assert [field.input_value().replace("\n", "\r\n")] == query["body"]
    assert "S3 says otherwise." in query["body"][0]


def test_a_report_is_kept_as_a_file(page: Page, address: str, complaints: list[str]) -> None:
    """As the reader has it now; without the list of rulesets it is offered again."""
    page.route("**/assets/rulesets/poch-1853-alvensleben.json", lambda route: route.abort())
    page.goto(f"{address}sources/poch-1853-alvensleben/")
    page.wait_for_selector("poch-hand.ready")
    page.locator(REPORTED).focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog.poch-cite[open]")
    page.locator("dialog.poch-cite summary").last.click()
    again = page.locator("dialog.poch-cite .poch-again")
    expect(again).to_be_visible()
    assert all("Failed to load resource" in line for line in complaints)
    complaints.clear()
    page.unroute("**/assets/rulesets/poch-1853-alvensleben.json")
    again.click()
    field = page.locator(".cite-report textarea")
    field.fill("Only this.")
    with page.expect_download() as download:
        page.get_by_role("button", name="Keep as a file").click()

    assert "poch-1853-alvensleben-vie-opening.txt" == download.value.suggested_filename
    assert "Only this." == download.value.path().read_text("utf-8")
