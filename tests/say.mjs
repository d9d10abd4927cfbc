/** Say messages as a page in a language does: they come as JSON, and what they say goes out. */

import { readFileSync } from "node:fs";

const [, , lang] = process.argv;
const files = new URL("../docs/assets/words/", import.meta.url);
globalThis.document = { documentElement: { lang } };
globalThis.fetch = async (url) => ({
  ok: true,
  text: async () => readFileSync(new URL(url.pathname.split("/").pop(), files), "utf8"),
});
const { say } = await import("../docs/assets/js/language/say.js");
let given = "";
for await (const part of process.stdin) given += part;
console.log(JSON.stringify(JSON.parse(given).map((one) => say(one))));
