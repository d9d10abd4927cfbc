"""Pages in Firefox and in WebKit: what is read is there, what is clicked answers, and no console has an error.

That all kinds of pages, all journeys and ten loads of each hold is for `make thorough`.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import TypeAlias

import pytest

from tests.conftest import built_for
from tests.engines.drivers import ENGINES, Reader
from tests.engines.journeys import ALWAYS, JOURNEYS
from tests.engines.listening import Listening
from tests.engines.reading import kinds, read, some
from tests.serving import served
from tests.turns import turn
from tools.setup.engines import missing

New: TypeAlias = Callable[[str, list[str]], Reader]
pytestmark = pytest.mark.filterwarnings(
    "ignore:setting remote_server_addr:DeprecationWarning"  # Selenium warns of what it does itself
)
BROKEN = """<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="script-src 'self'; connect-src 'self'; img-src 'none'">
<script src="wrong.js"></script><script type="module" src="nowhere.js"></script></head>
<body><main>It is here<img src="it.png"></main></body></html>
"""
WRONG = """
console.error("said");
Promise.reject(new Error("refused"));
addEventListener("load", () => document.body.append("loaded"));
throw new Error("thrown");
"""


@pytest.fixture(scope="module", params=["Firefox", "WebKit"])
def new(request: pytest.FixtureRequest) -> Iterator[New]:
    """Yield what makes a reader in an engine; one that is not here is named, and fails where all must be."""
    lacking = missing(request.param)
    if lacking and os.environ.get("CI"):
        pytest.fail(lacking)
    if lacking:
        pytest.skip(lacking)
    with ENGINES[request.param]() as made:
        yield made


@contextmanager
def reading(
    new: New, site: Path, base: str, instead: dict[str, bytes | None] | None = None
) -> Iterator[Reader]:
    """Yield a reader of a site, or of one with other files, in a profile of their own."""
    heard: list[str] = []
    with ExitStack() as opened:
        address = opened.enter_context(
            served(site, base, Listening, heard=heard, instead=instead or {})
        )
        yield opened.enter_context(closing(new(address, heard)))


@pytest.mark.parametrize("name", turn(ALWAYS, 2))
def test_a_journey_leads_where_it_should(new: New, site: Path, name: str) -> None:
    """Word by word, as a reader would see it."""
    with reading(new, site, built_for(site)) as reader:
        JOURNEYS[name](reader)

    assert [] == reader.heard


@pytest.mark.parametrize("kind", some())
def test_a_kind_of_page_is_read(new: New, site: Path, kind: str) -> None:
    """Its words are there, and what steps steps."""
    with reading(new, site, built_for(site)) as reader:
        read(site, kinds()[kind])(reader)

    assert [] == reader.heard


def test_every_error_is_heard(new: New, tmp_path: Path) -> None:
    """What is said, thrown, refused, not there, or against the policy."""
    (tmp_path / "index.html").write_text(BROKEN, "utf-8")
    (tmp_path / "wrong.js").write_text(WRONG, "utf-8")
    (tmp_path / "it.png").write_bytes(b"")
    with reading(new, tmp_path, "/") as reader:
        reader.open("")
        reader.see("It is here")
        reader.see("loaded", "body")
        reader.wait("the refusal", lambda: any("refused" in message for message in reader.heard))

    for what in ("said", "thrown", "refused", "nowhere.js", "img-src"):
        assert any(what in message for message in reader.heard), (what, reader.heard)


@pytest.mark.parametrize(
    ("file", "sent", "says"),
    turn(
        [
            ("play/play.js", None, "Check your connection"),
            ("play/play.js", b"export const Play = it.is.not;", "The fault is ours"),
            (
                "play/play.js",
                b"export class Play { constructor() { null.it(); } }",
                "The fault is ours",
            ),
            ("language/say.js", None, "could not be loaded"),
        ],
        2,
    ),
)
def test_the_connection_is_blamed_only_where_it_can_be(
    new: New, site: Path, file: str, sent: bytes | None, says: str
) -> None:
    """A program that fails is ours to mend, and the reader's line has nothing to do with it."""
    base = built_for(site)
    with reading(new, site, base, {f"{base}assets/js/{file}": sent}) as reader:
        reader.open("play/")
        reader.see(says, ".poch-error")
        other = {"Check your connection", "The fault is ours"} - {says}

        assert not any(reason in reader.read(".poch-error") for reason in other) or sent is None
