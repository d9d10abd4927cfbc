// Runs the built bundle without a browser.
// Usage: node run_in_node.mjs FOLDER < requests    one JSON request a line, one JSON answer a line
//        node run_in_node.mjs FOLDER -c CODE       prints the value of CODE

import process from "node:process";
import { answer, run } from "./python.mjs";

const [folder, flag, code] = process.argv.slice(2);

await run(folder, async (started) => {
  if (flag === "-c") console.log(String(started.runPython(code)));
  else await answer(started.runPython("from poch.bridge.door import handle; handle"));
});
