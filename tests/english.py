"""What is English in a page of another language: its words are looked up in what this edition says in both."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ID = re.compile(r"\b[a-z][\w-]*(?:[./@=][\w-]+)+|\S+@\S+|https?:\S+")
"""Ids of clauses and leaves, addresses and what is written like them."""
SURELY = frozenset(
    ["the", "of", "and", "is", "are", "to", "with", "that", "for", "by", "from", "not", "which", "this", "these", "those", "who", "whom", "whose", "it", "be", "been", "has", "have", "had", "were", "they", "their", "them", "there", "here", "what", "when", "where", "why", "how", "than", "then", "nobody", "somebody", "everybody", "each", "every", "any", "all", "more", "most", "less", "only", "other", "another", "such", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "into", "out", "down", "over", "under", "between", "before", "after", "because", "without", "within", "where", "while", "whether", "would", "could", "should", "may", "might", "must", "can", "cannot", "will", "shall", "does", "do", "did", "done", "said", "says", "say", "you", "your", "yours", "he", "she", "his", "her", "its", "we", "our", "us", "if", "else", "than", "very", "much", "many", "few", "both", "either", "neither", "nor", "yes", "card", "cards", "player", "players", "chip", "chips", "hand", "hands", "deal", "deals", "dealer", "pool", "pools", "turn", "reading", "readings", "source", "sources", "clause", "clauses", "rule", "rules", "play", "plays", "played", "step", "steps"]
) - {"hand", "hands", "sources", "source", "six", "die", "was", "hat", "an", "am", "so", "in", "on", "or", "as", "but", "plus", "son", "pour", "me"}  # fmt: skip
"""English words that are neither German nor French, so that they count even where a translation has them."""
WORD = re.compile(r"[A-Za-zÀ-ÖØ-öø-ÿœŒ]+(?:[’'][a-z]+)?")
QUOTED = frozenset({
    "clause-id", "source-cite", "by", "siglum", "leaf", "rule-id", "leaf-name", "value", "ws-value", "cite-text", "print-address", "pp-cited",
    "md-source", "mark", "Z3988", "line-id", "untranslated", "hand-record", "md-select",
})  # fmt: skip
"""Classes of what is quoted, or named by its id."""
APART = frozenset({"script", "style", "code", "pre", "textarea", "template", "kbd"})
VOID = frozenset({"br", "hr", "img", "input", "link", "meta", "wbr", "source", "col", "path", "rect", "circle", "ellipse", "use", "stop"})  # fmt: skip


class _Reader(HTMLParser):
    """Collects what a reader of the page reads in its own language."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self.language = language
        self.texts = list[str]()
        self.open = list[tuple[str, bool]]()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        quiet = self.quiet
        lang = given.get("lang")
        if lang:
            quiet = lang != self.language
        quiet = quiet or tag in APART or bool(QUOTED & set((given.get("class") or "").split()))
        if not quiet:
            self.texts += [text for name in ("title", "aria-label", "alt", "placeholder") if (text := given.get(name))]  # fmt: skip
        if tag == "meta" and given.get("name") == "description":
            self.texts.append(given.get("content") or "")
        if tag not in VOID:
            self.open.append((tag, quiet))

    def handle_endtag(self, tag: str) -> None:
        if any(name == tag for name, _ in self.open):
            while self.open.pop()[0] != tag:
                pass

    @property
    def quiet(self) -> bool:
        """Whether what comes now is not in the language of the page."""
        return bool(self.open) and self.open[-1][1]

    def handle_data(self, data: str) -> None:
        if not self.quiet:
            self.texts.append(data)


def read(page: str, language: str) -> list[str]:
    """Return the texts of a page that are in its own language, its names for those who listen among them."""
    reader = _Reader(language)
    reader.feed(page)
    return reader.texts


def words(texts: list[str]) -> Iterator[str]:
    """Yield the words of texts, in small letters."""
    for text in texts:
        yield from (word.lower() for word in WORD.findall(ID.sub(" ", text)))


@cache
def vocabulary(language: str) -> frozenset[str]:
    """Return the words that the catalogues, texts and pages of a language have."""
    files = [*(ROOT / "poch" / "words" / language).glob("*.ftl")]
    if language == "en":
        files += [*(ROOT / "variants").glob("*/ruleset.yaml"), *(ROOT / "docs").glob("*.md")]
        files += [ROOT / "variants" / "glossary.yaml", ROOT / "variants" / "corrections.yaml"]
    else:
        files += (ROOT / "variants").glob(f"**/translations/{language}.yaml")
        files += (ROOT / "docs" / language).glob("*.md")
    files = [file for file in files if "\nkind:" not in file.read_text(encoding="utf-8")[:900]]
    return frozenset(words([_said(file) for file in files]))


def _said(file: Path) -> str:
    """Return what a file says, without its ids and keys."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".ftl":
        return re.sub(
            r"^[\w-]+ = |\{[^{}]*?(?:->|\})|\[[\w-]+\]|^#.*", " ", text, flags=re.MULTILINE
        )
    return re.sub(r"^[ -]*[\w./-]+:", " ", text, flags=re.MULTILINE)


def english(texts: list[str], language: str) -> tuple[Counter[str], int]:
    """Return the English words of texts in another language, and how many words there are in all."""
    only = (vocabulary("en") - vocabulary(language)) | SURELY
    read = [*words(texts)]
    return Counter(
        word for word in read if word in SURELY or (word in only and len(word) > 3)
    ), len(read)
