"""The light table in a browser: a copy beside the clauses, what lights what, and copies that are none.

No source is read here: the page is given the hashes of a text made up for the test.
"""

import json
import subprocess
from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.conftest import ROOT

TABLE = "sources/poque-1765/original/"
MAKE = """
import { readFileSync } from "node:fs";
import { pack } from "./docs/assets/js/copy/packed.js";
import { sentence } from "./docs/assets/js/copy/words.js";
import { language, text } from "./tests/made-up.mjs";
const marks = JSON.parse(readFileSync(0, "utf8"));
const made = text(language(), marks.length);
const other = text(language(), 30).join(" ");
console.log(JSON.stringify({
  marks: marks.map(({ id, cut }, i) => ({ ...pack(sentence(id, made[i])), cut })),
  made,
  other,
}));
"""


@pytest.fixture(scope="module")
def made_up_text(built: Any) -> Mapping[str, Any]:  # noqa: ANN401 - a path, of which only the making counts
    """Return a text made up, with as many sentences as the original, and their hashes."""
    marks = (built / "docs" / "assets" / "originals" / "poque-1765.json").read_text("utf-8")
    command = ["node", "--input-type=module", "-e", MAKE]
    done = subprocess.run(
        command, input=marks, cwd=ROOT, capture_output=True, text=True, check=True
    )
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


@pytest.fixture
def table(page: Page, address: str, made_up_text: Mapping[str, Any]) -> Page:
    """Return the light table with the hashes of the text made up."""
    page.route(
        "**/originals/poque-1765.json", lambda route: route.fulfill(json=made_up_text["marks"])
    )
    page.route("**/originals/hashes.json", lambda route: route.fulfill(json={}))
    page.goto(address + TABLE)
    expect(page.locator("poch-hand.ready")).to_be_visible()
    return page


def give(page: Page, copy: str | bytes, name: str = "copy.txt") -> None:
    """Open a copy."""
    data = copy.encode() if isinstance(copy, str) else copy
    file: FilePayload = {"name": name, "mimeType": "text/plain", "buffer": data}
    page.locator("poch-light input[type=file]").set_input_files(files=[file])


def test_nothing_comes_before_a_copy(page: Page, address: str) -> None:
    """The other pages have none of it, and this one only what takes a copy."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{address}sources/poque-1765/", wait_until="networkidle")
    assert not [url for url in asked if "/copy/" in url or "original" in url]
    page.goto(address + TABLE, wait_until="networkidle")
    assert [url.rpartition("/")[2] for url in asked if "/copy/" in url] == ["begin.js"]


def test_a_copy_is_set_beside_the_clauses(table: Page, made_up_text: Mapping[str, Any]) -> None:
    """Each sentence is in its row, and what the copy has beyond our end is shown as that."""
    give(table, f"Something else.\n\n{' '.join(made_up_text['made'])} And much more.")
    many = len(made_up_text["made"])
    expect(table.locator(".original-told")).to_contain_text(f"Sentences found: {many} of {many}.")
    expect(table.locator(".original-words").first).to_have_text(made_up_text["made"][0])
    expect(table.locator(".original-further")).to_contain_text("And much more.")

    table.get_by_text("Take my copy away").click()
    expect(table.locator(".original-words").first).not_to_have_text(made_up_text["made"][0])
    expect(table.locator(".original-further")).to_be_hidden()


def test_sentences_and_clauses_light_each_other(table: Page) -> None:
    """Also without a copy: a sentence its clauses, with a step of the hand; a clause its sentences.

    Also with the first click, that comes before the script.
    """
    table.locator("#S8 .original-sentence").dispatch_event("click")
    lit = table.locator(".rests[data-clause]")
    expect(lit).to_have_count(table.locator("#S8 [data-clause]").count())
    expect(table.locator("#S8 .clause.lit")).to_have_count(1)

    table.locator('.original-again[data-clause="vie.stakes"]').first.click()
    rows = table.locator('.original-row:has([data-clause="vie.stakes"])')
    expect(table.locator(".original-sentence.rests")).to_have_count(rows.count())
    assert rows.count() > 1

    table.locator("#S7 .original-number a").press("Enter")
    expect(table.locator("#S7 .original-sentence.rests")).to_have_count(1)


def test_what_is_no_copy_changes_nothing(table: Page, made_up_text: Mapping[str, Any]) -> None:
    """A plain line says why, and the page is as before."""
    before = table.locator(".original-rows").inner_text()
    line = table.locator(".original-told")
    give(table, made_up_text["other"])
    expect(line).to_contain_text("Your copy does not seem to have this text.")
    give(table, bytes(range(256)) * 40, "copy.bin")
    expect(line).to_contain_text("This file is not a text,")
    give(table, b" " * 16_000_001)
    expect(line).to_contain_text("larger than 16 MB")
    give(table, " \n ")
    expect(line).to_contain_text("There are no words")

    assert table.locator(".original-rows").inner_text() == before


def test_a_copy_is_kept_only_on_demand(table: Page, made_up_text: Mapping[str, Any]) -> None:
    """It is there after a reload if the reader wants it so, and goes when it is taken away."""
    give(table, " ".join(made_up_text["made"]))
    first = table.locator(".original-words").first
    expect(first).to_have_text(made_up_text["made"][0])
    assert not table.evaluate("Object.keys(localStorage).some((it) => it.includes('copy'))")
    table.reload()
    expect(first).not_to_have_text(made_up_text["made"][0])

    give(table, " ".join(made_up_text["made"]))
    table.get_by_label("Keep the article").check()
    table.reload()
    expect(first).to_have_text(made_up_text["made"][0])
    expect(table.get_by_label("Keep the article")).to_be_checked()
    table.get_by_label("Keep the article").uncheck()
    table.reload()
    expect(first).not_to_have_text(made_up_text["made"][0])


def test_a_book_is_dropped_or_pasted(table: Page, made_up_text: Mapping[str, Any]) -> None:
    """Also where it lies in a book of 2 MB."""
    copy = f"{made_up_text['other']} " * (2_000_000 // len(made_up_text["other"])) + " ".join(
        made_up_text["made"]
    )
    table.locator("poch-light h2").hover()
    expect(table.locator("poch-light:defined")).to_be_visible()
    for kind, target in (("paste", "poch-light textarea"), ("drop", "body")):
        table.locator(target).first.evaluate(
            """(node, [kind, copy]) => {
              const given = new DataTransfer();
              given.setData("text/plain", copy);
              const its = { bubbles: true, cancelable: true };
              node.dispatchEvent(
                kind === "paste"
                  ? new ClipboardEvent(kind, { ...its, clipboardData: given })
                  : new DragEvent(kind, { ...its, dataTransfer: given }),
              );
            }""",
            [kind, copy],
        )
        expect(table.locator(".original-told")).to_contain_text("Sentences found")
        table.get_by_text("Take my copy away").click()
