"""Comparing in a browser: any choice is in its link, and a pair is there without scripts."""

from playwright.sync_api import Browser, Page, expect

THREE = "poque-1765,poch-1853-alvensleben,poch-modern-pagat"
PAIR = "compare/poch-1857-pierer/poch-1992-parlett/"


def choice(page: Page, slug: str) -> None:
    """Tick the box of a text."""
    page.locator(f".choice input[value='{slug}']").check()


def test_three_texts_are_chosen_and_the_link_restores_them(page: Page, address: str) -> None:
    """The choice and the filter stand in the address, and come back from there."""
    page.goto(f"{address}compare/")
    for slug in THREE.split(","):
        choice(page, slug)
    expect(page.locator("thead .siglum")).to_have_text(["E65", "A53", "Pm"])
    page.get_by_label("Only where they differ").check()
    page.get_by_label("Part of the game").select_option("vying")
    rows = page.locator("tr[data-verdict]:visible")
    shown = rows.evaluate_all("all => all.map(one => one.id)")
    kept = page.url

    assert kept.endswith(f"compare/#{THREE}&only&part=vying")
    assert "vying.entry" in shown
    assert all(one.startswith("vying") for one in shown)
    page.goto("about:blank")
    page.goto(kept)
    expect(rows).to_have_count(len(shown))
    expect(page.locator("thead .siglum")).to_have_text(["E65", "A53", "Pm"])


def test_words_find_rules(page: Page, address: str) -> None:
    """Only the rows that hold all the words are left; where none is, it is said."""
    page.goto(f"{address}{PAIR}")
    page.get_by_label("Find in the rules").fill("stich")
    rows = page.locator("tr[data-verdict]:visible")
    for text in rows.all_inner_texts():
        assert "stich" in text.lower()
    page.get_by_label("Find in the rules").fill("zeppelin")

    expect(rows).to_have_count(0)
    expect(page.locator(".synopsis-count")).to_have_text("No rule is left; ask for less.")


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
    page.get_by_label("Only what differs").check()
    verdicts = page.locator("tr[data-verdict]:visible").evaluate_all(
        "all => all.map(one => one.dataset.verdict)"
    )
    assert {"different", "one-sided"} == set(verdicts)
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
