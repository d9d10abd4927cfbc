/** Read GIFT as another program does: a file comes in, and its questions go out as JSON. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { parse } = createRequire(import.meta.url)("gift-pegjs");
console.log(JSON.stringify(parse(readFileSync(process.argv[2], "utf-8"))));
