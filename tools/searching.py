"""What the theme's search is given: for each language an index of its own pages, section by section."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from html import escape, unescape
from pathlib import Path, PurePosixPath
from typing import Any

from tools.frame import ENGLISH, placed
from tools.pages.output.files import minified

TOKEN = re.compile(
    r"""<(?P<end>/?)(?P<name>[a-z][\w-]*)(?P<given>(?:[^>"']|"[^"]*"|'[^']*')*)>|(?P<text>[^<]+)""",
    re.IGNORECASE,
)
ID = re.compile(r'\bid="([^"]+)"')
HEADING = re.compile(r"h[1-6]|dt")
KEPT = frozenset({"p", "li", "ol", "ul", "pre", "code", "sub", "sup"})
"""Elements that are shown with what was found."""
SKIPPED = frozenset({"script", "style", "svg", "object"})
ENDLESS = frozenset({"br", "hr", "img", "input", "link", "meta", "wbr", "source", "col"})
EXCLUDED = "data-search-exclude"
PLACE = PurePosixPath("search", "search_index.json")
WHOLE = PurePosixPath("search", "whole.json")
FIRST = re.compile(r"[^#]*|(glossary|cruxes|how-to-play)/#.*")
"""What the first index has: it is read within a moment, and answers until the whole is read."""
BEGINNING = 200
"""So many letters of each text are in the first index."""
CONFIG: dict[str, Any] = {
    "lang": ["en", "de", "fr"],
    "separator": r"[\s\-]+",
    "pipeline": ["stopWordFilter"],
    "fields": {"title": {"boost": 10}, "text": {"boost": 1}, "tags": {"boost": 10}},
}
OWN: dict[str, dict[str, Any]] = {
    "de": {"lang": ["de"]},
    "fr": {"lang": ["fr"], "separator": r"[\s\-’']+"},
    # Words are not parted there: each character is one.
    "ja": {"lang": ["en"], "separator": r"[\s\-、。・「」（）：；？！]+|(?=[\u3040-\u30ff\u3400-\u9fff])", "pipeline": []},
}  # fmt: skip

WEIGHT = {
    re.compile(r"how-to-play/"): 200,
    re.compile(r"glossary/#.+"): 30,
    re.compile(r"(sources|compare|compare/which|cruxes|hands|odds|play|glossary|how-to-cite|to-print)/"): 20,
    re.compile(r"sources/[^/]+/"): 10,
    re.compile(r"how-to-play/#.*|cruxes/#.*"): 5,
    re.compile(r"hands/.+"): 0.5,
    re.compile(r"(sources/[^/]+/(handout|board|coverage)|cite|contributing|odds/[^/]+)/.*"): 0.2,
    re.compile(r"changes/.*"): 0.02,
}  # fmt: skip
"""How much more what is at a place counts: readers look for a thing by its name, and for texts before hands."""


@dataclass(slots=True)
class Section:
    """A heading with its text, up to the next heading that can be linked to."""

    id: str
    title: list[str] = field(default_factory=list)
    text: list[str] = field(default_factory=list)


class Searching:
    """The sections of all pages of a build."""

    def __init__(self) -> None:
        """Begin with no page."""
        self.found: dict[str, list[dict[str, Any]]] = {}

    def add(self, name: str, url: str, title: str, content: str) -> None:
        """Take the page of a file below docs/."""
        tag, _ = placed(name)
        inside = url if tag == ENGLISH else url.removeprefix(f"{tag}/")
        for one in sections(content):
            place = inside + (f"#{one.id}" if one.id else "")
            weight = next((n for at, n in WEIGHT.items() if at.fullmatch(place)), 1)
            entry: dict[str, Any] = {
                "location": place,
                "title": _line(one.title) or title,
                "text": _line(one.text),
            }
            if weight != 1:
                entry["boost"] = weight
            self.found.setdefault(tag, []).append(entry)

    def write(self, site: Path) -> None:
        """Write the two indexes of each language below its first page."""
        for tag, docs in self.found.items():
            root = PurePosixPath("" if tag == ENGLISH else tag)
            config = CONFIG | OWN.get(tag, {})
            first = [begun(one) for one in docs if one.get("boost", 1) >= 1]
            first = [one for one in first if FIRST.fullmatch(one["location"])]
            more = config | {"whole": str(root / WHOLE)}
            (site / root / PLACE.parent).mkdir(parents=True, exist_ok=True)
            for place, given, ours in ((PLACE, more, first), (WHOLE, config, docs)):
                data = minified({"config": given, "docs": ours})
                (site / root / place).write_text(data, encoding="utf-8")


def begun(entry: dict[str, Any]) -> dict[str, Any]:
    """Return what the first index has of a section: its text begins, without elements."""
    text = _line([re.sub(r"</?\w+>", " ", entry["text"])])
    if len(text) > BEGINNING:
        text = text[:BEGINNING]
        text = text.rpartition(" ")[0] or text
    return entry | {"text": text}


def sections(html: str) -> Iterator[Section]:
    """Yield what can be found on a page; what is before the second heading is its beginning."""
    now, heading, skipped, depth = Section(""), "", "", 0
    every = [now]
    for token in TOKEN.finditer(html):
        name, ends = (token["name"] or "").lower(), bool(token["end"])
        if skipped:
            depth += 0 if name != skipped else -1 if ends else 1
            skipped = skipped if depth else ""
        elif token["text"]:
            (now.title if heading else now.text).append(_plain(token["text"]))
        elif not ends and name not in ENDLESS and (name in SKIPPED or EXCLUDED in token["given"]):
            skipped, depth = name, 1
        elif HEADING.fullmatch(name):
            place = ID.search(token["given"])
            if not ends and place and now.title:
                now = Section(place[1])
                every.append(now)
            heading = name if not ends and not now.title else ""
            now.text += [] if heading else [" "]
        elif name in KEPT and not heading:
            now.text.append(f"<{'/' if ends else ''}{name}>")
    yield from every


def _line(parts: list[str]) -> str:
    """Return a text in one line, with its spaces at which no line breaks."""
    return re.sub(r"[ \t\n]+", " ", "".join(parts)).strip()


def _plain(text: str) -> str:
    return escape(unescape(text), quote=False) if "&" in text else text
