"""Later versions: what changed between two of them is known, in the command and for the pages."""

from collections.abc import Iterator
from copy import deepcopy
from types import SimpleNamespace
from typing import Any, cast

import pytest

from poch import cite, library
from poch.cite import citation, verified
from poch.lock import Change, locked, since
from tools.pages.citing import later
from tools.pages.edition import Edition

SLUG = "poch-labbe"
OTHER = "poch-1853-alvensleben"
NOTE = "The king has a pool of its own."


def second() -> dict[str, Any]:
    """Return a ruleset in its second version: its first clause changed, its last new, one gone."""
    document = deepcopy(dict(library.document(SLUG)))
    clauses = document["clauses"] = deepcopy([*document["clauses"]])
    document |= {"version": 2, "changes": {2: NOTE}}
    clauses[0] |= {"version": 2, "text": "It says something else."}
    clauses[-1] |= {"id": "end.again"}
    return document


@pytest.fixture
def names() -> tuple[str, str]:
    """The clauses that changed and went."""
    clauses = library.document(SLUG)["clauses"]
    return clauses[0]["id"], clauses[-1]["id"]


@pytest.fixture
def raised(monkeypatch: pytest.MonkeyPatch, names: tuple[str, str]) -> Iterator[dict[str, Any]]:
    """The library with the second version in it, and its lock."""
    document, before = second(), library.document
    retired = {f"{SLUG}/{names[1]}": {"because": "It is told again."}}
    lock = locked([document], library.lock(), retired)
    monkeypatch.setattr(
        library, "document", lambda name: document if name == SLUG else before(name)
    )
    monkeypatch.setattr(library, "retired", lambda: retired)
    monkeypatch.setattr(library, "lock", lambda: lock)
    for one in (cite.ruleset, cite._stamps):  # noqa: SLF001 - what they keep is of the first version
        one.cache_clear()
    yield {"document": document, "lock": lock}
    for one in (cite.ruleset, cite._stamps):  # noqa: SLF001
        one.cache_clear()


def test_the_lock_tells_what_came_and_went(raised: dict[str, Any], names: tuple[str, str]) -> None:
    """Since the first version one clause changed, one is new and one gone; since the second nothing."""
    changed, gone = names
    expected = {Change(changed, "changed"), Change("end.again", "new"), Change(gone, "gone")}

    assert expected == {*since(raised["lock"], SLUG, 1)}
    assert () == since(raised["lock"], SLUG, 2)
    assert raised["lock"] == locked(
        [raised["document"]], raised["lock"], {f"{SLUG}/{gone}": {"because": "It is told again."}}
    )


@pytest.fixture
def cited(names: tuple[str, str]) -> tuple[str, ...]:
    """The text, a clause that changed and one that did not, as they were cited at first."""
    same = library.document(SLUG)["clauses"][1]["id"]
    return tuple(citation(one).token for one in (SLUG, f"{SLUG}/{names[0]}", f"{SLUG}/{same}"))


def test_an_old_citation_is_told_what_changed_since(
    cited: tuple[str, ...], raised: dict[str, Any], names: tuple[str, str]
) -> None:
    """Of the text, its clauses by name; of a clause, what the editors say; what stayed still holds."""
    changed, gone = names
    whole, clause, same = (one for token in cited for one in verified(token))

    assert [False, False, True] == [whole.holds, clause.holds, same.holds]
    for says in (f"changed: {SLUG}/{changed}", f"new: {SLUG}/end.again", f"gone: {SLUG}/{gone}"):
        assert says in whole.says
    assert whole.says.endswith(NOTE)
    assert clause.says.endswith(f"now. {NOTE}")
    assert raised["document"]["version"] == 2


def test_a_difference_holds_where_the_change_does_not_touch_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What is cited of two texts is a leaf; another clause may change without changing that."""
    name = f"{SLUG}..{OTHER}:melding.claims.sequence"
    token = citation(name).token
    document, before = dict(library.document(SLUG)) | {"version": 2, "changes": {2: NOTE}}, library
    original = before.document
    monkeypatch.setattr(library, "document", lambda one: document if one == SLUG else original(one))
    cite.ruleset.cache_clear()
    (found,) = verified(token)
    cite.ruleset.cache_clear()

    assert found.holds, found.says
    assert f"Since version 1 of {SLUG}: its title or its source. {NOTE}" in found.says


def test_the_pages_know_what_changed(raised: dict[str, Any]) -> None:
    """What the play page loads has the clauses and the words on every earlier version."""
    source = SimpleNamespace(slug=SLUG, document=raised["document"])
    edition = cast("Edition", SimpleNamespace(sources=[source], lock=raised["lock"]))
    found = later(edition)[SLUG][1]

    assert [NOTE] == found["notes"]
    assert set(since(raised["lock"], SLUG, 1)) == set(found["clauses"])
