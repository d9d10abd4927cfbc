// @ts-check
/** Reads the theme's sheet, the classes of it that no page has, and our sheets; prints all as one, small. */

import { readFileSync } from "node:fs";
import { transform } from "lightningcss";

/** @type {{theme: string, unused: string[], ours: Record<string, string>}} */
const { theme, unused, ours } = JSON.parse(readFileSync(0, "utf8"));
const THEMES = "the theme's sheet";

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
let left = String(small(THEMES, theme.replaceAll(".focus-visible", ":focus-visible"), unused));
for (let before = ""; before !== left; ) {
  before = left;
  const asked = collect(left + own, /(?<=var\()--[\w-]+/g);
  const idle = [...collect(left, /--[\w-]+(?=:)/g)].filter((name) => !asked.has(name));
  left = String(small(THEMES, left, idle));
}
// Every page is written from left to right: a rule for the other direction is none.
left = left.replace(/([^{}]*\[dir=rtl\][^{}]*)(\{[^{}]*\})/g, (_, selectors, rule) => {
  const kept = selectors.split(",").filter((/** @type {string} */ each) => !each.includes("=rtl"));
  return kept.length ? kept + rule : "";
});
const all = left + own;
// Which scheme a page has, a script says; where none runs, the system does.
const dark = (all.match(/[^{}]*\[data-md-color-scheme=slate\][^{}]*\{[^{}]*\}/g) ?? []).join("");
const query = "@media screen and (scripting:none) and (prefers-color-scheme:dark)";
const unscripted = dark && `${query}{${dark.replaceAll("scheme=slate]", "scheme=default]")}}`;
process.stdout.write(all + unscripted);
