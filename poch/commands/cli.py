"""The `poch` command, and the commands that it has."""

import click

from poch.commands.check import check
from poch.commands.cite import cite
from poch.commands.common import Failed
from poch.commands.compare import compare
from poch.commands.complete import complete
from poch.commands.contrast import contrast
from poch.commands.cover import cover
from poch.commands.effects import effects_
from poch.commands.list import list_
from poch.commands.lock import lock_
from poch.commands.new import new
from poch.commands.odds import odds_
from poch.commands.play import play
from poch.commands.replay import replay
from poch.commands.show import show
from poch.commands.survey import survey
from poch.commands.tour import tour_
from poch.commands.verify import verify
from poch.commands.why import why
from poch.texts.files import DocumentError
from poch.texts.library import DisorderError


class _Commands(click.Group):
    """Commands that fail with a sentence where a file among the texts cannot be read or is not in order."""

    def invoke(self, ctx: click.Context) -> object:
        """Run a command."""
        try:
            return super().invoke(ctx)
        except (DisorderError, DocumentError) as error:
            raise Failed(str(error)) from error


@click.group(
    cls=_Commands,
    context_settings={"help_option_names": ["-h", "--help"]},
    commands=[
        list_, show, check, lock_, cover, compare, cite, verify, replay, play,
        complete, contrast, why, new, survey, odds_, effects_, tour_,
    ],
)  # fmt: skip
@click.version_option(package_name="poch")
def main() -> None:
    """Read, check, play and replay the rules of Poch and its relatives.

    A RULESET is an id that `poch list` gives, or the folder of a text of your own.
    """
