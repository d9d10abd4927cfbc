"""What `make mutants` and `make uncited` found when they were run last, ruleset by ruleset.

It is kept with the day and the commit it was counted at, and with a hash of what was tried, so
that a page can say of how old a text a figure is. `make check` names what has changed since.
"""

import subprocess
import sys
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import click

from poch.texts.library import ids, playable
from tools.store.cache import write
from tools.store.published import COMMANDS, TRIALS, by_line, outdated_rulesets, state, trials

ROOT = Path(__file__).resolve().parents[2]
COUNTED = ("poch", "variants/*/**", "tests/vectors")
"""Where a change makes a commit say too little of what was counted."""


def stamp(root: Path = ROOT) -> dict[str, str]:
    """Return the day and the commit that something is counted at; a + is for changes since it."""
    changed = _git(root, "status", "--porcelain", "--", *COUNTED)
    return {
        "day": datetime.now(tz=UTC).date().isoformat(),
        "commit": _git(root, "rev-parse", "--short=7", "HEAD") + ("+" if changed else ""),
    }


def _git(root: Path, *command: str) -> str:
    done = subprocess.run(("git", *command), cwd=root, capture_output=True, check=False)
    return done.stdout.decode().strip()


def note(trial: str, results: Mapping[str, Mapping[str, Any]], root: Path = ROOT) -> None:
    """Write down what a trial found of rulesets; what was noted of others stays."""
    if not results:
        return
    known = trials(root)
    at = stamp(root)
    new = {name: {**at, "of": state(name, root), **result} for name, result in results.items()}
    known[trial] = {
        name: result
        for name, result in sorted({**known[trial], **new}.items())
        if name in playable()
    }
    write(root / TRIALS, by_line(known, *known).encode())
    print(f"{TRIALS}: {len(new)} of {len(playable())} rulesets noted", file=sys.stderr)


def choose_rulesets(names: Sequence[str]) -> Sequence[str]:
    """Return the rulesets that are named, or all that are played.

    Raises:
        ClickException: one of them is not played.
    """
    for name in names:
        if name not in playable():
            known = "it is not played" if name in ids() else "there is no such ruleset"
            raise click.ClickException(f"{name}: {known}; choose among: {', '.join(playable())}")
    return names or playable()


def main() -> None:
    """Say which rulesets are to be tried again; this is no failure."""
    known = trials(ROOT)
    for trial, command in COMMANDS.items():
        if names := outdated_rulesets(known[trial], playable(), ROOT):
            of = "" if len(names) == len(playable()) else f' OF="{" ".join(names)}"'
            print(
                f"{TRIALS}: {len(names)} rulesets were not tried as they are now, which is no fault; run: {command}{of}"
            )


if __name__ == "__main__":
    main()
