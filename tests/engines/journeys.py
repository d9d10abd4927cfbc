"""What readers do, step by step, in words of any engine: each journey reads what a reader would then see."""

from collections.abc import Callable, Mapping

from tests.engines.drivers import Reader

HAND = "hands/poch-modern-pagat/three-nines/"
SOURCE = "sources/poch-1853-alvensleben/"
TEXTS = "poque-1765,poch-1853-alvensleben,poch-modern-pagat"
NUMBERED = ".poch-by"
SAID = ".ph-frame .poch-sentence"


def home(reader: Reader) -> None:
    """On the first page a hand steps on."""
    reader.open("")
    reader.see("Melding · 26 of 93", NUMBERED)
    reader.click("Forward", ".ph-frame button")
    reader.see("27 of 93", NUMBERED)


def hand(reader: Reader) -> None:
    """A hand is read to its last step by its own controls, and a reading is tried."""
    reader.open(HAND)
    reader.see("1 of 93", NUMBERED)
    reader.see("Four sit down", SAID)
    reader.click("Last", ".ph-frame button")
    reader.see("93 of 93", NUMBERED)


def source(reader: Reader) -> None:
    """A step shows its clause, and a clause brings its step."""
    reader.open(SOURCE)
    reader.see("1 of 78", NUMBERED)
    reader.click("Forward", ".ph-frame button")
    reader.see("2 of 78", NUMBERED)
    reader.click("", "#pack\\.size .clause-body > p")
    reader.see("pack.size", NUMBERED)


def compare(reader: Reader) -> None:
    """Three texts are side by side, none of their cells empty."""
    reader.open(f"compare/#{TEXTS}")
    reader.see("A53", ".synopsis thead")
    reader.see("Pm", ".synopsis thead")
    reader.see("vying.stakes", ".synopsis tbody")
    cells = (
        "() => [...document.querySelectorAll('.synopsis td')].map((one) => one.innerText.trim())"
    )
    cells_read = reader.run(cells)
    assert len(cells_read) > 200, len(cells_read)
    assert "" not in cells_read, cells_read.index("")


def pair(reader: Reader) -> None:
    """Two texts are compared on a page of their own."""
    reader.open("compare/poch-1857-pierer/poch-1992-parlett/")
    reader.see("on which they can be compared", "main")
    reader.click("Only where they differ", "label")
    count = "(css) => document.querySelectorAll(css).length"
    every = reader.run(f"() => ({count})('tr[data-verdict]')")
    differ = reader.run(f"() => ({count})('tr[data-verdict=differ]')")
    assert 0 < differ < every
    reader.see(f"{differ} of {every} rules")


def play(reader: Reader) -> None:
    """A hand is dealt, the first question comes, and an answer is taken."""
    reader.open("play/")
    reader.run("() => localStorage.setItem('poch-speed', '\"at once\"')")
    reader.open("play/?ruleset=poch-modern-pagat")
    reader.click("Start a game", "button")
    shown = ".pp-question"
    reader.wait("a question", lambda: reader.read(shown))
    log = "() => document.querySelectorAll('.pp-log li').length"
    before = reader.run(log)
    reader.click("", ".pp-options .poch-button:not(.pp-step), .poch-table .card.open")
    reader.wait("what became of the answer", lambda: reader.run(log) > before)


def workshop(reader: Reader) -> None:
    """The rules of a text are opened, and checked."""
    reader.open("workshop/")
    reader.click("Change these rules", "button")
    reader.see("The text is in order")


def search(reader: Reader) -> None:
    """A word that is typed brings pages that have it."""
    reader.open("glossary/")
    reader.keys("/")
    reader.wait("the field", lambda: reader.run("() => document.activeElement.matches('input')"))
    reader.keys("turn-up")
    results = (f"{around} a" for around in (".md-search", "[role=search]", "dialog[open]"))
    reader.find("turn-up", ", ".join(results))


def first_game(reader: Reader) -> None:
    """The guided game goes on from stop to stop."""
    reader.open("first-game/")
    reader.see("The board", ".first-title")
    reader.click("Go on", "button")
    reader.see_change("The board", ".first-title")
    reader.open("first-game/#knock")
    reader.click("Hold", ".first-asks button")
    reader.see("Nobody has knocked yet", ".first-told")


def tour(reader: Reader) -> None:
    """The board of a tour shows what its text speaks of."""
    reader.open("tours/how-a-hand-goes/")
    reader.see("of", "poch-tour .poch-by")
    before = reader.read("poch-tour .poch-by")
    reader.click("Forward", "poch-tour button")
    reader.see_change(before, "poch-tour .poch-by")


def exercises(reader: Reader) -> None:
    """A question at the table is answered, and judged."""
    reader.open("exercises/")
    reader.click("", ".exercise-answers button")
    reader.wait("a verdict", lambda: reader.read(".first-verdict").strip())


def survey(reader: Reader) -> None:
    """Deals are played here, and their figures come."""
    reader.open("odds/survey/")
    reader.click("Play them", "button")
    reader.see("won.ace", "poch-survey")


def language(reader: Reader) -> None:
    """A hand is read on in German."""
    reader.open(HAND)
    reader.see("1 of 93", NUMBERED)
    reader.click("", ".poch-language")
    reader.click("Deutsch", ".poch-language a")
    reader.see("Vier setzen sich", SAID)
    reader.click("Weiter", ".ph-frame button")
    reader.see("2 von 93", NUMBERED)


def other_rules(reader: Reader) -> None:
    """The same deal under other rules: two boards, and why they part."""
    reader.open("hands/poch-1810-hamburg/raised-again/?with=poch-1897-foster")
    reader.see("Who may raise", "dialog.poch-contrast")
    reader.see("Bernhard cannot raise here.", "dialog.poch-contrast")


def readers_own(reader: Reader) -> None:
    """A game is left, and taken up again from where it is kept."""
    play(reader)
    before = reader.run("() => document.querySelectorAll('.pp-log li').length")
    reader.open("play/")
    reader.wait(
        "the game that was left",
        lambda: reader.run("() => document.querySelectorAll('.pp-log li').length") >= before,
    )


JOURNEYS: Mapping[str, Callable[[Reader], None]] = {
    journey.__name__: journey
    for journey in (
        home,
        hand,
        source,
        compare,
        pair,
        play,
        workshop,
        search,
        first_game,
        tour,
        exercises,
        survey,
        language,
        other_rules,
        readers_own,
    )
}
ALWAYS = ("home", "hand", "source", "pair", "play", "workshop", "first_game")
"""The journeys of which half are gone at each commit."""
