"""The rules of Poch: clauses of the sources, and one engine that plays by them.

What is named here may be relied on. Each name is loaded when it is first used, so that nobody waits
for what he does not need; `__init__.pyi` has the same names for type checkers.
"""

from importlib import import_module
from typing import Any

VERSION = "2026.12"
HOMES = {
    "Action": "game.actions.Action",
    "Ask": "game.actions.Ask",
    "Citation": "citing.cite.Citation",
    "Contrast": "studies.contrast.proof.Contrast",
    "IllegalActionError": "game.engine.IllegalActionError",
    "Odds": "studies.odds.Odds",
    "Outcome": "game.engine.Outcome",
    "RecordError": "records.record.RecordError",
    "Replay": "records.record.Replay",
    "Row": "studies.compare.Row",
    "Ruleset": "game.ruleset.Ruleset",
    "Start": "game.start.Start",
    "Step": "records.trace.Step",
    "Table": "game.table.Table",
    "Trace": "records.trace.Trace",
    "Verdict": "studies.why.Verdict",
    "action": "citing.named.action",
    "at_random": "players.bots.at_random",
    "cautious": "players.bots.cautious",
    "cite": "citing.named.cite",
    "compare": "citing.named.compare",
    "contrast": "citing.named.contrast",
    "drive": "citing.named.drive",
    "find": "citing.named.find",
    "from_seed": "citing.named.from_seed",
    "ids": "citing.named.ids",
    "odds": "citing.named.odds",
    "play": "citing.named.play",
    "playable": "citing.named.playable",
    "replay": "records.record.replay_record",
    "trace": "citing.named.trace",
    "verify": "citing.named.verify",
    "why": "citing.named.why",
}
"""Where each of these names is at home, and what it is called there."""
__all__ = ["VERSION", *HOMES]  # noqa: PLE0604 - they are texts


def __getattr__(name: str) -> Any:
    """Load a name."""
    if name not in HOMES:
        raise AttributeError(f"poch has no {name!r}; it has {', '.join(HOMES)}")
    room, _, own = HOMES[name].rpartition(".")
    return getattr(import_module(f"poch.{room}"), own)


def __dir__() -> list[str]:
    """Return the names that may be relied on."""
    return __all__
