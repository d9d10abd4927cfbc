"""Japanese: one word a thing, digits before counters, and the register of each kind of message."""

import re
from pathlib import Path

import pytest

from poch.game.said import message
from poch.words import language
from poch.words.language import FOLDER
from tools.gates.prose import fluent

PLAIN = re.compile(r"(?<!ませ)(?<!ん)(?:る|た|う|く|す|ない|だ|できる|である)。")
POLITE = re.compile(r"(?:です|でした|ます|ました|ません|ください|でしょう)[。か]")
TO_THE_READER = (
    "errors",
    "studies",
    "players",
    "page",
    "loading",
    "search",
    "shelf",
    "lesson",
    "pages-lesson",
    "own-board",
    "pages-own-board",
)
"""Catalogues of what is said to the reader: です and ます, never である."""
GONE = {
    "典拠": r"(?<!証拠となる)文献",
    "シークエンス": r"連続",
    "マリッジ": r"結婚",
    "チップの配置": r"飾りつけ|盤への配置",
    "ランク": r"(?<=[ぁ-ん])位の|同じ位|次の位",
    "時計回り、反時計回り": r"左回り|右回り",
    "ブラウザー": r"ブラウザ(?!ー)",
    "数字と助数詞": r"[一二三四五六七八九十]+(?:枚|分(?=[、。で])|世紀)|[一二三四五六七八九〇]{4}年",
    "推定": r"推論",
    "規則": r"(?<!ハウス)ルール",
    "カード": r"(?<![りめ手山配明入])札",
    "最も強い組": r"最良の組",
    "ドイツ式、フランス式": r"(?:ドイツ|フランス)のスート",
    "わかる": r"(?<!部)分か[らりるっ]",
    "親戚": r"親類",
    "600年前": r"\d世紀(?:前|の歩み)",
    "自作の規則": r"あなたの規則",
    "入札": r"競りに出",
    "手札": r"手カード",
    "くぼみ": r"(?<!小)皿",
    "メモリー": r"メモリ(?!ー)",
    "カード一組": r"配る一組",
    "編者": r"私たち",
    "条項": r"[のる]条(?![項例件])",
    "解釈": r"(?:採った|別の|この|すべての)読み",
    "親の次の人": r"フォアハンド",
    "ドイツの古い": r"古いドイツの|あるドイツの",
    "手札に最も多いスート": r"最も長いスート",
    "一つ上のカード": r"次に高い",
}
"""What is to be written, and the word that it takes the place of."""
LATIN_POINTS = re.compile(r"(?<=[ぁ-んァ-ー一-龠」）])[,;:?!()]|[;,] ")
"""Points of Latin letters, which Japanese has in its own width."""
FILES = sorted((FOLDER / "ja").glob("*.ftl"))
PAGES = sorted((FOLDER.parent.parent / "docs" / "ja").glob("*.md"))


def polite_wanted(text: str) -> list[str]:
    """Return the plain endings of a text that is said to the reader."""
    ends = (match for match in PLAIN.finditer(text))
    return [match[0] for match in ends if not POLITE.search(text[: match.end()][-8:])]


def gone(text: str) -> list[str]:
    """Return the words of a text that have been replaced."""
    return [match[0] for word in GONE.values() for match in re.finditer(word, text)]


def test_a_fault_is_found() -> None:
    """A plain ending, and words that have gone; what is right is left."""
    assert ["る。", "ない。"] == polite_wanted("賭けられる。申告はない。ここで降りられます。")
    assert ["文献", "五枚"] == gone("証拠となる文献と別の文献に、五枚。")
    assert [] == polite_wanted("足りません。選びました。")
    assert {"6世紀前", "札", "最良の組"} == {*gone("切り札の札は6世紀前の最良の組。")}
    assert LATIN_POINTS.search("取る; 置く")
    assert not LATIN_POINTS.search("取る；置く、Pythonで")


@pytest.mark.parametrize("file", FILES, ids=lambda it: it.stem)
def test_a_catalogue_has_one_word_for_a_thing(file: Path) -> None:
    """Each message, in each of its variants."""
    text = file.read_text("utf-8")
    assert [] == [word for _, part in fluent(text) for word in gone(part)]


@pytest.mark.parametrize("file", FILES, ids=lambda it: it.stem)
def test_points_are_japanese(file: Path) -> None:
    """Commas, colons and brackets, also those that stand between parts."""
    text = file.read_text("utf-8")
    assert [] == [part for part in fluent(text) if LATIN_POINTS.search(part[1])]


def test_cards_of_one_rank_come_after_their_number() -> None:
    """So that the first suit is not taken for a word of its own, as in *ハート、クラブのA*."""
    shown = message("SetShown", seat="Boris", cards=["Ah", "Ac"], alike=True)
    assert language("ja").say(shown) == "Borisは2枚のA（ハート、クラブ）を見せる。"


@pytest.mark.parametrize("file", PAGES, ids=lambda it: it.stem)
def test_a_page_has_one_word_for_a_thing(file: Path) -> None:
    """What is written by hand."""
    assert [] == gone(file.read_text("utf-8"))


@pytest.mark.parametrize("name", TO_THE_READER)
def test_what_is_said_to_the_reader_is_polite(name: str) -> None:
    """Errors, answers, reasons, and what a page says of itself."""
    text = (FOLDER / "ja" / f"{name}.ftl").read_text("utf-8")
    assert [] == [(line, ending) for line, part in fluent(text) for ending in polite_wanted(part)]


def test_an_event_is_told_plainly() -> None:
    """The steps of a hand, whose messages have the names of events."""
    text = (FOLDER / "ja" / "engine.ftl").read_text("utf-8")
    events = re.findall(r"^[A-Z]\w+ = (?:.+\n)(?:[ }].*\n)*", text, re.MULTILINE)
    assert len(events) > 90
    assert [] == [text for text in events if POLITE.search(text)]
