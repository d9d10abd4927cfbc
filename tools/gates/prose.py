"""Whether what readers meet is worded as `docs/contributing/terms.md` and `prose.yaml` ask.

Markdown, catalogues of messages, rulesets and hands are taken apart into sentences. Code and
quotations are left out. Other languages than English are looked through for words to avoid only.
Figures of the style are printed for English files that are named, and nothing fails by them.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import yaml
from fluent.syntax import FluentParser, ast, visitor

ROOT = Path(__file__).resolve().parents[2]
TERMS = Path("docs", "contributing", "terms.md")
READ = (
    "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", ".github/*.md", "docs/**/*.md", "poch/words/*/*.ftl",
    "tests/vectors/**/*.yaml", "variants/*.yaml", "variants/*/ruleset.yaml", "variants/*/hands/*.yaml", "variants/*/translations/*.yaml",
)  # fmt: skip
GENERATED = {Path("docs", "changes.md"), Path("docs", "third-party.md")}
Rules: TypeAlias = dict[str, Any]
Part: TypeAlias = tuple[int, str]
"""A heading, a paragraph, a cell or a message, and the line it begins in."""

FENCE = re.compile(r"^([ ]*)```.*?^\1```$", re.MULTILINE | re.DOTALL)
HEAD = re.compile(r"\A---\n.*?^---\n", re.MULTILINE | re.DOTALL)
INDENTED = re.compile(r"(?<=\n\n)(?:    .*\n?)+")
SAID_OF_PAGE = re.compile(r"^(?:title|description): (.*)$", re.MULTILINE)
MARKUP = re.compile(
    r"</?[a-z][^>]*>|\{ ?(?:[#.:]|lang=|data-)[^}]*\}|\]\([^)]*\)|[*\[\]_]{1,2}(?=\S)|\*+|\]"
)
QUOTED = re.compile(
    r"`[^`]*`|\*[^*]+\*\{ ?lang=[^}]*\}|“[^”]*”|„[^“]*“|«[^»]*»|「[^」]*」|\{\{.*?\}\}|https?://\S+|\w+\.(?:csv|json|xml)\b"
)
BLOCK = re.compile(r"^\s*(?:#+ |[-*+] |\d+\. |\||: |!!!|<d|</?d|$)")
SENTENCE = re.compile(r"(?<=[.!?])[)”’\"]*\s+(?=[“(‘\"]?[A-ZÀ-Ü0-9…X])| · ")
SHORT = 9
"""A sentence of fewer words is short."""

AROUND = 30
"""How many signs of a sentence are shown before and after what is found in it."""

ABBREVIATED = re.compile(r"\b(e\.g|i\.e|vol|pp|p|ed|St|cf|no|etc|vs)\.(?=\s)")


class ProseFinding(NamedTuple):
    """A place in a file, what is there, and what to write instead."""

    file: Path
    line: int
    what: str
    instead: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.what}; {self.instead}"


def rules(root: Path = ROOT) -> Rules:
    """Return the idioms, and for each language the words that its terms are never called by."""
    data: Rules = yaml.safe_load((root / "tools" / "gates" / "prose.yaml").read_text("utf-8"))
    data["words"] = {"en": [], "de": [], "fr": []}
    for row in re.findall(r"^\| (.*) \|$", (root / TERMS).read_text("utf-8"), re.MULTILINE):
        cells = [cell.strip() for cell in row.split("|")]
        for at, words in enumerate(data["words"].values()):
            for word in re.findall(r"`([^`]+)`", cells[2 * at + 1]):
                words.append((rf"\b{word}(?:s|e|n|en)?\b", cells[2 * at]))
    return data


def markdown(text: str) -> Iterator[Part]:
    """Yield the parts of a page, without code and front matter other than what says what it is."""
    if head := HEAD.match(text):
        for match in SAID_OF_PAGE.finditer(head[0]):
            yield text.count("\n", 0, match.start()) + 1, match[1]
    for pattern in (HEAD, FENCE, INDENTED):
        text = pattern.sub(lambda match: "\n" * match[0].count("\n"), text)
    begun, lines = 1, list[str]()
    for number, line in enumerate([*text.splitlines(), ""], 1):
        if BLOCK.match(line):
            yield begun, " ".join(lines)
            begun, lines = number + (not line.strip()), []
        if line.lstrip().startswith("|"):
            yield from ((number, cell) for cell in line.strip().strip("|").split("|"))
        else:
            lines.append(re.sub(r"^\s*(?:#+|[-*+:]|\d+\.) ", "", line))


class _Patterns(visitor.Visitor):
    def __init__(self) -> None:
        self.patterns: list[tuple[int, str]] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 - its name in fluent.syntax
        words = (part.value if isinstance(part, ast.TextElement) else "X" for part in node.elements)
        self.patterns.append((node.span.start if node.span else 0, "".join(words)))
        self.generic_visit(node)


def fluent(text: str) -> Iterator[Part]:
    """Yield each pattern of a catalogue, with an X for each placeable."""
    catalogue = _Patterns()
    catalogue.visit(FluentParser().parse(text))
    yield from ((text.count("\n", 0, at) + 1, words) for at, words in catalogue.patterns)


def yaml_texts(text: str, keys: list[str]) -> Iterator[Part]:
    """Yield what readers see of a ruleset or a hand: the texts below the keys."""
    nodes = [yaml.compose(text, yaml.CSafeLoader)]
    while nodes:
        node = nodes.pop()
        if isinstance(node, yaml.SequenceNode):
            nodes.extend(node.value)
        elif isinstance(node, yaml.MappingNode):
            for key, value in node.value:
                if isinstance(value, yaml.ScalarNode) and key.value in keys:
                    yield value.start_mark.line + 1, value.value
            nodes.extend(value for _, value in node.value)


def parts(file: Path, text: str, keys: list[str]) -> Iterator[Part]:
    """Yield the parts of a file by its kind."""
    kinds = {".md": markdown, ".ftl": fluent}
    return kinds[file.suffix](text) if file.suffix in kinds else yaml_texts(text, keys)


def sentences(part: str) -> Iterator[str]:
    """Yield the sentences of a part, with an X for each piece of code and each quotation."""
    plain = MARKUP.sub("", ABBREVIATED.sub(r"\1", QUOTED.sub("X", part)))
    return (sentence.strip() for sentence in SENTENCE.split(plain) if sentence.strip())


def language(file: Path) -> str:
    """Return the language of a file by its path."""
    return next((name for name in (*file.parts, file.stem) if name in {"de", "fr", "ja"}), "en")


def findings(file: Path, text: str, by: Rules) -> Iterator[ProseFinding]:
    """Yield what is to be worded otherwise in a file, line by line."""
    tag = language(file)
    wrong = list(by["words"].get(tag, ()))
    idioms = by["idioms"] + ([] if {*by["later"]} & {*file.parts} else by["idioms-of-pages"])
    wrong += [(idiom["find"], idiom["write"]) for idiom in idioms if tag == "en"]
    names = re.compile(rf"\b(?:{'|'.join(by['names'])})\b")
    for line, part in parts(file, text, by["keys"]):
        for sentence in sentences(names.sub("X", part)):
            for pattern, instead in wrong:
                flags = re.IGNORECASE if pattern[0] != "^" else 0
                if match := re.search(pattern, sentence, flags):
                    around = sentence[max(0, match.start() - AROUND) : match.end() + AROUND]
                    what = f"“{match[0][:40]}” in “{around}”"
                    yield ProseFinding(file, line, what, f"write: {instead}")


def figures(file: Path, text: str, by: Rules) -> dict[str, float]:
    """Return what the sentences of a file are like; headings, labels and bare terms do not count."""
    read = [[*sentences(part)] for _, part in parts(file, text, by["keys"])]
    kept = [[text for text in part if text[-1] in ".?!:"] for part in read]
    lengths = [[len(re.findall(r"\w[\w’'.-]*", text)) for text in part] for part in kept]
    whole = [text for part in kept for text in part]
    count = len(whole) or 1
    short = [[words < SHORT for words in part] for part in lengths]
    runs = sum(all(part[at : at + 3]) for part in short for at in range(len(part) - 2))
    patterns = {
        name: [len(re.findall(pattern, text)) for text in whole]
        for name, pattern in by["figures"].items()
    }
    return {
        "sentences": len(whole),
        "words each": sum(map(sum, lengths)) / count,
        f"% under {SHORT}": 100 * sum(map(sum, short)) / count,
        "threes of these": runs,
        **{name: 100 * sum(times) / count for name, times in patterns.items()},
    }


def files(root: Path) -> list[Path]:
    """Return what is read, in the order of names."""
    every = {path.relative_to(root) for pattern in READ for path in root.glob(pattern)}
    return sorted(every - GENERATED)


if __name__ == "__main__":
    by_rules = rules()
    named = [Path(name) for name in sys.argv[1:]]
    texts = {file: (ROOT / file).read_text("utf-8") for file in named or files(ROOT)}
    wrong = [finding for file, text in texts.items() for finding in findings(file, text, by_rules)]
    print(*wrong, f"prose: {len(wrong)} findings in {len(texts)} files", sep="\n")
    for name in (file for file in named if language(file) == "en"):
        row = figures(name, texts[name], by_rules)
        print(f"{name}: " + ", ".join(f"{key} {value:.3g}" for key, value in row.items()))
    sys.exit(bool(wrong))
