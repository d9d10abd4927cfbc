"""Takes out of Pyodide's program what only packages compiled to WebAssembly would call.

The program exports all of CPython's interface for such packages, name by name, and its JavaScript
keeps a variable for each. The site carries no such package, and reading and entering all this is a
good part of what a start takes.
"""

import re
from collections import Counter
from collections.abc import Iterator

WORD = re.compile(r"[A-Za-z_$][\w$]*")
ENTERED = "function assignWasmExports(wasmExports){"
ENTRY = re.compile(r'([\w$]+)=Module\["\1"\]=wasmExports\["[\w$]+"\](?:\.value>>>0)?(?:;|$)')
MENTIONS = 3
"""Where an entry's name stands for its own sake: declared, assigned, made a part of Module."""
MAGIC = b"\0asm\1\0\0\0"
IMPORTS, EXPORTS = 2, 7
FUNCTION, TABLE, MEMORY, GLOBAL, TAG = range(5)
FILLED_LATE = "GOT."
"""Modules of imports that the JavaScript fills with what is exported under the same name."""


def without_entries(script: str, loader: str) -> str:
    """Return Pyodide's script without the entries of exports that neither it nor its loader uses."""
    start = script.index(ENTERED) + len(ENTERED)
    end = script.index("}", start)
    mentioned = Counter(WORD.findall(script))
    elsewhere = set(WORD.findall(loader))
    gone: set[str] = set()

    def keep(entry: re.Match[str]) -> str:
        if mentioned[entry[1]] > MENTIONS or entry[1] in elsewhere:
            return entry[0]
        gone.add(entry[1])
        return ""

    entries = ENTRY.sub(keep, script[start:end])
    head, declared, names = script[: start - len(ENTERED)].rpartition("var ")
    left = ",".join(name for name in names.rstrip(";").split(",") if name not in gone)
    return f"{head}{declared}{left};{ENTERED}{entries}{script[end:]}"


def without_exports(program: bytes, script: str) -> bytes:
    """Return a WebAssembly program without the exports that its script does not name."""
    if not program.startswith(MAGIC):
        raise ValueError("this is no WebAssembly program of version 1")
    named = set(WORD.findall(script))
    late: set[str] = set()
    made = bytearray(MAGIC)
    for kind, body in sections(program):
        if kind == IMPORTS:
            late = {name for module, name in parse_imports(body) if module.startswith(FILLED_LATE)}
        if kind == EXPORTS:
            wanted = [
                entry
                for name, entry in parse_exports(body)
                if {name, f"_{name}"} & named or name in late
            ]
            body = encode_number(len(wanted)) + b"".join(wanted)  # noqa: PLW2901  this one is new
        made += bytes([kind]) + encode_number(len(body)) + body
    return bytes(made)


def sections(program: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield the sections of a program, in order: what kind each is, and its body."""
    at = len(MAGIC)
    while at < len(program):
        size, start = decode_number(program, at + 1)
        yield program[at], program[start : start + size]
        at = start + size


def parse_imports(body: bytes) -> Iterator[tuple[str, str]]:
    """Yield the module and the name of each import."""
    count, at = decode_number(body, 0)
    for _ in range(count):
        module, at = decode_name(body, at)
        name, at = decode_name(body, at)
        kind = body[at]
        at += 1
        if kind in {TABLE, GLOBAL, TAG}:
            at += 1  # the type of what it holds, or what a tag is for
        if kind in {TABLE, MEMORY}:
            bounded = body[at] & 1
            for _ in range(2 + bounded):
                _, at = decode_number(body, at)
        elif kind == GLOBAL:
            at += 1
        else:
            _, at = decode_number(body, at)
        yield module, name


def parse_exports(body: bytes) -> Iterator[tuple[str, bytes]]:
    """Yield the name of each export, and the whole of its entry."""
    count, at = decode_number(body, 0)
    for _ in range(count):
        start = at
        name, at = decode_name(body, at)
        _, at = decode_number(body, at + 1)
        yield name, body[start:at]


def decode_number(source: bytes, at: int) -> tuple[int, int]:
    """Return the number that begins there, seven bits a byte, and where it ends."""
    value = shift = 0
    while True:
        byte = source[at]
        at += 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:  # noqa: PLR2004  the eighth bit
            return value, at


def decode_name(source: bytes, at: int) -> tuple[str, int]:
    """Return the name that begins there, and where it ends."""
    length, at = decode_number(source, at)
    return source[at : at + length].decode(), at + length


def encode_number(value: int) -> bytes:
    """Write a number as `decode_number` reads it."""
    made = bytearray()
    while value > 0x7F:  # noqa: PLR2004  what seven bits hold
        made.append(value & 0x7F | 0x80)
        value >>= 7
    made.append(value)
    return bytes(made)
