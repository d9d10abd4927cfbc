"""Works of others that the site carries: THIRD-PARTY.md as a page, and the texts of their licences as files."""

import re
from collections.abc import Iterator, Mapping
from importlib.metadata import distribution
from pathlib import Path

from tools.site.edition.edition import load_yaml
from tools.site.output.files import Shelf

FRONT = """\
---
title: Works of others
description: What this site carries that others made, by which licence, and the texts of these licences.
---

"""
FOLDER = "docs/assets/licences"
ROW = re.compile(r"^\| *((?:`[^`]+`|icons)[^|]*)\|([^|]*)\|([^|]*)\|", re.MULTILINE)
FREE = "public domain"
RULE = f"\n{'-' * 72}\n\n"
TEXTS: Mapping[str, Mapping[str, str]] = load_yaml(Path(__file__).with_suffix(".yaml"))
"""For each licence the works that are under it, and where its text is taken from."""


def text(root: Path, source: str) -> str:
    """Return the text of a licence as it is found here."""
    kind, _, name = source.partition(":")
    match kind:
        case "kept":
            file = Path(__file__).parents[1] / "licences" / f"LICENSE-{name}.txt"
        case "npm":
            file = root / "node_modules" / name / "LICENSE"
        case "ours":
            file = root / "LICENSES" / f"{name}.txt"
        case "theme":
            file = (
                Path(str(distribution("mkdocs-material").locate_file("material/templates"))) / name
            )
        case _:
            every = distribution(name).files or []
            own = next(path for path in every if path.match("*.dist-info/**/LICENSE"))
            file = Path(str(own.locate()))
    return file.read_text(encoding="utf-8").strip("\n") + "\n"


def rows(table: str) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Yield the rows of THIRD-PARTY.md: patterns of files of the site, and the licences they are under."""
    for where, _, licences in ROW.findall(table):
        plain = re.sub(r"\([^)]*\)", "", licences)
        yield tuple(re.findall(r"`([^`]+)`", where)), tuple(map(str.strip, plain.split(",")))


def write(root: Path, shelf: Shelf) -> None:
    """Write the page and the texts; a licence that is named without its text stops the build."""
    table = (root / "THIRD-PARTY.md").read_text(encoding="utf-8")
    named = {licence for _, licences in rows(table) for licence in licences} - {FREE}
    if named != set(TEXTS):
        odd = ", ".join(sorted(named ^ set(TEXTS)))
        raise SystemExit(
            f"THIRD-PARTY.md and tools/site/output/notices.yaml name other licences: {odd}"
        )
    for licence, works in TEXTS.items():
        parts = (f"{work}\n\n{text(root, source)}" for work, source in works.items())
        shelf.put(f"{FOLDER}/{licence}.txt", RULE.join(parts))
    links = "\n".join(
        f"- [{licence}](assets/licences/{licence}.txt): {', '.join(works)}"
        for licence, works in sorted(TEXTS.items(), key=lambda entry: entry[0].lower())
    )
    shelf.put("docs/third-party.md", f"{FRONT}{table}\n## The texts of the licences\n\n{links}\n")
