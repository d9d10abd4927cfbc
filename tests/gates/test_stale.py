"""`python -m tools.gates.stale`: which entries of translations no longer translate their English."""

import shutil
from pathlib import Path

from poch.texts.library import VARIANTS
from tools.gates.stale import stale_entries


def test_each_stale_entry_is_named_with_the_digest_that_it_needs(tmp_path: Path) -> None:
    """Written into the translation, that digest makes the entry fresh again."""
    for name in ("poch-noris", "translations"):
        shutil.copytree(VARIANTS / name, tmp_path / name)
    for file in VARIANTS.glob("*.yaml"):
        shutil.copy(file, tmp_path)
    assert [] == [*stale_entries(tmp_path)]

    for name, old, new in (
        ("poch-noris/ruleset.yaml", "The deal goes clockwise.", "The deal goes round clockwise."),
        ("bibliography.yaml", "Page on Poch at e-s-g.eu", "A page on Poch"),
    ):
        file = tmp_path / name
        text = file.read_text("utf-8")
        assert old in text
        file.write_text(text.replace(old, new), "utf-8")
    lines = [*stale_entries(tmp_path)]

    assert [line.split(": ")[1] for line in lines] == [
        *["clauses.deal.direction"] * 2,
        *["bibliography.e-s-g"] * 2,
    ]
    for line in lines:
        path, entry, _, digest = line.split(": ")
        head, separator, rest = (
            Path(path).read_text("utf-8").partition(f"\n  {entry.partition('.')[2]}:\n    of: ")
        )
        assert separator
        Path(path).write_text(f"{head}{separator}{digest}{rest[12:]}", "utf-8")
    assert [] == [*stale_entries(tmp_path)]
