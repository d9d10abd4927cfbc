"""The pages on comparison: any texts, all pairs, the matrix, the likeness, and the nearest text.

The page of a pair stands at our order of the two, with the values of both; its script fetches the
rest. At the other order, and in other languages, a page leads to where they are compared.
"""

from collections import defaultdict
from collections.abc import Mapping
from statistics import median
from typing import Any

from markupsafe import Markup, escape

from poch.studies.degrees import ANSWERED, OUTCOMES, rank
from poch.studies.likeness import LEAST
from poch.studies.summary import ORDER, TOLD_WITH, place_in_order
from poch.texts.doubt import by_number
from poch.texts.ruleset_shape import FIRST
from poch.words import comparing, values
from poch.words.language import REFERENCE
from tools.site.citing import paper
from tools.site.citing.citing import Forms
from tools.site.comparing import charts, finding, four, matrix, rules, summaries
from tools.site.comparing.support import TIMES, newick, nexus
from tools.site.comparing.synopsis import (
    ROOT,
    LeafLine,
    Pair,
    Synopsis,
    Witness,
    collate,
    lines_by_part,
)
from tools.site.edition import words
from tools.site.edition.edition import Edition
from tools.site.output.files import Shelf, compact_json, tight
from tools.site.output.languages import TRANSLATED, now, say, speaking
from tools.site.output.templates import page, part
from tools.site.playing import own_board

COLUMNS = "docs/assets/compare"
UP = "../../../"
CELL = Markup('<div data-leaf="{}">{}</div>')

SIGNS = "0123456789abcdefghijklmnopqrstuvwxyz"
"""A sign for each outcome, and one for a rule that neither of two texts has."""
NO_ROW = "-"

Lines = list[tuple[str, str, list[LeafLine]]]


def write(edition: Edition, known: Forms, shelf: Shelf) -> None:
    """Write the pages of a language, and what their scripts load."""
    every = collate(edition)
    _write_columns(every, edition, known, shelf)
    _index(every, edition, shelf)
    games = {game: every.within(game) for game in edition.by_game()}
    for game in games:
        _matrix(game, games, shelf)
    _likeness(games, median(_counts_across_games(every) or [0]), shelf)
    asked = finding.ask(every, edition)
    finding.write(every, asked, shelf)
    own_board.write(every, asked, edition, shelf)
    rules.write(every, edition, shelf)
    four.write(every, edition, known, shelf)


def write_pairs(every: Synopsis, edition: Edition, known: Forms, shelf: Shelf) -> None:
    """Write the pages of all pairs of a game, and what readers may take away, both in English.

    In other languages the page Compare lays two texts side by side: so many pages would weigh more
    than all the others.
    """
    for game in edition.by_game():
        own = every.within(game)
        lines = [*lines_by_part(own.lines)]
        for pair in own.pairs:
            _pair(pair, lines, paper.of_pair(pair.a.source, pair.b.source, edition, known), shelf)
            _write_leading(pair, shelf)
        shelf.put(f"{COLUMNS}/{_name_with_game(game, 'matrix', '-')}.json", matrix.as_json(own))
        shelf.put(f"{COLUMNS}/{_name_with_game(game, 'matrix', '-')}.csv", matrix.as_csv(own))
    four.write_deals(every, shelf)
    drawn, _ = charts.order(every.within(FIRST))
    shelf.put(f"{COLUMNS}/likeness.nex", nexus(drawn))
    shelf.put(f"{COLUMNS}/likeness.nwk", newick(drawn))


def pairs_by_likeness(synopsis: Synopsis, witness: Witness) -> list[Pair]:
    """Return the pairs of a witness, the most alike first; those of too few rules last."""
    own = [pair for pair in synopsis.pairs if witness in (pair.a, pair.b)]
    return sorted(own, key=lambda pair: (pair.likeness.few, pair.likeness.share or 0))


def _write_leading(pair: Pair, shelf: Shelf) -> None:
    """Write the pages that lead to where a pair is compared: of the other order, and in each other language."""
    a, b = pair.a.slug, pair.b.slug
    title = f"{pair.a.title} beside {pair.b.title}"
    to = f"../../{a}/{b}/"
    turned = part("turned", lang=REFERENCE, title=title, root=UP, to=to, plain=to)
    shelf.put(f"docs/compare/{b}/{a}/index.html", tight(turned))
    for tag in TRANSLATED[1:]:
        with speaking(tag):
            text = part(
                "turned",
                lang=tag,
                title=say("compare-title"),
                root=f"{UP}../",
                to=f"../../#{a},{b}",
                plain=f"{UP}../compare/{a}/{b}/",
            )
        for order in (f"{a}/{b}", f"{b}/{a}"):
            shelf.put(f"docs/{tag}/compare/{order}/index.html", tight(text))


def _pair(pair: Pair, lines: Lines, foot: dict[str, Any], shelf: Shelf) -> None:
    rows = dict(
        zip([line.leaf for _, _, inside in lines for line in inside], pair.rows, strict=True)
    )
    page(
        shelf,
        f"compare/{pair.a.slug}/{pair.b.slug}",
        "pair",
        pair=pair,
        description=comparing.head(summaries.of_pair(pair)),
        summary=summaries.html(pair).replace(ROOT, UP),
        degrees=_degrees(),
        lines=[
            (name, title, [line for line in inside if rows[line.leaf]])
            for name, title, inside in lines
        ],
        rows=rows,
        outcome=comparing.outcome,
        foot=foot,
        matrix=_name_with_game(pair.a.source.game, "compare/matrix"),
        columns=[_values_of_column(pair.a), _values_of_column(pair.b)],
        standings=[*words.STANDING.items()],
        legend=_legend(),
    )


def _values_of_column(witness: Witness) -> dict[str, Markup]:
    """Return the cells of a text by their values, with links from the page of a pair."""
    return {leaf: cell.replace(ROOT, UP) for leaf, cell in witness.values.items()}


def _write_columns(synopsis: Synopsis, edition: Edition, known: Forms, shelf: Shelf) -> None:
    """Write what the scripts load: each text as a column, and the rules with all verdicts."""
    folder = f"{COLUMNS}/{_language_prefix()}"
    for witness in synopsis.witnesses:
        cells = (CELL.format(leaf, cell) for leaf, cell in witness.column.items())
        column = Markup("\n").join((*cells, paper.of_chosen(witness.source, edition, known), ""))
        shelf.put(f"{folder}{witness.slug}.html", tight(column.replace(ROOT, "../")))
    order = sorted(OUTCOMES, key=lambda outcome: rank(*outcome))
    signs = {outcome: SIGNS[at] for at, outcome in enumerate(order)}
    games = {game: {*synopsis.within(game).lines} for game in edition.by_game()}
    index = {
        "lines": [
            {
                "leaf": line.leaf,
                "anchor": words.anchor(line.leaf),
                "part": line.part,
                "title": words.capitalize(line.meaning),
                "name": words.about(line.leaf),
                "place": place_in_order(line.leaf),
                "told": _place_in_summary(line),
            }
            for line in synopsis.lines
        ],
        "parts": {**words.PART},
        "outcomes": [
            [*outcome, *words.OUTCOME[comparing.outcome_key(*outcome)]] for outcome in order
        ],
        "degrees": {**words.DEGREE},
        "witnesses": [
            {
                **witness.as_json(),
                "named": comparing.within(witness.ruleset),
                "evidence": summaries.evidence_line(witness, edition),
            }
            for witness in synopsis.witnesses
        ],
        "arises": {
            game: [int(line in own) for line in synopsis.lines] for game, own in games.items()
        },
        "pairs": {
            f"{pair.a.slug},{pair.b.slug}": "".join(
                signs[row.degree, row.verdict] if row else NO_ROW for row in pair.rows
            )
            for pair in synopsis.pairs
        },
    }
    shelf.put(f"{folder}index.json", compact_json(index))
    for witness in synopsis.witnesses:
        every = [
            summaries.html(pair, bare=True)
            for pair in synopsis.pairs
            if pair.a is witness and pair.b.source.game == witness.source.game
        ]
        if every:
            shelf.put(
                f"{folder}{witness.slug}-summaries.html", tight(Markup("\n").join((*every, "")))
            )
    shelf.put(f"{folder}values.json", compact_json(_choices_in_words(edition)))


def _choices_in_words(edition: Edition) -> dict[str, dict[str, str]]:
    """Return in words what the texts and their readings choose: by leaf, and by the value as JSON."""
    wording: dict[str, dict[str, str]] = defaultdict(dict)
    for source in edition.sources:
        for clause in source.document["clauses"]:
            readings = clause.get("crux", {}).get("readings", {}).values()
            for sets in (
                clause.get("sets", {}),
                *(reading.get("sets", {}) for reading in readings),
            ):
                for leaf, value in sets.items():
                    every = value.values() if by_number(value) else [value]
                    wording[leaf] |= {
                        compact_json(choice).strip(): values.format_value(leaf, choice)
                        for choice in every
                    }
    return wording


def _place_in_summary(line: LeafLine) -> str:
    """Return whether a summary of many texts tells a rule first at its place, or with the first.

    Antes are told by themselves, because they repeat the pools.
    """
    name = [*ORDER][place_in_order(line.leaf)]
    if line.leaf == name or (name.endswith(".") and line.leaf.startswith(name)):
        return "first"
    return "with" if line.leaf in TOLD_WITH and line.part != "dressing" else ""


def _degrees() -> list[tuple[str, str]]:
    """Return the degrees at which two texts may differ, with what they are called."""
    return [(name, word) for name, word in words.DEGREE.items() if name in ANSWERED]


def _legend() -> list[tuple[str, str, str]]:
    """Return each degree with what it is called and what it means, if that says more."""
    meanings = {
        degree: words.OUTCOME[comparing.outcome_key(degree, verdict)][1]
        for degree, verdict in OUTCOMES
    }
    return [
        (name, word, "" if meanings[name] == word else meanings[name])
        for name, word in words.DEGREE.items()
    ]


def _language_prefix() -> str:
    """Return what the language adds to an address."""
    return "" if now().tag == REFERENCE else f"{now().tag}/"


def _index(every: Synopsis, edition: Edition, shelf: Shelf) -> None:
    games = {game: every.within(game) for game in edition.by_game()}
    page(
        shelf,
        "compare/index",
        "compare",
        games=games,
        degrees=_degrees(),
        legend=_legend(),
        near={
            text.slug: pairs_by_likeness(own, text)
            for own in games.values()
            for text in own.witnesses
        },
        standings=[*words.STANDING.items()],
        columns=f"assets/compare/{_language_prefix()}",
        address=paper.printed_address(f"{_language_prefix()}compare/"),
    )


def _name_with_game(game: str, name: str, between: str = "/") -> str:
    """Return what a page or a file is called, with the game after it where it is another than the first."""
    return name if game == FIRST else f"{name}{between}{game}"


def _matrix(game: str, games: Mapping[str, Synopsis], shelf: Shelf) -> None:
    own = games[game]
    rows = matrix.rows(own)
    order = {
        text.slug: [
            (pair.b if pair.a is text else pair.a).slug for pair in pairs_by_likeness(own, text)
        ]
        for text in own.witnesses
    }
    page(
        shelf,
        _name_with_game(game, "compare/matrix"),
        "matrix",
        game=game,
        others={
            other: _name_with_game(other, "compare/matrix") for other in games if other != game
        },
        data=_name_with_game(game, "matrix", "-"),
        witnesses=own.witnesses,
        points=[*matrix.points(own)] if game == FIRST else [],
        parts=[
            (title, [rows[line.leaf] for line in inside])
            for _, title, inside in lines_by_part(own.lines)
        ],
        order=escape(compact_json(order).strip()),
    )


def _counts_across_games(every: Synopsis) -> list[int]:
    """Return of every two texts of two games how many rules both settle."""
    return [
        pair.likeness.compared for pair in every.pairs if pair.a.source.game != pair.b.source.game
    ]


def _likeness(games: Mapping[str, Synopsis], across: float, shelf: Shelf) -> None:
    """Write the page: the tree of the first game, and the pairs of the others, too few for one.

    `across` is how many rules two texts of two games both settle, in the middle of all such pairs.
    """
    synopsis = games[FIRST]
    drawn, ordered = charts.order(synopsis)
    placed = charts.comparable_witnesses(synopsis)
    page(
        shelf,
        "compare/likeness",
        chart=charts.chart(synopsis),
        network=charts.network(drawn),
        neighbours=charts.neighbours(drawn),
        conflicts=[
            (
                words.format_list(name for name in drawn.root.names if name in group),
                charts.percent(often),
            )
            for group, often in drawn.conflicts
        ],
        groups=len([*drawn.root.groups()]) - 1,
        firm=len([*drawn.firm.groups()]) - 1,
        times=TIMES,
        ordered=ordered,
        pair=synopsis.pair,
        describe_pair=charts.sentence,
        others={game: own for game, own in games.items() if game != FIRST and own.pairs},
        across=round(across),
        fragments=words.format_list(witness.siglum for witness in ordered if witness not in placed),
        least=LEAST,
    )
