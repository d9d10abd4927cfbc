/** Finds a text in a copy: node tools/browser/originals/lay.mjs COPY MARKS prints its sentences by number. */

import { readFileSync } from "node:fs";
import { find } from "../../../docs/assets/js/copy/find.js";
import { unpack } from "../../../docs/assets/js/copy/packed.js";
import { read } from "../../../docs/assets/js/copy/read.js";

const [file = "", marks = ""] = process.argv.slice(2);

/** @param {string} why @returns {never} */
function stop(why) {
  console.error(`${file}: ${why}; take it away, or put another copy there`);
  process.exit(1);
}

const copy = read(readFileSync(file));
if ("trouble" in copy) stop("this is no text or HTML of less than 16 MB");
const { found: spans } = find(copy.text, JSON.parse(readFileSync(marks, "utf8")).map(unpack));
if (!spans.length) stop("the text is not in this copy");
const sentences = spans.map(({ id, from, to }) => [
  id,
  copy.text.slice(from, to).replace(/\s+/g, " ").trim(),
]);
console.log(JSON.stringify(Object.fromEntries(sentences)));
