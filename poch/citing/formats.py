"""Citations in the forms that readers need them in: text styles, wikitext, BibTeX, RIS, CSL-JSON.

A text is a note, which ends with id and edition, and after an empty line what is exact: version, hash and
works in full. Pandoc formats each work by itself, and our edition with gaps for what differs from citation
to citation; so a page with many citations needs few runs, and none in the browser.
"""

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from functools import cache, partial
from html import unescape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from poch.citing.cite import Citation, Witness, edition
from poch.citing.note import Notes, notes
from poch.texts import library

Entry = Mapping[str, Any]
Bibliography = Mapping[str, Entry]
Item = dict[str, Any]

STYLES: Mapping[str, str] = {
    "chicago": "chicago-notes-bibliography-classic",
    "chicago-author-date": "chicago-author-date-classic",
    "mla": "modern-language-association",
    "apa": "apa",
}
WIKI = "wikitext"
DATA = ("bibtex", "ris", "csl-json")
FORMATS = (*STYLES, WIKI, *DATA)
LOCALES = {"en": "en-US", "de": "de-DE", "fr": "fr-FR"}
"""The languages of notes, as styles name them."""
SITE = "https://poch.invalid/"
"""Where the edition stands as long as nobody says where: an address that cannot exist."""
NAME = "Poch"
_BIBTEX = str.maketrans(
    {
        **{sign: f"\\{sign}" for sign in "#%&_${}"},
        "\\": "\\textbackslash{}",
        "~": "\\textasciitilde{}",
        "^": "\\textasciicircum{}",
    }
)
"""Signs that BibTeX would obey, as it prints them."""
_RANGE = re.compile(
    r"^( *(?:pages|volume|number|chapter|issue|edition) = \{)(.*)(\},?)$", re.MULTILINE
)
"""A field that may be a range, in which BibTeX wants a double hyphen."""
_ENTRIES = {
    "bibtex": (r"\n\n(?=@)", r"(?<=\{)[^,]+"),
    "ris": (r"(?<=\nER  -) *\n+", r"(?<=^ID  - ).+"),
}
"""By form what parts entries, and what is the key in one."""
_FOLDER = Path(__file__).parent / "styles"
_FIELDS = (
    *("type", "title", "container-title", "author", "editor", "edition", "publisher"),
    *("publisher-place", "volume", "issue", "number", "page", "ISBN", "URL", "language"),
)
_RIS_TYPES = {
    "article-journal": "JOUR",
    "article-magazine": "MGZN",
    "article-newspaper": "NEWS",
    "book": "BOOK",
    "chapter": "CHAP",
    "entry-encyclopedia": "ENCYC",
    "pamphlet": "PAMP",
    "software": "COMP",
    "webpage": "ELEC",
}
_RIS_FIELDS = (
    ("title", "TI"),
    ("container-title", "T2"),
    ("edition", "ET"),
    ("publisher", "PB"),
    ("publisher-place", "CY"),
    ("volume", "VL"),
    ("issue", "IS"),
    ("number", "M1"),
    ("archive_location", "M1"),
    ("ISBN", "SN"),
    ("URL", "UR"),
    ("language", "LA"),
    ("note", "N1"),
)


def format_citation(
    citation: Citation,
    form: str,
    bibliography: Bibliography,
    site: str | None = None,
    accessed: date | None = None,
    language: str = "en",
) -> str:
    """Return a citation in a format.

    `site` is the address of the edition, if it has one, and `accessed` the day on which it was read there.
    """
    placed = site is not None
    dated = placed and accessed is not None
    by_group = templates(
        [citation.witnesses], bibliography, placed=placed, dated=dated, language=language
    )
    return fill_template(
        by_group[citation.witnesses][form],
        form,
        citation,
        site or "",
        accessed,
        notes(language).sentence(citation),
    )


def fill_template(
    template: str,
    form: str,
    citation: Citation,
    site: str,
    accessed: date | None = None,
    sentence: str | None = None,
) -> str:
    """Return a template with a citation in its gaps; its sentence is English where none is given."""
    sentence = notes().sentence(citation) if sentence is None else sentence
    if accessed:
        template = template.replace(_gap("DAY"), format_day(accessed, form))
    if form in DATA:
        sentence = strip_italics(sentence)
    template = template.replace(_gap("ADDRESS"), citation.address).replace(
        _gap("LINK"), citation.link
    )
    template = template.replace(SITE, site)
    gaps = {
        "TITLE": citation.title,
        "SENTENCE": wiki(sentence) if form == WIKI else sentence,
        "SHORT": citation.short,
        "TOKEN": citation.token,
        "DETAILS": citation.details,
        "KEY": key(citation.id),
    }
    for gap, value in gaps.items():
        template = template.replace(_gap(gap), _escape(value, form))
    return re.sub(r" +(?=[\n}\"]|$)", "", template)


def strip_italics(text: str) -> str:
    """Return a text without the marks of titles."""
    return re.sub("</?i>", "", text)


def key(name: str) -> str:
    """Return what programs call the citation of an id: no two are called alike, nor as a work is."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("?", "-crux-")).strip("-")


@cache
def key_of_work(ref: str) -> str:
    """Return what programs call a work; the text here may have the id of its source."""
    return f"{ref}-source" if ref in library.ids() else ref


def join_citations(texts: Sequence[str], form: str) -> str:
    """Return citations in one text, as a program reads it: each work once, and no two entries of one key."""
    if form == "csl-json":
        items = (
            json.dumps(item, ensure_ascii=False, indent=1)
            for text in texts
            for item in json.loads(text)
        )
        entries = _distinct(items, r'(?<=^ "id": ")[^"]+')
        return json.dumps([*map(json.loads, entries)], ensure_ascii=False, indent=1)
    if form in _ENTRIES:
        between, key_in = _ENTRIES[form]
        every = (entry for text in texts for entry in re.split(between, text.strip()))
        return "\n\n".join(_distinct(every, key_in))
    return "\n\n".join(texts)


def _distinct(entries: Iterable[str], key_in: str) -> Iterator[str]:
    """Yield each entry once; where another had its key before, it gets a number."""
    seen: set[str] = set()
    keys: Counter[str] = Counter()
    for entry in entries:
        match = re.search(key_in, entry, re.MULTILINE)
        if entry in seen or not match:
            continue
        seen.add(entry)
        keys[match[0]] += 1
        number = f"-{keys[match[0]]}" if keys[match[0]] > 1 else ""
        yield f"{entry[: match.end()]}{number}{entry[match.end() :]}"


def format_day(day: date, form: str) -> str:
    """Return a day as a form writes it."""
    match form:
        case "ris":
            return f"{day:%Y/%m/%d}"
        case "csl-json":
            return f"{day.year}, {day.month}, {day.day}"
        case _:
            return day.isoformat()


def _gap(name: str) -> str:
    return f"X{name}X"


def _escape(value: str, form: str) -> str:
    if form == "csl-json":
        return json.dumps(value, ensure_ascii=False)[1:-1]
    line = re.sub(r"[ \t\r\n]+", " ", value).strip(" ")
    return line.translate(_BIBTEX) if form == "bibtex" else line


def templates(
    groups: Iterable[tuple[Witness, ...]],
    bibliography: Bibliography,
    *,
    placed: bool = True,
    dated: bool = False,
    language: str = "en",
) -> dict[tuple[Witness, ...], dict[str, str]]:
    """Return for each group of witnesses a template in every format.

    Where the edition is not `placed`, that is, has no address, the templates have none. Where they
    are `dated`, they have a gap for the day on which it was read at its address: not in the note of a style,
    since styles give no such day of what has a version and a date.
    """
    wanted = list(dict.fromkeys(groups))
    refs = {
        ref for group in wanted for witness in group for ref in (witness.ref, witness.via) if ref
    }
    spoken = notes(language)
    works = (work(ref, {**bibliography[ref], **spoken.wording(ref)}) for ref in sorted(refs))
    every = [_whole_edition(placed=placed), *works]
    frozen = tuple(map(_freeze, every))
    with ThreadPoolExecutor() as several:
        texts = dict(
            zip(STYLES, several.map(partial(_works, frozen, language), STYLES), strict=True)
        )
    data = {group: items(group, bibliography, placed=placed, dated=dated) for group in wanted}
    plain = dict.fromkeys(_freeze(_without_note(item)) for every in data.values() for item in every)
    entries = _bibtex(tuple(plain))
    return {
        group: {
            **{
                style: f"{_note(texts[style], spoken, placed=placed)}\n\n"
                f"{_exact(group, texts[style], spoken, placed=placed, dated=dated)}"
                for style in STYLES
            },
            WIKI: f"{_wikitext(language, placed=placed, dated=dated)}\n\n"
            f"{wiki(_exact(group, texts['chicago'], spoken, placed=placed, dated=dated))}",
            "bibtex": "\n\n".join(
                entries[_freeze(_without_note(item))].replace(_gap("NOTE"), item.get("note", ""))
                for item in data[group]
            ),
            "ris": "\n".join(map(ris, data[group])),
            "csl-json": json.dumps(
                [*map(_keep_case, data[group])], ensure_ascii=False, indent=1
            ).replace(f'"{_gap("DAY")}"', _gap("DAY")),
        }
        for group in wanted
    }


def work(ref: str, entry: Entry) -> Item:
    """Return an entry of the bibliography as a CSL item; what was not established has no field.

    A work without a title that is known goes by its description in brackets, as catalogues have it.
    """
    sure = [key for key in _FIELDS if key in entry and key not in entry.get("unconfirmed", ())]
    item: Item = {"id": ref, **{key: entry[key] for key in sure}}
    if "title" not in entry:
        item["title"] = f"[{entry['description']}]"
    if "number" in item:
        item["number"] = item["number"].removeprefix("article ")
    if "issued" in entry:
        dates = [[*map(int, part.split("-"))] for part in str(entry["issued"]).split("/")]
        item["issued"] = {"date-parts": dates}
    return item


def _whole_edition(*, placed: bool) -> Item:
    """Return our edition as a CSL item, with a gap for what of it is cited."""
    its = edition()
    return {
        "id": _gap("KEY"),
        "type": "dataset",
        "title": its.title.partition(",")[0],
        **({"version": its.version} if its.version else {}),
        **_imprint(),
        **({"URL": SITE + _gap("LINK")} if placed else {}),
    }


def _imprint() -> Item:
    """Return by whom our edition is, and when it came out."""
    its = edition()
    day = [its.day.year, its.day.month, its.day.day]
    return {"author": [{"literal": its.author}], "issued": {"date-parts": [day]}}


def _edition(*, placed: bool, dated: bool = False) -> Item:
    """Return a part of our edition as a CSL item, with gaps; the token is where styles print it as it is."""
    return {
        "id": _gap("KEY"),
        "type": "webpage",
        "title": _gap("TITLE"),
        "container-title": NAME,
        **_imprint(),
        "archive_location": _gap("TOKEN"),
        **({"URL": SITE + _gap("ADDRESS")} if placed else {}),
        **({"accessed": {"date-parts": [[_gap("DAY")]]}} if dated else {}),
        "language": "en",
    }


def _keep_case(item: Item) -> Item:
    """Return an item in whose title styles put no capitals, where that has our ids in it."""
    if item["title"] != _gap("TITLE"):
        return item
    return item | {"title": f'<span class="nocase">{item["title"]}</span>'}


# Texts


def _note(texts: Mapping[str, str], spoken: Notes, *, placed: bool) -> str:
    """Return the note: its sentence, our edition, and the address of what is cited."""
    note = f"{_gap('SENTENCE')} {texts[_gap('KEY')]}"
    if placed:
        return note
    return f"{_close_sentence(note)} {spoken.say('note-no-address', short=_gap('SHORT'))}"


def _exact(
    group: Sequence[Witness], texts: Mapping[str, str], spoken: Notes, *, placed: bool, dated: bool
) -> str:
    """Return what is folded below a note: version and hash, its page, and the works in full."""
    parts = []
    for witness in group:
        text = texts[witness.ref].rstrip(".")
        first = re.sub(r"^pp?\. ", "", witness.locator).partition("–")[0]
        if first and not re.search(rf"(?<!\w){re.escape(first)}(?!\w)", text):
            text += f", {spoken.locate(witness.locator)}"
        if witness.via:
            text += f", {spoken.say('note-reported-in', report=texts[witness.via].rstrip('.'))}"
        parts.append(text)
    works = "; ".join(parts) or _gap("DETAILS")
    after = _close_sentence(spoken.say("note-after", works=works))
    details = f" {_gap('DETAILS')}" if parts else ""
    page = f", {SITE}{_gap('ADDRESS')}" if placed else ""
    page += f" ({spoken.say('note-read', day=_gap('DAY'))})" if dated else ""
    exact = spoken.say("note-exact", token=f"{_gap('TOKEN')}{page}")
    return f"{exact} {after}{details}"


def wiki(text: str) -> str:
    """Return a text as wikitext has it, with titles in italics; no sentence of ours has other signs of it."""
    return re.sub("</?i>", "''", text)


def _wikitext(language: str, *, placed: bool, dated: bool) -> str:
    """Return a note in wikitext, with the templates that the Wikipedia of a language has for it."""
    its = edition()
    year, title = str(its.day.year), its.title.partition(",")[0]
    there = SITE + _gap("LINK") if placed else ""
    day = _gap("DAY") if dated else ""
    loc = _gap("SHORT")
    web: dict[str, str]
    match language:
        case "de":
            name, cited = "Internetquelle", ""
            web = {"autor": its.author, "url": there, "titel": title, "werk": NAME}
            web |= {
                "datum": str(its.day),
                "abruf": day,
                "kommentar": f"Version {its.version}; {loc}" if its.version else loc,
            }
        case "fr":
            name, cited = "Lien web", f"{{{{sfn|{its.author}|{year}|loc={loc}}}}}"
            web = {"auteur institutionnel": its.author, "titre": title, "url": there, "site": NAME}
            web |= {"date": str(its.day), "consulté le": day, "id": f"{its.author}{year}"}
        case _:
            name, cited = "cite web", f"{{{{sfn|{its.author}|{year}|loc={loc}}}}}"
            web = {"author": its.author, "title": title, "url": there, "website": NAME}
            web |= {"version": its.version, "date": str(its.day), "access-date": day}
            web |= {"ref": f"{{{{sfnref|{its.author}|{year}}}}}"}
    fields = "".join(f" |{field}={value}" for field, value in web.items() if value)
    template = f"{{{{{name}{fields}}}}}"
    if not placed:
        template += f"<!-- {notes(language).say('note-no-address', short=loc)} -->"
    if not cited:
        return f"{_gap('SENTENCE')}<ref>{template}</ref>"
    return f"{_gap('SENTENCE')}{cited}\n* {template}"


def _close_sentence(text: str) -> str:
    return text if text.endswith((".”", ".")) else f"{text}."


def _freeze(item: Item) -> str:
    return json.dumps(item, ensure_ascii=False, sort_keys=True)


def _works(frozen: tuple[str, ...], language: str, style: str) -> dict[str, str]:
    texts: dict[str, str] = {}
    for batch in _batches(map(json.loads, frozen)):
        adapted = (_adapt_to_style(item, style, language) for item in batch)
        texts |= _run(tuple(map(_freeze, adapted)), style, language)
    return {name: notes(language).write_days(text) for name, text in texts.items()}


def _batches(items: Iterable[Item]) -> list[list[Item]]:
    """Part items so that no two by one author meet: styles would shorten or number them."""
    batches: list[tuple[set[str], list[Item]]] = []
    for item in items:
        people = [*item.get("author", ()), *item.get("editor", ())]
        marks = {str(name.get("family") or name.get("literal")) for name in people}
        marks |= {str(item[key]) for key in ("title", "container-title") if key in item}
        home = next((batch for batch in batches if not batch[0] & marks), None)
        if home is None:
            home = (set(), [])
            batches.append(home)
        home[0].update(marks)
        home[1].append(item)
    return [batch for _, batch in batches]


def _adapt_to_style(item: Item, style: str, language: str) -> Item:
    """Return an item as styles write it best.

    Chicago gives an article of an encyclopedia no entry of its own, so it goes as a chapter or a
    web page, and puts the month before the day in every language, so only the year goes there. Styles that put capitals
    into titles leave descriptions and the names of sites alone. The number of an edition is written in the language.
    """
    item = dict(item)
    if style == "chicago-author-date" and language != "en" and item["type"] == "dataset":
        item["issued"] = {"date-parts": [item["issued"]["date-parts"][0][:1]]}
    if number := re.fullmatch(r"(\d+)(?:st|nd|rd|th) ed\.", item.get("edition", "")):
        item["edition"] = number[1]
    if str(item["title"]).startswith("["):
        item["title"] = f'<span class="nocase">{item["title"]}</span>'
    if re.fullmatch(r"[\w-]+(\.[\w-]+)+", item.get("container-title", "")):
        item["container-title"] = f'<span class="nocase">{item["container-title"]}</span>'
    if not item.get("volume", "1").isdigit():
        item["volume"] = f"vol. {item['volume']}"
    if item["type"] != "entry-encyclopedia":
        return item
    return item | {"type": "chapter" if "issued" in item and "URL" not in item else "webpage"}


@cache
def _run(frozen: tuple[str, ...], style: str, language: str) -> dict[str, str]:
    items = [*map(json.loads, frozen)]
    body = "\n\n".join(f"[@{item['id']}]" for item in items)
    with TemporaryDirectory() as folder:
        file = Path(folder) / "items.json"
        file.write_text(json.dumps(items), encoding="utf-8")
        html = _pandoc(
            body,
            "html",
            "markdown",
            *("--citeproc", "--csl", str(_FOLDER / f"{STYLES[style]}.csl")),
            *("--bibliography", str(file), "--wrap=none"),
            *("--metadata", f"lang={LOCALES[language]}"),
        )
    if style == "chicago":
        notes = re.findall(r'<li id="fn\d+"><p>(.*?)<a href="#fnref', html, re.DOTALL)
        return {item["id"]: _strip_html(note) for item, note in zip(items, notes, strict=True)}
    entries = re.findall(r'<div id="ref-(.*?)"[^>]*>\s*(.*?)\s*</div>', html, re.DOTALL)
    return {name: _strip_html(entry) for name, entry in entries}


def _strip_html(html: str) -> str:
    """Return HTML of which only the italics are left."""
    html = html.replace("<em>", "\0").replace("</em>", "\1")
    text = unescape(re.sub(r"<[^>]+>", "", html)).replace("\0", "<i>").replace("\1", "</i>")
    # A page without a date of issue makes APA write of retrieval, and there is no such date either.
    return re.sub(r"[ \t\r\n]+", " ", text.replace("Retrieved http", "http")).strip()


def _pandoc(text: str, to: str, source: str, *options: str) -> str:
    try:
        import pypandoc  # noqa: PLC0415 - only who cites in these formats needs it
    except ImportError as error:
        message = "citations are formatted by pandoc, which is missing: pip install 'poch[cite]'"
        raise ValueError(message) from error
    return str(
        pypandoc.convert_text(text, to, format=source, extra_args=["--quiet", *options])
    ).replace("\r\n", "\n")


# Data


def items(
    group: Sequence[Witness],
    bibliography: Bibliography,
    *,
    placed: bool = True,
    dated: bool = False,
) -> list[Item]:
    """Return the edition, the works it rests on and the reports of them, each once, as CSL items."""
    works = {}
    for witness in group:
        entry = work(witness.ref, bibliography[witness.ref])
        works[witness.ref] = entry
        if witness.locator and "page" not in entry and re.match(r"(pp?\. )?\d", witness.locator):
            works[witness.ref] = entry | {"page": re.sub(r"^pp?\. ", "", witness.locator)}
        if witness.via:
            works.setdefault(witness.via, work(witness.via, bibliography[witness.via]))
    works = {ref: item | {"id": key_of_work(ref)} for ref, item in works.items()}
    keys = [[key_of_work(ref) for ref in (witness.ref, witness.via) if ref] for witness in group]
    reports = [*map(", as reported in ".join, keys)]
    after = "; ".join(reports) or _gap("DETAILS")
    details = f" {_gap('DETAILS')}" if reports else ""
    note = f"{_gap('SENTENCE')} {_gap('TOKEN')}. After: {after}.{details}"
    return [_edition(placed=placed, dated=dated) | {"note": note}, *works.values()]


def _without_note(item: Item) -> Item:
    """Return an item with a gap for its note, so that one run writes it for all citations."""
    return item | {"note": _gap("NOTE")} if "note" in item else item


@cache
def _bibtex(frozen: tuple[str, ...]) -> dict[str, str]:
    given = [json.loads(item) for item in frozen]
    text = _pandoc(json.dumps([*map(_whole, given)]), "bibtex", "csljson", "--wrap=none").strip()
    text = text.replace(f"{{{_gap('TITLE')}}}", f"{{{{{_gap('TITLE')}}}}}")
    entries = re.split(r"\n+(?=@)", text)
    return dict(zip(frozen, map(_complete_entry, entries, given), strict=True))


def _whole(item: Item) -> Item:
    """Return an item whose people of one name keep it whole; pandoc would part d’ from Alembert.

    The day of access is left out here, since pandoc does not write it.
    """
    item = {name: value for name, value in item.items() if name != "accessed"}
    people = {role: item[role] for role in ("author", "editor") if role in item}
    return item | {
        role: [{"literal": name["family"]} if [*name] == ["family"] else name for name in several]
        for role, several in people.items()
    }


def _complete_entry(entry: str, item: Item) -> str:
    """Return an entry with what pandoc leaves out.

    `@incollection` is what both BibTeX and biblatex print with the title of the whole; of a span of
    years the one reads `year` and the other `date`.
    """
    dates = format_dates(item)
    more = {
        "howpublished": item.get("container-title") if item["type"] == "webpage" else None,
        "number": item.get("archive_location"),
        "date": dates if "/" in dates else None,
        "urldate": _gap("DAY") if "accessed" in item else None,
    }
    fields = [f"  {name} = {{{_escape(value, 'bibtex')}}}" for name, value in more.items() if value]
    body = re.sub(r"^@inbook\{", "@incollection{", entry).removesuffix("\n}")
    whole = "".join([",\n".join([body, *fields]), "\n}"])
    return _RANGE.sub(
        lambda match: match[1] + re.sub(r"(?<=\w)(?!-\w)[–—-]+(?=\w)", "--", match[2]) + match[3],
        whole,
    )


def ris(item: Item) -> str:
    """Return a CSL item in RIS, which pandoc reads and does not write."""
    lines = [f"TY  - {_RIS_TYPES.get(item['type'], 'GEN')}", f"ID  - {item['id']}"]
    for role, tag in (("author", "AU"), ("editor", "A2")):
        lines += [f"{tag}  - {person(name)}" for name in item.get(role, ())]
    if dates := format_dates(item):
        lines.append(f"PY  - {dates[:4]}")
        if dates[4:]:
            lines.append(f"DA  - {dates.replace('/', '–').replace('-', '/')}")
    lines += [f"{tag}  - {item[key]}" for key, tag in _RIS_FIELDS if key in item]
    lines += [f"Y2  - {_gap('DAY')}"] if "accessed" in item else []
    if "page" in item:
        first, dash, last = str(item["page"]).partition("–")
        lines.append(f"SP  - {first}")
        lines += [f"EP  - {last}"] if dash else []
    return "\n".join([*(re.sub(r"\s*[\r\n]+\s*", " ", line) for line in lines), "ER  - ", ""])


def format_dates(item: Item) -> str:
    """Return the year or day on which a CSL item came out, or the first and the last, as ISO 8601 has them."""
    dates = item.get("issued", {}).get("date-parts", ())
    return "/".join("-".join(f"{part:02}" for part in parts) for parts in dates)


def person(name: Mapping[str, str]) -> str:
    """Return somebody as catalogues do, the family first."""
    if "literal" in name:
        return name["literal"]
    family = " ".join(name[key] for key in ("non-dropping-particle", "family") if key in name)
    return ", ".join([family, *([name["given"]] if "given" in name else [])])
