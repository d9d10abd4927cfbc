"""The `poch` command: list, show, check, cover, compare; play, replay; cite and verify."""

import json
import os
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from functools import cache
from pathlib import Path
from random import Random
from string import ascii_uppercase
from typing import Any

import click
from rich.table import Column
from rich.table import Table as Grid
from rich.text import Text

from poch.citing.cite import Citation, citation, verified
from poch.citing.formats import DATA, FORMATS, STYLES, bare, formatted, together
from poch.citing.formats import LOCALES as CITED_IN
from poch.commands import printing
from poch.commands.common import (
    Failed,
    as_json,
    chosen,
    console,
    failing,
    loaded,
    reading_option,
    ruleset_of,
    seated,
    seats_option,
    spoken,
)
from poch.commands.complete import complete
from poch.commands.contrast import contrast
from poch.commands.effects import effects_
from poch.commands.new import new
from poch.commands.numbers import Whole
from poch.commands.odds import odds_
from poch.commands.output import Printer, print_json, say, write
from poch.commands.own import document, file_of, finder, hands
from poch.commands.speaking import language_option, speaker
from poch.commands.survey import survey
from poch.commands.terminal import LeftError, Terminal, sentence
from poch.commands.tour import tour_
from poch.commands.why import why
from poch.game.ruleset import Ruleset
from poch.game.said import YOU, briefly, said
from poch.players.bots import PLAYERS
from poch.records.expect import unmet
from poch.records.record import RecordError, Replay, again, replayed
from poch.records.trace import traced
from poch.sittings.sitting import Sitting, deal
from poch.studies.compare import Cell, Row, cells, compared
from poch.studies.coverage import Coverage, cited, coverage
from poch.studies.likeness import likeness
from poch.studies.summary import summary
from poch.studies.why import unfit
from poch.texts.apparatus import reference_files, reference_words, translations
from poch.texts.collection import Collection
from poch.texts.compile import complaints
from poch.texts.complaint import Complaint
from poch.texts.document import DocumentError, load, written
from poch.texts.doubt import borrowed, borrowings, own
from poch.texts.english import listed
from poch.texts.files import named
from poch.texts.library import (
    LOCK,
    VARIANTS,
    bibliography,
    ids,
    lock,
    retired,
    vectors,
)
from poch.texts.lock import FIGURES, LockError, locked, slips
from poch.texts.ruleset_shape import unknown_texts
from poch.words import comparing

MOST_FILES = 50_000
"""Files that are looked through for rulesets and hands."""
MOST_CITED = 100_000
"""Characters of a text in which citations are verified."""
ADDRESS = re.compile(r"https?://[^\s{}<>\\\"]+", re.IGNORECASE)
"""Of a site: what may stand in an entry of a bibliography and be opened from there."""


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="poch")
def main() -> None:
    """Read, check, play and replay the rules of Poch and its relatives.

    A RULESET is an id that `poch list` gives, or the folder of a text of your own.
    """


@main.command("list")
@as_json
def list_(*, as_json: bool) -> None:
    """List the rulesets, with year, evidence and number of seats."""
    found = []
    for name in ids():
        data = document(name)
        seats = sorted(ruleset_of(name).rules_by_seats)
        found.append(
            {
                "id": name,
                "game": data["game"],
                "title": data["title"],
                "year": data.get("year"),
                "seats": [seats[0], seats[-1]] if seats else None,
                "playable": data["playable"],
                "seen": own(data)["seen"],
                "clauses": len(data["clauses"]),
                "borrowed": borrowings(data),
            }
        )
    found.sort(key=lambda one: one["year"] or 9999)
    if as_json:
        print_json(found)
        return
    grid = Grid(Column("id", no_wrap=True), "game", "year", "title", "seats", "seen", box=None)
    for one in found:
        number = "–".join(map(str, one["seats"] or ()))
        lent = sum(one["borrowed"].values())
        seen = (
            f"{one['seen']}; {lent} of {one['clauses']} clauses borrowed" if lent else one["seen"]
        )
        grid.add_row(
            one["id"], one["game"], str(one["year"] or "modern"), one["title"], number, seen
        )
    console.print(grid)


@main.command()
@click.argument("ruleset")
@click.option("--rules", is_flag=True, help="Every leaf, its value and its clause.")
@reading_option("--reading", "readings")
@as_json
def show(ruleset: str, readings: dict[str, str], *, rules: bool, as_json: bool) -> None:
    """Show the clauses of a ruleset, or with --rules what they come to."""
    one = ruleset_of(ruleset, readings)
    if as_json:
        print_json(_shown(one))
        return
    console.print(Text(f"{one.title} ({one.id}, version {one.version})\n", style="bold"))
    if rules:
        console.print(printing.rules(cells(one, one.leaves)))
        return
    for name, clause in one.clauses.items():
        for line in printing.clause(clause, borrowed(one.document, clause)):
            console.print(line)
        if name not in one.in_force:
            console.print("    Not in force under the readings chosen.")


def _shown(one: Ruleset) -> dict[str, Any]:
    found = cells(one, one.leaves)
    return {
        "id": one.id,
        "title": one.title,
        "version": one.version,
        "seen": own(one.document)["seen"],
        "borrowed": borrowings(one.document),
        "clauses": [
            {
                "id": name,
                "topic": clause["topic"],
                "status": clause["status"],
                "text": clause["text"].strip(),
                "locus": clause.get("locus"),
                "headings": clause.get("headings", []),
                "sentences": clause.get("sentences", []),
                "borrowed": borrowed(one.document, clause) or None,
                "in-force": name in one.in_force,
            }
            for name, clause in one.clauses.items()
        ],
        "rules": {
            leaf: {"value": cell.value, "clause": ", ".join(cell.clauses), **cell.rests()}
            for leaf, cell in found.items()
        },
        "cruxes": {
            name: {
                "kind": crux["kind"],
                "question": crux["question"],
                "readings": list(crux["readings"]),
                "adopted": crux["adopted"],
                "chosen": one.readings[name],
            }
            for name, crux in one.cruxes.items()
        },
    }


@main.command()
@click.argument("files", nargs=-1, required=True)
@as_json
def check(files: tuple[str, ...], *, as_json: bool) -> None:
    """Check rulesets, hand records and what stands beside them; folders are searched.

    Of the translations among them you see how much is done, and how much is stale.
    """
    every = [file for name in files for file in _yaml(Path(name))]
    count = len(every)
    found: list[str] = []
    for file in every:
        try:
            found.extend(_complaints(file))
        except DocumentError as error:
            found.extend(error.complaints)
    if as_json:
        print_json({"files": count, "complaints": found})
    for complaint in found:
        say(complaint, err=True)
    if found:
        sys.exit(1)
    if not as_json:
        say("1 file is in order" if count == 1 else f"{count} files are in order")
        for line in _how_far(file for file in every if file.parent.name == translations.FOLDER):
            say(line)


def _yaml(path: Path) -> Iterator[Path]:
    if os.path.isdir(path):  # noqa: PTH112 - of a name that is too long Path does not say no
        yield from (path / name for name in reference_files.FILES if (path / name).is_file())
        within = [*_within(path)]
        yield from sorted(file for file in within if file.name == "ruleset.yaml")
        for beside in ("hands", translations.FOLDER):
            yield from sorted(file for file in within if file.match(f"{beside}/*.yaml"))
    else:
        yield path


def _within(folder: Path) -> Iterator[Path]:
    """Yield the files in a folder and its folders; fails where there are more than anyone keeps."""
    seen = 0
    for place, folders, files in os.walk(folder):
        seen += len(folders) + len(files)
        if seen > MOST_FILES:
            says = f"more than {MOST_FILES:,} files are in it; name the folder of the rulesets"
            raise Failed(f"{folder}: {says}")
        folders[:] = [name for name in folders if not name.startswith(".")]
        yield from (Path(place, name) for name in files)


def _complaints(file: Path) -> Iterator[str]:
    read = load(file)
    if check_it := reference_files.FILES.get(file.name):
        own = (file.parent / "bibliography.yaml").is_file()
        yield from read.located(check_it(read.data, _known(file.parent if own else VARIANTS)))
    elif file.parent.name == translations.FOLDER and (beside := _beside(file)):
        yield from read.located(reference_words.complaints(read.data, beside))
    elif file.parent.name == translations.FOLDER and any(complaints(_translated(file)[0])):
        yield f"{file}: the ruleset beside it is not in order; correct that first"
    elif file.parent.name == translations.FOLDER:
        yield from read.located(translations.complaints(read.data, *_translated(file)))
    elif isinstance(read.data, dict) and not {"clauses", "siglum"} & set(read.data):
        yield from read.located(_wrong_with_hand(file, read.data))
    elif found := [*complaints(read.data)]:
        yield from read.located(found)
    else:
        yield from read.located(unknown_texts(read.data, _rulesets(file.parent.parent)))
        if locked := lock(file.parent.parent):
            kept = slips(read.data, locked, retired(file.parent.parent))
            yield from read.located(slip.complaint for slip in kept)


def _rulesets(folder: Path) -> frozenset[str]:
    """Return the ids of the rulesets that may be named from a folder: those in it, and the package's."""
    return frozenset((*ids(), *(one.parent.name for one in folder.glob("*/ruleset.yaml"))))


@cache
def _known(folder: Path) -> reference_files.Known:
    """Return what may be named: the sources in a folder, and the rulesets that are in order."""
    rulesets = [load(one).data for one in sorted(folder.glob("*/ruleset.yaml"))]
    sound = [one for one in rulesets if not any(complaints(one))]
    return reference_files.known(load(folder / "bibliography.yaml").data, sound)


def _translated(file: Path) -> tuple[Any, dict[str, Any]]:
    """Return the ruleset and the hands that a translation is of, which lie beside its folder."""
    of = file.parent.parent
    hands = {one.stem: load(one).data for one in sorted(of.glob("hands/*.yaml"))}
    played = {name: one for name, one in hands.items() if isinstance(one, dict)}
    return load(of / "ruleset.yaml").data, played


def _beside(file: Path) -> dict[str, Any]:
    """Return the files beside the rulesets that a translation is of; none where it is of a ruleset."""
    of = file.parent.parent
    if not (of / "bibliography.yaml").is_file():
        return {}
    every = ((name, of / f"{name}.yaml") for name in reference_words.KEYS)
    return {name: load(one).data for name, one in every if one.is_file()}


def _how_far(files: Iterable[Path]) -> Iterator[str]:
    """Yield a line for each language: how much of what is translated, and how much is stale."""
    every: dict[str, dict[str, list[translations.Share]]] = {}
    for file in files:
        data, beside = load(file).data, _beside(file)
        words = (
            reference_words.english(beside) if beside else translations.english(*_translated(file))
        )
        for part, share in translations.shares(data, words).items():
            every.setdefault(data["language"], {}).setdefault(part, []).append(share)
    for language, parts in sorted(every.items()):
        done, stale, of = (
            {part: sum(one[at] for one in several) for part, several in parts.items()}
            for at in range(3)
        )
        each = ", ".join(f"{done[part]} of {of[part]} {part}" for part in of if part != "head")
        yield f"translated into {language}: {each}; stale: {sum(stale.values())}"


def _wrong_with_hand(file: Path, data: Any) -> Sequence[Complaint]:
    try:
        return unmet(data, replayed(data, finder(file)))
    except RecordError as error:
        return error.complaints


@main.command("lock")
@click.argument("folder", default="variants", type=click.Path(exists=True, file_okay=False))
def lock_(folder: str) -> None:
    """Lock the new versions of the rulesets in FOLDER; refuses what changed without a new version."""
    where = Path(folder)
    documents = [loaded(file).data for file in sorted(where.glob("*/ruleset.yaml"))]
    if (where / "ruleset.yaml").exists():
        raise Failed(
            f"{named(where)}: this is the folder of one ruleset; name the folder around it"
        )
    wrong = [f"{one['id']}: {says}" for one in documents for says in complaints(one)]
    if wrong:
        raise Failed("\n".join([*wrong, "nothing was locked; correct this first: poch check"]))
    with failing():
        before = lock(where)
    try:
        after = locked(documents, before, retired(where))
    except LockError as error:
        raise Failed("\n".join(map(str, error.complaints))) from error
    write(where / LOCK, json.dumps(after, indent=1) + "\n")
    count = sum(
        after[slug][name] != before.get(slug, {}).get(name)
        for slug in after
        for name in after[slug]
    )
    say(spoken(said("terminal-locked", file=str(where / LOCK), n=count)))


@main.command()
@click.argument("ruleset", required=False)
@as_json
def cover(ruleset: str | None, *, as_json: bool) -> None:
    """Tell what each clause comes to and which hands show it, and each leaf's clause.

    Without RULESET all rulesets are counted. Ends with 1 where a clause is not accounted for.
    """
    found = {name: _coverage(name) for name in ([ruleset] if ruleset else ids())}
    wrong = [one for name, there in found.items() for one in _uncovered(name, there)]
    if as_json:
        told = {name: _as_counts(one) | _as_parts(one) for name, one in found.items()}
        every = _as_counts(*found.values())
        print_json(
            ({"rulesets": told} if ruleset is None else told[ruleset]) | every | {"open": wrong}
        )
    elif ruleset:
        for part in printing.covered(found[ruleset]):
            console.print(part, "")
    if not as_json:
        console.print(printing.counted_coverage(found))
    if wrong:
        raise Failed("\n".join(wrong))


def _coverage(name: str) -> Coverage:
    one, own = ruleset_of(name), file_of(name)
    if not (own or VARIANTS.is_dir()):
        raise Failed("the hands do not come with the installed package; ask this in the repository")
    tried = [] if own else vectors(name)
    return coverage(one.document, _cited(hands(name)), _cited(tried))


def _cited(files: Sequence[Path]) -> dict[str, tuple[str, ...]]:
    found = {}
    for file in files:
        read = loaded(file)
        with failing(read):
            found[file.stem] = cited(replayed(read.data, finder(file)))
    return found


def _uncovered(name: str, one: Coverage) -> list[str]:
    file = file_of(name) or VARIANTS / name / "ruleset.yaml"
    here = Path.cwd()
    read = load(file.relative_to(here) if file.is_relative_to(here) else file)
    return read.located(one.complaints())


def _as_counts(*every: Coverage) -> dict[str, Any]:
    return {
        "clauses": {
            "total": sum(len(one.clauses) for one in every),
            "accounted": sum(one.accounted for one in every),
        },
        "leaves": {
            "total": sum(len(one.leaves) for one in every),
            "cited": sum(one.cited for one in every),
        },
    }


def _as_parts(one: Coverage) -> dict[str, Any]:
    return {
        "each-clause": {
            clause.id: {
                "standing": clause.standing,
                "reason": clause.reason or None,
                "sets": [setting._asdict() for setting in clause.sets],
                "hands": {place.record: place.step for place in clause.hands},
                "vectors": {place.record: place.step for place in clause.vectors},
            }
            for clause in one.clauses
        },
        "each-leaf": {leaf: list(names) for leaf, names in one.leaves.items()},
    }


@main.command()
@click.argument("a")
@click.argument("b")
@reading_option("--reading-a", "for_a", "For A.")
@reading_option("--reading-b", "for_b", "For B.")
@as_json
def compare(a: str, b: str, for_a: dict[str, str], for_b: dict[str, str], *, as_json: bool) -> None:
    """Tell how two rulesets differ and how sure that is; then every rule, with both clauses."""
    one, other = ruleset_of(a, for_a), ruleset_of(b, for_b)
    rows = compared(one, other)
    if as_json:
        print_json(_as_comparison(one, other, rows))
        return
    for part in printing.comparison(one, other, rows):
        console.print(part, soft_wrap=isinstance(part, Text) and not console.is_terminal)


def _as_comparison(a: Ruleset, b: Ruleset, rows: Sequence[Row]) -> dict[str, Any]:
    counted = likeness(rows)
    return {
        "version": 2,
        "a": a.id,
        "b": b.id,
        "readings": {"a": a.others, "b": b.others},
        "rows": counted.rows,
        "counts": counted.as_json(),
        "compared": counted.compared,
        "differ": counted.different,
        "share": None if counted.share is None else str(counted.share),
        "head": comparing.as_json(summary(a, b, rows)),
        "each": [_as_row(row) for row in rows],
    }


def _as_row(row: Row) -> dict[str, Any]:
    a, b = row.a.rests(), row.b.rests()
    return {
        "leaf": row.leaf,
        "degree": row.degree,
        "verdict": row.verdict,
        "turns": bool(row.turns),
        "seats": [*row.seats],
        "a": _as_side(row.a),
        "b": _as_side(row.b),
        **{key: {"a": a[key], "b": b[key]} for key in a},
    }


def _as_side(cell: Cell) -> dict[str, Any] | None:
    return {"value": cell.value, "clause": ", ".join(cell.clauses)} if cell.clauses else None


@main.command()
@click.argument("ids", nargs=-1, required=True, metavar="ID…")
@click.option("--format", "form", type=click.Choice(FORMATS), default="chicago", show_default=True)
@click.option("--site", envvar="SITE_URL", help="Where the site stands, for addresses.")
@click.option(
    "--accessed",
    type=click.DateTime(["%Y-%m-%d"]),
    help="The day on which you read it at its address.",
)
@click.option(
    "--language",
    type=click.Choice([*CITED_IN]),
    default="en",
    show_default=True,
    help="In which language the note is.",
)
@as_json
def cite(
    ids: tuple[str, ...],
    form: str,
    site: str | None,
    accessed: datetime | None,
    language: str,
    *,
    as_json: bool,
) -> None:
    """Cite a source, a clause, a difference, a crux or a step of a hand.

    An ID is RULESET, RULESET/CLAUSE, A..B:LEAF, RULESET?CRUX or RULESET/HAND#step-17. First comes the note to
    be printed, which ends with id and edition, then what is exact: version, hash and works in full.
    """
    if site and not ADDRESS.fullmatch(site):
        says = "no address of a site; write one such as https://example.org/poch/"
        raise Failed(f"--site {briefly(site)!r}: {says}")
    root = f"{site.rstrip('/')}/" if site else None
    day = accessed.date() if accessed else None
    with failing():
        found = [citation(one) for one in ids]
        texts = [formatted(one, form, bibliography(), root, day, language) for one in found]
    if form in STYLES:
        texts = [bare(one) for one in texts]
    if as_json:
        both = zip(found, texts, strict=True)
        print_json([_told(one, form, text) for one, text in both])
        return
    say(together(texts, form))


def _told(one: Citation, form: str, text: str) -> dict[str, str]:
    """Return a citation as JSON has it; data have no note apart."""
    note = {} if form in DATA else {"note": text.partition("\n\n")[0]}
    ids = {"id": one.id, "cites": one.token, "short": one.short, "address": one.address}
    return {**ids, **note, "text": text}


@main.command()
@click.argument("citations", nargs=-1, required=True, metavar="CITATION…")
@as_json
def verify(citations: tuple[str, ...], *, as_json: bool) -> None:
    """Tell whether what is cited still says the same; a cited hand is played again.

    A CITATION is any text with ids in it, as poch cite writes them: with an edition, or with version and hash.
    """
    found = []
    for text in citations:
        if len(text) > MOST_CITED:
            says = f"is longer than {MOST_CITED:,} characters; give fewer citations at a time"
            raise Failed(f"{text.strip()[:60]!r} … {says}")
        here = [*verified(text)]
        if not here:
            says = f"has no id with @, a version, : and a hash of {FIGURES} figures, nor one with @ and an edition; poch cite writes both"
            raise Failed(f"{text.strip()[:60]!r} {says}")
        found += here
    if as_json:
        print_json([{"cites": one.token, "holds": one.holds, "says": one.says} for one in found])
    for one in found:
        if not (as_json and one.holds):
            say(one.says, err=not one.holds)
    if not all(one.holds for one in found):
        sys.exit(1)


@main.command()
@click.argument("hand")
@click.option("--ruleset", help="Play it by another ruleset.")
@reading_option("--reading", "readings")
@language_option
@as_json
def replay(
    hand: str, ruleset: str | None, readings: dict[str, str], language: str, *, as_json: bool
) -> None:
    """Replay a hand record; ends with 1 where what it expects is not met."""
    read = loaded(hand)
    data = chosen(read.data, readings, ruleset)
    with failing(read):
        played = replayed(data, finder(hand, ruleset))
    trace = traced(played).json()
    if as_json:
        print_json(trace)
    else:
        _tell(trace, data.get("title"), language)
    missed = [] if ruleset or readings else unmet(data, played)
    if missed:
        raise Failed("\n".join([*read.located(missed), *_refused(data, played)]))


def _refused(data: Any, played: Replay) -> Iterator[str]:
    """Yield why the action does not fit that ended a replay, and the clause that bars it."""
    deal = data if "deal" in data else data["deals"][len(played.deals) - 1]
    if verdict := unfit(played, deal.get("actions", ())):
        clause = played.ruleset.clauses[verdict.clause]["text"].strip()
        yield f"{spoken(verdict.reason, played.ruleset)} ({verdict.clause}: {clause})"


def _tell(trace: dict[str, Any], title: str | None, tag: str) -> None:
    say = speaker(trace, tag)
    console.print(Text(title or trace["title"], style="bold"))
    for part in printing.steps(trace, range(1, len(trace["steps"]) + 1), say):
        console.print(part)
    if still := trace["stopped"] or trace["ask"]:
        console.print(Text(say(still["said"])))
    if trace["result"]:
        console.print(printing.net(trace))


@main.command()
@click.argument("ruleset")
@seats_option
@click.option("--seed", type=Whole(), help="Which deal; without it, one by chance.")
@click.option("--purse", type=Whole(min=0), help="Chips each begins with; without it, no limit.")
@click.option("--bots", type=click.Choice(["others", "all"]), default="others", show_default=True)
@click.option(
    "--strength", type=click.Choice([*PLAYERS]), default="cautious", show_default=True,
    help="How well the others play.",
)  # fmt: skip
@click.option(
    "--out", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE.yaml",
    help="Keep the last deal there, as a record to replay; never in place of a file.",
)  # fmt: skip
@reading_option("--reading", "readings")
@language_option
@as_json
def play(
    ruleset: str,
    seats: int | None,
    seed: int | None,
    purse: int | None,
    bots: str,
    strength: str,
    out: Path | None,
    readings: dict[str, str],
    language: str,
    *,
    as_json: bool,
) -> None:
    """Play deals in the terminal; with --bots all nobody is asked, and one deal is played."""
    seed = Random().randrange(10**6) if seed is None else seed
    many = seated(ruleset_of(ruleset, readings), seats)
    names = [*ascii_uppercase[:many]]
    if bots == "others":
        if sys.stdin is None:
            raise Failed("there is no input to answer by; type in a terminal, or add --bots all")
        names[:1] = [YOU]
    where = Printer(stderr=as_json)
    if out:
        _free(out)
    text, texts = document(ruleset), Collection()
    begun = {"ruleset": text["id"], "readings": readings, "seats": names, "deal": {"seed": seed}}
    if purse is not None:
        begun["purses"] = dict.fromkeys(names, purse)
    try:
        texts.add(text)
        people = () if bots == "all" else (YOU,)
        record = deal(texts.find, {**begun, "actions": []})
        terminal = Terminal(where, text, Sitting(texts.find, record, people, strength), language)
        if bots == "all":
            terminal.sitting = terminal.sitting.answer()
            if not as_json:
                _tell(terminal.sitting.trace(None).json(), None, language)
        else:
            where.print(Text(f"{text['title']}, deal {seed}", style="bold"))
            where.print(f"You are forehand; {listed(names[1:])} play too. Type help for help.")
            terminal.play()
    except (LeftError, KeyboardInterrupt):
        given = [("seats", many), ("seed", seed), ("purse", purse), ("strength", strength)]
        given += [("reading", f"{crux}={reading}") for crux, reading in readings.items()]
        words = (f" --{name} {one}" for name, one in given if one not in {None, "cautious"})
        where.print(f"\nThe same deal again: poch play {ruleset}{''.join(words)}")
    except ValueError as error:
        raise Failed(sentence(error)) from error
    record = terminal.sitting.record
    if out:
        write(out, _as_yaml(record))
        where.print(f"{out} has the deal; play it again with: poch replay {out}", soft_wrap=True)
    if as_json:
        print_json(traced(again(record, texts.find)).json())


def _free(file: Path) -> None:
    if os.path.lexists(file):
        raise Failed(f"{file} is there already; choose another name")
    if not file.parent.is_dir():
        raise Failed(f"{file.parent} is no folder; make it first")


def _as_yaml(record: dict[str, Any]) -> str:
    kept = {key: value for key, value in record.items() if value and key != "actions"}
    head = "".join(f"{key}: {written(value)}\n" for key, value in kept.items())
    actions = "".join(f"  - {one}\n" for one in record["actions"])
    return f"{head}actions:\n{actions}" if actions else head


for one in (complete, contrast, why, new, survey, odds_, effects_, tour_):
    main.add_command(one)
