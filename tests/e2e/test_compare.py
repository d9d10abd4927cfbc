"""Comparing in a browser: any choice is in its link, and a pair is there without scripts."""

import re
from collections.abc import Callable
from html import escape
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from poch.texts.library import document, ids
from tests.e2e.kinds import ALL_LAID, measured
from tests.e2e.looks import NARROW
from tools.site.edition.words import typeset

THREE = "poque-1765,poch-1853-alvensleben,poch-modern-pagat"
PAIR = "compare/poch-1857-pierer/poch-1992-parlett/"
SPOILT: dict[str, Callable[[str], str]] = {
    "cut within a cell": lambda text: text[: len(text) // 2],
    "cut in what it adds on paper": lambda text: text.rstrip()[:-10],
    "escaped": escape,
    "without a cell": lambda text: text.replace('data-leaf="vying.entry"', "", 1),
    "with an empty cell": lambda text: text.replace('"vying.entry">', '"vying.entry"></div><div>'),
    "empty": lambda _: "",
}
"""What may be wrong with a column that has come."""
NOT_THERE = "Pochen (Alvensleben, 1853) could not be fetched ({})."


SHOWN = """() => [...document.querySelectorAll("tr[data-verdict]")].filter(
  (one) => !one.hidden).map((one) => [one.dataset.degree, one.dataset.verdict])"""
"""The degree and the verdict of each row that is shown."""
ANSWER = """async ([first, second]) => {
  const drawn = () => new Promise(requestAnimationFrame);
  const box = (name) => document.querySelector(`.choice input[value="${name}"]`);
  box(first).click();
  while (!document.querySelector(".summary-texts")) await drawn();
  const begun = performance.now();
  box(second).click();
  while (!document.querySelector(".summary-list")?.getBoundingClientRect().height) await drawn();
  return performance.now() - begun;
}"""
"""Tick two texts; return in how many milliseconds the second one is answered."""
SOON = 300
BUSY = 3
"""So many times longer may it take where other tests run beside this one."""
COVERED = """(id) => {
  const { left, top } = document.getElementById(id).getBoundingClientRect();
  return !document.elementFromPoint(left + 20, top + 12)?.closest(`[id="${id}"]`);
}"""
"""Tell whether something lies over the beginning of a row."""


def choose(page: Page, *slugs: str) -> None:
    """Tick texts one after the other, opening the list again where it has folded, and go to the answer."""
    choices = page.locator("details.choice")
    for slug in slugs:
        box = page.locator(f".choice input[value='{slug}']")
        if not choices.evaluate("one => one.open"):
            page.get_by_role("button", name="Choose others").click()
        game = box.locator("xpath=ancestor::ul").get_attribute("data-game")
        if not box.is_visible():
            page.locator(f".choice-games input[value='{game}']").check()
        box.check()
    see = page.get_by_role("button", name="Show the answer")
    if see.is_visible():
        see.click()
    expect(page.locator("thead .siglum")).to_have_count(len(slugs))


def clause(slug: str, name: str) -> str:
    """Return the words of a clause, as they are printed."""
    return typeset(
        next(clause["text"] for clause in document(slug)["clauses"] if clause["id"] == name)
    )


def test_three_texts_are_chosen_and_the_link_restores_them(page: Page, address: str) -> None:
    """The choice and the filter stand in the address, and come back from there."""
    page.goto(f"{address}compare/")
    choose(page, *THREE.split(","))
    expect(page.locator("thead .siglum")).to_have_text(["E65", "A53", "Pm"])
    page.get_by_label("Only where they differ").check()
    page.get_by_label("Part of the game").select_option("vying")
    rows = page.locator("tr[data-verdict]:visible")
    shown = rows.evaluate_all("all => all.map(one => one.id)")
    kept = page.url

    assert kept.endswith(f"compare/#{THREE}&only&part=vying")
    assert "vying.stakes" in shown
    assert all(leaf.startswith("vying") for leaf in shown)
    page.goto("about:blank")
    page.goto(kept)
    expect(rows).to_have_count(len(shown))
    expect(page.locator("thead .siglum")).to_have_text(["E65", "A53", "Pm"])


def test_texts_that_are_ticked_early_are_compared(page: Page, address: str) -> None:
    """What was ticked before the script came counts, and keys go on from the bar."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/assets/js/texts/compare.js", hold)
    page.goto(f"{address}compare/", wait_until="commit")
    for name in THREE.split(","):
        page.locator(f".choice input[value='{name}']").focus()
        page.keyboard.press("Space")
    while not held:
        page.wait_for_timeout(100)
    held[0].continue_()

    expect(page.get_by_role("button", name="Choose others")).to_be_focused()
    expect(page.locator("thead .siglum")).to_have_text(["E65", "A53", "Pm"])
    expect(page.locator("[id='vying.entry'] td").nth(0)).to_contain_text(
        clause("poque-1765", "vie.entry")
    )


def test_a_comparison_that_takes_its_time_says_so(page: Page, address: str) -> None:
    """The bar says that it is on its way, and then how many rules differ."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/assets/compare/index.json", hold)
    page.goto(f"{address}compare/#poque-1789,poch-modern-pagat")
    bar = page.locator(".compare-bar")

    expect(bar).to_contain_text("Compare A89 · Pm loading …")
    held[0].continue_()
    expect(bar).to_contain_text(re.compile("of .* rules? differs?"))
    expect(bar).not_to_contain_text("loading")


def test_the_answer_is_what_one_sees_after_the_second_tick(page: Page, address: str) -> None:
    """The list folds, the sentences are in view, and the bar stays there; keys go on from it."""
    page.goto(f"{address}compare/")
    for slug in ("poque-1789", "poch-modern-pagat"):
        page.locator(f".choice input[value='{slug}']").focus()
        page.keyboard.press("Space")
    bar, first = page.locator(".compare-bar"), page.locator(".summary-list li").first

    expect(first).to_be_in_viewport()
    expect(page.locator("details.choice")).to_be_hidden()
    expect(bar).to_contain_text("Compare A89 · Pm")
    evident = [row for row in page.evaluate(SHOWN) if row[1] and row[0] != "another"]
    differ = [row for row in evident if row[1] == "differ"]
    expect(bar).to_contain_text(f"{len(differ)} of {len(evident)} rules differ")
    page.locator("tr[data-verdict]").last.scroll_into_view_if_needed()
    expect(bar).to_be_in_viewport()
    expect(page.get_by_role("button", name="Choose others")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".choice input[value='poch-modern-pagat']")).to_be_focused()
    page.keyboard.press("Space")
    expect(page.locator(".synopsis")).to_have_count(0)


@measured
def test_the_second_tick_is_answered_soon(page: Page, address: str) -> None:
    """As the browser measures it, from the tick to the sentences on the screen."""
    page.goto(f"{address}compare/")
    page.locator("poch-compare .compare-bar").wait_for(state="attached")

    assert page.evaluate(ANSWER, ["poque-1789", "poch-modern-pagat"]) < SOON * BUSY


def test_nothing_that_stays_in_view_hides_a_rule_that_is_asked_for(
    page: Page, address: str
) -> None:
    """A sentence leads to its row, and the row is seen from its beginning."""
    for narrow in (False, True):
        if narrow:
            page.set_viewport_size(NARROW)
        page.goto(f"{address}compare/#poque-1789,poch-modern-pagat")
        page.locator(".summary-text[href='#dealing.direction']").click()
        expect(page.locator("[id='dealing.direction']")).to_be_in_viewport()

        assert not page.evaluate(COVERED, "dealing.direction")
        page.goto("about:blank")


def test_the_sentences_of_a_choice_are_those_of_the_page_of_the_two(
    page: Page, address: str
) -> None:
    """In the same order, with the same degrees, clauses, hands and citations."""
    read = """() => [...document.querySelectorAll(".summary li")].map((one) => [one.innerText.replace(/\\s+/g, " "),
      ...[...one.querySelectorAll(".summary-by a")].map((link) => link.dataset.cite ?? link.href)])"""
    for a, b in (("poque-1789", "poch-modern-pagat"), ("poch-1844-pierer", "poch-1857-pierer")):
        page.goto(f"{address}compare/{a}/{b}/")
        there = page.evaluate(read)
        page.goto(f"{address}compare/#{b},{a}")
        expect(page.locator(".summary li").first).to_be_visible()

        assert there == page.evaluate(read)
        page.goto("about:blank")


def test_four_texts_stand_side_by_side_and_a_phone_shows_two(page: Page, address: str) -> None:
    """A fifth is refused in words, in a link too; a switch chooses which two of four a phone shows."""
    four = f"{THREE},poque-1789"
    page.goto(f"{address}compare/#{four},poch-philos")
    expect(page.get_by_role("alert")).to_contain_text("You can compare 4 texts at most.")
    expect(page.locator("thead .siglum")).to_have_text(["E65", "A53", "Pm", "A89"])
    expect(page.locator(".compare-two[open]")).to_have_count(1)
    page.goto("about:blank")
    page.goto(f"{address}compare/#{four}")
    page.get_by_role("button", name="Choose others").click()
    fifth = page.locator(".choice input[value='poch-philos']")
    fifth.click()
    expect(page.get_by_role("alert")).to_contain_text("Take one away before you add another.")
    expect(fifth).not_to_be_checked()
    page.set_viewport_size(NARROW)
    cells = page.locator("[id='vying.entry'] td:visible > b")
    expect(cells).to_have_text(["E65", "A53"])
    page.get_by_role("button", name="A89", exact=True).click()
    expect(cells).to_have_text(["A53", "A89"])


def test_games_are_chosen_before_texts(page: Page, address: str) -> None:
    """Poch comes first; a link opens the list of its own game, and one of two games that of all."""
    page.goto(f"{address}compare/")
    texts = page.locator(".choice li:visible input")
    expect(page.get_by_role("radio", name="Poch")).to_be_checked()
    expect(page.locator(".choice input[value='newmarket-1891-peel']")).to_be_hidden()
    page.get_by_label("Newmarket", exact=True).check()
    expect(texts).to_have_count(sum(document(name)["game"] == "newmarket" for name in ids()))
    page.goto("about:blank")
    page.goto(f"{address}compare/#spin-1891-peel")
    expect(page.get_by_label("Spin", exact=True)).to_be_checked()
    expect(page.locator(".compare-place")).to_contain_text("Choose another text to put beside it")
    page.goto(f"{address}compare/#spin-1891-peel,poque-1765")
    expect(page.get_by_label("All games together")).to_be_checked()


def test_differences_are_shown_by_degree(page: Page, address: str) -> None:
    """All at first; what is switched off stays off in the link; a degree that is none is said to be none."""
    page.goto(f"{address}compare/#poque-1789,poch-modern-pagat&only")
    expect(page.locator(".synopsis-count")).to_contain_text(" of ")
    every = page.evaluate(SHOWN)
    page.get_by_label("as we read it").uncheck()
    expect(page).to_have_url(re.compile("&only=both,reported,another"))
    fewer = page.evaluate(SHOWN)

    assert {verdict for _, verdict in every} == {"differ"}
    assert fewer == [row for row in every if row[0] != "as-read"] != every
    page.goto("about:blank")
    page.goto(f"{address}compare/#poque-1789,poch-modern-pagat&only=as-read,sure")
    expect(page.get_by_role("alert")).to_contain_text("There is no degree sure")
    expect(page.locator("tr[data-degree=as-read]:visible").first).to_be_visible()
    assert {degree for degree, _ in page.evaluate(SHOWN)} == {"as-read"}


@pytest.mark.parametrize("tag", ["", "de/", "fr/"])
def test_two_texts_of_two_games_have_no_page_but_an_answer(
    page: Page, address: str, complaints: list[str], tag: str
) -> None:
    """Their old address leads to where they are laid side by side."""
    page.goto(f"{address}{tag}compare/poque-1765/newmarket-1891-peel/#pack.size")
    page.wait_for_url(f"{address}{tag}compare/#poque-1765,newmarket-1891-peel&at=pack.size")

    expect(page.locator("thead .siglum")).to_have_text(["E65", "N91"])
    assert all("404" in complaint for complaint in complaints)
    complaints.clear()


def test_what_a_link_names_within_a_text_leads_to_the_text(page: Page, address: str) -> None:
    """A clause, be it retired, or a crux is no text: the text is shown, and it is said."""
    page.goto(f"{address}compare/#poque-1789/stages.three-ranks,poch-modern-pagat?fold-out")
    alert = page.get_by_role("alert")

    expect(alert).to_contain_text("poque-1789/stages.three-ranks is not a text")
    expect(alert).to_contain_text("so you see poch-modern-pagat.")
    expect(page.locator("thead .siglum")).to_have_text(["A89", "Pm"])


def test_without_its_summary_a_choice_has_its_table(
    page: Page, address: str, complaints: list[str]
) -> None:
    """What is missing is named, and can be asked for again."""
    page.route("**/poque-1789-summaries.html", lambda route: route.abort())
    page.goto(f"{address}compare/#poque-1789,poch-modern-pagat")
    expect(page.get_by_role("alert")).to_contain_text("The table below is complete.")
    expect(page.locator("[id='vying.entry'] td")).to_have_count(2)
    complaints.clear()
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".summary-list li").first).to_be_visible()


def test_words_find_rules(page: Page, address: str) -> None:
    """Only the rows that hold all the words are left; where none is, it is said."""
    page.goto(f"{address}{PAIR}")
    page.get_by_label("Find in the rules").fill("stich")
    rows = page.locator("tr[data-verdict]:visible")
    for text in rows.all_inner_texts():
        assert "stich" in text.lower()
    page.get_by_label("Find in the rules").fill("zeppelin")

    expect(rows).to_have_count(0)
    expect(page.locator(".synopsis-count")).to_have_text("No rules match; widen the filter.")


def test_an_unknown_text_is_told_with_the_nearest(page: Page, address: str) -> None:
    """A link with a misspelt text says which one may be meant, and shows what it can."""
    page.goto(f"{address}compare/#poque-1756,poch-1853-alvensleben,poch-philos")

    expect(page.get_by_role("alert")).to_contain_text("did you mean poque-1765?")
    expect(page.locator("thead .siglum")).to_have_text(["A53", "Ph"])


def test_the_other_order_leads_to_the_same_rule(page: Page, folder_address: str) -> None:
    """A link that names the younger text first ends at the page of the two, at its rule."""
    page.goto(f"{folder_address}compare/poch-1992-parlett/poch-1857-pierer/#vying.raising")
    page.wait_for_url(f"{folder_address}{PAIR}#vying.raising")

    expect(page.locator("[id='vying.raising']")).to_be_in_viewport()


def test_a_pair_can_be_read_without_scripts(browser: Browser, address: str) -> None:
    """Both texts, what they differ in, and only that if one likes; the three sorts of nothing apart."""
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{address}compare/poch-1992-parlett/poch-1857-pierer/")
    page.wait_for_url(f"{address}{PAIR}")
    rows = page.locator("tr[data-verdict]")

    assert rows.count() == page.locator("tr[data-verdict]:visible").count() > 0
    looks = {
        gap: page.locator(f"td .is-{gap}").first.evaluate(
            "one => { const look = getComputedStyle(one);"
            " return [look.backgroundImage, look.clipPath, look.borderTopWidth].join() }"
        )
        for gap in ("cut", "unreported")
    }
    assert len(set(looks.values())) == len(looks)
    page.get_by_label("Only where they differ").check()
    rows = page.locator("tr[data-verdict]:visible")
    read = "all => all.map(one => one.dataset.verdict + one.dataset.degree)"
    every = rows.evaluate_all(read)
    page.get_by_label("as we read it").uncheck()

    assert every
    assert all(row.startswith("differ") for row in every)
    assert [row for row in every if row != "differas-read"] == rows.evaluate_all(read)
    page.goto(f"{address}compare/")
    expect(page.locator(".choice-unscripted")).to_be_visible()
    context.close()


def test_the_matrix_is_ordered_by_likeness(page: Page, address: str) -> None:
    """The chosen text comes first, every column keeps its own cells, and the link keeps the order."""
    page.goto(f"{address}compare/matrix/")
    heads = page.locator(".matrix thead b")
    row = page.locator("[id='board.pools'] td a")

    def cells() -> dict[str, str | None]:
        links = row.evaluate_all("all => all.map(one => one.ariaLabel)")
        return dict(zip(heads.all_inner_texts(), links, strict=True))

    before = cells()
    page.get_by_label("Order by").select_option("poch-modern-pagat")

    assert before == cells()
    assert heads.first.inner_text() == "Pm"
    assert all(title and title.startswith(siglum) for siglum, title in cells().items())
    page.goto("about:blank")
    page.goto(f"{address}compare/matrix/#like=poch-modern-pagat")
    expect(heads.first).to_have_text("Pm")


@pytest.mark.parametrize(("width", "tag"), [(1280, ""), (1280, "de/"), (360, "")])
def test_what_a_letter_means_is_not_cut(page: Page, address: str, width: int, tag: str) -> None:
    """It stands below its row, within the window, and goes with the row."""
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(f"{address}{tag}compare/matrix/")
    keys = page.locator(".matrix .keys div")
    page.locator(".order select").wait_for()
    boxes = keys.evaluate_all(
        "all => all.map((one) => [one.getBoundingClientRect(), one.scrollWidth - one.clientWidth])"
    )

    assert len(boxes) == page.locator(".matrix tbody tr:has(a)").count() > 0
    assert [] == [box for box, more in boxes if box["right"] > width or more > 0]
    assert all(keys.evaluate_all("all => all.map((one) => one.textContent.trim())"))
    page.locator(".only input").first.check()
    lone = "tr[data-uniform]:visible"
    expect(page.locator(f".matrix {lone}")).to_have_count(0)


@pytest.mark.parametrize("how", ["refused", "broken off", *SPOILT])
def test_a_column_that_does_not_come_is_named_and_asked_for_again(
    page: Page, address: str, site: Path, complaints: list[str], how: str
) -> None:
    """The other texts are there meanwhile, and no cell is empty without saying so."""
    text = (site / "assets/compare/poch-1853-alvensleben.html").read_text("utf-8")

    def spoil(route: Route) -> None:
        if how == "refused":
            route.fulfill(status=500, body="")
        elif how == "broken off":
            route.abort()
        else:
            route.fulfill(body=SPOILT[how](text), content_type="text/html")

    file = "poch-1853-alvensleben.html"
    known = {
        "refused": f"{file}: the host answers 500",
        "broken off": f"{file}: the host cannot be reached",
    }
    why = known.get(how, f"{file} arrived damaged")
    page.route("**/assets/compare/poch-1853-alvensleben.html", spoil)
    page.goto(f"{address}compare/#{THREE}")
    entry = page.locator("[id='vying.entry'] td")
    expect(page.get_by_role("alert")).to_have_text(NOT_THERE.format(why))
    expect(entry.nth(0)).to_contain_text(clause("poque-1765", "vie.entry"))
    expect(entry.nth(1)).to_have_text("A53Not fetched")
    expect(entry.nth(2)).to_contain_text(clause("poch-modern-pagat", "vie.entry"))
    assert page.locator("tr[data-verdict]").count() == page.locator("td.is-missing").count() > 0
    complaints.clear()

    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(entry.nth(1)).to_contain_text(clause("poch-1853-alvensleben", "vie.entry"))
    expect(page.get_by_role("button", name="Try again")).to_be_hidden()
    expect(page.locator("td.is-missing")).to_have_count(0)
    expect(page.get_by_text("could not be fetched")).to_have_count(0)


def test_where_nothing_comes_there_is_no_table(
    page: Page, address: str, complaints: list[str]
) -> None:
    """Neither without the list of rules nor without any text; the choice is kept."""
    page.route("**/assets/compare/index.json", lambda route: route.fulfill(body='{"lines": ['))
    page.goto(f"{address}compare/#{THREE}")
    expect(page.get_by_role("alert")).to_contain_text("The list of rules could not be fetched")
    expect(page.locator(".synopsis")).to_have_count(0)

    page.unroute_all()
    page.route("**/assets/compare/*.html", lambda route: route.abort())
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".poch-error:visible")).to_have_count(3)
    expect(page.locator(".synopsis")).to_have_count(0)
    complaints.clear()

    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("thead .siglum")).to_have_text(["E65", "A53", "Pm"])


@pytest.mark.parametrize(
    ("tag", "message", "cell", "button"),
    [
        (
            "de",
            "Pochen (Alvensleben, 1853) ließ sich nicht laden (poch-1853-alvensleben.html kam beschädigt an).",
            "Nicht geladen",
            "Noch einmal versuchen",
        ),
        (
            "fr",
            "Impossible de charger Pochen (Alvensleben, 1853) (poch-1853-alvensleben.html est arrivé endommagé).",
            "Non chargé",
            "Réessayer",
        ),
    ],
)
def test_what_is_missing_is_told_in_the_language(
    page: Page, address: str, tag: str, message: str, cell: str, button: str
) -> None:
    """The message, the cells and the button."""
    page.route(
        f"**/assets/compare/{tag}/poch-1853-alvensleben.html", lambda route: route.fulfill(body="")
    )
    page.goto(f"{address}{tag}/compare/#{THREE}")

    expect(page.get_by_role("alert")).to_have_text(message)
    expect(page.locator("[id='vying.entry'] .is-missing p")).to_have_text(cell)
    expect(page.get_by_role("button", name=button)).to_be_visible()


def test_texts_that_are_chosen_anew_have_one_set_of_tools(page: Page, address: str) -> None:
    """Whoever unticks all and ticks others chooses among rows as before; a text named twice is one."""
    for choice_ in (THREE, "", f"{THREE},poque-1765"):
        page.goto(f"{address}compare/#{choice_}")
        expect(page.locator("thead .siglum")).to_have_count(3 if choice_ else 0)

    expect(page.get_by_label("Part of the game")).to_have_count(1)
    expect(page.get_by_label("Find in the rules")).to_have_count(1)


def test_the_rule_that_is_clicked_is_in_the_address(page: Page, address: str) -> None:
    """It comes back lit; what is not there is answered with the nearest, in words."""
    page.goto(f"{address}compare/#{THREE}")
    page.locator("tr[id='vying.raising'] th").click()
    expect(page).to_have_url(f"{address}compare/#{THREE}&at=vying.raising")
    page.goto("about:blank")
    page.goto(f"{address}compare/#{THREE}&at=vying.raising")
    lit = page.locator("tr.lit")
    expect(lit).to_have_attribute("id", "vying.raising")
    expect(lit).to_be_in_viewport()
    expect(lit).to_contain_text("raise")
    page.goto("about:blank")
    page.goto(f"{address}compare/#{THREE}&at=vying.raisin")
    expect(page.get_by_text("There is no rule vying.raisin here,")).to_contain_text(
        "so you see the nearest one, vying.raising."
    )


def test_the_rule_of_a_pair_is_in_its_address(page: Page, address: str) -> None:
    """Whoever comes back sees the rule that was clicked."""
    page.goto(address + PAIR)
    page.wait_for_function(ALL_LAID)  # rows stay from here
    page.locator("tr[id='vying.raising'] th").click()
    expect(page).to_have_url(f"{address}{PAIR}#vying.raising")
    page.reload()
    expect(page.locator("tr.lit")).to_have_attribute("id", "vying.raising")
    expect(page.locator("tr.lit")).to_be_in_viewport()


@pytest.mark.parametrize(
    ("tag", "rule", "citing"),
    [
        ("", "Who may raise", "cite"),
        ("de/", "Wer erhöhen darf", "zitieren"),
        ("fr/", "Qui peut relancer", "citer"),
    ],
)
def test_it_says_in_what_texts_differ(
    page: Page, address: str, tag: str, rule: str, citing: str
) -> None:
    """In a sentence for each difference, in the language of the page; each leads to its row."""
    page.goto(f"{address}{tag}compare/#poch-1897-foster,poch-modern-pagat")
    difference = page.locator(".summary-list li").filter(has_text=rule)
    by = difference.locator(".summary-by")
    expect(by).to_contain_text("F14 vie.answers")
    expect(by).to_contain_text("Pm vie.answers")
    expect(by.locator(".cite")).to_have_text(citing)
    difference.locator(".summary-text").click()
    expect(page.locator("tr[id='vying.raising']")).to_be_in_viewport()


def test_texts_of_another_game_are_laid_beside(page: Page, address: str) -> None:
    """Within a game a pair can be cited; across games the page says that rules may not arise."""
    page.goto(f"{address}compare/#newmarket-1891-peel,newmarket-1897-foster")
    expect(page.locator(".summary-list li").first).to_contain_text("1891")
    page.get_by_role("link", name="the page of these two").click()
    expect(page.locator("h1")).to_contain_text("Newmarket (Peel, 1891) beside Newmarket")
    page.goto("about:blank")
    page.goto(f"{address}compare/#poch-modern-pagat,newmarket-1897-foster")
    expect(page.locator(".synopsis-ways").last).to_contain_text(
        "These texts are of different games, so there is no summary of them."
    )
    row = page.locator("tr[id='vying.raising']")
    expect(row.locator("td").first).to_contain_text("anyone still in, on their turn")
    expect(row.locator("td").last).to_contain_text("Does not arise")


@pytest.mark.parametrize(
    ("place", "message"),
    [
        (f"compare/#{'x,' * 3_000}x", "There is no text x"),
        ("compare/#" + ",".join(f"x{i}" for i in range(3_000)), "There is no text x0"),
        ("compare/which/#" + "&".join(f"x{i}=1" for i in range(3_000)), "x0"),
        (f"compare/which/#{'x' * 9_000}=1&pools={'y' * 9_000}", "xxx"),
    ],
)
def test_what_is_asked_for_in_vain_is_said_once(
    page: Page, address: str, place: str, message: str
) -> None:
    """However often and however much an address asks for, what is said of it is short."""
    page.goto(address + place)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(message)
    words = alert.inner_text()

    assert words.count("There is no text x; ") <= 1
    assert len(words) < 700
