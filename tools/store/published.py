"""What the laboratory has published, as data: whoever reads it needs none of its code."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from poch.game.said import Json
from tools.store.cache import fingerprint, write

TRIALS = Path("tests", "trials.json")
COMMANDS = {"mutants": "make mutants", "uncited": "make uncited"}
TRIED = ("variants/{}/ruleset.yaml", "variants/{}/hands/*.yaml", "tests/vectors/{}/*.yaml")
"""What a trial of a ruleset depends on, beside the engine."""


def load_published(file: Path) -> Json:
    """Return what was published last; nothing where nothing was."""
    if not file.is_file():
        return {}
    data: Json = json.loads(file.read_text(encoding="utf-8"))
    return data


def publish(file: Path, text: str, command: str, *parts: str) -> None:
    """Write what a command found, and say whether these parts of it are as they were."""
    before = load_published(file)
    write(file, text.encode())
    after = load_published(file)
    same = all(before.get(part) == after[part] for part in parts)
    print(
        f"{command}: {file.name} is dated anew; its figures are {'the same' if same else 'others'}"
    )


def by_line(data: Json, *parts: str) -> str:
    """Return what is to be published as JSON, with a line for each entry of some parts, so that differences can be read."""
    lines = []
    for key, value in data.items():
        text = line(value)
        if key in parts:
            entries = (f"{line(name)}: {line(entry)}" for name, entry in value.items())
            text = "{\n" + ",\n".join(entries) + "\n}"
        lines.append(f"{line(key)}: {text}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def line(value: Any) -> str:
    """Return JSON in a line."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def trials(root: Path) -> Json:
    """Return what `make mutants` and `make uncited` noted last, by trial and ruleset."""
    data = load_published(root / TRIALS)
    return {trial: data.get(trial, {}) for trial in COMMANDS}


def state(name: str, root: Path) -> str:
    """Return what tells one state of a ruleset and its records from another."""
    return fingerprint(root, [pattern.format(name) for pattern in TRIED])[:12]


def outdated_rulesets(noted: Mapping[str, Json], names: Sequence[str], root: Path) -> list[str]:
    """Return the rulesets that were never tried, or have changed since."""
    return [name for name in names if noted.get(name, {}).get("of") != state(name, root)]
