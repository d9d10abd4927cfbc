"""Numbers on the command line: written as one counts, as in the files of readers."""

from typing import Any

import click

from poch.game.notation import NUMBER

LONGEST = 30


class Whole(click.types.IntParamType):
    """A whole number; `0x10`, `1_000`, `+5` and `007` are none."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Return the number that a text is."""
        if isinstance(value, str) and not (
            NUMBER.fullmatch(value.removeprefix("-")) and value != "-0"
        ):
            says = f"{value[:LONGEST]!r} is no plain number; write it in figures alone, such as 12."
            self.fail(says, param, ctx)
        if isinstance(value, str) and len(value) > LONGEST:
            self.fail(
                f"{value[:LONGEST]}… is too long for a number; write a smaller one.", param, ctx
            )
        return int(super().convert(value, param, ctx))


class WholeWithin(Whole, click.IntRange):
    """A whole number not under a least, or not over a most."""

    name = Whole.name


def count_in_figures(count: int, thing: str) -> str:
    """Return a number of things in figures, such as `1 deal` or `1,000 deals`."""
    return f"{count:,} {thing}{'' if count == 1 else 's'}"
