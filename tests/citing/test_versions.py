"""Later versions: what changed between two of them is known, in the command and for the pages."""

import re
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from xml.etree import ElementTree as ET

import pytest

from poch.citing import cite
from poch.citing.cite import citation, verify_citations
from poch.texts import library
from poch.texts.lock import GONE, Change, changes_since, changes_with, locked_versions, update_lock
from tests.turns import turn
from tools.site.citing.changes import ATOM, XHTML, editions, feed, of_texts, versions
from tools.site.citing.citing import later_versions
from tools.site.edition.edition import Edition, Source

SLUG = "poch-noris"
OTHER = "poch-1853-alvensleben"
DAY = "2027-01-31"
NOTE = "The king has a pool of its own."


KEPT = (cite._stamps, cite._by_id, cite._came, cite._lock)  # noqa: SLF001 - they keep what is of another version


@pytest.fixture
def first(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Any]]:
    """The library with a ruleset as if it were in its first version."""
    document, before = deepcopy(dict(library.document(SLUG))), library.document
    document |= {"version": 1, "changes": {}}
    document["clauses"] = [
        {key: value for key, value in clause.items() if key != "version"}
        for clause in document["clauses"]
    ]
    others = {name: held for name, held in library.lock().items() if name != SLUG}
    lock = update_lock([document], others, {})
    monkeypatch.setattr(
        library, "document", lambda name: document if name == SLUG else before(name)
    )
    monkeypatch.setattr(library, "lock", lambda: lock)
    for cache in KEPT:
        cache.cache_clear()
    yield document
    for cache in KEPT:
        cache.cache_clear()


def second(first: dict[str, Any]) -> dict[str, Any]:
    """Return a ruleset in its second version: its first clause changed, its last new, one gone."""
    document = deepcopy(first)
    clauses = document["clauses"] = deepcopy([*document["clauses"]])
    document |= {"version": 2, "changes": {2: {"day": DAY, "says": NOTE}}}
    clauses[0] |= {"version": 2, "text": "It says something else."}
    clauses[-1] |= {"id": "end.again"}
    return document


@pytest.fixture
def names() -> tuple[str, str]:
    """The clauses that changed and went."""
    clauses = library.document(SLUG)["clauses"]
    return clauses[0]["id"], clauses[-1]["id"]


@pytest.fixture
def raised(
    monkeypatch: pytest.MonkeyPatch, first: dict[str, Any], names: tuple[str, str]
) -> Iterator[dict[str, Any]]:
    """The library with the second version in it, and its lock."""
    document, before = second(first), library.document
    retired = {f"{SLUG}/{names[1]}": {"because": "It is told again."}}
    lock = update_lock([document], library.lock(), retired)
    monkeypatch.setattr(
        library, "document", lambda name: document if name == SLUG else before(name)
    )
    monkeypatch.setattr(library, "retired_ids", lambda: retired)
    monkeypatch.setattr(library, "lock", lambda: lock)
    for function in KEPT:
        function.cache_clear()
    yield {"document": document, "lock": lock}
    for function in KEPT:
        function.cache_clear()


def test_the_lock_tells_what_came_and_went(raised: dict[str, Any], names: tuple[str, str]) -> None:
    """Since the first version one clause changed, one is new and one gone; since the second nothing."""
    changed, gone = names
    expected = {Change(changed, "changed"), Change("end.again", "new"), Change(gone, "gone")}

    assert (
        expected
        == {*changes_since(raised["lock"], SLUG, 1)}
        == {*changes_with(raised["lock"], SLUG, 2)}
    )
    assert () == changes_since(raised["lock"], SLUG, 2)
    assert raised["lock"] == update_lock(
        [raised["document"]], raised["lock"], {f"{SLUG}/{gone}": {"because": "It is told again."}}
    )


@pytest.fixture
def cited(first: dict[str, Any], names: tuple[str, str]) -> tuple[str, ...]:
    """The text, a clause that changed and one that did not, as they were cited at first."""
    same = first["clauses"][1]["id"]
    return tuple(citation(name).token for name in (SLUG, f"{SLUG}/{names[0]}", f"{SLUG}/{same}"))


def test_an_old_citation_is_told_what_changed_since(
    cited: tuple[str, ...], raised: dict[str, Any], names: tuple[str, str]
) -> None:
    """Of the text, its clauses by name; of a clause, what the editors say; what stayed still holds."""
    changed, gone = names
    whole, clause, same = (finding for token in cited for finding in verify_citations(token))

    assert [False, False, True] == [whole.holds, clause.holds, same.holds]
    for says in (f"changed: {SLUG}/{changed}", f"new: {SLUG}/end.again", f"gone: {SLUG}/{gone}"):
        assert says in whole.says
    assert whole.says.endswith(NOTE)
    assert clause.says.endswith(f"now. {NOTE}")
    assert raised["document"]["version"] == 2


def test_a_difference_holds_where_the_change_does_not_touch_it(
    monkeypatch: pytest.MonkeyPatch, first: dict[str, Any]
) -> None:
    """What is cited of two texts is a leaf; another clause may change without changing that."""
    name = f"{SLUG}..{OTHER}:melding.claims.sequence"
    token = citation(name).token
    document, before = (
        first | {"version": 2, "changes": {2: {"day": DAY, "says": NOTE}}},
        library,
    )
    original = before.document
    monkeypatch.setattr(
        library, "document", lambda slug: document if slug == SLUG else original(slug)
    )
    (finding,) = verify_citations(token)

    assert finding.holds, finding.says
    assert f"Since version 1 of {SLUG}: its title or its source. {NOTE}" in finding.says


def edition(raised: dict[str, Any]) -> Edition:
    """Return what pages need of the text in its second version."""
    document = raised["document"]
    source = Source(document, (), "")
    retired = library.retired_ids()
    return cast("Edition", SimpleNamespace(sources=[source], lock=raised["lock"], retired=retired))


def test_the_pages_know_what_changed(raised: dict[str, Any]) -> None:
    """What the play page loads has the clauses and the words on every earlier version."""
    version = later_versions(edition(raised))[SLUG][1]

    assert [NOTE] == version["notes"]
    assert set(changes_since(raised["lock"], SLUG, 1)) == set(version["clauses"])


@pytest.mark.parametrize("site", ["https://poch.example/", ""])
def test_the_feed_tells_which_clauses_changed(
    raised: dict[str, Any], names: tuple[str, str], site: str
) -> None:
    """A later version of a text is an entry: its line, its clauses, and where each of them stands."""
    changed, gone = names
    root = ET.fromstring(feed([], versions(edition(raised)), site))  # noqa: S314 - our own
    (entry,) = root.findall(f"{{{ATOM}}}entry")
    content = entry.find(f"{{{ATOM}}}content")
    assert content is not None
    links = {anchor.text: anchor.get("href") for anchor in content.iter(f"{{{XHTML}}}a")}
    here = f"{site}sources/{SLUG}/"

    assert f"{DAY}T00:00:00Z" == entry.findtext(f"{{{ATOM}}}updated")
    assert f"{raised['document']['title']}: version 2" == entry.findtext(f"{{{ATOM}}}title")
    assert NOTE == content.findtext(f".//{{{XHTML}}}p")
    assert {changed: f"{here}#{changed}", "end.again": f"{here}#end.again"} == links
    assert {f"{changed}: changed", "end.again: new", f"{gone}: gone. It is told again."} == {
        "".join(entry.itertext()).strip() for entry in content.iter(f"{{{XHTML}}}li")
    }


def test_what_took_the_place_of_a_clause_is_linked(
    raised: dict[str, Any], names: tuple[str, str]
) -> None:
    """Where the editors name it, the feed leads there, and on the page of changes so do its links."""
    library.retired_ids()[f"{SLUG}/{names[1]}"]["now"] = f"{SLUG}/end.again"
    later = versions(edition(raised))
    link = f'<a href="{{}}sources/{SLUG}/#end.again">{SLUG}/end.again</a>'

    assert link.format("https://poch.example/") in feed([], later, "https://poch.example").replace(
        "xhtml:", ""
    )
    assert link.format("../") in of_texts(later)


def test_the_page_of_changes_tells_what_the_feed_tells(raised: dict[str, Any]) -> None:
    """Each entry leads to its place on the page, where its words stand too; its id is its own for ever."""
    later = versions(edition(raised))
    log = [*editions("## 2027.1 (2027-01-30)\n\nThe first.\n")]
    entries = ET.fromstring(feed(log, later, "")).findall(f"{{{ATOM}}}entry")  # noqa: S314 - our own
    moved = ET.fromstring(feed(log, later, "https://poch.example/")).findall(f"{{{ATOM}}}entry")  # noqa: S314
    ids = [entry.findtext(f"{{{ATOM}}}id") or "" for entry in entries]
    page = of_texts(later)

    assert [f"changes/#{SLUG}-version-2", "changes/#edition-2027.1"] == [
        entry.find(f"{{{ATOM}}}link").get("href")  # type: ignore[union-attr]
        for entry in entries
    ]
    assert f'<h3 id="{SLUG}-versions">{raised["document"]["title"]}</h3>' in page
    assert (
        f'<p id="{SLUG}-version-2">Version 2 ({DAY}): {NOTE} See the <a href="../cite/{SLUG}/#versions">clause</a>.'
        in page
    )
    assert "end.again</a>: new" in page
    assert ids == [entry.findtext(f"{{{ATOM}}}id") for entry in moved]
    assert len(ids) == len({*ids})
    assert all(
        re.fullmatch(r"urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", name) for name in ids
    )


def test_texts_that_never_changed_say_so() -> None:
    """The page of changes does not fall silent where there is nothing to tell."""
    assert "no clause and no reading has changed" in of_texts([])


def known(token: str) -> bool:
    """Tell whether a citation holds, or whether it is said what became of the thing."""
    (finding,) = verify_citations(token)
    return finding.holds or bool(
        re.search(
            r"was changed since version|texts were changed since|is no longer used", finding.says
        )
    )


def test_what_was_cited_once_is_known_for_good() -> None:
    """Of each citation that was ever given it is said that it holds, or what changed."""
    tokens = (Path(__file__).parents[1] / "cited.txt").read_text("utf-8").splitlines()[1:]

    assert tokens
    assert [] == [token for token in tokens if not known(token)]


def test_every_locked_version_is_known() -> None:
    """Whatever the lock holds was once cited so, and is told from a slip of the pen; a fifth at each commit."""
    every = [(slug, name) for slug, names in library.lock().items() for name in names]
    for slug, name in turn(every, 5):
        versions = [
            version.hash
            for version in locked_versions(library.lock(), slug, name)
            if version.hash != GONE
        ]
        whole = f"{slug}/{name}" if name else slug
        for version, figures in enumerate(versions, start=1):
            assert known(f"{whole}@{version}:{figures}")
