"""The interfaces of browsers that scripts use are listed, each since when an engine has it: docs/contributing/browsers.md."""

import json
import re
import subprocess
from functools import cache
from typing import Any

from tests.conftest import ROOT

PAGE = (ROOT / "docs" / "contributing" / "browsers.md").read_text("utf-8")
ROW = re.compile(r"^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)
NEEDED = "## What the pages need"
OPTIONAL = "## What they use where it is"
OURS = {
    *("AbortSignal.reason", "Clipboard.read", "Element.part", "FontFaceSet.check", "String.at"),
    *(f"Document.{name}" for name in ("all", "clear", "close", "open", "replaceChildren", "write")),
    *(f"ReadableStream.{name}" for name in ("cancel", "from", "values")),
    "AbortSignal.abort",
    *("ServiceWorkerRegistration.index", "Window.event"),
}
"""Names that are ours, or those of other interfaces that all engines have had for long."""


@cache
def interfaces() -> dict[str, Any]:
    """Return what is used, and since when engines have what there is."""
    scan = ("node", ROOT / "tests" / "interfaces.mjs")
    done = subprocess.run(scan, capture_output=True, text=True, check=True)
    return dict(json.loads(done.stdout))


def rows(part: str = "") -> dict[str, list[str]]:
    """Return the rows of a part of the page, or of all."""
    text = PAGE.split(part, 1)[1].split("\n## ", 1)[0] if part else PAGE
    return {name: rest for name, *rest in ROW.findall(text)}


def test_every_interface_that_is_not_old_is_listed() -> None:
    """As far as names tell; a dialog is one interface, whatever of it is used."""
    listed = rows()
    kinds = {name.split(".")[0] for name in listed if name.startswith("HTMLDialog")}
    used = {name for name in interfaces()["used"] if name.split(".")[0] not in kinds}

    assert {"structuredClone", "CompressionStream"} <= used
    assert set() == used - set(listed) - OURS
    assert set() == OURS & set(listed)


def test_each_is_listed_with_the_version_that_first_had_it() -> None:
    """In three engines, and with what happens without it."""
    since = interfaces()["since"]

    assert {name: since.get(name) for name in rows()} == {
        name: row[:3] for name, row in rows().items()
    }
    assert all(len(row[3]) > 10 for row in rows().values())
    assert len(rows()) == len(rows(NEEDED)) + len(rows(OPTIONAL))


def test_the_oldest_versions_are_those_that_have_all_that_is_needed() -> None:
    """The sentence above the table says the newest of its numbers."""
    sentence = re.search(
        r"in Chromium (\S+), Firefox (\S+) and WebKit (\S+), and in later versions", PAGE
    )
    columns = zip(*(row[:3] for row in rows(NEEDED).values()), strict=True)

    assert sentence
    assert [*sentence.groups()] == [
        max(column, key=lambda version: [*map(int, version.split("."))]) for column in columns
    ]
