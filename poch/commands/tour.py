"""`poch tour`: check tours, show them with what they hide, and list what they cite."""

from collections.abc import Iterator
from pathlib import Path

import click
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from poch.commands.common import Failed, as_json, console, format_message
from poch.commands.output import print_json
from poch.commands.touring import Board, Tour, TourError, parse_tour
from poch.texts.files import DocumentError, display_name, text_of

FILES = click.argument("files", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, path_type=Path))  # fmt: skip


@click.group("tour")
def tour_() -> None:
    """Check, show and list tours: essays in Markdown whose boards move."""


@tour_.command()
@FILES
def check(files: tuple[Path, ...]) -> None:
    """Tell every hand, step, clause and reading that a tour names in vain, with file, line and column."""
    wrong: list[str] = []
    for file in files:
        try:
            _read(file)
        except TourError as error:
            wrong += error.complaints
    if wrong:
        raise Failed("\n".join(wrong))
    console.print(f"{len(files)} tour{'s' * (len(files) != 1)} in order")


@tour_.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def show(file: Path) -> None:
    """Show a tour as text, with its boards as sentences and all that it hides."""
    for part in _load_tour(file).parts:
        if isinstance(part, Board):
            for line in _lines(part):
                console.print(Padding(line, (0, 0, 0, 2)))
        else:
            console.print(Markdown(part))


@tour_.command()
@FILES
@as_json
def cites(files: tuple[Path, ...], *, as_json: bool) -> None:
    """List what tours cite, as `poch verify` takes it: it tells later which of it has changed."""
    by_file = {str(file): [entry.token for entry in _load_tour(file).citations()] for file in files}
    if as_json:
        print_json(by_file)
        return
    for name, tokens in by_file.items():
        console.print(Text(name, style="bold"))
        for token in tokens:
            console.print(Text(f"  {token}"), soft_wrap=True)


def _read(file: Path) -> Tour:
    try:
        return parse_tour(text_of(file, "the Markdown of a tour"), display_name(file))
    except DocumentError as error:
        raise TourError(error.complaints) from error


def _load_tour(file: Path) -> Tour:
    try:
        return _read(file)
    except TourError as error:
        raise Failed(str(error)) from error


def _lines(board: Board) -> Iterator[Text]:
    steps, by = board.trace.steps, board.trace.replay.ruleset
    shown = range(board.step, board.step + 1 + board.hides)
    reading = f", with {board.reading}" if board.reading else ""
    yield Text(f"[{board.slug}/{board.hand}{reading}]", style="dim")
    for number in shown:
        step = steps[number - 1]
        hidden = " (hidden)" if number > board.step else ""
        yield Text(f"{number} {format_message(step.said, by)} {step.clause}{hidden}")
    if board.ask:
        yield Text(board.ask, style="bold")
    if board.answer:
        yield Text(f"{board.answer.strip()} (hidden)")
    if board.other:
        yield Text(f"beside {board.other}", style="dim")
