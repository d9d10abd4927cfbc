// Runs the built bundle without a browser.
// Usage: node run_in_node.mjs FOLDER < requests    one JSON request a line, one JSON answer a line
//        node run_in_node.mjs FOLDER -c CODE       prints the value of CODE

import { resolve } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [folder, flag, code] = process.argv.slice(2);
const base = resolve(folder);

try {
  const { loadPyodide } = await import(pathToFileURL(`${base}/pyodide.mjs`).href);
  const python = await loadPyodide({ indexURL: base, packages: ["poch"] });
  if (flag === "-c") {
    console.log(String(await python.runPythonAsync(code)));
  } else {
    const handle = python.runPython("from poch.bridge import handle; handle");
    for await (const line of createInterface({ input: process.stdin })) {
      console.log(handle(line));
    }
  }
} catch (error) {
  // Node would print the whole of Pyodide, which is one line of a megabyte.
  console.error(error.message);
  process.exitCode = 1;
}
