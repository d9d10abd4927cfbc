"""What the site is for, from the first click to the words that are read at the end of it.

What ought to be read is taken from the rulesets and from the engine here, not from what was generated.
"""

import random
import re
from collections.abc import Iterator
from datetime import datetime
from itertools import combinations

import pytest
import yaml
from playwright.sync_api import Browser, Locator, Page, expect

from poch.citing.cite import citation
from poch.citing.formats import format_citation, strip_italics
from poch.commands.speaking import speaker
from poch.records.links import decode
from poch.records.record import Replay, replay_record
from poch.records.trace import trace_hand
from poch.studies.compare import TOLD, cells, leaf_names
from poch.texts import library
from poch.texts.compile import compile_ruleset
from poch.texts.ruleset_shape import FIRST, GAMES
from tests.e2e.kinds import ALL_LAID
from tests.e2e.looks import NARROW, WIDE, unfold
from tests.e2e.searching import searched
from tests.e2e.test_citing import shown
from tests.e2e.test_compare import PAIR, choose, clause
from tests.e2e.test_offline import LAST_AHEAD, keeps
from tests.e2e.test_play import AT_ONCE, answers, begin, copied, play_out, sentences, sit_down
from tests.e2e.test_print import sheets
from tests.e2e.test_reading import at, opened
from tests.e2e.test_which import answer
from tests.e2e.test_workshop import in_order, write
from tools.site.edition.words import STANDING, anchor, typeset

THREE = ("poque-1765", "poch-1853-alvensleben", "poch-modern-pagat")
CHOSEN = f"compare/#{','.join(THREE)}"
SLUG = "poch-1853-alvensleben"
DIFFERENCE = "poch-1853-alvensleben..poch-1908-meyer:seats"
TRIPLES = 40
LEAST_ROWS = 40
"""So many rules arise in any two whole texts."""
ROWS = """() => [...document.querySelectorAll(".synopsis tr[data-verdict]")].map((row) =>
  [row.id, ...[...row.cells].slice(1).map((cell) => cell.innerText)])"""
EVERY = """async ([choices, wanted, sigla]) => {
  const plain = (text) => text.replace(/\\s+/g, " ");
  const heads = () => [...document.querySelectorAll("thead .siglum")].map((one) => one.textContent);
  const faults = [];
  let read = 0;
  document.querySelector(".compare-place").hidden = true; // what is not drawn is there sooner
  for (const names of choices) {
    location.hash = names.join(",");
    const head = names.map((name) => sigla[name]).join();
    for (let look = 0; heads().join() !== head && look < 1000; look += 1)
      await new Promise((done) => setTimeout(done));
    const rows = document.querySelectorAll(".synopsis tr[data-verdict]");
    if (heads().join() !== head || !rows.length) return [read, 1, [`${names}: no table`]];
    for (const row of rows)
      for (const [i, name] of names.entries()) {
        read += 1;
        const text = plain(row.cells[i + 1]?.textContent ?? "");
        for (const one of wanted[name][row.id])
          if (!text.includes(one)) faults.push(`${names}: ${row.id}: ${name}: ${one}`);
      }
  }
  return [read, faults.length, faults.slice(0, 20)];
}"""
"""Chooses texts one choice after the other, and returns how many cells were read and which lack their words."""

Wanted = dict[str, dict[str, list[str]]]


@pytest.fixture(scope="module")
def wanted() -> Wanted:
    """What each text has to say of each rule: the words of its clauses, or why there are none."""
    rulesets = {slug: compile_ruleset(library.document(slug)) for slug in library.ids(FIRST)}
    every = leaf_names(rulesets.values())
    return {
        slug: {
            anchor(leaf): [
                clause(slug, part.clause) if part.clause else STANDING[part.standing][0]
                for part in cell.parts
            ]
            for leaf, cell in cells(ruleset, every).items()
        }
        for slug, ruleset in rulesets.items()
    }


@pytest.fixture
def kept(browser: Browser) -> Iterator[Page]:
    """A page whose profile keeps what was read."""
    profile = browser.new_context(viewport=WIDE, reduced_motion="reduce", service_workers="allow")
    yield profile.new_page()
    profile.close()


def in_words(replay: Replay) -> list[tuple[str, str]]:
    """Return the sentences of a hand and their clauses."""
    trace = trace_hand(replay)
    say = speaker(trace.json())
    return [(say(step.said), step.clause) for step in trace.steps]


def steps(slug: str, hand: str, **readings: str) -> list[tuple[str, str]]:
    """Return the sentences of a recorded hand and their clauses, as the engine tells them here."""
    (file,) = (file for file in library.hands(slug) if file.stem == hand)
    record = yaml.safe_load(file.read_text("utf-8"))
    record["readings"] = {**record.get("readings", {}), **readings}
    return in_words(replay_record(record, library.find))


def read_through(page: Page, slugs: tuple[str, ...], wanted: Wanted) -> None:
    """Read every cell of the table of some texts: each has its words, and no rule of any of them is left out."""
    expect(page.locator("thead .siglum")).to_have_count(len(slugs))
    expect(page.locator("tr[data-verdict]").first).to_be_visible()
    page.wait_for_function(ALL_LAID)
    rows = {name: [plain(text) for text in texts] for name, *texts in page.evaluate(ROWS)}
    ruled = {leaf for slug in slugs for leaf in compile_ruleset(library.document(slug)).leaves}

    assert {anchor(leaf) for leaf in ruled - TOLD} == set(rows)
    assert len(rows) > LEAST_ROWS
    for name, texts in rows.items():
        for slug, text in zip(slugs, texts, strict=True):
            for words in wanted[slug][name]:
                assert words in text, f"{name}: {slug}"


def plain(text: str) -> str:
    """Return a text with one space wherever there is any."""
    return " ".join(text.split())


def is_at(hand: Locator, page: Page, lines: list[tuple[str, str]], slug: str) -> None:
    """See the sentence of the step at which a hand is, and its clause lit with its words."""
    line, name = lines[at(hand) - 1]

    expect(hand.locator(".poch-sentence")).to_have_text(line)
    expect(hand.locator(".poch-by")).to_contain_text(name)
    expect(page.locator(".clause.lit")).to_have_attribute("id", name)
    expect(page.locator(".clause.lit .clause-body > p").first).to_contain_text(clause(slug, name))
    expect(page.locator(".clause.lit .clause-body > p").first).to_be_in_viewport()


def test_three_texts_are_ticked_and_every_cell_is_read(
    page: Page, address: str, wanted: Wanted
) -> None:
    """What they say stands there, and again when the page is loaded once more."""
    page.goto(f"{address}compare/")
    choose(page, *THREE)
    read_through(page, THREE, wanted)
    page.reload()
    read_through(page, THREE, wanted)


def test_three_texts_are_read_on_a_phone(page: Page, address: str, wanted: Wanted) -> None:
    """At 360 pixels, with the same words; only up and down."""
    page.set_viewport_size(NARROW)
    page.goto(address + CHOSEN)
    read_through(page, THREE, wanted)

    assert NARROW["width"] == page.evaluate("document.documentElement.scrollWidth")
    cut = page.locator(".synopsis td").evaluate_all(
        "all => all.filter(one => one.getBoundingClientRect().right > innerWidth).length"
    )
    assert 0 == cut


def test_three_texts_are_read_without_a_network(kept: Page, address: str, wanted: Wanted) -> None:
    """Once they were read with one."""
    kept.goto(address)
    keeps(kept, LAST_AHEAD)
    kept.goto(address + CHOSEN, wait_until="networkidle")
    read_through(kept, THREE, wanted)
    kept.context.set_offline(True)
    kept.reload()

    expect(kept.locator(".poch-kept")).to_contain_text("The network does not answer")
    read_through(kept, THREE, wanted)


def test_no_cell_of_any_choice_is_empty(page: Page, address: str, wanted: Wanted) -> None:
    """Any two texts side by side, and forty choices of three by lot."""
    page.goto(f"{address}compare/")
    page.locator("poch-compare .compare-place").wait_for(state="attached")
    pairs = [*combinations(wanted, 2)]
    drawn = random.Random(17).sample([*combinations(wanted, 3)], TRIPLES)  # noqa: S311 - no secret
    sigla = {slug: str(library.document(slug)["siglum"]) for slug in wanted}
    read, many, faults = page.evaluate(EVERY, [[*pairs, *drawn], wanted, sigla])

    assert (0, []) == (many, faults)
    assert read > LEAST_ROWS * (2 * len(pairs) + 3 * TRIPLES)


def test_a_pair_is_read(page: Page, address: str, wanted: Wanted) -> None:
    """On its own page, with the clauses of both, and what comes of them."""
    page.goto(address + PAIR)
    expect(page.locator(".cell-text").first).to_be_visible()
    read_through(page, ("poch-1857-pierer", "poch-1992-parlett"), wanted)

    expect(page.locator("h1")).to_contain_text("Poch (Pierer, 1857)")
    expect(page.locator("[id='dressing.antes'] .verdict")).to_have_text("Different, as reported")


def test_a_clause_leads_to_its_step_and_a_step_to_its_clause(page: Page, address: str) -> None:
    """By click, both ways: what happens by a clause is told, and what a step rests on is lit."""
    hand = opened(page, f"{address}sources/{SLUG}/")
    every = steps(SLUG, hand.get_attribute("data-hand") or "")
    name = every[len(every) // 2][1]
    page.locator(f".clause[id='{name}'] .clause-body > p").first.click()
    expect(hand.locator(".poch-by")).to_contain_text(name)  # its script comes with the first click
    is_at(hand, page, every, SLUG)

    before = at(hand)
    while every[at(hand) - 1][1] == name:
        hand.get_by_role("button", name="Forward").click()
    assert at(hand) > before
    is_at(hand, page, every, SLUG)
    hand.locator(".ph-steps > summary").click()
    assert [line for line, _ in every] == hand.locator(".hand-steps li > span").all_inner_texts()


def test_a_hand_is_played_to_its_end(page: Page, folder_address: str) -> None:
    """All that is told of it, and what it came to, is what the engine makes of the same game here."""
    table = sit_down(page, folder_address)
    begin(table, "poch-modern-pagat")
    play_out(table)
    unfold(table, ".pp-tools")
    code = copied(table, "Copy link").partition("#")[2]
    replay = replay_record(decode(code), library.find)
    net = replay.net["You"]
    verb = "won" if net > 0 else "lost"

    assert [line for line, _ in in_words(replay)] == sentences(table)
    expect(table.locator(".pp-question")).to_have_text(
        f"The deal is over. You have {verb} {abs(net)} chip{'s' * (abs(net) != 1)}."
    )
    scores = plain(table.locator(".pp-scores").inner_text())
    assert " ".join(f"{name} {chips:+}" for name, chips in replay.net.items()) == scores.replace(
        "−", "-"
    )
    last = table.locator(".pp-clause").first
    name = last.locator(".clause-id").inner_text()
    expect(last.locator(".pp-text")).to_contain_text(clause("poch-modern-pagat", name))


def test_a_difference_is_cited_in_two_formats(page: Page, address: str) -> None:
    """As a note and as BibTeX, with both texts, the rule, and where it is found."""
    cited = citation(DIFFERENCE)
    page.goto(f"{address}compare/{SLUG}/poch-1908-meyer/")
    page.locator("[id='seats'] .cite").click()
    forms = shown(page)
    works, today = library.bibliography(), datetime.now().astimezone().date()

    note, _, _ = strip_italics(format_citation(cited, "chicago", works, address, today)).partition(
        "\n\n"
    )
    data = format_citation(cited, "bibtex", works, address, today)
    assert (note, data) == (forms["Chicago, notes"], forms["BibTeX"])
    for words in ("Encyklopädie der Spiele", "Meyers Großes", " players; ", cited.link):
        assert words in note
    for words in ("Pochen (Alvensleben, 1853)", "Poch (Meyer, 1908)", "seats", cited.token):
        assert words in data
    assert f"{address}compare/{SLUG}/poch-1908-meyer/" in data
    expect(page.locator("dialog.poch-cite")).to_be_visible()


def test_a_crux_is_read_otherwise_and_the_hand_changes(page: Page, address: str) -> None:
    """The note says so, and the steps are those of the other reading, until it is taken back."""
    hand = opened(page, f"{address}sources/{SLUG}/")
    name = hand.get_attribute("data-hand") or ""
    note = page.locator(".crux[data-crux='third-part']")
    lines = hand.locator(".hand-steps li > span")
    before, after = steps(SLUG, name), steps(SLUG, name, **{"third-part": "stops"})
    assert before != after
    hand.locator(".ph-steps > summary").click()
    note.locator("li[data-reading='stops'] button").click()

    expect(note.locator(".crux-note")).to_contain_text("You see the hand with this reading")
    assert [line for line, _ in after] == lines.all_inner_texts()
    is_at(hand, page, after, SLUG)
    assert after[at(hand) - 1] != before[at(hand) - 1]
    note.locator("li[data-adopted] button").click()
    expect(note.locator(".crux-note")).to_have_count(0)
    assert [line for line, _ in before] == lines.all_inner_texts()


def test_the_search_finds_a_page_and_opens_it(page: Page, address: str) -> None:
    """By words of its title; what was found stands there."""
    title = "Pochen (Alvensleben, 1853)"
    page.goto(address)
    entry = searched(page, "Alvensleben 1853").get_by_text(title, exact=True)
    expect(page.locator(".search-found li").first.locator("mark").first).to_contain_text(
        "Alvensleben"
    )
    entry.click()

    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    expect(page.locator("main")).to_contain_text(clause(SLUG, "players.number"))


def test_the_finder_is_answered_to_its_result(page: Page, address: str) -> None:
    """The nearest text is named with what agrees, and is read by its link."""
    page.goto(f"{address}compare/which/")
    answer(page, "How many pools does the board have?", "Nine")
    answer(page, "How many cards is each player dealt?", "All there are")
    nearest = page.locator(".which-texts > li").first
    title = plain(nearest.locator("h3").inner_text()).partition(" ")[2]

    expect(page.get_by_role("status")).to_contain_text(f"Nearest: {title}")
    expect(nearest.locator(".which-counts")).to_have_text(
        "2 agree · 0 differ · 0 not known from the text"
    )
    slug = next(name for name in library.ids(*GAMES) if library.document(name)["title"] == title)
    pools = re.compile(re.escape("How many pools does the board have?") + r" \w+")
    nearest.locator("summary").click()
    expect(nearest.get_by_text(pools)).to_be_visible()
    nearest.get_by_role("link", name="Read").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    first = library.document(slug)["clauses"][0]["id"]
    expect(page.locator(f".clause[id='{first}']")).to_contain_text(clause(slug, first))


def test_a_hand_out_is_printed(page: Page, address: str) -> None:
    """One sheet, with the words of every clause in force; what is on no paper is not counted."""
    page.goto(f"{address}sources/{SLUG}/")
    page.get_by_role("link", name="Hand-out to print").click()
    page.emulate_media(media="print")
    expect(page.locator(".sheet-ways")).to_be_hidden()
    rules = page.locator(".handout-rule")
    texts = [plain(rule) for rule in rules.all_inner_texts()]
    given = rules.evaluate_all("all => all.map((one) => one.dataset.clause)")

    assert len(given) > len(library.document(SLUG)["clauses"]) // 2
    for name, text in zip(given, texts, strict=True):
        assert text.startswith(clause(SLUG, name))
    expect(page.locator(".handout h1")).to_have_text(typeset(library.document(SLUG)["title"]))
    assert 1 == sheets(page, "A4")


def test_what_was_changed_in_the_workshop_is_played(page: Page, folder_address: str) -> None:
    """The rule that was changed is named, and the hand goes by it."""
    page.add_init_script(AT_ONCE)
    page.goto(f"{folder_address}workshop/#poch-modern-pagat")
    in_order(page)
    write(page, "centre: 1", "centre: 3")
    changed = page.locator(".ws-side")
    expect(changed).to_contain_text("1 rule")
    expect(changed).to_contain_text("Clauses changed: dressing.antes")
    expect(changed).to_contain_text("the centre: 3")
    page.get_by_role("button", name="Play it now").click()
    page.get_by_role("button", name="Start a game").click()
    answers(page)

    expect(page.locator(".pp-tools")).to_contain_text("Rules of your own")
    put = page.locator(".pp-log li").filter(has_text="Bernhard puts")
    expect(put.locator("span")).to_contain_text("and three chips in the centre.")
    expect(put.locator("a")).to_have_text("dressing.antes")
