"""The service worker of a built site: its list of files, and the marks of the edition on pages, scripts and engine."""

import hashlib
import json
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from poch.game.said import message
from poch.words import TAGS, language

SOURCE = Path(__file__).with_name("worker.js")
WORKER = "offline.js"
LISTED = 'JSON.parse("LISTED")'
PLACE = '<meta charset="utf-8">'
MARKED = re.compile(r'<meta name="poch-edition"(?: data-scripts="[^"]*")? content="[^"]*">')
SCRIPTS = "assets/js/**/*.js"
SAID = '\nself.pochIs?.("{}");\n'
"""What each script says at its end: of which edition of them all it is."""
SAYS = re.compile(r'\nself\.pochIs\?\.\("[^"]*"\);\n')
COMMENTS = re.compile(
    r"^[ \t]*(?:/\*\*(?:(?!\*/).)*\*/[ \t]*|//[^\n]*)\n|/\*\* @type\b(?:(?!\*/).)*\*/ ?",
    re.MULTILINE | re.DOTALL,
)
"""Comments with lines to themselves, and types: they are for those who read the repository."""
ENGINE = "assets/pyodide"
LOCK = f"{ENGINE}/pyodide-lock.json"
"""The engine's list of files, which the worker reads before all others."""
PAGES = ("", "play/", "compare/", "reading-offline/")
"""Pages that are kept before anybody has read them, of each language once one of its pages was read."""
NEEDED = ("assets/compare/index.json",)
"""What these pages cannot do without."""
AHEAD = (
    "assets/css/*.css",
    SCRIPTS,
    "assets/fluent/*.js",
    "assets/words/*.ftl.txt",
    "assets/fonts/*.woff2",
    "assets/images/favicon.png",
    "assets/rulesets/index.json",
)
"""What every page may ask for."""
PLAYED = ("assets/pyodide/[!.]*", "assets/rulesets/*.json")
"""What is kept of those who have played."""
FIGURES = 16
HASHES = "hashes.json"
"""In each folder of data: what its files hash to, for pages that no service worker watches over."""
DATA = (".ftl.txt", ".html", ".json", ".yaml")
"""What scripts fetch; scripts and the engine have other checks."""


def mark(edition: str, scripts: str) -> str:
    """Return what a page says of its edition, and of that of its scripts."""
    return f'<meta name="poch-edition" data-scripts="{scripts}" content="{edition}">'


def digest(path: Path) -> str:
    """Return the first figures of a file's hash."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:FIGURES]


def find_files(site: Path, patterns: tuple[str, ...]) -> Iterator[str]:
    """Yield the files of a site that some patterns name, each of which must name one at least."""
    for pattern in patterns:
        files = sorted(site.glob(pattern))
        if not files:
            raise SystemExit(f"tools/offline: {pattern} names no file of {site.name}/; mend AHEAD")
        yield from (path.relative_to(site).as_posix() for path in files)


def edition(site: Path, policy: str = "") -> str:
    """Return a name for all that stands in a site, and its policy: any change of it makes another edition."""
    hashed = hashlib.sha256(SOURCE.read_bytes() + policy.encode())
    for path in sorted(path for path in site.rglob("*") if path.is_file()):
        name = path.relative_to(site).as_posix()
        if name != WORKER and path.name != HASHES:
            data = without_marks(path).encode() if path.suffix == ".html" else path.read_bytes()
            hashed.update(f"{name}\0{hashlib.sha256(data).hexdigest()}\0".encode())
    return hashed.hexdigest()[:FIGURES]


def without_marks(page: Path) -> str:
    """Return a page without what it says of its edition, so that the same site always has the same name."""
    return MARKED.sub("", page.read_text(encoding="utf-8"))


def strip_marks(site: Path) -> None:
    """Take from scripts and engine what they say of their edition."""
    for script in site.glob(SCRIPTS):
        replace(script, SAYS.sub("", script.read_text(encoding="utf-8")))
    for lock in site.glob(LOCK):
        spec = json.loads(lock.read_text(encoding="utf-8"))
        spec = {key: value for key, value in spec.items() if key not in ("scripts", "files")}
        replace(lock, json.dumps(spec, sort_keys=True))


def replace(path: Path, text: str) -> None:
    """Write a file anew, if it is to be another."""
    if text != path.read_text(encoding="utf-8"):
        path.write_text(text, encoding="utf-8")


def head_pages(site: Path, head: Callable[[str], str]) -> None:
    """Put what is to be there first into the head of every page; what has no head is part of a page."""
    for page in site.rglob("*.html"):
        text = without_marks(page)
        if "<head>" in text and PLACE not in text:
            raise SystemExit(f"{page.relative_to(site)}: there is no place for policy and edition")
        if "<head>" in text:
            page.write_text(text.replace(PLACE, PLACE + head(text), 1), encoding="utf-8")


def mark_engine(site: Path, scripts: str) -> None:
    """Have the engine's list say for which scripts it is, and what its files hash to."""
    for lock in site.glob(LOCK):
        files = {
            path.name: hashlib.sha256(path.read_bytes()).hexdigest()
            for path in lock.parent.iterdir()
            if path != lock and path.name != HASHES
        }
        spec = json.loads(lock.read_text(encoding="utf-8")) | {"scripts": scripts, "files": files}
        lock.write_text(json.dumps(spec, sort_keys=True), encoding="utf-8")


def list_hashes(site: Path, name: str) -> None:
    """Put into each folder of data the hashes of its files, and of which edition they are."""
    for folder in {
        path.parent for path in (site / "assets").rglob("*") if path.name.endswith(DATA)
    }:
        files = {
            path.name: digest(path)
            for path in sorted(folder.iterdir())
            if path.name.endswith(DATA) and path.name != HASHES
        }
        text = json.dumps({"edition": name, "files": files}, separators=(",", ":"))
        (folder / HASHES).write_text(text, encoding="utf-8")


def worker_manifest(site: Path, name: str, scripts: str) -> Mapping[str, object]:
    """Return what the service worker is told of its edition."""
    ahead = {file: digest(site / file) for file in find_files(site, AHEAD)}
    played = {file: digest(site / file) for file in find_files(site, PLAYED) if file not in ahead}
    return {
        "edition": name,
        "mark": mark(name, scripts),
        "pages": {tag: [*pages(site, tag)] for tag in TAGS},
        "told": {tag: copy_messages(tag) for tag in TAGS},
        "ahead": ahead,
        "played": played,
    }


def pages(site: Path, tag: str) -> Iterator[str]:
    """Yield what is kept of a language before it was read: the pages that there are of it, and its rulesets."""
    own = "" if tag == TAGS[0] else f"{tag}/"
    yield from (f"{own}{page}" for page in PAGES if (site / own / page / "index.html").is_file())
    if own:
        yield from find_files(site, (f"assets/rulesets/{own}*.json",))
    else:
        yield from NEEDED


def copy_messages(tag: str) -> Mapping[str, str]:
    """Return what a copy says of itself in a language; DAY stands for its day."""
    kept = language(tag).say(message("frame-offline-copy"))
    return {"kept": kept, "dated": language(tag).say(message("frame-offline-day", day="DAY"))}


def enable(site: Path, policy: Callable[[str], str] = lambda _: "") -> str:
    """Put the service worker into a built site, and policy and edition on its parts; return the edition."""
    strip_marks(site)
    for path in site.glob(SCRIPTS):
        path.write_text(COMMENTS.sub("", path.read_text(encoding="utf-8")), encoding="utf-8")
    name = edition(site, policy(""))
    digests = (f"{path.name}\0{digest(path)}\0" for path in sorted(site.glob(SCRIPTS)))
    scripts = hashlib.sha256("".join(digests).encode()).hexdigest()[: FIGURES // 2]
    head_pages(site, lambda page: mark(name, scripts) + policy(page))
    for path in site.glob(SCRIPTS):
        with path.open("a", encoding="utf-8") as file:
            file.write(SAID.format(scripts))
    mark_engine(site, scripts)
    list_hashes(site, name)
    given = json.dumps(worker_manifest(site, name, scripts), separators=(",", ":"), sort_keys=True)
    script = COMMENTS.sub("", SOURCE.read_text(encoding="utf-8")).replace(LISTED, given, 1)
    (site / WORKER).write_text(script, encoding="utf-8")
    return name
