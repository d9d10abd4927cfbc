// Byte-compiles the archives of a folder and enters its wheel in its lock file.
// Only CPython 3.14 writes bytecode for Pyodide, and Pyodide is one: it runs pyodide-build itself.
// Usage: node bundle.mjs FOLDER TOOLS [--with-lines]

import process from "node:process";
import { loadPyodide } from "pyodide";

const [folder, tools, lines] = process.argv.slice(2);

const python = await loadPyodide({
  env: { HOME: "/tmp", SOURCE_DATE_EPOCH: process.env.SOURCE_DATE_EPOCH ?? "1735689600" },
});
for (const [place, root] of Object.entries({ "/folder": folder, "/tools": tools })) {
  python.FS.mkdir(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, place);
}

python.globals.set("with_lines", Boolean(lines));
await python.runPythonAsync(`
import marshal
import os
import py_compile
import sys
from functools import partial
from pathlib import Path

os.chdir("/folder")
sys.path.append("/tools")

from pyodide_build._py_compile import _py_compile_archive, _py_compile_archive_dir
from pyodide_lock import PyodideLockSpec
from pyodide_lock.utils import add_wheels_to_spec

lock = Path("pyodide-lock.json")
wheels = sorted(Path().glob("*.whl"))
spec = add_wheels_to_spec(PyodideLockSpec.from_json(lock), wheels, base_path=Path())
spec.to_json(lock)
# Docstrings stay at home, and so do the numbers of lines: of eight instructions each byte says
# that they are in no line. A traceback names functions, and CPython plays the same hand with lines.
HEAD, NOWHERE = 16, 0xF8

def without_lines(code):
    whole, rest = divmod(len(code.co_code) // 2, 8)
    nowhere = bytes([NOWHERE | 7] * whole + ([NOWHERE | rest - 1] if rest else []))
    inner = (without_lines(part) if hasattr(part, "co_code") else part for part in code.co_consts)
    return code.replace(co_linetable=nowhere, co_consts=tuple(inner))

def compile_bare(*file, **options):
    written = Path(compile_whole(*file, **options))
    head, code = written.read_bytes()[:HEAD], marshal.loads(written.read_bytes()[HEAD:])
    written.write_bytes(head + marshal.dumps(without_lines(code)))
    return str(written)

compile_whole = partial(py_compile.compile, optimize=2)
py_compile.compile = compile_whole if with_lines else compile_bare
_py_compile_archive_dir(Path(), excludes=[], keep=False, verbose=False)
`);
