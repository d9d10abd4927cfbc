/** Outside a browser: as much of a page in a language as scripts ask for when they are imported. */

import { readFileSync } from "node:fs";

const files = new URL("../docs/assets/words/", import.meta.url);

/** @param {string} lang */
export function pageIn(lang) {
  globalThis.document = { documentElement: { lang } };
  globalThis.fetch = async (url) => ({
    ok: true,
    text: async () => readFileSync(new URL(url.pathname.split("/").pop(), files), "utf8"),
  });
}
