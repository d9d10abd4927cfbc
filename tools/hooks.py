"""MkDocs calls these: the page generator runs before each build, and variants/ is watched.

Nothing depends on them but `mkdocs serve` and convenience: `python -m tools.pages` writes the
same files for any other site generator.
"""

from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.livereload import LiveReloadServer

from tools import pages

ROOT = Path(__file__).resolve().parents[1]


def on_pre_build(config: MkDocsConfig) -> None:  # noqa: ARG001  MkDocs passes it by name
    """Write the generated pages; what did not change is left alone."""
    pages.main()


def on_serve(server: LiveReloadServer, **_: Any) -> LiveReloadServer:  # noqa: ANN401
    """Build again when a ruleset or a hand changes."""
    server.watch(str(ROOT / "variants"))
    return server
