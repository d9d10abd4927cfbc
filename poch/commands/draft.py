"""What a ruleset yet to be written begins with: blank clauses, and what they may settle in comments."""

from collections.abc import Collection, Iterator, Sequence
from textwrap import wrap

from poch.drafting.redraft import clause_id, topic_of
from poch.texts.compile import adopted_settings
from poch.texts.leaves import CLAIMS, POOLS, SHARES, STAGES, TOPICS, leaf, leaves_in_order
from poch.texts.library import document, ids

PARTS = STAGES[2:]
"""The parts of a deal that a text may have or not; each is dressed for and dealt."""
WIDTH = 92
HEADING = "\n  # {}\n"
BLANK = """
  - id: {id}
    topic: {topic}
    locus:
    status:
    text:
    sets:
"""


def topics_of(parts: Collection[str]) -> list[str]:
    """Return the topics of a text that has only these parts of a deal besides dressing and dealing."""
    absent = {topic_of(part) for part in PARTS if part not in parts}
    return [topic for topic in TOPICS if topic not in absent]


def by_topic(topics: Sequence[str]) -> Iterator[str]:
    """Yield a clause for each of these topics, with all leaves of the topic as comments."""
    for topic in topics:
        yield HEADING.format(topic.capitalize())
        yield BLANK.format(id=topic, topic=topic)
        yield from map(_format_comment, _of_topic(topic, leaves_in_order()))


def by_game(game: str, topics: Sequence[str]) -> Iterator[str]:
    """Yield a clause for each leaf on these topics that all texts of a game settle, topic by topic.

    Leaves that only some of them settle are comments. Nothing comes of a game without texts.
    """
    every = [document(name) for name in ids(game)]
    played = [text for text in every if text["playable"] == "to-the-end"] or every
    rules = [{*(adopted_settings(text) or ())} for text in played]
    common = set.intersection(*rules) if rules else set()
    others = [name for name in leaves_in_order() if name in set().union(*rules) - common]
    for topic in topics:
        needed = [name for name in leaves_in_order() if name in common and topic_of(name) == topic]
        rest = [*_of_topic(topic, others)]
        if needed or rest:
            yield HEADING.format(topic.capitalize())
        for name in needed:
            yield BLANK.format(id=clause_id(name), topic=topic)
            yield f"{_format_comment(name, 6)}      {name}:\n"
        if rest:
            yield "\n    # Some texts of this game have clauses on this, too. Add one for what yours says:\n"
            yield from map(_format_comment, rest)


def _of_topic(topic: str, names: Sequence[str]) -> Iterator[str]:
    """Yield the leaves of a topic; of those that every pool has, the first stands for all."""
    seen = set()
    for name in names:
        kind = next((prefix for prefix in (CLAIMS, SHARES) if name.startswith(prefix)), name)
        if topic_of(name) == topic and kind not in seen:
            seen.add(kind)
            yield name if kind == name else f"{kind}POOL"


def _format_comment(name: str, indent: int = 4) -> str:
    known = leaf(name.replace("POOL", POOLS[0]))
    lines = [f"{name}: {known.meaning}"] if known else []
    lines += [f"  - {value}: {is_}" for value, is_ in known.practices.items()] if known else []
    before = " " * indent + "# "
    return "".join(
        f"{before}{part}\n"
        for line in lines
        for part in wrap(line, WIDTH - indent, subsequent_indent="    " if line[0] == " " else "  ")
    )
