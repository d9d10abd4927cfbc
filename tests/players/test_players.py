"""How strong the players are: what is published is what comes of the same deals today."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import fmean, stdev

import pytest
from click.testing import CliRunner

from poch.players.bots import PLAYERS
from poch.texts.library import find, playable_by
from tools.lab import players
from tools.lab.players import (
    DEALS,
    FILE,
    SEATS,
    SHOWN,
    StrengthPart,
    main,
    marks,
    parts,
    play_part,
    report_gains,
    report_texts,
    strength_below,
)
from tools.store.parts import Mark, hash_rules
from tools.store.published import load_published

FOUND = load_published(FILE)
FEW = 3


@pytest.mark.parametrize("name", playable_by(SEATS))
def test_published_gains_are_of_the_text_as_it_is(name: str) -> None:
    """Each text is measured under its rules, each strength with its interval; else run make players."""
    gains = FOUND["texts"][name]

    assert gains["of"] == hash_rules(find(name, {}))
    for strength, deals in DEALS.items():
        assert gains[strength]["deals"] == deals
        assert gains[strength]["low"] < gains[strength]["mean"] < gains[strength]["high"]


@pytest.mark.parametrize("strength", DEALS)
@pytest.mark.parametrize("name", ["poch-modern-pagat", "pope-joan-hoyle"])
def test_published_gains_come_of_the_same_deals(name: str, strength: str) -> None:
    """The first deals are played again; else run make players."""
    _, gains = play_part(StrengthPart(name, strength, range(FEW)))

    assert gains == FOUND["texts"][name][strength]["first"][:FEW]


def test_the_far_sighted_player_beats_one_that_counts() -> None:
    """In at least fifteen texts with 95 % confidence, and in none does it surely lose."""
    farsighted = [text["farsighted"] for text in FOUND["texts"].values()]

    assert sum(gain["low"] > 0 for gain in farsighted) >= 15
    assert all(gain["high"] > 0 for gain in farsighted)


def test_gains_are_told_with_their_interval() -> None:
    """Of numbers drawn around two, the mean and 1.96 standard errors on either side."""
    random = Random(1)
    gains = [random.gauss(2, 1) for _ in range(400)]
    report = report_gains(gains)

    assert report["mean"] == round(fmean(gains), 3)
    assert report["high"] - report["low"] == pytest.approx(2 * 1.96 * stdev(gains) / 20, abs=0.002)
    assert report["low"] < 2 < report["high"]
    assert report["first"] == gains[:SHOWN]


def test_a_player_in_place_of_itself_gains_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The other player sits on the same seat in the same deals."""
    monkeypatch.setattr(players, "strength_below", lambda strength: strength)

    assert play_part(StrengthPart("poque-1789", "counting", range(8)))[1] == [0.0] * 8
    assert ["random", "cautious", "counting"] == [
        strength_below(strength) for strength in [*PLAYERS][1:]
    ]


def test_parts_rest_on_the_text_and_the_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """A part is done anew where either has changed."""
    before = marks()
    monkeypatch.setattr(players, "fingerprint", lambda: "another")

    assert before.keys() == {part.key for part in parts()}
    assert not {mark.hash for mark in before.values()} & {mark.hash for mark in marks().values()}


def test_an_interrupted_run_goes_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The second run plays only what the first has left."""
    every = [
        StrengthPart("poque-1789", strength, range(first, first + 4))
        for strength in DEALS
        for first in (0, 4)
    ]
    asked: list[str] = []
    most = [2]

    def done(
        _: object, left: Sequence[StrengthPart], __: str
    ) -> Iterator[tuple[StrengthPart, list[float]]]:
        for part in left[: most[0]]:
            asked.append(part.key)
            yield part, [float(seed) for seed in part.deals]

    here = {
        "parts": lambda: iter(every), "playable_by": lambda _: ["poque-1789"], "run_parallel": done,
        "KEPT": tmp_path / "kept.jsonl", "FILE": tmp_path / "players.json",
        "marks": lambda: {part.key: Mark("1", "") for part in every},
    }  # fmt: skip
    for key, stand_in in here.items():
        monkeypatch.setattr(f"tools.lab.players.{key}", stand_in)

    first = CliRunner().invoke(main, [])
    written = (tmp_path / "players.json").exists()
    most[0] = len(every)
    second = CliRunner().invoke(main, [])
    published = load_published(tmp_path / "players.json")

    assert (first.exit_code, written) == (1, False)
    assert "make players goes on from there" in first.output
    assert second.exit_code == 0
    assert sorted(asked) == sorted(part.key for part in every)
    assert published["texts"]["poque-1789"]["counting"]["first"] == [*map(float, range(8))]
    again = report_texts({part.key: [*map(float, part.deals)] for part in every}, {})
    assert published["texts"] == again["texts"]


def test_only_texts_with_other_rules_are_measured(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The rest stays as it was published; --all asks for every text."""
    others = {**FOUND["texts"], "poque-1789": {**FOUND["texts"]["poque-1789"], "of": "another"}}
    file = tmp_path / "players.json"
    file.write_text(json.dumps({**FOUND, "texts": others}))
    asked: list[str] = []

    def done(
        _: object, left: Sequence[StrengthPart], __: str
    ) -> Iterator[tuple[StrengthPart, list[float]]]:
        for part in left:
            asked.append(part.text)
            yield part, [float(seed) for seed in part.deals]

    monkeypatch.setattr(players, "run_parallel", done)
    monkeypatch.setattr(players, "FILE", file)
    monkeypatch.setattr(players, "KEPT", tmp_path / "kept.jsonl")

    CliRunner().invoke(main, [], catch_exceptions=False)
    changed, published = {*asked}, load_published(file)["texts"]
    CliRunner().invoke(main, ["--all"], catch_exceptions=False)

    assert changed == {"poque-1789"}
    assert published["poch-philos"] == FOUND["texts"]["poch-philos"]
    assert published["poque-1789"]["of"] == FOUND["texts"]["poque-1789"]["of"]
    assert {*asked} == {*playable_by(SEATS)}
