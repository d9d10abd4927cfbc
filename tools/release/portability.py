"""`make properdocs`: builds the site with ProperDocs too, and compares it with what MkDocs built.

No page names the program that built it, so every byte has to be the same.
"""

import sys

from tools.release.compared import digests, report_differences
from tools.setup.running import ROOT, run

OURS = ROOT / "site"
THEIRS = ROOT / "build" / "properdocs"
BUILD = ("properdocs", "build", "--strict", "--quiet", "--site-dir", str(THEIRS))


def main() -> None:
    """Build, and compare."""
    build = (sys.executable, "-m", *BUILD)
    run("properdocs: the build above failed", build, DISABLE_MKDOCS_2_WARNING="true")
    report_differences("properdocs", digests(OURS), digests(THEIRS))


if __name__ == "__main__":
    main()
