/** Rules and what texts choose, in the words of the page's language. */

import { tag } from "../language/say.js";
import { fetchData } from "../network/fetching.js";
import { ROOT } from "../page/dom.js";

const FOLDER = new URL(`assets/compare/${tag === "en" ? "" : `${tag}/`}`, ROOT);

/** @param {string} name */
const loadFile = (name) => fetchData(new URL(name, FOLDER));

/** @param {Element | null} node @param {string | undefined} words */
function put(node, words) {
  if (!node || !words) return;
  node.textContent = words;
  node.removeAttribute("lang");
}

/** Put the words of the page into a list of rules; what no text and no reading chooses keeps the engine's. @param {HTMLElement} list */
export async function translate(list) {
  /** @type {[{lines: {leaf: string, title: string}[]}, Record<string, Record<string, string>>]} */
  const [{ lines }, values] = await Promise.all([loadFile("index.json"), loadFile("values.json")]);
  const titles = new Map(lines.map(({ leaf, title }) => [leaf, title]));
  for (const head of list.querySelectorAll("dt"))
    put(head.firstElementChild, titles.get(head.dataset.leaf ?? ""));
  for (const item of list.querySelectorAll("li")) put(item, titles.get(item.dataset.leaf ?? ""));
  for (const { dataset, firstElementChild } of list.querySelectorAll("dd"))
    put(firstElementChild, values[dataset.leaf ?? ""]?.[dataset.value ?? ""]);
}
