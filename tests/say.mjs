/** Say messages as a page in a language does: they come as JSON, and what they say goes out. */

import { pageIn } from "./page.mjs";

pageIn(process.argv[2]);
const { ready, say } = await import("../docs/assets/js/language/say.js");
await ready();
let given = "";
for await (const part of process.stdin) given += part;
console.log(JSON.stringify(JSON.parse(given).map((message) => say(message))));
