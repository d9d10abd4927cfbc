"""`make properdocs`: builds the site with ProperDocs too, and compares it with what MkDocs built.

Every page names the program that built it, and the edition is named after all that stands in the
site, so that it follows from that name; these two are left out, and nothing else.
"""

import re
import sys
from collections.abc import Callable
from pathlib import Path

from tools.browser.offline import MARKED
from tools.release.compared import digests, report_differences
from tools.setup.running import ROOT, run

OURS = ROOT / "site"
THEIRS = ROOT / "build" / "properdocs"
BUILD = ("properdocs", "build", "--strict", "--quiet", "--site-dir", str(THEIRS))
GENERATOR = re.compile(rb'<meta name="generator" content="[^"]*">')


def without_names(site: Path) -> Callable[[Path], bytes]:
    """Return how files of a site are read, without its edition and the program that built it."""
    marked = MARKED.search((site / "index.html").read_text(encoding="utf-8"))
    if marked is None:
        raise SystemExit(f"properdocs: no edition is marked in {site.name}/; run make site")
    edition = marked[0].split('"')[-2].encode()

    def read(path: Path) -> bytes:
        data = path.read_bytes().replace(edition, b"")
        return GENERATOR.sub(b"", data) if path.suffix == ".html" else data

    return read


def main() -> None:
    """Build, and compare."""
    build = (sys.executable, "-m", *BUILD)
    run("properdocs: the build above failed", build, DISABLE_MKDOCS_2_WARNING="true")
    ours, other = (digests(site, without_names(site)) for site in (OURS, THEIRS))
    report_differences("properdocs", ours, other)


if __name__ == "__main__":
    main()
