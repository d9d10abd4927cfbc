// Runs the built bundle without a browser.
// Usage: node run_in_node.mjs FOLDER < requests    one JSON request a line, one JSON answer a line
//        node run_in_node.mjs FOLDER -c CODE       prints the value of CODE

import process from "node:process";
import { createInterface } from "node:readline";
import { python } from "./python.mjs";

const [folder, flag, code] = process.argv.slice(2);

try {
  const started = await python(folder);
  if (flag === "-c") {
    console.log(String(started.runPython(code)));
  } else {
    const handle = started.runPython("from poch.bridge.door import handle; handle");
    for await (const line of createInterface({ input: process.stdin })) {
      console.log(handle(line));
    }
  }
} catch (error) {
  // Node would print the whole of Pyodide, which is one line of a megabyte.
  console.error(error.message);
  process.exitCode = 1;
}
