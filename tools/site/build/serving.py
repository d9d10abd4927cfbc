"""`make serve`: shows the site as it was built last, at once, and builds what has been edited since and what is edited now."""

import logging
import re
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.livereload import LiveReloadServer

from tools.browser import offline
from tools.site import ROOT
from tools.site.build.following import SiteFollower
from tools.site.build.policy import MARKED
from tools.site.output import fresh
from tools.site.output.templates import PAGES

SETTINGS = "mkdocs.yml"
INPUTS = ("docs", PAGES, SETTINGS, "tools/site", "tools/browser", "poch")
"""What the site is built from."""
WATCHED = ("docs", SETTINGS, "variants", str(fresh.STAMP))
SITE = ROOT / "site"
NEXT = ROOT / "build" / "next-site"
"""Where a site is built that then takes the place of the one that is shown."""
LAST = ROOT / "build" / "last-site"
LEFT_OUT = tuple(re.compile(mark.pattern.encode()) for mark in (MARKED, offline.MARKED))
"""By a policy a browser would not run the server's script, and by an edition it would keep what is edited."""


class Server(LiveReloadServer):
    """Shows pages as they are while others are being built; MkDocs's own lets readers wait."""

    def follow(self, following: Callable[[], None], *, stale: bool) -> None:
        """Serve until Ctrl-C and build what is edited; at once, if what is shown is stale."""
        self.following = following
        self.builder = self._build
        self.error_handler = lambda code: (SITE / f"{code}.html").read_bytes()
        self._want_rebuild = stale
        try:
            self.serve()  # type: ignore[no-untyped-call]
        finally:
            self.shutdown()

    def _build(self) -> None:
        wanted, self._wanted_epoch = self._wanted_epoch, self._visible_epoch
        self.following()
        self._wanted_epoch = wanted

    def _inject_js_into_html(self, content: bytes, epoch: int) -> Any:
        if b"</body>" not in content:
            return content  # a part that scripts fetch, and find damaged if anything is added
        for pattern in LEFT_OUT:
            content = pattern.sub(b"", content, count=1)
        return super()._inject_js_into_html(content, epoch)  # type: ignore[no-untyped-call]


def is_stale() -> bool:
    """Tell whether something was edited after the site was built."""
    built = (SITE / offline.WORKER).stat().st_mtime
    return any(file.stat().st_mtime > built for name in INPUTS for file in files(ROOT / name))


def files(place: Path) -> Iterator[Path]:
    """Yield a file, or the files below a folder."""
    every = place.rglob("*") if place.is_dir() else (place,)
    return (file for file in every if file.is_file() and "__pycache__" not in file.parts)


def rebuild_site() -> None:
    """Build the site, and put it in the place of the one that there is."""
    build(load_config(str(ROOT / SETTINGS), site_dir=str(NEXT)))
    shutil.rmtree(LAST, ignore_errors=True)
    if SITE.exists():
        SITE.rename(LAST)
    NEXT.rename(SITE)
    shutil.rmtree(LAST, ignore_errors=True)


def main(port: int) -> None:
    """Serve the site; build it first only if there is none."""
    logging.basicConfig(format="serve: %(message)s", stream=sys.stdout)
    logging.getLogger("mkdocs").setLevel(logging.INFO)
    if not (SITE / offline.WORKER).is_file():
        rebuild_site()
    following = SiteFollower(load_config(str(ROOT / SETTINGS), site_dir=str(SITE)), rebuild_site)
    server = Server(rebuild_site, "127.0.0.1", port, str(SITE))
    for name in WATCHED:
        server.watch(str(ROOT / name))
    print(f"serve: open http://127.0.0.1:{port}/ in a browser; Ctrl-C ends it", flush=True)
    try:
        server.follow(following, stale=is_stale())
    except KeyboardInterrupt:
        print()
    finally:
        following.stop()


if __name__ == "__main__":
    main(int(sys.argv[1]))
