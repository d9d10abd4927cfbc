// @ts-check
/** Reads the theme's sheet, the classes of it that no page has, and our sheets; prints all as one, small. */

import { readFileSync } from "node:fs";
import { transform } from "lightningcss";

/** @type {{theme: string, unused: string[], ours: Record<string, string>}} */
const { theme, unused, ours } = JSON.parse(readFileSync(0, "utf8"));
const THEMES = "the theme's sheet";

/** What no page has: another direction of writing, and what templates and scripts of the theme would write. */
const NOWHERE =
  /\[dir=rtl\]|\[for=__(?:toc|search)\]|\[data-md-(?:level|scrolllock|toggle=search)|\[role=columnheader\]|\[align|-mode-only\]|:nth-child\((?:[6-9]|1\d)\)|\.no-js \.md-sidebar|\[id=__comments\]/;

/** @param {string} filename @param {string} text @param {string[]} [unusedSymbols] */
function small(filename, text, unusedSymbols = []) {
  try {
    return transform({ filename, code: Buffer.from(text), minify: true, unusedSymbols }).code;
  } catch (error) {
    const { message, loc } = /** @type {Error & {loc?: {line: number}}} */ (error);
    console.error(`${filename}, line ${loc?.line ?? "?"}: ${message}`);
    return process.exit(1);
  }
}

/** @param {string} text @param {RegExp} pattern */
const collect = (text, pattern) => new Set(text.match(pattern));

const own = Object.entries(ours)
  .map(([name, text]) => small(name, text))
  .join("");
// A script of the theme would set this class, for which browsers have a pseudo-class.
const written = theme.replaceAll(".focus-visible", ":focus-visible");
let left = String(small(THEMES, written, unused)).replace(
  /([^{}]+)(\{[^{}]*\})/g,
  (rule, /** @type {string} */ selectors, /** @type {string} */ body) => {
    if (!NOWHERE.test(selectors)) return rule;
    const kept = selectors.split(",").filter((each) => !NOWHERE.test(each));
    return kept.length ? kept + body : "";
  },
);
for (let before = ""; before !== left; ) {
  before = left;
  const used = collect(left + own, /(?<=var\()--[\w-]+/g);
  const idle = [...collect(left, /--[\w-]+(?=:)/g)].filter((name) => !used.has(name));
  left = String(small(THEMES, left, idle));
}
const all = left + own;
// Which scheme a page has, a script says; where none runs, the system does.
const dark = (all.match(/[^{}]*\[data-md-color-scheme=slate\][^{}]*\{[^{}]*\}/g) ?? []).join("");
const query = "@media screen and (scripting:none) and (prefers-color-scheme:dark)";
const unscripted = dark && `${query}{${dark.replaceAll("scheme=slate]", "scheme=default]")}}`;
process.stdout.write(all + unscripted);
