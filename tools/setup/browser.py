"""Finds Chromium for the browser tests, and installs it where that can be done unasked."""

import os
import shutil
import subprocess
from pathlib import Path

WITHOUT_WINDOW = "chromium-headless-shell"
"""Chromium with nothing but what draws pages and runs scripts: it does both in two thirds of the time."""
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = """
Missing: a browser. The tests drive Chromium (or Google Chrome).
Install it (on Debian: apt-get install chromium), or say where it is: make test CHROMIUM=/path/to/it
"""


def find_browser(*names: str) -> Path | None:
    """Return the browser named by $CHROMIUM, or the first on PATH of those named.

    Where none is named, it is that without a window, or any other there is.

    Raises:
        SystemExit: $CHROMIUM names something that cannot be run.
    """
    named = os.environ.get("CHROMIUM")
    if named:
        path = shutil.which(named)
        if path is None:
            raise SystemExit(f"\nMissing: $CHROMIUM is {named}, which cannot be run; correct it")
        return Path(path)
    wanted = names or (WITHOUT_WINDOW, *NAMES)
    return next((Path(path) for name in wanted if (path := shutil.which(name))), None)


def install(*packages: str) -> bool:
    """Install packages of the system, where this user may do so; say whether that was done."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return False
    print(f"setup: installing {' '.join(packages)} with apt-get …", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in ("update",), ("install", "-y", "--no-install-recommends", *packages):
        done = subprocess.run(
            ("apt-get", *command), env=environment, check=False, capture_output=True, text=True
        )
        if done.returncode:
            print(done.stdout[-2000:], done.stderr[-2000:])
            return False
    return True


def install_browser(package: str) -> Path | None:
    """Return a browser installed by the system's packages, where this user may do so."""
    return find_browser() if install(package) else None


def main() -> None:
    """Say which browser is used, or what is missing."""
    browser = (
        find_browser(WITHOUT_WINDOW)
        or install_browser(WITHOUT_WINDOW)
        or find_browser()
        or install_browser(NAMES[0])
    )
    if browser is None:
        raise SystemExit(MISSING)
    print(f"setup: the browser is {browser}")


if __name__ == "__main__":
    main()
