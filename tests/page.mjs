/** Outside a browser: as much of a page in a language as scripts ask for when they are imported. */

import { readFileSync } from "node:fs";

const files = new URL("../docs/assets/words/", import.meta.url);

/** @param {string} lang */
export function pageIn(lang) {
  const documentElement = { lang, matches: () => false };
  globalThis.document = { documentElement, querySelector: () => null };
  globalThis.fetch = async (url) =>
    new Response(readFileSync(new URL(url.pathname.split("/").pop(), files)));
}
