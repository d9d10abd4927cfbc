// Starts the built bundle's Python as the worker of the site does, with the engine to import from.

import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

/** @param {string} folder */
export async function python(folder) {
  const base = resolve(folder);
  const { loadPyodide } = await import(pathToFileURL(`${base}/pyodide.mjs`).href);
  const lock = JSON.parse(readFileSync(`${base}/pyodide-lock.json`, "utf-8"));
  const unpacked = (/** @type {string} */ name) => gunzipSync(readFileSync(`${base}/${name}`));
  const place = mkdtempSync(join(tmpdir(), "poch-"));
  for (const name of ["python_stdlib.zip", "pyodide.asm.wasm"])
    writeFileSync(join(place, name), unpacked(`${name}.packed`));
  copyFileSync(`${base}/pyodide.asm.mjs`, join(place, "pyodide.asm.mjs"));
  const started = await loadPyodide({
    indexURL: place,
    lockFileContents: { ...lock, packages: {} },
  }).finally(() => rmSync(place, { recursive: true }));
  for (const [name, { file_name }] of Object.entries(lock.packages))
    started.FS.writeFile(`/lib/${name}.whl`, unpacked(file_name));
  started.runPython("import sys; sys.path.append('/lib/poch.whl')");
  return started;
}
