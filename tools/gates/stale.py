"""What is stale in the translations: `python -m tools.gates.stale` names each entry, and the digest that its `of:` needs.

An entry is stale if its English has changed since it was translated: read both before you write the
new digest, because it says that they agree.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from poch.texts.apparatus import reference_words, translations
from poch.texts.document import load
from poch.texts.library import VARIANTS
from poch.texts.lock import digest


def stale_entries(folder: Path = VARIANTS) -> Iterator[str]:
    """Yield a line for each stale entry of each translation in a folder of rulesets: file, entry and new digest."""
    for text in sorted(folder.glob("*/ruleset.yaml")):
        hands = {file.stem: load(file).data for file in sorted(text.parent.glob("hands/*.yaml"))}
        english = translations.english(load(text).data, hands)
        for file in sorted(text.parent.glob(f"{translations.FOLDER}/*.yaml")):
            yield from _stale_in(file, english)
    for file in sorted(folder.glob(f"{translations.FOLDER}/*.yaml")):
        there = {folder / f"{part}.yaml" for part in load(file).data}
        beside = {path.stem: load(path).data for path in there if path.is_file()}
        yield from _stale_in(file, reference_words.english(beside))


def _stale_in(file: Path, english: translations.Parts) -> Iterator[str]:
    translation = load(file).data
    fresh = translations.align_words(english, translation)
    for part, entries in english.items():
        given = {str(name) for name in translation.get(part) or ()}
        for name, words in entries.items():
            if given and name in {*given, ""} and not fresh[part][name]:
                new = digest(words)
                written = f'"{new}"' if new.isdigit() else new  # else YAML takes it for a number
                yield f"{file}: {'.'.join(filter(None, (part, name)))}: of: {written}"


def main() -> int:
    """Print what is stale; return 1 where something is."""
    lines = [*stale_entries()]
    print("\n".join(lines) or "no translation is stale")
    return bool(lines)


if __name__ == "__main__":
    sys.exit(main())
