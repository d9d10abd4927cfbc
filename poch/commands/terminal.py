"""A sitting at the terminal: what happens, the question, and what one may type."""

import sys
from typing import NoReturn

from rich.console import Console
from rich.text import Text

from poch.commands import printing
from poch.commands.common import format_message
from poch.commands.speaking import LANGUAGES, Speaker, speaker
from poch.game.cards import card
from poch.game.notation import format_action, parse_action
from poch.game.ruleset import Ruleset
from poch.game.said import YOU, Json, MessageError
from poch.records.record import RecordError
from poch.sittings.hints import hint, reason
from poch.sittings.sitting import Sitting, ending_steps

ASIDE = {"StageBegan", "HandsSized", "PackCut", "Dealt", "Dressed"}
"""Events that every hand has alike: they are told when one asks for all of them."""
SHORT = {"p": "pass", "h": "hold", "f": "fold", "k": "knock", "r": "raise", "c": "claim"}
HELP = """\
Answer with one of the words that the question offers, or with its first letter,
and a number where one is needed: pass, hold, fold, knock 2 (or k 2), raise 4.
A card by itself is played: 9c, 10h, Kd.

  why      the clause that puts this question; why 12: the clause of step 12
  hint     what a player who counts the cards would do, and why
  reason   why another player did what it did last; reason 30: at step 30
  all      every step of this deal, also those that are the same in every deal
  table    the table once more
  undo     take back your last answer
  quit     leave
"""


class LeftError(Exception):
    """The person at the terminal has left."""


def sentence(error: ValueError) -> str:
    """Return what went wrong at the table, in words."""
    if isinstance(error, RecordError):
        error = MessageError("error-record", complaints=str(error))
    return format_message(error.said) if isinstance(error, MessageError) else str(error)


class Terminal:
    """One person at a table with players that the engine answers for."""

    def __init__(
        self, console: Console, ruleset: Ruleset, sitting: Sitting, tag: str = LANGUAGES[0]
    ) -> None:
        self.console = console
        self.tag = tag
        self.ruleset = ruleset
        self.sitting = sitting
        self.trace: Json = {}
        self.shown = 0
        self.dealt = 1
        self.commands = {
            "help": self._help,
            "why": self._why,
            "?": self._why,
            "hint": self._hint,
            "reason": self._reason,
            "all": lambda _: self._tell(1, set()),
            "table": lambda _: self._show(),
            "undo": self._undo,
            "u": self._undo,
            "quit": self._leave,
            "q": self._leave,
        }

    @property
    def say(self) -> Speaker:
        """What says messages, with cards and pools as they are called at this table."""
        return speaker(self.trace, self.tag)

    def play(self) -> None:
        """Play deal after deal until the session ends; raises LeftError where one leaves."""
        self._see(self.sitting.answer())
        self.console.print(printing.key(self.say))
        self._go_on()
        while True:
            while self.trace["ask"]:
                if text := self._read("> "):
                    self._answer(text)
            self.console.print(printing.net(self.trace))
            while self._read("Enter for the next deal, quit to leave > "):
                self.console.print("Press Enter, or type quit, undo, all, or why and a number.")
            if not self.trace["ask"]:
                following = self.sitting.next(self.dealt)
                if not isinstance(following, Sitting):
                    break
                self.dealt += 1
                self.shown = 0
                self._see(following)
                self._go_on()
        for step in ending_steps(following):
            self.console.print(Text(f"{self.say(step.said)} ({step.clause})"))

    def _read(self, prompt: str) -> str:
        """Return the next line typed that is no command, or nothing if another thing is asked."""
        asked = self.trace["ask"]
        while self.trace["ask"] == asked:
            self.console.print(Text(prompt, style="bold"), end="")
            try:
                text = input().strip()
            except EOFError:
                self._leave()
            if not sys.stdin.isatty():
                self.console.print(Text(text))
            word, _, rest = text.partition(" ")
            if word.lower() not in self.commands:
                return text
            self.commands[word.lower()](rest.strip())
        return ""

    def _see(self, sitting: Sitting) -> None:
        trace = sitting.trace(YOU)
        self.sitting = sitting
        self.trace = {**trace.json(), "table": [*trace.pictures()][-1].json()}

    def _go_on(self) -> None:
        self._tell(self.shown + 1, ASIDE)
        self.shown = len(self.trace["steps"])
        self._show()

    def _tell(self, first: int, aside: set[str]) -> None:
        """Print the steps from a number on, but for those of some types and the layout."""
        stages = {"layout"} if aside else set()
        shown = [
            number
            for number, step in enumerate(self.trace["steps"][first - 1 :], first)
            if step["type"] not in aside and step["stage"] not in stages
        ]
        for part in printing.steps(self.trace, shown, self.say):
            self.console.print(part)

    def _show(self) -> None:
        if self.trace["ask"]:
            for line in (
                "",
                *printing.table(self.trace, self.say),
                *printing.question(self.trace, self.say),
            ):
                self.console.print(line)

    def _answer(self, text: str) -> None:
        verbs = {option["verb"] for option in self.trace["ask"]["options"]}
        try:
            said = f"{'swap' if 'swap' in verbs else 'play'} {card(text)}"
        except ValueError:
            word, _, rest = text.lower().partition(" ")
            said = f"{SHORT.get(word, word)} {rest}".strip()
        try:
            self._see(self.sitting.answer(f"{YOU} {format_action(parse_action(said))}"))
        except ValueError as error:
            self.console.print(Text(sentence(error).rstrip(".") + ". Type help for more."))
        else:
            self._go_on()

    def _undo(self, _: str) -> None:
        if not any(line.startswith(f"{YOU} ") for line in self.sitting.record["actions"]):
            self.console.print("You have answered nothing yet in this deal.")
            return
        self._see(self.sitting.undo())
        self.shown = len(self.trace["steps"])
        self._go_on()

    def _why(self, step: str) -> None:
        if self._is_step(step):
            name = self.trace["steps"][int(step) - 1]["clause"]
        elif self.trace["ask"] and not step:
            name = self.trace["ask"]["clause"]
        else:
            self._ask_for_step("why")
            return
        for line in printing.clauses(self.ruleset, [name]):
            self.console.print(line)

    def _hint(self, _: str) -> None:
        if not self.trace["ask"]:
            self.console.print("The hand is over; nothing is asked of you.")
            return
        advice = hint(self.sitting, YOU)
        self.console.print(Text(f"{advice.action}, by {advice.clause}. {self.say(advice.why)}"))

    def _is_step(self, text: str) -> bool:
        return text.isdecimal() and 1 <= int(text) <= len(self.trace["steps"])

    def _ask_for_step(self, word: str) -> None:
        last = len(self.trace["steps"])
        self.console.print(f"Write {word} and the number of a step, from 1 to {last}.")

    def _reason(self, step: str) -> None:
        if step and not self._is_step(step):
            self._ask_for_step("reason")
            return
        try:
            why = reason(self.sitting, YOU, int(step) if step else None)
        except ValueError as error:
            self.console.print(Text(sentence(error).rstrip(".") + "."))
            return
        self.console.print(Text(f"{why.step}. {self.say(why.said)} {self.say(why.why)}"))

    def _help(self, _: str) -> None:
        self.console.print(HELP)
        self.console.print(printing.key(self.say))

    def _leave(self, _: str = "") -> NoReturn:
        raise LeftError
