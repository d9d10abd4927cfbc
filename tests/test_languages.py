"""The catalogues of the interface: complete, without anything left over, with every plural form."""

import json
import re
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

from poch.game.actions import Option
from poch.game.engine import Outcome, drive, from_seed, play
from poch.game.events import Dressed
from poch.game.lines import YOU, Words, line, listed, question
from poch.players.bots import HABITS, PLAYERS, explain
from poch.records.record import replayed
from poch.records.same_deal import same, side
from poch.records.trace import worded
from poch.studies import odds
from poch.studies.mismatches import NOUNS, amounts, misfits
from poch.studies.surveys.measures import measures
from poch.studies.why import BARRED, GRANTED, judged, scene
from poch.texts.compile import compiled
from poch.texts.leaves import POOLS, STAGES
from poch.texts.library import document, find, hands, playable, vectors
from tests.test_why import positions, wishes
from tools.pages.edition.words import printed
from tools.record import hands as games

ROOT = Path(__file__).resolve().parents[1]
SCRIPTS = ROOT / "docs" / "assets" / "js"
FINDER = ROOT / "variants" / "finder.yaml"
WORDS = {path.stem: path for path in sorted((ROOT / "docs" / "assets" / "words").glob("*.json"))}
LITERAL = re.compile(r'//[^\n]*|/\*.*?\*/|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`', re.DOTALL)
GAP = re.compile(r"\{\w+\}|\(s\)")
PATCH = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")
CODE = re.compile(
    r"[.#\[<(M0-9]|https?:|import |(?:\.|assets)/|.*=>|.*[a-z]+-[a-z]|.*\[|translate|scale"
)
NAMES = {
    *("Anna", "Bernhard", "Clara", "David", "Emil", "Frieda", "Georg", "Helene"),
    *("Knocked Held Raised Folded Passed LetStand SetNamed Led Played", "Enter", "Escape"),
    *("Poch", "poch survey", "td a", "take over", "summary small", "mark mark-", "Says"),
    "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen",
    *("there is no citation of ", "the words of ", " Read otherwise than adopted: "),
}
"""Names and code that read like words, and what is told to nobody or goes on in an editor's words."""
COMPOSED = {
    "Fetching the engine, once: {n} % of {Size}",
    *("You have neither won nor lost.", "{Seat} has neither won nor lost.", "May you …?"),
    *("You have won {n} chip(s).", "You have lost {n} chip(s).", "reported mt"),
    *("Not so at the same table by {n} of {n2} other ruleset(s):", "supplied: unreported"),
    *("Allowed at the same table by {n} of {n2} other ruleset(s):", "supplied: cut"),
    "In this hand the same happens under both, once the board is dressed.",
    *("You have too few chips to dress the board.", "kind|fives"),
    *("Your hand is empty.", "{Seat}’s hand is empty.", "It is not for you to play now."),
    *("You dropped out of this vying.", "You could not answer in this vying."),
    "Disputed; here it is read as “{Reading}”, which is not the adopted reading.",
    "{chance}, in how many deals of each text; the numbers are in the table",
    "In how many deals with {n} seats each pool is won; the numbers are in the table",
    "Choose seats and readings; the engine is fetched and reckons in your browser.",
    "Choose seats and readings; the engine is fetched (once, {Size}) and reckons in your browser.",
    "{n} % to {n2} %",
}
"""What scripts put together from parts; and at the end, what none of these games has come to."""
POSITIONS = 6
"""How many positions of each ruleset are asked about."""
FACTS = {
    "card": "king of hearts",
    "last": "ten of bells",
    "suit": "hearts",
    "limit": "31",
    "least": "one chip",
    "most": "13 chips",
    "verb": "raise to",
    "range": "two chips or more",
    "between": "between two and 13 chips",
    "cards": "the ten of clubs or the Ober of leaves",
}
"""What may fill the gaps of reasons why and why not."""


def phrases(tag: str) -> dict[str, Any]:
    """Return a catalogue."""
    return dict(json.loads(WORDS[tag].read_text("utf-8"))["phrases"])


def put(
    tag: str, words: dict[str, Any], texts: list[str], counts: list[int] | None = None
) -> dict[str, list[str]]:
    """Return texts in a language, as the pages put them, and the plural forms of some numbers."""
    given = {"tag": tag, "phrases": words, "texts": texts, "counts": counts or []}
    done = subprocess.run(
        ["node", ROOT / "tests" / "put.mjs"],
        input=json.dumps(given), capture_output=True, check=True, text=True,
    )  # fmt: skip
    return dict(json.loads(done.stdout))


def played() -> Iterator[Outcome]:
    """Yield every recorded hand, every worked example, and three games of each ruleset."""
    for name in playable():
        for path in [*hands(name), *vectors(name)]:
            replay = replayed(yaml.safe_load(path.read_text("utf-8")), find)
            yield from (deal.outcome for deal in replay.deals)
            if replay.end:
                yield replace(replay.deals[-1].outcome, events=tuple(replay.end.events))
        for ruleset, start, policy in games(name).values():
            yield drive(ruleset, start, policy)


def reasons(name: str) -> Iterator[str]:
    """Yield why players did what they did in a hand."""
    ruleset, said = compiled(document(name)), list[str]()
    words = worded(ruleset, [YOU, "Ann", "Bea", "Carl"])

    def answer(ask: Any, ledger: Any) -> Any:
        strength = "counting" if ask.seat % 2 else "cautious"
        choice = PLAYERS[strength](ask, ruleset.rules(4), ledger, Random(1))
        said.append(explain(choice, words))
        return choice.action

    play(ruleset, from_seed(ruleset, 4, 3), (), answer)
    yield from said


def verdicts(name: str) -> Iterator[str]:
    """Yield why things may be done in a few positions, and why not, by the reader and by others."""
    for outcome in positions(name, POSITIONS):
        assert outcome.ask
        for you in {outcome.ask.seat, 0}:
            here = scene(outcome, spoken(outcome, you))
            for seat, purse in enumerate(outcome.table.purses):
                yield from (judged(here, seat, one).reason for one in wishes(outcome.ask, purse))


def spoken(outcome: Outcome, you: int) -> Words:
    """Return how the sentences of a hand name its seats, one of them being the reader's."""
    names = ["Ann", "Bea", "Carl", "Dora", "Emil", "Finn", "Gus", "Hal"][: len(outcome.table.hands)]
    return worded(outcome.ruleset, [YOU if i == you else who for i, who in enumerate(names)])


def studied() -> Iterator[str]:
    """Yield what odds and surveys are the chances and the measures of, and why there is no chance."""
    for part in ("won", *odds.PARTS):
        yield from (odds.named(pools, part) for pools in (["ace"], ["ace", "king", "marriage"]))
    yield from odds.SET_WORDS.values()
    ours = (odds.SWAP, odds.LAID_DOWN, odds.WITH_THE_RUN, odds.MANY_TRUMPS, odds.NOBODYS)
    for reason in (*ours, odds.VIED_FOR, odds.PLAYED_FOR):
        yield f"No exact chance of {listed([odds.called('king'), odds.called('sets')])}: {reason}."
    yield from (one.told for one in measures(POOLS, STAGES))


def contrasted() -> Iterator[str]:
    """Yield what of some hands cannot be done by the rules of each other text, or need not be."""
    yield from (f"No {noun} is allowed here." for noun in NOUNS.values())
    yield from (amounts(Option("knock", 1, most)) for most in (1, 3, None))
    for at, name in enumerate(playable()):
        path = hands(name)[at % len(hands(name))]
        record = yaml.safe_load(path.read_text("utf-8"))
        replay = replayed(record, find)
        common = same(record, replay)
        for other in playable():
            ruleset = find(other, {})
            if len(record["seats"]) in ruleset.rules_by_seats:
                beside = side(common.by(ruleset))
                yield from (str(one["line"]) for one in misfits(beside, common))


def dressed() -> Iterator[str]:
    """Yield what is put on a board into which not as much goes everywhere, which no text has."""
    antes = (("ace", 1), ("centre", 3), ("king", 1))
    for seat in range(2):
        yield line(Dressed("dressing.antes", seat, antes), Words([YOU, "Ann"], "french", {}))


def finder() -> Iterator[str]:
    """Yield the questions that find a text, and their answers."""
    for entry in yaml.safe_load(FINDER.read_text("utf-8")):
        yield from map(printed, (entry["ask"], *entry["answers"].values()))


@cache
def told() -> list[str]:
    """Return the sentences of the engine, told to each of the seats, and the finder's questions."""
    found = {*HABITS.values(), *(one.format(**FACTS) for one in (GRANTED | BARRED).values())}
    found |= {*studied(), *finder(), *contrasted(), *dressed()}
    for outcome in played():
        for you in range(len(outcome.table.hands)):
            words = spoken(outcome, you)
            found |= {line(event, words) for event in outcome.events}
            found |= {question(outcome.ask, words)} if outcome.ask else set()
    for name in playable():
        found |= {*reasons(name), *verdicts(name)}
    return sorted(found)


def literals(path: Path) -> Iterator[str]:
    """Yield the literals of a script, and the pieces between the gaps of its templates."""
    for plain, template in LITERAL.findall(path.read_text("utf-8")):
        yield from [plain] if plain else PATCH.sub("\0", template).split("\0")


def speaks(text: str) -> bool:
    """Tell whether a literal looks like something said to a reader."""
    bare = text.strip()
    if bare in NAMES or text in NAMES or CODE.match(bare) or not re.search(r"[a-z]{2}", bare):
        return False
    return bool(re.search(r"[A-Za-z]{2,} [A-Za-z]", bare) or re.fullmatch(r"[A-Z][a-z’]+\W*", bare))


@pytest.mark.parametrize("tag", WORDS)
def test_every_sentence_of_the_engine_is_put_into_the_language(tag: str) -> None:
    """Whatever seat is the reader's, and whatever happens."""
    said = put(tag, phrases(tag), told())["said"]

    assert [] == [text for text, one in zip(told(), said, strict=True) if not one]


def test_all_catalogues_have_the_same_texts() -> None:
    """And in the same order, so that they can be read side by side."""
    keys = [list(phrases(tag)) for tag in WORDS]

    assert all(keys[0] == others for others in keys)


def test_every_text_of_the_scripts_is_in_the_catalogues() -> None:
    """What a script says stands in some key, as far as it is not a gap; and so does every title in the menu."""
    keys = "\n".join(phrases("de")).replace("{the}", "the {}").replace("(s)", "s").lower()
    said = {
        (path.name, sentence.strip(" ().").lower())
        for path in sorted(SCRIPTS.rglob("*.js"))
        for text in literals(path)
        for sentence in re.split(r"(?<=[.?!]) ", text)
        if speaks(sentence)
    }

    nav = re.findall(r"^ +- ([A-Z].*?):", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE)
    said |= {("mkdocs.yml", title.lower()) for title in nav}

    assert [] == sorted((script, text) for script, text in said if text not in keys)


def test_every_text_of_the_catalogues_is_said_somewhere() -> None:
    """By the engine, or else what stands between its gaps by a script, a page or the theme."""
    keys = list(phrases("de"))
    marked = {key: f"<{i}>{''.join(re.findall(GAP, key))}" for i, key in enumerate(keys)}
    used = set(map(int, re.findall(r"<(\d+)>", "".join(put("en", marked, told())["said"]))))
    paths = [
        *SCRIPTS.rglob("*.js"),
        *(ROOT / "tools").rglob("*.py"),
        *(ROOT / "tools").rglob("*.html"),
        *(ROOT / "tools").rglob("*.jinja"),
        *(ROOT / "poch").rglob("*.py"),
        *ROOT.glob("mkdocs.yml"),
        *(ROOT / "docs").glob("*.md"),
        *ROOT.glob(".venv/lib/*/site-packages/material/templates/partials/languages/en.html"),
    ]
    ours = [path for path in paths if "node_modules" not in path.parts]
    said = "\n".join(path.read_text("utf-8") for path in ours).lower()
    left = {key: pieces(key) for i, key in enumerate(keys) if i not in used}
    lost = [key for key in left if any(one not in said for one in left[key])]

    assert COMPOSED == set(lost)


def pieces(key: str) -> list[str]:
    """Return what stands between the gaps of a key, in small letters."""
    return [piece.strip(" .,:;").lower() for piece in GAP.split(key.rpartition("|")[-1])]


@pytest.mark.parametrize("tag", WORDS)
def test_every_plural_form_of_the_language_is_there(tag: str) -> None:
    """For each number that a game can come to, and no gap that the English has not."""
    needed = set(put(tag, {}, [], list(range(1000)))["forms"])
    for key, said in phrases(tag).items():
        forms = {"other": said} if isinstance(said, str) else said

        assert isinstance(said, str) or needed == set(said), key
        gaps = {gap for form in forms.values() for gap in re.findall(r"\{\w+\}", form)}
        assert gaps <= set(re.findall(r"\{\w+\}", key)), key


@pytest.mark.parametrize(("tag", "number"), [("de", "1.234,5"), ("fr", "1\u202f234,5")])
def test_numbers_are_written_as_the_language_does(tag: str, number: str) -> None:
    """With its marks for thousands and for what comes behind them."""
    [said] = put(tag, phrases(tag), ["1,234.5 chips, at most 7"])["said"]

    assert said.startswith(f"{number} ")


def test_each_card_of_a_list_keeps_its_article() -> None:
    """Where the English has one for each; in a list with one for all, none stands."""
    texts = [
        "One leads the highest card: the ten of clubs or the ten of hearts.",
        "Ann shows the ten of clubs and jack of hearts.",
    ]
    said = put("fr", phrases("fr"), texts)["said"]

    assert [": le dix de trèfle ou le dix de cœur.", " dix de trèfle et valet de cœur."] == [
        said[0][said[0].index(":") :],
        said[1].removeprefix("Ann montre"),
    ]


def test_a_language_with_one_form_and_no_spaces_needs_no_code() -> None:
    """Japanese has no plural: its catalogue has what any number takes, and words stand where it wants them."""
    words = {
        "{Seat} pays {n} chip(s) into {pool}.": {"other": "{Seat}は{pool}に{n}枚払う。"},
        "king": "王",
    }
    texts = ["Anna pays 1 chip into king.", "Anna pays 1,200 chips into king."]

    assert ["other"] == put("ja", {}, [], [1])["forms"]
    assert ["Annaは王に1枚払う。", "Annaは王に1,200枚払う。"] == put("ja", words, texts)["said"]


def test_what_goes_into_each_pool_is_told() -> None:
    """Where not as much goes everywhere, each amount has a sentence of its own, in any language."""
    assert [
        "You put one chip in each of Ace and King. You put three chips in the centre.",
        "Ann puts one chip in each of Ace and King. Ann puts three chips in the centre.",
    ] == [*dressed()]
    for tag, said in {
        "de": "Ann setzt drei Marken auf Mitte.",
        "fr": "Ann met trois jetons dans la case Centre.",
    }.items():
        assert put(tag, phrases(tag), [*dressed()])["said"][1].endswith(said), tag
