"""`make release VERSION=2026.11`: an edition, with a snapshot of the site that stays as it is.

`heads` writes the version wherever it stands; after the tests, `pack` puts into release/ what goes
out. Once that is committed, `record` writes its commit and hashes into the list of editions.
Nothing is committed by itself, and nothing leaves this machine.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from datetime import UTC, date, datetime
from pathlib import Path

from poch.texts import library
from poch.texts.lock import text_versions
from tools.release.archive import git, write_archive
from tools.release.book import write_books
from tools.release.conformance import pack_kit
from tools.release.record import SUMS, record
from tools.release.zipped import zip_site
from tools.site.citing.changes import RELEASED, published_editions
from tools.site.output.files import indented_json
from tools.site.texts.originals import MARKS

ROOT = Path(__file__).resolve().parents[2]
OUT = ROOT / "release"
VERSION = re.compile(r"\d{4}\.(?:[1-9]|1[0-2])(?:\.[1-9]\d*)?")
HEADS = {
    "pyproject.toml": (r'^version = ".*"$', 'version = "{version}"'),
    "poch/__init__.py": (r'^VERSION = ".*"$', 'VERSION = "{version}"'),
    "CITATION.cff": (
        r"^version: .*$(?:\ndate-released: .*$)?(?:\nurl: .*$)?",
        'version: "{version}"\ndate-released: "{day}"{url}',
    ),
    "variants/effects.json": (r'("engine": ?)"[^"]*"', r'\g<1>"{version}"'),
    "variants/bluff.json": (r'("engine": ?)"[^"]*"', r'\g<1>"{version}"'),
    "variants/players.json": (r'("engine": ?)"[^"]*"', r'\g<1>"{version}"'),
    "variants/silences.json": (r'("engine": ?)"[^"]*"', r'\g<1>"{version}"'),
}
"""Where the version stands, and how it is written there."""
OURS = (*HEADS, "CHANGELOG.md", RELEASED.as_posix())
"""What an edition changes."""
PRESENT = re.compile(r'<a class="poch-present" [^>]*>')
REMARK = re.compile(r"/\*.*?\*/", re.DOTALL)
SCRIPT = re.compile(r"""(?:\bnew URL\(|\bfrom|\bimport\b\(?)\s*["'`]([^"'`#?$]*)""")
LINKS = {
    ".html": re.compile(r'\b(?:href|src|data-[a-z]+)="([^"#?]*)'),
    ".js": SCRIPT,
    ".mjs": SCRIPT,
    ".css": re.compile(r"""url\(["']?([^"')#?]*)"""),
    ".json": re.compile(r'"((?:\.\./|/)[^"#?]*)"'),
}
"""How files of each kind name others, by paths."""
NAMING = frozenset({*LINKS, ".bib", ".csv", ".ris", ".svg", ".txt", ".xml", ".yaml"})
"""Files in which addresses may stand."""
UNLINKED = (Path("assets", "compare"), Path(MARKS))
"""Rows of tables, whose links count from the page that takes them in, and marks that are no words."""
FOR_HOSTS = ("404.html", RELEASED.name, "sitemap.xml", "sitemap.xml.gz")
"""What is looked for at the root of a host only."""


def order(version: str) -> tuple[int, ...]:
    """Return what puts versions in their order."""
    return tuple(map(int, version.split(".")))


def write_heads(root: Path, version: str, day: date) -> None:
    """Write a version and its day wherever they stand, unless they stand there already."""
    if not VERSION.fullmatch(version):
        raise SystemExit(
            f"release: “{version}” is no version; name a year and a month, and a number for "
            f"another in the same month: make release VERSION={day.year}.{day.month}"
        )
    known = published_editions(root)
    if known and known[0]["version"] == version:
        return
    if known and order(version) <= order(known[0]["version"]):
        raise SystemExit(f"release: {version} is not later than {known[0]['version']}, the last")
    log = with_heading((root / "CHANGELOG.md").read_text(encoding="utf-8"), version, day)
    texts = {"CHANGELOG.md": log}
    site = os.environ.get("SITE_URL", "")
    url = f'\nurl: "{site}"' if site else ""
    for name, (pattern, form) in HEADS.items():
        text = (root / name).read_text(encoding="utf-8")
        line = form.format(version=version, day=day, url=url)
        texts[name], count = re.subn(pattern, line, text, flags=re.MULTILINE)
        if not count:
            raise SystemExit(
                f"{name}: there is no version where tools/release/making.py looks for it"
            )
    entry = {
        "version": version,
        "day": str(day),
        "address": f"v/{version}/",
        "texts": text_versions(library.lock(root / "variants")),
    }
    texts[RELEASED.as_posix()] = indented_json([entry, *known])
    for name, text in texts.items():
        (root / name).write_text(text, encoding="utf-8")


def with_heading(log: str, version: str, day: date) -> str:
    """Return the change log with the heading of an edition in place of that of what was to come."""
    text, count = library.NEXT.subn(f"## {version} ({day})", log, count=1)
    if not count:
        raise SystemExit(
            "CHANGELOG.md: nothing is told of this edition; write what readers will notice "
            "below a heading “## Next”, above the last edition"
        )
    return text


def links_out(snapshot: Path, address: str = "") -> Iterator[str]:
    """Yield the links of a snapshot that lead out of it, into the site that goes on changing.

    `address` is where the snapshot will stand, if that is known.
    """
    snapshot = snapshot.resolve()
    host = re.escape(re.sub(r"v/[^/]+/$", "", address))
    elsewhere = re.compile(rf"""{host}(?!v/)[^\s"'`<>()\\]*""") if host else None
    for file in sorted(file for file in snapshot.rglob("*") if file.suffix in NAMING):
        name = file.relative_to(snapshot)
        text = file.read_text(encoding="utf-8")
        text = PRESENT.sub("", text) if file.suffix == ".html" else REMARK.sub("", text)
        for link in () if any(map(name.is_relative_to, UNLINKED)) else linked_paths(file, text):
            # data are read by pages at any depth, so that what they name counts from the root
            folder = snapshot if file.suffix == ".json" else file.parent
            if not Path(os.path.normpath(folder / link)).is_relative_to(snapshot):
                yield f"{name}: {link}"
        for link in elsewhere.findall(text) if elsewhere else ():
            yield f"{name}: {link}"


def linked_paths(file: Path, text: str) -> Iterator[str]:
    """Yield the paths by which a file names others, without the addresses of hosts."""
    if pattern := LINKS.get(file.suffix):
        for link in pattern.findall(text):
            if not re.match(r"[a-z]+:|//", link):
                yield link


def snapshot(version: str, day: date, target: Path) -> None:
    """Build the site as a snapshot, in a folder of its own."""
    host = os.environ.get("SITE_URL", "")
    address = host and f"{host.rstrip('/')}/v/{version}/"
    named = f"{version} of {day.day} {day:%B %Y}"
    environment = {**os.environ, **date_environment(day), "SNAPSHOT": named, "SITE_URL": address}
    build = ("mkdocs", "build", "--strict", "--quiet", "--site-dir", str(target))
    subprocess.run((sys.executable, "-m", *build), cwd=ROOT, env=environment, check=True)
    for name in FOR_HOSTS:
        (target / name).unlink(missing_ok=True)  # no site map where no address is known
    if out := [*links_out(target, address)]:
        raise SystemExit("\n".join((*out[:20], f"release: {len(out)} links leave the snapshot")))


def date_environment(day: date) -> dict[str, str]:
    """Return what dates whatever is built: by the day of the edition, so that it can be made again."""
    epoch = datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()
    return {"SOURCE_DATE_EPOCH": str(int(epoch))}


def pack(out: Path) -> None:
    """Put the wheel, the site with all its snapshots, and the archive of the newest into a folder.

    All is made aside first, so that where something fails the folder stays as it was.
    """
    newest, *older = published_editions(ROOT)
    for edition in older:
        if not (out / "site" / edition["address"] / "index.html").is_file():
            raise SystemExit(
                f"release: the snapshot {edition['version']} is missing; unpack its archive "
                f"poch-{edition['version']}.zip in release/site/"
            )
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=out, prefix=".") as place:
        make(newest, Path(place))
        put(Path(place), out, newest["address"])


def make(edition: Mapping[str, str], place: Path) -> None:
    """Make an edition in a folder of its own: wheel, archives, their sums, and the site with the snapshot."""
    version, address = edition["version"], edition["address"]
    day = date.fromisoformat(edition["day"])
    shutil.copytree(ROOT / "site", place / "site")
    snapshot(version, day, place / "site" / address)
    os.environ.update(date_environment(day))
    wheel = ("hatchling", "build", "--target", "wheel", "--directory", str(place))
    subprocess.run((sys.executable, "-m", *wheel), cwd=ROOT, check=True, capture_output=True)
    pack_kit(place / f"poch-conformance-{version}.zip")
    write_books(place / "site" / address, place, edition)
    archive = place / f"poch-{version}.zip"
    zip_site(place / "site" / address, archive, address.rstrip("/"))
    write_archive(ROOT, place, edition)
    with (place / SUMS).open("w", encoding="utf-8") as sums:
        for path in edition_files(place, version):
            print(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}", file=sums)


def put(place: Path, out: Path, address: str) -> None:
    """Move what was made to where it is wanted, in place of the last; other snapshots stay untouched."""
    site = out / "site"
    (site / address).parent.mkdir(parents=True, exist_ok=True)
    old = [path for path in site.iterdir() if path.name != "v"]
    for path in [*old, site / address]:
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)
    (place / "site" / address).rename(site / address)
    for path in (place / "site").iterdir():
        if path.name != "v":
            path.rename(site / path.name)
    for path in place.iterdir():
        if path.is_file():
            path.replace(out / path.name)


def edition_files(out: Path, version: str) -> list[Path]:
    """Return the files of an edition beside its site."""
    beside = (
        path for kind in ("epub", "whl", "zip") for path in out.glob(f"poch-{version}-*.{kind}")
    )
    archives = (out / f"poch-{name}{version}.zip" for name in ("", "conformance-"))
    return sorted([*beside, *archives])


def size(folder: Path) -> float:
    """Return how large a folder's files are, in megabytes."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) / 1e6


def closing_message(out: Path) -> str:
    """Say what lies there now, and what is left to do by hand."""
    version = published_editions(ROOT)[0]["version"]
    files = [
        f"  {path.name}  {path.stat().st_size / 1e6:.1f} MB\n"
        for path in edition_files(out, version)
    ]
    site = out / "site"
    return f"""\
release: edition {version}, in {out.name}/
{"".join(files)}\
  site/  {size(site):.0f} MB, of which v/{version}/ {size(site / "v" / version):.0f} MB
To have it out, look at it, and then:
  git commit -m "Edition {version}" -- {" ".join(OURS)}
  git tag {version}
  .venv/bin/python -m tools.release.making record
  git commit -m "Edition {version} names its commit and hashes" -- {RELEASED.as_posix()}
and publish as docs/contributing/releases.md says."""


def require_settled(version: str) -> None:
    """End the program where the tree holds other changes, or where the edition is out already."""
    changed = git(ROOT, "status", "--porcelain").splitlines()
    other = [line[3:] for line in changed if line[3:] not in OURS]
    if other:
        raise SystemExit(f"release: commit or put aside first what has changed: {', '.join(other)}")
    recorded = {edition["version"]: edition.get("commit") for edition in published_editions(ROOT)}
    commit = recorded.get(version) or (git(ROOT, "tag", "--list", version) and version)
    if commit and git(ROOT, "rev-parse", commit) != git(ROOT, "rev-parse", "HEAD"):
        raise SystemExit(
            f"release: {version} is out already; its snapshot must not change. Take a later version, "
            f"or make the same again from its commit: git switch --detach {commit}"
        )


def main() -> None:
    """Do one of the three parts of the work."""
    match sys.argv[1:]:
        case ["heads", version]:
            require_settled(version)
            write_heads(ROOT, version, datetime.now(UTC).date())
        case ["pack"]:
            pack(OUT)
            print(closing_message(OUT))
        case ["record"]:
            print(f"release: {RELEASED} has the commit and hashes of edition {record(ROOT, OUT)}")
        case _:
            raise SystemExit("release: name the edition: make release VERSION=2026.11")


if __name__ == "__main__":
    main()
