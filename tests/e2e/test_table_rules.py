"""The rules of a table on one sheet: answered, printed, kept, passed on by a short link, and played."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.bridge.test_drafts import draft, shipped
from tests.bridge.test_table_rules import MOST, NONE, brought, sheet
from tests.e2e.looks import faults
from tests.e2e.test_print import sheets
from tests.e2e.test_workshop import checked

SLUG = "poch-1897-foster"
CRUX, OTHER = "turn-up-pool", "dealer-takes"
WORDS = {
    "": ("Our table’s rules", "The nearest printed text is Pochen", "Our own rule"),
    "de/": ("Unsere Tischregeln", "Der nächste gedruckte Text ist Pochen", "Hausregel"),
    "fr/": (
        "Les règles de notre table",
        "Le texte imprimé le plus proche est Pochen",
        "Règle maison",
    ),
}
PRINTS = "window.print = () => { window.prints = (window.prints ?? 0) + 1; };"


def hash_of(**rules: Any) -> str:
    """Return what an address says after its `#` for rules after Foster."""
    return str(brought(SLUG, NONE | rules)["hash"])


def paper(page: Page) -> Locator:
    """Return the sheet as it is seen, once it is there."""
    seen = page.locator(".ws-paper:not(.is-printed)")
    expect(seen.locator("footer")).to_be_attached()
    return seen


def questions(site: Path, tag: str) -> dict[str, tuple[str, dict[str, str]]]:
    """Return by its name each open point of the sheet: what is asked, and the answers."""
    entries = json.loads((site / f"assets/rulesets/{tag}index.json").read_text("utf-8"))
    cruxes = next(entry["cruxes"] for entry in entries if entry["id"] == SLUG)
    shown = {name for name, _, _ in sheet(shipped(SLUG), SLUG)["clauses"]}
    return {
        crux["id"]: (crux["question"], {each["name"]: each["label"] for each in crux["readings"]})
        for crux in cruxes
        if crux["clause"] in shown
    }


@pytest.mark.parametrize("tag", WORDS)
def test_a_table_writes_its_rules_down(page: Page, address: str, site: Path, tag: str) -> None:
    """From a board of one's own: every open point is answered, and the sheet takes one of A4 or A5."""
    page.add_init_script(PRINTS)
    page.goto(f"{address}{tag}own-board/")
    way = page.locator(f'a[href$="workshop/#table={SLUG}"]').first
    page.goto(way.evaluate("one => one.href"))
    title, nearest, ours = WORDS[tag]
    seen = paper(page)
    heading = seen.get_by_role("heading", name=title)
    expect(heading).to_be_in_viewport()
    expect(seen).to_contain_text(nearest)
    asked = questions(site, tag)
    expect(seen.get_by_role("combobox")).to_have_count(len(asked))
    for question, _ in asked.values():
        expect(seen).to_contain_text(question)

    question, labels = asked[CRUX]
    seen.get_by_label(question).focus()
    seen.get_by_label(question).select_option(OTHER)
    label = labels[OTHER][:1].upper() + labels[OTHER][1:]
    expect(seen).to_contain_text(f"{question} {label}. {ours}")
    expect(seen.get_by_label(question)).to_be_focused()
    expect(seen.locator(".ws-code path")).to_be_attached()
    link = seen.locator(".ws-address").inner_text()
    assert len(link) <= MOST

    for n, size in enumerate(("A4", "A5"), 1):
        page.locator(".ws-sheet").get_by_role("button", name=size).click()
        assert n == page.evaluate("window.prints")
        assert 1 == sheets(page, size)
        page.emulate_media(media="screen")
    words = seen.inner_text()
    page.goto("about:blank")
    page.goto(link)
    expect(paper(page).locator(".ws-address")).to_have_text(link)
    assert words == paper(page).inner_text()
    assert {} == faults(page, ".ws-sheet")


def test_an_answer_of_the_table_agrees_no_more(page: Page, address: str) -> None:
    """Untouched, the rules are those by which the edition plays their text; one changed is one fewer."""
    page.goto(f"{address}workshop/#table=poch-1908-meyer")
    nearest = paper(page).locator("header p").first
    count = re.compile(r"Meyer, 1908\), as its edition plays it: (\d+) of (\d+) points agree\.$")
    expect(nearest).to_have_text(count)
    n, every = re.findall(r"\d+", nearest.inner_text())[-2:]
    assert n == every
    paper(page).get_by_role("combobox").first.select_option(index=1)

    expect(nearest).to_contain_text(f"{int(n) - 1} of {every} points agree.")


def test_a_text_on_the_web_is_no_printed_one(page: Page, address: str) -> None:
    """Where the rules are one's, the sheet says why another is called the nearest."""
    page.goto(f"{address}workshop/#table=poch-modern-pagat")
    nearest = paper(page).locator("header p").first

    expect(nearest).to_contain_text("after pagat) is not a printed text, so it is left out here.")


def test_what_a_text_says_is_no_rule_of_the_table(page: Page, address: str) -> None:
    """Where it leaves out something beside, that is marked as supplied, until the table answers otherwise."""
    page.goto(f"{address}workshop/#table=poch-modern-pagat")
    rule = paper(page).locator(".ws-rule", has_text="the author proposes")
    expect(rule.locator("small")).to_have_text("+")
    rule.get_by_role("combobox").select_option("capped")

    expect(rule.locator("small")).to_have_text("Our own rule")


def test_nothing_untouched_is_a_rule_of_the_table(page: Page, address: str) -> None:
    """What the edition supplies or concludes is marked as on the hand-out, be the text silent on a point or not."""
    page.goto(f"{address}workshop/#table=poch-modern-pagat")
    marks = {*paper(page).locator(".ws-rule > small").all_inner_texts()}

    assert {"+", "†"} == marks


def test_a_sheet_is_kept_given_out_and_played(page: Page, address: str, tmp_path: Path) -> None:
    """What a link brought is the reader's once he names it."""
    page.goto(f"{address}workshop/#{hash_of(cruxes={CRUX: OTHER})}")
    expect(paper(page)).to_contain_text("The dealer takes it.")
    page.get_by_label("Your draft").fill("Rules at Anna’s")
    page.get_by_label("Your draft").press("Enter")
    expect(paper(page).get_by_role("heading", name="Rules at Anna’s")).to_be_visible()
    page.reload()

    expect(paper(page).get_by_role("heading", name="Rules at Anna’s")).to_be_visible()
    assert "%E2%80%99s" in paper(page).locator(".ws-address").inner_text()
    assert checked(page, tmp_path) == f"0 {SLUG}.yaml: 1 file is in order\n"
    assert draft((tmp_path / f"{SLUG}.yaml").read_text("utf-8"), SLUG)["sheet"]["cruxes"] == {
        CRUX: OTHER
    }
    page.get_by_role("button", name="Play it now").click()
    page.wait_for_url(f"{address}play/?ruleset=own.*")
    page.get_by_role("button", name="Start a game").click()
    expect(page.locator("poch-play")).to_contain_text("Rules at Anna’s")


def test_rules_that_contradict_each_other_are_told_with_their_place(
    page: Page, address: str
) -> None:
    """More players than the pack has cards for: which rule, in which line, and why; no link goes out."""
    page.goto(f"{address}workshop/#{hash_of(leaves={'seats': '[3, 8]'})}")
    alert = page.locator(".ws-sheet").get_by_role("alert")

    expect(alert).to_contain_text("These rules do not fit together")
    expect(alert).to_contain_text("“How many cards")
    expect(alert).to_contain_text(
        re.compile(r"line \d+: 7 seats need 36 cards, and the pack has 32")
    )
    expect(paper(page)).to_contain_text("The fewest and the most who may play: 3–8. Our own rule")
    expect(paper(page).locator(".ws-code")).to_have_count(0)
    expect(page.get_by_role("button", name="Copy the link")).to_be_disabled()


def test_what_no_link_holds_is_told(page: Page, address: str) -> None:
    """A damaged link brings nothing, and rules in many words go out as a file."""
    whole = hash_of(words={"pack.size": "We take " + "whatever cards there are, " * 12})
    page.goto(f"{address}workshop/#{whole[:-3]}")
    expect(page.get_by_role("alert")).to_contain_text(
        "This link was cut or altered, so none of its answers can be read."
    )
    page.goto(f"{address}workshop/#{whole}")

    expect(paper(page)).to_contain_text("do not fit into a link of 300 characters")
    expect(paper(page).get_by_role("button", name="Download")).to_be_visible()
    expect(paper(page).locator(".ws-code")).to_have_count(0)
