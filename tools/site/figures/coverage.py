"""The page of a source's coverage: what each clause comes to, and the hands that show it."""

from markupsafe import Markup

from poch.studies import coverage
from tools.site.edition import words
from tools.site.edition.edition import Edition, Source
from tools.site.edition.words import typeset
from tools.site.output.files import Shelf
from tools.site.output.languages import format_list, say, say_html
from tools.site.output.templates import page
from tools.site.texts.clauses import Link
from tools.site.texts.sentences import originals

FIRST = 2
"""How many hands are named at once; the others are folded away."""


def write(edition: Edition, shelf: Shelf) -> None:
    """Write the page of each source."""
    for source in edition.sources:
        cited = {
            hand.name: [step["clause"] for step in hand.trace["steps"]] for hand in source.hands
        }
        page(
            shelf,
            f"sources/{source.slug}/coverage",
            source=source,
            covered=coverage.coverage(source.document, cited, {}),
            counted=_coverage_message,
            links=_links,
            reason=_reason,
            first=FIRST,
            originals=[*originals(source, edition)],
        )


def _links(row: coverage.ClauseCoverage, source: Source, base: str) -> list[Link]:
    """Return the hands that show a clause, those that are there for it first."""
    hands = {hand.name: hand for hand in source.hands}
    meant = [row.id in hands[place.record].record.get("shows", ()) for place in row.hands]
    every = sorted(zip(row.hands, meant, strict=True), key=lambda pair: not pair[1])
    shown = [(hands[place.record], place.step) for place, _ in every]
    return [Link(typeset(hand.title), f"{base}{hand.page}#step-{step}") for hand, step in shown]


def _reason(row: coverage.ClauseCoverage, of: str) -> Markup | str:
    if row.standing != "no-rule":
        return say("coverage-no-step", why=typeset(row.reason)) if row.reason else ""
    remark = words.REMARK[row.reason]
    if not of:
        return remark
    clause = Markup('<a href="../#{of}">{of}</a>').format(of=of)
    return say_html("source-restates", remark=remark, clause=clause)


def _coverage_message(whole: coverage.Coverage, source: Source) -> str:
    """Return in a sentence how many clauses are shown, and how many are not and why."""
    shown = sum(bool(row.hands) for row in whole.clauses)
    idle = sum(row.standing == "no-rule" for row in whole.clauses)
    unseen = len(whole.clauses) - shown - idle
    hands = words.count_in_words(len(source.hands), "hand")
    parts = [
        say("coverage-seen", n=shown, hands=hands) if shown else "",
        say("coverage-idle", n=idle) if idle else "",
        say("coverage-unseen", n=unseen) if unseen else "",
    ]
    rules = words.count_in_words(len(whole.leaves), "rule")
    told_of = format_list([*filter(None, parts)])
    return say("coverage-count", clauses=len(whole.clauses), parts=told_of, rules=rules)
