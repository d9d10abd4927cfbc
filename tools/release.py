"""`make release VERSION=2026.11`: an edition, with a snapshot of the site that stays as it is.

`heads` writes the version wherever it stands; after the tests, `pack` puts into release/ what goes
out. Nothing is committed, and nothing leaves this machine.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, date, datetime
from pathlib import Path

from tools.pages.changes import HEADING, RELEASED
from tools.pages.files import indented
from tools.zipped import zipped

ROOT = Path(__file__).resolve().parents[1]
OUT = ROOT / "release"
VERSION = re.compile(r"\d{4}\.(?:[1-9]|1[0-2])(?:\.[1-9]\d*)?")
NEXT = re.compile(r"^## Next$", re.MULTILINE)
HEADS = {
    "pyproject.toml": (r'^version = ".*"$', 'version = "{version}"'),
    "poch/__init__.py": (r'^VERSION = ".*"$', 'VERSION = "{version}"'),
    "CITATION.cff": (
        r"^version: .*$(?:\ndate-released: .*$)?",
        'version: "{version}"\ndate-released: "{day}"',
    ),
    "variants/effects.json": (r'("engine": ?)"[^"]*"', r'\g<1>"{version}"'),
}
"""Where the version stands, and how it is written there."""
LINK = re.compile(r'\b(?:href|src)="([^"#?]*)')
PRESENT = re.compile(r'<a class="poch-present" [^>]*>')
PIECES = Path("assets", "compare")
"""Rows of tables, not pages: their links count from the page that takes them in."""
FOR_HOSTS = ("404.html", RELEASED.name)
"""What is looked for at the root of a host only."""


def released(root: Path) -> list[dict[str, str]]:
    """Return the editions that are out, the newest first."""
    found: list[dict[str, str]] = json.loads((root / RELEASED).read_text(encoding="utf-8"))
    return found


def order(version: str) -> tuple[int, ...]:
    """Return what puts versions in their order."""
    return tuple(map(int, version.split(".")))


def heads(root: Path, version: str, day: date) -> None:
    """Write a version and its day wherever they stand, unless they stand there already."""
    if not VERSION.fullmatch(version):
        raise SystemExit(
            f"release: “{version}” is no version; name a year and a month, and a number for "
            f"another in the same month: make release VERSION={day.year}.{day.month}"
        )
    known = released(root)
    if known and known[0]["version"] == version:
        return
    if known and order(version) <= order(known[0]["version"]):
        raise SystemExit(f"release: {version} is not later than {known[0]['version']}, the last")
    log = headed((root / "CHANGELOG.md").read_text(encoding="utf-8"), version, day, known)
    texts = {"CHANGELOG.md": log}
    for name, (pattern, form) in HEADS.items():
        text = (root / name).read_text(encoding="utf-8")
        told = form.format(version=version, day=day)
        texts[name], count = re.subn(pattern, told, text, flags=re.MULTILINE)
        if not count:
            raise SystemExit(f"{name}: there is no version where tools/release.py looks for it")
    entry = {"version": version, "day": str(day), "address": f"v/{version}/"}
    texts[RELEASED.as_posix()] = indented([entry, *known])
    for name, text in texts.items():
        (root / name).write_text(text, encoding="utf-8")


def headed(log: str, version: str, day: date, known: list[dict[str, str]]) -> str:
    """Return the change log with the heading of an edition in place of that of what was to come."""
    first = HEADING.search(log)
    out = {one["version"] for one in known}
    found = NEXT.search(log) or (first if first and first[1] not in out else None)
    if found is None:
        raise SystemExit(
            "CHANGELOG.md: nothing is told of this edition; write what readers will notice "
            "below a heading “## Next”, above the last edition"
        )
    return f"{log[: found.start()]}## {version} ({day}){log[found.end() :]}"


def leaving(snapshot: Path, address: str = "") -> Iterator[str]:
    """Yield the links of a snapshot that lead out of it, into the site that goes on changing.

    `address` is where the snapshot will stand, if that is known.
    """
    host = re.sub(r"v/[^/]+/$", "", address)
    for page in sorted(snapshot.rglob("*.html")):
        name = page.relative_to(snapshot)
        if name.is_relative_to(PIECES):
            continue
        for link in LINK.findall(PRESENT.sub("", page.read_text(encoding="utf-8"))):
            if re.match(r"[a-z]+:|//", link):
                out = bool(host) and link.startswith(host) and not link.startswith(f"{host}v/")
            else:
                out = not (page.parent / link).resolve().is_relative_to(snapshot.resolve())
            if out:
                yield f"{name}: {link}"


def snapshot(version: str, day: date, target: Path) -> None:
    """Build the site as a snapshot, in a folder of its own."""
    address = (
        os.environ.get("SITE_URL", "") and f"{os.environ['SITE_URL'].rstrip('/')}/v/{version}/"
    )
    told = f"{version} of {day.day} {day:%B %Y}"
    environment = {**os.environ, **dated(day), "SNAPSHOT": told, "SITE_URL": address}
    build = ("mkdocs", "build", "--strict", "--quiet", "--site-dir", str(target))
    subprocess.run((sys.executable, "-m", *build), cwd=ROOT, env=environment, check=True)
    for name in FOR_HOSTS:
        (target / name).unlink()
    if out := [*leaving(target, address)]:
        raise SystemExit("\n".join((*out[:20], f"release: {len(out)} links leave the snapshot")))


def dated(day: date) -> dict[str, str]:
    """Return what dates whatever is built: by the day of the edition, so that it can be made again."""
    epoch = datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()
    return {"SOURCE_DATE_EPOCH": str(int(epoch))}


def pack(out: Path) -> None:
    """Put the wheel, the site with all its snapshots, and the archive of the newest into a folder."""
    newest, *older = released(ROOT)
    version, day = newest["version"], date.fromisoformat(newest["day"])
    site = out / "site"
    for one in older:
        if not (site / one["address"] / "index.html").is_file():
            raise SystemExit(
                f"release: the snapshot {one['version']} is missing; unpack its archive "
                f"poch-{one['version']}.zip in release/site/"
            )
    site.mkdir(parents=True, exist_ok=True)
    for path in site.iterdir():
        if path.name != "v":
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    shutil.copytree(ROOT / "site", site, dirs_exist_ok=True)
    snapshot(version, day, site / newest["address"])
    os.environ.update(dated(day))
    wheel = ("hatchling", "build", "--target", "wheel", "--directory", str(out))
    subprocess.run((sys.executable, "-m", *wheel), cwd=ROOT, check=True, capture_output=True)
    archive = out / f"poch-{version}.zip"
    zipped(site / newest["address"], archive, newest["address"].rstrip("/"))
    sums = [f"{hashlib.sha256(one.read_bytes()).hexdigest()}  {one.name}" for one in made(out)]
    (out / "SHA256SUMS").write_text("\n".join(sums) + "\n", encoding="utf-8")


def made(out: Path) -> list[Path]:
    """Return the files of a release beside its site."""
    return sorted([*out.glob("*.whl"), *out.glob("*.zip")])


def size(folder: Path) -> float:
    """Return how large a folder's files are, in megabytes."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) / 1e6


def told(out: Path) -> str:
    """Say what lies there now, and what is left to do by hand."""
    version = released(ROOT)[0]["version"]
    lines = [f"  {one.name}  {one.stat().st_size / 1e6:.1f} MB" for one in made(out)]
    site = out / "site"
    lines.append(
        f"  site/  {size(site):.0f} MB, of which v/{version}/ {size(site / 'v' / version):.0f} MB"
    )
    paths = " ".join((*HEADS, "CHANGELOG.md", RELEASED.as_posix()))
    return "\n".join(
        (
            f"release: edition {version}, in {out.name}/",
            *lines,
            "To have it out, look at it, and then:",
            f'  git commit -m "Edition {version}" -- {paths}',
            f"  git tag {version}",
            "and publish as docs/contributing/releases.md says.",
        )
    )


def settled(version: str) -> None:
    """End the program where the tree holds other changes, or where the edition is out already."""

    def git(*asked: str) -> str:
        run = ("git", *asked)
        return subprocess.run(run, cwd=ROOT, check=True, capture_output=True, text=True).stdout

    ours = {*HEADS, "CHANGELOG.md", RELEASED.as_posix()}
    other = [line[3:] for line in git("status", "--porcelain").splitlines() if line[3:] not in ours]
    if other:
        raise SystemExit(f"release: commit or put aside first what has changed: {', '.join(other)}")
    if git("tag", "--list", version) and git("rev-parse", version) != git("rev-parse", "HEAD"):
        raise SystemExit(
            f"release: {version} is out already; its snapshot must not change. Take a later version, "
            f"or make the same again from its tag: git switch --detach {version}"
        )


def main() -> None:
    """Do one of the two parts of the work."""
    match sys.argv[1:]:
        case ["heads", version]:
            settled(version)
            heads(ROOT, version, datetime.now(UTC).date())
        case ["pack"]:
            pack(OUT)
            print(told(OUT))
        case _:
            raise SystemExit("release: name the edition: make release VERSION=2026.11")


if __name__ == "__main__":
    main()
