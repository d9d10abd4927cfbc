"""The steps of a build, each a process of its own."""

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def run(failed: str, command: Sequence[str | Path], folder: Path = ROOT, /, **given: str) -> str:
    """Run a step, with more in its environment; return what it printed, which is shown only if it fails.

    Raises:
        SystemExit: the step failed, or what it runs is not installed; the message ends with the sentence for that.
    """
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            env={**os.environ, **given},
            check=False,
            capture_output=True,
            text=True,
        )
    except FileNotFoundError as error:
        raise SystemExit(
            f"{error.filename} is not here; README.md lists what to install\n{failed}"
        ) from error
    if done.returncode:
        lines = [line[:300] for line in (done.stdout + done.stderr).splitlines()]
        raise SystemExit("\n".join((*lines, failed)))
    return done.stdout
