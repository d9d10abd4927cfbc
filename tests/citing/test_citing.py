"""Citations on the built site: what pages offer, and what reference managers find in them."""

import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from urllib.parse import parse_qs

import pytest

from poch.citing.cite import citation, verify_citations
from poch.citing.formats import format_citation, person
from poch.texts.library import bibliography, edition, ids, lock, retired_ids, silences
from poch.texts.ruleset_shape import GAMES
from tools.site.build.frame import language_and_name
from tools.site.citing.citing import NAMES, SITE
from tools.site.edition import words

ROOT = Path(__file__).resolve().parents[2]
META = re.compile(r'<meta (?:name|property)="([^"]+)" content="([^"]*)">')


def page(site: Path, address: str) -> str:
    """Return the HTML of a page."""
    return (site / address / "index.html").read_text("utf-8")


def cites(text: str) -> Iterator[tuple[str, str]]:
    """Yield what a page offers to cite, and where its link leads without scripts."""
    for tag in re.findall(r'<a class="cite"[^>]*>', text):
        given = dict(re.findall(r'([\w-]+)="([^"]*)"', tag))
        href = unescape(given["href"])
        slug, _, anchor = href.partition("cite/")[2].partition("/")
        joined = anchor.replace("#crux-", "?").replace("#hand-", "/").replace("#", "/")
        yield unescape(given.get("data-cite", slug + joined)), href


@pytest.mark.parametrize("slug", ids(*GAMES))
def test_every_offer_has_its_citation_and_its_place(site: Path, slug: str) -> None:
    """What a source's page and its hands' pages offer is in the file, and on the page for it."""
    things = json.loads((site / f"assets/cite/{slug}.json").read_text("utf-8"))["things"]
    anchors = re.findall(r'<dt id="([^"]+)"', page(site, f"cite/{slug}"))
    pages = [page(site, f"sources/{slug}")]
    pages += [file.read_text("utf-8") for file in (site / "hands" / slug).glob("*/index.html")]
    offered = [offer for text in pages for offer in cites(text)]

    assert set(things) <= {name for name, _ in offered}
    for name, href in offered:
        assert name in things
        assert href.partition("#")[2] in {"", *anchors}
    for name, (_, title, token, *_) in things.items():
        now = citation(name if title.find("{step}") < 0 else f"{name}#step-1")
        assert now.token == token.replace("{step}", "1")


@pytest.mark.parametrize("slug", ids(*GAMES))
def test_a_page_knows_which_old_hashes_say_the_same(site: Path, slug: str) -> None:
    """As the command says of each that is locked: where only headings or sentences were named since."""
    kept = json.loads((site / f"assets/cite/{slug}.json").read_text("utf-8"))
    for name, (*former, _) in kept["versions"].items():
        *_, same = kept["things"].get(name, [[]])
        cited = [f"{name}@{version}:{was}" for version, (was, _) in enumerate(former, start=1)]
        holds = [token for token in cited if all(each.holds for each in verify_citations(token))]

        assert holds == [token for token in cited if token.rpartition(":")[2] in same]


def test_every_difference_of_a_pair_is_offered(site: Path) -> None:
    """Each row in which the sources differ can be cited by the script; the summary offers its own without it."""
    for file in sorted((site / "assets/cite").glob("*..*.json")):
        text = page(site, f"compare/{file.stem.replace('..', '/')}")
        things = json.loads(file.read_text("utf-8"))["things"]

        rows = re.findall(r'<tr id="([^"]+)"[^>]* data-verdict="differ"', text)

        assert set(things) == {f"{file.stem}:{row}" for row in rows}
        assert set(things) >= {name for name, _ in cites(text) if ".." in name}


def test_what_is_taken_along_is_what_the_command_gives(site: Path) -> None:
    """The files beside a page hold the citation in the form that their ending says."""
    cited = citation("poch-1853-alvensleben")
    for form, end in (("bibtex", "bib"), ("ris", "ris"), ("csl-json", "csl.json")):
        text = (site / f"assets/cite/{cited.id}.{end}").read_text("utf-8")

        assert {line for line in text.split("\n") if SITE or "://poch" not in line} >= {
            line
            for line in format_citation(cited, form, bibliography(), SITE).split("\n")
            if cited.token in line
        }
        assert NAMES[form]


def test_the_page_on_citing_cites_what_stands() -> None:
    """The examples of the page hold."""
    text = (ROOT / "docs/how-to-cite.md").read_text("utf-8")

    assert [finding.says for finding in verify_citations(text) if not finding.holds] == []
    assert [*verify_citations(text)]


def test_a_reference_manager_finds_a_web_page(site: Path) -> None:
    """Sources and hands say what kind of thing they are, what it is called, and of which site."""
    for address, title in (
        ("sources/poch-1853-alvensleben", "Pochen (Alvensleben, 1853)"),
        (
            "compare/poch-1853-alvensleben/poch-1908-meyer",
            "Pochen (Alvensleben, 1853) beside Poch (Meyer, 1908)",
        ),
        ("hands/poch-modern-pagat/three-nines", "Three nines beat two aces (Poch (modern German game, after pagat))"),
    ):  # fmt: skip
        text = page(site, address)
        meta = dict(META.findall(text))

        assert "webpage" == meta["z.itemType"]
        assert title == unescape(meta["citation_title"])
        assert "Poch" == meta["og:site_name"]
        assert "en" == meta["citation_language"]
        assert not [name for name in meta if name in {"citation_author", "citation_date"}]
        assert "Z3988" not in text


def test_a_citation_without_an_address_says_why(site: Path) -> None:
    """Where the site was not built for an address, none is made up, and the page says so."""
    is_without_address = "were built without an address" in page(site, "cite/poch-1853-alvensleben")

    assert is_without_address == (SITE is None)


def test_every_page_says_of_itself_what_it_is(site: Path) -> None:
    """To those that draw a preview, to catalogues and to search engines, in the same words."""
    kinds = {"index.html": "WebSite", "exports/index.html": "Dataset", "play/index.html": "Game"}
    count = 0
    for path in site.rglob("index.html"):
        text = path.read_text(encoding="utf-8")
        said = re.findall(r'<script type="?application/ld\+json"?>(.*?)</script>', text)
        if "/v/" in path.as_posix() or not said:
            continue
        count += 1
        about = json.loads(said[0])
        metas = {name: unescape(value) for name, value in META.findall(text)}
        name = path.relative_to(site).as_posix()
        _, own = language_and_name(name)
        assert kinds.get(own, "CreativeWork") == about["@type"], name
        titles = {metas[key] for key in ("og:title", "DC.title", "citation_title") if key in metas}
        assert {about["name"]} == titles, name
        assert len({"DC.title", "citation_title"} & {*metas}) == 1, name
        described = {"description": metas["description"]} if own in kinds else {}
        assert described == {key: about[key] for key in about if key == "description"}, name
        assert "" not in {about["name"], metas["description"]}, name
    assert count > len(list(site.glob("compare/*/*/index.html")))
    assert (site / "robots.txt").read_text(encoding="utf-8").startswith("User-agent: *\nAllow: /\n")


def test_the_bibliography_offers_works_with_known_titles(site: Path) -> None:
    """Each is there as OpenURL with what is known of it; of no other is a title made up."""
    text = page(site, "bibliography")
    spans = [
        parse_qs(unescape(title)) for title in re.findall(r'class="?Z3988"? title="([^"]*)"', text)
    ]
    every = sorted(bibliography().values(), key=lambda work: [*words.SHELF].index(work["shelf"]))
    known = [work for work in every if "title" in work]
    book = next(span for span in spans if span.get("rft.btitle") == ["Encyklopädie der Spiele"])

    assert len(known) == len(spans)
    assert ["von Alvensleben, Ludwig"] == book["rft.au"]
    assert (["Leipzig"], ["O. Wigand"], ["1853"]) == (
        book["rft.place"],
        book["rft.pub"],
        book["rft.date"],
    )
    assert "z.itemType" not in text
    for work, span in zip(known, spans, strict=True):
        editors = [person(who) for who in work.get("editor", ())]
        assert editors == span.get("rft.contributor", [])
        assert ([str(work["issued"])] if "issued" in work else []) == span.get("rft.date", [])
        assert ([work["URL"]] if "URL" in work else []) == span.get("rft_id", [])


def test_the_bibliography_leads_to_the_public_copies(site: Path) -> None:
    """A work or a copy with an address is a link away."""
    text = page(site, "bibliography")
    entries = bibliography().values()
    addresses = {entry[key] for entry in entries for key in ("URL", "archive-url") if key in entry}

    assert addresses
    assert {
        url for url in addresses if re.search(f'<a [^>]*href="?{re.escape(url)}"?>', text)
    } == addresses


def test_a_retired_id_is_found_where_its_clause_went(site: Path) -> None:
    """The old name is a place within the clause that took over."""
    _, _, after = page(site, "sources/poch-1844-pierer").partition('id="vie.answers"')

    assert (
        'id="vie.raise"'
        in after.partition('<div class="clause ')[0].partition('<div class="clause"')[0]
    )


def test_a_retired_crux_is_found_where_it_was_decided(site: Path) -> None:
    """Its old place on the page is within the clause that decides it."""
    _, _, after = page(site, "sources/poch-1897-foster").partition('id="shed.out"')

    assert (
        'id="crux-out-mid-run"'
        in after.partition('<div class="clause ')[0].partition('<div class="clause"')[0]
    )


@pytest.mark.usefixtures("site")
def test_the_package_brings_what_citing_needs() -> None:
    """Bibliography, retired ids and lock are there without a checkout."""
    beside = ROOT / "poch" / "texts" / "beside"

    for name, data in (
        ("bibliography", bibliography()),
        ("retired", retired_ids()),
        ("lock", lock()),
        ("silences", silences()),
        ("edition", edition()),
    ):
        assert data == json.loads((beside / f"{name}.json").read_text("utf-8"))
