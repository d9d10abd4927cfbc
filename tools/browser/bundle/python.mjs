// Starts the built bundle's Python as the worker of the site does, with the engine to import from.

import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

/** @param {string} folder */
async function python(folder) {
  const base = resolve(folder);
  const { loadPyodide } = await import(pathToFileURL(`${base}/pyodide.mjs`).href);
  const lock = JSON.parse(readFileSync(`${base}/pyodide-lock.json`, "utf-8"));
  const unpack = (/** @type {string} */ name) => gunzipSync(readFileSync(`${base}/${name}`));
  const place = mkdtempSync(join(tmpdir(), "poch-"));
  for (const name of ["python_stdlib.zip", "pyodide.asm.wasm"])
    writeFileSync(join(place, name), unpack(`${name}.packed`));
  copyFileSync(`${base}/pyodide.asm.mjs`, join(place, "pyodide.asm.mjs"));
  const started = await loadPyodide({
    indexURL: place,
    lockFileContents: { ...lock, packages: {} },
  }).finally(() => rmSync(place, { recursive: true }));
  for (const [name, { file_name }] of Object.entries(lock.packages))
    started.FS.writeFile(`/lib/${name}.whl`, unpack(file_name));
  started.runPython("import sys; sys.path.append('/lib/poch.whl')");
  return started;
}

/** @param {string} folder @param {(started: any) => Promise<void>} work */
export async function run(folder, work) {
  try {
    await work(await python(folder));
  } catch (error) {
    // Node would print the whole of Pyodide, which is one line of a megabyte.
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Answer each line of the input. @param {(line: string) => string} handle */
export async function answer(handle) {
  for await (const line of createInterface({ input: process.stdin })) console.log(handle(line));
}
