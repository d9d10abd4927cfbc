"""Writes all that the site is built from: fonts, editor, pages, and beside them the browser's Python."""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryFile

ROOT = Path(__file__).resolve().parents[3]
IN_ORDER = ("tools.browser.fonts", "tools.browser.editor", "tools.site")
BESIDE = "tools.browser.bundle"
"""It reads nothing that the others write."""


def main() -> None:
    """Write all; where something fails, nothing else is begun, and what said so ends with it."""
    with TemporaryFile() as said:
        beside = subprocess.Popen(
            (sys.executable, "-m", BESIDE), cwd=ROOT, stdout=said, stderr=subprocess.STDOUT
        )
        try:
            for module in IN_ORDER:
                done = subprocess.run((sys.executable, "-m", module), cwd=ROOT, check=False)
                if done.returncode:
                    raise SystemExit(done.returncode)
            beside.wait()
        finally:
            beside.terminate()
            beside.wait()
        said.seek(0)
        print(said.read().decode(), end="")
    raise SystemExit(beside.returncode)


if __name__ == "__main__":
    main()
