"""A small project that can be released: its own pages, our theme with the line above a snapshot."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.browser import fonts
from tools.release import making
from tools.site import ROOT
from tools.site.output.files import indented_json

OLD, NEW = "2026.11", "2027.1"
SETTINGS = f"""\
INHERIT: {ROOT}/mkdocs.yml
hooks: [hooks.py]
theme: {{name: material, custom_dir: {ROOT}/tools/site/build/overrides}}
extra: {{scripts: {{}}}}
extra_css: [assets/css/snapshot.css]
nav: [Home: index.md, Cruxes: cruxes.md]
not_in_nav: ""
"""
HOOKS = """\
from tools.site.build import searching
from tools.site.build.hooks import index, on_env, on_page_context, on_template_context

def on_post_build(config):
    searching.end(index.pop())
"""
"""Pages are framed and searched as ours are, and nothing is generated."""
PROJECT = f"""\
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"
[project]
name = "poch"
version = "{NEW}"
requires-python = ">=3.11"
[tool.hatch.build.targets.wheel]
packages = ["poch"]
"""
LISTED = [
    {"version": version, "day": day, "address": f"v/{version}/"}
    for version, day in ((NEW, "2027-01-31"), (OLD, "2026-11-30"))
]


def laid_out(tree: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Write the project, build its site, and lay an older snapshot where editions go; return that folder."""
    texts = {
        "mkdocs.yml": SETTINGS,
        "hooks.py": HOOKS,
        "pyproject.toml": PROJECT,
        "docs/index.md": "# Poch\n\n[Where they differ](cruxes.md)\n",
        "docs/cruxes.md": "# Cruxes\n\nHere they differ.\n",
        "docs/feed.xml": "<feed/>",
        "docs/versions.json": indented_json(LISTED),
        f"release/site/v/{OLD}/index.html": "as it was",
        "release/site/index.html": "of the last edition",
        "release/site/gone/index.html": "what the last edition had",
        f"release/poch-{OLD}.zip": "the last edition",
    }
    for name, text in texts.items():
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / name).write_text(text, encoding="utf-8")
    shutil.copytree(ROOT / "poch", tree / "poch", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("css", "js"):
        shutil.copytree(ROOT / "docs/assets" / name, tree / "docs/assets" / name)
    (tree / "docs/assets/fonts").mkdir()
    for name, source in fonts.FILES.items():
        shutil.copyfile(fonts.PACKAGE / source, tree / "docs/assets/fonts" / name)
    monkeypatch.setattr(making, "ROOT", tree)
    monkeypatch.setattr(making, "write_archive", lambda *_: None)  # of a whole checkout only
    monkeypatch.setattr(making, "write_books", lambda *_: None)  # of a whole site only
    monkeypatch.setattr(making, "pack_kit", lambda target: target.write_text("the kit"))
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1798761600")
    monkeypatch.setenv("NO_MKDOCS_2_WARNING", "1")
    build = (sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet")
    subprocess.run(build, cwd=tree, check=True)
    return tree / "release"
