"""Finds Firefox and WebKit for the tests in other engines than Chromium, and installs them where that can be done unasked."""

import os
import shutil
from pathlib import Path

from tools.setup.browser import install

WEBKIT, DISPLAY = "WebKitWebDriver", "Xvfb"
PACKAGES = {
    "Chromium": (),
    "Firefox": ("firefox-esr",),
    "WebKit": ("webkit2gtk-driver", "xvfb"),
}
"""The packages of Debian that have what is run for an engine."""


def firefox() -> str | None:
    """Return Firefox: that of Debian, or another."""
    return shutil.which("firefox-esr") or shutil.which("firefox")


def minibrowser() -> Path | None:
    """Return the browser that WebKit's driver drives: no folder of PATH has it."""
    return max(Path("/usr/lib").glob("*/webkit2gtk-4*/MiniBrowser"), default=None)


def missing(engine: str) -> str:
    """Return that an engine is not here, with what to do, or nothing."""
    here = {
        "Chromium": True,  # tools.setup.browser looks for it
        "Firefox": firefox(),
        "WebKit": shutil.which(WEBKIT) and shutil.which(DISPLAY) and minibrowser(),
    }
    packages = " ".join(PACKAGES[engine])
    return "" if here[engine] else f"Missing: {engine} (on Debian: apt-get install {packages})"


def main() -> None:
    """Say which engines are there; those that are not are installed, or named.

    Raises:
        SystemExit: one cannot be had where all must be.
    """
    packages = [package for engine in PACKAGES if missing(engine) for package in PACKAGES[engine]]
    if packages:
        install(*packages)
    words = [missing(engine) or f"{engine} is here" for engine in PACKAGES if PACKAGES[engine]]
    print(f"setup: {'; '.join(words)}")
    if os.environ.get("CI") and any(map(missing, PACKAGES)):
        raise SystemExit("\nAll engines must be here, since CI is set")


if __name__ == "__main__":
    main()
