/** Links of a table's rules as pages make and read them: each line that comes in has rules or a link, and what a text knows. */

import { createInterface } from "node:readline";
import { readTable, signs, tableLink } from "../docs/assets/js/workshop/table-link.js";

for await (const line of createInterface({ input: process.stdin })) {
  const { from, rules, known, link, names } = JSON.parse(line);
  if (names) console.log(JSON.stringify(names.map(signs)));
  else {
    const hash = link ?? tableLink(from, rules);
    console.log(JSON.stringify({ hash, found: readTable(hash, known) }));
  }
}
