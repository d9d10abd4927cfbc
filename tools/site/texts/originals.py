"""The light table of a text: its sentences in their order, the clauses that rest on them, and a place for a copy.

What finds a sentence in a copy is in `variants/<slug>/original.json`: hashes, and no word of it. A copy of
whoever builds the pages, in `originals/<slug>.txt`, is set there too.
"""

import json
import re
import subprocess
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from tools.site.edition.citations import short_name
from tools.site.edition.edition import Document, Edition, Source
from tools.site.hands.hands import hand_view
from tools.site.output.files import Shelf, compact_json
from tools.site.output.languages import format_list
from tools.site.output.templates import page
from tools.site.texts import sentences
from tools.site.texts.clauses import ClauseView, topics

BASE = "../../../"
NUMBERED = re.compile(r"(S[1-9]\d*[a-z]?)\t(.+)")
MARKS = "assets/originals"
LAY = Path(__file__).parents[2] / "browser" / "originals" / "lay.mjs"


@dataclass(frozen=True, slots=True)
class SentenceLine:
    """A sentence and what rests on it: clauses, and those that an earlier sentence has already.

    `words` are those of the copy of whoever builds, if there is one.
    """

    row: sentences.SentenceRow
    clauses: tuple[ClauseView, ...]
    again: tuple[ClauseView, ...]
    words: str


def has_table(root: Path, slug: str) -> bool:
    """Tell whether a text has a light table."""
    return _file(root, slug).is_file()


def _file(root: Path, slug: str) -> Path:
    return root / "variants" / slug / "original.json"


def write_marks(root: Path, edition: Edition, shelf: Shelf) -> None:
    """Write what finds the sentences of each text in a copy."""
    for source in edition.sources:
        if has_table(root, source.slug):
            shelf.put(
                f"docs/{MARKS}/{source.slug}.json", compact_json(marks(root, source, edition))
            )


def marks(root: Path, source: Source, edition: Edition) -> list[Document]:
    """Return the sentences of a text in their order, with the hashes that we have of them."""
    text = _file(root, source.slug).read_text(encoding="utf-8")
    known = {entry["id"]: entry for entry in json.loads(text)}
    every = edition.sentences[source.document["source"]["ref"]]["sentences"]
    if stray := [name for name in known if name not in every]:
        names = ", ".join(stray)
        message = f"variants/{source.slug}/original.json: {names}: not in variants/sentences.yaml"
        raise SystemExit(message)
    return [
        {"id": name, "words": entry["words"], "plain": "", "bare": ""}
        | known.get(name, {})
        | ({"cut": True} if entry.get("cut") else {})
        for name, entry in every.items()
    ]


def write(root: Path, edition: Edition, shelf: Shelf) -> None:
    """Write the light tables, in the language that is spoken now."""
    tables = [source for source in edition.sources if has_table(root, source.slug)]
    for source in tables:
        ref = source.document["source"]["ref"]
        copies = edition.sentences[ref]["copies"].values()
        page(
            shelf,
            f"sources/{source.slug}/original",
            source=source,
            lines=[*lines(root, source, edition)],
            copies=[
                sentences.Copy(address, sentences.host(address), ())
                for address in dict.fromkeys(copies)
            ],
            unmarked=format_list(
                [row["id"] for row in marks(root, source, edition) if not row["plain"]]
            ),
            cut=any(entry.get("cut") for entry in edition.sentences[ref]["sentences"].values()),
            work=short_name(edition.bibliography[ref]),
            idle=[clause for clause in source.clauses if not clause.get("sentences")],
            tables=tables,
            hands=tuple(hand_view(hand, source) for hand in source.hands),
            marks=f"{MARKS}/{source.slug}.json",
        )


def lines(root: Path, source: Source, edition: Edition) -> Iterator[SentenceLine]:
    """Yield the sentences of a text; a clause that rests on several is there once, and then named."""
    views = {
        view.data["id"]: view for topic in topics(source, edition, BASE) for view in topic.clauses
    }
    ours, seen = own_copy(root, source.slug), set()
    for row in sentences.of_work(source.document["source"]["ref"], source, edition, whole=True):
        names = [clause["id"] for clause in row.clauses]
        new = tuple(views[name] for name in names if name not in seen)
        again = tuple(views[name] for name in names if name in seen)
        yield SentenceLine(row, new, again, ours.get(row.sentence.number, ""))
        seen |= {*names}


def own_copy(root: Path, slug: str) -> Mapping[str, str]:
    """Return the sentences of the copy of whoever builds; one that has no numbers is looked through."""
    file = root / "originals" / f"{slug}.txt"
    if not file.is_file():
        return {}
    written = [line for line in file.read_text(encoding="utf-8").splitlines() if line.strip()]
    numbered = [NUMBERED.fullmatch(line) for line in written]
    if all(numbered):
        return {match[1]: match[2] for match in numbered if match}
    command = ["node", str(LAY), str(file), str(_file(root, slug))]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own tool
    if done.returncode:
        raise SystemExit(done.stderr.strip())
    by_number: dict[str, str] = json.loads(done.stdout)
    return by_number
