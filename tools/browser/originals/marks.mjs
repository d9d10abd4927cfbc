/**
 * Writes what finds a text in copies of it: node tools/browser/originals/marks.mjs originals/SLUG.txt variants/SLUG/original.json.
 * A line of the copy is a sentence: its number, a tab, its words. Only hashes are written.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { pack } from "../../../docs/assets/js/copy/packed.js";
import { sentence } from "../../../docs/assets/js/copy/words.js";

const LINE = /^(S[1-9]\d*[a-z]?)\t(.+)$/;
const [copy = "", file = ""] = process.argv.slice(2);
const lines = readFileSync(copy, "utf8").split("\n");
const marks = lines.flatMap((line, i) => {
  if (!line.trim()) return [];
  const [, id, words] = LINE.exec(line) ?? [];
  if (!id || !words) {
    console.error(`${copy}, line ${i + 1}: write the number of the sentence, a tab, and its words`);
    process.exit(1);
  }
  return [JSON.stringify(pack(sentence(id, words)))];
});
writeFileSync(file, `[\n  ${marks.join(",\n  ")}\n]\n`);
console.log(`${file}: ${marks.length} sentences`);
