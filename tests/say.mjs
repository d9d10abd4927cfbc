/** Say messages as a page in a language does: they come as JSON, and what they say goes out. */

import { pageIn } from "./page.mjs";

pageIn(process.argv[2]);
const { say } = await import("../docs/assets/js/language/say.js");
let given = "";
for await (const part of process.stdin) given += part;
console.log(JSON.stringify(JSON.parse(given).map((one) => say(one))));
