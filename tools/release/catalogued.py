"""What catalogues read of an archived edition: RO-Crate, CodeMeta, Zenodo, Data Package and a bill of materials."""

import csv
import hashlib
import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, TypeAlias
from uuid import NAMESPACE_URL, uuid5

import yaml

from tools.site.output.files import indented_json

Data: TypeAlias = dict[str, Any]

CC0 = "https://creativecommons.org/publicdomain/zero/1.0/"
EXPORTS = "site/assets/exports"
KINDS = {".csv": "text/csv", ".json": "application/json", ".md": "text/markdown", ".whl": "application/zip", ".cff": "text/yaml", ".epub": "application/epub+zip"}  # fmt: skip
PARTS = {
    "site": "The site as it was read: pages in English, German and French that need no network",
    "source": "All files that the edition is made from, the texts of the rules in source/variants",
}
LOCKED = re.compile(r"^([a-z0-9][a-z0-9._-]*)==([^\s;]+)", re.MULTILINE)


def documents(data: Path, edition: Mapping[str, str], identifier: str) -> dict[str, str]:
    """Return the documents, by name, of what lies in a folder; `identifier` is that of the texts."""
    cited = yaml.safe_load((data / "CITATION.cff").read_text(encoding="utf-8"))
    about = {
        "name": cited["title"],
        "version": edition["version"],
        "keywords": cited["keywords"],
        "license": CC0,
    }
    made = {
        "codemeta.json": codemeta(about, cited, edition, identifier),
        ".zenodo.json": zenodo(cited, edition),
        "datapackage.json": data_package(data, about, edition),
        "bom.cdx.json": materials(data / "source", edition),
    }
    texts = {name: indented_json(document) for name, document in made.items()}
    crate = ro_crate(data, about, cited, edition, identifier, [*texts])
    return {**texts, "ro-crate-metadata.json": indented_json(crate)}


def codemeta(about: Data, cited: Data, edition: Mapping[str, str], identifier: str) -> Data:
    """Return the edition as CodeMeta 3.0."""
    authors = [{"type": "Organization", "name": author["name"]} for author in cited["authors"]]
    return {
        "@context": "https://w3id.org/codemeta/3.0",
        "type": "SoftwareSourceCode",
        **about,
        "identifier": identifier,
        "author": authors,
        "datePublished": edition["day"],
        "programmingLanguage": ["Python", "JavaScript"],
        "runtimePlatform": "Python 3.11",
    }


def zenodo(cited: Data, edition: Mapping[str, str]) -> Data:
    """Return what Zenodo asks for, of the file of citation."""
    return {
        "title": cited["title"],
        "upload_type": cited["type"],
        "description": cited["message"],
        "creators": [{"name": author["name"]} for author in cited["authors"]],
        "version": edition["version"],
        "publication_date": edition["day"],
        "access_right": "open",
        "license": cited["license"],
        "keywords": cited["keywords"],
    }


def data_package(data: Path, about: Data, edition: Mapping[str, str]) -> Data:
    """Return the exports as a Data Package: tables with their columns, and what else is read by programs."""
    licences = [{"name": "CC0-1.0", "path": CC0}]
    return {
        "profile": "data-package",
        "name": "poch",
        "title": about["name"],
        "version": about["version"],
        "created": f"{edition['day']}T00:00:00Z",
        "keywords": about["keywords"],
        "licenses": licences,
        "resources": [*_resources(data)],
    }


def _resources(data: Path) -> Iterator[Data]:
    for path in sorted(file for file in (data / EXPORTS).rglob("*") if file.is_file()):
        content = path.read_bytes()
        resource = {
            "name": ".".join(path.relative_to(data / EXPORTS).parts).lower(),
            "path": path.relative_to(data).as_posix(),
            "format": path.suffix[1:],
            "mediatype": KINDS.get(path.suffix, "application/xml"),
            "bytes": len(content),
            "hash": f"sha256:{hashlib.sha256(content).hexdigest()}",
        }
        if path.suffix == ".csv":
            with path.open(encoding="utf-8", newline="") as file:
                columns = next(csv.reader(file))
            fields = [{"name": name, "type": "string"} for name in columns]
            schema = {"fields": fields, "missingValues": [""]}
            resource |= {"profile": "tabular-data-resource", "encoding": "utf-8", "schema": schema}
        yield resource


def materials(source: Path, edition: Mapping[str, str]) -> Data:
    """Return all that is installed to build, as a bill of materials in CycloneDX; the engine itself needs none of it."""
    version = edition["version"]
    project = tomllib.loads((source / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pypi = {
        match for file in source.glob("requirements/*.txt") for match in LOCKED.findall(file.read_text(encoding="utf-8"))
    }  # fmt: skip
    lock = json.loads((source / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    npm = {
        (path.rpartition("node_modules/")[2], about["version"])
        for path, about in lock.items()
        if path
    }
    locators = [
        *(f"pkg:pypi/{name}@{number}" for name, number in sorted(pypi)),
        *(f"pkg:npm/{name.replace('@', '%40', 1)}@{number}" for name, number in sorted(npm)),
    ]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid5(NAMESPACE_URL, f'poch {version}')}",
        "version": 1,
        "metadata": {
            "timestamp": f"{edition['day']}T00:00:00Z",
            "component": {"type": "application", "bom-ref": "poch", "name": project["name"], "version": version},
        },
        "components": [_component(locator) for locator in locators],
    }  # fmt: skip


def _component(locator: str) -> Data:
    name, _, version = locator.partition("/")[2].rpartition("@")
    plain = name.replace("%40", "@")
    its = {"type": "library", "bom-ref": locator, "name": plain, "version": version}
    return {**its, "purl": locator}


def ro_crate(
    data: Path, about: Data, cited: Data, edition: Mapping[str, str], identifier: str, more: list[str]
) -> Data:  # fmt: skip
    """Return the whole as an RO-Crate: what it is, by whom, and its parts."""
    names = sorted({*more, *(path.name for path in data.iterdir())})
    parts = [_part(data / name) for name in names]
    author = {"@id": "#author", "@type": "Organization", "name": cited["authors"][0]["name"]}
    licence = {"@id": CC0, "@type": "CreativeWork", "name": "CC0 1.0"}
    crate = {
        "@id": "./",
        "@type": "Dataset",
        **about,
        "description": cited["message"],
        "datePublished": edition["day"],
        "license": {"@id": CC0},
        "author": {"@id": "#author"},
        "identifier": identifier,
        "hasPart": [{"@id": part["@id"]} for part in parts],
    }
    head = {
        "@id": "ro-crate-metadata.json",
        "@type": "CreativeWork",
        "conformsTo": {"@id": "https://w3id.org/ro/crate/1.1"},
        "about": {"@id": "./"},
    }
    return {
        "@context": "https://w3id.org/ro/crate/1.1/context",
        "@graph": [head, crate, author, licence, *parts],
    }


def _part(path: Path) -> Data:
    if path.is_dir():
        return {"@id": f"{path.name}/", "@type": "Dataset", "name": path.name, "description": PARTS[path.name]}  # fmt: skip
    its = {"@id": path.name, "@type": "File", "name": path.name}
    return {**its, "encodingFormat": KINDS[path.suffix]}
