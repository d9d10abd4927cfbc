"""The service worker of a built site: its list of files, and the mark of the edition on each page."""

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

SOURCE = Path(__file__).with_name("worker.js")
WORKER = "offline.js"
LISTED = 'JSON.parse("LISTED")'
PLACE = '<meta charset="utf-8">'
MARKED = re.compile(r'<meta name="poch-edition" content="[^"]*">')
PAGES = (
    "",
    "play/",
    "compare/",
    "reading-offline/",
    "assets/compare/index.json",
)
"""Pages, and what they cannot do without, that are kept before anybody has read them."""
AHEAD = (
    "assets/css/*.css",
    "assets/js/*.js",
    "assets/fonts/*.woff2",
    "assets/images/favicon.png",
    "assets/rulesets/index.json",
    "assets/javascripts/bundle.*.js",
    "assets/javascripts/workers/search.*.js",
    *(f"assets/javascripts/lunr/min/lunr.{name}.min.js" for name in ("de", "fr", "multi")),
    "assets/javascripts/lunr/min/lunr.stemmer.support.min.js",
)
"""What every page may ask for."""
PLAYED = ("assets/pyodide/[!.]*", "assets/rulesets/*.json")
"""What is kept of those who have played."""
FIGURES = 16


def mark(edition: str) -> str:
    """Return what a page says of its edition."""
    return f'<meta name="poch-edition" content="{edition}">'


def digest(path: Path) -> str:
    """Return the first figures of a file's hash."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:FIGURES]


def chosen(site: Path, patterns: tuple[str, ...]) -> Iterator[str]:
    """Yield the files of a site that some patterns name, each of which must name one at least."""
    for pattern in patterns:
        found = sorted(site.glob(pattern))
        if not found:
            raise SystemExit(f"tools/offline: {pattern} names no file of {site.name}/; mend AHEAD")
        yield from (path.relative_to(site).as_posix() for path in found)


def edition(site: Path) -> str:
    """Return a name for all that stands in a site: any change of it makes another edition."""
    hashed = hashlib.sha256(SOURCE.read_bytes())
    for path in sorted(path for path in site.rglob("*") if path.is_file()):
        name = path.relative_to(site).as_posix()
        if name != WORKER:
            hashed.update(f"{name}\0{digest(path)}\0".encode())
    return hashed.hexdigest()[:FIGURES]


def listed(site: Path, name: str) -> Mapping[str, object]:
    """Return what the service worker is told of its edition."""
    ahead = {file: digest(site / file) for file in chosen(site, AHEAD)}
    played = {file: digest(site / file) for file in chosen(site, PLAYED) if file not in ahead}
    return {
        "edition": name,
        "mark": mark(name),
        "pages": PAGES,
        "ahead": ahead,
        "played": played,
    }


def enable(site: Path) -> str:
    """Put the service worker into a built site and the edition on its pages; return the edition."""
    pages = {page: page.read_text(encoding="utf-8") for page in site.rglob("*.html")}
    for page, text in pages.items():
        if MARKED.search(text):
            page.write_text(MARKED.sub("", text), encoding="utf-8")
    name = edition(site)
    for page, text in pages.items():
        if "<head>" in text:
            plain = MARKED.sub("", text)
            page.write_text(plain.replace(PLACE, PLACE + mark(name), 1), encoding="utf-8")
    told = json.dumps(listed(site, name), separators=(",", ":"), sort_keys=True)
    script = SOURCE.read_text(encoding="utf-8").replace(LISTED, told, 1)
    (site / WORKER).write_text(script, encoding="utf-8")
    return name
