"""What is searched: the pages of each language, and the index that Pagefind writes of them.

Pagefind is not given the pages as they are built, but what a reader looks for in them: the text of their sections,
their titles with the words of `searching.yaml`, and how much each of them counts.
"""

import json
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from html import escape, unescape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import yaml
from mkdocs.structure.pages import Page

from tools.site.build.frame import ENGLISH, language_and_name
from tools.site.output.files import compact_json

ROOT = Path(__file__).resolve().parents[3]
PAGEFIND = ROOT / "node_modules" / ".bin" / "pagefind"
KNOWN = Path(__file__).with_suffix(".yaml")
"""What is known of readers, and how much what they look for counts on which page."""
FOLDER = "search"
SHIPPED = re.compile(r"(pagefind(-worker)?\.js|pagefind-entry\.json|.+\.pf_meta|wasm\..+)")
"""What pages fetch of it beside its folders; Pagefind also brings dialogs, which are not ours."""
FRAGMENTS = "40"
"""In so many files for each language is told what is shown of what was found."""
TOKEN = re.compile(
    r"""<(?P<end>/?)(?P<name>[a-z][\w-]*)(?P<given>(?:[^>"']|"[^"]*"|'[^']*')*)>|(?P<text>[^<]+)""",
    re.IGNORECASE,
)
ID = re.compile(r'\bid="([^"]+)"')
HEADING = re.compile(r"h[1-6]|dt")
INLINE = frozenset({"a", "abbr", "b", "cite", "code", "em", "i", "kbd", "q", "s", "small", "span"})
INLINE |= {"strong", "sub", "sup", "u", "wbr"}
"""Elements in the middle of which a word may be."""
SKIPPED = frozenset({"script", "style", "svg", "object"})
ENDLESS = frozenset({"br", "hr", "img", "input", "link", "meta", "wbr", "source", "col"})
EXCLUDED = "data-search-exclude"
CITES = 'class="cite"'
"""A link to how a clause is cited; there is one at each."""
APART = re.compile(r"(glossary|cruxes)/")
"""Pages whose sections are found as if each were a page."""
WORD = re.compile(r"[^\W\d_]+")
SPELT = re.compile(r"[äöüßœæ]")
"""Letters in the place of which some write two others."""
OTHERS = ("page", 1)
"""The kind of all other pages, and how much their text counts."""


class UnsearchedError(Exception):
    """The index was not written; the message says why."""


@dataclass(slots=True)
class Section:
    """A heading with its text, up to the next heading that can be linked to."""

    id: str
    title: list[str] = field(default_factory=list)
    text: list[str] = field(default_factory=list)


@dataclass(slots=True)
class IndexEntry:
    """What is found as one: where it is below the first page of its language, and what stands there."""

    place: str
    title: str
    sections: list[Section]

    def render(self, tag: str) -> str:
        """Return it as Pagefind reads it; only what is shown of a title is not searched in the text."""
        known = load_known()
        kinds = (of for at, *of in known["kinds"] if re.fullmatch(at, self.place))
        kind, weight = next(kinds, OTHERS)
        words = known["asked"].get(self.place, {})
        names = f"{self.title} {_plain(words.get(tag, ''))}".strip()
        others = _plain(" ".join(of for other, of in words.items() if other != tag))
        parts = (
            (f'<h2 id="{section.id}">{_line(section.title)}</h2>' if i else "")
            + f"<p>{_line(section.text)}</p>"
            for i, section in enumerate(self.sections)
        )
        counts = "" if weight == 1 else f' data-pagefind-weight="{weight}"'
        return (
            f'<html lang="{tag}"><body data-pagefind-body>'
            f'<h1 data-pagefind-ignore data-pagefind-meta="title">{self.title}</h1>'
            f'<p data-pagefind-ignore data-pagefind-meta="{kind}">{names}</p>'
            f'<p data-pagefind-ignore data-pagefind-meta="elsewhere">{others}</p>'
            f"<div{counts}>{''.join(parts)}</div></body></html>"
        )


def begin(site: Path, pages: Iterable[Page]) -> subprocess.Popen[str]:
    """Have a process of its own write the search below a site, of pages that are read; `end` waits for it."""
    given = [
        {
            "name": page.file.src_uri,
            "url": page.url,
            "title": str(page.meta.get("title", page.title)),
            "content": page.content,
        }
        for page in pages
        if not page.meta.get("search", {}).get("exclude")
    ]
    command = (sys.executable, "-m", "tools.site.build.searching", str(site))
    process = subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    if process.stdin:
        json.dump(given, process.stdin)
        process.stdin.close()
        process.stdin = None
    return process


def end(process: subprocess.Popen[str]) -> None:
    """Wait until the search is written.

    Raises:
        UnsearchedError: Pagefind is not there, or has failed.
    """
    _, complaint = process.communicate()
    if process.returncode:
        raise UnsearchedError(complaint.strip())


def main() -> None:
    """Write the search of the pages that are told on the standard input."""
    every: dict[str, list[IndexEntry]] = defaultdict(list)
    for page in json.load(sys.stdin):
        tag, _ = language_and_name(page["name"])
        every[tag] += index_entries(tag, page["url"], page["title"], page["content"])
    write(every, Path(sys.argv[1]))


def index_entries(tag: str, url: str, title: str, content: str) -> Iterator[IndexEntry]:
    """Yield what is found as one of a page: itself, and of some pages each section."""
    inside = url if tag == ENGLISH else url.removeprefix(f"{tag}/")
    page, *others = sections(content)
    apart = APART.fullmatch(inside)
    yield IndexEntry(inside, _line(page.title) or _plain(title), [page, *([] if apart else others)])
    if apart:
        yield from (IndexEntry(f"{inside}#{part.id}", _line(part.title), [part]) for part in others)


def write(every: Mapping[str, list[IndexEntry]], site: Path) -> None:
    """Write the index below a site, and for each language what its pages need to know of it."""
    if not PAGEFIND.exists():
        raise SystemExit("Pagefind, which writes the search, is not there; run make setup")
    target = site / FOLDER
    with TemporaryDirectory() as place:
        for tag, own in every.items():
            for entry in own:
                page = Path(place, "" if tag == ENGLISH else tag, entry.place, "index.html")
                page.parent.mkdir(parents=True, exist_ok=True)
                page.write_text(entry.render(tag), encoding="utf-8")
        given = ("--site", place, "--output-path", str(target), "--max-fragments", FRAGMENTS)
        done = subprocess.run(
            (PAGEFIND, *given, "--quiet"), check=False, capture_output=True, text=True
        )
    if done.returncode:
        raise SystemExit(f"Pagefind has not written the search: {done.stderr or done.stdout}")
    for file in target.iterdir():
        if file.is_file() and not SHIPPED.fullmatch(file.name):
            file.unlink()
    for tag, own in every.items():
        files = sorted(file for file in target.rglob(f"{tag}_*"))
        manifest = {
            "common": load_known()["common"][tag].split(),
            "counts": load_known()["counts"],
            "files": [file.relative_to(target).as_posix() for file in files],
            "spelt": words_spelt_twice(own),
        }
        (target / f"{tag}.json").write_text(compact_json(manifest), encoding="utf-8")


@cache
def load_known() -> Mapping[str, Any]:
    """Return what `searching.yaml` says."""
    given: Mapping[str, Any] = yaml.safe_load(KNOWN.read_text(encoding="utf-8"))
    return given


def words_spelt_twice(every: list[IndexEntry]) -> list[str]:
    """Return the words with letters in the place of which some write two others."""
    parts = (part for entry in every for of in entry.sections for part in (*of.title, *of.text))
    words = {word for part in parts for word in WORD.findall(part.lower()) if SPELT.search(word)}
    return sorted(words)


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
        elif not ends and name not in ENDLESS and _left_out(name, token["given"]):
            skipped, depth = name, 1
        elif HEADING.fullmatch(name):
            place = ID.search(token["given"])
            if not ends and place and now.title:
                now = Section(place[1])
                every.append(now)
            heading = name if not ends and not now.title else ""
            now.text += [] if heading else [" "]
        elif name not in INLINE:
            (now.title if heading else now.text).append(" ")
    yield from every


def _left_out(name: str, given: str) -> bool:
    return name in SKIPPED or EXCLUDED in given or CITES in given


def _line(parts: list[str]) -> str:
    """Return a text in one line, with its spaces at which no line breaks."""
    return re.sub(r"[ \t\n]+", " ", "".join(parts)).strip()


def _plain(text: str) -> str:
    return escape(unescape(text), quote=False)


if __name__ == "__main__":
    main()
