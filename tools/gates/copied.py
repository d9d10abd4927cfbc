"""Whether our words share a run of nine words with a text that you have: `make copied OF="FILES"`.

Prose here is ours, and no sentence of a source is copied. Both sides are compared without case, accents, punctuation and
line ends. Lists of cards, pools and numbers are not prose; `copied.yaml` names their words, with the reason.
"""

import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple
from unicodedata import combining, normalize

import yaml

from tools.gates.prose import Part, fluent

ROOT = Path(__file__).resolve().parents[2]
LEAST = 9
OURS = ("*.md", "docs/**/*.md", "poch/words/*/*.ftl", "variants/*.yaml", "variants/**/*.yaml")
WIDE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
WORD = re.compile(rf"{WIDE.pattern}|(?:(?!{WIDE.pattern})[^\W_])+")
"""A word; a sign of Japanese is one of its own, and counts half."""


class Word(NamedTuple):
    """A word as it is compared, as it is written, and the line it is in."""

    plain: str
    written: str
    line: int


class SharedRun(NamedTuple):
    """Words that are in both texts, one after another, and where each has them."""

    file: Path
    line: int
    length: int
    words: str
    there: Path
    there_line: int

    def __str__(self) -> str:
        where = f"{self.there}:{self.there_line}"
        return f"{self.file}:{self.line}: {self.length} words as in {where}: “{self.words}”"


class _Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.parts: list[str] = []
        self.hidden = 0

    def handle_starttag(self, tag: str, attrs: object) -> None:  # noqa: ARG002 - the parser's own
        self.hidden += tag in {"script", "style"}

    def handle_endtag(self, tag: str) -> None:
        self.hidden -= tag in {"script", "style"}

    def handle_data(self, data: str) -> None:
        self.parts.append("\n" * data.count("\n") if self.hidden else data)


def words(text: str, line: int = 1) -> list[Word]:
    """Return the words of a text; a word that is divided at the end of a line is whole."""
    joined = re.sub(r"(?<=[^\W\d_])[-\u00ad\u2010]\n\s*(?=[^\W\d_])", "", text)
    result = list[Word]()
    for number, part in enumerate(joined.split("\n"), line):
        for match in WORD.finditer(part):
            bare = match[0].casefold()
            if not bare.isascii():
                bare = "".join(sign for sign in normalize("NFKD", bare) if not combining(sign))
                bare = bare.replace("æ", "ae").replace("œ", "oe")
            result.append(Word(bare, match[0], number))
    return result


def without_markup(page: str) -> str:
    """Return a text without the markup of a page, line for line."""
    if not re.search(r"<(?:!doctype|html|body|p|div)\b", page, re.IGNORECASE):
        return page
    parser = _Page()
    parser.feed(page)
    return "".join(parser.parts)


def strings(text: str) -> Iterator[Part]:
    """Yield every string of a YAML file, and the line it begins in."""
    nodes = [yaml.compose(text, yaml.CSafeLoader)]
    while nodes:
        node = nodes.pop()
        if isinstance(node, yaml.ScalarNode):
            yield node.start_mark.line + 1, node.value
        elif isinstance(node, yaml.SequenceNode):
            nodes.extend(node.value)
        elif isinstance(node, yaml.MappingNode):
            nodes.extend(value for pair in node.value for value in pair)


def paragraphs(text: str) -> Iterator[Part]:
    """Yield what lies between empty lines, without the targets of links."""
    unlinked = re.sub(r"\]\([^)\n]*\)", "]", text)
    for match in re.finditer(r"(?:.*\S.*\n?)+", unlinked):
        yield unlinked.count("\n", 0, match.start()) + 1, match[0]


def our_parts() -> Iterator[tuple[Path, Part]]:
    """Yield each part of what we wrote: texts, translations, messages and written pages."""
    kinds = {".yaml": strings, ".ftl": fluent, ".md": paragraphs}
    command = ("git", "ls-files", "-z", *OURS)
    kept = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    for file in map(Path, sorted(filter(None, kept.stdout.split("\0")))):
        for part in kinds[file.suffix]((ROOT / file).read_text("utf-8")):
            yield file, part


def weight(run: Sequence[Word]) -> float:
    """Return how many words a run counts for."""
    return sum(0.5 if WIDE.match(word.plain) else 1 for word in run)


class Excuses(NamedTuple):
    """The words of which a mere list is made, and the runs that stand as they are."""

    names: frozenset[str] = frozenset()
    runs: tuple[str, ...] = ()

    def cover(self, run: Sequence[Word]) -> bool:
        """Tell whether a run is part of one of these, or lists nothing but cards, pools or numbers."""
        said = f" {' '.join(word.plain for word in run)} "
        listed = all(word.plain in self.names or word.plain.isdigit() for word in run)
        return listed or any(said in whole for whole in self.runs)


NONE = Excuses()


def excuses() -> Excuses:
    """Return what `copied.yaml` passes over."""
    data = yaml.safe_load(Path(__file__).with_suffix(".yaml").read_text("utf-8"))
    names = frozenset(word.plain for entry in data["lists"] for word in words(entry["words"]))
    wholes = (words(text) for entry in data["runs"] for text in entry["words"])
    return Excuses(names, tuple(f" {' '.join(word.plain for word in each)} " for each in wholes))


def runs(
    parts: Iterable[tuple[Path, Part]], theirs: Sequence[tuple[Path, Sequence[Word]]],
    excused: Excuses = NONE, least: int = LEAST,
) -> Iterator[SharedRun]:  # fmt: skip
    """Yield the longest runs that parts of ours share with texts, but for what is excused."""
    places = defaultdict[tuple[str, ...], list[tuple[int, int]]](list)
    for text, (_, there) in enumerate(theirs):
        for at in range(len(there) - least + 1):
            places[tuple(word.plain for word in there[at : at + least])].append((text, at))
    for file, (line, part) in parts:
        here, past = words(part, line), 0
        for at in range(len(here) - least + 1):
            pairs = places.get(tuple(word.plain for word in here[at : at + least]), ())
            if at < past or not pairs:
                continue
            length, text, start = max(
                (_length(here[at:], theirs[text][1][start:]), text, start) for text, start in pairs
            )
            run, past = here[at : at + length], at + length - least + 1
            if weight(run) >= least and not excused.cover(run):
                source, there = theirs[text]
                shown = " ".join(word.written for word in run)
                yield SharedRun(file, run[0].line, length, shown, source, there[start].line)


def _length(here: Sequence[Word], there: Sequence[Word]) -> int:
    pairs = zip(here, there, strict=False)
    return next(
        (at for at, (a, b) in enumerate(pairs) if a.plain != b.plain), min(len(here), len(there))
    )


def read_texts(named: Iterable[Path]) -> Iterator[tuple[Path, list[Word]]]:
    """Yield the words of each file that is named, or is in a folder that is named."""
    for path in named:
        if not path.exists():
            sys.exit(f"copied: there is no {path}; name a text, a page, or a folder of them")
        every = sorted(filter(Path.is_file, path.rglob("*"))) if path.is_dir() else [path]
        for file in every:
            try:
                yield file, words(without_markup(file.read_text("utf-8")))
            except UnicodeDecodeError as wrong:
                says = f"is not text in UTF-8 (byte {wrong.start}); save it as such"
                sys.exit(f"copied: {file} {says}")


if __name__ == "__main__":
    every = [Path(name) for name in sys.argv[1:]]
    if not every:
        sys.exit('copied: nothing to compare with; name texts: make copied OF="FILES"')
    read = [*read_texts(every)]
    copied = [*runs(our_parts(), read, excuses())]
    print(*copied, f"copied: {len(copied)} runs of {LEAST} words, {len(read)} texts", sep="\n")
    sys.exit(bool(copied))
