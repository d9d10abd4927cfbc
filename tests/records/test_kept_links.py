"""Links that were given to readers: each leads to what it led to."""

import json
import re
from collections import Counter
from functools import cache
from html import unescape
from itertools import groupby
from pathlib import Path
from typing import Any, get_args
from urllib.parse import parse_qs, urlsplit

import pytest

from poch.game.actions import Verb
from poch.records.links import decode
from poch.records.record import RecordError, replay_record
from poch.texts.library import find, ids
from tests.kept import kept, reopened, ruleset_of

FILE = Path(__file__).parent.with_name("links.txt")
LINKS = [line for line in FILE.read_text("utf-8").splitlines() if not line.startswith("#")]
KEPT = {
    name: list(several)
    for name, several in groupby(
        sorted(kept(), key=lambda record: str(record[1]["ruleset"])),
        lambda record: str(record[1]["ruleset"]),
    )
}
"""By ruleset the digests of what was given out, each with its record."""


@cache
def places(page: Path) -> frozenset[str]:
    """Return the ids on a page."""
    anchors = re.findall(r'\sid="?([^"\s>]+)', page.read_text("utf-8"))
    return frozenset(map(unescape, anchors))


def page_of(site: Path, path: str) -> Path:
    """Return the file that a path leads to, by way of another page where that stands for it."""
    page = site / path / "index.html" if path.endswith("/") or path == "." else site / path
    turned = re.search(
        r'http-equiv="?refresh"? content="0;\s*url=([^"]+)"', page.read_text("utf-8")
    )
    return (page.parent / unescape(turned[1]) / "index.html").resolve() if turned else page


def test_there_are_links_of_all_kinds() -> None:
    """Texts, clauses, cruxes, steps, readings, pairs, choices of texts, deals, and files."""
    assert len(LINKS) >= 200
    for kind in (
        r"sources/[\w-]+/$",
        r"sources/[\w-]+/#[\w.-]+$",
        r"sources/[\w-]+/#crux-",
        r"cruxes/#",
        r"cite/[\w-]+/#",
        r"hands/[\w-]+/[\w-]+/#step-\d+$",
        r"hands/[\w-]+/[\w-]+/\?reading=.*#step-\d+$",
        r"hands/[\w-]+/[\w-]+/\?with=[\w-]+$",
        r"hands/[\w-]+/[\w-]+/\?with=[\w-]+&with-reading=",
        r"compare/[\w-]+/[\w-]+/#",
        r"compare/#",
        r"play/#1\.",
        r"play/#2\.",
        r"play/\?step=",
        r"play/\?ruleset=",
        r"compare/which/#",
        r"assets/",
    ):
        assert any(re.match(kind, link) for link in LINKS), kind


@pytest.mark.parametrize("link", LINKS, ids=lambda link: link[:60])
def test_a_link_leads_where_it_led(site: Path, link: str) -> None:
    """The page is there, and the place on it; a deal can be taken up again."""
    parts = urlsplit(link)
    page = page_of(site, parts.path)

    assert page.is_file()
    if parts.path == "play/" and parts.fragment:
        assert replay_record(decode(parts.fragment), find).deals
    elif parts.path == "compare/which/" and parts.fragment:
        for question, answer in parse_qs(parts.fragment).items():
            assert f'name="{question}" value="{answer[0]}"' in page.read_text("utf-8")
    elif parts.path == "compare/" and parts.fragment:
        assert set(parts.fragment.split(",")) <= set(ids())
    elif parts.fragment:
        assert parts.fragment in places(page)
    query = parse_qs(parts.query)
    for other in query.get("with", ()):
        pairs = (pair.partition("=") for pair in query.get("with-reading", ()))
        assert find(other, {crux: reading for crux, _, reading in pairs}).rules_by_seats
    assert {*query.get("ruleset", ())} <= {*ids()}
    for reading in query.get("reading", ()):
        slug, hand = parts.path.strip("/").split("/")[1:]
        trace = json.loads((site / f"assets/traces/{slug}/{hand}.json").read_text("utf-8"))
        assert reading in {variant["reading"] for variant in trace["others"]}


@pytest.mark.parametrize("name", KEPT)
def test_a_record_reopens_as_it_did(name: str) -> None:
    """The same happens by the same clauses, the same is asked, and the same is refused for the same reason."""
    assert [] == [record for digest, record in KEPT[name] if digest != reopened(record)]


def test_there_are_records_of_all_kinds() -> None:
    """Every number of seats, kind of deal and verb; hands in play, over and refused, and sessions."""
    kinds: Counter[Any] = Counter()
    for name, several in KEPT.items():
        seats = {len(record["seats"]) for _, record in several}
        assert seats >= {*find(name, {}).rules_by_seats}, name
        for _, record in several:
            kinds.update(kinds_of(record))

    assert sum(map(len, KEPT.values())) >= 1000
    for kind in (
        *("seed", "pack", "hands", "talon"),
        *("readings", "pools", "purses", "deals"),
        *("open", "over", "refused", "ended"),
        *(verb for verb in get_args(Verb) if verb not in {"take", "bid"}),  # no text has them yet
    ):
        assert kinds[kind] >= 10, kind


def kinds_of(record: dict[str, Any]) -> set[str]:
    """Return of which kinds a record is, by what is in it and what comes of it."""
    deals = record.get("deals", [record])
    kinds = {key for key in ("readings", "pools", "purses", "deals") if record.get(key)}
    kinds |= {key for deal in deals for key in deal["deal"]}
    kinds |= {word for deal in deals for line in deal.get("actions", ()) for word in line.split()}
    try:
        replay = replay_record(record, ruleset_of)
    except RecordError:  # a reading of a crux that was settled since
        return {*kinds, "settled"}
    outcome = replay.deals[-1].outcome
    going = "refused" if outcome.rejected else "open" if outcome.ask else "over"
    return {*kinds, going, *(["ended"] if replay.end else [])}
