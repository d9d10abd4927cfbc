from poch.citing.cite import Citation
from poch.citing.named import (
    action,
    cite,
    compare,
    contrast,
    drive,
    find,
    from_seed,
    ids,
    odds,
    play,
    playable,
    trace,
    verify,
    why,
)
from poch.game.actions import Action, Ask
from poch.game.engine import IllegalActionError, Outcome
from poch.game.ruleset import Ruleset
from poch.game.start import Start
from poch.game.table import Table
from poch.players.bots import at_random, cautious
from poch.records.record import RecordError, Replay
from poch.records.record import replay_record as replay
from poch.records.trace import Step, Trace
from poch.studies.compare import Row
from poch.studies.contrast.proof import Contrast
from poch.studies.odds import Odds
from poch.studies.why import Verdict

__all__ = [
    "VERSION",
    "Action",
    "Ask",
    "Citation",
    "Contrast",
    "IllegalActionError",
    "Odds",
    "Outcome",
    "RecordError",
    "Replay",
    "Row",
    "Ruleset",
    "Start",
    "Step",
    "Table",
    "Trace",
    "Verdict",
    "action",
    "at_random",
    "cautious",
    "cite",
    "compare",
    "contrast",
    "drive",
    "find",
    "from_seed",
    "ids",
    "odds",
    "play",
    "playable",
    "replay",
    "trace",
    "verify",
    "why",
]

VERSION: str
