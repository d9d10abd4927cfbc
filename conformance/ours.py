"""Our engine behind the protocol of the kit: `python conformance/ours.py`, where the package poch is installed."""

import json
import sys

from poch.bridge.conformance import Engine


def say(answer: dict[str, object]) -> None:
    """Write an answer out at once."""
    print(json.dumps(answer, separators=(",", ":")), flush=True)


Engine(map(json.loads, sys.stdin), say).run()
