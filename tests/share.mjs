/** Draft links as pages make and read them: each line that comes in has a base and a text, and how to damage the link. */

import { createInterface } from "node:readline";
import { linkOf, readLink } from "../docs/assets/js/workshop/shared.js";

for await (const line of createInterface({ input: process.stdin })) {
  const { base, text, from, name, now, cut, alter, link } = JSON.parse(line);
  const hash = link ?? (await linkOf({ from, name, text }, base));
  let given = cut === undefined ? hash : hash.slice(0, cut);
  if (alter !== undefined)
    given = given.slice(0, alter) + (given[alter] === "A" ? "B" : "A") + given.slice(alter + 1);
  console.log(JSON.stringify({ hash, found: await readLink(given, now ?? base) }));
}
